#pragma once

#include "app/base/result.h"
#include "app/domain/text/oneline.h"

#include <QByteArray>
#include <QString>

namespace ink::service::mail {

/** A mailbox as people write it: a name, which may be empty, and an address. */
struct Address
{
    QString name;
    QString email;
    bool operator==(const Address&) const = default;
};

/** A validated address for SMTP and headers: the domain in ASCII, no line breaks. */
struct Mailbox
{
    QByteArray address;     ///< UTF-8, e.g. `ben@xn--bcher-kva.example`
    QByteArray domain;      ///< the part after the `@`
    bool needsUtf8 = false; ///< the part before the `@` is not ASCII: requires a server with SMTPUTF8
};

/** Validation with an explanation when the address is not supported: not exactly one `@`, quotes, spaces,
 * control characters, an invalid domain. Domains are converted to ASCII (IDNA 2008). */
[[nodiscard]] Result<Mailbox> mailboxOf(const QString& email);

/** Parses `Name <a@b>` or `a@b`; the address is validated as in mailboxOf. */
[[nodiscard]] Result<Address> addressFrom(const QString& text);

/** Used to flatten text for headers. */
using domain::oneLine;

} // namespace ink::service::mail
