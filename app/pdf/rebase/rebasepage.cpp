#include "app/pdf/rebase/rebasepage.h"

#include "app/pdf/suggest/suggestpage.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace ink::pdf {

namespace {

constexpr double tickSide = 17;       ///< boxes up to this size are check boxes
constexpr size_t maxCorners = 60'000; ///< horizontal × vertical lines of a page; beyond this it is a drawing
constexpr double edgeBand = 0.13;     ///< share of a page's height: the area of headers and footers

bool isBlankSign(QChar c)
{
    return c == u'_' || c == u'\uFF3F' || c == u'\u2017';
}

bool isDot(QChar c)
{
    return c == u'.' || c == u'\u2026' || c == u'\u00B7' || c == u'\u2024' || c == u'\u2025';
}

/** Returns the case-folded text without surrounding punctuation. */
QString folded(const QString& text)
{
    const QString all = text.normalized(QString::NormalizationForm_KC).toCaseFolded();
    qsizetype from = 0;
    qsizetype end = all.size();
    while (from < end && !all[from].isLetterOrNumber())
        ++from;
    while (end > from && !all[end - 1].isLetterOrNumber())
        --end;
    return all.mid(from, end - from);
}

/** Returns true for a clause number after folded(), such as "4", "2" or "3.1" (from "4.", "(2)", "3.1"). It
 * changes when a clause is inserted before it. */
bool isNumbering(const QString& text)
{
    return !text.isEmpty() && text.size() <= 8 &&
           std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit() || c == u'.'; });
}

/** Returns the id of a text; texts that are new get one. */
int numberOf(const QString& text, QHash<QString, int>& numbers)
{
    const auto known = numbers.constFind(text);
    if (known != numbers.constEnd()) return *known;
    const int number = static_cast<int>(numbers.size()) + 1;
    numbers.insert(text, number);
    return number;
}

/** A part of a word between blanks to fill in: underscores or dot leaders. */
struct Piece
{
    QString text;
    double left = 0;
    double right = 0;
    bool afterBlank = false;
};

std::vector<Piece> piecesOf(const PageContent& content, const PageContent::Word& word)
{
    std::vector<Piece> pieces;
    int blanks = 0;
    int dots = 0;
    bool cut = false;
    for (int i = word.first; i < word.first + word.count; ++i) {
        const PageContent::Letter& letter =
            content.letters[static_cast<size_t>(content.order[static_cast<size_t>(i)])];
        if (letter.text.isEmpty() || !letter.isVisible) continue;
        const QChar c = letter.text[0];
        blanks = isBlankSign(c) ? blanks + 1 : 0;
        dots = isDot(c) ? dots + 1 : 0;
        const double left = std::min(letter.from.x(), letter.to.x());
        const double right = std::max(letter.from.x(), letter.to.x());
        if (blanks > 0 || dots > 1) {
            cut = true;
            continue;
        }
        if (pieces.empty() || cut) pieces.push_back({{}, left, right, cut});
        cut = false;
        Piece& piece = pieces.back();
        piece.text += letter.text;
        piece.right = std::max(piece.right, right);
    }
    return pieces;
}

bool hasBlank(const PageContent& content, const PageContent::Line& line)
{
    for (int w = line.first; w < line.first + line.count; ++w) {
        const QString& text = content.words[static_cast<size_t>(w)].text;
        if (text.contains(u"___") || text.contains(u"....") || text.contains(QChar(0x2026))) return true;
    }
    return false;
}

bool isLevel(double angle)
{
    return angle <= 1 || angle >= 359;
}

double baseOf(const PageContent& content, const PageContent::Line& line)
{
    return content.words[static_cast<size_t>(line.first)].from.y();
}

