#pragma once

#include "app/domain/document/ids.h"
#include "app/workflow/session/peoplebook.h"

#include <QString>

namespace ink::store {
class DraftJournal;
}

namespace ink::workflow {

/** The entries of the last use of a template: the people by role, the title pattern, the folder. Stored
 * on this computer, by account. */
class TemplateMemory final
{
public:
    static constexpr qsizetype maxPeople = 12; ///< maximum number of people stored for each role

    TemplateMemory(store::DraftJournal& journal, QString profile)
        : m_journal(journal), m_profile(std::move(profile))
    {
    }

    struct Entry
    {
        QString titlePattern; ///< empty = the template's own title
        domain::FolderId folder;
        bool operator==(const Entry&) const = default;
    };
    [[nodiscard]] Entry entry(domain::DocumentId id) const;
    void remember(domain::DocumentId id, const Entry& entry);
    /** The people who previously had this role, the most recent first. */
    [[nodiscard]] QList<Person> people(domain::DocumentId id, const QString& role) const;
    void remember(domain::DocumentId id, const QString& role, const Person& person);

private:
    [[nodiscard]] QString key(domain::DocumentId id, const QString& what) const;

    store::DraftJournal& m_journal;
    QString m_profile;
};

} // namespace ink::workflow
