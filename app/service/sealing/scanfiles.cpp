#include "app/service/sealing/scanfiles.h"

#include "app/domain/document/document.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/core/stores.h"

#include <algorithm>

namespace ink::service {

using domain::Document;

Result<QList<ScanFile>> loadScanFiles(const Stores& stores, const Document& document)
{
    INK_ASSIGN(scans, stores.paperScans.list(document.id));
    QList<ScanFile> files;
    if (scans.isEmpty()) return files;
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const auto scan = std::find_if(scans.cbegin(), scans.cend(), [&](const auto& each) {
            return each.invitation == document.invitations.at(i).id;
        });
        if (scan == scans.cend()) continue;
        INK_ASSIGN(blob, stores.blobs.read(scan->sha256));
        INK_TRY(blob.map());
        files.append({QStringLiteral("signed-on-paper-%1.pdf").arg(i + 1),
                      QByteArray(blob.bytes().constData(), blob.bytes().size())});
    }
    return files;
}

Result<void> attachScans(QByteArray& pdf, const QList<ScanFile>& scans, Timestamp now)
{
    if (scans.isEmpty()) return {};
    INK_ASSIGN(writer, pdf::IncrementalWriter::open(pdf));
    for (const ScanFile& scan : scans)
        INK_TRY(writer.attach(scan.name, QStringLiteral("application/pdf"), scan.bytes, now));
    INK_ASSIGN(bytes, std::move(writer).finish());
    pdf = bytes;
    return {};
}

} // namespace ink::service
