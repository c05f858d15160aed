#include "app/workflow/outbox/workoutbox.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/wire/accountcodec.h"
#include "app/wire/json.h"
#include "app/workflow/outbox/outboxentry.h"
#include "app/workflow/outbox/reasons.h"
#include "app/workflow/outbox/workoutbox_p.h"
#include "app/workflow/session/identifiers.h"
#include "app/workflow/session/unreachable.h"
#include "app/workflow/signing/reasons.h"
#include "app/workflow/templates/templatecatalog.h"

#include <QDir>
#include <QFile>
#include <QUuid>

#include <algorithm>

namespace ink::workflow {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

using Kind = WorkOutbox::Kind;

} // namespace

WorkOutbox::Private::Private(WorkOutbox* outbox, Session& chosen, store::Database& database,
                             store::DraftJournal& kept, QString where, const Clock& time)
    : q(outbox), session(chosen), store(database), journal(kept), folder(std::move(where)), clock(time),
      call(session, journal,
           {[this](qint64 id) {
                Entry* entry = find(id);
                return entry ? setUncertain(*entry, true) : Result<void>();
            },
            [this](qint64 id, Timestamp since) -> Result<void> {
                Entry* entry = find(id);
                if (!entry) return {};
                entry->startedAt = since;
                return this->store.setBody(id, entry->title, serializeOutboxEntry(*entry));
            }},
           time)
{
    connect(&call, &OutboxCall::succeeded, q,
            [this](qint64 id, DocumentId document, bool sent) { handleSuccess(id, document, sent); });
    connect(&call, &OutboxCall::failed, q,
            [this](qint64 id, const Error& why, bool wasSent) { handleFailure(id, why, wasSent); });
    connect(&call, &OutboxCall::runDue, q, &WorkOutbox::runDue);
}

WorkOutbox::WorkOutbox(Session& session, store::Database& database, store::DraftJournal& journal,
                       const QString& folder, const Clock& clock, QObject* parent)
    : QObject(parent), d(new Private(this, session, database, journal, folder, clock))
{
    d->retryTimer.setSingleShot(true);
    connect(&d->retryTimer, &QTimer::timeout, this, &WorkOutbox::drain);
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
    retryTimer.stop();
    isDraining = false;
    currentEntry = 0;
    call.cancel();
    profile = session.current() ? session.current()->id : QString();
    entries.clear();
    if (!profile.isEmpty())
        if (const auto kept = store.all(profile))
            for (const store::PendingWork::Entry& one : *kept) {
                entries.append(parseOutboxEntry(one, folder));
                entries.last().isHeld = heldEntries.contains(one.id);
            }
    Q_EMIT q->changed();
}

QString WorkOutbox::Private::folderOf(const QString& key) const
{
    return QDir(folder).filePath(key);
}

void WorkOutbox::Private::removeFiles(const Entry& entry)
{
    if (entry.kind == Kind::Create && !QUuid::fromString(entry.folder).isNull())
        QDir(folderOf(entry.folder)).removeRecursively();
}

void WorkOutbox::Private::renewKey(Entry& entry)
{
    entry.idempotencyKey = newIdempotencyKey();
    (void)store.setKey(entry.id, entry.idempotencyKey);
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
    Q_ASSERT(ids.size() == 1);
    return ids.constFirst();
}

Result<QList<qint64>> WorkOutbox::Private::add(QList<Entry> fresh)
{
    if (profile.isEmpty()) return fail(noAccountError());
    QList<store::PendingWork::Entry> rows;
    for (Entry& entry : fresh) {
        entry.created = clock.now();
        rows.append({0,
                     profile,
                     0,
                     outboxKindName(entry.kind),
                     entry.title,
                     entry.document,
                     serializeOutboxEntry(entry),
                     entry.idempotencyKey,
                     entry.created,
                     {}});
    }
    INK_ASSIGN(ids, store.add(rows));
    Q_ASSERT(ids.size() == fresh.size());
    for (qsizetype i = 0; i < fresh.size(); ++i) {
        Entry& entry = fresh[i];
        entry.id = ids.at(i);
        if (entry.kind == Kind::Create) entry.draft.id = DocumentId::local(entry.id);
        entries.append(std::move(entry));
    }
    Q_EMIT q->changed();
    return ids;
}

