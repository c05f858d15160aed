#include "app/service/signers/signerpages.h"

#include "app/base/reasons.h"
#include "app/base/workbudget.h"
#include "app/domain/document/invitation.h"
#include "app/domain/document/tag.h"
#include "app/pdf/stamp/valuepage.h"
#include "app/pdf/text/fontthreads.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/files/downloads.h"
#include "app/service/files/shownfiles.h"
#include "app/service/sealing/seenartifacts.h"
#include "app/service/sealing/stampitems.h"
#include "app/service/signers/reasons.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/signers/signerturn.h"
#include "app/service/signers/signerviews.h"
#include "app/wire/lookscodec.h"
#include "app/wire/signercodec.h"

#include <QHash>

#include <algorithm>
#include <chrono>

namespace ink::service {

namespace {

constexpr qsizetype maxTextOfLooks = 50'000;               ///< characters
constexpr std::chrono::milliseconds maxWorkOfLooks{4'000}; ///< maximum processor time to lay out the values

} // namespace

SignerPages::SignerPages(const ServiceCore& core, const SignerAuthenticator& gate, const SignerViews& views,
                         Downloads& downloads, ShownFiles& shownFiles)
    : m_stores(core.stores()), m_authenticator(gate), m_views(views), m_downloads(downloads),
      m_shownFiles(shownFiles)
{
}

Result<QStringList> SignerPages::frameOrigins(const SignerActor& signer) const
{
    INK_ASSIGN(document, m_authenticator.load(signer));
    INK_ASSIGN(account, m_stores.accounts.load(document.accountId));
    return account.userSetting.frameOrigins;
}

Result<SignerPage> SignerPages::page(const SignerActor& signer, int joinedIndex) const
{
    INK_ASSIGN(document, m_authenticator.loadUnlocked(signer));
    const domain::Invitation me = invitationOf(document, signer);
    if (!canSeePages(document, me)) return fail(ErrorCode::State, reasons::pagesNotShownNow());
    const auto place = document.pageAt(joinedIndex);
    if (!place.page) return fail(ErrorCode::NotFound, reasons::notSuchPage());
    SignerPage page{place.file->sha256, place.indexInFile, shownFingerprint(document, *place.file)};
    if (document.status != domain::SigningStatus::Completed) {
        INK_ASSIGN(shown, m_shownFiles.shownBlob(document, *place.file));
        page.sha256 = std::move(shown);
        return page;
    }
    INK_ASSIGN(artifacts, seenArtifacts(m_stores, document, me.id));
    for (const auto& artifact : std::as_const(artifacts))
        // The sealed file contains the values of all recipients.
        if (artifact.fileId == place.file->id) page.sha256 = artifact.sha256;
    return page;
}

Result<RenderedValues> SignerPages::renderValues(const SignerActor& signer,
                                                 const QList<wire::SignerValue>& values, double maxArea) const
{
    INK_ASSIGN(document, m_authenticator.loadUnlocked(signer));
    const wire::SignerView view = m_views.viewFor(document, signer);
    QHash<domain::TagId, const wire::SignerTag*> seen;
    for (const wire::SignerTag& entry : view.tags)
        seen.insert(entry.tag.id, &entry);
    RenderedValues found;
    QList<pdf::StampItem> items;
    const bool hasPictures =
        std::any_of(view.tags.begin(), view.tags.end(), [](const wire::SignerTag& entry) {
            return isPictureField(entry.tag) && !entry.tag.text.isEmpty();
        });
    AttachedFiles attached;
    if (hasPictures) {
        INK_ASSIGN(files, loadAttachedFiles(m_stores, document.id));
        attached = std::move(files);
    }
    qsizetype characters = 0;
    for (const wire::SignerValue& value : values) {
        const wire::SignerTag* entry = seen.take(value.id);
        // The tag may have been removed from the document in the meantime. The page already has the images of
        // signatures.
        if (!entry || domain::isSignatureLike(entry->tag.type)) continue;
        const domain::Tag& tag = entry->tag;
        // Computed values change while the signer types; values of others don't.
        const bool isLive = entry->isEditable || !tag.style.formula.isEmpty();
        pdf::StampItem item;
        item.rect = tag.rect;
        item.type = tag.type;
        item.style = tag.style;
        item.text = isLive && tag.type != domain::TagType::Attachment ? value.text : tag.text;
        if (const auto file = attached.constFind(tag.id); file != attached.cend() && isPictureField(tag))
            item.image = file->blob.bytes();
        characters += item.text.size();
        maxArea -= double(std::max(1, tag.rect.width)) * std::max(1, tag.rect.height);
        found.looks.append({tag.id, 0, {}});
        items.append(std::move(item));
    }
    if (characters > maxTextOfLooks || maxArea < 0)
        return fail(ErrorCode::TooLarge, reasons::valuesTooLongToDraw());
    if (items.isEmpty()) return found;
    Result<QByteArray> pages = fail(ErrorCode::TooLarge, reasons::valuesTooLongToDraw());
    pdf::runOnFontThread([&] {
        const WorkBudget budget(maxWorkOfLooks);
        for (qsizetype i = 0; i < items.size() && !WorkBudget::isUsedUp(); ++i)
            found.looks[i].points = pdf::valueFontSize(items.at(i));
        if (!WorkBudget::isUsedUp()) pages = pdf::makeValuePages(items);
    });
    INK_TRY(pages);
    found.pages = std::move(*pages);
    return found;
}

Result<Download> SignerPages::download(const SignerActor& signer, const QString& content) const
{
    INK_ASSIGN(document, m_authenticator.loadUnlocked(signer));
    const domain::Invitation me = invitationOf(document, signer);
    if (!canSeePages(document, me)) return fail(ErrorCode::State, reasons::documentNotDownloadable());
    if (content == QLatin1StringView("copy")) {
        if (document.status == domain::SigningStatus::Completed)
            return m_downloads.packDocument(document, QStringLiteral("esign"), {}, me.id);
        if (me.status != domain::InvitationStatus::Finalized)
            return fail(ErrorCode::State, reasons::documentNotDownloadable());
        return m_downloads.packCopy(document, m_views.viewFor(document, signer));
    }
    return m_downloads.packDocument(document, content, {}, me.id);
}

} // namespace ink::service
