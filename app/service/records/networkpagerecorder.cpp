#include "app/service/records/networkpagerecorder.h"

#include "app/domain/document/localsender.h"
#include "app/domain/history/evidence.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/records/documentchange.h"
#include "app/service/records/documentwriter.h"
#include "app/service/records/reasons.h"

namespace ink::service {

Result<void> NetworkPageRecorder::recordOpened(const QString& invitationGuid, const QString& address) const
{
    return record(invitationGuid, address, true);
}

Result<void> NetworkPageRecorder::recordClosed(const QString& invitationGuid) const
{
    return record(invitationGuid, {}, false);
}

Result<void> NetworkPageRecorder::record(const QString& invitationGuid, const QString& address,
                                         bool isOpen) const
{
    const auto load = [this, guid = invitationGuid.toLower()] {
        return m_core.stores().documents.loadByInvitation(guid);
    };
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        const int index = change.document.invitationIndexOf(invitationGuid.toLower());
        if (index < 1) return fail(ErrorCode::NotFound, reasons::noSuchInvitation());
        INK_ASSIGN(account, m_core.stores().accounts.load(change.document.accountId));
        const QString actor = domain::accountActor(account.userSetting.name, account.email);
        const Message person = domain::actorMessage(change.document.invitations.at(index - 1));
        if (isOpen)
            recordEvent(change, domain::HistoryEvent::OpenedToNetwork, actor, {}, {},
                        reasons::historyOpenedToNetwork(person, address));
        else
            recordEvent(change, domain::HistoryEvent::ClosedToNetwork, actor, {}, {}, person);
        return {};
    };
    INK_TRY(m_writer.change(load, rule));
    return {};
}

} // namespace ink::service
