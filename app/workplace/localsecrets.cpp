#include "app/workplace/localsecrets.h"

#include "app/base/reasons.h"
#include "app/service/host/reasons.h"
#include "app/service/host/sealkeyfile.h"
#include "app/settings/settings.h"
#include "app/workflow/session/delivery.h"
#include "app/workflow/session/smsaccount.h"

namespace ink {

namespace {

constexpr QLatin1StringView sealKeySecret("seal-key");
constexpr QLatin1StringView mailSecret("mail-password");
constexpr QLatin1StringView smsGatewaySecret("sms-secret");

} // namespace

LocalSecrets::LocalSecrets(QString serviceFolder, QString place, const settings::Settings& settings,
                           secrets::SecretStore& secrets)
    : m_serviceFolder(std::move(serviceFolder)), m_place(std::move(place)), m_settings(settings),
      m_secrets(secrets), m_mail{mailSecret}, m_sms{smsGatewaySecret}
{
}

QString LocalSecrets::nameOf(QLatin1StringView what) const
{
    return what + QLatin1Char('/') + m_place;
}

QString LocalSecrets::entry() const
{
    return nameOf(sealKeySecret);
}

/** True if there is a key that can't be used without its passphrase. */
bool LocalSecrets::needsPassphrase() const
{
    return service::hasSealKey(m_serviceFolder) && !service::hasPlainSealKey(m_serviceFolder);
}

bool LocalSecrets::needsMail() const
{
    const workflow::MailAccount account = workflow::mailAccountFrom(m_settings);
    return account.isSet() && !account.user.isEmpty();
}

bool LocalSecrets::needsSms() const
{
    return workflow::smsAccountFrom(m_settings).isSet();
}

void LocalSecrets::setState(State state)
{
    if (std::exchange(m_state, state) != state) Q_EMIT changed();
}

void LocalSecrets::prepare(QObject* context, const std::function<void()>& done)
{
    m_secrets.probe(context, [this, context, done](secrets::Access access) {
        m_access = access;
        if (access == secrets::Access::Asks) {
            m_mail.waits = needsMail();
            m_sms.waits = needsSms();
            return done();
        }
        const auto andMail = [this, context, done] { readMailAndSms(context, done); };
        if (needsPassphrase())
            readSeal(context, andMail);
        else
            andMail();
    });
}

void LocalSecrets::attach(std::function<Result<void>(const Secret&)> unlockSeal)
{
    m_unlockSeal = std::move(unlockSeal);
    if (m_passphrase) return use(*m_passphrase);
    if (service::hasSealKey(m_serviceFolder)) return; // it is open, locked, or was read in vain
    if (m_access == secrets::Access::Ready)
        makePassphrase(this, [] {});
    else if (m_access == secrets::Access::None)
        use(Secret()); // the key file is protected by its mode alone
}

void LocalSecrets::use(const Secret& passphrase)
{
    m_passphrase = passphrase;
    if (!m_unlockSeal) return;
    if (const auto opened = m_unlockSeal(passphrase); !opened)
        qWarning("The seal key could not be opened: %s", qPrintable(opened.error().detail.english()));
}

void LocalSecrets::readSeal(QObject* context, const std::function<void()>& done)
{
    m_secrets.read(entry(), context, [this, context, done](const Result<Secret>& found) {
        const bool isNew = !service::hasSealKey(m_serviceFolder);
        if (found) {
            const bool fits = isNew || service::checkSealPassphrase(m_serviceFolder, *found).has_value();
            if (fits) use(*found);
            setState(fits ? State::Open : State::WrongEntry);
        } else if (isNew && found.error().code == ErrorCode::NotFound) {
            return makePassphrase(context, done);
        } else if (isNew && m_access == secrets::Access::None) {
            use(Secret());
        } else {
            const bool isMissing =
                found.error().code == ErrorCode::NotFound || m_access == secrets::Access::None;
            setState(isMissing ? State::EntryMissing : State::Locked);
        }
        done();
    });
}

/** Without a keychain that takes it, the key file is protected by its mode alone. */
void LocalSecrets::makePassphrase(QObject* context, const std::function<void()>& done)
{
    m_secrets.read(entry(), context, [this, context, done](const Result<Secret>& found) {
        if (found || m_passphrase) {
            if (found && !m_passphrase) use(*found);
            setState(State::Open);
            return done();
        }
        const Secret fresh = Secret::random(32);
        m_secrets.write(entry(), fresh, context, [this, fresh, done](const Result<void>& written) {
            use(written ? fresh : Secret());
            setState(State::Open);
            done();
        });
    });
}

void LocalSecrets::readKept(Kept& kept, bool isNeeded, QObject* context, const std::function<void()>& done)
{
    if (!isNeeded) return done();
    m_secrets.read(nameOf(kept.name), context, [this, &kept, done](const Result<Secret>& found) {
        const bool isLocked =
            !found && found.error().code == ErrorCode::Keychain && m_access != secrets::Access::None;
        if (found) kept.value = *found;
        if (std::exchange(kept.waits, isLocked) && !isLocked) Q_EMIT readLate();
        // A seal key without its passphrase needs more than an unlocked keychain.
        if (isLocked && m_state == State::Open) setState(State::Locked);
        done();
    });
}

void LocalSecrets::readMailAndSms(QObject* context, const std::function<void()>& done)
{
    readKept(m_mail, needsMail() && m_mail.value.isEmpty(), context,
             [this, context, done] { readKept(m_sms, needsSms() && m_sms.value.isEmpty(), context, done); });
}

void LocalSecrets::askAll(QObject* context, const std::function<void()>& done)
{
    const auto andMail = [this, context, done] {
        if (m_state == State::Locked) return done(); // or the person would be asked again
        readMailAndSms(context, done);
    };
    if (m_passphrase || service::hasPlainSealKey(m_serviceFolder)) {
        setState(State::Open);
        andMail();
    } else {
        readSeal(context, andMail);
    }
}

// Index(want): Keychain: when the service's secrets are read, and what waits without them
void LocalSecrets::want()
{
    if (std::exchange(m_hasAsked, true)) return;
    askAll(this, [] {});
}

void LocalSecrets::unlock(QObject* context, api::Done<void> done)
{
    m_hasAsked = true;
    setState(State::Open); // so that `changed` is emitted again for the same outcome
    m_secrets.probe(context, [this, context, done = std::move(done)](secrets::Access access) {
        if (access != secrets::Access::None) m_access = access;
        askAll(context, [this, done] {
            switch (m_state) {
            case State::Open:
                return done({});
            case State::Locked:
                return done(fail(ErrorCode::Keychain, reasons::keychainLocked()));
            case State::EntryMissing:
                return done(fail(ErrorCode::NotFound, reasons::sealKeyLocked()));
            case State::WrongEntry:
                return done(fail(ErrorCode::Crypto, reasons::sealKeyPassphraseWrong()));
            }
        });
    });
}

void LocalSecrets::enter(const Secret& passphrase, QObject* context, api::Done<void> done)
{
    if (const auto fits = service::checkSealPassphrase(m_serviceFolder, passphrase); !fits) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done), error = fits.error()] { done(fail(error)); },
            Qt::QueuedConnection);
        return;
    }
    use(passphrase);
    setState(m_mail.waits || m_sms.waits ? State::Locked : State::Open);
    m_secrets.write(entry(), passphrase, context, std::move(done));
}

void LocalSecrets::keep(Kept& kept, const Secret& value, QObject* context, secrets::Done<void> done)
{
    kept.value = value;
    kept.waits = false;
    if (value.isEmpty())
        m_secrets.remove(nameOf(kept.name), context, std::move(done));
    else
        m_secrets.write(nameOf(kept.name), value, context, std::move(done));
}

void LocalSecrets::setMailPassword(const Secret& password, QObject* context, secrets::Done<void> done)
{
    keep(m_mail, password, context, std::move(done));
}

void LocalSecrets::setSmsSecret(const Secret& secret, QObject* context, secrets::Done<void> done)
{
    keep(m_sms, secret, context, std::move(done));
}

} // namespace ink

#include "moc_localsecrets.cpp"
