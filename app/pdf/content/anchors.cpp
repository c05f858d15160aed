#include "app/pdf/content/anchors.h"

#include "app/domain/anchors/anchorgrammar.h"
#include "app/domain/document/tagplacement.h"
#include "app/pdf/content/reasons.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/streamlimits.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>
#include <set>

namespace ink::pdf {

namespace {

using domain::Anchor;
using domain::AnchorReader;
using domain::ImportFinding;
using domain::TagImport;
using domain::TagType;

constexpr qsizetype maxAnchorTags = 10'000;
constexpr qsizetype maximumLine = 20'000;
constexpr int maximumWraps = 4;
constexpr int maximumJoins = 500;            ///< per page: each join searches all of the page's lines
constexpr qint64 maximumLooks = 200'000'000; ///< per file: comparisons with words near anchors

/** A line of text that may contain anchors, with the letter that each character belongs to. */
struct AnchorLine
{
    int page = 0; ///< index into the pages read
    QString text;
    std::vector<int> letters; ///< for each character of `text`, an index into the page's letters; -1 = an
                              ///< inserted space
};

struct Scan
{
    std::vector<PageContent> pages;
    std::vector<AnchorLine> lines; ///< in page order
    QList<ImportFinding> findings;
};

/** Joins lines that belong to one anchor: `[sig|req|signer1      ]`, `{{Name;` … `type=date}}`. */
class LineJoiner final
{
public:
    explicit LineJoiner(const PageContent& page) : m_page(page), m_used(page.lines.size(), false) {}

    void run(int pageIndex, std::vector<AnchorLine>& out)
    {
        for (size_t i = 0; i < m_page.lines.size(); ++i) {
            if (m_used[i]) continue;
            AnchorLine line;
            line.page = pageIndex;
            append(line, i);
            if (!canStart(line.text)) continue;
            size_t last = i;
            for (int n = 0; n < maximumWraps; ++n) {
                const auto next = m_joins < maximumJoins ? continuation(line.text, last) : std::nullopt;
                if (!next) break;
                m_used[*next] = true;
                append(line, *next);
                last = *next;
            }
            if (AnchorReader::mayContain(line.text)) out.push_back(std::move(line));
        }
    }

private:
    struct Base
    {
        double along;  ///< start along the baseline
        double end;    ///< end along the baseline
        double offset; ///< perpendicular offset of the baseline
        double size;
        double angle;
    };

    static bool canStart(const QString& text)
    {
        return text.contains(QLatin1Char('\\')) || text.contains(QLatin1Char('[')) ||
               text.contains(QLatin1StringView("{{"));
    }

    void append(AnchorLine& line, size_t index) const
    {
        const PageContent::Line& source = m_page.lines[index];
        for (int w = source.first; w < source.first + source.count; ++w) {
            const PageContent::Word& word = m_page.words[static_cast<size_t>(w)];
            if (line.text.size() > maximumLine) return;
            if (!line.text.isEmpty() &&
                !(w > source.first && isSpacedOut(m_page.words[static_cast<size_t>(w) - 1], word))) {
                line.text += QLatin1Char(' ');
                line.letters.push_back(-1);
            }
            for (int k = word.first; k < word.first + word.count; ++k) {
                const int letter = m_page.order[static_cast<size_t>(k)];
                const QString& text = m_page.letters[static_cast<size_t>(letter)].text;
                line.text += text;
                line.letters.insert(line.letters.end(), static_cast<size_t>(text.size()), letter);
            }
        }
    }

    /** Returns whether two words are parts of one letter-spaced word, with no space character between
     * them. */
    [[nodiscard]] bool isSpacedOut(const PageContent::Word& before, const PageContent::Word& word) const
    {
        if (before.count > 1 && word.count > 1) return false;
        const QPointF gap = word.from - before.to;
        if (std::hypot(gap.x(), gap.y()) > 0.35 * word.size) return false;
        const int last = m_page.order[static_cast<size_t>(before.first + before.count - 1)];
        const int next = m_page.order[static_cast<size_t>(word.first)];
        if (next < last || next - last > 3) return false;
        for (int k = last + 1; k < next; ++k)
            if (m_page.letters[static_cast<size_t>(k)].text.trimmed().isEmpty()) return false;
        return true;
    }

