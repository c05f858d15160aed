#pragma once

#include "app/domain/document.h"

namespace ink::service::quota {

/** The bytes that a document's files count for its account. */
[[nodiscard]] qint64 bytesOf(const domain::Document& document);

} // namespace ink::service::quota
