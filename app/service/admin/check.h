#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/admin/place.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace ink::service::admin {

/** One thing that is not as it should be. */
struct Finding
{
    QString id;      ///< stable, e.g. `blob.damaged`
    QString subject; ///< the object at fault: `document 12`, `blob ab…`, `account 3`
    QString problem; ///< one sentence
    QString advice;  ///< one sentence: what to do
    [[nodiscard]] QJsonObject toJson() const;
};

struct CheckReport
{
    QList<Finding> findings;
    qint64 documents = 0;
    qint64 blobs = 0;
    qint64 blobBytes = 0;
    qint64 historyEntries = 0;
    qint64 seals = 0;
    [[nodiscard]] QJsonObject toJson() const;
};

struct CheckOptions
{
    bool quick = false; ///< nothing that reads files whole: sealed files are not compared
};

/**
 * Looks for everything that can be wrong in what a service keeps, also while it works. Changes nothing. Fails
 * only when it cannot look.
 */
[[nodiscard]] Result<CheckReport> check(const Place& place, const CheckOptions& options, const Clock& clock);

} // namespace ink::service::admin
