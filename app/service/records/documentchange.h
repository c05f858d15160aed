#pragma once
// Private to app/service.

#include "app/base/clock.h"
#include "app/domain/document/historyevent.h"
#include "app/service/core/notices.h"
#include "app/store/accounts/chargestore.h"

#include <QList>
#include <QString>

#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::store {
class Transaction;
}

namespace ink::service {

struct Actor;

/** A change of one document in a transaction, and the state that a rule may modify. */
struct DocumentChange
{
    store::Transaction& transaction;
    domain::Document& document;
    Timestamp now{};
    bool wakesWorkers = false;  ///< set when a job was queued
    QList<Notice> notices = {}; ///< queued by `DocumentWriter::writeRelated`
    /** Base of the callback address, for a document that is sent before it has an id. */
    QString postBackBase = {};
    QString run = {}; ///< name of the bulk run that the document is part of
    /** Set when the document is sent: it is charged at the end, see `DocumentWriter::charge`. */
    std::optional<store::ChargeStore::Origin> charge = {};
    bool hasEvents = false; ///< set by `recordEvent` if the entry is an event
};

/** Adds an entry to the document's history chain. */
void recordEvent(DocumentChange& change, const domain::HistoryEvent& event, const QString& actor,
                 const QString& address, const QString& userAgent, const Message& detail = {});
void recordEvent(DocumentChange& change, const domain::HistoryEvent& event, const Actor& actor,
                 const Message& detail = {});

} // namespace ink::service
