#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/journals/bulkjournal.h"
#include "app/wire/templatecodec.h"

#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace ink::workflow {

// The outcomes of a bulk call's rows: pure functions.

/** The consequence of an error for the rows of its call. */
enum class Fate {
    NotDone, ///< the server refused the whole call: nothing was sent
    Unclear  ///< it may have been carried out
};
[[nodiscard]] Fate fateOf(const Error& error);

/**
 * The outcome of each row of a call by its answer, in the rows' order. Servers that do not tell the row of a
 * document are matched by recipient, then by order when nothing else is left to decide; a row that nothing is
 * said about is Unknown.
 */
[[nodiscard]] QList<store::BulkJournal::Outcome>
outcomesOf(const QList<int>& rows, const QList<wire::BulkRow>& sent, const wire::BulkAnswer& answer);
/** The rows that an error of the whole call blames by name (`Invitations[3].…`): these are refused. */
[[nodiscard]] QList<store::BulkJournal::Outcome> blamedRows(const QList<int>& rows, const Error& error);

/** A document made from the template, as far as the server describes it. */
struct MadeDocument
{
    domain::DocumentId id;
    Timestamp created{};            ///< zero when unknown
    QStringList emails;             ///< of all listed recipients
    QHash<QString, QString> values; ///< by tag name; without masked ones
    bool hasValues = false;
    QString title = {};          ///< empty when unknown
    bool isFoundByTitle = false; ///< nothing else shows that it was made from the template
    bool operator==(const MadeDocument&) const = default;
};
/** A row that was sent, with an unknown outcome. */
struct SoughtRow
{
    int number = 0;
    QString email;
    store::BulkJournal::Fields fields;
};
/**
 * Which of these documents, each at most once, the rows have become. Only where nothing else fits as well:
 * the recipient is the row's and the values do not speak against it; of rows that differ in what the server
 * does not show, none.
 */
[[nodiscard]] QHash<int, domain::DocumentId> matched(const QList<SoughtRow>& rows,
                                                     QList<MadeDocument> documents);

} // namespace ink::workflow
