#include "app/inkstone/commands/eventscommand.h"

#include "app/api/apiclient.h"
#include "app/domain/history/documentevent.h"
#include "app/inkstone/commandbase/servicecommand.h"
#include "app/wire/eventcodec.h"
#include "app/workflow/session/identifiers.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QTimer>

namespace ink {

using domain::DocumentEvent;
using domain::EventPage;
using domain::EventSubscription;

namespace {

QString eventNames()
{
    return domain::eventTypeNames(domain::subscribableEvents()).join(QStringLiteral(", "));
}

QString subscriptionText(const EventSubscription& subscription)
{
    QString text = QStringLiteral("%1  %2  %3")
                       .arg(subscription.id)
                       .arg(subscription.url, domain::eventTypeNames(subscription.types).join(u','));
    if (!subscription.folder.isNull()) text += QStringLiteral(", folder %1").arg(subscription.folder.value());
    if (subscription.isPaused) text += QStringLiteral(", paused");
    if (!subscription.pauseReason.isEmpty())
        text += QStringLiteral(": ") + subscription.pauseReason.english();
    return text;
}

void printSubscription(const EventSubscription& subscription, bool json)
{
    if (json)
        printJson(wire::toJson(subscription));
    else
        printLine(subscriptionText(subscription));
}

QString eventText(const DocumentEvent& event)
{
    const auto time = QDateTime::fromMSecsSinceEpoch(event.time.time_since_epoch().count());
    QString text = QStringLiteral("%1  %2  %3  %4 %5")
                       .arg(event.number)
                       .arg(time.toString(Qt::ISODate), domain::eventTypeName(event.type))
                       .arg(event.document.value())
                       .arg(event.title);
    if (!event.invitation.isNull())
        text += QStringLiteral(", %1 <%2>").arg(event.recipientName, event.recipientEmail);
    if (!event.detail.isEmpty()) text += QStringLiteral(": ") + event.detail.english();
    return text;
}

/** Declares the one argument of a command about a subscription. */
void takeSubscription(SubcommandLine& line, qint64& id)
{
    line.addArgument("id", "ID", "The subscription, as the list numbers it.");
    line.acceptArgument(id, QStringLiteral("This command needs the id of a subscription."));
}

using SubscriptionCall = api::Call (api::ApiClient::*)(qint64, QObject*, api::Done<void>);

/** Parses a command that takes nothing but a subscription. */
ParsedCommand parseCall(SubcommandLine& line, SubscriptionCall call)
{
    QUrl server;
    qint64 id = 0;
    takeSubscription(line, id);
    line.addServer(server);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [id, call](ServiceCommand& command) {
        (command.client().*call)(id, &command,
                                 command.then<void>([&command] { Q_EMIT command.finished(0); }));
    });
}

ParsedCommand parsePausing(SubcommandLine& line, bool isPaused)
{
    QUrl server;
    qint64 id = 0;
    bool json = false;
    takeSubscription(line, id);
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [id, isPaused, json](ServiceCommand& command) {
        command.client().pauseEventSubscription(
            id, isPaused, &command,
            command.then<EventSubscription>([&command, json](const EventSubscription& changed) {
                printSubscription(changed, json);
                Q_EMIT command.finished(0);
            }));
    });
}

/** Returns a parser for the id of an event, or 0. */
SubcommandLine::ValueParser numberInto(std::optional<qint64>& number)
{
    return [&number](const QString& text) -> SubcommandLine::Fault {
        number = text == QLatin1StringView("0") ? std::optional<qint64>(0) : positiveNumber(text);
        if (number) return std::nullopt;
        return QStringLiteral("“%1” isn't the id of an event.").arg(text);
    };
}

struct ChangesRequest
{
    std::optional<qint64> after;
    bool follows = false;
    bool json = false;
};

/** Prints each event on one line, also as JSON, so that other programs can process the output as it grows. */
class ChangesCommand final : public ServiceCommand
{
public:
    ChangesCommand(const QUrl& server, const CommandContext& context, const ChangesRequest& request)
        : ServiceCommand(server, context), m_request(request)
    {
        m_query.after = request.after;
        m_query.limit = domain::maxEventsPerPage;
    }

private:
    // Number(changesPollInterval, time): Events: how often inkstone changes --follow asks for new ones
    static constexpr std::chrono::milliseconds changesPollInterval{2'000};

    void run() override { fetch(); }
    void fetch()
    {
        client().changes(m_query, this, [this](const Result<EventPage>& page) {
            if (page) return show(*page);
            // A temporary error doesn't end --follow: reading continues after the last number, so nothing is
            // lost.
            if (!m_request.follows || !m_hasRead || !page.error().retryable)
                return finishWithError(page.error());
            QTimer::singleShot(changesPollInterval, this, [this] { fetch(); });
        });
    }
    void show(const EventPage& page)
    {
        m_hasRead = true;
        for (const DocumentEvent& event : page.events) {
            if (m_request.json)
                printLine(
                    QString::fromUtf8(QJsonDocument(wire::toJson(event)).toJson(QJsonDocument::Compact)));
            else
                printLine(eventText(event));
        }
        m_query.after = page.next;
        if (page.hasMore) return fetch();
        if (!m_request.follows) return Q_EMIT finished(0);
        QTimer::singleShot(changesPollInterval, this, [this] { fetch(); });
    }

    ChangesRequest m_request;
    wire::ChangesQuery m_query;
    bool m_hasRead = false;
};

} // namespace

