#pragma once

#include "app/domain/document/invitation.h"
#include "app/store/jobs/mailstore.h"
#include "app/store/jobs/outbox.h"

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** Adds the delivery state of a document's mails and SMS codes: to each invitation that of its last mail, to
 * the document that of a mail to the sender or of a copy, if it can't be delivered. For responses only: never
 * stored. */
void showMailState(domain::Document& document, const QList<store::Job>& jobs,
                   const QList<store::MailOutcome>& outcomes);
/** The same for a list, but only for mails that were returned or are delayed. */
void showMailFaults(QList<domain::Invitation>& invitations);
/** Removes the state again, for a client that returns what it received. */
void hideMailState(domain::Document& document);

} // namespace ink::service
