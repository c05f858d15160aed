#pragma once

#include "app/domain/document/invitation.h"
#include "app/store/jobs/mailstore.h"
#include "app/store/jobs/outbox.h"

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** Adds the delivery state of a document's emails and SMS codes. Each invitation gets the state of its last
 * email, and the document gets the state of an email to the sender or to a copy address if that email can't
 * be delivered. For responses only; never stored. */
void addMailState(domain::Document& document, const QList<store::Job>& jobs,
                  const QList<store::MailOutcome>& outcomes);
/** Adds the state for a list, but only of emails that failed or are delayed. */
void addMailFaults(QList<domain::Invitation>& invitations);
/** Removes the state again, in case a client sends back a response. */
void removeMailState(domain::Document& document);

} // namespace ink::service
