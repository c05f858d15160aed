#pragma once

// Private to app/pdf/content: exposes qpdf's types.

#include "app/pdf/content/fontdecodercmap.h"

#include <QString>
#include <qpdf/QPDFObjectHandle.hh>

#include <array>
#include <memory>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace ink::pdf {

/** Private to app/pdf/content: the codes of a PDF font with their text and widths. */
class FontDecoder final
{
public:
    struct Glyph
    {
        QString text;         ///< empty when unknown
        double width = 0;     ///< in text space units: 1 = the em (a Type 3 font's matrix is already applied)
        bool isBlank = false; ///< draws nothing: a kind of space
    };

    /** Reads a font from its dictionary. Malformed entries are replaced by the defaults of viewers. */
    [[nodiscard]] static std::shared_ptr<FontDecoder> read(QPDFObjectHandle font);

    /** Returns the code at `at` and its length. */
    [[nodiscard]] CMap::Code codeAt(std::string_view string, size_t at) const
    {
        if (!m_composite) return {static_cast<unsigned char>(string[at]), 1};
        return m_codes.codeAt(string, at);
    }
    [[nodiscard]] const Glyph& glyph(std::uint32_t code);

    [[nodiscard]] bool isVertical() const { return m_vertical; }
    [[nodiscard]] bool isBold() const { return m_bold; }
    /** Returns true if the glyphs are content streams (ISO 32000-2 §9.6.4). */
    [[nodiscard]] bool isType3() const { return m_type3; }
    /** Returns true if the file embeds the font program. */
    [[nodiscard]] bool isEmbedded() const { return m_embedded; }
    /** The font's dictionary in the file; null if the font is invalid. */
    [[nodiscard]] QPDFObjectHandle object() const { return m_object; }
    [[nodiscard]] double ascent() const { return m_ascent; }   ///< em
    [[nodiscard]] double descent() const { return m_descent; } ///< em, negative
    /** The size of an em in font units (those of `Tf`): 1 except for Type 3 fonts, whose font size has no
     * fixed meaning. */
    [[nodiscard]] double em() const { return m_em; }
    /** The vertical advance of a glyph, in em. */
    [[nodiscard]] double verticalAdvance() const { return m_verticalAdvance; }

private:
    FontDecoder() = default;
    void readExtent(QPDFObjectHandle& font, QPDFObjectHandle& descriptor);
    void readType3Extent(QPDFObjectHandle& font);
    void readSimple(QPDFObjectHandle& font, QPDFObjectHandle& descriptor);
    void readEncoding(QPDFObjectHandle& font, QPDFObjectHandle& descriptor, std::array<QString, 256>& texts);
    void readComposite(QPDFObjectHandle& font, QPDFObjectHandle& descendant);
    void readCidWidths(QPDFObjectHandle& descendant);
    [[nodiscard]] double cidWidth(std::uint32_t cid) const;

    bool m_composite = false;
    bool m_vertical = false;
    bool m_bold = false;
    bool m_type3 = false;
    bool m_embedded = false;
    QPDFObjectHandle m_object;
    double m_ascent = 0.95;
    double m_descent = -0.35;
    double m_em = 1;
    double m_verticalAdvance = 1;
    double m_type3Scale = 0.001;
    std::string m_baseFont;
    CMap m_codes;     ///< encoding of a composite font
    CMap m_toUnicode; ///< /ToUnicode of a composite font
    std::vector<Glyph> m_simple;
    std::unordered_map<std::uint32_t, Glyph> m_glyphs;
    struct WidthRange
    {
        std::uint32_t low;
        std::uint32_t high;
        double width;
    };
    std::vector<WidthRange> m_widths; ///< sorted by low
    double m_defaultWidth = 1;
};

} // namespace ink::pdf
