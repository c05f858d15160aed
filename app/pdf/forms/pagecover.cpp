#include "app/pdf/forms/pagecover.h"

#include "app/pdf/content/pagecontent.h"
#include "app/pdf/file/pagespace.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/rectarea.h"
#include "app/pdf/forms/shownpages.h"

#include <qpdf/QPDF.hh>

#include <map>
#include <optional>
#include <utility>

namespace ink::pdf {

namespace {

constexpr double edge = 1;             ///< points: overlaps up to this size are ignored
constexpr double scanPart = 0.5;       ///< fraction of the page: an image of at least this size is a scan
constexpr double coveredPicture = 0.3; ///< an image is covered if more than this fraction of it is
constexpr int searchLimit = 20'000;    ///< pages
constexpr double minLevel = 0.5;       ///< minimum fraction of the covered width, for a writing line
constexpr double minUpright = 0.8;     ///< minimum fraction of the height, for a vertical line
constexpr double minWritingBox = 18;   ///< points: minimum side of an input box; smaller ones are check boxes
constexpr qsizetype maxWritingLines = 12;

/** Returns whether text contains more than the characters of a writing line. */
bool says(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return !c.isSpace() && c != QLatin1Char('_') && c != QLatin1Char('.') && c != QChar(0x2026) &&
               c != QLatin1Char('-');
    });
}

} // namespace

QList<QRectF> writingLines(const PageContent& content, const QRectF& cover)
{
    QList<QRectF> lines;
    for (const PageContent::Rule& rule : content.rules)
        if (rule.length() >= (rule.isVertical() ? minUpright * cover.height() : minLevel * cover.width()))
            lines.append(QRectF(rule.from, rule.to).normalized());
    for (const PageContent::Box& box : content.boxes) {
        const QRectF& r = box.rect;
        if (std::min(r.width(), r.height()) < minWritingBox || r.width() < minLevel * cover.width()) continue;
        for (const QRectF& side :
             {QRectF(r.left(), r.top(), r.width(), 0), QRectF(r.left(), r.bottom(), r.width(), 0),
              QRectF(r.left(), r.top(), 0, r.height()), QRectF(r.right(), r.top(), 0, r.height())})
            lines.append(side);
    }
    lines.removeIf([&](const QRectF& line) {
        return !cover.intersects(line.adjusted(-0.01, -0.01, 0.01, 0.01)); // not near the cover
    });
    if (lines.size() > maxWritingLines) lines.clear(); // a drawing
    for (const PageContent::Letter& letter : content.letters)
        if (!letter.text.trimmed().isEmpty() && !says(letter.text) && cover.intersects(letter.box()))
            lines.append(letter.box()); // the dots and underscores
    return lines;
}

struct PageCover::Private
{
    QPDF* pdf;
    bool treeRead = false;
    bool indexed = false;
    std::optional<PageTree> tree;
    std::unique_ptr<PageReader> reader;
    std::map<ObjectKey, int> indexes;
    std::map<int, std::optional<PageContent>> pages;
    std::unique_ptr<ShownPages> shown;

    void readTree()
    {
        if (treeRead) return;
        treeRead = true;
        auto read = readPageTree(*pdf);
        if (!read) return;
        tree = std::move(*read);
        reader = std::make_unique<PageReader>(*pdf, *tree);
        if (std::exchange(indexed, true)) return;
        for (size_t i = 0; i < tree->pages.size(); ++i) {
            const QPDFObjectHandle page = nodeObject(*pdf, *tree, tree->pages[i]);
            if (QPDFObjectHandle(page).isIndirect()) indexes.try_emplace(keyOf(page), static_cast<int>(i));
        }
    }

    const std::optional<PageContent>& content(int page)
    {
        const auto [known, isNew] = pages.try_emplace(page);
        if (isNew && reader) {
            if (auto read = reader->read(page)) known->second = std::move(*read);
        }
        return known->second;
    }
};

PageCover::PageCover(QPDF& pdf, std::unique_ptr<ShownPages> shown)
    : d(new Private{&pdf, false, false, {}, {}, {}, {}, std::move(shown)})
{
}
PageCover::~PageCover() = default;

PageCover::Below PageCover::below(int page, const QRectF& userSpace)
{
    d->readTree();
    const std::optional<PageContent>& content = d->content(page);
    if (!content) return Below::Unknown;
    const QRectF all({0, 0}, content->page.size);
    const QRectF cover = PageSpace(content->page)
                             .mapToDisplay(userSpace.normalized())
                             .adjusted(edge, edge, -edge, -edge)
                             .intersected(all);
    if (cover.isEmpty()) return Below::Nothing;
    for (const PageContent::Letter& letter : content->letters)
        if (letter.isVisible && !letter.isWhite && cover.contains(letter.box().center()) && says(letter.text))
            return Below::Content;
    for (const PageContent::Box& box :
         content->boxes) // check boxes, whose lines may be at the edge of the cover
        if (std::min(box.rect.width(), box.rect.height()) < minWritingBox &&
            cover.contains(box.rect.center()))
            return Below::Content;
    bool scan = false;
    for (const QRectF& picture : content->pictures) {
        const double covered = areaOf(picture.intersected(cover));
        if (covered <= 0) continue;
        if (areaOf(picture.intersected(all)) > scanPart * areaOf(all))
            scan = true;
        else if (covered > coveredPicture * areaOf(picture))
            return Below::Content;
    }
    if (d->shown)
        if (const auto ink = d->shown->hasInk(page, content->page.size, cover, writingLines(*content, cover)))
            return *ink ? Below::Content : Below::Nothing;
    return scan ? Below::Picture : Below::Nothing;
}

void PageCover::moveTo(QPDF& later, std::unique_ptr<ShownPages> shown)
{
    d->shown = std::move(shown);
    d->pdf = &later;
    d->treeRead = false;
    d->pages.clear();
    d->reader.reset();
    d->tree.reset();
}

int PageCover::indexOf(ObjectKey page)
{
    if (!d->indexed) d->readTree();
    const auto found = d->indexes.find(page);
    return found == d->indexes.end() ? -1 : found->second;
}

QList<int> PageCover::pagesUsing(const ObjectSet& objects)
{
    d->readTree();
    QList<int> users;
    const int count = d->tree ? std::min(static_cast<int>(d->tree->pages.size()), searchLimit) : 0;
    for (int i = 0; i < count; ++i) {
        const auto has = [&](QPDFObjectHandle object) {
            return object.isIndirect() && objects.count(keyOf(object)) != 0;
        };
        const int node = d->tree->pages[static_cast<size_t>(i)];
        QPDFObjectHandle page = nodeObject(*d->pdf, *d->tree, node);
        QPDFObjectHandle contents = page.getKey("/Contents");
        bool found = has(page) || has(contents);
        for (int k = 0; !found && contents.isArray() && k < contents.getArrayNItems(); ++k)
            found = has(contents.getArrayItem(k));
        QPDFObjectHandle resources = resourcesOf(*d->pdf, *d->tree, node);
        found = found || has(resources);
        if (!found && resources.isDictionary())
            for (const std::string& category : resources.getKeys()) {
                QPDFObjectHandle named = resources.getKey(category);
                found = found || has(named);
                if (!found && named.isDictionary())
                    for (const std::string& name : named.getKeys())
                        found = found || has(named.getKey(name));
            }
        if (found) users.append(i);
    }
    return users;
}

} // namespace ink::pdf
