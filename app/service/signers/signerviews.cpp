#include "app/service/signers/signerviews.h"

#include "app/base/translatedmessage.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/localsender.h"
#include "app/domain/document/shownvalues.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/absence.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/routing/routing.h"
#include "app/domain/values/signdate.h"
#include "app/service/core/actor.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/signertexts.h"
#include "app/service/core/stores.h"
#include "app/service/files/shownfiles.h"
#include "app/service/rules/delegation.h"
#include "app/service/rules/nextpeople.h"
#include "app/service/rules/questions.h"
#include "app/service/rules/signervalues.h"
#include "app/service/sealing/seenartifacts.h"
#include "app/service/signers/certificatesignatures.h"
#include "app/service/signers/signerinputs.h"
#include "app/service/signers/signerturn.h"
#include "app/wire/signercodec.h"

#include <QSet>

#include <algorithm>

namespace ink::service {

using domain::ActionType;
using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;

QString languageFor(const Document& document, const Invitation& me, const SignerActor& signer)
{
    if (!signer.chosenLanguage.isEmpty()) return signer.chosenLanguage;
    if (!me.language.isEmpty()) return me.language;
    if (!signer.language.isEmpty()) return signer.language;
    return languageTag(document.setting.language);
}

namespace {

/** Returns the results of the files that a signer sees, once the signer has finished. `document` must come
 * from DocumentPresenter. */
QList<wire::SignerResult> resultsFor(const Document& document, int index)
{
    if (document.status != domain::SigningStatus::Completed &&
        document.invitations.at(index - 1).status != InvitationStatus::Finalized)
        return {};
    QList<wire::SignerResult> results;
    for (const domain::File& file : document.files) {
        if (!file.result) continue;
        wire::SignerResult result{file.name, domain::FilePart::Views, *file.result};
        for (const domain::FileParty& party : file.parties)
            if (party.invitationId == document.invitations.at(index - 1).id) result.part = party.part;
        results.append(std::move(result));
    }
    return results;
}

bool hasCertificate(const Stores& stores, const Document& document, domain::InvitationId recipient)
{
    if (document.status != domain::SigningStatus::Completed) return false;
    const auto artifacts = seenArtifacts(stores, document, recipient);
    return artifacts && std::any_of(artifacts->begin(), artifacts->end(),
                                    [](const auto& artifact) { return artifact.fileId.isNull(); });
}

} // namespace

wire::SignerView SignerViews::viewFor(const Document& whole, const SignerActor& signer) const
{
    const QString guid = signer.guid();
    const int index = whole.invitationIndexOf(guid);
    const Document document = domain::documentSeenBy(whole, index);
    const Invitation& me = document.invitations.at(index - 1);
    wire::SignerView view;
    view.title = document.title;
    view.message = document.message;
    view.senderName = domain::displaySenderName(document.senderName);
    view.senderEmail = domain::displaySenderEmail(document.senderEmail);
    view.status = document.status;
    view.myStatus = me.status;
    view.myAction = me.actionType;
    view.invitationIndex = index;
    view.recipientName = me.recipientName;
    view.recipientEmail = me.recipientEmail;
    view.language = languageFor(document, me, signer);
    view.shownVersion = domain::shownVersion;
    view.isTemplateLink = document.type == domain::DocumentType::TemplateLink;
    if (view.isTemplateLink) return view; // there is nothing to show before a visitor starts a document
    const auto blocked = blockingReason(document, me, m_core.now());
    view.canFinish = !blocked;
    view.canSignTags = view.canFinish && me.canSignTags;
    view.canDelegate = view.canFinish && m_core.hasMail() && delegation::isAllowed(me);
    view.privateMessage = me.privateMessage;
    view.signingCertificate = me.signingCertificate;
    view.canUseCertificate = view.canFinish && mayUseCertificate(document, me);
    if (blocked) view.blockedReason = messageIn(view.language, *blocked);
    if (const auto account = m_core.stores().accounts.load(document.accountId)) {
        if (view.canFinish) {
            view.signDate = domain::dayIn(account->userSetting.timeZone, m_core.now()).toString(Qt::ISODate);
            const domain::Consent asked = consentFor(me.actionType, view.language, account->userSetting);
            view.consentText = asked.text;
            view.consentLanguage = asked.language;
            view.disclosure = asked.disclosure;
        } else if (me.status == InvitationStatus::Finalized) {
            view.thanks = thanksFor(view.language, account->userSetting);
            view.returnAddress = account->userSetting.returnAddress;
        }
    }
    if (view.canFinish) view.deadline = lifecycle::deadlineOf(document);
    view.reason = lifecycle::cancelReason(document);
    if (view.canFinish) view.nextPeople = nextpeople::requiredPeople(document, index - 1);
    if (const qsizetype witnessed =
            me.isWitness ? domain::witnessedSigner(document.invitations, index - 1) : -1;
        witnessed >= 0)
        view.witnessOf = document.invitations.at(witnessed).recipientName;
    if (me.onBehalfOf) view.onBehalfOf = domain::displayName(*me.onBehalfOf);
    view.hostedSigner = domain::currentHostedSignerName(me);
    view.hostedIndex = domain::currentHostedSigner(me);
    view.hostedCount =
        me.actionType == ActionType::SigningHost ? static_cast<int>(me.hostedSigners.size()) : 0;
    view.canAsk = questions::canAsk(document, me);
    view.questions = questions::ownQuestions(document, me);
    for (domain::Question& question : view.questions)
        question.pageIndex = domain::seenPageOf(whole, index, question.pageIndex);
    if (!canSeePages(document, me)) return view;
    view.results = resultsFor(document, index);
    view.hasCertificate = hasCertificate(m_core.stores(), document, me.id);

    int joined = 0;
    for (const domain::File& file : document.files) {
        view.files.append({file.name, joined + 1, shownFingerprint(document, file)});
        for (domain::Page page : file.pages) {
            page.pageIndex = ++joined;
            view.pages.append(page);
        }
    }
    const bool attaches = std::any_of(document.tags.begin(), document.tags.end(), [](const domain::Tag& tag) {
        return tag.type == domain::TagType::Attachment;
    });
    // If this fails, only the sizes are missing.
    const auto attached =
        attaches ? m_core.stores().attachments.list(document.id).value_or(store::AttachmentStore::ByTag())
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
        // Notes are the sender's text on the page, regardless of the owner of the fields next to them.
        const bool isSenderNote =
            (finished || signedBefore || tag.type == domain::TagType::Note) && domain::hasValue(tag);
        if (!writable.at(i) && !isSenderNote) continue;
        seen.insert(i);
        // An editor may change more fields than their own, so the writable state decides, not the owner.
        const bool editable = view.canFinish && writable.at(i) &&
                              (tag.invitationIndex == index ? signervalues::isFillable(tag)
                                                            : tag.type != domain::TagType::Attachment);
        const auto file = attached.value(tag.id);
        wire::SignerTag shown{tag, editable, file.size, file.sha256};
        if (!mine && tag.type == domain::TagType::MaskedText) shown.tag.text = QStringLiteral("•••");
        view.tags.append(std::move(shown));
    }
    view.inputs = signerInputs(document, seen);
    wire::setFingerprints(view);
    return view;
}

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

} // namespace ink::service
