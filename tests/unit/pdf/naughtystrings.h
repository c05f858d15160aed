#pragma once

#include <QList>
#include <QString>

namespace ink::test {

/** A difficult text and its properties. */
struct NaughtyString
{
    const char* name;
    QString text;
    bool exact = true; ///< poppler extracts it as typed, despite mixed directions
};

/** More than a hundred texts in more than fifteen scripts that are difficult to shape and extract. */
[[nodiscard]] QList<NaughtyString> naughtyStrings();

} // namespace ink::test
