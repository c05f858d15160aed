#pragma once

#include <QByteArrayView>

namespace ink {

// Index(lastIndexOf): Bytes: how a word is searched in them
/**
 * Returns where a word begins for the last time in bytes; -1 when it isn't there. Qt 6.4 reads before the
 * bytes when the word is longer than they are: files are searched by this function only.
 */
[[nodiscard]] inline qsizetype lastIndexOf(QByteArrayView bytes, QByteArrayView word)
{
    return word.size() > bytes.size() ? -1 : bytes.lastIndexOf(word);
}

} // namespace ink
