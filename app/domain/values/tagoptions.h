#pragma once

#include "app/domain/document/tag.h"

namespace ink::domain {

/** The types to which a tag of this type can be converted without losing its purpose; including its own. */
[[nodiscard]] QList<TagType> compatibleTypes(TagType type);
/** Converts a tag to another compatible type, and removes the properties that the new type doesn't support.
 * Returns it unchanged if the type isn't compatible. */
[[nodiscard]] Tag convertTag(Tag tag, TagType type);

/** The format of a text: a minimum length, and a regular expression for the whole text (empty = any). */
struct TextRule
{
    int minLength = 0;
    QString pattern;
    bool operator==(const TextRule&) const = default;
};
/** Splits a `style.pattern`. The contract has no minimum length, so it is encoded as a look-ahead in the
 * pattern, which services and signing pages evaluate in the same way. */
[[nodiscard]] TextRule textRuleOf(const QString& pattern);
[[nodiscard]] QString patternOf(const TextRule& rule);

/** The predefined formats for text fields. */
enum class TextFieldFormat { Any, Email, Phone, PostalCode, Iban, Digits, Custom };
/** The regular expression of a format; empty for Any and Custom. It is equivalent in the service and in
 * browsers. */
[[nodiscard]] QString textFormatPattern(TextFieldFormat form);
[[nodiscard]] TextFieldFormat textFormatOf(const QString& pattern);
/** The pattern of a tag, or that of its format `email` or `phone`. */
[[nodiscard]] QString effectivePattern(const Tag& tag);

} // namespace ink::domain
