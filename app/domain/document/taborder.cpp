#include "app/domain/document/taborder.h"

#include <QHash>

#include <algorithm>
#include <numeric>

namespace ink::domain {

QList<qsizetype> readingOrder(const QList<Tag>& tags)
{
    QList<qsizetype> order(tags.size());
    std::iota(order.begin(), order.end(), qsizetype(0));
    std::stable_sort(order.begin(), order.end(), [&tags](qsizetype a, qsizetype b) {
        const Tag& l = tags.at(a);
        const Tag& r = tags.at(b);
        return l.pageIndex != r.pageIndex ? l.pageIndex < r.pageIndex : l.rect.top < r.rect.top;
    });
    // Tags that begin above the middle of a row's first tag stand in that row.
    for (auto row = order.begin(); row != order.end();) {
        const Tag& first = tags.at(*row);
        const int middle = first.rect.top + first.rect.height / 2;
        const auto end = std::find_if(row + 1, order.end(), [&](qsizetype i) {
            return tags.at(i).pageIndex != first.pageIndex || tags.at(i).rect.top > middle;
        });
        std::stable_sort(row, end, [&tags](qsizetype a, qsizetype b) {
            return tags.at(a).rect.left < tags.at(b).rect.left;
        });
        row = end;
    }
    return order;
}

QList<qsizetype> tabOrder(const QList<Tag>& tags)
{
    const QList<qsizetype> reading = readingOrder(tags);
    QList<qsizetype> order;
    QHash<qsizetype, QList<qsizetype>> followers; // by the tag with a turn before them; -1 = none is
    qsizetype leader = -1;
    for (const qsizetype i : reading) {
        if (tags.at(i).facts.tabTurn > 0) {
            order.append(i);
            leader = i;
        } else {
            followers[leader].append(i);
        }
    }
    if (order.isEmpty()) return reading;
    std::stable_sort(order.begin(), order.end(), [&tags](qsizetype a, qsizetype b) {
        return tags.at(a).facts.tabTurn < tags.at(b).facts.tabTurn;
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
