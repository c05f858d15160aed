#pragma once

#include "app/domain/document/document.h"
#include "app/store/jobs/mailstore.h"
#include "app/store/jobs/outbox.h"

namespace ink::service {

/**
 * Shows how the mails and the codes by SMS of a document go: each invitation gets the progress of its last
 * mail, the document that of a mail to the sender, or of a copy, when it cannot be delivered. Only in
 * answers: never stored.
 */
void showMailState(domain::Document& document, const QList<store::Job>& jobs,
                   const QList<store::MailOutcome>& outcomes);
/** The same in a list, for mails that came back or are late only. */
void showMailFaults(QList<domain::Invitation>& invitations);
/** Takes it out again, as when a client sends back what it got. */
void hideMailState(domain::Document& document);

} // namespace ink::service
