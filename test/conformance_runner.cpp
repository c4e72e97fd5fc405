// The conformance runner must notice what is wrong. The first half starts the program itself on
// folders of vectors; the second runs faulty operations through its checks.
#define BOOST_TEST_MODULE conformance_runner

#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/test/unit_test.hpp>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tenfold/tenfold.hpp>
#include <vector>

#include "conformance/folder.hpp"
#include "conformance/report.hpp"
#include "conformance/run.hpp"
#include "conformance/table.hpp"

namespace {

using conformance::destination;
using conformance::operand;
using operands = std::span<const operand>;

// A folder that is removed at the end.
class temporary_folder {
 public:
  temporary_folder() {
    std::string name = (std::filesystem::temp_directory_path() / "conformance-XXXXXX").string();
    if (!mkdtemp(name.data())) throw std::runtime_error("no temporary folder");
    path_ = name;
  }
  temporary_folder(const temporary_folder&) = delete;
  temporary_folder& operator=(const temporary_folder&) = delete;
  ~temporary_folder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }

  const std::filesystem::path& path() const { return path_; }
  void write(const std::string& file, const std::string& text) const {
    std::ofstream(path_ / file) << text;
  }

 private:
  std::filesystem::path path_;
};

// ---- the program --------------------------------------------------------------------------------

struct finished {
  int status;
  std::string output;

  bool says(const std::string& text) const { return output.find(text) != output.npos; }
  std::string last_line() const {
    const std::size_t end = output.find_last_not_of('\n') + 1;
    const std::size_t start = output.substr(0, end).rfind('\n') + 1;
    return output.substr(start, end - start);
  }
  long lines() const { return std::count(output.begin(), output.end(), '\n'); }
};

finished start_runner(const std::string& arguments) {
  const std::string command = "'" CONFORMANCE_RUNNER "' " + arguments + " 2>&1";
  std::FILE* const pipe = popen(command.c_str(), "r");
  if (!pipe) throw std::runtime_error("the runner can't be started");
  std::string output;
  for (int c; (c = std::fgetc(pipe)) != EOF;) output += static_cast<char>(c);
  const int status = pclose(pipe);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, output};
}

finished run_files(const temporary_folder& folder) {
  return start_runner("'" + folder.path().string() + "'");
}

finished run_text(const std::string& text) {
  const temporary_folder folder;
  folder.write("vectors.txt", text);
  return run_files(folder);
}

const std::string right = "abs\tS\tf32\tc0000000*40\t=\t40000000*40\n";

BOOST_AUTO_TEST_SUITE(program)

BOOST_AUTO_TEST_CASE(right_line_passes) {
  const finished run = run_text("# a comment\n\n" + right);
  BOOST_TEST(run.status == 0);
  BOOST_TEST(run.last_line() == "1 passed, 0 failed, 0 skipped");
  for (const std::string& name : tenfold::targets()) BOOST_TEST(run.says(name));
}

BOOST_AUTO_TEST_CASE(wrong_line_fails) {
  const finished run = run_text(right + "abs\tS\tf32\t00000000*20,c0000000\t=\t00000000*21\n");
  BOOST_TEST(run.status == 1);
  BOOST_TEST(run.says("vectors.txt:2: abs S f32 on " + tenfold::targets().front()));
  BOOST_TEST(run.says("expected ...,00000000,00000000,00000000,00000000\n"));
  BOOST_TEST(run.says("got      ...,00000000,00000000,00000000,40000000\n"));
  BOOST_TEST(run.says("first difference at index 20 of 21"));
  BOOST_TEST(run.last_line() == "1 passed, 1 failed, 0 skipped");
}

BOOST_AUTO_TEST_CASE(wrong_values_indices_and_errors_fail) {
  for (const std::string line : {
           "max\tR\ti8\t01,02\t=\t01",
           "index_of_max_magnitude\tI\tu16\t0001,0002\t=\t0",
           "abs\tS\ti8\t01\t=\t!overflow",
           "abs\tS\ti8\t80\t=\t80",
           "max\tR\tf64\t-\t=\t0000000000000000",
           "max\tSS\ti8\t01*2\t02*3\t=\t!overflow",
           "add\tsS\ti8\ts:01\t02\t=\t04",
           "subtract\tSs\tu64\t0000000000000003\ts:0000000000000001\t=\t0000000000000001",
       }) {
    const finished run = run_text(line + '\n');
    BOOST_TEST(run.status == 1, line);
    BOOST_TEST(run.says("vectors.txt:1: "), line);
    BOOST_TEST(run.last_line() == "0 passed, 1 failed, 0 skipped", line);
  }
}

