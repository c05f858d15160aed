#pragma once

#include "app/domain/document/codes.h"

#include <QByteArray>
#include <QList>
#include <QRectF>
#include <QString>

namespace ink::test {

/** An expected tag on a page. */
struct TagTruth
{
    domain::TagType type;
    int page = 0;
    QRectF rect; ///< points as displayed
    int recipient = 1;
};

/** The style of one PDF producer. */
struct SheetStyle
{
    enum class Shows { Whole, Kerned, Words, Letters };
    enum class Blanks { Underscores, Dots, Stroke, FilledRule, Dashed, TinyDots };
    const char* family = "Helvetica"; ///< Helvetica, Times, Courier
    double size = 10;
    Shows shows = Shows::Whole;
    Blanks blanks = Blanks::Stroke;
    int rotation = 0;   ///< /Rotate; the displayed page is upright
    double width = 595; ///< as displayed
    double height = 842;
    QRectF cropMargin; ///< x, y: width of the strips outside of the crop box at left and bottom
};

/** A PDF being drawn in displayed points (origin top left), with its expected tags. */
class LabelledSheet final
{
public:
    explicit LabelledSheet(const SheetStyle& style) : m_style(style) { newPage(); }

    void newPage();
    /** Writes text; returns its end. */
    double text(double x, double base, const QString& text, bool bold = false, double size = 0);
    /** Writes text that runs up the page. */
    void upwards(double x, double base, const QString& text);
    [[nodiscard]] double widthOf(const QString& text, bool bold = false, double size = 0) const;
    /** Left-aligned running text in `width`; returns the base line after it. */
    double paragraph(double x, double base, double width, const QString& text, double size = 0);
    /** A blank in the sheet's style; returns the place of its tag. */
    QRectF blank(double left, double right, double base);
    QRectF blankAs(SheetStyle::Blanks kind, double left, double right, double base);
    void rule(double left, double right, double y, double width = 0.7);
    void plumb(double x, double top, double bottom, double width = 0.7);
    void frame(const QRectF& rect, double width = 0.8);
    void fill(const QRectF& rect, double gray);
    void circle(QPointF centre, double radius, bool filled = false);
    /** A Zapf Dingbats character; returns its place. */
    QRectF dingbat(double x, double base, char code, double size);
    void truth(domain::TagType type, const QRectF& rect, int recipient = 1);

    [[nodiscard]] const SheetStyle& style() const { return m_style; }
    [[nodiscard]] double size() const { return m_style.size; }
    [[nodiscard]] const QList<TagTruth>& truths() const { return m_truths; }
    [[nodiscard]] QByteArray bytes() const;

private:
    QByteArray& content() { return m_pages.last(); }
    [[nodiscard]] QByteArray place(double x, double y) const;
    void show(double x, double base, const QString& text, bool bold, double size);
    SheetStyle m_style;
    QList<QByteArray> m_pages;
    QList<TagTruth> m_truths;
};

/** A document with its expected tags. */
struct LabelledForm
{
    QString name;
    QByteArray pdf;
    QList<TagTruth> truths;
};
/** 16 templates in four languages and as many styles, which the suggestions were tuned on. */
[[nodiscard]] QList<LabelledForm> labelledForms();
/** 8 further templates whose errors were never inspected. */
[[nodiscard]] QList<LabelledForm> unseenForms();

/** 13 dense forms with cells, combs, rows of label and value, and columns for two people; and 2 sheets that
 * need no tags. */
[[nodiscard]] QList<LabelledForm> denseForms();

} // namespace ink::test
