#include "ui/pages/documents/list/documentexporter.h"

#include "app/workflow/documents/foldertree.h"
#include "app/workflow/session/session.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/pages/documents/list/actionbar.h"
#include "ui/pages/documents/list/exportdialog.h"

#include <QLocale>

namespace ink::ui {

DocumentExporter::DocumentExporter(workflow::Session& session, const workflow::FolderTree& folders,
                                   settings::Settings& settings, Prompts& prompts, ActionBar& bar,
                                   CommandReports& reports, QWidget& window)
    : QObject(&window), m_session(session), m_folders(folders), m_settings(settings), m_prompts(prompts),
      m_bar(bar), m_reports(reports), m_window(window)
{
}

DocumentExporter::~DocumentExporter() = default;

void DocumentExporter::cancel()
{
    m_export.reset();
    m_bar.end({}, {});
}

void DocumentExporter::exportDocuments(const QList<workflow::DocumentRef>& documents)
{
    if (documents.isEmpty()) return;
    if (m_export && m_export->isRunning())
        return void(Q_EMIT m_reports.messageRequested(
            tr("An export is in progress. Wait until it is finished, or stop it."), {}));
    QHash<domain::FolderId, QString> names;
    for (const domain::Folder& folder : m_folders.folders())
        names.insert(folder.id, folder.name);
    auto* dialog = new ExportDialog(documents, names, m_settings, m_prompts, &m_window);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog, documents] { begin(dialog->options(), documents); });
    dialog->open();
}

void DocumentExporter::begin(const workflow::DocumentExport::Options& options,
                             const QList<workflow::DocumentRef>& documents)
{
    if (!m_session.client()) return;
    m_export = std::make_unique<workflow::DocumentExport>(*m_session.client(), this);
    m_folder = options.folder;
    const auto words = [this] {
        const QLocale locale;
        const auto number = [&locale](qsizetype n) { return locale.toString(static_cast<qint64>(n)); };
        return (m_export->isPaused() ? tr("Export paused. %1 of %2 documents, %3")
                                     : tr("Exporting… %1 of %2 documents, %3"))
            .arg(number(m_export->doneCount()), number(m_export->totalCount()),
                 locale.formattedDataSize(m_export->summary().bytes));
    };
    const auto show = [this, words] {
        m_bar.setProgress(m_export->doneCount(), m_export->totalCount(), words());
    };
    connect(m_export.get(), &workflow::DocumentExport::progressed, this, show);
    connect(m_export.get(), &workflow::DocumentExport::finished, this, &DocumentExporter::end);
    disconnect(&m_bar, nullptr, this, nullptr);
    connect(&m_bar, &ActionBar::stopRequested, m_export.get(), &workflow::DocumentExport::stop);
    connect(&m_bar, &ActionBar::pauseToggled, this, [this, show](bool pause) {
        pause ? m_export->pause() : m_export->resume();
        m_bar.setPaused(pause);
        show();
    });
    m_bar.begin({});
    m_bar.setPausable(true);
    auto ownOptions = options;
    ownOptions.isLocal = m_session.isLocal();
    m_export->start(ownOptions, documents);
    show();
}

void DocumentExporter::end()
{
    const auto summary = m_export->summary();
    QList<workflow::ActionResult> failed;
    for (const auto& one : summary.failures)
        failed.append({one.first, fail(one.second)});
    const QLocale locale;
    const QString files = locale.toString(static_cast<qint64>(summary.files));
    m_bar.end(tr("%1 files could not be exported.")
                  .arg(locale.toString(static_cast<qint64>(summary.failures.size()))),
              failed);
    if (summary.files == 0) return;
    QString text = summary.files == 1 ? tr("1 file exported.") : tr("%1 files exported.").arg(files);
    if (summary.skipped > 0)
        text += QLatin1Char(' ') +
                tr("%1 already existed.").arg(locale.toString(static_cast<qint64>(summary.skipped)));
    Q_EMIT m_reports.saved(text, m_folder);
}

} // namespace ink::ui

#include "moc_documentexporter.cpp"
