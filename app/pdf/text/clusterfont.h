#pragma once

#include "app/pdf/text/fontobjects.h"

#include <QByteArray>
#include <QHash>
#include <QPainterPath>

#include <memory>
#include <vector>

namespace ink::pdf {

/** A font generated for one file: its glyphs are whole clusters (a letter with its marks, a syllable, a
 * ligature in right-to-left text), so that each code has the correct text, which a single glyph of a system
 * font would not have. */
class ClusterFont final
{
public:
    /** Returns the code of a glyph with this outline (em of 1000, y downwards), width (thousandths) and text.
     * `key` identifies the outline's source within the process: equal keys, widths and texts give the same
     * code. Outlines and whole subsets are cached for the process. */
    [[nodiscard]] quint32 code(const QByteArray& key, const std::function<QPainterPath()>& outline, int width,
                               const QString& text);
    [[nodiscard]] int widthOf(quint32 code) const { return m_glyphs.at(code - 1).width; }
    /** The vertical extents of a code relative to the baseline: bottom and top, in thousandths; both 0 if
     * nothing is drawn. */
    [[nodiscard]] std::pair<int, int> inkExtents(quint32 code) const;
    [[nodiscard]] bool isEmpty() const { return m_glyphs.empty(); }
    [[nodiscard]] bool isFull() const { return m_glyphs.size() >= 65'000; }
    [[nodiscard]] std::string write(const ObjectWriter& add) const;

private:
    struct Glyph
    {
        std::shared_ptr<const OutlineGlyph> outline;
        int width = 0;
        QString text;
    };
    std::vector<Glyph> m_glyphs; ///< code 1 is the first
    QHash<QByteArray, quint32> m_known;
    QByteArray m_key; ///< combined key of all glyphs
};

} // namespace ink::pdf
