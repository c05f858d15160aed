#include "app/workflow/callbacks/callbacktest.h"

#include "app/api/reasons.h"
#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"

#include <QUuid>

namespace ink::workflow {

using namespace domain;

struct CallbackTest::Private
{
    Private(CallbackTest* test, Session& chosen) : q(test), session(chosen) {}

    void create(const AccountDetails& account);
    void sign(const QString& url);
    void set(Step next, std::optional<Error> why = std::nullopt)
    {
        step = next;
        error = std::move(why);
        Q_EMIT q->stepChanged();
    }

    CallbackTest* q;
    Session& session;
    Step step = Step::Idle;
    std::optional<Error> error;
    QString title;
    QString pdf;
    QByteArray signature;
    QString url;
    DocumentId document;
};

CallbackTest::CallbackTest(Session& session, QObject* parent)
    : QObject(parent), d(std::make_unique<Private>(this, session))
{
}

CallbackTest::~CallbackTest() = default;

CallbackTest::Step CallbackTest::step() const
{
    return d->step;
}

const std::optional<Error>& CallbackTest::error() const
{
    return d->error;
}

DocumentId CallbackTest::document() const
{
    return d->document;
}

void CallbackTest::start(const QString& title, const QString& pdf, const QByteArray& signature,
                         const QString& url)
{
    if (isRunning()) return;
    d->title = title;
    d->pdf = pdf;
    d->signature = signature;
    d->url = url;
    d->document = {};
    api::ApiClient* client = d->session.client();
    if (!client) return d->set(Step::Failed, noAccountError());
    d->set(Step::Sending);
    client->accountDetails(this, [this](const Result<AccountDetails>& account) {
        if (!account) return d->set(Step::Failed, account.error());
        d->create(*account);
    });
}

void CallbackTest::Private::create(const AccountDetails& account)
{
    api::ApiClient* client = session.client();
    if (!client) return set(Step::Failed, noAccountError());
    Document wanted;
    wanted.title = title;
    wanted.senderName = account.userSetting.name.isEmpty() ? account.email : account.userSetting.name;
    wanted.senderEmail = account.email;
    wanted.status = SigningStatus::InProgress;
    wanted.setting.postBackUrl = url;
    Invitation self;
    self.recipientName = wanted.senderName;
    self.recipientEmail = account.email;
    self.actionType = ActionType::Signer;
    self.sequence = 1;
    wanted.invitations.append(self);
    Tag place;
    place.name = QStringLiteral("Signature");
    place.type = TagType::Signature;
    place.pageIndex = 1;
    place.invitationIndex = 1;
    place.rect = {72, 200, 200, 48};
    wanted.tags.append(place);
    client->create(
        wanted, {{QStringLiteral("test.pdf"), pdf}}, QUuid::createUuid().toString(QUuid::WithoutBraces), q,
        [this](const Result<Document>& made) {
            if (!made) return set(Step::Failed, made.error());
            document = made->id;
            if (made->invitations.isEmpty() || made->invitations.first().signingUrl.isEmpty())
                return set(Step::Failed,
                           fail(ErrorCode::Protocol, reasons::recipientHasNoSigningAddress()).value());
            set(Step::Signing);
            sign(made->invitations.first().signingUrl);
        });
}

void CallbackTest::Private::sign(const QString& signingUrl)
{
    api::ApiClient* client = session.client();
    if (!client) return set(Step::Failed, noAccountError());
    client->signer(signingUrl).view(q, [this, signingUrl](const Result<wire::SignerView>& view) {
        if (!view) return set(Step::Failed, view.error());
        api::ApiClient* now = session.client();
        if (!now) return set(Step::Failed, noAccountError());
        wire::FinishRequest request;
        request.hasConsented = true;
        for (const wire::SignerTag& one : view->tags)
            request.values.values.append({one.tag.id, {}, signature});
        now->signer(signingUrl).finish(request, q, [this](const Result<wire::SignerView>& done) {
            if (!done) return set(Step::Failed, done.error());
            set(Step::Signed);
        });
    });
}

} // namespace ink::workflow

#include "moc_callbacktest.cpp"
