#include "app/service/signers/otherdocuments.h"

#include "app/base/secret.h"
#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "app/domain/routing/rolerules.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/signertexts.h"
#include "app/service/core/stores.h"
#include "app/service/records/codelock.h"
#include "app/service/records/documentwriter.h"
#include "app/service/records/reasons.h"
#include "app/service/signers/reasons.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/store/documents/waitinglinks.h"

namespace ink::service {

using domain::Document;
using domain::Invitation;
using namespace codelock;

namespace {

/** The sender of a link for display; the email address if there is no name. */
QString senderOf(const store::WaitingLinks::Link& link)
{
    const QString name = domain::displaySenderName(link.senderName);
    return name.isEmpty() ? domain::displaySenderEmail(link.senderEmail) : name;
}

constexpr int otherDocumentsBit = 1;

// Index(gateOf): Other documents of one email address: who may list them
/** Returns the key for an address. Codes, attempts and tokens belong to the address, so all links of a person
 * share them. */
QString gateOf(const QString& address)
{
    return QStringLiteral("others:") + address.trimmed().toLower();
}

bool canSend(const ServiceCore& core, const Document& document, const Invitation& invitation)
{
    return core.hasMail() && document.type == domain::DocumentType::Document &&
           !invitation.recipientEmail.trimmed().isEmpty();
}

} // namespace

OtherDocuments::OtherDocuments(const ServiceCore& core, const DocumentWriter& writer,
                               const SignerAuthenticator& gate)
    : m_core(core), m_stores(core.stores()), m_writer(writer), m_authenticator(gate)
{
}

Result<void> OtherDocuments::addWaiting(Listing& listing, const Document& document,
                                        const Invitation& invitation) const
{
    INK_ASSIGN(waiting, store::WaitingLinks(m_stores.database).linksFor(invitation.recipientEmail.trimmed()));
    QList<domain::DocumentId>
        templates; // signers learn which documents belong together, but not to which template
    const auto seriesOf = [&templates](domain::DocumentId id) {
        if (id.isNull()) return 0;
        if (!templates.contains(id)) templates.append(id);
        return static_cast<int>(templates.indexOf(id)) + 1;
    };
    listing.series = seriesOf(document.templateId);
    listing.documents.emplace();
    for (const store::WaitingLinks::Link& link : waiting)
        if (link.invitation != invitation.guid)
            listing.documents->append(
                {link.title, senderOf(link), m_core.signingUrl(link.invitation), seriesOf(link.templateId)});
    return {};
}

Result<OtherDocuments::Listing> OtherDocuments::list(const SignerActor& signer, const QByteArray& token) const
{
    INK_ASSIGN(document, m_authenticator.loadUnlocked(signer));
    Listing answer;
    if (document.type != domain::DocumentType::Document) return answer;
    const Invitation invitation = invitationOf(document, signer);
    answer.canSendCode = canSend(m_core, document, invitation);
    if (!answer.canSendCode || token.isEmpty()) return answer;
    INK_ASSIGN(passed,
               m_stores.accessCodes.enteredCodes(token, gateOf(invitation.recipientEmail), m_core.now()));
    if (passed == 0) return answer;
    INK_TRY(addWaiting(answer, document, invitation));
    return answer;
}

Result<void> OtherDocuments::sendCode(const SignerActor& signer)
{
    INK_ASSIGN(document, m_authenticator.loadUnlocked(signer));
    if (!m_core.hasMail())
        return fail(ErrorCode::State, reasons::mailNotAvailable()); // not a temporary error
    if (document.type != domain::DocumentType::Document)
        return fail(ErrorCode::State, reasons::noCodeByMailNeeded());
    const Invitation invitation = invitationOf(document, signer);
    if (!canSend(m_core, document, invitation)) return fail(ErrorCode::State, reasons::noCodeByMailNeeded());
    const QString name = gateOf(invitation.recipientEmail);
    const auto queueOnce = [&]() -> Result<void> {
        const Timestamp now = m_core.now();
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_ASSIGN(attempts, m_stores.accessCodes.lockAttempts(transaction, name, now)); // serialized
        if (const auto rest = remainingLock(attempts, now); rest.count() > 0)
            return lockedError(rest, languageOf(invitation, signer));
        INK_ASSIGN(sent, m_stores.accessCodes.sentCode(name));
        if (sent && now < sent->sent + codeResendDelay)
            return tooEarlyError(reasons::codeSentRecently(), sent->sent + codeResendDelay - now);
        const QString code = makeCode();
        INK_TRY(m_stores.accessCodes.setSentCode(
            transaction, name,
            {store::AccessCodeStore::codeHash(name, code.toUtf8()), now, now + codeLifetime}));
        const Notice notice{
            NoticeKind::ListCode,
            invitation.guid,
            {},
            QStringLiteral("listCode:%1:%2").arg(invitation.guid).arg(now.time_since_epoch().count()),
            {},
            code};
        INK_TRY(m_writer.queueNotices(transaction, document.id, {notice}, now));
        return transaction.commit();
    };
    INK_TRY(store::runWithRetries(m_stores.database, queueOnce));
    m_core.wakeWorkers();
    return {};
}

Result<OtherDocuments::Listing> OtherDocuments::unlock(const SignerActor& signer, const QString& code)
{
    INK_ASSIGN(document, m_authenticator.loadUnlocked(signer));
    if (document.type != domain::DocumentType::Document)
        return fail(ErrorCode::State, reasons::noCodeByMailNeeded());
    const Invitation invitation = invitationOf(document, signer);
    const QString name = gateOf(invitation.recipientEmail);
    // Most guesses are rejected here, without a lock that blocks others.
    INK_ASSIGN(known, m_stores.accessCodes.attempts(name));
    if (const auto rest = remainingLock(known, m_core.now()); rest.count() > 0)
        return lockedError(rest, languageOf(invitation, signer));
    const auto once = [&]() -> Result<QByteArray> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        const Timestamp now = m_core.now();
        INK_ASSIGN(stored, m_stores.accessCodes.lockAttempts(transaction, name, now));
        store::AccessCodeStore::Attempts attempts = currentAttempts(stored, now);
        if (const auto rest = remainingLock(attempts, now); rest.count() > 0)
            return lockedError(rest, languageOf(invitation, signer));
        INK_ASSIGN(sent, m_stores.accessCodes.sentCode(name));
        const bool isRight = sent && now < sent->expires &&
                             sent->hash == store::AccessCodeStore::codeHash(name, code.trimmed().toUtf8());
        if (isRight) {
            const QByteArray token = Secret::random(32).reveal();
            INK_TRY(m_stores.accessCodes.removeSentCode(transaction, name)); // valid only once
            INK_TRY(m_stores.accessCodes.clearAttempts(transaction, name));
            INK_TRY(m_stores.accessCodes.setEnteredCodes(transaction, token, name, otherDocumentsBit,
                                                         now + passLifetime));
            INK_TRY(transaction.commit());
            return token;
        }
        attempts = {attempts.failedCount + 1, now};
        INK_TRY(m_stores.accessCodes.setAttempts(transaction, name, attempts));
        if (lockDuration(attempts.failedCount).count() > 0) // a sent code must not be guessed later
            INK_TRY(m_stores.accessCodes.removeSentCode(transaction, name));
        INK_TRY(transaction.commit());
        auto refused =
            fail(ErrorCode::Forbidden,
                 Message::literal(signerText(SignerText::WrongCode, languageOf(invitation, signer))));
        refused.value().fields.append(attemptsLeft(attempts));
        return refused;
    };
    INK_ASSIGN(token, store::runWithRetries(m_stores.database, once));
    Listing answer;
    answer.canSendCode = true;
    answer.token = token;
    INK_TRY(addWaiting(answer, document, invitation));
    return answer;
}

} // namespace ink::service
