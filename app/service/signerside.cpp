// The signer's side: contract §8. The GUID is the right, so it is never logged and never part of an error.
#include "app/domain/rules.h"
#include "app/service/lifecycle.h"
#include "app/service/signertexts.h"
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

QString nameOf(const Invitation& invitation)
{
    return invitation.recipientEmail.isEmpty()
               ? invitation.recipientName
               : QStringLiteral("%1 <%2>").arg(invitation.recipientName, invitation.recipientEmail);
}

QString languageFor(const Document& document, const Invitation& me, const SignerActor& signer)
{
    if (!me.language.isEmpty()) return me.language;
    if (!signer.language.isEmpty()) return signer.language;
    return document.setting.language == domain::LanguageCode::French ? QStringLiteral("fr")
                                                                     : QStringLiteral("en");
}

bool isOpen(InvitationStatus status)
{
    return status == InvitationStatus::WaitToOpen || status == InvitationStatus::Viewed ||
           status == InvitationStatus::WorkInProgress;
}

/** Why this recipient cannot act now, or nothing. */
std::optional<SignerText> blockedBy(const Document& document, const Invitation& me)
{
    switch (document.status) {
    case SigningStatus::Completed:
        return SignerText::Completed;
    case SigningStatus::Rejected:
        return me.status == InvitationStatus::Rejected ? SignerText::YouRejected : SignerText::Rejected;
    case SigningStatus::ReachDeadline:
        return SignerText::Expired;
    case SigningStatus::Cancelled:
        return SignerText::Cancelled;
    case SigningStatus::Draft:
    case SigningStatus::InProgress:
        break;
    }
    if (me.status == InvitationStatus::Finalized) return SignerText::Done;
    if (me.status == InvitationStatus::Rejected) return SignerText::YouRejected;
    if (me.status == InvitationStatus::Cancelled) return SignerText::Cancelled;
    if (me.status == InvitationStatus::ReachDeadline) return SignerText::Expired;
    if (me.status == InvitationStatus::NotSent) return SignerText::NotYourTurn;
    if (!domain::mustAct(me.actionType)) return SignerText::OnlyReading;
    return std::nullopt;
}

/** Whether this recipient may see the pages. */
bool maySee(const Document& document, const Invitation& me)
{
    if (document.status == SigningStatus::Completed) return me.status != InvitationStatus::Rejected;
    return document.status == SigningStatus::InProgress &&
           (isOpen(me.status) || me.status == InvitationStatus::Finalized);
}

} // namespace

Result<Document> SigningService::Private::loadForSigner(const SignerActor& signer) const
{
    const auto unknown = [] {
        return fail(ErrorCode::NotFound, QStringLiteral("There is no such invitation."));
    };
    const QUuid guid = QUuid::fromString(signer.invitationGuid);
    if (guid.isNull()) return unknown();
    auto document = stores.documents.loadByInvitation(guid.toString(QUuid::WithoutBraces));
    if (!document) {
        if (document.error().code == ErrorCode::NotFound) return unknown();
        return document;
    }
    if (document->deleted)
        return fail(ErrorCode::Deleted, QStringLiteral("The sender deleted this document."));
    if (document->status == SigningStatus::Draft) return unknown();
    return document;
}

wire::SignerView SigningService::Private::viewFor(const Document& document, const SignerActor& signer) const
{
    const QString guid = QUuid::fromString(signer.invitationGuid).toString(QUuid::WithoutBraces);
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
    const auto blocked = blockedBy(document, me);
    view.canFinish = !blocked;
    view.canSignTags = view.canFinish && me.canSignTags;
    if (blocked) view.blockedReason = signerText(*blocked, view.language);
    if (view.canFinish) view.consentText = signerText(SignerText::Consent, view.language);
    if (!maySee(document, me)) return view;

    int joined = 0;
    for (const domain::File& file : document.files) {
        for (domain::Page page : file.pages) {
            page.pageIndex = ++joined;
            view.pages.append(page);
        }
    }
    for (const domain::Tag& tag : document.tags) {
        const bool mine = tag.invitationIndex == index;
        const bool owned = tag.invitationIndex >= 1 && tag.invitationIndex <= document.invitations.size();
        const bool told =
            owned && document.invitations.at(tag.invitationIndex - 1).status == InvitationStatus::Finalized &&
            domain::hasValue(tag);
        if (!mine && !told) continue;
        wire::SignerTag shown{tag, mine && view.canFinish && signervalues::isFillable(tag)};
        if (!mine && tag.type == domain::TagType::MaskedText) shown.tag.text = QStringLiteral("•••");
        view.tags.append(std::move(shown));
    }
    return view;
}

