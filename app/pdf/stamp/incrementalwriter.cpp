#include "app/pdf/stamp/incrementalwriter.h"

#include "app/pdf/content/pageappend.h"
#include "app/pdf/file/guarded.h"
#include "app/pdf/file/pagespace.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/forms/formsealing.h"
#include "app/pdf/seal/dss.h"
#include "app/pdf/seal/signaturefield.h"
#include "app/pdf/stamp/appendedstructure.h"
#include "app/pdf/stamp/archiveclaims.h"
#include "app/pdf/stamp/documenttitle.h"
#include "app/pdf/stamp/pagestamper.h"
#include "app/pdf/stamp/reasons.h"
#include "app/pdf/stamp/signedstamper.h"
#include "app/pdf/stamp/xmpmetadata.h"

#include <QCryptographicHash>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <set>

namespace ink::pdf {

struct IncrementalWriter::Private
{
    explicit Private(std::unique_ptr<Revision> opened) : revision(std::move(opened)), appender(*revision) {}

    std::unique_ptr<Revision> revision;
    PageAppender appender;
    qsizetype appendedPages = 0;
    ObjectId onlyPageParent; ///< the node created for a catalog that refers to a page directly
    bool namesLoaded = false;
    ObjectId namesObject;
    std::map<std::string, std::string> embedded; ///< EmbeddedFiles: key and value as PDF syntax

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

    bool lowersClaims = false;
    QString title; ///< for a file without a meaningful title

    /** Writes the changes to the metadata, which depend on everything that was added. */
    void finishMetadata()
    {
        if (revision->isSigned() || (!lowersClaims && title.isEmpty())) return;
        const QString before = readMetadata(revision->source());
        QString metadata = before;
        if (lowersClaims && !metadata.isEmpty())
            metadata = withLoweredClaims(metadata, appender.structure().isComplete());
        if (!title.isEmpty()) pdf::completeTitle(*revision, metadata, title);
        if (metadata != before) writeMetadata(*revision, metadata);
    }
};

Result<void> IncrementalWriter::Private::appendPages(const QByteArray& pdf)
{
    INK_ASSIGN(file, SourceFile::open(pdf));
    INK_ASSIGN(added, readPageTree(file->qpdf()));
    Q_ASSERT(added.pages.size() == static_cast<size_t>(added.infos.size()));
    const PageTree& tree = revision->tree();
    QPDFObjectHandle top = nodeObject(revision->source(), tree, 0);

    ObjectId parent;
    std::vector<std::string>* kids = nullptr;
    if (tree.pages.front() == 0) {
        // The catalog refers to a page directly: creates the missing node.
        const ObjectId page = revision->node(0);
        if (appendedPages == 0) {
            parent = revision->addCopy(QPDFObjectHandle::newDictionary());
            revision->edit(parent)["/Type"] = "/Pages";
            revision->edit(page)["/Parent"] = refText(parent);
            revision->edit(revision->root())["/Pages"] = refText(parent);
            kids = &revision->editArray(parent, "/Kids", QPDFObjectHandle::newNull());
            kids->push_back(refText(page));
            onlyPageParent = parent;
        } else {
            parent = onlyPageParent;
            kids = &revision->editArray(parent, "/Kids", QPDFObjectHandle::newNull());
        }
    } else {
        parent = revision->node(0);
        kids = &revision->editArray(parent, "/Kids", top.getKey("/Kids"));
    }

    Q_ASSERT(kids && !parent.isNull());
    Importer importer(*revision);
    AppendedStructure structure(file->qpdf(), *revision, appender.structure(), importer);
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
        const std::string rect = rectText(info.cropBox);
        dict["/Type"] = "/Page";
        dict["/Parent"] = refText(parent);
        // Set on the page itself, so that nothing is inherited from its new ancestors.
        dict["/MediaBox"] = rect;
        dict["/CropBox"] = rect;
        dict["/Rotate"] = std::to_string(info.rotation);
        dict["/Resources"] = importer.text(resourcesOf(file->qpdf(), added, leaf));
        structure.takePage(dict);
        revision->set(pages[i], textOf(dict));
        kids->push_back(refText(pages[i]));
    }
    structure.finish();
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
    const std::string file = refText(revision->addStream(std::move(stream), compressData(data)));

    // All existing names, flat and sorted (ISO 32000-2 §7.9.6).
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
    Q_ASSERT(flat.size() == 2 * embedded.size());
    if (namesObject.isNull()) {
        namesObject = revision->reserve();
        revision->edit(revision->catalogDict("/Names"))["/EmbeddedFiles"] = refText(namesObject);
    }
    revision->set(namesObject, "<</Names " + arrayText(flat) + ">>");
    revision->editArray(revision->root(), "/AF", revision->source().getRoot().getKey("/AF")).push_back(spec);
    return {};
}

