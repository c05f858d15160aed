#include "app/pdf/suggest/preflight.h"

#include "app/base/reasons.h"
#include "app/domain/anchors/anchorgrammar.h"
#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/document/finding.h"
#include "app/pdf/suggest/reasons.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace ink::pdf {

using domain::Finding;
using domain::PageRect;
using domain::Tag;

namespace {

constexpr double coveredShare = 0.4; ///< share of a word's area: beyond this it is unreadable
constexpr int step = 6;              ///< points, in the search for a free rectangle
constexpr int besideMargin = 54;     ///< points: margin of the search for free rectangles

bool isPlaceholderText(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return c == u'_' || c == u'.' || c == u'\u2026' || c == u'\u2610' || c == u'\u25A1' || c == u'\u25CB';
    });
}

/** Returns true for tags that may cover words, because a check box on a page may be a character. */
bool standsOnSigns(domain::TagType type)
{
    return type == domain::TagType::Checkbox || type == domain::TagType::Radio;
}

Message called(const Tag& tag, qsizetype index)
{
    return tag.name.isEmpty() ? reasons::tagNumbered(index + 1) : reasons::tagNamed(tag.name);
}

Finding about(Finding::Kind kind, domain::Severity severity, qsizetype index, const char* field,
              const Message& detail)
{
    return {kind,   severity, QStringLiteral("tags[%1].%2").arg(index).arg(QLatin1String(field)),
            detail, index,    -1};
}

/** The indexes of words in anchors. */
std::set<int> anchorWords(const PageContent& page)
{
    struct LineText
    {
        QString text;
        std::vector<std::pair<qsizetype, int>> starts; ///< the offset of each word and its index
    };
    std::vector<LineText> lines;
    domain::AnchorReader reader;
    for (const PageContent::Line& line : page.lines) {
        LineText whole;
        for (int i = line.first; i < line.first + line.count; ++i) {
            if (!whole.text.isEmpty()) whole.text += QLatin1Char(' ');
            whole.starts.emplace_back(whole.text.size(), i);
            whole.text += page.words[static_cast<size_t>(i)].text;
        }
        if (!domain::AnchorReader::mayContain(whole.text)) continue;
        reader.collectDefinitions(whole.text);
        lines.push_back(std::move(whole));
    }
    std::set<int> words;
    for (const LineText& line : lines) {
        const QList<domain::Anchor> anchors = reader.read(line.text);
        for (const domain::Anchor& anchor : anchors) {
            if (anchor.kind == domain::Anchor::Kind::Malformed) continue;
            for (const auto& [start, word] : line.starts) {
                const qsizetype end = start + page.words[static_cast<size_t>(word)].text.size();
                if (start < anchor.start + anchor.length && end > anchor.start) words.insert(word);
            }
        }
    }
    return words;
}

bool coversAny(const std::vector<QRectF>& words, const PageRect& rect)
{
    const QRectF area(rect.left, rect.top, rect.width, rect.height);
    return std::any_of(words.begin(), words.end(), [&area](const QRectF& word) {
        // The boxes of letters are taller than their visible part.
        const QRectF seen = word.adjusted(0, word.height() * 0.15, 0, -word.height() * 0.15);
        const QRectF both = seen.intersected(area);
        return both.isValid() && both.width() * both.height() > coveredShare * seen.width() * seen.height();
    });
}

} // namespace

TextAreas textAreasOf(const PageContent& page)
{
    TextAreas ink;
    ink.size = page.page.size;
    const std::set<int> inAnchors = anchorWords(page);
    int number = -1;
    for (const PageContent::Word& word : page.words) {
        ++number;
        if (!word.isVisible || isPlaceholderText(word.text)) continue;
        if (inAnchors.contains(number)) {
            ink.anchors.push_back(word.box);
            continue;
        }
        QRectF box = word.box;
        // A label that is directly followed by its blank ends where the blank begins.
        if (const qsizetype blank = word.text.indexOf(u"___"); blank > 0) {
            for (int i = word.first; i < word.first + word.count; ++i) {
                const PageContent::Letter& letter =
                    page.letters[static_cast<size_t>(page.order[static_cast<size_t>(i)])];
                if (letter.text != u"_") continue;
                box.setRight(std::max(box.left() + 1, std::min(box.right(), letter.box().left())));
                break;
            }
        }
        ink.words.push_back(box);
    }
    return ink;
}

