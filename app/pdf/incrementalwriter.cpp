#include "app/pdf/incrementalwriter.h"

#include "app/pdf/pagestamper.h"
#include "app/pdf/revision.h"
#include "app/pdf/streamlimits.h"

#include <QCryptographicHash>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <cstdio>
#include <set>

namespace ink::pdf {

namespace {

constexpr int rangeWidth = 10;

/** `[0 a b c]` with room for the real numbers. */
std::string rangeText(qint64 a, qint64 b, qint64 c)
{
    char text[64];
    std::snprintf(text, sizeof text, "[0 %*lld %*lld %*lld]", rangeWidth, static_cast<long long>(a),
                  rangeWidth, static_cast<long long>(b), rangeWidth, static_cast<long long>(c));
    return text;
}

/** Runs what reads the source, whose library throws. */
template <typename Function> auto guarded(Function&& function) -> decltype(function())
{
    const StreamBudget budget;
    try {
        return function();
    } catch (const std::exception& e) {
        return fail(unreadable(e));
    }
}

} // namespace

struct IncrementalWriter::Private
{
    std::unique_ptr<Revision> revision;
    qsizetype appendedPages = 0;
    ObjectId onlyPageParent; ///< the node made for a catalog that named a page directly
    bool namesLoaded = false;
    ObjectId namesObject;
    std::map<std::string, std::string> embedded; ///< EmbeddedFiles: key and value as PDF syntax

    /** The catalog's dictionary under `key` as an object of its own, made when there is none. */
    ObjectId catalogDict(const char* key)
    {
        QPDFObjectHandle value = revision->source().getRoot().getKey(key);
        if (value.isDictionary() && value.isIndirect()) return idOf(value);
        const ObjectId id = revision->addCopy(value);
        revision->edit(revision->root())[key] = refText(id);
        return id;
    }

