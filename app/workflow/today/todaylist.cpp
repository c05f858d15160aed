#include "app/workflow/today/todaylist.h"

#include "app/domain/document/pagewalk.h"
#include "app/settings/settings.h"
#include "app/store/journals/bulkjournal.h"
#include "app/store/journals/draftjournal.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/workflow/documents/waitingpeople.h"
#include "app/workflow/session/session.h"
#include "app/workflow/signing/ownaddresses.h"

#include <QTimer>

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

namespace ink::workflow {

using namespace domain;
using namespace std::chrono_literals;

namespace {

constexpr int runningPageSize = 500; ///< the contract's maximum: one request for most accounts
constexpr qsizetype maxRunning = 5000;
constexpr int draftPageSize = 50;
constexpr qsizetype maxCached = 200;
const QString& cacheName()
{
    static const QString name = QStringLiteral("today");
    return name;
}

struct TodayPlace
{
    Profile profile;
    std::shared_ptr<api::ApiClient> client{}; ///< null for the open account
    QString email{};
    Outreach outreach{};
    bool hasDetails = false;            ///< `email` and `outreach` are from this client
    bool isKnown = false;               ///< `documents` are from the service
    quint64 turn = 0;                   ///< number of the query in progress; 0 = none
    bool isOutdated = false;            ///< to be queried again after the query in progress
    QList<DocumentSummary> documents{}; ///< running ones with pending recipients, and drafts
    std::optional<Error> error{};
};

} // namespace

struct TodayList::Private
{
    TodayList* q;
    Session& session;
    settings::Settings& settings;
    store::BulkJournal runJournal;
    store::DocumentCache& cache;
    const Clock& clock;
    std::function<bool(const QString&)> isRunActive{};
    QList<TodayPlace> places{}; ///< the open account first
    QList<store::BulkJournal::Run> runs{};
    QList<TodayItem> items{};
    QList<TodayItem> hidden{};
    std::optional<int> waitingForOthers{};
    QTimer delay{};
    quint64 turns = 0;
    quint64 openingTurn = 0; ///< number of the open account's first query

