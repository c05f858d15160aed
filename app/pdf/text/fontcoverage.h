#pragma once

#include <QByteArrayView>
#include <QString>

#include <atomic>
#include <functional>
#include <optional>

/**
 * Which font of this system has a character. The fonts are read once: those that come with the program or are
 * made for a script at the first question, all others when a character is in none of them, and again when
 * fonts were added or removed. Afterwards an answer, also "none", costs a look into a table: Qt would open
 * every font of the system for each character that none has. Safe from any thread.
 */
namespace ink::pdf {

/** A font that has a character. */
struct CharacterFont
{
    QString family;
    bool isRestricted = false; ///< it must not be embedded, and no other font has the character
};

// Index(fontWith): Fonts: which has a character
/** The font that has a character and isn't one of emoji; nothing when there is none. */
[[nodiscard]] std::optional<CharacterFont> fontWith(char32_t character);
/** Returns whether a font of emoji has a character. */
[[nodiscard]] bool isInEmojiFont(char32_t character);
/** Reads all fonts now, so that no question has to wait for it; ends early once `isStopped`. */
void indexFonts(const std::atomic_bool* isStopped = nullptr);

/** Calls `found` for each range of characters of a font's table `cmap`. Malformed parts are left out. */
void forEachMappedRange(QByteArrayView cmap, const std::function<void(char32_t first, char32_t last)>& found);

} // namespace ink::pdf
