#include "ui/models/percent.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace ink::ui {

namespace {

struct PercentWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::Percent)
};

} // namespace

QString percentText(int percent)
{
    return PercentWords::tr("%1%", "a percentage: the sign and the space that the language writes")
        .arg(QLocale().toString(percent));
}

QString percentText(double factor)
{
    return percentText(static_cast<int>(std::lround(factor * 100)));
}

} // namespace ink::ui
