#include "app/inkstone/commands/filesending.h"

#include "app/domain/document/finding.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/routing.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/validation.h"
#include "app/workflow/session/identifiers.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>
#include <utility>

namespace ink {

using namespace domain;

namespace {

constexpr int signatureGap = 12;
constexpr int signatureMargin = 72;

/** The last page (1-based) that a recipient (1-based) sees. */
int lastPageOf(const Document& document, int recipient)
{
    int pages = 0;
    int last = 0;
    for (const File& file : document.files) {
        pages += static_cast<int>(file.pages.size());
        if (maySee(file, recipient)) last = pages;
    }
    return last;
}

/** Adds a signature for every signer on the last page that they see, side by side from the bottom left
 * upwards. */
void addSignatures(Document& document)
{
    const QSize tag = defaultTagSize(TagType::Signature);
    QHash<int, int> used; // signatures by page
    for (int i = 0; i < document.invitations.size(); ++i) {
        if (!isSigner(document.invitations.at(i).actionType)) continue;
        const int page = lastPageOf(document, i + 1);
        if (page == 0) continue;
        const QSizeF size = document.pageAt(page).page->size;
        const int columns = std::max(1, (int(size.width()) - 2 * signatureMargin + signatureGap) /
                                            (tag.width() + signatureGap));
        const int n = used[page]++;
        const double x = signatureMargin + (n % columns) * (tag.width() + signatureGap) + tag.width() / 2.0;
        const double y = size.height() - signatureMargin - (n / columns) * (tag.height() + signatureGap) -
                         tag.height() / 2.0;
        document.tags.append(
            makeTag(document, TagType::Signature, page, {x, y}, i + 1, QStringLiteral("en")));
    }
}

/** Returns true for errors after which the document is certainly still an unsent draft. */
bool refusedForGood(ErrorCode code)
{
    return code == ErrorCode::SpendLimit || code == ErrorCode::Validation || code == ErrorCode::Forbidden;
}

} // namespace

FileSending::FileSending(api::ApiClient& client, SendRequest request, Document draft, QObject* parent)
    : QObject(parent), m_client(client), m_request(std::move(request)), m_document(std::move(draft))
{
}

void FileSending::loadAccount(QObject* context, api::Done<AccountDetails> done)
{
    m_client.accountDetails(context, [this, done = std::move(done)](const Result<AccountDetails>& account) {
        if (!account) return done(account);
        m_document.senderEmail = account->email;
        m_document.senderName =
            account->userSetting.name.isEmpty() ? account->email : account->userSetting.name;
        DocumentSetting& setting = m_document.setting;
        setting.emailSubject = m_request.subject;
        setting.language = m_request.language.value_or(
            domain::documentLanguage(account->userSetting.language, account->limits.languages));
        setting.expireDaysAfterSent = m_request.expireDays.value_or(account->userSetting.defaultExpireDays);
        setting.remindEveryDays = m_request.remindDays.value_or(account->notificationSetting.remindEveryDays);
        setting.maxReminders = m_request.maxReminders.value_or(account->notificationSetting.maxReminders);
        setting.signaturePerSigner = m_request.signaturePerSigner || account->userSetting.signaturePerSigner;
        if (const auto fits = checkServerSupport(*account, m_document); !fits)
            return done(fail(fits.error()));
        done(account);
    });
}

void FileSending::start(QObject* context, api::Done<Document> done)
{
    m_context = context;
    m_done = std::move(done);
    QList<api::Upload> uploads;
    for (const QString& path : std::as_const(m_request.files))
        uploads.append({QFileInfo(path).fileName(), path});
    Document draft = m_document;
    draft.tags.clear();           // checked against the pages, which only the response has
    draft.setting.sendAt.reset(); // only a complete draft can be scheduled
    m_client.create(
        draft, uploads, workflow::newIdempotencyKey(), this,
        [this](Result<Document> created) {
            if (!created) return finish(created);
            for (const File& file : std::as_const(created->files))
                for (const ContentIssue issue : contentIssues(file))
                    m_notes.append(
                        reasons::namedFileContent(file.name, contentIssueMessage(issue)).english());
            created->tags = m_document.tags;
            created->setting.sendAt = m_document.setting.sendAt;
            m_document = std::move(*created);
            placeTags();
        },
        {}, false, m_request.content);
}

void FileSending::finish(const Result<Document>& result)
{
    if (m_context) std::exchange(m_done, {})(result);
}

void FileSending::discardDraft(const Error& error)
{
    m_client.remove({m_document.id}, this,
                    [this, error](const Result<QList<api::ApiClient::Removal>>&) { finish(fail(error)); });
}

void FileSending::placeTags()
{
    if (m_document.tags.isEmpty()) addSignatures(m_document);
    if (const auto checked = toResult(validate(m_document)); !checked) return discardDraft(checked.error());
    m_client.replaceTags(m_document.id, m_document.tags, this, [this](const Result<QList<Tag>>& tags) {
        if (!tags) return discardDraft(tags.error());
        send();
    });
}

void FileSending::send()
{
    wire::DocumentPatch patch;
    if (m_document.setting.sendAt)
        patch.setting.emplace().sendAt = m_document.setting.sendAt;
    else
        patch.signingStatus = SigningStatus::InProgress;
    m_client.update(m_document.id, patch, workflow::newIdempotencyKey(), this,
                    [this](const Result<Document>& sent) {
                        if (!sent && refusedForGood(sent.error().code)) return discardDraft(sent.error());
                        finish(sent);
                    });
}

} // namespace ink

#include "moc_filesending.cpp"
