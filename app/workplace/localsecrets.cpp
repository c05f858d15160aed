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

QString LocalSecrets::entryName() const
{
    return nameOf(sealKeySecret);
}

/** Returns true if there is a key that can't be used without its passphrase. */
bool LocalSecrets::needsPassphrase() const
{
    return service::hasSealKey(m_serviceFolder) && !service::hasUnencryptedSealKey(m_serviceFolder);
}

bool LocalSecrets::needsMail() const
{
    const workflow::MailAccount account = workflow::loadMailAccount(m_settings);
    return account.isSet() && !account.user.isEmpty();
}

bool LocalSecrets::needsSms() const
{
    return workflow::loadSmsAccount(m_settings).isSet();
}

void LocalSecrets::setState(State state)
{
    if (std::exchange(m_state, state) != state) Q_EMIT changed();
}

void LocalSecrets::prepare(QObject* context, const std::function<void()>& done)
{
    m_secrets.probe(context, [this, context, done](secrets::Access access) {
        m_access = access;
        if (access == secrets::Access::NeedsPrompt) {
            m_mail.isPending = needsMail();
            m_sms.isPending = needsSms();
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
    if (m_passphrase) return usePassphrase(*m_passphrase);
    // The key is open or locked, or its passphrase was not accepted.
    if (service::hasSealKey(m_serviceFolder)) return;
    if (m_access == secrets::Access::Ready)
        makePassphrase(this, [] {});
    else if (m_access == secrets::Access::None)
        usePassphrase(Secret()); // only the file mode protects the key
}

void LocalSecrets::usePassphrase(const Secret& passphrase)
{
    m_passphrase = passphrase;
    if (!m_unlockSeal) return;
    if (const auto opened = m_unlockSeal(passphrase); !opened)
        qWarning("The seal key could not be opened: %s", qPrintable(opened.error().detail.english()));
}

void LocalSecrets::readSeal(QObject* context, const std::function<void()>& done)
{
    m_secrets.read(entryName(), context, [this, context, done](const Result<Secret>& found) {
        const bool isNew = !service::hasSealKey(m_serviceFolder);
        if (found) {
            const bool fits = isNew || service::checkSealPassphrase(m_serviceFolder, *found).has_value();
            if (fits) usePassphrase(*found);
            setState(fits ? State::Open : State::WrongEntry);
        } else if (isNew && found.error().code == ErrorCode::NotFound) {
            return makePassphrase(context, done);
        } else if (isNew && m_access == secrets::Access::None) {
            usePassphrase(Secret());
        } else {
            const bool isMissing =
                found.error().code == ErrorCode::NotFound || m_access == secrets::Access::None;
            setState(isMissing ? State::EntryMissing : State::Locked);
        }
        done();
    });
}

/** Creates a passphrase. If no keychain can store it, only the file mode protects the key. */
void LocalSecrets::makePassphrase(QObject* context, const std::function<void()>& done)
{
    m_secrets.read(entryName(), context, [this, context, done](const Result<Secret>& found) {
        if (found || m_passphrase) {
            if (found && !m_passphrase) usePassphrase(*found);
            setState(State::Open);
            return done();
        }
        const Secret fresh = Secret::random(32);
        m_secrets.write(entryName(), fresh, context, [this, fresh, done](const Result<void>& written) {
            usePassphrase(written ? fresh : Secret());
            setState(State::Open);
            done();
        });
    });
}

void LocalSecrets::readSecret(StoredSecret& kept, bool isNeeded, QObject* context,
                              const std::function<void()>& done)
{
    if (!isNeeded) return done();
    m_secrets.read(nameOf(kept.name), context, [this, &kept, done](const Result<Secret>& found) {
        const bool isLocked =
            !found && found.error().code == ErrorCode::Keychain && m_access != secrets::Access::None;
        if (found) kept.value = *found;
        if (std::exchange(kept.isPending, isLocked) && !isLocked) Q_EMIT pendingSecretRead();
        // A seal key without its passphrase needs more than an unlocked keychain.
        if (isLocked && m_state == State::Open) setState(State::Locked);
        done();
    });
}

void LocalSecrets::readMailAndSms(QObject* context, const std::function<void()>& done)
{
    readSecret(m_mail, needsMail() && m_mail.value.isEmpty(), context, [this, context, done] {
        readSecret(m_sms, needsSms() && m_sms.value.isEmpty(), context, done);
    });
}

void LocalSecrets::readAll(QObject* context, const std::function<void()>& done)
{
    const auto andMail = [this, context, done] {
        if (m_state == State::Locked) return done(); // avoids another prompt
        readMailAndSms(context, done);
    };
    if (m_passphrase || service::hasUnencryptedSealKey(m_serviceFolder)) {
        setState(State::Open);
        andMail();
    } else {
        readSeal(context, andMail);
    }
}

// Index(requestSecrets): Keychain: when the service's secrets are read, and what waits without them
void LocalSecrets::requestSecrets()
{
    if (std::exchange(m_hasAsked, true)) return;
    readAll(this, [] {});
}

void LocalSecrets::unlock(QObject* context, api::Done<void> done)
{
    m_hasAsked = true;
    setState(State::Open); // so that `changed` is emitted again for the same outcome
    m_secrets.probe(context, [this, context, done = std::move(done)](secrets::Access access) {
        if (access != secrets::Access::None) m_access = access;
        readAll(context, [this, done] {
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

void LocalSecrets::enterPassphrase(const Secret& passphrase, QObject* context, api::Done<void> done)
{
    if (const auto fits = service::checkSealPassphrase(m_serviceFolder, passphrase); !fits) {
        QMetaObject::invokeMethod(
            context, [done = std::move(done), error = fits.error()] { done(fail(error)); },
            Qt::QueuedConnection);
        return;
    }
    usePassphrase(passphrase);
    setState(m_mail.isPending || m_sms.isPending ? State::Locked : State::Open);
    m_secrets.write(entryName(), passphrase, context, std::move(done));
}

void LocalSecrets::storeSecret(StoredSecret& kept, const Secret& value, QObject* context,
                               secrets::Done<void> done)
{
    kept.value = value;
    kept.isPending = false;
    if (value.isEmpty())
        m_secrets.remove(nameOf(kept.name), context, std::move(done));
    else
        m_secrets.write(nameOf(kept.name), value, context, std::move(done));
}

void LocalSecrets::setMailPassword(const Secret& password, QObject* context, secrets::Done<void> done)
{
    storeSecret(m_mail, password, context, std::move(done));
}

void LocalSecrets::setSmsSecret(const Secret& secret, QObject* context, secrets::Done<void> done)
{
    storeSecret(m_sms, secret, context, std::move(done));
}

} // namespace ink

#include "moc_localsecrets.cpp"
