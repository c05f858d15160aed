#include "app/service/signers/paperscans.h"

#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stagedfile.h"
#include "app/service/core/stores.h"
#include "app/service/files/fileinspector.h"
#include "app/service/records/documentwriter.h"
#include "app/service/records/reasons.h"
#include "app/service/signers/reasons.h"
#include "app/service/signers/signerturn.h"
#include "app/service/turns/turns.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::Invitation;

// Index(PaperRecorder): Paper: what recording a signature on paper does
PaperRecorder::PaperRecorder(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns,
                             const FileInspector& inspector)
    : m_core(core), m_stores(core.stores()), m_writer(writer), m_turns(turns), m_inspector(inspector)
{
}

Result<Document> PaperRecorder::record(const Actor& actor, domain::DocumentId id,
                                       const QString& invitationGuid, StagedFile scan)
{
    const auto indexIn = [&](const Document& document, Timestamp now) -> Result<int> {
        const int index = document.invitationIndexOf(invitationGuid.toLower());
        if (index < 1) return fail(ErrorCode::NotFound, reasons::noSuchInvitation());
        SignerActor signer;
        signer.invitationGuid = invitationGuid.toLower();
        INK_TRY(indexInTurn(document, signer, now));
        const Invitation& person = document.invitations.at(index - 1);
        if (person.actionType != domain::ActionType::Signer)
            return fail(ErrorCode::State, reasons::paperOnlySigners());
        if (person.signingCertificate) return fail(ErrorCode::State, reasons::paperNotWithCertificate());
        return index;
    };
    {
        // Rejects the request before the file is read.
        INK_ASSIGN(known, m_stores.documents.load(actor.reach(), id));
        if (known.status == domain::SigningStatus::Draft)
            return fail(ErrorCode::State, reasons::notYourTurn());
        INK_TRY(indexIn(known, m_core.now()));
    }
    INK_ASSIGN(file, m_inspector.inspect(scan, QStringLiteral("files[0]")));
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        INK_ASSIGN(index, indexIn(document, change.now));
        Invitation& person = document.invitations[index - 1];
        INK_ASSIGN(account, m_stores.accounts.load(document.accountId));
        // Drawn signatures are removed, because the document must not appear to be signed electronically.
        for (domain::Tag& tag : document.tags)
            if (tag.invitationIndex == index && domain::isSignatureLike(tag.type)) tag.image.clear();
        INK_TRY(change.transaction.touchAccount(document.accountId.value())); // locked before its counters
        INK_TRY(m_stores.paperScans.insert(
            change.transaction, document.id,
            {person.id, file.sha256, file.size, static_cast<int>(file.pages.size())}));
        recordEvent(change, domain::HistoryEvent::SignedOnPaper, actor,
                    domain::paperDetailOf(person, file.pages.size(), file.sha256));
        person.status = domain::InvitationStatus::Finalized;
        person.finishedTime = change.now;
        change.notices +=
            senderNotices(NoticeKind::Signed, document, account.notificationSetting, person.guid);
        INK_TRY(m_turns.advance(change));
        commitFiles({scan});
        return {};
    };
    return m_writer.change(actor, id, rule, domain::KeyScopes{domain::KeyScope::Sign});
}

} // namespace ink::service
