#include "app/service/signers/signerauthenticator.h"

#include "app/base/languages.h"
#include "app/base/reasons.h"
#include "app/base/secret.h"
#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/history/evidence.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/text/emailaddress.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/signertexts.h"
#include "app/service/core/stores.h"
#include "app/service/records/codelock.h"
#include "app/service/records/documentwriter.h"
#include "app/service/records/reasons.h"
#include "app/service/records/smscode.h"
#include "app/service/signers/reasons.h"

#include <QUuid>

#include <algorithm>

namespace ink::service {

using domain::ActionType;
using domain::AuthenticationType;
using domain::Document;
using domain::Invitation;
using domain::SigningStatus;
using namespace codelock;

namespace {

constexpr QLatin1StringView codeNeeded{"code_needed"};
constexpr int byAccessCode = 1;
constexpr int byMail = 2;
constexpr int bySms = 4;
constexpr int maxLockEntries = 50; // maximum entries about locks in the history

int askedOf(const Invitation& invitation)
{
    int asked = 0;
    for (const domain::Authentication& each : invitation.authentications)
        asked |= each.type == AuthenticationType::AccessCode ? byAccessCode
                 : each.type == AuthenticationType::Email    ? byMail
                                                             : bySms;
    return asked;
}

/** Returns the next code that is required; 0 = none. */
int nextOf(int asked, int passed)
{
    const int open = asked & ~passed;
    for (const int each : {byAccessCode, byMail, bySms})
        if ((open & each) != 0) return each;
    return 0;
}

SignerText needOf(int bit)
{
    return bit == byMail  ? SignerText::NeedsMailCode
           : bit == bySms ? SignerText::NeedsSmsCode
                          : SignerText::NeedsAccessCode;
}

tl::unexpected<Error> refusedFor(int bit, SignerText sentence, const Invitation& invitation,
                                 const QString& language)
{
    const QString field = bit == byMail  ? QStringLiteral("emailCode")
                          : bit == bySms ? QStringLiteral("smsCode")
                                         : QStringLiteral("code");
    const Message hint = Message::literal(signerText(needOf(bit), language));
    auto refused =
        fail(ErrorCode::Forbidden, Message::literal(signerText(sentence, language)), {{field, hint}});
    // The page needs this data to request the code, before it receives anything else.
    refused.value().reason = codeNeeded;
    refused.value().args = {{QStringLiteral("language"), languageCode(language)}};
    if (bit == bySms)
        refused.value().args.insert(QStringLiteral("phone"),
                                    domain::maskedNumber(domain::smsNumber(invitation)));
    return refused;
}

} // namespace

QString languageOf(const Invitation& invitation, const SignerActor& signer)
{
    if (!signer.chosenLanguage.isEmpty()) return signer.chosenLanguage;
    return invitation.language.isEmpty() ? signer.language : invitation.language;
}

Invitation invitationOf(const Document& document, const SignerActor& signer)
{
    const QString guid = signer.guid();
    return document.invitations.at(document.invitationIndexOf(guid) - 1);
}

SignerAuthenticator::SignerAuthenticator(const ServiceCore& core, const DocumentWriter& writer)
    : m_core(core), m_stores(core.stores()), m_writer(writer)
{
}

Result<Document> SignerAuthenticator::load(const SignerActor& signer) const
{
    const auto unknown = [] { return fail(ErrorCode::NotFound, reasons::noSuchInvitation()); };
    const QUuid guid = QUuid::fromString(signer.invitationGuid);
    if (guid.isNull()) return unknown();
    auto document = m_stores.documents.loadByInvitation(guid.toString(QUuid::WithoutBraces));
    if (!document) {
        if (document.error().code != ErrorCode::NotFound) return document;
        INK_ASSIGN(former, m_stores.accessCodes.formerDocument(guid.toString(QUuid::WithoutBraces)));
        if (former.isNull()) return unknown();
        const auto present = m_stores.documents.loadAny(former);
        const bool isAlive = present && !present->deleted;
        return fail(ErrorCode::Deleted, isAlive ? reasons::linkReplaced() : reasons::senderDeletedDocument());
    }
    if (document->deleted) return fail(ErrorCode::Deleted, reasons::senderDeletedDocument());
    if (document->status == SigningStatus::Draft) return unknown();
    // Only the visitors' part of a template link has a public link. Other recipients get their links with
    // each document.
    if (document->type == domain::DocumentType::TemplateLink) {
        const int index = document->invitationIndexOf(guid.toString(QUuid::WithoutBraces));
        if (document->invitations.at(index - 1).actionType != ActionType::OpenSigner) return unknown();
    }
    return document;
}

Result<void> SignerAuthenticator::requirePass(const Invitation& invitation, const SignerActor& signer,
                                              int enteredCodes) const
{
    const int asked = askedOf(invitation);
    if (asked == 0) return {};
    INK_ASSIGN(passed, m_stores.accessCodes.enteredCodes(signer.token, invitation.guid, m_core.now()));
    const int next = nextOf(asked, passed | enteredCodes);
    if (next == 0) return {};
    return refusedFor(next, needOf(next), invitation, languageOf(invitation, signer));
}

Result<Document> SignerAuthenticator::loadUnlocked(const SignerActor& signer) const
{
    INK_ASSIGN(document, loadForView(signer));
    const int index = document.invitationIndexOf(signer.guid());
    return domain::documentSeenBy(std::move(document), index);
}

Result<Document> SignerAuthenticator::loadForView(const SignerActor& signer) const
{
    INK_ASSIGN(document, load(signer));
    // A template link requires no codes itself; the documents created from it do.
    if (document.type == domain::DocumentType::TemplateLink) return document;
    const Invitation me = invitationOf(document, signer);
    if (auto passed = requirePass(me, signer); !passed) {
        // People must see for whom and for which document they enter a code.
        Error refused = passed.error();
        if (refused.reason == codeNeeded) {
            // An access code also keeps out other holders of the link, so the title stays hidden. The other
            // codes go to the address that received the title anyway.
            if (!refused.fields.isEmpty() && refused.fields.constFirst().field != QLatin1StringView("code"))
                refused.args.insert(QStringLiteral("title"), document.title);
            refused.args.insert(QStringLiteral("senderName"), domain::displaySenderName(document.senderName));
            refused.args.insert(QStringLiteral("email"), domain::maskedEmail(me.recipientEmail));
            INK_ASSIGN(stored, m_stores.accessCodes.attempts(me.guid));
            const auto attempts = currentAttempts(stored, m_core.now());
            const bool hasWrongCodes = attempts.failedCount % maxWrongCodes > 0; // since the last lock
            if (hasWrongCodes) refused.fields.append(attemptsLeft(attempts));
        }
        return fail(std::move(refused));
    }
    return document;
}

Result<void> SignerAuthenticator::admit(const SignerActor& signer, bool unlocked) const
{
    if (unlocked) return loadUnlocked(signer).map([](const Document&) {});
    return load(signer).map([](const Document&) {});
}

Result<int> SignerAuthenticator::tryCode(const Invitation& invitation, const SignerActor& signer,
                                         const QString& code)
{
    // Most guesses are rejected here, without a lock that blocks others.
    INK_ASSIGN(known, m_stores.accessCodes.attempts(invitation.guid));
    if (const auto rest = remainingLock(known, m_core.now()); rest.count() > 0)
        return lockedError(rest, languageOf(invitation, signer));
    return store::runWithRetries(m_stores.database, [&] { return tryCodeOnce(invitation, signer, code); });
}

Result<int> SignerAuthenticator::tryCodeOnce(const Invitation& invitation, const SignerActor& signer,
                                             const QString& code)
{
    const QString language = languageOf(invitation, signer);
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    const Timestamp now = m_core.now();
    INK_ASSIGN(stored, m_stores.accessCodes.lockAttempts(transaction, invitation.guid, now));
    store::AccessCodeStore::Attempts attempts = currentAttempts(stored, now);
    if (const auto rest = remainingLock(attempts, now); rest.count() > 0) return lockedError(rest, language);
    INK_ASSIGN(passed, m_stores.accessCodes.enteredCodes(signer.token, invitation.guid, now));
    const int asked = askedOf(invitation);
    const int next = nextOf(asked, passed);
    const QByteArray enteredCodes = code.trimmed().toUtf8();
    bool right = false;
    if (next == byAccessCode) {
        for (const domain::Authentication& each : invitation.authentications)
            if (each.type == AuthenticationType::AccessCode)
                right = right || Secret(enteredCodes) == Secret(each.code.trimmed().toUtf8());
    } else if (next == byMail) {
        INK_ASSIGN(sent, m_stores.accessCodes.sentCode(invitation.guid));
        right = sent && now < sent->expires &&
                sent->hash == store::AccessCodeStore::codeHash(invitation.guid, enteredCodes);
        if (right)
            // A code can be used only once.
            INK_TRY(m_stores.accessCodes.removeSentCode(transaction, invitation.guid));
    } else if (next == bySms) {
        const QString gate = smsCodeKey(invitation.guid);
        INK_ASSIGN(sent, m_stores.accessCodes.sentCode(gate));
        right =
            sent && now < sent->expires && sent->hash == store::AccessCodeStore::codeHash(gate, enteredCodes);
        if (right) INK_TRY(m_stores.accessCodes.removeSentCode(transaction, gate));
    }
    if (right || next == 0) {
        // One of two codes proves nothing, so entering it must not reset the attempts for the other one.
        if (nextOf(asked, passed | next) == 0)
            INK_TRY(m_stores.accessCodes.clearAttempts(transaction, invitation.guid));
        INK_TRY(transaction.commit());
        return next;
    }
    attempts = {attempts.failedCount + 1, now};
    INK_TRY(m_stores.accessCodes.setAttempts(transaction, invitation.guid, attempts));
    bool wakesWorkers = false;
    const auto lock = std::chrono::duration_cast<std::chrono::minutes>(lockDuration(attempts.failedCount));
    if (lock.count() > 0) {
        // A code sent earlier must not be exposed to the next attempts.
        INK_TRY(m_stores.accessCodes.removeSentCode(transaction, invitation.guid));
        INK_TRY(m_stores.accessCodes.removeSentCode(transaction, smsCodeKey(invitation.guid)));
        const auto rule = [&](DocumentChange& change) {
            return recordLock(change, signer, attempts.failedCount, lock);
        };
        INK_TRY(m_writer.changeWithin(
            transaction, [&] { return load(signer); }, rule, nullptr, wakesWorkers));
    }
    INK_TRY(transaction.commit());
    if (wakesWorkers) m_core.wakeWorkers();
    auto refused = refusedFor(next, SignerText::WrongCode, invitation, language);
    refused.value().fields.append(attemptsLeft(attempts));
    return refused;
}

Result<void> SignerAuthenticator::recordLock(DocumentChange& change, const SignerActor& signer, int wrong,
                                             std::chrono::minutes lock) const
{
    const auto entries =
        std::count_if(change.document.histories.begin(), change.document.histories.end(),
                      [](const auto& entry) { return entry.event == domain::HistoryEvent::CodesLocked; });
    if (entries >= maxLockEntries) return {}; // each entry is part of the history chain
    const Invitation invitation = invitationOf(change.document, signer);
    recordEvent(change, domain::HistoryEvent::CodesLocked, QStringLiteral("Inkstone"), signer.address,
                signer.userAgent,
                reasons::historyCodesLocked(domain::actorMessage(invitation), wrong, lock.count()));
    if (wrong > maxWrongCodes) return {}; // one email per series
    INK_ASSIGN(choices, m_core.notificationSetting(change.document.accountId));
    for (Notice& notice : senderNotices(NoticeKind::CodesLocked, change.document, choices, invitation.guid)) {
        notice.key += QStringLiteral(":%1").arg(change.now.time_since_epoch().count());
        change.notices.append(std::move(notice));
    }
    return {};
}

Result<SignerAuthenticator::UnlockResult> SignerAuthenticator::unlock(const SignerActor& signer,
                                                                      const QString& code)
{
    INK_ASSIGN(document, load(signer));
    const Invitation invitation = invitationOf(document, signer);
    const Timestamp now = m_core.now();
    INK_ASSIGN(passed, m_stores.accessCodes.enteredCodes(signer.token, invitation.guid, now));
    if (nextOf(askedOf(invitation), passed) == 0) return UnlockResult{signer.token, true, passLifetime};
    INK_ASSIGN(bit, tryCode(invitation, signer, code));
    UnlockResult unlocked;
    unlocked.token = passed == 0 ? Secret::random(32).reveal() : signer.token;
    unlocked.isComplete = nextOf(askedOf(invitation), passed | bit) == 0;
    unlocked.validFor = passLifetime;
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.accessCodes.setEnteredCodes(transaction, unlocked.token, invitation.guid, passed | bit,
                                                 now + passLifetime));
    INK_TRY(transaction.commit());
    return unlocked;
}

