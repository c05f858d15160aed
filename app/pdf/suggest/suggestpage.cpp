#include "app/pdf/suggest/suggestpage.h"

#include "app/pdf/suggest/suggestlabels.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr size_t maxSegments = 6'000; ///< per page; a page with more isn't a form
constexpr size_t maxBlanks = 3'000;
constexpr size_t maxLines = 4'000; ///< straight lines in one direction; a page with more contains a drawing

enum class Sort { Text, Underscore, Dots, Tick, Circle };

Sort sortOf(const QString& text)
{
    if (text.size() != 1) return Sort::Text;
    switch (text[0].unicode()) {
    case u'_':
    case u'\uFF3F':
    case u'\u2017':
        return Sort::Underscore;
    case u'.':
    case u'\u2026':
    case u'\u00B7':
    case u'\u2025':
    case u'\u2024':
    case u'\u22EF':
        return Sort::Dots;
    case u'\u2610': // ballot box
    case u'\u25A1': // white square
    case u'\u25A2':
    case u'\u25FB':
    case u'\u25FD':
    case u'\u2751':
    case u'\u2752':
    case u'\u274F':
    case u'\u2750':
    case u'\u00A8': // Wingdings' box, encoded as a diaeresis, which never occurs alone
    case u'\uF06F': // Wingdings without a mapping
    case u'\uF0A8':
    case u'\uF071':
        return Sort::Tick;
    case u'\u25CB': // white circle
    case u'\u25EF':
    case u'\u274D':
    case u'\u25E6':
    case u'\uF0A1':
        return Sort::Circle;
    default:
        return Sort::Text;
    }
}

int dotsIn(const QString& text)
{
    if (text[0] == QChar(0x2026) || text[0] == QChar(0x22EF)) return 3;
    return text[0] == QChar(0x2025) ? 2 : 1;
}

/** A run of characters of one kind in a line. */
struct LineRun
{
    Sort sort;
    QString text;
    double left;
    double right;
    double base;
    double size;
    bool bold;
    int count;             ///< number of underscores or dots
    double inked = 0;      ///< the width of the letters without spaces
    int words;             ///< number of words; only for text
    double bracketEnd = 0; ///< right edge of a `]` among its first three characters
};

/** Joins the parts of a blank for one value, such as "___-__-____" and "____ ____". */
void joinParts(std::vector<LineRun>& runs)
{
    const auto isBlank = [](const LineRun& run) { return run.sort == Sort::Underscore; };
    const auto isDash = [](const LineRun& run) {
        const QString text = run.text.trimmed();
        return run.sort == Sort::Text && text.size() == 1 &&
               QStringView(u"-\u2010\u2011\u2012\u2013\u2014").contains(text[0]);
    };
    for (size_t i = 0; i + 1 < runs.size();) {
        const size_t next = i + 2 < runs.size() && isDash(runs[i + 1]) ? i + 2 : i + 1;
        const double reach = (next == i + 2 ? 2.5 : 1.4) * runs[i].size;
        if (!isBlank(runs[i]) || !isBlank(runs[next]) || runs[next].left - runs[i].right > reach) {
            ++i;
            continue;
        }
        runs[i].right = runs[next].right;
        runs[i].count += runs[next].count;
        runs.erase(runs.begin() + static_cast<std::ptrdiff_t>(i) + 1,
                   runs.begin() + static_cast<std::ptrdiff_t>(next) + 1);
    }
}

} // namespace

qsizetype SuggestPage::Segment::letterCount() const
{
    return std::count_if(plain.begin(), plain.end(), [](QChar c) { return c.isLetter(); });
}

SuggestPage::SuggestPage(const PageContent& content, const std::vector<QRectF>& printed)
    : size(content.page.size)
{
    for (const PageContent::Widget& widget : content.widgets)
        fieldRects.push_back(widget.rect);
    readVectors(content);
    readText(content);
    addPrinted(printed);
    readFills(content);
    for (const QRectF& picture : content.pictures)
        if (picture.width() * picture.height() < size.width() * size.height() * 0.5) m_ink.push_back(picture);
    findContent();
}

