#include "app/pdf/content/fontdecoder.h"

#include "app/pdf/content/contentlexer.h"
#include "app/pdf/content/fontdecodernames.h"
#include "app/pdf/content/fontdecodertables.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr size_t maxGlyphs = 70'000; ///< maximum cached glyphs of one font
constexpr size_t maxWidths = 70'000; ///< ranges of one /W
constexpr int descriptorSymbolic = 4;
constexpr int descriptorSerif = 2; ///< /Flags (ISO 32000-2 table 121)
constexpr int descriptorFixed = 1;
constexpr int descriptorForceBold = 1 << 18;

double numberOf(QPDFObjectHandle value, double fallback)
{
    if (!value.isNumber()) return fallback;
    const double number = value.getNumericValue();
    return std::isfinite(number) && std::abs(number) < 1e7 ? number : fallback;
}

std::string nameString(QPDFObjectHandle value)
{
    return value.isName() ? value.getName().substr(1) : std::string();
}

/** A stream's decoded bytes; empty if it isn't a stream or can't be decoded. */
std::string bytesOf(QPDFObjectHandle stream)
{
    if (!stream.isStream()) return {};
    try {
        const auto data = stream.getStreamData(qpdf_dl_specialized);
        return {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()};
    } catch (const std::runtime_error&) {
        return {};
    }
}

QPDFObjectHandle dictionaryKey(QPDFObjectHandle& dictionary, const char* key)
{
    return dictionary.isDictionary() ? dictionary.getKey(key) : QPDFObjectHandle::newNull();
}

bool hasProgram(QPDFObjectHandle& descriptor)
{
    return dictionaryKey(descriptor, "/FontFile").isStream() ||
           dictionaryKey(descriptor, "/FontFile2").isStream() ||
           dictionaryKey(descriptor, "/FontFile3").isStream();
}

/** Returns whether text carries no meaning: only control characters and replacement characters. */
bool isMeaningless(const QString& text)
{
    if (text.isEmpty()) return true;
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() < 0x20 || c.unicode() == 0xFFFD || (c.unicode() >= 0x7F && c.unicode() < 0xA0);
    });
}

bool isInvisibleText(const QString& text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.isSpace() || c.unicode() == 0xA0 || (c.unicode() >= 0x200B && c.unicode() <= 0x200D);
    });
}

/** Decodes names such as `c65` or `C41` in fonts whose glyphs are named by their codes. */
QString textOfNumberedName(std::string_view name, int code)
{
    if (name.size() < 3 || name.size() > 5 || code < 32) return {};
    const std::string_view digits = name.substr(1);
    int number = -1;
    for (const int base : {10, 16}) {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number, base);
        if (error != std::errc() || end != digits.data() + digits.size() || number != code) continue;
        const char16_t character = characterOf(BaseEncoding::WinAnsi, static_cast<unsigned char>(code));
        return character ? QString(QChar(character)) : QString();
    }
    return {};
}

/** Reads the `dup 65 /A put` lines in the clear text of a Type 1 program. */
void readBuiltInEncoding(const std::string& program, std::array<QString, 256>& texts)
{
    const std::string_view clear =
        std::string_view(program).substr(0, std::min(program.find("eexec"), program.size()));
    const size_t start = clear.find("/Encoding");
    if (start == std::string_view::npos) return;
    ContentLexer lexer(clear, start + 9);
    int code = -1;
    for (ContentToken token = lexer.next(); token.kind != ContentToken::Kind::End; token = lexer.next()) {
        if (token.kind == ContentToken::Kind::Keyword &&
            (token.text == "def" || token.text == "readonly" || token.text == "StandardEncoding"))
            return;
        if (token.kind == ContentToken::Kind::Number)
            code = token.number < 256 ? static_cast<int>(token.number) : -1;
        if (token.kind == ContentToken::Kind::Name && code >= 0) {
            texts[static_cast<size_t>(code)] = glyphNameToText(token.text);
            code = -1;
        }
    }
}

} // namespace

