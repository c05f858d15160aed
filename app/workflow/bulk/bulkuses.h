#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/bulk/columnmapping.h"
#include "app/wire/templatecodec.h"

#include <QList>
#include <QString>

namespace ink::workflow {

/**
 * Converts rows that a service's bulk call does not support to uses of the template, one for each row: rows
 * that select radio buttons by group if the service identifies buttons only by their own name or id, rows
 * with several people if the service supports only one, and rows with their own title or message. Pure; built
 * from the template and the limits of the service.
 */
class BulkUses final
{
public:
    BulkUses() = default;
    /** `hasTexts`: some rows have their own title or message. */
    BulkUses(const domain::Document& source, const domain::Limits& known, bool hasTexts = false);

    /** Returns true if the service's bulk call supports all rows. */
    [[nodiscard]] bool isEmpty() const { return m_groups.isEmpty() && !m_severalRoles && !m_texts; }
    /** Returns true if this row has to be sent as a use of the template. */
    [[nodiscard]] bool isRequiredFor(const domain::BulkRow& row) const;
    /** Converts a row. Fails with Validation if a value selects no button, and with State if `callback` isn't
     * empty, which uses of a template don't support. */
    [[nodiscard]] Result<wire::TemplateUse> makeUse(const domain::BulkRow& row,
                                                    const QString& callback) const;
    /** Presents the created document as the response to a bulk call with only this row. */
    [[nodiscard]] static wire::BulkResponse toBulkResponse(const domain::Document& made);
    /** Maps an error's paths to those of a bulk call with only this row. */
    [[nodiscard]] Error mapError(Error error, const domain::BulkRow& row) const;

private:
    [[nodiscard]] const domain::BulkField* groupOf(const QString& name) const;

    QString m_title;
    QList<domain::Invitation> m_roles;
    QList<qsizetype> m_open;           ///< indexes of the roles that rows fill
    bool m_severalRoles = false;       ///< not supported by the service
    bool m_texts = false;              ///< titles and messages are not supported by the service
    QList<domain::BulkField> m_groups; ///< groups whose buttons have no individual names
};

} // namespace ink::workflow
