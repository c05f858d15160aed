#pragma once

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/folder.h"
#include "app/workflow/templates/templateform.h"

#include <QJsonObject>

/** Converts documents and accounts to the results of the tools of `inkstone mcp`. Only selected members are
 * included: no signing links, recipient GUIDs, keys, codes or callback URLs, which would allow the client to
 * sign or act. */
namespace ink::mcp {

[[nodiscard]] QJsonObject plainAccount(const domain::AccountDetails& account);
[[nodiscard]] QJsonObject plainFolder(const domain::Folder& folder);
[[nodiscard]] QJsonObject plainSummary(const domain::DocumentSummary& summary);
[[nodiscard]] QJsonObject plainDocument(const domain::Document& document);
/** Returns up to `count` history entries from the 1-based position `from`. */
[[nodiscard]] QJsonObject plainHistory(const domain::Document& document, qsizetype from, qsizetype count);
[[nodiscard]] QJsonObject plainTemplate(const workflow::TemplateForm& form);

/** Removes signing links and the value of INKSTONE_API_KEY from all texts, because titles and messages may
 * contain them. */
[[nodiscard]] QJsonObject withoutSecrets(const QJsonObject& data);
[[nodiscard]] QString withoutSecrets(const QString& text);

} // namespace ink::mcp
