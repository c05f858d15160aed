#include "app/workflow/drafts/draftrecovery.h"

#include "app/store/journals/draftjournal.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/session.h"

namespace ink::workflow {

namespace {
/** Returns true if the other entries would fail in the same way. */
bool concernsAll(ErrorCode code)
{
    switch (code) {
    case ErrorCode::Network:
    case ErrorCode::Timeout:
    case ErrorCode::Tls:
    case ErrorCode::Unavailable:
    case ErrorCode::RateLimit:
    case ErrorCode::Auth:
    case ErrorCode::Cancelled:
        return true;
    default:
        return false;
    }
}
} // namespace

struct DraftRecovery::Private
{
    Private(Session& chosen, store::DraftJournal& kept) : session(chosen), journal(kept), editor(chosen, kept)
    {
    }
    Session& session;
    store::DraftJournal& journal;
    DraftEditor editor; ///< saves like any editor
    QList<store::DraftJournal::Entry> left;
    bool running = false;
    quint64 turn = 0; ///< incremented with each profile, so that responses for the previous one are ignored
};

DraftRecovery::DraftRecovery(Session& session, store::DraftJournal& journal, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(session, journal))
{
    connect(&session, &Session::currentChanged, this, &DraftRecovery::begin);
    if (session.current()) QMetaObject::invokeMethod(this, &DraftRecovery::begin, Qt::QueuedConnection);
}

DraftRecovery::~DraftRecovery() = default;

bool DraftRecovery::isRunning() const
{
    return d->running;
}

void DraftRecovery::begin()
{
    ++d->turn;
    d->running = false;
    d->left.clear();
    if (!d->session.current()) return;
    auto entries = d->journal.all(d->session.current()->id);
    if (!entries)
        return qWarning("Unsaved drafts could not be read: %s", qPrintable(entries.error().detail.english()));
    d->left = std::move(*entries);
    d->running = true;
    recoverNext();
}

void DraftRecovery::recoverNext()
{
    Q_ASSERT(d->running);
    if (d->left.isEmpty()) {
        d->running = false;
        Q_EMIT finished();
        return;
    }
    const auto entry = d->left.takeFirst();
    d->editor.recover(entry.document, entry.body, this,
                      [this, turn = d->turn, id = entry.document](const Result<void>& saved) {
                          if (turn != d->turn) return;
                          if (!saved && concernsAll(saved.error().code)) d->left.clear();
                          if (saved) Q_EMIT recovered(id);
                          recoverNext();
                      });
}

} // namespace ink::workflow

#include "moc_draftrecovery.cpp"
