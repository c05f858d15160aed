#include "app/service/rules/corrections.h"

#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "app/service/rules/reasons.h"

#include <QDateTime>

#include <algorithm>

namespace ink::service::corrections {

using domain::Document;
using domain::Invitation;

namespace {

constexpr qsizetype maxDetail = 2000;

bool isPending(const Invitation& invitation)
{
    return invitation.corrections && !invitation.corrections->fields.isEmpty();
}

void write(Document& document, Invitation& invitation, Timestamp now)
{
    domain::Corrections& pending = *invitation.corrections;
    domain::HistoryEntry entry;
    entry.time = now;
    entry.event = domain::HistoryEvent::Corrected;
    entry.actor = domain::actorOf(invitation);
    entry.address = pending.address;
    entry.userAgent = pending.userAgent.left(400);
    entry.detail = pending.fields.join(QStringLiteral(", ")).left(maxDetail);
    if (now - pending.lastCorrected >= summaryInterval)
        entry.detail += QStringLiteral(" (%1)").arg(
            QDateTime::fromMSecsSinceEpoch(pending.lastCorrected.time_since_epoch().count())
                .toUTC()
                .toString(Qt::ISODate));
    domain::appendHistory(document, std::move(entry));
    pending = {now, {}, {}, {}, {}};
}

} // namespace

QStringList correctedFields(const Document& document, const QList<domain::Tag>& before, int invitationIndex)
{
    QStringList fields;
    if (document.invitations.at(invitationIndex - 1).actionType != domain::ActionType::Editor) return fields;
    for (qsizetype i = 0; i < std::min(document.tags.size(), before.size()); ++i)
        if (document.tags.at(i).invitationIndex != invitationIndex &&
            document.tags.at(i).text != before.at(i).text)
            fields.append(document.tags.at(i).name);
    return fields;
}

Result<void> checkCapacity(const Document& document)
{
    const auto entries = std::count_if(
        document.histories.begin(), document.histories.end(),
        [](const domain::HistoryEntry& entry) { return entry.event == domain::HistoryEvent::Corrected; });
    if (entries < maxEntries) return {};
    return fail(ErrorCode::State, reasons::tooManyCorrections());
}

void recordFields(Document& document, int invitationIndex, const QStringList& fields, const QString& address,
                  const QString& userAgent, Timestamp now)
{
    Invitation& invitation = document.invitations[invitationIndex - 1];
    const bool isFirst = !invitation.corrections;
    if (isFirst) invitation.corrections.emplace();
    if (isPending(invitation) && now - invitation.corrections->lastCorrected >= summaryInterval)
        write(document, invitation, now); // the pending corrections are much older
    domain::Corrections& pending = *invitation.corrections;
    qsizetype length = 0;
    for (const QString& field : std::as_const(pending.fields))
        length += field.size() + 2;
    for (const QString& field : fields) {
        if (pending.fields.contains(field) || length > maxDetail) continue; // long lists are truncated
        length += field.size() + 2;
        pending.fields.append(field);
    }
    pending.lastCorrected = now;
    pending.address = address;
    pending.userAgent = userAgent;
    if (isFirst || now - pending.lastRecorded >= summaryInterval || now < pending.lastRecorded)
        write(document, invitation, now);
}

void writePending(Document& document, Timestamp now)
{
    for (qsizetype i = 0; i < document.invitations.size(); ++i)
        if (isPending(document.invitations.at(i))) write(document, document.invitations[i], now);
}

} // namespace ink::service::corrections
