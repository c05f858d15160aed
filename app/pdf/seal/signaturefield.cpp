#include "app/pdf/seal/signaturefield.h"

#include "app/pdf/content/picture.h"
#include "app/pdf/content/structuretree.h"
#include "app/pdf/crypto/rangedigest.h"
#include "app/pdf/file/pagespace.h"
#include "app/pdf/seal/dss.h"
#include "app/pdf/seal/reasons.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>
#include <cstdio>
#include <set>

namespace ink::pdf {

namespace {

constexpr int rangeWidth = 10;
constexpr int maxFields = 100'000;
constexpr int maxFieldDepth = 30;

/** Returns `[0 a b c]` with numbers of a fixed width, so that the actual ones can replace placeholders. */
std::string rangeText(qint64 a, qint64 b, qint64 c)
{
    char text[64];
    std::snprintf(text, sizeof text, "[0 %*lld %*lld %*lld]", rangeWidth, static_cast<long long>(a),
                  rangeWidth, static_cast<long long>(b), rangeWidth, static_cast<long long>(c));
    return text;
}

QPDFObjectHandle formFields(Revision& revision)
{
    QPDFObjectHandle form = revision.source().getRoot().getKey("/AcroForm");
    return form.isDictionary() ? form.getKey("/Fields") : QPDFObjectHandle::newNull();
}

std::string partialName(QPDFObjectHandle field)
{
    QPDFObjectHandle name = field.getKey("/T");
    return name.isString() ? name.getUTF8Value() : std::string();
}

/** The names at the form's top level. */
std::set<std::string> takenNames(QPDFObjectHandle fields)
{
    std::set<std::string> taken;
    const int count = fields.isArray() ? std::min(fields.getArrayNItems(), maxFields) : 0;
    for (int i = 0; i < count; ++i)
        if (QPDFObjectHandle field = fields.getArrayItem(i); field.isDictionary())
            taken.insert(partialName(field));
    return taken;
}

std::string freeName(QPDFObjectHandle fields, const std::string& stem)
{
    const std::set<std::string> taken = takenNames(fields);
    for (int n = 1;; ++n)
        if (const auto name = stem + ' ' + std::to_string(n); taken.count(name) == 0) return name;
}

/** A field by its fully qualified name; null if there is no indirect object with it. */
QPDFObjectHandle fieldNamed(QPDFObjectHandle fields, const std::string& wanted, const std::string& before,
                            int depth)
{
    const int count = fields.isArray() ? std::min(fields.getArrayNItems(), maxFields) : 0;
    for (int i = 0; i < count && depth < maxFieldDepth; ++i) {
        QPDFObjectHandle field = fields.getArrayItem(i);
        if (!field.isDictionary() || !field.isIndirect() || !field.hasKey("/T")) continue;
        const std::string name = before.empty() ? partialName(field) : before + '.' + partialName(field);
        if (name == wanted) return field;
        if (wanted.compare(0, name.size() + 1, name + '.') == 0)
            return fieldNamed(field.getKey("/Kids"), wanted, name, depth + 1);
    }
    return QPDFObjectHandle::newNull();
}

/** An image as the appearance of a widget: as large as possible, upright on the displayed page. */
Result<std::string> appearance(Revision& revision, const QByteArray& image, QSizeF box, int rotation)
{
    INK_ASSIGN(picture, addPicture(revision, image));
    const double scale = std::min(box.width() / std::max(picture.size.width(), 1),
                                  box.height() / std::max(picture.size.height(), 1));
    const double width = picture.size.width() * scale;
    const double height = picture.size.height() * scale;
    const std::string content = "q " + numberText(width) + " 0 0 " + numberText(height) + ' ' +
                                numberText((box.width() - width) / 2) + ' ' +
                                numberText((box.height() - height) / 2) + " cm /Im0 Do Q";
    DictText form{{"/Type", "/XObject"},
                  {"/Subtype", "/Form"},
                  {"/BBox", "[0 0 " + numberText(box.width()) + ' ' + numberText(box.height()) + "]"},
                  {"/Resources", "<</XObject <</Im0 " + refText(picture.id) + ">>>>"}};
    // The form's position is irrelevant: viewers move it into the widget (ISO 32000-2 §12.5.5).
    if (rotation != 0)
        form["/Matrix"] = "[" + matrixText(PageSpace(QRectF(), rotation).uprightToUser()) + "]";
    return "<</N " + refText(revision.addStream(std::move(form), content)) + ">>";
}

/** Locks all fields, and the document against later changes (ISO 32000-2 table 236). */
std::string lockOfAll(Revision& revision)
{
    return refText(revision.add("<</Type /SigFieldLock /Action /All /P 1>>"));
}

std::string newField(Revision& revision, const std::string& name, int pageIndex,
                     const std::optional<domain::PageRect>& rect)
{
    const ObjectId page = revision.page(pageIndex - 1);
    const std::string place =
        rect ? rectText(PageSpace(revision.tree().infos.at(pageIndex - 1))
                            .mapToUser(QRectF(rect->left, rect->top, rect->width, rect->height)))
             : "[0 0 0 0]";
    return "/Type /Annot /Subtype /Widget /FT /Sig /T " + name + " /F 132 /Rect " + place + " /P " +
           refText(page);
}

bool isPage(const Revision& revision, int pageIndex)
{
    return pageIndex >= 1 && pageIndex <= revision.tree().infos.size();
}

/** Creates the field of the signature. */
Result<void> placeField(Revision& revision, const SignatureRequest& request, ObjectId signature,
                        StructureTree* structure)
{
    if (!isPage(revision, request.pageIndex))
        return fail(ErrorCode::Validation, reasons::notPage(request.pageIndex));
    const PageInfo& page = revision.tree().infos.at(request.pageIndex - 1);
    if (request.fieldName.isEmpty() || request.isDocumentTimestamp) {
        const std::string stem = request.isDocumentTimestamp ? "Inkstone time-stamp"
                                 : request.newName.isEmpty() ? "Inkstone seal"
                                                             : request.newName.toStdString();
        std::string body =
            "<<" + newField(revision, bytesText(freeName(formFields(revision), stem)), request.pageIndex,
                            request.isDocumentTimestamp ? std::nullopt : request.rect);
        body += " /V " + refText(signature);
        if (request.isFinal && !request.isDocumentTimestamp) body += " /Lock " + lockOfAll(revision);
        if (request.rect && !request.image.isEmpty() && !request.isDocumentTimestamp) {
            INK_ASSIGN(look, appearance(revision, request.image,
                                        QSizeF(request.rect->width, request.rect->height), page.rotation));
            body += " /AP " + look;
        }
        const ObjectId field = revision.reserve();
        if (const std::string entry =
                structure ? structure->addLastWidget(request.pageIndex - 1, field) : std::string();
            !entry.empty()) {
            body += entry;
            if (!request.reason.isEmpty()) body += " /TU " + stringText(request.reason);
        }
        revision.set(field, body + ">>");
        attachField(revision, request.pageIndex, field);
        return {};
    }
    QPDFObjectHandle field = fieldNamed(formFields(revision), request.fieldName.toStdString(), {}, 0);
    if (!field.isDictionary() || !field.getKey("/FT").isName() || field.getKey("/FT").getName() != "/Sig")
        return fail(ErrorCode::Validation, reasons::noSuchSignatureField(request.fieldName));
    if (!field.getKey("/V").isNull())
        return fail(ErrorCode::State, reasons::signatureFieldAlreadySigned(request.fieldName));
    DictText& dict = revision.edit(idOf(field));
    dict["/V"] = refText(signature);
    if (request.isFinal) dict["/Lock"] = lockOfAll(revision);
    QPDFObjectHandle place = field.getKey("/Rect");
    if (request.image.isEmpty() || !place.isRectangle()) return {};
    const auto box = place.getArrayAsRectangle();
    QSizeF size(std::abs(box.urx - box.llx), std::abs(box.ury - box.lly));
    int rotation = 0; // rotation of the widget's page
    for (int i = 0; i < revision.tree().infos.size(); ++i) {
        const int leaf = revision.tree().pages[static_cast<size_t>(i)];
        if (revision.tree().nodes[static_cast<size_t>(leaf)].id == idOf(field.getKey("/P")))
            rotation = revision.tree().infos.at(i).rotation;
    }
    if (rotation == 90 || rotation == 270) size.transpose();
    if (size.isEmpty()) return {};
    INK_ASSIGN(look, appearance(revision, request.image, size, rotation));
    revision.edit(idOf(field))["/AP"] = look;
    return {};
}

} // namespace

void attachField(Revision& revision, int pageIndex, ObjectId field)
{
    const auto index = static_cast<size_t>(pageIndex - 1);
    const ObjectId page = revision.page(static_cast<qsizetype>(index));
    revision.editArray(page, "/Annots", revision.nodeEntry(revision.tree().pages[index], "/Annots"))
        .push_back(refText(field));
    const ObjectId form = revision.catalogDict("/AcroForm");
    revision.editArray(form, "/Fields", formFields(revision)).push_back(refText(field));
}

Result<void> addEmptySignatureField(Revision& revision, const QString& name, int pageIndex,
                                    const domain::PageRect& rect)
{
    if (!isPage(revision, pageIndex)) return fail(ErrorCode::Validation, reasons::notPage(pageIndex));
    if (name.isEmpty() || name.contains(QLatin1Char('.')) ||
        takenNames(formFields(revision)).count(name.toStdString()) > 0)
        return fail(ErrorCode::Duplicate, reasons::fieldNameNotPossible(name));
    attachField(revision, pageIndex,
                revision.add("<<" + newField(revision, stringText(name), pageIndex, rect) + ">>"));
    return {};
}

namespace {

/** The signature references, which state the content that must not change (ISO 32000-2 §12.8.2). */
std::string references(const Revision& revision, const SignatureRequest& request, bool certify)
{
    std::string all;
    const int level = request.isFinal ? 1 : std::clamp(request.docMdpLevel, 1, 3);
    if (certify)
        // Index(TransformParams): Seal: what it locks (DocMDP, SigFieldLock)
        all += "<</Type /SigRef /TransformMethod /DocMDP /TransformParams <</Type /TransformParams /P " +
               std::to_string(level) + " /V /1.2>>>>";
    if (request.isFinal && !request.isDocumentTimestamp) {
        all += "<</Type /SigRef /TransformMethod /FieldMDP /Data " + refText(revision.root()) +
               " /TransformParams <</Type /TransformParams /Action /All /V /1.2>>>>";
    } else if (!request.lockedFields.isEmpty() && !request.isDocumentTimestamp) {
        std::vector<std::string> names;
        for (const QString& name : request.lockedFields)
            names.push_back(stringText(name));
        all += "<</Type /SigRef /TransformMethod /FieldMDP /Data " + refText(revision.root()) +
               " /TransformParams <</Type /TransformParams /Action /Include /Fields " + arrayText(names) +
               " /V /1.2>>>>";
    }
    return all.empty() ? std::string() : "/Reference [" + all + "]\n";
}

bool isCertified(const Revision& revision)
{
    QPDFObjectHandle permissions = revision.source().getRoot().getKey("/Perms");
    return permissions.isDictionary() && permissions.hasKey("/DocMDP");
}

} // namespace

Result<PreparedSignature> prepareSignature(Revision& revision, const SignatureRequest& request,
                                           StructureTree* structure)
{
    const ObjectId signature = revision.signatureValue();
    if (!request.usesStampedField || !revision.hasSignatureField())
        INK_TRY(placeField(revision, request, signature, structure));
    revision.edit(revision.catalogDict("/AcroForm"))["/SigFlags"] = "3";
    if (request.isDocumentTimestamp) declareExtensions(revision);
    const bool first = !revision.isSigned() && !isCertified(revision);
    const bool certify = (request.certify || (request.isFinal && first)) && !request.isDocumentTimestamp;
    if (certify) revision.edit(revision.catalogDict("/Perms"))["/DocMDP"] = refText(signature);

    std::string body = request.isDocumentTimestamp
                           ? "<</Type /DocTimeStamp /Filter /Adobe.PPKLite /SubFilter /ETSI.RFC3161"
                           : "<</Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached";
    body += "\n/ByteRange ";
    const size_t rangeAt = body.size();
    const std::string range = rangeText(0, 0, 0);
    body += range + "\n/Contents ";
    const size_t contentsAt = body.size();
    const auto hexDigits = static_cast<size_t>(std::max(request.contentsBytes, 1024)) * 2;
    body += "<" + std::string(hexDigits, '0') + ">\n";
    if (!request.isDocumentTimestamp) { // a token contains its time and its issuer
        body += "/M " + dateText(request.time) + "\n";
        if (!request.signerName.isEmpty()) body += "/Name " + stringText(request.signerName) + "\n";
        if (!request.reason.isEmpty()) body += "/Reason " + stringText(request.reason) + "\n";
        if (!request.location.isEmpty()) body += "/Location " + stringText(request.location) + "\n";
    }
    body += references(revision, request, certify) + ">>";
    revision.set(signature, std::move(body));

    std::map<ObjectId, qsizetype> offsets;
    PreparedSignature prepared;
    prepared.bytes = revision.assemble(&offsets);
    const qsizetype at = offsets.at(signature);
    prepared.contentsStart = at + static_cast<qsizetype>(contentsAt);
    prepared.contentsEnd = prepared.contentsStart + static_cast<qsizetype>(hexDigits) + 2;
    const std::string real =
        rangeText(prepared.contentsStart, prepared.contentsEnd, prepared.bytes.size() - prepared.contentsEnd);
    if (real.size() != range.size()) return fail(ErrorCode::TooLarge, reasons::pdfTooLargeToSign());
    std::copy(real.begin(), real.end(), prepared.bytes.begin() + at + static_cast<qsizetype>(rangeAt));
    return prepared;
}

Result<PreparedSignature> finishForSigning(Revision& revision, const SignatureRequest& request,
                                           StructureTree* structure)
{
    revision.resolveAmbiguities();
    INK_ASSIGN(prepared, prepareSignature(revision, request, structure));
    prepared.startDigest = std::make_shared<const StartDigest>(revision.original());
    return prepared;
}

} // namespace ink::pdf
