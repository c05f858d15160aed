#include "app/wire/eventcodec.h"

#include "app/wire/datacodec.h"
#include "app/wire/documentparts.h"
#include "app/wire/errorcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

#include <QJsonArray>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using domain::DocumentEvent;
using domain::EventPage;
using domain::EventSubscription;
using domain::EventType;

namespace {

constexpr qsizetype maxEventsRead = 100'000;
constexpr qsizetype maxAddressLength = 2048;

QJsonValue eventDocument(const DocumentEvent& event)
{
    if (event.document.isNull()) return {};
    QJsonObject o{{"id"_L1, event.document.value()},
                  {"GUID"_L1, event.guid},
                  {"title"_L1, event.title},
                  {"signingStatus"_L1, codeOf(event.status)},
                  {"signingStatusDisplay"_L1, domain::signingStatusName(event.status)},
                  {"folderId"_L1, event.folder.value()},
                  {"templateId"_L1, idOrNull(event.templateId)},
                  {dataName, toJson(event.data)}};
    putText(o, "documentURL"_L1, event.documentUrl);
    return o;
}

QJsonValue eventRecipient(const DocumentEvent& event)
{
    if (event.invitation.isNull()) return {};
    return QJsonObject{{"id"_L1, event.invitation.value()},
                       {"recipientName"_L1, event.recipientName},
                       {"recipientEmail"_L1, event.recipientEmail}};
}

/** Returns nothing for an event of an unknown type. */
std::optional<DocumentEvent> readEvent(ObjectReader& r)
{
    DocumentEvent event;
    r.read(event.number, r.idValue({"id"_L1}));
    const auto type = domain::eventTypeFromName(r.string({"type"_L1}, 64).value_or(QString()));
    r.read(event.time, r.time({"time"_L1}));
    r.read(event.actor, r.string({"actor"_L1}));
    event.detail = readSentence(r, {"detail"_L1});
    r.read(event.hash, r.string({"hash"_L1}, 64));
    r.readObject({"document"_L1}, [&event](ObjectReader& d) {
        d.read(event.document, d.id<domain::DocumentId>({"id"_L1}));
        d.read(event.guid, d.string({"GUID"_L1}, 64));
        d.read(event.title, d.string({"title"_L1}));
        d.read(event.status, d.code({"signingStatus"_L1}, domain::tryFromCode<domain::SigningStatus>));
        d.read(event.folder, d.id<domain::FolderId>({"folderId"_L1}));
        d.read(event.templateId, d.id<domain::DocumentId>({"templateId"_L1}));
        const QJsonObject data = d.object({dataName}).value_or(QJsonObject());
        for (auto each = data.begin(); each != data.end(); ++each)
            event.data.insert(each.key(), each.value().toString());
        d.read(event.documentUrl, d.string({"documentURL"_L1}));
    });
    r.readObject({"invitation"_L1}, [&event](ObjectReader& i) {
        i.read(event.invitation, i.id<domain::InvitationId>({"id"_L1}));
        i.read(event.recipientName, i.string({"recipientName"_L1}));
        i.read(event.recipientEmail, i.string({"recipientEmail"_L1}));
    });
    if (!type) return std::nullopt;
    event.type = *type;
    return event;
}

QList<EventType> readTypes(ObjectReader& r)
{
    QList<EventType> types;
    const QStringList names = r.strings({"events"_L1}, 100, 64).value_or(QStringList());
    if (names.isEmpty()) r.addIssue({"events"_L1}, reasons::subscriptionNeedsEvents());
    for (qsizetype i = 0; i < names.size(); ++i) {
        const QString field = QStringLiteral("%1[%2]").arg(r.pathOf("events"_L1)).arg(i);
        const auto type = domain::eventTypeFromName(names.at(i));
        if (!type || !domain::subscribableEvents().contains(*type))
            r.addIssueAt(
                field, reasons::unknownEventType(
                           names.at(i),
                           domain::eventTypeNames(domain::subscribableEvents()).join(QStringLiteral(", "))));
        else if (types.contains(*type))
            r.addIssueAt(field, reasons::eventTypeRepeated(names.at(i)));
        else
            types.append(*type);
    }
    std::sort(types.begin(), types.end());
    return types;
}

/** Ignores unknown event types. */
EventSubscription readSubscription(ObjectReader& r)
{
    EventSubscription subscription;
    r.read(subscription.id, r.idValue({"id"_L1}));
    r.read(subscription.url, r.string({"url"_L1}));
    for (const QString& name : r.strings({"events"_L1}, 100, 64).value_or(QStringList()))
        if (const auto type = domain::eventTypeFromName(name)) subscription.types.append(*type);
    r.read(subscription.folder, r.id<domain::FolderId>({"folderId"_L1}));
    r.read(subscription.created, r.time({"createdTime"_L1}));
    r.read(subscription.isPaused, r.boolean({"paused"_L1}));
    subscription.pauseReason = readSentence(r, {"error"_L1});
    return subscription;
}

std::optional<qint64> numberIn(const QString& text, qint64 min, qint64 max)
{
    if (text == QLatin1StringView("0")) return min <= 0 ? std::optional<qint64>(0) : std::nullopt;
    const auto number = idFromText(text);
    return number && *number >= min && *number <= max ? number : std::nullopt;
}

} // namespace

QJsonObject toJson(const DocumentEvent& event)
{
    return withSentence({{"id"_L1, event.number},
                         {"type"_L1, domain::eventTypeName(event.type)},
                         {"time"_L1, milliseconds(event.time)},
                         {"actor"_L1, event.actor},
                         {"hash"_L1, event.hash},
                         {"document"_L1, eventDocument(event)},
                         {"invitation"_L1, eventRecipient(event)}},
                        "detail"_L1, event.detail);
}

