#pragma once

#include <QList>
#include <QString>

namespace ink::test {

/** A text that somebody may type, and what is special about it. */
struct NaughtyString
{
    const char* name;
    QString text;
    bool exact = true; ///< whether poppler's order of mixed directions gives it back as it was typed
};

/** More than a hundred texts in more than fifteen scripts, with what breaks shaping and extraction. */
[[nodiscard]] QList<NaughtyString> naughtyStrings();

} // namespace ink::test
