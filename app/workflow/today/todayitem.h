#pragma once

#include "app/base/clock.h"
#include "app/base/error.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/invitation.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <chrono>
#include <optional>

namespace ink::workflow {

/** A person whose document expires within this time is listed. */
inline constexpr std::chrono::days nearDeadline{7};
/** A person who has been pending for this time is listed. */
inline constexpr std::chrono::days longWait{7};
/** A person who was reminded within this time isn't listed for another reminder. */
inline constexpr std::chrono::days reminderPause{3};

/** A pending task of the user in one account. */
struct TodayItem
{
    /** The kinds in their order of urgency. */
    enum class Kind {
        AccountError, ///< the account couldn't be queried: its other items may be out of date
        Sign,         ///< a document that is waiting for the user
        Undelivered,  ///< the last email to a pending recipient was not delivered
        Question,     ///< a pending recipient waits for an answer
        Deadline,     ///< a pending recipient's document expires soon
        LongWait,     ///< a recipient has been pending for a long time
        BulkRun,      ///< a bulk run that isn't finished
        Draft
    };

    Kind kind = Kind::Draft;
    QString profile;
    QString accountLabel;
    domain::DocumentId document; ///< null for AccountError and BulkRun
    QString title;               ///< title of the document or bulk run; for AccountError the account's label
    QString sender;              ///< for Sign: the sender's name, otherwise the email address
    domain::Invitation person;   ///< the user for Sign; the pending recipient for Undelivered to LongWait
    Timestamp since{};           ///< start of the person's turn, of the run, or last change of the draft
    std::optional<Timestamp> deadline{};
    QString run{}; ///< for BulkRun: its id
    int sent = 0;  ///< for BulkRun: documents
    int total = 0; ///< for BulkRun: rows
    std::optional<Error> error{};

    /** Returns whether both are about the same thing, possibly in different states. */
    [[nodiscard]] bool isSameAs(const TodayItem& other) const;
    bool operator==(const TodayItem&) const = default;
};

/** The items of a document, without `profile` and `accountLabel`. `ownAddresses` are the user's email
 * addresses in lower case. A recipient is listed once, under the most urgent kind. */
[[nodiscard]] QList<TodayItem> todayItems(const domain::DocumentSummary& document,
                                          const QStringList& ownAddresses, Timestamp now);
/** Sorts by kind, then by urgency: near deadlines and long waits first, the latest draft first. */
void sortByUrgency(QList<TodayItem>& items);

} // namespace ink::workflow
