#pragma once

#include "app/base/result.h"
#include "app/domain/text/oneline.h"

#include <QByteArray>
#include <QString>

namespace ink::service::mail {

/** A mailbox as people write it: an address and a name, which may be empty. */
struct Address
{
    QString name;
    QString email;
    bool operator==(const Address&) const = default;
};

/** A validated address for SMTP and headers: the domain in ASCII, no line breaks. */
struct Mailbox
{
    QByteArray address; ///< UTF-8, e.g. `ben@xn--bcher-kva.example`
    QByteArray domain;  ///< the part after the `@`
    /** The part before the `@` is not ASCII, so that a server with SMTPUTF8 is required. */
    bool needsUtf8 = false;
};

/** Validates an address. Validation error with an explanation if the address is not supported: not exactly
 * one `@`, quotes, spaces, control characters, or an invalid domain. Domains are converted to ASCII (IDNA
 * 2008). */
[[nodiscard]] Result<Mailbox> mailboxFrom(const QString& email);

/** Parses `Name <a@b>` or `a@b`. The address is validated as in mailboxFrom(). */
[[nodiscard]] Result<Address> addressFrom(const QString& text);

/** Used to flatten text for headers. */
using domain::oneLine;

} // namespace ink::service::mail
