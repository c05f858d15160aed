#pragma once

#include "app/domain/document/tag.h"

namespace ink::domain {

/** The types that a tag of this type can become without losing what it is for; itself among them. */
[[nodiscard]] QList<TagType> compatibleTypes(TagType type);
/** The tag as one of another compatible type: what that type does not know goes. */
[[nodiscard]] Tag retyped(Tag tag, TagType type);

/** The format of a text: a minimum length, and a regular expression for the whole text (empty = any). */
struct TextRule
{
    int minLength = 0;
    QString pattern;
    bool operator==(const TextRule&) const = default;
};
/** A `style.pattern` taken apart, and put together again. The contract has no least length of its own, so it
 * stands as a look-ahead in the pattern, for services and pages alike. */
[[nodiscard]] TextRule textRuleOf(const QString& pattern);
[[nodiscard]] QString patternOf(const TextRule& rule);

/** The usual formats of texts. */
enum class TextForm { Any, Email, Phone, PostalCode, Iban, Digits, Custom };
/** The regular expression of a form; empty for Any and Custom. It means the same in the service and a
 * browser. */
[[nodiscard]] QString formPattern(TextForm form);
[[nodiscard]] TextForm formOf(const QString& pattern);
/** The pattern of a tag, or else that of its format `email` or `phone`. */
[[nodiscard]] QString effectivePattern(const Tag& tag);

} // namespace ink::domain
