#include "app/service/signingservice.h"

#include "app/base/reasons.h"
#include "app/domain/autofill.h"
#include "app/domain/fileintake.h"
#include "app/domain/rules.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/corrections.h"
#include "app/service/draftrules.h"
#include "app/service/importtags.h"
#include "app/service/lifecycle.h"
#include "app/service/mailstate.h"
#include "app/service/quota.h"
#include "app/service/sealstate.h"
#include "app/service/signedplaces.h"
#include "app/service/signervalues.h"
#include "app/service/signingserviceprivate.h"

namespace ink::service {

using domain::Document;
using domain::SigningStatus;

SigningService::SigningService(Stores& stores, const Clock& clock, Options options)
    : d(std::make_shared<Private>(stores, clock, std::move(options)))
{
}

void SigningService::setBaseUrl(const QString& baseUrl)
{
    const std::lock_guard lock(d->mutex);
    d->options.baseUrl = baseUrl;
}

// What the parts share

void SigningService::Private::note(Change& change, const domain::HistoryEvent& event, const QString& actor,
                                   const QString& address, const QString& userAgent, const Message& detail)
{
    corrections::writePending(change.document, change.now); // the history stays in order
    domain::HistoryEntry entry;
    entry.time = change.now;
    entry.event = event;
    entry.actor = actor;
    entry.address = address;
    entry.userAgent = userAgent.left(400);
    domain::setDetail(entry, detail);
    domain::appendHistory(change.document, std::move(entry));
}

void SigningService::Private::note(Change& change, const domain::HistoryEvent& event, const Actor& actor,
                                   const Message& detail)
{
    note(change, event, actor.name, actor.address, actor.userAgent, detail);
}

void SigningService::Private::withIds(Document& document)
{
    hideMailState(document); // of an answer that was sent back
    hideSealState(document);
    for (domain::Tag& tag : document.tags) {
        const auto place = document.pageAt(tag.pageIndex);
        tag.pageId = place.page ? place.page->id : domain::PageId();
        const bool owned = tag.invitationIndex >= 1 && tag.invitationIndex <= document.invitations.size();
        tag.invitationId =
            owned ? document.invitations.at(tag.invitationIndex - 1).id : domain::InvitationId();
    }
}

QString SigningService::Private::baseUrl() const
{
    const std::lock_guard lock(mutex);
    return options.baseUrl;
}

void SigningService::Private::fillUrls(QList<domain::Invitation>& invitations) const
{
    const QString base = baseUrl();
    for (domain::Invitation& invitation : invitations)
        invitation.signingUrl = base + QStringLiteral("/sign/") + invitation.guid;
}

Document SigningService::Private::answered(Document document) const
{
    withIds(document);
    fillUrls(document.invitations);
    if (document.type == domain::DocumentType::Document) // a link that is open waits for nobody
        fillWaiting(document.status, document.setting, document.id, document.invitations,
                    document.waitingFor);
    if (document.status == SigningStatus::Completed)
        if (const auto seal = stores.sealLevels.load(document.id); seal && *seal)
            showSealState(document, **seal);
    return document;
}

Document SigningService::told(Document document) const
{
    return d->answered(std::move(document));
}

Result<domain::File> SigningService::Private::inspected(StagedFile& staged, const QString& field) const
{
    const QString name = drafts::cleanFileName(staged.name);
    if (staged.size > options.limits.fileBytes)
        return fail(ErrorCode::TooLarge,
                    reasons::namedFileTooLargeMib(name, options.limits.fileBytes / (1024 * 1024)),
                    {{field, reasons::fileTooLarge()}});
    INK_ASSIGN(blob, stores.blobs.read(staged.sha256));
    INK_TRY(blob.map());
    const auto refused = [&](const Error& why) {
        return fail(ErrorCode::UnreadablePdf, reasons::fileProblem(name, why.detail), {{field, why.detail}});
    };
    const auto intake = pdf::takeIn(blob.bytes());
    if (!intake)
        return intake.error().code == ErrorCode::UnreadablePdf ? refused(intake.error())
                                                               : fail(intake.error());
    // What cannot take a revision now could not be sealed after everybody has signed.
    if (intake->repair.isEmpty() && intake->rebuilt.isEmpty())
        if (const auto writer = pdf::IncrementalWriter::open(blob.bytes()); !writer)
            return refused(writer.error());

    domain::File file;
    file.name = name;
    file.size = blob.size();
    file.sha256 = staged.sha256;
    // The upload itself is not kept when something else takes its place.
    if (!intake->repair.isEmpty()) {
        INK_ASSIGN(repaired, withRepair(blob, intake->repair));
        file.size += intake->repair.size();
        file.sha256 = repaired->sha256();
        file.intake.uploadedSha256 = staged.sha256;
        staged.hold = std::move(repaired);
    }
    const pdf::PdfInfo& info = intake->info;
    if (!intake->rebuilt.isEmpty()) {
        INK_ASSIGN(writer, stores.blobs.begin());
        INK_TRY(writer.write(intake->rebuilt.constData(), intake->rebuilt.size()));
        INK_ASSIGN(rebuilt, stores.blobs.hold(std::move(writer)));
        file.size = intake->rebuilt.size();
        file.sha256 = rebuilt->sha256();
        file.intake.uploadedSha256 = staged.sha256;
        staged.hold = std::move(rebuilt);
        file.intake.wasEncrypted = info.wasEncrypted;
        if (info.wasEncrypted) file.intake.restricted = pdf::restrictedActions(info.permissions);
    }
    file.intake.carriesSignatures = info.isSigned;
    file.intake.onlyForm = info.onlyForm;
    file.pages.reserve(info.pages.size());
    for (qsizetype i = 0; i < info.pages.size(); ++i) {
        domain::Page page;
        page.pageIndex = static_cast<int>(i) + 1;
        page.size = info.pages.at(i).size;
        file.pages.append(page);
    }
    return file;
}

Result<std::shared_ptr<store::BlobHold>> SigningService::Private::withRepair(const store::Blob& upload,
                                                                             const QByteArray& repair) const
{
    constexpr qint64 piece = 1024 * 1024;
    INK_ASSIGN(writer, stores.blobs.begin());
    for (qint64 at = 0; at < upload.size(); at += piece) {
        INK_ASSIGN(bytes, upload.read(at, piece));
        INK_TRY(writer.write(bytes.constData(), bytes.size()));
    }
    INK_TRY(writer.write(repair.constData(), repair.size()));
    return stores.blobs.hold(std::move(writer));
}

void SigningService::Private::keep(const QList<StagedFile>& files)
{
    for (const StagedFile& file : files)
        if (file.hold) file.hold->keep();
}

void SigningService::Private::noteRepairs(Change& change, const QList<domain::File>& files,
                                          const Actor& actor)
{
    for (const domain::File& file : files) {
        if (file.intake.wasEncrypted) {
            const QStringList& restricted = file.intake.restricted;
            const Message decrypted =
                reasons::historyFileDecrypted(file.name, file.intake.uploadedSha256, file.sha256);
            note(change, domain::HistoryEvent::FileDecrypted, actor,
                 restricted.isEmpty()
                     ? decrypted
                     : reasons::historyRestrictionsDropped(decrypted, restricted.join(u", ")));
        }
        if (domain::isRepaired(file))
            note(change, domain::HistoryEvent::FileRepaired, actor,
                 reasons::historyFileRepaired(file.name, file.intake.uploadedSha256, file.sha256));
    }
}

Result<void> SigningService::Private::checkLimits(const Document& document) const
{
    const auto over = [](const QString& field, qint64 have, qint64 most) -> Result<void> {
        if (have <= most) return {};
        const Message message = reasons::tooManyOfKind(most, field, QString::number(have));
        return fail(ErrorCode::TooLarge, message, {{field, message}});
    };
    INK_TRY(over(QStringLiteral("files"), document.files.size(), options.limits.files));
    INK_TRY(over(QStringLiteral("pages"), document.pageCount(), options.limits.pages));
    INK_TRY(over(QStringLiteral("tags"), document.tags.size(), options.limits.tags));
    INK_TRY(
        over(QStringLiteral("characters"), signervalues::textOf(document), signervalues::maxTextOfDocument));
    return over(QStringLiteral("invitations"), document.invitations.size(), options.limits.invitations);
}

Result<void> SigningService::Private::checkFolder(const Actor& actor, const Document& document) const
{
    if (document.folderId.isNull()) return {};
    const auto folder = stores.folders.load(actor.account, document.folderId);
    if (!folder && folder.error().code == ErrorCode::NotFound)
        return invalid(QStringLiteral("folderId"), reasons::noSuchFolder());
    if (!folder) return fail(folder.error());
    const bool forDocuments = folder->type == domain::FolderType::Documents;
    if (forDocuments != (document.type == domain::DocumentType::Document))
        return invalid(QStringLiteral("folderId"),
                       forDocuments ? reasons::folderOfDocuments() : reasons::folderOfTemplates());
    return {};
}

Result<void> SigningService::Private::send(Change& change, const Actor& actor, int minAccessCode) const
{
    if (change.document.type == domain::DocumentType::TemplateLink) return openLink(change, actor);
    Document& document = change.document;
    INK_TRY(checkSignedPlaces(stores.blobs, document));
    domain::fillIn(document, lifecycle::dayOf(change.now));
    INK_TRY(lifecycle::send(document, change.now, options.channels(), minAccessCode));
    ++change.charges;
    INK_ASSIGN(account, stores.accounts.load(actor.account));
    const domain::UserSetting& setting = account.userSetting;
    if (document.setting.postBackUrl.isEmpty() && !setting.postBackBase.isEmpty()) {
        if (document.id.isNull())
            change.postBackBase = setting.postBackBase;
        else
            document.setting.postBackUrl = lifecycle::callbackFor(setting.postBackBase, document.id);
    }
    lifecycle::useDateFormat(document, setting.dateFormat);
    note(change, domain::HistoryEvent::Sent, actor);
    invite(change);
    return {};
}

// Documents

namespace {

/** Field paths of one document among several in a request. */
template <typename T> Result<T> placed(Result<T> result, qsizetype index, qsizetype count)
{
    if (result || count == 1) return result;
    for (FieldIssue& issue : result.error().fields)
        issue.field = QStringLiteral("[%1].%2").arg(index).arg(issue.field);
    return result;
}

} // namespace

Result<QList<Document>> SigningService::create(const Actor& actor, QList<Creation> creations)
{
    const auto count = creations.size();
    qint64 bytes = 0;
    for (const Creation& creation : std::as_const(creations))
        for (const StagedFile& file : creation.files)
            bytes += file.size;
    INK_TRY(d->checkQuota(nullptr, actor.account, count, bytes));
    QList<SigningStatus> wanted;
    for (qsizetype i = 0; i < count; ++i) { // everything slow before the transaction
        Creation& creation = creations[i];
        wanted.append(creation.document.status);
        const auto prepare = [&]() -> Result<void> {
            Document& document = creation.document;
            if (document.status != SigningStatus::Draft && document.status != SigningStatus::InProgress)
                return invalid(QStringLiteral("signingStatus"), reasons::newDocumentStatus());
            if (creation.files.size() > d->options.limits.files)
                return fail(ErrorCode::TooLarge, reasons::documentHasTooManyFiles(d->options.limits.files),
                            {{QStringLiteral("files"), reasons::tooManyFiles()}});
            if (document.status == SigningStatus::InProgress && creation.files.isEmpty())
                return invalid(QStringLiteral("files"), reasons::documentNeedsFileToSend());
            drafts::asNew(document);
            for (qsizetype k = 0; k < creation.files.size(); ++k) {
                INK_ASSIGN(file, d->inspected(creation.files[k], QStringLiteral("files[%1]").arg(k)));
                file.sequence = static_cast<int>(k) + 1;
                document.files.append(std::move(file));
            }
            INK_TRY(d->checkLimits(document));
            if (creation.addTagsOfPdf) {
                const bool mayAdd = wanted.constLast() == SigningStatus::Draft;
                INK_ASSIGN(told, addTagsOfFiles(d->stores.blobs, document, mayAdd, d->options.limits));
                creation.importDetail = std::move(told);
                INK_TRY(d->checkLimits(document));
            }
            if (creation.usesDefaultExpiry || creation.usesDefaultLanguage || creation.usesDefaultReminders ||
                creation.usesDefaultSignatures) {
                INK_ASSIGN(account, d->stores.accounts.load(actor.account));
                if (creation.usesDefaultExpiry)
                    document.setting.expireDaysAfterSent = account.userSetting.defaultExpireDays;
                if (creation.usesDefaultLanguage)
                    document.setting.language =
                        account.userSetting.language.startsWith(QLatin1StringView("fr"), Qt::CaseInsensitive)
                            ? domain::LanguageCode::French
                            : domain::LanguageCode::English;
                if (creation.usesDefaultSignatures)
                    document.setting.signaturePerSigner = account.userSetting.signaturePerSigner;
                if (creation.usesDefaultReminders) {
                    document.setting.remindEveryDays = account.notificationSetting.remindEveryDays;
                    document.setting.maxReminders = account.notificationSetting.maxReminders;
                }
            }
            INK_TRY(drafts::checkSetting(document.setting));
            if (wanted.constLast() == SigningStatus::InProgress)
                lookAtSignedPlaces(d->stores.blobs, document);
            return domain::asResult(domain::checkDraft(document));
        };
        INK_TRY(placed(prepare(), i, count));
    }

    return store::retrying(d->stores.database, [&] { return d->insert(actor, creations, wanted); });
}

Result<Document> SigningService::Private::insertSettled(Change& change, const Actor* actor) const
{
    const auto rest = [&](Document& stored) -> Result<void> {
        INK_TRY(settle(change, stored));
        return actor ? noteDone(change.transaction, *actor, stored.id) : Result<void>();
    };
    if (change.postBackBase.isEmpty())
        return stores.documents.insert(change.transaction, std::move(change.document), rest);
    INK_ASSIGN(stored, stores.documents.insert(change.transaction, std::move(change.document)));
    INK_TRY(rest(stored)); // gives it its callback address, which replaces the document
    return stored;
}

Result<void> SigningService::Private::charge(store::Transaction& transaction, domain::AccountId account,
                                             int documents) const
{
    if (documents == 0) return {};
    return stores.accounts.charge(transaction, account, documents * lifecycle::feeCents, documents);
}

Result<QList<Document>> SigningService::Private::insert(const Actor& actor, QList<Creation> creations,
                                                        const QList<SigningStatus>& wanted)
{
    const auto count = creations.size();
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    qint64 bytes = 0;
    for (const Creation& creation : std::as_const(creations))
        bytes += quota::bytesOf(creation.document);
    INK_TRY(checkQuota(&transaction, actor.account, count, bytes));
    QList<Document> made;
    bool wakes = false;
    int charges = 0;
    for (qsizetype i = 0; i < count; ++i) {
        Document& document = creations[i].document;
        Change change{transaction, document, clock.now()};
        const auto finish = [&]() -> Result<void> {
            document.accountId = actor.account;
            document.createdTime = change.now;
            document.lastModifiedTime = change.now;
            INK_TRY(checkFolder(actor, document));
            note(change, domain::HistoryEvent::Created, actor, creations.at(i).importDetail);
            noteRepairs(change, document.files, actor);
            if (wanted.at(i) == SigningStatus::InProgress) INK_TRY(send(change, actor));
            INK_TRY(scheduleFrom(change, std::nullopt, actor));
            return {};
        };
        INK_TRY(placed(finish(), i, count));
        INK_ASSIGN(stored, insertSettled(change, &actor));
        wakes = wakes || change.wakes;
        charges += change.charges;
        made.append(answered(std::move(stored)));
    }
    INK_TRY(charge(transaction, actor.account, charges));
    for (const Creation& creation : std::as_const(creations))
        keep(creation.files);
    INK_TRY(transaction.commit());
    if (wakes) wake();
    return made;
}

Result<domain::DocumentPage> SigningService::list(const Actor& actor,
                                                  const domain::DocumentQuery& query) const
{
    INK_ASSIGN(page, d->stores.search.search(actor.account, query));
    for (domain::DocumentSummary& summary : page.documents) {
        d->fillUrls(summary.invitations);
        showMailFaults(summary.invitations);
    }
    d->fillWaiting(page.documents);
    return page;
}

Result<qint64> SigningService::listRevision(const Actor& actor) const
{
    return d->stores.documents.accountRevision(actor.account);
}

Result<Document> SigningService::retrieve(const Actor& actor, domain::DocumentId id) const
{
    INK_ASSIGN(document, d->stores.documents.load(actor.account, id));
    document = d->answered(std::move(document));
    if (d->options.mail || d->options.sms) {
        INK_ASSIGN(jobs, d->stores.outbox.jobsOf(id));
        INK_ASSIGN(outcomes, d->stores.mails.list(id));
        showMailState(document, jobs, outcomes);
    }
    return document;
}

} // namespace ink::service
