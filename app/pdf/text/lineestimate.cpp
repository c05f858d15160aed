#include "app/pdf/text/lineestimate.h"

#include "app/pdf/text/textpainter.h"

#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr int measuredColumns =
    32; // short lines: finding a character's position takes time proportional to its line
constexpr double widestCharacter = 6000; // a larger step is a change of direction

} // namespace

LineEstimate::LineEstimate(QTextLayout& layout)
{
    const QString text = layout.text();
    m_edges.reserve(static_cast<std::size_t>(text.size()) + 1);
    m_edges.push_back(0);
    QTextOption option = layout.textOption();
    option.setWrapMode(QTextOption::WrapAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setNumColumns(measuredColumns);
        m_height = std::max(m_height, line.ascent() + line.descent());
        double before = line.cursorToX(line.textStart());
        for (int i = 1; i <= line.textLength(); ++i) {
            const double after = line.cursorToX(line.textStart() + i);
            const double advance = std::abs(after - before);
            m_edges.push_back(m_edges.back() + (advance <= widestCharacter ? advance : 0));
            before = after;
        }
    }
    layout.endLayout();
    m_edges.resize(static_cast<std::size_t>(text.size()) + 1, m_edges.back());
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, text);
    for (qsizetype at = finder.toNextBoundary(); at > 0; at = finder.toNextBoundary())
        m_breaks.push_back(at);
    if (m_breaks.empty() || m_breaks.back() < text.size()) m_breaks.push_back(text.size());
    for (qsizetype end : m_breaks) {
        while (end > 0 && text.at(end - 1).isSpace())
            --end;
        m_breakEdges.push_back(m_edges[static_cast<std::size_t>(end)]);
    }
}

void LineEstimate::addTo(TextExtent& extent, double room, TextBreaks breaks) const
{
    const auto size = static_cast<qsizetype>(m_edges.size()) - 1;
    qsizetype start = 0;
    do {
        const double begin = m_edges[static_cast<std::size_t>(start)];
        qsizetype end = size;
        double right = begin;
        if (start < size) {
            const auto next = std::upper_bound(m_breaks.begin(), m_breaks.end(), start) - m_breaks.begin();
            const auto full =
                std::upper_bound(m_breakEdges.begin() + next, m_breakEdges.end(), begin + room) -
                m_breakEdges.begin();
            const auto last = static_cast<std::size_t>(std::max(next, full - 1));
            end = m_breaks[last];
            right = m_breakEdges[last];
            if (full == next && breaks == TextBreaks::Anywhere) { // not even one word fits
                const auto over = std::upper_bound(m_edges.begin() + start + 1, m_edges.end(), begin + room) -
                                  m_edges.begin();
                end = std::clamp<qsizetype>(over - 1, start + 1, size);
                right = m_edges[static_cast<std::size_t>(end)];
            }
        }
        extent.width = std::max(extent.width, right - begin);
        extent.height += m_height;
        ++extent.lines;
        start = end;
    } while (start < size);
}

} // namespace ink::pdf
