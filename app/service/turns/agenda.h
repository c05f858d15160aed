#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"

namespace ink::domain {
struct NotificationSetting;
}

namespace ink::service {

class DocumentWriter;
class DocumentSender;
class ServiceCore;
class Turns;
struct DocumentChange;
struct Stores;

/** Processes due events of documents: deadlines, reminders, warnings, scheduled sending and missing sealing
 * jobs. A host calls this every minute; several hosts may do so. */
class Agenda final
{
public:
    Agenda(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns,
           const DocumentSender& sending);

    /** Moves overdue documents to REACH_DEADLINE and returns their number. */
    [[nodiscard]] Result<int> expireOverdue();
    /** Processes reminders, warnings and missing sealing jobs of one batch. Returns the number of documents
     * checked, which is `batchSize` if there may be more. */
    [[nodiscard]] Result<int> processBatch();
    static constexpr int batchSize = 200;
    /** Adds missing entries to the agenda, queues missing sealing jobs, and removes expired access codes and
     * events. Call regularly. */
    [[nodiscard]] Result<void> addMissing();

private:
    /** Adds the due reminders and warnings to the document. Requires that email is configured. */
    static void remindAndWarn(DocumentChange& change, const domain::NotificationSetting& choices);
    /** Processes the agenda entry of one document. */
    [[nodiscard]] Result<void> processEntry(domain::DocumentId id);

    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentWriter& m_writer;
    const Turns& m_turns;
    const DocumentSender& m_sender;
};

} // namespace ink::service
