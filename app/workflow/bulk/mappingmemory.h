#pragma once

#include "app/domain/bulk/columnmapping.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace ink::store {
class DraftJournal;
}

namespace ink::workflow {

/** The column mappings that were last used for files with the same columns, by account and template. Stored
 * on this computer. */
class MappingMemory final
{
public:
    MappingMemory(store::DraftJournal& journal, QString profile)
        : m_journal(journal), m_profile(std::move(profile))
    {
    }

    /** The last mapping of a file with these columns, for the form as it is now; nothing if there is none.
     * For `guess` see domain::adaptedMapping. */
    [[nodiscard]] std::optional<domain::ColumnMapping>
    find(const domain::BulkForm& form, const QStringList& header, const domain::ColumnMapping& guess) const;
    void remember(const domain::BulkForm& form, const QStringList& header,
                  const domain::ColumnMapping& mapping);

private:
    [[nodiscard]] QString key(const domain::BulkForm& form, const QStringList& header) const;

    store::DraftJournal& m_journal;
    QString m_profile;
};

} // namespace ink::workflow
