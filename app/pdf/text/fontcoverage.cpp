#include "app/pdf/text/fontcoverage.h"

#include "app/pdf/text/bundledfonts.h"
#include "app/pdf/text/emoji.h"
#include "app/pdf/text/fontthreads.h"
#include "app/pdf/text/scriptfonts.h"
#include "app/pdf/text/systemfonts.h"

#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QRawFont>
#include <QSet>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <atomic>
#include <bitset>
#include <limits>
#include <memory>
#include <mutex>
#include <shared_mutex>
#include <type_traits>
#include <vector>

namespace ink::pdf {

namespace {

constexpr char32_t characterEnd = 0x110000;
constexpr char32_t pageSize = 256;

/** The first family with each character, by index; blocks of characters that no font has take no memory. */
class CharacterTable final
{
public:
    [[nodiscard]] quint16 at(char32_t c) const
    {
        if (c >= characterEnd) return 0;
        const auto& page = m_pages[c / pageSize];
        return page ? (*page)[c % pageSize] : quint16{0};
    }
    void set(char32_t c, quint16 value)
    {
        auto& page = m_pages[c / pageSize];
        if (!page) page = std::make_unique<std::array<quint16, pageSize>>();
        (*page)[c % pageSize] = value;
    }

private:
    std::array<std::unique_ptr<std::array<quint16, pageSize>>, characterEnd / pageSize> m_pages;
};

/** The characters of some fonts. */
class FontIndex final
{
public:
    [[nodiscard]] std::optional<CharacterFont> fontWith(char32_t c) const
    {
        const quint16 number = m_table.at(c);
        if (number == 0) return std::nullopt;
        return m_fonts.at(number - 1);
    }
    [[nodiscard]] bool hasEmoji(char32_t c) const { return c < characterEnd && (*m_emoji)[c]; }

    /** Adds the characters that only this font has; a font that may be embedded replaces one that may not. */
    void add(const QString& family, bool isRestricted, QByteArrayView cmap)
    {
        if (m_fonts.size() >= std::numeric_limits<quint16>::max()) return;
        m_fonts.push_back({family, isRestricted});
        const auto number = static_cast<quint16>(m_fonts.size());
        forEachMappedRange(cmap, [&](char32_t first, char32_t last) {
            for (char32_t c = first; c <= last; ++c) {
                const quint16 before = m_table.at(c);
                if (before == 0 || (!isRestricted && m_fonts.at(before - 1).isRestricted))
                    m_table.set(c, number);
            }
        });
    }
    void addEmoji(QByteArrayView cmap)
    {
        forEachMappedRange(cmap, [&](char32_t first, char32_t last) {
            for (char32_t c = first; c <= last; ++c)
                (*m_emoji)[c] = true;
        });
    }
    /** Adds a font opened by Qt, unless it has no tables. */
    void add(const QRawFont& font)
    {
        if (!isSystemFont(font)) return;
        const QByteArray cmap = font.fontTable("cmap");
        if (isEmojiFont(font))
            addEmoji(cmap);
        else
            add(familyOf(font), !mayEmbed(font), cmap);
    }

private:
    CharacterTable m_table;
    std::vector<CharacterFont> m_fonts;
    std::unique_ptr<std::bitset<characterEnd>> m_emoji = std::make_unique<std::bitset<characterEnd>>();
};

/** The `cmap` table of a TrueType or OpenType file; empty if there is none. */
QByteArray characterMapOf(const QString& path)
{
    constexpr qint64 maxTables = 512;
    constexpr qint64 maxSize = 8 * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    const QByteArray head = file.read(12 + 16 * maxTables);
    if (head.size() < 12) return {};
    const qsizetype count = qFromBigEndian<quint16>(head.constData() + 4);
    for (qsizetype i = 0; i < count && 12 + 16 * (i + 1) <= head.size(); ++i) {
        const char* const entry = head.constData() + 12 + 16 * i;
        if (QByteArrayView(entry, 4) != "cmap") continue;
        const qint64 offset = qFromBigEndian<quint32>(entry + 8);
        const qint64 size = qFromBigEndian<quint32>(entry + 12);
        return size <= maxSize && file.seek(offset) ? file.read(size) : QByteArray();
    }
    return {};
}

/** Sorts families in the order of lookup: those with many scripts first, handwriting and the like last. */
QStringList inOrder(QStringList families)
{
    const auto rank = [](const QString& family) {
        if (family.startsWith(QLatin1StringView("Noto Sans"))) return 0;
        return family.startsWith(QLatin1StringView("Noto ")) ? 1 : 2;
    };
    std::stable_sort(families.begin(), families.end(),
                     [&](const QString& a, const QString& b) { return rank(a) < rank(b); });
    return families;
}

class FontCoverage final
{
public:
    /** Returns the result of `ask`; nothing if it requires fonts that have not been read yet, or if the
     * system's fonts have changed since. */
    template <typename Ask, typename Answer = std::invoke_result_t<Ask, const FontIndex&>>
    [[nodiscard]] std::optional<Answer> known(const Ask& ask)
    {
        const std::shared_lock lock(m_mutex);
        if (!m_usual) return std::nullopt;
        if (auto answer = ask(*m_usual)) return answer;
        if (!m_hasOthers || m_seen != s_changes) return std::nullopt;
        return ask(*m_others);
    }
    template <typename Ask, typename Answer = std::invoke_result_t<Ask, const FontIndex&>>
    [[nodiscard]] Answer answer(const Ask& ask)
    {
        if (auto found = known(ask)) return *found;
        readUsual();
        if (auto found = known(ask)) return *found;
        readOthers(nullptr);
        const std::shared_lock lock(m_mutex);
        if (auto found = ask(*m_usual)) return found;
        return ask(*m_others);
    }
    void readAll(const std::atomic_bool* isStopped)
    {
        readUsual();
        readOthers(isStopped);
    }

private:
    // Fonts are opened on the font threads, and m_reading is locked only there: a thread that waits for a
    // font thread must not hold a lock which that thread's work needs. m_mutex is never held while a font is
    // opened, so that characters of known fonts can be looked up in the meantime.

