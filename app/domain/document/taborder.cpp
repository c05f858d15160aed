#include "app/domain/document/taborder.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace ink::domain {

namespace {

/** A tag's position, stored separately: sorting thousands of whole tags would read all of them repeatedly. */
struct Place
{
    int page = 0;
    int top = 0;
    int left = 0;
    int height = 0;
    qsizetype index = 0;
};

} // namespace

QList<qsizetype> readingOrder(const QList<Tag>& tags)
{
    QList<Place> places;
    places.reserve(tags.size());
    for (const Tag& tag : tags)
        places.append({tag.pageIndex, tag.rect.top, tag.rect.left, tag.rect.height, places.size()});
    const auto isAbove = [](const Place& a, const Place& b) {
        return a.page != b.page ? a.page < b.page : a.top < b.top;
    };
    if (!std::is_sorted(places.begin(), places.end(), isAbove))
        std::stable_sort(places.begin(), places.end(), isAbove);
    // Tags that begin above the middle of a row's first tag belong to that row.
    for (auto row = places.begin(); row != places.end();) {
        const int page = row->page;
        const int middle = row->top + row->height / 2;
        const auto end = std::find_if(row + 1, places.end(), [&](const Place& place) {
            return place.page != page || place.top > middle;
        });
        if (end - row > 1)
            std::stable_sort(row, end, [](const Place& a, const Place& b) { return a.left < b.left; });
        row = end;
    }
    QList<qsizetype> order;
    order.reserve(places.size());
    for (const Place& place : std::as_const(places))
        order.append(place.index);
    return order;
}

QList<qsizetype> tabOrder(const QList<Tag>& tags)
{
    const QList<qsizetype> reading = readingOrder(tags);
    if (std::none_of(tags.begin(), tags.end(), [](const Tag& tag) { return tag.facts.tabPosition > 0; }))
        return reading;
    QList<qsizetype> order;
    QHash<qsizetype, QList<qsizetype>> followers; // by the preceding tag with an explicit position; -1 = none
    qsizetype leader = -1;
    for (const qsizetype i : reading) {
        if (tags.at(i).facts.tabPosition > 0) {
            order.append(i);
            leader = i;
        } else {
            followers[leader].append(i);
        }
    }
    std::stable_sort(order.begin(), order.end(), [&tags](qsizetype a, qsizetype b) {
        return tags.at(a).facts.tabPosition < tags.at(b).facts.tabPosition;
    });
    QList<qsizetype> all = followers.value(-1);
    all.reserve(tags.size());
    for (const qsizetype i : std::as_const(order)) {
        all.append(i);
        all.append(followers.value(i));
    }
    return all;
}

} // namespace ink::domain