Result<void> SignerAuthenticator::sendCode(const SignerActor& signer)
{
    INK_ASSIGN(document, load(signer));
    const Invitation invitation = invitationOf(document, signer);
    INK_ASSIGN(passed, m_stores.accessCodes.enteredCodes(signer.token, invitation.guid, m_core.now()));
    const int next = nextOf(askedOf(invitation), passed);
    if (next != byMail && next != bySms) return fail(ErrorCode::State, reasons::noCodeByMailNeeded());
    if (next == bySms && !m_core.hasSms()) return fail(ErrorCode::Unavailable, reasons::noCodesBySms());
    if (next == byMail && !m_core.hasMail()) return fail(ErrorCode::Unavailable, reasons::mailNotAvailable());
    const auto queueOnce = [&]() -> Result<void> {
        const Timestamp now = m_core.now();
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_ASSIGN(attempts,
                   m_stores.accessCodes.lockAttempts(transaction, invitation.guid, now)); // serialized
        if (const auto rest = remainingLock(attempts, now); rest.count() > 0)
            return lockedError(rest, languageOf(invitation, signer));
        if (next == bySms)
            INK_TRY(queueSmsCode(m_stores.accessCodes, m_stores.outbox, transaction, document.id, invitation,
                                 now));
        else
            INK_TRY(queueMailCode(transaction, document.id, invitation, now));
        return transaction.commit();
    };
    INK_TRY(store::runWithRetries(m_stores.database, queueOnce));
    m_core.wakeWorkers();
    return {};
}

Result<void> SignerAuthenticator::queueMailCode(store::Transaction& transaction, domain::DocumentId document,
                                                const Invitation& invitation, Timestamp now)
{
    INK_ASSIGN(sent, m_stores.accessCodes.sentCode(invitation.guid));
    if (sent && now < sent->sent + codeResendDelay)
        return tooEarlyError(reasons::codeSentRecently(), sent->sent + codeResendDelay - now);
    const QString code = makeCode();
    INK_TRY(m_stores.accessCodes.setSentCode(
        transaction, invitation.guid,
        {store::AccessCodeStore::codeHash(invitation.guid, code.toUtf8()), now, now + codeLifetime}));
    const Notice notice{NoticeKind::Code,
                        invitation.guid,
                        {},
                        QStringLiteral("code:%1:%2").arg(invitation.guid).arg(now.time_since_epoch().count()),
                        {},
                        code};
    INK_TRY(m_writer.queueNotices(transaction, document, {notice}, now));
    return {};
}

} // namespace ink::service
