#pragma once

#include "app/domain/document.h"

#include <QByteArray>
#include <QList>
#include <QStringList>

#include <optional>

namespace ink::ui {

/** Files as they lie on this computer, to be looked at while they are uploaded. File ids are negative. */
struct FirstLook
{
    domain::Document document;
    QList<QByteArray> bytes;  ///< of each file
    bool mayBeSigned = false; ///< by a glance at the bytes; surely not when false
};

/** False when a PDF surely isn't signed: a signature's byte range stands in the file in the clear (ISO
 * 32000-2 §12.8.1), so most files are told at a glance. */
[[nodiscard]] bool mayBeSigned(const QByteArray& bytes);

enum class LookDepth {
    Pages, ///< enough to show them
    Whole  ///< every object is read, as by a service that takes the file
};

/** Nothing when a file can't be shown at once: too large to read in passing, or not a sound PDF. */
[[nodiscard]] std::optional<FirstLook> firstLook(const QStringList& paths, LookDepth depth);
/** True when the look that was begun at these files has found that they can be shown at once and that none of
 * them is signed. Waits for it for at most 200 ms; false for files that it isn't about. */
[[nodiscard]] bool canShowAtOnce(const QStringList& paths);

/** Begins to look at the pages of files on a thread of its own, while the window is made: `firstLook` of the
 * same files takes what it found. */
void beginFirstLook(const QStringList& paths);
/** Forgets what nobody took, for example of a signed file, which is verified instead. */
void dropFirstLook();

} // namespace ink::ui
