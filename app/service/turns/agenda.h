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

/** Processes due events of documents: deadlines, reminders, warnings, scheduled sending and missing
 * sealing jobs. A host calls it every minute; several hosts may. */
class Agenda final
{
public:
    Agenda(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns, const Sending& sending);

    /** Moves overdue documents to REACH_DEADLINE; returns how many. */
    [[nodiscard]] Result<int> expireOverdue();
    /** Processes reminders, warnings and missing sealing jobs of one batch; returns the number of documents
     * checked, `batchSize` if there may be more. */
    [[nodiscard]] Result<int> perform();
    static constexpr int batchSize = 200;
    /** At startup: adds missing entries to the agenda, and queues missing sealing jobs. */
    [[nodiscard]] Result<void> check();

private:
    /** Adds the reminders and warnings that are due to the document; mail must be configured. */
    static void remindAndWarn(DocumentChange& change, const domain::NotificationSetting& choices);
    /** Processes the agenda entry of one document. */
    [[nodiscard]] Result<void> carryOutFor(domain::DocumentId id);

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    const Turns& m_turns;
    const Sending& m_sending;
};

} // namespace ink::service
