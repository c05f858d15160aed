#pragma once

#include "app/base/clock.h"
#include "app/domain/document/documentsummary.h"
#include "app/workflow/documents/documentactions.h"
#include "app/workflow/documents/documentref.h"

#include <QList>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** The documents of a bulk run as a group: their progress, and actions on all that are still in
 * progress. */
class RunGroup final : public QObject
{
    Q_OBJECT
public:
    struct Counts
    {
        int total = 0;
        int inProgress = 0;
        int completed = 0;
        int rejected = 0;
        int expired = 0;
        int cancelled = 0;
        int missing = 0; ///< not in the server's response: not fetched yet, or deleted permanently
        bool operator==(const Counts&) const = default;
    };

    explicit RunGroup(Session& session, QObject* parent = nullptr);
    ~RunGroup() override;

    /** Sets the documents (BulkRun::documents), which were created from the template after `since`. */
    void setDocuments(domain::DocumentId templateId, Timestamp since,
                      const QList<domain::DocumentId>& documents);
    /** Fetches the progress from the server; known states stay until the response arrives. */
    void refresh();
    [[nodiscard]] bool isRefreshing() const;
    [[nodiscard]] const std::optional<Error>& error() const; ///< error of the last refresh

    [[nodiscard]] const Counts& counts() const;
    /** The documents that the server listed, in the run's order. */
    [[nodiscard]] const QList<DocumentRef>& documents() const;
    /** The documents in progress. */
    [[nodiscard]] QList<DocumentRef> documentsInProgress() const;
    /** Refreshes the group and passes the documents in progress to `done`, with their recipients, which
     * aren't cached. */
    void fetchDocumentsInProgress(QObject* context,
                                  std::function<void(Result<QList<domain::DocumentSummary>>)> done);

    /** Reminds every recipient whose turn it is in one of these documents; see actions() for the progress. */
    void remindAll();
    /** Cancels all documents in progress; the recipients see the reason. */
    void cancelAll(const QString& reason);
    /** Carries out a correction on all documents in progress. */
    void correctAll(const DocumentAction& correction);
    /** The current or last action: progress, results, stop(). The group is refreshed after it. */
    [[nodiscard]] DocumentActions& actions() const;

Q_SIGNALS:
    void changed();
    void refreshingChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
