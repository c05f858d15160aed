// The signer's side: contract §8. The GUID is the right, so it is never logged and never part of an error.
#include "app/base/reasons.h"
#include "app/domain/autofill.h"
#include "app/domain/evaluation.h"
#include "app/domain/evidence.h"
#include "app/domain/routing.h"
#include "app/service/corrections.h"
#include "app/service/delegation.h"
#include "app/service/lifecycle.h"
#include "app/service/nextpeople.h"
#include "app/service/questions.h"
#include "app/service/showncheck.h"
#include "app/service/signedplaces.h"
#include "app/service/signerinputs.h"
#include "app/service/signersignatures.h"
#include "app/service/signertexts.h"
#include "app/service/signerturn.h"
#include "app/service/signervalues.h"
#include "app/service/signingserviceprivate.h"

#include <QUuid>

#include <algorithm>

namespace ink::service {

using domain::ActionType;
using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::SigningStatus;

namespace {

QString languageFor(const Document& document, const Invitation& me, const SignerActor& signer)
{
    if (!signer.chosenLanguage.isEmpty()) return signer.chosenLanguage;
    if (!me.language.isEmpty()) return me.language;
    if (!signer.language.isEmpty()) return signer.language;
    return document.setting.language == domain::LanguageCode::French ? QStringLiteral("fr")
                                                                     : QStringLiteral("en");
}

/** Reads the files that a signer places signatures on, before anything is locked. */
void lookAtPlaces(const store::BlobStore& blobs, Document document, int index,
                  const wire::SignerValues& values, const signervalues::ContentCheck& content)
{
    if (!values.signatures.isEmpty() && signervalues::apply(document, index, values, content))
        lookAtSignedPlaces(blobs, document);
}

} // namespace

wire::SignerView SigningService::Private::viewFor(const Document& document, const SignerActor& signer) const
{
    const QString guid = signer.guid();
    const int index = document.invitationIndexOf(guid);
    const Invitation& me = document.invitations.at(index - 1);
    wire::SignerView view;
    view.title = document.title;
    view.message = document.message;
    view.senderName = document.senderName;
    view.senderEmail = document.senderEmail;
    view.status = document.status;
    view.myStatus = me.status;
    view.myAction = me.actionType;
    view.invitationIndex = index;
    view.recipientName = me.recipientName;
    view.recipientEmail = me.recipientEmail;
    view.language = languageFor(document, me, signer);
    view.shownVersion = domain::shownVersion;
    view.templateLink = document.type == domain::DocumentType::TemplateLink;
    if (view.templateLink) return view; // there is nothing to see before somebody starts a document
    const auto blocked = blockedBy(document, me, core.now());
    view.canFinish = !blocked;
    view.canSignTags = view.canFinish && me.canSignTags;
    view.canDelegate = view.canFinish && core.hasMail() && delegation::isAllowed(me);
    view.privateMessage = me.privateMessage;
    if (blocked) view.blockedReason = signerText(*blocked, view.language);
    if (const auto account = stores.accounts.load(document.accountId)) {
        if (view.canFinish) {
            const domain::Consent asked = consentFor(me.actionType, view.language, account->userSetting);
            view.consentText = asked.text;
            view.consentLanguage = asked.language;
            view.disclosure = asked.disclosure;
        } else if (me.status == InvitationStatus::Finalized) {
            view.thanks = thanksFor(view.language, account->userSetting);
            view.returnAddress = account->userSetting.returnAddress;
        }
    }
    view.reason = lifecycle::cancelReason(document);
    if (view.canFinish) view.nextPeople = nextpeople::wantedOf(document, index - 1);
    if (const qsizetype witnessed = me.isWitness ? domain::witnessedBy(document.invitations, index - 1) : -1;
        witnessed >= 0)
        view.witnessOf = document.invitations.at(witnessed).recipientName;
    view.hostedSigner = domain::hostedName(me);
    view.hostedIndex = domain::hostedTurn(me);
    view.hostedCount =
        me.actionType == ActionType::SigningHost ? static_cast<int>(me.hostedSigners.size()) : 0;
    view.canAsk = questions::mayAsk(document, me);
    view.questions = questions::ownQuestions(document, me);
    if (!maySeePages(document, me)) return view;

    int joined = 0;
    for (const domain::File& file : document.files) {
        view.files.append({file.name, joined + 1});
        for (domain::Page page : file.pages) {
            page.pageIndex = ++joined;
            view.pages.append(page);
        }
    }
    const bool attaches = std::any_of(document.tags.begin(), document.tags.end(), [](const domain::Tag& tag) {
        return tag.type == domain::TagType::Attachment;
    });
    // Only the sizes are missing when this fails.
    const auto attached = attaches
                              ? stores.attachments.list(document.id).value_or(store::AttachmentStore::ByTag())
                              : store::AttachmentStore::ByTag();
    const QList<bool> writable = domain::writableTags(document, index);
    const QList<int> hosted = domain::hostedOwners(document, index);
    QSet<qsizetype> seen;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const domain::Tag& tag = document.tags.at(i);
        const bool mine = tag.invitationIndex == index && writable.at(i);
        const bool signedBefore = tag.invitationIndex == index && hosted.at(i) > 0 &&
                                  (view.hostedIndex == 0 || hosted.at(i) < view.hostedIndex);
        const bool owned = tag.invitationIndex >= 1 && tag.invitationIndex <= document.invitations.size();
        const bool finished =
            owned && document.invitations.at(tag.invitationIndex - 1).status == InvitationStatus::Finalized;
        const bool told = (finished || signedBefore) && domain::hasValue(tag);
        if (!writable.at(i) && !told) continue;
        seen.insert(i);
        // An editor may change what its owner may not, so what is writable decides, not whose it is.
        const bool editable = view.canFinish && writable.at(i) &&
                              (tag.invitationIndex == index ? signervalues::isFillable(tag)
                                                            : tag.type != domain::TagType::Attachment);
        const auto file = attached.value(tag.id);
        wire::SignerTag shown{tag, editable, file.size, file.sha256};
        if (!mine && tag.type == domain::TagType::MaskedText) shown.tag.text = QStringLiteral("•••");
        view.tags.append(std::move(shown));
    }
    view.inputs = signerInputs(document, seen);
    return view;
}

