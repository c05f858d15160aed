#pragma once

#include "app/base/result.h"
#include "app/domain/routing/absence.h"

#include <QJsonObject>

// An account's list of absences [ours].
namespace ink::wire {

/** `{"absences":[…],"today":"2026-03-09","deputiesByDefault":true}`. */
[[nodiscard]] QJsonObject toJson(const domain::AbsenceList& list);
[[nodiscard]] Result<domain::AbsenceList> absenceListFromJson(const QJsonObject& object);

/** The body that adds or replaces an absence: without the id, which is in the path. */
[[nodiscard]] QJsonObject absenceBody(const domain::Absence& absence);
/** Validation for invalid dates and texts that are too long; all other rules are the service's
 * (`domain::absenceIssues`). */
[[nodiscard]] Result<domain::Absence> absenceFromBody(const QJsonObject& object);

/** An absence with its id. */
[[nodiscard]] QJsonObject toJson(const domain::Absence& absence);
/** `{"success":true,"absence":{…}}`. */
[[nodiscard]] QJsonObject absenceAnswer(const domain::Absence& absence);
[[nodiscard]] Result<domain::Absence> absenceFromAnswer(const QJsonObject& object);

} // namespace ink::wire
