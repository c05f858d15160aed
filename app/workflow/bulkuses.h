#pragma once

#include "app/base/result.h"
#include "app/domain/columnmapping.h"
#include "app/wire/templatecodec.h"

#include <QList>
#include <QString>

namespace ink::workflow {

/**
 * Rows that choose radio buttons by their group, for a service that knows a button only by its own name or by
 * its id: each such row becomes a use of the template of its own, in which tags are told by id. Pure, made
 * from the template alone.
 */
class BulkButtons final
{
public:
    BulkButtons() = default;
    explicit BulkButtons(const domain::Document& source);

    /** No group of the template needs that. */
    [[nodiscard]] bool isEmpty() const { return m_groups.isEmpty(); }
    /** Whether this row needs it. */
    [[nodiscard]] bool concerns(const wire::BulkRow& row) const;
    /** Validation when a value chooses no button; State when documents are to be posted to an address each.
     */
    [[nodiscard]] Result<wire::TemplateUse> useOf(const wire::BulkRow& row, const QString& callback) const;
    /** What was made, as the answer to a call of this one row. */
    [[nodiscard]] static wire::BulkAnswer answerOf(const domain::Document& made);
    /** An error's paths as those of a call of this one row. */
    [[nodiscard]] Error errorOf(Error error, const wire::BulkRow& row) const;

private:
    [[nodiscard]] const domain::BulkField* groupOf(const QString& name) const;

    QString m_title;
    QList<domain::Invitation> m_roles;
    int m_role = 0;
    QList<domain::BulkField> m_groups; ///< whose buttons have no names of their own
};

} // namespace ink::workflow
