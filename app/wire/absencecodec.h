#pragma once

#include "app/base/result.h"
#include "app/domain/routing/absence.h"

#include <QJsonObject>

// An account's list of absences; not part of the contract.
namespace ink::wire {

/** `{"absences":[…],"today":"2026-03-09","deputiesByDefault":true}`. */
[[nodiscard]] QJsonObject toJson(const domain::AbsenceList& list);
[[nodiscard]] Result<domain::AbsenceList> absenceListFromJson(const QJsonObject& object);

/** Returns the body that adds or replaces an absence: without the id, which is in the path. */
[[nodiscard]] QJsonObject absenceBody(const domain::Absence& absence);
/** Fails with a Validation error for invalid dates and texts that are too long; the service checks all other
 * rules (`domain::absenceIssues`). */
[[nodiscard]] Result<domain::Absence> absenceFromBody(const QJsonObject& object);

/** Returns an absence with its id. */
[[nodiscard]] QJsonObject toJson(const domain::Absence& absence);
/** `{"success":true,"absence":{…}}`. */
[[nodiscard]] QJsonObject absenceResponse(const domain::Absence& absence);
[[nodiscard]] Result<domain::Absence> absenceFromResponse(const QJsonObject& object);

} // namespace ink::wire
