#pragma once

#include "app/service/callbacks/transfers.h"

namespace ink::domain {
struct Document;
struct DocumentEvent;
} // namespace ink::domain
namespace ink::store {
struct Delivery;
}
namespace ink::service {
struct Stores;
}

namespace ink::service::callbacks {

/** Creates the POST of one delivery (contract §7), signed with `secret` at `now`. Part 1 is the document
 * `presented` as JSON. Part 2 is a multipart body with every file created by finalizing, which is read from
 * the store while it is sent. */
[[nodiscard]] Result<TransferRequest> requestFor(Stores& stores, const store::Delivery& delivery,
                                                 const domain::Document& presented, const QByteArray& secret,
                                                 Timestamp now);

/** Creates the request for a delivery of an event, with a JSON body. */
[[nodiscard]] Result<TransferRequest> requestFor(const store::Delivery& delivery,
                                                 const domain::DocumentEvent& presented,
                                                 const QByteArray& secret, Timestamp now);

} // namespace ink::service::callbacks