    /** Reads the bundled fonts and those for specific scripts. */
    void readUsual()
    {
        runOnFontThread([this] {
            const std::lock_guard reading(m_reading);
            if (m_usual) return;
            auto index = std::make_unique<FontIndex>();
            QStringList families{QStringLiteral("Noto Sans"), QStringLiteral("DejaVu Sans")};
            families += scriptFamilies();
            families += emojiFamilies();
            for (const QString& family : std::as_const(families)) {
                if (const QString file = bundledFontFile(family); !file.isEmpty()) {
                    index->add(family, false, characterMapOf(file));
                } else if (const QRawFont font = fontOfFamily(family);
                           familyOf(font) == family && mayEmbed(font)) {
                    index->add(font);
                }
            }
            const std::unique_lock lock(m_mutex);
            m_usual = std::move(index);
        });
    }
    /** Reads one family at a time, so that other work on fonts can run in between; concurrent callers share
     * the work. */
    void readOthers(const std::atomic_bool* isStopped)
    {
        bool isLeft = true;
        while (isLeft && !(isStopped && *isStopped))
            runOnFontThread([&] {
                const std::lock_guard reading(m_reading);
                isLeft = readNext();
            });
    }
    /** Reads the next unread family; returns false if none is left. */
    bool readNext()
    {
        if (m_seen != s_changes) listFamilies();
        if (m_left.isEmpty()) return false;
        const QRawFont font = fontOfFamily(m_left.takeFirst());
        const QString name = familyOf(font);
        const std::unique_lock lock(m_mutex);
        if (!name.isEmpty() && !m_opened.contains(name)) {
            m_opened.insert(name);
            m_others->add(font);
        }
        m_hasOthers = m_left.isEmpty();
        return !m_hasOthers;
    }
    /** Lists the families to read: added ones, or all if some were removed. */
    void listFamilies()
    {
        if (m_seen == never && qGuiApp)
            QObject::connect(
                qGuiApp, &QGuiApplication::fontDatabaseChanged, qGuiApp, [] { ++s_changes; },
                Qt::DirectConnection);
        const int seen = s_changes;
        const QStringList families = QFontDatabase::families();
        const QSet<QString> now(families.begin(), families.end());
        const std::unique_lock lock(m_mutex);
        if (!m_others || !now.contains(m_families)) {
            m_others = std::make_unique<FontIndex>();
            m_families.clear();
            m_left.clear();
            m_opened.clear();
        }
        for (const QString& family : inOrder(families))
            if (!m_families.contains(family)) m_left.append(family);
        m_families = now;
        m_seen = seen;
        m_hasOthers = m_left.isEmpty();
    }

