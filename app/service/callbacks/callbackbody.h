#pragma once

#include "app/service/callbacks/transfers.h"

namespace ink::domain {
struct Document;
}
namespace ink::store {
struct Delivery;
}
namespace ink::service {
struct Stores;
}

namespace ink::service::callbacks {

/** The POST of one delivery (contract §7): part 1 is the document `presented` as JSON, part 2 a multipart
 * body with every file from finalizing, read from the store while it is sent. Signed with
 * `secret` at `now`. */
[[nodiscard]] Result<PostRequest> requestFor(Stores& stores, const store::Delivery& delivery,
                                             const domain::Document& presented, const QByteArray& secret,
                                             Timestamp now);

} // namespace ink::service::callbacks