    [[nodiscard]] Base baseOf(size_t index) const
    {
        const PageContent::Line& line = m_page.lines[index];
        const PageContent::Word& first = m_page.words[static_cast<size_t>(line.first)];
        const PageContent::Word& last = m_page.words[static_cast<size_t>(line.first + line.count - 1)];
        const double radians = line.angle * std::numbers::pi / 180;
        const QPointF way(std::cos(radians), std::sin(radians));
        const QPointF across(-way.y(), way.x());
        return {QPointF::dotProduct(first.from, way), QPointF::dotProduct(last.to, way),
                QPointF::dotProduct(first.from, across), line.size, line.angle};
    }

    /** The line that continues an anchor which is still open at the end of the text. */
    [[nodiscard]] std::optional<size_t> continuation(const QString& text, size_t last)
    {
        const qsizetype brace = text.lastIndexOf(QLatin1StringView("{{"));
        const bool braceOpen = brace >= 0 && text.indexOf(QLatin1StringView("}}"), brace) < 0;
        const qsizetype bracket = text.lastIndexOf(QLatin1Char('['));
        const bool bracketOpen = bracket >= 0 && text.indexOf(QLatin1Char(']'), bracket) < 0 &&
                                 text.indexOf(QLatin1Char('|'), bracket) > 0;
        if (!braceOpen && !bracketOpen) return std::nullopt;
        ++m_joins;
        const Base here = baseOf(last);
        std::optional<size_t> right;
        std::optional<size_t> below;
        double nearest = 0;
        double lowest = 0;
        for (size_t i = 0; i < m_page.lines.size(); ++i) {
            if (i == last || m_used[i] || m_page.lines[i].count == 0) continue;
            const Base there = baseOf(i);
            if (std::abs(there.angle - here.angle) > 1) continue;
            const double down = there.offset - here.offset;
            if (std::abs(down) < 0.3 * here.size) {
                if (there.along < here.end - 1 || (right && there.along >= nearest)) continue;
                right = i;
                nearest = there.along;
            } else if (braceOpen && down > 0 && down < 2.2 * here.size && there.along < here.end &&
                       there.end > here.along) {
                if (below && down >= lowest) continue;
                below = i;
                lowest = down;
            }
        }
        const auto closes = [&](const std::optional<size_t>& index, QLatin1StringView end,
                                QLatin1StringView begin) {
            if (!index) return false;
            AnchorLine line;
            append(line, *index);
            const qsizetype at = line.text.indexOf(end);
            const qsizetype other = line.text.indexOf(begin);
            return at >= 0 && (other < 0 || at < other);
        };
        if (bracketOpen && closes(right, QLatin1StringView("]"), QLatin1StringView("["))) return right;
        if (braceOpen && closes(right, QLatin1StringView("}}"), QLatin1StringView("{{"))) return right;
        if (braceOpen && closes(below, QLatin1StringView("}}"), QLatin1StringView("{{"))) return below;
        return std::nullopt;
    }

