#pragma once

#include "app/domain/document/customfield.h"
#include "app/store/database/database.h"

#include <QHash>
#include <QList>
#include <QStringList>

namespace ink::domain {
struct Document;
}

namespace ink::store {

/** The custom fields of accounts, and the drafts and templates that refer to them. */
class CustomFieldStore final
{
public:
    /** A definition with its state. A removed one is what tags that refer to it took last. */
    struct Stored
    {
        domain::CustomField field;
        bool isRemoved = false;
        bool operator==(const Stored&) const = default;
    };

    explicit CustomFieldStore(const Database& database) : m_db(database) {}

    /** In their order, removed ones included. */
    [[nodiscard]] Result<QList<Stored>> load(domain::AccountId account) const;
    /** Replaces all definitions of an account. */
    [[nodiscard]] Result<void> replace(Transaction& transaction, domain::AccountId account,
                                       const QList<Stored>& all);
    /** What refers to each field, by name. */
    [[nodiscard]] Result<QHash<QString, domain::FieldUse>> uses(domain::AccountId account) const;
    /** The different texts of the tags that refer to a field. */
    [[nodiscard]] Result<QStringList> values(domain::AccountId account, const QString& name) const;

    /** Lets the tags of a draft or a template take what they refer to from the definitions of today. A tag
     * whose definition was removed becomes one of its own. Does nothing with other documents. */
    [[nodiscard]] Result<void> resolve(domain::Document& document) const;

private:
    const Database& m_db;
};

} // namespace ink::store
