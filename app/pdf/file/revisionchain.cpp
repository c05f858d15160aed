#include "app/pdf/file/revisionchain.h"

#include "app/base/bytes.h"
#include "app/pdf/file/bytesource.h"
#include "app/pdf/file/rawpdf.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/file/xrefsection.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <optional>

namespace ink::pdf {

namespace {

constexpr qsizetype entrySize = 20; ///< ISO 32000-2 §7.5.4
constexpr qint64 maxEndBytes = 64;  ///< from `startxref` to the end of `%%EOF`
constexpr int maxIndirectObjects = 8'388'607;

/** Reads a section that is written exactly as in the standard. */
struct ChainReader : raw::Cursor
{
    bool word(QByteArrayView text)
    {
        if (position < 0 || position + text.size() > bytes.size() ||
            bytes.sliced(position, text.size()) != text)
            return false;
        position += text.size();
        return true;
    }
    bool endOfLine()
    {
        const qint64 start = position;
        while (position < bytes.size() && (bytes[position] == ' ' || raw::isEndOfLine(bytes[position])))
            ++position;
        return position > start && raw::isEndOfLine(bytes[position - 1]);
    }
};

/** One table of a chain. */
struct Section
{
    XRefEntries places;
    QByteArray trailer; ///< as written, without /Prev
    qint64 previous = -1;
};

/** Parses `0000000123 00000 n \n`; nothing if it is written differently. */
std::optional<XRefEntry> entryOf(QByteArrayView line)
{
    Q_ASSERT(line.size() == entrySize);
    ChainReader reader{line};
    const auto offset = reader.parseNumber();
    if (reader.position != 10 || !reader.word(" ")) return std::nullopt;
    const auto generation = reader.parseNumber();
    if (reader.position != 16 || !reader.word(" ")) return std::nullopt;
    const char kind = line[17];
    const bool ended =
        (line[18] == ' ' && raw::isEndOfLine(line[19])) || line.sliced(18) == QByteArrayView("\r\n");
    if (!ended || (kind != 'n' && kind != 'f') || *generation > 65'535) return std::nullopt;
    if (kind == 'f') return XRefEntry::free();
    return XRefEntry::at(*offset, static_cast<int>(*generation));
}

bool readEntries(ChainReader& reader, XRefEntries& places)
{
    while (!reader.word("trailer")) {
        const auto first = reader.parseNumber();
        if (!first || !reader.word(" ")) return false;
        const auto count = reader.parseNumber();
        if (!count || !reader.endOfLine() || *first + *count > maxIndirectObjects) return false;
        for (qint64 i = 0; i < *count; ++i) {
            if (reader.position + entrySize > reader.bytes.size()) return false;
            const auto place = entryOf(reader.bytes.sliced(reader.position, entrySize));
            const auto number = static_cast<int>(*first + i);
            if (!place || (number == 0) != (place->type == 0) || !places.emplace(number, *place).second)
                return false; // freed objects and duplicate numbers are left to the parser
            reader.position += entrySize;
        }
    }
    return true;
}

std::optional<Section> sectionAt(QByteArrayView bytes, qint64 start)
{
    Section section;
    ChainReader reader{bytes, start};
    if (!reader.word("xref") || !reader.endOfLine() || !readEntries(reader, section.places))
        return std::nullopt;
    const qint64 dictionary = raw::skipSpace(bytes, reader.position);
    const auto entries = raw::parseDictionary(bytes, dictionary);
    if (!entries) return std::nullopt;
    const raw::Entry* previous = nullptr;
    for (const raw::Entry& entry : *entries) {
        if (entry.key.contains('#') || entry.key == QByteArrayView("/XRefStm")) return std::nullopt;
        if (entry.key != QByteArrayView("/Prev")) continue;
        if (previous) return std::nullopt;
        previous = &entry;
    }
    if (!previous) return std::nullopt;
    ChainReader value{bytes.first(previous->end), previous->start};
    const auto offset = value.parseNumber();
    if (!offset || value.position != previous->end) return std::nullopt;
    section.previous = *offset;
    const qint64 key = previous->key.data() - bytes.data();
    const qint64 end = raw::valueEnd(bytes, dictionary);
    section.trailer = bytes.sliced(dictionary, key - dictionary).toByteArray() +
                      bytes.sliced(previous->end, end - previous->end).toByteArray();
    return section;
}

} // namespace

std::unique_ptr<QPDF> openRevision(const QByteArray& bytes, qint64 size, bool repair,
                                   const QByteArray& password)
{
    auto pdf = std::make_unique<QPDF>();
    pdf->setSuppressWarnings(true);
    pdf->setAttemptRecovery(repair);
    // Only cross-reference streams are decoded here: a small file must not expand without limit.
    const StreamBudget few(StreamBudget::forCrossReference(static_cast<size_t>(size)));
    pdf->processMemoryFile("file", bytes.constData(), static_cast<size_t>(size), password.constData());
    return pdf;
}

RevisionChain::RevisionChain(const QByteArray& bytes, const QList<qint64>& revisionEnds, QByteArray password)
    : m_bytes(bytes), m_ends(revisionEnds), m_password(std::move(password))
{
}

RevisionChain::~RevisionChain() = default;

/** The offset stated by the `startxref` that ends a revision; -1 if it is malformed. */
qint64 RevisionChain::startOf(int revision) const
{
    const qint64 end = m_ends.at(revision);
    const qint64 from = std::max<qint64>(0, end - maxEndBytes);
    const qsizetype word = lastIndexOf(QByteArrayView(m_bytes).sliced(from, end - from), "startxref");
    if (word < 0) return -1;
    ChainReader reader{QByteArrayView(m_bytes).first(end), from + word + 9};
    if (!reader.endOfLine()) return -1;
    return reader.parseNumber().value_or(-1);
}

/** A table of all objects of a revision, to be appended to its bytes; empty if its own chain must be read. */
QByteArray RevisionChain::wholeTable(int revision) const
{
    if (!m_plain || revision != m_last + 1) return {};
    Q_ASSERT(m_table && m_last >= 0);
    const qint64 start = startOf(revision);
    if (start < m_ends.at(m_last)) return {};
    const auto section = sectionAt(QByteArrayView(m_bytes).first(m_ends.at(revision)), start);
    if (!section || section->previous != startOf(m_last)) return {};
    XRefEntries places = section->places;
    places.emplace(0, XRefEntry::free());
    int number = 0;
    for (const auto& [id, entry] : *m_table) {
        if (id.getObj() == number || entry.getType() != 1) return {}; // two generations; object streams
        number = id.getObj();
        const auto [place, isOld] =
            places.try_emplace(number, XRefEntry::at(static_cast<qsizetype>(entry.getOffset()), id.getGen()));
        if (!isOld && place->second.third != id.getGen()) return {};
    }
    const qint64 at = m_ends.at(revision) + 1;
    return '\n' + QByteArray::fromStdString(xrefEntries(places)) + "trailer\n" + section->trailer +
           "\nstartxref\n" + QByteArray::number(at) + "\n%%EOF\n";
}

OpenRevision RevisionChain::open(int revision)
{
    const qint64 size = m_ends.at(revision);
    const QByteArray table = wholeTable(revision);
    std::unique_ptr<QPDF> pdf;
    m_plain = false;
    if (table.isEmpty()) {
        pdf = openRevision(m_bytes, size, false, m_password);
    } else {
        pdf = std::make_unique<QPDF>();
        pdf->setSuppressWarnings(true);
        pdf->setAttemptRecovery(false);
        pdf->processInputSource(byteSource(QByteArray::fromRawData(m_bytes.constData(), size), table, false),
                                m_password.constData());
    }
    m_last = revision;
    m_plain = !pdf->anyWarnings() && raw::headerOffset(m_bytes) == 0;
    m_table = std::make_shared<const XRefTable>(pdf->getXRefTable());
    return {std::move(pdf), m_table};
}

} // namespace ink::pdf
