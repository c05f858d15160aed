#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::store {

/**
 * The workstation's journal of the signing stack: the documents that the user has viewed, the decisions, and
 * the requests that were sent. A document is signed only in the state that was viewed, and its request is not
 * sent again until the outcome is known.
 */
class StackJournal final
{
public:
    explicit StackJournal(Database& database) : m_db(database) {}

    /** Stored as numbers: append only. */
    enum class Decision { None, Sign, Skip, Decline };
    /** Stored as numbers: append only. */
    enum class State {
        Waiting,  ///< pending a decision, or decided but not sent
        Sending,  ///< the request is in flight, or was when the program ended
        Signed,   ///< signed or approved
        Declined, ///< the sender was notified
        Failed,   ///< `problem` has the reason; can be retried
        Changed   ///< differs from the viewed content: must be viewed and decided again
    };
    /** A user's part in a document of one account. */
    struct Key
    {
        QString profile;
        domain::DocumentId document;
        QString invitation; ///< GUID
        bool operator==(const Key&) const = default;
    };
    struct Row
    {
        Key key;
        QString title;
        QByteArray viewedDigest; ///< digest of the displayed content; empty = not viewed
        Decision decision = Decision::None;
        QString reason; ///< reason for declining
        State state = State::Waiting;
        Message problem;
        Timestamp changed{};
        bool operator==(const Row&) const = default;
    };

    /** Returns all rows in the order of their last change. */
    [[nodiscard]] Result<QList<Row>> rows() const;
    /** Returns a row; NotFound if there is no such row. */
    [[nodiscard]] Result<Row> row(const Key& key) const;
    /** Records that the whole document has been displayed. A decision about other content becomes void. */
    [[nodiscard]] Result<void> markViewed(const Key& key, const QString& title, const QByteArray& digest,
                                          Timestamp now);
    // Index(decideToSign): Signing stack: what leaves once only, and only as it was seen
    /** Records the decision to sign. Returns a State error unless the document was viewed with this digest
     * and has not been sent. */
    [[nodiscard]] Result<void> decideToSign(const Key& key, const QByteArray& digest, Timestamp now);
    /** Records any other decision. */
    [[nodiscard]] Result<void> decide(const Key& key, const QString& title, Decision decision,
                                      const QString& reason, Timestamp now);
    /** Records that the request is being sent; the record survives a power failure. Returns a State error if
     * the request was already sent or the recorded decision is not `decision`. */
    [[nodiscard]] Result<void> markSending(const Key& key, Decision decision, Timestamp now);
    [[nodiscard]] Result<void> recordOutcome(const Key& key, State state, const Message& problem,
                                             Timestamp now);
    /** Records that the service's document differs from the viewed one. */
    [[nodiscard]] Result<void> markChanged(const Key& key, Timestamp now);
    [[nodiscard]] Result<void> remove(const Key& key);
    /** Removes documents that were signed or declined. */
    [[nodiscard]] Result<void> removeFinished();

private:
    Database& m_db;
};

} // namespace ink::store