namespace {

/** What one step of a recipient works on. */
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

/** Paths into the document's tags as paths into the tags that this signer sees. */
void placeInView(const Document& document, const wire::SignerView& view, QList<FieldIssue>& issues)
{
    for (FieldIssue& issue : issues) {
        const qsizetype index = domain::tagIndexOf(issue.field);
        if (index < 0 || index >= document.tags.size()) continue;
        const auto seen = std::find_if(view.tags.begin(), view.tags.end(), [&](const wire::SignerTag& shown) {
            return shown.tag.id == document.tags.at(index).id &&
                   shown.tag.name == document.tags.at(index).name;
        });
        if (seen == view.tags.end()) continue;
        issue.field = QStringLiteral("tags[%1].%2")
                          .arg(seen - view.tags.begin())
                          .arg(issue.field.section(QLatin1Char('.'), 1));
    }
}

domain::HistoryEvent finishedEvent(ActionType type)
{
    if (type == ActionType::Reviewer) return domain::HistoryEvent::Approved;
    return type == ActionType::Editor ? domain::HistoryEvent::Edited : domain::HistoryEvent::Signed;
}

/** Whether this request to finish has been carried out already: for a host, on the hosted signer before. */
bool isRepeated(const Document& document, const Step& step, const wire::SignerValues& values,
                const signervalues::ContentCheck& content, int hostedSigner)
{
    const bool finished = step.me->status == InvitationStatus::Finalized;
    if (step.me->hostedDone == 0)
        return finished && domain::paperRecorderOf(document, *step.me).isEmpty() &&
               signervalues::holds(document, step.index, values, content);
    if (hostedSigner != 0 && hostedSigner != step.me->hostedDone) return false;
    // Without a word about who is meant, values tell it.
    if (!finished && hostedSigner == 0 && values.values.isEmpty() && values.signatures.isEmpty())
        return false;
    Document then = document;
    --then.invitations[step.index - 1].hostedDone;
    return signervalues::holds(then, step.index, values, content);
}

/** What was agreed to: the words that were shown, which must be ones that this recipient is offered. */
Result<domain::Consent> consentGiven(const Document& document, const Invitation& me,
                                     const SignerActor& signer, const Assent& assent,
                                     const domain::UserSetting& account)
{
    const QString language = languageFor(document, me, signer);
    if (assent.consentText.isEmpty()) return consentFor(me.actionType, language, account);
    domain::Consent offered = consentFor(
        me.actionType, assent.consentLanguage.isEmpty() ? language : assent.consentLanguage, account);
    if (assent.consentText == offered.text && assent.disclosure == offered.disclosure) return offered;
    const Message sentence = reasons::consentTextChanged();
    return fail(ErrorCode::State, sentence, {{QStringLiteral("consentText"), sentence}});
}

} // namespace