IncrementalWriter::IncrementalWriter(std::unique_ptr<Private> data) : d(std::move(data)) {}
IncrementalWriter::~IncrementalWriter() = default;
IncrementalWriter::IncrementalWriter(IncrementalWriter&&) noexcept = default;
IncrementalWriter& IncrementalWriter::operator=(IncrementalWriter&&) noexcept = default;

Result<IncrementalWriter> IncrementalWriter::open(QByteArray original)
{
    const StreamBudget budget;
    INK_ASSIGN(revision, Revision::open(std::move(original)));
    return IncrementalWriter(std::make_unique<Private>(std::move(revision)));
}

int IncrementalWriter::pageCount() const
{
    return static_cast<int>(d->revision->tree().infos.size() + d->appendedPages);
}

Result<void> IncrementalWriter::stamp(const QList<StampItem>& items, Timestamp time)
{
    return runGuarded([&]() -> Result<void> {
        INK_TRY(stampPages(*d->revision, d->appender, items));
        for (const StampItem& item : items) {
            if (item.type != domain::TagType::Attachment || item.file.isEmpty()) continue;
            const QString name = item.text.trimmed();
            INK_TRY(d->attach(name.isEmpty() ? QStringLiteral("attachment") : name,
                              item.mimeType.isEmpty() ? QStringLiteral("application/octet-stream")
                                                      : item.mimeType,
                              item.file, time));
        }
        return {};
    });
}

Result<void> IncrementalWriter::prepareFields(const QList<StampItem>& items)
{
    return runGuarded([&] { return pdf::prepareFields(*d->revision, d->appender.structure(), items); });
}

Result<void> IncrementalWriter::eraseAnchors()
{
    return runGuarded([&] { return pdf::eraseAnchors(*d->revision); });
}

Result<void> IncrementalWriter::applyFormValues(const QList<FormValue>& values)
{
    return runGuarded([&] { return pdf::applyFormValues(*d->revision, values); });
}

Result<void> IncrementalWriter::prepareFormForSealing(const QList<FormValue>& settled,
                                                      const QList<StampItem>& values)
{
    return runGuarded([&]() -> Result<void> {
        QSet<QString> names;
        for (const FormValue& value : settled)
            names.insert(value.field);
        const QList<PageInfo>& infos = d->revision->tree().infos;
        RectsByPage places;
        for (const StampItem& item : values)
            if (item.pageIndex >= 1 && item.pageIndex <= infos.size()) // `stamp` refuses the others
                places[item.pageIndex - 1].append(
                    PageSpace(infos.at(item.pageIndex - 1))
                        .mapToUser(QRectF(item.rect.left, item.rect.top, item.rect.width, item.rect.height)));
        pdf::prepareFormForSealing(*d->revision, d->appender, names, places);
        return {};
    });
}

int IncrementalWriter::partForbiddingFiles() const
{
    const auto part = runGuarded([&]() -> Result<int> {
        const ArchiveClaims claims = readArchiveClaims(d->revision->source());
        return claims.allowsFiles() ? 0 : claims.part;
    });
    return part.value_or(0); // unreadable metadata makes no claims
}

void IncrementalWriter::lowerClaims()
{
    d->lowersClaims = true;
}

void IncrementalWriter::completeTitle(const QString& title)
{
    d->title = title;
}

Result<void> IncrementalWriter::appendPages(const QByteArray& pdf)
{
    return runGuarded([&] { return d->appendPages(pdf); });
}

Result<void> IncrementalWriter::attach(const QString& name, const QString& mimeType, const QByteArray& bytes,
                                       Timestamp time)
{
    return runGuarded([&] { return d->attach(name, mimeType, bytes, time); });
}

Result<void> IncrementalWriter::addSignatureField(const QString& name, int pageIndex,
                                                  const domain::PageRect& rect)
{
    return runGuarded([&] { return addEmptySignatureField(*d->revision, name, pageIndex, rect); });
}

Result<void> IncrementalWriter::addValidationData(const QList<QByteArray>& certificates,
                                                  const QList<QByteArray>& ocspResponses,
                                                  const QList<QByteArray>& crls)
{
    return runGuarded([&]() -> Result<void> {
        addToDss(*d->revision, certificates, ocspResponses, crls);
        return {};
    });
}

Result<QByteArray> IncrementalWriter::finish() &&
{
    return runGuarded([&]() -> Result<QByteArray> {
        if (d->revision->needsSignature()) return fail(ErrorCode::State, reasons::additionsNeedSignature());
        d->finishMetadata();
        return d->revision->assemble();
    });
}

Result<PreparedSignature> IncrementalWriter::finishForSigning(const SignatureRequest& request) &&
{
    return runGuarded([&] {
        d->finishMetadata();
        return pdf::finishForSigning(*d->revision, request, &d->appender.structure());
    });
}

} // namespace ink::pdf
