// What waits, as it is kept and shown. How it is carried out is in workoutbox_drain.cpp.
#include "app/workflow/workoutbox.h"

#include "app/wire/accountcodec.h"
#include "app/wire/documentcodec.h"
#include "app/wire/errorcodec.h"
#include "app/wire/json.h"
#include "app/workflow/workoutbox_p.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>
#include <array>

namespace ink::workflow {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

using Kind = WorkOutbox::Kind;

struct KindName
{
    Kind kind;
    QLatin1StringView name;
};
constexpr std::array kinds{KindName{Kind::Create, "create"_L1},   KindName{Kind::Send, "send"_L1},
                           KindName{Kind::Cancel, "cancel"_L1},   KindName{Kind::Remind, "remind"_L1},
                           KindName{Kind::Trash, "trash"_L1},     KindName{Kind::Move, "move"_L1},
                           KindName{Kind::Restore, "restore"_L1}, KindName{Kind::Purge, "purge"_L1},
                           KindName{Kind::Use, "use"_L1},         KindName{Kind::Run, "run"_L1},
                           KindName{Kind::Rename, "rename"_L1}};

QString newKey()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

Result<QJsonObject> objectFrom(const QByteArray& body)
{
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    return wire::parseJsonObject(body, limits);
}

QJsonObject toJson(const TemplateFilling& filling)
{
    QJsonArray people;
    for (const Person& person : filling.people)
        people.append(QJsonObject{{"name"_L1, person.name}, {"email"_L1, person.email}});
    QJsonObject values;
    for (auto value = filling.values.cbegin(); value != filling.values.cend(); ++value)
        values.insert(value.key(), value.value());
    QJsonObject body{
        {"title"_L1, filling.title}, {"message"_L1, filling.message}, {"folder"_L1, filling.folder.value()},
        {"people"_L1, people},       {"values"_L1, values},           {"send"_L1, filling.send}};
    if (filling.expireDays) body.insert("expireDays"_L1, *filling.expireDays);
    return body;
}

TemplateFilling fillingFrom(const QJsonObject& body)
{
    TemplateFilling filling;
    filling.title = body.value("title"_L1).toString();
    filling.message = body.value("message"_L1).toString();
    filling.folder = FolderId(body.value("folder"_L1).toInteger());
    for (const QJsonValue& person : body.value("people"_L1).toArray())
        filling.people.append(
            {person.toObject().value("name"_L1).toString(), person.toObject().value("email"_L1).toString()});
    const QJsonObject values = body.value("values"_L1).toObject();
    for (auto value = values.begin(); value != values.end(); ++value)
        filling.values.insert(value.key(), value.value().toString());
    filling.send = body.value("send"_L1).toBool();
    if (body.contains("expireDays"_L1)) filling.expireDays = body.value("expireDays"_L1).toInt();
    return filling;
}

QByteArray errorBody(const Error& error)
{
    QJsonArray fields;
    for (const FieldIssue& issue : error.fields)
        fields.append(QJsonObject{{"field"_L1, issue.field}, {"message"_L1, issue.message}});
    return wire::toBytes(QJsonObject{{"code"_L1, errorCodeName(error.code)},
                                     {"detail"_L1, error.detail},
                                     {"fields"_L1, fields},
                                     {"requestId"_L1, error.requestId}});
}

std::optional<Error> errorFrom(const QByteArray& body)
{
    if (body.isEmpty()) return std::nullopt;
    const auto object = objectFrom(body);
    if (!object) return fail(ErrorCode::Internal).value();
    Error error =
        fail(wire::errorCodeFromName(object->value("code"_L1).toString()).value_or(ErrorCode::Internal),
             object->value("detail"_L1).toString())
            .value();
    error.requestId = object->value("requestId"_L1).toString();
    for (const QJsonValue& each : object->value("fields"_L1).toArray())
        error.fields.append(
            {each.toObject().value("field"_L1).toString(), each.toObject().value("message"_L1).toString()});
    return error;
}

/** Ids that only this workstation gave mean nothing to a server. */
Document withoutLocalIds(Document draft)
{
    draft.id = {};
    for (Tag& tag : draft.tags) {
        if (tag.id.value() <= 0) tag.id = {};
        tag.pageId = {};
    }
    draft.histories.clear();
    return draft;
}

} // namespace

