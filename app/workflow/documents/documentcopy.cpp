#include "app/workflow/documents/documentcopy.h"

#include "app/base/reasons.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/values/autofill.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/serversupport.h"
#include "app/workflow/session/session.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QUrl>
#include <QUuid>

#include <algorithm>
#include <memory>

namespace ink::workflow {

using namespace domain;

namespace {

/** Returns true if a tag's value in a sent document came from the sender. */
bool isSendersValue(const Tag& tag)
{
    return tag.type == TagType::PrefillableText || tag.type == TagType::PrefillableNumber ||
           tag.type == TagType::Note || tag.style.readOnly;
}

bool wasSent(const Document& document)
{
    return document.type == DocumentType::Document && document.status != SigningStatus::Draft;
}

QString senderName(const AccountDetails& account)
{
    return account.userSetting.name.isEmpty() ? account.email.section(QLatin1Char('@'), 0, 0)
                                              : account.userSetting.name;
}

/** Fetches a document and its files, sequentially; the callbacks of its calls keep it alive. */
class Fetching final : public std::enable_shared_from_this<Fetching>
{
public:
    Fetching(Session& session, QObject* owner, Listener<DocumentContent> listener)
        : m_session(session), m_owner(owner), m_listener(std::move(listener))
    {
    }
    void begin(DocumentId id)
    {
        api::ApiClient* client = m_session.client();
        if (!client) return m_listener.notifyLater(fail(noAccountError()));
        client->retrieve(id, m_owner, [self = shared_from_this()](const Result<Document>& found) {
            if (!found) return self->m_listener.notify(fail(found.error()));
            self->m_content.document = *found;
            self->next();
        });
    }

private:
    void next()
    {
        const qsizetype at = m_content.files.size();
        if (at == m_content.document.files.size()) return m_listener.notify(m_content);
        api::ApiClient* client = m_session.client();
        if (!client) return m_listener.notify(fail(noAccountError()));
        client->fileBytes(m_content.document.id, m_content.document.files.at(at).id, m_owner,
                          [self = shared_from_this()](const Result<QByteArray>& bytes) {
                              if (!bytes) return self->m_listener.notify(fail(bytes.error()));
                              self->m_content.files.append(*bytes);
                              self->next();
                          });
    }