/** Adds what is printed on a scanned page but isn't in its text. */
void SuggestPage::addPrinted(const std::vector<QRectF>& printed)
{
    const bool hasWords = std::any_of(segments.begin(), segments.end(),
                                      [](const Segment& segment) { return segment.letterCount() >= 2; });
    isUnlabelled = !printed.empty() && !hasWords;
    const std::vector<QRectF> known = m_ink;
    for (const QRectF& word : printed)
        if (std::none_of(known.begin(), known.end(),
                         [&word](const QRectF& ink) { return ink.adjusted(-3, -3, 3, 3).intersects(word); }))
            m_ink.push_back(word);
}

void SuggestPage::readText(const PageContent& content)
{
    for (const PageContent::Line& line : content.lines) {
        if (line.angle > 1 && line.angle < 359) {
            if (verticalTexts.size() < maxSegments) readAside(content, line);
            continue;
        }
        if (segments.size() > maxSegments || blanks.size() > maxBlanks) break;
        readLine(content, line);
    }
}

void SuggestPage::readAside(const PageContent& content, const PageContent::Line& line)
{
    QStringList words;
    for (int w = line.first; w < line.first + line.count; ++w)
        words += content.words[static_cast<size_t>(w)].text;
    verticalTexts.push_back({plainWords(words.join(QLatin1Char(' '))), line.box});
}