WorkOutbox::Private::Private(WorkOutbox* outbox, Session& chosen, store::Database& database,
                             store::DraftJournal& kept, QString where, const Clock& time)
    : q(outbox), session(chosen), store(database), journal(kept), folder(std::move(where)), clock(time)
{
}

WorkOutbox::WorkOutbox(Session& session, store::Database& database, store::DraftJournal& journal,
                       const QString& folder, const Clock& clock, QObject* parent)
    : QObject(parent), d(new Private(this, session, database, journal, folder, clock))
{
    d->again.setSingleShot(true);
    connect(&d->again, &QTimer::timeout, this, &WorkOutbox::drain);
    connect(&session, &Session::currentChanged, this, [this] {
        d->load();
        drain();
    });
    connect(&session, &Session::reachChanged, this, [this] {
        if (d->session.reach() == Session::Reach::Online) drain();
    });
    d->load();
    drain();
}

WorkOutbox::~WorkOutbox() = default;

void WorkOutbox::Private::load()
{
    ++generation;
    again.stop();
    draining = false;
    working = 0;
    saver.reset();
    profile = session.current() ? session.current()->id : QString();
    entries.clear();
    if (!profile.isEmpty())
        if (const auto kept = store.all(profile))
            for (const store::PendingWork::Entry& one : *kept)
                entries.append(entryOf(one));
    Q_EMIT q->changed();
}

WorkOutbox::Entry WorkOutbox::Private::entryOf(const store::PendingWork::Entry& kept) const
{
    Entry entry;
    entry.id = kept.id;
    for (const KindName& one : kinds)
        if (kept.kind == one.name) entry.kind = one.kind;
    entry.title = kept.title;
    entry.document = kept.document;
    entry.key = kept.key;
    entry.created = kept.created;
    entry.isHeld = held.contains(kept.id);
    entry.error = errorFrom(kept.error);
    if (entry.error) entry.state = State::Failed;
    const auto body = objectFrom(kept.body);
    if (!body) return entry;
    entry.send = body->value("send"_L1).toBool();
    entry.reason = body->value("reason"_L1).toString();
    entry.invitation = body->value("invitation"_L1).toString();
    entry.folder = body->value("folder"_L1).toString();
    entry.run = body->value("run"_L1).toString();
    entry.newTitle = body->value("newTitle"_L1).toString();
    entry.filling = fillingFrom(body->value("filling"_L1).toObject());
    if (body->contains("began"_L1))
        entry.began = Timestamp(std::chrono::milliseconds(body->value("began"_L1).toInteger()));
    entry.into = FolderId(body->value("into"_L1).toInteger());
    entry.isUncertain = body->value("uncertain"_L1).toBool();
    for (const QJsonValue& each : body->value("files"_L1).toArray()) {
        const QJsonObject file = each.toObject();
        entry.files.append(
            {file.value("name"_L1).toString(),
             QDir(folderOf(entry.folder)).filePath(QFileInfo(file.value("file"_L1).toString()).fileName())});
    }
    if (entry.kind == Kind::Create)
        if (auto draft = wire::documentFromJson(body->value("document"_L1).toObject())) {
            entry.draft = std::move(*draft);
            entry.draft.id = DocumentId(-entry.id);
        }
    return entry;
}

QByteArray WorkOutbox::Private::bodyOf(const Entry& entry)
{
    QJsonObject body;
    if (entry.kind == Kind::Create) {
        QJsonArray files;
        for (const LocalFile& file : entry.files)
            files.append(QJsonObject{{"name"_L1, file.name}, {"file"_L1, QFileInfo(file.path).fileName()}});
        body = {{"document"_L1, wire::toJson(withoutLocalIds(entry.draft))},
                {"files"_L1, files},
                {"folder"_L1, entry.folder},
                {"send"_L1, entry.send}};
    }
    if (!entry.reason.isEmpty()) body.insert("reason"_L1, entry.reason);
    if (!entry.invitation.isEmpty()) body.insert("invitation"_L1, entry.invitation);
    if (entry.kind == Kind::Use) {
        body = {{"filling"_L1, toJson(entry.filling)}, {"send"_L1, entry.filling.send}};
        if (entry.began) body.insert("began"_L1, qint64{entry.began->time_since_epoch().count()});
    }
    if (entry.kind == Kind::Rename) body.insert("newTitle"_L1, entry.newTitle);
    if (entry.kind == Kind::Run) body.insert("run"_L1, entry.run);
    if (entry.kind == Kind::Move) body.insert("into"_L1, entry.into.value());
    if (entry.isUncertain) body.insert("uncertain"_L1, true);
    return wire::toBytes(body);
}

