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

/**
 * The content of a page: letters with their places, words and lines made of them, straight lines and boxes.
 * It is read from the content streams, not from a picture. All places are points of the page *as displayed*
 * (crop box, rotation and user unit applied; origin top left, y downwards), as domain::PageRect is.
 * Annotations are not part of a page's content; only the places of its form fields are told.
 */
struct PageContent
{
    /** A content stream that was read. */
    struct Stream
    {
        /** One stream of the page's /Contents inside the joined text. */
        struct Part
        {
            ObjectId id;         ///< null for a direct value
            int contentsIndex;   ///< index in the /Contents array, 0 when it is one stream
            qsizetype begin = 0; ///< where its decoded bytes begin in the joined text
            qsizetype end = 0;   ///< behind its last byte; one line feed stands between two parts
        };
        ObjectId form;              ///< the form XObject; null = the page's own /Contents, joined
        std::vector<ObjectId> path; ///< the forms that led here from the page, outermost first, `form` last
        std::vector<Part> parts;    ///< only for the page's own content
        QByteArray data;            ///< decoded and joined; only with PageReader::Options::keepStreams
    };

    /** One text-show operator (`Tj TJ ' "`) as it was carried out once. */
    struct Show
    {
        int stream = 0;      ///< index into `streams`
        qsizetype begin = 0; ///< where its first operand begins, in the decoded (joined) stream
        qsizetype end = 0;   ///< behind the operator
        char kind = 'j';     ///< `j` Tj, `J` TJ, `'`, `"`
        double fontSize = 0; ///< Tf's operand
        double charSpacing = 0;
        double wordSpacing = 0;
        double scaling = 1; ///< Tz / 100
        bool vertical = false;
        QPointF along;  ///< from a glyph's origin, an em in its direction of reading, as displayed
        QPointF across; ///< and an em upwards
        std::shared_ptr<const FontDecoder> font;
    };

    /** One character code that was shown. */
    struct Letter
    {
        QString text; ///< Unicode, maybe several units; empty = a further code of an ActualText span, null =
                      ///< a code of unknown meaning
        QPointF from; ///< the base line's start
        QPointF to;   ///< its end: `from` + the advance, without character and word spacing
        QPointF up;   ///< from the base line to the letter's top
        QPointF down; ///< from the base line to the letter's bottom
        double size;  ///< points, as displayed: the height of the em
        double angle; ///< of the base line, degrees clockwise as displayed, 0–360; 0 = reads to the right
        bool visible; ///< false: render mode 3 or 7, no opacity, a layer that is off, or outside the page
        bool white;   ///< filled with white
        bool bold;    ///< as far as the font's name or flags tell
        int show;     ///< index into `shows`
        int element;  ///< which element of the TJ array; 0 for the others
        int byte;     ///< index of the code's first byte in that (unescaped) string
        int bytes;    ///< length of the code
        double advance; ///< the advance of the code, as a TJ number: `[(a) x (b)]` and `[-advance (b)]`
                        ///< put b at the same place (character and word spacing included)
        std::uint32_t code = 0; ///< the code's bytes, the first one highest
        float light = 0;        ///< of its colour, 0 black … 1 white

        /** The upright rectangle around it. */
        [[nodiscard]] QRectF box() const;
    };

    /** Letters that belong together; a word may come from several shows. */
    struct Word
    {
        QString text;
        QRectF box; ///< upright rectangle around all letters
        QPointF from;
        QPointF to;
        double size = 0;
        double angle = 0;
        bool visible = true; ///< false when none of its letters is visible
        bool bold = false;
        int first = 0; ///< its letters are letters[order[first]] … letters[order[first + count - 1]]
        int count = 0;
    };

    /** Words on one base line, near each other; columns are lines of their own. */
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
        QPointF from; ///< the left or upper end
        QPointF to;
        double width = 0; ///< points
        bool dashed = false;
        double light = 0; ///< 0 black … 1 white
        [[nodiscard]] bool isHorizontal() const;
        [[nodiscard]] bool isVertical() const;
        [[nodiscard]] double length() const;
    };

    /** A rectangle whose sides are upright, or the bounds of a closed round path. */
    struct Box
    {
        QRectF rect;
        bool stroked = false;
        bool filled = false;
        bool round = false;   ///< drawn with curves
        bool dashed = false;  ///< its border is
        double width = 0;     ///< of the border
        double light = 0;     ///< of the border, 0 black … 1 white
        double fillLight = 1; ///< 0 black … 1 white
    };

    /** A form field's place. */
    struct Widget
    {
        QRectF rect;
        QString fieldType; ///< Tx, Btn, Ch, Sig; empty when it is not told
    };

    int pageIndex = 0; ///< 0-based
    PageInfo page;
    std::vector<Stream> streams; ///< the first is the page's own content
    std::vector<Show> shows;
    std::vector<Letter> letters; ///< in painting order
    std::vector<int> order;      ///< indexes of the letters that stand in words; blanks are left out
    std::vector<Word> words;     ///< line by line
    std::vector<Line> lines;     ///< top to bottom as far as that can be told
    std::vector<Rule> rules;
    std::vector<Box> boxes;
    std::vector<QRectF> pictures; ///< places of images
    std::vector<Widget> widgets;

    /** The words of a line with one blank between two. */
    [[nodiscard]] QString textOf(const Line& line) const;
};

/** Reads pages of one file; keeps the fonts it has met. Not to be used from two threads at once. */
class PageReader final
{
public:
    struct Options
    {
        bool keepStreams = false; ///< fill PageContent::Stream::data
        bool vectors = true;      ///< false: letters, words and lines only
        bool actualText = true;   ///< false: what marked content calls its text (/ActualText) counts nothing
    };

    /** Both must outlive the reader. */
    PageReader(QPDF& qpdf, const PageTree& tree);
    PageReader(QPDF& qpdf, const PageTree& tree, const Options& options);
    ~PageReader();

    /**
     * One page, 0-based. Broken content is read as far as it goes, as viewers do. Errors are UnreadablePdf:
     * no such page, or more content than can be handled (bounded in time and memory for hostile input).
     */
    [[nodiscard]] Result<PageContent> read(int pageIndex);

private:
    class Private;
    std::unique_ptr<Private> d;
};

/** Called with each page in order; false ends the reading. */
using PageVisitor = std::function<bool(PageContent&&)>;
/** All pages of a file, one after another. Errors as SourceFile::open, readPageTree, PageReader::read. */
[[nodiscard]] Result<void> readPages(const QByteArray& bytes, const PageVisitor& visit,
                                     const PageReader::Options& options);
[[nodiscard]] Result<void> readPages(const QByteArray& bytes, const PageVisitor& visit);
/** One page, 0-based, of a file. */
[[nodiscard]] Result<PageContent> readPageContent(const QByteArray& bytes, int pageIndex);

} // namespace ink::pdf
