#include "app/pdf/intake/contenttreatment.h"

#include "app/pdf/content/pageappend.h"
#include "app/pdf/file/attachments.h"
#include "app/pdf/file/guarded.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/file/rewritefile.h"
#include "app/pdf/file/signedfields.h"
#include "app/pdf/forms/formfields.h"
#include "app/pdf/forms/formsealing.h"
#include "app/pdf/intake/contentissues.h"
#include "app/pdf/intake/layermerge.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/intake/reasons.h"
#include "app/pdf/verify/verifier.h"

#include <QFileInfo>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>

namespace ink::pdf {

using domain::ContentIssue;
using domain::ContentTreatment;

namespace {

constexpr int maxPortfolioFiles = 50; // the maximum number of files in a document

QSet<ContentIssue> mendedBy(ContentTreatment treatment)
{
    if (treatment == ContentTreatment::RemoveScripts) return {ContentIssue::Scripts, ContentIssue::Actions};
    return {std::begin(domain::allContentIssues), std::end(domain::allContentIssues)};
}

/** Replaces broken signatures with their appearance: their fields lose the value. */
void dropSignatures(QPDF& qpdf, const PageTree& tree)
{
    bool cut = false;
    for (const FormWidget& each : formWidgets(qpdf, tree, cut))
        if (each.type == QLatin1StringView("Sig")) {
            QPDFObjectHandle(each.field).removeKey("/V");
            QPDFObjectHandle(each.widget).removeKey("/V");
        }
    QPDFObjectHandle root = qpdf.getRoot();
    root.removeKey("/Perms");
    root.removeKey("/DSS");
    if (QPDFObjectHandle form = root.getKey("/AcroForm"); form.isDictionary()) form.removeKey("/SigFlags");
}

void openInto(QPDF& qpdf, const QByteArray& bytes)
{
    qpdf.setSuppressWarnings(true);
    qpdf.processMemoryFile("upload", bytes.constData(), static_cast<size_t>(bytes.size()));
}

Result<void> checkSignatures(const QByteArray& bytes)
{
    const VerifyReport report = verifyPdf(bytes, {});
    const bool anyIntact = std::any_of(report.signatures.begin(), report.signatures.end(),
                                       [](const auto& s) { return s.integrity == Integrity::Intact; });
    if (anyIntact) return fail(ErrorCode::UnreadablePdf, reasons::frozenFileSigned());
    return {};
}

} // namespace

// Index(treatContent): Upload: freezing a file, removing its scripts
Result<QByteArray> treatContent(const QByteArray& bytes, ContentTreatment treatment)
{
    if (treatment != ContentTreatment::Freeze && treatment != ContentTreatment::RemoveScripts) return bytes;
    return runGuarded([&]() -> Result<QByteArray> {
        const QSet<ContentIssue> mended = mendedBy(treatment);
        const bool freezes = treatment == ContentTreatment::Freeze;
        QByteArray made;
        {
            QPDF qpdf; // a separate parser: the file is modified in memory
            openInto(qpdf, bytes);
            INK_ASSIGN(tree, readPageTree(qpdf));
            if (hasSignedFields(qpdf)) {
                INK_TRY(checkSignatures(bytes));
                if (freezes) dropSignatures(qpdf, tree);
            }
            if (freezes && findContentIssues(qpdf, tree).contains(ContentIssue::Layers))
                INK_TRY(mergeLayers(qpdf, tree));
            (void)findContentIssues(qpdf, tree, mended);
            made = rewriteFile(qpdf);
        }
        if (freezes) {
            INK_ASSIGN(revision, Revision::open(made));
            PageAppender appender(*revision);
            prepareFormForSealing(*revision, appender, {}, {}, UnsignedFields::Keep);
            const QByteArray withLooks = revision->assemble();
            QPDF qpdf; // rewritten, because incremental updates have random identifiers
            openInto(qpdf, withLooks);
            made = rewriteFile(qpdf);
        }
        INK_ASSIGN(left, contentIssuesOf(made));
        for (const ContentIssue each : std::as_const(left))
            if (mended.contains(each))
                return fail(ErrorCode::UnreadablePdf,
                            reasons::issuesRemainAfterTreatment(domain::contentIssueMessage(each)));
        return made;
    });
}

Result<QList<ContentIssue>> contentIssuesOf(const QByteArray& bytes)
{
    INK_ASSIGN(intake, acceptPdf(bytes));
    return std::move(intake.info.issues);
}

Result<QList<PortfolioFile>> portfolioFiles(const QByteArray& bytes)
{
    return runGuarded([&]() -> Result<QList<PortfolioFile>> {
        INK_ASSIGN(file, SourceFile::open(bytes));
        QList<PortfolioFile> files;
        if (!file->qpdf().getRoot().hasKey("/Collection")) return files;
        INK_ASSIGN(attached, readAttachments(file->qpdf()));
        for (const Attachment& each : std::as_const(attached)) {
            constexpr qsizetype headerWithin = 1024;
            if (!each.bytes.left(headerWithin).contains("%PDF-") || files.size() >= maxPortfolioFiles)
                continue;
            files.append({QFileInfo(each.name).fileName(), each.bytes});
        }
        if (files.isEmpty()) return fail(ErrorCode::UnreadablePdf, reasons::portfolioWithoutPdfs());
        return files;
    });
}

} // namespace ink::pdf
