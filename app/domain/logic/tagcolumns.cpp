#include "app/domain/logic/tagcolumns.h"

#include "app/domain/document/document.h"

#include <algorithm>
#include <cstdlib>

namespace ink::domain {

namespace {

constexpr int tolerance = 6; ///< points between the edges of tags in one column
constexpr int maxGap = 2;    ///< rows

bool isInColumn(const PageRect& a, const PageRect& b)
{
    return std::abs(a.left - b.left) <= tolerance ||
           std::abs(a.left + a.width - b.left - b.width) <= tolerance;
}

bool isSum(const Tag& tag)
{
    return tag.style.formula.trimmed().startsWith(QLatin1StringView("sum("), Qt::CaseInsensitive);
}

/** The number tags in the column of `cell`, from top to bottom, without `total`. */
QList<const Tag*> wholeColumn(const Document& document, const Tag& cell, const Tag& total)
{
    QList<const Tag*> column;
    for (const Tag& tag : document.tags)
        if ((tag.type == TagType::Number || tag.type == TagType::PrefillableNumber) && tag.id != total.id &&
            tag.pageIndex == cell.pageIndex && !tag.name.trimmed().isEmpty() &&
            isInColumn(tag.rect, cell.rect))
            column.append(&tag);
    std::stable_sort(column.begin(), column.end(),
                     [](const Tag* a, const Tag* b) { return a->rect.top < b->rect.top; });
    return column;
}

int distance(const Tag* above, const Tag* below)
{
    return below->rect.top - above->rect.top;
}

QStringList namesOf(const QList<const Tag*>& tags)
{
    QStringList names;
    for (const Tag* tag : tags)
        names.append(tag->name);
    return names;
}

} // namespace

QStringList columnAbove(const Document& document, const Tag& total)
{
    QList<const Tag*> column = wholeColumn(document, total, total);
    column.removeIf(
        [&](const Tag* tag) { return tag->rect.top + tag->rect.height > total.rect.top + tolerance; });
    qsizetype first = column.size();
    while (first > 0 && !isSum(*column.at(first - 1))) {
        const bool hasPitch = first + 1 < column.size();
        const int pitch = hasPitch ? distance(column.at(column.size() - 2), column.last()) : 0;
        if (hasPitch && distance(column.at(first - 1), column.at(first)) > maxGap * pitch) break;
        --first;
    }
    return namesOf(column.sliced(first));
}

QStringList columnOf(const Document& document, const Tag& cell, const Tag& total)
{
    const QList<const Tag*> column = wholeColumn(document, cell, total);
    const auto found =
        std::find_if(column.begin(), column.end(), [&](const Tag* tag) { return tag->id == cell.id; });
    if (found == column.end() || isSum(cell)) return {};
    qsizetype first = found - column.begin();
    qsizetype end = first + 1;
    int pitch = 0; // the distance to the nearest neighbour
    if (first > 0) pitch = distance(column.at(first - 1), column.at(first));
    if (end < column.size())
        pitch = pitch > 0 ? std::min(pitch, distance(column.at(first), column.at(end)))
                          : distance(column.at(first), column.at(end));
    while (first > 0 && !isSum(*column.at(first - 1)) &&
           distance(column.at(first - 1), column.at(first)) <= maxGap * pitch)
        --first;
    while (end < column.size() && !isSum(*column.at(end)) &&
           distance(column.at(end - 1), column.at(end)) <= maxGap * pitch)
        ++end;
    return namesOf(column.sliced(first, end - first));
}

QString sumFormula(const QStringList& names)
{
    return QStringLiteral("sum({%1})").arg(names.join(QStringLiteral("}; {")));
}

} // namespace ink::domain
