#include "app/pdf/content/pagecontentwords.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace ink::pdf {

namespace {

using Letter = PageContent::Letter;

constexpr double wordGap = 0.1;   ///< em: a wider gap separates words
constexpr double lineGap = 1.25;  ///< em: a wider gap separates lines (columns, cells)
constexpr double levelGap = 0.24; ///< em: maximum difference between baselines on one line
constexpr double sizeRatio = 1.8; ///< maximum ratio of letter sizes in one word
constexpr double sameGlyphTolerance =
    0.12; ///< em: tolerance for a letter that is painted twice for boldness or a shadow

/** A letter in the coordinate system of its direction: `from` and `to` along the baseline, `level`
 * perpendicular to it, downwards. */
struct Item
{
    int letter;
    double from;
    double to;
    double level;
    double size;
    bool blank;
};

/** The position in the row; a space that begins at the same point as a letter precedes it. */
double positionOf(const Item& item)
{
    return item.blank ? item.from - 0.1 * item.size : item.from;
}

struct OpenWord
{
    std::vector<Item> items;
    double end = 0;
    double trailing = 0; ///< character spacing that follows the last letter, points
    int closedBy = -1;   ///< index of the text run with the space that ended the word; -1 = none
};

bool isBlankText(const QString& text)
{
    if (text.isNull()) return true; // a code without meaning, usually a space that was not mapped
    if (text.isEmpty()) return false;
    return std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.isSpace() || c.unicode() == 0xA0 || (c.unicode() >= 0x200B && c.unicode() <= 0x200D) ||
               c.unicode() == 0xFEFF;
    });
}

bool hasRightToLeft(const QString& text)
{
    return std::any_of(text.begin(), text.end(),
                       [](QChar c) { return c.direction() == QChar::DirR || c.direction() == QChar::DirAL; });
}

class Builder
{
public:
    explicit Builder(PageContent& content) : m_content(content) {}

    void build()
    {
        std::map<int, std::vector<Item>> byAngle;
        for (size_t i = 0; i < m_content.letters.size(); ++i) {
            const Letter& letter = m_content.letters[i];
            if (!(letter.size > 0.05)) continue;
            const int key = static_cast<int>(std::lround(letter.angle * 2)) % 720;
            byAngle[key].push_back(itemOf(static_cast<int>(i), letter, key / 2.0));
        }
        for (auto& [key, items] : byAngle)
            buildDirection(items, key / 2.0);
    }

private:
    static Item itemOf(int index, const Letter& letter, double angle)
    {
        const double radians = angle * M_PI / 180;
        const double c = std::cos(radians);
        const double s = std::sin(radians);
        const double a = letter.from.x() * c + letter.from.y() * s;
        const double b = letter.to.x() * c + letter.to.y() * s;
        const double level = letter.from.y() * c - letter.from.x() * s;
        return {index, std::min(a, b), std::max(a, b), level, letter.size, isBlankText(letter.text)};
    }

    void buildDirection(std::vector<Item>& items, double angle)
    {
        std::stable_sort(items.begin(), items.end(),
                         [](const Item& a, const Item& b) { return a.level < b.level; });
        size_t start = 0;
        while (start < items.size()) {
            // A row: letters whose baselines are close together.
            size_t end = start + 1;
            const double first = items[start].level;
            double size = items[start].size;
            while (end < items.size() &&
                   items[end].level - first <= levelGap * std::min(size, items[end].size * 2)) {
                size = std::max(size, items[end].size);
                ++end;
            }
            std::stable_sort(items.begin() + static_cast<std::ptrdiff_t>(start),
                             items.begin() + static_cast<std::ptrdiff_t>(end),
                             [](const Item& a, const Item& b) { return positionOf(a) < positionOf(b); });
            buildRow(items, start, end, angle);
            start = end;
        }
    }

    double spacingBehind(const Letter& letter) const
    {
        // Evenly letter-spaced text remains one word: character spacing is not a gap.
        const PageContent::TextRun& show = m_content.textRuns[static_cast<size_t>(letter.textRun)];
        if (show.charSpacing <= 0 || show.fontSize == 0) return 0;
        return show.charSpacing / std::abs(show.fontSize) * letter.size * std::abs(show.scaling);
    }

