#include "app/pdf/clusterfont.h"

namespace ink::pdf {

quint32 ClusterFont::code(const QByteArray& key, const std::function<QPainterPath()>& outline, int width,
                          const QString& text)
{
    const QByteArray whole = key + '|' + QByteArray::number(width) + '|' + text.toUtf8();
    if (const auto known = m_known.constFind(whole); known != m_known.cend()) return *known;
    m_glyphs.push_back({outlineGlyph(outline(), width), width, text});
    const auto code = static_cast<quint32>(m_glyphs.size());
    m_known.insert(whole, code);
    return code;
}

std::pair<int, int> ClusterFont::ink(quint32 code) const
{
    const OutlineGlyph& glyph = m_glyphs.at(code - 1).outline;
    if (glyph.data.isEmpty()) return {0, 0};
    return {glyph.box.top() * 1000 / outlineUnits, glyph.box.bottom() * 1000 / outlineUnits};
}

std::string ClusterFont::write(const AddObject& add) const
{
    const OutlineGlyph none;
    std::vector<CodedGlyph> coded{{0, &none, {}}};
    for (const Glyph& glyph : m_glyphs)
        coded.push_back({static_cast<quint32>(coded.size()), &glyph.outline, glyph.text});
    FontTraits traits;
    traits.name = "Clusters";
    traits.ascent = 900;
    traits.descent = 300;
    traits.capHeight = 700;
    return addFont(add, makeSubset(coded, traits), traits);
}

} // namespace ink::pdf
