#include "app/service/pagepainter/pagelines.h"

#include "app/pdf/content/pagetext.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace ink::service::pagepainter {

namespace {

constexpr double columnGap = 1.5; // relative to a line's height: wider gaps separate columns
constexpr int maxSkew = 5;        // degrees, as in a scanned page

double rounded(double points)
{
    return std::round(points * 10) / 10;
}

/** Returns the rotation of a line in quarter turns, clockwise; nullopt for an oblique line. */
std::optional<int> quarterTurns(int angle)
{
    const int turns = (angle + 45) / 90;
    if (std::abs(angle - 90 * turns) > maxSkew) return std::nullopt;
    return turns % 4;
}

/** Returns whether a letter belongs to another column than the line so far, whose box is `box`. */
bool isOtherColumn(const QRectF& box, const QRectF& letter, bool isUpright)
{
    return isUpright
               ? std::max(letter.left() - box.right(), box.left() - letter.right()) > columnGap * box.height()
               : std::max(letter.top() - box.bottom(), box.top() - letter.bottom()) > columnGap * box.width();
}

} // namespace

QByteArray pageLines(const pdf::PageText& page)
{
    QJsonArray lines;
    QString text;
    QRectF box;
    std::optional<int> turns = 0;
    const auto end = [&] {
        const QString words = text.trimmed();
        if (!words.isEmpty()) {
            QJsonArray line{words};
            if (!box.isEmpty() && turns)
                line = {rounded(box.left()), rounded(box.top()), rounded(box.width()), rounded(box.height()),
                        words};
            if (!box.isEmpty() && turns.value_or(0) != 0) line.append(90 * *turns);
            lines.append(line);
        }
        text.clear();
        box = {};
    };
    for (qsizetype i = 0; i < page.text.size(); ++i) {
        const QChar unit = page.text.at(i);
        if (unit == QLatin1Char('\n')) {
            end();
            continue;
        }
        const QRectF place = page.letterRects.value(i);
        if (!place.isNull() && !box.isNull() && isOtherColumn(box, place, turns.value_or(0) % 2 == 0)) end();
        if (!place.isNull()) {
            if (box.isNull()) turns = quarterTurns(page.angles.value(i));
            box = box.isNull() ? place : box.united(place);
        }
        text.append(unit);
    }
    end();
    return QJsonDocument(lines).toJson(QJsonDocument::Compact);
}

} // namespace ink::service::pagepainter
