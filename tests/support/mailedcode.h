#pragma once

#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace ink::test {

/** The code in the last queued email of this kind; empty when there is none. */
inline QString waitingCode(const QString& databasePath, const QString& notice)
{
    auto database = store::openSqlite(databasePath, store::Schema::Service);
    if (!database) return {};
    auto rows = store::runText(
        **database, QStringLiteral("SELECT payload FROM outbox WHERE kind = 'mail' ORDER BY id DESC"), {});
    while (rows && rows->next()) {
        const QJsonObject job = QJsonDocument::fromJson(rows->value(0).toString().toUtf8()).object();
        if (job.value(QLatin1StringView("notice")).toString() == notice)
            return job.value(QLatin1StringView("code")).toString();
    }
    return {};
}

} // namespace ink::test
