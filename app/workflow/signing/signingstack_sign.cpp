// Signing what was decided: the words first, then one document after the other.
#include "app/base/reasons.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/unreached.h"
#include "app/workflow/signing/signingstack_p.h"

#include <algorithm>
#include <utility>

namespace ink::workflow {

using namespace domain;

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
    while (!open.isEmpty() && words.contains(items.at(open.first()).key.invitation)) {
        const StackConsent one = words.value(items.at(open.takeFirst()).key.invitation);
        if (!found.contains(one)) found.append(one);
    }
    if (open.isEmpty()) return tellSoon<QList<StackConsent>>(context, std::move(done), found);
    const StackItem item = items.at(open.first());
    api::ApiClient* client = clientOf(item.key.profile);
    if (!client) return tellSoon<QList<StackConsent>>(context, std::move(done), fail(noAccount()));
    loadSheet(*client, item.key.document, item.key.invitation, {}, files, false, q,
              [this, open, context, done, found, item](const Result<StackSheet>& sheet) mutable {
                  if (open.last() >= items.size() || !(items.at(open.first()).key == item.key))
                      return tellSoon<QList<StackConsent>>(
                          context, done, fail(ErrorCode::State, reasons::stackDocumentNotOpen()));
                  // One that can't be read now fails when it is signed, and the others are signed.
                  words.insert(item.key.invitation,
                               sheet && !sheet->isLocked ? consentOf(sheet->view) : StackConsent());
                  fetchConsents(std::move(open), context, std::move(done), std::move(found));
              });
}

bool SigningStack::isCarryingOut() const
{
    return d->isCarryingOut;
}

void SigningStack::stop()
{
    d->isStopping = d->isCarryingOut;
}

void SigningStack::carryOut(const QList<StackConsent>& agreed)
{
    if (d->isCarryingOut || d->isRefreshing) return;
    d->agreed = agreed;
    d->queue.clear();
    for (const StackItem& item : std::as_const(d->items))
        if ((item.decision == Decision::Sign || item.decision == Decision::Decline) &&
            (item.state == State::Waiting || item.state == State::Failed))
            d->queue.append(item.key);
    d->isCarryingOut = true;
    d->isStopping = false;
    Q_EMIT changed();
    QMetaObject::invokeMethod(
        this, [this] { d->next(); }, Qt::QueuedConnection);
}

void SigningStack::Private::next()
{
    if (queue.isEmpty() || isStopping) {
        isCarryingOut = false;
        queue.clear();
        Q_EMIT q->changed();
        Q_EMIT q->finished();
        return;
    }
    const int at = q->indexOf(queue.takeFirst());
    if (at < 0) return next();
    carryOutOne(items.at(at));
}

/** Looks first: what was seen has to be what is signed, and what is signed already is not signed again. */
void SigningStack::Private::carryOutOne(const StackItem& item)
{
    api::ApiClient* client = clientOf(item.key.profile);
    if (!client) return settle(item, State::Failed, noAccount().detail);
    if (const auto left = write(journal.leave(item.key, item.decision, clock.now())); !left) {
        if (const int at = q->indexOf(item.key); at >= 0) rereadRow(items[at]);
        return next();
    }
    if (const int at = q->indexOf(item.key); at >= 0) rereadRow(items[at]);
    loadSheet(*client, item.key.document, item.key.invitation, adopted, files, false, q,
              [this, item](const Result<StackSheet>& sheet) {
                  if (!sheet) return settle(item, State::Failed, sheet.error().detail);
                  if (sheet->isLocked) return settle(item, State::Failed, sheet->hindrance);
                  const auto status = sheet->view.myStatus;
                  if (status == InvitationStatus::Finalized) return settle(item, State::Signed);
                  if (status == InvitationStatus::Rejected) return settle(item, State::Declined);
                  item.decision == Decision::Decline ? declineOne(item) : signOne(item, *sheet);
              });
}

void SigningStack::Private::signOne(const StackItem& item, const StackSheet& sheet)
{
    if (sheet.digest != item.seen) return noteChanged(item);
    if (!sheet.hindrance.isEmpty()) return settle(item, State::Failed, sheet.hindrance);
    if (!agreed.contains(consentOf(sheet.view)))
        return settle(item, State::Failed, reasons::stackConsentMissing());
    const int invited = sheet.document.invitationIndexOf(item.key.invitation);
    api::ApiClient* client = clientOf(item.key.profile);
    if (!client || invited < 1) return settle(item, State::Failed, noAccount().detail);
    wire::FinishRequest request = finishRequestOf(sheet.document, sheet.view);
    const Place* known = place(item.key.profile);
    request.inPerson = known && known->inPerson;
    client->finish(sheet.document.invitations.at(invited - 1).signingUrl, request, q,
                   [this, item](const Result<wire::SignerView>& answer) {
                       if (answer) return settle(item, State::Signed);
                       if (wire::shownDifferences(answer.error())) return noteChanged(item);
                       if (mayHaveArrived(answer.error())) return askAgain(item, answer.error());
                       settle(item, State::Failed, answer.error().detail);
                   });
}

void SigningStack::Private::declineOne(const StackItem& item)
{
    api::ApiClient* client = clientOf(item.key.profile);
    if (!client) return settle(item, State::Failed, noAccount().detail);
    client->retrieve(item.key.document, q, [this, item](const Result<Document>& document) {
        if (!document) return settle(item, State::Failed, document.error().detail);
        const int invited = document->invitationIndexOf(item.key.invitation);
        api::ApiClient* open = clientOf(item.key.profile);
        if (invited < 1 || !open) return settle(item, State::Failed, reasons::recipientNotDocument());
        open->reject(document->invitations.at(invited - 1).signingUrl, item.reason, q,
                     [this, item](const Result<wire::SignerView>& answer) {
                         if (answer) return settle(item, State::Declined);
                         if (mayHaveArrived(answer.error())) return askAgain(item, answer.error());
                         settle(item, State::Failed, answer.error().detail);
                     });
    });
}

/** The answer was lost: the service tells whether it was carried out. Where it can't be asked, the row stays
 * as one that has left, and the next refresh settles it. */
void SigningStack::Private::askAgain(const StackItem& item, const Error& why)
{
    api::ApiClient* client = clientOf(item.key.profile);
    if (!client) return next();
    loadSheet(*client, item.key.document, item.key.invitation, {}, files, false, q,
              [this, item, why](const Result<StackSheet>& sheet) {
                  if (!sheet || sheet->isLocked) {
                      if (const int at = q->indexOf(item.key); at >= 0) items[at].problem = why.detail;
                      Q_EMIT q->changed();
                      return next();
                  }
                  const auto status = sheet->view.myStatus;
                  settle(item,
                         status == InvitationStatus::Finalized  ? State::Signed
                         : status == InvitationStatus::Rejected ? State::Declined
                                                                : State::Failed,
                         why.detail);
              });
}

void SigningStack::Private::settle(const StackItem& item, State state, const Message& problem)
{
    (void)write(journal.settle(item.key, state, state == State::Failed ? problem : Message(), clock.now()));
    if (const int at = q->indexOf(item.key); at >= 0) rereadRow(items[at]);
    next();
}

void SigningStack::Private::noteChanged(const StackItem& item)
{
    (void)write(journal.noteChange(item.key, clock.now()));
    words.remove(item.key.invitation);
    if (const int at = q->indexOf(item.key); at >= 0) {
        rereadRow(items[at]);
        items[at].problem = reasons::stackChanged();
    }
    next();
}

} // namespace ink::workflow
