#include "ui/pages/bulk/tablefiles.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace ink::ui {

bool isTableFile(const QString& path)
{
    static const QStringList suffixes{QStringLiteral("csv"), QStringLiteral("tsv"), QStringLiteral("txt"),
                                      QStringLiteral("xlsx"), QStringLiteral("xlsm"),
                                      // Opening these shows why they can't be read
                                      QStringLiteral("xls"), QStringLiteral("ods")};
    return suffixes.contains(QFileInfo(path).suffix().toLower());
}

QStringList tableFilesOf(const QMimeData* data)
{
    QStringList paths;
    if (!data || !data->hasUrls()) return paths;
    for (const QUrl& url : data->urls())
        if (const QString path = url.toLocalFile(); isTableFile(path) && QFileInfo(path).isFile())
            paths.append(path);
    return paths;
}

} // namespace ink::ui
