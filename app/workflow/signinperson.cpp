#include "app/workflow/signinperson.h"

#include "app/domain/rules.h"
#include "app/workflow/later.h"
#include "app/workflow/session.h"

#include <QHash>
#include <QTimer>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr std::chrono::milliseconds saveDelay{600};

Error noAccount()
{
    return fail(ErrorCode::State, QStringLiteral("No account is open.")).value();
}

Error another()
{
    return fail(ErrorCode::Cancelled, QStringLiteral("Another document was opened.")).value();
}

/** Which code the service asks for with this refusal, if it asks for one. */
std::optional<SignInPerson::CodeKind> codeIn(const Error& error)
{
    if (error.code != ErrorCode::Forbidden) return std::nullopt;
    for (const FieldIssue& issue : error.fields) {
        if (issue.field == QLatin1StringView("code")) return SignInPerson::CodeKind::AccessCode;
        if (issue.field == QLatin1StringView("emailCode")) return SignInPerson::CodeKind::MailCode;
    }
    return std::nullopt;
}

std::optional<int> triesIn(const Error& error)
{
    for (const FieldIssue& issue : error.fields) {
        if (issue.field != QLatin1StringView("attemptsLeft")) continue;
        bool isNumber = false;
        const int left = issue.message.toInt(&isNumber);
        if (isNumber && left >= 0) return left;
    }
    return std::nullopt;
}

} // namespace

QString maskedAddress(const QString& address)
{
    const auto at = address.lastIndexOf(QLatin1Char('@'));
    if (at < 1) return address.isEmpty() ? QString() : QStringLiteral("•••");
    const int first = address.at(0).isHighSurrogate() ? 2 : 1;
    return address.left(first) + QStringLiteral("•••") + address.mid(at);
}

struct SignInPerson::Private
{
    Private(SignInPerson* signing, Session& chosen) : q(signing), session(chosen) {}

    void fetchBytes(const std::function<void(Result<void>)>& then);
    void takeView(const wire::SignerView& newView);
    [[nodiscard]] Document filled() const;
    [[nodiscard]] Document inTurn() const;
    [[nodiscard]] wire::SignerValues values(bool onlyUnsaved) const;
    void save();
    void finish(const QString& code, Listener<void> listener);
    void look(const Listener<void>& listener, bool withCode);
    bool lock(const Error& error);
    void forget();
    [[nodiscard]] const Invitation* invitation() const;

    SignInPerson* q;
    Session& session;
    QString guid;
    bool isOpen = false;
    bool opening = false;
    std::optional<CodeAsked> code;
    Document document;
    QString signingUrl;
    wire::SignerView view;
    QList<Tag> tags; ///< the recipient's own, as they are on the screen
    QHash<FileId, QByteArray> bytes;
    QHash<TagId, quint64> unsaved; ///< and the number of the change
    quint64 changes = 0;
    bool saving = false;
    bool ended = false;
    std::optional<Error> saveError;
    api::Call saveCall;
    QTimer timer;
    quint64 generation = 0;
};

SignInPerson::SignInPerson(Session& session, QObject* parent) : QObject(parent), d(new Private(this, session))
{
    d->timer.setSingleShot(true);
    d->timer.setInterval(saveDelay);
    connect(&d->timer, &QTimer::timeout, this, [this] { d->save(); });
}

SignInPerson::~SignInPerson() = default;

void SignInPerson::open(DocumentId id, const QString& invitationGuid, QObject* context,
                        std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    const auto turn = ++d->generation;
    d->timer.stop();
    if (d->guid != invitationGuid) d->forget();
    d->guid = invitationGuid;
    d->isOpen = false;
    d->opening = false;
    d->ended = false;
    d->saving = false;
    d->code.reset();
    d->unsaved.clear();
    d->bytes.clear();
    d->tags.clear();
    d->saveError.reset();
    api::ApiClient* client = d->session.client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    d->opening = true;
    client->retrieve(id, this, [this, turn, listener](const Result<Document>& found) {
        if (turn != d->generation) return listener.tell(fail(another()));
        d->opening = false;
        if (!found) return listener.tell(fail(found.error()));
        d->document = *found;
        const Invitation* mine = d->invitation();
        if (!mine)
            return listener.tell(
                fail(ErrorCode::NotFound, QStringLiteral("This recipient is not in the document.")));
        d->signingUrl = mine->signingUrl;
        d->look(listener, false);
    });
}

const Invitation* SignInPerson::Private::invitation() const
{
    const int index = document.invitationIndexOf(guid);
    return index < 1 ? nullptr : &document.invitations.at(index - 1);
}

