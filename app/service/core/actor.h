#pragma once

#include "app/base/result.h"
#include "app/domain/account/keyrights.h"
#include "app/domain/document/accessscope.h"
#include "app/domain/document/ids.h"

#include <QByteArray>
#include <QString>

namespace ink::service {

/** The account on whose behalf a request is made, and the caller. */
struct Actor
{
    domain::AccountId account;
    QString name;    ///< "Name <mail>" for the history
    QString address; ///< IP address
    QString userAgent;
    QString idempotencyKey = {};   ///< the request's idempotency key, recorded with the affected documents;
                                   ///< empty = none
    qint64 key = 0;                ///< id of the API key, even if a session is used; 0 = a password
    QByteArray editor = {};        ///< identifies the window that corrects documents; see `EditLocks`
    qint64 expectedVersion = 0;    ///< If-Match: the required version of the document to change; 0 = any
    domain::KeyRights rights = {}; ///< rights of the API key; a password has all rights

    /** Returns the documents that the request may access. */
    [[nodiscard]] domain::AccessScope reach() const { return {account, rights.folder}; }
    /** Fails with Forbidden (reason `scope_missing`, which names the scope) unless the caller has this
     * scope. */
    [[nodiscard]] Result<void> require(domain::KeyScope scope) const;
    /** Like require(), but for at least one of several scopes. */
    [[nodiscard]] Result<void> requireAny(domain::KeyScopes scopes) const;
    /** Fails with Forbidden if the rights are limited to a folder. */
    [[nodiscard]] Result<void> requireWholeAccount() const;
};

/** A caller with a signing link. The link's GUID grants access (contract §8) and is never logged. */
struct SignerActor
{
    QString invitationGuid;
    QString address;
    QString userAgent;
    QString language;            ///< first language in Accept-Language
    QByteArray token = {};       ///< from `SignerAuthenticator::unlock`, when the invitation requires a code
    QString chosenLanguage = {}; ///< BCP 47, chosen by the signer; takes precedence over the invitation's

    /** Returns the invitation's GUID as stored: lower-case and hyphenated. The null GUID if it is invalid. */
    [[nodiscard]] QString guid() const;
};

} // namespace ink::service
