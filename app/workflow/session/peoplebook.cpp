#include "app/workflow/session/peoplebook.h"

#include "app/domain/text/emailaddress.h"
#include "app/settings/settings.h"

#include <QJsonObject>

#include <algorithm>

namespace ink::workflow {

namespace {
bool sameMail(const QString& a, const QString& b)
{
    return a.compare(b, Qt::CaseInsensitive) == 0;
}
} // namespace

PeopleBook::PeopleBook(settings::Settings& settings, QObject* parent) : QObject(parent), m_settings(settings)
{
    const QJsonArray kept = settings.value(settings::options::recentPeople);
    for (const QJsonValue& value : kept) {
        const QJsonObject object = value.toObject();
        const Person person{object.value(QStringLiteral("name")).toString(),
                            object.value(QStringLiteral("email")).toString()};
        if (domain::isEmail(person.email) && m_people.size() < maxPeople) m_people.append(person);
    }
}

QList<Person> PeopleBook::findMatches(const QString& text, qsizetype maximum) const
{
    const QString wanted = text.trimmed();
    QList<Person> found;
    for (const Person& person : m_people) {
        if (found.size() >= maximum) break;
        const QStringList words = person.name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
        const bool fits = person.email.startsWith(wanted, Qt::CaseInsensitive) ||
                          person.name.startsWith(wanted, Qt::CaseInsensitive) ||
                          std::any_of(words.cbegin(), words.cend(), [&](const QString& word) {
                              return word.startsWith(wanted, Qt::CaseInsensitive);
                          });
        if (fits) found.append(person);
    }
    return found;
}

QList<Person> PeopleBook::completions(const QString& text, const QString& email) const
{
    const QList<Person> matches = findMatches(text);
    const auto isSame = [](const QString& a, const QString& b) {
        return a.compare(b.trimmed(), Qt::CaseInsensitive) == 0;
    };
    const bool isComplete = std::any_of(matches.begin(), matches.end(), [&](const Person& person) {
        return isSame(person.email, text) || (isSame(person.name, text) && isSame(person.email, email));
    });
    return isComplete ? QList<Person>() : matches;
}

void PeopleBook::remember(const Person& person)
{
    const Person clean{person.name.trimmed(), person.email.trimmed()};
    if (!domain::isEmail(clean.email) || (!m_people.isEmpty() && m_people.first() == clean)) return;
    m_people.removeIf([&](const Person& known) { return sameMail(known.email, clean.email); });
    m_people.prepend(clean);
    if (m_people.size() > maxPeople) m_people.resize(maxPeople);
    store();
}

void PeopleBook::forget(const QString& email)
{
    if (m_people.removeIf([&](const Person& known) { return sameMail(known.email, email); }) > 0) store();
}

void PeopleBook::store()
{
    QJsonArray kept;
    for (const Person& person : m_people)
        kept.append(
            QJsonObject{{QStringLiteral("name"), person.name}, {QStringLiteral("email"), person.email}});
    m_settings.set(settings::options::recentPeople, kept);
    Q_EMIT changed();
}

} // namespace ink::workflow

#include "moc_peoplebook.cpp"
