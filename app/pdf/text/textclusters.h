#pragma once

#include "app/pdf/text/textpainter.h"

#include <QTextLayout>

namespace ink::pdf {

/** A paragraph prepared for layout: each emoji is replaced by a placeholder, with its text in `pictures`. */
struct PreparedText
{
    QString text;
    QHash<qsizetype, QString> pictures;    ///< by position in `text`
    QHash<qsizetype, QString> softHyphens; ///< removed soft hyphens, by the position in `text` that follows
                                           ///< them

    /** The original text of a part; a negative length = to the end. */
    [[nodiscard]] QString originalText(qsizetype from, qsizetype length = -1) const;
};
[[nodiscard]] PreparedText prepareText(const QString& clean);

/** Encodes any line so that its codes yield the original text: marks, syllables, ligatures, both directions,
 * emoji. PDF readers read codes from left to right and then reverse right-to-left words. So each code of
 * right-to-left text represents one character; if a reader would still extract another order than was typed
 * (forced directions), the whole line becomes one code. */
class ClusterWriter final
{
public:
    ClusterWriter(TextPainter& painter, TextLine& line, const PreparedText& prepared, const QTextLine& source)
        : m_painter(painter), m_line(line), m_prepared(prepared), m_source(source)
    {
    }
    /** Writes the line's characters: `length` units from the start of the source. */
    void writeLine(qsizetype length);

private:
    struct Part
    {
        size_t font = 0; ///< SIZE_MAX: a box for a character that no font has
        quint32 glyph = 0;
        double x = 0;
        double y = 0; ///< above the baseline
    };
    struct Cluster
    {
        qsizetype from = 0;
        QString text;
        double x = 1e9;
        double right = -1e9;
        bool rightToLeft = false;
        bool whole = false; ///< encoded as a single code, even if the font has a glyph for it
        std::vector<Part> parts;
        int picture = -1;
    };
    void collect(qsizetype length);
    void takeParts(Cluster& cluster, const QList<QGlyphRun>& runs);
    void showAsPicture(Cluster& cluster, const QString& emoji);
    void takePicture(Cluster& cluster);
    void attachSpaces();
    void merge(size_t first, size_t end);
    void mergeStacked();
    void mergeMisread();
    void mergeBetween(bool withSpaces);
    [[nodiscard]] QString asRead() const;
    void write(const Cluster& cluster, double advance);
    void writePicture(const Cluster& cluster, double advance);
    std::vector<TextLine::Glyph>& glyphsOf(size_t font);

    TextPainter& m_painter;
    TextLine& m_line;
    const PreparedText& m_prepared;
    const QTextLine& m_source;
    double m_baseline = 0;
    std::vector<Cluster> m_clusters;
};

} // namespace ink::pdf
