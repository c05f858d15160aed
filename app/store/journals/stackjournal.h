#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::store {

/**
 * The workstation's memory of the signing stack: which documents a person has seen, what they decided, and
 * which of them have left to be signed. A document is signed only as it was seen, and leaves only once until
 * its outcome is known.
 */
class StackJournal final
{
public:
    explicit StackJournal(Database& database) : m_db(database) {}

    enum class Decision { None, Sign, Skip, Decline };
    enum class State {
        Waiting,  ///< for a decision, or for signing
        Leaving,  ///< the request is under way, or the program ended meanwhile
        Signed,   ///< or approved
        Declined, ///< the sender was told
        Failed,   ///< `problem` tells why; it can be tried again
        Changed   ///< another one than the person saw: it has to be seen and decided again
    };
    /** A person's part in a document of one account. */
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
        QByteArray seen; ///< digest of what was on the screen; empty = not seen
        Decision decision = Decision::None;
        QString reason; ///< of declining
        State state = State::Waiting;
        Message problem;
        Timestamp changed{};
        bool operator==(const Row&) const = default;
    };

    /** In the order of the last change. */
    [[nodiscard]] Result<QList<Row>> rows() const;
    /** NotFound when there is none. */
    [[nodiscard]] Result<Row> row(const Key& key) const;
    /** All of the document has been on the screen. A decision about something else is void. */
    [[nodiscard]] Result<void> see(const Key& key, const QString& title, const QByteArray& digest,
                                   Timestamp now);
    /** State unless the document was seen with this digest and has not left. */
    [[nodiscard]] Result<void> decideToSign(const Key& key, const QByteArray& digest, Timestamp now);
    /** Any other decision. */
    [[nodiscard]] Result<void> decide(const Key& key, const QString& title, Decision decision,
                                      const QString& reason, Timestamp now);
    /** Writes down that the request leaves now: survives a power cut. State when it has left already, or what
     * was decided is not `decision`. */
    [[nodiscard]] Result<void> leave(const Key& key, Decision decision, Timestamp now);
    [[nodiscard]] Result<void> settle(const Key& key, State state, const Message& problem, Timestamp now);
    /** The document that was seen is not the one that the service holds now. */
    [[nodiscard]] Result<void> noteChange(const Key& key, Timestamp now);
    [[nodiscard]] Result<void> remove(const Key& key);
    /** Forgets the documents that were signed or declined. */
    [[nodiscard]] Result<void> clearEnded();

private:
    Database& m_db;
};

} // namespace ink::store