/** Returns, for each line, the next line of the same running text, or -1. */
std::vector<int> successors(const PageContent& content)
{
    const auto& lines = content.lines;
    std::vector<int> next(lines.size(), -1);
    std::vector<bool> taken(lines.size(), false);
    for (size_t i = 0; i < lines.size(); ++i) {
        const PageContent::Line& line = lines[i];
        if (line.count < 5 || !isLevel(line.angle) || hasBlank(content, line)) continue;
        const double base = baseOf(content, line);
        for (size_t k = i + 1; k < lines.size() && k < i + 40; ++k) {
            const PageContent::Line& other = lines[k];
            if (taken[k] || other.count == 0 || !isLevel(other.angle)) continue;
            const double step = baseOf(content, other) - base;
            if (step > 1.62 * line.size) break;
            if (step < 0.6 * line.size || std::abs(other.size - line.size) > 0.6) continue;
            if (other.box.left() > line.box.center().x() || other.box.right() < line.box.left()) continue;
            if (other.box.left() < line.box.left() - 4 * line.size) continue;
            next[i] = static_cast<int>(k);
            taken[k] = true;
            break;
        }
    }
    return next;
}

} // namespace

void RebaseDocument::add(const PageContent& content, const QByteArray& picture)
{
    Page page;
    page.size = content.page.size;
    page.picture = picture;
    addHosts(content, page);
    pages.push_back(std::move(page));
    const std::vector<int> next = successors(content);
    std::vector<bool> done(content.lines.size(), false);
    for (size_t i = 0; i < content.lines.size(); ++i) {
        if (done[i]) continue;
        ++m_nextChunk;
        for (int k = static_cast<int>(i); k >= 0; k = next[static_cast<size_t>(k)]) {
            done[static_cast<size_t>(k)] = true;
            addLine(content, content.lines[static_cast<size_t>(k)], m_nextChunk);
        }
    }
}

void RebaseDocument::addLine(const PageContent& content, const PageContent::Line& line, int chunk)
{
    if (!isLevel(line.angle)) return;
    Page& page = pages.back();
    bool first = true;
    double lastRight = 0;
    for (int w = line.first; w < line.first + line.count; ++w) {
        const PageContent::Word& word = content.words[static_cast<size_t>(w)];
        if (!word.isVisible) continue;
        for (const Piece& piece : piecesOf(content, word)) {
            if (!first && (piece.afterBlank || piece.left - lastRight > 2 * word.size)) chunk = ++m_nextChunk;
            lastRight = piece.right;
            const QString text = folded(piece.text);
            const bool numbering = first && isNumbering(text);
            first = false;
            if (text.isEmpty() || numbering) continue;
            page.words.push_back(static_cast<int>(words.size()));
            words.push_back({text, static_cast<int>(pages.size()) - 1, piece.left, piece.right, word.from.y(),
                             word.size, false, piece.text.endsWith(u':')});
            m_chunks.push_back(chunk);
        }
    }
}

void RebaseDocument::addHosts(const PageContent& content, Page& page) const
{
    const SuggestPage seen(content);
    const auto addOnce = [&page](RebaseHost::Kind kind, const QRectF& rect) {
        const bool known = std::any_of(page.hosts.begin(), page.hosts.end(), [&](const RebaseHost& h) {
            return h.kind == kind && std::abs(h.rect.left() - rect.left()) < 2.5 &&
                   std::abs(h.rect.top() - rect.top()) < 2.5 &&
                   std::abs(h.rect.right() - rect.right()) < 2.5 &&
                   std::abs(h.rect.bottom() - rect.bottom()) < 2.5;
        });
        if (!known) page.hosts.push_back({kind, rect});
    };
    using Kind = RebaseHost::Kind;
    const auto addBox = [&](const QRectF& rect) {
        if (rect.width() < 5 || rect.height() < 5) return;
        if (rect.width() > content.page.size.width() * 0.97) return;
        addOnce(rect.width() <= tickSide && rect.height() <= tickSide ? Kind::CheckBox : Kind::Box, rect);
    };
    for (const SuggestPage::Blank& blank : seen.blanks) {
        if (blank.kind == SuggestPage::BlankKind::CheckBox || blank.kind == SuggestPage::BlankKind::Circle)
            addOnce(Kind::CheckBox, blank.box);
        else
            addOnce(Kind::Line, QRectF(blank.box.left(), blank.baseline + 1.5, blank.box.width(), 0));
    }
    for (const SuggestPage::HorizontalLine& level : seen.horizontalLines) {
        if (level.isInGrid || level.length() > content.page.size.width() * 0.97) continue;
        // A line directly below words is an underline.
        double covered = 0;
        for (const SuggestPage::Segment& s : seen.segments)
            if (s.baseline <= level.y + 1 && s.baseline > level.y - 5)
                covered +=
                    std::max(0.0, std::min(s.box.right(), level.right) - std::max(s.box.left(), level.left));
        if (covered > 0.6 * level.length()) continue;
        addOnce(Kind::Line, QRectF(level.left, level.y, level.length(), 0));
    }
    for (const SuggestPage::Frame& frame : seen.frames)
        addBox(frame.rect);
    if (seen.horizontalLines.size() * seen.verticalLines.size() > maxCorners) return;
    for (const SuggestPage::HorizontalLine& level : seen.horizontalLines) {
        if (!level.isInGrid) continue;
        for (const SuggestPage::VerticalLine& plumb : seen.verticalLines) {
            if (plumb.x < level.left - 2 || plumb.x > level.right - 3 || plumb.top > level.y + 2 ||
                plumb.bottom < level.y + 5)
                continue;
            if (const auto cell = seen.cellAround({plumb.x + 2.5, level.y + 2.5})) addBox(*cell);
        }
    }
}

