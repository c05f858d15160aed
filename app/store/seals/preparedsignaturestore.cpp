#include "app/store/seals/preparedsignaturestore.h"

#include "app/store/database/query.h"

#include <QStringList>

namespace ink::store {

namespace {

QString toColumn(const QList<QByteArray>& certificates)
{
    QStringList texts;
    for (const QByteArray& each : certificates)
        texts.append(QString::fromLatin1(each.toBase64()));
    return texts.join(QLatin1Char(' '));
}

QList<QByteArray> certificatesFrom(const QString& column)
{
    QList<QByteArray> certificates;
    for (const QString& each : column.split(QLatin1Char(' '), Qt::SkipEmptyParts))
        certificates.append(QByteArray::fromBase64(each.toLatin1()));
    return certificates;
}

} // namespace

Result<void> PreparedSignatureStore::save(Transaction& transaction, const Signer& signer,
                                          const Prepared& prepared, Timestamp now)
{
    Q_ASSERT(&transaction.database() == &m_db && signer.hostedSigner >= 0 && prepared.cmsDigest.isEmpty());
    Database& database = transaction.database();
    INK_TRY(run(database, "prepared_signature_expire", {fromTime(now)}));
    INK_TRY(run(database, "prepared_signature_remove",
                {signer.document.value(), signer.invitation.value(), signer.hostedSigner}));
    INK_TRY(run(database, "prepared_signature_insert",
                {{"document_id", signer.document.value()},
                 {"invitation_id", signer.invitation.value()},
                 {"hosted", signer.hostedSigner},
                 {"prepared_time", fromTime(prepared.time)},
                 {"expires_time", fromTime(prepared.expires)},
                 {"algorithm", prepared.algorithm},
                 {"certificates", toColumn(prepared.certificates)},
                 {"state_digest", prepared.stateDigest},
                 {"cms_digest", QStringLiteral("")}}));
    for (const File& file : prepared.files)
        INK_TRY(run(database, "prepared_file_insert",
                    {{"document_id", signer.document.value()},
                     {"invitation_id", signer.invitation.value()},
                     {"hosted", signer.hostedSigner},
                     {"file_id", file.file.value()},
                     {"sha256", file.sha256},
                     {"size", file.size},
                     {"base", fromText(file.base)},
                     {"contents_start", file.contentsStart},
                     {"contents_end", file.contentsEnd}}));
    return {};
}

Result<std::optional<PreparedSignatureStore::Prepared>>
PreparedSignatureStore::find(const Signer& signer) const
{
    INK_ASSIGN(row, run(m_db, "prepared_signature_find",
                        {signer.document.value(), signer.invitation.value(), signer.hostedSigner}));
    if (!row.next()) return std::optional<Prepared>();
    Prepared prepared{toTime(row["prepared_time"]),   toTime(row["expires_time"]),
                      row["algorithm"].toString(),    certificatesFrom(row["certificates"].toString()),
                      row["state_digest"].toString(), row["cms_digest"].toString()};
    INK_ASSIGN(files, run(m_db, "prepared_file_list",
                          {signer.document.value(), signer.invitation.value(), signer.hostedSigner}));
    while (files.next())
        prepared.files.append({domain::FileId(files["file_id"].toLongLong()), files["sha256"].toString(),
                               files["size"].toLongLong(), files["base"].toString(),
                               files["contents_start"].toLongLong(), files["contents_end"].toLongLong()});
    return std::optional(prepared);
}

Result<bool> PreparedSignatureStore::complete(Transaction& transaction, const Signer& signer,
                                              const QString& cmsDigest)
{
    Q_ASSERT(&transaction.database() == &m_db && !cmsDigest.isEmpty());
    INK_ASSIGN(changed, run(transaction.database(), "prepared_signature_complete",
                            {{"document_id", signer.document.value()},
                             {"invitation_id", signer.invitation.value()},
                             {"hosted", signer.hostedSigner},
                             {"cms_digest", cmsDigest}}));
    if (changed.numRowsAffected() != 1) return false;
    INK_TRY(run(transaction.database(), "prepared_file_clear",
                {signer.document.value(), signer.invitation.value(), signer.hostedSigner}));
    return true;
}

} // namespace ink::store
