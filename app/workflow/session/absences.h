#pragma once

#include "app/api/apiclient.h"
#include "app/domain/routing/absence.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** The list of absences of the open account, where its service has one. */
class Absences final : public QObject
{
    Q_OBJECT
public:
    explicit Absences(Session& session, QObject* parent = nullptr);
    ~Absences() override;

    /** Asks the service; what is known stays until it has answered. */
    void refresh();
    /** Empty until the service has answered, and for a service without such a list. */
    [[nodiscard]] const domain::AbsenceList& list() const;
    /** Returns whether the service has such a list; nothing until it has answered. */
    [[nodiscard]] std::optional<bool> isSupported() const;
    /** The error of the last refresh; nothing when it went well. */
    [[nodiscard]] const std::optional<Error>& error() const;

    /** Adds an absence or replaces the one with its id, then reloads the list. */
    void save(const domain::Absence& absence, QObject* context, api::Done<domain::Absence> done);
    void remove(qint64 id, QObject* context, api::Done<void> done);

Q_SIGNALS:
    void changed(); ///< list(), isSupported(), error()

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