bool coversText(const TextAreas& page, domain::TagType type, const PageRect& rect)
{
    if (standsOnSigns(type)) return false;
    return coversAny(page.words, rect);
}

QList<Finding> pageFindings(const domain::Document& document, const TextAreasByFile& textAreas)
{
    struct Place
    {
        const TextAreas* ink = nullptr;
        bool onlyForm = false;
        bool removesAnchors = false; ///< anchors are removed from the file when it is sealed
        QSizeF size;
    };
    QList<Place> pages;
    for (const domain::File& file : document.files) {
        const auto known = textAreas.constFind(file.id);
        const bool removesAnchors = domain::removesAnchors(document, file);
        for (qsizetype i = 0; i < file.pages.size(); ++i) {
            Place place;
            place.onlyForm = file.intake.allowsOnlyFormFilling;
            place.removesAnchors = removesAnchors;
            place.size = file.pages.at(i).size;
            if (known != textAreas.constEnd() && i < known->size()) place.ink = &known->at(i);
            pages.append(place);
        }
    }
    QList<Finding> findings;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (tag.pageIndex < 1 || tag.pageIndex > pages.size()) continue;
        const Place& place = pages.at(tag.pageIndex - 1);
        if (place.onlyForm && !domain::isFromField(tag))
            findings.append(about(Finding::Kind::FileForbidsChanges, domain::Severity::Warning, i,
                                  "pageIndex", reasons::tagOnFormOnlyFile(called(tag, i))));
        const PageRect& r = tag.rect;
        const bool inside = r.left >= 0 && r.top >= 0 && r.right() <= std::ceil(place.size.width()) &&
                            r.bottom() <= std::ceil(place.size.height());
        const bool inMargin = r.left < printMargin || r.top < printMargin ||
                              r.right() > place.size.width() - printMargin ||
                              r.bottom() > place.size.height() - printMargin;
        if (inside && inMargin && !domain::isFromField(tag))
            findings.append(
                about(Finding::Kind::TagInMargin, domain::Severity::Hint, i,
                      r.left < printMargin || r.right() > place.size.width() - printMargin ? "left" : "top",
                      reasons::tagInMargin(called(tag, i))));
        const bool covers =
            place.ink &&
            (coversText(*place.ink, tag.type, r) ||
             (!place.removesAnchors && !standsOnSigns(tag.type) && coversAny(place.ink->anchors, r)));
        if (covers && !domain::isFromField(tag))
            findings.append(about(Finding::Kind::TagOverText, domain::Severity::Warning, i, "top",
                                  reasons::tagOverText(called(tag, i))));
    }
    return findings;
}

std::optional<PageRect> findFreeRect(const TextAreas& page, const QList<PageRect>& taken, QSize size)
{
    const int right = static_cast<int>(page.size.width()) - besideMargin;
    const int bottom = static_cast<int>(page.size.height()) - besideMargin;
    const auto isFree = [&](const PageRect& rect) {
        const PageRect around{rect.left - 4, rect.top - 4, rect.width + 8, rect.height + 8};
        const QRectF area(around.left, around.top, around.width, around.height);
        return std::none_of(taken.begin(), taken.end(),
                            [&](const PageRect& tag) { return tag.intersects(around); }) &&
               std::none_of(page.words.begin(), page.words.end(),
                            [&](const QRectF& word) { return word.intersects(area); });
    };
    // Directly below the page's content, else the lowest free position.
    double end = 0;
    for (const QRectF& word : page.words)
        if (word.bottom() < bottom - size.height()) end = std::max(end, word.bottom());
    for (const PageRect& tag : taken)
        if (tag.bottom() < bottom - size.height()) end = std::max(end, double(tag.bottom()));
    QList<int> tops;
    for (int top = static_cast<int>(end) + 12; top + size.height() <= bottom; top += step)
        tops.append(top);
    for (int top = bottom - size.height(); top >= besideMargin; top -= step)
        tops.append(top);
    for (const int top : std::as_const(tops))
        for (int left = besideMargin; left + size.width() <= right; left += step * 4)
            if (const PageRect rect{left, top, size.width(), size.height()}; isFree(rect)) return rect;
    return std::nullopt;
}

} // namespace ink::pdf
