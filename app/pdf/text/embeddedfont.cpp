#include "app/pdf/text/embeddedfont.h"

#include "app/pdf/text/sharedcache.h"
#include "app/pdf/text/systemfonts.h"

#include <QMutex>
#include <QPainterPath>
#include <QtEndian>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr int keptSources = 256;
// Index(keptSubsets): Fonts: how much of their outlines and subsets stays in memory
constexpr qsizetype keptSubsets = 32 * 1024 * 1024;  ///< bytes, for all fonts
constexpr qsizetype keptOutlines = 16 * 1024 * 1024; ///< bytes, for all fonts

/** The glyph and text of a code. */
struct Coded
{
    quint32 glyph = 0;
    QString text;
};

/** If a file uses one letter of a class, it gets all of them, so that most files need the same subset. */
constexpr std::u16string_view wholeClasses[] = {u"0123456789abcdef", u"ghijklmnopqrstuvwxyz",
                                                u"ABCDEFGHIJKLMNOPQRSTUVWXYZ", u" .,:;-_@()/<>+'\""};

} // namespace

/** A system font, cached for the process. Thread-safe. */
class FontSource final
{
public:
    explicit FontSource(const QRawFont& font)
    {
        m_traits.ascent = static_cast<int>(std::lround(font.ascent()));
        m_traits.descent = static_cast<int>(std::lround(font.descent()));
        m_traits.capHeight = static_cast<int>(std::lround(font.capHeight()));
        m_traits.weight = font.weight();
        m_traits.italic = font.style() != QFont::StyleNormal;
        if (const QByteArray profile = font.fontTable("maxp"); profile.size() >= 6)
            m_glyphCount = qFromBigEndian<quint16>(profile.constData() + 4);
        QString name = familyOf(font) + QLatin1Char('-') + font.styleName();
        name.removeIf([](QChar c) { return c.unicode() <= 32 || c.unicode() > 126; });
        m_traits.name = name.toStdString();
        const auto wide = font.glyphIndexesForString(QStringLiteral("iM"));
        const auto widths = font.advancesForGlyphIndexes(wide);
        m_traits.fixedPitch = widths.size() == 2 && std::abs(widths.at(0).x() - widths.at(1).x()) < 0.5;
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
        // The head table contains the font's checksum and times.
        const QByteArray key = font.fontTable("head") + familyOf(font).toUtf8() + '\0' +
                               font.styleName().toUtf8() + '\0' + QByteArray::number(font.weight()) + '\0' +
                               QByteArray::number(int(font.style()));
        static QMutex mutex;
        static std::map<QByteArray, std::shared_ptr<FontSource>> known;
        const QMutexLocker lock(&mutex);
        if (const auto at = known.find(key); at != known.end()) return at->second;
        if (known.size() >= keptSources) known.clear();
        return known.emplace(key, std::make_shared<FontSource>(font)).first->second;
    }

    /** The glyph of an ASCII character. */
    [[nodiscard]] quint32 asciiGlyph(char16_t letter) const { return m_ascii[letter]; }
    /** The ASCII character of a glyph, empty if it has none. */
    [[nodiscard]] QString asciiText(quint32 glyph) const
    {
        const auto at = m_letters.find(glyph);
        return at == m_letters.end() ? QString() : QString(at->second);
    }

    EmbeddedFont::Metrics metricsOf(const QRawFont& font, quint32 glyph)
    {
        const QMutexLocker lock(&m_mutex);
        const auto drawn = outline(font, glyph);
        EmbeddedFont::Metrics metrics;
        metrics.width = static_cast<int>(std::lround(drawn->advance * 1000.0 / outlineUnits));
        if (drawn->data.isEmpty()) return metrics;
        metrics.bottom = drawn->box.top() * 1000 / outlineUnits; // y upwards
        metrics.top = drawn->box.bottom() * 1000 / outlineUnits;
        return metrics;
    }
    /** The number of glyphs of the font: codes from here on are unused. */
    [[nodiscard]] quint32 glyphCount() const { return m_glyphCount; }
    [[nodiscard]] int id() const { return m_id; }
    [[nodiscard]] const FontTraits& traits() const { return m_traits; }

