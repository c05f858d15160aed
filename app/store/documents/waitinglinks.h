#pragma once

#include "app/domain/ids.h"
#include "app/store/database/database.h"

#include <QList>
#include <QString>

namespace ink::store {

/** The documents, of all accounts, that wait for the owner of an email address now. */
class WaitingLinks final
{
public:
    explicit WaitingLinks(const Database& database) : m_db(database) {}

    static constexpr int maxLinks = 500;
    struct Link
    {
        domain::DocumentId document;
        QString invitation; ///< GUID: whoever has it may sign
        QString title;
        QString senderName;
        QString senderEmail;
    };
    /** Without regard to case; sent first comes first, at most `maxLinks`. */
    [[nodiscard]] Result<QList<Link>> of(const QString& email) const;

private:
    const Database& m_db;
};

} // namespace ink::store
