#include "app/workflow/drafts/documentsender.h"

#include "app/base/reasons.h"
#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/routing.h"
#include "app/domain/values/validation.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/reasons.h"
#include "app/workflow/session/serversupport.h"
#include "app/workflow/session/session.h"

#include <QUuid>

namespace ink::workflow {

using namespace domain;

struct DocumentSender::Private
{
    Private(DocumentSender* send, Session& chosen, DraftEditor& draft)
        : q(send), session(chosen), editor(draft)
    {
    }

    void begin();
    void go(Step next);
    void failed(const Error& why);
    void prepare();
    void upload();
    void sendIt();
    /** Fetches the document after a write was refused because of its state or version: the document may have
     * been sent already. */
    void lookAgain(const Error& why);
    void sentAs(const Document& document);

    DocumentSender* q;
    Session& session;
    DraftEditor& editor;
    Step step = Step::Idle;
    std::optional<Error> error;
    Document sent;
    api::Call call;
    quint64 turn = 0;
    bool isScheduling = false;
    std::optional<Timestamp> at; ///< the time to send at, while scheduling; nothing = cancel the schedule
};

DocumentSender::DocumentSender(Session& session, DraftEditor& editor, QObject* parent)
    : QObject(parent), d(new Private(this, session, editor))
{
}

DocumentSender::~DocumentSender() = default;

void DocumentSender::Private::go(Step next)
{
    if (step == next) return;
    step = next;
    Q_EMIT q->stepChanged();
}

void DocumentSender::Private::failed(const Error& why)
{
    Q_ASSERT(step != Step::Idle && step != Step::Sent);
    error = why;
    go(Step::Failed);
}

void DocumentSender::start()
{
    if (d->step != Step::Idle && d->step != Step::Failed) return;
    d->isScheduling = false;
    d->begin();
}

void DocumentSender::startAt(const std::optional<Timestamp>& time)
{
    if (d->step != Step::Idle && d->step != Step::Failed) return;
    d->isScheduling = true;
    d->at = time;
    d->begin();
}

void DocumentSender::Private::begin()
{
    Q_ASSERT(step == Step::Idle || step == Step::Failed);
    error.reset();
    const auto mine = ++turn;
    go(Step::Preparing);
    QMetaObject::invokeMethod(
        q,
        [this, mine] {
            if (mine == turn) prepare();
        },
        Qt::QueuedConnection);
}

void DocumentSender::retry()
{
    // No step is repeated: saved edits are not saved again, and sending has an idempotency key.
    if (d->step == Step::Failed) d->begin();
}

void DocumentSender::cancel()
{
    if (d->step == Step::Idle || d->step == Step::Sent || d->step == Step::Failed) return;
    ++d->turn;
    d->call.cancel();
    if (d->step == Step::Sending)
        return d->failed(fail(ErrorCode::Cancelled, reasons::documentMaybeSent()).value());
    d->go(Step::Idle);
}

void DocumentSender::Private::prepare()
{
    Q_ASSERT(step == Step::Preparing);
    if (!editor.isOpen()) return failed(fail(ErrorCode::State, reasons::noDocumentOpen()).value());
    const bool isCalledOff = isScheduling && !at; // allowed even if the draft is invalid
    if (isCalledOff) return upload();
    if (const auto fine = toResult(validate(editor.document())); !fine) return failed(fine.error());
    const bool needsRouting = usesRouting(editor.document()) || isScheduling;
    if (!needsRouting && !hidesFiles(editor.document()) && !usesCustomFields(editor.document().tags))
        return upload();
    // A server without these features would ignore them: send in plain sequential steps, and show all files.
    session.queryLimits(q, [this, needsRouting, now = turn](const Result<domain::Limits>& limits) {
        if (now != turn) return;
        if (!limits) return failed(limits.error());
        if (const auto takes = checkTakesCustomFields(*limits, editor.document().tags); !takes)
            return failed(takes.error());
        if (needsRouting && !limits->routing)
            return failed(fail(ErrorCode::State, reasons::serverKnowsNoRouting()).value());
        if (const auto hides = checkHidesFiles(*limits, editor.document()); !hides)
            return failed(hides.error());
        upload();
    });
}

void DocumentSender::Private::upload()
{
    Q_ASSERT(step == Step::Preparing);
    const auto now = turn;
    go(Step::Uploading);
    if (now != turn) return; // a listener has cancelled it
    editor.flush(q, [this, now](const Result<void>& flushed) {
        if (now != turn) return;
        if (!flushed) return failed(flushed.error());
        sendIt();
    });
}

void DocumentSender::Private::sendIt()
{
    api::ApiClient* client = session.client();
    if (!client) return failed(noAccountError());
    Q_ASSERT(step == Step::Uploading);
    const auto now = turn;
    go(Step::Sending);
    if (now != turn) return;
    const Document document = editor.document();
    wire::DocumentPatch patch;
    patch.version = document.version;
    QString what = QStringLiteral("send");
    if (isScheduling) {
        patch.setting.emplace().sendAt = at;
        what = QStringLiteral("schedule:%1").arg(at ? at->time_since_epoch().count() : 0);
    } else {
        patch.signingStatus = SigningStatus::InProgress;
    }
    const QByteArray fresh = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    const QByteArray key = editor.stepKey(what, fresh);
    call = client->update(document.id, patch, QString::fromLatin1(key), q,
                          [this, now](const Result<Document>& answer) {
                              if (now != turn) return;
                              if (answer) return sentAs(*answer);
                              const auto code = answer.error().code;
                              if (code == ErrorCode::State || code == ErrorCode::Version)
                                  return lookAgain(answer.error());
                              failed(answer.error());
                          });
}

void DocumentSender::Private::lookAgain(const Error& why)
{
    api::ApiClient* client = session.client();
    if (!client) return failed(why);
    Q_ASSERT(step == Step::Sending);
    call = client->retrieve(editor.document().id, q, [this, now = turn, why](const Result<Document>& answer) {
        if (now != turn) return;
        if (answer && answer->status != SigningStatus::Draft && answer->status != SigningStatus::Cancelled)
            return sentAs(*answer);
        if (answer) editor.adopt(*answer);
        failed(why);
    });
}

void DocumentSender::Private::sentAs(const Document& document)
{
    Q_ASSERT(step == Step::Sending);
    const bool isScheduled = isScheduling && document.setting.sendAt == at;
    if (document.status == SigningStatus::Draft && !isScheduled)
        return failed(fail(ErrorCode::Protocol, reasons::serverSentNoDocument()).value());
    sent = document;
    editor.adopt(document);
    go(Step::Sent);
}

DocumentSender::Step DocumentSender::step() const
{
    return d->step;
}

const std::optional<Error>& DocumentSender::error() const
{
    return d->error;
}

const Document& DocumentSender::sentDocument() const
{
    return d->sent;
}

} // namespace ink::workflow

#include "moc_documentsender.cpp"
