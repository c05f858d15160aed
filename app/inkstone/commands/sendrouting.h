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

/** A recipient as the command line writes it. */
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
    QString file;            ///< JSON: `{"invitations":[…]}`, as the window and the API write recipients
    QStringList copies;      ///< recipients of a copy when it is sent
    QStringList copiesAtEnd; ///< recipients of a copy when it is completed
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

/** Puts recipients and the time of sending into a draft; Validation in one sentence if something
 * isn't valid. */
[[nodiscard]] Result<void> applyRouting(domain::Document& draft, const SendRouting& routing,
                                        const CodePrompt& askCode);
/** Sets who may see which of the files at `paths`: `lists` has entries `lease.pdf=A,B` or `2=A,B` (the second
 * file). Call it after applyRouting(). */
[[nodiscard]] Result<void> applyVisibility(domain::Document& draft, const QStringList& paths,
                                           const QStringList& lists);
/** Validation when the server doesn't support what the draft needs. */
[[nodiscard]] Result<void> checkServerSupport(const domain::AccountDetails& account,
                                              const domain::Document& draft);

} // namespace ink
