#include "app/domain/document/callbackbase.h"

namespace ink::domain {

QString callbackAddress(const QString& base, const QString& number)
{
    const QString whole = base.section(QLatin1Char('#'), 0, 0);
    const qsizetype mark = whole.indexOf(QLatin1Char('?'));
    QString path = mark < 0 ? whole : whole.left(mark);
    while (path.endsWith(QLatin1Char('/')))
        path.chop(1);
    return path + QLatin1Char('/') + number + (mark < 0 ? QString() : whole.mid(mark));
}

} // namespace ink::domain
