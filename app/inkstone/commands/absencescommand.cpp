#include "app/inkstone/commands/absencescommand.h"

#include "app/api/apiclient.h"

#include <QJsonArray>
#include <QJsonObject>

namespace ink {

using domain::Absence;
using AbsenceVerb = AbsencesRequest::Verb;

namespace {

QString absencePersonText(const QString& name, const QString& email)
{
    return name.isEmpty() ? email : QStringLiteral("%1 <%2>").arg(name, email);
}

QString absenceText(const Absence& absence)
{
    return QStringLiteral("%1  %2 to %3  %4, deputy: %5")
        .arg(absence.id)
        .arg(absence.from.toString(Qt::ISODate), absence.until.toString(Qt::ISODate),
             absencePersonText(absence.name, absence.email),
             absencePersonText(absence.deputyName, absence.deputyEmail));
}

QJsonObject absenceJson(const Absence& absence)
{
    return {{QStringLiteral("id"), absence.id},
            {QStringLiteral("name"), absence.name},
            {QStringLiteral("email"), absence.email},
            {QStringLiteral("from"), absence.from.toString(Qt::ISODate)},
            {QStringLiteral("until"), absence.until.toString(Qt::ISODate)},
            {QStringLiteral("deputyName"), absence.deputyName},
            {QStringLiteral("deputyEmail"), absence.deputyEmail}};
}

} // namespace

AbsencesCommand::AbsencesCommand(AbsencesRequest request, Workplace& workplace, secrets::SecretStore& secrets,
                                 const settings::Settings& settings)
    : m_request(std::move(request)), m_connection(workplace, secrets, settings)
{
}

void AbsencesCommand::giveUp(const Error& error)
{
    complain(sentence(error));
    Q_EMIT finished(1);
}

void AbsencesCommand::start()
{
    m_connection.open(m_request.server, this, [this](const Result<void>& opened) {
        if (!opened) return giveUp(opened.error());
        switch (m_request.verb) {
        case AbsenceVerb::List:
            return list();
        case AbsenceVerb::Add:
            return add();
        case AbsenceVerb::Remove:
            return remove();
        }
    });
}

void AbsencesCommand::list()
{
    m_connection.client()->absences(this, [this](const Result<domain::AbsenceList>& known) {
        if (!known) return giveUp(known.error());
        QJsonArray rows;
        for (const Absence& absence : known->absences) {
            if (m_request.json)
                rows.append(absenceJson(absence));
            else
                say(absenceText(absence));
        }
        if (m_request.json)
            sayJson(rows);
        else if (known->absences.isEmpty())
            complain(QStringLiteral("There are no absences."));
        Q_EMIT finished(0);
    });
}

void AbsencesCommand::add()
{
    m_connection.client()->saveAbsence(m_request.absence, this, [this](const Result<Absence>& added) {
        if (!added) return giveUp(added.error());
        if (m_request.json)
            sayJson(absenceJson(*added));
        else
            say(absenceText(*added));
        Q_EMIT finished(0);
    });
}

void AbsencesCommand::remove()
{
    m_connection.client()->removeAbsence(m_request.absence.id, this, [this](const Result<void>& removed) {
        if (!removed) return giveUp(removed.error());
        Q_EMIT finished(0);
    });
}

} // namespace ink

#include "moc_absencescommand.cpp"
