#include "ui/pages/templates/templatefiles.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/workflow/session/identifiers.h"
#include "app/workflow/templates/templatefile.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"

#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QSaveFile>
#include <QUrl>
#include <QWidget>

namespace ink::ui {

namespace {

QString fileNameOf(QString title)
{
    for (QChar& c : title)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c < QLatin1Char(' ')) c = QLatin1Char('_');
    return title.left(120) + workflow::templateFileSuffix();
}

Result<void> writeFile(const QString& path, const Result<QByteArray>& bytes)
{
    INK_TRY(bytes);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*bytes) != bytes->size() || !file.commit())
        return fail(ErrorCode::Io, reasons::fileUnwritable(QFileInfo(path).fileName()));
    return {};
}

Result<workflow::DocumentContent> readFile(const QString& path)
{
    constexpr qint64 maxFileBytes = 300LL * 1024 * 1024;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, reasons::fileUnreadable(QFileInfo(path).fileName()));
    if (file.size() > maxFileBytes) return fail(ErrorCode::TooLarge, reasons::archiveTooLarge());
    return workflow::readTemplateFile(file.readAll());
}

} // namespace

TemplateFiles::TemplateFiles(workflow::Session& session, Prompts& prompts,
                             const workflow::TemplateVersions& versions, QWidget* window)
    : QObject(window), m_prompts(prompts), m_versions(versions), m_window(window), m_copier(session)
{
}

void TemplateFiles::exportTemplate(const domain::DocumentSummary& which)
{
    m_prompts.saveFile(m_window,
                       {QStringLiteral("exportTemplate"), tr("Export the template"), fileNameOf(which.title),
                        tr("Templates (*%1)").arg(workflow::templateFileSuffix())},
                       [this, id = which.id](const std::optional<QString>& path) {
                           if (path) exportTo(id, *path);
                       });
}

void TemplateFiles::exportTo(domain::DocumentId id, const QString& path)
{
    m_copier.fetch(id, this, [this, path](const Result<workflow::DocumentContent>& content) {
        const Result<void> written = content ? writeFile(path, workflow::writeTemplateFile(*content))
                                             : Result<void>(fail(content.error()));
        if (written)
            Q_EMIT saved(tr("Template exported."), path);
        else
            Q_EMIT failed(written.error());
    });
}

void TemplateFiles::chooseAndImport(domain::FolderId folder)
{
    m_prompts.chooseFiles(m_window,
                          {QStringLiteral("importTemplate"),
                           tr("Import templates"),
                           tr("Templates (*%1)").arg(workflow::templateFileSuffix()),
                           true,
                           {}},
                          [this, folder](const QStringList& paths) { importFiles(paths, folder); });
}

void TemplateFiles::importFiles(const QStringList& paths, domain::FolderId folder)
{
    for (const QString& path : paths) {
        auto content = readFile(path);
        if (!content) {
            Q_EMIT failed(content.error());
            continue;
        }
        if (!folder.isNull()) content->document.folderId = folder;
        m_copier.createOwn(
            *content, workflow::newIdempotencyKey(), this, [this](const Result<domain::Document>& made) {
                if (made)
                    Q_EMIT imported(*made, tr("“%1” was imported.").arg(isolated(made->title)));
                else
                    Q_EMIT failed(made.error());
            });
    }
}

QString TemplateFiles::makeDraggedFile(domain::DocumentId id)
{
    const auto content = m_versions.content(id);
    if (!content) return {};
    const QString path = m_dragged.filePath(fileNameOf(content->document.title));
    return writeFile(path, workflow::writeTemplateFile(*content)) ? path : QString();
}

QStringList TemplateFiles::filesOf(const QMimeData* data)
{
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls)
        if (url.isLocalFile() && url.fileName().endsWith(workflow::templateFileSuffix(), Qt::CaseInsensitive))
            paths.append(url.toLocalFile());
    return paths;
}

} // namespace ink::ui

#include "moc_templatefiles.cpp"
