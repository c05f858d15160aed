#include "app/store/accounts/accesscodestore.h"

#include "app/store/database/query.h"

#include <QCryptographicHash>

namespace ink::store {

namespace {

QString sha256Hex(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

QString gateKey(const QString& guid)
{
    return sha256Hex(guid.toLatin1());
}

} // namespace

Result<AccessCodeStore::Attempts> AccessCodeStore::attempts(const QString& guid) const
{
    INK_ASSIGN(query, run(m_db, "signer_attempt_load", {gateKey(guid)}));
    if (!query.next()) return Attempts{};
    return Attempts{query["wrong"].toInt(), toTime(query["since"])};
}

Result<AccessCodeStore::Attempts> AccessCodeStore::lockAttempts(Transaction& transaction, const QString& guid,
                                                                Timestamp now)
{
    const Database& db = transaction.database();
    Q_ASSERT(&db == &m_db);
    INK_TRY(run(db, "signer_attempt_lock", {gateKey(guid), fromTime(now)}));
    INK_ASSIGN(query, run(db, "signer_attempt_load", {gateKey(guid)}));
    if (!query.next()) return Attempts{0, now};
    return Attempts{query["wrong"].toInt(), toTime(query["since"])};
}

Result<void> AccessCodeStore::setAttempts(Transaction& transaction, const QString& guid,
                                          const Attempts& attempts)
{
    Q_ASSERT(attempts.failedCount >= 0);
    INK_TRY(run(transaction.database(), "signer_attempt_set",
                {attempts.failedCount, fromTime(attempts.since), gateKey(guid)}));
    return {};
}

Result<void> AccessCodeStore::clearAttempts(Transaction& transaction, const QString& guid)
{
    INK_TRY(run(transaction.database(), "signer_attempt_remove", {gateKey(guid)}));
    return {};
}

QString AccessCodeStore::codeHash(const QString& guid, const QByteArray& code)
{
    return sha256Hex(guid.toLatin1() + ':' + code);
}

Result<std::optional<AccessCodeStore::SentCode>> AccessCodeStore::sentCode(const QString& guid) const
{
    INK_ASSIGN(query, run(m_db, "signer_code_load", {gateKey(guid)}));
    if (!query.next()) return std::nullopt;
    return SentCode{query["hash"].toString(), toTime(query["sent"]), toTime(query["expires"])};
}

Result<void> AccessCodeStore::setSentCode(Transaction& transaction, const QString& guid, const SentCode& code)
{
    INK_TRY(run(transaction.database(), "signer_code_set",
                {{"invitation", gateKey(guid)},
                 {"hash", code.hash},
                 {"sent", fromTime(code.sent)},
                 {"expires", fromTime(code.expires)}}));
    return {};
}

Result<void> AccessCodeStore::removeSentCode(Transaction& transaction, const QString& guid)
{
    INK_TRY(run(transaction.database(), "signer_code_remove", {gateKey(guid)}));
    return {};
}

Result<int> AccessCodeStore::enteredCodes(const QByteArray& token, const QString& guid, Timestamp now) const
{
    if (token.isEmpty()) return 0;
    INK_ASSIGN(query, run(m_db, "signer_pass_load", {sha256Hex(token), gateKey(guid), fromTime(now)}));
    return query.next() ? query["passed"].toInt() : 0;
}

Result<void> AccessCodeStore::setEnteredCodes(Transaction& transaction, const QByteArray& token,
                                              const QString& guid, int passed, Timestamp expires)
{
    Q_ASSERT(&transaction.database() == &m_db && !token.isEmpty());
    INK_TRY(run(transaction.database(), "signer_pass_set",
                {{"token", sha256Hex(token)},
                 {"invitation", gateKey(guid)},
                 {"passed", passed},
                 {"expires", fromTime(expires)}}));
    return {};
}

Result<void> AccessCodeStore::removeExpired(Transaction& transaction, Timestamp now, Timestamp attemptsBefore)
{
    const Database& db = transaction.database();
    INK_TRY(run(db, "signer_clean_pass", {fromTime(now)}));
    INK_TRY(run(db, "signer_clean_code", {fromTime(now)}));
    INK_TRY(run(db, "signer_clean_attempt", {fromTime(attemptsBefore)}));
    return {};
}

Result<void> AccessCodeStore::addFormerInvitation(Transaction& transaction, const QString& guid,
                                                  domain::DocumentId id)
{
    INK_TRY(run(transaction.database(), "gone_insert", {gateKey(guid), id.value()}));
    return {};
}

Result<domain::DocumentId> AccessCodeStore::formerDocument(const QString& guid) const
{
    INK_ASSIGN(query, run(m_db, "gone_find", {gateKey(guid)}));
    return query.next() ? domain::DocumentId(query["document_id"].toLongLong()) : domain::DocumentId();
}

} // namespace ink::store
