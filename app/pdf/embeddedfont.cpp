#include "app/pdf/embeddedfont.h"

#include "app/pdf/objecttext.h"

#include <QCryptographicHash>
#include <QMutex>
#include <QPainterPath>

#include <cmath>
#include <deque>

namespace ink::pdf {

namespace {

constexpr size_t keptSubsets = 64; ///< a font
constexpr size_t keptGlyphs = 4096;
constexpr int keptSources = 256;

/** What a file writes of a font, packed; the same bytes for every file that uses the same glyphs. */
struct Subset
{
    std::string tag; ///< six letters
    std::string program;
    std::string widths;
    std::string glyphNumbers; ///< CIDToGIDMap
    std::string toUnicode;
    QRect box;
};
using SubsetKey = QByteArray;

/** Letters of which a file that uses one gets all: so that most files need the very same subset. */
constexpr std::u16string_view wholeClasses[] = {u"0123456789abcdef", u"ghijklmnopqrstuvwxyz",
                                                u"ABCDEFGHIJKLMNOPQRSTUVWXYZ", u" .,:;-_@()/<>+'\""};

std::string hex4(quint32 value)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    return {digits[(value >> 12) & 15], digits[(value >> 8) & 15], digits[(value >> 4) & 15],
            digits[value & 15]};
}

std::string utf16(const QString& text)
{
    std::string out;
    for (const QChar unit : text)
        out += hex4(unit.unicode());
    return out;
}

std::string toUnicodeMap(const std::map<quint32, QString>& texts)
{
    std::string out =
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo <</Registry "
        "(Adobe) /Ordering (UCS) /Supplement 0>> def\n/CMapName /Adobe-Identity-UCS def\n/CMapType 2 "
        "def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n";
    std::string block;
    int count = 0;
    const auto flush = [&] {
        if (count > 0) out += std::to_string(count) + " beginbfchar\n" + block + "endbfchar\n";
        block.clear();
        count = 0;
    };
    for (const auto& [glyph, text] : texts) {
        if (text.isEmpty()) continue;
        block += '<' + hex4(glyph) + "> <" + utf16(text) + ">\n";
        if (++count == 100) flush();
    }
    flush();
    return out + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
}

} // namespace

/** A font of the system, known to the process. Safe to use from several threads. */
class FontSource final
{
public:
    explicit FontSource(const QRawFont& font)
        : m_ascent(static_cast<int>(std::lround(font.ascent()))),
          m_descent(static_cast<int>(std::lround(font.descent()))),
          m_capHeight(static_cast<int>(std::lround(font.capHeight()))), m_weight(font.weight()),
          m_italic(font.style() != QFont::StyleNormal)
    {
        QString name = font.familyName() + QLatin1Char('-') + font.styleName();
        name.removeIf([](QChar c) { return c.unicode() <= 32 || c.unicode() > 126; });
        m_name = name.toStdString();
        const auto wide = font.glyphIndexesForString(QStringLiteral("iM"));
        const auto widths = font.advancesForGlyphIndexes(wide);
        m_fixedPitch = widths.size() == 2 && std::abs(widths.at(0).x() - widths.at(1).x()) < 0.5;
        for (char16_t letter = 32; letter < 127; ++letter) {
            const auto glyphs = font.glyphIndexesForString(QChar(letter));
            if (glyphs.size() == 1) m_ascii[letter] = glyphs.first();
            if (m_ascii[letter] != 0) m_letters.try_emplace(m_ascii[letter], QChar(letter));
        }
        for (const auto letters : wholeClasses) {
            std::vector<std::pair<quint32, QString>> members;
            for (const char16_t letter : letters)
                if (m_ascii[letter] != 0) members.emplace_back(m_ascii[letter], QChar(letter));
            m_classes.push_back(std::move(members));
        }
    }

    static std::shared_ptr<FontSource> of(const QRawFont& font)
    {
        // The head table holds the font's own checksum and times.
        const QByteArray key = font.fontTable("head") + font.familyName().toUtf8() + '\0' +
                               font.styleName().toUtf8() + '\0' + QByteArray::number(font.weight()) + '\0' +
                               QByteArray::number(int(font.style()));
        static QMutex mutex;
        static std::map<QByteArray, std::shared_ptr<FontSource>> known;
        const QMutexLocker lock(&mutex);
        if (const auto at = known.find(key); at != known.end()) return at->second;
        if (known.size() >= keptSources) known.clear();
        return known.emplace(key, std::make_shared<FontSource>(font)).first->second;
    }

