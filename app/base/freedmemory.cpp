#include "app/base/freedmemory.h"

#include <cstdlib> // defines __GLIBC__

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace ink {

void retainFreedMemory()
{
#ifdef __GLIBC__
    constexpr int kept = 64 * 1024 * 1024; // bytes
    mallopt(M_MMAP_THRESHOLD, kept / 2);
    mallopt(M_TRIM_THRESHOLD, kept);
#endif
}

void releaseFreedMemory()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

} // namespace ink
