#pragma once

#include "app/base/result.h"

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

/** An address as it may stand in SMTP and in a header: the domain in ASCII, nothing that ends a line.
 */
struct Mailbox
{
    QByteArray address;     ///< UTF-8, e.g. `ben@xn--bcher-kva.example`
    QByteArray domain;      ///< its part behind the `@`
    bool needsUtf8 = false; ///< the part before the `@` is not ASCII: only servers with SMTPUTF8 take it
};

/**
 * Validation with a sentence when the address cannot be used: not one `@`, quotes, spaces, control
 * characters, a domain that is none. Domains are turned into ASCII (IDNA 2008).
 */
[[nodiscard]] Result<Mailbox> mailboxOf(const QString& email);

/** Reads `Name <a@b>` or `a@b`; the address is checked as mailboxOf does. */
[[nodiscard]] Result<Address> addressFrom(const QString& text);

/** One line without control characters and without marks that turn the direction of text, for headers. */
[[nodiscard]] QString oneLine(const QString& text);

} // namespace ink::service::mail