    /** The glyph of a character of ASCII. */
    [[nodiscard]] quint32 asciiGlyph(char16_t letter) const { return m_ascii[letter]; }
    /** The character of ASCII that a glyph stands for, empty when it is none. */
    [[nodiscard]] QString asciiText(quint32 glyph) const
    {
        const auto at = m_letters.find(glyph);
        return at == m_letters.end() ? QString() : QString(at->second);
    }

    int widthOf(const QRawFont& font, quint32 glyph)
    {
        const QMutexLocker lock(&m_mutex);
        return static_cast<int>(std::lround(outline(font, glyph).advance * 1000.0 / outlineUnits));
    }

    /** `texts` names the glyphs used; the letters that come along with them are added to it. */
    std::shared_ptr<const Subset> subset(const QRawFont& font, std::map<quint32, QString>& texts)
    {
        for (const auto& members : m_classes) {
            const bool used = std::any_of(members.begin(), members.end(), [&](const auto& member) {
                const auto at = texts.find(member.first);
                return at != texts.end() && at->second == member.second;
            });
            if (!used) continue;
            for (const auto& [glyph, text] : members)
                texts.emplace(glyph, text);
        }
        texts.emplace(0, QString());
        SubsetKey key;
        for (const auto& [glyph, text] : texts) {
            key.append(reinterpret_cast<const char*>(&glyph), sizeof glyph);
            key.append(reinterpret_cast<const char*>(text.utf16()), (text.size() + 1) * 2);
        }
        const QMutexLocker lock(&m_mutex);
        for (auto at = m_subsets.begin(); at != m_subsets.end(); ++at) {
            if (at->first != key) continue;
            const auto found = *at;
            m_subsets.erase(at);
            m_subsets.push_front(found);
            return found.second;
        }
        auto made = std::make_shared<const Subset>(make(font, texts, key));
        m_subsets.emplace_front(key, made);
        if (m_subsets.size() > keptSubsets) m_subsets.pop_back();
        if (m_outlines.size() > keptGlyphs) m_outlines.clear();
        return made;
    }

    [[nodiscard]] std::string descriptor(const Subset& subset, const std::string& file) const
    {
        const auto unit = [](int value) { return std::to_string(value * 1000 / outlineUnits); };
        const double stem = 50 + std::pow(m_weight / 65.0, 2);
        return "<</Type /FontDescriptor /FontName " + name(subset) + " /Flags " +
               std::to_string(4 | (m_fixedPitch ? 1 : 0) | (m_italic ? 64 : 0)) + " /FontBBox [" +
               unit(subset.box.left()) + ' ' + unit(subset.box.top()) + ' ' + unit(subset.box.right()) + ' ' +
               unit(subset.box.bottom()) + "] /ItalicAngle " + (m_italic ? "-12" : "0") + " /Ascent " +
               std::to_string(m_ascent) + " /Descent " + std::to_string(-m_descent) + " /CapHeight " +
               std::to_string(m_capHeight) + " /StemV " + std::to_string(std::lround(stem)) + " /FontFile2 " +
               file + ">>";
    }
    [[nodiscard]] std::string name(const Subset& subset) const { return nameText(subset.tag + '+' + m_name); }

private:
    const OutlineGlyph& outline(const QRawFont& font, quint32 glyph)
    {
        if (const auto at = m_outlines.find(glyph); at != m_outlines.end()) return at->second;
        const auto advances = font.advancesForGlyphIndexes({glyph});
        const double advance = advances.isEmpty() ? 0 : advances.first().x();
        return m_outlines.emplace(glyph, outlineGlyph(font.pathForGlyph(glyph), advance)).first->second;
    }

    Subset make(const QRawFont& font, const std::map<quint32, QString>& texts, const SubsetKey& key)
    {
        Subset made;
        const QByteArray hash = QCryptographicHash::hash(key, QCryptographicHash::Sha1);
        for (int i = 0; i < 6; ++i)
            made.tag += static_cast<char>('A' + static_cast<unsigned char>(hash.at(i)) % 26);
        std::vector<const OutlineGlyph*> glyphs;
        quint32 next = UINT32_MAX;
        std::string numbers((texts.rbegin()->first + 1) * 2, '\0');
        for (const auto& [glyph, text] : texts) {
            const OutlineGlyph& each = outline(font, glyph);
            numbers[glyph * 2] = static_cast<char>(glyphs.size() >> 8);
            numbers[glyph * 2 + 1] = static_cast<char>(glyphs.size() & 0xFF);
            // Numbers that follow each other share a list.
            if (glyph != next) made.widths += (glyphs.empty() ? "" : "]") + std::to_string(glyph) + '[';
            if (glyph == next) made.widths += ' ';
            made.widths += std::to_string(std::lround(each.advance * 1000.0 / outlineUnits));
            next = glyph + 1;
            if (!each.data.isEmpty()) made.box |= each.box;
            glyphs.push_back(&each);
        }
        made.widths += ']';
        const QByteArray program =
            trueTypeProgram(glyphs, {m_ascent * outlineUnits / 1000, m_descent * outlineUnits / 1000});
        const std::string_view bytes(program.constData(), static_cast<size_t>(program.size()));
        DictText dict;
        dict["/Filter"] = "/FlateDecode";
        made.glyphNumbers = streamText(dict, deflated(numbers, 9));
        made.toUnicode = streamText(dict, deflated(toUnicodeMap(texts), 9));
        dict["/Length1"] = std::to_string(bytes.size());
        made.program = streamText(dict, deflated(bytes, 9));
        return made;
    }

