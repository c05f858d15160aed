#include "app/workflow/templates/templatememory.h"

#include "app/domain/text/emailaddress.h"
#include "app/store/journals/draftjournal.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <tuple>

namespace ink::workflow {

using domain::DocumentId;

namespace {

QByteArray kept(const store::DraftJournal& journal, const QString& key)
{
    const auto found = journal.loadValue(key);
    return found && *found ? **found : QByteArray();
}

} // namespace

QString TemplateMemory::key(DocumentId id, const QString& what) const
{
    return QStringLiteral("template/%1/%2/%3").arg(m_profile).arg(id.value()).arg(what);
}

TemplateMemory::Entry TemplateMemory::entry(DocumentId id) const
{
    const QJsonObject object =
        QJsonDocument::fromJson(kept(m_journal, key(id, QStringLiteral("use")))).object();
    return {object.value(QLatin1StringView("title")).toString().left(255),
            domain::FolderId(object.value(QLatin1StringView("folder")).toInteger())};
}

void TemplateMemory::remember(DocumentId id, const Entry& entry)
{
    const QJsonObject object{{QStringLiteral("title"), entry.titlePattern},
                             {QStringLiteral("folder"), entry.folder.value()}};
    // A failure only means that values have to be entered again.
    std::ignore = m_journal.saveValue(key(id, QStringLiteral("use")),
                                      QJsonDocument(object).toJson(QJsonDocument::Compact));
}

QList<Person> TemplateMemory::people(DocumentId id, const QString& role) const
{
    const QJsonArray array =
        QJsonDocument::fromJson(kept(m_journal, key(id, QStringLiteral("role/") + role))).array();
    QList<Person> people;
    for (const QJsonValue& value : array) {
        const QJsonObject object = value.toObject();
        people.append({object.value(QLatin1StringView("name")).toString(),
                       object.value(QLatin1StringView("email")).toString()});
    }
    return people;
}

void TemplateMemory::remember(DocumentId id, const QString& role, const Person& person)
{
    const Person clean{person.name.trimmed(), person.email.trimmed()};
    if (!domain::isEmail(clean.email)) return;
    QList<Person> known = people(id, role);
    known.removeIf(
        [&clean](const Person& other) { return other.email.compare(clean.email, Qt::CaseInsensitive) == 0; });
    known.prepend(clean);
    if (known.size() > maxPeople) known.resize(maxPeople);
    QJsonArray array;
    for (const Person& one : std::as_const(known))
        array.append(QJsonObject{{QStringLiteral("name"), one.name}, {QStringLiteral("email"), one.email}});
    std::ignore = m_journal.saveValue(key(id, QStringLiteral("role/") + role),
                                      QJsonDocument(array).toJson(QJsonDocument::Compact));
}

} // namespace ink::workflow
