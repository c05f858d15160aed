#pragma once

#include "app/domain/document/documentsummary.h"
#include "app/domain/document/folder.h"
#include "app/domain/document/pagewalk.h"
#include "app/inkstone/commandbase/servicecommand.h"
#include "app/inkstone/commands/documentsrequest.h"

#include <QHash>
#include <QJsonObject>

#include <memory>
#include <utility>

namespace ink {

/**
 * Lists, shows and processes documents from the command line. Exits with 0 if all succeeded, 1 if all or the
 * connection failed, 2 if some documents failed.
 */
class DocumentsCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    DocumentsCommand(const DocumentsRequest& request, const CommandContext& context);
    ~DocumentsCommand() override;

private:
    void run() override;
    /** Prints an error, as JSON with `--json`. */
    void printFailure(const Error& error) override;
    void begin();
    /** Fetches the data that the filters need from the account, then lists. */
    void prepareList();
    void listPage();
    /** Processes the next of the requested documents. */
    void processNext();
    void process(const domain::Document& document);
    /** Records the result for a document and continues with the next one. */
    void recordOutcome(domain::DocumentId id, const QString& title, const std::optional<Error>& error);
    /** Called when no requested document is left. */
    void finishProcessing();
    void print(const domain::Document& document);
    /** Returns the shareable link to a document; empty if the service has none. */
    [[nodiscard]] QString linkOf(const domain::Document& document) const;
    void readLink(const domain::Document& document);
    void printLinks();
    /** Processes the documents if the service can email signed copies. */
    void checkCanSendCopies();
    void sendCopy(domain::DocumentId id);
    void cancel(domain::DocumentId id);
    void remind(const domain::Document& document);
    void correct(const domain::Document& document);
    /** Checks that a document is in the trash if it is to be deleted permanently, and otherwise that it
     * isn't. */
    void checkTrash(const domain::Document& document);
    void trashNext();
    void download();
    void printFolders();
    void printList();
    /** Prints the outcomes and ends the command. If `word` is empty, only failures are printed; `besides` are
     * further members of the JSON output. */
    void printOutcomes(const QString& word, QJsonObject besides = {});

    DocumentsRequest m_request;
    QList<domain::Folder> m_folders;
    QList<domain::DocumentSummary> m_rows;
    domain::PageWalk m_walk;             ///< progress through the list
    QList<domain::DocumentId> m_checked; ///< for Delete: documents that passed checkTrash()
    QList<workflow::DocumentRef> m_refs; ///< for Download
    QList<domain::DocumentId> m_open;
    struct Outcome
    {
        domain::DocumentId id;
        QString title;
        std::optional<Error> error;
    };
    QList<Outcome> m_outcomes;
    QList<std::pair<domain::DocumentId, QString>> m_links; ///< for Link
    qint64 m_total = 0;
    std::unique_ptr<workflow::DocumentExport> m_export;
};

} // namespace ink
