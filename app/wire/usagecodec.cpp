#include "app/wire/usagecodec.h"

#include "app/wire/documentparts.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

#include <QJsonArray>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

constexpr qsizetype maxUsageGroups = 100'000;

void putSum(QJsonObject& o, const UsageSum& sum)
{
    o.insert("documents"_L1, sum.documents);
    o.insert("cents"_L1, sum.cents);
    o.insert("repeats"_L1, sum.repeats);
}

UsageSum readSum(ObjectReader& r)
{
    UsageSum sum;
    r.read(sum.documents, r.integer({"documents"_L1}));
    r.read(sum.cents, r.integer({"cents"_L1}));
    r.read(sum.repeats, r.count({"repeats"_L1}));
    return sum;
}

QJsonValue keyJson(const UsageKey& key)
{
    if (key.id == 0) return {};
    return QJsonObject{{"id"_L1, key.id}, {"name"_L1, key.name}, {"lastFour"_L1, key.lastFour}};
}

UsageKey readKey(ObjectReader& r)
{
    UsageKey key;
    r.readObject({"key"_L1}, [&key](ObjectReader& k) {
        k.read(key.id, k.idValue({"id"_L1}));
        k.read(key.name, k.string({"name"_L1}));
        k.read(key.lastFour, k.string({"lastFour"_L1}));
    });
    return key;
}

QJsonValue templateJson(const UsageTemplate& source)
{
    if (source.id.isNull()) return {};
    QJsonObject o{{"id"_L1, source.id.value()}};
    putText(o, "title"_L1, source.title);
    return o;
}

UsageTemplate readTemplate(ObjectReader& r)
{
    UsageTemplate source;
    r.readObject({"template"_L1}, [&source](ObjectReader& t) {
        t.read(source.id, t.id<DocumentId>({"id"_L1}));
        t.read(source.title, t.string({"title"_L1}));
    });
    return source;
}

QJsonObject chargeJson(const Charge& charge)
{
    const bool isOpening = charge.document.isNull();
    QJsonObject o{{"id"_L1, charge.id},
                  {"time"_L1, milliseconds(charge.time)},
                  {"documentId"_L1, isOpening ? QJsonValue() : QJsonValue(charge.document.value())},
                  {"title"_L1, charge.title},
                  {"template"_L1, templateJson(charge.source)},
                  {"key"_L1, keyJson(charge.key)},
                  {"run"_L1, charge.run.isEmpty() ? QJsonValue() : QJsonValue(charge.run)},
                  {"lastRepeat"_L1, timeOrNull(charge.lastRepeat)}};
    putSum(o, charge.sum);
    return o;
}

Charge readCharge(ObjectReader& r)
{
    Charge charge;
    r.read(charge.id, r.idValue({"id"_L1}));
    r.read(charge.time, r.time({"time"_L1}));
    r.read(charge.document, r.id<DocumentId>({"documentId"_L1}));
    r.read(charge.title, r.string({"title"_L1}));
    charge.source = readTemplate(r);
    charge.key = readKey(r);
    r.read(charge.run, r.string({"run"_L1}));
    charge.lastRepeat = r.time({"lastRepeat"_L1});
    charge.sum = readSum(r);
    return charge;
}

} // namespace

QJsonObject toJson(const UsageStatement& statement)
{
    const QString group = usageGroupingName(statement.grouping);
    QJsonObject o{{"group"_L1, group.isEmpty() ? QJsonValue() : QJsonValue(group)},
                  {"from"_L1, timeOrNull(statement.from)},
                  {"to"_L1, timeOrNull(statement.to)},
                  {"timeZone"_L1, statement.timeZone},
                  {"chargeCount"_L1, statement.chargeCount}};
    putSum(o, statement.total);
    if (statement.grouping == UsageGrouping::None) {
        o.insert("charges"_L1, arrayOf(statement.charges, chargeJson));
        putText(o, "nextCursor"_L1, statement.nextCursor);
        return o;
    }
    QJsonArray groups;
    for (const UsageGroup& each : statement.groups) {
        QJsonObject g;
        if (statement.grouping == UsageGrouping::Month) g.insert("month"_L1, each.month);
        if (statement.grouping == UsageGrouping::Key) g.insert("key"_L1, keyJson(each.key));
        if (statement.grouping == UsageGrouping::Template) g.insert("template"_L1, templateJson(each.source));
        putSum(g, each.sum);
        groups.append(g);
    }
    o.insert("groups"_L1, groups);
    return o;
}

Result<UsageStatement> usageFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        UsageStatement statement;
        const QString group = r.string({"group"_L1}).value_or(QString());
        const auto grouping = usageGroupingFromName(group);
        if (!grouping && !group.isEmpty()) r.addIssue({"group"_L1}, reasons::mustBeUsageGroup());
        statement.grouping = grouping.value_or(UsageGrouping::None);
        statement.from = r.time({"from"_L1});
        statement.to = r.time({"to"_L1});
        r.read(statement.timeZone, r.string({"timeZone"_L1}));
        r.read(statement.chargeCount, r.count({"chargeCount"_L1}));
        statement.total = readSum(r);
        const bool hasGroups = r.readObjects({"groups"_L1}, maxUsageGroups, [&](ObjectReader& g, qsizetype) {
            UsageGroup each;
            g.read(each.month, g.string({"month"_L1}));
            each.key = readKey(g);
            each.source = readTemplate(g);
            each.sum = readSum(g);
            statement.groups.append(each);
        });
        const bool hasCharges =
            r.readObjects({"charges"_L1}, maxUsageGroups,
                          [&](ObjectReader& c, qsizetype) { statement.charges.append(readCharge(c)); });
        r.read(statement.nextCursor, r.string({"nextCursor"_L1}));
        if (!hasGroups && !hasCharges) r.addIssue({"groups"_L1}, reasons::isMissing());
        return statement;
    });
}

} // namespace ink::wire
