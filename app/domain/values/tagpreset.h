#pragma once

#include "app/domain/document/tag.h"

#include <QList>

namespace ink::domain {

/** Predefined fields for palettes: tags of the wire's types with certain properties. */
enum class TagPreset {
    Paragraph,
    Comb,
    Email,
    Phone,
    Amount,
    FullName,
    RecipientEmail,
    Company,
    JobTitle,
    DateSent,
    DocumentNumber,
    Picture,
    PageNumber,
    Stamp
};

[[nodiscard]] const QList<TagPreset>& allTagPresets();
/** Returns a tag with the properties and the size of a preset, on page 1. Its name and a stamp's text, which
 * become part of the document, are in `language` (BCP 47). */
[[nodiscard]] Tag presetTag(TagPreset preset, const QString& language);

} // namespace ink::domain
