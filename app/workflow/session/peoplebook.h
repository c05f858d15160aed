#pragma once

#include <QList>
#include <QObject>
#include <QString>

namespace ink::settings {
class Settings;
}

namespace ink::workflow {

/** A person who was previously a recipient. */
struct Person
{
    QString name;
    QString email;
    bool operator==(const Person&) const = default;
};

/** The most recently used people, newest first, for completion. Stored in the settings of this computer. */
class PeopleBook final : public QObject
{
    Q_OBJECT
public:
    static constexpr int maxPeople = 200;

    explicit PeopleBook(settings::Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] const QList<Person>& people() const { return m_people; }
    /** People with a name, a word in the name, or an email address that starts with `text`
     * (case-insensitive); all people for an empty text. */
    [[nodiscard]] QList<Person> findMatches(const QString& text, qsizetype maximum = 10) const;
    /** The matches to offer for a text that is being typed: none if the text is already a person's address,
     * or the name of the person with this address. */
    [[nodiscard]] QList<Person> completions(const QString& text, const QString& email) const;
    /** Adds a person at the front, or moves the person there; people are identified by email address,
     * ignoring case. */
    void remember(const Person& person);
    void forget(const QString& email);

Q_SIGNALS:
    void changed();

private:
    void store();

    settings::Settings& m_settings;
    QList<Person> m_people;
};

} // namespace ink::workflow
