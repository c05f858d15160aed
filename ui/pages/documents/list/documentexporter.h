#pragma once

#include "app/workflow/documents/documentexport.h"

#include <QObject>

#include <memory>

class QWidget;

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class FolderTree;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class ActionBar;
class CommandReports;
class Prompts;

/** Exports documents to a folder: asks for the options, then shows the progress in a bar. */
class DocumentExporter final : public QObject
{
    Q_OBJECT
public:
    /** The bar shows the progress; `window` is the parent of dialogs. */
    DocumentExporter(workflow::Session& session, const workflow::FolderTree& folders,
                     settings::Settings& settings, Prompts& prompts, ActionBar& bar, CommandReports& reports,
                     QWidget& window);
    ~DocumentExporter() override;

    /** Opens the export dialog for these documents; one export runs at a time. */
    void exportDocuments(const QList<workflow::DocumentRef>& documents);
    /** Cancels the export; call it when the account is closed. */
    void cancel();

private:
    void begin(const workflow::DocumentExport::Options& options,
               const QList<workflow::DocumentRef>& documents);
    void end();

    workflow::Session& m_session;
    const workflow::FolderTree& m_folders;
    settings::Settings& m_settings;
    Prompts& m_prompts;
    ActionBar& m_bar;
    CommandReports& m_reports;
    QWidget& m_window;
    std::unique_ptr<workflow::DocumentExport> m_export;
    QString m_folder;
};

} // namespace ink::ui