void SuggestPage::readLine(const PageContent& content, const PageContent::Line& line)
{
    std::vector<LineRun> runs;
    // Text in two cells is split, even if it is on one line.
    std::vector<double> walls;
    const double middle = line.box.center().y();
    for (const VerticalLine& plumb : verticalLines)
        if (plumb.top < middle - 2 && plumb.bottom > middle + 2 && plumb.x > line.box.left() &&
            plumb.x < line.box.right())
            walls.push_back(plumb.x);
    const auto isApart = [&walls](double from, double to) {
        return std::any_of(walls.begin(), walls.end(),
                           [&](double x) { return x > from - 0.5 && x < to + 0.5; });
    };
    for (int w = line.first; w < line.first + line.count; ++w) {
        const PageContent::Word& word = content.words[static_cast<size_t>(w)];
        bool newWord = true;
        for (int i = word.first; i < word.first + word.count; ++i) {
            const PageContent::Letter& letter =
                content.letters[static_cast<size_t>(content.order[static_cast<size_t>(i)])];
            if (letter.isWhite && letter.isVisible)
                continue; // white on white; on a dark background it is at most a heading
            if (letter.text.isEmpty()) continue;
            const Sort sort = sortOf(letter.text);
            const double left = std::min(letter.from.x(), letter.to.x());
            const double right = std::max(letter.from.x(), letter.to.x());
            const bool joins = !runs.empty() && runs.back().sort == sort && sort != Sort::Tick &&
                               sort != Sort::Circle &&
                               left - runs.back().right < (sort == Sort::Dots ? 1.1 : 0.62) * letter.size &&
                               (walls.empty() || left - runs.back().right < 0.1 * letter.size ||
                                !isApart(runs.back().right, left));
            if (!joins) {
                runs.push_back(
                    {sort, {}, left, right, letter.from.y(), letter.size, letter.isBold, 0, 0, 0, 0});
                newWord = true;
            }
            LineRun& run = runs.back();
            if (newWord && sort == Sort::Text) {
                if (!run.text.isEmpty()) run.text += QLatin1Char(' ');
                ++run.words;
            }
            newWord = false;
            run.text += letter.text;
            if (run.text.size() <= 3 && letter.text == QStringLiteral("]")) run.bracketEnd = right;
            run.right = std::max(run.right, right);
            run.inked += right - left;
            run.size = std::max(run.size, letter.size);
            run.count += sort == Sort::Dots ? dotsIn(letter.text) : 1;
        }
    }
    // Runs that are too short to write on count as text.
    std::vector<LineRun> joined;
    for (LineRun& run : runs) {
        if ((run.sort == Sort::Underscore && run.count < 3) || (run.sort == Sort::Dots && run.count < 6)) {
            const bool dateParts = run.count >= 2;
            if (!dateParts) run.sort = Sort::Text;
        }
        if (!joined.empty() && run.sort == Sort::Text && joined.back().sort == Sort::Text &&
            !isApart(joined.back().right, run.left)) {
            LineRun& last = joined.back();
            if (run.left - last.right > 0.12 * run.size) {
                last.text += QLatin1Char(' ');
                ++last.words;
            }
            last.text += run.text;
            last.right = std::max(last.right, run.right);
            continue;
        }
        joined.push_back(std::move(run));
    }
    joinParts(joined);
    // __/__/____ is one date.
    std::vector<LineRun> dated;
    std::vector<bool> isDate;
    for (size_t i = 0; i < joined.size(); ++i) {
        const auto separator = [&](size_t k) {
            if (k >= joined.size() || joined[k].sort != Sort::Text) return false;
            const QString t = joined[k].text.trimmed();
            return t == QStringLiteral("/") || t == QStringLiteral(".") || t == QStringLiteral("-");
        };
        const auto part = [&](size_t k) {
            return joined[k].sort == Sort::Underscore || joined[k].sort == Sort::Dots;
        };
        if (i + 4 < joined.size() && part(i) && separator(i + 1) && part(i + 2) && separator(i + 3) &&
            part(i + 4) && joined[i + 4].right - joined[i].left < 26 * joined[i].size) {
            LineRun all = joined[i];
            all.right = joined[i + 4].right;
            all.count = 8;
            dated.push_back(all);
            isDate.push_back(true);
            i += 4;
            continue;
        }
        if ((joined[i].sort == Sort::Underscore && joined[i].count < 3) ||
            (joined[i].sort == Sort::Dots && joined[i].count < 6))
            joined[i].sort = Sort::Text;
        dated.push_back(joined[i]);
        isDate.push_back(false);
    }
    for (size_t i = 0; i < dated.size(); ++i) {
        const LineRun& run = dated[i];
        const QRectF box(QPointF(run.left, run.base - 0.72 * run.size),
                         QPointF(run.right, run.base + 0.2 * run.size));
        if (run.sort != Sort::Text) {
            Blank blank;
            blank.kind = run.sort == Sort::Underscore ? BlankKind::Underscores
                         : run.sort == Sort::Dots     ? BlankKind::Dots
                         : run.sort == Sort::Tick     ? BlankKind::CheckBox
                                                      : BlankKind::Circle;
            blank.box = box;
            blank.baseline = run.base;
            blank.size = run.size;
            blank.isDate = isDate[i];
            blank.isSparse =
                run.sort == Sort::Dots && run.right - run.left - run.inked > 0.12 * run.size * run.count;
            blanks.push_back(blank);
            continue;
        }
        Segment segment;
        segment.text = run.text.simplified();
        segment.plain = plainWords(segment.text);
        segment.box = box;
        segment.baseline = run.base;
        segment.size = run.size;
        segment.isBold = run.bold;
        segment.endsWithColon = segment.text.endsWith(QLatin1Char(':')) ||
                                segment.text.endsWith(QChar(0xFF1A)) ||
                                segment.text.endsWith(QLatin1Char('?'));
        segment.wordCount = run.words;
        // [ ] and ( ) without content are check boxes.
        const QString bare = QString(segment.text).remove(QLatin1Char(' '));
        if (bare == QStringLiteral("[]") || bare == QStringLiteral("()") || bare == QStringLiteral("[_]")) {
            Blank blank;
            blank.kind = bare.startsWith(QLatin1Char('[')) ? BlankKind::CheckBox : BlankKind::Circle;
            blank.box = box;
            blank.baseline = run.base;
            blank.size = run.size;
            blanks.push_back(blank);
            continue;
        }
        if (bare.startsWith(QStringLiteral("[]")) && segment.text.size() > 3) {
            Blank blank;
            blank.kind = BlankKind::CheckBox;
            const double width = run.bracketEnd > run.left ? run.bracketEnd - run.left : 0.9 * run.size;
            blank.box = QRectF(box.left(), box.top(), width, box.height());
            blank.baseline = run.base;
            blank.size = run.size;
            blanks.push_back(blank);
            segment.text = segment.text.mid(segment.text.indexOf(QLatin1Char(']')) + 1).trimmed();
            segment.plain = plainWords(segment.text);
            segment.box.setLeft(box.left() + width + 0.2 * run.size);
        }
        m_ink.push_back(segment.box);
        segments.push_back(std::move(segment));
    }
}

