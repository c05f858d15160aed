#pragma once

#include "app/pdf/content/pagecontent.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

namespace ink::pdf {

/** Private to app/pdf: the visible parts of a page: text segments, blanks, lines, frames. */
struct SuggestPage
{
    /** Consecutive words without a blank to fill in between. */
    struct Segment
    {
        QString text;
        QString plain; ///< `text` in the form of plainWords()
        QRectF box;    ///< tight: from the tops of capitals to slightly below the baseline
        double baseline = 0;
        double size = 0;
        bool isBold = false;
        bool endsWithColon = false; ///< ends with a colon or a question mark
        int wordCount = 0;
        bool isLabelUsed = false;
        /** Returns whether the text is too short for a label or a value: ".00", "$", "12a", "EUR". */
        [[nodiscard]] bool isMark() const { return wordCount <= 1 && text.size() <= 3; }
        [[nodiscard]] qsizetype letterCount() const;
    };

    enum class BlankKind { Underscores, Dots, CheckBox, Circle };
    /** A gap to fill in that consists of characters. */
    struct Blank
    {
        BlankKind kind;
        QRectF box;
        double baseline = 0;
        double size = 0;
        bool isDate = false;   ///< `__/__/____`
        bool isSparse = false; ///< spaced-out dots, as in leaders
    };

    /** A horizontal line, joined from pieces. */
    struct HorizontalLine
    {
        double left;
        double right;
        double y;
        bool isInGrid = false; ///< verticals touch it: a line of a table or frame
        double width = 0;      ///< points
        [[nodiscard]] double length() const { return right - left; }
    };
    struct VerticalLine
    {
        double top;
        double bottom;
        double x;
    };

    /** An empty frame to write in or check. */
    struct Frame
    {
        QRectF rect;
        bool isRound = false;
    };

    /** A painted area, in painting order. */
    struct Fill
    {
        QRectF rect;
        double lightness = 1; ///< 0 black … 1 white
    };

    struct VerticalText
    {
        QString plain; ///< the text in the form of plainWords()
        QRectF box;
    };

    QSizeF size;
    double contentLeft = 0; ///< left end of text and lines
    double contentRight = 0;
    std::vector<Segment> segments;
    std::vector<VerticalText> verticalTexts;
    std::vector<Blank> blanks;
    std::vector<HorizontalLine> horizontalLines;
    std::vector<VerticalLine> verticalLines;
    std::vector<Frame> frames;
    std::vector<Fill> fills;
    std::vector<QRectF> fieldRects; ///< existing form fields
    bool isUnlabelled = false;      ///< a scanned page whose words are unknown

    /** `printed`: what is printed in the picture of a scanned page; see ScannedMarks. */
    explicit SuggestPage(const PageContent& content, const std::vector<QRectF>& printed = {});

    /** Returns whether a rectangle contains no text, check mark or image. */
    [[nodiscard]] bool isEmpty(const QRectF& rect) const;
    /** The bounds of the text and images in a rectangle; null if it is empty. */
    [[nodiscard]] QRectF inkIn(const QRectF& rect) const;
    /** The height of the tallest word or image that a rectangle touches. */
    [[nodiscard]] double tallestInk(const QRectF& rect) const;
    /** The free height above `y` between `left` and `right`, at most `maximum`. */
    [[nodiscard]] double freeAbove(double left, double right, double y, double maximum) const;
    [[nodiscard]] double freeBelow(double left, double right, double y, double maximum) const;
    /** The free width to the right of `x` between `top` and `bottom`, at most `maximum`. */
    [[nodiscard]] double freeRight(double x, double top, double bottom, double maximum) const;
    /** The lightness of the background at a point, 0 black … 1 white. */
    [[nodiscard]] double backgroundLightnessAt(QPointF p) const;
    /** Returns whether a rectangle contains lines or frames; short marks that divide a comb are ignored. */
    [[nodiscard]] bool hasLinesInside(const QRectF& rect) const;
    /** The number of check boxes and radio buttons in a rectangle. */
    [[nodiscard]] int countCheckBoxes(const QRectF& rect) const;
    /** The parts of a strip without text, from left to right, split at vertical lines. */
    [[nodiscard]] std::vector<std::pair<double, double>> gapsIn(const QRectF& strip) const;
    /** The table cell around a point, enclosed by lines on all four sides; nothing if there is none. */
    [[nodiscard]] std::optional<QRectF> cellAround(QPointF p) const;

private:
    void readText(const PageContent& content);
    void readAside(const PageContent& content, const PageContent::Line& line);
    void readLine(const PageContent& content, const PageContent::Line& line);
    void readVectors(const PageContent& content);
    void readFills(const PageContent& content);
    void addEdges(const QRectF& rect);
    void joinHorizontalLines(std::vector<HorizontalLine>& pieces);
    void joinVerticalLines();
    void extendVerticalLines();
    void closeTables();
    void markGrid();
    void findContent();
    void addPrinted(const std::vector<QRectF>& printed);
    std::vector<QRectF> m_ink; ///< bounding boxes of text segments and images
};

} // namespace ink::pdf
