#include "app/domain/values/signdate.h"

#include "app/domain/routing/rolerules.h"

#include <QDateTime>
#include <QTimeZone>

namespace ink::domain {

void fillSignDates(Document& document, int invitationIndex, Timestamp signedAt, const QString& timeZone)
{
    const QTimeZone zone(timeZone.toUtf8());
    const QDateTime local = QDateTime::fromMSecsSinceEpoch(signedAt.time_since_epoch().count(),
                                                           zone.isValid() ? zone : QTimeZone::utc());
    const QList<bool> writable = writableTags(document, invitationIndex);
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        Tag& tag = document.tags[i];
        if (tag.type == TagType::SignDate && tag.invitationIndex == invitationIndex && writable.at(i))
            tag.text = local.date().toString(Qt::ISODate);
    }
}

} // namespace ink::domain
