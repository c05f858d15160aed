#pragma once

#include "app/domain/document/file.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"

#include <QDate>

namespace ink::domain {

// JSON members beyond the contract, with the same names on the wire and in rows: the program's own ones,
// which are members of the types here, and unknown ones, which are stored in `extra`.

[[nodiscard]] QJsonObject additionalMembers(const File& file);
[[nodiscard]] QJsonObject additionalMembers(const TagStyle& style);
[[nodiscard]] QJsonObject additionalMembers(const Tag& tag);
[[nodiscard]] QJsonObject additionalMembers(const Invitation& invitation);

/** Sets the facts from `members`; all other members, and those of the wrong type, become `extra`. */
void setAdditionalMembers(File& file, QJsonObject members);
void setAdditionalMembers(TagStyle& style, QJsonObject members);
void setAdditionalMembers(Tag& tag, QJsonObject members);
void setAdditionalMembers(Invitation& invitation, QJsonObject members);

/** The additional members of a tag that contain the source of a computed text. */
inline constexpr QLatin1StringView computedFromName{"computedFrom"};
inline constexpr QLatin1StringView computedOnName{"computedOn"};

/** The text with placeholders from which the service computed a tag's text when it sent the document; empty
 * text for a field filled in automatically. Nothing = the text was not computed. Stored as an additional
 * member of the tag. */
[[nodiscard]] std::optional<QString> sourcePattern(const Tag& tag);
void setSourcePattern(Tag& tag, const std::optional<QString>& pattern);
/** The day used for `{date}` in a computed text, even if the account's time zone changes later. Invalid =
 * unknown. */
[[nodiscard]] QDate computationDate(const Tag& tag);
void setComputationDate(Tag& tag, QDate day);
/** Copies the source of a computed text: pattern and day. */
void copyComputationSource(Tag& into, const Tag& from);

/** `anchor` or `field`; empty for None. */
[[nodiscard]] QString tagSourceCode(TagOrigin::Source source);
[[nodiscard]] std::optional<TagOrigin::Source> tagSourceFromCode(const QString& code);

/** `left`, `center` or `right`; empty for Natural. */
[[nodiscard]] QString textAlignCode(TextAlign align);
[[nodiscard]] std::optional<TextAlign> textAlignFromCode(const QString& code);

} // namespace ink::domain