Result<QList<qint64>> WorkOutbox::Private::addAndDrain(QList<Entry> fresh)
{
    INK_ASSIGN(ids, add(std::move(fresh)));
    if (session.reach() == Session::Reach::Online) q->drain();
    return ids;
}

Result<qint64> WorkOutbox::Private::addAndDrain(Entry entry)
{
    INK_ASSIGN(ids, addAndDrain(QList<Entry>{std::move(entry)}));
    return ids.constFirst();
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
    entry.idempotencyKey = newIdempotencyKey();
    entry.folder = entry.idempotencyKey;
    const auto unwritten = [&] {
        QDir(d->folderOf(entry.folder)).removeRecursively();
        return fail(ErrorCode::Io, reasons::filesNotStored());
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
        d->removeFiles(entry);
        return fail(id.error());
    }
    (void)hold(*id);
    return id;
}

Result<void> WorkOutbox::updateDraft(qint64 id, const Document& draft)
{
    Entry* entry = d->find(id);
    if (!entry || entry->kind != Kind::Create) return fail(ErrorCode::NotFound, reasons::draftNotQueued());
    if (entry->state == State::Working) return fail(ErrorCode::State, reasons::draftAlreadyUnderWay());
    entry->draft = draft;
    entry->title = draft.title;
    INK_TRY(d->store.setBody(id, entry->title, serializeOutboxEntry(*entry)));
    if (entry->error && !entry->isUncertain) { // uncertain entries are repeated only on request
        entry->error.reset();
        entry->state = State::Waiting;
        d->renewKey(*entry);
        INK_TRY(d->store.setError(id, {}));
    }
    Q_EMIT changed();
    return {};
}

Result<void> WorkOutbox::setSendsDocument(qint64 id, bool send)
{
    Entry* entry = d->find(id);
    if (!entry || entry->kind != Kind::Create) return fail(ErrorCode::NotFound, reasons::draftNotQueued());
    if (entry->state == State::Working) return fail(ErrorCode::State, reasons::draftAlreadyUnderWay());
    entry->sendsDocument = send;
    INK_TRY(d->store.setBody(id, entry->title, serializeOutboxEntry(*entry)));
    Q_EMIT changed();
    return {};
}

bool WorkOutbox::hold(qint64 id)
{
    Entry* entry = d->find(id);
    if (!entry || entry->state == State::Working) return false;
    d->heldEntries.insert(id);
    entry->isHeld = true;
    Q_EMIT changed();
    return true;
}

void WorkOutbox::release(qint64 id)
{
    d->heldEntries.remove(id);
    if (Entry* entry = d->find(id)) {
        entry->isHeld = false;
        Q_EMIT changed();
        drain();
    }
}

Result<qint64> WorkOutbox::addSend(DocumentId document, const QString& title, const QString& key)
{
    for (const Entry& one : std::as_const(d->entries)) // one entry per document is enough
        if (one.kind == Kind::Send && one.document == document) return one.id;
    Entry entry;
    entry.kind = Kind::Send;
    entry.document = document;
    entry.title = title;
    entry.idempotencyKey = key.isEmpty() ? newIdempotencyKey() : key;
    return d->add(std::move(entry));
}

Result<qint64> WorkOutbox::addTemplateUse(const TemplateForm& form, const TemplateInput& filling)
{
    Entry entry;
    entry.kind = Kind::Use;
    entry.document = form.id;
    entry.title = expandTitle(filling.title, form, filling, QDate::currentDate());
    entry.input = filling;
    entry.sendsDocument = filling.sendsDocument;
    entry.idempotencyKey = newIdempotencyKey();
    return d->addAndDrain(std::move(entry));
}

