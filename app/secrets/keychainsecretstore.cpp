#include "app/secrets/keychainsecretstore.h"

#include "app/base/reasons.h"
#include "app/secrets/reasons.h"
#include "app/secrets/secretservice.h"

#include <QObject>
#include <QTimer>
#include <qt6keychain/keychain.h>

#include <memory>
#include <utility>

namespace ink::secrets {

namespace {

const QString& serviceName()
{
    static const QString name = QStringLiteral("Inkstone");
    return name;
}

/** The name that a secret has in the keychain. The Windows credential store has no services, only names. */
QString keychainKey(const QString& name)
{
#ifdef Q_OS_WIN
    return serviceName() + QLatin1Char('/') + name;
#else
    return name;
#endif
}

Error errorOf(const QKeychain::Job& job)
{
    if (job.error() == QKeychain::EntryNotFound)
        return fail(ErrorCode::NotFound, reasons::noSuchSecret()).value();
    Message sentence;
    switch (job.error()) {
    case QKeychain::AccessDeniedByUser:
    case QKeychain::AccessDenied:
        sentence = reasons::keychainAccessDenied();
        break;
    case QKeychain::NoBackendAvailable:
    case QKeychain::NotImplemented:
        sentence = reasons::noUsableKeychain();
        break;
    default:
        sentence = reasons::keychainRefused();
        break;
    }
    return fail(ErrorCode::Keychain, sentence).value();
}

/** Starts a job, which deletes itself; `finish(nullptr)` means that it did not respond in time. */
void run(QKeychain::Job* job, std::chrono::milliseconds patience, QObject* context,
         std::function<void(QKeychain::Job*)> finish)
{
    job->setAutoDelete(true);
    job->setInsecureFallback(false);
    // The guard is destroyed with the context, which removes both connections; the job ends by itself.
    auto* guard = new QObject(context);
    auto once = std::make_shared<std::function<void(QKeychain::Job*)>>(std::move(finish));
    const auto end = [guard, once](QKeychain::Job* ended) {
        if (!*once) return;
        auto call = std::exchange(*once, nullptr);
        guard->disconnect();
        guard->deleteLater();
        call(ended);
    };
    QObject::connect(
        job, &QKeychain::Job::finished, guard, [end](QKeychain::Job* ended) { end(ended); },
        Qt::DirectConnection);
    auto* timer = new QTimer(guard);
    timer->setSingleShot(true);
    QObject::connect(timer, &QTimer::timeout, guard, [end] { end(nullptr); });
    timer->start(patience);
    // Called later, because some backends finish inside start().
    QMetaObject::invokeMethod(
        job, [job] { job->start(); }, Qt::QueuedConnection);
}

Error hanging()
{
    return fail(ErrorCode::Keychain, reasons::keychainSilent()).value();
}

} // namespace

// Index(KeychainSecretStore): API key: in the keychain of the workstation
void KeychainSecretStore::probe(QObject* context, std::function<void(Access)> done)
{
    constexpr std::chrono::seconds patience{3}; // the user is waiting for the window
    probeSecretService(patience, context, [done = std::move(done)](SecretServiceState state) {
        switch (state) {
        case SecretServiceState::Other:
        case SecretServiceState::Unlocked:
            return done(Access::Ready);
        case SecretServiceState::Locked:
        case SecretServiceState::Empty:
        case SecretServiceState::Unresponsive:
            return done(Access::NeedsPrompt);
        case SecretServiceState::None:
            return done(Access::None);
        }
    });
}

void KeychainSecretStore::read(const QString& name, QObject* context, Done<Secret> done)
{
    auto* job = new QKeychain::ReadPasswordJob(serviceName());
    job->setKey(keychainKey(name));
    run(job, m_timeout, context,
        [patience = m_timeout, context, done = std::move(done)](QKeychain::Job* ended) {
            if (!ended) return done(fail(hanging()));
            if (ended->error() != QKeychain::NoError)
                // libsecret reports "not found" if the user leaves the keychain locked, and has no specific
                // error for a system without one.
                return probeSecretService(
                    patience, context, [done, error = errorOf(*ended)](SecretServiceState state) {
                        if (state == SecretServiceState::Locked)
                            return done(fail(ErrorCode::Keychain, reasons::keychainLocked()));
                        if (state == SecretServiceState::None)
                            return done(fail(ErrorCode::Keychain, reasons::noUsableKeychain()));
                        done(fail(error));
                    });
            const auto* read = qobject_cast<QKeychain::ReadPasswordJob*>(ended);
            // Some backends return text as binary data or the other way round; both are UTF-8 here.
            QByteArray bytes = read->binaryData();
            if (bytes.isEmpty()) bytes = read->textData().toUtf8();
            done(Secret(std::move(bytes)));
        });
}

void KeychainSecretStore::write(const QString& name, const Secret& secret, QObject* context, Done<void> done)
{
    auto* job = new QKeychain::WritePasswordJob(serviceName());
    job->setKey(keychainKey(name));
    job->setTextData(QString::fromUtf8(secret.reveal()));
    run(job, m_timeout, context, [done = std::move(done)](QKeychain::Job* ended) {
        if (!ended) return done(fail(hanging()));
        if (ended->error() != QKeychain::NoError) return done(fail(errorOf(*ended)));
        done({});
    });
}

void KeychainSecretStore::remove(const QString& name, QObject* context, Done<void> done)
{
    auto* job = new QKeychain::DeletePasswordJob(serviceName());
    job->setKey(keychainKey(name));
    run(job, m_timeout, context, [done = std::move(done)](QKeychain::Job* ended) {
        if (!ended) return done(fail(hanging()));
        if (ended->error() == QKeychain::EntryNotFound) return done({});
        if (ended->error() != QKeychain::NoError) return done(fail(errorOf(*ended)));
        done({});
    });
}

} // namespace ink::secrets
