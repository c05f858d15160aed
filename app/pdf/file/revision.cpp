#include "app/pdf/file/revision.h"

#include "app/pdf/file/reasons.h"
#include "app/pdf/file/repair.h"
#include "app/pdf/file/sectionrules.h"
#include "app/pdf/file/signedfields.h"
#include "app/pdf/file/xrefsection.h"

#include <QRandomGenerator>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <array>
#include <stdexcept>

namespace ink::pdf {

namespace {

constexpr int maximumNumber = 8'388'607; // ISO 32000-1 annex C

} // namespace

Revision::~Revision() = default;

Result<std::unique_ptr<Revision>> Revision::open(QByteArray original)
{
    std::unique_ptr<Revision> revision(new Revision);
    INK_ASSIGN(source, SourceFile::open(original));
    if (source->needsRepair()) {
        // Uploads are repaired once; any other damaged file gets the same repair here.
        INK_ASSIGN(tail, makeRepair(*source));
        INK_ASSIGN(repaired, SourceFile::open(std::move(original), std::move(tail)));
        source = std::move(repaired);
    }
    revision->m_source = std::move(source);
    try {
        QPDF& qpdf = revision->source();
        INK_ASSIGN(tree, readPageTree(*revision->m_source));
        revision->m_tree = std::move(tree);
        const auto& places = revision->m_source->locations();
        int last = places.empty() ? 0 : places.back().id.number;
        // Unlisted numbers below /Size may still be referenced (as null), so they are not reused.
        if (QPDFObjectHandle size = qpdf.getTrailer().getKey("/Size"); size.isInteger())
            if (const auto value = size.getIntValue(); value > last && value <= maximumNumber / 2)
                last = static_cast<int>(value) - 1;
        if (last > maximumNumber - 100'000)
            return fail(ErrorCode::UnreadablePdf, reasons::pdfOutOfObjectNumbers());
        revision->m_nextNumber = last + 1;
        revision->m_root = idOf(qpdf.getRoot());
        revision->m_signed = hasSignedFields(qpdf);
        if (revision->m_root.isNull()) return fail(ErrorCode::UnreadablePdf, reasons::pdfBroken());
        Q_ASSERT(revision->m_nextNumber > 0 && !revision->m_tree.pages.empty());
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    return revision;
}

ObjectId Revision::reserve()
{
    return {m_nextNumber++, 0};
}

ObjectId Revision::signatureValue()
{
    if (m_signatureValue.isNull()) m_signatureValue = reserve();
    return m_signatureValue;
}

ObjectId Revision::add(std::string body)
{
    const ObjectId id = reserve();
    set(id, std::move(body));
    return id;
}

ObjectId Revision::addStream(DictText dict, std::string_view data)
{
    return add(streamText(std::move(dict), data));
}

DictText& Revision::edit(ObjectId id)
{
    auto [at, fresh] = m_dicts.try_emplace(id);
    if (fresh) at->second = m_source->dictText(id);
    return at->second;
}

ObjectId Revision::addCopy(const QPDFObjectHandle& value)
{
    const ObjectId id = reserve();
    m_dicts[id] = dictOf(value);
    return id;
}

ObjectId Revision::catalogDict(const std::string& key)
{
    QPDFObjectHandle value = source().getRoot().getKey(key);
    if (value.isDictionary() && value.isIndirect()) return idOf(value);
    // A dictionary created earlier in this revision is reused; `value` is from the original file.
    DictText& catalog = edit(m_root);
    if (const auto known = m_madeDicts.find(key); known != m_madeDicts.end()) return known->second;
    const ObjectId id = addCopy(value);
    catalog[key] = refText(id);
    m_madeDicts[key] = id;
    return id;
}

ObjectId Revision::info()
{
    if (!m_info.isNull()) return m_info;
    QPDFObjectHandle info = source().getTrailer().getKey("/Info");
    m_info = info.isDictionary() ? idOf(info) : ObjectId();
    if (m_info.isNull()) m_info = addCopy(info.isDictionary() ? info : QPDFObjectHandle::newDictionary());
    return m_info;
}

std::vector<std::string>& Revision::editArray(ObjectId owner, const std::string& key,
                                              const QPDFObjectHandle& current)
{
    QPDFObjectHandle value = current;
    const bool own = value.isIndirect() && value.isArray();
    const auto place = own ? std::pair(idOf(value), std::string()) : std::pair(owner, key);
    auto [at, fresh] = m_arrays.try_emplace(place);
    if (fresh && value.isArray()) {
        const int count = value.getArrayNItems();
        for (int i = 0; i < count; ++i)
            at->second.push_back(textOf(value.getArrayItem(i)));
    }
    return at->second;
}

ObjectId Revision::node(int index)
{
    Q_ASSERT(index >= 0 && static_cast<size_t>(index) < m_tree.nodes.size());
    const auto& entry = m_tree.nodes[static_cast<size_t>(index)];
    if (!entry.id.isNull() && !entry.isShared) return entry.id;
    if (const auto known = m_nodes.find(index); known != m_nodes.end()) return known->second;

    const QPDFObjectHandle object = nodeObject(source(), m_tree, index);
    const ObjectId id = addCopy(object);
    m_nodes[index] = id;
    if (entry.parent < 0) {
        edit(m_root)["/Pages"] = refText(id);
        return id;
    }
    const ObjectId parent = node(entry.parent);
    m_dicts[id]["/Parent"] = refText(parent);
    auto& kids = editArray(parent, "/Kids", nodeObject(source(), m_tree, entry.parent).getKey("/Kids"));
    if (static_cast<size_t>(entry.kid) < kids.size()) kids[static_cast<size_t>(entry.kid)] = refText(id);
    return id;
}

QPDFObjectHandle Revision::nodeEntry(int index, const char* key) const
{
    const ObjectId id = m_tree.nodes[static_cast<size_t>(index)].id;
    return id.isNull() ? nodeObject(source(), m_tree, index).getKey(key) : m_source->entryOf(id, key);
}

DictText Revision::trailer() const
{
    DictText dict = m_source->trailer();
    dict["/Root"] = refText(m_root);
    if (!m_info.isNull()) dict["/Info"] = refText(m_info);
    dict["/Size"] = std::to_string(m_nextNumber);
    dict["/Prev"] = std::to_string(m_source->lastXRef());

    std::array<quint32, 4> fresh{};
    QRandomGenerator::system()->fillRange(fresh.data(), fresh.size());
    const std::string second = bytesText({reinterpret_cast<const char*>(fresh.data()), sizeof fresh});
    std::string first = second;
    if (QPDFObjectHandle ids = source().getTrailer().getKey("/ID"); ids.isArray() && ids.getArrayNItems() > 0)
        if (QPDFObjectHandle id = ids.getArrayItem(0); id.isString()) first = bytesText(id.getStringValue());
    dict["/ID"] = "[" + first + " " + second + "]";
    return dict;
}

void Revision::resolveAmbiguities()
{
    if (!m_source->tail().isEmpty()) return; // a repair lists the objects that were found
    QList<ObjectKey> ambiguous;
    try {
        ambiguous = ambiguousObjects(m_source->bytes(), m_source->bytes().size());
    } catch (const std::exception&) {
        return; // the file can only be read after a repair, which makes it unambiguous
    }
    for (const auto& [number, generation] : std::as_const(ambiguous)) {
        QPDFObjectHandle object = source().getObjectByID(number, generation);
        if (!object.isNull()) m_objects.try_emplace(ObjectId{number, generation}, bodyOf(object));
    }
}

QByteArray Revision::assemble(std::map<ObjectId, qsizetype>* offsets)
{
    // Uploads were read completely, so this damage is new.
    if (m_source->needsRepair()) throw std::runtime_error("damaged");
    for (auto& [place, items] : m_arrays) {
        const auto& [owner, key] = place;
        if (key.empty()) {
            m_objects[owner] = arrayText(items);
        } else {
            edit(owner)[key] = arrayText(items);
        }
    }
    for (const auto& [id, dict] : m_dicts)
        m_objects[id] = textOf(dict);

    if (m_objects.empty())
        return m_source->bytes() + m_source->tail(); // a section without entries is invalid

    std::string out;
    size_t room = 4096;
    for (const auto& [id, body] : m_objects)
        room += body.size() + 64;
    out.reserve(room);
    const QByteArray& last = m_source->tail().isEmpty() ? m_source->bytes() : m_source->tail();
    if (!last.endsWith('\n') && !last.endsWith('\r')) out += '\n';

    const qsizetype start = m_source->size();
    XRefEntries places;
    for (const auto& [id, body] : m_objects) {
        Q_ASSERT(!id.isNull());
        places[id.number] =
            XRefEntry::at(start + static_cast<qsizetype>(out.size()) - m_source->base(), id.generation);
        out += std::to_string(id.number) + ' ' + std::to_string(id.generation) + " obj\n";
        if (offsets) (*offsets)[id] = start + static_cast<qsizetype>(out.size());
        out += body;
        out += "\nendobj\n";
    }

    const qsizetype xref = start + static_cast<qsizetype>(out.size()) - m_source->base();
    if (m_source->lastXRefIsStream()) {
        const ObjectId self = reserve();
        out += xrefStream(std::move(places), trailer(), self, xref);
    } else {
        out += xrefTable(places, trailer(), xref);
    }
    QByteArray file;
    file.reserve(start + static_cast<qsizetype>(out.size()));
    file += m_source->bytes();
    file += m_source->tail();
    file.append(out.data(), static_cast<qsizetype>(out.size()));
    return file;
}

std::string Importer::refer(const QPDFObjectHandle& handle)
{
    const ObjectId from = idOf(handle);
    m_file = handle.getOwningQPDF();
    const auto [at, fresh] = m_copied.try_emplace(from);
    if (fresh) {
        at->second = m_revision.reserve();
        m_pending.emplace_back(from, at->second);
    }
    return refText(at->second);
}

std::string Importer::text(const QPDFObjectHandle& value)
{
    return textOf(value, [this](const QPDFObjectHandle& h) { return refer(h); });
}

DictText Importer::dict(const QPDFObjectHandle& value)
{
    return dictOf(value, [this](const QPDFObjectHandle& h) { return refer(h); });
}

void Importer::finish()
{
    while (!m_pending.empty()) {
        const auto [from, target] = m_pending.back();
        Q_ASSERT(m_file);
        m_pending.pop_back();
        m_revision.set(target, bodyOf(m_file->getObjectByID(from.number, from.generation),
                                      [this](const QPDFObjectHandle& h) { return refer(h); }));
    }
}

} // namespace ink::pdf