Result<qint64> WorkOutbox::addBulkRun(const QString& run, const QString& title)
{
    for (const Entry& one : std::as_const(d->entries)) // one entry per run is enough
        if (one.kind == Kind::Run && one.run == run) return one.id;
    Entry entry;
    entry.kind = Kind::Run;
    entry.run = run;
    entry.title = title;
    entry.idempotencyKey = newIdempotencyKey();
    return d->addAndDrain(std::move(entry));
}

bool WorkOutbox::hasBulkRun(const QString& run) const
{
    return std::any_of(entries().cbegin(), entries().cend(),
                       [&run](const Entry& entry) { return entry.kind == Kind::Run && entry.run == run; });
}

Result<qint64> WorkOutbox::addSignature(const OfflineSignature& signature)
{
    Entry entry;
    entry.kind = Kind::Sign;
    entry.document = signature.document;
    entry.title = signature.title;
    entry.invitation = signature.invitation;
    entry.signature = signature;
    entry.idempotencyKey = newIdempotencyKey();
    return d->addAndDrain(std::move(entry));
}

Result<QList<qint64>> WorkOutbox::addActions(const DocumentAction& act, const QList<DocumentRef>& documents)
{
    const auto kindOf = [](DocumentAction::Kind kind) {
        switch (kind) {
        case DocumentAction::Kind::Remind:
            return Kind::Remind;
        case DocumentAction::Kind::Cancel:
            return Kind::Cancel;
        case DocumentAction::Kind::Move:
            return Kind::Move;
        case DocumentAction::Kind::Trash:
            return Kind::Trash;
        case DocumentAction::Kind::Restore:
            return Kind::Restore;
        case DocumentAction::Kind::Rename:
            return Kind::Rename;
        case DocumentAction::Kind::Purge:
        case DocumentAction::Kind::Correct:
            break;
        }
        return Kind::Purge;
    };
    // A correction depends on the document's current state, so it can't be queued.
    if (act.kind == DocumentAction::Kind::Correct) return fail(ErrorCode::State, reasons::noConnection());
    QList<Entry> fresh;
    for (const DocumentRef& document : documents) {
        Entry entry;
        entry.kind = kindOf(act.kind);
        entry.document = document.id;
        entry.isTemplate = isTemplate(document.type);
        entry.title = document.title;
        entry.reason = act.reason;
        entry.targetFolder = act.folder;
        entry.newTitle = act.title;
        entry.idempotencyKey = newIdempotencyKey();
        fresh.append(std::move(entry));
    }
    if (fresh.isEmpty()) return QList<qint64>();
    return d->addAndDrain(std::move(fresh));
}

Result<void> WorkOutbox::remove(qint64 id)
{
    const Entry* entry = d->find(id);
    if (!entry) return {};
    if (entry->state == State::Working) return fail(ErrorCode::State, reasons::alreadyUnderWay());
    INK_TRY(d->store.remove(id));
    d->removeFiles(*entry);
    d->heldEntries.remove(id);
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
    Q_ASSERT(ids.size() == d->entries.size());
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
    d->renewKey(*entry);
    (void)d->store.setError(id, {});
    (void)d->setUncertain(*entry, false);
    d->lastDelay = {};
    d->retryTimer.stop();
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
    if (const auto kept = d->journal.loadValue(d->accountFact()); kept && *kept)
        if (const auto object = parseStoredObject(**kept))
            if (auto read = wire::accountFromJson(*object)) account = std::move(*read);
    if (account.email.isEmpty() && d->session.current()) account.email = d->session.current()->email;
    return account;
}

void WorkOutbox::drain()
{
    if (d->isDraining || d->profile.isEmpty() || !d->session.client()) return;
    d->begin();
}

