#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** A cached draft or template with its files. */
struct CachedDocument
{
    domain::Document document;
    QHash<domain::FileId, QByteArray> bytes;
};

/**
 * * Caches drafts and templates in the background so that they open offline: the most recent ones, one at a
 * time with pauses, only if they have changed. The files are on this computer, readable by their owner only,
 * within limits. Those of a removed account are removed with it.
 */
class OfflineCache final : public QObject
{
    Q_OBJECT
public:
    struct CacheLimits
    {
        int maxDocuments = 60;                        ///< maximum number of drafts, and of templates of each
                                                      ///< type
        qint64 maxDocumentBytes = 30LL * 1024 * 1024; ///< maximum size of a document's files; larger
                                                      ///< documents are skipped
        qint64 maxTotalBytes = 300LL * 1024 * 1024;
        std::chrono::milliseconds initialDelay{4'000}; ///< delay after an account was opened
        std::chrono::milliseconds documentDelay{150};  ///< pause between two documents
        std::chrono::milliseconds refreshInterval{300'000};
    };

    OfflineCache(Session& session, const QString& folder, QObject* parent = nullptr);
    OfflineCache(Session& session, const QString& folder, const CacheLimits& bounds,
                 QObject* parent = nullptr);
    ~OfflineCache() override;

    /** The cached document; nothing if it or one of its files isn't cached. */
    [[nodiscard]] std::optional<CachedDocument> find(domain::DocumentId id) const;
    /** Passes the cached templates to `done` asynchronously, most recently changed first. */
    void readTemplates(QObject* context,
                       std::function<void(Result<QList<domain::DocumentSummary>>)> done) const;
    /** Checks for changes now. */
    void refresh();
    [[nodiscard]] bool isBusy() const;

Q_SIGNALS:
    void settled(); ///< emitted when all documents within the limits are cached and up to date

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
