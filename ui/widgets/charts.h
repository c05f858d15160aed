#pragma once

#include <QColor>
#include <QList>
#include <QString>
#include <QWidget>

namespace ink::ui {

/** A part of a chart. The colour is never its only distinction. */
struct ChartPart
{
    QString label;
    qint64 count = 0;
    QColor colour;
    QColor printColour = {}; ///< replaces `colour` in print, if valid
    bool operator==(const ChartPart&) const = default;
};

/** Colours of a chart's text and rules; on paper they are the light theme's. */
struct ChartColours
{
    QColor text;
    QColor quiet;
    QColor line;
    QColor surface;
};

/** Paints a ring with proportional parts, the sum in the middle, and a legend of labels and numbers next to
 * it. */
void paintRing(QPainter& painter, const QRectF& area, const QList<ChartPart>& parts, const QString& middle,
               const ChartColours& ink);
/** Paints horizontal bars, one per line, with labels on the left and numbers on the right. */
void paintBars(QPainter& painter, const QRectF& area, const QList<ChartPart>& parts, const ChartColours& ink);

/** A chart with a title. Its labels and numbers are its accessible description. */
class ChartView final : public QWidget
{
    Q_OBJECT
public:
    enum class Kind { Ring, Bars };
    explicit ChartView(Kind form, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    /** `middle` is the text in the ring. */
    void setParts(const QList<ChartPart>& parts, const QString& middle = {});
    /** Sets a line of text under the chart, for example the median. */
    void setNote(const QString& note);
    [[nodiscard]] QSize sizeHint() const override { return {320, 190}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 150}; }
    /** Paints the chart for printing. */
    void paintForPrinting(QPainter& painter, const QRectF& area) const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();
    void paintAll(QPainter& painter, const QRectF& area, const QList<ChartPart>& parts,
                  const ChartColours& ink) const;

    Kind m_form;
    QString m_title;
    QString m_middle;
    QString m_note;
    QList<ChartPart> m_parts;
};

} // namespace ink::ui