std::shared_ptr<FontDecoder> FontDecoder::read(QPDFObjectHandle font)
{
    std::shared_ptr<FontDecoder> decoder(new FontDecoder);
    decoder->m_object = font.isDictionary() ? font : QPDFObjectHandle::newNull();
    if (!font.isDictionary()) {
        font = QPDFObjectHandle::newDictionary();
    }
    decoder->m_baseFont = nameString(font.getKey("/BaseFont"));
    const std::string subtype = nameString(font.getKey("/Subtype"));
    decoder->m_type3 = subtype == "Type3";
    QPDFObjectHandle descriptor = font.getKey("/FontDescriptor");
    if (subtype == "Type0") {
        QPDFObjectHandle descendants = font.getKey("/DescendantFonts");
        QPDFObjectHandle descendant = descendants.isArray() ? descendants.getArrayItem(0) : descendants;
        descriptor = dictionaryKey(descendant, "/FontDescriptor");
        decoder->m_embedded = hasProgram(descriptor);
        decoder->readExtent(font, descriptor);
        decoder->readComposite(font, descendant);
    } else {
        decoder->m_embedded = hasProgram(descriptor);
        decoder->readExtent(font, descriptor);
        decoder->readSimple(font, descriptor);
    }
    return decoder;
}

void FontDecoder::readExtent(QPDFObjectHandle& font, QPDFObjectHandle& descriptor)
{
    const auto flags = static_cast<int>(numberOf(dictionaryKey(descriptor, "/Flags"), 0));
    const bool namedBold =
        m_baseFont.find("Bold") != std::string::npos || m_baseFont.find("bold") != std::string::npos ||
        m_baseFont.find("Black") != std::string::npos || m_baseFont.find("Heavy") != std::string::npos;
    m_bold = namedBold || (flags & descriptorForceBold) != 0 ||
             numberOf(dictionaryKey(descriptor, "/FontWeight"), 400) >= 600 ||
             numberOf(dictionaryKey(descriptor, "/StemV"), 0) >= 140;
    if (m_type3) return readType3Extent(font);
    if (const auto standard = standardFontFromName(m_baseFont)) {
        const auto [up, down] = standardExtent(*standard);
        m_ascent = up / 1000.0;
        m_descent = down / 1000.0;
    }
    const double up = std::abs(numberOf(dictionaryKey(descriptor, "/Ascent"), 0)) / 1000;
    const double down = std::abs(numberOf(dictionaryKey(descriptor, "/Descent"), 0)) / 1000;
    if (up > 0.05 && up < 3) m_ascent = std::min(up, 1.05);
    if (down > 0 && down < 3) m_descent = -std::min(down, 0.4);
}

void FontDecoder::readType3Extent(QPDFObjectHandle& font)
{
    const auto entry = [](QPDFObjectHandle array, int i, double fallback) {
        return array.isArray() && array.getArrayNItems() > i ? numberOf(array.getArrayItem(i), fallback)
                                                             : fallback;
    };
    QPDFObjectHandle matrix = font.getKey("/FontMatrix");
    m_type3Scale = entry(matrix, 0, 0.001);
    // The average glyph is assumed to be half an em wide.
    QPDFObjectHandle widths = font.getKey("/Widths");
    const int count = widths.isArray() ? std::min(widths.getArrayNItems(), 256) : 0;
    double sum = 0;
    int known = 0;
    for (int i = 0; i < count; ++i) {
        const double width = std::abs(numberOf(widths.getArrayItem(i), 0) * m_type3Scale);
        if (width <= 0) continue;
        sum += width;
        ++known;
    }
    if (known > 0) m_em = sum / known / 0.5;
    if (m_em > 0.6 && m_em < 1.6) m_em = 1;
    QPDFObjectHandle box = font.getKey("/FontBBox");
    const double vertical = std::abs(entry(matrix, 3, 0.001));
    const double low = entry(box, 1, 0) * vertical / m_em;
    const double high = entry(box, 3, 0) * vertical / m_em;
    const bool sane = high > 0.4 && high < 1.3 && low > -0.6 && low < high - 0.3;
    m_ascent = sane ? high : 0.75;
    m_descent = sane ? std::min(low, 0.0) : -0.25;
}

