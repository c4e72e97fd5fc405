// Times TensorPrimitives for the benchmark program: reads "workload type data n times" per line,
// writes the seconds. What TensorPrimitives can't fuse runs in several passes over a temporary.
using System.Diagnostics;
using System.Globalization;
using System.Numerics;
using System.Numerics.Tensors;

var measurements = new Dictionary<string, Func<string, string, int, long, double>>
{
    ["f32"] = new Measurement<float>().Run,
    ["f64"] = new Measurement<double>().Run,
    ["i8"] = new Measurement<sbyte>().Run,
    ["i32"] = new Measurement<int>().Run,
    ["i64"] = new Measurement<long>().Run,
};

while (Console.ReadLine() is { } line)
{
    string[] words = line.Split(' ');
    double seconds = measurements[words[1]](words[0], words[2], int.Parse(words[3]), long.Parse(words[4]));
    Console.WriteLine(seconds.ToString("R", CultureInfo.InvariantCulture));
}

sealed class Measurement<T> where T : struct, INumber<T>, IMinMaxValue<T>
{
    static readonly int[] WarmUpSizes = [8, 64, 1024, 16384, 65536];

    readonly HashSet<string> warm = [];
    string data = "";
    T[] x = [];
    T[] y = [];
    T[] result = [];
    T element = T.Zero;
    int index;

    public double Run(string workload, string wantedData, int n, long times)
    {
        if (warm.Add(workload)) WarmUp(workload);
        Prepare(wantedData, n);
        var watch = Stopwatch.StartNew();
        Repeat(workload, times);
        return watch.Elapsed.TotalSeconds;
    }

    // Every size in turn, so that none is timed while what it needs is compiled or paged in.
    void WarmUp(string workload)
    {
        foreach (int size in WarmUpSizes)
        {
            Prepare("random", size);
            Repeat(workload, 100);
        }
    }

    void Prepare(string wantedData, int n)
    {
        if (data == wantedData && x.Length == n) return;
        data = wantedData;
        var random = new Random(1);
        x = Elements(wantedData, n, random);
        y = Elements("random", n, random);
        result = new T[n];
    }

    static T[] Elements(string data, int n, Random random)
    {
        var elements = new T[n];
        for (int i = 0; i < n; ++i)
        {
            elements[i] = data switch
            {
                "ascending" => FromFraction((i + 1.0) / n),
                "equal" => FromFraction(0.5),
                _ => FromFraction(random.NextDouble() * 2 - 1),
            };
        }
        if (data == "nan_last") elements[n - 1] = T.CreateChecked(double.NaN);
        return elements;
    }

    static T FromFraction(double fraction) =>
        typeof(T) == typeof(float) || typeof(T) == typeof(double)
            ? T.CreateChecked(fraction)
            : T.CreateTruncating(fraction * double.CreateChecked(T.MaxValue) * 0.999);

    void Repeat(string workload, long times)
    {
        switch (workload)
        {
            case "abs":
                for (long i = 0; i < times; ++i) TensorPrimitives.Abs<T>(x, result);
                break;
            case "max":
                for (long i = 0; i < times; ++i) TensorPrimitives.Max<T>(x, y, result);
                break;
            case "max_abs":
                for (long i = 0; i < times; ++i)
                {
                    TensorPrimitives.Abs<T>(x, result);
                    TensorPrimitives.Max<T>(result, y, result);
                }
                break;
            case "min_magnitude_of_max_abs":
                for (long i = 0; i < times; ++i)
                {
                    TensorPrimitives.Abs<T>(x, result);
                    TensorPrimitives.Max<T>(result, y, result);
                    element = TensorPrimitives.MinMagnitude<T>(result);
                }
                break;
            case "index_of_max_magnitude":
                for (long i = 0; i < times; ++i) index = TensorPrimitives.IndexOfMaxMagnitude<T>(x);
                break;
            case "index_of_max_magnitude_of_sub":
                for (long i = 0; i < times; ++i)
                {
                    TensorPrimitives.Subtract<T>(x, y, result);
                    index = TensorPrimitives.IndexOfMaxMagnitude<T>(result);
                }
                break;
            case "max_reduce":
                for (long i = 0; i < times; ++i) element = TensorPrimitives.Max<T>(x);
                break;
            case "min_magnitude_reduce":
                for (long i = 0; i < times; ++i) element = TensorPrimitives.MinMagnitude<T>(x);
                break;
            case "max_magnitude_reduce":
                for (long i = 0; i < times; ++i) element = TensorPrimitives.MaxMagnitude<T>(x);
                break;
            default:
                throw new ArgumentException(workload);
        }
    }
}