Result<void> SigningService::Private::checkAccessCode(const Invitation& invitation, const QString& code)
{
    constexpr int most = 5;
    constexpr auto pause = std::chrono::minutes(5);
    const std::lock_guard lock(mutex);
    for (const domain::Authentication& asked : invitation.authentications) {
        if (asked.type != domain::AuthenticationType::AccessCode) continue;
        Attempts& tried = attempts[invitation.guid];
        const Timestamp now = clock.now();
        if (tried.wrong >= most && now < tried.since + pause) {
            auto refused =
                fail(ErrorCode::RateLimit, QStringLiteral("Too many wrong access codes; wait five minutes."));
            refused.value().retryAfterMs = static_cast<int>((tried.since + pause - now).count());
            return refused;
        }
        if (Secret(code.toUtf8()) == Secret(asked.code.toUtf8())) {
            attempts.remove(invitation.guid);
            continue;
        }
        if (now >= tried.since + pause) tried = {};
        if (tried.wrong == 0) tried.since = now;
        ++tried.wrong;
        return fail(ErrorCode::Forbidden, QStringLiteral("The access code is not right."),
                    {{QStringLiteral("code"), QStringLiteral("Enter the code that the sender gave you.")}});
    }
    return {};
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
    const QString guid = QUuid::fromString(signer.invitationGuid).toString(QUuid::WithoutBraces);
    Step step;
    step.index = document.invitationIndexOf(guid);
    step.me = &document.invitations[step.index - 1];
    step.actor = nameOf(*step.me);
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

/** State unless it is this recipient's turn to act. */
Result<void> needTurn(const Document& document, const Invitation& me, Timestamp now)
{
    if (const auto blocked = blockedBy(document, me))
        return fail(ErrorCode::State, signerText(*blocked, QStringLiteral("en")));
    if (const auto deadline = lifecycle::deadlineOf(document); deadline && *deadline <= now)
        return fail(ErrorCode::State, signerText(SignerText::Expired, QStringLiteral("en")));
    return {};
}

} // namespace

Result<wire::SignerView> SigningService::signerView(const SignerActor& signer)
{
    INK_ASSIGN(document, d->loadForSigner(signer));
    const Step step = stepOf(document, signer);
    if (document.status != SigningStatus::InProgress || step.me->status != InvitationStatus::WaitToOpen)
        return d->viewFor(d->answered(std::move(document)), signer);
    INK_ASSIGN(opened, d->changeLoaded([&] { return d->loadForSigner(signer); },
                                       [&](Private::Change& change) -> Result<void> {
                                           const Step now = stepOf(change.document, signer);
                                           if (change.document.status != SigningStatus::InProgress ||
                                               now.me->status != InvitationStatus::WaitToOpen)
                                               return {};
                                           now.me->status = InvitationStatus::Viewed;
                                           now.me->openedTime = change.now;
                                           Private::note(change, QStringLiteral("opened"), now.actor,
                                                         signer.address, signer.userAgent);
                                           return {};
                                       }));
    return d->viewFor(opened, signer);
}

Result<wire::SignerView> SigningService::saveValues(const SignerActor& signer,
                                                    const wire::SignerValues& values)
{
    const auto rule = [&](Private::Change& change) -> Result<void> {
        const Step step = stepOf(change.document, signer);
        INK_TRY(needTurn(change.document, *step.me, change.now));
        INK_TRY(signervalues::apply(change.document, step.index, values));
        const auto noteStep = [&](const QString& event) {
            Private::note(change, event, step.actor, signer.address, signer.userAgent);
        };
        if (step.me->status == InvitationStatus::WaitToOpen) { // saved without having asked for the view
            step.me->status = InvitationStatus::Viewed;
            step.me->openedTime = change.now;
            noteStep(QStringLiteral("opened"));
        }
        if (step.me->status == InvitationStatus::Viewed) {
            step.me->status = InvitationStatus::WorkInProgress;
            noteStep(QStringLiteral("saved"));
        }
        return {};
    };
    INK_ASSIGN(saved, d->changeLoaded([&] { return d->loadForSigner(signer); }, rule));
    return d->viewFor(saved, signer);
}

