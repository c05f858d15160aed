#include "app/pdf/revision.h"

#include <QCryptographicHash>
#include <QRandomGenerator>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <cstdio>

namespace ink::pdf {

namespace {

constexpr int maximumNumber = 8'388'607; // ISO 32000-1 annex C

std::string bodyOf(QPDFObjectHandle object, const RefWriter& refs)
{
    if (!object.isStream()) {
        // Written as a value, not as a reference to itself.
        if (object.isDictionary()) return textOf(dictOf(object, refs));
        if (object.isArray()) {
            std::vector<std::string> items;
            const int count = object.getArrayNItems();
            for (int i = 0; i < count; ++i)
                items.push_back(textOf(object.getArrayItem(i), refs));
            return arrayText(items);
        }
        return object.unparseResolved();
    }
    DictText dict = dictOf(object, refs);
    const auto data = object.getRawStreamData();
    return streamText(std::move(dict), {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()});
}

} // namespace

Revision::~Revision() = default;

Result<std::unique_ptr<Revision>> Revision::open(QByteArray original)
{
    std::unique_ptr<Revision> revision(new Revision);
    INK_ASSIGN(source, SourceFile::open(std::move(original)));
    revision->m_source = std::move(source);
    try {
        QPDF& qpdf = revision->source();
        INK_ASSIGN(tree, readPageTree(qpdf));
        revision->m_tree = std::move(tree);
        int last = 0;
        if (const auto table = qpdf.getXRefTable(); !table.empty()) last = table.rbegin()->first.getObj();
        // Numbers below /Size that no entry lists may still be referred to (as null): leave them alone.
        if (QPDFObjectHandle size = qpdf.getTrailer().getKey("/Size"); size.isInteger())
            if (const auto value = size.getIntValue(); value > last && value <= maximumNumber / 2)
                last = static_cast<int>(value) - 1;
        if (last > maximumNumber - 100'000)
            return fail(ErrorCode::UnreadablePdf,
                        QStringLiteral("This PDF has no object numbers left to add anything."));
        revision->m_nextNumber = last + 1;
        revision->m_root = idOf(qpdf.getRoot());
        if (revision->m_root.isNull())
            return fail(ErrorCode::UnreadablePdf, QStringLiteral("This PDF is broken beyond repair."));
    } catch (const std::exception& e) {
        return fail(unreadable(e));
    }
    return revision;
}

ObjectId Revision::reserve()
{
    return {m_nextNumber++, 0};
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
    if (fresh) at->second = dictOf(source().getObjectByID(id.number, id.generation));
    return at->second;
}

ObjectId Revision::addCopy(const QPDFObjectHandle& value)
{
    const ObjectId id = reserve();
    m_dicts[id] = dictOf(value);
    return id;
}

std::vector<std::string>& Revision::array(ObjectId owner, const std::string& key,
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
    const auto& entry = m_tree.nodes[static_cast<size_t>(index)];
    if (!entry.id.isNull() && !entry.shared) return entry.id;
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
    auto& kids = array(parent, "/Kids", nodeObject(source(), m_tree, entry.parent).getKey("/Kids"));
    if (static_cast<size_t>(entry.kid) < kids.size()) kids[static_cast<size_t>(entry.kid)] = refText(id);
    return id;
}

DictText Revision::trailer() const
{
    DictText dict = m_source->trailer();
    dict["/Root"] = refText(m_root);
    dict["/Size"] = std::to_string(m_nextNumber);

    const auto fresh = QCryptographicHash::hash(QByteArray::number(QRandomGenerator::system()->generate64()) +
                                                    QByteArray::number(m_source->bytes().size()),
                                                QCryptographicHash::Md5);
    const std::string second = bytesText({fresh.constData(), static_cast<size_t>(fresh.size())});
    std::string first = second;
    if (QPDFObjectHandle ids = source().getTrailer().getKey("/ID"); ids.isArray() && ids.getArrayNItems() > 0)
        if (QPDFObjectHandle id = ids.getArrayItem(0); id.isString()) first = bytesText(id.getStringValue());
    dict["/ID"] = "[" + first + " " + second + "]";
    return dict;
}

void Revision::rewriteFaulty()
{
    // What only a lenient reader understands (a wrong stream length, a missing endobj) is written again,
    // sound. Read afresh, because each complaint is made once only.
    const auto fresh = SourceFile::open(m_source->bytes());
    if (!fresh) return;
    QPDF& qpdf = (*fresh)->qpdf();
    for (const auto& [og, entry] : qpdf.getXRefTable()) {
        const ObjectId id{og.getObj(), og.getGen()};
        if (entry.getType() != 1 || m_objects.count(id) > 0 || m_dicts.count(id) > 0) continue;
        const auto before = qpdf.numWarnings();
        QPDFObjectHandle object = qpdf.getObjectByID(id.number, id.generation);
        if (object.isNull()) continue;
        if (object.isStream()) {
            if (QPDFObjectHandle type = object.getDict().getKey("/Type");
                type.isName() && (type.getName() == "/XRef" || type.getName() == "/ObjStm"))
                continue;
            (void)object.getRawStreamData();
        }
        if (qpdf.numWarnings() != before) m_objects[id] = bodyOf(object, {});
    }
}

QByteArray Revision::assemble(std::map<ObjectId, qsizetype>* offsets)
{
    const bool whole = m_source->isDamaged() || m_source->lastXRef() < 0;
    if (whole) rewriteFaulty();
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

    const QByteArray& original = m_source->bytes();
    std::string out;
    size_t room = 4096;
    for (const auto& [id, body] : m_objects)
        room += body.size() + 64;
    out.reserve(room);
    const bool ended = original.endsWith('\n') || original.endsWith('\r');
    if (!ended) out += '\n';

    const qsizetype start = original.size();
    std::map<ObjectId, qsizetype> starts;
    for (const auto& [id, body] : m_objects) {
        starts[id] = start + static_cast<qsizetype>(out.size()) - m_source->base();
        out += std::to_string(id.number) + ' ' + std::to_string(id.generation) + " obj\n";
        if (offsets) (*offsets)[id] = start + static_cast<qsizetype>(out.size());
        out += body;
        out += "\nendobj\n";
    }

    bool asStream = m_source->lastXRefIsStream();
    if (whole) {
        asStream = false;
        for (const auto& [og, entry] : source().getXRefTable())
            asStream = asStream || entry.getType() == 2;
    }
    if (asStream) {
        writeStream(out, std::move(starts), start);
    } else {
        writeTable(out, starts, start);
    }
    QByteArray file;
    file.reserve(original.size() + static_cast<qsizetype>(out.size()));
    file += original;
    file.append(out.data(), static_cast<qsizetype>(out.size()));
    return file;
}

void Revision::writeTable(std::string& out, const std::map<ObjectId, qsizetype>& starts, qsizetype start)
{
    const bool whole = m_source->isDamaged() || m_source->lastXRef() < 0;
    struct Entry
    {
        qsizetype offset = 0; ///< 0 = free
        int generation = 0;
    };
    std::map<int, Entry> entries;
    if (whole) {
        for (const auto& [og, entry] : source().getXRefTable())
            if (entry.getType() == 1 && entry.getOffset() > 0)
                entries[og.getObj()] = {static_cast<qsizetype>(entry.getOffset()), og.getGen()};
    }
    for (const ObjectId id : m_source->phantoms())
        entries[id.number] = {0, 65535};
    for (const auto& [id, offset] : starts)
        entries[id.number] = {offset, id.generation};

    const qsizetype xref = start + static_cast<qsizetype>(out.size()) - m_source->base();
    out += "xref\n";
    if (whole) out += "0 1\n0000000000 65535 f \n";
    for (auto at = entries.cbegin(); at != entries.cend();) {
        auto end = at;
        int count = 0;
        for (; end != entries.cend() && end->first == at->first + count; ++end)
            ++count;
        out += std::to_string(at->first) + ' ' + std::to_string(count) + '\n';
        for (; at != end; ++at) {
            char line[32];
            std::snprintf(line, sizeof line, "%010lld %05d %c \n", static_cast<long long>(at->second.offset),
                          at->second.generation, at->second.offset == 0 ? 'f' : 'n');
            out += line;
        }
    }
    DictText dict = trailer();
    if (!whole) dict["/Prev"] = std::to_string(m_source->lastXRef());
    out += "trailer\n" + textOf(dict) + "\nstartxref\n" + std::to_string(xref) + "\n%%EOF\n";
}

void Revision::writeStream(std::string& out, std::map<ObjectId, qsizetype> starts, qsizetype start)
{
    const bool whole = m_source->isDamaged() || m_source->lastXRef() < 0;
    const qsizetype xref = start + static_cast<qsizetype>(out.size()) - m_source->base();
    const ObjectId self = reserve();
    starts[self] = xref;

    struct Entry
    {
        int type = 1;
        quint64 second = 0;
        int third = 0;
    };
    std::map<int, Entry> entries;
    if (whole) {
        entries[0] = {0, 0, 65535};
        for (const auto& [og, entry] : source().getXRefTable()) {
            if (entry.getType() == 1 && entry.getOffset() > 0)
                entries[og.getObj()] = {1, static_cast<quint64>(entry.getOffset()), og.getGen()};
            else if (entry.getType() == 2)
                entries[og.getObj()] = {2, static_cast<quint64>(entry.getObjStreamNumber()),
                                        entry.getObjStreamIndex()};
        }
    }
    for (const ObjectId id : m_source->phantoms())
        entries[id.number] = {0, 0, 65535};
    for (const auto& [id, offset] : starts)
        entries[id.number] = {1, static_cast<quint64>(offset), id.generation};

    std::string data;
    std::string index;
    for (auto at = entries.cbegin(); at != entries.cend();) {
        auto end = at;
        int count = 0;
        for (; end != entries.cend() && end->first == at->first + count; ++end)
            ++count;
        index += std::to_string(at->first) + ' ' + std::to_string(count) + ' ';
        for (; at != end; ++at) {
            const Entry& entry = at->second;
            data += static_cast<char>(entry.type);
            for (int shift = 32; shift >= 0; shift -= 8)
                data += static_cast<char>((entry.second >> shift) & 0xFF);
            for (int shift = 16; shift >= 0; shift -= 8)
                data += static_cast<char>((entry.third >> shift) & 0xFF);
        }
    }
    if (!index.empty()) index.pop_back();
    DictText dict = trailer();
    dict["/Type"] = "/XRef";
    dict["/W"] = "[1 5 3]";
    dict["/Index"] = "[" + index + "]";
    dict["/Size"] = std::to_string(m_nextNumber);
    if (!whole) dict["/Prev"] = std::to_string(m_source->lastXRef());
    if (data.size() > 400) {
        data = deflated(data);
        dict["/Filter"] = "/FlateDecode";
    }
    out += refText(self).substr(0, refText(self).size() - 1) + "obj\n" + streamText(std::move(dict), data) +
           "\nendobj\nstartxref\n" + std::to_string(xref) + "\n%%EOF\n";
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
        m_pending.pop_back();
        m_revision.set(target, bodyOf(m_file->getObjectByID(from.number, from.generation),
                                      [this](const QPDFObjectHandle& h) { return refer(h); }));
    }
}

} // namespace ink::pdf