void WorkOutbox::Private::begin()
{
    Q_ASSERT(!isDraining && currentEntry == 0);
    const bool any = std::any_of(entries.cbegin(), entries.cend(),
                                 [](const Entry& one) { return one.state == State::Waiting && !one.isHeld; });
    const bool known = journal.loadValue(accountFact()).value_or(std::nullopt).has_value();
    if (!any && known) return;
    retryTimer.stop();
    isDraining = true;
    const auto turn = generation;
    session.client()->accountDetails(q, [this, turn](const Result<AccountDetails>& account) {
        if (turn != generation) return;
        if (!account) {
            isDraining = false;
            return; // the session probes the server and reports when it responds
        }
        supportsKeys = account->limits.idempotencyDays > 0;
        (void)journal.saveValue(accountFact(), wire::toBytes(wire::toJson(*account)));
        startNext();
    });
}

void WorkOutbox::Private::startNext()
{
    if (!session.client()) {
        isDraining = false;
        return;
    }
    const auto found = std::find_if(entries.begin(), entries.end(), [](const Entry& one) {
        return one.state == State::Waiting && !one.isHeld;
    });
    if (found == entries.end()) {
        isDraining = false;
        return;
    }
    isDraining = true;
    Q_ASSERT(currentEntry == 0);
    Q_ASSERT(std::none_of(entries.cbegin(), entries.cend(),
                          [](const Entry& one) { return one.state == State::Working; }));
    found->state = State::Working;
    currentEntry = found->id;
    const Entry entry = *found;
    Q_EMIT q->changed();
    call.start(entry, profile, supportsKeys);
}

void WorkOutbox::Private::handleSuccess(qint64 id, DocumentId document, bool sent)
{
    currentEntry = 0;
    lastDelay = {};
    if (const Entry* entry = find(id)) {
        (void)store.remove(id); // if this fails, the key makes the repetition harmless
        removeFiles(*entry);
        entries.removeIf([id](const Entry& one) { return one.id == id; });
    }
    const auto turn = generation;
    Q_EMIT q->changed();
    Q_EMIT q->arrived(id, document, sent);
    if (turn == generation) startNext(); // unless a slot has opened another account
}

Result<void> WorkOutbox::Private::setUncertain(Entry& entry, bool uncertain)
{
    if (entry.isUncertain == uncertain) return {};
    entry.isUncertain = uncertain;
    return store.setBody(entry.id, entry.title, serializeOutboxEntry(entry));
}

void WorkOutbox::Private::retryLater(const Error& why)
{
    constexpr std::chrono::milliseconds first{2'000};
    constexpr std::chrono::milliseconds longest{60'000};
    isDraining = false;
    if (why.code == ErrorCode::Auth || why.code == ErrorCode::Cancelled)
        return; // not retried until the key or the account changes
    lastDelay = lastDelay.count() == 0 ? first : std::min(lastDelay * 2, longest);
    retryTimer.start(std::max(lastDelay, std::chrono::milliseconds(std::min(why.retryAfterMs, 600'000))));
}

void WorkOutbox::Private::handleFailure(qint64 id, const Error& why, bool wasSent)
{
    currentEntry = 0;
    Entry* entry = find(id);
    if (!entry) return;
    const bool gone = isUnreachable(why);
    const bool notNow = gone || why.code == ErrorCode::Unavailable || why.code == ErrorCode::RateLimit ||
                        why.code == ErrorCode::Cancelled || why.code == ErrorCode::Auth;
    // A server without idempotency keys would carry out a repeated request again.
    const bool uncertain =
        (wasSent && !supportsKeys && mayHaveArrived(why)) || why.code == ErrorCode::Idempotency;
    (void)setUncertain(*entry, uncertain);
    if (notNow && !uncertain) {
        // The entry itself is valid: it is retried, with its key, when the server is reachable.
        entry->state = State::Waiting;
        retryLater(why);
        Q_EMIT q->changed();
        return;
    }
    entry->state = State::Failed;
    entry->error = why;
    (void)store.setError(id, serializeOutboxError(*entry->error));
    const auto turn = generation;
    Q_EMIT q->changed();
    Q_EMIT q->failed(id);
    if (turn != generation) return;   // a slot has opened another account
    if (gone) return retryLater(why); // the other entries wait for the server
    startNext();
}

} // namespace ink::workflow

#include "moc_workoutbox.cpp"
