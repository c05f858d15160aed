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

/**
 * One of the system's fonts as one file uses it: collects which glyphs stand for which text, and writes a
 * Type 0 font with a subset of the outlines. A code is the font's own glyph number; a glyph that stands for
 * several texts (a Latin A that was typed as a Greek one, a space that does not break) gets further codes, so
 * that every code tells its text. Outlines and whole subsets are kept for the process: files that need the
 * same glyphs share the packed bytes. To be used from one thread; what is kept is safe to share.
 */
class EmbeddedFont final
{
public:
    /** A font whose em is 1000 pixels. */
    explicit EmbeddedFont(const QRawFont& font);
    ~EmbeddedFont();
    EmbeddedFont(EmbeddedFont&&) noexcept;
    EmbeddedFont& operator=(EmbeddedFont&&) noexcept;

    [[nodiscard]] bool is(const QRawFont& font) const { return m_font == font; }
    /** The glyph that this one UTF-16 unit has on its own; 0 when there is none. */
    [[nodiscard]] quint32 glyphOf(QChar character);
    /** Notes the use of a glyph for a text; the code that stands for both. */
    [[nodiscard]] quint32 code(quint32 glyph, QStringView text);
    /** The width of a code as written into the file, in thousandths of the em. */
    [[nodiscard]] int widthOf(quint32 code) const { return at(code)->metrics.width; }
    /** The ink of a code above the base line: bottom and top, in thousandths. */
    [[nodiscard]] std::pair<int, int> ink(quint32 code) const
    {
        const Use* use = at(code);
        return {use->metrics.bottom, use->metrics.top};
    }
    /** The outline of a glyph in an em of 1000, y downwards. */
    [[nodiscard]] QPainterPath outline(quint32 glyph) const;
    /** The width of any glyph, in thousandths of the em. */
    [[nodiscard]] int advanceOf(quint32 glyph) const;
    /** A number of the font that is its own in this process. */
    [[nodiscard]] int id() const;
    /** Returns whether it draws colour bitmaps and has no outlines. */
    [[nodiscard]] bool isPictures() const { return m_isPictures; }
    /** Returns whether none of its codes is used. */
    [[nodiscard]] bool isEmpty() const { return m_used.empty(); }
    /** Writes the font's objects; the reference to the Type 0 font. */
    [[nodiscard]] std::string write(const AddObject& add);

    /** The box of a glyph in thousandths of the em; bottom and top above the base line. */
    struct Metrics
    {
        int width = 0;
        int bottom = 0;
        int top = 0;
    };
    struct Use
    {
        quint32 glyph = 0;
        QString text;
        Metrics metrics;
    };

private:
    [[nodiscard]] const Use* at(quint32 code) const
    {
        return code < m_near.size() ? m_near[code] : &m_used.at(code);
    }
    Use& add(quint32 code, quint32 glyph);

    QRawFont m_font;
    bool m_isPictures = false;
    std::shared_ptr<FontSource> m_source;
    std::map<quint32, Use> m_used; ///< by code
    std::map<std::pair<quint32, QString>, quint32> m_furtherCodes;
    quint32 m_nextCode = 0;
    std::unordered_map<char16_t, quint32> m_glyphs;
    std::array<Use*, 512> m_near{}; ///< m_used's entries with small codes
};

} // namespace ink::pdf
