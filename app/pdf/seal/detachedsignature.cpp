#include "app/pdf/seal/detachedsignature.h"

#include "app/pdf/crypto/cmsverify.h"
#include "app/pdf/crypto/knowncertificates.h"
#include "app/pdf/seal/reasons.h"

namespace ink::pdf {

DetachedVerdict verifyDetached(const QByteArray& cms, const QByteArray& content)
{
    CertificateCache known;
    const auto covered = [&](const QByteArray& name) { return digestOf(name.constData(), {content}); };
    const CmsVerdict signature =
        verifySignatureValue(cms, covered, QStringLiteral("ETSI.CAdES.detached"), {}, known);
    DetachedVerdict verdict;
    verdict.isValid = signature.isValid() && !signature.hasTrailingBytes && signature.invalidTimestamps == 0;
    if (!verdict.isValid)
        verdict.problem = signature.problem.isEmpty() ? reasons::signatureDamaged() : signature.problem;
    if (signature.signer)
        verdict.fingerprint = QString::fromLatin1(fingerprintOf(signature.signer.get()).toHex());
    if (!signature.timestamps.empty()) verdict.timestamp = signature.timestamps.front().time;
    return verdict;
}

} // namespace ink::pdf
