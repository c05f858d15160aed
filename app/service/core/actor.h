#pragma once

#include "app/domain/document/ids.h"

#include <QByteArray>
#include <QString>

namespace ink::service {

/** The caller of a request on behalf of an account. */
struct Actor
{
    domain::AccountId account;
    QString name;    ///< "Name <mail>" for the history
    QString address; ///< IP address
    QString userAgent;
    QString idempotencyKey = {}; ///< for the request, when it has one: what it does is noted with it
};

/** A caller on the signer's side: the GUID grants access (contract §8). Never logged. */
struct SignerActor
{
    QString invitationGuid;
    QString address;
    QString userAgent;
    QString language;            ///< Accept-Language's first
    QByteArray token = {};       ///< from `SignerGate::unlock`, when the invitation requires a code
    QString chosenLanguage = {}; ///< BCP 47, by the signer; comes before the invitation's

    /** The invitation's GUID as the store keeps it: lower-case, hyphenated. Null GUID unless it is one. */
    [[nodiscard]] QString guid() const;
};

} // namespace ink::service
