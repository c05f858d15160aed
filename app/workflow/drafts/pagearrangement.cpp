#include "app/workflow/drafts/pagearrangement.h"

#include "app/domain/document/document.h"

#include <algorithm>
#include <cmath>

namespace ink::workflow {

using namespace domain;

PageArrangement::PageArrangement(const Document& document)
{
    int number = 0;
    for (const File& file : document.files) {
        ArrangedFile arranged{file.id, {}};
        for (const Page& page : file.pages)
            arranged.pages.append({++number, -1, 0, page.size});
        m_files.append(arranged);
    }
    m_before = m_files;
}

int PageArrangement::pageCount() const
{
    int count = 0;
    for (const ArrangedFile& file : m_files)
        count += static_cast<int>(file.pages.size());
    return count;
}

int PageArrangement::firstOf(int file) const
{
    int first = 0;
    for (int i = 0; i < file && i < m_files.size(); ++i)
        first += static_cast<int>(m_files.at(i).pages.size());
    return first;
}

std::optional<PagePosition> PageArrangement::positionOf(int page) const
{
    for (int i = 0; i < m_files.size(); ++i)
        for (int k = 0; k < m_files.at(i).pages.size(); ++k)
            if (m_files.at(i).pages.at(k).originalNumber == page) return PagePosition{i, k};
    return std::nullopt;
}

int PageArrangement::numberAt(const PagePosition& place) const
{
    return firstOf(place.file) + place.page + 1;
}

void PageArrangement::remove(const QList<int>& pages)
{
    for (ArrangedFile& file : m_files)
        file.pages.removeIf(
            [&pages](const ArrangedPage& page) { return pages.contains(page.originalNumber); });
}

void PageArrangement::rotate(const QList<int>& pages, int degrees)
{
    for (ArrangedFile& file : m_files)
        for (ArrangedPage& page : file.pages)
            if (pages.contains(page.originalNumber))
                page.rotation = ((page.rotation + degrees) % 360 + 360) % 360;
}

void PageArrangement::move(const QList<int>& pages, const PagePosition& to)
{
    if (to.file < 0 || to.file >= m_files.size()) return;
    QList<ArrangedPage> moving;
    int at = std::clamp<int>(to.page, 0, static_cast<int>(m_files.at(to.file).pages.size()));
    for (int i = 0; i < m_files.size(); ++i) {
        QList<ArrangedPage> left;
        int before = 0; // number of removed pages before the position
        for (int k = 0; k < m_files.at(i).pages.size(); ++k) {
            const ArrangedPage& page = m_files.at(i).pages.at(k);
            if (!pages.contains(page.originalNumber)) {
                left.append(page);
                continue;
            }
            moving.append(page);
            if (i == to.file && k < at) ++before;
        }
        m_files[i].pages = left;
        if (i == to.file) at -= before;
    }
    for (qsizetype i = 0; i < moving.size(); ++i)
        m_files[to.file].pages.insert(at + i, moving.at(i));
}

void PageArrangement::step(const QList<int>& pages, bool down)
{
    std::optional<PagePosition> first;
    std::optional<PagePosition> last;
    for (int i = 0; i < m_files.size(); ++i)
        for (int k = 0; k < m_files.at(i).pages.size(); ++k)
            if (pages.contains(m_files.at(i).pages.at(k).originalNumber)) {
                if (!first) first = PagePosition{i, k};
                last = PagePosition{i, k};
            }
    if (!first) return;
    if (down) {
        if (last->page + 1 < m_files.at(last->file).pages.size())
            move(pages, {last->file, last->page + 2});
        else if (last->file + 1 < m_files.size())
            move(pages, {last->file + 1, 0});
    } else if (first->page > 0) {
        move(pages, {first->file, first->page - 1});
    } else if (first->file > 0) {
        move(pages, {first->file - 1, static_cast<int>(m_files.at(first->file - 1).pages.size())});
    }
}

void PageArrangement::insert(const QList<QSizeF>& sizes, const PagePosition& at)
{
    if (at.file < 0 || at.file >= m_files.size()) return;
    QList<ArrangedPage>& pages = m_files[at.file].pages;
    const auto place = std::clamp<qsizetype>(at.page, 0, pages.size());
    for (int i = 0; i < sizes.size(); ++i)
        pages.insert(place + i, ArrangedPage{0, i, 0, sizes.at(i)});
}

void PageArrangement::insertBlank(const QSizeF& size, const PagePosition& at)
{
    if (at.file < 0 || at.file >= m_files.size()) return;
    QList<ArrangedPage>& pages = m_files[at.file].pages;
    pages.insert(std::clamp<qsizetype>(at.page, 0, pages.size()), ArrangedPage{0, -1, 0, size});
}

QList<int> PageArrangement::changedFiles() const
{
    QList<int> changed;
    for (int i = 0; i < m_files.size(); ++i)
        if (m_files.at(i) != m_before.at(i)) changed.append(i);
    return changed;
}

QList<int> PageArrangement::writeOrder() const
{
    const auto gains = [this](int file) {
        const QList<ArrangedPage>& before = m_before.at(file).pages;
        const QList<ArrangedPage>& pages = m_files.at(file).pages;
        return std::any_of(pages.begin(), pages.end(), [&before](const ArrangedPage& page) {
            return std::none_of(before.begin(), before.end(), [&page](const ArrangedPage& old) {
                return old.originalNumber == page.originalNumber;
            });
        });
    };
    QList<int> order = changedFiles();
    std::stable_partition(order.begin(), order.end(), gains);
    return order;
}

// Index(tagsAfter): Pages deleted, turned, moved: what becomes of the tags
QList<Tag> PageArrangement::tagsAfter(const Document& document) const
{
    struct Target
    {
        int number = 0;
        int turn = 0;
        QSizeF size;
    };
    QHash<int, Target> targets;
    int number = 0;
    for (const ArrangedFile& file : m_files)
        for (const ArrangedPage& page : file.pages) {
            ++number;
            if (page.originalNumber > 0)
                targets.insert(page.originalNumber, {number, page.rotation, page.size});
        }
    QList<Tag> tags;
    for (Tag tag : document.tags) {
        const auto target = targets.constFind(tag.pageIndex);
        if (target == targets.constEnd()) continue;
        tag.pageIndex = target->number;
        tag.rect = rotatedRect(tag.rect, target->size, target->turn);
        tags.append(tag);
    }
    return tags;
}

PageRect rotatedRect(const PageRect& rect, const QSizeF& page, int degrees)
{
    const int width = static_cast<int>(std::lround(page.width()));
    const int height = static_cast<int>(std::lround(page.height()));
    switch (degrees) {
    case 90:
        return {std::max(0, height - rect.bottom()), rect.left, rect.height, rect.width};
    case 180:
        return {std::max(0, width - rect.right()), std::max(0, height - rect.bottom()), rect.width,
                rect.height};
    case 270:
        return {rect.top, std::max(0, width - rect.right()), rect.height, rect.width};
    default:
        return rect;
    }
}

} // namespace ink::workflow
