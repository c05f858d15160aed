#pragma once

#include "app/domain/document/file.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QDate>

namespace ink::domain {

// Members of JSON objects beyond the contract, the same on the wire and in rows: facts of our own [ours],
// which are members of the types here, and what nobody here knows, which is their `extra`.

[[nodiscard]] QJsonObject furtherMembers(const File& file);
[[nodiscard]] QJsonObject furtherMembers(const TagStyle& style);
[[nodiscard]] QJsonObject furtherMembers(const Tag& tag);
[[nodiscard]] QJsonObject furtherMembers(const Invitation& invitation);

/** Sets the facts that `members` hold; the others, and those of another type, become the `extra`. */
void setFurtherMembers(File& file, QJsonObject members);
void setFurtherMembers(TagStyle& style, QJsonObject members);
void setFurtherMembers(Tag& tag, QJsonObject members);
void setFurtherMembers(Invitation& invitation, QJsonObject members);

/** The further members of a tag that tell the source of a computed text. */
inline constexpr QLatin1StringView computedFromName{"computedFrom"};
inline constexpr QLatin1StringView computedOnName{"computedOn"};

/** The text with its placeholders that the service computed a tag's text from when it sent the document;
 * empty text of a field that filled itself. Nothing = the text was not computed. It is one of the tag's
 * further members. */
[[nodiscard]] std::optional<QString> computedFrom(const Tag& tag);
void setComputedFrom(Tag& tag, const std::optional<QString>& pattern);
/** The day that `{date}` stands for in a computed text, whatever the time zone of the account becomes.
 * Invalid = not known. */
[[nodiscard]] QDate computedOn(const Tag& tag);
void setComputedOn(Tag& tag, QDate day);
/** Copies the source of a computed text: pattern and day. */
void takeComputed(Tag& into, const Tag& from);

/** `anchor` or `field`; empty for None. */
[[nodiscard]] QString tagSourceCode(TagOrigin::Source source);
[[nodiscard]] std::optional<TagOrigin::Source> tagSourceFromCode(const QString& code);

/** `left`, `center` or `right`; empty for Natural. */
[[nodiscard]] QString textAlignCode(TextAlign align);
[[nodiscard]] std::optional<TextAlign> textAlignFromCode(const QString& code);

} // namespace ink::domain
