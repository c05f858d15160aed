// The GUID of an invitation grants access, so it is never logged and never part of an error.
#include "app/service/signers/signeroperations.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/questions.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/routing/routing.h"
#include "app/domain/routing/routingprogress.h"
#include "app/domain/values/signdate.h"
#include "app/domain/values/values.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/signertexts.h"
#include "app/service/core/stores.h"
#include "app/service/records/documentpresenter.h"
#include "app/service/records/documentwriter.h"
#include "app/service/rules/amendments.h"
#include "app/service/rules/corrections.h"
#include "app/service/rules/delegation.h"
#include "app/service/rules/nextpeople.h"
#include "app/service/rules/questions.h"
#include "app/service/rules/requestchecks.h"
#include "app/service/rules/showncheck.h"
#include "app/service/rules/signedplaces.h"
#include "app/service/rules/signervalues.h"
#include "app/service/signers/certificatesignatures.h"
#include "app/service/signers/offlinesigning.h"
#include "app/service/signers/reasons.h"
#include "app/service/signers/signerattachments.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/signers/signerturn.h"
#include "app/service/signers/signerviews.h"
#include "app/service/turns/turns.h"
#include "app/wire/questioncodec.h"

#include <algorithm>

namespace ink::service {

using domain::ActionType;
using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::SigningStatus;

namespace {

/** Checks the positions of free signatures before anything is locked, to fill the cache for the check in the
 * transaction. */
void lookAtPlaces(const store::BlobStore& blobs, Document document, int index,
                  const wire::SignerValues& values, const signervalues::ContentCheck& content)
{
    if (!values.signatures.isEmpty() && signervalues::apply(document, index, values, content))
        cacheSignedPlaces(blobs, document);
}

} // namespace

namespace {

/** The data for one step of a recipient. */
struct Step
{
    int index = 0; ///< 1-based
    Invitation* me = nullptr;
    QString actor;
};

Step stepOf(Document& document, const SignerActor& signer)
{
    const QString guid = signer.guid();
    Step step;
    step.index = document.invitationIndexOf(guid);
    step.me = &document.invitations[step.index - 1];
    step.actor = domain::actorOf(*step.me);
    return step;
}

domain::HistoryEvent finishedEvent(ActionType type)
{
    if (type == ActionType::Reviewer) return domain::HistoryEvent::Approved;
    return type == ActionType::Editor ? domain::HistoryEvent::Edited : domain::HistoryEvent::Signed;
}

/** Returns whether this request to finish has been processed already; for a host, by the previous hosted
 * signer. */
bool isRepeated(const Document& document, const Step& step, const wire::SignerValues& values,
                const signervalues::ContentCheck& content, int hostedSigner)
{
    const bool finished = step.me->status == InvitationStatus::Finalized;
    if (step.me->finishedHostedSigners == 0)
        return finished && domain::paperRecorderOf(document, *step.me).isEmpty() &&
               signervalues::containsValues(document, step.index, values, content);
    if (hostedSigner != 0 && hostedSigner != step.me->finishedHostedSigners) return false;
    // If the request doesn't name the hosted signer, the values identify that signer.
    if (!finished && hostedSigner == 0 && values.values.isEmpty() && values.signatures.isEmpty())
        return false;
    Document then = document;
    --then.invitations[step.index - 1].finishedHostedSigners;
    return signervalues::containsValues(then, step.index, values, content);
}

/** Returns the consent text that was shown, which must be one of those offered to this recipient. */
Result<domain::Consent> consentGiven(const Document& document, const Invitation& me,
                                     const SignerActor& signer, const FinishOptions& finishOptions,
                                     const domain::UserSetting& account)
{
    const QString language = languageFor(document, me, signer);
    if (finishOptions.consentText.isEmpty()) return consentFor(me.actionType, language, account);
    domain::Consent offered = consentFor(
        me.actionType, finishOptions.consentLanguage.isEmpty() ? language : finishOptions.consentLanguage,
        account);
    if (finishOptions.consentText == offered.text && finishOptions.disclosure == offered.disclosure)
        return offered;
    return failField(ErrorCode::State, QStringLiteral("consentText"), reasons::consentTextChanged());
}

} // namespace

SignerOperations::SignerOperations(const ServiceCore& core, const DocumentPresenter& presenter,
                                   const DocumentWriter& writer, const Turns& turns,
                                   SignerAuthenticator& gate, const SignerViews& views,
                                   const SignerAttachments& attachments,
                                   const CertificateSignatures& certificates)
    : m_core(core), m_stores(core.stores()), m_presenter(presenter), m_writer(writer), m_turns(turns),
      m_authenticator(gate), m_views(views), m_attachments(attachments), m_certificates(certificates)
{
}

Result<wire::SignerView> SignerOperations::view(const SignerActor& signer, OpenMark opening)
{
    INK_ASSIGN(document, m_authenticator.loadForView(signer));
    const Step step = stepOf(document, signer);
    if (opening == OpenMark::Unset || document.status != SigningStatus::InProgress ||
        step.me->status != InvitationStatus::WaitToOpen)
        return m_views.viewFor(m_presenter.present(std::move(document)), signer);
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        const Step now = stepOf(change.document, signer);
        if (change.document.status != SigningStatus::InProgress ||
            now.me->status != InvitationStatus::WaitToOpen)
            return {};
        return markOpened(m_core, change, step.index, signer);
    };
    INK_ASSIGN(opened, m_writer.change([&] { return m_authenticator.load(signer); }, rule));
    return m_views.viewFor(opened, signer);
}