/** Fetches the view and what it shows; with a code just accepted, the next code is a success too. */
void SignInPerson::Private::look(const Listener<void>& listener, bool withCode)
{
    api::ApiClient* client = session.client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    opening = true;
    const auto fetched = [this, turn = generation, listener](const Result<void>& done) {
        if (turn != generation) return listener.tell(fail(another()));
        opening = false;
        if (done) {
            isOpen = true;
            code.reset();
            if (!unsaved.isEmpty()) timer.start();
        } else if (code) {
            code->checking = false;
            code->fault = done.error();
        }
        Q_EMIT q->changed();
        listener.tell(done);
    };
    client->signerView(
        signingUrl, q,
        [this, turn = generation, listener, withCode, fetched](const Result<wire::SignerView>& seen) {
            if (turn != generation) return listener.tell(fail(another()));
            if (seen) {
                takeView(*seen);
                return fetchBytes(fetched);
            }
            if (!lock(seen.error())) return fetched(fail(seen.error()));
            listener.tell(withCode ? Result<void>() : fail(seen.error()));
        });
}

/** Stops before a code when the service asks for one. */
bool SignInPerson::Private::lock(const Error& error)
{
    const auto kind = codeIn(error);
    if (!kind) return false;
    opening = false;
    timer.stop();
    const bool isNew = !code || code->kind != *kind;
    if (isNew) code = CodeAsked{};
    code->kind = *kind;
    code->checking = false;
    if (const Invitation* mine = invitation()) code->address = maskedAddress(mine->recipientEmail);
    Q_EMIT q->changed();
    if (isNew && *kind == CodeKind::MailCode) q->sendCode();
    return true;
}

void SignInPerson::Private::forget()
{
    api::ApiClient* client = session.client();
    if (client && !signingUrl.isEmpty()) client->forgetPass(signingUrl);
    signingUrl.clear();
}

SignInPerson::State SignInPerson::state() const
{
    if (d->code) return State::NeedsCode;
    if (d->opening) return State::Opening;
    if (!d->isOpen) return State::Closed;
    return d->ended ? State::Ended : State::Open;
}

const SignInPerson::CodeAsked& SignInPerson::codeAsked() const
{
    static const CodeAsked nothing;
    return d->code ? *d->code : nothing;
}

void SignInPerson::submitCode(const QString& code, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (!d->code || d->code->checking)
        return listener.tellSoon(fail(ErrorCode::State, QStringLiteral("There is nothing to sign.")));
    if (!client) return listener.tellSoon(fail(noAccount()));
    d->code->checking = true;
    d->code->fault.reset();
    d->code->triesLeft.reset();
    Q_EMIT changed();
    client->unlock(d->signingUrl, code.trimmed(), this,
                   [this, turn = d->generation, listener](const Result<bool>& unlocked) {
                       if (turn != d->generation || !d->code) return listener.tell(fail(another()));
                       if (unlocked) return d->look(listener, true);
                       d->code->checking = false;
                       d->code->fault = unlocked.error();
                       d->code->triesLeft = triesIn(unlocked.error());
                       if (!d->lock(unlocked.error())) Q_EMIT changed(); // maybe another code than before
                       listener.tell(fail(unlocked.error()));
                   });
}

void SignInPerson::sendCode()
{
    api::ApiClient* client = d->session.client();
    if (!d->code || d->code->kind != CodeKind::MailCode || d->code->sending || !client) return;
    // A code that went out before this person came here is as good.
    const bool first = !d->code->sent && !d->code->sendFault;
    d->code->sending = true;
    d->code->sendFault.reset();
    Q_EMIT changed();
    client->requestCode(d->signingUrl, this, [this, turn = d->generation, first](const Result<void>& sent) {
        if (turn != d->generation || !d->code) return;
        const bool justBefore = !sent && first && sent.error().code == ErrorCode::RateLimit;
        d->code->sending = false;
        d->code->sent = d->code->sent || sent || justBefore;
        if (!sent && !justBefore) d->code->sendFault = sent.error();
        Q_EMIT changed();
    });
}

void SignInPerson::leave()
{
    d->timer.stop();
    api::ApiClient* client = d->session.client();
    if (d->isOpen && !d->ended && !d->code && !d->unsaved.isEmpty() && client) {
        d->saveCall.cancel();
        client->saveValues(d->signingUrl, d->values(true), this, [](const Result<wire::SignerView>&) {});
    }
    ++d->generation;
    d->forget();
    d->isOpen = false;
    d->opening = false;
    d->saving = false;
    d->code.reset();
}