Result<wire::SignerView> SigningService::signerView(const SignerActor& signer)
{
    INK_ASSIGN(document, d->gate.loadUnlocked(signer));
    const Step step = stepOf(document, signer);
    if (document.status != SigningStatus::InProgress || step.me->status != InvitationStatus::WaitToOpen)
        return d->viewFor(d->presenter.present(std::move(document)), signer);
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        const Step now = stepOf(change.document, signer);
        if (change.document.status != SigningStatus::InProgress ||
            now.me->status != InvitationStatus::WaitToOpen)
            return {};
        return d->open(change, step.index, signer);
    };
    INK_ASSIGN(opened, d->writer.change([&] { return d->gate.load(signer); }, rule));
    return d->viewFor(opened, signer);
}

Result<void> SigningService::Private::open(DocumentChange& change, int index, const SignerActor& signer) const
{
    Invitation& me = change.document.invitations[index - 1];
    me.status = InvitationStatus::Viewed;
    me.openedTime = change.now;
    domain::fillOnOpen(change.document, index,
                       lifecycle::dayOf(change.document.sentTime.value_or(change.now)));
    domain::computeValues(change.document); // of what is known only now
    noteEvent(change, domain::HistoryEvent::Opened, domain::actorOf(me), signer.address, signer.userAgent);
    INK_ASSIGN(choices, core.notificationSetting(change.document.accountId));
    change.notices += senderNotices(NoticeKind::Viewed, change.document, choices, me.guid);
    return {};
}

Result<wire::SignerView> SigningService::saveValues(const SignerActor& signer,
                                                    const wire::SignerValues& values)
{
    INK_ASSIGN(known, d->gate.loadUnlocked(signer));
    INK_ASSIGN(content, signervalues::checkContent(values)); // before anything is locked
    lookAtPlaces(d->stores.blobs, known, stepOf(known, signer).index, values, content);
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        const Step step = stepOf(change.document, signer);
        INK_TRY(needTurn(change.document, *step.me, change.now));
        const QList<domain::Tag> before = change.document.tags;
        INK_TRY(signervalues::apply(change.document, step.index, values, content));
        if (!values.signatures.isEmpty()) INK_TRY(checkSignedPlaces(d->stores.blobs, change.document));
        if (step.me->status == InvitationStatus::WaitToOpen) // saved without having asked for the view
            INK_TRY(d->open(change, step.index, signer));
        if (step.me->status == InvitationStatus::Viewed) {
            step.me->status = InvitationStatus::WorkInProgress;
            noteEvent(change, domain::HistoryEvent::Saved, step.actor, signer.address, signer.userAgent);
        }
        const QStringList corrected = corrections::fieldsOf(change.document, before, step.index);
        if (corrected.isEmpty()) return {};
        INK_TRY(corrections::needRoom(change.document));
        corrections::note(change.document, step.index, corrected, signer.address, signer.userAgent,
                          change.now);
        return {};
    };
    INK_ASSIGN(saved, d->writer.change([&] { return d->gate.load(signer); }, rule));
    return d->viewFor(saved, signer);
}