Result<wire::SignerView> SignerOperations::save(const SignerActor& signer, const wire::SignerValues& values)
{
    INK_ASSIGN(known, m_authenticator.loadUnlocked(signer));
    INK_ASSIGN(content, signervalues::checkContent(values)); // before any locks
    lookAtPlaces(m_stores.blobs, known, stepOf(known, signer).index, values, content);
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        const Step step = stepOf(change.document, signer);
        INK_TRY(requireTurn(change.document, *step.me, change.now));
        const QList<domain::Tag> before = change.document.tags;
        INK_TRY(signervalues::apply(change.document, step.index, values, content));
        if (!values.signatures.isEmpty()) INK_TRY(checkSignedPlaces(m_stores.blobs, change.document));
        if (step.me->status == InvitationStatus::WaitToOpen) // saved without fetching the view first
            INK_TRY(markOpened(m_core, change, step.index, signer));
        if (step.me->status == InvitationStatus::Viewed) {
            step.me->status = InvitationStatus::WorkInProgress;
            recordEvent(change, domain::HistoryEvent::Saved, step.actor, signer.address, signer.userAgent);
        }
        const QStringList corrected = corrections::correctedFields(change.document, before, step.index);
        if (corrected.isEmpty()) return {};
        INK_TRY(corrections::checkCapacity(change.document));
        corrections::recordFields(change.document, step.index, corrected, signer.address, signer.userAgent,
                                  change.now);
        return {};
    };
    INK_ASSIGN(saved, m_writer.change([&] { return m_authenticator.load(signer); }, rule));
    return m_views.viewFor(saved, signer);
}

