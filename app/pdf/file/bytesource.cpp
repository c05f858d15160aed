#include "app/pdf/file/bytesource.h"

#include "app/pdf/file/parsebudget.h"

#include <qpdf/InputSource.hh>

#include <algorithm>
#include <cstring>
#include <stdexcept>
#include <vector>

namespace ink::pdf {

namespace {

/** More than the number of bytes at the end in which qpdf searches for `startxref`. */
constexpr qsizetype xrefWindow = 4096;

class ByteSource final : public InputSource
{
public:
    ByteSource(QByteArray head, QByteArray tail, bool hideXRef)
        : m_head(std::move(head)), m_tail(std::move(tail)), m_size(m_head.size() + m_tail.size())
    {
        if (!hideXRef) return;
        const qsizetype from = std::max<qsizetype>(0, m_size - xrefWindow);
        QByteArray end(m_size - from, '\0');
        copy(from, end.data(), end.size());
        for (qsizetype at = end.indexOf("startxref"); at >= 0; at = end.indexOf("startxref", at + 1))
            m_hidden.push_back(from + at);
    }

    qpdf_offset_t findAndSkipNextEOL() override
    {
        const auto isEnd = [](char c) { return c == '\r' || c == '\n'; };
        qsizetype at = m_at;
        while (at < m_size && !isEnd(byte(at)))
            ++at;
        m_at = at;
        while (m_at < m_size && isEnd(byte(m_at)))
            ++m_at;
        return at;
    }
    const std::string& getName() const override { return m_name; }
    qpdf_offset_t tell() override { return m_at; }
    void seek(qpdf_offset_t offset, int whence) override
    {
        const qpdf_offset_t from = whence == SEEK_SET ? 0 : whence == SEEK_CUR ? m_at : m_size;
        if (from + offset < 0) throw std::runtime_error("seek before the beginning");
        m_at = static_cast<qsizetype>(from + offset);
    }
    void rewind() override { m_at = 0; }
    size_t read(char* target, size_t length) override
    {
        ParseBudget::check();
        this->last_offset = m_at;
        const qsizetype count = std::clamp<qsizetype>(m_size - m_at, 0, static_cast<qsizetype>(length));
        copy(m_at, target, count);
        for (const qsizetype hidden : m_hidden)
            if (hidden >= m_at && hidden < m_at + count) target[hidden - m_at] = 'x';
        m_at += count;
        return static_cast<size_t>(count);
    }
    void unreadCh(char) override { m_at = std::max<qsizetype>(0, m_at - 1); }

private:
    [[nodiscard]] char byte(qsizetype at) const
    {
        return at < m_head.size() ? m_head.at(at) : m_tail.at(at - m_head.size());
    }
    void copy(qsizetype at, char* target, qsizetype count) const
    {
        Q_ASSERT(at >= 0 && count >= 0 && (count == 0 || at + count <= m_size));
        const qsizetype first = std::clamp<qsizetype>(m_head.size() - at, 0, count);
        if (first > 0) std::memcpy(target, m_head.constData() + at, static_cast<size_t>(first));
        if (count > first)
            std::memcpy(target + first, m_tail.constData() + (at + first - m_head.size()),
                        static_cast<size_t>(count - first));
    }

    const QByteArray m_head;
    const QByteArray m_tail;
    const qsizetype m_size;
    qsizetype m_at = 0;
    std::vector<qsizetype> m_hidden;
    const std::string m_name = "file";
};

} // namespace

std::shared_ptr<InputSource> byteSource(QByteArray head, QByteArray tail, bool hideXRef)
{
    return std::make_shared<ByteSource>(std::move(head), std::move(tail), hideXRef);
}

} // namespace ink::pdf
