#pragma once

#include "app/domain/document.h"

namespace ink::ui {

/** A document with other tags, on those of its pages that have their numbers; the rest is left out. */
[[nodiscard]] domain::Document withTags(domain::Document document, const QList<domain::Tag>& tags);
/** The tags on the pages of one file, with page numbers that count from its first. */
[[nodiscard]] QList<domain::Tag> tagsOfFile(const domain::Document& document, qsizetype at);

} // namespace ink::ui