void SuggestPage::readVectors(const PageContent& content)
{
    std::vector<HorizontalLine> pieces;
    for (const PageContent::Rule& rule : content.rules) {
        if (rule.lightness > 0.93 || rule.width > 3.2) continue;
        if (rule.isHorizontal())
            pieces.push_back({rule.from.x(), rule.to.x(), rule.from.y(), false, rule.width});
        else if (rule.isVertical() && rule.length() > 6)
            verticalLines.push_back({rule.from.y(), rule.to.y(), rule.from.x()});
    }
    for (const PageContent::Box& box : content.boxes) {
        const double w = box.rect.width();
        const double h = box.rect.height();
        const bool dot = box.isFilled && w <= 2.6 && h <= 2.6 && box.fillLightness < 0.9;
        if (dot) pieces.push_back({box.rect.left(), box.rect.right(), box.rect.center().y()});
        const bool edged = box.isStroked && box.borderLightness < 0.93;
        const bool shaded = box.isFilled && box.fillLightness > 0.72 && box.fillLightness < 0.995;
        if (!edged && !shaded) continue;
        if (box.isFilled && box.fillLightness < 0.5) continue;
        if (w > size.width() * 0.97 || w < 4 || h < 4) continue;
        // The same frame is often painted twice, once filled and once stroked.
        const auto same = std::find_if(frames.begin(), frames.end(), [&box](const Frame& f) {
            return std::abs(f.rect.left() - box.rect.left()) < 2 &&
                   std::abs(f.rect.top() - box.rect.top()) < 2 &&
                   std::abs(f.rect.right() - box.rect.right()) < 2 &&
                   std::abs(f.rect.bottom() - box.rect.bottom()) < 2;
        });
        if (same == frames.end() && frames.size() < maxLines) frames.push_back({box.rect, box.isRound});
        const bool isTick = w <= 20 && h <= 20 && w / h > 0.8 && w / h < 1.25;
        if (edged && !box.isRound && !isTick && w > 7 && h > 7) addEdges(box.rect);
    }
    if (verticalLines.size() > maxLines * 4) verticalLines.clear();
    joinVerticalLines();
    if (verticalLines.size() > maxLines) verticalLines.clear();
    if (pieces.size() > maxLines * 4) pieces.clear();
    joinHorizontalLines(pieces);
    if (horizontalLines.size() > maxLines) horizontalLines.clear();
    extendVerticalLines();
    closeTables();
    markGrid();
}

void SuggestPage::findContent()
{
    contentLeft = size.width();
    for (const Segment& segment : segments) {
        contentLeft = std::min(contentLeft, segment.box.left());
        contentRight = std::max(contentRight, segment.box.right());
    }
    for (const QRectF& ink : m_ink) {
        if (!isUnlabelled) break;
        contentLeft = std::min(contentLeft, ink.left());
        contentRight = std::max(contentRight, ink.right());
    }
    for (const HorizontalLine& level : horizontalLines) {
        if (level.length() < 60 || level.length() > size.width() * 0.97) continue;
        contentLeft = std::min(contentLeft, level.left);
        contentRight = std::max(contentRight, level.right);
    }
}

void SuggestPage::addEdges(const QRectF& rect)
{
    verticalLines.push_back({rect.top(), rect.bottom(), rect.left()});
    verticalLines.push_back({rect.top(), rect.bottom(), rect.right()});
    horizontalLines.push_back({rect.left(), rect.right(), rect.top(), true});
    horizontalLines.push_back({rect.left(), rect.right(), rect.bottom(), true});
}

/** Reads painted areas, which bound a blank like lines do: white boxes on a tinted background, single tinted
 * boxes on white. */
void SuggestPage::readFills(const PageContent& content)
{
    constexpr size_t maxEdged = 500; // more edges than this belong to an image
    std::vector<QRectF> tinted;
    size_t edged = 0;
    for (const PageContent::Box& box : content.boxes) {
        const QRectF& rect = box.rect;
        if (!box.isFilled || box.isRound || rect.width() < 8 || rect.height() < 6) continue;
        if (rect.width() > size.width() * 0.97 && rect.height() > size.height() * 0.9) continue;
        if (fills.size() >= maxLines) break;
        const bool isBox = rect.width() >= 15 && rect.height() >= 8 && rect.width() < size.width() * 0.97 &&
                           edged < maxEdged && isEmpty(rect.adjusted(1, 1, -1, -1));
        const double before = isBox ? backgroundLightnessAt(rect.center()) : 1;
        if (isBox && box.fillLightness >= 0.97 && before < 0.97 && before > 0.5) {
            addEdges(rect);
            ++edged;
        }
        if (box.fillLightness > 0.6 && box.fillLightness < 0.97) tinted.push_back(rect);
        fills.push_back({rect, box.fillLightness});
    }
    if (tinted.size() > maxEdged) return;
    for (const QRectF& rect : tinted) {
        // Overlapping bands are one shaded area.
        const bool isPart = std::any_of(tinted.begin(), tinted.end(), [&rect](const QRectF& other) {
            const bool isInRow =
                std::abs(other.top() - rect.top()) < 2 && std::abs(other.bottom() - rect.bottom()) < 2;
            return !isInRow && other.adjusted(-1, -1, 1, 1).intersects(rect);
        });
        if (!isPart && rect.width() >= 15 && rect.height() >= 8 && rect.width() < size.width() * 0.97 &&
            isEmpty(rect.adjusted(1, 1, -1, -1)))
            addEdges(rect);
    }
}

