#pragma once

#include "app/pdf/text/fontobjects.h"

#include <QSize>
#include <QStringList>
#include <QStringView>

#include <memory>

namespace ink::pdf {

/** Returns whether any character of a text may be an emoji: a quick check before splitting the text. */
[[nodiscard]] bool mayContainEmoji(QStringView text);
/** Returns whether a cluster is displayed as an emoji and not as text (Unicode Technical Standard #51). */
[[nodiscard]] bool isEmoji(QStringView cluster);

/** The fonts for emoji, in order of preference. */
[[nodiscard]] QStringList emojiFamilies();
/** Returns whether the system's emoji font has all characters of a cluster, without drawing it. */
[[nodiscard]] bool isDrawable(QStringView emoji);

/** An emoji sequence drawn with the system's emoji font, with transparency, encoded for a PDF. */
struct EmojiPicture
{
    QSize size; ///< pixels
    std::string pixels;
    std::string mask;
    /** Writes the image; returns the reference to it. */
    [[nodiscard]] std::string write(const ObjectWriter& add) const;
};

/** The image of one emoji sequence; null if there is no emoji font or it lacks this emoji. Cached for the
 * process; thread-safe. */
[[nodiscard]] std::shared_ptr<const EmojiPicture> emojiPicture(const QString& cluster);

} // namespace ink::pdf
