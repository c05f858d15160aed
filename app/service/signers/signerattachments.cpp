#include "app/service/signers/signerattachments.h"

#include "app/base/reasons.h"
#include "app/domain/account/attachmentrules.h"
#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/rolerules.h"
#include "app/pdf/content/picturecheck.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/service/core/actor.h"
#include "app/service/core/allowance.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stagedfile.h"
#include "app/service/core/stores.h"
#include "app/service/records/documentwriter.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/requestchecks.h"
#include "app/service/rules/signervalues.h"
#include "app/service/sealing/stampitems.h"
#include "app/service/signers/reasons.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/signers/signerturn.h"
#include "app/service/signers/signerviews.h"

#include <algorithm>
#include <array>

namespace ink::service {

using domain::Document;
using domain::Tag;
using domain::TagType;

namespace {

/** Maximum number of attached and removed files per document, because each is an entry of the history
 * chain. */
constexpr qsizetype maxChanges = 200;

/** Returns the tag's index in the document if this signer may attach a file to it now. */
Result<qsizetype> placeOf(const Document& document, int index, domain::TagId id)
{
    const QList<bool> writable = domain::writableTags(document, index);
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const Tag& tag = document.tags.at(i);
        if (tag.id != id || tag.invitationIndex != index || !writable.at(i)) continue;
        if (tag.type != TagType::Attachment)
            return fieldError(QStringLiteral("tagID"), reasons::fieldTakesNoFile(tag.name));
        if (!signervalues::isFillable(tag))
            return fieldError(QStringLiteral("tagID"), reasons::fieldCannotBeChanged(tag.name));
        return i;
    }
    return fail(ErrorCode::NotFound, reasons::notYourField());
}

/** Returns a name that can be stamped onto a page. */
QString writableName(const QString& name)
{
    const QList<char32_t> missing = pdf::missingGlyphs(name);
    if (missing.isEmpty()) return name;
    QString writable;
    for (const char32_t c : name.toUcs4())
        writable += missing.contains(c) ? QStringLiteral("_") : QString::fromUcs4(&c, 1);
    return writable;
}

Result<void> checkCapacity(const Document& document)
{
    const auto changes =
        std::count_if(document.histories.begin(), document.histories.end(), [](const auto& entry) {
            return entry.event == domain::HistoryEvent::Attached ||
                   entry.event == domain::HistoryEvent::Detached;
        });
    if (changes < maxChanges) return {};
    return fail(ErrorCode::State, reasons::filesChangedTooOften());
}

/** Checks the uploaded bytes in the temporary file. */
Result<void> checkUpload(const Upload& file, const domain::Limits& limits)
{
    const qint64 size = file.bytes->size();
    INK_TRY(domain::checkAttachment(file.name, size, 0, limits));
    INK_ASSIGN(head, file.bytes->read(0, domain::attachmentHeadBytes));
    INK_TRY(domain::checkAttachmentHead(file.name, head));
    if (!domain::attachmentMediaType(file.name).startsWith(QLatin1StringView("image/"))) return {};
    INK_ASSIGN(all, file.bytes->read(0, size));
    return domain::checkAttachmentPicture(file.name, all);
}

Result<void> countUpload(store::AccessCodeStore& gate, store::Transaction& transaction,
                         const Document& document, const QString& link, const UploadLimits& limits,
                         qint64 bytes, Timestamp now)
{
    const auto kib = [](qint64 count) { return static_cast<int>((count + 1023) / 1024); };
    const auto hour = std::chrono::hours(1);
    const QString ofDocument = QStringLiteral("upload:document:%1").arg(document.id.value());
    const QString ofAccount = QStringLiteral("upload:account:%1").arg(document.accountId.value());
    const std::array<Allowance, 4> all{{
        {QStringLiteral("upload:link:") + link, 1, limits.filesPerLink, hour},
        {QStringLiteral("upload:bytes:") + link, kib(bytes), kib(limits.linkBytes), hour},
        {ofDocument, kib(bytes), kib(limits.documentBytes), hour},
        {ofAccount, kib(bytes), kib(limits.accountBytes), hour},
    }};
    for (const Allowance& each : all) {
        INK_ASSIGN(wait, spend(gate, transaction, each, now));
        if (wait.count() == 0) continue;
        auto refused = fail(ErrorCode::RateLimit, reasons::tooMuchUploaded());
        refused.value().retryAfterMs = static_cast<int>(wait.count());
        return refused;
    }
    return {};
}

} // namespace

SignerAttachments::SignerAttachments(const ServiceCore& core, const DocumentWriter& writer,
                                     const SignerAuthenticator& gate, const SignerViews& views)
    : m_core(core), m_stores(core.stores()), m_writer(writer), m_authenticator(gate), m_views(views)
{
}

Result<void> SignerAttachments::clearUnattachedTags(Document& document, int index) const
{
    store::AttachmentStore::ByTag attached;
    bool isLoaded = false;
    for (Tag& tag : document.tags) {
        if (tag.type != TagType::Attachment || tag.invitationIndex != index || tag.text.isEmpty() ||
            !tag.image.isEmpty() || !signervalues::isFillable(tag))
            continue;
        if (!isLoaded) {
            INK_ASSIGN(all, m_stores.attachments.list(document.id));
            attached = std::move(all);
            isLoaded = true;
        }
        if (!attached.contains(tag.id)) tag.text.clear();
    }
    return {};
}

