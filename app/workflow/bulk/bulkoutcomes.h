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
    Unknown ///< the call may have been carried out
};
[[nodiscard]] CallEffect effectOf(const Error& error);

/**
 * Returns the outcome of each row of a call according to the response. If the server doesn't report the row
 * of each document, documents are matched by recipient; documents without listed recipients are matched by
 * order if there are exactly as many of them as remaining rows. Rows that the response does not mention are
 * Unknown.
 */
[[nodiscard]] store::BulkJournal::Outcomes
outcomesOf(const QList<int>& rows, const QList<domain::BulkRow>& sent, const wire::BulkResponse& answer);
/** Returns a Rejected outcome for each row that an error of the whole call names (`Invitations[3].…`). */
[[nodiscard]] store::BulkJournal::Outcomes refusedRows(const QList<int>& rows, const Error& error);

/** A document created from the template, with the data that the server returns about it. */
struct CreatedDocument
{
    domain::DocumentId id;
    Timestamp created{};            ///< zero when unknown
    QStringList emails;             ///< addresses of all listed recipients
    QHash<QString, QString> values; ///< by tag name; without masked text
    bool hasValues = false;
    QString title = {};          ///< empty when unknown
    bool isFoundByTitle = false; ///< only the title suggests that the document was created from the template
    QString url = {};            ///< see domain::Document; empty if the server returns none
    bool operator==(const CreatedDocument&) const = default;
};
/**
 * Returns the document created from each row, by the row's number; each document is used at most once. Only
 * unambiguous matches count: the document has the row's recipient and no contradicting value. Rows that
 * differ only in data that the server does not return are matched only if there are enough documents for all
 * of them.
 */
[[nodiscard]] QHash<int, domain::DocumentId> matchDocuments(const QMap<int, domain::BulkRow>& rows,
                                                            QList<CreatedDocument> documents);

} // namespace ink::workflow
