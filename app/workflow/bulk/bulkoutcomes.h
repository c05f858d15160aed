#pragma once

#include "app/base/clock.h"
#include "app/domain/bulk/bulkrow.h"
#include "app/domain/document/ids.h"
#include "app/store/journals/bulkjournal.h"
#include "app/wire/templatecodec.h"

#include <QHash>
#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace ink::workflow {

// The outcomes of a bulk call's rows: pure functions.

/** The effect of a failed call on the server. */
enum class CallEffect {
    None,   ///< the server refused the whole call: nothing was sent
    Unknown ///< it may have been carried out
};
[[nodiscard]] CallEffect effectOf(const Error& error);

/**
 * The outcome of each row of a call according to its response. If the server does not report the row of a
 * document, documents are matched by recipient, then by order if nothing else is conclusive. Rows that the
 * response does not mention are Unknown.
 */
[[nodiscard]] store::BulkJournal::Outcomes
outcomesOf(const QList<int>& rows, const QList<domain::BulkRow>& sent, const wire::BulkResponse& answer);
/** The outcomes of the rows named by an error of the whole call (`Invitations[3].…`): these are refused. */
[[nodiscard]] store::BulkJournal::Outcomes refusedRows(const QList<int>& rows, const Error& error);

/** A document created from the template, with the data that the server returns about it. */
struct CreatedDocument
{
    domain::DocumentId id;
    Timestamp created{};            ///< zero when unknown
    QStringList emails;             ///< of all listed recipients
    QHash<QString, QString> values; ///< by tag name; without masked ones
    bool hasValues = false;
    QString title = {};          ///< empty when unknown
    bool isFoundByTitle = false; ///< nothing else shows that it was made from the template
    bool operator==(const CreatedDocument&) const = default;
};
/**
 * Matches rows, by their numbers, with the documents created from them; each document is used at most once.
 * Only unambiguous matches count: the recipient is the row's and the values do not contradict it. Rows that
 * differ only in data that the server does not return are not matched.
 */
[[nodiscard]] QHash<int, domain::DocumentId> matchDocuments(const QMap<int, domain::BulkRow>& rows,
                                                            QList<CreatedDocument> documents);

} // namespace ink::workflow
