#include "app/pdf/verify/strictrevision.h"

#include "app/base/bytes.h"
#include "app/pdf/file/rawpdf.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/verify/reasons.h"

#include <QRegularExpression>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <algorithm>
#include <functional>
#include <limits>

namespace ink::pdf {

namespace {

constexpr int maxSyntaxFaults = 10;
constexpr qint64 numberWrap = qint64{1} << 32; ///< readers truncate larger numbers to 32 bits

Message wordsOf(strict::Fault fault)
{
    using strict::Fault;
    switch (fault) {
    case Fault::Comment:
        return reasons::syntaxComment();
    case Fault::Name:
        return reasons::syntaxName();
    case Fault::Number:
        return reasons::syntaxNumber();
    case Fault::String:
        return reasons::syntaxString();
    case Fault::DuplicateKey:
        return reasons::syntaxDuplicateKey();
    case Fault::Reference:
        return reasons::syntaxReference();
    case Fault::Nesting:
        return reasons::syntaxNesting();
    case Fault::Stream:
        return reasons::syntaxStream();
    case Fault::Header:
        return reasons::syntaxHeader();
    case Fault::None:
    case Fault::Token:
        break;
    }
    return reasons::syntaxStray();
}

/** The position of `number generation obj`; offsets may be relative to the header. */
qint64 placeIn(QByteArrayView bytes, qint64 offset, ObjectKey key)
{
    const qint64 shift = raw::headerOffset(bytes);
    return shift > 0 && !raw::objectValue(bytes, offset, key.first, key.second) ? offset + shift : offset;
}

/** The generation of an object in a table; nothing if it isn't there. */
std::optional<int> generationIn(const XRefTable& table, int number)
{
    const auto found = table.lower_bound(QPDFObjGen(number, 0));
    return found != table.end() && found->first.getObj() == number ? std::optional(found->first.getGen())
                                                                   : std::nullopt;
}

/** Returns a function that reads an indirect /Length; -1 if it is missing or not an integer. */
strict::LengthResolver lengthsIn(const RevisionText& text)
{
    return [&text](const strict::Reference& reference) -> qint64 {
        const auto entry = text.table.find(QPDFObjGen(reference.number, reference.generation));
        if (entry == text.table.end()) return -1;
        QPDFObjectHandle length = text.pdf.getObjectByID(reference.number, reference.generation);
        return length.isInteger() ? length.getIntValue() : -1;
    };
}

strict::Syntax objectIn(const RevisionText& text, ObjectKey key, qint64 offset)
{
    return strict::parseObject(text.bytes, placeIn(text.bytes, offset, key), key.first, key.second,
                               lengthsIn(text));
}

/** An object in an object stream. */
struct PackedValue
{
    int number;
    QByteArrayView text; ///< from its first byte to the end of the stream
    strict::Syntax syntax;
};

/** Calls `use` with every object of an object stream; returns false if the stream is malformed. */
bool readPacked(QPDFObjectHandle stream, const std::function<void(const PackedValue&)>& use)
{
    if (!stream.isStream()) return false;
    QPDFObjectHandle many = stream.getDict().getKey("/N");
    QPDFObjectHandle first = stream.getDict().getKey("/First");
    if (!many.isInteger() || !first.isInteger()) return false;
    const StreamBudget budget;
    const auto data = stream.getStreamData(qpdf_dl_specialized);
    const QByteArrayView text(reinterpret_cast<const char*>(data->getBuffer()),
                              static_cast<qsizetype>(data->getSize()));
    struct Place
    {
        qint64 offset;
        int number;
    };
    std::vector<Place> places;
    raw::Cursor cursor{text};
    const auto next = [&] {
        while (cursor.position < text.size() && raw::isSpace(text[cursor.position]))
            ++cursor.position;
        return cursor.parseNumber();
    };
    for (qint64 i = 0; i < many.getIntValue(); ++i) {
        const auto number = next();
        const auto offset = number ? next() : std::nullopt;
        if (!offset || *number > std::numeric_limits<int>::max() ||
            *offset > text.size() - std::min<qint64>(first.getIntValue(), text.size()))
            return false;
        places.push_back({first.getIntValue() + *offset, static_cast<int>(*number)});
    }
    std::sort(places.begin(), places.end(),
              [](const Place& a, const Place& b) { return a.offset < b.offset; });
    for (size_t i = 0; i < places.size(); ++i) {
        // An object must not extend into the next one.
        const qint64 end = i + 1 < places.size() ? places[i + 1].offset : text.size();
        PackedValue packed{places[i].number, text.sliced(places[i].offset),
                           strict::parseValue(text, places[i].offset)};
        if (packed.syntax.isValid() && packed.syntax.end > end) packed.syntax.fault = strict::Fault::Token;
        use(packed);
    }
    return true;
}

/** The trailer or the dictionary of a cross-reference stream at the end of a revision. */
struct Section
{
    Message fault; ///< empty if it is strictly valid
    std::vector<strict::Reference> references;
};

Section sectionOf(const RevisionText& later, qint64 from)
{
    const QByteArrayView bytes = later.bytes;
    if (bytes.size() - from < 32) return {}; // reported by the rules for the section
    const qint64 word = lastIndexOf(bytes.sliced(from), "startxref");
    if (word < 0) return {};
    raw::Cursor cursor{bytes, from + word + 9};
    while (cursor.position < bytes.size() && raw::isSpace(bytes[cursor.position]))
        ++cursor.position;
    const auto offset = cursor.parseNumber();
    if (!offset || *offset >= bytes.size()) return {};
    qint64 start = raw::skipSpace(bytes, *offset);
    if (const qint64 shift = raw::headerOffset(bytes);
        shift > 0 && *offset + shift < bytes.size() && bytes.sliced(*offset + shift).startsWith("xref"))
        start = *offset + shift;
    if (!bytes.sliced(start).startsWith("xref")) {
        const raw::Definition self = raw::nextDefinition(bytes, start);
        if (self.start < 0) return {};
        strict::Syntax syntax = strict::parseObject(bytes, self.start, self.number, self.generation, {});
        return {syntax.isValid() ? Message() : wordsOf(syntax.fault), std::move(syntax.references)};
    }
    const qint64 trailer = raw::find(bytes, "trailer", start);
    if (trailer < 0) return {};
    strict::Syntax syntax = strict::parseValue(bytes, trailer + 7);
    if (!syntax.isValid()) return {wordsOf(syntax.fault), {}};
    const qint64 end = strict::skipSpaceStrict(bytes, syntax.end);
    if (end < 0 || !bytes.sliced(end).startsWith("startxref")) return {reasons::syntaxStray(), {}};
    return {{}, std::move(syntax.references)};
}

/** Collects the object number of every `number generation R` in malformed bytes, truncated to 32 bits. */
void collectNumbers(QByteArrayView text, std::set<int>& numbers)
{
    for (qint64 at = 0; (at = raw::find(text, "R", at)) >= 0; ++at) {
        qint64 digit = at;
        const auto back = [&](bool isBlank) {
            const qint64 end = digit;
            while (digit > 0 && (isBlank ? raw::isSpace(text[digit - 1])
                                         : text[digit - 1] >= '0' && text[digit - 1] <= '9'))
                --digit;
            return text.sliced(digit, end - digit);
        };
        if (back(true).isEmpty() || back(false).isEmpty() || back(true).isEmpty()) continue;
        qint64 number = 0;
        for (const char c : back(false))
            number = (number * 10 + (c - '0')) % numberWrap;
        if (number > 0 && number <= std::numeric_limits<int>::max()) numbers.insert(static_cast<int>(number));
    }
}

} // namespace

OpenReferences::OpenReferences(const RevisionText& signedRevision)
{
    const QByteArrayView bytes = signedRevision.bytes;
    std::set<int> hosts;
    for (const auto& [id, entry] : signedRevision.table) {
        if (entry.getType() == 2) hosts.insert(entry.getObjStreamNumber());
        if (entry.getType() != 1) continue;
        const ObjectKey key(id.getObj(), id.getGen());
        const qint64 start = placeIn(bytes, entry.getOffset(), key);
        const strict::Syntax syntax = objectIn(signedRevision, key, entry.getOffset());
        if (syntax.isValid()) {
            collect({}, syntax, signedRevision.table);
            continue;
        }
        if (start >= bytes.size()) continue;
        const qint64 end = raw::find(bytes, "endobj", start);
        collect(bytes.sliced(start, (end < 0 ? bytes.size() : end) - start), syntax, signedRevision.table);
    }
    for (const int host : hosts)
        (void)readPacked(signedRevision.pdf.getObjectByID(host, 0), [&](const PackedValue& packed) {
            collect(packed.text, packed.syntax, signedRevision.table);
        });
}

void OpenReferences::collect(QByteArrayView text, const strict::Syntax& syntax, const XRefTable& table)
{
    if (!syntax.isValid()) return collectNumbers(text, m_numbers);
    for (const strict::Reference& reference : syntax.references)
        if (table.count(QPDFObjGen(reference.number, reference.generation)) == 0)
            m_exact.insert({reference.number, reference.generation});
}

bool OpenReferences::canReach(const ObjectKey& key) const
{
    if (m_numbers.count(key.first) != 0) return true;
    // Not for an identical reference: the comparison of objects checks it.
    for (auto it = m_exact.lower_bound({key.first, 0}); it != m_exact.end() && it->first == key.first; ++it)
        if (it->second != key.second) return true;
    return false;
}

namespace {

/** Returns the syntax faults, from an offset on, in the trailer and in the objects whose entries in the
 * cross-reference table are not in `before`. `open`: references of the signed revision, which don't count as
 * faults of a later one; may be null. */
QList<SyntaxFault> faultsFrom(const RevisionText& later, const XRefTable& before, const OpenReferences* open,
                              qint64 from)
{
    QList<SyntaxFault> faults;
    const auto fault = [&](const Message& why, ObjectKey key = {}) {
        if (faults.size() < maxSyntaxFaults) faults.append({key, why});
    };
    const auto hasGenerations = [&](const std::vector<strict::Reference>& references) {
        return std::all_of(references.begin(), references.end(), [&](const strict::Reference& one) {
            const auto generation = generationIn(later.table, one.number);
            // A reference of the signed revision is not a change; an object that is added with its number is
            // checked instead.
            return !generation || *generation == one.generation ||
                   (open && open->has({one.number, one.generation}));
        });
    };
    const auto judge = [&](ObjectKey key, const strict::Syntax& syntax) {
        if (!syntax.isValid())
            fault(wordsOf(syntax.fault), key);
        else if (!hasGenerations(syntax.references))
            fault(reasons::syntaxGeneration(), key);
    };

    QPDFObjectHandle size = later.pdf.getTrailer().getKey("/Size");
    const qint64 shift = raw::headerOffset(later.bytes);
    std::set<int> hosts;
    for (const auto& [id, entry] : later.table) {
        const auto old = before.find(id);
        if (old != before.end() && areXRefEntriesEqual(old->second, entry)) continue;
        const ObjectKey key(id.getObj(), id.getGen());
        if (!size.isInteger() || size.getIntValue() <= key.first) fault(reasons::syntaxSize(), key);
        if (entry.getType() == 2) hosts.insert(entry.getObjStreamNumber());
        if (entry.getType() != 1 || entry.getOffset() + shift < from) continue;
        judge(key, objectIn(later, key, entry.getOffset()));
    }
    for (const int host : hosts) {
        const auto place = later.table.find(QPDFObjGen(host, 0));
        if (place == later.table.end() || place->second.getType() != 1 ||
            place->second.getOffset() + shift < from)
            continue; // the stream is part of an earlier revision
        const bool readable = readPacked(later.pdf.getObjectByID(host, 0), [&](const PackedValue& packed) {
            judge({packed.number, 0}, packed.syntax);
        });
        if (!readable) fault(reasons::syntaxStream(), {host, 0});
    }
    // If both a cross-reference table and a stream exist, readers differ in which one they use.
    QPDFObjectHandle hybrid = later.pdf.getTrailer().getKey("/XRefStm");
    if (hybrid.isInteger() && hybrid.getIntValue() + shift >= from) fault(reasons::syntaxHybrid());
    const Section section = sectionOf(later, from);
    if (!section.fault.isEmpty())
        fault(section.fault);
    else if (!hasGenerations(section.references))
        fault(reasons::syntaxGeneration());
    return faults;
}

} // namespace

QList<RevisionChange::Fault> syntaxFaults(const RevisionText& later, const XRefTable& before,
                                          const OpenReferences& open, qint64 from)
{
    QList<RevisionChange::Fault> faults;
    for (const auto& entry : later.table) {
        const ObjectKey key(entry.first.getObj(), entry.first.getGen());
        if (before.count(entry.first) == 0 && open.canReach(key))
            faults.append(
                {QStringLiteral("revision.open-reference"), reasons::openReferenceFilled(key.first), key});
    }
    for (const SyntaxFault& fault : faultsFrom(later, before, &open, from))
        faults.append({QStringLiteral("revision.syntax"),
                       fault.isInTrailer()
                           ? reasons::laterTrailerNotStrict(fault.description)
                           : reasons::laterObjectNotStrict(fault.object.first, fault.description),
                       fault.object});
    return faults;
}

std::optional<SyntaxFault> firstSyntaxFault(const RevisionText& revision)
{
    const QList<SyntaxFault> faults = faultsFrom(revision, {}, nullptr, 0);
    return faults.isEmpty() ? std::nullopt : std::optional(faults.constFirst());
}

QList<RevisionChange::Fault> warningFaults(QPDF& signedRevision, QPDF& later,
                                           const std::function<bool(const ObjectKey&)>& isWritten)
{
    static const QRegularExpression number(QStringLiteral("object (\\d+) (\\d+)"));
    std::set<std::string> before;
    for (const QPDFExc& warning : signedRevision.getWarnings())
        before.insert(warning.what());
    QList<RevisionChange::Fault> faults;
    for (const QPDFExc& warning : later.getWarnings()) {
        if (before.count(warning.what()) != 0 || faults.size() >= maxSyntaxFaults) continue;
        const QRegularExpressionMatch match = number.match(QString::fromStdString(warning.getObject()));
        const ObjectKey key =
            match.hasMatch() ? ObjectKey(match.captured(1).toInt(), match.captured(2).toInt()) : ObjectKey();
        if (match.hasMatch() && !isWritten(key)) continue;
        const bool twice = QByteArrayView(warning.what()).contains("duplicated key");
        faults.append({QStringLiteral("revision.ambiguous"),
                       twice ? reasons::entryNamedTwiceLater()
                             : reasons::laterRevisionWarned(
                                   QString::fromStdString(warning.getMessageDetail()).simplified()),
                       key});
    }
    return faults;
}

} // namespace ink::pdf