void RebaseDocument::markFurniture()
{
    if (pages.size() < 2) return;
    // Lines near an edge at the same position on at least half of the pages, regardless of numbers in them.
    std::map<std::pair<QString, long>, std::set<int>> seen;
    std::map<std::pair<int, long>, QString> rows;
    const auto rowOf = [this](const RebaseWord& word) -> std::optional<long> {
        const double height = pages[static_cast<size_t>(word.page)].size.height();
        if (word.baseline > height * edgeBand && word.baseline < height * (1 - edgeBand)) return std::nullopt;
        return std::lround(word.baseline / 3);
    };
    for (const RebaseWord& word : words) {
        const auto row = rowOf(word);
        if (!row) continue;
        QString& text = rows[{word.page, *row}];
        for (const QChar c : word.text) {
            const QChar shown = c.isDigit() ? QChar(u'#') : c;
            if (shown != u'#' || !text.endsWith(u'#')) text += shown;
        }
    }
    for (const auto& [place, text] : rows)
        seen[{text, place.second}].insert(place.first);
    const size_t enough = std::max<size_t>(2, (pages.size() + 1) / 2);
    for (RebaseWord& word : words) {
        const auto row = rowOf(word);
        if (row && seen[{rows[{word.page, *row}], *row}].size() >= enough) word.isFurniture = true;
    }
}

void RebaseDocument::finish(QHash<QString, int>& numbers)
{
    markFurniture();
    tokenOfWord.assign(words.size(), -1);
    for (size_t i = 0; i < words.size(); ++i) {
        if (words[i].isFurniture) continue;
        const int number = numberOf(words[i].text, numbers);
        tokenOfWord[i] = static_cast<int>(tokens.size());
        tokens.push_back({number, m_chunks[i]});
        wordOfToken.push_back(static_cast<int>(i));
    }
    findLabels(numbers);
}

bool RebaseDocument::isLabel(const Page& page, int last) const
{
    const RebaseWord& word = words[static_cast<size_t>(last)];
    if (word.hasColon) return true;
    return std::any_of(page.hosts.begin(), page.hosts.end(), [&word](const RebaseHost& host) {
        return host.kind != RebaseHost::Kind::CheckBox && relationOf(word, host) == RebaseRelation::Left &&
               distanceOf(word, host, RebaseRelation::Left) < 40;
    });
}

std::vector<RebaseDocument::Chunk> RebaseDocument::chunksOf(const Page& page) const
{
    std::vector<Chunk> chunks;
    for (const int w : page.words) {
        const RebaseWord& word = words[static_cast<size_t>(w)];
        if (word.isFurniture) continue;
        if (chunks.empty() ||
            m_chunks[static_cast<size_t>(chunks.back().last)] != m_chunks[static_cast<size_t>(w)])
            chunks.push_back({w, w, word.box()});
        chunks.back().last = w;
        chunks.back().box |= word.box();
    }
    for (Chunk& chunk : chunks)
        chunk.isLabel = chunk.last - chunk.first < 8 && isLabel(page, chunk.last);
    return chunks;
}

QString RebaseDocument::textOf(int first, int last) const
{
    QString text;
    for (int w = first; w <= last; ++w)
        text += words[static_cast<size_t>(w)].text + QLatin1Char(' ');
    return text;
}