BOOST_AUTO_TEST_CASE(malformed_line_fails) {
  struct slip {
    std::string line;
    std::string message;
  };
  for (const slip& slip : {
           slip{"abs\tS\tf32\tc000000g\t=\t40000000", "\"c000000g\" is no element of f32"},
           {"abs\tS\tf32\tC0000000\t=\t40000000", "\"C0000000\" is no element of f32"},
           {"abs\tS\tf32\tc0000000\t=\t4000000", "\"4000000\" is no element of f32"},
           {"abs\tS\tf32\tc0000000,\t=\t40000000*2", "\"\" is no element of f32"},
           {"abs\tS\tf32\tc0000000*0\t=\t-", "\"0\" is no count"},
           {"abs\tS\tf32\tc0000000*2x\t=\t40000000*2", "\"2x\" is no count"},
           {"abs\tS\tf32\tc0000000*99999999999999999999\t=\t-", "is no count"},
           {"abs\tS\tf32\tc0000000\t40000000", "no field ="},
           {"abs\tS\tf32\t=\t40000000", "should stand before the ="},
           {"abs\tS\tf32\tc0000000\t=", "no result"},
           {"abs\tS\tf32\tc0000000\t=\t", "a result is empty"},
           {"abs\tS\tf32\tc0000000\t=\t40000000\t40000000", "one result"},
           {"abs\tS\tf32\tc0000000\t=\t40000000*2", "2 elements instead of 1"},
           {"abs\tQ\tf32\tc0000000\t=\t40000000", "no form \"Q\""},
           {"abs\tS\tf99\tc0000000\t=\t40000000", "no element type \"f99\""},
           {"\tS\tf32\tc0000000\t=\t40000000", "name is empty"},
           {"max\tSS\tf32\tc0000000\t=\t40000000", "form SS has 2 operands, the line 1"},
           {"max\tSs\ti8\t01\t02\t=\t02", "should begin with \"s:\""},
           {"max\tR\ti8\t01,02\t=\t02,02", "\"02,02\" is no element of i8"},
           {"abs\tS\ti8\t80\t=\t!nonsense", "no error \"!nonsense\""},
           {"index_of_max_magnitude\tI\ti8\t01\t=\t0x0", "\"0x0\" is no decimal integer"},
           {"not_there\tS\tf32\tgg\t=\tgg", "\"gg\" is no element of f32"},
           {"not_there\tC\tf32\t00000000\t=\t00", "\"f32\" should name two element types"},
           {"not_there\tS\tu8\t00\tn:1.5\t=\t00", "\"1.5\" is no decimal integer"},
           {"# nan: perhaps", "any or bits"},
       }) {
    const finished run = run_text(right + slip.line + '\n' + right);
    BOOST_TEST(run.status == 1, slip.line);
    BOOST_TEST(run.says("vectors.txt:2: malformed: "), slip.line);
    BOOST_TEST(run.says(slip.message), slip.line << " gives\n" << run.output);
    BOOST_TEST(run.last_line() == "2 passed, 1 failed, 0 skipped", slip.line);
  }
}

BOOST_AUTO_TEST_CASE(nothing_to_read_is_one_sentence) {
  const temporary_folder empty;
  const temporary_folder comments;
  comments.write("abs.v.txt", "# nan: bits\n");
  comments.write("snan.txt", right);
  comments.write("deviations.txt", right);
  comments.write("abs.v.csv", right);
  for (const std::string& folder :
       {empty.path().string(), comments.path().string(), (empty.path() / "missing").string(),
        (comments.path() / "abs.v.txt").string()}) {
    const finished run = start_runner("'" + folder + "'");
    BOOST_TEST(run.status == 1, folder);
    BOOST_TEST(run.lines() == 1, folder);
    BOOST_TEST(run.says(folder), folder);
  }
  BOOST_TEST(start_runner("one two").status == 1);
}

BOOST_AUTO_TEST_CASE(unknown_operation_is_left_out) {
  const finished with_others = run_text(right + "not_there\tSs\tu8\t00*3\ts:00\t=\t00*3\n");
  BOOST_TEST(with_others.status == 0);
  BOOST_TEST(with_others.says("not_there"));
  BOOST_TEST(with_others.says("1 left out: no such operation yet\n"));
  BOOST_TEST(with_others.last_line() == "1 passed, 0 failed, 1 skipped");

  const finished alone = run_text("not_there\tS\tu8\t00\t=\t00\n");
  BOOST_TEST(alone.status == 1);
  BOOST_TEST(alone.says("0 passed, 0 failed, 1 skipped\n"));
  BOOST_TEST(alone.says("no line could be run"));
}

