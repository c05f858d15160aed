#pragma once

#include "app/base/result.h"
#include "app/domain/document/customfield.h"

#include <QJsonObject>

// An account's custom fields [ours].
namespace ink::wire {

/** A definition without its use, as requests and exported files have it. */
[[nodiscard]] QJsonObject toJson(const domain::CustomField& field);
/** `{"customFields":[…]}`; each with what uses it (`templates`, `templateCount`, `draftCount`) if that is
 * known, and with the `changes` if there are any. */
[[nodiscard]] QJsonObject toJson(const domain::CustomFieldList& list);
[[nodiscard]] Result<domain::CustomFieldList> customFieldListFromJson(const QJsonObject& object);
/** The same with `"success":true` and `changes`, even if there are none. */
[[nodiscard]] QJsonObject customFieldResponse(const domain::CustomFieldList& list);

/** `{"customFields":[…],"confirm":[names]}`. */
[[nodiscard]] QJsonObject toJson(const domain::CustomFieldsWish& wish);
/** Validation for members of a wrong type, or without `customFields`; the service checks all other rules. */
[[nodiscard]] Result<domain::CustomFieldsWish> customFieldsWishFromJson(const QJsonObject& object);

} // namespace ink::wire
