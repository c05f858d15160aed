#pragma once

#include <QtGlobal>

namespace ink::domain {

/** The maximum length of a folder's name, in UTF-16 code units. */
constexpr qsizetype maxFolderName = 255;

} // namespace ink::domain
