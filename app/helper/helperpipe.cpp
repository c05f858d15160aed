#include "app/helper/helperpipe.h"

#include <algorithm>
#include <cstddef>

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#else
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>
#endif

namespace ink::helper {

namespace {

constexpr int inputFile = 0;
constexpr qsizetype maxPiece = 1 << 20;

#ifdef Q_OS_WIN
qsizetype readSome(char* to, qsizetype maximum)
{
    return ::_read(inputFile, to, static_cast<unsigned>(std::min(maximum, maxPiece)));
}
qsizetype writeSome(int file, const char* from, qsizetype size)
{
    return ::_write(file, from, static_cast<unsigned>(std::min(size, maxPiece)));
}
int takeOutput()
{
    ::_setmode(0, _O_BINARY);
    ::_setmode(1, _O_BINARY);
    const int output = ::_dup(1);
    ::_setmode(output, _O_BINARY);
    ::_dup2(2, 1);
    return output;
}
#else
qsizetype readSome(char* to, qsizetype maximum)
{
    ssize_t count = 0;
    do
        count = ::read(inputFile, to, static_cast<std::size_t>(std::min(maximum, maxPiece)));
    while (count < 0 && errno == EINTR);
    return count;
}
qsizetype writeSome(int file, const char* from, qsizetype size)
{
    ssize_t count = 0;
    do
        count = ::write(file, from, static_cast<std::size_t>(std::min(size, maxPiece)));
    while (count < 0 && errno == EINTR);
    return count;
}
int takeOutput()
{
    const int output = ::fcntl(1, F_DUPFD_CLOEXEC, 3);
    ::dup2(2, 1);
    return output;
}
#endif

} // namespace

HelperPipe::HelperPipe() : m_output(takeOutput()) {}

bool HelperPipe::read(char* to, qsizetype size)
{
    while (size > 0) {
        const qsizetype count = readSome(to, size);
        if (count <= 0) return false;
        to += count;
        size -= count;
    }
    return true;
}

bool HelperPipe::write(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const qsizetype count = writeSome(m_output, bytes.data(), bytes.size());
        if (count <= 0) return false;
        bytes = bytes.sliced(count);
    }
    return true;
}

} // namespace ink::helper
