#include "app/service/host/sealkeyfile.h"

#include "app/base/files.h"
#include "app/base/reasons.h"
#include "app/service/host/reasons.h"
#include "app/store/database/query.h"
#include "app/store/seals/sealstore.h"

#include <QFile>
#include <QLockFile>
#include <QUuid>

#include <filesystem>

namespace ink::service {

namespace {

/** Writes a file atomically. It is readable only by its owner from the first byte on. */
Result<void> writePrivately(const QString& path, const QByteArray& bytes)
{
    QFile file(path + QLatin1Char('.') + QUuid::createUuid().toString(QUuid::Id128));
    const auto refused = [&] {
        file.close();
        file.remove();
        return fail(ErrorCode::Io, reasons::unwritable(path));
    };
    if (!file.open(QIODevice::WriteOnly | QIODevice::NewOnly,
                   QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return refused();
    if (file.write(bytes) != bytes.size() || !flushToDisk(file)) return refused();
    file.close();
    const bool isRenamed = retryWhileShared([&] {
        std::error_code fault;
        std::filesystem::rename(file.filesystemFileName(), QFile(path).filesystemFileName(), fault);
        return !fault;
    });
    if (!isRenamed) return refused();
    return {};
}

Result<QByteArray> readAll(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > 1024 * 1024)
        return fail(ErrorCode::Io, reasons::pathUnreadable(path));
    return file.readAll();
}

bool mustBeEncrypted(const QByteArray& keyPem, const Secret& passphrase)
{
    return !passphrase.isEmpty() && keyPem.contains("-----BEGIN PRIVATE KEY-----");
}

/** Opens the key. Replaces OpenSSL's error, which doesn't mention a missing or wrong passphrase. */
Result<pdf::SealKey> openKey(const QByteArray& keyPem, const QByteArray& certificatePem,
                             const Secret& passphrase)
{
    auto key = pdf::SealKey::fromPem(keyPem, certificatePem, passphrase);
    if (key || !keyPem.contains("-----BEGIN ENCRYPTED PRIVATE KEY-----")) return key;
    if (passphrase.isEmpty()) return fail(lockedSealKeyError());
    return fail(ErrorCode::Crypto, reasons::sealKeyPassphraseWrong());
}

// Index(missingKey): Seal key: where it comes from, what when it is missing
tl::unexpected<Error> missingKey()
{
    return fail(ErrorCode::NotFound, reasons::sealKeyMissing());
}

Result<pdf::SealKey> newKey(const Clock& clock)
{
    return pdf::SealKey::generate(newSealKeyKind, QStringLiteral("Inkstone workspace seal"),
                                  QStringLiteral("Inkstone"), clock.now());
}

} // namespace

Error lockedSealKeyError()
{
    return fail(ErrorCode::Unavailable, reasons::sealKeyLocked()).value();
}

bool hasUnencryptedSealKey(const QString& folder)
{
    QFile file(folder + QStringLiteral("/seal.key.pem"));
    return file.open(QIODevice::ReadOnly) && file.readAll().contains("-----BEGIN PRIVATE KEY-----");
}

bool hasSealKey(const QString& folder)
{
    return QFile::exists(folder + QStringLiteral("/seal.key.pem"));
}

Result<bool> hasSealedDocuments(const store::Database& database)
{
    INK_ASSIGN(query, store::runText(database, QStringLiteral("SELECT 1 FROM artifact LIMIT 1"), {}));
    return query.next();
}

Result<pdf::SealKey> loadOrCreateSealKey(const QString& folder, const Secret& passphrase, const Clock& clock,
                                         bool hasSealed, bool mayReplace)
{
    QLockFile starting(folder + QStringLiteral("/start.lock"));
    starting.setStaleLockTime(20'000); // so that the lock of a killed process expires even if its process ID
                                       // was reused
    if (!starting.tryLock(30'000)) {
        if (starting.error() == QLockFile::LockFailedError)
            return fail(ErrorCode::Unavailable, reasons::keyBeingMade(folder));
        return fail(ErrorCode::Io, reasons::folderFullOrReadOnly(folder));
    }
    const QString keyPath = folder + QStringLiteral("/seal.key.pem");
    const QString certificatePath = folder + QStringLiteral("/seal.cert.pem");
    if (QFile::exists(keyPath)) {
        INK_ASSIGN(keyPem, readAll(keyPath));
        INK_ASSIGN(certificatePem, readAll(certificatePath));
        INK_ASSIGN(key, openKey(keyPem, certificatePem, passphrase));
        if (mustBeEncrypted(keyPem, passphrase)) {
            INK_ASSIGN(encrypted, key.privateKeyPem(passphrase));
            INK_TRY(writePrivately(keyPath, encrypted));
        }
        return key;
    }
    if (hasSealed && !mayReplace) return missingKey();
    INK_ASSIGN(key, newKey(clock));
    INK_ASSIGN(keyPem, key.privateKeyPem(passphrase));
    // Writes the certificate first, because a key without its certificate would look like a completed first
    // start.
    INK_TRY(writePrivately(certificatePath, key.certificatePem()));
    INK_TRY(writePrivately(keyPath, keyPem));
    return key;
}

Result<void> checkSealPassphrase(const QString& folder, const Secret& passphrase)
{
    INK_ASSIGN(keyPem, readAll(folder + QStringLiteral("/seal.key.pem")));
    INK_ASSIGN(certificatePem, readAll(folder + QStringLiteral("/seal.cert.pem")));
    INK_TRY(openKey(keyPem, certificatePem, passphrase));
    return {};
}

bool hasSealKey(store::Database& database)
{
    const auto known = store::SealStore(database).load();
    return known && known->has_value();
}

Result<pdf::SealKey> loadOrCreateSealKey(store::Database& database, const Secret& passphrase,
                                         const Clock& clock, bool mayReplace)
{
    store::SealStore seals(database);
    INK_ASSIGN(found, seals.load());
    if (found && !mustBeEncrypted(found->key, passphrase))
        return openKey(found->key, found->certificate, passphrase);
    INK_ASSIGN(transaction, store::Transaction::begin(database));
    INK_TRY(seals.lock(transaction));
    INK_ASSIGN(known, seals.load()); // another host may have stored its key first
    INK_ASSIGN(hasSealed, hasSealedDocuments(database));
    if (!known && hasSealed && !mayReplace) return missingKey();
    auto key = known ? openKey(known->key, known->certificate, passphrase) : newKey(clock);
    if (!key || (known && !mustBeEncrypted(known->key, passphrase))) return key;
    INK_ASSIGN(keyPem, key->privateKeyPem(passphrase));
    INK_TRY(seals.save(transaction, {keyPem, key->certificatePem()}));
    INK_TRY(transaction.commit());
    return key;
}

} // namespace ink::service
