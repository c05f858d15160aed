#pragma once

#include <QByteArray>
#include <QList>

#ifdef __linux__
#include <sys/mman.h>
#include <unistd.h>
#endif

#include <cstring>

namespace ink::test {

/** A kind of file by the beginning of one. */
struct FileStart
{
    const char* name;
    QByteArray bytes; ///< at least 64
};

/** Beginnings of the kinds of files that people upload, by mistake as well; each prefix is a short file. */
inline QList<FileStart> fileStarts()
{
    const auto filled = [](QByteArray start) {
        while (start.size() < 64)
            start += start.isEmpty() ? QByteArray("x") : start.right(1);
        return start;
    };
    return {
        {"pdf",
         filled("%PDF-1.7\n%\xE2\xE3\xCF\xD3\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n2 0 obj\n")},
        {"pdf end", filled("%PDF-1.4\nstartxref\n0\n%%EOF\ntrailer<</Root 1 0 R>>\nxref\n0 1\n0000")},
        {"png",
         filled(QByteArray("\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0\x1F\xF3\xFF\x61"
                           "\0\0\0\x0DIDATx\xDA\x63\x64",
                           45))},
        {"jpeg",
         filled(QByteArray("\xFF\xD8\xFF\xE0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0\xFF\xDB\0\x43\0", 25))},
        {"zip", filled(QByteArray("PK\x03\x04\x14\0\0\0\x08\0\0\0\x21\0\0\0\0\0\0\0\0\0\0\0\0\0\x13\0\0\0"
                                  "[Content_Types].xml<",
                                  50))},
        {"empty zip", filled(QByteArray("PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0", 22))},
        {"csv", filled("name,email\r\n\"Anna, \"\"A\"\"\",anna@example.com\r\nBen,ben@example.com\r\n")},
        {"json",
         filled("{\"title\":\"\\u00e9\",\"files\":[{\"name\":\"a\",\"body\":\"JVBERi0=\"}],\"x\":1}")},
        {"p7s",
         filled(QByteArray("\x30\x82\x04\x10\x06\x09\x2A\x86\x48\x86\xF7\x0D\x01\x07\x02\xA0\x82\x04\x01"
                           "\x30\x82\x03\xFD\x02\x01\x01\x31\x0D\x30\x0B\x06\x09\x60\x86\x48\x01\x65\x03",
                           38))},
        {"xml", filled("<?xml version=\"1.0\"?><a b='c' d=\"&amp;\"><!-- - --><![CDATA[x]]></a>")},
        {"utf-16", filled(QByteArray("\xFF\xFEn\0a\0m\0e\0;\0m\0\r\0\n\0A\0;\0b\0\r\0\n\0", 30))},
        {"zeros", QByteArray(64, '\0')},
    };
}

#ifdef __linux__
/** Bytes that begin at a page's start, behind one that ends the process when it is read. */
class BytesAtEdge final
{
public:
    explicit BytesAtEdge(const QByteArray& bytes) : m_size(bytes.size())
    {
        const auto page = static_cast<size_t>(::sysconf(_SC_PAGESIZE));
        m_length = page * (2 + static_cast<size_t>(bytes.size()) / page);
        void* const start =
            ::mmap(nullptr, m_length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (start == MAP_FAILED) return;
        m_start = static_cast<char*>(start);
        std::memcpy(m_start + page, bytes.constData(), static_cast<size_t>(bytes.size()));
        ::mprotect(m_start, page, PROT_NONE);
        m_bytes = QByteArray::fromRawData(m_start + page, m_size);
    }
    ~BytesAtEdge()
    {
        if (m_start) ::munmap(m_start, m_length);
    }
    BytesAtEdge(const BytesAtEdge&) = delete;
    BytesAtEdge& operator=(const BytesAtEdge&) = delete;
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    qsizetype m_size;
    size_t m_length = 0;
    char* m_start = nullptr;
    QByteArray m_bytes;
};
#else
class BytesAtEdge final
{
public:
    explicit BytesAtEdge(const QByteArray& bytes) : m_bytes(bytes) {}
    [[nodiscard]] const QByteArray& bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};
#endif

} // namespace ink::test