    /** A field name that no field on the top level has. */
    std::string freeFieldName(QPDFObjectHandle fields)
    {
        std::set<std::string> taken;
        const int count = fields.isArray() ? std::min(fields.getArrayNItems(), 100'000) : 0;
        for (int i = 0; i < count; ++i) {
            QPDFObjectHandle field = fields.getArrayItem(i);
            if (!field.isDictionary()) continue;
            if (QPDFObjectHandle name = field.getKey("/T"); name.isString())
                taken.insert(name.getUTF8Value());
        }
        for (int n = 1;; ++n)
            if (const auto name = "Inkstone seal " + std::to_string(n); taken.count(name) == 0) return name;
    }

    void loadNames(QPDFObjectHandle node, std::set<ObjectId>& seen, int depth)
    {
        if (!node.isDictionary() || depth > 30 || seen.size() > 10'000) return;
        if (const ObjectId id = idOf(node); !id.isNull() && !seen.insert(id).second) return;
        QPDFObjectHandle names = node.getKey("/Names");
        const int count = names.isArray() ? std::min(names.getArrayNItems(), 100'000) : 0;
        for (int i = 0; i + 1 < count; i += 2)
            if (QPDFObjectHandle key = names.getArrayItem(i); key.isString())
                embedded[key.getStringValue()] = textOf(names.getArrayItem(i + 1));
        QPDFObjectHandle kids = node.getKey("/Kids");
        const int inner = kids.isArray() ? std::min(kids.getArrayNItems(), 10'000) : 0;
        for (int i = 0; i < inner; ++i)
            loadNames(kids.getArrayItem(i), seen, depth + 1);
    }

    Result<void> appendPages(const QByteArray& pdf);
    Result<void> attach(const QString& name, const QString& mimeType, const QByteArray& bytes,
                        Timestamp time);
    Result<PreparedSignature> finishForSigning(const SignatureRequest& request);
};

Result<void> IncrementalWriter::Private::appendPages(const QByteArray& pdf)
{
    INK_ASSIGN(file, SourceFile::open(pdf));
    INK_ASSIGN(added, readPageTree(file->qpdf()));
    const PageTree& tree = revision->tree();
    QPDFObjectHandle top = nodeObject(revision->source(), tree, 0);

    ObjectId parent;
    std::vector<std::string>* kids = nullptr;
    if (tree.pages.front() == 0) {
        // The catalog names a page directly: give it the node that it should have.
        const ObjectId page = revision->node(0);
        if (appendedPages == 0) {
            parent = revision->addCopy(QPDFObjectHandle::newDictionary());
            revision->edit(parent)["/Type"] = "/Pages";
            revision->edit(page)["/Parent"] = refText(parent);
            revision->edit(revision->root())["/Pages"] = refText(parent);
            kids = &revision->array(parent, "/Kids", QPDFObjectHandle::newNull());
            kids->push_back(refText(page));
            onlyPageParent = parent;
        } else {
            parent = onlyPageParent;
            kids = &revision->array(parent, "/Kids", QPDFObjectHandle::newNull());
        }
    } else {
        parent = revision->node(0);
        kids = &revision->array(parent, "/Kids", top.getKey("/Kids"));
    }

    Importer importer(*revision);
    for (const auto& node : added.nodes)
        if (!node.id.isNull()) importer.substitute(node.id, parent);
    std::vector<ObjectId> pages;
    for (const int leaf : added.pages) {
        pages.push_back(revision->reserve());
        if (const ObjectId id = added.nodes[static_cast<size_t>(leaf)].id; !id.isNull())
            importer.substitute(id, pages.back());
    }
    for (size_t i = 0; i < pages.size(); ++i) {
        const int leaf = added.pages[i];
        DictText dict = importer.dict(nodeObject(file->qpdf(), added, leaf));
        const PageInfo& info = added.infos.at(static_cast<qsizetype>(i));
        const QRectF box = info.cropBox;
        const std::string rect = "[" + numberText(box.left()) + ' ' + numberText(box.top()) + ' ' +
                                 numberText(box.right()) + ' ' + numberText(box.bottom()) + "]";
        dict["/Type"] = "/Page";
        dict["/Parent"] = refText(parent);
        // Said on the page itself, so that nothing is taken from the ancestors that it gets here.
        dict["/MediaBox"] = rect;
        dict["/CropBox"] = rect;
        dict["/Rotate"] = std::to_string(info.rotation);
        dict["/Resources"] = importer.text(resourcesOf(file->qpdf(), added, leaf));
        revision->set(pages[i], textOf(dict));
        kids->push_back(refText(pages[i]));
    }
    importer.finish();
    appendedPages += static_cast<qsizetype>(pages.size());
    revision->edit(parent)["/Type"] = "/Pages";
    revision->edit(parent)["/Count"] = std::to_string(tree.infos.size() + appendedPages);
    return {};
}

Result<void> IncrementalWriter::Private::attach(const QString& name, const QString& mimeType,
                                                const QByteArray& bytes, Timestamp time)
{
    const std::string_view data(bytes.constData(), static_cast<size_t>(bytes.size()));
    const QByteArray sum = QCryptographicHash::hash(bytes, QCryptographicHash::Md5);
    DictText stream;
    stream["/Type"] = "/EmbeddedFile";
    stream["/Subtype"] = nameText(mimeType.toStdString());
    stream["/Filter"] = "/FlateDecode";
    stream["/Params"] = "<</Size " + std::to_string(bytes.size()) + " /ModDate " + dateText(time) +
                        " /CheckSum " + bytesText({sum.constData(), static_cast<size_t>(sum.size())}) + ">>";
    const std::string file = refText(revision->addStream(std::move(stream), deflated(data)));

    // All names that are there, flat and sorted (ISO 32000-2 §7.9.6).
    if (!namesLoaded) {
        namesLoaded = true;
        QPDFObjectHandle all = revision->source().getRoot().getKey("/Names");
        QPDFObjectHandle tree =
            all.isDictionary() ? all.getKey("/EmbeddedFiles") : QPDFObjectHandle::newNull();
        std::set<ObjectId> seen;
        loadNames(tree, seen, 0);
    }
    QString unique = name;
    const auto key = [](const QString& text) { return text.toStdString(); };
    for (int n = 2; embedded.count(key(unique)) > 0; ++n)
        unique = QStringLiteral("%1 (%2)").arg(name).arg(n);

    const std::string spec =
        refText(revision->add("<</Type /Filespec /F " + stringText(unique) + " /UF " + stringText(unique) +
                              " /EF <</F " + file + " /UF " + file + ">> /AFRelationship /Supplement>>"));
    embedded[key(unique)] = spec;
    std::vector<std::string> flat;
    for (const auto& [entry, value] : embedded) {
        flat.push_back(bytesText(entry));
        flat.push_back(value);
    }
    if (namesObject.isNull()) {
        namesObject = revision->reserve();
        revision->edit(catalogDict("/Names"))["/EmbeddedFiles"] = refText(namesObject);
    }
    revision->set(namesObject, "<</Names " + arrayText(flat) + ">>");
    revision->array(revision->root(), "/AF", revision->source().getRoot().getKey("/AF")).push_back(spec);
    return {};
}

Result<PreparedSignature> IncrementalWriter::Private::finishForSigning(const SignatureRequest& request)
{
    QPDFObjectHandle root = revision->source().getRoot();
    QPDFObjectHandle form = root.getKey("/AcroForm");
    QPDFObjectHandle fields = form.isDictionary() ? form.getKey("/Fields") : QPDFObjectHandle::newNull();

    const ObjectId signature = revision->reserve();
    const ObjectId page = revision->page(0);
    const ObjectId field =
        revision->add("<</Type /Annot /Subtype /Widget /FT /Sig /T " + bytesText(freeFieldName(fields)) +
                      " /V " + refText(signature) + " /F 132 /Rect [0 0 0 0] /P " + refText(page) + ">>");
    QPDFObjectHandle firstPage =
        nodeObject(revision->source(), revision->tree(), revision->tree().pages.front());
    revision->array(page, "/Annots", firstPage.getKey("/Annots")).push_back(refText(field));
    const ObjectId formId = catalogDict("/AcroForm");
    revision->array(formId, "/Fields", fields).push_back(refText(field));
    revision->edit(formId)["/SigFlags"] = "3";
    if (request.certify) {
        const ObjectId perms = catalogDict("/Perms");
        revision->edit(perms)["/DocMDP"] = refText(signature);
    }

    std::string body = "<</Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached\n/ByteRange ";
    const size_t rangeAt = body.size();
    const std::string range = rangeText(0, 0, 0);
    body += range + "\n/Contents ";
    const size_t contentsAt = body.size();
    const auto hexDigits = static_cast<size_t>(std::max(request.contentsBytes, 1024)) * 2;
    body += "<" + std::string(hexDigits, '0') + ">\n";
    body += "/M " + dateText(request.time) + "\n";
    if (!request.signerName.isEmpty()) body += "/Name " + stringText(request.signerName) + "\n";
    if (!request.reason.isEmpty()) body += "/Reason " + stringText(request.reason) + "\n";
    if (!request.location.isEmpty()) body += "/Location " + stringText(request.location) + "\n";
    if (request.certify)
        body += "/Reference [<</Type /SigRef /TransformMethod /DocMDP /TransformParams <</Type "
                "/TransformParams /P " +
                std::to_string(std::clamp(request.docMdpLevel, 1, 3)) + " /V /1.2>>>>]\n";
    body += ">>";
    revision->set(signature, std::move(body));

    std::map<ObjectId, qsizetype> offsets;
    PreparedSignature prepared;
    prepared.bytes = revision->assemble(&offsets);
    const qsizetype at = offsets.at(signature);
    prepared.contentsStart = at + static_cast<qsizetype>(contentsAt);
    prepared.contentsEnd = prepared.contentsStart + static_cast<qsizetype>(hexDigits) + 2;
    const std::string real =
        rangeText(prepared.contentsStart, prepared.contentsEnd, prepared.bytes.size() - prepared.contentsEnd);
    if (real.size() != range.size())
        return fail(ErrorCode::TooLarge, QStringLiteral("This PDF is too large to be signed."));
    std::copy(real.begin(), real.end(), prepared.bytes.begin() + at + static_cast<qsizetype>(rangeAt));
    return prepared;
}

IncrementalWriter::IncrementalWriter(std::unique_ptr<Private> data) : d(std::move(data)) {}
IncrementalWriter::~IncrementalWriter() = default;
IncrementalWriter::IncrementalWriter(IncrementalWriter&&) noexcept = default;
IncrementalWriter& IncrementalWriter::operator=(IncrementalWriter&&) noexcept = default;

Result<IncrementalWriter> IncrementalWriter::open(QByteArray original)
{
    const StreamBudget budget;
    INK_ASSIGN(revision, Revision::open(std::move(original)));
    auto data = std::make_unique<Private>();
    data->revision = std::move(revision);
    return IncrementalWriter(std::move(data));
}

int IncrementalWriter::pageCount() const
{
    return static_cast<int>(d->revision->tree().infos.size() + d->appendedPages);
}

Result<void> IncrementalWriter::stamp(const QList<StampItem>& items)
{
    return guarded([&] { return stampPages(*d->revision, items); });
}

Result<void> IncrementalWriter::appendPages(const QByteArray& pdf)
{
    return guarded([&] { return d->appendPages(pdf); });
}

Result<void> IncrementalWriter::attach(const QString& name, const QString& mimeType, const QByteArray& bytes,
                                       Timestamp time)
{
    return guarded([&] { return d->attach(name, mimeType, bytes, time); });
}

Result<QByteArray> IncrementalWriter::finish() &&
{
    return guarded([&]() -> Result<QByteArray> { return d->revision->assemble(); });
}

Result<PreparedSignature> IncrementalWriter::finishForSigning(const SignatureRequest& request) &&
{
    return guarded([&] { return d->finishForSigning(request); });
}

} // namespace ink::pdf