BOOST_AUTO_TEST_CASE(reason_is_told) {
  const finished run = run_text(right +
                                "abs\tS\tf16\t0000\t=\t0000\n"
                                "abs\tR\tf32\t00000000\t=\t00000000\n"
                                "max\tS\tf32\t00000000\tn:1\t=\t00000000\n");
  BOOST_TEST(run.status == 0);
  BOOST_TEST(run.says("1 left out: element type f16\n"));
  BOOST_TEST(run.says("1 left out: no form R of it yet\n"));
  BOOST_TEST(run.says("1 left out: no form Sn of it yet\n"));
}

BOOST_AUTO_TEST_CASE(nan_line_is_obeyed) {
  const std::string other_nan = "add\tSS\tf32\t7fc00000\t3f800000\t=\tffc00001\n";
  BOOST_TEST(run_text("# nan: any (whichever)\n" + other_nan).status == 0);
  BOOST_TEST(run_text("# nan: bits\n" + other_nan).status == 1);
  BOOST_TEST(run_text(other_nan).status == 1);
  BOOST_TEST(run_text("# nan: any\nadd\tSS\tf32\t3f800000\t3f800000\t=\t7fc00000\n").status == 1);
  BOOST_TEST(run_text("# nan: any\nadd\tSS\ti32\t7fc00000\t00000000\t=\tffc00001\n").status == 1);
}

BOOST_AUTO_TEST_CASE(few_failures_are_printed) {
  std::string wrong;
  for (int i = 0; i < 5; ++i) wrong += "abs\tS\tf32\tc0000000\t=\t00000000\n";
  const finished run = run_text(wrong);
  BOOST_TEST(run.says("vectors.txt:3:"));
  BOOST_TEST(!run.says("vectors.txt:4:"));
  BOOST_TEST(run.says("2 more failures not shown"));
  BOOST_TEST(run.last_line() == "0 passed, 5 failed, 0 skipped");
}

// Of the project's own data only the 16-bit floating-point types are left out. So no element type
// is missing from the program.
BOOST_AUTO_TEST_CASE(own_data_is_run) {
  const finished run = start_runner("");
  BOOST_TEST(run.status == 0);
  BOOST_TEST(run.says(" f64 "));
  std::istringstream lines(run.output);
  for (std::string line; std::getline(lines, line);) {
    const std::size_t reason = line.find("left out: ");
    if (reason == line.npos) continue;
    const std::string why = line.substr(reason + 10);
    BOOST_TEST((why == "element type f16" || why == "element type bf16"), line);
  }
}

BOOST_AUTO_TEST_SUITE_END()

// ---- faulty operations --------------------------------------------------------------------------

// An operation on one array of i32: the number is increased by one. Each of the others does so
// too, but for one fault.
using element = std::int32_t;

const element* begin(const operand& x) { return reinterpret_cast<const element*>(x.data); }
element* begin(destination out) { return reinterpret_cast<element*>(out.data); }

void increase(operands x, destination out) {
  for (std::size_t i = 0; i < out.size; ++i) begin(out)[i] = begin(x[0])[i] + 1;
}

void write_behind(operands x, destination out) {
  increase(x, out);
  begin(out)[out.size] = 0;
}

void write_before(operands x, destination out) {
  increase(x, out);
  begin(out)[-1] = 0;
}

void miss_last(operands x, destination out) { increase(x, {out.data, out.size - 1}); }

void change_source(operands x, destination out) {
  increase(x, out);
  const_cast<element*>(begin(x[0]))[x[0].size - 1] += 1;
}

void write_behind_source(operands x, destination out) {
  increase(x, out);
  const_cast<element*>(begin(x[0]))[x[0].size] = 0;
}

void wrong_in_place(operands x, destination out) {
  increase(x, out);
  if (x[0].data == out.data) begin(out)[0] = 0;
}

void wrong_where_misaligned(operands x, destination out) {
  increase(x, out);
  if (reinterpret_cast<std::uintptr_t>(x[0].data) % 64 != 0) begin(out)[0] = 0;
}

void wrong_on_the_last_instruction_set(operands x, destination out) {
  increase(x, out);
  if (tenfold::target() == tenfold::targets().back()) begin(out)[0] = 0;
}