QString WorkOutbox::Private::folderOf(const QString& key) const
{
    return QDir(folder).filePath(key);
}

void WorkOutbox::Private::forgetFiles(const Entry& entry)
{
    if (entry.kind == Kind::Create && !QUuid::fromString(entry.folder).isNull())
        QDir(folderOf(entry.folder)).removeRecursively();
}

void WorkOutbox::Private::renewKey(Entry& entry)
{
    entry.key = newKey();
    (void)store.setKey(entry.id, entry.key);
}

WorkOutbox::Entry* WorkOutbox::Private::find(qint64 id)
{
    const auto found =
        std::find_if(entries.begin(), entries.end(), [id](const Entry& one) { return one.id == id; });
    return found == entries.end() ? nullptr : &*found;
}

Result<qint64> WorkOutbox::Private::add(Entry entry)
{
    INK_ASSIGN(ids, add(QList<Entry>{std::move(entry)}));
    return ids.constFirst();
}

Result<QList<qint64>> WorkOutbox::Private::add(QList<Entry> fresh)
{
    if (profile.isEmpty()) return fail(ErrorCode::State, QStringLiteral("No account is open."));
    QList<store::PendingWork::Entry> rows;
    for (Entry& entry : fresh) {
        const auto name = std::find_if(kinds.begin(), kinds.end(),
                                       [&entry](const KindName& one) { return one.kind == entry.kind; });
        entry.created = clock.now();
        rows.append({0,
                     profile,
                     0,
                     QString(name->name),
                     entry.title,
                     entry.document,
                     bodyOf(entry),
                     entry.key,
                     entry.created,
                     {}});
    }
    INK_ASSIGN(ids, store.add(rows));
    for (qsizetype i = 0; i < fresh.size(); ++i) {
        Entry& entry = fresh[i];
        entry.id = ids.at(i);
        if (entry.kind == Kind::Create) entry.draft.id = DocumentId(-entry.id);
        entries.append(std::move(entry));
    }
    Q_EMIT q->changed();
    return ids;
}

const QList<WorkOutbox::Entry>& WorkOutbox::entries() const
{
    return d->entries;
}

const WorkOutbox::Entry* WorkOutbox::find(qint64 id) const
{
    return d->find(id);
}

Result<qint64> WorkOutbox::addDraft(const Document& draft, const QList<LocalFile>& files)
{
    Entry entry;
    entry.kind = Kind::Create;
    entry.title = draft.title;
    entry.draft = draft;
    entry.key = newKey();
    entry.folder = entry.key;
    const auto unwritten = [&] {
        QDir(d->folderOf(entry.folder)).removeRecursively();
        return fail(ErrorCode::Io, QStringLiteral("The files could not be kept on this computer."));
    };
    const QFile::Permissions owner = QFile::ReadOwner | QFile::WriteOwner;
    if (!QDir().mkpath(d->folderOf(entry.folder))) return unwritten();
    for (const QString& made : {d->folder, d->folderOf(entry.folder)})
        QFile::setPermissions(made, owner | QFile::ExeOwner);
    for (qsizetype i = 0; i < files.size(); ++i) {
        const QString to = QDir(d->folderOf(entry.folder)).filePath(QStringLiteral("%1.pdf").arg(i + 1));
        if (!QFile::copy(files.at(i).path, to)) return unwritten();
        QFile::setPermissions(to, owner);
        entry.files.append({files.at(i).name, to});
    }
    auto id = d->add(entry);
    if (!id) {
        d->forgetFiles(entry);
        return fail(id.error());
    }
    (void)hold(*id);
    return id;
}

