#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/ids.h"
#include "app/store/database.h"

#include <QList>
#include <QString>

namespace ink::store {

/** How a mail ended. While it waits it is a job of the outbox and not here. */
struct MailOutcome
{
    domain::DocumentId documentId;
    QString key;        ///< of its job
    QString invitation; ///< GUID of the recipient it was for; empty = the sender or a copy
    QString notice;     ///< what it was about, as in the job
    bool sent = false;
    Message error; ///< why not
    Timestamp time{};
};

/** What became of the mails of documents. */
class MailStore final
{
public:
    explicit MailStore(Database& database) : m_db(database) {}
    /** In the transaction that ends the job. A second mail with the same key takes the first one's place. */
    [[nodiscard]] Result<void> note(Transaction& transaction, const MailOutcome& outcome);
    /** Oldest first. */
    [[nodiscard]] Result<QList<MailOutcome>> list(domain::DocumentId id) const;

private:
    Database& m_db;
};

} // namespace ink::store
