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
    /** A definition. A removed one is stored for as long as drafts or templates refer to it. */
    struct Stored
    {
        domain::CustomField field;
        bool isRemoved = false;
        bool operator==(const Stored&) const = default;
    };

    explicit CustomFieldStore(const Database& database) : m_db(database) {}

    /** Returns an account's definitions in order, including removed ones. */
    [[nodiscard]] Result<QList<Stored>> load(domain::AccountId account) const;
    /** Replaces all definitions of an account. */
    [[nodiscard]] Result<void> replace(Transaction& transaction, domain::AccountId account,
                                       const QList<Stored>& all);
    /** Returns the drafts and templates that refer to each field, by the field's name. */
    [[nodiscard]] Result<QHash<QString, domain::FieldUse>> uses(domain::AccountId account) const;
    /** Returns the distinct, non-empty values of the tags that refer to a field. */
    [[nodiscard]] Result<QStringList> values(domain::AccountId account, const QString& name) const;

    /** Applies the current definitions to the tags of a draft or a template, and detaches tags from removed
     * definitions. Does nothing for other documents. */
    [[nodiscard]] Result<void> resolve(domain::Document& document) const;

private:
    const Database& m_db;
};

} // namespace ink::store