Result<void> WorkOutbox::updateDraft(qint64 id, const Document& draft)
{
    Entry* entry = d->find(id);
    if (!entry || entry->kind != Kind::Create)
        return fail(ErrorCode::NotFound, QStringLiteral("This draft does not wait here any more."));
    if (entry->state == State::Working)
        return fail(ErrorCode::State, QStringLiteral("This draft is on its way already."));
    entry->draft = draft;
    entry->title = draft.title;
    INK_TRY(d->store.setBody(id, entry->title, Private::bodyOf(*entry)));
    if (entry->error) {
        entry->error.reset();
        entry->state = State::Waiting;
        d->renewKey(*entry);
        INK_TRY(d->store.setError(id, {}));
    }
    Q_EMIT changed();
    return {};
}

Result<void> WorkOutbox::setSend(qint64 id, bool send)
{
    Entry* entry = d->find(id);
    if (!entry || entry->kind != Kind::Create)
        return fail(ErrorCode::NotFound, QStringLiteral("This draft does not wait here any more."));
    if (entry->state == State::Working)
        return fail(ErrorCode::State, QStringLiteral("This draft is on its way already."));
    entry->send = send;
    INK_TRY(d->store.setBody(id, entry->title, Private::bodyOf(*entry)));
    Q_EMIT changed();
    return {};
}

bool WorkOutbox::hold(qint64 id)
{
    Entry* entry = d->find(id);
    if (!entry || entry->state == State::Working) return false;
    d->held.insert(id);
    entry->isHeld = true;
    Q_EMIT changed();
    return true;
}

void WorkOutbox::release(qint64 id)
{
    d->held.remove(id);
    if (Entry* entry = d->find(id)) {
        entry->isHeld = false;
        Q_EMIT changed();
        drain();
    }
}

Result<qint64> WorkOutbox::addSend(DocumentId document, const QString& title, const QString& key)
{
    for (const Entry& one : std::as_const(d->entries)) // once is enough
        if (one.kind == Kind::Send && one.document == document) return one.id;
    Entry entry;
    entry.kind = Kind::Send;
    entry.document = document;
    entry.title = title;
    entry.key = key.isEmpty() ? newKey() : key;
    return d->add(entry);
}

Result<qint64> WorkOutbox::addUse(const TemplateForm& form, const TemplateFilling& filling)
{
    Entry entry;
    entry.kind = Kind::Use;
    entry.document = form.id;
    entry.title = titleOf(filling.title, form, filling, QDate::currentDate());
    entry.filling = filling;
    entry.send = filling.send;
    entry.key = newKey();
    INK_ASSIGN(id, d->add(entry));
    if (d->session.reach() == Session::Reach::Online) drain();
    return id;
}

Result<qint64> WorkOutbox::addRename(DocumentId document, const QString& title, const QString& newTitle)
{
    Entry entry;
    entry.kind = Kind::Rename;
    entry.document = document;
    entry.title = title;
    entry.newTitle = newTitle.trimmed();
    entry.key = newKey();
    INK_ASSIGN(id, d->add(entry));
    if (d->session.reach() == Session::Reach::Online) drain();
    return id;
}

Result<qint64> WorkOutbox::addRun(const QString& run, const QString& title)
{
    for (const Entry& one : std::as_const(d->entries)) // once is enough
        if (one.kind == Kind::Run && one.run == run) return one.id;
    Entry entry;
    entry.kind = Kind::Run;
    entry.run = run;
    entry.title = title;
    entry.key = newKey();
    INK_ASSIGN(id, d->add(entry));
    if (d->session.reach() == Session::Reach::Online) drain();
    return id;
}

Result<QList<qint64>> WorkOutbox::addActs(const DocumentAct& act, const QList<DocumentRef>& documents)
{
    const auto kindOf = [](DocumentAct::Kind kind) {
        switch (kind) {
        case DocumentAct::Kind::Remind:
            return Kind::Remind;
        case DocumentAct::Kind::Cancel:
            return Kind::Cancel;
        case DocumentAct::Kind::Move:
            return Kind::Move;
        case DocumentAct::Kind::Trash:
            return Kind::Trash;
        case DocumentAct::Kind::Restore:
            return Kind::Restore;
        case DocumentAct::Kind::Purge:
            break;
        }
        return Kind::Purge;
    };
    QList<Entry> fresh;
    for (const DocumentRef& document : documents) {
        Entry entry;
        entry.kind = kindOf(act.kind);
        entry.document = document.id;
        entry.title = document.title;
        entry.reason = act.reason;
        entry.into = act.folder;
        entry.key = newKey();
        fresh.append(std::move(entry));
    }
    if (fresh.isEmpty()) return QList<qint64>();
    INK_ASSIGN(ids, d->add(std::move(fresh)));
    if (d->session.reach() == Session::Reach::Online) drain();
    return ids;
}

