// The codes that stand before an invitation: contract §3, authentication of an invitation.
#include "app/domain/rules.h"
#include "app/service/lifecycle.h"
#include "app/service/signertexts.h"
#include "app/service/signingserviceprivate.h"

#include <QRandomGenerator>
#include <QUuid>

namespace ink::service {

using domain::AuthenticationType;
using domain::Document;
using domain::Invitation;

namespace {

constexpr int byAccessCode = 1;
constexpr int byMail = 2;
constexpr int mostWrong = 5;
constexpr auto pause = std::chrono::minutes(5);
constexpr auto codeGood = std::chrono::minutes(10);
constexpr auto codePause = std::chrono::minutes(1);
constexpr auto passGood = std::chrono::hours(4);

int askedOf(const Invitation& invitation)
{
    int asked = 0;
    for (const domain::Authentication& each : invitation.authentications)
        asked |= each.type == AuthenticationType::AccessCode ? byAccessCode
                 : each.type == AuthenticationType::Email    ? byMail
                                                             : 0;
    return asked;
}

/** Which code is asked for next; 0 = none. */
int nextOf(int asked, int passed)
{
    const int open = asked & ~passed;
    return (open & byAccessCode) != 0 ? byAccessCode : open;
}

QString languageOf(const Invitation& invitation, const SignerActor& signer)
{
    return invitation.language.isEmpty() ? signer.language : invitation.language;
}

tl::unexpected<Error> refusedFor(int bit, SignerText sentence, const QString& language)
{
    const QString field = bit == byMail ? QStringLiteral("emailCode") : QStringLiteral("code");
    const QString hint =
        signerText(bit == byMail ? SignerText::NeedsMailCode : SignerText::NeedsAccessCode, language);
    return fail(ErrorCode::Forbidden, signerText(sentence, language), {{field, hint}});
}

Invitation invitationOf(const Document& document, const SignerActor& signer)
{
    const QString guid = QUuid::fromString(signer.invitationGuid).toString(QUuid::WithoutBraces);
    return document.invitations.at(document.invitationIndexOf(guid) - 1);
}

tl::unexpected<Error> tooEarly(const QString& sentence, std::chrono::milliseconds rest)
{
    auto refused = fail(ErrorCode::RateLimit, sentence);
    refused.value().retryAfterMs = static_cast<int>(rest.count());
    return refused;
}

} // namespace

Result<void> SigningService::Private::needPass(const Invitation& invitation, const SignerActor& signer,
                                               int given) const
{
    const int asked = askedOf(invitation);
    if (asked == 0) return {};
    INK_ASSIGN(passed, stores.gate.passed(signer.token, invitation.guid, clock.now()));
    const int next = nextOf(asked, passed | given);
    if (next == 0) return {};
    return refusedFor(next, next == byMail ? SignerText::NeedsMailCode : SignerText::NeedsAccessCode,
                      languageOf(invitation, signer));
}

Result<Document> SigningService::Private::loadUnlocked(const SignerActor& signer) const
{
    INK_ASSIGN(document, loadForSigner(signer));
    // A template link asks nothing itself: the documents that it makes do.
    if (document.type != domain::DocumentType::TemplateLink)
        INK_TRY(needPass(invitationOf(document, signer), signer));
    return document;
}

Result<int> SigningService::Private::tryCode(const Invitation& invitation, const SignerActor& signer,
                                             const QString& code) const
{
    const QString language = languageOf(invitation, signer);
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    const Timestamp now = clock.now();
    INK_ASSIGN(attempts, stores.gate.lockAttempts(transaction, invitation.guid, now));
    if (now >= attempts.since + pause) attempts = {0, now};
    if (attempts.wrong >= mostWrong)
        return tooEarly(signerText(SignerText::TooManyCodes, language), attempts.since + pause - now);
    INK_ASSIGN(passed, stores.gate.passed(signer.token, invitation.guid, now));
    const int next = nextOf(askedOf(invitation), passed);
    const QByteArray given = code.trimmed().toUtf8();
    bool right = false;
    if (next == byAccessCode) {
        for (const domain::Authentication& asked : invitation.authentications)
            if (asked.type == AuthenticationType::AccessCode)
                right = right || Secret(given) == Secret(asked.code.trimmed().toUtf8());
    } else if (next == byMail) {
        INK_ASSIGN(sent, stores.gate.sentCode(invitation.guid));
        right =
            sent && now < sent->expires && sent->hash == store::GateStore::codeHash(invitation.guid, given);
        if (right) INK_TRY(stores.gate.removeSentCode(transaction, invitation.guid)); // good for one time
    }
    if (right || next == 0) {
        INK_TRY(stores.gate.clearAttempts(transaction, invitation.guid));
        INK_TRY(transaction.commit());
        return next;
    }
    if (attempts.wrong++ == 0) attempts.since = now;
    INK_TRY(stores.gate.setAttempts(transaction, invitation.guid, attempts));
    INK_TRY(transaction.commit());
    auto refused = refusedFor(next, SignerText::WrongCode, language);
    refused.value().fields.append(
        {QStringLiteral("attemptsLeft"), QString::number(mostWrong - attempts.wrong)});
    return refused;
}

Result<SigningService::Unlocked> SigningService::unlock(const SignerActor& signer, const QString& code)
{
    INK_ASSIGN(document, d->loadForSigner(signer));
    const Invitation invitation = invitationOf(document, signer);
    const Timestamp now = d->clock.now();
    INK_ASSIGN(passed, d->stores.gate.passed(signer.token, invitation.guid, now));
    if (nextOf(askedOf(invitation), passed) == 0) return Unlocked{signer.token, true, passGood};
    INK_ASSIGN(bit, d->tryCode(invitation, signer, code));
    Unlocked unlocked;
    unlocked.token = passed == 0 ? Secret::random(32).reveal() : signer.token;
    unlocked.whole = nextOf(askedOf(invitation), passed | bit) == 0;
    unlocked.good = passGood;
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    INK_TRY(
        d->stores.gate.setPassed(transaction, unlocked.token, invitation.guid, passed | bit, now + passGood));
    INK_TRY(transaction.commit());
    return unlocked;
}

Result<void> SigningService::sendCode(const SignerActor& signer)
{
    INK_ASSIGN(document, d->loadForSigner(signer));
    const Invitation invitation = invitationOf(document, signer);
    const Timestamp now = d->clock.now();
    INK_ASSIGN(passed, d->stores.gate.passed(signer.token, invitation.guid, now));
    if (nextOf(askedOf(invitation), passed) != byMail)
        return fail(ErrorCode::State, QStringLiteral("No code by e-mail is asked for now."));
    if (!d->options.mail)
        return fail(ErrorCode::Unavailable,
                    QStringLiteral("This service cannot send mail now; ask the sender for help."));
    INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
    INK_TRY(d->stores.gate.lockAttempts(transaction, invitation.guid, now)); // one request at a time
    INK_ASSIGN(sent, d->stores.gate.sentCode(invitation.guid));
    if (sent && now < sent->sent + codePause)
        return tooEarly(QStringLiteral("A code was sent less than a minute ago; look into your mail."),
                        sent->sent + codePause - now);
    const QString code =
        QStringLiteral("%1").arg(QRandomGenerator::system()->bounded(1'000'000), 6, 10, QLatin1Char('0'));
    INK_TRY(d->stores.gate.setSentCode(
        transaction, invitation.guid,
        {store::GateStore::codeHash(invitation.guid, code.toUtf8()), now, now + codeGood}));
    const Notice notice{NoticeKind::Code,
                        invitation.guid,
                        {},
                        QStringLiteral("code:%1:%2").arg(invitation.guid).arg(now.time_since_epoch().count()),
                        {},
                        code};
    INK_TRY(d->tell(transaction, document.id, {notice}, now));
    INK_TRY(transaction.commit());
    d->wake();
    return {};
}

} // namespace ink::service