    TodayPlace* find(const QString& profile)
    {
        const auto found = std::find_if(places.begin(), places.end(),
                                        [&](const TodayPlace& each) { return each.profile.id == profile; });
        return found == places.end() ? nullptr : &*found;
    }
    /** The place whose query has this number; null if the query was dropped. */
    TodayPlace* find(quint64 turn)
    {
        const auto found = std::find_if(places.begin(), places.end(),
                                        [&](const TodayPlace& each) { return each.turn == turn; });
        return found == places.end() ? nullptr : &*found;
    }
    void updatePlaces();
    void release(TodayPlace& place);
    void readCache(TodayPlace& place);
    void writeCache(const TodayPlace& place);
    void loadRuns();
    void queryAll(bool isAgain);
    void query(TodayPlace& place);
    void queryDetails(quint64 turn);
    void listRunning(quint64 turn, const PageWalk& walk, const QList<DocumentSummary>& found);
    void listDrafts(quint64 turn, const QList<DocumentSummary>& found);
    void end(quint64 turn, const Result<QList<DocumentSummary>>& documents);
    void rebuild();
    QStringList addresses() const;
};

TodayList::TodayList(Session& session, settings::Settings& settings, store::Database& database,
                     store::DocumentCache& cache, const Clock& clock, QObject* parent)
    : QObject(parent), d(new Private{this, session, settings, store::BulkJournal(database), cache, clock})
{
    d->delay.setSingleShot(true);
    d->delay.setInterval(500ms);
    connect(&d->delay, &QTimer::timeout, this, [this] {
        if (const auto current = d->session.current()) refreshAccount(current->id);
    });
    connect(&session, &Session::currentChanged, this, [this] {
        for (TodayPlace& place : d->places) {
            if (place.client) continue;
            place.turn = 0; // the previous client no longer exists
            place.hasDetails = false;
        }
        if (const auto current = d->session.current()) {
            refreshIdle();
            const TodayPlace* place = d->find(current->id);
            d->openingTurn = place ? place->turn : 0;
            return;
        }
        d->places.clear();
        d->rebuild();
    });
    connect(&settings, &settings::Settings::changed, this, [this](const QString& key) {
        if (key == settings::options::ownAddresses.key) d->rebuild();
    });
    connect(&session, &Session::profilesChanged, this, [this] {
        d->updatePlaces();
        d->rebuild();
    });
}

TodayList::~TodayList() = default;

void TodayList::setRunCheck(std::function<bool(const QString&)> isActive)
{
    d->isRunActive = std::move(isActive);
}

// ---- accounts

/** Adds new accounts, removes those that no longer exist, and moves the open one to the top. */
void TodayList::Private::updatePlaces()
{
    const QList<Profile> profiles = session.profiles();
    const auto current = session.current();
    QList<TodayPlace> updated;
    for (const Profile& profile : profiles) {
        const TodayPlace* known = find(profile.id);
        TodayPlace place = known ? *known : TodayPlace{profile};
        place.profile = profile;
        const bool isCurrent = current && current->id == profile.id;
        if (isCurrent) release(place);
        updated.insert(isCurrent ? 0 : updated.size(), place);
    }
    places = updated;
}

/** Drops a client and its query. Queued, because it may be calling back. */
void TodayList::Private::release(TodayPlace& place)
{
    if (!place.client) return;
    place.turn = 0;
    QTimer::singleShot(0, q, [dropped = std::exchange(place.client, {})] {});
}

bool TodayList::showCached()
{
    d->updatePlaces();
    for (TodayPlace& place : d->places)
        if (!place.isKnown) d->readCache(place);
    d->loadRuns();
    d->rebuild();
    return !d->items.isEmpty();
}

void TodayList::Private::readCache(TodayPlace& place)
{
    const auto page = cache.read(place.profile.id, cacheName(), 1);
    if (!page || !*page) return;
    const auto object = wire::parseJsonObject((*page)->body);
    if (!object) return;
    if (const auto kept = wire::documentPageFromJson(*object)) place.documents = kept->documents;
}

/** Stores the documents that have items; a failed write only affects the items shown at the next start. */
void TodayList::Private::writeCache(const TodayPlace& place)
{
    const QStringList own = addresses();
    DocumentPage page;
    for (const DocumentSummary& document : place.documents)
        if (page.documents.size() < maxCached && !todayItems(document, own, clock.now()).isEmpty())
            page.documents.append(document);
    page.total = page.documents.size();
    std::ignore = cache.write(place.profile.id, cacheName(), 1,
                              {page.total, clock.now(), wire::toBytes(wire::toJson(page))});
}

void TodayList::Private::loadRuns()
{
    if (const auto all = runJournal.allRuns()) runs = *all;
}

// ---- queries

void TodayList::refresh()
{
    d->queryAll(true);
}

void TodayList::refreshIdle()
{
    d->queryAll(false);
}

/** Queries all accounts. `isAgain`: those whose query is in progress are queried again after it. */
void TodayList::Private::queryAll(bool isAgain)
{
    updatePlaces();
    loadRuns();
    for (TodayPlace& place : places) {
        if (!place.isKnown && place.documents.isEmpty()) readCache(place);
        if (isAgain || place.turn == 0) query(place);
    }
    rebuild();
}

void TodayList::refreshCurrent()
{
    const auto current = d->session.current();
    const TodayPlace* place = current ? d->find(current->id) : nullptr;
    if (!place || (place->turn != 0 && place->turn == d->openingTurn)) return;
    if (!d->delay.isActive()) d->delay.start();
}

void TodayList::refreshAccount(const QString& profile)
{
    d->loadRuns();
    if (TodayPlace* place = d->find(profile)) d->query(*place);
    d->rebuild();
}

void TodayList::Private::query(TodayPlace& place)
{
    if (const auto current = session.current(); current && current->id == place.profile.id) delay.stop();
    if (place.turn != 0) {
        place.isOutdated = true;
        return;
    }
    place.turn = ++turns;
    place.isOutdated = false;
    if (q->clientOf(place.profile.id)) return queryDetails(place.turn);
    session.openClient(
        place.profile.id, q,
        [this, turn = place.turn](const Result<std::shared_ptr<api::ApiClient>>& client) {
            TodayPlace* asked = find(turn);
            if (!asked) return;
            if (!client) return end(turn, fail(client.error()));
            asked->client = *client;
            queryDetails(turn);
        },
        Session::KeyPrompt::Never);
}

void TodayList::Private::queryDetails(quint64 turn)
{
    const TodayPlace* place = find(turn);
    if (place->hasDetails) return listRunning(turn, {}, {});
    q->clientOf(place->profile.id)->accountDetails(q, [this, turn](const Result<AccountDetails>& account) {
        TodayPlace* asked = find(turn);
        if (!asked) return;
        if (!account) return end(turn, fail(account.error()));
        asked->email = account->email;
        asked->outreach = account->outreach;
        asked->hasDetails = true;
        listRunning(turn, {}, {});
    });
}

void TodayList::Private::listRunning(quint64 turn, const PageWalk& walk, const QList<DocumentSummary>& found)
{
    api::ApiClient* client = q->clientOf(find(turn)->profile.id);
    if (!client) return end(turn, fail(noAccountError()));
    DocumentQuery query;
    walk.apply(query);
    query.pageSize = runningPageSize;
    query.status = SigningStatus::InProgress;
    query.type = DocumentType::Document;
    query.sort = SortField::Sent;
    query.ascending = true; // the longest pending ones come first
    client->list(query, q, [this, turn, walk, found](const Result<DocumentPage>& answer) {
        if (!find(turn)) return;
        if (!answer) return end(turn, fail(answer.error()));
        PageWalk next = walk;
        QList<DocumentSummary> all = found;
        for (const DocumentSummary& document : answer->documents) // another service may ignore the filters
            if (next.take(document.id.value()) && document.type == DocumentType::Document &&
                !waitingPeople(document).isEmpty())
                all.append(document);
        const bool hasMore =
            next.advance(answer->total, answer->nextCursor) && next.seen().size() < maxRunning;
        hasMore ? listRunning(turn, next, all) : listDrafts(turn, all);
    });
}

void TodayList::Private::listDrafts(quint64 turn, const QList<DocumentSummary>& found)
{
    api::ApiClient* client = q->clientOf(find(turn)->profile.id);
    if (!client) return end(turn, fail(noAccountError()));
    DocumentQuery query;
    query.pageSize = draftPageSize;
    query.status = SigningStatus::Draft;
    query.type = DocumentType::Document;
    client->list(query, q, [this, turn, found](const Result<DocumentPage>& answer) {
        if (!find(turn)) return;
        if (!answer) return end(turn, fail(answer.error()));
        QList<DocumentSummary> all = found;
        for (const DocumentSummary& document : answer->documents)
            if (document.status == SigningStatus::Draft && document.type == DocumentType::Document &&
                !document.deleted)
                all.append(document);
        end(turn, all);
    });
}

void TodayList::Private::end(quint64 turn, const Result<QList<DocumentSummary>>& documents)
{
    TodayPlace& place = *find(turn);
    place.turn = 0;
    const bool changes = documents && (!place.isKnown || place.documents != *documents);
    if (documents) {
        place.documents = *documents;
        place.isKnown = true;
        place.error.reset();
    } else if (documents.error().code != ErrorCode::Cancelled) {
        place.error = documents.error();
        if (place.error->code == ErrorCode::Auth) release(place); // the key may be replaced
    }
    if (changes) writeCache(place);
    if (place.isOutdated) query(place);
    loadRuns(); // refreshCurrent() may have relied on this query
    rebuild();
}

// ---- items

QStringList TodayList::Private::addresses() const
{
    QStringList emails;
    for (const TodayPlace& place : places)
        emails.append(place.email);
    return allOwnAddresses(session, settings, emails);
}

void TodayList::Private::rebuild()
{
    const Timestamp now = clock.now();
    const QStringList own = addresses();
    const auto current = session.current();
    QList<TodayItem> all;
    waitingForOthers.reset();
    for (const TodayPlace& place : std::as_const(places)) {
        if (place.isKnown && current && current->id == place.profile.id) {
            QList<WaitingPerson> people;
            for (const DocumentSummary& document : place.documents)
                people += waitingPeople(document);
            waitingForOthers = peopleCount(people);
        }
        const auto add = [&](TodayItem item) {
            item.profile = place.profile.id;
            item.accountLabel = place.profile.label;
            all.append(item);
        };
        if (place.error) {
            TodayItem item;
            item.kind = TodayItem::Kind::AccountError;
            item.title = place.profile.label;
            item.error = place.error;
            add(item);
        }
        for (const DocumentSummary& document : place.documents)
            for (const TodayItem& item : todayItems(document, own, now))
                add(item);
        for (const store::BulkJournal::Run& run : std::as_const(runs)) {
            if (run.profile != place.profile.id || run.state != store::BulkJournal::RunState::Open ||
                run.rows.pending() == 0 || (isRunActive && isRunActive(run.id)))
                continue;
            TodayItem item;
            item.kind = TodayItem::Kind::BulkRun;
            item.title = run.title;
            item.run = run.id;
            item.since = run.created;
            item.sent = run.rows.sent;
            item.total = run.rows.total;
            add(item);
        }
    }
    hidden.removeIf([&all](const TodayItem& item) { return !all.contains(item); }); // its state has changed
    all.removeIf([this](const TodayItem& item) { return hidden.contains(item); });
    sortByUrgency(all);
    items = all;
    Q_EMIT q->changed();
}

const QList<TodayItem>& TodayList::items() const
{
    return d->items;
}

qsizetype TodayList::accountCount() const
{
    return d->places.size();
}

bool TodayList::isRefreshing() const
{
    return std::any_of(d->places.cbegin(), d->places.cend(),
                       [](const TodayPlace& place) { return place.turn != 0; });
}

bool TodayList::isComplete() const
{
    return !d->places.isEmpty() &&
           std::all_of(d->places.cbegin(), d->places.cend(),
                       [](const TodayPlace& place) { return place.isKnown || place.error; });
}

std::optional<int> TodayList::count() const
{
    if (!isComplete()) return {};
    return static_cast<int>(std::count_if(d->items.cbegin(), d->items.cend(), [](const TodayItem& item) {
        return item.kind != TodayItem::Kind::Draft && item.kind != TodayItem::Kind::AccountError;
    }));
}

std::optional<int> TodayList::waitingForMe() const
{
    if (!isComplete()) return {};
    return static_cast<int>(std::count_if(d->items.cbegin(), d->items.cend(), [](const TodayItem& item) {
        return item.kind == TodayItem::Kind::Sign;
    }));
}

std::optional<int> TodayList::waitingForOthers() const
{
    return d->waitingForOthers;
}

// ---- actions

void TodayList::hide(const TodayItem& item)
{
    d->hidden.append(item);
    d->rebuild();
}

void TodayList::unhide(const TodayItem& item)
{
    d->hidden.removeIf([&item](const TodayItem& other) { return other.isSameAs(item); });
    d->rebuild();
}

api::ApiClient* TodayList::clientOf(const QString& profile) const
{
    if (d->session.current() && d->session.current()->id == profile) return d->session.client();
    const TodayPlace* place = d->find(profile);
    return place ? place->client.get() : nullptr;
}

Outreach TodayList::outreachOf(const QString& profile) const
{
    if (d->session.current() && d->session.current()->id == profile) return d->session.outreach();
    const TodayPlace* place = d->find(profile);
    return place ? place->outreach : Outreach();
}

} // namespace ink::workflow

#include "moc_todaylist.cpp"
