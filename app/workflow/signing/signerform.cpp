#include "app/workflow/signing/signerform.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/text/characters.h"
#include "app/domain/values/values.h"
#include "app/workflow/signing/placedsignatures.h"
#include "app/workflow/signing/signervalues.h"

#include <algorithm>
#include <utility>

namespace ink::workflow {

using namespace domain;

namespace {

template <typename Tags> auto* tagIn(Tags& tags, TagId id)
{
    const auto at = std::find_if(tags.begin(), tags.end(), [id](const Tag& each) { return each.id == id; });
    return at == tags.end() ? nullptr : &*at;
}

template <typename Tags> auto* shownTagIn(Tags& tags, TagId id)
{
    const auto at = std::find_if(tags.begin(), tags.end(),
                                 [id](const wire::SignerTag& each) { return each.tag.id == id; });
    return at == tags.end() ? nullptr : &*at;
}

/** The ids of all tags in the view, visible or not. */
QSet<TagId> idsIn(const wire::SignerView& view)
{
    QSet<TagId> ids;
    for (const wire::SignerTag& each : view.tags)
        ids.insert(each.tag.id);
    for (const Tag& each : view.inputs)
        ids.insert(each.id);
    return ids;
}

} // namespace

Document SignerForm::filled() const
{
    return filledDocument(m_document, m_view, m_tags);
}

wire::ShownValues SignerForm::screenValues() const
{
    return workflow::screenValues(filled(), m_view, m_tags);
}

void SignerForm::show(const wire::SignerView& view, quint64 fileTurn)
{
    showKeeping(view, fileTurn, {});
}

void SignerForm::mergeView(const wire::SignerView& fresh, quint64 fileTurn)
{
    showKeeping(fresh, fileTurn, m_overruled.update(m_view, fresh, m_tags, m_unsaved));
    m_overruled.prune(m_view);
}

/** Keeps unsaved values, and those of `kept`, on the screen. */
void SignerForm::showKeeping(const wire::SignerView& view, quint64 fileTurn, QSet<TagId> kept)
{
    const wire::SignerView before = std::exchange(m_view, view);
    QSet<TagId> gone = idsIn(before);
    gone.subtract(idsIn(m_view));
    m_document.tags.removeIf([&gone](const Tag& tag) { return gone.contains(tag.id); });
    for (const TagId id : std::as_const(gone))
        m_unsaved.remove(id);
    if (fileTurn != m_fileChanges)
        for (const wire::SignerTag& known : before.tags)
            if (known.tag.type == TagType::Attachment) setFile(known);
    for (auto at = m_unsaved.cbegin(); at != m_unsaved.cend(); ++at)
        kept.insert(at.key());
    const QList<Tag> placed =
        mergePlacedSignatures(m_view, placedSignaturesIn(m_tags), m_placedChange != 0, m_lastPlaced);
    m_tags = editableTags(m_view, m_tags, kept);
    m_tags.append(placed);
    // The hosted person of a tag depends on the number of people who have finished.
    const qsizetype me = m_view.invitationIndex - 1;
    if (m_view.hostedIndex > 0 && me >= 0 && me < m_document.invitations.size())
        m_document.invitations[me].finishedHostedSigners = m_view.hostedIndex - 1;
}

QList<TagId> SignerForm::changedTags(const wire::SignerView& fresh) const
{
    QList<TagId> different;
    if (m_view.fingerprint.isEmpty() || fresh.fingerprint.isEmpty()) return different;
    const auto looks = [](const wire::SignerView& view) {
        QHash<TagId, QByteArray> all;
        for (const wire::SignerTag& entry : view.tags)
            if (!entry.tag.facts.isFree) all.insert(entry.tag.id, entry.fingerprint);
        return all;
    };
    const auto before = looks(m_view);
    const auto now = looks(fresh);
    for (const wire::SignerTag& entry : fresh.tags) {
        const TagId id = entry.tag.id;
        // The values of people who have finished in the meantime are not corrections.
        const bool isForMe = entry.isEditable || entry.tag.invitationIndex == fresh.invitationIndex ||
                             entry.tag.type == TagType::Note;
        if (now.contains(id) && before.value(id) != entry.fingerprint && (isForMe || before.contains(id)))
            different.append(id);
    }
    for (const wire::SignerTag& entry : m_view.tags)
        if (before.contains(entry.tag.id) && !now.contains(entry.tag.id)) different.append(entry.tag.id);
    if (m_view.fingerprint != fresh.fingerprint) different.append(TagId());
    return different;
}

bool SignerForm::hasDifferentPages(const wire::SignerView& fresh) const
{
    return fresh.pages != m_view.pages || fresh.files != m_view.files;
}

void SignerForm::showNext(const Document& document, const wire::SignerView& view)
{
    clear();
    m_document = document;
    show(view, m_fileChanges);
}

void SignerForm::applyQuestions(const wire::SignerView& answer)
{
    m_view.questions = answer.questions;
    m_view.canAsk = answer.canAsk;
}

void SignerForm::clear()
{
    discardUnsaved();
    m_view = {}; // so that another person's fields don't count as removed
    m_tags.clear();
    m_overruled.clear();
    m_refused.clear();
    setDifferences({});
}

QList<TagId> SignerForm::missing() const
{
    return missingTags(filled(), m_view, m_tags);
}

QList<FieldIssue> SignerForm::issues() const
{
    return checkValues(documentInTurn(filled(), m_view), m_view.invitationIndex);
}

QList<SignerForm::Fault> SignerForm::faults() const
{
    const Document judged = documentInTurn(filled(), m_view);
    QList<Fault> faults;
    for (const FieldIssue& issue : checkValues(judged, m_view.invitationIndex)) {
        const qsizetype at = tagIndexOf(issue.field);
        faults.append({at >= 0 && at < judged.tags.size() ? judged.tags.at(at).id : TagId(), issue.message});
    }
    return faults;
}

// Entering.

bool SignerForm::setValue(TagId id, const QString& text, const QByteArray& image)
{
    Tag* tag = tagIn(m_tags, id);
    if (!tag || tag->type == TagType::Attachment || tag->style.readOnly ||
        (tag->text == text && tag->image == image))
        return false;
    tag->text = text;
    tag->image = image;
    if (tag->facts.isFree) {
        notePlaced();
        return true;
    }
    noteEntered(id);
    if (tag->type != TagType::Radio || text != QLatin1StringView("true") || tag->groupName.isEmpty())
        return true;
    for (Tag& other : m_tags) {
        if (other.id == id || other.type != TagType::Radio || !isSameText(other.groupName, tag->groupName) ||
            other.text == QLatin1StringView("false"))
            continue;
        other.text = QStringLiteral("false");
        noteEntered(other.id);
    }
    return true;
}

void SignerForm::noteEntered(TagId id)
{
    m_unsaved.insert(id, ++m_changes);
    m_overruled.recordEntry(id);
    m_overruled.remove(id);
    m_refused.remove(id);
    setDifferences({});
}

void SignerForm::restore(const wire::SignerValues& values, bool onlyEmpty)
{
    for (const wire::SignerValue& value : values.values) {
        Tag* tag = tagIn(m_tags, value.id);
        if (!tag || tag->type == TagType::Attachment || tag->style.readOnly ||
            (onlyEmpty && hasValue(*tag)) || (tag->text == value.text && tag->image == value.image))
            continue;
        tag->text = value.text;
        tag->image = value.image;
        m_unsaved.insert(tag->id, ++m_changes);
    }
    if (values.signatures.isEmpty() || !placedSignaturesIn(m_tags).isEmpty()) return;
    for (const Tag& source : values.signatures) {
        Tag tag = makePlacedSignature(m_view, source.pageIndex, 0, 0);
        tag.id = TagId::local(++m_lastPlaced);
        tag.rect = source.rect;
        tag.image = source.image;
        m_tags.append(tag);
    }
    m_placedChange = ++m_changes;
}

// Signatures placed without a tag.

Tag* SignerForm::placed(TagId id)
{
    Tag* tag = tagIn(m_tags, id);
    return tag && tag->facts.isFree ? tag : nullptr;
}

void SignerForm::notePlaced()
{
    m_placedChange = ++m_changes;
    setDifferences({});
}

TagId SignerForm::addSignature(int pageIndex, double x, double y)
{
    if (!m_view.canSignTags || placedSignaturesIn(m_tags).size() >= maxPlacedSignatures) return {};
    Tag tag = makePlacedSignature(m_view, pageIndex, x, y);
    tag.id = TagId::local(++m_lastPlaced);
    m_tags.append(tag);
    notePlaced();
    return tag.id;
}

bool SignerForm::moveSignature(TagId id, int pageIndex, double x, double y)
{
    Tag* tag = placed(id);
    if (!tag) return false;
    Q_ASSERT(tag->facts.isFree);
    movePlacedSignature(*tag, m_view, pageIndex, x, y);
    notePlaced();
    return true;
}

bool SignerForm::removeSignature(TagId id)
{
    if (!placed(id)) return false;
    m_tags.removeIf([id](const Tag& tag) { return tag.id == id; });
    Q_ASSERT(!placed(id));
    notePlaced();
    return true;
}

// Attachments.

qint64 SignerForm::attachedBytes(TagId id) const
{
    const wire::SignerTag* seen = shownTagIn(m_view.tags, id);
    return seen ? seen->fileSize : 0;
}

void SignerForm::applyFile(TagId id, const wire::SignerView& answer)
{
    ++m_fileChanges;
    if (const auto* seen = shownTagIn(answer.tags, id)) setFile(*seen);
}

/** Updates the data of an attached file in the view and the tags. */
void SignerForm::setFile(const wire::SignerTag& known)
{
    if (auto* seen = shownTagIn(m_view.tags, known.tag.id)) {
        seen->tag.text = known.tag.text;
        seen->fileSize = known.fileSize;
        seen->fileSha256 = known.fileSha256;
    }
    if (Tag* tag = tagIn(m_tags, known.tag.id)) tag->text = known.tag.text;
}

// Saving.

bool SignerForm::Unsaved::isEmpty() const
{
    return values.values.isEmpty() && values.signatures.isEmpty() && !values.removesSignatures;
}

wire::SignerValues SignerForm::valuesOf(bool onlyUnsaved) const
{
    wire::SignerValues out;
    for (const Tag& tag : m_tags)
        if (tag.type != TagType::Attachment && !tag.facts.isFree &&
            (!onlyUnsaved || m_unsaved.contains(tag.id)))
            out.values.append({tag.id, tag.text, tag.image});
    if (m_view.canSignTags && (!onlyUnsaved || m_placedChange != 0)) addPlacedSignatures(out, m_tags);
    return out;
}

SignerForm::Unsaved SignerForm::valuesToSave() const
{
    Q_ASSERT(m_placedChange <= m_changes);
    Unsaved out{unsavedValues(), m_unsaved, m_placedChange};
    out.values.values.removeIf(
        [this](const wire::SignerValue& value) { return m_refused.contains(value.id); });
    return out;
}

void SignerForm::setSaved(const Unsaved& saved)
{
    for (const wire::SignerValue& value : saved.values.values)
        if (m_unsaved.contains(value.id) && m_unsaved.value(value.id) == saved.changes.value(value.id))
            m_unsaved.remove(value.id);
    if (m_placedChange == saved.placedChange) m_placedChange = 0;
}

bool SignerForm::recordRefusal(const Error& error, const Unsaved& sent)
{
    const QSet<TagId> named = refusedValues(error, sent.values);
    m_refused.unite(named);
    return !named.isEmpty();
}

void SignerForm::discardUnsaved()
{
    m_unsaved.clear();
    m_placedChange = 0;
}

// Differences.

QList<wire::ShownDifference> SignerForm::differences() const
{
    return m_refusedFor.isEmpty() ? m_overruled.differences(m_view) : m_refusedFor;
}

void SignerForm::setDifferences(const QList<wire::ShownDifference>& differences, const wire::SignerView& now)
{
    m_refusedFor = differences;
    m_storedTags = now.tags;
}

void SignerForm::resolveDifferences(const QHash<TagId, bool>& keepsMine)
{
    const auto rows = differences();
    for (const wire::ShownDifference& row : rows) {
        if (row.isAppearanceDifferent && row.shownText == row.storedText &&
            row.shownContent == row.storedContent)
            continue; // the value stays unchanged, saved or not
        const bool keeps = row.isEditable && keepsMine.value(row.id);
        if (row.id.isNull() && !keeps) m_placedChange = 0;
        Tag* tag = tagIn(m_tags, row.id);
        if (!tag) continue;
        if (keeps) {
            if (const Tag* mine = m_overruled.ownValue(row.id)) {
                tag->text = mine->text;
                tag->image = mine->image;
            }
            m_unsaved.insert(row.id, ++m_changes);
        } else {
            tag->text = row.storedText;
            if (isSignatureLike(tag->type)) tag->image = row.storedImage;
            m_unsaved.remove(row.id);
        }
        m_overruled.resolve(row.id);
    }
    setDifferences({});
}

} // namespace ink::workflow
