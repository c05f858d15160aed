#pragma once

#include "app/pdf/text/textpainter.h"

#include <QTextLayout>

namespace ink::pdf {

/** A paragraph as it is laid out: each emoji is one placeholder, whose words stand in `pictures`. */
struct PreparedText
{
    QString text;
    QHash<qsizetype, QString> pictures; ///< by place in `text`
    QHash<qsizetype, QString> hidden;   ///< left out before a place of `text`: soft hyphens

    /** The words of a part, as they were typed; a negative length = to the end. */
    [[nodiscard]] QString typed(qsizetype from, qsizetype length = -1) const;
};
[[nodiscard]] PreparedText preparedText(const QString& clean);

/**
 * Puts any line into codes that tell their text: marks, syllables, ligatures, both directions, emoji. Readers
 * of PDFs take the codes from left to right and turn right-to-left words around again. So every code of
 * right-to-left text tells one character; and where a reader would take the order for another one than was
 * typed (forced directions), all of it becomes one code.
 */
class ClusterWriter final
{
public:
    ClusterWriter(TextPainter& painter, TextLine& line, const PreparedText& prepared, const QTextLine& source)
        : m_painter(painter), m_line(line), m_prepared(prepared), m_source(source)
    {
    }
    /** The line's characters: `length` units from the source's start. */
    void run(qsizetype length);

private:
    struct Part
    {
        size_t font = 0; ///< SIZE_MAX: a box for a character that no font has
        quint32 glyph = 0;
        double x = 0;
        double y = 0; ///< above the base line
    };
    struct Cluster
    {
        qsizetype from = 0;
        QString text;
        double x = 1e9;
        double right = -1e9;
        bool rightToLeft = false;
        bool whole = false; ///< one code even when the font has a glyph for it
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