Result<void> SignerAttachments::checkAttachment(const SignerActor& signer, domain::TagId tag,
                                                const QString& fileName, qint64 size)
{
    const domain::Limits& limits = m_core.limits();
    INK_ASSIGN(document, m_authenticator.loadUnlocked(signer));
    INK_ASSIGN(index, indexInTurn(document, signer, m_core.now()));
    INK_TRY(placeOf(document, index, tag));
    INK_TRY(checkCapacity(document));
    INK_TRY(domain::checkAttachment(fileName, std::max<qint64>(size, 1), 0, limits));
    return store::runWithRetries(m_stores.database, [&]() -> Result<void> {
        using store::Durability;
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database, Durability::WhileRunning));
        INK_TRY(countUpload(m_stores.accessCodes, transaction, document,
                            document.invitations.at(index - 1).guid, m_core.uploadLimits(),
                            size < 0 ? limits.attachmentBytes : size, m_core.now()));
        return transaction.commit();
    });
}

Result<wire::SignerView> SignerAttachments::attach(const SignerActor& signer, domain::TagId tag,
                                                   const Upload& file)
{
    const domain::Limits& limits = m_core.limits();
    const qint64 size = file.bytes->size();
    INK_TRY(checkUpload(file, limits));
    // Performs all checks that are possible before the bytes are stored.
    INK_ASSIGN(known, m_authenticator.loadUnlocked(signer));
    INK_ASSIGN(knownIndex, indexInTurn(known, signer, m_core.now()));
    INK_ASSIGN(knownPlace, placeOf(known, knownIndex, tag));
    if (isPictureField(known.tags.at(knownPlace))) {
        INK_ASSIGN(picture, file.bytes->read(0, size));
        INK_TRY(pdf::checkPicture(picture));
    }
    const auto othersOf = [&](const Document& document, int index,
                              const store::AttachmentStore::ByTag& attached) {
        qint64 others = 0;
        for (const Tag& other : document.tags)
            if (other.invitationIndex == index && other.id != tag) others += attached.value(other.id).size;
        return others;
    };
    INK_ASSIGN(before, m_stores.attachments.list(known.id));
    INK_TRY(domain::checkAttachment(file.name, size, othersOf(known, knownIndex, before), limits));
    INK_ASSIGN(hold, m_stores.blobs.hold(std::move(*file.bytes)));
    const QString sha256 = hold->sha256();
    const QString mediaType = domain::attachmentMediaType(file.name);
    const QString name = writableName(file.name);

    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        INK_ASSIGN(index, indexInTurn(document, signer, change.now));
        INK_ASSIGN(place, placeOf(document, index, tag));
        INK_ASSIGN(attached, m_stores.attachments.list(document.id));
        const store::AttachmentStore::Attachment wanted{sha256, size, mediaType};
        Tag& target = document.tags[place];
        if (attached.value(tag) == wanted && target.text == name) return {}; // the response was lost
        INK_TRY(checkCapacity(document));
        INK_TRY(domain::checkAttachment(file.name, size, othersOf(document, index, attached), limits));
        INK_TRY(change.transaction.touchAccount(document.accountId.value())); // locked before its counters
        INK_TRY(m_stores.attachments.save(change.transaction, document.id, tag, wanted));
        target.text = name;
        domain::Invitation& me = document.invitations[index - 1];
        if (me.status == domain::InvitationStatus::WaitToOpen)
            INK_TRY(markOpened(m_core, change, index, signer));
        if (me.status == domain::InvitationStatus::Viewed)
            me.status = domain::InvitationStatus::WorkInProgress;
        recordEvent(change, domain::HistoryEvent::Attached, domain::actorOf(me), signer.address,
                    signer.userAgent, reasons::historyFileAttached(sha256, size, target.name, name));
        hold->commit();
        return {};
    };
    INK_ASSIGN(saved, m_writer.change([&] { return m_authenticator.load(signer); }, rule));
    return m_views.viewFor(saved, signer);
}

Result<wire::SignerView> SignerAttachments::detach(const SignerActor& signer, domain::TagId tag)
{
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        INK_ASSIGN(index, indexInTurn(document, signer, change.now));
        INK_ASSIGN(place, placeOf(document, index, tag));
        Tag& target = document.tags[place];
        INK_ASSIGN(attached, m_stores.attachments.list(document.id));
        if (!attached.contains(tag) && target.text.isEmpty()) return {};
        INK_TRY(change.transaction.touchAccount(document.accountId.value()));
        INK_TRY(m_stores.attachments.remove(change.transaction, document.id, tag));
        const QString name = std::exchange(target.text, {});
        target.image.clear();
        recordEvent(change, domain::HistoryEvent::Detached,
                    domain::actorOf(document.invitations.at(index - 1)), signer.address, signer.userAgent,
                    reasons::historyFileDetached(target.name, name));
        return {};
    };
    INK_TRY(m_authenticator.loadUnlocked(signer));
    INK_ASSIGN(saved, m_writer.change([&] { return m_authenticator.load(signer); }, rule));
    return m_views.viewFor(saved, signer);
}

} // namespace ink::service
