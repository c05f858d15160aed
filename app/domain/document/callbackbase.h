#pragma once

#include <QString>

namespace ink::domain {

// Index(callbackAddress): Callback address of a document: where its number stands
/**
 * The callback address of one document (contract §7): the base address with `/` and the document's number
 * behind its path, so before a query, as in `https://example.com/hook/12?sig=…`. A fragment, which is never
 * sent, is left out. The only place that makes one.
 */
[[nodiscard]] QString callbackAddress(const QString& base, const QString& number);

} // namespace ink::domain
