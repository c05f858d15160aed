#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/document/invitation.h"

#include <QString>
#include <QStringList>

#include <functional>

namespace ink::domain {
struct Document;
}

namespace ink {

/** A recipient as given on the command line. */
struct Recipient
{
    QString name;
    QString email;
    int step = 1;
    bool operator==(const Recipient&) const = default;
};
/** Parses `Anna <anna@example.com>@2`, `anna@example.com@2` or `anna@example.com`. */
[[nodiscard]] Result<Recipient> parseRecipient(const QString& text);

/** The recipients of `inkstone send`, their order and their authentication. The options identify recipients
 * by their email addresses. */
struct SendRouting
{
    QStringList to;          ///< signers, see `parseRecipient`
    QString file;            ///< path of a JSON file: `{"invitations":[…]}` or `[…]` as in the API
    QStringList copies;      ///< recipients of a copy when the document is sent
    QStringList copiesAtEnd; ///< recipients of a copy when the document is completed
    QStringList groups;      ///< `A,B`: any one; `2:A,B,C`: two of them
    QStringList witnesses;   ///< sign as the witness of the signer before them in `to`
    QStringList delays;      ///< `A=3`: the turn begins 3 days after the previous step has finished
    QStringList accessCodes; ///< recipients with an access code
    QStringList mailCodes;   ///< recipients with a code by email
    QStringList smsCodes;    ///< `A=+49…`: recipients with a code by SMS, and their numbers
    QString sendAt;          ///< ISO 8601, in local time unless it has a zone; empty = now
    [[nodiscard]] bool isEmpty() const { return to.isEmpty() && file.isEmpty(); }
};

/** Asks for the access code of a recipient. */
using CodePrompt = std::function<Result<QString>(const domain::Invitation& person)>;

/** Sets the recipients and the sending time of a draft. Fails with Validation if an option is invalid. */
[[nodiscard]] Result<void> applyRouting(domain::Document& draft, const SendRouting& routing,
                                        const CodePrompt& askCode);
/** Restricts files to recipients: each entry of `lists`, `lease.pdf=A,B` or `2=A,B`, names a file by its
 * name, path or 1-based position in `paths`. Call after applyRouting(). */
[[nodiscard]] Result<void> applyVisibility(domain::Document& draft, const QStringList& paths,
                                           const QStringList& lists);
/** Fails with Validation if the server doesn't support a feature that the draft uses. */
[[nodiscard]] Result<void> checkServerSupport(const domain::AccountDetails& account,
                                              const domain::Document& draft);

} // namespace ink
