#pragma once

#include "app/store/database/database.h"

namespace ink::domain {
struct Document;
}

namespace ink::store {

/**
 * Collects the events among a document's history entries from index `first` on, of which `document` has been
 * written. The commit of the transaction numbers and stores them, and queues them for the account's
 * subscriptions: neither an event without its change nor a change without its event can be read.
 */
void collectEvents(Transaction& transaction, const domain::Document& document, qsizetype first);

} // namespace ink::store