void SignInPerson::Private::fetchBytes(const std::function<void(Result<void>)>& then)
{
    for (const File& file : std::as_const(document.files)) {
        if (bytes.contains(file.id)) continue;
        api::ApiClient* client = session.client();
        if (!client) return then(fail(noAccount()));
        client->fileBytes(document.id, file.id, q,
                          [this, turn = generation, id = file.id, then](const Result<QByteArray>& content) {
                              if (turn != generation) return then(fail(another()));
                              if (!content) return then(fail(content.error()));
                              bytes.insert(id, *content);
                              fetchBytes(then);
                          });
        return;
    }
    then({});
}

void SignInPerson::Private::takeView(const wire::SignerView& newView)
{
    view = newView;
    QHash<TagId, Tag> typed;
    for (const Tag& tag : std::as_const(tags))
        if (unsaved.contains(tag.id)) typed.insert(tag.id, tag);
    tags.clear();
    for (const wire::SignerTag& seen : std::as_const(view.tags)) {
        if (!seen.editable) continue;
        Tag tag = seen.tag;
        // What was typed while the answer was on its way stays.
        if (const auto kept = typed.constFind(tag.id); kept != typed.constEnd()) {
            tag.text = kept->text;
            tag.image = kept->image;
        }
        tags.append(tag);
    }
    // Whose tags are whose follows from who has finished.
    const qsizetype me = view.invitationIndex - 1;
    if (view.hostedIndex > 0 && me >= 0 && me < document.invitations.size())
        document.invitations[me].hostedDone = view.hostedIndex - 1;
}

/** The document with the values on the screen. */
Document SignInPerson::Private::filled() const
{
    Document out = document;
    for (const Tag& tag : tags) {
        const auto found = std::find_if(out.tags.begin(), out.tags.end(),
                                        [&](const Tag& other) { return other.id == tag.id; });
        if (found == out.tags.end()) {
            out.tags.append(tag);
        } else {
            found->text = tag.text;
            found->image = tag.image;
        }
    }
    return out;
}

/** And only the tags of the hosted person in turn as the recipient's. */
Document SignInPerson::Private::inTurn() const
{
    Document out = filled();
    if (view.hostedIndex == 0) return out;
    const QList<bool> writable = writableTags(out, view.invitationIndex);
    for (qsizetype i = 0; i < out.tags.size(); ++i)
        if (out.tags.at(i).invitationIndex == view.invitationIndex && !writable.at(i))
            out.tags[i].invitationIndex = 0;
    return out;
}

wire::SignerValues SignInPerson::Private::values(bool onlyUnsaved) const
{
    wire::SignerValues out;
    for (const Tag& tag : tags)
        if (!onlyUnsaved || unsaved.contains(tag.id)) out.values.append({tag.id, tag.text, tag.image});
    return out;
}

bool SignInPerson::isOpen() const
{
    return d->isOpen;
}

const wire::SignerView& SignInPerson::view() const
{
    return d->view;
}

const Document& SignInPerson::document() const
{
    return d->document;
}

QByteArray SignInPerson::fileBytes(FileId file) const
{
    return d->bytes.value(file);
}

const QList<Tag>& SignInPerson::tags() const
{
    return d->tags;
}

const std::optional<Error>& SignInPerson::saveError() const
{
    return d->saveError;
}

void SignInPerson::setValue(TagId id, const QString& text, const QByteArray& image)
{
    if (state() != State::Open) return;
    const auto tag =
        std::find_if(d->tags.begin(), d->tags.end(), [id](const Tag& other) { return other.id == id; });
    if (tag == d->tags.end() || tag->style.readOnly || (tag->text == text && tag->image == image)) return;
    tag->text = text;
    tag->image = image;
    d->unsaved.insert(id, ++d->changes);
    if (tag->type == TagType::Radio && text == QLatin1StringView("true") && !tag->groupName.isEmpty()) {
        for (Tag& other : d->tags) {
            if (other.id == id || other.type != TagType::Radio || other.groupName != tag->groupName ||
                other.text == QLatin1StringView("false"))
                continue;
            other.text = QStringLiteral("false");
            d->unsaved.insert(other.id, ++d->changes);
        }
    }
    d->timer.start();
    Q_EMIT changed();
}

