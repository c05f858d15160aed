#pragma once

#include "app/base/result.h"
#include "app/domain/account/keyrights.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/reach.h"

#include <QByteArray>
#include <QString>

namespace ink::service {

/** The account on whose behalf a request is made, and its caller. */
struct Actor
{
    domain::AccountId account;
    QString name;    ///< "Name <mail>" for the history
    QString address; ///< IP address
    QString userAgent;
    QString idempotencyKey = {};   ///< of the request, if it has one: recorded with the work
    qint64 key = 0;                ///< id of the API key, also if it opened the session; 0 = a password
    QByteArray editor = {};        ///< identifies the window that corrects documents, see `EditLocks`
    qint64 expectedVersion = 0;    ///< If-Match: the version that a document has when it is changed; 0 = any
    domain::KeyRights rights = {}; ///< of the API key; a password has all

    /** The documents that the request may reach. */
    [[nodiscard]] domain::Reach reach() const { return {account, rights.folder}; }
    /** Forbidden (reason `scope_missing`, which names the scope) without the right. */
    [[nodiscard]] Result<void> require(domain::KeyScope scope) const;
    /** The same for at least one of several. */
    [[nodiscard]] Result<void> requireAny(domain::KeyScopes scopes) const;
    /** Forbidden when the rights are limited to a folder. */
    [[nodiscard]] Result<void> requireWholeAccount() const;
};

/** A caller with a signing link, whose GUID grants access (contract §8) and is never logged. */
struct SignerActor
{
    QString invitationGuid;
    QString address;
    QString userAgent;
    QString language;            ///< the first in Accept-Language
    QByteArray token = {};       ///< from `SignerGate::unlock`, when the invitation requires a code
    QString chosenLanguage = {}; ///< BCP 47, chosen by the signer; takes precedence over the invitation's

    /** The invitation's GUID as stored: lower-case, hyphenated. The null GUID if it is invalid. */
    [[nodiscard]] QString guid() const;
};

} // namespace ink::service
