#pragma once

// Private to app/api: decoders for responses. A malformed body is ErrorCode::Protocol.

#include "app/api/apiclient.h"
#include "app/api/transport.h"

namespace ink::api {

[[nodiscard]] Result<ApiClient::Download> decodeDownload(const Response& response);
[[nodiscard]] Result<domain::Folder> decodeFolder(const Response& response);
[[nodiscard]] Result<wire::CreatedKey> decodeCreatedKey(const Response& response);
[[nodiscard]] Result<Secret> decodeSecret(const Response& response);
/** Returns the document in a response: `{"document"}`, bare, or the first of `{"documents"}`. */
[[nodiscard]] Result<domain::Document> decodeDocument(const Response& response);
/** Decodes the response to a reminder or a signed copy. NotMailed if the service reports that nothing was
 * sent; without a report, it was sent. */
[[nodiscard]] Result<void> decodeReminder(const Response& response);
/** Returns the result for each document to be removed. */
[[nodiscard]] Result<QList<ApiClient::Removal>> decodeRemovals(const Response& response);

} // namespace ink::api
