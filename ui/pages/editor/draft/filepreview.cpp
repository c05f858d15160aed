#include "ui/pages/editor/draft/filepreview.h"

#include "app/pdf/intake/pdfinspector.h"

#include <QFile>
#include <QFileInfo>

#include <chrono>
#include <future>
#include <utility>

namespace ink::ui {

namespace {

constexpr qint64 inPassing =
    24LL * 1024 * 1024; ///< bytes; reading and inspecting a file of this size takes a few milliseconds

std::optional<FilePreview> lookAt(const QStringList& paths, PreviewDepth depth)
{
    FilePreview look;
    qint64 total = 0;
    for (const QString& path : paths) {
        QFile file(path);
        total += file.size();
        if (total > inPassing || !file.open(QIODevice::ReadOnly)) return std::nullopt;
        const QByteArray bytes = file.readAll();
        const auto info = depth == PreviewDepth::Pages ? pdf::inspectPages(bytes) : pdf::inspectPdf(bytes);
        if (!info || info->isDamaged || !pdf::checkAllowsAdditions(*info)) return std::nullopt;
        domain::File shown;
        const int number = static_cast<int>(look.bytes.size()) + 1;
        shown.id = domain::FileId::local(number);
        shown.sequence = number;
        shown.name = QFileInfo(path).fileName();
        for (const pdf::PageInfo& page : info->pages)
            shown.pages.append({{}, static_cast<int>(shown.pages.size()) + 1, page.size});
        look.document.files.append(shown);
        look.bytes.append(bytes);
        look.mayBeSigned = look.mayBeSigned || mayBeSigned(bytes);
    }
    if (look.bytes.isEmpty()) return std::nullopt;
    look.document.title = QFileInfo(paths.first()).completeBaseName();
    return look;
}

/** The preview that was started at program start. */
struct Begun
{
    QStringList paths;
    std::shared_future<std::optional<FilePreview>> look;
};

Begun& begun()
{
    static Begun one;
    return one;
}

} // namespace

bool mayBeSigned(const QByteArray& bytes)
{
    return bytes.contains("/ByteRange");
}

std::optional<FilePreview> makeFilePreview(const QStringList& paths, PreviewDepth depth)
{
    if (depth == PreviewDepth::Pages && begun().look.valid() && begun().paths == paths)
        return std::exchange(begun(), {}).look.get(); // used only once, because the file may change
    return lookAt(paths, depth);
}

bool canPreviewImmediately(const QStringList& paths)
{
    if (!begun().look.valid() || begun().paths != paths) return false;
    // For a slower file, the window appears first, so that it can be used and closed.
    constexpr std::chrono::milliseconds patience(200);
    if (begun().look.wait_for(patience) != std::future_status::ready) return false;
    const std::optional<FilePreview>& look = begun().look.get();
    return look && !look->mayBeSigned;
}

void startFilePreview(const QStringList& paths)
{
    begun() = {paths, std::async(std::launch::async, lookAt, paths, PreviewDepth::Pages).share()};
}

void discardFilePreview()
{
    begun() = {};
}

} // namespace ink::ui