    Session& m_session;
    QObject* m_owner;
    Listener<DocumentContent> m_listener;
    DocumentContent m_content;
};

/** Detaches tags from the custom fields that the service reported as unknown. Returns false if there are no
 * such tags. */
bool detachUnknownFields(QList<Tag>& tags, const Error& error)
{
    bool detached = false;
    for (qsizetype i = 0; i < tags.size(); ++i) {
        const QString place = QStringLiteral("tags[%1].customField").arg(i);
        const bool isNamed =
            std::any_of(error.fields.cbegin(), error.fields.cend(),
                        [&](const FieldIssue& issue) { return issue.field.endsWith(place); });
        if (!isNamed || tags.at(i).facts.customField.isEmpty()) continue;
        detachCustomField(tags[i]);
        detached = true;
    }
    return detached;
}

} // namespace

Document copyOf(const Document& source, DocumentType as)
{
    Document copy = source;
    copyServiceMembers(copy, Document());
    copy.folderId = {};
    copy.type = as;
    const bool sent = wasSent(source);
    // Drops the account's callback URL, to which the source's ID is appended (contract §7).
    if (sent && QUrl(source.setting.postBackUrl).fileName() == QString::number(source.id.value()))
        copy.setting.postBackUrl.clear();
    for (Invitation& role : copy.invitations) {
        copyServiceMembers(role, Invitation());
        const bool isVacantRole = source.type != DocumentType::Document && role.recipientEmail.isEmpty();
        if (as == DocumentType::Document && (isVacantRole || role.hasPlaceholderName))
            setPlaceholderName(role, role.recipientName);
        else
            setRecipientName(role, role.recipientName);
        // An open signer is only meaningful in a template link.
        if (role.actionType == ActionType::OpenSigner && as != DocumentType::TemplateLink)
            role.actionType = ActionType::Signer;
    }
    if (sent) restoreSources(copy.tags, source);
    for (Tag& tag : copy.tags) {
        copyServiceMembers(tag, Tag());
        tag.image.clear();
        if (isSignatureLike(tag.type) || tag.type == TagType::SignDate || (sent && !isSendersValue(tag)))
            tag.text.clear();
    }
    return copy;
}

QStringList textsToCheck(const Document& source)
{
    return wasSent(source) ? fieldsWithUnknownSource(source) : QStringList();
}

DocumentCopier::DocumentCopier(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

void DocumentCopier::fetch(DocumentId id, QObject* context, std::function<void(Result<DocumentContent>)> done)
{
    std::make_shared<Fetching>(m_session, this, Listener<DocumentContent>(context, std::move(done)))
        ->begin(id);
}

void DocumentCopier::create(const DocumentContent& content, const QString& idempotencyKey, QObject* context,
                            std::function<void(Result<Document>)> done)
{
    Listener<Document> listener(context, std::move(done));
    if (!m_session.client()) return listener.notifyLater(fail(noAccountError()));
    auto folder = std::make_shared<QTemporaryDir>();
    QList<api::Upload> uploads;
    for (qsizetype i = 0; i < content.files.size(); ++i) {
        const QString name = i < content.document.files.size() ? content.document.files.at(i).name
                                                               : QStringLiteral("document.pdf");
        QFile file(folder->filePath(QStringLiteral("%1.pdf").arg(i + 1)));
        if (!folder->isValid() || !file.open(QIODevice::WriteOnly) ||
            file.write(content.files.at(i)) != content.files.at(i).size() || !file.flush())
            return listener.notifyLater(fail(ErrorCode::Io, reasons::fileUnwritable(name)));
        uploads.append({name, file.fileName()});
    }
    const auto created = [this, listener, folder, content, idempotencyKey](Result<Document> made) {
        DocumentContent own = content;
        if (made || !detachUnknownFields(own.document.tags, made.error()))
            return listener.notify(std::move(made));
        // The account doesn't have these custom fields. The tags keep the properties copied from them.
        create(own, idempotencyKey + QStringLiteral("/own"), this,
               [listener](Result<Document> again) { listener.notify(std::move(again)); });
    };
    const auto send = [this, document = content.document, uploads, idempotencyKey, listener, created] {
        if (!m_session.client()) return listener.notify(fail(noAccountError()));
        m_session.client()->create(document, uploads, idempotencyKey, this, created);
    };
    if (!hidesFiles(content.document)) return send();
    m_session.queryLimits(this, [listener, send, document = content.document](const Result<Limits>& limits) {
        if (!limits) return listener.notify(fail(limits.error()));
        if (const auto hides = checkHidesFiles(*limits, document); !hides)
            return listener.notify(fail(hides.error()));
        send();
    });
}

void DocumentCopier::createOwn(const DocumentContent& content, const QString& idempotencyKey,
                               QObject* context, std::function<void(Result<Document>)> done)
{
    const Listener<Document> listener(context, std::move(done));
    api::ApiClient* client = m_session.client();
    if (!client) return listener.notifyLater(fail(noAccountError()));
    client->accountDetails(
        this, [this, content, idempotencyKey, listener](const Result<AccountDetails>& account) {
            if (!account) return listener.notify(fail(account.error()));
            DocumentContent own = content;
            own.document.senderEmail = account->email;
            own.document.senderName = senderName(*account);
            // An imported file can come from an account whose service supports more languages.
            if (!documentLanguages(account->limits.languages).contains(own.document.setting.language))
                own.document.setting.language = LanguageCode::English;
            create(own, idempotencyKey, this,
                   [listener](Result<Document> made) { listener.notify(std::move(made)); });
        });
}

void DocumentCopier::copy(DocumentId source, DocumentType as, Change change, QObject* context,
                          std::function<void(Result<Document>)> done)
{
    const Listener<Document> listener(context, std::move(done));
    fetch(source, this,
          [this, as, listener, change = std::move(change)](const Result<DocumentContent>& fetched) {
              if (!fetched) return listener.notify(fail(fetched.error()));
              DocumentContent content = *fetched;
              content.document = copyOf(content.document, as);
              content.document.files = fetched->document.files;
              if (change) change(content.document, fetched->document);
              create(content, QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                     [listener](Result<Document> made) { listener.notify(std::move(made)); });
          });
}

void DocumentCopier::createFrom(const QStringList& paths, DocumentType as, FolderId folder, QObject* context,
                                std::function<void(Result<Document>)> done)
{
    const Listener<Document> listener(context, std::move(done));
    api::ApiClient* client = m_session.client();
    if (!client) return listener.notifyLater(fail(noAccountError()));
    if (paths.isEmpty())
        return listener.notifyLater(fail(ErrorCode::Validation, reasons::documentNeedsFile()));
    client->accountDetails(this, [this, paths, as, folder, listener](const Result<AccountDetails>& account) {
        if (!account) return listener.notify(fail(account.error()));
        if (!m_session.client()) return listener.notify(fail(noAccountError()));
        Document draft;
        draft.type = as;
        draft.folderId = folder;
        draft.title = QFileInfo(paths.first()).completeBaseName().left(255);
        if (draft.title.isEmpty()) draft.title = QFileInfo(paths.first()).fileName().left(255);
        draft.senderEmail = account->email;
        draft.senderName = senderName(*account);
        draft.setting.expireDaysAfterSent = account->userSetting.defaultExpireDays;
        draft.setting.language = documentLanguage(account->userSetting.language, account->limits.languages);
        draft.setting.remindEveryDays = account->notificationSetting.remindEveryDays;
        draft.setting.maxReminders = account->notificationSetting.maxReminders;
        draft.setting.signaturePerSigner = account->userSetting.signaturePerSigner;
        if (as == DocumentType::TemplateLink) {
            Invitation anybody;
            anybody.actionType = ActionType::OpenSigner;
            draft.invitations = {anybody};
        }
        QList<api::Upload> uploads;
        for (const QString& path : paths)
            uploads.append({QFileInfo(path).fileName(), path});
        m_session.client()->create(draft, uploads, QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                                   [listener](Result<Document> made) { listener.notify(std::move(made)); });
    });
}

} // namespace ink::workflow

#include "moc_documentcopy.cpp"
