#include "app/store/journals/templatehistory.h"

#include "app/store/database/query.h"
#include "app/store/journals/reasons.h"

namespace ink::store {

using domain::DocumentId;

namespace {

TemplateHistory::Version versionOf(const Query& row)
{
    return {row["id"].toLongLong(), toTime(row["kept"]), row["body"].toByteArray()};
}

} // namespace

Result<QList<TemplateHistory::Version>> TemplateHistory::versions(const QString& profile, DocumentId id) const
{
    INK_ASSIGN(query, run(m_db, "tversion_all", {profile, id.value()}));
    QList<Version> versions;
    while (query.next())
        versions.append(versionOf(query));
    return versions;
}

Result<std::optional<TemplateHistory::Version>> TemplateHistory::version(qint64 id) const
{
    INK_ASSIGN(query, run(m_db, "tversion_one", {id}));
    if (!query.next()) return std::nullopt;
    return versionOf(query);
}

Result<qint64> TemplateHistory::add(const QString& profile, DocumentId id, Timestamp kept,
                                    const QByteArray& body, const QStringList& hashes)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_ASSIGN(
        added,
        run(m_db, "tversion_add",
            {{"profile", profile}, {"template_id", id.value()}, {"kept", fromTime(kept)}, {"body", body}}));
    if (!added.next()) return fail(ErrorCode::Database, reasons::versionNotStored());
    const qint64 version = added["id"].toLongLong();
    added.finish();
    for (const QString& hash : hashes)
        INK_TRY(run(m_db, "tversion_file_add", {version, hash}));
    INK_TRY(run(m_db, "tversion_prune",
                {{"profile", profile}, {"template_id", id.value()}, {"versions", maxVersions}}));
    INK_TRY(run(m_db, "tfile_sweep", {}));
    INK_TRY(transaction.commit());
    return version;
}

Result<bool> TemplateHistory::hasFile(const QString& sha256) const
{
    INK_ASSIGN(query, run(m_db, "tfile_has", {sha256}));
    return query.next();
}

Result<void> TemplateHistory::addFile(const QString& sha256, const QByteArray& bytes)
{
    INK_ASSIGN(transaction, Transaction::begin(m_db));
    INK_TRY(run(m_db, "tfile_put", {sha256, bytes}));
    return transaction.commit();
}

Result<std::optional<QByteArray>> TemplateHistory::file(const QString& sha256) const
{
    INK_ASSIGN(query, run(m_db, "tfile_get", {sha256}));
    if (!query.next()) return std::nullopt;
    return query["bytes"].toByteArray();
}

} // namespace ink::store
