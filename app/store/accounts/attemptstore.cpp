#include "app/store/accounts/attemptstore.h"

#include "app/store/database/query.h"

#include <QCryptographicHash>

namespace ink::store {

namespace {

QString attemptKey(const QString& subject)
{
    return QString::fromLatin1(
        QCryptographicHash::hash(subject.toUtf8(), QCryptographicHash::Sha256).toHex().left(40));
}

} // namespace

Result<AttemptStore::Failures> AttemptStore::failures(const QString& subject, Timestamp since) const
{
    INK_ASSIGN(query, run(m_db, "login_failures", {attemptKey(subject), fromTime(since)}));
    Failures found;
    if (query.next()) {
        found.count = query["failures"].toInt();
        found.oldest = toOptionalTime(query["oldest"]);
    }
    return found;
}

Result<void> AttemptStore::add(Transaction& transaction, const QStringList& subjects, Timestamp now,
                               Timestamp since)
{
    INK_TRY(run(transaction.database(), "login_failure_clean", {fromTime(since)}));
    for (const QString& subject : subjects)
        INK_TRY(run(transaction.database(), "login_failure_insert", {attemptKey(subject), fromTime(now)}));
    return {};
}

Result<void> AttemptStore::remove(Transaction& transaction, const QString& subject)
{
    INK_TRY(run(transaction.database(), "login_failure_forget", {attemptKey(subject)}));
    return {};
}

} // namespace ink::store
