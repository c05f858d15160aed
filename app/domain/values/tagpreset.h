#pragma once

#include "app/domain/document/document.h"

#include <QList>

namespace ink::domain {

/** Fields that are tags of the wire's types with something set, for palettes. */
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
/** A tag of the usual size on page 1. Its name is part of the document and never translated. */
[[nodiscard]] Tag presetTag(TagPreset preset);

} // namespace ink::domain
