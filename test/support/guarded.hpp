#ifndef TENFOLD_TEST_SUPPORT_GUARDED_HPP
#define TENFOLD_TEST_SUPPORT_GUARDED_HPP
// Arrays right before or right after memory that nobody may touch.

#include <sys/mman.h>
#include <unistd.h>

#include <cstddef>
#include <cstring>
#include <new>
#include <span>
#include <stdexcept>

namespace test {

// Some pages of memory with an inaccessible page on either side: a read or a write beyond them
// ends the program. An array may be laid anywhere inside; a write to the bytes between it and the
// inaccessible pages shows in intact().
template <class T>
class guarded {
 public:
  // Room for n elements, gaps included.
  explicit guarded(std::size_t n)
      : page_(static_cast<std::size_t>(sysconf(_SC_PAGESIZE))),
        size_((n * sizeof(T) / page_ + 1) * page_) {
    void* const mapped = mmap(nullptr, size_ + 2 * page_, PROT_READ | PROT_WRITE,
                              MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapped == MAP_FAILED) throw std::bad_alloc();
    all_ = static_cast<std::byte*>(mapped);
    if (mprotect(all_, page_, PROT_NONE) != 0 ||
        mprotect(all_ + page_ + size_, page_, PROT_NONE) != 0) {
      munmap(all_, size_ + 2 * page_);
      throw std::bad_alloc();
    }
  }
  guarded(guarded const&) = delete;
  guarded& operator=(guarded const&) = delete;
  ~guarded() { munmap(all_, size_ + 2 * page_); }

  // n elements, `gap` elements after the inaccessible page before them.
  std::span<T> at_front(std::size_t n, std::size_t gap = 0) { return lay(n, gap * sizeof(T)); }

  // n elements, `gap` elements before the inaccessible page after them.
  std::span<T> at_back(std::size_t n, std::size_t gap = 0) {
    if ((n + gap) * sizeof(T) > size_) throw std::length_error("test::guarded: no room");
    return lay(n, size_ - (n + gap) * sizeof(T));
  }

  // Whether all bytes outside of the array that was laid last are what they were then.
  bool intact() const {
    return untouched(0, offset_) && untouched(offset_ + length_, size_ - offset_ - length_);
  }

 private:
  static constexpr int filler = 0xA5;

  std::byte* begin() const { return all_ + page_; }

  std::span<T> lay(std::size_t n, std::size_t offset) {
    if (offset + n * sizeof(T) > size_) throw std::length_error("test::guarded: no room");
    offset_ = offset;
    length_ = n * sizeof(T);
    std::memset(begin(), filler, size_);
    return {reinterpret_cast<T*>(begin() + offset), n};
  }

  // Equal to the filler at the first byte, and each byte equal to the next.
  bool untouched(std::size_t offset, std::size_t n) const {
    std::byte const* const first = begin() + offset;
    return n == 0 || (*first == std::byte{filler} && std::memcmp(first, first + 1, n - 1) == 0);
  }

  std::size_t page_;
  std::size_t size_;
  std::byte* all_ = nullptr;
  std::size_t offset_ = 0;
  std::size_t length_ = 0;
};

}  // namespace test

#endif