Result<wire::SignerView> SigningService::finish(const SignerActor& signer, const wire::SignerValues& values,
                                                const QString& code, int hostedSigner,
                                                const std::optional<wire::ShownValues>& shown,
                                                const Assent& assent,
                                                const QList<wire::NextPerson>& nextPeople)
{
    INK_ASSIGN(known, d->gate.load(signer));
    const Invitation& me = *stepOf(known, signer).me;
    int given = 0;
    if (!code.isEmpty() && !d->gate.needPass(me, signer)) {
        INK_ASSIGN(bit, d->gate.tryCode(me, signer, code));
        given = bit;
    }
    INK_TRY(d->gate.needPass(me, signer, given));
    INK_ASSIGN(content, signervalues::checkContent(values)); // before anything is locked
    lookAtPlaces(d->stores.blobs, known, stepOf(known, signer).index, values, content);
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        const Step step = stepOf(document, signer);
        // The answer may have been lost: the same again is no second signing, anything else is refused.
        if (isRepeated(document, step, values, content, hostedSigner) &&
            (!shown || showsOwn(document, step.index, *shown)))
            return {};
        INK_TRY(needTurn(document, *step.me, change.now));
        const int turn = domain::hostedTurn(*step.me);
        if (hostedSigner != 0 && hostedSigner != turn)
            return fail(ErrorCode::State, reasons::otherHostedSignerInTurn(domain::hostedName(*step.me)));
        INK_ASSIGN(account, d->stores.accounts.load(document.accountId));
        INK_ASSIGN(consent, consentGiven(document, *step.me, signer, assent, account.userSetting));
        if (assent.host && assent.host->account != document.accountId)
            return fail(ErrorCode::Forbidden, reasons::inPersonOnlyBySender());
        const QList<domain::Tag> before = document.tags;
        INK_TRY(signervalues::apply(document, step.index, values, content));
        if (!values.signatures.isEmpty()) INK_TRY(checkSignedPlaces(d->stores.blobs, document));
        INK_TRY(d->dropUnattached(document, step.index));
        if (shown) INK_TRY(checkShown(d->viewFor(document, signer), *shown));
        signervalues::fillSignDates(document, step.index, change.now, account.userSetting.timeZone);
        domain::computeValues(document);
        if (auto issues = domain::checkValues(signervalues::inTurn(document, step.index), step.index);
            !issues.isEmpty()) {
            placeInView(document, d->viewFor(document, signer), issues);
            Message sentence = issues.constFirst().message;
            return fail(ErrorCode::Validation, std::move(sentence), std::move(issues));
        }
        INK_ASSIGN(named, nextpeople::name(document, step.index - 1, nextPeople));
        if (step.me->status == InvitationStatus::WaitToOpen) INK_TRY(d->open(change, step.index, signer));
        const auto noteStep = [&](const domain::HistoryEvent& event, const Message& detail = {}) {
            noteEvent(change, event, step.actor, signer.address, signer.userAgent, detail);
        };
        if (const QStringList corrected = corrections::fieldsOf(document, before, step.index);
            !corrected.isEmpty())
            corrections::note(document, step.index, corrected, signer.address, signer.userAgent, change.now);
        if (assent.host)
            noteEvent(change, domain::HistoryEvent::InPerson, *assent.host, Message::literal(step.actor));
        if (!consent.disclosure.isEmpty())
            noteStep(domain::HistoryEvent::DisclosureAccepted,
                     Message::literal(domain::disclosureDetailOf(consent)));
        noteStep(domain::HistoryEvent::Consented, Message::literal(domain::detailOf(consent)));
        noteStep(finishedEvent(step.me->actionType));
        for (const qsizetype index : std::as_const(named)) {
            const Invitation& person = document.invitations.at(index);
            noteStep(domain::HistoryEvent::Named,
                     reasons::historyNamed(domain::actorMessage(person), person.sequence));
        }
        if (turn != 0) step.me->hostedDone = turn;
        if (turn != 0 &&
            turn < step.me->hostedSigners.size()) { // the next one in person, the same invitation
            step.me->status = InvitationStatus::WorkInProgress;
            return d->turns.queueSignature(change);
        }
        step.me->status = InvitationStatus::Finalized;
        step.me->finishedTime = change.now;
        change.notices +=
            senderNotices(NoticeKind::Signed, document, account.notificationSetting, step.me->guid);
        return d->turns.advance(change);
    };
    INK_ASSIGN(finished, d->writer.change([&] { return d->gate.load(signer); }, rule));
    return d->viewFor(finished, signer);
}

