#pragma once

#include "app/api/apiclient.h"

#include <QString>

namespace ink::workflow {

class Session;

// Index(isSenderUnknown): Sender's name: when it is asked for before sending
/** Returns true if recipients would read no sender's name: neither the account nor the document (for a
 * template, the document that is created from it) has one. */
[[nodiscard]] bool isSenderUnknown(const domain::AccountDetails& account, const QString& documentSender);
/** Fetches the account and passes isSenderUnknown() to `done`; false if the account can't be fetched, because
 * sending then fails with the same error. */
void querySenderUnknown(Session& session, const QString& documentSender, QObject* context,
                        std::function<void(bool isUnknown)> done);
/** Saves the sender's name in the account, so that it is asked for only once. */
void saveSenderName(Session& session, const QString& name, QObject* context, api::Done<void> done);

} // namespace ink::workflow
