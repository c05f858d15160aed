#include "app/inkstone/commands/fieldscommand.h"

#include "app/api/apiclient.h"
#include "app/domain/document/customfield.h"
#include "app/inkstone/commandbase/commandfiles.h"
#include "app/inkstone/commandbase/servicecommand.h"
#include "app/wire/customfieldcodec.h"
#include "app/workflow/session/serversupport.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace ink {

using domain::CustomField;
using domain::CustomFieldList;
using domain::CustomFieldsWish;

namespace {

QString fieldText(const CustomField& field)
{
    QString text = QStringLiteral("%1  %2").arg(field.name, domain::tagTypeName(field.type));
    if (!field.options.isEmpty())
        text += QStringLiteral("  (%1)").arg(field.options.join(QStringLiteral(", ")));
    if (!field.defaultValue.isEmpty()) text += QStringLiteral("  default: %1").arg(field.defaultValue);
    return text;
}

QString useText(const domain::FieldUse& use)
{
    return QStringLiteral("templates: %1, drafts: %2").arg(use.templateCount).arg(use.draftCount);
}

void printFields(const CustomFieldList& list, bool json)
{
    if (json) return printJson(wire::toJson(list).value(QLatin1StringView("customFields")));
    for (qsizetype i = 0; i < list.fields.size(); ++i)
        printLine(QStringLiteral("%1  %2").arg(fieldText(list.fields.at(i)),
                                               useText(list.uses.value(i)).prepend(QLatin1Char('[')) +
                                                   QLatin1Char(']')));
    if (list.fields.isEmpty()) printErrorLine(QStringLiteral("There are no custom fields."));
}

void printChanges(const CustomFieldList& list)
{
    for (const domain::FieldChange& change : list.changes) {
        printLine(QStringLiteral("%1 %2 (%3)")
                      .arg(change.isRemoved ? QStringLiteral("Removed") : QStringLiteral("Changed"),
                           change.name, useText(change.use)));
        for (const domain::FieldTemplate& each : change.use.templates)
            printLine(QStringLiteral("    %1  %2").arg(each.id.value()).arg(each.title));
    }
    printLine(QStringLiteral("The account has %1 custom fields.").arg(list.fields.size()));
}

/** Calls `next` if the service has custom fields; otherwise ends the command with an error. */
void withFields(ServiceCommand& command, const std::function<void()>& next)
{
    command.client().accountDetails(
        &command,
        command.then<domain::AccountDetails>([&command, next](const domain::AccountDetails& account) {
            if (const auto has = workflow::checkHasCustomFields(account.limits); !has)
                return command.finishWithError(has.error());
            next();
        }));
}

} // namespace

ParsedCommand parseFieldsList(SubcommandLine& line)
{
    QUrl server;
    bool json = false;
    line.refuseArguments(QStringLiteral("fields list takes no name."));
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [json](ServiceCommand& command) {
        withFields(command, [&command, json] {
            command.client().customFieldUses(
                &command, command.then<CustomFieldList>([&command, json](const CustomFieldList& list) {
                    printFields(list, json);
                    Q_EMIT command.finished(0);
                }));
        });
    });
}

ParsedCommand parseFieldsExport(SubcommandLine& line)
{
    QUrl server;
    QString path;
    line.addArgument("file", "FILE", "The JSON file to write; - for the standard output.");
    line.acceptArgument(path, QStringLiteral("fields export needs one file, or - for the standard output."));
    line.addServer(server);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [path](ServiceCommand& command) {
        withFields(command, [&command, path] {
            command.client().customFields(
                &command, command.then<CustomFieldList>([&command, path](const CustomFieldList& list) {
                    const QJsonObject exported = wire::toJson(CustomFieldsWish{list.fields, {}});
                    if (path == QLatin1StringView("-")) {
                        printJson(exported);
                    } else if (const auto written = writeFile(path, QJsonDocument(exported).toJson());
                               !written) {
                        return command.finishWithError(written.error());
                    }
                    Q_EMIT command.finished(0);
                }));
        });
    });
}

ParsedCommand parseFieldsImport(SubcommandLine& line)
{
    QUrl server;
    QString path;
    QStringList confirmed;
    line.addArgument("file", "FILE", "The JSON file, as fields export writes it.");
    line.acceptArgument(path, QStringLiteral("fields import needs one file."));
    line.add("confirm", "NAME", confirmed,
             "A field in use that may be removed or changed although the fields based on it may no longer "
             "fit. Repeatable.");
    line.addServer(server);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [path, confirmed](ServiceCommand& command) {
        const auto json = readJsonFile(path, QStringLiteral("customFields"));
        if (!json) return command.finishWithError(json.error(), exitUnreadable);
        auto wish = wire::customFieldsWishFromJson(*json);
        if (!wish) return command.finishWithError(wish.error());
        wish->confirmed = confirmed;
        withFields(command, [&command, wish = *wish] {
            command.client().replaceCustomFields(
                wish, {}, &command, command.then<CustomFieldList>([&command](const CustomFieldList& list) {
                    printChanges(list);
                    Q_EMIT command.finished(0);
                }));
        });
    });
}

} // namespace ink
