#pragma once

#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/folder.h"
#include "app/workflow/templates/templateform.h"

#include <QJsonObject>

/** Documents and accounts as the tools of `inkstone mcp` answer them. Made of chosen members: signing links,
 * GUIDs of recipients, keys, codes and addresses of callbacks aren't among them, since whoever has those can
 * sign or act. */
namespace ink::mcp {

[[nodiscard]] QJsonObject plainAccount(const domain::AccountDetails& account);
[[nodiscard]] QJsonObject plainFolder(const domain::Folder& folder);
[[nodiscard]] QJsonObject plainSummary(const domain::DocumentSummary& summary);
[[nodiscard]] QJsonObject plainDocument(const domain::Document& document);
/** Entries of the history, from the 1-based `from` on. */
[[nodiscard]] QJsonObject plainHistory(const domain::Document& document, qsizetype from, qsizetype count);
[[nodiscard]] QJsonObject plainTemplate(const workflow::TemplateForm& form);

/** `in-progress`, as in `inkstone list --status`. */
[[nodiscard]] QString statusWord(domain::SigningStatus status);
[[nodiscard]] std::optional<domain::SigningStatus> statusFromWord(const QString& word);

/** The same without signing links, and without the key of the environment, in any text: people and other
 * programs can write them into titles and messages. */
[[nodiscard]] QJsonObject withoutSecrets(const QJsonObject& data);
[[nodiscard]] QString withoutSecrets(const QString& text);

} // namespace ink::mcp
