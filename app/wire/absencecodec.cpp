#include "app/wire/absencecodec.h"

#include "app/wire/documentparts.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

#include <QJsonArray>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using domain::Absence;
using domain::AbsenceList;

namespace {

QString dayText(QDate day)
{
    return day.toString(Qt::ISODate);
}

QDate readDay(ObjectReader& r, QLatin1StringView name)
{
    const QString text = r.string({name}, 32).value_or(QString());
    if (text.isEmpty()) return {};
    const QDate day = QDate::fromString(text, Qt::ISODate);
    if (text.size() != 10 || !day.isValid()) r.addIssue({name}, reasons::mustBeDay());
    return day;
}

Absence readAbsence(ObjectReader& r)
{
    Absence absence;
    r.read(absence.name, r.string({"name"_L1}, 1024));
    r.read(absence.email, r.string({"email"_L1}, 1024));
    absence.from = readDay(r, "from"_L1);
    absence.until = readDay(r, "until"_L1);
    r.read(absence.deputyName, r.string({"deputyName"_L1}, 1024));
    r.read(absence.deputyEmail, r.string({"deputyEmail"_L1}, 1024));
    return absence;
}

Absence readKept(ObjectReader& r)
{
    qint64 id = 0;
    r.read(id, r.idValue({"id"_L1}));
    Absence absence = readAbsence(r);
    absence.id = id;
    return absence;
}

} // namespace

QJsonObject toJson(const Absence& absence)
{
    QJsonObject object = absenceBody(absence);
    object.insert("id"_L1, absence.id);
    return object;
}

QJsonObject toJson(const AbsenceList& list)
{
    QJsonArray array;
    for (const Absence& absence : list.absences)
        array.append(toJson(absence));
    return {{"absences"_L1, array},
            {"today"_L1, dayText(list.today)},
            {"deputiesByDefault"_L1, list.deputiesByDefault}};
}

Result<AbsenceList> absenceListFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        AbsenceList list;
        const bool there = r.readObjects({"absences"_L1}, 10'000, [&list](ObjectReader& a, qsizetype) {
            list.absences.append(readKept(a));
        });
        if (!there) r.addIssue({"absences"_L1}, reasons::isMissing());
        list.today = readDay(r, "today"_L1);
        r.read(list.deputiesByDefault, r.boolean({"deputiesByDefault"_L1}));
        return list;
    });
}

QJsonObject absenceBody(const Absence& absence)
{
    return {{"name"_L1, absence.name},
            {"email"_L1, absence.email},
            {"from"_L1, dayText(absence.from)},
            {"until"_L1, dayText(absence.until)},
            {"deputyName"_L1, absence.deputyName},
            {"deputyEmail"_L1, absence.deputyEmail}};
}

Result<Absence> absenceFromBody(const QJsonObject& object)
{
    return readWhole(object, {}, readAbsence);
}

QJsonObject absenceResponse(const Absence& absence)
{
    return {{"success"_L1, true}, {"absence"_L1, toJson(absence)}};
}

Result<Absence> absenceFromResponse(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        Absence absence;
        if (!r.readObject({"absence"_L1}, [&absence](ObjectReader& a) { absence = readKept(a); }))
            r.addIssue({"absence"_L1}, reasons::isMissing());
        return absence;
    });
}

} // namespace ink::wire
