#pragma once

#include "app/domain/document/invitation.h"
#include "app/store/jobs/mailstore.h"
#include "app/store/jobs/outbox.h"

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** Adds the delivery state of a document's mails and SMS codes: each invitation gets the state of its
 * last mail, and the document gets the state of a mail to the sender or to a copy address if that mail
 * can't be delivered. For responses only: never stored. */
void showMailState(domain::Document& document, const QList<store::Job>& jobs,
                   const QList<store::MailOutcome>& outcomes);
/** The same for a list, but only for mails that were returned or are delayed. */
void showMailFaults(QList<domain::Invitation>& invitations);
/** Removes the state again, for a client that returns what it received. */
void hideMailState(domain::Document& document);

} // namespace ink::service
