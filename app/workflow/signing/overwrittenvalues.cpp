#include "app/workflow/signing/overwrittenvalues.h"

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

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

void OverwrittenValues::recordEntry(TagId tag)
{
    m_entered.insert(tag);
}

QSet<TagId> OverwrittenValues::update(const wire::SignerView& view, const wire::SignerView& fresh,
                                      const QList<Tag>& tags, const QHash<TagId, quint64>& unsaved)
{
    QSet<TagId> held;
    for (const wire::SignerTag& entry : fresh.tags) {
        const wire::SignerTag* before = seenIn(view, entry.tag.id);
        const auto mine =
            std::find_if(tags.begin(), tags.end(), [&](const Tag& tag) { return tag.id == entry.tag.id; });
        if (!entry.isEditable || !before || mine == tags.end() || isSameValue(before->tag, entry.tag) ||
            entry.tag.type == TagType::Attachment)
            continue;
        const TagId id = entry.tag.id;
        if (isSameValue(*mine, entry.tag)) {
            m_overruled.remove(id);
            continue;
        }
        const bool isKept = unsaved.contains(id) || m_editing == id;
        if (isKept || m_entered.contains(id)) m_overruled.insert(id, *mine);
        if (isKept) held.insert(id);
    }
    Q_ASSERT(std::all_of(held.cbegin(), held.cend(), [this](TagId id) { return m_overruled.contains(id); }));
    return held;
}

void OverwrittenValues::prune(const wire::SignerView& view)
{
    for (auto at = m_overruled.begin(); at != m_overruled.end();) {
        const wire::SignerTag* stored = seenIn(view, at.key());
        if (!stored || isSameValue(stored->tag, at.value()))
            at = m_overruled.erase(at);
        else
            ++at;
    }
}

QList<wire::ShownDifference> OverwrittenValues::differences(const wire::SignerView& view) const
{
    QList<wire::ShownDifference> found;
    for (const wire::SignerTag& entry : view.tags) {
        const auto mine = m_overruled.constFind(entry.tag.id);
        if (mine == m_overruled.cend() || isSameValue(*mine, entry.tag)) continue;
        wire::ShownDifference each;
        each.id = entry.tag.id;
        each.name = entry.tag.name;
        each.type = entry.tag.type;
        each.pageIndex = entry.tag.pageIndex;
        each.isEditable = true;
        each.shownText = mine->text;
        each.storedText = entry.tag.text;
        each.storedImage = entry.tag.image;
        found.append(each);
    }
    return found;
}

const Tag* OverwrittenValues::ownValue(TagId tag) const
{
    const auto found = m_overruled.constFind(tag);
    return found == m_overruled.cend() ? nullptr : &*found;
}

void OverwrittenValues::resolve(TagId tag)
{
    m_overruled.remove(tag);
    m_entered.remove(tag);
}

void OverwrittenValues::clear()
{
    m_editing = {};
    m_entered.clear();
    m_overruled.clear();
}

} // namespace ink::workflow
