#pragma once

#include "app/pdf/text/fontobjects.h"

#include <QRawFont>
#include <QString>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace ink::pdf {

class FontSource;

/** A system font as used in one file: collects the glyphs and their texts, and writes a Type 0 font with a
 * subset of the outlines. A code is the font's own glyph number; a glyph with several texts (a Latin A typed
 * as a Greek one, a no-break space) gets additional codes, so that every code has one text. Outlines and
 * whole subsets are cached for the process: files with the same glyphs share the compressed bytes. Use it on
 * one thread; the caches are thread-safe. */
class EmbeddedFont final
{
public:
    /** `font` must have an em of 1000 pixels. */
    explicit EmbeddedFont(const QRawFont& font);
    ~EmbeddedFont();
    EmbeddedFont(EmbeddedFont&&) noexcept;
    EmbeddedFont& operator=(EmbeddedFont&&) noexcept;

    /** Returns whether `font` is this font or one that `adopt` accepted. */
    [[nodiscard]] bool matches(const QRawFont& font) const;
    /** Accepts a font with the same glyphs as this one: Qt opens a font file again for each list of families.
     * Returns false for any other font. */
    bool adopt(const QRawFont& font);
    /** The glyph of a single UTF-16 unit; 0 if there is none. */
    [[nodiscard]] quint32 glyphOf(QChar character);
    /** Records the use of a glyph for a text; returns the code for both. */
    [[nodiscard]] quint32 code(quint32 glyph, QStringView text);
    /** The width of a code as written to the file, in thousandths of an em. */
    [[nodiscard]] int widthOf(quint32 code) const { return at(code)->metrics.width; }
    /** The vertical extents of a code relative to the baseline: bottom and top, in thousandths. */
    [[nodiscard]] std::pair<int, int> inkExtents(quint32 code) const
    {
        const UsedGlyph* use = at(code);
        return {use->metrics.bottom, use->metrics.top};
    }
    /** The outline of a glyph in an em of 1000, y downwards. */
    [[nodiscard]] QPainterPath outline(quint32 glyph) const;
    /** The width of any glyph, in thousandths of an em. */
    [[nodiscard]] int advanceOf(quint32 glyph) const;
    /** A number that identifies the font in this process. */
    [[nodiscard]] int id() const;
    /** Returns whether the font draws colour bitmaps and has no outlines. */
    [[nodiscard]] bool isBitmapFont() const { return m_isPictures; }
    /** Returns whether none of the font's codes is used. */
    [[nodiscard]] bool isEmpty() const { return m_used.empty(); }
    /** Writes the font's objects; returns the reference to the Type 0 font. */
    [[nodiscard]] std::string write(const ObjectWriter& add);

    /** The box of a glyph in thousandths of an em; bottom and top relative to the baseline. */
    struct Metrics
    {
        int width = 0;
        int bottom = 0;
        int top = 0;
    };
    struct UsedGlyph
    {
        quint32 glyph = 0;
        QString text;
        Metrics metrics;
    };

private:
    [[nodiscard]] const UsedGlyph* at(quint32 code) const
    {
        return code < m_near.size() ? m_near[code] : &m_used.at(code);
    }
    UsedGlyph& add(quint32 code, quint32 glyph);

    QRawFont m_font;
    std::vector<QRawFont> m_adopted;
    bool m_isPictures = false;
    std::shared_ptr<FontSource> m_source;
    std::map<quint32, UsedGlyph> m_used; ///< by code
    std::map<std::pair<quint32, QString>, quint32> m_furtherCodes;
    quint32 m_nextCode = 0;
    std::unordered_map<char16_t, quint32> m_glyphs;
    std::array<UsedGlyph*, 512> m_near{}; ///< m_used's entries for small codes
};

} // namespace ink::pdf
