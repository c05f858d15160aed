// Templates as files and as versions: export, import, dragging, restoring.
#include "app/base/reasons.h"
#include "app/workflow/templates/templatefile.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/words.h"
#include "ui/pages/templates/templatedetailspane.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/templates/templatewords.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/choicecard.h"

#include <QDragEnterEvent>
#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QSaveFile>
#include <QUuid>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;

namespace {

QString safeName(QString title)
{
    for (QChar& c : title)
        if (QStringLiteral("/\\:*?\"<>|").contains(c) || c < QLatin1Char(' ')) c = QLatin1Char('_');
    return title.left(120) + workflow::templateFileEnding();
}

Result<void> write(const QString& path, const Result<QByteArray>& bytes)
{
    INK_TRY(bytes);
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(*bytes) != bytes->size() || !file.commit())
        return fail(ErrorCode::Io, reasons::fileUnwritable(QFileInfo(path).fileName()));
    return {};
}

QStringList templateFilesOf(const QMimeData* data)
{
    QStringList paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls)
        if (url.isLocalFile() && url.fileName().endsWith(workflow::templateFileEnding(), Qt::CaseInsensitive))
            paths.append(url.toLocalFile());
    return paths;
}

} // namespace

void TemplatesPage::exportSelected()
{
    const QList<DocumentSummary> rows = selectedRows();
    if (rows.size() != 1) return;
    m_prompts.saveFile(this,
                       {QStringLiteral("exportTemplate"), tr("Export the template"),
                        safeName(rows.first().title),
                        tr("Templates (*%1)").arg(workflow::templateFileEnding())},
                       [this, id = rows.first().id](const std::optional<QString>& path) {
                           if (path) exportTo(id, *path);
                       });
}

void TemplatesPage::exportTo(DocumentId id, const QString& path)
{
    m_copier.fetch(id, this, [this, path](const Result<workflow::DocumentContent>& content) {
        if (!content) return tell(fail(content.error()), {});
        tell(write(path, workflow::templateFileOf(*content)), tr("Template exported."));
    });
}

void TemplatesPage::importFiles(const QStringList& paths)
{
    constexpr qint64 largest = 300LL * 1024 * 1024;
    for (const QString& path : paths) {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly)) {
            tell(fail(ErrorCode::Io, reasons::fileUnreadable(QFileInfo(path).fileName())), {});
            continue;
        }
        if (file.size() > largest) {
            tell(fail(ErrorCode::TooLarge, reasons::archiveTooLarge()), {});
            continue;
        }
        auto content = workflow::readTemplateFile(file.readAll());
        if (!content) {
            tell(fail(content.error()), {});
            continue;
        }
        if (m_view.kind == FolderView::Kind::Folder) content->document.folderId = m_view.folder;
        m_copier.makeOwn(*content, QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                         [this](const Result<domain::Document>& result) {
                             made(result, result ? tr("“%1” was imported.").arg(result->title) : QString(),
                                  false);
                         });
    }
}

QString TemplatesPage::makeDraggedFile(DocumentId id)
{
    const auto content = m_versions.content(id);
    if (!content) return {};
    const QString path = m_dragged.filePath(safeName(content->document.title));
    return write(path, workflow::templateFileOf(*content)) ? path : QString();
}

void TemplatesPage::dragEnterEvent(QDragEnterEvent* event)
{
    const bool own = event->source() != nullptr;
    if (!own && (!templateFilesOf(event->mimeData()).isEmpty() || !pdfFilesOf(event->mimeData()).isEmpty()))
        event->acceptProposedAction();
}

void TemplatesPage::dropEvent(QDropEvent* event)
{
    const QStringList paths = templateFilesOf(event->mimeData());
    const QStringList pdfs = pdfFilesOf(event->mimeData());
    if (paths.isEmpty() && pdfs.isEmpty()) return;
    event->acceptProposedAction();
    if (paths.isEmpty())
        createFrom(pdfs, domain::DocumentType::RegularTemplate); // here a PDF becomes a template
    else
        importFiles(paths);
}

void TemplatesPage::showVersions()
{
    QList<TemplateDetailsPane::Version> shown;
    if (m_details.document()) {
        const auto versions = m_versions.versions(m_details.id());
        for (qsizetype i = 0; i < versions.size(); ++i) {
            const auto& version = versions.at(i);
            shown.append({version.number, relativeTime(version.kept, m_clock.now()), exactTime(version.kept),
                          i + 1 == versions.size() ? tr("First saved version") : changeWords(version.changes),
                          i == 0});
        }
        if (shown.size() < 2) shown.clear(); // one version is no history
    }
    m_pane->showVersions(shown);
}

void TemplatesPage::restoreVersion(qint64 number)
{
    if (!m_details.document()) return;
    const DocumentId id = m_details.id();
    const auto versions = m_versions.versions(id);
    const qint64 before = versions.isEmpty() ? 0 : versions.first().number;
    m_versions.restore(id, number, this, [this, before](const Result<void>& restored) {
        m_details.refresh();
        m_catalog.refresh();
        tell(restored, tr("Version restored."), [this, before] { restoreVersion(before); });
    });
}

} // namespace ink::ui
