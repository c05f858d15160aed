#include "app/service/records/documentchange.h"

#include "app/domain/document/document.h"
#include "app/domain/history/documentevent.h"
#include "app/domain/history/history.h"
#include "app/service/core/actor.h"
#include "app/service/rules/corrections.h"

namespace ink::service {

void recordEvent(DocumentChange& change, const domain::HistoryEvent& event, const QString& actor,
                 const QString& address, const QString& userAgent, const Message& detail)
{
    corrections::writePending(change.document, change.now); // keeps the history in order
    [[maybe_unused]] const qsizetype before = change.document.histories.size();
    domain::HistoryEntry entry;
    entry.time = change.now;
    entry.event = event;
    entry.actor = actor;
    entry.address = address;
    entry.userAgent = userAgent.left(400);
    domain::setDetail(entry, detail);
    domain::appendHistory(change.document, std::move(entry));
    Q_ASSERT(change.document.histories.size() == before + 1);
    change.hasEvents = change.hasEvents || domain::eventOf(event.kind());
}

void recordEvent(DocumentChange& change, const domain::HistoryEvent& event, const Actor& actor,
                 const Message& detail)
{
    recordEvent(change, event, actor.name, actor.address, actor.userAgent, detail);
}

} // namespace ink::service
