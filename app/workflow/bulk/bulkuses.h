#pragma once

#include "app/base/result.h"
#include "app/domain/account/account.h"
#include "app/domain/bulk/columnmapping.h"
#include "app/wire/templatecodec.h"

#include <QList>
#include <QString>

namespace ink::workflow {

/**
 * Rows that a service's bulk call does not take, each as a use of the template: those that choose radio
 * buttons by their group where a button is known by its own name or its id only, those that name several
 * people where a row names one, and those whose document has a title or a message of its own. Pure, made from
 * the template and what the service says that it knows.
 */
class BulkUses final
{
public:
    BulkUses() = default;
    /** `hasTexts`: some rows have a title or a message of their own. */
    BulkUses(const domain::Document& source, const domain::Limits& known, bool hasTexts = false);

    /** True if the service's bulk call takes all rows. */
    [[nodiscard]] bool isEmpty() const { return m_groups.isEmpty() && !m_severalRoles && !m_texts; }
    /** True if this row has to be sent as a use of the template. */
    [[nodiscard]] bool isRequiredFor(const domain::BulkRow& row) const;
    /** Validation when a value selects no button; State when each document has its own callback address. */
    [[nodiscard]] Result<wire::TemplateUse> useOf(const domain::BulkRow& row, const QString& callback) const;
    /** Presents the created document as the response to a bulk call with only this row. */
    [[nodiscard]] static wire::BulkAnswer bulkResponseFrom(const domain::Document& made);
    /** Maps an error's paths to those of a bulk call with only this row. */
    [[nodiscard]] Error errorOf(Error error, const domain::BulkRow& row) const;

private:
    [[nodiscard]] const domain::BulkField* groupOf(const QString& name) const;

    QString m_title;
    QList<domain::Invitation> m_roles;
    QList<qsizetype> m_open;           ///< places of the roles that rows take
    bool m_severalRoles = false;       ///< not supported by the service
    bool m_texts = false;              ///< titles and messages, which the service does not know
    QList<domain::BulkField> m_groups; ///< groups whose buttons have no names of their own
};

} // namespace ink::workflow
