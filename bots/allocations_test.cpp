// Counts every allocation of the test program. In a file of its own, where the compiler cannot see through
// it.
#include <cstddef>
#include <cstdlib>
#include <new>

namespace {
size_t allocations = 0;
size_t allocated_bytes = 0;
}  // namespace

size_t allocations_so_far() { return allocations; }
size_t allocated_bytes_so_far() { return allocated_bytes; }

void* operator new(size_t size) {
  ++allocations;
  allocated_bytes += size;
  void* const memory = std::malloc(size);
  if (memory == nullptr) std::abort();
  return memory;
}
void* operator new(size_t size, const std::nothrow_t& /*tag*/) noexcept { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, size_t /*size*/) noexcept { std::free(memory); }
