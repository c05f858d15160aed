#include "app/inkstone/commands/settingscommand.h"

#include "app/settings/optionlist.h"
#include "app/settings/settings.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace ink {

namespace {

using settings::Origin;

struct OriginWords
{
    QLatin1StringView id;
    QString sentence;
};

OriginWords wordsOf(Origin origin, const QString& place)
{
    switch (origin) {
    case Origin::Locked:
        return {QLatin1StringView("locked"), QStringLiteral("locked by the administrator in %1").arg(place)};
    case Origin::Recommended:
        return {QLatin1StringView("recommended"),
                QStringLiteral("recommended by the administrator in %1").arg(place)};
    case Origin::User:
        return {QLatin1StringView("own"), QStringLiteral("your setting")};
    case Origin::Default:
        break;
    }
    return {QLatin1StringView("default"), QStringLiteral("default")};
}

QString textOf(const QVariant& value)
{
    return value.typeId() == QMetaType::QStringList ? value.toStringList().join(QStringLiteral(", "))
                                                    : value.toString();
}

int printSettings(const settings::Settings& settings, bool json)
{
    const auto& all = settings::knownOptions();
    QJsonArray rows;
    for (const settings::KnownOption& option : all) {
        const QVariant kept = settings.storedValue(option.key);
        const QString value = textOf(kept.isValid() ? kept : option.defaultValue);
        const OriginWords words =
            wordsOf(settings.origin(option.key), settings.policy().locationOf(option.key));
        if (json)
            rows.append(QJsonObject{{QStringLiteral("key"), option.key},
                                    {QStringLiteral("value"), value},
                                    {QStringLiteral("origin"), words.id},
                                    {QStringLiteral("summary"), option.summary}});
        else
            printLine(QStringLiteral("%1 %2 %3").arg(option.key, -28).arg(value, -28).arg(words.sentence));
    }
    const QString group = QStringLiteral("recommended/");
    QStringList unknown;
    for (QString key : settings.policy().keys()) {
        if (key.startsWith(group)) key.remove(0, group.size());
        if (std::none_of(all.begin(), all.end(), [&key](const auto& option) { return option.key == key; }))
            unknown.append(key);
    }
    for (const QString& key : std::as_const(unknown))
        printErrorLine(QStringLiteral("“%1” in %2 isn't a setting of this version and has no effect.")
                           .arg(key, settings.policy().locationOf(key)));
    if (json) printJson(rows);
    return unknown.isEmpty() ? 0 : 1;
}

} // namespace

ParsedCommand parseSettings(SubcommandLine& line)
{
    bool json = false;
    line.addJson(json, "Prints them as JSON.");
    line.refuseArguments(QStringLiteral("settings takes no argument."));
    if (auto end = line.parse()) return *std::move(end);
    return immediateCommand(
        [json](const CommandContext& context) { return printSettings(context.settings, json); });
}

} // namespace ink