double SuggestPage::backgroundLightnessAt(QPointF p) const
{
    for (auto fill = fills.rbegin(); fill != fills.rend(); ++fill)
        if (fill->rect.contains(p)) return fill->lightness;
    return 1;
}

bool SuggestPage::hasLinesInside(const QRectF& rect) const
{
    return std::any_of(horizontalLines.begin(), horizontalLines.end(),
                       [&rect](const HorizontalLine& level) {
                           return level.y > rect.top() + 2 && level.y < rect.bottom() - 2 &&
                                  level.right > rect.left() + 3 && level.left < rect.right() - 3;
                       }) ||
           std::any_of(verticalLines.begin(), verticalLines.end(),
                       [&rect](const VerticalLine& plumb) {
                           return plumb.x > rect.left() + 2 && plumb.x < rect.right() - 2 &&
                                  std::min(plumb.bottom, rect.bottom()) - std::max(plumb.top, rect.top()) >
                                      0.7 * rect.height();
                       }) ||
           std::any_of(frames.begin(), frames.end(), [&rect](const Frame& frame) {
               return rect.adjusted(-0.5, -0.5, 0.5, 0.5).contains(frame.rect) &&
                      frame.rect.width() * frame.rect.height() < 0.6 * rect.width() * rect.height();
           });
}

int SuggestPage::countCheckBoxes(const QRectF& rect) const
{
    const auto glyphs = std::count_if(blanks.begin(), blanks.end(), [&rect](const Blank& blank) {
        return (blank.kind == BlankKind::CheckBox || blank.kind == BlankKind::Circle) &&
               rect.contains(blank.box.center());
    });
    const auto boxes = std::count_if(frames.begin(), frames.end(), [&rect](const Frame& frame) {
        return frame.rect.width() <= 20 && frame.rect.height() <= 20 && rect.contains(frame.rect.center());
    });
    return static_cast<int>(glyphs + boxes);
}

std::vector<std::pair<double, double>> SuggestPage::gapsIn(const QRectF& strip) const
{
    std::vector<std::pair<double, double>> taken;
    const auto take = [&](const QRectF& rect, double depth) {
        if (rect.right() > strip.left() && rect.left() < strip.right() &&
            std::min(rect.bottom(), strip.bottom()) - std::max(rect.top(), strip.top()) > depth)
            taken.emplace_back(rect.left(), rect.right());
    };
    for (const QRectF& ink : m_ink)
        take(ink, 2);
    for (const Blank& blank : blanks)
        take(blank.box, 2);
    for (const VerticalLine& plumb : verticalLines)
        take(QRectF(plumb.x, plumb.top, 0.1, plumb.bottom - plumb.top), 0.5 * strip.height());
    std::sort(taken.begin(), taken.end());
    std::vector<std::pair<double, double>> gaps;
    double at = strip.left();
    for (const auto& [left, right] : taken) {
        if (left > at) gaps.emplace_back(at, left);
        at = std::max(at, right);
    }
    if (at < strip.right()) gaps.emplace_back(at, strip.right());
    return gaps;
}

void SuggestPage::joinHorizontalLines(std::vector<HorizontalLine>& pieces)
{
    std::sort(pieces.begin(), pieces.end(), [](const HorizontalLine& a, const HorizontalLine& b) {
        const auto ya = std::lround(a.y * 1.25);
        const auto yb = std::lround(b.y * 1.25);
        return ya != yb ? ya < yb : a.left < b.left;
    });
    for (const HorizontalLine& piece : pieces) {
        if (!horizontalLines.empty() && !horizontalLines.back().isInGrid) {
            HorizontalLine& last = horizontalLines.back();
            const bool tiny = piece.length() <= 6;
            const double gap = piece.left - last.right;
            if (std::abs(piece.y - last.y) <= 0.8 && gap <= (tiny ? 6.0 : 1.2) &&
                piece.left >= last.left - 1) {
                last.right = std::max(last.right, piece.right);
                last.width = std::max(last.width, piece.width);
                continue;
            }
        }
        horizontalLines.push_back(piece);
    }
    horizontalLines.erase(std::remove_if(horizontalLines.begin(), horizontalLines.end(),
                                         [](const HorizontalLine& l) { return l.length() < 9; }),
                          horizontalLines.end());
}

