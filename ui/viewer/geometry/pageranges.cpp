#include "ui/viewer/geometry/pageranges.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace ink::ui {

std::optional<QList<int>> parsePageRanges(const QString& text, int count)
{
    static const QRegularExpression separators(QStringLiteral("[,;\\s]+"));
    static const QRegularExpression range(QStringLiteral("^(\\d*)(?:([-–])(\\d*))?$"));
    QString tidy = text.trimmed();
    static const QRegularExpression dash(QStringLiteral("\\s*[-–]\\s*"));
    tidy.replace(dash, QStringLiteral("-"));
    QSet<int> pages;
    const QStringList parts = tidy.split(separators, Qt::SkipEmptyParts);
    for (const QString& part : parts) {
        const auto match = range.match(part);
        if (!match.hasMatch()) return std::nullopt;
        const bool open = !match.captured(2).isEmpty();
        const QString low = match.captured(1);
        const QString high = match.captured(3);
        if (low.isEmpty() && high.isEmpty()) return std::nullopt;
        const int from = low.isEmpty() ? 1 : low.toInt();
        const int to = !open ? from : high.isEmpty() ? count : high.toInt();
        if (from < 1 || to > count || to < from) return std::nullopt;
        for (int page = from; page <= to; ++page)
            pages.insert(page);
    }
    if (pages.isEmpty()) return std::nullopt;
    QList<int> sorted(pages.begin(), pages.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

} // namespace ink::ui
