#include "app/inkstone/options/absencesline.h"

#include "app/inkstone/commands/sendrouting.h"
#include "app/inkstone/options/commandlist.h"

namespace ink {

namespace {

using Parsed = std::variant<AbsencesRequest, PrintAndExit>;

Parsed parseAbsencesList(const QStringList& rest)
{
    AbsencesRequest request;
    SubcommandLine line(QStringLiteral("absences list"),
                        QStringLiteral("Lists people who are absent, and their deputies."));
    line.addServer();
    line.addJson();
    if (const auto end = line.parse(rest)) return *end;
    if (!line.arguments().isEmpty()) return line.fault(QStringLiteral("absences list takes no name."));
    request.server = QUrl(line.value("server"));
    request.json = line.has("json");
    return request;
}

Parsed parseAbsencesAdd(const QStringList& rest)
{
    AbsencesRequest request;
    request.verb = AbsencesRequest::Verb::Add;
    SubcommandLine line(
        QStringLiteral("absences add"),
        QStringLiteral("Adds an absence. When it is the turn of the absent person, the deputy "
                       "is invited instead."));
    line.addArgument("person", "The absent person: \"Name <mail>\" or mail.", "PERSON");
    line.add("deputy", "The deputy: \"Name <mail>\".", "PERSON");
    line.add("from", "The first day, such as 2026-03-30 (default: today).", "DAY");
    line.add("until", "The last day, such as 2026-04-10.", "DAY");
    line.addServer();
    line.addJson();
    if (const auto end = line.parse(rest)) return *end;
    if (line.arguments().size() != 1) return line.fault(QStringLiteral("absences add needs one person."));
    const auto person = recipientFrom(line.arguments().constFirst());
    if (!person) return line.fault(person.error().detail.english());
    const auto deputy = recipientFrom(line.value("deputy"));
    if (!deputy) return line.fault(QStringLiteral("--deputy: ") + deputy.error().detail.english());
    const QDate from = line.value("from").isEmpty() ? QDate::currentDate()
                                                    : QDate::fromString(line.value("from"), Qt::ISODate);
    const QDate until = QDate::fromString(line.value("until"), Qt::ISODate);
    if (!from.isValid() || !until.isValid())
        return line.fault(QStringLiteral("--from and --until need a day such as 2026-03-30."));
    request.absence = {0, person->name, person->email, from, until, deputy->name, deputy->email};
    request.server = QUrl(line.value("server"));
    request.json = line.has("json");
    return request;
}

Parsed parseAbsencesRemove(const QStringList& rest)
{
    AbsencesRequest request;
    request.verb = AbsencesRequest::Verb::Remove;
    SubcommandLine line(QStringLiteral("absences remove"),
                        QStringLiteral("Removes an absence. What the deputy has received stays with them."));
    line.addArgument("id", "The absence, as the list numbers it.", "ID");
    line.addServer();
    if (const auto end = line.parse(rest)) return *end;
    bool isNumber = false;
    request.absence.id = line.arguments().value(0).toLongLong(&isNumber);
    if (line.arguments().size() != 1 || !isNumber || request.absence.id <= 0)
        return line.fault(QStringLiteral("absences remove needs the id of an absence."));
    request.server = QUrl(line.value("server"));
    return request;
}

} // namespace

Parsed parseAbsencesLine(const QStringList& rest)
{
    const QString verb = rest.value(0);
    if (verb == QStringLiteral("list")) return parseAbsencesList(rest.mid(1));
    if (verb == QStringLiteral("add")) return parseAbsencesAdd(rest.mid(1));
    if (verb == QStringLiteral("remove")) return parseAbsencesRemove(rest.mid(1));
    return overviewOr(QStringLiteral("absences"), verbsText(QStringLiteral("absences")), rest);
}

} // namespace ink
