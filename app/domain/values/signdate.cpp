#include "app/domain/values/signdate.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/localecodes.h"

#include <QDateTime>
#include <QTimeZone>

namespace ink::domain {

QDate dayIn(const QString& timeZone, Timestamp time)
{
    const QTimeZone zone(timeZone.toUtf8());
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(),
                                          isTimeZone(timeZone) ? zone : QTimeZone::utc())
        .date();
}

void fillSignDates(Document& document, int invitationIndex, Timestamp signedAt, const QString& timeZone)
{
    const QString day = dayIn(timeZone, signedAt).toString(Qt::ISODate);
    const QList<bool> writable = writableTags(document, invitationIndex);
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        Tag& tag = document.tags[i];
        if (tag.type == TagType::SignDate && tag.invitationIndex == invitationIndex && writable.at(i))
            tag.text = day;
    }
}

} // namespace ink::domain