Result<void> WorkOutbox::remove(qint64 id)
{
    const Entry* entry = d->find(id);
    if (!entry) return {};
    if (entry->state == State::Working)
        return fail(ErrorCode::State, QStringLiteral("This is on its way already."));
    INK_TRY(d->store.remove(id));
    d->forgetFiles(*entry);
    d->held.remove(id);
    d->entries.removeIf([id](const Entry& one) { return one.id == id; });
    Q_EMIT changed();
    return {};
}

Result<void> WorkOutbox::move(qint64 id, qsizetype to)
{
    const auto at =
        std::find_if(d->entries.cbegin(), d->entries.cend(), [id](const Entry& one) { return one.id == id; });
    if (at == d->entries.cend()) return {};
    QList<Entry> order = d->entries;
    order.move(at - d->entries.cbegin(), std::clamp<qsizetype>(to, 0, order.size() - 1));
    QList<qint64> ids;
    for (const Entry& one : std::as_const(order))
        ids.append(one.id);
    INK_TRY(d->store.setOrder(ids));
    d->entries = order;
    Q_EMIT changed();
    return {};
}

void WorkOutbox::retry(qint64 id)
{
    Entry* entry = d->find(id);
    if (!entry || entry->state == State::Working) return;
    entry->state = State::Waiting;
    entry->error.reset();
    entry->isUncertain = false;
    d->renewKey(*entry);
    (void)d->store.setError(id, {});
    (void)d->store.setBody(id, entry->title, Private::bodyOf(*entry));
    d->lastPause = {};
    d->again.stop();
    Q_EMIT changed();
    drain();
}

QString WorkOutbox::Private::accountFact() const
{
    return QStringLiteral("account/") + profile;
}

AccountDetails WorkOutbox::lastKnownAccount() const
{
    AccountDetails account;
    if (const auto kept = d->journal.recall(d->accountFact()); kept && *kept)
        if (const auto object = objectFrom(**kept))
            if (auto read = wire::accountFromJson(*object)) account = std::move(*read);
    if (account.email.isEmpty() && d->session.current()) account.email = d->session.current()->email;
    return account;
}

void WorkOutbox::Private::later(const Error& why)
{
    constexpr std::chrono::milliseconds first{2'000};
    constexpr std::chrono::milliseconds longest{60'000};
    draining = false;
    if (why.code == ErrorCode::Auth || why.code == ErrorCode::Cancelled) return; // somebody has to come first
    lastPause = lastPause.count() == 0 ? first : std::min(lastPause * 2, longest);
    again.start(std::max(lastPause, std::chrono::milliseconds(std::min(why.retryAfterMs, 600'000))));
}

void WorkOutbox::Private::ended(qint64 id, const Error& why, bool mayHaveArrived)
{
    working = 0;
    Entry* entry = find(id);
    if (!entry) return;
    const bool gone = why.code == ErrorCode::Network || why.code == ErrorCode::Timeout;
    const bool notNow = gone || why.code == ErrorCode::Unavailable || why.code == ErrorCode::RateLimit ||
                        why.code == ErrorCode::Cancelled || why.code == ErrorCode::Auth;
    // A server that promises nothing about keys would take a repeat for a second one.
    const bool unclear = gone || why.code == ErrorCode::Unavailable || why.code == ErrorCode::Internal ||
                         why.code == ErrorCode::Protocol;
    const bool uncertain = (mayHaveArrived && !keysKnown && unclear) || why.code == ErrorCode::Idempotency;
    if (notNow && !uncertain) {
        // Not its fault: it goes again, with its key, when the server is there.
        entry->state = State::Waiting;
        later(why);
        Q_EMIT q->changed();
        return;
    }
    entry->state = State::Failed;
    entry->error = why;
    if (uncertain) {
        entry->isUncertain = true;
        (void)store.setBody(id, entry->title, bodyOf(*entry));
    }
    (void)store.setError(id, errorBody(*entry->error));
    Q_EMIT q->changed();
    Q_EMIT q->failed(id);
    if (gone) return later(why); // the others wait until it answers
    next();
}

} // namespace ink::workflow
