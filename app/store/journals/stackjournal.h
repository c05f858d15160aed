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
 * the requests that were sent. A document is signed only in the state that was viewed, and is sent only once
 * until its outcome is known.
 */
class StackJournal final
{
public:
    explicit StackJournal(Database& database) : m_db(database) {}

    /** Stored as numbers: append only. */
    enum class Decision { None, Sign, Skip, Decline };
    /** Stored as numbers: append only. */
    enum class State {
        Waiting,  ///< for a decision, or to be signed
        Leaving,  ///< the request is in flight, or was when the program ended
        Signed,   ///< or approved
        Declined, ///< the sender was notified
        Failed,   ///< `problem` has the reason; it can be retried
        Changed   ///< differs from what the user viewed: it must be viewed and decided again
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
        QByteArray seen; ///< digest of the displayed content; empty = not viewed
        Decision decision = Decision::None;
        QString reason; ///< for declining
        State state = State::Waiting;
        Message problem;
        Timestamp changed{};
        bool operator==(const Row&) const = default;
    };

    /** In the order of the last change. */
    [[nodiscard]] Result<QList<Row>> rows() const;
    /** NotFound when there is no such row. */
    [[nodiscard]] Result<Row> row(const Key& key) const;
    /** The whole document has been displayed. A decision about other content becomes void. */
    [[nodiscard]] Result<void> see(const Key& key, const QString& title, const QByteArray& digest,
                                   Timestamp now);
    // Index(decideToSign): Signing stack: what leaves once only, and only as it was seen
    /** State unless the document was viewed with this digest and has not been sent. */
    [[nodiscard]] Result<void> decideToSign(const Key& key, const QByteArray& digest, Timestamp now);
    /** Any other decision. */
    [[nodiscard]] Result<void> decide(const Key& key, const QString& title, Decision decision,
                                      const QString& reason, Timestamp now);
    /** Records that the request is being sent; survives a power failure. State when it was sent already, or
     * the recorded decision is not `decision`. */
    [[nodiscard]] Result<void> leave(const Key& key, Decision decision, Timestamp now);
    [[nodiscard]] Result<void> settle(const Key& key, State state, const Message& problem, Timestamp now);
    /** The service's document differs from the one that was viewed. */
    [[nodiscard]] Result<void> noteChange(const Key& key, Timestamp now);
    [[nodiscard]] Result<void> remove(const Key& key);
    /** Removes the documents that were signed or declined. */
    [[nodiscard]] Result<void> clearEnded();

private:
    Database& m_db;
};

} // namespace ink::store
