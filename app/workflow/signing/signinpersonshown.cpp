// Signed = shown: what finishing tells about the screen, what is saved elsewhere meanwhile, and which one
// holds.
#include "app/base/reasons.h"
#include "app/domain/rules.h"
#include "app/workflow/signing/signinperson_p.h"

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr std::chrono::milliseconds followInterval{3000};

const wire::SignerTag* seenIn(const wire::SignerView& view, TagId id)
{
    const auto at = std::find_if(view.tags.begin(), view.tags.end(),
                                 [id](const wire::SignerTag& each) { return each.tag.id == id; });
    return at == view.tags.end() ? nullptr : &*at;
}

bool isSameValue(const Tag& a, const Tag& b)
{
    return a.text == b.text && a.image == b.image;
}

} // namespace

wire::ShownValues SignInPerson::Private::shown() const
{
    const Document now = filled();
    wire::SignerView screen = view;
    for (wire::SignerTag& entry : screen.tags) {
        const auto mine =
            std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return tag.id == entry.tag.id; });
        if (mine != tags.end() && entry.tag.type != TagType::Attachment) {
            entry.tag.text = mine->text;
            entry.tag.image = mine->image;
        }
        if (entry.tag.style.formula.isEmpty()) continue;
        const auto computed = std::find_if(now.tags.begin(), now.tags.end(),
                                           [&](const Tag& tag) { return tag.id == entry.tag.id; });
        if (computed != now.tags.end()) entry.tag.text = computed->text;
    }
    return wire::shownValues(screen);
}

void SignInPerson::setEditing(TagId tag)
{
    d->editing = tag;
}

void SignInPerson::Private::startFollowing()
{
    followTimer.setInterval(followInterval);
    followTimer.start();
}

void SignInPerson::Private::clearShown()
{
    finishing = false;
    etag.clear();
    entered.clear();
    held.clear();
    overruled.clear();
    refused.clear();
    refusedFor.clear();
    editing = {};
}

/** Asks what the service holds now; nothing comes back when that has not changed. */
void SignInPerson::Private::follow()
{
    api::ApiClient* client = session.client();
    if (q->state() != State::Open || view.shownVersion == 0 || saving || sending || finishing || !client)
        return;
    client->followSigner(signingUrl, etag, q,
                         [this, turn = generation, asked = changes,
                          files = fileChanges](const Result<api::ApiClient::SignerNews>& answer) {
                             if (turn != generation || !answer || !answer->view || saving || sending ||
                                 finishing || asked != changes || q->state() != State::Open)
                                 return; // asked again soon
                             etag = answer->etag;
                             takeFollowed(*answer->view, files);
                         });
}

void SignInPerson::Private::takeFollowed(const wire::SignerView& fresh, quint64 files)
{
    // Whose turn it is, or that it is over, has been decided elsewhere: the next step tells.
    if (fresh.hostedIndex != view.hostedIndex) return;
    for (const wire::SignerTag& entry : fresh.tags) {
        const wire::SignerTag* before = seenIn(view, entry.tag.id);
        const auto mine =
            std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return tag.id == entry.tag.id; });
        if (!entry.editable || !before || mine == tags.end() || isSameValue(before->tag, entry.tag) ||
            entry.tag.type == TagType::Attachment)
            continue;
        const TagId id = entry.tag.id;
        if (isSameValue(*mine, entry.tag)) {
            overruled.remove(id);
            continue;
        }
        const bool isKept = unsaved.contains(id) || editing == id;
        if (isKept || entered.contains(id)) overruled.insert(id, *mine);
        if (isKept) held.insert(id);
    }
    takeView(fresh, files);
    held.clear();
    for (auto at = overruled.begin(); at != overruled.end();) {
        const wire::SignerTag* stored = seenIn(view, at.key());
        if (!stored || isSameValue(stored->tag, at.value()))
            at = overruled.erase(at);
        else
            ++at;
    }
    Q_EMIT q->changed();
}

QList<wire::ShownDifference> SignInPerson::differences() const
{
    if (!d->refusedFor.isEmpty()) return d->refusedFor;
    QList<wire::ShownDifference> found;
    for (const wire::SignerTag& entry : d->view.tags) {
        const auto mine = d->overruled.constFind(entry.tag.id);
        if (mine == d->overruled.cend() || isSameValue(*mine, entry.tag)) continue;
        wire::ShownDifference each;
        each.id = entry.tag.id;
        each.name = entry.tag.name;
        each.type = entry.tag.type;
        each.pageIndex = entry.tag.pageIndex;
        each.editable = true;
        each.shownText = mine->text;
        each.storedText = entry.tag.text;
        each.storedImage = entry.tag.image;
        found.append(each);
    }
    return found;
}

void SignInPerson::settle(const QHash<TagId, bool>& keepsMine, QObject* context,
                          std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (state() != State::Open || !client)
        return listener.tellSoon(fail(ErrorCode::State, reasons::nothingToSign()));
    const auto rows = differences();
    for (const wire::ShownDifference& row : rows) {
        const auto tag =
            std::find_if(d->tags.begin(), d->tags.end(), [&](const Tag& each) { return each.id == row.id; });
        if (tag == d->tags.end()) continue;
        if (row.editable && keepsMine.value(row.id)) {
            if (const auto mine = d->overruled.constFind(row.id); mine != d->overruled.cend()) {
                tag->text = mine->text;
                tag->image = mine->image;
            }
            d->unsaved.insert(row.id, ++d->changes);
        } else {
            tag->text = row.storedText;
            if (isSignatureLike(tag->type)) tag->image = row.storedImage;
            d->unsaved.remove(row.id);
        }
        d->overruled.remove(row.id);
        d->entered.remove(row.id);
    }
    d->refusedFor.clear();
    Q_EMIT changed();
    // What others have saved is only to be read.
    client->signerView(
        d->signingUrl, this,
        [this, turn = d->generation, files = d->fileChanges, listener](const Result<wire::SignerView>& seen) {
            if (turn != d->generation) return listener.tell(fail(another()));
            if (!seen) {
                d->lock(seen.error());
                return listener.tell(fail(seen.error()));
            }
            d->takeView(*seen, files);
            if (!d->unsaved.isEmpty()) d->timer.start();
            Q_EMIT changed();
            listener.tell({});
        });
}

} // namespace ink::workflow
