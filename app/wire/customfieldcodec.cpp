#include "app/wire/customfieldcodec.h"

#include "app/domain/text/datetext.h"
#include "app/wire/documentparts.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

#include <QJsonArray>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

// Overloads for fields with special types; readFields() and putFields() find them by their arguments.

static std::optional<TagType> readField(ObjectReader& r, const Field<CustomField, TagType>& type)
{
    if (!r.hasValue({type.name})) r.addIssue({type.name}, reasons::isNeeded());
    return r.code({type.name}, tryFromCode<TagType>);
}

static std::optional<FieldCheck> readField(ObjectReader& r, const Field<CustomField, FieldCheck>& field)
{
    std::optional<FieldCheck> read;
    r.readObject({field.name}, [&](ObjectReader& c) {
        c.protect(RequestObject::FieldCheck);
        FieldCheck check;
        readFields(c, check);
        if (!check.dateFormat.isEmpty())
            check.dateFormat = toDateFormat(check.dateFormat).value_or(check.dateFormat);
        read = check;
    });
    return read;
}

template <typename O>
static void putField(Members<O> to, const Field<CustomField, FieldCheck>& field, const FieldCheck& check)
{
    QJsonObject object;
    putFields(object, check);
    to.insert(field.name, object);
}

namespace {

constexpr qsizetype maxFieldsRead = 10'000; // the rules check maxCustomFields

CustomField readCustomField(ObjectReader& r)
{
    r.protect(RequestObject::CustomField);
    CustomField field;
    readFields(r, field);
    return field;
}

QJsonObject useJson(const FieldUse& use)
{
    QJsonArray templates;
    for (const FieldTemplate& each : use.templates)
        templates.append(QJsonObject{{"id"_L1, each.id.value()}, {"title"_L1, each.title}});
    return {{"templates"_L1, templates},
            {"templateCount"_L1, use.templateCount},
            {"draftCount"_L1, use.draftCount}};
}

void addUse(QJsonObject& object, const FieldUse& use)
{
    const QJsonObject members = useJson(use);
    for (auto each = members.begin(); each != members.end(); ++each)
        object.insert(each.key(), each.value());
}

FieldUse readUse(ObjectReader& r)
{
    FieldUse use;
    r.readObjects({"templates"_L1}, maxFieldsRead, [&](ObjectReader& t, qsizetype) {
        FieldTemplate one;
        r.read(one.id, t.id<DocumentId>({"id"_L1}));
        r.read(one.title, t.string({"title"_L1}));
        use.templates.append(one);
    });
    r.read(use.templateCount, r.count({"templateCount"_L1}));
    r.read(use.draftCount, r.count({"draftCount"_L1}));
    return use;
}

} // namespace

QJsonObject toJson(const CustomField& field)
{
    QJsonObject object;
    putFields(object, field);
    return object;
}

QJsonObject toJson(const CustomFieldList& list)
{
    QJsonArray fields;
    for (qsizetype i = 0; i < list.fields.size(); ++i) {
        QJsonObject field = toJson(list.fields.at(i));
        if (i < list.uses.size()) addUse(field, list.uses.at(i));
        fields.append(field);
    }
    QJsonObject object{{"customFields"_L1, fields}};
    QJsonArray changes;
    for (const FieldChange& change : list.changes) {
        QJsonObject one{{"name"_L1, change.name},
                        {"change"_L1, change.isRemoved ? u"removed"_s : u"changed"_s}};
        addUse(one, change.use);
        changes.append(one);
    }
    if (!changes.isEmpty()) object.insert("changes"_L1, changes);
    return object;
}

QJsonObject customFieldResponse(const CustomFieldList& list)
{
    QJsonObject object = toJson(list);
    object.insert("success"_L1, true);
    if (!object.contains("changes"_L1)) object.insert("changes"_L1, QJsonArray());
    return object;
}

Result<CustomFieldList> customFieldListFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        CustomFieldList list;
        bool areUsesKnown = true;
        const bool isPresent =
            r.readObjects({"customFields"_L1}, maxFieldsRead, [&](ObjectReader& f, qsizetype) {
                areUsesKnown = areUsesKnown && f.has({"templateCount"_L1});
                list.fields.append(readCustomField(f));
                list.uses.append(readUse(f));
            });
        if (!isPresent) r.addIssue({"customFields"_L1}, reasons::isMissing());
        if (!areUsesKnown) list.uses.clear();
        r.readObjects({"changes"_L1}, maxFieldsRead, [&](ObjectReader& c, qsizetype) {
            FieldChange change;
            r.read(change.name, c.string({"name"_L1}));
            change.isRemoved = c.string({"change"_L1}) == u"removed"_s;
            change.use = readUse(c);
            list.changes.append(change);
        });
        return list;
    });
}

QJsonObject toJson(const CustomFieldsWish& wish)
{
    QJsonArray fields;
    for (const CustomField& field : wish.fields)
        fields.append(toJson(field));
    QJsonObject object{{"customFields"_L1, fields}};
    if (!wish.confirmed.isEmpty()) object.insert("confirm"_L1, QJsonArray::fromStringList(wish.confirmed));
    return object;
}

Result<CustomFieldsWish> customFieldsWishFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        CustomFieldsWish wish;
        const bool isPresent =
            r.readObjects({"customFields"_L1}, maxFieldsRead, [&](ObjectReader& f, qsizetype) {
                wish.fields.append(readCustomField(f));
                // Clients may send back the members that only responses have.
                for (const auto& name : {"templates"_L1, "templateCount"_L1, "draftCount"_L1})
                    f.skip({name});
            });
        if (!isPresent) r.addIssue({"customFields"_L1}, reasons::isNeeded());
        r.read(wish.confirmed, r.strings({"confirm"_L1}));
        return wish;
    });
}

} // namespace ink::wire
