#include "app/workflow/documents/documentactions.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/amendment.h"
#include "app/workflow/documents/documentamendment.h"
#include "app/workflow/documents/reasons.h"
#include "app/workflow/session/reasons.h"
#include "app/workflow/session/session.h"

#include <QSet>
#include <QUuid>

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

namespace ink::workflow {

using namespace domain;

namespace {
constexpr int maxParallelActions = 6;
constexpr qsizetype removedAtOnce = 100; // maximum documents in one DELETE
using ActKind = DocumentAction::Kind;
} // namespace

bool DocumentAction::appliesTo(const DocumentRef& document) const
{
    switch (kind) {
    case Kind::Remind:
    case Kind::Cancel:
    case Kind::Correct:
        return document.status == SigningStatus::InProgress && !document.isDeleted;
    case Kind::Move:
        return !document.isDeleted && document.folder != folder;
    case Kind::Trash:
        return !document.isDeleted;
    case Kind::Rename:
        return !document.isDeleted && document.title != title;
    case Kind::Restore:
    case Kind::Purge:
        return document.isDeleted;
    }
    return false;
}

QList<DocumentRef> DocumentAction::applicableDocuments(const QList<DocumentRef>& documents) const
{
    QList<DocumentRef> fit;
    std::copy_if(documents.cbegin(), documents.cend(), std::back_inserter(fit),
                 [this](const DocumentRef& document) { return appliesTo(document); });
    return fit;
}

struct DocumentActions::Private
{
    /** A document of the action. */
    struct Item
    {
        DocumentRef document;
        std::optional<Result<void>> result; ///< nothing until the action on it has ended
        int remindedCount = 0;              ///< for Remind: the number of people the service reminded
    };
    Private(DocumentActions* acts, Session& chosen) : q(acts), session(chosen) {}

    void next();
    void finish(qsizetype index, Result<void> result);
    void patch(qsizetype index);
    void remind(qsizetype index);
    void correct(qsizetype index);
    void remindHolders(qsizetype index, QStringList guids, Result<void> soFar);
    void removeSome();
    [[nodiscard]] bool isRemoval() const { return act.kind == ActKind::Trash || act.kind == ActKind::Purge; }

