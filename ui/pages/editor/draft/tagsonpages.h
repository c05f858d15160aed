#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"

namespace ink::ui {

/** The document with these tags, except those whose page doesn't exist. */
[[nodiscard]] domain::Document withTags(domain::Document document, const QList<domain::Tag>& tags);
/** The tags on the pages of one file, with page numbers relative to it. */
[[nodiscard]] QList<domain::Tag> tagsOfFile(const domain::Document& document, qsizetype at);

} // namespace ink::ui