/** Joins the pieces of vertical lines: tables are often drawn cell by cell. */
void SuggestPage::joinVerticalLines()
{
    std::sort(verticalLines.begin(), verticalLines.end(), [](const VerticalLine& a, const VerticalLine& b) {
        const auto xa = std::lround(a.x * 1.25);
        const auto xb = std::lround(b.x * 1.25);
        return xa != xb ? xa < xb : a.top < b.top;
    });
    std::vector<VerticalLine> joined;
    for (const VerticalLine& piece : verticalLines) {
        if (!joined.empty() && std::abs(piece.x - joined.back().x) <= 0.8 &&
            piece.top - joined.back().bottom <= 1.5)
            joined.back().bottom = std::max(joined.back().bottom, piece.bottom);
        else
            joined.push_back(piece);
    }
    verticalLines = std::move(joined);
}

/** Extends free-standing vertical dividers that end just short of the lines above and below: they divide the
 * row. */
void SuggestPage::extendVerticalLines()
{
    constexpr double reach = 6;
    constexpr double touch = 1.5;
    for (VerticalLine& plumb : verticalLines) {
        if (plumb.bottom - plumb.top < 10) continue;
        double top = 0;
        double bottom = size.height();
        bool isFree = true;
        for (const HorizontalLine& level : horizontalLines) {
            if (plumb.x < level.left - 1 || plumb.x > level.right + 1) continue;
            isFree =
                isFree && std::abs(level.y - plumb.top) > touch && std::abs(level.y - plumb.bottom) > touch;
            if (level.y < plumb.top) top = std::max(top, level.y);
            if (level.y > plumb.bottom) bottom = std::min(bottom, level.y);
        }
        if (!isFree || plumb.top - top > reach || bottom - plumb.bottom > reach) continue;
        plumb.top = top;
        plumb.bottom = bottom;
    }
}

/** Adds vertical lines at the open left and right edges of tables: at the ends of two row lines with a column
 * line between them. */
void SuggestPage::closeTables()
{
    constexpr double same = 2.5;
    std::vector<HorizontalLine> sorted = horizontalLines;
    std::sort(sorted.begin(), sorted.end(),
              [](const HorizontalLine& a, const HorizontalLine& b) { return a.y < b.y; });
    std::vector<VerticalLine> walls;
    for (size_t i = 0; i < sorted.size(); ++i) {
        const HorizontalLine& upper = sorted[i];
        if (upper.length() < 60) continue;
        for (size_t k = i + 1; k < sorted.size() && sorted[k].y - upper.y < 130; ++k) {
            const HorizontalLine& lower = sorted[k];
            if (lower.y - upper.y < 8 || std::abs(lower.left - upper.left) > same ||
                std::abs(lower.right - upper.right) > same)
                continue;
            bool isTable = false;
            bool hasLeft = false;
            bool hasRight = false;
            for (const VerticalLine& plumb : verticalLines) {
                if (plumb.top > upper.y + 3 || plumb.bottom < lower.y - 3) continue;
                hasLeft = hasLeft || std::abs(plumb.x - upper.left) < 4;
                hasRight = hasRight || std::abs(plumb.x - upper.right) < 4;
                isTable = isTable || (plumb.x > upper.left + 4 && plumb.x < upper.right - 4);
            }
            if (isTable && !hasLeft) walls.push_back({upper.y, lower.y, upper.left});
            if (isTable && !hasRight) walls.push_back({upper.y, lower.y, upper.right});
            break;
        }
    }
    if (verticalLines.size() + walls.size() > maxLines) return;
    verticalLines.insert(verticalLines.end(), walls.begin(), walls.end());
}

void SuggestPage::markGrid()
{
    for (HorizontalLine& level : horizontalLines) {
        if (level.isInGrid) continue;
        for (const VerticalLine& plumb : verticalLines) {
            if (plumb.bottom - plumb.top < 7) continue;
            if (plumb.x >= level.left - 2 && plumb.x <= level.right + 2 && plumb.top <= level.y + 2 &&
                plumb.bottom >= level.y - 2) {
                level.isInGrid = true;
                break;
            }
        }
    }
}

