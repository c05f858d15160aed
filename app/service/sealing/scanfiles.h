#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace ink::domain {
struct Document;
}

namespace ink::service {

struct Stores;

/** A file that is attached to sealed files. */
struct ScanFile
{
    QString name;
    QByteArray bytes;
};

/** Returns the scans of the document's signed printouts, in the order of its recipients. */
[[nodiscard]] Result<QList<ScanFile>> loadScanFiles(const Stores& stores, const domain::Document& document);

/** Attaches the scans to a PDF before it is sealed. */
[[nodiscard]] Result<void> attachScans(QByteArray& pdf, const QList<ScanFile>& scans, Timestamp now);

} // namespace ink::service
