#pragma once

// Private to app/api: what ApiClient reads from answers. A body that can't be read is ErrorCode::Protocol.

#include "app/api/apiclient.h"
#include "app/api/transport.h"

namespace ink::api {

[[nodiscard]] Result<ApiClient::Downloaded> decodeDownload(const Response& response);
[[nodiscard]] Result<domain::Folder> decodeFolder(const Response& response);
[[nodiscard]] Result<wire::MadeKey> decodeMade(const Response& response);
[[nodiscard]] Result<Secret> decodeSecret(const Response& response);
/** The one document of an answer: `{"document"}`, bare, or the first of `{"documents"}`. */
[[nodiscard]] Result<domain::Document> decodeDocument(const Response& response);
/** NotMailed when the service says that no reminder was sent; a server that says nothing has sent it. */
[[nodiscard]] Result<void> decodeReminder(const Response& response);
/** The result for each document that was to be removed. */
[[nodiscard]] Result<QList<ApiClient::Removal>> removalsIn(const Response& response);

} // namespace ink::api
