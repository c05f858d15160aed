#include "app/workflow/signing/signercodes.h"

#include "app/api/apiclient.h"
#include "app/api/signercalls.h"
#include "app/workflow/session/session.h"

namespace ink::workflow {

SignerCodes::SignerCodes(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

const SignerCodes::CodeRequest& SignerCodes::request() const
{
    static const CodeRequest nothing;
    return m_request ? *m_request : nothing;
}

bool SignerCodes::require(const Error& refusal, const QString& signingUrl, const QString& email)
{
    const auto kind = requiredCode(refusal);
    if (!kind) return false;
    m_signingUrl = signingUrl;
    m_email = email;
    const bool isNew = !m_request || m_request->kind != *kind;
    if (isNew) m_request = CodeRequest{};
    m_request->kind = *kind;
    m_request->isChecking = false;
    m_request->address = *kind == Kind::SmsCode ? refusal.args.value(QLatin1StringView("phone")).toString()
                                                : maskedAddress(email);
    Q_EMIT changed();
    if (isNew && *kind != Kind::AccessCode) send();
    return true;
}

void SignerCodes::submit(const QString& code, const std::function<void(const Result<bool>&)>& done)
{
    api::ApiClient* client = m_session.client();
    if (!client || !m_request) return done(fail(noAccountError()));
    m_request->isChecking = true;
    m_request->error.reset();
    m_request->attemptsLeft.reset();
    Q_EMIT changed();
    client->signer(m_signingUrl)
        .unlock(code.trimmed(), this, [this, turn = m_turn, done](const Result<bool>& unlocked) {
            if (turn == m_turn && m_request && !unlocked) {
                m_request->isChecking = false;
                m_request->error = unlocked.error();
                m_request->attemptsLeft = attemptsLeft(unlocked.error());
                // A different code may be required now.
                if (!require(unlocked.error(), m_signingUrl, m_email)) Q_EMIT changed();
            }
            done(unlocked);
        });
}

void SignerCodes::setError(const Error& error)
{
    if (!m_request) return;
    m_request->isChecking = false;
    m_request->error = error;
    Q_EMIT changed();
}

void SignerCodes::send()
{
    api::ApiClient* client = m_session.client();
    if (!m_request || m_request->kind == Kind::AccessCode || m_request->isSending || !client) return;
    // A code that was sent before this person arrived is still valid.
    const bool first = !m_request->wasSent && !m_request->sendError;
    m_request->isSending = true;
    m_request->sendError.reset();
    Q_EMIT changed();
    client->signer(m_signingUrl).requestCode(this, [this, turn = m_turn, first](const Result<void>& sent) {
        if (turn != m_turn || !m_request) return;
        const bool justBefore = !sent && first && sent.error().code == ErrorCode::RateLimit;
        m_request->isSending = false;
        m_request->wasSent = m_request->wasSent || sent || justBefore;
        if (!sent && !justBefore) m_request->sendError = sent.error();
        Q_EMIT changed();
    });
}

void SignerCodes::reset()
{
    ++m_turn;
    m_request.reset();
}

std::optional<SignerCodes::Kind> requiredCode(const Error& error)
{
    if (error.code != ErrorCode::Forbidden) return std::nullopt;
    for (const FieldIssue& issue : error.fields) {
        if (issue.field == QLatin1StringView("code")) return SignerCodes::Kind::AccessCode;
        if (issue.field == QLatin1StringView("emailCode")) return SignerCodes::Kind::MailCode;
        if (issue.field == QLatin1StringView("smsCode")) return SignerCodes::Kind::SmsCode;
    }
    return std::nullopt;
}

std::optional<int> attemptsLeft(const Error& error)
{
    for (const FieldIssue& issue : error.fields) {
        if (issue.field != QLatin1StringView("attemptsLeft")) continue;
        bool isNumber = false;
        const int left = issue.message.english().toInt(&isNumber);
        if (isNumber && left >= 0) return left;
    }
    return std::nullopt;
}

QString maskedAddress(const QString& address)
{
    const auto at = address.lastIndexOf(QLatin1Char('@'));
    if (at < 1) return address.isEmpty() ? QString() : QStringLiteral("•••");
    const int first = address.at(0).isHighSurrogate() ? 2 : 1;
    return address.left(first) + QStringLiteral("•••") + address.mid(at);
}

} // namespace ink::workflow

#include "moc_signercodes.cpp"
