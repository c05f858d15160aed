// Preloaded into a program by a test: databases lie in a folder that has no file locks, or no shared memory,
// as on some network drives. INKSTONE_TEST_DRIVE is `nolocks` or `noshm`.
#include <cerrno>
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <sys/mman.h>
#include <unistd.h>

namespace {

bool isMode(const char* mode)
{
    const char* const set = std::getenv("INKSTONE_TEST_DRIVE"); // NOLINT(concurrency-mt-unsafe)
    return set != nullptr && std::strcmp(set, mode) == 0;
}

std::string pathOf(int descriptor)
{
    char path[4096];
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    const ssize_t size = ::readlink(link.c_str(), path, sizeof path);
    return size > 0 ? std::string(path, static_cast<std::size_t>(size)) : std::string();
}

bool isLock(int command)
{
    return command == F_SETLK || command == F_SETLKW || command == F_GETLK;
}

template <typename Function> Function next(const char* name)
{
    return reinterpret_cast<Function>(::dlsym(RTLD_NEXT, name));
}

int control(const char* name, int descriptor, int command, void* argument)
{
    if (isLock(command) && isMode("nolocks") && pathOf(descriptor).find(".db") != std::string::npos) {
        errno = ENOLCK;
        return -1;
    }
    return next<int (*)(int, int, ...)>(name)(descriptor, command, argument);
}

void* map(const char* name, void* place, std::size_t size, int protection, int flags, int descriptor,
          off_t offset)
{
    if (descriptor >= 0 && isMode("noshm") && pathOf(descriptor).find("-shm") != std::string::npos) {
        errno = ENODEV;
        return MAP_FAILED;
    }
    using Map = void* (*)(void*, std::size_t, int, int, int, off_t);
    return next<Map>(name)(place, size, protection, flags, descriptor, offset);
}

} // namespace

extern "C" {

__attribute__((visibility("default"))) int fcntl(int descriptor, int command, ...)
{
    va_list rest;
    va_start(rest, command);
    void* const argument = va_arg(rest, void*);
    va_end(rest);
    return control("fcntl", descriptor, command, argument);
}

__attribute__((visibility("default"))) int fcntl64(int descriptor, int command, ...)
{
    va_list rest;
    va_start(rest, command);
    void* const argument = va_arg(rest, void*);
    va_end(rest);
    return control("fcntl64", descriptor, command, argument);
}

__attribute__((visibility("default"))) void* mmap(void* place, std::size_t size, int protection, int flags,
                                                  int descriptor, off_t offset) noexcept
{
    return map("mmap", place, size, protection, flags, descriptor, offset);
}

__attribute__((visibility("default"))) void* mmap64(void* place, std::size_t size, int protection, int flags,
                                                    int descriptor, off64_t offset) noexcept
{
    return map("mmap64", place, size, protection, flags, descriptor, offset);
}
}
