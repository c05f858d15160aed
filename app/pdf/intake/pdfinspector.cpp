#include "app/pdf/intake/pdfinspector.h"

#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/parsebudget.h"
#include "app/pdf/file/rebuild.h"
#include "app/pdf/file/repair.h"
#include "app/pdf/file/signedfields.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/intake/contentissues.h"
#include "app/pdf/intake/reasons.h"
#include "app/pdf/intake/signedintake.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace ink::pdf {

namespace {

int docMdpLevel(QPDFObjectHandle root)
{
    QPDFObjectHandle perms = root.getKey("/Perms");
    if (!perms.isDictionary()) return 0;
    QPDFObjectHandle signature = perms.getKey("/DocMDP");
    if (!signature.isDictionary()) return 0;
    QPDFObjectHandle references = signature.getKey("/Reference");
    const int count = references.isArray() ? std::min(references.getArrayNItems(), 100) : 0;
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle reference = references.getArrayItem(i);
        if (!reference.isDictionary()) continue;
        QPDFObjectHandle method = reference.getKey("/TransformMethod");
        if (!method.isName() || method.getName() != "/DocMDP") continue;
        QPDFObjectHandle parameters = reference.getKey("/TransformParams");
        QPDFObjectHandle level =
            parameters.isDictionary() ? parameters.getKey("/P") : QPDFObjectHandle::newNull();
        const auto value = level.isInteger() ? level.getIntValue() : 2;
        return value >= 1 && value <= 3 ? static_cast<int>(value) : 2;
    }
    return 0;
}

} // namespace

namespace {

enum class Depth { Structure, EveryObject };

/** Inspects a file without rebuilding it. Sets `mayRebuild` if an error concerns only the structure, so that
 * rebuilding the file may fix it. */
Result<AcceptedPdf> inspectedAsItIs(const QByteArray& bytes, bool& mayRebuild,
                                    Depth depth = Depth::EveryObject)
{
    const StreamBudget budget;
    mayRebuild = true;
    INK_ASSIGN(file, SourceFile::open(bytes));
    AcceptedPdf intake;
    PdfInfo& info = intake.info;
    try {
        QPDF& qpdf = file->qpdf();
        INK_ASSIGN(tree, readPageTree(qpdf));
        INK_TRY(ParseBudget::tryCheck());
        mayRebuild = false;
        for (const PageInfo& page : tree.infos)
            if (page.size.width() < 1 || page.size.height() < 1)
                return fail(ErrorCode::UnreadablePdf, reasons::pdfPageWithoutUsableSize());
        info.pages = tree.infos;
        QPDFObjectHandle root = qpdf.getRoot();
        info.docMdpLevel = docMdpLevel(root);
        if (QPDFObjectHandle form = root.getKey("/AcroForm"); form.isDictionary()) {
            info.hasXfa = form.hasKey("/XFA");
            QPDFObjectHandle fields = form.getKey("/Fields");
            const int count = fields.isArray() ? fields.getArrayNItems() : 0;
            info.hasForm = count > 0;
            info.isSigned = hasSignedFields(qpdf);
        }
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    if (depth == Depth::Structure) {
        info.isDamaged = file->needsRepair();
        return intake;
    }
    try {
        INK_ASSIGN(tree, readPageTree(file->qpdf()));
        info.issues = findContentIssues(file->qpdf(), tree);
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    // Rewriting an object changes a signed file even if the content is the same, so readable objects stay.
    if (!info.isSigned || file->needsRepair()) {
        mayRebuild = true;
        INK_ASSIGN(repair, makeRepair(*file));
        intake.repair = std::move(repair);
        info.isDamaged = !intake.repair.isEmpty();
    }
    INK_TRY(ParseBudget::tryCheck());
    return intake;
}

Result<AcceptedPdf> inspected(const QByteArray& bytes)
{
    bool mayRebuild = false;
    auto asItIs = inspectedAsItIs(bytes, mayRebuild);
    if (asItIs || !mayRebuild) return asItIs;
    INK_TRY(ParseBudget::tryCheck());
    auto rebuilt = rebuildPdf(bytes);
    if (!rebuilt) {
        INK_TRY(ParseBudget::tryCheck());
        return asItIs;
    }
    auto intake = inspectedAsItIs(rebuilt->bytes, mayRebuild);
    if (!intake) return mayRebuild ? asItIs : intake;
    // A new file doesn't have the signed bytes.
    if (intake->info.isSigned && !rebuilt->wasEncrypted) return asItIs;
    if (intake->info.isSigned) return fail(ErrorCode::UnreadablePdf, reasons::pdfEncryptedAndSigned());
    intake->rebuilt = rebuilt->bytes + std::exchange(intake->repair, {});
    intake->info.isDamaged = !rebuilt->wasEncrypted;
    intake->info.wasEncrypted = rebuilt->wasEncrypted;
    intake->info.permissions = rebuilt->permissions;
    return intake;
}

} // namespace

QStringList restrictedActions(int permissions)
{
    const auto denies = [permissions](int bit) { return (permissions >> (bit - 1) & 1) == 0; };
    QStringList actions;
    if (denies(3)) actions << QStringLiteral("print");
    if (denies(4)) actions << QStringLiteral("change");
    if (denies(5)) actions << QStringLiteral("copy");
    if (denies(6)) actions << QStringLiteral("annotate");
    if (denies(9)) actions << QStringLiteral("fill");
    if (denies(11)) actions << QStringLiteral("assemble");
    return actions;
}

Result<void> checkAllowsAdditions(const PdfInfo& info)
{
    if (info.docMdpLevel != 1) return {};
    return fail(ErrorCode::UnreadablePdf, reasons::pdfCertifiedUnchangeable());
}

Result<PdfInfo> inspectPdf(const QByteArray& bytes)
{
    const ParseBudget budget(ParseBudget::memoryFor(bytes.size()));
    INK_ASSIGN(intake, inspected(bytes));
    return std::move(intake.info);
}

Result<PdfInfo> inspectPages(const QByteArray& bytes)
{
    const ParseBudget budget(ParseBudget::memoryFor(bytes.size()));
    bool mayRebuild = false;
    INK_ASSIGN(intake, inspectedAsItIs(bytes, mayRebuild, Depth::Structure));
    INK_TRY(ParseBudget::tryCheck());
    return std::move(intake.info);
}

Result<AcceptedPdf> acceptPdf(const QByteArray& bytes)
{
    const ParseBudget budget(ParseBudget::memoryFor(bytes.size()));
    INK_ASSIGN(intake, inspected(bytes));
    INK_TRY(checkAllowsAdditions(intake.info));
    if (intake.info.isSigned) {
        INK_ASSIGN(seen,
                   inspectSignatures(!intake.rebuilt.isEmpty() ? intake.rebuilt : bytes + intake.repair));
        intake.info.allowsOnlyForm = seen.allowsOnlyForm;
        if (seen.hasBrokenSignature) intake.info.issues.append(domain::ContentIssue::BrokenSignature);
    }
    return intake;
}

} // namespace ink::pdf
