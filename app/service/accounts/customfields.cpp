#include "app/service/accounts/customfields.h"

#include "app/domain/values/customfieldrules.h"
#include "app/service/accounts/reasons.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/store/database/query.h"

#include <QHash>

namespace ink::service {

using domain::CustomField;
using domain::CustomFieldList;
using domain::FieldUse;
using Stored = store::CustomFieldStore::Stored;

namespace {

CustomFieldList definedIn(const QList<Stored>& all)
{
    CustomFieldList list;
    for (const Stored& stored : all)
        if (!stored.isRemoved) list.fields.append(stored.field);
    return list;
}

CustomFieldList definedIn(const QList<Stored>& all, const QHash<QString, FieldUse>& uses)
{
    CustomFieldList list = definedIn(all);
    for (const CustomField& field : std::as_const(list.fields))
        list.uses.append(uses.value(field.name));
    return list;
}

} // namespace

CustomFieldDefinitions::CustomFieldDefinitions(const ServiceCore& core) : m_stores(core.stores()) {}

Result<CustomFieldList> CustomFieldDefinitions::list(const Actor& actor) const
{
    INK_ASSIGN(all, m_stores.customFields.load(actor.account));
    return definedIn(all);
}

Result<CustomFieldList> CustomFieldDefinitions::listWithUses(const Actor& actor) const
{
    INK_TRY(actor.requireWholeAccount());
    const store::Snapshot snapshot(m_stores.database);
    INK_ASSIGN(all, m_stores.customFields.load(actor.account));
    INK_ASSIGN(uses, m_stores.customFields.uses(actor.account));
    return definedIn(all, uses);
}

Result<CustomFieldList> CustomFieldDefinitions::replace(const Actor& actor,
                                                        const domain::CustomFieldsWish& wish,
                                                        const Precondition& precondition)
{
    if (auto issues = domain::customFieldIssues(wish.fields); !issues.isEmpty())
        return failFields(ErrorCode::Validation, std::move(issues));
    return store::runWithRetries(m_stores.database, [&] { return replaceOnce(actor, wish, precondition); });
}

Result<CustomFieldList> CustomFieldDefinitions::replaceOnce(const Actor& actor,
                                                            const domain::CustomFieldsWish& wish,
                                                            const Precondition& precondition)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    // Locks the row, and invalidates cached drafts and templates, whose tags follow the definitions.
    INK_TRY(transaction.touchAccount(actor.account.value()));
    INK_ASSIGN(known, m_stores.customFields.load(actor.account));
    if (precondition) INK_TRY(precondition(definedIn(known)));
    INK_ASSIGN(uses, m_stores.customFields.uses(actor.account));
    QList<Stored> wanted;
    for (const CustomField& field : wish.fields)
        wanted.append({field, false});
    QList<domain::FieldChange> changes;
    QList<FieldIssue> unconfirmed;
    for (const Stored& before : std::as_const(known)) {
        const QString& name = before.field.name;
        const FieldUse use = uses.value(name);
        if (!use.isUsed()) continue;
        const CustomField* after = domain::findCustomField(wish.fields, name);
        if (!after) {
            wanted.append({before.field, true}); // its tags keep the properties copied from it
            if (before.isRemoved) continue;
        } else if (*after == before.field && !before.isRemoved) {
            continue;
        }
        changes.append({name, !after, use});
        if (wish.confirmed.contains(name)) continue;
        INK_ASSIGN(texts, m_stores.customFields.values(actor.account, name));
        if (!after || before.isRemoved || domain::mayBreakTags(before.field, *after, texts))
            unconfirmed.append({QStringLiteral("confirm"),
                                reasons::customFieldInUse(name, use.templateCount, use.draftCount)});
    }
    if (!unconfirmed.isEmpty()) {
        Message first = unconfirmed.constFirst().message;
        return fail(ErrorCode::State, std::move(first), std::move(unconfirmed));
    }
    INK_TRY(m_stores.customFields.replace(transaction, actor.account, wanted));
    INK_TRY(transaction.commit());
    CustomFieldList list = definedIn(wanted, uses);
    list.changes = std::move(changes);
    return list;
}

} // namespace ink::service