    void buildRow(const std::vector<Item>& items, size_t start, size_t end, double angle)
    {
        std::vector<OpenWord> open;
        std::vector<OpenWord> done;
        for (size_t i = start; i < end; ++i) {
            const Item& item = items[i];
            const Letter& letter = m_content.letters[static_cast<size_t>(item.letter)];
            // A letter far past a word's end can't continue it.
            for (size_t k = 0; k < open.size();) {
                if (open[k].end + 2 * item.size < item.from) {
                    done.push_back(std::move(open[k]));
                    open.erase(open.begin() + static_cast<std::ptrdiff_t>(k));
                } else {
                    ++k;
                }
            }
            if (item.blank) {
                for (OpenWord& word : open)
                    if (std::abs(item.from - word.end) < 0.6 * item.size &&
                        item.to - item.from > 0.04 * item.size)
                        word.closedBy = letter.textRun;
                continue;
            }
            OpenWord* best = nullptr;
            bool doubled = false;
            for (OpenWord& word : open) {
                const Item& last = word.items.back();
                const Letter& lastLetter = m_content.letters[static_cast<size_t>(last.letter)];
                if (lastLetter.text == letter.text &&
                    std::abs(last.from - item.from) < sameGlyphTolerance * item.size &&
                    std::abs(last.level - item.level) < sameGlyphTolerance * item.size &&
                    last.letter != item.letter && !letter.text.isEmpty()) {
                    doubled = true;
                    break;
                }
                if (lastLetter.isVisible != letter.isVisible) continue;
                // Text of one show operator is not split by a space of another one at the same position.
                if (word.closedBy >= 0 &&
                    (lastLetter.textRun != letter.textRun || word.closedBy == letter.textRun))
                    continue;
                const double size = std::min(last.size, item.size);
                if (std::max(last.size, item.size) > sizeRatio * size) continue;
                double gap = item.from - word.end;
                if (lastLetter.textRun == letter.textRun) gap -= word.trailing;
                if (gap > wordGap * size || gap < -1.3 * std::max(size, last.to - last.from)) continue;
                if (!best || word.end > best->end) best = &word;
            }
            if (doubled) continue;
            if (!best) {
                open.emplace_back();
                best = &open.back();
                best->end = item.to;
            }
            best->items.push_back(item);
            best->end = std::max(best->end, item.to);
            best->trailing = spacingBehind(letter);
        }
        std::move(open.begin(), open.end(), std::back_inserter(done));
        std::stable_sort(done.begin(), done.end(), [](const OpenWord& a, const OpenWord& b) {
            return a.items.front().from < b.items.front().from;
        });
        addLines(done, angle);
    }

    void addLines(std::vector<OpenWord>& words, double angle)
    {
        size_t start = 0;
        while (start < words.size()) {
            size_t end = start + 1;
            double reach = words[start].end;
            while (end < words.size()) {
                const double size = std::max(words[end - 1].items.back().size, words[end].items.front().size);
                if (words[end].items.front().from - reach > lineGap * size) break;
                reach = std::max(reach, words[end].end);
                ++end;
            }
            addLine(words, start, end, angle);
            start = end;
        }
    }

    void addLine(std::vector<OpenWord>& words, size_t start, size_t end, double angle)
    {
        PageContent::Line line;
        line.first = static_cast<int>(m_content.words.size());
        line.angle = angle;
        int backwards = 0;
        int forwards = 0;
        for (size_t i = start; i < end; ++i) {
            const bool rtl =
                std::any_of(words[i].items.begin(), words[i].items.end(), [this](const Item& item) {
                    return hasRightToLeft(m_content.letters[static_cast<size_t>(item.letter)].text);
                });
            if (rtl)
                ++backwards;
            else
                ++forwards;
        }
        if (backwards > forwards)
            std::reverse(words.begin() + static_cast<std::ptrdiff_t>(start),
                         words.begin() + static_cast<std::ptrdiff_t>(end));
        for (size_t i = start; i < end; ++i)
            addWord(words[i], angle);
        line.count = static_cast<int>(m_content.words.size()) - line.first;
        if (line.count == 0) return;
        for (int i = line.first; i < line.first + line.count; ++i) {
            const PageContent::Word& word = m_content.words[static_cast<size_t>(i)];
            line.box = i == line.first ? word.box : line.box.united(word.box);
            line.size = std::max(line.size, word.size);
        }
        m_content.lines.push_back(line);
    }

    void addWord(OpenWord& open, double angle)
    {
        PageContent::Word word;
        word.angle = angle;
        word.first = static_cast<int>(m_content.order.size());
        word.isVisible = false;
        std::vector<Item>& items = open.items;
        const bool rtl = std::any_of(items.begin(), items.end(), [this](const Item& item) {
            return hasRightToLeft(m_content.letters[static_cast<size_t>(item.letter)].text);
        });
        if (rtl) {
            std::reverse(items.begin(), items.end());
            // Numbers within right-to-left text keep their order.
            const auto isDigit = [this](const Item& item) {
                const QString& text = m_content.letters[static_cast<size_t>(item.letter)].text;
                return !text.isEmpty() && text.front().isDigit();
            };
            for (auto at = items.begin(); at != items.end();) {
                if (!isDigit(*at)) {
                    ++at;
                    continue;
                }
                const auto last = std::find_if_not(at, items.end(), isDigit);
                std::reverse(at, last);
                at = last;
            }
        }
        int bold = 0;
        for (const Item& item : items) {
            const Letter& letter = m_content.letters[static_cast<size_t>(item.letter)];
            word.text += letter.text;
            word.box = word.count == 0 ? letter.box() : word.box.united(letter.box());
            word.size = std::max(word.size, letter.size);
            word.isVisible = word.isVisible || letter.isVisible;
            bold += letter.isBold ? 1 : 0;
            m_content.order.push_back(item.letter);
            ++word.count;
        }
        if (word.text.isEmpty()) {
            m_content.order.resize(static_cast<size_t>(word.first));
            return;
        }
        word.isBold = bold * 2 > word.count;
        word.from = m_content.letters[static_cast<size_t>(items.front().letter)].from;
        word.to = m_content.letters[static_cast<size_t>(items.back().letter)].to;
        m_content.words.push_back(std::move(word));
    }

    PageContent& m_content;
};

} // namespace

void findWords(PageContent& content)
{
    Builder(content).build();
}

} // namespace ink::pdf
