#include "app/workflow/signing/signingstack.h"

#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/routing/amendment.h"
#include "app/domain/text/emailaddress.h"
#include "app/store/journals/reasons.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/unreachable.h"
#include "app/workflow/signing/ownaddresses.h"
#include "app/workflow/signing/reasons.h"
#include "app/workflow/signing/signingstack_p.h"

#include <algorithm>
#include <utility>

namespace ink::workflow {

using namespace domain;
using store::StackJournal;

namespace {

void fill(StackItem& item, const StackJournal::Row& row)
{
    item.decision = row.decision;
    item.state = row.state;
    item.seenDigest = row.viewedDigest;
    item.reason = row.reason;
    item.problem = row.problem;
}

/** Returns the run of a document: documents of the same template and account form a run; any other document
 * is a separate run. */
QString runOf(const StackItem& item)
{
    return item.templateId.isNull()
               ? QStringLiteral("%1/%2").arg(item.key.profile, item.key.invitation)
               : QStringLiteral("%1#%2").arg(item.key.profile).arg(item.templateId.value());
}

QString comparedValue(const Tag& tag)
{
    if (isToggle(tag.type)) return isChecked(tag) ? QStringLiteral("✓") : QString();
    return tag.text;
}

} // namespace

QList<Invitation> waitingInvitations(const DocumentSummary& document, const QStringList& addresses)
{
    QList<Invitation> waiting;
    if (document.status != SigningStatus::InProgress || document.deleted) return waiting;
    for (const Invitation& invitation : document.invitations)
        if (isInTurn(invitation) && addresses.contains(plainAddress(invitation.recipientEmail)))
            waiting.append(invitation);
    return waiting;
}

SigningStack::SigningStack(Session& session, settings::Settings& settings, store::Database& database,
                           const Clock& clock, QObject* parent)
    : QObject(parent), d(new Private(this, session, settings, database, clock))
{
    connect(&d->listing, &StackListing::failed, this, [this](const QString& place, const Error& error) {
        d->faults.append({place, error});
    });
    connect(&d->listing, &StackListing::finished, this, [this] { d->endRefresh(); });
    connect(&session, &Session::currentChanged, this, [this] {
        ++d->turn; // the previous clients no longer exist
        d->isRefreshing = false;
        d->prefetchedSheet.reset();
        d->listing.clear();
    });
}

SigningStack::~SigningStack() = default;

QStringList SigningStack::ownAddresses() const
{
    return d->settings.value(settings::options::ownAddresses);
}

bool SigningStack::isAddress(const QString& text)
{
    return isEmail(plainAddress(text));
}

void SigningStack::setOwnAddresses(const QStringList& addresses)
{
    QStringList kept;
    for (const QString& each : addresses)
        if (const QString address = plainAddress(each); isEmail(address) && !kept.contains(address))
            kept.append(address);
    d->settings.set(settings::options::ownAddresses, kept);
}

QStringList SigningStack::addresses() const
{
    QStringList emails;
    for (const StackListing::Account& place : d->listing.accounts())
        emails.append(place.email);
    return allOwnAddresses(d->session, d->settings, emails);
}

const QList<StackItem>& SigningStack::items() const
{
    return d->items;
}

const QList<SigningStack::Fault>& SigningStack::faults() const
{
    return d->faults;
}

bool SigningStack::isRefreshing() const
{
    return d->isRefreshing;
}

int SigningStack::indexOf(const StackJournal::Key& key) const
{
    for (qsizetype i = 0; i < d->items.size(); ++i)
        if (d->items.at(i).key == key) return static_cast<int>(i);
    return -1;
}

int SigningStack::nextUndecided(int from) const
{
    const auto count = static_cast<int>(d->items.size());
    for (int step = 0; step < count; ++step) {
        const int at = (std::max(0, from) + step) % count;
        const StackItem& item = d->items.at(at);
        if (item.decision == Decision::None && item.state != State::Signed && item.state != State::Declined &&
            item.state != State::Sending)
            return at;
    }
    return -1;
}

int SigningStack::count(Decision decision) const
{
    return static_cast<int>(
        std::count_if(d->items.begin(), d->items.end(), [decision](const StackItem& item) {
            return item.decision == decision && item.state != State::Signed && item.state != State::Declined;
        }));
}

void SigningStack::clearFinished()
{
    if (const auto cleared = d->journal.removeFinished(); !cleared) return d->recordError(cleared.error());
    d->items.removeIf(
        [](const StackItem& item) { return item.state == State::Signed || item.state == State::Declined; });
    Q_EMIT changed();
}

void SigningStack::refresh()
{
    if (d->isRefreshing || d->isPerforming) return;
    ++d->turn;
    d->isRefreshing = true;
    d->faults.clear();
    d->prefetchedSheet.reset();
    Q_EMIT changed();
    d->listing.start();
}

void SigningStack::Private::recordError(const Error& error)
{
    faults.append({{}, error});
    Q_EMIT q->changed();
}

void SigningStack::Private::endRefresh()
{
    Q_ASSERT(isRefreshing && !isPerforming);
    const auto rows = journal.rows();
    if (!rows) {
        isRefreshing = false;
        return recordError(rows.error());
    }
    QList<StackJournal::Row> left;
    for (const StackJournal::Row& row : *rows)
        if (row.state == State::Sending && listing.clientOf(row.key.profile)) left.append(row);
    resolvePending(left);
}

void SigningStack::Private::resolvePending(QList<StackJournal::Row> left)
{
    Q_ASSERT(isRefreshing);
    if (left.isEmpty()) {
        isRefreshing = false;
        rebuildItems();
        Q_EMIT q->refreshed();
        return;
    }
    const StackJournal::Row row = left.takeFirst();
    api::ApiClient* client = listing.clientOf(row.key.profile);
    if (!client) return resolvePending(left);
    loadSheet(*client, row.key.document, row.key.invitation, {}, files, false, q,
              [this, row, left, now = turn](const Result<StackSheet>& sheet) {
                  if (now != turn) return;
                  if (sheet && !sheet->isLocked) {
                      const auto status = sheet->view.myStatus;
                      const State state = status == InvitationStatus::Finalized  ? State::Signed
                                          : status == InvitationStatus::Rejected ? State::Declined
                                                                                 : State::Waiting;
                      (void)write(journal.recordOutcome(row.key, state, {}, clock.now()));
                  } else if (!sheet) {
                      faults.append({row.title, sheet.error()});
                  }
                  resolvePending(left);
              });
}

void SigningStack::Private::rebuildItems()
{
    const auto rows = journal.rows();
    if (!rows) return recordError(rows.error());
    // The documents of one run are adjacent, at the position of the first one.
    QHash<QString, qsizetype> groups;
    QList<QPair<qsizetype, StackItem>> ordered;
    for (const StackItem& item : listing.items()) {
        const QString run = runOf(item);
        if (!groups.contains(run)) groups.insert(run, groups.size());
        ordered.append({groups.value(run), item});
    }
    std::stable_sort(ordered.begin(), ordered.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    items.clear();
    for (const auto& [group, item] : std::as_const(ordered))
        items.append(item);
    for (const StackJournal::Row& row : *rows) {
        const int at = q->indexOf(row.key);
        const bool hasEnded = row.state == State::Signed || row.state == State::Declined;
        if (at < 0 && !hasEnded && row.state != State::Sending) {
            // If the account was queried, the document is no longer waiting for this person; otherwise, that
            // is unknown.
            const StackListing::Account* known = listing.account(row.key.profile);
            if (known && known->isQueried) (void)write(journal.remove(row.key));
            continue;
        }
        if (at < 0) {
            StackItem item;
            item.key = row.key;
            item.title = row.title;
            if (const StackListing::Account* known = listing.account(row.key.profile))
                item.accountLabel = known->label;
            items.append(item);
        }
        StackItem& item = at < 0 ? items.last() : items[at];
        fill(item, row);
    }
    Q_EMIT q->changed();
}

Result<void> SigningStack::Private::write(const Result<void>& written)
{
    if (!written) recordError(written.error());
    return written;
}

/** Reads the journal's row of an item after it was written. */
void SigningStack::Private::reloadRow(StackItem& item)
{
    const auto row = journal.row(item.key);
    if (!row) return recordError(row.error());
    fill(item, *row);
    Q_EMIT q->changed();
}

// ---- review

void SigningStack::setSignature(const AdoptedSignature& signature)
{
    d->adopted = signature;
    d->prefetchedSheet.reset();
}

const AdoptedSignature& SigningStack::adoptedSignature() const
{
    return d->adopted;
}

void SigningStack::Private::fetch(int index, QObject* context, std::function<void(Result<StackSheet>)> done)
{
    const StackItem item = items.at(index);
    api::ApiClient* client = listing.clientOf(item.key.profile);
    if (!client) return notifyLater<StackSheet>(context, std::move(done), fail(noAccountError()));
    loadSheet(*client, item.key.document, item.key.invitation, adopted, files, true, context,
              std::move(done));
}

void SigningStack::open(int index, QObject* context, std::function<void(Result<StackSheet>)> done)
{
    const Listener<StackSheet> listener(context, std::move(done));
    if (index < 0 || index >= d->items.size())
        return listener.notifyLater(fail(ErrorCode::NotFound, reasons::nothingToSign()));
    const auto key = d->items.at(index).key;
    const auto shown = [this, key, listener](const Result<StackSheet>& loaded) {
        if (!loaded) return listener.notify(fail(loaded.error()));
        const int at = indexOf(key);
        if (at < 0) return listener.notify(fail(ErrorCode::NotFound, reasons::nothingToSign()));
        StackSheet sheet = *loaded;
        if (!sheet.isLocked) d->shownConsents.insert(key.invitation, consentOf(sheet.view));
        d->addDifferences(sheet, d->items.at(at));
        const int next = nextUndecided(at + 1);
        if (next >= 0 && next != at && !(d->prefetchedSheet && d->prefetchedKey == d->items.at(next).key)) {
            const auto nextKey = d->items.at(next).key;
            d->fetch(next, this, [this, nextKey, of = d->adopted.signature](const Result<StackSheet>& one) {
                if (!one || of != d->adopted.signature) return; // fetched again when it is opened
                d->prefetchedSheet = *one;
                d->prefetchedKey = nextKey;
            });
        }
        listener.notify(sheet);
    };
    if (d->prefetchedSheet && d->prefetchedKey == key) {
        StackSheet sheet = *std::exchange(d->prefetchedSheet, std::nullopt);
        QMetaObject::invokeMethod(
            this, [shown, sheet = std::move(sheet)] { shown(sheet); }, Qt::QueuedConnection);
        return;
    }
    d->fetch(index, this, shown);
}

/** Compares the sheet with the previously shown document of the same template. */
void SigningStack::Private::addDifferences(StackSheet& sheet, const StackItem& item)
{
    if (item.templateId.isNull() || sheet.isLocked) return;
    const Document filled = fillFromView(sheet.document, sheet.view);
    QHash<QString, QString> values;
    for (const Tag& tag : filled.tags)
        if (!isSignatureLike(tag.type) && !values.contains(tag.name))
            values.insert(tag.name, comparedValue(tag));
    auto& before = lastValues[runOf(item)];
    if (!before.second.isEmpty() && !(before.first == item.key))
        for (const Tag& tag : filled.tags) {
            if (isSignatureLike(tag.type) || !before.second.contains(tag.name)) continue;
            const QString was = before.second.value(tag.name);
            if (was != comparedValue(tag))
                sheet.differences.append({tag.id, tag.name, was, comparedValue(tag)});
        }
    if (!(before.first == item.key)) before = {item.key, values};
}

Result<void> SigningStack::markSeen(int index, const StackSheet& sheet)
{
    if (index < 0 || index >= d->items.size() || sheet.digest.isEmpty())
        return fail(ErrorCode::State, reasons::stackNotShown());
    StackItem& item = d->items[index];
    INK_TRY(d->journal.markViewed(item.key, item.title, sheet.digest, d->clock.now()));
    d->reloadRow(item);
    return {};
}

Result<void> SigningStack::sign(int index, const StackSheet& sheet)
{
    if (index < 0 || index >= d->items.size() || sheet.digest.isEmpty() ||
        d->items.at(index).seenDigest != sheet.digest)
        return fail(ErrorCode::State, reasons::stackNotShown());
    if (!sheet.blockingReason.isEmpty()) return fail(ErrorCode::State, sheet.blockingReason);
    StackItem& item = d->items[index];
    INK_TRY(d->journal.decideToSign(item.key, sheet.digest, d->clock.now()));
    d->reloadRow(item);
    return {};
}

Result<void> SigningStack::skip(int index)
{
    StackItem& item = d->items[index];
    INK_TRY(d->journal.decide(item.key, item.title, Decision::Skip, {}, d->clock.now()));
    d->reloadRow(item);
    return {};
}

Result<void> SigningStack::decline(int index, const QString& reason)
{
    if (reason.trimmed().isEmpty())
        return failField(ErrorCode::Validation, QStringLiteral("reason"), reasons::reasonNeeded());
    StackItem& item = d->items[index];
    INK_TRY(d->journal.decide(item.key, item.title, Decision::Decline, reason.trimmed(), d->clock.now()));
    d->reloadRow(item);
    return {};
}

Result<void> SigningStack::clearDecision(int index)
{
    StackItem& item = d->items[index];
    INK_TRY(d->journal.decide(item.key, item.title, Decision::None, {}, d->clock.now()));
    d->reloadRow(item);
    return {};
}

void SigningStack::refreshItem(int index, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (index < 0 || index >= d->items.size())
        return listener.notifyLater(fail(ErrorCode::NotFound, reasons::nothingToSign()));
    const StackItem item = d->items.at(index);
    d->fetch(index, this, [this, item, listener](const Result<StackSheet>& sheet) {
        if (!sheet) return listener.notify(fail(sheet.error()));
        const int at = indexOf(item.key);
        const auto status = sheet->view.myStatus;
        const bool isOver = status == InvitationStatus::Finalized || status == InvitationStatus::Rejected;
        if (at >= 0 && isOver && !sheet->isLocked) {
            (void)d->write(d->journal.decide(item.key, item.title, Decision::Skip, {}, d->clock.now()));
            (void)d->write(d->journal.recordOutcome(
                item.key, status == InvitationStatus::Finalized ? State::Signed : State::Declined, {},
                d->clock.now()));
            d->reloadRow(d->items[at]);
        }
        listener.notify({});
    });
}

// ---- signing

void SigningStack::consents(QObject* context, std::function<void(Result<QList<StackConsent>>)> done)
{
    QList<int> open;
    for (qsizetype i = 0; i < d->items.size(); ++i) {
        const StackItem& item = d->items.at(i);
        if (item.decision == Decision::Sign && (item.state == State::Waiting || item.state == State::Failed))
            open.append(static_cast<int>(i));
    }
    d->fetchConsents(open, context, std::move(done), {});
}

void SigningStack::Private::fetchConsents(QList<int> open, QObject* context,
                                          std::function<void(Result<QList<StackConsent>>)> done,
                                          QList<StackConsent> found)
{
    while (!open.isEmpty() && shownConsents.contains(items.at(open.first()).key.invitation)) {
        const StackConsent one = shownConsents.value(items.at(open.takeFirst()).key.invitation);
        if (!found.contains(one)) found.append(one);
    }
    if (open.isEmpty()) return notifyLater<QList<StackConsent>>(context, std::move(done), found);
    const StackItem item = items.at(open.first());
    api::ApiClient* client = listing.clientOf(item.key.profile);
    if (!client) return notifyLater<QList<StackConsent>>(context, std::move(done), fail(noAccountError()));
    loadSheet(*client, item.key.document, item.key.invitation, {}, files, false, q,
              [this, open, context, done, found, item](const Result<StackSheet>& sheet) mutable {
                  if (open.last() >= items.size() || !(items.at(open.first()).key == item.key))
                      return notifyLater<QList<StackConsent>>(
                          context, done, fail(ErrorCode::State, reasons::stackDocumentNotOpen()));
                  // A document that can't be loaded now fails during signing; the others are signed.
                  shownConsents.insert(item.key.invitation,
                                       sheet && !sheet->isLocked ? consentOf(sheet->view) : StackConsent());
                  fetchConsents(std::move(open), context, std::move(done), std::move(found));
              });
}

bool SigningStack::isPerforming() const
{
    return d->isPerforming;
}

void SigningStack::stop()
{
    d->isStopping = d->isPerforming;
}

void SigningStack::perform(const QList<StackConsent>& agreed)
{
    if (d->isPerforming || d->isRefreshing) return;
    d->agreed = agreed;
    d->queue.clear();
    for (const StackItem& item : std::as_const(d->items))
        if ((item.decision == Decision::Sign || item.decision == Decision::Decline) &&
            (item.state == State::Waiting || item.state == State::Failed))
            d->queue.append(item.key);
    d->isPerforming = true;
    d->isStopping = false;
    Q_EMIT changed();
    QMetaObject::invokeMethod(
        this, [this] { d->performNext(); }, Qt::QueuedConnection);
}

void SigningStack::Private::performNext()
{
    Q_ASSERT(isPerforming && !isRefreshing);
    if (queue.isEmpty() || isStopping) {
        isPerforming = false;
        queue.clear();
        Q_EMIT q->changed();
        Q_EMIT q->finished();
        return;
    }
    const int at = q->indexOf(queue.takeFirst());
    if (at < 0) return performNext();
    performOne(items.at(at));
}

/** Loads the document first, because it must be unchanged since it was seen and not be signed already. */
void SigningStack::Private::performOne(const StackItem& item)
{
    api::ApiClient* client = listing.clientOf(item.key.profile);
    if (!client) return recordOutcome(item, State::Failed, noAccountError().detail);
    if (const auto left = write(journal.markSending(item.key, item.decision, clock.now())); !left) {
        if (const int at = q->indexOf(item.key); at >= 0) reloadRow(items[at]);
        return performNext();
    }
    if (const int at = q->indexOf(item.key); at >= 0) reloadRow(items[at]);
    loadSheet(*client, item.key.document, item.key.invitation, adopted, files, false, q,
              [this, item](const Result<StackSheet>& sheet) {
                  if (!sheet) return recordOutcome(item, State::Failed, sheet.error().detail);
                  if (sheet->isLocked) return recordOutcome(item, State::Failed, sheet->blockingReason);
                  const auto status = sheet->view.myStatus;
                  if (status == InvitationStatus::Finalized) return recordOutcome(item, State::Signed);
                  if (status == InvitationStatus::Rejected) return recordOutcome(item, State::Declined);
                  item.decision == Decision::Decline ? declineOne(item) : signOne(item, *sheet);
              });
}

void SigningStack::Private::signOne(const StackItem& item, const StackSheet& sheet)
{
    if (sheet.digest != item.seenDigest) return recordChange(item);
    if (!sheet.blockingReason.isEmpty()) return recordOutcome(item, State::Failed, sheet.blockingReason);
    if (!agreed.contains(consentOf(sheet.view)))
        return recordOutcome(item, State::Failed, reasons::stackConsentMissing());
    const int invited = sheet.document.invitationIndexOf(item.key.invitation);
    api::ApiClient* client = listing.clientOf(item.key.profile);
    if (!client || invited < 1) return recordOutcome(item, State::Failed, noAccountError().detail);
    wire::FinishRequest request = makeFinishRequest(sheet.document, sheet.view);
    const StackListing::Account* known = listing.account(item.key.profile);
    request.isInPerson = known && known->recordsInPerson;
    client->signer(sheet.document.invitations.at(invited - 1).signingUrl)
        .finish(request, q, [this, item](const Result<wire::SignerView>& answer) {
            if (answer) return recordOutcome(item, State::Signed);
            if (wire::shownDifferences(answer.error())) return recordChange(item);
            if (mayHaveArrived(answer.error())) return queryOutcome(item, answer.error());
            recordOutcome(item, State::Failed, answer.error().detail);
        });
}

void SigningStack::Private::declineOne(const StackItem& item)
{
    api::ApiClient* client = listing.clientOf(item.key.profile);
    if (!client) return recordOutcome(item, State::Failed, noAccountError().detail);
    client->retrieve(item.key.document, q, [this, item](const Result<Document>& document) {
        if (!document) return recordOutcome(item, State::Failed, document.error().detail);
        const int invited = document->invitationIndexOf(item.key.invitation);
        api::ApiClient* open = listing.clientOf(item.key.profile);
        if (invited < 1 || !open) return recordOutcome(item, State::Failed, reasons::recipientNotDocument());
        open->signer(document->invitations.at(invited - 1).signingUrl)
            .reject(item.reason, q, [this, item](const Result<wire::SignerView>& answer) {
                if (answer) return recordOutcome(item, State::Declined);
                if (mayHaveArrived(answer.error())) return queryOutcome(item, answer.error());
                recordOutcome(item, State::Failed, answer.error().detail);
            });
    });
}

/** Checks with the service whether a request with a lost response was carried out. If the service is
 * unreachable, the row's state remains Sending, and the next refresh determines the outcome. */
void SigningStack::Private::queryOutcome(const StackItem& item, const Error& why)
{
    api::ApiClient* client = listing.clientOf(item.key.profile);
    if (!client) return performNext();
    loadSheet(*client, item.key.document, item.key.invitation, {}, files, false, q,
              [this, item, why](const Result<StackSheet>& sheet) {
                  if (!sheet || sheet->isLocked) {
                      if (const int at = q->indexOf(item.key); at >= 0) items[at].problem = why.detail;
                      Q_EMIT q->changed();
                      return performNext();
                  }
                  const auto status = sheet->view.myStatus;
                  recordOutcome(item,
                                status == InvitationStatus::Finalized  ? State::Signed
                                : status == InvitationStatus::Rejected ? State::Declined
                                                                       : State::Failed,
                                why.detail);
              });
}

void SigningStack::Private::recordOutcome(const StackItem& item, State state, const Message& problem)
{
    Q_ASSERT(state == State::Signed || state == State::Declined || state == State::Failed);
    (void)write(
        journal.recordOutcome(item.key, state, state == State::Failed ? problem : Message(), clock.now()));
    if (const int at = q->indexOf(item.key); at >= 0) reloadRow(items[at]);
    performNext();
}

void SigningStack::Private::recordChange(const StackItem& item)
{
    (void)write(journal.markChanged(item.key, clock.now()));
    shownConsents.remove(item.key.invitation);
    if (const int at = q->indexOf(item.key); at >= 0) {
        reloadRow(items[at]);
        items[at].problem = reasons::stackChanged();
    }
    performNext();
}

} // namespace ink::workflow

#include "moc_signingstack.cpp"
