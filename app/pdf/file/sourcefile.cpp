#include "app/pdf/file/sourcefile.h"

#include "app/base/bytes.h"
#include "app/pdf/file/bytesource.h"
#include "app/pdf/file/parsebudget.h"
#include "app/pdf/file/reasons.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/file/xrefsection.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <algorithm>
#include <chrono>
#include <set>

namespace ink::pdf {

namespace {

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f' || c == '\0';
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr size_t maximumObjects = 1'000'000; ///< limit per file; each takes memory when it is read
constexpr size_t objectsAtOnce = 20'000;     ///< maximum number kept in memory while all objects are read
constexpr size_t memoryAtOnce = 32U * 1024 * 1024; ///< maximum memory for these objects in bytes, where
                                                   ///< memory is counted
constexpr std::chrono::seconds maxTime{20};

/** A cursor for reading a file. */
template <typename At> struct Reader
{
    Reader(At bytes, qsizetype end, qsizetype start) : byteAt(std::move(bytes)), size(end), at(start) {}
    At byteAt;
    qsizetype size;
    qsizetype at;

    void skipSpaces()
    {
        while (at < size && isSpace(byteAt(at)))
            ++at;
    }
    /** Parses a number of at most 18 digits here and moves past it; -1 if there is none. */
    qint64 number()
    {
        qint64 value = 0;
        const qsizetype start = at;
        for (; at < size && isDigit(byteAt(at)) && at - start < 18; ++at)
            value = value * 10 + (byteAt(at) - '0');
        return at == start ? -1 : value;
    }
    bool startsWith(std::string_view word)
    {
        for (size_t i = 0; i < word.size(); ++i)
            if (at + static_cast<qsizetype>(i) >= size || byteAt(at + static_cast<qsizetype>(i)) != word[i])
                return false;
        return true;
    }
};

/** Returns whether an object is a cross-reference stream. Those are read by their offset, and a repaired file
 * no longer uses its own. */
bool isCrossReference(QPDFObjectHandle object)
{
    if (!object.isStream()) return false;
    QPDFObjectHandle type = object.getDict().getKey("/Type");
    return type.isName() && type.getName() == "/XRef";
}

/** Groups the objects of each object stream, so that it is decoded once. */
std::vector<const std::pair<const QPDFObjGen, QPDFXRefEntry>*>
inReadingOrder(const std::map<QPDFObjGen, QPDFXRefEntry>& table)
{
    std::vector<const std::pair<const QPDFObjGen, QPDFXRefEntry>*> order;
    order.reserve(table.size());
    for (const auto& item : table)
        order.push_back(&item);
    const auto container = [](const auto* item) {
        return item->second.getType() == 2 ? item->second.getObjStreamNumber() : 0;
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](const auto* a, const auto* b) { return container(a) < container(b); });
    return order;
}

bool saysReconstructed(const std::vector<QPDFExc>& warnings)
{
    for (const auto& warning : warnings)
        if (std::string_view(warning.what()).find("econstruct") != std::string_view::npos) return true;
    return false;
}

} // namespace

SourceFile::~SourceFile() = default;

Error unreadableError(const std::exception& reason)
{
    Error error;
    error.code = ErrorCode::UnreadablePdf;
    if (const auto* exc = dynamic_cast<const QPDFExc*>(&reason);
        exc && exc->getErrorCode() == qpdf_e_password) {
        error.detail = reasons::pdfProtectedByPassword();
    } else if (exc && exc->getErrorCode() == qpdf_e_unsupported) {
        error.detail = reasons::pdfEncryptionUnsupported();
    } else if (dynamic_cast<const BudgetExceeded*>(&reason) || dynamic_cast<const std::bad_alloc*>(&reason)) {
        error.detail = reasons::pdfTooCostly();
    } else if (dynamic_cast<const StreamTooLarge*>(&reason)) {
        error.detail = reasons::pdfUnpacksTooLarge();
    } else {
        error.detail = reasons::pdfBroken();
    }
    return error;
}

char SourceFile::at(qsizetype offset) const
{
    return offset < m_bytes.size() ? m_bytes.at(offset) : m_tail.at(offset - m_bytes.size());
}

std::unique_ptr<QPDF> SourceFile::parse() const
{
    // Only cross-reference streams are decoded here.
    const StreamBudget few(StreamBudget::forCrossReference(static_cast<size_t>(size())));
    auto qpdf = std::make_unique<QPDF>();
    qpdf->setSuppressWarnings(true);
    qpdf->processInputSource(
        byteSource(m_bytes, m_freed.isEmpty() ? m_tail : m_tail + m_freed, m_ignoreXRef));
    return qpdf;
}

