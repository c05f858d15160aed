#include "app/pdf/suggest/suggestpage.h"

#include "app/pdf/suggest/suggestlabels.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr size_t maxSegments = 6'000; ///< of a page; a page with more isn't a form
constexpr size_t maxBlanks = 3'000;
constexpr size_t maxLines = 4'000; ///< straight lines in one direction; with more it is a drawing

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

/** A run of letters of one sort in a line. */
struct LineRun
{
    Sort sort;
    QString text;
    double left;
    double right;
    double base;
    double size;
    bool bold;
    int count;             ///< underscores, dots
    int words;             ///< text only
    double bracketEnd = 0; ///< behind a `]` among its first three characters
};

} // namespace

SuggestPage::SuggestPage(const PageContent& content) : size(content.page.size)
{
    for (const PageContent::Widget& widget : content.widgets)
        taken.push_back(widget.rect);
    readText(content);
    readVectors(content);
}

void SuggestPage::readText(const PageContent& content)
{
    for (const PageContent::Line& line : content.lines) {
        if (line.angle > 1 && line.angle < 359) continue;
        if (segments.size() > maxSegments || blanks.size() > maxBlanks) break;
        readLine(content, line);
    }
}

void SuggestPage::readLine(const PageContent& content, const PageContent::Line& line)
{
    std::vector<LineRun> runs;
    for (int w = line.first; w < line.first + line.count; ++w) {
        const PageContent::Word& word = content.words[static_cast<size_t>(w)];
        bool newWord = true;
        for (int i = word.first; i < word.first + word.count; ++i) {
            const PageContent::Letter& letter =
                content.letters[static_cast<size_t>(content.order[static_cast<size_t>(i)])];
            if (letter.white && letter.visible) continue; // white on white; on dark it is a heading at most
            if (letter.text.isEmpty()) continue;
            const Sort sort = sortOf(letter.text);
            const double left = std::min(letter.from.x(), letter.to.x());
            const double right = std::max(letter.from.x(), letter.to.x());
            const bool joins = !runs.empty() && runs.back().sort == sort && sort != Sort::Tick &&
                               sort != Sort::Circle &&
                               left - runs.back().right < (sort == Sort::Dots ? 1.1 : 0.62) * letter.size;
            if (!joins) {
                runs.push_back({sort, {}, left, right, letter.from.y(), letter.size, letter.bold, 0, 0, 0});
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
            run.size = std::max(run.size, letter.size);
            run.count += sort == Sort::Dots ? dotsIn(letter.text) : 1;
        }
    }
    // Runs that are too short to write on are text after all.
    std::vector<LineRun> joined;
    for (LineRun& run : runs) {
        if ((run.sort == Sort::Underscore && run.count < 3) || (run.sort == Sort::Dots && run.count < 6)) {
            const bool dateParts = run.count >= 2;
            if (!dateParts) run.sort = Sort::Text;
        }
        if (!joined.empty() && run.sort == Sort::Text && joined.back().sort == Sort::Text) {
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
                         : run.sort == Sort::Tick     ? BlankKind::Tick
                                                      : BlankKind::Circle;
            blank.box = box;
            blank.base = run.base;
            blank.size = run.size;
            blank.isDate = isDate[i];
            blanks.push_back(blank);
            continue;
        }
        Segment segment;
        segment.text = run.text.simplified();
        segment.plain = plainWords(segment.text);
        segment.box = box;
        segment.base = run.base;
        segment.size = run.size;
        segment.bold = run.bold;
        segment.colon = segment.text.endsWith(QLatin1Char(':')) || segment.text.endsWith(QChar(0xFF1A));
        segment.words = run.words;
        // [ ] and ( ) with nothing inside are boxes to tick.
        const QString bare = QString(segment.text).remove(QLatin1Char(' '));
        if (bare == QStringLiteral("[]") || bare == QStringLiteral("()") || bare == QStringLiteral("[_]")) {
            Blank blank;
            blank.kind = bare.startsWith(QLatin1Char('[')) ? BlankKind::Tick : BlankKind::Circle;
            blank.box = box;
            blank.base = run.base;
            blank.size = run.size;
            blanks.push_back(blank);
            continue;
        }
        if (bare.startsWith(QStringLiteral("[]")) && segment.text.size() > 3) {
            Blank blank;
            blank.kind = BlankKind::Tick;
            const double width = run.bracketEnd > run.left ? run.bracketEnd - run.left : 0.9 * run.size;
            blank.box = QRectF(box.left(), box.top(), width, box.height());
            blank.base = run.base;
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
    std::vector<Level> pieces;
    for (const PageContent::Rule& rule : content.rules) {
        if (rule.light > 0.93 || rule.width > 3.2) continue;
        if (rule.isHorizontal())
            pieces.push_back({rule.from.x(), rule.to.x(), rule.from.y()});
        else if (rule.isVertical() && rule.length() > 6)
            plumbs.push_back({rule.from.y(), rule.to.y(), rule.from.x()});
    }
    for (const PageContent::Box& box : content.boxes) {
        const double w = box.rect.width();
        const double h = box.rect.height();
        const bool dot = box.filled && w <= 2.6 && h <= 2.6 && box.fillLight < 0.9;
        if (dot) pieces.push_back({box.rect.left(), box.rect.right(), box.rect.center().y()});
        const bool edged = box.stroked && box.light < 0.93;
        const bool shaded = box.filled && box.fillLight > 0.72 && box.fillLight < 0.995;
        if (!edged && !shaded) continue;
        if (box.filled && box.fillLight < 0.5) continue;
        if (w > size.width() * 0.97 || w < 4 || h < 4) continue;
        // The same frame is often painted twice: filling and border.
        const auto same = std::find_if(frames.begin(), frames.end(), [&box](const Frame& f) {
            return std::abs(f.rect.left() - box.rect.left()) < 2 &&
                   std::abs(f.rect.top() - box.rect.top()) < 2 &&
                   std::abs(f.rect.right() - box.rect.right()) < 2 &&
                   std::abs(f.rect.bottom() - box.rect.bottom()) < 2;
        });
        if (same == frames.end() && frames.size() < maxLines) frames.push_back({box.rect, box.round});
        if (edged && !box.round && w > 20 && h > 7) {
            plumbs.push_back({box.rect.top(), box.rect.bottom(), box.rect.left()});
            plumbs.push_back({box.rect.top(), box.rect.bottom(), box.rect.right()});
            levels.push_back({box.rect.left(), box.rect.right(), box.rect.top(), true});
            levels.push_back({box.rect.left(), box.rect.right(), box.rect.bottom(), true});
        }
    }
    if (plumbs.size() > maxLines) plumbs.clear();
    if (pieces.size() > maxLines * 4) pieces.clear();
    joinLevels(pieces);
    if (levels.size() > maxLines) levels.clear();
    markGrid();
    for (const QRectF& picture : content.pictures)
        if (picture.width() * picture.height() < size.width() * size.height() * 0.5) m_ink.push_back(picture);
}

void SuggestPage::joinLevels(std::vector<Level>& pieces)
{
    std::sort(pieces.begin(), pieces.end(), [](const Level& a, const Level& b) {
        const auto ya = std::lround(a.y * 1.25);
        const auto yb = std::lround(b.y * 1.25);
        return ya != yb ? ya < yb : a.left < b.left;
    });
    for (const Level& piece : pieces) {
        if (!levels.empty() && !levels.back().inGrid) {
            Level& last = levels.back();
            const bool tiny = piece.length() <= 6;
            const double gap = piece.left - last.right;
            if (std::abs(piece.y - last.y) <= 0.8 && gap <= (tiny ? 6.0 : 1.2) && gap > -2000) {
                last.right = std::max(last.right, piece.right);
                continue;
            }
        }
        levels.push_back(piece);
    }
    levels.erase(std::remove_if(levels.begin(), levels.end(), [](const Level& l) { return l.length() < 9; }),
                 levels.end());
}

void SuggestPage::markGrid()
{
    for (Level& level : levels) {
        if (level.inGrid) continue;
        for (const Plumb& plumb : plumbs) {
            if (plumb.bottom - plumb.top < 7) continue;
            if (plumb.x >= level.left - 2 && plumb.x <= level.right + 2 && plumb.top <= level.y + 2 &&
                plumb.bottom >= level.y - 2) {
                level.inGrid = true;
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

double SuggestPage::freeAbove(double left, double right, double y, double maximum) const
{
    double free = std::min(maximum, y);
    const auto limit = [&](double l, double r, double bottom) {
        if (r > left + 1 && l < right - 1 && bottom <= y + 0.5) free = std::min(free, y - bottom);
    };
    for (const QRectF& ink : m_ink)
        limit(ink.left(), ink.right(),
              std::min(ink.bottom(), ink.bottom() > y && ink.top() < y - 4 ? y : ink.bottom()));
    for (const Level& level : levels)
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
    for (const Level& level : levels)
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
    for (const Plumb& plumb : plumbs)
        limit(plumb.x, plumb.x + 0.1, plumb.top, plumb.bottom);
    return free;
}

std::optional<QRectF> SuggestPage::cellAround(QPointF p) const
{
    double left = -1;
    double right = -1;
    double top = -1;
    double bottom = -1;
    for (const Plumb& plumb : plumbs) {
        if (plumb.top > p.y() + 0.5 || plumb.bottom < p.y() - 0.5) continue;
        if (plumb.x <= p.x() && (left < 0 || plumb.x > left)) left = plumb.x;
        if (plumb.x > p.x() && (right < 0 || plumb.x < right)) right = plumb.x;
    }
    for (const Level& level : levels) {
        if (level.left > p.x() + 0.5 || level.right < p.x() - 0.5) continue;
        if (level.y <= p.y() && (top < 0 || level.y > top)) top = level.y;
        if (level.y > p.y() && (bottom < 0 || level.y < bottom)) bottom = level.y;
    }
    if (left < 0 || right < 0 || top < 0 || bottom < 0) return std::nullopt;
    return QRectF(QPointF(left, top), QPointF(right, bottom));
}

} // namespace ink::pdf
