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

/** The one document that the details pane shows, whole. Late answers are dropped; the old value stays until
 * then. */
class DocumentDetails final : public QObject
{
    Q_OBJECT
public:
    explicit DocumentDetails(Session& session, QObject* parent = nullptr);
    ~DocumentDetails() override;

    /** Gives documents that are kept on this computer, shown when the service isn't reached. */
    using Kept = std::function<std::optional<domain::Document>(domain::DocumentId)>;
    void setKept(Kept kept);
    /** Shows this document; a null id shows none. */
    void show(domain::DocumentId id);
    void refresh();
    [[nodiscard]] domain::DocumentId id() const;
    /** Nothing while the shown document's first answer is on its way. */
    [[nodiscard]] const std::optional<domain::Document>& document() const;
    [[nodiscard]] const std::optional<Error>& error() const;
    /** The callbacks of a completed document; empty without any, or when the service doesn't list them. */
    [[nodiscard]] const QList<wire::Delivery>& deliveries() const;
    /** A callback of it has not been taken yet: worth looking again soon. */
    [[nodiscard]] bool isDelivering() const;
    /** Has the service send a callback again, now. */
    void redeliver(const QString& deliveryId, QObject* context, std::function<void(Result<void>)> done);

    /** Saves what `content` names (contract §5, Download; a null file = the whole) as a file at `path`. */
    void download(const QString& content, domain::FileId file, const QString& path, QObject* context,
                  std::function<void(Result<void>)> done);

Q_SIGNALS:
    void changed();

private:
    void fetchDeliveries();

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
