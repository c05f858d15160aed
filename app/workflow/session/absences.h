#pragma once

#include "app/api/apiclient.h"
#include "app/domain/routing/absence.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** The absences of the open account, if its service supports them. */
class Absences final : public QObject
{
    Q_OBJECT
public:
    explicit Absences(Session& session, QObject* parent = nullptr);
    ~Absences() override;

    /** Fetches the list; the known list stays until the response arrives. */
    void refresh();
    /** The list of absences; empty until the response arrives, and for a service that does not support
     * absences. */
    [[nodiscard]] const domain::AbsenceList& list() const;
    /** Returns true if the service supports absences; nothing until the response arrives. */
    [[nodiscard]] std::optional<bool> isSupported() const;
    /** The error of the last refresh; nothing if it succeeded. */
    [[nodiscard]] const std::optional<Error>& error() const;

    /** Adds an absence or replaces the one with its id, then reloads the list. */
    void save(const domain::Absence& absence, QObject* context, api::Done<domain::Absence> done);
    void remove(qint64 id, QObject* context, api::Done<void> done);

Q_SIGNALS:
    void changed(); ///< emitted when list(), isSupported() or error() has changed

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
