#pragma once

#include "app/api/apiclient.h"
#include "app/domain/account/usage.h"

#include <QObject>

#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** The statement of the open account's charges, if its service has one. */
class UsageStatement final : public QObject
{
    Q_OBJECT
public:
    explicit UsageStatement(Session& session, QObject* parent = nullptr);
    ~UsageStatement() override;

    /** Fetches a statement; the known one stays until the response arrives. */
    void fetch(const domain::UsageQuery& query);
    /** The last fetched statement; nothing until the response arrives, and for a service without
     * statements. */
    [[nodiscard]] const std::optional<domain::UsageStatement>& statement() const;
    /** Returns true if the service has statements; nothing until the response arrives. */
    [[nodiscard]] std::optional<bool> isSupported() const;
    /** The error of the last fetch; nothing if it succeeded. */
    [[nodiscard]] const std::optional<Error>& error() const;

    /** Fetches the charges of a period as CSV, and writes them to a file. */
    void exportCsv(const domain::UsageQuery& query, const QString& path, QObject* context,
                   api::Done<void> done);

Q_SIGNALS:
    void changed(); ///< emitted when statement(), isSupported() or error() has changed

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