void throw_something_else(operands, destination) { throw std::runtime_error("something else"); }

void overflow(operands, destination) { throw tenfold::overflow_error("no result"); }

void overflow_after_writing(operands x, destination out) {
  begin(out)[0] = 0;
  overflow(x, out);
}

conformance::row row_of(std::string_view name, void (*apply)(operands, destination)) {
  const conformance::element_type& type = conformance::element_type_of<element>();
  return {name, "S", type.name, true, &type, conformance::notation::list, apply};
}

// What is wrong, as the runner tells it; empty where nothing is.
std::string problem(void (*apply)(operands, destination),
                    const std::string& result = "00000002,00000003*20") {
  const auto line = conformance::parse_line("name\tS\ti32\t00000001,00000002*20\t=\t" + result);
  std::string text;
  for (const conformance::mismatch& one :
       conformance::run_line(row_of("name", apply), line, conformance::nan_rule::bits))
    text += one.target + ", " + one.how + ": " + one.detail + '\n';
  return text;
}

bool contains(const std::string& text, const std::string& part) {
  return text.find(part) != text.npos;
}

BOOST_AUTO_TEST_SUITE(checks)

BOOST_AUTO_TEST_CASE(right_operation_passes) {
  BOOST_TEST(problem(increase) == "");
  BOOST_TEST(problem(overflow, "!overflow") == "");
}

BOOST_AUTO_TEST_CASE(writing_elsewhere) {
  BOOST_TEST(contains(problem(write_behind), "before or behind the destination"));
  BOOST_TEST(contains(problem(write_before), "before or behind the destination"));
  BOOST_TEST(contains(problem(write_behind_source), "before or behind operand 1"));
  BOOST_TEST(contains(problem(change_source), "operand 1 was changed"));
  BOOST_TEST(contains(problem(change_source), "first difference at index 20 of 21"));
}

BOOST_AUTO_TEST_CASE(not_writing) {
  BOOST_TEST(contains(problem(miss_last), "first difference at index 20 of 21"));
}

BOOST_AUTO_TEST_CASE(every_way_is_run) {
  BOOST_TEST(contains(problem(wrong_in_place), "in place over operand 1"));
  BOOST_TEST(contains(problem(wrong_where_misaligned), "element offset 1:"));
}

BOOST_AUTO_TEST_CASE(every_instruction_set_is_run) {
  const std::string text = problem(wrong_on_the_last_instruction_set);
  BOOST_TEST(text.starts_with(tenfold::targets().back() + ", "));
  BOOST_TEST(std::count(text.begin(), text.end(), ':') == 1);
}

BOOST_AUTO_TEST_CASE(errors) {
  BOOST_TEST(contains(problem(throw_something_else), "something else"));
  BOOST_TEST(contains(problem(throw_something_else, "!overflow"), "something else"));
  BOOST_TEST(contains(problem(overflow), "no result"));
  BOOST_TEST(contains(problem(overflow, "!shape"), "expected !shape"));
  BOOST_TEST(contains(problem(increase, "!overflow"), "expected !overflow\ngot      a result"));
  BOOST_TEST(contains(problem(overflow_after_writing, "!overflow"), "operand 1 was changed"));
}

// A line that fails on one instruction set only is one failed line, and the report names the set.
BOOST_AUTO_TEST_CASE(lines_are_counted_once) {
  const conformance::rows table{
      {row_of("right", increase)},
      {row_of("wrong", increase), row_of("half", wrong_on_the_last_instruction_set)}};
  const temporary_folder folder;
  folder.write("a.txt", "right\tS\ti32\t00000001\t=\t00000002\n");
  folder.write("b.txt",
               "half\tS\ti32\t00000001\t=\t00000002\nwrong\tS\ti32\t00000001\t=\t00000003\n");
  std::ostringstream output;
  conformance::report report(output);
  conformance::run_folder(folder.path(), report);
  BOOST_TEST(report.total().passed == 1U);
  BOOST_TEST(report.total().failed == 2U);
  BOOST_TEST(contains(output.str(), "half S i32 on " + tenfold::targets().back()));
  if (tenfold::targets().size() > 1) BOOST_TEST(contains(output.str(), "also wrong on "));
}

BOOST_AUTO_TEST_CASE(two_rows_for_one_line_are_refused) {
  BOOST_CHECK_THROW((conformance::rows{{row_of("twice", increase), row_of("twice", increase)}}),
                    std::logic_error);
}

BOOST_AUTO_TEST_SUITE_END()

}  // namespace