ParsedCommand parseEventsList(SubcommandLine& line)
{
    QUrl server;
    bool json = false;
    line.refuseArguments(QStringLiteral("events list takes no argument."));
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    return serviceCommand(server, [json](ServiceCommand& command) {
        command.client().eventSubscriptions(
            &command, command.then<wire::SubscriptionList>([&command, json](const auto& list) {
                if (json) printJson(wire::toJson(list));
                for (const EventSubscription& each : list.subscriptions)
                    if (!json) printLine(subscriptionText(each));
                if (!json && list.subscriptions.isEmpty())
                    printErrorLine(QStringLiteral("There are no event subscriptions."));
                Q_EMIT command.finished(0);
            }));
    });
}

ParsedCommand parseEventsAdd(SubcommandLine& line)
{
    QUrl server;
    bool json = false;
    QString types;
    std::optional<int> folder;
    EventSubscription wanted;
    line.addArgument("address", "ADDRESS", "The http or https address that events are sent to.");
    line.acceptArgument(wanted.url, QStringLiteral("events add needs one address."));
    line.add("events", "LIST", types, "The events, separated by commas (default: all).");
    line.add("folder", "ID", folder, {1}, "Only documents in this folder and its subfolders.");
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    if (!line.has("events")) wanted.types = domain::subscribableEvents();
    for (const QString& name : types.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        const auto type = domain::eventTypeFromName(name.trimmed());
        if (!type || !domain::subscribableEvents().contains(*type))
            return line.fault(
                QStringLiteral("--events needs a list of %1, separated by commas.").arg(eventNames()));
        if (!wanted.types.contains(*type)) wanted.types.append(*type);
    }
    if (wanted.types.isEmpty())
        return line.fault(
            QStringLiteral("--events needs a list of %1, separated by commas.").arg(eventNames()));
    wanted.folder = domain::FolderId(folder.value_or(0));
    return serviceCommand(server, [wanted, json](ServiceCommand& command) {
        command.client().addEventSubscription(
            wanted, workflow::newIdempotencyKey(), &command,
            command.then<EventSubscription>([&command, json](const auto& added) {
                printSubscription(added, json);
                Q_EMIT command.finished(0);
            }));
    });
}

ParsedCommand parseEventsPause(SubcommandLine& line)
{
    return parsePausing(line, true);
}

ParsedCommand parseEventsResume(SubcommandLine& line)
{
    return parsePausing(line, false);
}

ParsedCommand parseEventsTest(SubcommandLine& line)
{
    return parseCall(line, &api::ApiClient::testEventSubscription);
}

ParsedCommand parseEventsRemove(SubcommandLine& line)
{
    return parseCall(line, &api::ApiClient::removeEventSubscription);
}

ParsedCommand parseEventsReplay(SubcommandLine& line)
{
    QUrl server;
    qint64 id = 0;
    bool json = false;
    std::optional<qint64> after;
    takeSubscription(line, id);
    line.add("after", "NUMBER", numberInto(after), "The events after this id; 0 = all (required).");
    line.addServer(server);
    line.addJson(json);
    if (auto end = line.parse()) return *std::move(end);
    if (!after) return line.fault(QStringLiteral("events replay needs --after."));
    return serviceCommand(server, [id, after = *after, json](ServiceCommand& command) {
        command.client().replayEvents(
            id, after, &command, command.then<wire::ReplayResult>([&command, json](const auto& replayed) {
                if (json)
                    printJson(wire::toJson(replayed));
                else
                    printLine(QStringLiteral("%1 events are sent again.").arg(replayed.count));
                if (!json && replayed.hasMore)
                    printErrorLine(
                        QStringLiteral("There are more. Continue with --after %1.").arg(replayed.next));
                Q_EMIT command.finished(0);
            }));
    });
}

ParsedCommand parseChanges(SubcommandLine& line)
{
    QUrl server;
    ChangesRequest request;
    line.refuseArguments(QStringLiteral("changes takes no argument."));
    line.add("after", "NUMBER", numberInto(request.after),
             "The events after this id (default: from the oldest that is stored).");
    line.add("follow", request.follows, "Waits for further events until Ctrl+C.");
    line.addServer(server);
    line.addJson(request.json, "Prints each event as a line of JSON.");
    if (auto end = line.parse()) return *std::move(end);
    return CommandFactory([server, request](const CommandContext& context) -> std::unique_ptr<Command> {
        return std::make_unique<ChangesCommand>(server, context, request);
    });
}

} // namespace ink
