#pragma once

#include "app/pdf/text/clusterfont.h"
#include "app/pdf/text/embeddedfont.h"
#include "app/pdf/text/lineestimate.h"

#include <QColor>
#include <QFont>
#include <QStringList>

#include <map>
#include <memory>
#include <string>
#include <vector>

class QGlyphRun;
class QTextLayout;
class QTextLine;

namespace ink::pdf {

struct EmojiPicture;
struct PreparedText;

/** The typeface of a text. Characters that its families lack are taken from other system fonts. */
struct TextFace
{
    QStringList families; ///< in order of preference
    int weight = QFont::Normal;
    bool italic = false;
    bool fixedPitch = false;
    bool operator==(const TextFace&) const = default;
};

/** A shaped line, which the painter that created it can write any number of times. Lengths in points. */
class TextLine final
{
public:
    [[nodiscard]] double width() const { return m_width * m_points / 1000; }
    /** The extents above and below the baseline, for the tallest font in the line. */
    [[nodiscard]] double ascent() const { return m_ascent * m_points / 1000; }
    [[nodiscard]] double descent() const { return m_descent * m_points / 1000; }
    /** The drawn height above the baseline; stacked marks may exceed the font's ascent. */
    [[nodiscard]] double inkTop() const { return m_inkTop * m_points / 1000; }
    [[nodiscard]] double inkBottom() const { return m_inkBottom * m_points / 1000; }
    [[nodiscard]] const QString& text() const { return m_text; }
    /** Returns whether its paragraph starts at the right. */
    [[nodiscard]] bool isRightToLeft() const { return m_rightToLeft; }
    /** Returns whether it ends at a space or at the end of the text, not within a word. */
    [[nodiscard]] bool endsWord() const { return m_endsWord; }

private:
    friend class TextPainter;
    friend class ClusterWriter;
    struct Glyph
    {
        quint32 code = 0;
        double x = 0; ///< from the line's left end, in thousandths of an em
        double y = 0; ///< above the baseline
    };
    /** Glyphs of one font; for an image: one blank glyph under it, and its text in ActualText. */
    struct Run
    {
        size_t font = 0;
        std::vector<Glyph> glyphs;
        QString spanText; ///< ActualText
        int picture = -1; ///< drawn at the first glyph
        double size = 0;  ///< the picture's width
    };
    QString m_text;
    double m_points = 0;
    double m_width = 0;
    double m_ascent = 0;
    double m_descent = 0;
    double m_inkTop = 0;
    double m_inkBottom = 0;
    bool m_rightToLeft = false;
    bool m_endsWord = true;
    std::vector<Run> m_runs;
};

/** The positions at which lines may be broken. */
enum class TextBreaks { Words, Anywhere };

/** Paragraphs whose font size is not known yet: laid out repeatedly to find the size that fits. Lengths in
 * thousandths of an em. */
class TextBlock final
{
public:
    using Extent = TextExtent;
    ~TextBlock();
    TextBlock(const TextBlock&) = delete;
    TextBlock& operator=(const TextBlock&) = delete;

    /** Lays out lines that are at most `room` wide (wider only if no break is allowed). */
    Extent layOut(double room, TextBreaks breaks);
    /** Approximates the result of `layOut` at a fraction of its cost. The first call discards the last
     * `layOut`. */
    Extent estimate(double room, TextBreaks breaks);

private:
    friend class TextPainter;
    TextBlock(const QString& text, const QFont& font);
    struct Paragraph;
    std::vector<std::unique_ptr<Paragraph>> m_paragraphs;
};

/** Shapes text (ligatures, marks, right-to-left, font fallback) and writes it to the content streams of one
 * PDF with embedded subsets, emoji as images. The text can be extracted as it was entered (see writableText):
 * every code has its text in the fonts' ToUnicode maps; an image has a blank glyph and ActualText (ISO
 * 32000-2 §14.9.4). Characters that no font has are drawn as boxes. Not thread-safe. */
class TextPainter final
{
public:
    TextPainter();
    ~TextPainter();
    TextPainter(const TextPainter&) = delete;
    TextPainter& operator=(const TextPainter&) = delete;

    /** Wraps text to lines of at most `width` points, broken between words or within longer words; at most
     * `maxLines`, the last of which is then elided. At least one line. Line ends become spaces. */
    [[nodiscard]] std::vector<TextLine> wrap(const QString& text, const TextFace& face, double points,
                                             double width, int maxLines);
    /** Shapes one line, elided to `width` points. */
    [[nodiscard]] TextLine elide(const QString& text, const TextFace& face, double points, double width,
                                 Qt::TextElideMode where = Qt::ElideRight);
    /** A complete text, including its line ends, for layout. */
    [[nodiscard]] std::unique_ptr<TextBlock> makeBlock(const QString& text, const TextFace& face);
    /** The lines of a block in its last layout. */
    [[nodiscard]] std::vector<TextLine> lines(const TextBlock& block, double points);
    /** Adds a space after a line, so that programs that read text in content order don't join its last word
     * with the next line. The line's width stays the same. */
    void endWithSpace(TextLine& line);
    /** Appends the operators that draw a line with its left end at `x` and its baseline at `y`, y upwards. */
    void write(std::string& content, const TextLine& line, double x, double y, const QColor& colour) const;
    /** Appends invisible but extractable text over an area of this width, as the alternative text of an
     * image. */
    void writeInvisible(std::string& content, const QString& text, double x, double y, double width,
                        double height);
    /** Writes the used fonts and images; returns the entries /Font and /XObject of the resources. Call once,
     * at the end. */
    [[nodiscard]] std::map<std::string, std::string> writeResources(const ObjectWriter& add);

private:
    friend class ClusterWriter;
    friend class TextBlock;
    static constexpr size_t clusterFont = SIZE_MAX - 1; ///< identifies m_clusters in a run

    [[nodiscard]] const QFont& fontOf(const TextFace& requested, const QString& text);
    [[nodiscard]] bool canUse(const QRawFont& font);
    [[nodiscard]] size_t indexOf(const QRawFont& font);
    [[nodiscard]] int widthOf(size_t font, quint32 code) const;
    [[nodiscard]] std::pair<int, int> inkExtents(size_t font, quint32 code) const;
    [[nodiscard]] TextLine shape(const PreparedText& text, const QTextLine& line, double points);
    bool takeSimply(TextLine& line, const QList<QGlyphRun>& runs, QStringView text);

    std::vector<std::pair<TextFace, QFont>> m_faces;
    std::vector<EmbeddedFont> m_fonts;
    ClusterFont m_clusters;
    std::vector<std::pair<QString, std::shared_ptr<const EmojiPicture>>> m_pictures;
    bool m_hasUnseen = false;
};

} // namespace ink::pdf