    const int m_ascent;
    const int m_descent;
    const int m_capHeight;
    const int m_weight;
    const bool m_italic;
    bool m_fixedPitch = false;
    std::string m_name;
    std::array<quint32, 128> m_ascii{};
    std::unordered_map<quint32, QChar> m_letters;
    std::vector<std::vector<std::pair<quint32, QString>>> m_classes;
    QMutex m_mutex;
    std::unordered_map<quint32, OutlineGlyph> m_outlines;
    std::deque<std::pair<SubsetKey, std::shared_ptr<const Subset>>> m_subsets;
};

EmbeddedFont::EmbeddedFont(const QRawFont& font) : m_font(font), m_source(FontSource::of(font)) {}
EmbeddedFont::~EmbeddedFont() = default;
EmbeddedFont::EmbeddedFont(EmbeddedFont&&) noexcept = default;
EmbeddedFont& EmbeddedFont::operator=(EmbeddedFont&&) noexcept = default;

quint32 EmbeddedFont::glyphOf(QChar character)
{
    if (character.unicode() < 128) return m_source->asciiGlyph(character.unicode());
    const auto [at, isNew] = m_glyphs.try_emplace(character.unicode(), 0);
    if (isNew && !character.isSurrogate()) {
        const auto glyphs = m_font.glyphIndexesForString(character);
        if (glyphs.size() == 1) at->second = glyphs.first();
    }
    return at->second;
}

int EmbeddedFont::use(quint32 glyph)
{
    if (glyph < m_near.size() && m_near[glyph]) return m_near[glyph]->width;
    const auto [at, isNew] = m_used.try_emplace(glyph);
    if (isNew) at->second.width = m_source->widthOf(m_font, glyph);
    if (glyph < m_near.size()) m_near[glyph] = &at->second;
    return at->second.width;
}

int EmbeddedFont::widthOf(quint32 glyph) const
{
    if (glyph < m_near.size() && m_near[glyph]) return m_near[glyph]->width;
    const auto at = m_used.find(glyph);
    return at == m_used.end() ? 0 : at->second.width;
}

bool EmbeddedFont::says(quint32 glyph, QStringView text)
{
    if (glyph == 0 || text.isEmpty()) return false;
    use(glyph);
    QString& known = glyph < m_near.size() ? m_near[glyph]->text : m_used[glyph].text;
    if (known.isEmpty()) {
        // A glyph that ASCII uses says that in every file, so that files share their subsets.
        known = m_source->asciiText(glyph);
        if (known.isEmpty()) known = text.toString();
    }
    const bool blank = known.size() == 1 && text.size() == 1 && known.at(0).isSpace() && text.at(0).isSpace();
    return blank || text == known;
}

std::string EmbeddedFont::write(const AddObject& add)
{
    std::map<quint32, QString> texts;
    for (const auto& [glyph, use] : m_used)
        texts.emplace(glyph, use.text);
    const auto subset = m_source->subset(m_font, texts);
    const std::string file = add(subset->program);
    const std::string descriptor = add(m_source->descriptor(*subset, file));
    const std::string numbers = add(subset->glyphNumbers);
    const std::string unicode = add(subset->toUnicode);
    const std::string name = m_source->name(*subset);
    const std::string inner =
        add("<</Type /Font /Subtype /CIDFontType2 /BaseFont " + name +
            " /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor " +
            descriptor + " /DW 0 /W [" + subset->widths + "] /CIDToGIDMap " + numbers + ">>");
    return add("<</Type /Font /Subtype /Type0 /BaseFont " + name +
               " /Encoding /Identity-H /DescendantFonts [" + inner + "] /ToUnicode " + unicode + ">>");
}

} // namespace ink::pdf
