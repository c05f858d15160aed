#include "app/store/documents/customfieldstore.h"

#include "app/domain/document/document.h"
#include "app/store/database/query.h"
#include "app/store/database/storedcode.h"
#include "app/store/documents/documentrows.h"

#include <algorithm>

namespace ink::store {

using namespace domain;

namespace {

Result<CustomFieldStore::Stored> definitionFromRow(const Query& row)
{
    CustomFieldStore::Stored stored;
    stored.field.name = row["name"].toString();
    INK_ASSIGN(type, enumFromCode<TagType>("custom_field.type", row["type"], row["name"]));
    stored.field.type = type;
    readStyle(styleFromRow(jsonObject(row["style"])), stored.field);
    stored.field.defaultValue = row["default_value"].toString();
    stored.isRemoved = row["removed"].toBool();
    return stored;
}

QString checkText(const CustomField& field)
{
    TagStyle style;
    writeStyle(field, style);
    return jsonText(styleToRow(style));
}

} // namespace

Result<QList<CustomFieldStore::Stored>> CustomFieldStore::load(AccountId account) const
{
    INK_ASSIGN(query, run(m_db, "custom_field_list", {account.value()}));
    QList<Stored> all;
    while (query.next()) {
        INK_ASSIGN(stored, definitionFromRow(query));
        all.append(std::move(stored));
    }
    return all;
}

Result<void> CustomFieldStore::replace(Transaction& transaction, AccountId account, const QList<Stored>& all)
{
    const Database& db = transaction.database();
    INK_TRY(run(db, "custom_field_clear", {account.value()}));
    int position = 0;
    for (const Stored& stored : all)
        INK_TRY(run(db, "custom_field_insert",
                    {{"account_id", account.value()},
                     {"name", stored.field.name},
                     {"position", position++},
                     {"removed", stored.isRemoved ? 1 : 0},
                     {"type", static_cast<int>(stored.field.type)},
                     {"style", checkText(stored.field)},
                     {"default_value", fromText(stored.field.defaultValue)}}));
    return {};
}

Result<QHash<QString, FieldUse>> CustomFieldStore::uses(AccountId account) const
{
    QHash<QString, FieldUse> all;
    {
        INK_ASSIGN(counts, run(m_db, "custom_field_counts", {account.value()}));
        while (counts.next()) {
            FieldUse& use = all[counts["name"].toString()];
            use.templateCount = counts["templates"].toLongLong();
            use.draftCount = counts["drafts"].toLongLong();
        }
    }
    for (auto each = all.begin(); each != all.end(); ++each) {
        if (each->templateCount == 0) continue;
        INK_ASSIGN(rows, run(m_db, "custom_field_templates",
                             {account.value(), each.key(), qint64{maxListedTemplates}}));
        while (rows.next())
            each->templates.append({DocumentId(rows["id"].toLongLong()), rows["title"].toString()});
    }
    return all;
}

Result<QStringList> CustomFieldStore::values(AccountId account, const QString& name) const
{
    INK_ASSIGN(rows, run(m_db, "custom_field_values", {account.value(), name}));
    QStringList all;
    while (rows.next())
        all.append(rows["value"].toString());
    return all;
}

Result<void> CustomFieldStore::resolve(Document& document) const
{
    if (!followsCustomFields(document) || !usesCustomFields(document.tags)) return {};
    INK_ASSIGN(all, load(document.accountId));
    for (Tag& tag : document.tags) {
        if (tag.facts.customField.isEmpty()) continue;
        const auto found = std::find_if(all.cbegin(), all.cend(), [&](const Stored& stored) {
            return stored.field.name == tag.facts.customField;
        });
        if (found != all.cend()) applyCustomField(found->field, tag);
        if (found == all.cend() || found->isRemoved) detachCustomField(tag);
    }
    return {};
}

} // namespace ink::store
