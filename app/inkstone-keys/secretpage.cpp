#include "app/inkstone-keys/secretpage.h"

#include <openssl/crypto.h>

#ifdef Q_OS_WIN
#include <windows.h>
#else
#include <sys/mman.h>
#include <unistd.h>
#endif

namespace ink::inkstonekeys {

// The lock may be refused, because systems limit it. The memory is still wiped after use, and this process
// writes no core dumps.
#ifdef Q_OS_WIN
SecretPage::SecretPage()
{
    constexpr SIZE_T size = 4096;
    void* const memory = ::VirtualAlloc(nullptr, size, MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE);
    if (!memory) return;
    ::VirtualLock(memory, size);
    m_memory = static_cast<char*>(memory);
    m_capacity = static_cast<qsizetype>(size);
}

SecretPage::~SecretPage()
{
    wipe();
    if (m_memory) ::VirtualFree(m_memory, 0, MEM_RELEASE);
}
#else
SecretPage::SecretPage()
{
    const long size = ::sysconf(_SC_PAGESIZE);
    void* const memory = ::mmap(nullptr, static_cast<std::size_t>(size), PROT_READ | PROT_WRITE,
                                MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) return;
    (void)::mlock(memory, static_cast<std::size_t>(size));
#ifdef MADV_DONTDUMP
    (void)::madvise(memory, static_cast<std::size_t>(size), MADV_DONTDUMP);
#endif
    m_memory = static_cast<char*>(memory);
    m_capacity = static_cast<qsizetype>(size);
}

SecretPage::~SecretPage()
{
    wipe();
    if (m_memory) ::munmap(m_memory, static_cast<std::size_t>(m_capacity));
}
#endif

char* SecretPage::reserve(qsizetype size)
{
    wipe();
    if (size < 0 || size >= m_capacity) return nullptr;
    m_size = size;
    return m_memory;
}

void SecretPage::wipe()
{
    if (m_memory) OPENSSL_cleanse(m_memory, static_cast<std::size_t>(m_capacity));
    m_size = 0;
}

} // namespace ink::inkstonekeys
