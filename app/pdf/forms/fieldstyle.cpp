#include "app/pdf/forms/fieldstyle.h"

#include <QColor>

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr qsizetype maxWords = 100;

/** The colour of an operator's operands; black if they are invalid. */
QColor operatorColour(const QList<double>& numbers)
{
    const auto part = [&](qsizetype i) { return std::clamp(numbers.at(i), 0.0, 1.0); };
    if (numbers.size() == 1) return QColor::fromRgbF(float(part(0)), float(part(0)), float(part(0)));
    if (numbers.size() == 3) return QColor::fromRgbF(float(part(0)), float(part(1)), float(part(2)));
    if (numbers.size() == 4)
        return QColor::fromCmykF(float(part(0)), float(part(1)), float(part(2)), float(part(3))).toRgb();
    return Qt::black;
}

} // namespace

FieldStyle fieldStyleOf(const FormWidget& widget, QPDFObjectHandle form)
{
    FieldStyle style;
    const auto entry = [&](const char* key) {
        QPDFObjectHandle own = widget.inherited(key);
        return own.isNull() && form.isDictionary() ? form.getKey(key) : own;
    };
    if (QPDFObjectHandle appearance = entry("/DA"); appearance.isString()) {
        const QStringList words = fieldText(appearance).simplified().split(QLatin1Char(' '));
        const auto number = [&](qsizetype at) {
            bool ok = false;
            const double value = at >= 0 ? words.at(at).toDouble(&ok) : 0;
            return ok && std::isfinite(value) ? value : 0.0;
        };
        for (qsizetype i = 0; i < words.size() && i < maxWords; ++i) {
            const QString& word = words.at(i);
            const qsizetype parts = word == QLatin1StringView("g")    ? 1
                                    : word == QLatin1StringView("rg") ? 3
                                    : word == QLatin1StringView("k")  ? 4
                                                                      : 0;
            if (word == QLatin1StringView("Tf") && i >= 1) {
                style.fontSize = std::max(0.0, number(i - 1));
                style.font = i >= 2 ? words.at(i - 2).mid(1) : QString();
            } else if (parts > 0 && i >= parts) {
                QList<double> numbers;
                for (qsizetype at = i - parts; at < i; ++at)
                    numbers.append(number(at));
                style.colour = operatorColour(numbers).name();
            }
        }
        if (style.colour == QLatin1StringView("#000000")) style.colour.clear();
    }
    QPDFObjectHandle quadding = entry("/Q");
    const int side = quadding.isInteger() ? quadding.getIntValueAsInt() : 0;
    if (side == 1) style.align = domain::TextAlign::Center;
    if (side == 2) style.align = domain::TextAlign::Right;
    return style;
}

} // namespace ink::pdf
