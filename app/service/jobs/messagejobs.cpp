#include "app/service/jobs/messagejobs.h"

#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/routing/amendment.h"
#include "app/service/core/lifecycle.h"

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;

const Invitation* recipientOf(const Document& document, const QString& guid)
{
    const int index = guid.isEmpty() ? 0 : document.invitationIndexOf(guid);
    return index == 0 ? nullptr : &document.invitations.at(index - 1);
}

bool isOpen(const Invitation& invitation)
{
    return domain::isOpen(invitation.status);
}

Result<void> endMessageJob(Stores& stores, const store::Job& job,
                           const std::optional<store::MailOutcome>& outcome)
{
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    if (outcome) INK_TRY(stores.mails.record(transaction, *outcome));
    INK_TRY(stores.outbox.complete(transaction, job.id));
    return transaction.commit();
}

Result<void> addToHistory(Stores& stores, const store::Job& job, domain::HistoryEvent event,
                          const Message& detail, Timestamp now, const std::optional<domain::MailFault>& fault)
{
    return store::runWithRetries(stores.database, [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
        INK_ASSIGN(document, stores.documents.loadAny(job.documentId));
        // The seal covers the history, which must not change during sealing.
        if (lifecycle::isSealing(document)) return {};
        const qint64 version = document.version;
        const QString guid = job.payload.value(QLatin1StringView("invitation")).toString();
        for (domain::Invitation& each : document.invitations)
            if (fault && !guid.isEmpty() && each.guid == guid) each.mailFault = fault;
        domain::HistoryEntry entry;
        entry.time = now;
        entry.event = event;
        entry.actor = QStringLiteral("Inkstone");
        domain::setDetail(entry, detail);
        domain::appendHistory(document, std::move(entry));
        document.lastModifiedTime = now;
        INK_TRY(stores.documents.replace(transaction, std::move(document), version));
        return transaction.commit();
    });
}

} // namespace ink::service