Result<wire::SignerView> SignerOperations::finish(const SignerActor& signer, const wire::SignerValues& values,
                                                  const QString& code, int hostedSigner,
                                                  const std::optional<wire::ShownValues>& shown,
                                                  const FinishOptions& finishOptions,
                                                  const QList<wire::NextPerson>& nextPeople)
{
    INK_ASSIGN(known, m_authenticator.load(signer));
    const Invitation& me = *stepOf(known, signer).me;
    int enteredCodes = 0;
    if (!code.isEmpty() && !m_authenticator.requirePass(me, signer)) {
        INK_ASSIGN(bit, m_authenticator.tryCode(me, signer, code));
        enteredCodes = bit;
    }
    INK_TRY(m_authenticator.requirePass(me, signer, enteredCodes));
    INK_ASSIGN(content, signervalues::checkContent(values)); // before any locks
    lookAtPlaces(m_stores.blobs, known, stepOf(known, signer).index, values, content);
    if (!finishOptions.cms.isEmpty() && (!values.values.isEmpty() || !values.signatures.isEmpty()))
        return failField(ErrorCode::Validation, QStringLiteral("values"), reasons::valuesArePrepared());
    INK_ASSIGN(verified, m_certificates.verify(known, stepOf(known, signer).index, finishOptions.cms));
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        const Step step = stepOf(document, signer);
        if (CertificateSignatures::isRepeated(*step.me, verified)) return {};
        // The response may have been lost, so the same request succeeds again. Any other request is rejected.
        if (!verified && isRepeated(document, step, values, content, hostedSigner) &&
            (!shown || showsOwnValues(document, step.index, *shown)))
            return {};
        INK_TRY(requireTurn(document, *step.me, change.now));
        const int turn = domain::currentHostedSigner(*step.me);
        if (hostedSigner != 0 && hostedSigner != turn)
            return fail(ErrorCode::State,
                        reasons::otherHostedSignerInTurn(domain::currentHostedSignerName(*step.me)));
        INK_ASSIGN(account, m_stores.accounts.load(document.accountId));
        INK_ASSIGN(consent, consentGiven(document, *step.me, signer, finishOptions, account.userSetting));
        if (finishOptions.host) {
            INK_ASSIGN(isReached,
                       m_stores.folders.isWithinReach(finishOptions.host->reach(), document.folderId));
            if (!isReached || finishOptions.host->account != document.accountId)
                return fail(ErrorCode::Forbidden, reasons::inPersonOnlyBySender());
        }
        INK_TRY(checkOfflineSignature(domain::documentSeenBy(document, step.index), *step.me, finishOptions,
                                      change.now));
        // Opening fills in values, which are compared with the shown values like all others.
        if (step.me->status == InvitationStatus::WaitToOpen)
            INK_TRY(markOpened(m_core, change, step.index, signer));
        const QList<domain::Tag> before = document.tags;
        INK_TRY(signervalues::apply(document, step.index, values, content));
        if (!values.signatures.isEmpty()) INK_TRY(checkSignedPlaces(m_stores.blobs, document));
        INK_TRY(m_attachments.clearUnattachedTags(document, step.index));
        const Timestamp signedAt =
            verified ? verified->prepared : finishOptions.signedAt.value_or(change.now);
        const QString& timeZone = account.userSetting.timeZone;
        if (shown) {
            wire::SignerView view = m_views.viewFor(document, signer);
            view.signDate = domain::dayIn(timeZone, signedAt).toString(Qt::ISODate);
            INK_TRY(checkShown(document, view, *shown));
        }
        domain::fillSignDates(document, step.index, signedAt, timeZone);
        domain::computeValues(document);
        if (auto issues = domain::checkValues(signervalues::documentInTurn(document, step.index), step.index);
            !issues.isEmpty()) {
            placeInView(document, m_views.viewFor(document, signer), issues);
            return failFields(ErrorCode::Validation, std::move(issues));
        }
        INK_ASSIGN(named, nextpeople::assignPeople(document, step.index - 1, nextPeople));
        const auto noteStep = [&](const domain::HistoryEvent& event, const Message& detail = {}) {
            recordEvent(change, event, step.actor, signer.address, signer.userAgent, detail);
        };
        if (const QStringList corrected = corrections::correctedFields(document, before, step.index);
            !corrected.isEmpty())
            corrections::recordFields(document, step.index, corrected, signer.address, signer.userAgent,
                                      change.now);
        if (finishOptions.host)
            recordEvent(change, domain::HistoryEvent::InPerson, *finishOptions.host,
                        Message::literal(step.actor));
        if (finishOptions.signedAt)
            recordEvent(change, domain::HistoryEvent::SubmittedOffline, *finishOptions.host,
                        domain::offlineDetailOf(*step.me, *finishOptions.signedAt));
        if (!consent.disclosure.isEmpty())
            noteStep(domain::HistoryEvent::DisclosureAccepted,
                     Message::literal(domain::disclosureDetailOf(consent)));
        noteStep(domain::HistoryEvent::Consented, Message::literal(domain::detailOf(consent)));
        noteStep(finishedEvent(step.me->actionType));
        if (verified) INK_TRY(m_certificates.store(change, step.index, *verified));
        for (const qsizetype index : std::as_const(named)) {
            const Invitation& person = document.invitations.at(index);
            noteStep(domain::HistoryEvent::Named,
                     reasons::historyNamed(domain::actorMessage(person), person.sequence));
        }
        if (turn != 0) step.me->finishedHostedSigners = turn;
        if (turn != 0 &&
            turn < step.me->hostedSigners.size()) { // the next hosted person uses the same invitation
            step.me->status = InvitationStatus::WorkInProgress;
            return m_turns.queueSignature(change);
        }
        step.me->status = InvitationStatus::Finalized;
        step.me->finishedTime = change.now;
        change.notices +=
            senderNotices(NoticeKind::Signed, document, account.notificationSetting, step.me->guid);
        return m_turns.advance(change);
    };
    INK_ASSIGN(finished, m_writer.change([&] { return m_authenticator.load(signer); }, rule));
    return m_views.viewFor(finished, signer);
}

