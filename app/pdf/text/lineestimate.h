#pragma once

#include <QString>

#include <vector>

class QTextLayout;

namespace ink::pdf {

enum class TextBreaks;

/** The size of laid-out paragraphs. Lengths in thousandths of an em. */
struct TextExtent
{
    double width = 0;
    double height = 0;
    int lines = 0;
};

/** Estimates a paragraph's lines for any width without laying it out: its characters are measured once. Close
 * to the result of QTextLayout, which shapes the whole text each time; ignores kerning at line ends and
 * changes of direction. */
class LineEstimate final
{
public:
    /** Lays the paragraph out once to measure it. */
    explicit LineEstimate(QTextLayout& layout);
    /** Adds the paragraph's lines, each at most `room` wide. */
    void addTo(TextExtent& extent, double room, TextBreaks breaks) const;

private:
    std::vector<double>
        m_edges; ///< the left edge of each character in a single line, and the end of the last one
    std::vector<qsizetype> m_breaks;  ///< a line may end before these characters
    std::vector<double> m_breakEdges; ///< the end of the text before each of them, without trailing spaces
    double m_height = 0;              ///< line height
};

} // namespace ink::pdf