Result<wire::SignerView> SigningService::finish(const SignerActor& signer, const wire::SignerValues& values,
                                                const QString& code)
{
    const auto rule = [&](Private::Change& change) -> Result<void> {
        Document& document = change.document;
        const Step step = stepOf(document, signer);
        // The answer may have been lost: the same again is no second signing, anything else is refused.
        if (step.me->status == InvitationStatus::Finalized &&
            signervalues::holds(document, step.index, values))
            return {};
        INK_TRY(needTurn(document, *step.me, change.now));
        INK_TRY(d->checkAccessCode(*step.me, code));
        INK_TRY(signervalues::apply(document, step.index, values));
        INK_ASSIGN(account, d->stores.accounts.load(document.accountId));
        signervalues::fillSignDates(document, step.index, change.now, account.userSetting.timeZone);
        if (auto issues = domain::checkValues(document, step.index); !issues.isEmpty()) {
            placeInView(document, d->viewFor(document, signer), issues);
            QString sentence = issues.constFirst().message;
            return fail(ErrorCode::Validation, std::move(sentence), std::move(issues));
        }
        if (step.me->status == InvitationStatus::WaitToOpen) {
            step.me->openedTime = change.now;
            Private::note(change, QStringLiteral("opened"), step.actor, signer.address, signer.userAgent);
        }
        step.me->status = InvitationStatus::Finalized;
        step.me->finishedTime = change.now;
        const bool approves = step.me->actionType == ActionType::Reviewer;
        Private::note(change, approves ? QStringLiteral("approved") : QStringLiteral("signed"), step.actor,
                      signer.address, signer.userAgent);
        return d->goOn(change);
    };
    INK_ASSIGN(finished, d->changeLoaded([&] { return d->loadForSigner(signer); }, rule));
    return d->viewFor(finished, signer);
}

Result<void> SigningService::Private::goOn(Change& change)
{
    domain::openTurns(change.document);
    if (!domain::everyoneFinished(change.document)) return {};
    store::Job job;
    job.kind = QStringLiteral("finalize");
    job.key = QString::number(change.document.id.value());
    job.documentId = change.document.id;
    job.notBefore = change.now;
    INK_TRY(stores.outbox.queue(change.transaction, job));
    change.wakes = true;
    return {};
}

Result<wire::SignerView> SigningService::reject(const SignerActor& signer, const QString& reason)
{
    if (reason.trimmed().isEmpty() || reason.size() > 2000)
        return invalid(QStringLiteral("reason"),
                       QStringLiteral("Say in 1 to 2000 characters why you decline."));
    const auto rule = [&](Private::Change& change) -> Result<void> {
        Document& document = change.document;
        const Step step = stepOf(document, signer);
        INK_TRY(needTurn(document, *step.me, change.now));
        INK_ASSIGN(account, d->stores.accounts.load(document.accountId));
        step.me->status = InvitationStatus::Rejected;
        step.me->finishedTime = change.now;
        step.me->rejectReason = reason.trimmed();
        for (domain::Tag& tag : document.tags) // what was entered but not signed must not be stamped
            if (tag.invitationIndex == step.index && domain::isSignatureLike(tag.type)) tag.image.clear();
        Private::note(change, QStringLiteral("rejected"), step.actor, signer.address, signer.userAgent,
                      reason.trimmed());
        const bool goesOn =
            account.userSetting.onReject == QLatin1StringView("continue") &&
            (!domain::invitationsInTurn(document).isEmpty() || domain::everyoneFinished(document));
        return goesOn ? d->goOn(change) : lifecycle::rejectAll(document);
    };
    INK_ASSIGN(rejected, d->changeLoaded([&] { return d->loadForSigner(signer); }, rule));
    return d->viewFor(rejected, signer);
}

Result<SigningService::SignerPage> SigningService::signerPage(const SignerActor& signer,
                                                              int joinedIndex) const
{
    INK_ASSIGN(document, d->loadForSigner(signer));
    const Step step = stepOf(document, signer);
    if (!maySee(document, *step.me))
        return fail(ErrorCode::State, QStringLiteral("The pages cannot be shown now."));
    const auto place = document.pageAt(joinedIndex);
    if (!place.page) return fail(ErrorCode::NotFound, QStringLiteral("There is no such page."));
    SignerPage page{place.file->sha256, place.indexInFile};
    if (document.status != SigningStatus::Completed) return page;
    INK_ASSIGN(artifacts, d->stores.documents.artifacts(document.id));
    for (const auto& artifact : std::as_const(artifacts))
        if (artifact.fileId == place.file->id) page.sha256 = artifact.sha256; // with everybody's values on it
    return page;
}

Result<Download> SigningService::signerDownload(const SignerActor& signer, const QString& content) const
{
    INK_ASSIGN(document, d->loadForSigner(signer));
    const Step step = stepOf(document, signer);
    if (!maySee(document, *step.me))
        return fail(ErrorCode::State, QStringLiteral("This document cannot be downloaded now."));
    return d->packed(document, content, {});
}

} // namespace ink::service