    const PageContent& m_page;
    std::vector<bool> m_used;
    int m_joins = 0;
};

/** Reads all pages and collects the lines that may contain anchors. */
Scan scanned(QPDF& qpdf, const PageTree& tree, bool keepStreams)
{
    Scan scan;
    PageReader::Options options;
    options.includesVectors = false;
    options.includesStreams = keepStreams;
    PageReader reader(qpdf, tree, options);
    for (int i = 0; i < static_cast<int>(tree.pages.size()); ++i) {
        auto page = reader.read(i);
        if (!page) {
            scan.findings.append({ImportFinding::Kind::PageTooLarge, false, i + 1, {}, page.error().detail});
            continue;
        }
        const size_t before = scan.lines.size();
        LineJoiner(*page).run(static_cast<int>(scan.pages.size()), scan.lines);
        if (scan.lines.size() > before || keepStreams) {
            if (scan.lines.size() == before) { // a page without anchors: only its streams are kept
                for (PageContent::Stream& stream : page->streams)
                    stream.data.clear();
                page->letters.clear();
                page->textRuns.clear();
                page->order.clear();
                page->words.clear();
                page->lines.clear();
            }
            scan.pages.push_back(std::move(*page));
        }
    }
    return scan;
}

/** Calls `visit(line, anchor)` for all anchors of a file. */
template <typename Visit> void eachAnchor(const Scan& scan, Visit&& visit)
{
    AnchorReader reader;
    for (const AnchorLine& line : scan.lines)
        reader.collectDefinitions(line.text);
    for (const AnchorLine& line : scan.lines)
        for (Anchor& anchor : reader.read(line.text))
            visit(line, anchor);
}

QRectF boxOf(const PageContent& page, const AnchorLine& line, qsizetype start, qsizetype length)
{
    QRectF box;
    double size = 0;
    double base = 0;
    for (qsizetype i = start; i < start + length; ++i) {
        const int index = line.letters[static_cast<size_t>(i)];
        if (index < 0) continue;
        const PageContent::Letter& letter = page.letters[static_cast<size_t>(index)];
        // An anchor that wraps onto the next line has the position of its first part.
        if (!box.isNull() && letter.angle < 1 && std::abs(letter.from.y() - base) > 0.6 * size) break;
        size = letter.size;
        base = letter.from.y();
        box = box.isNull() ? letter.box() : box.united(letter.box());
    }
    return box;
}

/** The coordinates up to which the space to the right of a rectangle and above it is free. */
struct Room
{
    double right;
    double above;
};

/** Finds the free space around the anchors of a page. */
class Surroundings final
{
public:
    /** `taken` are the letters of the page's anchors. */
    Surroundings(const PageContent& page, const std::set<int>& taken) : m_page(page)
    {
        for (const PageContent::Word& word : page.words) {
            const auto first = page.order.begin() + word.first;
            if (word.isVisible &&
                !std::all_of(first, first + word.count, [&](int letter) { return taken.count(letter) > 0; }))
                m_words.push_back(&word.box);
        }
    }

