#pragma once

#include <QtGlobal>

namespace ink::domain {

/** The largest number of characters (UTF-16) of a folder's name. */
constexpr qsizetype maxFolderName = 255;

} // namespace ink::domain
