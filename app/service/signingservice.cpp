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

SigningService::SigningService(Stores& stores, const Clock& clock, ServiceOptions options)
    : d(std::make_shared<Private>(stores, clock, std::move(options)))
{
}

void SigningService::setBaseUrl(const QString& baseUrl)
{
    d->core.setBaseUrl(baseUrl);
}

Document SigningService::told(Document document) const
{
    return d->presenter.present(std::move(document));
}

Accounts& SigningService::accounts() const
{
    return d->accounts;
}

AccountKeys& SigningService::accountKeys() const
{
    return d->accountKeys;
}

Folders& SigningService::folders() const
{
    return d->folders;
}

CallbackDeliveries& SigningService::callbackDeliveries() const
{
    return d->callbackDeliveries;
}

const Quota& SigningService::quota() const
{
    return d->quota;
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
    INK_TRY(d->quota.check(nullptr, actor.account, count, bytes));
    QList<SigningStatus> wanted;
    for (qsizetype i = 0; i < count; ++i) { // everything slow before the transaction
        Creation& creation = creations[i];
        wanted.append(creation.document.status);
        const auto prepare = [&]() -> Result<void> {
            Document& document = creation.document;
            if (document.status != SigningStatus::Draft && document.status != SigningStatus::InProgress)
                return invalid(QStringLiteral("signingStatus"), reasons::newDocumentStatus());
            if (creation.files.size() > d->core.limits().files)
                return fail(ErrorCode::TooLarge, reasons::documentHasTooManyFiles(d->core.limits().files),
                            {{QStringLiteral("files"), reasons::tooManyFiles()}});
            if (document.status == SigningStatus::InProgress && creation.files.isEmpty())
                return invalid(QStringLiteral("files"), reasons::documentNeedsFileToSend());
            drafts::asNew(document);
            for (qsizetype k = 0; k < creation.files.size(); ++k) {
                INK_ASSIGN(file, d->inspector.inspect(creation.files[k], QStringLiteral("files[%1]").arg(k)));
                file.sequence = static_cast<int>(k) + 1;
                document.files.append(std::move(file));
            }
            INK_TRY(checkLimits(document, d->core.limits()));
            if (creation.addTagsOfPdf) {
                const bool mayAdd = wanted.constLast() == SigningStatus::Draft;
                INK_ASSIGN(told, addTagsOfFiles(d->stores.blobs, document, mayAdd, d->core.limits()));
                creation.importDetail = std::move(told);
                INK_TRY(checkLimits(document, d->core.limits()));
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

Result<QList<Document>> SigningService::Private::insert(const Actor& actor, QList<Creation> creations,
                                                        const QList<SigningStatus>& wanted)
{
    const auto count = creations.size();
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    qint64 bytes = 0;
    for (const Creation& creation : std::as_const(creations))
        bytes += bytesOfFiles(creation.document);
    INK_TRY(quota.check(&transaction, actor.account, count, bytes));
    QList<Document> made;
    bool wakes = false;
    int charges = 0;
    for (qsizetype i = 0; i < count; ++i) {
        Document& document = creations[i].document;
        DocumentChange change{transaction, document, core.now()};
        const auto finish = [&]() -> Result<void> {
            document.accountId = actor.account;
            document.createdTime = change.now;
            document.lastModifiedTime = change.now;
            INK_TRY(checkFolder(stores.folders, actor.account, document));
            noteEvent(change, domain::HistoryEvent::Created, actor, creations.at(i).importDetail);
            FileInspector::noteRepairs(change, document.files, actor);
            if (wanted.at(i) == SigningStatus::InProgress) INK_TRY(sending.send(change, actor));
            INK_TRY(sending.noteSchedule(change, std::nullopt, actor));
            return {};
        };
        INK_TRY(placed(finish(), i, count));
        INK_ASSIGN(stored, writer.insert(change, &actor));
        wakes = wakes || change.wakes;
        charges += change.charges;
        made.append(presenter.present(std::move(stored)));
    }
    INK_TRY(writer.charge(transaction, actor.account, charges));
    for (const Creation& creation : std::as_const(creations))
        keepFiles(creation.files);
    INK_TRY(transaction.commit());
    if (wakes) core.wakeWorkers();
    return made;
}

Result<domain::DocumentPage> SigningService::list(const Actor& actor,
                                                  const domain::DocumentQuery& query) const
{
    INK_ASSIGN(page, d->stores.search.search(actor.account, query));
    d->presenter.presentList(page.documents);
    return page;
}

Result<qint64> SigningService::listRevision(const Actor& actor) const
{
    return d->stores.documents.accountRevision(actor.account);
}

Result<Document> SigningService::retrieve(const Actor& actor, domain::DocumentId id) const
{
    INK_ASSIGN(document, d->stores.documents.load(actor.account, id));
    document = d->presenter.present(std::move(document));
    if (d->core.hasMail()) {
        INK_ASSIGN(jobs, d->stores.outbox.jobsOf(id));
        INK_ASSIGN(outcomes, d->stores.mails.list(id));
        showMailState(document, jobs, outcomes);
    }
    return document;
}

} // namespace ink::service
