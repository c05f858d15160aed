// The codes that stand before an invitation.
#include "app/base/reasons.h"
#include "app/workflow/signing/signinperson_p.h"

namespace ink::workflow {

using namespace domain;

namespace {

/** Which code the service asks for with this refusal, if it asks for one. */
std::optional<SignInPerson::CodeKind> codeIn(const Error& error)
{
    if (error.code != ErrorCode::Forbidden) return std::nullopt;
    for (const FieldIssue& issue : error.fields) {
        if (issue.field == QLatin1StringView("code")) return SignInPerson::CodeKind::AccessCode;
        if (issue.field == QLatin1StringView("emailCode")) return SignInPerson::CodeKind::MailCode;
        if (issue.field == QLatin1StringView("smsCode")) return SignInPerson::CodeKind::SmsCode;
    }
    return std::nullopt;
}

std::optional<int> triesIn(const Error& error)
{
    for (const FieldIssue& issue : error.fields) {
        if (issue.field != QLatin1StringView("attemptsLeft")) continue;
        bool isNumber = false;
        const int left = issue.message.english().toInt(&isNumber);
        if (isNumber && left >= 0) return left;
    }
    return std::nullopt;
}

} // namespace

QString maskedAddress(const QString& address)
{
    const auto at = address.lastIndexOf(QLatin1Char('@'));
    if (at < 1) return address.isEmpty() ? QString() : QStringLiteral("•••");
    const int first = address.at(0).isHighSurrogate() ? 2 : 1;
    return address.left(first) + QStringLiteral("•••") + address.mid(at);
}

/** Stops before a code when the service asks for one. */
bool SignInPerson::Private::lock(const Error& error)
{
    const auto kind = codeIn(error);
    if (!kind) return false;
    opening = false;
    timer.stop();
    const bool isNew = !code || code->kind != *kind;
    if (isNew) code = CodeAsked{};
    code->kind = *kind;
    code->checking = false;
    if (*kind == CodeKind::SmsCode)
        code->address = error.args.value(QLatin1StringView("phone")).toString();
    else if (const Invitation* mine = invitation())
        code->address = maskedAddress(mine->recipientEmail);
    Q_EMIT q->changed();
    if (isNew && *kind != CodeKind::AccessCode) q->sendCode();
    return true;
}

const SignInPerson::CodeAsked& SignInPerson::codeAsked() const
{
    static const CodeAsked nothing;
    return d->code ? *d->code : nothing;
}

void SignInPerson::submitCode(const QString& code, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (!d->code || d->code->checking)
        return listener.tellSoon(fail(ErrorCode::State, reasons::nothingToSign()));
    if (!client) return listener.tellSoon(fail(noAccount()));
    d->code->checking = true;
    d->code->fault.reset();
    d->code->triesLeft.reset();
    Q_EMIT changed();
    client->unlock(d->signingUrl, code.trimmed(), this,
                   [this, turn = d->generation, listener](const Result<bool>& unlocked) {
                       if (turn != d->generation || !d->code) return listener.tell(fail(another()));
                       if (unlocked) return d->look(listener, true);
                       d->code->checking = false;
                       d->code->fault = unlocked.error();
                       d->code->triesLeft = triesIn(unlocked.error());
                       if (!d->lock(unlocked.error())) Q_EMIT changed(); // maybe another code than before
                       listener.tell(fail(unlocked.error()));
                   });
}

void SignInPerson::sendCode()
{
    api::ApiClient* client = d->session.client();
    if (!d->code || d->code->kind == CodeKind::AccessCode || d->code->sending || !client) return;
    // A code that went out before this person came here is as good.
    const bool first = !d->code->sent && !d->code->sendFault;
    d->code->sending = true;
    d->code->sendFault.reset();
    Q_EMIT changed();
    client->requestCode(d->signingUrl, this, [this, turn = d->generation, first](const Result<void>& sent) {
        if (turn != d->generation || !d->code) return;
        const bool justBefore = !sent && first && sent.error().code == ErrorCode::RateLimit;
        d->code->sending = false;
        d->code->sent = d->code->sent || sent || justBefore;
        if (!sent && !justBefore) d->code->sendFault = sent.error();
        Q_EMIT changed();
    });
}

} // namespace ink::workflow