Result<std::unique_ptr<SourceFile>> SourceFile::open(QByteArray bytes, QByteArray tail)
{
    limitStreams();
    std::unique_ptr<SourceFile> file(new SourceFile);
    file->m_bytes = std::move(bytes);
    file->m_tail = std::move(tail);
    file->m_base =
        QByteArrayView(file->m_bytes).first(std::min<qsizetype>(file->m_bytes.size(), 1024)).indexOf("%PDF-");
    if (file->m_bytes.isEmpty()) return fail(ErrorCode::UnreadablePdf, reasons::pdfFileEmpty());
    if (file->m_base < 0) return fail(ErrorCode::UnreadablePdf, reasons::notAPdf());
    file->findLastXRef();
    try {
        file->m_qpdf = file->parse();
        file->recordLocations();
        if (file->m_locations.size() > maximumObjects)
            return fail(ErrorCode::UnreadablePdf, reasons::pdfHasTooManyObjects(maximumObjects));
        file->m_damaged = saysReconstructed(file->m_qpdf->getWarnings());
        if (!file->m_damaged)
            if (auto missing = file->missingObjects(); !missing.empty())
                file->openRepaired(std::move(missing));
        if (file->m_qpdf->isEncrypted()) return fail(ErrorCode::UnreadablePdf, reasons::pdfEncrypted());
        if (!file->m_qpdf->getRoot().isDictionary())
            return fail(ErrorCode::UnreadablePdf, reasons::pdfBroken());
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    return file;
}

void SourceFile::findLastXRef()
{
    qsizetype found = lastIndexOf(m_tail, "startxref");
    if (found >= 0) {
        found += m_bytes.size();
    } else {
        found = lastIndexOf(m_bytes, "startxref");
        if (found < 0) return;
    }
    Reader reader([this](qsizetype i) { return at(i); }, size(), found + 9);
    reader.skipSpaces();
    m_lastXRef = reader.number();
    if (m_lastXRef < 0 || m_lastXRef >= size() - m_base) {
        m_lastXRef = -1;
        return;
    }
    reader.at = m_base + static_cast<qsizetype>(m_lastXRef);
    reader.skipSpaces();
    m_lastXRefIsStream = !reader.startsWith("xref");
}

void SourceFile::recordLocations()
{
    const auto table = m_qpdf->getXRefTable();
    m_locations.clear();
    m_locations.reserve(table.size());
    for (const auto& [id, entry] : table)
        m_locations.push_back(
            {{id.getObj(), id.getGen()}, entry.getType(), entry.getType() == 1 ? entry.getOffset() : 0});
}

std::optional<PlainDict> SourceFile::plainDict(ObjectId id) const
{
    if (m_damaged || m_qpdf->anyWarnings()) return std::nullopt; // the locations may have been reconstructed
    const auto place = std::lower_bound(m_locations.begin(), m_locations.end(), id,
                                        [](const Location& a, ObjectId b) { return a.id < b; });
    if (place == m_locations.end() || place->id != id || place->type != 1) return std::nullopt;
    const qint64 at = m_base + place->offset;
    if (place->offset <= 0 || at >= m_bytes.size()) return std::nullopt;
    return PlainDict::parseAt(m_bytes, at, id);
}

QPDFObjectHandle SourceFile::entryOf(ObjectId id, const char* key) const
{
    if (const auto plain = plainDict(id)) {
        const QByteArrayView text = plain->value(key);
        if (text.isEmpty()) return QPDFObjectHandle::newNull();
        if (const auto to = parsePlainReference(text))
            return m_qpdf->getObjectByID(to->number, to->generation);
    }
    return m_qpdf->getObjectByID(id.number, id.generation).getKey(key);
}

DictText SourceFile::dictText(ObjectId id) const
{
    const auto plain = plainDict(id);
    return plain ? plain->toDictText() : dictOf(m_qpdf->getObjectByID(id.number, id.generation));
}

std::vector<ObjectId> SourceFile::missingObjects() const
{
    std::vector<ObjectId> missing;
    const auto look = [&](const auto& byteAt, const Location& place) {
        Reader reader(byteAt, size(), m_base + static_cast<qsizetype>(place.offset));
        if (place.offset <= 0 || reader.at >= size()) return false;
        reader.skipSpaces();
        if (reader.number() != place.id.number) return false;
        reader.skipSpaces();
        if (reader.number() != place.id.generation) return false;
        reader.skipSpaces();
        return reader.startsWith("obj");
    };
    const char* const bytes = m_bytes.constData();
    const auto inBytes = [bytes](qsizetype i) { return bytes[i]; };
    const auto inBoth = [this](qsizetype i) { return at(i); };
    for (const Location& place : m_locations) {
        if (place.type != 1 || place.offset == 0) continue;
        if (!(m_tail.isEmpty() ? look(inBytes, place) : look(inBoth, place))) missing.push_back(place.id);
    }
    return missing;
}

void SourceFile::openRepaired(std::vector<ObjectId> missing)
{
    const bool elsewhere =
        missing.size() > 20 || std::any_of(missing.begin(), missing.end(), [this](ObjectId id) {
            const QByteArray head =
                QByteArray::number(id.number) + ' ' + QByteArray::number(id.generation) + " obj";
            return m_bytes.contains(head) || m_tail.contains(head);
        });
    if (elsewhere) {
        // Without a startxref, qpdf searches for the objects itself.
        m_ignoreXRef = true;
        m_qpdf = parse();
        recordLocations();
        m_damaged = true;
        return;
    }
    // Phantoms are marked as free by an additional section; otherwise the first access to one would discard
    // all compressed objects.
    DictText dict = trailer();
    dict["/Size"] = std::to_string(m_locations.back().id.number + 1);
    dict["/Prev"] = std::to_string(m_lastXRef);
    XRefEntries places;
    for (const ObjectId id : missing)
        places[id.number] = XRefEntry::free();
    const std::string section = "\n" + xrefTable(places, dict, size() + 1 - m_base);
    m_freed = QByteArray(section.data(), static_cast<qsizetype>(section.size()));
    m_qpdf = parse();
    recordLocations();
    m_damaged = saysReconstructed(m_qpdf->getWarnings());
    m_phantoms = std::move(missing);
}

Result<std::vector<ObjectId>> SourceFile::faultyObjects() const
{
    const auto deadline = std::chrono::steady_clock::now() + maxTime;
    try {
        for (int attempt = 0; attempt < 2; ++attempt) {
            std::vector<ObjectId> faulty;
            std::set<int> faultyStreams;
            // Parsed again, because qpdf reports each problem only once, and in parts, because qpdf keeps all
            // objects that it has read.
            auto reader = parse();
            const auto table = reader->getXRefTable();
            size_t heldBefore = ParseBudget::usedBytes();
            size_t count = 0;
            size_t sinceRenewed = 0;
            int lastContainer = 0;
            bool lost = false;
            for (const auto* const item : inReadingOrder(table)) {
                const auto& [id, entry] = *item;
                ++count;
                const int container = entry.getType() == 2 ? entry.getObjStreamNumber() : 0;
                const bool isUnpacked = container != 0 && container == lastContainer; // stream already read
                lastContainer = container;
                if (++sinceRenewed >= objectsAtOnce ||
                    (!isUnpacked && ParseBudget::usedBytes() > heldBefore + memoryAtOnce)) {
                    reader.reset(); // released first, to avoid holding two at once
                    reader = parse();
                    heldBefore = ParseBudget::usedBytes();
                    sinceRenewed = 0;
                }
                ParseBudget::check();
                if (count % 256 == 0 && std::chrono::steady_clock::now() > deadline)
                    return fail(ErrorCode::UnreadablePdf, reasons::pdfTooSlowToRead());
                if (entry.getType() == 0) continue;
                const auto before = reader->numWarnings();
                QPDFObjectHandle object = reader->getObjectByID(id.getObj(), id.getGen());
                const bool isNull = object.isNull(); // resolves the object
                if (reader->numWarnings() == before) continue;
                lost = lost || (!m_ignoreXRef && !isDamaged() && saysReconstructed(reader->getWarnings()));
                if (lost) break;
                if (entry.getType() == 2)
                    faultyStreams.insert(entry.getObjStreamNumber()); // was decoded for this object
                else if (!isNull && !isCrossReference(object))
                    faulty.push_back({id.getObj(), id.getGen()});
            }
            for (const auto& [id, entry] : table)
                if (entry.getType() == 2 && faultyStreams.count(entry.getObjStreamNumber()) > 0)
                    faulty.push_back({id.getObj(), id.getGen()});
            if (!lost) return faulty;
            m_damaged = true;
            m_ignoreXRef = true;
            m_qpdf = parse();
        }
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    return fail(ErrorCode::UnreadablePdf, reasons::pdfBroken());
}

DictText SourceFile::trailer() const
{
    DictText dict = dictOf(m_qpdf->getTrailer());
    for (const char* key : {"/Prev", "/XRefStm", "/Size", "/Type", "/W", "/Index", "/Length", "/Filter",
                            "/DecodeParms", "/Encrypt"})
        dict.erase(key);
    return dict;
}

bool SourceFile::isDamaged() const
{
    if (!m_damaged) m_damaged = saysReconstructed(m_qpdf->getWarnings());
    return m_damaged;
}

} // namespace ink::pdf
