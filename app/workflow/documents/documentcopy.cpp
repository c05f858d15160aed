#include "app/workflow/documents/documentcopy.h"

#include "app/base/reasons/workstation.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/recipientname.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QUuid>

#include <memory>

namespace ink::workflow {

using namespace domain;

namespace {

/** True if a tag's value in a sent document came from the sender. */
bool isSendersValue(const Tag& tag)
{
    return tag.type == TagType::PrefillableText || tag.type == TagType::PrefillableNumber ||
           tag.type == TagType::Note || tag.style.readOnly;
}

QString senderName(const AccountDetails& account)
{
    return account.userSetting.name.isEmpty() ? account.email.section(QLatin1Char('@'), 0, 0)
                                              : account.userSetting.name;
}

/** Fetches files one after the other; owned by its own callbacks. */
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
        if (!client) return m_listener.notifyLater(fail(noAccount()));
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
        if (!client) return m_listener.notify(fail(noAccount()));
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

} // namespace

Document copyOf(const Document& source, DocumentType as)
{
    Document copy;
    copy.title = source.title;
    copy.message = source.message;
    copy.senderName = source.senderName;
    copy.senderEmail = source.senderEmail;
    copy.type = as;
    copy.status = SigningStatus::Draft;
    copy.setting = source.setting;
    copy.setting.sendAt.reset();
    copy.setting.sendFault = {};
    const bool sent = source.type == DocumentType::Document && source.status != SigningStatus::Draft;
    for (const Invitation& person : source.invitations) {
        Invitation role;
        const bool isVacantRole = source.type != DocumentType::Document && person.recipientEmail.isEmpty();
        if (as == DocumentType::Document && (isVacantRole || person.hasPlaceholderName))
            setPlaceholderName(role, person.recipientName);
        else
            setRecipientName(role, person.recipientName);
        role.recipientEmail = person.recipientEmail;
        role.actionType = person.actionType;
        role.sequence = person.sequence;
        role.canSignTags = person.canSignTags;
        role.mayDelegate = person.mayDelegate;
        role.group = person.group;
        role.groupNeeded = person.groupNeeded;
        role.isWitness = person.isWitness;
        role.isNamedByPrevious = person.isNamedByPrevious;
        role.copyAtEnd = person.copyAtEnd;
        role.startAfterDays = person.startAfterDays;
        role.authentications = person.authentications;
        role.hostedSigners = person.hostedSigners;
        role.language = person.language;
        // Removes what only a visitor's own document needs.
        if (role.actionType == ActionType::OpenSigner && as != DocumentType::TemplateLink)
            role.actionType = ActionType::Signer;
        copy.invitations.append(role);
    }
    for (Tag tag : source.tags) {
        tag.id = {};
        tag.pageId = {};
        tag.invitationId = {};
        tag.image.clear();
        if (isSignatureLike(tag.type) || tag.type == TagType::SignDate || (sent && !isSendersValue(tag)))
            tag.text.clear();
        copy.tags.append(tag);
    }
    return copy;
}

DocumentCopier::DocumentCopier(Session& session, QObject* parent) : QObject(parent), m_session(session) {}

void DocumentCopier::fetch(DocumentId id, QObject* context, std::function<void(Result<DocumentContent>)> done)
{
    std::make_shared<Fetching>(m_session, this, Listener<DocumentContent>(context, std::move(done)))
        ->begin(id);
}

void DocumentCopier::make(const DocumentContent& content, const QString& idempotencyKey, QObject* context,
                          std::function<void(Result<Document>)> done)
{
    Listener<Document> listener(context, std::move(done));
    api::ApiClient* client = m_session.client();
    if (!client) return listener.notifyLater(fail(noAccount()));
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
    Document wanted = content.document;
    wanted.files.clear();
    client->create(wanted, uploads, idempotencyKey, this,
                   [listener, folder](Result<Document> made) { listener.notify(std::move(made)); });
}

void DocumentCopier::makeOwn(const DocumentContent& content, const QString& idempotencyKey, QObject* context,
                             std::function<void(Result<Document>)> done)
{
    const Listener<Document> listener(context, std::move(done));
    api::ApiClient* client = m_session.client();
    if (!client) return listener.notifyLater(fail(noAccount()));
    client->accountDetails(
        this, [this, content, idempotencyKey, listener](const Result<AccountDetails>& account) {
            if (!account) return listener.notify(fail(account.error()));
            DocumentContent own = content;
            own.document.senderEmail = account->email;
            own.document.senderName = senderName(*account);
            // A file can come from an account whose service has more languages.
            if (!documentLanguages(account->limits.languages).contains(own.document.setting.language))
                own.document.setting.language = LanguageCode::English;
            make(own, idempotencyKey, this,
                 [listener](Result<Document> made) { listener.notify(std::move(made)); });
        });
}

void DocumentCopier::copy(DocumentId source, DocumentType as, std::function<void(Document&)> change,
                          QObject* context, std::function<void(Result<Document>)> done)
{
    const Listener<Document> listener(context, std::move(done));
    fetch(source, this,
          [this, as, listener, change = std::move(change)](const Result<DocumentContent>& fetched) {
              if (!fetched) return listener.notify(fail(fetched.error()));
              DocumentContent content = *fetched;
              content.document = copyOf(content.document, as);
              content.document.files = fetched->document.files;
              if (change) change(content.document);
              make(content, QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                   [listener](Result<Document> made) { listener.notify(std::move(made)); });
          });
}

void DocumentCopier::createFrom(const QStringList& paths, DocumentType as, FolderId folder, QObject* context,
                                std::function<void(Result<Document>)> done)
{
    const Listener<Document> listener(context, std::move(done));
    api::ApiClient* client = m_session.client();
    if (!client) return listener.notifyLater(fail(noAccount()));
    if (paths.isEmpty())
        return listener.notifyLater(fail(ErrorCode::Validation, reasons::documentNeedsFile()));
    client->accountDetails(this, [this, paths, as, folder, listener](const Result<AccountDetails>& account) {
        if (!account) return listener.notify(fail(account.error()));
        if (!m_session.client()) return listener.notify(fail(noAccount()));
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