Result<wire::SignerView> SigningService::reject(const SignerActor& signer, const QString& reason)
{
    if (reason.trimmed().isEmpty() || reason.size() > 2000)
        return invalid(QStringLiteral("reason"), reasons::declineReasonNeeded());
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        const Step step = stepOf(document, signer);
        INK_TRY(needTurn(document, *step.me, change.now));
        INK_ASSIGN(account, d->stores.accounts.load(document.accountId));
        step.me->status = InvitationStatus::Rejected;
        step.me->finishedTime = change.now;
        step.me->rejectReason = reason.trimmed();
        for (domain::Tag& tag : document.tags) // what was entered but not signed must not be stamped
            if (tag.invitationIndex == step.index && domain::isSignatureLike(tag.type)) tag.image.clear();
        noteEvent(change, domain::HistoryEvent::Rejected, step.actor, signer.address, signer.userAgent,
                  Message::literal(reason.trimmed()));
        change.notices +=
            senderNotices(NoticeKind::Rejected, document, account.notificationSetting, step.me->guid);
        const bool goesOn = domain::goesOnAfterDecline(
            document, step.index - 1, account.userSetting.onReject == domain::OnReject::Continue);
        if (goesOn) return d->turns.advance(change);
        change.notices += endNotices(NoticeKind::Rejected, document, step.me->guid);
        return lifecycle::rejectAll(document);
    };
    INK_TRY(d->gate.loadUnlocked(signer));
    INK_ASSIGN(rejected, d->writer.change([&] { return d->gate.load(signer); }, rule));
    return d->viewFor(rejected, signer);
}

Result<SigningService::SignerPage> SigningService::signerPage(const SignerActor& signer,
                                                              int joinedIndex) const
{
    INK_ASSIGN(document, d->gate.loadUnlocked(signer));
    const Step step = stepOf(document, signer);
    if (!maySeePages(document, *step.me)) return fail(ErrorCode::State, reasons::pagesNotShownNow());
    const auto place = document.pageAt(joinedIndex);
    if (!place.page) return fail(ErrorCode::NotFound, reasons::notSuchPage());
    SignerPage page{place.file->sha256, place.indexInFile};
    if (document.status != SigningStatus::Completed) {
        INK_ASSIGN(shown, d->shownFiles.blobOf(document, *place.file));
        page.sha256 = std::move(shown);
        return page;
    }
    INK_ASSIGN(artifacts, d->stores.documents.artifacts(document.id));
    for (const auto& artifact : std::as_const(artifacts))
        if (artifact.fileId == place.file->id) page.sha256 = artifact.sha256; // with everybody's values on it
    return page;
}

Result<QString> SigningService::signerLink(const SignerActor& signer) const
{
    INK_TRY(d->gate.admit(signer, true));
    return d->core.signingUrl(signer.guid());
}

Result<Download> SigningService::signerDownload(const SignerActor& signer, const QString& content) const
{
    INK_ASSIGN(document, d->gate.loadUnlocked(signer));
    const Step step = stepOf(document, signer);
    if (!maySeePages(document, *step.me)) return fail(ErrorCode::State, reasons::documentNotDownloadable());
    if (content == QLatin1StringView("copy")) {
        if (document.status == SigningStatus::Completed)
            return d->downloads.packed(document, QStringLiteral("esign"), {});
        if (step.me->status != InvitationStatus::Finalized)
            return fail(ErrorCode::State, reasons::documentNotDownloadable());
        return d->downloads.packedCopy(document, d->viewFor(document, signer));
    }
    return d->downloads.packed(document, content, {});
}

} // namespace ink::service
