#include "ui/pages/editor/firstlook.h"

#include "app/pdf/intake/pdfinspector.h"

#include <QFile>
#include <QFileInfo>

namespace ink::ui {

namespace {
constexpr qint64 inPassing =
    24LL * 1024 * 1024; ///< bytes; reading and inspecting them takes a few milliseconds
}

std::optional<FirstLook> firstLook(const QStringList& paths)
{
    FirstLook look;
    qint64 total = 0;
    for (const QString& path : paths) {
        QFile file(path);
        total += file.size();
        if (total > inPassing || !file.open(QIODevice::ReadOnly)) return std::nullopt;
        const QByteArray bytes = file.readAll();
        const auto info = pdf::inspectPdf(bytes);
        if (!info || info->damaged || !pdf::allowsAdditions(*info)) return std::nullopt;
        domain::File shown;
        const int number = static_cast<int>(look.bytes.size()) + 1;
        shown.id = domain::FileId(-number);
        shown.sequence = number;
        shown.name = QFileInfo(path).fileName();
        for (const pdf::PageInfo& page : info->pages)
            shown.pages.append({{}, static_cast<int>(shown.pages.size()) + 1, page.size});
        look.document.files.append(shown);
        look.bytes.append(bytes);
    }
    if (look.bytes.isEmpty()) return std::nullopt;
    look.document.title = QFileInfo(paths.first()).completeBaseName();
    return look;
}

} // namespace ink::ui