    static constexpr int never = -1;
    std::mutex m_reading;     ///< guards the next three members
    QStringList m_left;       ///< families still to read
    QSet<QString> m_families; ///< families in m_others or m_left
    QSet<QString> m_opened;   ///< actual names of the fonts read: Qt substitutes another font for one that it
                              ///< can't open
    std::shared_mutex m_mutex; ///< guards the next four members
    std::unique_ptr<FontIndex> m_usual;
    std::unique_ptr<FontIndex> m_others;
    bool m_hasOthers = false; ///< all other fonts were read
    int m_seen = never;       ///< generation of the system's fonts
    static inline std::atomic_int s_changes = 0;
};

FontCoverage& coverage()
{
    static FontCoverage all;
    return all;
}

/** Reads big-endian numbers; 0 past the end. */
class Numbers final
{
public:
    explicit Numbers(QByteArrayView bytes) : m_bytes(bytes) {}
    [[nodiscard]] quint32 u16(qsizetype at) const
    {
        return at >= 0 && at + 2 <= m_bytes.size() ? qFromBigEndian<quint16>(m_bytes.data() + at) : 0;
    }
    [[nodiscard]] quint32 u32(qsizetype at) const
    {
        return at >= 0 && at + 4 <= m_bytes.size() ? qFromBigEndian<quint32>(m_bytes.data() + at) : 0;
    }
    [[nodiscard]] qsizetype size() const { return m_bytes.size(); }

private:
    QByteArrayView m_bytes;
};

using RangeSeen = std::function<void(char32_t, char32_t)>;

/** Reads segments with a glyph for each character (OpenType, cmap, format 4). */
void readSegments(const Numbers& map, const RangeSeen& found)
{
    const qsizetype count = std::min<qsizetype>(map.u16(6) / 2, map.size() / 8);
    const qsizetype ends = 14;
    const qsizetype starts = ends + 2 * count + 2;
    const qsizetype deltas = starts + 2 * count;
    const qsizetype offsets = deltas + 2 * count;
    char32_t next = 0; // segments are sorted: a malicious file costs no more than one with all characters
    for (qsizetype i = 0; i < count; ++i) {
        const char32_t first = std::max<char32_t>(map.u16(starts + 2 * i), next);
        const char32_t last = map.u16(ends + 2 * i);
        const quint32 delta = map.u16(deltas + 2 * i);
        const quint32 offset = map.u16(offsets + 2 * i);
        for (char32_t c = first; c <= last && c < 0xFFFF; ++c) {
            quint32 glyph = c;
            if (offset != 0)
                glyph = map.u16(offsets + 2 * i + qsizetype(offset) +
                                2 * (qsizetype(c) - qsizetype(map.u16(starts + 2 * i))));
            if (offset != 0 && glyph == 0) continue;
            if (((glyph + delta) & 0xFFFF) != 0) found(c, c);
        }
        next = std::max<char32_t>(next, last + 1);
    }
}

/** Reads groups of characters (formats 12 and 13). */
void readGroups(const Numbers& map, const RangeSeen& found)
{
    const qsizetype count = std::min<qsizetype>(map.u32(12), map.size() / 12);
    char32_t next = 0;
    for (qsizetype i = 0; i < count; ++i) {
        char32_t first = std::max<char32_t>(map.u32(16 + 12 * i), next);
        const char32_t last = std::min<char32_t>(map.u32(20 + 12 * i), characterEnd - 1);
        if (first <= last && map.u32(24 + 12 * i) == 0) ++first; // the first glyph is the missing glyph
        if (first <= last) found(first, last);
        next = std::max<char32_t>(next, last + 1);
    }
}

/** Reads the glyphs of one range (formats 6 and 10). */
void readTrimmed(const Numbers& map, bool isWide, const RangeSeen& found)
{
    const char32_t first = isWide ? map.u32(12) : map.u16(6);
    const qsizetype from = isWide ? 20 : 10;
    const quint32 count =
        std::min<quint32>(isWide ? map.u32(16) : map.u16(8), static_cast<quint32>(map.size() / 2));
    for (quint32 i = 0; i < count && first < characterEnd && first + i < characterEnd; ++i)
        if (map.u16(from + 2 * qsizetype(i)) != 0) found(first + i, first + i);
}

} // namespace

void forEachMappedRange(QByteArrayView cmap, const RangeSeen& found)
{
    const Numbers all(cmap);
    const qsizetype count = std::min<qsizetype>(all.u16(2), 64);
    QSet<quint32> seen; // several records may share a map
    for (qsizetype i = 0; i < count; ++i) {
        const quint32 platform = all.u16(4 + 8 * i);
        const quint32 encoding = all.u16(6 + 8 * i);
        const quint32 offset = all.u32(8 + 8 * i);
        const bool isUnicode =
            (platform == 0 && encoding != 5) || (platform == 3 && (encoding == 1 || encoding == 10));
        if (!isUnicode || offset >= cmap.size() || seen.contains(offset)) continue;
        seen.insert(offset);
        const Numbers map(cmap.sliced(offset));
        switch (map.u16(0)) {
        case 4:
            readSegments(map, found);
            break;
        case 6:
            readTrimmed(map, false, found);
            break;
        case 10:
            readTrimmed(map, true, found);
            break;
        case 12:
        case 13:
            readGroups(map, found);
            break;
        default:
            break;
        }
    }
}

std::optional<CharacterFont> fontWith(char32_t character)
{
    return coverage().answer([character](const FontIndex& index) { return index.fontWith(character); });
}

bool isInEmojiFont(char32_t character)
{
    return coverage().answer([character](const FontIndex& index) { return index.hasEmoji(character); });
}

void indexFonts(const std::atomic_bool* isStopped)
{
    coverage().readAll(isStopped);
}

} // namespace ink::pdf
