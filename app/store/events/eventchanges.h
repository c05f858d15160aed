#pragma once

#include "app/store/database/database.h"

namespace ink::domain {
struct Document;
}

namespace ink::store {

/**
 * Collects the events among the history entries of a written document from the 0-based index `first`. The
 * commit of the transaction assigns their numbers, stores them and queues them for the account's
 * subscriptions, so that an event and its change become visible together.
 */
void collectEvents(Transaction& transaction, const domain::Document& document, qsizetype first);

} // namespace ink::store
