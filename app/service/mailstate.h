#pragma once

#include "app/domain/document.h"
#include "app/store/jobs/mailstore.h"
#include "app/store/jobs/outbox.h"

namespace ink::service {

/**
 * Shows how the mails of a document go [ours]: each invitation gets `mailState` (`waiting`, `sent`, `failed`,
 * `delayed`) of its last mail, `mailError` when something went wrong (with its reason and arguments in
 * `mailErrorMessage`), and `mailTime` of what is over. The document
 * itself gets the first two when a mail to the sender, or a copy, cannot be delivered. Only in answers: never
 * stored.
 */
void showMailState(domain::Document& document, const QList<store::Job>& jobs,
                   const QList<store::MailOutcome>& outcomes);
/** The same in a list, for mails that came back or are late only. */
void showMailFaults(QList<domain::Invitation>& invitations);
/** Takes these fields out again, as when a client sends back what it got. */
void hideMailState(domain::Document& document);

} // namespace ink::service
