#pragma once

#include "app/base/clock.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/ids.h"
#include "app/domain/document/invitation.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::workflow {

/** A recipient whose turn it is. */
struct WaitingPerson
{
    domain::DocumentId document;
    QString title;
    domain::Invitation person;
    Timestamp since{};                 ///< start of their turn, if known
    std::optional<Timestamp> deadline; ///< deadline of the document
    bool operator==(const WaitingPerson&) const = default;
};

/** The pending recipients of a document in progress. */
[[nodiscard]] QList<WaitingPerson> waitingPeople(const domain::DocumentSummary& document);
/** The number of different people, by email address: a person with several documents counts once. */
[[nodiscard]] int peopleCount(const QList<WaitingPerson>& waiting);

} // namespace ink::workflow
