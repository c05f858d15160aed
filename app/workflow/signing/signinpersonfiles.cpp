// Files that are attached to tags: checked here, sent at once.
#include "app/base/reasons.h"
#include "app/domain/attachmentrules.h"
#include "app/workflow/signing/signinperson_p.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

template <typename List, typename Is> auto* found(List& list, Is is)
{
    const auto at = std::find_if(list.begin(), list.end(), is);
    return at == list.end() ? nullptr : &*at;
}

} // namespace

const Limits& SignInPerson::limits() const
{
    return d->limits;
}

const std::optional<SignInPerson::Sending>& SignInPerson::sending() const
{
    return d->sending;
}

qint64 SignInPerson::attachedBytes(TagId id) const
{
    const wire::SignerTag* seen =
        found(std::as_const(d->view.tags), [id](const wire::SignerTag& each) { return each.tag.id == id; });
    return seen ? seen->fileSize : 0;
}

/** Only where something can be attached; the usual limits do until the answer is there. */
void SignInPerson::Private::askLimits()
{
    const bool attaches = std::any_of(tags.cbegin(), tags.cend(),
                                      [](const Tag& tag) { return tag.type == TagType::Attachment; });
    api::ApiClient* client = session.client();
    if (!attaches || !client) return;
    client->accountDetails(q, [this, turn = generation](const Result<AccountDetails>& account) {
        if (turn != generation || !account) return;
        limits = account->limits;
        Q_EMIT q->changed();
    });
}

void SignInPerson::Private::setFile(const wire::SignerTag& known)
{
    const TagId id = known.tag.id;
    if (auto* seen = found(view.tags, [id](const wire::SignerTag& each) { return each.tag.id == id; })) {
        seen->tag.text = known.tag.text;
        seen->fileSize = known.fileSize;
        seen->fileSha256 = known.fileSha256;
    }
    if (Tag* tag = found(tags, [id](const Tag& each) { return each.id == id; })) tag->text = known.tag.text;
}

void SignInPerson::Private::endSending()
{
    if (!sending) return;
    sending.reset();
    std::exchange(sendingCall, {}).cancel();
    Q_EMIT q->sendingChanged();
}

Result<void> SignInPerson::Private::mayAttach(TagId id, const QString& path) const
{
    if (q->state() != State::Open) return fail(ErrorCode::State, reasons::nothingToSign());
    if (sending) return fail(ErrorCode::State, reasons::fileStillUploading());
    const Tag* target = found(tags, [id](const Tag& each) { return each.id == id; });
    if (!target) return fail(ErrorCode::NotFound, reasons::notYourField());
    if (target->type != TagType::Attachment)
        return fail(ErrorCode::Validation, reasons::fieldTakesNoFile(target->name));
    qint64 others = 0;
    for (const Tag& tag : tags)
        if (tag.id != id) others += q->attachedBytes(tag.id);
    const QString name = QFileInfo(path).fileName();
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, reasons::fileUnreadable(name));
    INK_TRY(checkAttachment(name, file.size(), others, limits));
    const QByteArray content = file.readAll(); // no more than the limit above
    INK_TRY(checkAttachmentHead(name, content.left(attachmentHeadBytes)));
    return checkAttachmentPicture(name, content);
}

void SignInPerson::attach(TagId id, const QString& path, QObject* context,
                          std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    if (const auto may = d->mayAttach(id, path); !may) return listener.tellSoon(may);
    api::ApiClient* client = d->session.client();
    if (!client) return listener.tellSoon(fail(noAccount()));
    const QFileInfo file(path);
    d->sending = Sending{id, file.fileName(), 0, file.size()};
    d->sendingCall = client->attach(
        d->signingUrl, id, {file.fileName(), path}, this,
        [this, turn = d->generation, id, listener](const Result<wire::SignerView>& answer) {
            if (turn != d->generation) return listener.tell(fail(another()));
            d->sending.reset();
            if (answer) {
                d->takeFile(id, *answer);
            } else {
                d->lock(answer.error());
            }
            Q_EMIT sendingChanged();
            listener.tell(answer ? Result<void>() : fail(answer.error()));
        },
        [this, turn = d->generation](qint64 sent, qint64 total) {
            if (turn != d->generation || !d->sending) return;
            d->sending->done = sent;
            d->sending->total = total;
            Q_EMIT sendingChanged();
        });
    Q_EMIT sendingChanged();
}

/** Only this file: what else stands in the answer may be older than what has been typed since. */
void SignInPerson::Private::takeFile(TagId id, const wire::SignerView& answer)
{
    ++fileChanges;
    if (const auto* seen =
            found(answer.tags, [id](const wire::SignerTag& each) { return each.tag.id == id; }))
        setFile(*seen);
    Q_EMIT q->changed();
}

void SignInPerson::cancelAttach()
{
    if (d->sending) d->sendingCall.cancel();
}

void SignInPerson::detach(TagId id, QObject* context, std::function<void(Result<void>)> done)
{
    const Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (state() != State::Open) return listener.tellSoon(fail(ErrorCode::State, reasons::nothingToSign()));
    if (d->sending) return listener.tellSoon(fail(ErrorCode::State, reasons::fileStillUploading()));
    if (!client) return listener.tellSoon(fail(noAccount()));
    client->detach(d->signingUrl, id, this,
                   [this, turn = d->generation, id, listener](const Result<wire::SignerView>& answer) {
                       if (turn != d->generation) return listener.tell(fail(another()));
                       if (!answer) {
                           d->lock(answer.error());
                           return listener.tell(fail(answer.error()));
                       }
                       d->takeFile(id, *answer);
                       listener.tell({});
                   });
}

} // namespace ink::workflow
