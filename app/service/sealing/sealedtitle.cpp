#include "app/service/sealing/sealedtitle.h"

#include "app/base/isolated.h"
#include "app/domain/document/document.h"

namespace ink::service {

QString sealedTitle(const domain::Document& document, const domain::File& file)
{
    const QString title = withoutDirectionControls(document.title).simplified();
    QString name = withoutDirectionControls(file.name).simplified();
    if (name.endsWith(QLatin1StringView(".pdf"), Qt::CaseInsensitive)) name.chop(4);
    if (document.files.size() < 2 || name.isEmpty() || name == title) return title;
    return title + QStringLiteral(" – ") + name;
}

} // namespace ink::service
