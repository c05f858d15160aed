#include "app/pdf/intake/signedintake.h"

#include "app/base/reasons.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/intake/reasons.h"
#include "app/pdf/seal/signaturefield.h"
#include "app/pdf/stamp/signedstamper.h"
#include "app/pdf/verify/verifier.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

enum class Added { Seal, SealAndValue };

Result<QByteArray> tried(const QByteArray& bytes, Added added)
{
    INK_ASSIGN(revision, Revision::open(bytes));
    try {
        if (added == Added::SealAndValue) INK_TRY(addInvisibleSignature(*revision));
        SignatureRequest request;
        request.contentsBytes = 1024; // remains zeros
        INK_ASSIGN(prepared, prepareSignature(*revision, request));
        return std::move(prepared.bytes);
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
}

const SignatureReport* same(const QList<SignatureReport>& all, const SignatureReport& wanted, int& index)
{
    for (index = 0; index < all.size(); ++index)
        if (all.at(index).fieldName == wanted.fieldName && all.at(index).revision == wanted.revision)
            return &all.at(index);
    return nullptr;
}

Message findingReason(const VerifyReport& report, int signature)
{
    for (const VerifyFinding& finding : report.findings) {
        if (finding.signature != signature || finding.level != VerifyFinding::Level::Error) continue;
        if (finding.id == QLatin1StringView("docmdp.level")) return reasons::pdfCertifiedUnchangeable();
        if (finding.id == QLatin1StringView("fieldmdp.locked")) return reasons::pdfLockedBySignature();
        return reasons::pdfCannotTakeAdditionsBecause(finding.detail);
    }
    return reasons::pdfCannotTakeAdditions();
}

/** The reason why a signature that was intact in `before` isn't intact in `after`; empty if there is none. */
Message harm(const VerifyReport& before, const QByteArray& after)
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

Result<SignedIntake> inspectSignatures(const QByteArray& bytes)
{
    const VerifyReport before = verifyPdf(bytes, {});
    const bool anyIntact = std::any_of(before.signatures.begin(), before.signatures.end(),
                                       [](const auto& s) { return s.integrity == Integrity::Intact; });
    SignedIntake result;
    result.hasBrokenSignature =
        std::any_of(before.signatures.begin(), before.signatures.end(), [](const auto& s) {
            return s.integrity == Integrity::Broken || s.integrity == Integrity::Modified;
        });
    if (!anyIntact) return result;
    INK_ASSIGN(all, tried(bytes, Added::SealAndValue));
    if (harm(before, all).isEmpty()) return result;
    INK_ASSIGN(sealOnly, tried(bytes, Added::Seal));
    if (const Message reason = harm(before, sealOnly); !reason.isEmpty())
        return fail(ErrorCode::UnreadablePdf, reason);
    INK_ASSIGN(revision, Revision::open(bytes));
    bool open = false;
    try {
        open = hasOpenFields(*revision);
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    if (!open) return fail(ErrorCode::UnreadablePdf, reasons::pdfCertifiedWithoutOpenField());
    result.allowsOnlyForm = true;
    return result;
}

} // namespace ink::pdf