    /** Returns the subset for the used `codes`, to which the other letters of their classes are added. */
    std::shared_ptr<const FontSubset> subset(const QRawFont& font, std::map<quint32, Coded>& codes)
    {
        for (const auto& members : m_classes) {
            const bool used = std::any_of(members.begin(), members.end(), [&](const auto& member) {
                const auto at = codes.find(member.first);
                return at != codes.end() && at->second.glyph == member.first &&
                       at->second.text == member.second;
            });
            if (!used) continue;
            for (const auto& [glyph, text] : members)
                codes.emplace(glyph, Coded{glyph, text});
        }
        codes.emplace(0, Coded{});
        QByteArray key = QByteArray::number(m_id) + ' ';
        for (const auto& [code, coded] : codes) {
            key.append(reinterpret_cast<const char*>(&code), sizeof code);
            key.append(reinterpret_cast<const char*>(&coded.glyph), sizeof coded.glyph);
            key.append(reinterpret_cast<const char*>(coded.text.utf16()), (coded.text.size() + 1) * 2);
        }
        static SharedCache<QByteArray, FontSubset> subsets(keptSubsets);
        const QMutexLocker lock(&m_mutex); // a waiting thread then finds the result in the cache
        if (auto known = subsets.get(key)) return known;
        std::vector<std::shared_ptr<const OutlineGlyph>> outlines;
        std::vector<CodedGlyph> glyphs;
        std::vector<quint32> numbers;
        for (const auto& [code, coded] : codes) {
            outlines.push_back(outline(font, coded.glyph));
            glyphs.push_back({code, outlines.back().get(), coded.text, coded.glyph});
            numbers.push_back(coded.glyph);
        }
        FontSubset made = makeSubset(glyphs, m_traits, subsetProgram(font, numbers));
        const qsizetype bytes = key.size() + sizeInMemory(made);
        return subsets.put(key, std::move(made), bytes);
    }

private:
    std::shared_ptr<const OutlineGlyph> outline(const QRawFont& font, quint32 glyph) const
    {
        static SharedCache<std::pair<int, quint32>, OutlineGlyph> outlines(keptOutlines);
        const std::pair<int, quint32> key(m_id, glyph);
        if (auto known = outlines.get(key)) return known;
        const auto advances = font.advancesForGlyphIndexes({glyph});
        const double advance = advances.isEmpty() ? 0 : advances.first().x();
        OutlineGlyph made = outlineGlyph(font.pathForGlyph(glyph), advance);
        const qsizetype bytes = sizeInMemory(made);
        return outlines.put(key, std::move(made), bytes);
    }

    static int nextId()
    {
        static std::atomic_int last = 0;
        return ++last;
    }

    const int m_id = nextId();
    FontTraits m_traits;
    quint32 m_glyphCount = 1;
    std::array<quint32, 128> m_ascii{};
    std::unordered_map<quint32, QChar> m_letters;
    std::vector<std::vector<std::pair<quint32, QString>>> m_classes;
    QMutex m_mutex;
};

EmbeddedFont::EmbeddedFont(const QRawFont& font)
    : m_font(font), m_isPictures(isEmojiFont(font)), m_source(FontSource::of(font))
{
}
EmbeddedFont::~EmbeddedFont() = default;
EmbeddedFont::EmbeddedFont(EmbeddedFont&&) noexcept = default;
EmbeddedFont& EmbeddedFont::operator=(EmbeddedFont&&) noexcept = default;

bool EmbeddedFont::matches(const QRawFont& font) const
{
    return m_font == font || std::find(m_adopted.begin(), m_adopted.end(), font) != m_adopted.end();
}

bool EmbeddedFont::adopt(const QRawFont& font)
{
    if (FontSource::of(font) != m_source) return false;
    m_adopted.push_back(font);
    return true;
}

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

EmbeddedFont::UsedGlyph& EmbeddedFont::add(quint32 code, quint32 glyph)
{
    UsedGlyph& use = m_used[code];
    use.glyph = glyph;
    use.metrics = m_source->metricsOf(m_font, glyph);
    if (code < m_near.size()) m_near[code] = &use;
    return use;
}

quint32 EmbeddedFont::code(quint32 glyph, QStringView text)
{
    const UsedGlyph* known = nullptr;
    if (glyph < m_near.size()) {
        known = m_near[glyph];
    } else if (const auto at = m_used.find(glyph); at != m_used.end()) {
        known = &at->second;
    }
    if (!known) {
        UsedGlyph& use = add(glyph, glyph);
        // A glyph for an ASCII character has this text in every file, so that files share their subsets.
        use.text = m_source->asciiText(glyph);
        if (use.text.isEmpty()) use.text = text.toString();
        known = &use;
    }
    if (known->glyph == glyph && known->text == text) return glyph;
    const auto [further, isNew] = m_furtherCodes.try_emplace({glyph, text.toString()}, glyph);
    if (!isNew) return further->second;
    if (m_nextCode == 0) m_nextCode = m_source->glyphCount();
    while (m_nextCode <= 0xFFFF && m_used.count(m_nextCode) > 0)
        ++m_nextCode;
    quint32 free = m_nextCode;
    if (free > 0xFFFF) // the font has a glyph for almost every code
        for (free = 1; m_used.count(free) > 0 && free < 0xFFFF; ++free) {
        }
    if (m_used.count(free) > 0) return glyph;
    add(free, glyph).text = text.toString();
    further->second = free;
    return free;
}

int EmbeddedFont::advanceOf(quint32 glyph) const
{
    return m_source->metricsOf(m_font, glyph).width;
}

int EmbeddedFont::id() const
{
    return m_source->id();
}

QPainterPath EmbeddedFont::outline(quint32 glyph) const
{
    return m_font.pathForGlyph(glyph);
}

std::string EmbeddedFont::write(const ObjectWriter& add)
{
    std::map<quint32, Coded> codes;
    for (const auto& [code, use] : m_used)
        codes.emplace(code, Coded{use.glyph, use.text});
    return addFont(add, *m_source->subset(m_font, codes), m_source->traits());
}

} // namespace ink::pdf