Result<wire::SignerView> SignerOperations::reject(const SignerActor& signer, const QString& reason)
{
    if (reason.trimmed().isEmpty() || reason.size() > 2000)
        return fieldError(QStringLiteral("reason"), reasons::declineReasonNeeded());
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        const Step step = stepOf(document, signer);
        INK_TRY(requireTurn(document, *step.me, change.now));
        INK_ASSIGN(account, m_stores.accounts.load(document.accountId));
        step.me->status = InvitationStatus::Rejected;
        step.me->finishedTime = change.now;
        step.me->rejectReason = reason.trimmed();
        for (domain::Tag& tag : document.tags) // values that were entered but not signed must not be stamped
            if (tag.invitationIndex == step.index && domain::isSignatureLike(tag.type)) tag.image.clear();
        recordEvent(change, domain::HistoryEvent::Rejected, step.actor, signer.address, signer.userAgent,
                    Message::literal(reason.trimmed()));
        change.notices +=
            senderNotices(NoticeKind::Rejected, document, account.notificationSetting, step.me->guid);
        const bool continues = domain::continuesAfterDecline(
            document, step.index - 1, account.userSetting.onReject == domain::OnReject::Continue);
        if (continues) return m_turns.advance(change);
        change.notices += endNotices(NoticeKind::Rejected, document, step.me->guid);
        return lifecycle::reject(document);
    };
    INK_TRY(m_authenticator.loadUnlocked(signer));
    INK_ASSIGN(rejected, m_writer.change([&] { return m_authenticator.load(signer); }, rule));
    return m_views.viewFor(rejected, signer);
}

Result<void> SignerOperations::delegate(const SignerActor& signer, const wire::DelegateRequest& request)
{
    INK_TRY(m_authenticator.loadUnlocked(signer));
    if (!m_core.hasMail()) return fail(ErrorCode::State, reasons::mailNotAvailable());
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        INK_ASSIGN(index, indexInTurn(change.document, signer, change.now));
        const QString actor = domain::actorOf(change.document.invitations.at(index - 1));
        INK_ASSIGN(amendment, delegation::delegateTo(change.document, index - 1, request));
        INK_TRY(checkLimits(change.document, m_core.limits()));
        INK_TRY(m_turns.invalidateLinks(change, amendment));
        for (const auto& [event, detail] : amendment.history)
            recordEvent(change, event, actor, signer.address, signer.userAgent, detail);
        INK_ASSIGN(account, m_stores.accounts.load(change.document.accountId));
        change.notices += senderNotices(NoticeKind::Delegated, change.document, account.notificationSetting,
                                        change.document.invitations.at(index - 1).guid);
        return m_turns.advance(change);
    };
    INK_TRY(m_writer.change([&] { return m_authenticator.load(signer); }, rule));
    return {};
}

Result<wire::SignerView> SignerOperations::ask(const SignerActor& signer,
                                               const wire::QuestionRequest& request)
{
    INK_TRY(m_authenticator.loadUnlocked(signer));
    const QString guid = signer.guid();
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        domain::Document& document = change.document;
        const int index = document.invitationIndexOf(guid);
        const Invitation& me = document.invitations.at(index - 1);
        wire::QuestionRequest placed = request; // the recipient's page numbers leave out hidden files
        if (request.pageIndex > 0) {
            const int page = domain::wholePageOf(document, index, request.pageIndex);
            placed.pageIndex = page > 0 ? page : document.pageCount() + 1; // there is no such page
        }
        INK_ASSIGN(question, questions::checkQuestion(document, me, placed, change.now));
        if (!question) return {};
        recordEvent(change, domain::HistoryEvent::QuestionAsked, question->actor, signer.address,
                    signer.userAgent, domain::questionDetail(*question));
        domain::countOpenQuestions(document);
        INK_ASSIGN(choices, m_core.notificationSetting(document.accountId));
        for (Notice notice : senderNotices(NoticeKind::Asked, document, choices, me.guid)) {
            notice.key += QStringLiteral(":%1").arg(question->number);
            notice.question = question->number;
            change.notices.append(notice);
        }
        return {};
    };
    INK_ASSIGN(asked, m_writer.change([&] { return m_authenticator.load(signer); }, rule));
    return m_views.viewFor(asked, signer);
}

Result<QString> SignerOperations::signingLink(const SignerActor& signer) const
{
    INK_TRY(m_authenticator.admit(signer, true));
    return m_core.signingUrl(signer.guid());
}

} // namespace ink::service