    /** `looks` is a counter for all anchors of a file; it is decremented for each word compared. */
    [[nodiscard]] Room freeSpaceAround(const QRectF& box, qint64& looks) const
    {
        Room room{m_page.page.size.width(), 0};
        looks -= static_cast<qint64>(m_words.size());
        if (looks < 0) return room;
        for (const QRectF* word : m_words) {
            const bool sameHeight = word->top() < box.bottom() - 1 && word->bottom() > box.top() + 1;
            if (sameHeight && word->left() >= box.right() - 1)
                room.right = std::min(room.right, word->left() - 2);
            const bool over = word->left() < box.right() && word->right() > box.left();
            if (over && word->bottom() <= box.top() + 1) room.above = std::max(room.above, word->bottom());
        }
        return room;
    }

private:
    const PageContent& m_page;
    std::vector<const QRectF*> m_words;
};

domain::PageRect roundedAnchorRect(const QRectF& rect, QSizeF page)
{
    domain::PageRect result;
    result.left = static_cast<int>(std::lround(rect.left()));
    result.top = static_cast<int>(std::lround(rect.top()));
    result.width = std::max(1, static_cast<int>(std::lround(rect.width())));
    result.height = std::max(1, static_cast<int>(std::lround(rect.height())));
    return domain::clampedTo(result, page);
}

/** The rectangle for an anchor's tag: over its text, and as large as its type requires if there is space. */
domain::PageRect anchorRect(const PageContent& page, const Anchor& anchor, const QRectF& box,
                            const Surroundings& surroundings, qint64& looks)
{
    const QSizeF extent = page.page.size;
    const TagType type = anchor.tag.tag.type;
    if (type == TagType::Checkbox || type == TagType::Radio) {
        const double width =
            anchor.size.width() > 0 ? anchor.size.width() : std::clamp(box.height(), 10.0, 16.0);
        const double height = anchor.size.height() > 0 ? anchor.size.height() : width;
        return roundedAnchorRect({box.left(), box.center().y() - height / 2, width, height}, extent);
    }
    const QSize usual = domain::defaultTagSize(type);
    const Room room = surroundings.freeSpaceAround(box, looks);
    double width = anchor.size.width();
    if (width <= 0) {
        const double wanted = std::max(box.width(), double(usual.width()));
        width = std::max(std::min(wanted, room.right - box.left()), std::min(box.width(), extent.width()));
    }
    double height = anchor.size.height();
    double bottom = box.bottom();
    if (height <= 0) {
        const bool tall = domain::isSignatureLike(type) || type == TagType::Note;
        const double wanted = std::max(box.height() + 2, tall ? double(usual.height()) : 16.0);
        const double maximum = std::max(bottom - room.above, tall ? 18.0 : 14.0);
        height = std::min(wanted, std::max(maximum, std::min(box.height(), wanted)));
        if (!tall) bottom = box.center().y() + height / 2; // text stays on its own line
    } else {
        bottom = box.top() + height; // an explicit height is measured downwards from the anchor
    }
    return roundedAnchorRect({box.left(), bottom - height, width, height}, extent);
}

} // namespace

TagImport importAnchors(QPDF& qpdf, const PageTree& tree)
{
    const Scan scan = scanned(qpdf, tree, false);
    TagImport import;
    import.findings = scan.findings;
    std::vector<std::set<int>> taken(scan.pages.size());
    eachAnchor(scan, [&](const AnchorLine& line, const Anchor& anchor) {
        if (anchor.kind == Anchor::Kind::Malformed) return;
        for (qsizetype i = anchor.start; i < anchor.start + anchor.length; ++i)
            if (const int letter = line.letters[static_cast<size_t>(i)]; letter >= 0)
                taken[static_cast<size_t>(line.page)].insert(letter);
    });
    bool cut = false;
    qint64 looks = maximumLooks;
    std::optional<Surroundings> surroundings; // surroundings on the current page
    size_t surrounded = 0;
    eachAnchor(scan, [&](const AnchorLine& line, Anchor& anchor) {
        const auto index = static_cast<size_t>(line.page);
        const PageContent& page = scan.pages[index];
        for (ImportFinding& finding : anchor.findings) {
            finding.pageIndex = page.pageIndex + 1;
            if (import.findings.size() < maxAnchorTags) import.findings.append(finding);
        }
        if (anchor.kind != Anchor::Kind::Tag) return;
        if (import.tags.size() >= maxAnchorTags) {
            cut = true;
            return;
        }
        const QRectF box = boxOf(page, line, anchor.start, anchor.length);
        anchor.tag.tag.pageIndex = page.pageIndex + 1;
        if (!surroundings || surrounded != index) surroundings.emplace(page, taken[index]);
        surrounded = index;
        anchor.tag.tag.rect = anchorRect(page, anchor, box, *surroundings, looks);
        import.tags.append(std::move(anchor.tag));
    });
    if (cut) import.findings.append({ImportFinding::Kind::TooMany, false, 0, {}, reasons::tooManyAnchors()});
    return import;
}

Result<TagImport> importAnchors(const QByteArray& bytes)
{
    const StreamBudget budget;
    INK_ASSIGN(file, SourceFile::open(bytes));
    try {
        INK_ASSIGN(tree, readPageTree(file->qpdf()));
        return importAnchors(file->qpdf(), tree);
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
}

std::vector<AnchorPage> findAnchors(QPDF& qpdf, const PageTree& tree)
{
    Scan scan = scanned(qpdf, tree, true);
    std::vector<AnchorPage> pages(scan.pages.size());
    eachAnchor(scan, [&](const AnchorLine& line, const Anchor& anchor) {
        if (anchor.kind == Anchor::Kind::Malformed) return;
        const auto index = static_cast<size_t>(line.page);
        const PageContent& page = scan.pages[index];
        int known = -1;
        for (qsizetype i = anchor.start; i < anchor.start + anchor.length; ++i) {
            const int at = line.letters[static_cast<size_t>(i)];
            if (at < 0 || at == known) continue;
            known = at; // the letters of a ligature share one code
            // Codes without text follow the code that has the text of all of them.
            for (auto k = static_cast<size_t>(at);
                 k < page.letters.size() && (k == static_cast<size_t>(at) || page.letters[k].text.isEmpty());
                 ++k) {
                const PageContent::Letter& letter = page.letters[k];
                const PageContent::TextRun& show = page.textRuns[static_cast<size_t>(letter.textRun)];
                if (letter.textRun != page.letters[static_cast<size_t>(at)].textRun) break;
                pages[index].letters.push_back(
                    {show.stream, show, letter.element, letter.byteIndex, letter.byteCount, letter.advance});
            }
        }
    });
    for (size_t i = 0; i < pages.size(); ++i) {
        pages[i].pageIndex = scan.pages[i].pageIndex;
        pages[i].streams = std::move(scan.pages[i].streams);
        if (pages[i].letters.empty())
            for (PageContent::Stream& stream : pages[i].streams)
                stream.data.clear();
    }
    return pages;
}

} // namespace ink::pdf