void FontDecoder::readEncoding(QPDFObjectHandle& font, QPDFObjectHandle& descriptor,
                               std::array<QString, 256>& texts)
{
    const auto standard = standardFontFromName(m_baseFont);
    const bool symbolic =
        (static_cast<int>(numberOf(dictionaryKey(descriptor, "/Flags"), 0)) & descriptorSymbolic) != 0;
    const bool wingdings = m_baseFont.find("Wingdings") != std::string::npos;
    const bool dingbats = standard == StandardFont::Dingbats;
    QPDFObjectHandle encoding = font.getKey("/Encoding");
    std::string base = nameString(encoding);
    if (encoding.isDictionary()) base = nameString(encoding.getKey("/BaseEncoding"));

    const bool trueType = nameString(font.getKey("/Subtype")) == "TrueType";
    BaseEncoding table = trueType && symbolic ? BaseEncoding::WinAnsi : BaseEncoding::Standard;
    bool builtIn = base.empty();
    if (base == "WinAnsiEncoding")
        table = BaseEncoding::WinAnsi;
    else if (base == "MacRomanEncoding")
        table = BaseEncoding::MacRoman;
    else if (base == "StandardEncoding")
        table = BaseEncoding::Standard;
    else
        builtIn = true;
    if (dingbats)
        table = BaseEncoding::Dingbats;
    else if (standard == StandardFont::Symbol && (builtIn || !m_embedded))
        table = BaseEncoding::Symbol;
    else if (wingdings)
        table = BaseEncoding::Wingdings;
    if (!m_type3) {
        for (size_t code = 0; code < 256; ++code)
            if (const char16_t c = characterOf(table, static_cast<unsigned char>(code)))
                texts[code] = QChar(c);
    }
    if (builtIn && m_embedded && !wingdings && !dingbats)
        readBuiltInEncoding(bytesOf(dictionaryKey(descriptor, "/FontFile")), texts);

    QPDFObjectHandle differences = dictionaryKey(encoding, "/Differences");
    const int count = differences.isArray() ? std::min(differences.getArrayNItems(), 1000) : 0;
    int code = 0;
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle item = differences.getArrayItem(i);
        if (item.isInteger()) {
            const auto value = item.getIntValue();
            code = value >= 0 && value < 256 ? static_cast<int>(value) : 256;
        } else if (item.isName() && code < 256) {
            const std::string name = nameString(item);
            QString text = glyphNameToText(name, dingbats);
            if (text.isEmpty() && wingdings) text = texts[static_cast<size_t>(code)];
            if (text.isEmpty()) text = textOfNumberedName(name, code);
            // Names such as `g32` in an embedded subset have no meaning, nor do those of a Type 3 font.
            texts[static_cast<size_t>(code)] = text;
            ++code;
        }
    }
}

void FontDecoder::readSimple(QPDFObjectHandle& font, QPDFObjectHandle& descriptor)
{
    std::array<QString, 256> texts;
    readEncoding(font, descriptor, texts);
    const std::array<QString, 256> encoded = texts;
    const bool wingdings = m_baseFont.find("Wingdings") != std::string::npos;
    if (const std::string text = bytesOf(font.getKey("/ToUnicode")); !text.empty()) {
        CMap map;
        map.parse(text);
        for (std::uint32_t code = 0; code < 256; ++code) {
            QString said = map.textOf(code);
            if (wingdings && said.size() == 1 && said[0].unicode() >= 0xF020 && said[0].unicode() <= 0xF0FF)
                if (const char16_t c = characterOf(BaseEncoding::Wingdings,
                                                   static_cast<unsigned char>(said[0].unicode() & 0xFF)))
                    said = QChar(c);
            if (!isMeaningless(said)) texts[code] = said;
        }
    }

    const auto flags = static_cast<int>(numberOf(dictionaryKey(descriptor, "/Flags"), 0));
    const auto standard = standardFontFromName(m_baseFont);
    const StandardFont substitute = standard ? *standard
                                             : nearestStandardFont(m_baseFont, (flags & descriptorSerif) != 0,
                                                                   (flags & descriptorFixed) != 0);
    QPDFObjectHandle widths = font.getKey("/Widths");
    const auto first = static_cast<long long>(numberOf(font.getKey("/FirstChar"), 0));
    const int count = widths.isArray() ? std::min(widths.getArrayNItems(), 256) : 0;
    const bool hasMissing = dictionaryKey(descriptor, "/MissingWidth").isNumber();
    const double missing = numberOf(dictionaryKey(descriptor, "/MissingWidth"), 0);
    m_simple.resize(256);
    for (size_t code = 0; code < 256; ++code) {
        Glyph& glyph = m_simple[code];
        glyph.text = texts[code];
        glyph.isBlank = isInvisibleText(glyph.text);
        const long long at = static_cast<long long>(code) - first;
        double width = -1;
        if (at >= 0 && at < count) width = numberOf(widths.getArrayItem(static_cast<int>(at)), -1);
        if (m_type3) {
            glyph.width = std::max(width, 0.0) * std::abs(m_type3Scale);
            continue;
        }
        if (width < 0 && count > 0 && hasMissing) width = missing;
        if (width < 0 && count > 0 && !standard) width = 0;
        if (width < 0) {
            const QString& text = encoded[code].isEmpty() ? texts[code] : encoded[code];
            width = standardWidth(substitute, text.isEmpty() ? u'n' : text[0].unicode(),
                                  static_cast<unsigned char>(code));
        }
        glyph.width = width / 1000;
    }
}

