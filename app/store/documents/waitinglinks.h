#pragma once

#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QList>
#include <QString>

namespace ink::store {

/** The documents of all accounts that are pending for the owner of an email address. */
class WaitingLinks final
{
public:
    explicit WaitingLinks(const Database& database) : m_db(database) {}

    static constexpr int maxLinks = 500;
    struct Link
    {
        domain::DocumentId document;
        QString invitation; ///< GUID; grants access to sign the document
        QString title;
        QString senderName;
        QString senderEmail;
        domain::DocumentId templateId; ///< null if made without a template
    };
    /** Returns the links for an address, ignoring case, in the order of sending; at most `maxLinks`. */
    [[nodiscard]] Result<QList<Link>> linksFor(const QString& email) const;

private:
    const Database& m_db;
};

} // namespace ink::store
