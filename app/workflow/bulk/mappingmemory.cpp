#include "app/workflow/bulk/mappingmemory.h"

#include "app/domain/bulk/rowtextcolumns.h"
#include "app/store/journals/draftjournal.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <tuple>

namespace ink::workflow {

using namespace domain;
using TargetKind = ColumnTarget::Kind;

namespace {

/** The names of targets in the stored JSON. */
constexpr std::array<std::pair<TargetKind, QLatin1StringView>, 8> targetNames{
    {{TargetKind::Ignored, QLatin1StringView("")},
     {TargetKind::Name, QLatin1StringView("name")},
     {TargetKind::FirstName, QLatin1StringView("first")},
     {TargetKind::MiddleName, QLatin1StringView("middle")},
     {TargetKind::LastName, QLatin1StringView("last")},
     {TargetKind::Email, QLatin1StringView("email")},
     {TargetKind::Phone, QLatin1StringView("phone")},
     {TargetKind::Value, QLatin1StringView("value")}}};

QString targetName(TargetKind kind)
{
    for (const auto& [each, name] : targetNames)
        if (each == kind) return name;
    return {};
}

TargetKind targetFromName(const QString& name)
{
    for (const auto& [kind, each] : targetNames)
        if (each == name) return kind;
    return TargetKind::Ignored;
}

template <typename T> QJsonArray namesOf(const QList<T>& parts)
{
    QJsonArray names;
    for (const T& part : parts)
        names.append(part.name);
    return names;
}

/** The names by which the roles and fields of a form are found again. */
QJsonObject namesToJson(const BulkForm& form)
{
    return {{QStringLiteral("roles"), namesOf(form.roles)}, {QStringLiteral("fields"), namesOf(form.fields)}};
}

BulkForm namesFromJson(const QJsonObject& object)
{
    BulkForm form;
    for (const QJsonValue& name : object.value(QLatin1StringView("roles")).toArray())
        form.roles.append({.invitationIndex = 0, .name = name.toString()});
    for (const QJsonValue& name : object.value(QLatin1StringView("fields")).toArray()) {
        BulkField field;
        field.name = name.toString();
        form.fields.append(field);
    }
    return form;
}

QJsonObject mappingToJson(const ColumnMapping& mapping)
{
    QJsonArray columns;
    for (const ColumnTarget& target : mapping.columns)
        columns.append(QJsonObject{{QStringLiteral("target"), targetName(target.kind)},
                                   {QStringLiteral("field"), target.field},
                                   {QStringLiteral("role"), target.role}});
    QJsonArray people;
    for (auto each = mapping.people.cbegin(); each != mapping.people.cend(); ++each)
        people.append(QJsonObject{{QStringLiteral("role"), each.key()},
                                  {QStringLiteral("name"), each->name},
                                  {QStringLiteral("email"), each->email}});
    return {{QStringLiteral("columns"), columns}, {QStringLiteral("people"), people}};
}

ColumnMapping mappingFromJson(const QJsonObject& object)
{
    ColumnMapping mapping;
    for (const QJsonValue& column : object.value(QLatin1StringView("columns")).toArray())
        mapping.columns.append({targetFromName(column[QLatin1StringView("target")].toString()),
                                column[QLatin1StringView("field")].toInt(-1),
                                column[QLatin1StringView("role")].toInt()});
    for (const QJsonValue& person : object.value(QLatin1StringView("people")).toArray())
        mapping.people.insert(
            person[QLatin1StringView("role")].toInt(),
            {person[QLatin1StringView("name")].toString(), person[QLatin1StringView("email")].toString()});
    return mapping;
}

} // namespace

/** The columns with results of an earlier run aren't part of the layout. */
QString MappingMemory::key(const BulkForm& form, const QStringList& header) const
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const QString& name : header.first(header.size() - countResultColumns(header)))
        hash.addData(name.trimmed().toCaseFolded().toUtf8() + '\n');
    return QStringLiteral("bulkMapping/%1/%2/%3")
        .arg(m_profile)
        .arg(form.templateId.value())
        .arg(QString::fromLatin1(hash.result().toHex().left(32)));
}

std::optional<ColumnMapping> MappingMemory::find(const BulkForm& form, const QStringList& header,
                                                 const ColumnMapping& guess) const
{
    const auto stored = m_journal.loadValue(key(form, header));
    if (!stored || !*stored) return std::nullopt;
    const QJsonObject object = QJsonDocument::fromJson(**stored).object();
    ColumnMapping mapping = adaptedMapping(mappingFromJson(object), namesFromJson(object), form, guess);
    mapping.columns.resize(header.size()); // other result columns than last time
    return mapping;
}

void MappingMemory::remember(const BulkForm& form, const QStringList& header, const ColumnMapping& mapping)
{
    QJsonObject object = namesToJson(form);
    const QJsonObject targets = mappingToJson(mapping);
    for (auto each = targets.begin(); each != targets.end(); ++each)
        object.insert(each.key(), *each);
    // A failure only means that the columns have to be chosen again.
    std::ignore =
        m_journal.saveValue(key(form, header), QJsonDocument(object).toJson(QJsonDocument::Compact));
}

} // namespace ink::workflow
