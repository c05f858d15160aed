#include "app/service/pagepainter/pagelines.h"

#include "app/pdf/content/pagetext.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <cmath>

namespace ink::service::pagepainter {

namespace {

constexpr double columnGap = 1.5; // of a line's height: wider ones are between columns
constexpr double turned = 2.0;    // height to width of several letters that don't stand side by side

double rounded(double points)
{
    return std::round(points * 10) / 10;
}

} // namespace

QByteArray pageLines(const pdf::PageText& page)
{
    QJsonArray lines;
    QString text;
    QRectF box;
    const auto end = [&] {
        const QString words = text.trimmed();
        if (!words.isEmpty()) {
            const bool isTurned = words.size() > 2 && box.height() > turned * box.width();
            lines.append(box.isEmpty() || isTurned
                             ? QJsonArray{words}
                             : QJsonArray{rounded(box.left()), rounded(box.top()), rounded(box.width()),
                                          rounded(box.height()), words});
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
        const QRectF place = page.places.value(i);
        if (!place.isNull() && !box.isNull() &&
            (place.left() - box.right() > columnGap * box.height() ||
             box.left() - place.right() > columnGap * box.height()))
            end();
        if (!place.isNull()) box = box.isNull() ? place : box.united(place);
        text.append(unit);
    }
    end();
    return QJsonDocument(lines).toJson(QJsonDocument::Compact);
}

} // namespace ink::service::pagepainter
