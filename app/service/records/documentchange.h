#pragma once
// Private to app/service.

#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "app/service/core/notices.h"

#include <QList>
#include <QString>

namespace ink::store {
class Transaction;
}

namespace ink::service {

struct Actor;

/** One change of one document in a transaction: what a rule may touch. */
struct DocumentChange
{
    store::Transaction& transaction;
    domain::Document& document;
    Timestamp now{};
    bool wakes = false;         ///< set when a job was queued
    QList<Notice> notices = {}; ///< queued by `DocumentWriter::settle`
    QString postBackBase = {};  ///< of a document that is sent before it has its id
    int charges = 0;            ///< documents that are charged last, see `DocumentWriter::charge`
};

/** Adds a link to the document's history. */
void noteEvent(DocumentChange& change, const domain::HistoryEvent& event, const QString& actor,
               const QString& address, const QString& userAgent, const Message& detail = {});
void noteEvent(DocumentChange& change, const domain::HistoryEvent& event, const Actor& actor,
               const Message& detail = {});

} // namespace ink::service
