#include "app/workflow/templates/templatecatalog.h"

#include "app/domain/document/document.h"
#include "app/domain/document/pagewalk.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreachable.h"

#include <QElapsedTimer>
#include <QSet>
#include <QUuid>

#include <algorithm>
#include <array>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr int catalogPageSize = 200;
constexpr int maxPages = 50;
constexpr qsizetype maxCounted = 500;

struct CatalogQuery
{
    DocumentType type;
    bool deleted;
};
constexpr std::array catalogQueries{
    CatalogQuery{DocumentType::RegularTemplate, false}, CatalogQuery{DocumentType::BulkTemplate, false},
    CatalogQuery{DocumentType::TemplateLink, false},    CatalogQuery{DocumentType::RegularTemplate, true},
    CatalogQuery{DocumentType::BulkTemplate, true},     CatalogQuery{DocumentType::TemplateLink, true}};

} // namespace

struct TemplateCatalog::Private
{
    Private(TemplateCatalog* catalog, Session& chosen) : q(catalog), session(chosen) {}

    void ask(std::size_t question, const PageWalk& walk = {});
    void took(std::size_t question, PageWalk walk, const DocumentPage& answer);
    void finish();
    void failed(const Error& why);
    void countNext();
    void setLoading(bool on, std::optional<Error> newError);
    void patch(DocumentId id, const wire::DocumentPatch& patch, const Listener<void>& listener);

    TemplateCatalog* q;
    Session& session;
    CacheReader readKept;
    QList<DocumentSummary> rows;
    QList<DocumentSummary> coming;
    QSet<DocumentId> seen;
    QHash<DocumentId, qint64> counts;
    QList<DocumentId> toCount;
    bool wantsCounts = false;
    QElapsedTimer sinceCount;
    bool counting = false;
    bool loading = false;
    bool answered = false;
    std::optional<Error> error;
    quint64 generation = 0;
    api::Call call;
};

TemplateCatalog::TemplateCatalog(Session& session, QObject* parent)
    : QObject(parent), d(new Private(this, session))
{
    connect(&session, &Session::currentChanged, this, [this] {
        ++d->generation;
        d->rows.clear();
        d->counts.clear();
        d->toCount.clear();
        d->answered = false;
        d->counting = false;
        d->sinceCount.invalidate();
        d->setLoading(false, std::nullopt);
        Q_EMIT rowsChanged();
    });
}

TemplateCatalog::~TemplateCatalog() = default;

const QList<DocumentSummary>& TemplateCatalog::rows() const
{
    return d->rows;
}

bool TemplateCatalog::isLoading() const
{
    return d->loading;
}

bool TemplateCatalog::hasLoaded() const
{
    return d->answered;
}

const std::optional<Error>& TemplateCatalog::error() const
{
    return d->error;
}

void TemplateCatalog::setCountingEnabled(bool on)
{
    d->wantsCounts = on;
}

std::optional<qint64> TemplateCatalog::useCount(DocumentId id) const
{
    const auto known = d->counts.constFind(id);
    return known == d->counts.cend() ? std::nullopt : std::optional(*known);
}

void TemplateCatalog::Private::setLoading(bool on, std::optional<Error> newError)
{
    if (loading == on && error == newError) return;
    loading = on;
    error = std::move(newError);
    Q_EMIT q->stateChanged();
}

void TemplateCatalog::refresh()
{
    if (!d->session.client()) return;
    d->call.cancel();
    ++d->generation;
    d->coming.clear();
    d->seen.clear();
    d->ask(0);
    d->setLoading(true, d->error);
}

void TemplateCatalog::Private::ask(std::size_t question, const PageWalk& walk)
{
    if (!session.client()) return;
    DocumentQuery query;
    walk.apply(query);
    query.pageSize = catalogPageSize;
    query.type = catalogQueries.at(question).type;
    if (catalogQueries.at(question).deleted) query.deleted = true;
    call = session.client()->list(
        query, q, [this, turn = generation, question, walk](const Result<DocumentPage>& answer) {
            if (turn != generation) return;
            if (!answer) return failed(answer.error());
            took(question, walk, *answer);
        });
}

void TemplateCatalog::Private::took(std::size_t question, PageWalk walk, const DocumentPage& answer)
{
    bool grew = false;
    for (const DocumentSummary& row : answer.documents) {
        (void)walk.take(row.id.value());
        // A server may ignore the filter and return documents and repeated rows.
        if (!isTemplate(row.type) || seen.contains(row.id)) continue;
        seen.insert(row.id);
        coming.append(row);
        grew = true;
    }
    const bool isFirstPage = walk.seen().size() == answer.documents.size();
    const bool ignoresFilter = isFirstPage && !grew && answer.nextCursor.isEmpty();
    if (walk.pageIndex() < maxPages && !ignoresFilter && walk.advance(answer.total, answer.nextCursor))
        return ask(question, walk);
    if (question + 1 < catalogQueries.size()) return ask(question + 1);
    finish();
}

void TemplateCatalog::setCacheReader(CacheReader read)
{
    d->readKept = std::move(read);
}

