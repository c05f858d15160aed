#pragma once

#include "app/pdf/embeddedfont.h"

#include <QColor>
#include <QFont>
#include <QStringList>

#include <map>
#include <string>
#include <vector>

class QGlyphRun;
class QTextLayout;
class QTextLine;

namespace ink::pdf {

/** Which letters a text has. What the families lack comes from the system's other fonts. */
struct TextFace
{
    QStringList families; ///< the first that exists
    int weight = QFont::Normal;
    bool italic = false;
    bool fixedPitch = false;
    bool operator==(const TextFace&) const = default;
};

/** A shaped line, ready to be written any number of times by the painter that made it. Lengths in points. */
class TextLine final
{
public:
    [[nodiscard]] double width() const { return m_width * m_points / 1000; }
    /** Above and below the base line, of the tallest font in the line. */
    [[nodiscard]] double ascent() const { return m_ascent * m_points / 1000; }
    [[nodiscard]] double descent() const { return m_descent * m_points / 1000; }
    [[nodiscard]] const QString& text() const { return m_text; }

private:
    friend class TextPainter;
    struct Glyph
    {
        quint32 id = 0;
        double x = 0; ///< from the line's left end, in thousandths of the em
        double y = 0; ///< above the base line
    };
    /** Glyphs of one font; `told` when their text cannot be taken from the glyphs and is written beside. */
    struct Run
    {
        size_t font = 0;
        std::vector<Glyph> glyphs;
        QString told;
    };
    QString m_text;
    double m_points = 0;
    double m_width = 0;
    double m_ascent = 0;
    double m_descent = 0;
    std::vector<Run> m_runs;
};

/**
 * Shapes text (ligatures, marks, right-to-left, fonts for what the first lacks) and writes it into the
 * content streams of one PDF with embedded subsets. The text can be taken out again as it was put in: by the
 * fonts' ToUnicode maps, and by ActualText where a glyph does not tell. To be used from one thread.
 */
class TextPainter final
{
public:
    TextPainter();
    ~TextPainter();
    TextPainter(const TextPainter&) = delete;
    TextPainter& operator=(const TextPainter&) = delete;

    /**
     * Lines no wider than `width` points, broken between words or, when a word is longer, inside; at most
     * `maxLines`, of which the last then ends with an ellipsis. At least one line. Control characters become
     * spaces.
     */
    [[nodiscard]] std::vector<TextLine> wrapped(const QString& text, const TextFace& face, double points,
                                                double width, int maxLines);
    /** One line, with an ellipsis where it would be wider than `width` points. */
    [[nodiscard]] TextLine fitted(const QString& text, const TextFace& face, double points, double width,
                                  Qt::TextElideMode where = Qt::ElideRight);
    /** Appends the operators that draw a line with its left end at `x` and its base line at `y`, y upwards.
     */
    void write(std::string& content, const TextLine& line, double x, double y, const QColor& colour) const;
    /** Writes the fonts that were used; the value of /Font in the resources. To be called once, at the end.
     */
    [[nodiscard]] std::string writeFonts(const AddObject& add);

private:
    [[nodiscard]] const QFont& fontOf(const TextFace& face);
    [[nodiscard]] bool canUse(const QRawFont& font) const;
    [[nodiscard]] size_t indexOf(const QRawFont& font);
    [[nodiscard]] TextLine shaped(const QTextLayout& layout, const QTextLine& line, double points);
    bool takeSimply(TextLine& line, const QList<QGlyphRun>& runs, QStringView text);
    bool takeByClusters(TextLine& line, const QTextLine& source, qsizetype glyphs, int start);
    void takeWhole(TextLine& line, const QList<QGlyphRun>& runs);

    std::vector<std::pair<TextFace, QFont>> m_faces;
    std::vector<EmbeddedFont> m_fonts;
};

} // namespace ink::pdf