bool SuggestPage::isEmpty(const QRectF& rect) const
{
    return std::none_of(m_ink.begin(), m_ink.end(),
                        [&rect](const QRectF& ink) { return ink.intersects(rect); }) &&
           std::none_of(blanks.begin(), blanks.end(),
                        [&rect](const Blank& b) { return b.box.intersects(rect); });
}

QRectF SuggestPage::inkIn(const QRectF& rect) const
{
    QRectF all;
    for (const QRectF& ink : m_ink)
        if (ink.intersects(rect)) all |= ink.intersected(rect);
    for (const Blank& blank : blanks)
        if (blank.box.intersects(rect)) all |= blank.box.intersected(rect);
    return all;
}

double SuggestPage::tallestInk(const QRectF& rect) const
{
    double tallest = 0;
    for (const QRectF& ink : m_ink)
        if (ink.intersects(rect)) tallest = std::max(tallest, ink.height());
    return tallest;
}

double SuggestPage::freeAbove(double left, double right, double y, double maximum) const
{
    double free = std::min(maximum, y);
    const auto limit = [&](double l, double r, double bottom) {
        if (r > left + 1 && l < right - 1 && bottom <= y + 0.5) free = std::min(free, y - bottom);
    };
    for (const QRectF& ink : m_ink)
        limit(ink.left(), ink.right(),
              std::min(ink.bottom(), ink.bottom() > y && ink.top() < y - 4 ? y : ink.bottom()));
    for (const HorizontalLine& level : horizontalLines)
        if (level.y < y - 2) limit(level.left, level.right, level.y);
    for (const Blank& blank : blanks)
        if (blank.box.bottom() < y - 2) limit(blank.box.left(), blank.box.right(), blank.box.bottom());
    return std::max(0.0, free);
}

double SuggestPage::freeBelow(double left, double right, double y, double maximum) const
{
    double free = std::min(maximum, size.height() - y);
    const auto limit = [&](double l, double r, double top) {
        if (r > left + 1 && l < right - 1 && top >= y - 0.5) free = std::min(free, top - y);
    };
    for (const QRectF& ink : m_ink)
        limit(ink.left(), ink.right(), ink.top());
    for (const HorizontalLine& level : horizontalLines)
        if (level.y > y + 2) limit(level.left, level.right, level.y);
    for (const Blank& blank : blanks)
        limit(blank.box.left(), blank.box.right(), blank.box.top());
    return std::max(0.0, free);
}

double SuggestPage::freeRight(double x, double top, double bottom, double maximum) const
{
    double free = std::min(maximum, size.width() - x);
    const auto limit = [&](double left, double right, double t, double b) {
        if (b > top && t < bottom && right > x && left >= x - 3)
            free = std::min(free, std::max(0.0, left - x));
    };
    for (const QRectF& ink : m_ink)
        limit(ink.left(), ink.right(), ink.top(), ink.bottom());
    for (const Blank& blank : blanks)
        limit(blank.box.left(), blank.box.right(), blank.box.top(), blank.box.bottom());
    for (const VerticalLine& plumb : verticalLines)
        limit(plumb.x, plumb.x + 0.1, plumb.top, plumb.bottom);
    return free;
}

std::optional<QRectF> SuggestPage::cellAround(QPointF p) const
{
    double left = -1;
    double right = -1;
    double top = -1;
    double bottom = -1;
    for (const VerticalLine& plumb : verticalLines) {
        if (plumb.top > p.y() + 0.5 || plumb.bottom < p.y() - 0.5) continue;
        if (plumb.x <= p.x() && (left < 0 || plumb.x > left)) left = plumb.x;
        if (plumb.x > p.x() && (right < 0 || plumb.x < right)) right = plumb.x;
    }
    for (const HorizontalLine& level : horizontalLines) {
        if (level.left > p.x() + 0.5 || level.right < p.x() - 0.5) continue;
        if (level.y <= p.y() && (top < 0 || level.y > top)) top = level.y;
        if (level.y > p.y() && (bottom < 0 || level.y < bottom)) bottom = level.y;
    }
    if (left < 0 || right < 0 || top < 0 || bottom < 0) return std::nullopt;
    return QRectF(QPointF(left, top), QPointF(right, bottom));
}

} // namespace ink::pdf
