#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/wire/deliverycodec.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** The complete document shown in the details pane. Late responses are dropped; the old value stays
 * until the new one arrives. */
class DocumentDetails final : public QObject
{
    Q_OBJECT
public:
    explicit DocumentDetails(Session& session, QObject* parent = nullptr);
    ~DocumentDetails() override;

    /** Returns a cached document, to be shown when the service is unreachable. */
    using CacheLookup = std::function<std::optional<domain::Document>(domain::DocumentId)>;
    void setCacheLookup(CacheLookup kept);
    /** Shows this document; a null id shows none. */
    void show(domain::DocumentId id);
    void refresh();
    /** Like refresh(), but fetches the deliveries again only if the document has changed or is being
     * delivered. */
    void poll();
    [[nodiscard]] domain::DocumentId id() const;
    /** The shown document; nothing until the first response about it. */
    [[nodiscard]] const std::optional<domain::Document>& document() const;
    [[nodiscard]] const std::optional<Error>& error() const;
    /** The deliveries of callbacks, then those of events in order; empty without any, or when the service
     * doesn't list them. */
    [[nodiscard]] const QList<wire::Delivery>& deliveries() const;
    /** Returns true while a callback or an event is still being delivered; poll again soon. */
    [[nodiscard]] bool isDelivering() const;
    /** Makes the service send a callback or an event again now. */
    void redeliver(const QString& deliveryId, QObject* context, std::function<void(Result<void>)> done);

    /** Makes the service email the signed files of a completed document, usually the shown one, to these
     * addresses. */
    void sendSignedCopies(domain::DocumentId id, const QStringList& addresses, QObject* context,
                          std::function<void(Result<void>)> done);

    /** Saves the download `content` (contract §5, Download; a null file = the whole document) to `path`. */
    void download(const QString& content, domain::FileId file, const QString& path, QObject* context,
                  std::function<void(Result<void>)> done);

Q_SIGNALS:
    void changed();

private:
    void fetchDeliveries();
    void handleMissingDeliveries(domain::DocumentId id, const Error& error);

    struct Private;
    std::unique_ptr<Private> d;
};

/** Counts the documents of each status, with one small listing each. */
class StatusCounts final : public QObject
{
    Q_OBJECT
public:
    explicit StatusCounts(Session& session, QObject* parent = nullptr);
    ~StatusCounts() override;

    void refresh();
    [[nodiscard]] const QHash<domain::SigningStatus, int>& counts() const;

Q_SIGNALS:
    void changed();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
