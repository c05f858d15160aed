#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"

namespace ink::domain {
struct NotificationSetting;
}

namespace ink::service {

class DocumentWriter;
class Sending;
class ServiceCore;
class Turns;
struct DocumentChange;
struct Stores;

/** Does what has become due in documents: deadlines, reminders, warnings, scheduled sending and forgotten
 * sealings. A host calls it every minute; several hosts may. */
class Agenda final
{
public:
    Agenda(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns, const Sending& sending);

    /** Moves overdue documents to REACH_DEADLINE; returns how many. */
    [[nodiscard]] Result<int> expireOverdue();
    /** Reminders, warnings and forgotten sealings of one batch; returns how many documents were looked at,
     * `batchSize` when there may be more. */
    [[nodiscard]] Result<int> carryOut();
    static constexpr int batchSize = 200;
    /** At startup: adds missing entries to the agenda, and queues sealings that have no job. */
    [[nodiscard]] Result<void> check();

private:
    /** Writes what is due now into the document; mail must be configured. */
    static void remindAndWarn(DocumentChange& change, const domain::NotificationSetting& choices);
    /** Carries out what the agenda says of one document. */
    [[nodiscard]] Result<void> carryOutFor(domain::DocumentId id);

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    const Turns& m_turns;
    const Sending& m_sending;
};

} // namespace ink::service
