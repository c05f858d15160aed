#pragma once

#include "app/service/accountkeys.h"
#include "app/service/accounts.h"
#include "app/service/agenda.h"
#include "app/service/callbackdeliveries.h"
#include "app/service/documentfiles.h"
#include "app/service/documentpresenter.h"
#include "app/service/documents.h"
#include "app/service/documentwriter.h"
#include "app/service/downloads.h"
#include "app/service/fileinspector.h"
#include "app/service/folders.h"
#include "app/service/paperscans.h"
#include "app/service/quota.h"
#include "app/service/requestchecks.h"
#include "app/service/sending.h"
#include "app/service/servicecore.h"
#include "app/service/shownfiles.h"
#include "app/service/signergate.h"
#include "app/service/signingservice.h"
#include "app/service/templatedocuments.h"
#include "app/service/templatereport.h"
#include "app/service/turns.h"

namespace ink::service {

/** What the parts of the service share: only for the .cpp files of this folder. */
struct SigningService::Private
{
    Private(Stores& allStores, const Clock& clock, ServiceOptions options)
        : core(allStores, clock, std::move(options)), presenter(core), writer(core, presenter), turns(core),
          sending(core, writer), quota(core), inspector(core), stores(allStores), shownFiles(allStores.blobs)
    {
    }

    // Signer's side
    [[nodiscard]] wire::SignerView viewFor(const domain::Document& document, const SignerActor& signer) const;
    /** 61 → 64 with its history and the notice to the sender. `index` is 1-based. */
    [[nodiscard]] Result<void> open(DocumentChange& change, int index, const SignerActor& signer) const;
    /** Empties the attachment tags of an invitation that name a file but have none: such a name is no value.
     */
    [[nodiscard]] Result<void> dropUnattached(domain::Document& document, int index) const;
    /** What else waits for this recipient's address. */
    [[nodiscard]] Result<QList<OtherDocument>> waitingFor(const domain::Invitation& invitation) const;

    ServiceCore core;
    DocumentPresenter presenter;
    DocumentWriter writer;
    Turns turns;
    Sending sending;
    Quota quota;
    FileInspector inspector;
    Accounts accounts{core};
    AccountKeys accountKeys{core};
    Folders folders{core};
    CallbackDeliveries callbackDeliveries{core};
    Stores& stores;
    ShownFiles shownFiles;
    Documents documents{core, presenter, writer, turns, sending, quota, inspector};
    DocumentFiles documentFiles{core, writer, turns, quota, inspector};
    Downloads downloads{core, shownFiles};
    Agenda agenda{core, writer, turns, sending};
    SignerGate gate{core, writer};
    TemplateDocuments templates{core, presenter, writer, sending, quota, gate};
    TemplateReport templateReport{core, presenter};
    PaperRecorder paperRecorder{core, writer, turns, inspector};
};

} // namespace ink::service