QList<TagId> SignInPerson::missing() const
{
    const Document filled = d->filled();
    QSet<QString> chosen; // radio groups with a choice
    for (const Tag& tag : d->tags)
        if (tag.type == TagType::Radio && hasValue(tag)) chosen.insert(tag.groupName);
    QList<Tag> open;
    for (const Tag& tag : d->tags) {
        if (!tag.isMandatory || hasValue(tag) || tag.style.readOnly || tag.type == TagType::SignDate ||
            tag.type == TagType::Note || !isShown(filled, tag))
            continue;
        if (tag.type == TagType::Radio && chosen.contains(tag.groupName)) continue;
        open.append(tag);
    }
    std::stable_sort(open.begin(), open.end(), [](const Tag& a, const Tag& b) {
        return std::tuple(a.pageIndex, a.rect.top, a.rect.left) <
               std::tuple(b.pageIndex, b.rect.top, b.rect.left);
    });
    QList<TagId> ids;
    for (const Tag& tag : std::as_const(open))
        ids.append(tag.id);
    return ids;
}

void SignInPerson::Private::save()
{
    api::ApiClient* client = session.client();
    if (!isOpen || ended || code || saving || unsaved.isEmpty() || !client) return;
    saving = true;
    const auto going = unsaved;
    saveCall =
        client->saveValues(signingUrl, values(true), q,
                           [this, turn = generation, going](const Result<wire::SignerView>& answer) {
                               if (turn != generation) return;
                               saving = false;
                               if (ended) return;
                               if (!answer) {
                                   if (answer.error().code == ErrorCode::Cancelled || lock(answer.error()))
                                       return;
                                   // Finishing sends everything again, so this is no more than told.
                                   saveError = answer.error();
                                   Q_EMIT q->changed();
                                   return;
                               }
                               saveError.reset();
                               for (auto it = going.constBegin(); it != going.constEnd(); ++it)
                                   if (unsaved.value(it.key()) == it.value()) unsaved.remove(it.key());
                               takeView(*answer);
                               if (!unsaved.isEmpty()) timer.start();
                               Q_EMIT q->changed();
                           });
}

void SignInPerson::Private::finish(const QString& given, Listener<void> listener)
{
    if (q->state() != State::Open)
        return listener.tellSoon(fail(ErrorCode::State, QStringLiteral("There is nothing to sign.")));
    const auto issues = checkValues(inTurn(), view.invitationIndex);
    if (!issues.isEmpty())
        return listener.tellSoon(fail(ErrorCode::Validation, issues.first().message, issues));
    api::ApiClient* client = session.client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    timer.stop();
    saveCall.cancel();
    wire::FinishRequest request;
    request.consent = true;
    request.code = given;
    request.hostedSigner = view.hostedIndex;
    request.values = values(false);
    client->finish(signingUrl, request, q,
                   [this, turn = generation, listener](const Result<wire::SignerView>& answer) mutable {
                       if (turn != generation) return listener.tell(fail(another()));
                       if (!answer) {
                           if (!lock(answer.error()) && !unsaved.isEmpty()) timer.start();
                           return listener.tell(fail(answer.error()));
                       }
                       saving = false;
                       saveError.reset();
                       document = filled(); // the next hosted person sees what this one has signed
                       unsaved.clear();
                       tags.clear();
                       takeView(*answer);
                       ended = view.hostedIndex == 0 || view.myStatus == InvitationStatus::Finalized;
                       if (ended) forget();
                       Q_EMIT q->changed();
                       listener.tell({});
                   });
}

void SignInPerson::finish(QObject* context, std::function<void(Result<void>)> done)
{
    d->finish({}, {context, std::move(done)});
}

void SignInPerson::finish(const QString& code, QObject* context, std::function<void(Result<void>)> done)
{
    d->finish(code, {context, std::move(done)});
}

void SignInPerson::reject(const QString& reason, QObject* context, std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (state() != State::Open)
        return listener.tellSoon(fail(ErrorCode::State, QStringLiteral("There is nothing to reject.")));
    if (!client) return listener.tellSoon(fail(noAccount()));
    if (reason.trimmed().isEmpty())
        return listener.tellSoon(fail(ErrorCode::Validation, QStringLiteral("A reason is needed."),
                                      {{QStringLiteral("reason"), QStringLiteral("A reason is needed.")}}));
    d->timer.stop();
    client->reject(d->signingUrl, reason.trimmed(), this,
                   [this, turn = d->generation, listener](const Result<wire::SignerView>& answer) mutable {
                       if (turn != d->generation) return listener.tell(fail(another()));
                       if (!answer) {
                           d->lock(answer.error());
                           return listener.tell(fail(answer.error()));
                       }
                       d->ended = true;
                       d->unsaved.clear();
                       d->takeView(*answer);
                       d->forget();
                       Q_EMIT changed();
                       listener.tell({});
                   });
}

} // namespace ink::workflow
