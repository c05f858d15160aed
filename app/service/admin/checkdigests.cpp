#include "app/service/admin/checkdigests.h"

#include "app/pdf/seal/detachedsignature.h"
#include "app/service/records/chaindigest.h"
#include "app/store/database/query.h"

namespace ink::service::admin {

namespace {

constexpr const char* digestAdvice = "Compare it with a backup: histories or their digests were changed "
                                     "afterwards. Find out who can write to the database.";

/** Returns the IDs of documents with history entries after `after` and up to `upTo`, at most 20, as text for
 * a finding. */
Result<QString> documentsBetween(const CheckContext& look, qint64 after, qint64 upTo)
{
    constexpr int maxNamed = 20;
    INK_ASSIGN(rows,
               store::runText(look.place.database,
                              QStringLiteral("SELECT DISTINCT document_id FROM history WHERE id > ? AND "
                                             "id <= ? ORDER BY document_id LIMIT ?"),
                              {after, upTo, maxNamed + 1}));
    QStringList ids;
    while (rows.next())
        ids.append(ids.size() == maxNamed ? QStringLiteral("…") : rows.value(0).toString());
    return ids.isEmpty() ? QStringLiteral("none are left") : ids.join(QStringLiteral(", "));
}

/** Returns whether the latest sealing in the histories names this certificate, too. If so, the seal's key was
 * issued by an authority instead of being stored with the service's data. */
Result<bool> isNamedInHistory(const CheckContext& look, const QString& fingerprint)
{
    INK_ASSIGN(rows, store::runText(look.place.database,
                                    QStringLiteral("SELECT detail FROM history WHERE event = 'finalized' "
                                                   "ORDER BY id DESC LIMIT 1"),
                                    {}));
    return rows.next() && rows.value(0).toString().contains(fingerprint);
}

} // namespace

Result<void> checkDigests(const CheckContext& look)
{
    const store::ChainDigestStore digests(look.place.database);
    INK_ASSIGN(all, digests.list());
    const store::ChainDigest* previous = nullptr;
    for (const store::ChainDigest& digest : std::as_const(all)) {
        const QString subject = QStringLiteral("digest %1").arg(digest.number);
        const qint64 after = previous ? previous->lastEntry : 0;
        const qint64 expected = previous ? previous->number + 1 : 1;
        const pdf::DetachedVerdict signature = pdf::verifyDetached(digest.signature, digest.content.toUtf8());
        if (digest.number != expected)
            look.addFinding("digest.missing", QStringLiteral("digest %1").arg(expected),
                            QStringLiteral("It is missing from the series of digests."), digestAdvice);
        else if (!signature.isValid)
            look.addFinding("digest.signature", subject,
                            QStringLiteral("Its signature does not verify: ") + signature.problem.english(),
                            digestAdvice);
        else {
            INK_ASSIGN(heads, digests.heads(after, digest.lastEntry));
            if (chaindigest::makeText(digest, previous, heads) != digest.content) {
                INK_ASSIGN(documents, documentsBetween(look, after, digest.lastEntry));
                look.addFinding(
                    "digest.history", subject,
                    QStringLiteral("The histories it covers aren't those that were signed (entries %1 to "
                                   "%2, documents: %3).")
                        .arg(after + 1)
                        .arg(digest.lastEntry)
                        .arg(documents),
                    digestAdvice);
            }
        }
        if (&digest == &all.constLast() && signature.isValid &&
            signature.fingerprint != look.ownCertificate) {
            INK_ASSIGN(isNamed, isNamedInHistory(look, signature.fingerprint));
            if (!isNamed)
                look.addFinding(
                    "digest.key", subject,
                    QStringLiteral("It was signed with a certificate that isn't the service's."),
                    "If the seal's key was replaced, start the service: within minutes it signs a new "
                    "digest with the new key. Otherwise somebody has replaced the digests.");
        }
        previous = &digest;
    }
    return {};
}

} // namespace ink::service::admin
