#pragma once

#include "app/pdf/text/fontprogram.h"
#include "app/pdf/text/outlinefont.h"

#include <QString>

#include <functional>
#include <string>
#include <vector>

namespace ink::pdf {

/** Adds an object to the file being written and returns the reference to it, e.g. `7 0 R`. */
using ObjectWriter = std::function<std::string(std::string)>;

/** A code of a font as used in a file. */
struct CodedGlyph
{
    quint32 code = 0;
    const OutlineGlyph* glyph = nullptr; ///< several codes may share a glyph
    QString text;                        ///< the text of the code; empty = none
    quint32 number = 0;                  ///< glyph number in the original font; only used with a font program
};

/** The compressed objects of a font; the same bytes for every file that uses the same glyphs. */
struct FontSubset
{
    std::string tag; ///< six letters
    std::string program;
    std::string widths;
    std::string glyphNumbers; ///< CIDToGIDMap
    std::string toUnicode;
    QRect box;
};

/** The memory used by a subset in bytes. */
[[nodiscard]] qsizetype sizeInMemory(const FontSubset& subset);

/** The font descriptor's values; lengths in thousandths of an em. */
struct FontTraits
{
    std::string name; ///< printable ASCII
    int ascent = 0;
    int descent = 0; ///< below the baseline, positive
    int capHeight = 0;
    int weight = 400;
    bool italic = false;
    bool fixedPitch = false;
};

/** Creates a subset of glyphs in the order of their codes, starting with code 0. Without a font program, one
 * is generated from the outlines. */
[[nodiscard]] FontSubset makeSubset(const std::vector<CodedGlyph>& glyphs, const FontTraits& traits,
                                    const std::optional<FontProgram>& program = std::nullopt);
/** Writes a Type 0 font (CIDFontType2, Identity-H) with this subset; returns the reference to it. */
[[nodiscard]] std::string addFont(const ObjectWriter& add, const FontSubset& subset,
                                  const FontTraits& traits);

} // namespace ink::pdf
