#pragma once

#include <QByteArrayView>
#include <QString>

#include <atomic>
#include <functional>
#include <optional>

/** Finds the system font that has a character. Fonts are read once: bundled ones and those for specific
 * scripts at the first lookup, all others when a character isn't in any of these, and again after fonts were
 * added or removed. Afterwards a lookup, even for a missing character, is a table access, whereas Qt would
 * open every system font for each missing character. Thread-safe. */
namespace ink::pdf {

/** A font that has a character. */
struct CharacterFont
{
    QString family;
    bool isRestricted = false; ///< it must not be embedded, and no other font has the character
};

// Index(fontWith): Fonts: which has a character
/** The font other than emoji fonts that has a character; nothing if there is none. */
[[nodiscard]] std::optional<CharacterFont> fontWith(char32_t character);
/** Returns whether an emoji font has a character. */
[[nodiscard]] bool isInEmojiFont(char32_t character);
/** Reads all fonts now, so that lookups needn't wait for them; ends early once `isStopped` is set. */
void indexFonts(const std::atomic_bool* isStopped = nullptr);

/** Calls `found` for each range of characters in a font's `cmap` table. Malformed parts are skipped. */
void forEachMappedRange(QByteArrayView cmap, const std::function<void(char32_t first, char32_t last)>& found);

} // namespace ink::pdf
