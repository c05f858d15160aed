#pragma once

#include "app/domain/document/documentsummary.h"
#include "app/workflow/documents/documentcopy.h"
#include "app/workflow/templates/templateversions.h"

#include <QObject>
#include <QTemporaryDir>

class QMimeData;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class Prompts;

/** Templates as files: exported, imported, and dragged out of the window. */
class TemplateFiles final : public QObject
{
    Q_OBJECT
public:
    /** `window` is the parent of dialogs. */
    TemplateFiles(workflow::Session& session, Prompts& prompts, const workflow::TemplateVersions& versions,
                  QWidget* window);

    /** Asks for a file name, then writes the whole template to one file. */
    void exportTemplate(const domain::DocumentSummary& which);
    void chooseAndImport(domain::FolderId folder);
    /** Creates a template from each file and reports each result. */
    void importFiles(const QStringList& paths, domain::FolderId folder);
    /** The path of a file with the cached template; empty if it isn't cached. */
    [[nodiscard]] QString makeDraggedFile(domain::DocumentId id);
    /** The template files among dropped ones. */
    [[nodiscard]] static QStringList filesOf(const QMimeData* data);

Q_SIGNALS:
    void saved(const QString& text, const QString& path);
    void imported(const ink::domain::Document& made, const QString& text);
    void failed(const ink::Error& error);

private:
    void exportTo(domain::DocumentId id, const QString& path);

    Prompts& m_prompts;
    const workflow::TemplateVersions& m_versions;
    QWidget* m_window;
    workflow::DocumentCopier m_copier;
    QTemporaryDir m_dragged; ///< deleted with the window
};

} // namespace ink::ui
