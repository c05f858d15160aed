#include "app/pdf/text/clusterfont.h"

#include <QCryptographicHash>
#include <QMutex>

namespace ink::pdf {

namespace {

constexpr qsizetype keptOutlines = 4096;
constexpr qsizetype maxCachedSubsets = 256;

/** What several files need, safe from any thread. */
template <typename Value> class SharedCache
{
public:
    explicit SharedCache(qsizetype most) : m_most(most) {}
    std::shared_ptr<const Value> get(const QByteArray& key) const
    {
        const QMutexLocker lock(&m_mutex);
        return m_values.value(key);
    }
    std::shared_ptr<const Value> put(const QByteArray& key, Value value)
    {
        auto made = std::make_shared<const Value>(std::move(value));
        const QMutexLocker lock(&m_mutex);
        if (m_values.size() >= m_most) m_values.clear();
        m_values.insert(key, made);
        return made;
    }

private:
    const qsizetype m_most;
    mutable QMutex m_mutex;
    QHash<QByteArray, std::shared_ptr<const Value>> m_values;
};

} // namespace

quint32 ClusterFont::code(const QByteArray& key, const std::function<QPainterPath()>& outline, int width,
                          const QString& text)
{
    static SharedCache<OutlineGlyph> outlines(keptOutlines);
    const QByteArray drawn = key + '|' + QByteArray::number(width);
    const QByteArray whole = drawn + '|' + text.toUtf8();
    if (const auto known = m_known.constFind(whole); known != m_known.cend()) return *known;
    auto glyph = outlines.get(drawn);
    if (!glyph) glyph = outlines.put(drawn, outlineGlyph(outline(), width));
    m_glyphs.push_back({std::move(glyph), width, text});
    const auto code = static_cast<quint32>(m_glyphs.size());
    m_known.insert(whole, code);
    m_key += QByteArray::number(whole.size()) + ' ' + whole;
    return code;
}

std::pair<int, int> ClusterFont::ink(quint32 code) const
{
    const OutlineGlyph& glyph = *m_glyphs.at(code - 1).outline;
    if (glyph.data.isEmpty()) return {0, 0};
    return {glyph.box.top() * 1000 / outlineUnits, glyph.box.bottom() * 1000 / outlineUnits};
}

std::string ClusterFont::write(const AddObject& add) const
{
    static SharedCache<FontSubset> subsets(maxCachedSubsets);
    FontTraits traits;
    traits.name = "Clusters";
    traits.ascent = 900;
    traits.descent = 300;
    traits.capHeight = 700;
    const QByteArray key = QCryptographicHash::hash(m_key, QCryptographicHash::Sha256);
    auto subset = subsets.get(key);
    if (!subset) {
        const OutlineGlyph none;
        std::vector<CodedGlyph> coded{{0, &none, {}}};
        for (const Glyph& glyph : m_glyphs)
            coded.push_back({static_cast<quint32>(coded.size()), glyph.outline.get(), glyph.text});
        subset = subsets.put(key, makeSubset(coded, traits));
    }
    return addFont(add, *subset, traits);
}

} // namespace ink::pdf
