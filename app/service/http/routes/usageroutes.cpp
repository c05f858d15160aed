#include "app/service/http/routes/usageroutes.h"

#include "app/service/accounts/usage.h"
#include "app/service/documents/templatereport.h"
#include "app/service/http/listcursor.h"
#include "app/service/http/responses.h"
#include "app/service/http/routes/csvresponse.h"
#include "app/wire/listcodec.h"
#include "app/wire/usagecodec.h"

namespace ink::service::http {

using Access = Router::Access;
using Body = Router::Body;
using domain::UsageGrouping;
using report::csvLine;
using report::csvTime;

namespace {

/** Returns an ID as text; empty for 0. */
QString csvId(qint64 id)
{
    return id == 0 ? QString() : QString::number(id);
}

QStringList csvSum(const domain::UsageSum& sum)
{
    return {QString::number(sum.documents), QString::number(sum.cents), QString::number(sum.repeats)};
}

const QStringList sumColumns{QStringLiteral("documents"), QStringLiteral("cents"), QStringLiteral("repeats")};
const QStringList keyColumns{QStringLiteral("keyId"), QStringLiteral("keyName"),
                             QStringLiteral("keyLastFour")};
const QStringList templateColumns{QStringLiteral("templateId"), QStringLiteral("templateTitle")};

QStringList keyCells(const domain::UsageKey& key)
{
    return {csvId(key.id), key.name, key.lastFour};
}

QStringList templateCells(const domain::UsageTemplate& source)
{
    return {csvId(source.id.value()), source.title};
}

/** Writes all charges of the period, or one page and its next position to `next`. */
Result<void> writeCharges(const Usage& usage, const Actor& actor, const domain::UsageQuery& query,
                          bool isPaged, const CsvSink& write, std::optional<domain::ListPosition>& next)
{
    INK_TRY(write(csvLine(QStringList{QStringLiteral("id"), QStringLiteral("time"),
                                      QStringLiteral("documentId"), QStringLiteral("title")} +
                          templateColumns + keyColumns + QStringList{QStringLiteral("run")} + sumColumns +
                          QStringList{QStringLiteral("lastRepeat")})));
    const auto writeOne = [&write](const domain::Charge& charge) {
        return write(csvLine(QStringList{QString::number(charge.id), csvTime(charge.time),
                                         csvId(charge.document.value()), charge.title} +
                             templateCells(charge.source) + keyCells(charge.key) + QStringList{charge.run} +
                             csvSum(charge.sum) + QStringList{csvTime(charge.lastRepeat)}));
    };
    if (!isPaged) return usage.forEachCharge(actor, query, writeOne);
    INK_ASSIGN(page, usage.statement(actor, query));
    next = page.next;
    for (const domain::Charge& charge : std::as_const(page.charges))
        INK_TRY(writeOne(charge));
    return {};
}

Result<void> writeGroups(const domain::UsageStatement& statement, const CsvSink& write)
{
    const bool byKey = statement.grouping == UsageGrouping::Key;
    const bool byMonth = statement.grouping == UsageGrouping::Month;
    const QStringList columns =
        byMonth ? QStringList{QStringLiteral("month")} : (byKey ? keyColumns : templateColumns);
    INK_TRY(write(csvLine(columns + sumColumns)));
    for (const domain::UsageGroup& group : statement.groups) {
        const QStringList cells =
            byMonth ? QStringList{group.month} : (byKey ? keyCells(group.key) : templateCells(group.source));
        INK_TRY(write(csvLine(cells + csvSum(group.sum))));
    }
    return {};
}

Result<Response> statement(const Usage& usage, const Request& request)
{
    INK_ASSIGN(query, wire::usageQueryFromItems(request.query));
    INK_TRY(readCursor(request, query));
    const Actor& actor = *request.actor;
    Response response;
    if (!wantsCsv(request)) {
        INK_ASSIGN(made, usage.statement(actor, query));
        made.nextCursor = cursorOf(request, made.next);
        response = jsonWithEtag(wire::toJson(made));
        addNextLink(response, request, made.nextCursor);
    } else if (query.grouping == UsageGrouping::None) {
        const bool isPaged = !query.cursor.isEmpty() ||
                             !request.queryValue(QStringLiteral("pageIndex")).isEmpty() ||
                             !request.queryValue(QStringLiteral("pageSize")).isEmpty();
        std::optional<domain::ListPosition> next;
        INK_ASSIGN(file, csvResponse(QStringLiteral("charges.csv"), [&](const CsvSink& write) {
                       return writeCharges(usage, actor, query, isPaged, write, next);
                   }));
        response = std::move(file);
        addNextLink(response, request, cursorOf(request, next));
    } else {
        INK_ASSIGN(made, usage.statement(actor, query));
        INK_ASSIGN(
            file,
            csvResponse(QStringLiteral("charges-by-%1.csv").arg(domain::usageGroupingName(query.grouping)),
                        [&](const CsvSink& write) { return writeGroups(made, write); }));
        response = std::move(file);
    }
    response.setHeader("Vary", "Accept");
    return response;
}

} // namespace

void addUsageRoutes(Router& router, const Usage& usage)
{
    router.add({"GET", QStringLiteral("/v1/user/usage"), Access::Read, Body::None,
                toHandler([&usage](const Request& request) { return statement(usage, request); })});
}

} // namespace ink::service::http
