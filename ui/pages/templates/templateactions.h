#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"
#include "app/workflow/documents/documentcopy.h"
#include "ui/pages/shared/actionqueue.h"

#include <QObject>

#include <functional>

namespace ink::workflow {
class DocumentDetails;
class FolderTree;
class TemplateCatalog;
} // namespace ink::workflow

namespace ink::ui {

class Prompts;

/** Creates and changes templates, with confirmation before data is lost; reports the results. */
class TemplateActions final : public QObject
{
    Q_OBJECT
public:
    /** `details` has the selected template. `window` is the parent of dialogs. */
    TemplateActions(workflow::Session& session, Prompts& prompts, workflow::TemplateCatalog& catalog,
                    workflow::FolderTree& folders, workflow::DocumentDetails& details, QWidget* window);

    /** Without an outbox, actions fail while the service is unreachable. */
    void setOutbox(workflow::WorkOutbox* outbox) { m_queue.setOutbox(outbox); }

    // New templates
    void chooseAndCreate(domain::DocumentType type, domain::FolderId folder);
    void createFrom(const QStringList& paths, domain::DocumentType type, domain::FolderId folder);
    /** Creates a template from a document, without the values that signers entered. */
    void saveAsTemplate(domain::DocumentId document);
    void duplicate(const QList<domain::DocumentSummary>& templates);
    /** Reports a created template with `created`; with a text, also offers to undo it. */
    void reportCreated(const Result<domain::Document>& result, const QString& text, bool edit);

    // Existing templates
    void rename(domain::DocumentId id, const QString& title);
    void trash(const QList<domain::DocumentId>& ids);
    void purge(const QList<domain::DocumentId>& ids);
    void restore(const QList<domain::DocumentId>& ids);
    void chooseFolder(const QList<domain::DocumentSummary>& templates);
    void move(const QList<domain::DocumentId>& ids, domain::FolderId folder);

    // The selected template
    void changeType(domain::DocumentType type);
    void editDefaults();
    void openLink(domain::DocumentId id);
    void closeLink(domain::DocumentId id);

Q_SIGNALS:
    void started(); ///< an action on one or many has started
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void failed(const ink::Error& error);
    void created(ink::domain::DocumentId id, bool edit);
    void removed(const QList<ink::domain::DocumentId>& ids); ///< to the trash, or for good
    void changed();                                          ///< the list may have changed

private:
    void notify(const Result<void>& result, const QString& text, const std::function<void()>& undo = {});
    [[nodiscard]] QList<workflow::DocumentRef> refsOf(const QList<domain::DocumentId>& ids) const;

    workflow::Session& m_session;
    Prompts& m_prompts;
    workflow::TemplateCatalog& m_catalog;
    workflow::FolderTree& m_folders;
    workflow::DocumentDetails& m_details;
    QWidget* m_window;
    ActionQueue m_queue;
    workflow::DocumentCopier m_copier;
};

} // namespace ink::ui
