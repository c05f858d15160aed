#pragma once

#include "app/base/result.h"
#include "app/domain/document/customfield.h"

#include <QJsonObject>

// An account's custom fields [ours].
namespace ink::wire {

/** Encodes a definition as in requests and exported files, without the documents that use it. */
[[nodiscard]] QJsonObject toJson(const domain::CustomField& field);
/** `{"customFields":[…]}`, each with the documents that use it (`templates`, `templateCount`, `draftCount`)
 * if these are known; and `changes` if there are any. */
[[nodiscard]] QJsonObject toJson(const domain::CustomFieldList& list);
[[nodiscard]] Result<domain::CustomFieldList> customFieldListFromJson(const QJsonObject& object);
/** The same with `"success":true` and `changes`, even if there are none. */
[[nodiscard]] QJsonObject customFieldResponse(const domain::CustomFieldList& list);

/** `{"customFields":[…],"confirm":[names]}`. */
[[nodiscard]] QJsonObject toJson(const domain::CustomFieldsWish& wish);
/** Fails with Validation if a member has the wrong type, or `customFields` is missing. The service checks all
 * other rules. */
[[nodiscard]] Result<domain::CustomFieldsWish> customFieldsWishFromJson(const QJsonObject& object);

} // namespace ink::wire
