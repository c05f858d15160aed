#pragma once

#include "app/pdf/text/fontobjects.h"

#include <QSize>
#include <QStringList>
#include <QStringView>

#include <memory>

namespace ink::pdf {

/** Returns whether any character of a text may be shown as an emoji: a quick look before anything is cut up.
 */
[[nodiscard]] bool mayHoldEmoji(QStringView text);
/** Returns whether a cluster is shown as an emoji and not as text (Unicode Technical Standard #51). */
[[nodiscard]] bool isEmoji(QStringView cluster);

/** The fonts that emoji are drawn with, the first one that is installed. */
[[nodiscard]] QStringList emojiFamilies();
/** Returns whether the system's font of emoji has all characters of a cluster: without drawing it. */
[[nodiscard]] bool isDrawable(QStringView emoji);

/** An emoji sequence as the system's emoji font draws it, with transparency, packed for a PDF. */
struct EmojiPicture
{
    QSize size; ///< pixels
    std::string pixels;
    std::string mask;
    /** Writes the image; the reference to it. */
    [[nodiscard]] std::string write(const AddObject& add) const;
};

/** The picture of one emoji sequence; null when the system has no emoji font or the font not this emoji. Kept
 * for the process; safe from any thread. */
[[nodiscard]] std::shared_ptr<const EmojiPicture> emojiPicture(const QString& cluster);

} // namespace ink::pdf
