#include "app/service/files/zipwriter.h"

#include "app/service/files/reasons.h"

#include <QDateTime>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <limits>

namespace ink::service {

namespace {

constexpr quint16 version = 20;
constexpr quint16 utf8Names = 1 << 11;

void put16(QByteArray& out, quint16 value)
{
    out.append(static_cast<char>(value & 0xFF));
    out.append(static_cast<char>(value >> 8));
}

void put32(QByteArray& out, quint32 value)
{
    put16(out, static_cast<quint16>(value & 0xFFFF));
    put16(out, static_cast<quint16>(value >> 16));
}

quint32 crc32(const QByteArray& bytes)
{
    static const auto table = [] {
        std::array<quint32, 256> made{};
        for (quint32 i = 0; i < 256; ++i) {
            quint32 c = i;
            for (int k = 0; k < 8; ++k)
                c = c & 1U ? 0xEDB88320U ^ (c >> 1) : c >> 1;
            made[i] = c;
        }
        return made;
    }();
    quint32 crc = 0xFFFFFFFFU;
    for (const char byte : bytes)
        crc = table[(crc ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (crc >> 8);
    return crc ^ 0xFFFFFFFFU;
}

} // namespace

ZipWriter::ZipWriter(store::BlobWriter writer, Timestamp time) : m_writer(std::move(writer))
{
    const QDateTime utc = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), QTimeZone::utc());
    const QDate date = utc.date();
    const int year = std::clamp(date.year(), 1980, 2107) - 1980;
    m_dosDate = static_cast<quint16>(year << 9 | date.month() << 5 | date.day());
    m_dosTime =
        static_cast<quint16>(utc.time().hour() << 11 | utc.time().minute() << 5 | utc.time().second() / 2);
}

Result<void> ZipWriter::write(const QByteArray& bytes)
{
    return m_writer.write(bytes.constData(), bytes.size());
}

void ZipWriter::addHeader(QByteArray& out, const Entry& entry) const
{
    put16(out, version);
    put16(out, utf8Names);
    put16(out, 0); // stored
    put16(out, m_dosTime);
    put16(out, m_dosDate);
    put32(out, entry.crc);
    put32(out, entry.size);
    put32(out, entry.size);
    put16(out, static_cast<quint16>(entry.name.size()));
    put16(out, 0); // no extra field
}

Result<void> ZipWriter::add(const QString& name, const QByteArray& bytes)
{
    if (m_writer.size() + bytes.size() > std::numeric_limits<qint32>::max())
        return fail(ErrorCode::TooLarge, reasons::filesTooLargeForZip());
    const auto taken = [&](const QByteArray& wanted) {
        return std::any_of(m_entries.begin(), m_entries.end(),
                           [&](const Entry& e) { return e.name == wanted; });
    };
    Entry entry;
    entry.name = name.toUtf8();
    const qsizetype dot = name.lastIndexOf(QLatin1Char('.'));
    for (int n = 2; taken(entry.name); ++n)
        entry.name = (dot > 0 ? QStringLiteral("%1 (%2)%3").arg(name.left(dot)).arg(n).arg(name.mid(dot))
                              : QStringLiteral("%1 (%2)").arg(name).arg(n))
                         .toUtf8();
    entry.crc = crc32(bytes);
    entry.size = static_cast<quint32>(bytes.size());
    entry.offset = static_cast<quint32>(m_writer.size());
    QByteArray header("PK\x03\x04");
    addHeader(header, entry);
    header.append(entry.name);
    INK_TRY(write(header));
    INK_TRY(write(bytes));
    m_entries.append(entry);
    return {};
}

Result<store::BlobWriter> ZipWriter::finish() &&
{
    const auto start = static_cast<quint32>(m_writer.size());
    QByteArray directory;
    for (const Entry& entry : std::as_const(m_entries)) {
        directory.append("PK\x01\x02");
        put16(directory, version);
        addHeader(directory, entry);
        put16(directory, 0); // no comment
        put16(directory, 0); // disk
        put16(directory, 0); // internal attributes
        put32(directory, 0); // external attributes
        put32(directory, entry.offset);
        directory.append(entry.name);
    }
    const auto size = static_cast<quint32>(directory.size());
    const auto count = static_cast<quint16>(m_entries.size());
    directory.append("PK\x05\x06");
    put16(directory, 0);
    put16(directory, 0);
    put16(directory, count);
    put16(directory, count);
    put32(directory, size);
    put32(directory, start);
    put16(directory, 0);
    INK_TRY(write(directory));
    return std::move(m_writer);
}

} // namespace ink::service
