#pragma once

#include "app/base/result.h"
#include "app/pdf/file/objecttext.h"
#include "app/pdf/file/pageinfo.h"

#include <QByteArray>
#include <QPointF>
#include <QRectF>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

class QPDF;

namespace ink::pdf {

class FontDecoder;
struct PageTree;

/** The content of a page: letters with their positions, the words and lines that they form, straight lines
 * and boxes. It is read from the content streams, not from an image. All positions are in points of the page
 * *as displayed* (crop box, rotation and user unit applied; origin top left, y downwards), like
 * domain::PageRect. Annotations are not part of a page's content; only the positions of its form fields are
 * included. */
struct PageContent
{
    /** A content stream that was read. */
    struct Stream
    {
        /** One stream of the page's /Contents within the joined data. */
        struct Part
        {
            ObjectId id;         ///< null for a direct value
            int contentsIndex;   ///< index in the /Contents array, 0 if it is a single stream
            qsizetype begin = 0; ///< offset of its decoded bytes in the joined data
            qsizetype end = 0;   ///< offset after its last byte; parts are separated by one line feed
        };
        ObjectId form;              ///< the form XObject; null = the page's own /Contents, joined
        std::vector<ObjectId> path; ///< the forms from the page to this one, outermost first, `form` last
        std::vector<Part> parts;    ///< only for the page's own content
        QByteArray data;            ///< decoded and joined; only with PageReader::Options::includesStreams
    };

    /** One execution of a text-showing operator (`Tj TJ ' "`). */
    struct TextRun
    {
        int stream = 0;      ///< index into `streams`
        qsizetype begin = 0; ///< offset of its first operand in the decoded (joined) stream
        qsizetype end = 0;   ///< offset after the operator
        char kind = 'j';     ///< `j` Tj, `J` TJ, `'`, `"`
        double fontSize = 0; ///< operand of Tf
        double charSpacing = 0;
        double wordSpacing = 0;
        double scaling = 1; ///< Tz / 100
        bool isVertical = false;
        QPointF along;  ///< one em in reading direction from a glyph's origin, as displayed
        QPointF across; ///< one em upwards
        std::shared_ptr<const FontDecoder> font;
    };

    /** A character code that was shown. */
    struct Letter
    {
        QString text; ///< Unicode, possibly several units; empty = a further code of an ActualText span, null
                      ///< = a code of unknown meaning
        QPointF from; ///< start on the baseline
        QPointF to;   ///< end on the baseline: `from` + the advance, without character and word spacing
        QPointF up;   ///< from the baseline to the letter's top
        QPointF down; ///< from the baseline to the letter's bottom
        double size;  ///< the height of an em in points, as displayed
        double angle; ///< angle of the baseline, degrees clockwise as displayed, 0–360; 0 = left to right
        bool isVisible; ///< false: render mode 3 or 7, fully transparent, on a hidden layer, or outside the
                        ///< page
        bool isWhite;   ///< filled with white
        bool isBold;    ///< according to the font's name or flags
        int textRun;    ///< index into `textRuns`
        int element;    ///< index of the element in the TJ array; 0 for other operators
        int byteIndex;  ///< index of the code's first byte in the element's unescaped string
        int byteCount;  ///< length of the code
        double advance; ///< the advance of the code, as a TJ number: `[(a) x (b)]` and `[-advance (b)]` put b
                        ///< at the same position (character and word spacing included)
        std::uint32_t code = 0; ///< the code's bytes, big-endian
        float lightness = 0;    ///< lightness of its colour, 0 black … 1 white

        /** The upright bounding rectangle. */
        [[nodiscard]] QRectF box() const;
    };

    /** Letters that form a word, possibly from several text runs. */
    struct Word
    {
        QString text;
        QRectF box; ///< upright bounding rectangle of all letters
        QPointF from;
        QPointF to;
        double size = 0;
        double angle = 0;
        bool isVisible = true; ///< false if none of its letters is visible
        bool isBold = false;
        int first = 0; ///< its letters are letters[order[first]] … letters[order[first + count - 1]]
        int count = 0;
    };

    /** Adjacent words on one baseline; columns are separate lines. */
    struct Line
    {
        QRectF box;
        double size = 0;
        double angle = 0;
        int first = 0; ///< its words are words[first] … words[first + count - 1], in reading direction
        int count = 0;
    };

    /** A straight line: a stroked path or a thin filled rectangle. */
    struct Rule
    {
        QPointF from; ///< the left or top end
        QPointF to;
        double width = 0; ///< points
        bool isDashed = false;
        double lightness = 0; ///< 0 black … 1 white
        [[nodiscard]] bool isHorizontal() const;
        [[nodiscard]] bool isVertical() const;
        [[nodiscard]] double length() const;
    };

    /** An upright rectangle, or the bounds of a closed round path. */
    struct Box
    {
        QRectF rect;
        bool isStroked = false;
        bool isFilled = false;
        bool isRound = false;       ///< drawn with curves
        bool isDashed = false;      ///< the border is dashed
        double borderWidth = 0;     ///< points
        double borderLightness = 0; ///< 0 black … 1 white
        double fillLightness = 1;   ///< 0 black … 1 white
    };

    /** The position of a form field. */
    struct Widget
    {
        QRectF rect;
        QString fieldType; ///< Tx, Btn, Ch, Sig; empty if unspecified
    };

    int pageIndex = 0; ///< 0-based
    PageInfo page;
    std::vector<Stream> streams; ///< the first is the page's own content
    std::vector<TextRun> textRuns;
    std::vector<Letter> letters; ///< in painting order
    std::vector<int> order;      ///< indexes of the letters in words, without spaces
    std::vector<Word> words;     ///< in line order
    std::vector<Line> lines;     ///< from top to bottom, where possible
    std::vector<Rule> rules;
    std::vector<Box> boxes;
    std::vector<QRectF> pictures; ///< bounds of images
    std::vector<Widget> widgets;

    /** The words of a line, separated by single spaces. */
    [[nodiscard]] QString textOf(const Line& line) const;
};

/** Reads the pages of one file and caches its fonts. Not thread-safe. */
class PageReader final
{
public:
    struct Options
    {
        bool includesStreams = false; ///< fills PageContent::Stream::data
        bool includesVectors = true;  ///< false: letters, words and lines only
        bool usesActualText = true;   ///< false: ignores the replacement text of marked content (/ActualText)
    };

    /** Both arguments must outlive the reader. */
    PageReader(QPDF& qpdf, const PageTree& tree);
    PageReader(QPDF& qpdf, const PageTree& tree, const Options& options);
    ~PageReader();

    /** Reads one page, 0-based. Malformed content is interpreted as leniently as in viewers. Fails with
     * UnreadablePdf if the page doesn't exist or its content exceeds the limits of time and memory. */
    [[nodiscard]] Result<PageContent> read(int pageIndex);

private:
    class Private;
    std::unique_ptr<Private> d;
};

/** Called with each page in order; returning false stops reading. */
using PageVisitor = std::function<bool(PageContent&&)>;
/** Reads all pages of a file in order. Fails like SourceFile::open, readPageTree and PageReader::read. */
[[nodiscard]] Result<void> readPages(const QByteArray& bytes, const PageVisitor& visit,
                                     const PageReader::Options& options);
[[nodiscard]] Result<void> readPages(const QByteArray& bytes, const PageVisitor& visit);
/** Reads one page, 0-based, of a file. */
[[nodiscard]] Result<PageContent> readPageContent(const QByteArray& bytes, int pageIndex);

} // namespace ink::pdf
