#pragma once

#include "app/base/result.h"
#include "app/domain/document.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::store {
class DocumentCache;
}

namespace ink::workflow {

class Session;

/** The listing that the documents page shows: one query, pages fetched as they are asked for, late answers
 * dropped. */
class DocumentCatalog final : public QObject
{
    Q_OBJECT
public:
    /** With a cache the last known rows are there at once, also offline. */
    explicit DocumentCatalog(Session& session, QObject* parent = nullptr,
                             store::DocumentCache* cache = nullptr);
    ~DocumentCatalog() override;

    [[nodiscard]] const domain::DocumentQuery& query() const; ///< paging fields are ignored
    void setQuery(const domain::DocumentQuery& query);
    void refresh();
    /** Fetches the next page if there is more and none is under way. */
    void fetchMore();
    [[nodiscard]] bool canFetchMore() const;
    [[nodiscard]] bool isLoading() const;
    [[nodiscard]] qint64 total() const;
    [[nodiscard]] const QList<domain::DocumentSummary>& rows() const;
    [[nodiscard]] const std::optional<Error>& error() const; ///< of the last fetch; old rows stay

    // Acts on documents; each refreshes the rows concerned. `done` gets the first failure.
    void trash(const QList<domain::DocumentId>& ids, QObject* context,
               std::function<void(Result<void>)> done);
    void restore(const QList<domain::DocumentId>& ids, QObject* context,
                 std::function<void(Result<void>)> done);
    void move(const QList<domain::DocumentId>& ids, domain::FolderId folder, QObject* context,
              std::function<void(Result<void>)> done);
    void rename(domain::DocumentId id, const QString& title, QObject* context,
                std::function<void(Result<void>)> done);
    void cancel(domain::DocumentId id, const QString& reason, QObject* context,
                std::function<void(Result<void>)> done);
    void remind(domain::DocumentId id, const QString& invitationGuid, QObject* context,
                std::function<void(Result<void>)> done);

Q_SIGNALS:
    void rowsChanged();  ///< rows(), total()
    void stateChanged(); ///< isLoading(), error()

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
