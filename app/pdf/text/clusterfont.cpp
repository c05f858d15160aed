#include "app/pdf/text/clusterfont.h"

#include "app/pdf/text/sharedcache.h"

#include <QCryptographicHash>

namespace ink::pdf {

namespace {

constexpr qsizetype keptClusterOutlines = 8 * 1024 * 1024; ///< bytes
constexpr qsizetype keptClusterSubsets = 16 * 1024 * 1024; ///< bytes

} // namespace

quint32 ClusterFont::code(const QByteArray& key, const std::function<QPainterPath()>& outline, int width,
                          const QString& text)
{
    static SharedCache<QByteArray, OutlineGlyph> outlines(keptClusterOutlines);
    const QByteArray drawn = key + '|' + QByteArray::number(width);
    const QByteArray whole = drawn + '|' + text.toUtf8();
    if (const auto known = m_known.constFind(whole); known != m_known.cend()) return *known;
    auto glyph = outlines.get(drawn);
    if (!glyph) {
        OutlineGlyph made = outlineGlyph(outline(), width);
        const qsizetype bytes = drawn.size() + sizeInMemory(made);
        glyph = outlines.put(drawn, std::move(made), bytes);
    }
    m_glyphs.push_back({std::move(glyph), width, text});
    const auto code = static_cast<quint32>(m_glyphs.size());
    m_known.insert(whole, code);
    m_key += QByteArray::number(whole.size()) + ' ' + whole;
    return code;
}

std::pair<int, int> ClusterFont::inkExtents(quint32 code) const
{
    const OutlineGlyph& glyph = *m_glyphs.at(code - 1).outline;
    if (glyph.data.isEmpty()) return {0, 0};
    return {glyph.box.top() * 1000 / outlineUnits, glyph.box.bottom() * 1000 / outlineUnits};
}

std::string ClusterFont::write(const ObjectWriter& add) const
{
    static SharedCache<QByteArray, FontSubset> subsets(keptClusterSubsets);
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
        FontSubset made = makeSubset(coded, traits);
        const qsizetype bytes = key.size() + sizeInMemory(made);
        subset = subsets.put(key, std::move(made), bytes);
    }
    return addFont(add, *subset, traits);
}

} // namespace ink::pdf
