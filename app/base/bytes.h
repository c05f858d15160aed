#pragma once

#include <QByteArrayView>

namespace ink {

// Index(lastIndexOf): Bytes: how a word is searched in them
/** Returns the offset of the last occurrence of a word in bytes, or -1. Use it for all searches in files:
 * Qt 6.4's function reads out of bounds if the word is longer than the bytes. */
[[nodiscard]] inline qsizetype lastIndexOf(QByteArrayView bytes, QByteArrayView word)
{
    return word.size() > bytes.size() ? -1 : bytes.lastIndexOf(word);
}

} // namespace ink
