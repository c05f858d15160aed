#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/bulk/columnmapping.h"
#include "app/wire/templatecodec.h"

#include <QList>
#include <QString>

namespace ink::workflow {

/**
 * Rows that a service's bulk call does not support, each converted to a use of the template: rows that
 * choose radio buttons by their group if a button is identified only by its own name or its id, and rows
 * that name several people if the service supports only one per row. Pure; built from the template and
 * the service's capabilities.
 */
class BulkUses final
{
public:
    BulkUses() = default;
    BulkUses(const domain::Document& source, const domain::Limits& known);

    /** True if the service's bulk call takes all rows. */
    [[nodiscard]] bool isEmpty() const { return m_groups.isEmpty() && !m_severalRoles; }
    /** True if this row has to be sent as a use of the template. */
    [[nodiscard]] bool concerns(const wire::BulkRow& row) const;
    /** Validation when a value selects no button; State when each document has its own callback address. */
    [[nodiscard]] Result<wire::TemplateUse> useOf(const wire::BulkRow& row, const QString& callback) const;
    /** Presents the created document as the response to a bulk call with only this row. */
    [[nodiscard]] static wire::BulkAnswer answerOf(const domain::Document& made);
    /** Maps an error's paths to those of a bulk call with only this row. */
    [[nodiscard]] Error errorOf(Error error, const wire::BulkRow& row) const;

private:
    [[nodiscard]] const domain::BulkField* groupOf(const QString& name) const;

    QString m_title;
    QList<domain::Invitation> m_roles;
    QList<qsizetype> m_open;           ///< places of the roles that rows take
    bool m_severalRoles = false;       ///< not supported by the service
    QList<domain::BulkField> m_groups; ///< groups whose buttons have no names of their own
};

} // namespace ink::workflow
