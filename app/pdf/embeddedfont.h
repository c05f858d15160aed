#pragma once

#include "app/pdf/outlinefont.h"

#include <QRawFont>
#include <QString>

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace ink::pdf {

class FontSource;

/** Adds an object's body to the file that is being made and gives the reference to it, e.g. `7 0 R`. */
using AddObject = std::function<std::string(std::string)>;

/**
 * One of the system's fonts as one file uses it: collects which glyphs stand for which text, and writes a
 * Type 0 font (CIDFontType2, Identity-H; codes are the font's own glyph numbers) with a subset of the
 * outlines. Outlines and whole subsets are kept for the process: files that need the same glyphs share the
 * packed bytes. To be used from one thread; what is kept is safe to share.
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
    /** Notes a glyph's use; its width as written into the file, in thousandths of the em. */
    int use(quint32 glyph);
    /** The width of a glyph that was noted. */
    [[nodiscard]] int widthOf(quint32 glyph) const;
    /** Whether a reader gets this text from the glyph alone; a glyph's first text is the one it keeps. */
    [[nodiscard]] bool says(quint32 glyph, QStringView text);
    /** Writes the font's objects; the reference to the Type 0 font. */
    [[nodiscard]] std::string write(const AddObject& add);

private:
    struct Use
    {
        int width = 0;
        QString text; ///< empty: told by ActualText only
    };
    QRawFont m_font;
    std::shared_ptr<FontSource> m_source;
    std::map<quint32, Use> m_used;
    std::unordered_map<char16_t, quint32> m_glyphs;
    std::array<Use*, 512> m_near{}; ///< m_used's entries with small numbers
};

} // namespace ink::pdf
