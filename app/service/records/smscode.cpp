#include "app/service/records/smscode.h"

#include "app/base/reasons.h"
#include "app/domain/document/phonenumber.h"
#include "app/service/core/allowance.h"
#include "app/service/records/codelock.h"
#include "app/service/records/reasons.h"

namespace ink::service {

QString smsNoticeName()
{
    return QStringLiteral("smsCode");
}

QString smsCodeKey(const QString& invitationGuid)
{
    return invitationGuid + QStringLiteral(":sms");
}

Result<void> queueSmsCode(store::AccessCodeStore& gate, store::Outbox& outbox,
                          store::Transaction& transaction, domain::DocumentId document,
                          const domain::Invitation& invitation, Timestamp now)
{
    const QString number = domain::smsNumber(invitation);
    if (number.isEmpty()) return fail(ErrorCode::Validation, reasons::phoneNumberInvalid());
    const QString own = smsCodeKey(invitation.guid);
    INK_ASSIGN(sent, gate.sentCode(own));
    if (sent && now < sent->sent + codelock::codeResendDelay)
        return codelock::tooEarlyError(reasons::codeSentRecently(),
                                       sent->sent + codelock::codeResendDelay - now);
    INK_ASSIGN(rest, spend(gate, transaction,
                           {QStringLiteral("sms:") + number, 1, maxSmsPerDay, std::chrono::hours(24)}, now));
    if (rest.count() > 0) return codelock::tooEarlyError(reasons::smsCodesTooMany(), rest);
    const QString code = codelock::makeCode();
    INK_TRY(gate.setSentCode(
        transaction, own,
        {store::AccessCodeStore::codeHash(own, code.toUtf8()), now, now + codelock::codeLifetime}));
    store::Job job(store::JobKind::Sms);
    job.key = QStringLiteral("sms:%1:%2").arg(invitation.guid).arg(now.time_since_epoch().count());
    job.documentId = document;
    job.notBefore = now;
    job.payload = {{QStringLiteral("invitation"), invitation.guid}, {QStringLiteral("code"), code}};
    INK_TRY(outbox.queue(transaction, job));
    return {};
}

} // namespace ink::service
