#pragma once

#include <QJsonObject>
#include <QList>
#include <QString>

namespace ink::service::admin {

/** A problem found by a check. */
struct Finding
{
    QString id;      ///< stable, e.g. `blob.damaged`
    QString subject; ///< the affected object: `document 12`, `blob ab…`, `account 3`
    QString problem; ///< one sentence
    QString advice;  ///< one sentence: how to fix it
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
    bool isQuick = false; ///< skips all checks that read whole files; sealed files are not compared
};

} // namespace ink::service::admin
