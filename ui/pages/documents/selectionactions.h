#pragma once

#include "app/workflow/documents/documentcatalog.h"
#include "ui/pages/documents/commands/documentcommands.h"

#include <QObject>

#include <functional>
#include <memory>

namespace ink::workflow {
class DocumentDetails;
class FolderTree;
class Session;
} // namespace ink::workflow

namespace ink::ui {

class ActionBar;
class ActionQueue;
class CommandReports;
class DocumentCopyActions;
class DocumentExporter;
class DocumentTable;
class DocumentTableModel;
class Prompts;
class RecipientActions;

/** Runs the commands on the selected documents of the listing, possibly a hundred thousand, and shows their
 * menu. */
class SelectionActions final : public QObject
{
    Q_OBJECT
public:
    struct Parts
    {
        DocumentTable& table;
        DocumentTableModel& model;
        workflow::DocumentCatalog& catalog;
        workflow::DocumentDetails& details;
        workflow::FolderTree& folders;
        Prompts& prompts;
        ActionQueue& queue;
        ActionBar& bar;
        RecipientActions& recipients;
        DocumentExporter& exporter;
        DocumentCopyActions& copying;
        CommandReports& reports;
        const workflow::Session& session;
    };
    /** `window` is the parent of dialogs. */
    SelectionActions(const Parts& parts, QWidget* window);

    /** Sets whether the listing shows the trash. */
    void setInTrash(bool inTrash) { m_isInTrash = inTrash; }
    /** Sets whether the service can correct running documents. */
    void setCanCorrect(bool can) { m_canCorrect = can; }
    [[nodiscard]] bool canCorrect() const { return m_canCorrect; }
    /** Sets whether the service can email signed files to any address. */
    void setCanSendCopies(bool can) { m_canSendCopies = can; }
    /** The selected documents, for the commands that are available. */
    [[nodiscard]] DocumentSelection selection() const;
    void perform(DocumentCommand::Id command);

    // Commands on the selected documents. Each reports its result, with Undo where possible.
    void open();
    void rename();
    void trash();
    void restore();
    void emptyTrash(); ///< after confirmation
    void cancel();
    void remind();
    void correct();
    void exportFiles();
    void sendSignedCopy(); ///< asks for the addresses
    void copy();
    void copyLink();
    void chooseFolder();
    void saveAsTemplate();
    void sendAgain();

    // Commands on given documents.
    void moveTo(const QList<domain::DocumentId>& ids, domain::FolderId folder);
    void trash(const QList<domain::DocumentId>& ids);
    void renameTo(domain::DocumentId id, const QString& title);
    [[nodiscard]] QList<workflow::DocumentRef> refsOf(const QList<domain::DocumentId>& ids) const;

    void showMenu(const QPoint& at);
    /** Stops collecting the documents of a large selection. */
    void stopCollecting();

private:
    using RefsHandler = std::function<void(const QList<workflow::DocumentRef>&)>;

    /** Calls `then` with every selected document; fetches those of a large selection that are not loaded. */
    void withSelection(const RefsHandler& then);
    /** Asks whether to continue with the documents that were found, whose number differs from the
     * selection's. */
    void askAboutOthers(const QList<workflow::DocumentRef>& found, qsizetype selected,
                        const RefsHandler& then);
    /** The loaded document of the details pane, unless the listing has a later state of it. */
    [[nodiscard]] const domain::Document* currentDetails(domain::DocumentId id) const;
    void sendSignedCopies(domain::DocumentId id, const QStringList& addresses);
    void moveRefs(const QList<workflow::DocumentRef>& documents, domain::FolderId folder);
    void trashRefs(const QList<workflow::DocumentRef>& documents);
    void purgeRefs(const QList<workflow::DocumentRef>& documents);

    Parts m_parts;
    QWidget* m_window;
    std::shared_ptr<workflow::DocumentCatalog::Collection> m_collection;
    bool m_isInTrash = false;
    bool m_canCorrect = false;
    bool m_canSendCopies = false;
};

} // namespace ink::ui
