#pragma once

#include "app/workflow/documents/documentexport.h"

#include <QObject>

#include <functional>
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
class Prompts;

/** Exports documents to a folder: asks for the options, then shows the progress in a bar. */
class DocumentExporter final : public QObject
{
    Q_OBJECT
public:
    /** The bar shows the progress; `window` is the parent of dialogs. */
    DocumentExporter(workflow::Session& session, const workflow::FolderTree& folders,
                     settings::Settings& settings, Prompts& prompts, ActionBar& bar, QWidget& window);
    ~DocumentExporter() override;

    /** Opens the export dialog for these documents; one export runs at a time. */
    void ask(const QList<workflow::DocumentRef>& documents);
    /** Ends the export, because the account is closed. */
    void cancel();

Q_SIGNALS:
    void said(const QString& text, const std::function<void()>& undo);
    void saved(const QString& text, const QString& path);

private:
    void begin(const workflow::DocumentExport::Options& options,
               const QList<workflow::DocumentRef>& documents);
    void end();

    workflow::Session& m_session;
    const workflow::FolderTree& m_folders;
    settings::Settings& m_settings;
    Prompts& m_prompts;
    ActionBar& m_bar;
    QWidget& m_window;
    std::unique_ptr<workflow::DocumentExport> m_export;
    QString m_folder;
};

} // namespace ink::ui
