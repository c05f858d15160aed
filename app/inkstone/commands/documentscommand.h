#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/folder.h"
#include "app/inkstone/commands/command.h"
#include "app/inkstone/commands/connection.h"
#include "app/workflow/documents/documentexport.h"

#include <QHash>
#include <QJsonArray>
#include <QStringList>

#include <memory>

namespace ink {

/** The arguments of `inkstone list|show|download|cancel|remind|delete|folders`. */
struct DocumentsRequest
{
    enum class What { List, Show, Download, Cancel, Remind, Correct, Delete, Folders };
    What what = What::List;
    QList<domain::DocumentId> ids;
    bool json = false;
    QUrl server; ///< empty = the local workspace
    // List, and Download without ids
    QString text;
    QString folder; ///< a name or a number
    std::optional<domain::SigningStatus> status;
    bool trash = false;
    QString waitingFor; ///< an address in lower case, or `me`; empty = whoever it waits for
    int limit = 0;      ///< 0 = all
    // Download
    workflow::DocumentExport::Options files;
    // Cancel
    QString reason;
    // Correct
    QString former; ///< the address now
    QString name;
    QString email;
    // Delete
    bool purge = false;
};

/**
 * Documents from the command line. Exit 0 when all went well, 1 when something could not be reached or had,
 * 2 when it went well with some documents only.
 */
class DocumentsCommand final : public Command
{
    Q_OBJECT
public:
    DocumentsCommand(DocumentsRequest request, Workplace& workplace, secrets::SecretStore& secrets,
                     settings::Settings& settings);
    ~DocumentsCommand() override;
    void start() override;

private:
    void findFolders();
    void begin();
    void listPage(int page);
    void retrieveNext();
    void retrieved(const domain::Document& document);
    void actNext();
    void correct(const domain::Document& document);
    void trashAll();
    void download(const QList<workflow::DocumentRef>& documents);
    void printFolders();
    void printList();
    void printOutcomes(const QString& word);
    void giveUp(const Error& error);

    DocumentsRequest m_request;
    Connection m_connection;
    api::ApiClient* m_client = nullptr;
    QList<domain::Folder> m_folders;
    QList<domain::DocumentSummary> m_rows;
    QHash<domain::DocumentId, bool> m_known; ///< of those that have come so far
    QList<domain::DocumentId> m_checked;     ///< for Delete: these stand as they should
    QList<domain::Document> m_documents;
    QList<domain::DocumentId> m_open;
    struct Outcome
    {
        domain::DocumentId id;
        QString title;
        std::optional<Error> error;
    };
    QList<Outcome> m_outcomes;
    qint64 m_total = 0;
    std::unique_ptr<workflow::DocumentExport> m_export;
};

} // namespace ink