void RebaseDocument::findLabels(QHash<QString, int>& numbers)
{
    const auto eachToken = [this](const Chunk& chunk, const auto& change) {
        for (int w = chunk.first; w <= chunk.last; ++w)
            if (const int token = tokenOfWord[static_cast<size_t>(w)]; token >= 0)
                change(tokens[static_cast<size_t>(token)]);
    };
    const auto isHeading = [](const Chunk& chunk) { return chunk.last - chunk.first < 5; };
    std::vector<std::vector<Chunk>> all;
    QHash<int, int> often; ///< number of chunks by the id of their text
    for (const Page& page : pages) {
        all.push_back(chunksOf(page));
        for (Chunk& chunk : all.back()) {
            chunk.line = numberOf(textOf(chunk.first, chunk.last), numbers);
            ++often[chunk.line];
            eachToken(chunk, [&chunk](RebaseToken& token) {
                token.line = chunk.line;
                token.isLabel = chunk.isLabel;
            });
        }
    }
    for (const std::vector<Chunk>& chunks : all) {
        for (const Chunk& label : chunks) {
            if (!label.isLabel) continue;
            const Chunk* heading = nullptr;
            const Chunk* left = nullptr;
            for (const Chunk& other : chunks) {
                const bool isInRow = std::abs(other.box.bottom() - label.box.bottom()) < 3;
                if (isInRow && other.isLabel && other.box.right() <= label.box.left() &&
                    (!left || other.box.right() > left->box.right()))
                    left = &other;
                if (other.isLabel || other.box.bottom() > label.box.top() + 2) continue;
                // A clause that comes again elsewhere doesn't identify the label below it: the text above it
                // may.
                if (!isHeading(other) && often.value(other.line) > 1) continue;
                if (other.box.left() > label.box.right() + 20 || other.box.right() < label.box.left() - 20)
                    continue;
                if (!heading || other.box.bottom() > heading->box.bottom()) heading = &other;
            }
            if (left) eachToken(label, [left](RebaseToken& token) { token.row = left->line; });
            if (!heading || label.box.top() - heading->box.bottom() > 320) continue;
            const int number =
                numberOf(textOf(std::max(heading->first, heading->last - 3), heading->last), numbers);
            eachToken(label, [number, heading, &isHeading](RebaseToken& token) {
                token.context = number;
                token.hasHeading = isHeading(*heading);
            });
        }
    }
}

RebaseRelation relationOf(const RebaseWord& word, const RebaseHost& host)
{
    const QRectF& r = host.rect;
    const bool line = host.kind == RebaseHost::Kind::Line;
    const double middle = word.baseline - 0.3 * word.size;
    const bool sameRow =
        line ? word.baseline > r.top() - std::max(7.0, 0.75 * word.size) && word.baseline < r.top() + 3.5
             : middle > r.top() - 1 && middle < r.bottom() + 1;
    if (sameRow) {
        if (word.right <= r.left() + 4) return RebaseRelation::Left;
        if (word.left >= r.right() - 4) return RebaseRelation::Right;
        return RebaseRelation::On;
    }
    // A column is slightly wider than its content: captions and labels may begin to the left of it.
    const double room = line ? 30 : 3;
    if (word.right < r.left() - room || word.left > r.right() + room) return RebaseRelation::None;
    if (word.baseline < (line ? r.top() - 6.9 : r.top() + 4)) return RebaseRelation::Above;
    if (word.top() > r.bottom() - 4) return RebaseRelation::Below;
    return line ? RebaseRelation::None : RebaseRelation::On;
}

double distanceOf(const RebaseWord& word, const RebaseHost& host, RebaseRelation relation)
{
    switch (relation) {
    case RebaseRelation::Left:
        return std::max(0.0, host.rect.left() - word.right);
    case RebaseRelation::Right:
        return std::max(0.0, word.left - host.rect.right());
    case RebaseRelation::Above:
        return std::max(0.0, host.rect.top() - word.bottom());
    case RebaseRelation::Below:
        return std::max(0.0, word.top() - host.rect.bottom());
    case RebaseRelation::On:
    case RebaseRelation::None:
        break;
    }
    return 0;
}

} // namespace ink::pdf