void TemplateCatalog::Private::failed(const Error& why)
{
    if (!isUnreachable(why) || answered || !rows.isEmpty() || !readKept) return setLoading(false, why);
    readKept(q, [this, turn = generation, why](const Result<QList<DocumentSummary>>& kept) {
        if (turn != generation) return;
        if (kept && !kept->isEmpty()) {
            rows = *kept;
            Q_EMIT q->rowsChanged();
        }
        setLoading(false, why);
    });
}

void TemplateCatalog::Private::finish()
{
    std::stable_sort(coming.begin(), coming.end(), [](const DocumentSummary& a, const DocumentSummary& b) {
        return a.lastModifiedTime > b.lastModifiedTime;
    });
    const bool different = !answered || coming != rows;
    rows = std::exchange(coming, {});
    answered = true;
    if (different) Q_EMIT q->rowsChanged();
    setLoading(false, std::nullopt);
    if (!wantsCounts) return;
    constexpr qint64 minute = 60'000;
    const bool again = !sinceCount.isValid() || sinceCount.elapsed() > minute;
    if (again) sinceCount.start();
    toCount.clear();
    for (const DocumentSummary& row : std::as_const(rows))
        if (!row.deleted && toCount.size() < maxCounted && (again || !counts.contains(row.id)))
            toCount.append(row.id);
    if (!counting) countNext();
}

void TemplateCatalog::Private::countNext()
{
    counting = !toCount.isEmpty() && session.client();
    if (!counting) return;
    const DocumentId id = toCount.takeFirst();
    const QString profile = session.current() ? session.current()->id : QString();
    session.client()->report(id, 1, 1, q, [this, id, profile](const Result<wire::ReportPage>& page) {
        if (!session.current() || session.current()->id != profile) return;
        if (page && counts.value(id, -1) != page->total) {
            counts.insert(id, page->total);
            Q_EMIT q->countsChanged();
        }
        // A server without reports would refuse every request.
        if (!page && page.error().code != ErrorCode::State) toCount.clear();
        countNext();
    });
}

void TemplateCatalog::Private::patch(DocumentId id, const wire::DocumentPatch& patch,
                                     const Listener<void>& listener)
{
    if (!session.client()) return listener.notifyLater(fail(noAccountError()));
    session.client()->update(id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces), q,
                             [this, listener](const Result<Document>& answer) {
                                 q->refresh();
                                 listener.notify(answer ? Result<void>() : fail(answer.error()));
                             });
}

void TemplateCatalog::changeType(const Document& known, DocumentType type, QObject* context,
                                 ActionCallback done)
{
    wire::DocumentPatch patch;
    patch.version = known.version;
    patch.type = type;
    patch.invitations = rolesFor(type, known.invitations);
    d->patch(known.id, patch, {context, std::move(done)});
}

void TemplateCatalog::setDefaults(DocumentId id, const DocumentSetting& setting, const QString& message,
                                  QObject* context, ActionCallback done)
{
    wire::DocumentPatch patch;
    patch.setting = wire::patchOf(setting);
    patch.message = message;
    d->patch(id, patch, {context, std::move(done)});
}

void TemplateCatalog::openLink(DocumentId id, QObject* context, ActionCallback done)
{
    wire::DocumentPatch patch;
    patch.signingStatus = SigningStatus::InProgress;
    d->patch(id, patch, {context, std::move(done)});
}

void TemplateCatalog::closeLink(DocumentId id, QObject* context, ActionCallback done)
{
    wire::DocumentPatch patch;
    patch.signingStatus = SigningStatus::Cancelled;
    d->patch(id, patch, {context, std::move(done)});
}

bool isTemplate(DocumentType type)
{
    return type == DocumentType::RegularTemplate || type == DocumentType::BulkTemplate ||
           type == DocumentType::TemplateLink;
}

bool canChangeType(SigningStatus status, DocumentType from, DocumentType to)
{
    return from != to && status == SigningStatus::Draft && isTemplate(from) && isTemplate(to);
}

QList<Invitation> rolesFor(DocumentType type, QList<Invitation> invitations)
{
    const auto isOpen = [](const Invitation& role) { return role.actionType == ActionType::OpenSigner; };
    if (type != DocumentType::TemplateLink) {
        for (Invitation& role : invitations)
            if (isOpen(role)) role.actionType = ActionType::Signer;
        return invitations;
    }
    if (std::any_of(invitations.cbegin(), invitations.cend(), isOpen)) return invitations;
    // The recipient without a person, else the first signer.
    const auto vacant = std::find_if(invitations.begin(), invitations.end(), [](const Invitation& role) {
        return role.actionType == ActionType::Signer && role.recipientEmail.trimmed().isEmpty();
    });
    const auto signer = std::find_if(invitations.begin(), invitations.end(), [](const Invitation& role) {
        return role.actionType == ActionType::Signer;
    });
    const auto chosen = vacant != invitations.end() ? vacant : signer;
    if (chosen != invitations.end()) {
        chosen->actionType = ActionType::OpenSigner;
        chosen->recipientEmail.clear();
    }
    return invitations;
}

QString linkAddress(const QList<Invitation>& invitations)
{
    for (const Invitation& role : invitations)
        if (role.actionType == ActionType::OpenSigner) return role.signingUrl;
    return {};
}

} // namespace ink::workflow

#include "moc_templatecatalog.cpp"
