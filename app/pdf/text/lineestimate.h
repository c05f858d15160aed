#pragma once

#include <QString>

#include <vector>

class QTextLayout;

namespace ink::pdf {

enum class TextBreaks;

/** The size of paragraphs that are laid out. Lengths in thousandths of the em. */
struct TextExtent
{
    double width = 0;
    double height = 0;
    int lines = 0;
};

/**
 * A paragraph's lines for any width without laying it out: its characters are measured once. Close to what
 * QTextLayout makes of it, which shapes the whole text anew each time; kerning at line ends and turns of
 * direction are left out.
 */
class LineEstimate final
{
public:
    /** Lays the paragraph out once to measure it. */
    explicit LineEstimate(QTextLayout& layout);
    /** Adds the paragraph's lines of at most `room`. */
    void addTo(TextExtent& extent, double room, TextBreaks breaks) const;

private:
    std::vector<double>
        m_edges; ///< where each character begins, were it all one line, and where the last ends
    std::vector<qsizetype> m_breaks;  ///< before these characters a line may end
    std::vector<double> m_breakEdges; ///< where the text before each of them ends, without its spaces
    double m_height = 0;              ///< of a line
};

} // namespace ink::pdf
