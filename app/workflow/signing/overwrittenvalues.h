#pragma once

#include "app/domain/document/tag.h"
#include "app/wire/signercodec.h"

#include <QHash>
#include <QList>
#include <QSet>

namespace ink::workflow {

/** Values that a recipient entered and that were overwritten elsewhere afterwards. Pure. */
class OverwrittenValues final
{
public:
    /** Sets the field being edited, which keeps its value on the screen. */
    void setEditing(domain::TagId tag) { m_editing = tag; }
    /** Records that the recipient filled in this field here. */
    void recordEntry(domain::TagId tag);
    /** Compares the view on the screen with a newer one; returns the tags that keep their value on the
     * screen. */
    [[nodiscard]] QSet<domain::TagId> update(const wire::SignerView& view, const wire::SignerView& fresh,
                                             const QList<domain::Tag>& tags,
                                             const QHash<domain::TagId, quint64>& unsaved);
    /** Drops the values of tags that `view` doesn't contain or contains with the same value. */
    void prune(const wire::SignerView& view);
    [[nodiscard]] QList<wire::ShownDifference> differences(const wire::SignerView& view) const;
    /** The recipient's own value of an overwritten tag; null if it wasn't overwritten. */
    [[nodiscard]] const domain::Tag* ownValue(domain::TagId tag) const;
    /** Records that the recipient chose one of the two values. */
    void resolve(domain::TagId tag);
    /** Forgets that this value was overwritten, because it was filled in again. */
    void remove(domain::TagId tag) { m_overruled.remove(tag); }
    void clear();

private:
    domain::TagId m_editing;
    QSet<domain::TagId> m_entered;
    QHash<domain::TagId, domain::Tag> m_overruled;
};

} // namespace ink::workflow