QJsonObject eventToBody(const DocumentEvent& event)
{
    return {{"event"_L1, toJson(event)}};
}

QJsonObject toJson(const EventPage& page)
{
    return {{"events"_L1, arrayOf<DocumentEvent>(page.events, toJson)},
            {"next"_L1, page.next},
            {"more"_L1, page.hasMore}};
}

Result<EventPage> eventPageFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        EventPage page;
        const bool there = r.readObjects({"events"_L1}, maxEventsRead, [&page](ObjectReader& e, qsizetype) {
            if (auto event = readEvent(e)) page.events.append(std::move(*event));
        });
        if (!there) r.addIssue({"events"_L1}, reasons::isMissing());
        r.read(page.next, r.idValue({"next"_L1}));
        r.read(page.hasMore, r.boolean({"more"_L1}));
        return page;
    });
}

Result<ChangesQuery> changesQueryFromItems(const QList<QPair<QString, QString>>& items)
{
    ChangesQuery query;
    QList<FieldIssue> issues;
    for (const auto& [name, value] : items) {
        if (name.compare("after"_L1, Qt::CaseInsensitive) == 0) {
            query.after = numberIn(value, 0, std::numeric_limits<qint64>::max() - 1);
            if (!query.after) issues.append({QStringLiteral("after"), reasons::mustBeEventNumber()});
        } else if (name.compare("since"_L1, Qt::CaseInsensitive) == 0) {
            query.since = timeFromQuery(value);
            if (!query.since) issues.append({QStringLiteral("since"), reasons::mustBeTime()});
        } else if (name.compare("limit"_L1, Qt::CaseInsensitive) == 0) {
            const auto limit = numberIn(value, 1, domain::maxEventsPerPage);
            if (limit)
                query.limit = static_cast<int>(*limit);
            else
                issues.append({QStringLiteral("limit"), reasons::mustBeEventCount(domain::maxEventsPerPage)});
        }
    }
    if (query.after && query.since) issues.append({QStringLiteral("since"), reasons::notAlongWithAfter()});
    INK_TRY(toResult(issues));
    return query;
}

Result<qint64> replayQueryFromItems(const QList<QPair<QString, QString>>& items)
{
    INK_ASSIGN(query, changesQueryFromItems(items));
    if (query.after) return *query.after;
    INK_TRY(toResult({{QStringLiteral("after"), reasons::mustBeEventNumber()}}));
    return 0;
}

QJsonObject subscriptionBody(const EventSubscription& subscription)
{
    QJsonObject object{{"url"_L1, subscription.url},
                       {"events"_L1, QJsonArray::fromStringList(domain::eventTypeNames(subscription.types))}};
    if (!subscription.folder.isNull()) object.insert("folderId"_L1, subscription.folder.value());
    return object;
}

Result<EventSubscription> subscriptionFromBody(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        r.protect(RequestObject::EventSubscription);
        EventSubscription subscription;
        r.read(subscription.url, r.string({"url"_L1}, maxAddressLength));
        subscription.url = subscription.url.trimmed();
        if (subscription.url.isEmpty()) r.addIssue({"url"_L1}, reasons::subscriptionNeedsAddress());
        subscription.types = readTypes(r);
        r.read(subscription.folder, r.id<domain::FolderId>({"folderId"_L1}));
        return subscription;
    });
}

QJsonObject toJson(const EventSubscription& subscription)
{
    QJsonObject object = subscriptionBody(subscription);
    object.insert("id"_L1, subscription.id);
    object.insert("folderId"_L1, subscription.folder.value());
    object.insert("createdTime"_L1, milliseconds(subscription.created));
    object.insert("paused"_L1, subscription.isPaused);
    return withSentence(object, "error"_L1, subscription.pauseReason);
}

QJsonObject subscriptionResponse(const EventSubscription& subscription)
{
    return {{"success"_L1, true}, {"subscription"_L1, toJson(subscription)}};
}

Result<EventSubscription> subscriptionFromResponse(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        EventSubscription subscription;
        if (!r.readObject({"subscription"_L1},
                          [&subscription](ObjectReader& s) { subscription = readSubscription(s); }))
            r.addIssue({"subscription"_L1}, reasons::isMissing());
        return subscription;
    });
}

QJsonObject toJson(const SubscriptionList& list)
{
    return {{"subscriptions"_L1, arrayOf<EventSubscription>(list.subscriptions, toJson)},
            {"last"_L1, list.last}};
}

Result<SubscriptionList> subscriptionListFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        SubscriptionList list;
        const bool there = r.readObjects({"subscriptions"_L1}, 10'000, [&list](ObjectReader& s, qsizetype) {
            list.subscriptions.append(readSubscription(s));
        });
        if (!there) r.addIssue({"subscriptions"_L1}, reasons::isMissing());
        r.read(list.last, r.idValue({"last"_L1}));
        return list;
    });
}

QJsonObject toJson(const ReplayResult& result)
{
    return {{"success"_L1, true},
            {"events"_L1, result.count},
            {"next"_L1, result.next},
            {"more"_L1, result.hasMore}};
}

Result<ReplayResult> replayResultFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        ReplayResult result;
        r.read(result.count, r.count({"events"_L1}));
        r.read(result.next, r.idValue({"next"_L1}));
        r.read(result.hasMore, r.boolean({"more"_L1}));
        return result;
    });
}

} // namespace ink::wire
