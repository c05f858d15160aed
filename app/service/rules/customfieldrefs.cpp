#include "app/service/rules/customfieldrefs.h"

#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/service/rules/reasons.h"
#include "app/store/documents/customfieldstore.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::Tag;

namespace {

/** Returns whether the document was sent with this reference of the tag. */
bool wasSentWith(const Tag& tag, const Document* before)
{
    return before && !domain::followsCustomFields(*before) && !tag.id.isNull() &&
           std::any_of(before->tags.cbegin(), before->tags.cend(), [&](const Tag& each) {
               return each.id == tag.id && each.facts.customField == tag.facts.customField;
           });
}

} // namespace

Result<void> resolveCustomFields(const store::Database& database, Document& document, const Document* before)
{
    QList<FieldIssue> issues;
    domain::CustomFields known;
    bool isLoaded = false;
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        Tag& tag = document.tags[i];
        const QString name = tag.facts.customField;
        tag.facts.customFieldDefault.clear();
        if (name.isEmpty() || wasSentWith(tag, before)) continue;
        if (!isLoaded) {
            INK_ASSIGN(all, store::CustomFieldStore(database).load(document.accountId));
            for (const store::CustomFieldStore::Stored& stored : std::as_const(all))
                if (!stored.isRemoved) known.append(stored.field);
            isLoaded = true;
        }
        if (const domain::CustomField* field = domain::findCustomField(known, name))
            domain::applyCustomField(*field, tag);
        else
            issues.append({QStringLiteral("tags[%1].customField").arg(i), reasons::customFieldUnknown(name)});
    }
    if (!issues.isEmpty()) return failFields(ErrorCode::Validation, std::move(issues));
    if (before && !domain::followsCustomFields(*before)) domain::fillCustomFieldDefaults(document.tags);
    return {};
}

} // namespace ink::service
