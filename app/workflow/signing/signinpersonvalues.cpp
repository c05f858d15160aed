// What is filled in: kept, judged, saved a moment after each change.
#include "app/domain/characters.h"
#include "app/domain/evaluation.h"
#include "app/domain/rules.h"
#include "app/domain/taborder.h"
#include "app/workflow/signing/signinperson_p.h"

#include <QRegularExpression>

#include <algorithm>

namespace ink::workflow {

using namespace domain;

void SignInPerson::Private::takeView(const wire::SignerView& newView, quint64 files)
{
    const QList<wire::SignerTag> before = std::exchange(view, newView).tags;
    if (files != fileChanges)
        for (const wire::SignerTag& known : before)
            if (known.tag.type == TagType::Attachment) setFile(known);
    QHash<TagId, Tag> typed;
    for (const Tag& tag : std::as_const(tags))
        if (unsaved.contains(tag.id) || held.contains(tag.id)) typed.insert(tag.id, tag);
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

/** The document with the values on the screen, and those of others as far as this recipient may know them. */
Document SignInPerson::Private::filled() const
{
    Document out = document;
    QHash<TagId, QString> others;
    for (const wire::SignerTag& seen : view.tags)
        if (!seen.editable) others.insert(seen.tag.id, seen.tag.text);
    for (const Tag& input : view.inputs)
        others.insert(input.id, input.text);
    for (Tag& tag : out.tags)
        if (const auto told = others.constFind(tag.id);
            told != others.cend() && tag.type != TagType::MaskedText)
            tag.text = *told;
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
    computeValues(out);
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
        if (tag.type != TagType::Attachment && (!onlyUnsaved || unsaved.contains(tag.id)))
            out.values.append({tag.id, tag.text, tag.image});
    return out;
}

Document SignInPerson::filled() const
{
    return d->filled();
}

void SignInPerson::setValue(TagId id, const QString& text, const QByteArray& image)
{
    if (state() != State::Open) return;
    const auto tag =
        std::find_if(d->tags.begin(), d->tags.end(), [id](const Tag& other) { return other.id == id; });
    if (tag == d->tags.end() || tag->type == TagType::Attachment || tag->style.readOnly ||
        (tag->text == text && tag->image == image))
        return;
    tag->text = text;
    tag->image = image;
    d->unsaved.insert(id, ++d->changes);
    d->entered.insert(id);
    d->overruled.remove(id);
    d->refused.remove(id);
    d->refusedFor.clear();
    if (tag->type == TagType::Radio && text == QLatin1StringView("true") && !tag->groupName.isEmpty()) {
        for (Tag& other : d->tags) {
            if (other.id == id || other.type != TagType::Radio ||
                !isSameText(other.groupName, tag->groupName) || other.text == QLatin1StringView("false"))
                continue;
            other.text = QStringLiteral("false");
            d->unsaved.insert(other.id, ++d->changes);
            d->entered.insert(other.id);
        }
    }
    d->timer.start();
    Q_EMIT changed();
}

QList<TagId> SignInPerson::missing() const
{
    const Document filled = d->filled();
    const Evaluation evaluation(filled);
    QSet<QString> chosen; // radio groups with a choice
    for (const Tag& tag : d->tags)
        if (tag.type == TagType::Radio && hasValue(tag)) chosen.insert(nameKey(tag.groupName));
    QList<TagId> open;
    for (const qsizetype i : tabOrder(d->tags)) {
        const Tag& tag = d->tags.at(i);
        if (!tag.isMandatory || tag.invitationIndex != d->view.invitationIndex || hasValue(tag) ||
            tag.style.readOnly || tag.type == TagType::SignDate || tag.type == TagType::Note ||
            !evaluation.holds(tag.style.condition))
            continue;
        if (tag.type == TagType::Radio && chosen.contains(nameKey(tag.groupName))) continue;
        open.append(tag.id);
    }
    return open;
}

QList<SignInPerson::Fault> SignInPerson::faults() const
{
    const Document judged = d->inTurn();
    QList<Fault> faults;
    for (const FieldIssue& issue : checkValues(judged, d->view.invitationIndex)) {
        const qsizetype at = tagIndexOf(issue.field);
        faults.append({at >= 0 && at < judged.tags.size() ? judged.tags.at(at).id : TagId(), issue.message});
    }
    return faults;
}

void SignInPerson::Private::save()
{
    api::ApiClient* client = session.client();
    if (!isOpen || ended || code || saving || unsaved.isEmpty() || !client) return;
    wire::SignerValues sent = values(true);
    sent.values.removeIf([this](const wire::SignerValue& value) { return refused.contains(value.id); });
    if (sent.values.isEmpty()) return;
    saving = true;
    const auto going = unsaved;
    saveCall = client->saveValues(
        signingUrl, sent, q,
        [this, turn = generation, going, sent, files = fileChanges](const Result<wire::SignerView>& answer) {
            if (turn != generation) return;
            saving = false;
            if (ended) return;
            if (!answer) {
                if (answer.error().code == ErrorCode::Cancelled || lock(answer.error())) return;
                // Finishing sends everything again, so this is no more than told.
                saveError = answer.error();
                if (noteRefused(answer.error(), sent)) timer.start(); // the others are saved without it
                Q_EMIT q->changed();
                return;
            }
            if (refused.isEmpty()) saveError.reset();
            for (const wire::SignerValue& value : sent.values)
                if (unsaved.contains(value.id) && unsaved.value(value.id) == going.value(value.id))
                    unsaved.remove(value.id);
            takeView(*answer, files);
            if (!unsaved.isEmpty()) timer.start();
            Q_EMIT q->changed();
        });
}

bool SignInPerson::Private::noteRefused(const Error& error, const wire::SignerValues& sent)
{
    static const QRegularExpression place(QStringLiteral("^values\\[(\\d+)\\]"));
    bool isAny = false;
    for (const FieldIssue& issue : error.fields) {
        const auto match = place.match(issue.field);
        const qsizetype index = match.hasMatch() ? match.captured(1).toLongLong() : -1;
        if (error.code != ErrorCode::Validation || index < 0 || index >= sent.values.size()) continue;
        refused.insert(sent.values.at(index).id);
        isAny = true;
    }
    return isAny;
}

} // namespace ink::workflow
