#pragma once

#include <QString>

namespace ink::domain {

// Index(callbackAddress): Callback address of a document: where its number stands
/** Returns the callback address of one document (contract §7): `/` and the document's number are appended to
 * the path of the base address, before a query, as in `https://example.com/hook/12?sig=…`. A fragment, which
 * is never sent, is removed. All callback addresses are created here. */
[[nodiscard]] QString callbackAddress(const QString& base, const QString& number);

} // namespace ink::domain
