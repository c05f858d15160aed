#include "app/pdf/file/objectscan.h"

#include "app/pdf/file/parsebudget.h"
#include "app/pdf/file/rawpdf.h"
#include "app/pdf/file/xrefsection.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>
#include <charconv>
#include <map>

namespace ink::pdf {

namespace {

constexpr int maximumScannedNumber = 4'000'000;
constexpr size_t maximumScanned = 1'000'000;
constexpr qsizetype headerWindow = 1024;
constexpr const char* trailerKeys[] = {"/Root", "/Encrypt", "/ID", "/Info"};

/** Returns true for other file types that may contain a PDF. */
bool isOtherKind(const QByteArray& file)
{
    for (const QByteArrayView head :
         {QByteArrayView("PK\x03\x04"), QByteArrayView("\x89PNG"), QByteArrayView("\xFF\xD8\xFF"),
          QByteArrayView("GIF8"), QByteArrayView("\xD0\xCF\x11\xE0"), QByteArrayView("Rar!"),
          QByteArrayView("7z\xBC\xAF"), QByteArrayView("\x1F\x8B"),
          QByteArrayView("\x7F"
                         "ELF"),
          QByteArrayView("MZ"), QByteArrayView("{\\rtf"), QByteArrayView("II*"), QByteArrayView("MM")})
        if (file.startsWith(head)) return true;
    return false;
}

QByteArrayView lastValueOf(QByteArrayView bytes, const QList<raw::Entry>& entries, QByteArrayView key)
{
    for (auto entry = entries.rbegin(); entry != entries.rend();
         ++entry) // the last one takes precedence, as in qpdf
        if (entry->key == key) return bytes.sliced(entry->start, entry->end - entry->start);
    return {};
}

/** The offset after the stream whose keyword may be at `at`; `at` if there is none. */
qint64 behindStream(QByteArrayView bytes, qint64 at, QByteArrayView length)
{
    at = raw::skipSpace(bytes, at);
    if (!bytes.sliced(std::min<qint64>(at, bytes.size())).startsWith("stream")) return at;
    at += 6;
    qint64 size = -1;
    std::from_chars(length.begin(), length.end(), size);
    // The length is trusted only if `endstream` follows the data.
    if (size > 0 && size < bytes.size() - at) {
        const qint64 near = std::max<qint64>(at, at + size - 2);
        const qint64 end =
            raw::find(bytes.first(std::min<qint64>(bytes.size(), near + 64)), "endstream", near);
        if (end >= 0) return end + 9;
    }
    const qint64 end = raw::find(bytes, "endstream", at);
    return end < 0 ? at : end + 9;
}

} // namespace

std::vector<int> packedObjectNumbers(QPDFObjectHandle stream)
{
    std::vector<int> numbers;
    if (!stream.isStream()) return numbers;
    QPDFObjectHandle count = stream.getDict().getKey("/N");
    if (!count.isInteger()) return numbers;
    try {
        const auto data = stream.getStreamData(qpdf_dl_generalized);
        const char* at = reinterpret_cast<const char*>(data->getBuffer());
        const char* const end = at + data->getSize();
        const auto number = [&]() -> long long {
            while (at < end && raw::isSpace(*at))
                ++at;
            long long value = -1;
            const auto [next, fault] = std::from_chars(at, end, value);
            if (fault != std::errc()) return -1;
            at = next;
            return value;
        };
        const auto wanted = std::min<long long>(count.getIntValue(), maximumScanned);
        for (long long i = 0; i < wanted; ++i) {
            const long long object = number();
            if (object < 0 || number() < 0) break;
            numbers.push_back(object > maximumScannedNumber ? 0 : static_cast<int>(object));
        }
    } catch (const BudgetExceeded&) {
        throw;
    } catch (const std::runtime_error&) {
        return {}; // a malformed stream does not hide the others
    }
    return numbers;
}

ObjectScan::ObjectScan(const QByteArray& file)
{
    const qsizetype header = QByteArrayView(file).first(std::min(file.size(), headerWindow)).indexOf("%PDF-");
    if (header < 0 && isOtherKind(file)) return;
    // Offsets are relative to the header, so it is moved to the beginning.
    m_bytes = header < 0 ? "%PDF-1.7\n" + file : header == 0 ? file : file.mid(header);
    scan();
}

void ObjectScan::scan()
{
    const QByteArrayView bytes = m_bytes;
    qint64 at = 0;
    const auto trailersBefore = [&](qint64 from, qint64 to) {
        const QByteArrayView part = bytes.first(to);
        for (qint64 word = raw::find(part, "trailer", from); word >= 0;
             word = raw::find(part, "trailer", word + 7)) {
            const qint64 dict = raw::skipSpace(bytes, word + 7);
            if (const qint64 end = raw::valueEnd(bytes, dict); end > dict)
                recordTrailer(bytes.sliced(dict, end - dict));
        }
    };
    while (m_found.size() < maximumScanned) {
        if (m_found.size() % 256 == 0) ParseBudget::check();
        const raw::Definition definition = raw::nextDefinition(bytes, at);
        if (definition.start < 0) break;
        trailersBefore(at, definition.start);
        at = definition.value;
        if (definition.number == 0 || definition.number > maximumScannedNumber) continue;
        const ObjectId id{definition.number, definition.generation};
        m_found.push_back({id, definition.start});
        const auto entries = raw::parseDictionary(bytes, definition.value);
        if (!entries) continue;
        const qint64 end = raw::valueEnd(bytes, definition.value);
        if (end < 0) continue;
        const QByteArrayView type = lastValueOf(bytes, *entries, "/Type");
        if (type == QByteArrayView("/XRef"))
            recordTrailer(bytes.sliced(definition.value, end - definition.value));
        if (type == QByteArrayView("/ObjStm")) m_objectStreams.push_back(id);
        at = std::max(at, behindStream(bytes, end, lastValueOf(bytes, *entries, "/Length")));
    }
    trailersBefore(at, bytes.size());
}

void ObjectScan::recordTrailer(QByteArrayView dictionary)
{
    const auto entries = raw::parseDictionary(dictionary, 0);
    if (!entries) return;
    for (const char* key : trailerKeys) {
        const QByteArrayView value = lastValueOf(dictionary, *entries, key);
        // Later values take precedence; once encrypted, a file is encrypted in all revisions.
        if (!value.isEmpty()) m_trailer[key] = std::string(value.data(), static_cast<size_t>(value.size()));
    }
}

QByteArray ObjectScan::crossReference(const std::vector<PackedObjects>& packed) const
{
    std::map<ObjectId, const std::vector<int>*> inside;
    for (const PackedObjects& each : packed)
        inside[each.stream] = &each.numbers;
    XRefEntries places;
    int last = 0;
    for (const Found& found : m_found) {
        places[found.id.number] = XRefEntry::at(static_cast<qsizetype>(found.start), found.id.generation);
        last = std::max(last, found.id.number);
        const auto numbers = inside.find(found.id);
        if (numbers == inside.end()) continue;
        for (size_t i = 0; i < numbers->second->size(); ++i) {
            const int number = numbers->second->at(i);
            if (number == 0 || number == found.id.number) continue;
            places[number] = {2, static_cast<quint64>(found.id.number), static_cast<int>(i)};
            last = std::max(last, number);
        }
    }
    places[0] = XRefEntry::free();
    DictText trailer = m_trailer;
    if (trailer.find("/Root") == trailer.end()) trailer["/Root"] = "<<>>"; // the caller finds the catalog
    const ObjectId self{last + 1, 0};
    trailer["/Size"] = std::to_string(last + 2);
    const std::string section =
        "\n" + xrefStream(std::move(places), std::move(trailer), self, m_bytes.size() + 1);
    return QByteArray(section.data(), static_cast<qsizetype>(section.size()));
}

std::vector<ObjectId> ObjectScan::objectOrder(const std::vector<PackedObjects>& packed) const
{
    std::map<ObjectId, const std::vector<int>*> inside;
    for (const PackedObjects& each : packed)
        inside[each.stream] = &each.numbers;
    std::vector<ObjectId> order;
    for (const Found& found : m_found) {
        order.push_back(found.id);
        if (const auto numbers = inside.find(found.id); numbers != inside.end())
            for (const int number : *numbers->second)
                if (number != 0) order.push_back({number, 0});
    }
    return order;
}

} // namespace ink::pdf
