#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/workflow/documents/documentacts.h"
#include "app/workflow/documents/documentref.h"

#include <QList>
#include <QObject>

#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** The documents of a bulk run as a group: how far they are, and what is done to all that still wait. */
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

    /** Which documents they are: BulkRun::documents, made from the template since then. */
    void setDocuments(domain::DocumentId templateId, Timestamp since,
                      const QList<domain::DocumentId>& documents);
    /** Asks the server how far they are; what is known stays until it answers. */
    void refresh();
    [[nodiscard]] bool isRefreshing() const;
    [[nodiscard]] const std::optional<Error>& error() const; ///< of the last refresh

    [[nodiscard]] const Counts& counts() const;
    /** The documents that the server listed, in the run's order. */
    [[nodiscard]] const QList<DocumentRef>& documents() const;
    /** Those in progress. */
    [[nodiscard]] QList<DocumentRef> waiting() const;

    /** Reminds everybody who has one of these documents in their hands; see acts() for how far it is. */
    void remindAll();
    /** Cancels all that are in progress; the recipients read the reason. */
    void cancelAll(const QString& reason);
    /** The current or last action: progress, results, stop(). The group is refreshed after it. */
    [[nodiscard]] DocumentActs& acts() const;

Q_SIGNALS:
    void changed();
    void refreshingChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