void FontDecoder::readComposite(QPDFObjectHandle& font, QPDFObjectHandle& descendant)
{
    m_composite = true;
    QPDFObjectHandle encoding = font.getKey("/Encoding");
    if (encoding.isStream()) {
        m_codes.parse(bytesOf(encoding));
        QPDFObjectHandle dict = encoding.getDict();
        QPDFObjectHandle base = dict.getKey("/UseCMap");
        if (base.isStream()) {
            CMap other;
            other.parse(bytesOf(base));
            m_codes.setBase(other);
        } else if (base.isName() || !m_codes.baseName().empty()) {
            m_codes.setBase(
                CMap::predefined(base.isName() ? nameString(base) : std::string(m_codes.baseName())));
        }
        if (QPDFObjectHandle mode = dict.getKey("/WMode"); mode.isInteger())
            m_codes.setVertical(mode.getIntValue() == 1);
        if (!m_codes.hasCodeSpaces()) m_codes.setBase(CMap::predefined("Identity-H"));
    } else {
        const std::string name = nameString(encoding);
        m_codes = CMap::predefined(name.empty() ? "Identity-H" : name);
    }
    m_vertical = m_codes.isVertical();
    m_toUnicode.parse(bytesOf(font.getKey("/ToUnicode")));
    readCidWidths(descendant);
}

void FontDecoder::readCidWidths(QPDFObjectHandle& descendant)
{
    m_defaultWidth = numberOf(dictionaryKey(descendant, "/DW"), 1000) / 1000;
    if (QPDFObjectHandle vertical = dictionaryKey(descendant, "/DW2");
        vertical.isArray() && vertical.getArrayNItems() >= 2)
        m_verticalAdvance = -numberOf(vertical.getArrayItem(1), -1000) / 1000;
    QPDFObjectHandle widths = dictionaryKey(descendant, "/W");
    const int count = widths.isArray() ? widths.getArrayNItems() : 0;
    const auto cid = [](QPDFObjectHandle value) {
        return static_cast<std::uint32_t>(std::clamp(numberOf(value, 0), 0.0, 65535.0));
    };
    for (int i = 0; i + 1 < count && m_widths.size() < maxWidths;) {
        const std::uint32_t low = cid(widths.getArrayItem(i));
        QPDFObjectHandle second = widths.getArrayItem(i + 1);
        if (second.isArray()) {
            const int items = std::min(second.getArrayNItems(), 65536);
            for (int k = 0; k < items; ++k) {
                const std::uint32_t each = low + static_cast<std::uint32_t>(k);
                m_widths.push_back({each, each, numberOf(second.getArrayItem(k), 0) / 1000});
            }
            i += 2;
        } else {
            if (i + 2 >= count) break;
            m_widths.push_back({low, cid(second), numberOf(widths.getArrayItem(i + 2), 0) / 1000});
            i += 3;
        }
    }
    std::stable_sort(m_widths.begin(), m_widths.end(),
                     [](const WidthRange& a, const WidthRange& b) { return a.low < b.low; });
}

double FontDecoder::cidWidth(std::uint32_t cid) const
{
    auto at = std::upper_bound(m_widths.begin(), m_widths.end(), cid,
                               [](std::uint32_t c, const WidthRange& r) { return c < r.low; });
    for (int steps = 0; at != m_widths.begin() && steps < 8; ++steps) {
        --at;
        if (at->high >= cid) return at->width;
    }
    return m_defaultWidth;
}

const FontDecoder::Glyph& FontDecoder::glyph(std::uint32_t code)
{
    if (!m_composite) return m_simple[code & 0xFF];
    if (const auto known = m_glyphs.find(code); known != m_glyphs.end()) return known->second;
    if (m_glyphs.size() > maxGlyphs) m_glyphs.clear();
    Glyph glyph;
    glyph.text = m_toUnicode.textOf(code);
    if (isMeaningless(glyph.text)) glyph.text.clear();
    if (glyph.text.isEmpty()) {
        if (m_codes.isUnicode() && code >= 0x20)
            glyph.text = QChar(static_cast<char16_t>(code));
        else if (!m_codes.hasCids() && code >= 0x20 && code < 0x7F)
            glyph.text = QChar(static_cast<char16_t>(code));
    }
    glyph.isBlank = isInvisibleText(glyph.text);
    glyph.width = m_codes.hasCids() ? cidWidth(m_codes.cidOf(code)) : (code < 0x100 ? 0.5 : m_defaultWidth);
    return m_glyphs.emplace(code, std::move(glyph)).first->second;
}

} // namespace ink::pdf
