#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** The open account on the service: its settings, usage and charges. */
class AccountSettings final : public QObject
{
    Q_OBJECT
public:
    explicit AccountSettings(Session& session, QObject* parent = nullptr);
    ~AccountSettings() override;

    /** Fetches the details; the known details stay until the response arrives. */
    void refresh();
    [[nodiscard]] const std::optional<domain::AccountDetails>& details() const;
    /** The error of the last refresh; nothing if it succeeded. */
    [[nodiscard]] const std::optional<Error>& error() const;
    /** Returns true while a refresh or a change is in progress. */
    [[nodiscard]] bool isBusy() const;

    /**
     * * Passes a copy of the settings to `change` and saves only the fields that differ. Changes run in
     * order, each based on the response to the previous one. Calls `done` once, asynchronously; a Validation
     * error names its fields as `userSetting.…` and `notificationSetting.…`. Fails with State when no account
     * is open.
     */
    using Change = std::function<void(domain::UserSetting&, domain::NotificationSetting&)>;
    void change(Change change, QObject* context, std::function<void(Result<void>)> done);

Q_SIGNALS:
    void changed(); ///< emitted when details(), error() or isBusy() has changed

private:
    void saveNext();

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
