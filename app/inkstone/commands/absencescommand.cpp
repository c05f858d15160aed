#include "app/inkstone/commands/absencescommand.h"

#include "app/api/apiclient.h"
#include "app/domain/routing/absence.h"
#include "app/inkstone/commandbase/servicecommand.h"
#include "app/inkstone/commands/sendrouting.h"
#include "app/wire/absencecodec.h"

#include <QDate>

namespace ink {

using domain::Absence;
using domain::AbsenceList;

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

void printAbsences(const AbsenceList& known, bool json)
{
    if (json) return printJson(wire::toJson(known).value(QLatin1StringView("absences")));
    for (const Absence& absence : known.absences)
        printLine(absenceText(absence));
    if (known.absences.isEmpty()) printErrorLine(QStringLiteral("There are no absences."));
}

} // namespace

ParsedCommand parseAbsencesList(SubcommandLine& line)
{
    QUrl server;
    bool json = false;
    line.refuseArguments(QStringLiteral("absences list takes no name."));
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [json](ServiceCommand& command) {
        command.client().absences(&command, command.then<AbsenceList>([&command, json](const auto& known) {
            printAbsences(known, json);
            Q_EMIT command.finished(0);
        }));
    });
}

ParsedCommand parseAbsencesAdd(SubcommandLine& line)
{
    QUrl server;
    bool json = false;
    QString person;
    QString deputy;
    QString from;
    QString until;
    line.addArgument("person", "PERSON", "The absent person: \"Name <mail>\" or mail.");
    line.acceptArgument(person, QStringLiteral("absences add needs one person."));
    line.add("deputy", "PERSON", deputy, "The deputy: \"Name <mail>\".");
    line.add("from", "DAY", from, "The first day, such as 2026-03-30 (default: today).");
    line.add("until", "DAY", until, "The last day, such as 2026-04-10.");
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    const auto absent = parseRecipient(person);
    if (!absent) return line.fault(absent.error().detail.english());
    const auto instead = parseRecipient(deputy);
    if (!instead) return line.fault(QStringLiteral("--deputy: ") + instead.error().detail.english());
    const QDate first = from.isEmpty() ? QDate::currentDate() : QDate::fromString(from, Qt::ISODate);
    const QDate last = QDate::fromString(until, Qt::ISODate);
    if (!first.isValid() || !last.isValid())
        return line.fault(QStringLiteral("--from and --until need a day such as 2026-03-30."));
    const Absence absence{0, absent->name, absent->email, first, last, instead->name, instead->email};
    return serviceCommand(server, [absence, json](ServiceCommand& command) {
        command.client().saveAbsence(absence, &command,
                                     command.then<Absence>([&command, json](const Absence& added) {
                                         if (json)
                                             printJson(wire::toJson(added));
                                         else
                                             printLine(absenceText(added));
                                         Q_EMIT command.finished(0);
                                     }));
    });
}

ParsedCommand parseAbsencesRemove(SubcommandLine& line)
{
    QUrl server;
    qint64 id = 0;
    line.addArgument("id", "ID", "The absence, as the list numbers it.");
    line.acceptArgument(id, QStringLiteral("absences remove needs the id of an absence."));
    line.addServer(server);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [id](ServiceCommand& command) {
        command.client().removeAbsence(id, &command,
                                       command.then<void>([&command] { Q_EMIT command.finished(0); }));
    });
}

} // namespace ink
