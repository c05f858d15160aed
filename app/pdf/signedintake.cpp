#include "app/pdf/signedintake.h"

#include "app/pdf/revision.h"
#include "app/pdf/signaturefield.h"
#include "app/pdf/signedstamper.h"
#include "app/pdf/verifier.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

enum class Added { Seal, SealAndValue };

Result<QByteArray> tried(const QByteArray& bytes, Added added)
{
    INK_ASSIGN(revision, Revision::open(bytes));
    try {
        if (added == Added::SealAndValue) INK_TRY(addEmptyValue(*revision));
        SignatureRequest request;
        request.contentsBytes = 1024; // stays zeros
        INK_ASSIGN(prepared, prepareSignature(*revision, request));
        return std::move(prepared.bytes);
    } catch (const std::exception& e) {
        return fail(unreadable(e));
    }
}

const SignatureReport* same(const QList<SignatureReport>& all, const SignatureReport& wanted, int& index)
{
    for (index = 0; index < all.size(); ++index)
        if (all.at(index).fieldName == wanted.fieldName && all.at(index).revision == wanted.revision)
            return &all.at(index);
    return nullptr;
}

QString findingReason(const VerifyReport& report, int signature)
{
    for (const VerifyFinding& finding : report.findings) {
        if (finding.signature != signature || finding.level != VerifyFinding::Level::Error) continue;
        if (finding.id == QLatin1StringView("docmdp.level"))
            return QStringLiteral(
                "This PDF is certified by its author so that nothing in it may be changed; ask "
                "for a copy without that certification.");
        if (finding.id == QLatin1StringView("fieldmdp.locked"))
            return QStringLiteral(
                "A signature in this PDF locks it against further signatures; ask for a copy "
                "without that signature.");
        return QStringLiteral(
                   "Anything added to this PDF would invalidate a signature that it carries (%1) Ask "
                   "for a copy without signatures.")
            .arg(finding.detail);
    }
    return QStringLiteral(
        "Anything added to this PDF would invalidate a signature that it carries; ask for a "
        "copy without signatures.");
}

/** The reason why a signature that was intact no longer is; null when all still are. */
QString harm(const VerifyReport& before, const QByteArray& after)
{
    const VerifyReport now = verifyPdf(after, {});
    for (const SignatureReport& signature : before.signatures) {
        if (signature.integrity != Integrity::Intact) continue;
        int index = 0;
        const SignatureReport* again = same(now.signatures, signature, index);
        if (!again || again->integrity != Integrity::Intact) return findingReason(now, again ? index : -1);
    }
    return {};
}

} // namespace

Result<bool> allowsOnlyForm(const QByteArray& bytes)
{
    const VerifyReport before = verifyPdf(bytes, {});
    const bool anyIntact = std::any_of(before.signatures.begin(), before.signatures.end(),
                                       [](const auto& s) { return s.integrity == Integrity::Intact; });
    if (!anyIntact) return false;
    INK_ASSIGN(all, tried(bytes, Added::SealAndValue));
    if (harm(before, all).isNull()) return false;
    INK_ASSIGN(sealOnly, tried(bytes, Added::Seal));
    if (const QString reason = harm(before, sealOnly); !reason.isNull())
        return fail(ErrorCode::UnreadablePdf, reason);
    INK_ASSIGN(revision, Revision::open(bytes));
    bool open = false;
    try {
        open = hasOpenFields(*revision);
    } catch (const std::exception& e) {
        return fail(unreadable(e));
    }
    if (!open)
        return fail(
            ErrorCode::UnreadablePdf,
            QStringLiteral("This PDF is certified so that nothing but its form may be filled in, and it "
                           "has no form field that is still open; ask its author for a copy without "
                           "that certification."));
    return true;
}

} // namespace ink::pdf
