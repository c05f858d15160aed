#include "app/pdf/file/sectionrules.h"

#include "app/base/bytes.h"
#include "app/pdf/file/rawpdf.h"
#include "app/pdf/file/reasons.h"
#include "app/pdf/file/revisionchain.h"
#include "app/pdf/file/streamlimits.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <map>
#include <set>

namespace ink::pdf {

namespace {

constexpr int definitionLimit = 200'000;
constexpr qsizetype entryBytes = 20; ///< ISO 32000-2 §7.5.4
constexpr qint64 endBytes = 64;      ///< from `startxref` to the end of `%%EOF`
constexpr qint64 searchedEnd = 1024; ///< number of bytes at the end in which readers search for `startxref`
constexpr qint64 lengthWindow =
    4 * 1024 * 1024; ///< maximum distance between a stream's dictionary and the object with its length

Message oddEntries()
{
    return reasons::crossReferencesNonstandard();
}

/** A cursor over the words of a cross-reference table. */
struct TableReader : raw::Cursor
{
    void skipBlanks()
    {
        while (position < bytes.size() && raw::isSpace(bytes[position]))
            ++position;
    }
};

/** Returns whether `number generation obj` at an offset is written plainly: unsigned numbers separated only
 * by white space. */
bool isPlainDefinition(QByteArrayView bytes, qint64 at, qint64 number, qint64 generation)
{
    TableReader reader{bytes, at};
    if (at < 0 || at >= bytes.size()) return false;
    reader.skipBlanks();
    if (reader.parseNumber() != number) return false;
    reader.skipBlanks();
    if (reader.parseNumber() != generation) return false;
    reader.skipBlanks();
    return bytes.sliced(reader.position).startsWith("obj");
}

std::optional<Message> tableAmbiguity(QByteArrayView bytes, qint64 start, qint64 shift)
{
    TableReader reader{bytes, start + 4};
    std::set<qint64> seen;
    for (;;) {
        reader.skipBlanks();
        if (bytes.sliced(reader.position).startsWith("trailer")) return std::nullopt;
        const auto first = reader.parseNumber();
        reader.skipBlanks();
        const auto count = reader.parseNumber();
        if (!first || !count) return oddEntries();
        // One line end, possibly preceded by spaces.
        while (reader.position < bytes.size() && bytes[reader.position] == ' ')
            ++reader.position;
        if (bytes.sliced(reader.position).startsWith("\r\n"))
            reader.position += 2;
        else if (reader.position < bytes.size() && raw::isEndOfLine(bytes[reader.position]))
            ++reader.position;
        else
            return oddEntries();
        for (qint64 i = 0; i < *count; ++i) {
            if (reader.position + entryBytes > bytes.size()) return oddEntries();
            const QByteArrayView line = bytes.sliced(reader.position, entryBytes);
            TableReader entry{line, 0};
            const auto offset = entry.parseNumber();
            const bool blank = entry.position == 10 && line[10] == ' ';
            entry.position = 11;
            const auto generation = entry.parseNumber();
            const char kind = line[17];
            const bool ended = (line[18] == ' ' && raw::isEndOfLine(line[19])) || line.sliced(18) == "\r\n";
            if (!offset || !generation || !blank || entry.position != 16 || line[16] != ' ' || !ended ||
                (kind != 'n' && kind != 'f'))
                return oddEntries();
            if (!seen.insert(*first + i).second) return reasons::objectListedTwice();
            if (kind == 'n' && !isPlainDefinition(bytes, *offset, *first + i, *generation) &&
                !isPlainDefinition(bytes, *offset + shift, *first + i, *generation))
                return reasons::crossReferenceEntryWrong();
            reader.position += entryBytes;
        }
    }
}

std::optional<Message> streamAmbiguity(QPDF& now, QByteArrayView bytes, qint64 start)
{
    const raw::Definition self = raw::nextDefinition(bytes, start);
    if (self.start < 0) return oddEntries();
    QPDFObjectHandle stream = now.getObjectByID(self.number, self.generation);
    if (!stream.isStream()) return oddEntries();
    QPDFObjectHandle dict = stream.getDict();
    QPDFObjectHandle widths = dict.getKey("/W");
    QPDFObjectHandle index = dict.getKey("/Index");
    QPDFObjectHandle size = dict.getKey("/Size");
    if (!widths.isArray() || widths.getArrayNItems() != 3 || !size.isInteger()) return oddEntries();
    qint64 width = 0;
    for (int i = 0; i < 3; ++i) {
        QPDFObjectHandle one = widths.getArrayItem(i);
        if (!one.isInteger() || one.getIntValue() < 0 || one.getIntValue() > 8) return oddEntries();
        width += one.getIntValue();
    }
    const StreamBudget budget(StreamBudget::forCrossReference(static_cast<size_t>(bytes.size())));
    const auto data = stream.getStreamData(qpdf_dl_specialized);
    if (width == 0 || static_cast<qint64>(data->getSize()) % width != 0) return oddEntries();
    // The size of the data determines the number of entries, regardless of the dictionary.
    qint64 left = static_cast<qint64>(data->getSize()) / width;
    if (!index.isArray()) return size.getIntValue() == left ? std::nullopt : std::optional(oddEntries());
    if (index.getArrayNItems() % 2 != 0) return oddEntries();
    std::set<qint64> seen;
    for (int i = 0; i + 1 < index.getArrayNItems(); i += 2) {
        QPDFObjectHandle first = index.getArrayItem(i);
        QPDFObjectHandle many = index.getArrayItem(i + 1);
        if (!first.isInteger() || !many.isInteger() || many.getIntValue() < 0 || many.getIntValue() > left)
            return oddEntries();
        left -= many.getIntValue();
        for (qint64 k = 0; k < many.getIntValue(); ++k)
            if (!seen.insert(first.getIntValue() + k).second) return reasons::objectListedTwice();
    }
    if (left != 0) return oddEntries();
    return std::nullopt;
}

/** Returns whether object streams of this revision contain objects that are found only by readers that ignore
 * the cross-reference section. */
bool hidesInObjectStream(QPDF& now, const XRefTable& table, qint64 from, qint64 to, qint64 shift)
{
    for (const auto& [id, entry] : table) {
        if (entry.getType() != 1 || entry.getOffset() + shift < from || entry.getOffset() >= to) continue;
        QPDFObjectHandle stream = now.getObjectByObjGen(id);
        if (!stream.isStream()) continue;
        QPDFObjectHandle dict = stream.getDict();
        if (nameText(dict.getKey("/Type")) != QLatin1String("ObjStm")) continue;
        QPDFObjectHandle many = dict.getKey("/N");
        QPDFObjectHandle first = dict.getKey("/First");
        if (!many.isInteger() || !first.isInteger()) return true;
        const StreamBudget budget;
        const auto data = stream.getStreamData(qpdf_dl_specialized);
        const QByteArrayView text(reinterpret_cast<const char*>(data->getBuffer()),
                                  static_cast<qsizetype>(data->getSize()));
        TableReader reader{text, 0};
        for (qint64 i = 0; i < many.getIntValue(); ++i) {
            reader.skipBlanks();
            const auto number = reader.parseNumber();
            reader.skipBlanks();
            if (!number || !reader.parseNumber()) return true;
            const auto listed = table.find(QPDFObjGen(static_cast<int>(*number), 0));
            if (listed == table.end() || listed->second.getType() != 2 ||
                listed->second.getObjStreamNumber() != id.getObj())
                return true;
        }
        // Anything else before the first object isn't listed in the /N pairs of numbers.
        reader.skipBlanks();
        if (reader.position < std::min<qint64>(first.getIntValue(), text.size())) return true;
    }
    return false;
}

/** The number of trailers in a revision. */
int trailersIn(QByteArrayView bytes, qint64 from, qint64 to)
{
    int count = 0;
    const QByteArrayView part = bytes.first(to);
    for (qint64 at = raw::find(part, "trailer", from); at >= 0; at = raw::find(part, "trailer", at + 7))
        if (part.sliced(raw::skipSpace(part, at + 7)).startsWith("<<") &&
            (at == 0 || raw::isSpace(part[at - 1])))
            ++count;
    return count;
}

/** The value of a /Length: a number, or a reference to an object that follows within a limited distance. */
std::optional<qint64> lengthAt(QByteArrayView part, const raw::Entry& entry)
{
    TableReader reader{part.first(entry.end), entry.start};
    const auto number = reader.parseNumber();
    if (!number || reader.position == entry.end) return number;
    reader.skipBlanks();
    const auto generation = reader.parseNumber();
    if (!generation) return std::nullopt;
    const QByteArray start = QByteArray::number(*number) + ' ' + QByteArray::number(*generation) + " obj";
    const QByteArrayView near = part.first(std::min(part.size(), entry.end + lengthWindow));
    for (qint64 at = raw::find(near, start, entry.end); at >= 0; at = raw::find(near, start, at + 1)) {
        if (!raw::isSpace(near[at - 1])) continue;
        TableReader length{near, at + start.size()};
        length.skipBlanks();
        if (const auto size = length.parseNumber()) return size;
    }
    return std::nullopt;
}

/** The offset after a definition: after its value, or its stream. */
qint64 definitionEnd(QByteArrayView part, const raw::Definition& found)
{
    const qint64 end = raw::valueEnd(part, found.value);
    if (end < 0) return found.value;
    const qint64 next = raw::skipSpace(part, end);
    if (!part.sliced(next).startsWith("stream")) return end;
    // Text within a stream defines no object: the stream is skipped by its length if that is correct. The
    // data begins after the line end (ISO 32000-2 §7.3.8.1).
    qint64 from = next + 6;
    if (part.sliced(from).startsWith("\r\n"))
        from += 2;
    else if (part.sliced(from).startsWith("\n"))
        ++from;
    const qint64 data = from;
    if (const auto entries = raw::parseDictionary(part, found.value))
        for (const raw::Entry& entry : *entries) {
            if (entry.key != QByteArrayView("/Length")) continue;
            const auto size = lengthAt(part, entry);
            if (!size) continue;
            const qint64 behind = raw::skipSpace(part, std::min(data + *size, part.size()));
            if (part.sliced(behind).startsWith("endstream")) from = behind;
        }
    const qint64 close = raw::find(part, "endstream", from);
    return close < 0 ? part.size() : close + 9;
}

} // namespace

std::optional<Message> sectionAmbiguity(QPDF& now, const XRefTable& table, QByteArrayView bytes, qint64 from,
                                        qint64 to)
{
    const qint64 shift = raw::headerOffset(bytes);
    const QByteArrayView part = bytes.first(std::min<qint64>(to, bytes.size()));
    const qint64 tail = std::max<qint64>(from, part.size() - endBytes);
    const qint64 word = lastIndexOf(part.sliced(tail), "startxref");
    if (word < 0) return reasons::revisionEndMisplaced();
    TableReader reader{part, tail + word + 9};
    reader.skipBlanks();
    const auto offset = reader.parseNumber();
    if (!offset || *offset >= part.size()) return reasons::revisionEndMisplaced();
    if (trailersIn(bytes, from, part.size()) > 1) return reasons::revisionSecondTrailer();
    if (hidesInObjectStream(now, table, from, to, shift)) return reasons::objectStreamHidesObjects();
    for (const qint64 start : {*offset, *offset + shift}) {
        if (start >= part.size()) continue;
        if (part.sliced(start).startsWith("xref")) return tableAmbiguity(part, start, shift);
    }
    // All readers skip spaces before the section alike.
    const qint64 start = raw::skipSpace(part, *offset);
    if (part.sliced(start).startsWith("xref")) return tableAmbiguity(part, start, shift);
    return streamAmbiguity(now, part, start);
}

bool hidesDefinition(QByteArrayView bytes, qint64 from, qint64 to,
                     const std::function<bool(const ObjectKey&)>& existed,
                     const std::function<qint64(const ObjectKey&)>& placeOf)
{
    const qint64 shift = raw::headerOffset(bytes);
    const QByteArrayView part = bytes.first(std::min<qint64>(to, bytes.size()));
    // Readers that can't find the end of the file scan every line, including lines in streams.
    const bool searched = !bytes.last(std::min<qint64>(searchedEnd, bytes.size())).contains("startxref");
    qint64 at = from;
    for (int seen = 0; seen < definitionLimit; ++seen) {
        const raw::Definition found = raw::nextDefinition(part, at);
        if (found.start < 0) return false;
        const ObjectKey key(found.number, found.generation);
        const qint64 place = placeOf(key);
        const bool named = place >= 0 && (raw::skipSpace(part, place) == found.start ||
                                          raw::skipSpace(part, place + shift) == found.start);
        if (!named && existed(key)) return true;
        at = searched ? found.value : std::max(found.value, definitionEnd(part, found));
    }
    return true; // more definitions than in any legitimate revision
}

QList<ObjectKey> ambiguousObjects(const QByteArray& bytes, qint64 end, const QByteArray& password)
{
    struct Seen
    {
        qint64 start;
        qint64 from;
        qint64 to;
        bool differs; ///< an earlier definition has different content
    };
    std::map<ObjectKey, Seen> seen;
    const QByteArrayView part = QByteArrayView(bytes).first(std::min<qint64>(end, bytes.size()));
    bool doubtful = false;
    for (raw::Definition found = raw::nextDefinition(part, 0); found.start >= 0;) {
        const qint64 behind = definitionEnd(part, found);
        const auto [before, isNew] = seen.try_emplace(ObjectKey(found.number, found.generation),
                                                      Seen{found.start, found.value, behind, false});
        if (!isNew) {
            const bool differs = part.sliced(before->second.from, before->second.to - before->second.from) !=
                                 part.sliced(found.value, behind - found.value);
            before->second = {found.start, found.value, behind, before->second.differs || differs};
            doubtful = doubtful || differs;
        }
        found = raw::nextDefinition(part, std::max(found.value, behind));
    }
    QList<ObjectKey> ambiguous;
    if (!doubtful) return ambiguous;
    const auto pdf = openRevision(bytes, part.size(), false, password);
    const auto table = pdf->getXRefTable();
    const qint64 shift = raw::headerOffset(part);
    for (const auto& [key, last] : seen) {
        if (!last.differs) continue;
        const auto entry = table.find(QPDFObjGen(key.first, key.second));
        if (entry == table.end()) continue;
        // The location of an object in an object stream is that of the stream.
        const QPDFXRefEntry& named = entry->second;
        qint64 place = -1;
        if (named.getType() == 1) {
            place = named.getOffset();
        } else if (named.getType() == 2) {
            const auto host = table.find(QPDFObjGen(named.getObjStreamNumber(), 0));
            if (host != table.end() && host->second.getType() == 1 && host->second.getOffset() > last.start)
                continue;
        }
        if (place < 0 ||
            (raw::skipSpace(part, place) != last.start && raw::skipSpace(part, place + shift) != last.start))
            ambiguous.append(key);
    }
    return ambiguous;
}

} // namespace ink::pdf
