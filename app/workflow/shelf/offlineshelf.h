#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"

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
struct KeptDocument
{
    domain::Document document;
    QHash<domain::FileId, QByteArray> bytes;
};

/**
 * Drafts and templates, fetched quietly while there is a connection so that they open without one: the newest
 * ones, one after the other with pauses, what has changed only. Files on this computer, private to their
 * owner, within bounds; those of an account that is removed go with it.
 */
class OfflineShelf final : public QObject
{
    Q_OBJECT
public:
    struct Bounds
    {
        int documents = 60;                        ///< of each kind
        qint64 documentBytes = 30LL * 1024 * 1024; ///< larger ones are left out
        qint64 allBytes = 300LL * 1024 * 1024;
        std::chrono::milliseconds first{4'000}; ///< after an account was opened
        std::chrono::milliseconds between{150}; ///< two documents
        std::chrono::milliseconds again{300'000};
    };

    OfflineShelf(Session& session, const QString& folder, QObject* parent = nullptr);
    OfflineShelf(Session& session, const QString& folder, const Bounds& bounds, QObject* parent = nullptr);
    ~OfflineShelf() override;

    /** Nothing when it is not kept, or not all of its files are. */
    [[nodiscard]] std::optional<KeptDocument> find(domain::DocumentId id) const;
    /** The cached templates, newest change first; `done` is called later. */
    void readTemplates(QObject* context,
                       std::function<void(Result<QList<domain::DocumentSummary>>)> done) const;
    /** Looks now what has changed. */
    void refresh();
    [[nodiscard]] bool isBusy() const;

Q_SIGNALS:
    void settled(); ///< the cache is up to date within its limits

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
