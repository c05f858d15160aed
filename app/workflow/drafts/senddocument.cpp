#include "app/workflow/drafts/senddocument.h"

#include "app/base/reasons.h"
#include "app/domain/rules.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/session.h"

#include <QUuid>

namespace ink::workflow {

using namespace domain;

struct SendDocument::Private
{
    Private(SendDocument* send, Session& chosen, DraftEditor& draft) : q(send), session(chosen), editor(draft)
    {
    }

    void go(Step next);
    void failed(const Error& why);
    void prepare();
    void upload();
    void sendIt();
    /** The write was refused because of the document's state or version: maybe it was sent already. */
    void lookAgain(const Error& why);
    void sentAs(const Document& document);

    SendDocument* q;
    Session& session;
    DraftEditor& editor;
    Step step = Step::Idle;
    std::optional<Error> error;
    Document sent;
    api::Call call;
    quint64 turn = 0;
};

SendDocument::SendDocument(Session& session, DraftEditor& editor, QObject* parent)
    : QObject(parent), d(new Private(this, session, editor))
{
}

SendDocument::~SendDocument() = default;

void SendDocument::Private::go(Step next)
{
    if (step == next) return;
    step = next;
    Q_EMIT q->stepChanged();
}

void SendDocument::Private::failed(const Error& why)
{
    error = why;
    go(Step::Failed);
}

void SendDocument::start()
{
    if (d->step != Step::Idle && d->step != Step::Failed) return;
    d->error.reset();
    const auto turn = ++d->turn;
    d->go(Step::Preparing);
    QMetaObject::invokeMethod(
        this,
        [this, turn] {
            if (turn == d->turn) d->prepare();
        },
        Qt::QueuedConnection);
}

void SendDocument::retry()
{
    // Nothing is done twice: what is saved is not saved again, and sending has its key.
    if (d->step == Step::Failed) start();
}

void SendDocument::cancel()
{
    if (d->step == Step::Idle || d->step == Step::Sent || d->step == Step::Failed) return;
    ++d->turn;
    d->call.cancel();
    if (d->step == Step::Sending)
        return d->failed(fail(ErrorCode::Cancelled, reasons::documentMaybeSent()).value());
    d->go(Step::Idle);
}

void SendDocument::Private::prepare()
{
    if (!editor.isOpen()) return failed(fail(ErrorCode::State, reasons::noDocumentOpen()).value());
    if (const auto fine = asResult(validate(editor.document())); !fine) return failed(fine.error());
    upload();
}

void SendDocument::Private::upload()
{
    go(Step::Uploading);
    editor.flush(q, [this, now = turn](const Result<void>& flushed) {
        if (now != turn) return;
        if (!flushed) return failed(flushed.error());
        sendIt();
    });
}

void SendDocument::Private::sendIt()
{
    api::ApiClient* client = session.client();
    if (!client) return failed(noAccount());
    go(Step::Sending);
    const Document document = editor.document();
    wire::DocumentPatch patch;
    patch.version = document.version;
    patch.signingStatus = SigningStatus::InProgress;
    const QByteArray fresh = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    const QByteArray key = editor.stepKey(QStringLiteral("send"), fresh);
    call = client->update(document.id, patch, QString::fromLatin1(key), q,
                          [this, now = turn](const Result<Document>& answer) {
                              if (now != turn) return;
                              if (answer) return sentAs(*answer);
                              const auto code = answer.error().code;
                              if (code == ErrorCode::State || code == ErrorCode::Version)
                                  return lookAgain(answer.error());
                              failed(answer.error());
                          });
}

void SendDocument::Private::lookAgain(const Error& why)
{
    api::ApiClient* client = session.client();
    if (!client) return failed(why);
    call = client->retrieve(editor.document().id, q, [this, now = turn, why](const Result<Document>& answer) {
        if (now != turn) return;
        if (answer && answer->status != SigningStatus::Draft && answer->status != SigningStatus::Cancelled)
            return sentAs(*answer);
        if (answer) editor.adopt(*answer);
        failed(why);
    });
}

void SendDocument::Private::sentAs(const Document& document)
{
    if (document.status == SigningStatus::Draft)
        return failed(fail(ErrorCode::Protocol, reasons::serverSentNoDocument()).value());
    sent = document;
    editor.adopt(document);
    go(Step::Sent);
}

SendDocument::Step SendDocument::step() const
{
    return d->step;
}

const std::optional<Error>& SendDocument::error() const
{
    return d->error;
}

const Document& SendDocument::sent() const
{
    return d->sent;
}

} // namespace ink::workflow