    DocumentActions* q;
    Session& session;
    DocumentAction act;
    QList<Item> items;
    qsizetype begun = 0;
    qsizetype settled = 0;
    int running = 0;
    bool stopped = false;
    bool left = false; ///< another account was opened, whose documents may have the same numbers
    bool on = false;
};

DocumentActions::DocumentActions(Session& session, QObject* parent)
    : QObject(parent), d(new Private(this, session))
{
    connect(&session, &Session::currentChanged, this, [this] { d->left = true; });
}

DocumentActions::~DocumentActions() = default;

bool DocumentActions::start(const DocumentAction& act, const QList<DocumentRef>& documents)
{
    if (d->on) return false;
    d->act = act;
    d->items.clear();
    d->items.reserve(documents.size());
    for (const DocumentRef& document : documents)
        d->items.append({document, std::nullopt});
    d->begun = d->settled = 0;
    d->stopped = d->left = false;
    d->on = true;
    QMetaObject::invokeMethod(
        this, [this] { d->next(); }, Qt::QueuedConnection);
    return true;
}

void DocumentActions::stop()
{
    d->stopped = true;
}

bool DocumentActions::isRunning() const
{
    return d->on;
}

const DocumentAction& DocumentActions::action() const
{
    return d->act;
}

qsizetype DocumentActions::doneCount() const
{
    return d->settled;
}

qsizetype DocumentActions::totalCount() const
{
    return d->items.size();
}

QList<ActionResult> DocumentActions::failures() const
{
    QList<ActionResult> out;
    for (const Private::Item& item : std::as_const(d->items))
        if (item.result && !*item.result) out.append({item.document, *item.result});
    return out;
}

QList<DocumentRef> DocumentActions::succeededDocuments() const
{
    QList<DocumentRef> out;
    for (const Private::Item& item : std::as_const(d->items))
        if (item.result && *item.result) out.append(item.document);
    return out;
}

int DocumentActions::remindedCount() const
{
    return std::accumulate(d->items.cbegin(), d->items.cend(), 0,
                           [](int sum, const Private::Item& item) { return sum + item.remindedCount; });
}

void DocumentActions::Private::next()
{
    if (stopped || left || !session.client()) {
        const ErrorCode code = stopped || left ? ErrorCode::Cancelled : ErrorCode::State;
        const Message why = stopped ? reasons::stoppedBeforeTurn()
                            : left  ? reasons::otherAccountOpened()
                                    : reasons::noAccountOpen();
        for (; begun < items.size(); ++begun, ++settled)
            items[begun].result = fail(code, why);
    }
    while (running < maxParallelActions && begun < items.size()) {
        if (isRemoval()) {
            removeSome();
            continue;
        }
        const qsizetype index = begun++;
        ++running;
        if (act.kind == ActKind::Remind)
            remind(index);
        else if (act.kind == ActKind::Correct)
            correct(index);
        else
            patch(index);
    }
    if (running == 0 && settled == items.size() && on) {
        on = false;
        Q_EMIT q->finished();
    }
}

void DocumentActions::Private::finish(qsizetype index, Result<void> result)
{
    items[index].result = std::move(result);
    ++settled;
    Q_EMIT q->progressed();
}

void DocumentActions::Private::patch(qsizetype index)
{
    wire::DocumentPatch patch;
    if (act.kind == ActKind::Cancel) {
        patch.signingStatus = SigningStatus::Cancelled;
        patch.reason = act.reason;
    } else if (act.kind == ActKind::Move) {
        patch.folderId = act.folder;
    } else if (act.kind == ActKind::Rename) {
        patch.title = act.title;
    } else {
        patch.deleted = false;
    }
    session.client()->update(items.at(index).document.id, patch,
                             QUuid::createUuid().toString(QUuid::WithoutBraces), q,
                             [this, index](const Result<Document>& document) {
                                 --running;
                                 finish(index, document ? Result<void>() : fail(document.error()));
                                 next();
                             });
}

void DocumentActions::Private::remind(qsizetype index)
{
    const DocumentRef& document = items.at(index).document;
    if (!document.pendingInvitations.isEmpty()) return remindHolders(index, document.pendingInvitations, {});
    // A listing may omit the invitations.
    session.client()->retrieve(document.id, q, [this, index](const Result<Document>& whole) {
        if (whole) return remindHolders(index, refOf(*whole).pendingInvitations, {});
        --running;
        finish(index, fail(whole.error()));
        next();
    });
}

void DocumentActions::Private::correct(qsizetype index)
{
    const auto end = [this, index](Result<void> result) {
        --running;
        finish(index, std::move(result));
        next();
    };
    loadForAmendment(session, items.at(index).document.id, q, [this, end](const Result<Document>& document) {
        if (!document) return end(fail(document.error()));
        const Correction as{document->invitations, document->setting.expireDaysAfterSent};
        Correction wanted = as;
        if (!act.formerEmail.isEmpty()) {
            auto people = withPersonReplaced(document->invitations, act.formerEmail, act.name, act.email);
            if (!people) return end(fail(ErrorCode::NotFound, reasons::noSuchOpenRecipient(act.formerEmail)));
            wanted.invitations = std::move(*people);
        }
        if (act.deadline.isValid()) {
            const int days = expireDaysFor(*document, act.deadline);
            if (!act.onlyExtends || days > as.expireDaysAfterSent) wanted.expireDaysAfterSent = days;
        }
        if (wanted == as) return end({});
        amend(session, *document, wanted, q, end);
    });
}

void DocumentActions::Private::remindHolders(qsizetype index, QStringList guids, Result<void> soFar)
{
    if (guids.isEmpty() || left || !session.client()) {
        --running;
        if (!guids.isEmpty() && soFar) soFar = fail(ErrorCode::Cancelled, reasons::otherAccountOpened());
        // A recipient without an address is not an error if others were reminded.
        if (!soFar && soFar.error().code == ErrorCode::NotMailed && items.at(index).remindedCount > 0)
            soFar = {};
        finish(index, std::move(soFar));
        return next();
    }
    const QString guid = guids.takeFirst();
    session.client()->remind(items.at(index).document.id, guid, q,
                             [this, index, guids, soFar](Result<void> reminded) {
                                 if (reminded) ++items[index].remindedCount;
                                 remindHolders(index, guids, soFar ? std::move(reminded) : soFar);
                             });
}

void DocumentActions::Private::removeSome()
{
    const qsizetype first = begun;
    begun = std::min(begun + removedAtOnce, items.size());
    ++running;
    QList<DocumentId> ids;
    for (qsizetype i = first; i < begun; ++i)
        ids.append(items.at(i).document.id);
    const auto settleAll = [this, first, end = begun](const Result<QList<api::ApiClient::Removal>>& told) {
        --running;
        QHash<DocumentId, api::ApiClient::Removal> byId;
        if (told)
            for (const auto& one : *told)
                byId.insert(one.id, one);
        for (qsizetype i = first; i < end; ++i) {
            const auto found = byId.constFind(items.at(i).document.id);
            if (!told)
                finish(i, fail(told.error()));
            else if (found != byId.cend() && !found->success)
                finish(i, fail(ErrorCode::State, found->message));
            else
                finish(i, {});
        }
        next();
    };
    if (act.kind == ActKind::Purge)
        session.client()->purge(ids, q, settleAll);
    else
        session.client()->remove(ids, q, settleAll);
}

} // namespace ink::workflow

#include "moc_documentactions.cpp"
