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

} // namespace

struct SignInPerson::Private
{
    Private(SignInPerson* signing, Session& chosen) : q(signing), session(chosen) {}

    void fetchBytes(const std::function<void(Result<void>)>& then);
    void takeView(const wire::SignerView& newView);
    [[nodiscard]] Document filled() const;
    [[nodiscard]] wire::SignerValues values(bool onlyUnsaved) const;
    void save();
    void finish(const QString& code, Listener<void> listener);

    SignInPerson* q;
    Session& session;
    bool isOpen = false;
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
    d->isOpen = false;
    d->ended = false;
    d->saving = false;
    d->unsaved.clear();
    d->bytes.clear();
    d->tags.clear();
    d->saveError.reset();
    api::ApiClient* client = d->session.client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    const auto viewed = [this, turn, listener](const Result<wire::SignerView>& view) mutable {
        if (turn != d->generation) return listener.tell(fail(another()));
        if (!view) return listener.tell(fail(view.error()));
        d->takeView(*view);
        d->fetchBytes([this, turn, listener](const Result<void>& fetched) mutable {
            if (turn != d->generation) return listener.tell(fail(another()));
            if (!fetched) return listener.tell(fail(fetched.error()));
            d->isOpen = true;
            Q_EMIT changed();
            listener.tell({});
        });
    };
    client->retrieve(
        id, this, [this, turn, invitationGuid, listener, viewed](const Result<Document>& found) mutable {
            if (turn != d->generation) return listener.tell(fail(another()));
            if (!found) return listener.tell(fail(found.error()));
            d->document = *found;
            const int index = found->invitationIndexOf(invitationGuid);
            if (index < 1)
                return listener.tell(
                    fail(ErrorCode::NotFound, QStringLiteral("This recipient is not in the document.")));
            d->signingUrl = found->invitations.at(index - 1).signingUrl;
            api::ApiClient* now = d->session.client();
            if (!now) return listener.tell(fail(noAccount()));
            now->signerView(d->signingUrl, this, viewed);
        });
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
}

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
    if (!d->isOpen || d->ended) return;
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
    if (!isOpen || ended || saving || unsaved.isEmpty() || !client) return;
    saving = true;
    const auto going = unsaved;
    saveCall = client->saveValues(signingUrl, values(true), q,
                                  [this, turn = generation, going](const Result<wire::SignerView>& answer) {
                                      if (turn != generation) return;
                                      saving = false;
                                      if (ended) return;
                                      if (!answer) {
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

void SignInPerson::Private::finish(const QString& code, Listener<void> listener)
{
    if (!isOpen || ended)
        return listener.tellSoon(fail(ErrorCode::State, QStringLiteral("There is nothing to sign.")));
    const auto issues = checkValues(filled(), view.invitationIndex);
    if (!issues.isEmpty())
        return listener.tellSoon(fail(ErrorCode::Validation, issues.first().message, issues));
    api::ApiClient* client = session.client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    timer.stop();
    saveCall.cancel();
    wire::FinishRequest request;
    request.consent = true;
    request.code = code;
    request.values = values(false);
    client->finish(signingUrl, request, q,
                   [this, turn = generation, listener](const Result<wire::SignerView>& answer) mutable {
                       if (turn != generation) return listener.tell(fail(another()));
                       if (!answer) {
                           if (!unsaved.isEmpty()) timer.start();
                           return listener.tell(fail(answer.error()));
                       }
                       ended = true;
                       unsaved.clear();
                       takeView(*answer);
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
    if (!d->isOpen || d->ended)
        return listener.tellSoon(fail(ErrorCode::State, QStringLiteral("There is nothing to reject.")));
    if (!client) return listener.tellSoon(fail(noAccount()));
    if (reason.trimmed().isEmpty())
        return listener.tellSoon(fail(ErrorCode::Validation, QStringLiteral("A reason is needed."),
                                      {{QStringLiteral("reason"), QStringLiteral("A reason is needed.")}}));
    d->timer.stop();
    client->reject(d->signingUrl, reason.trimmed(), this,
                   [this, turn = d->generation, listener](const Result<wire::SignerView>& answer) mutable {
                       if (turn != d->generation) return listener.tell(fail(another()));
                       if (!answer) return listener.tell(fail(answer.error()));
                       d->ended = true;
                       d->unsaved.clear();
                       d->takeView(*answer);
                       Q_EMIT changed();
                       listener.tell({});
                   });
}

} // namespace ink::workflow
