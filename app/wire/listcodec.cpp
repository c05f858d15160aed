#include "app/wire/listcodec.h"

#include "app/domain/document/reasons.h"
#include "app/wire/documentparts.h"
#include "app/wire/documentwriter.h"
#include "app/wire/errorcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

#include <algorithm>
#include <array>
#include <limits>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

// Number(maxIds, documents): Call that deletes documents
constexpr qsizetype maxIds = 1000;
// Number(maxPageSize, documents): List: documents of a page
constexpr int maxPageSize = 500;
constexpr qsizetype maxCursorLength = 6144; // a cursor contains sort keys, which may be long

struct SortName
{
    SortField field;
    QLatin1StringView name;
};
constexpr std::array sortNames{
    SortName{SortField::Title, "title"_L1}, SortName{SortField::Created, "created"_L1},
    SortName{SortField::Modified, "modified"_L1}, SortName{SortField::Sent, "sent"_L1},
    SortName{SortField::Status, "status"_L1}};

int hexDigit(char c)
{
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

Result<QString> decoded(QByteArrayView raw)
{
    QByteArray bytes;
    bytes.reserve(raw.size());
    for (qsizetype i = 0; i < raw.size(); ++i) {
        if (raw[i] == '+') {
            bytes.append(' ');
        } else if (raw[i] == '%') {
            const int high = i + 2 < raw.size() ? hexDigit(raw[i + 1]) : -1;
            const int low = high >= 0 ? hexDigit(raw[i + 2]) : -1;
            if (low < 0) return fail(ErrorCode::Malformed, reasons::queryBadEscape());
            bytes.append(static_cast<char>(high * 16 + low));
            i += 2;
        } else {
            bytes.append(raw[i]);
        }
    }
    if (!bytes.isValidUtf8()) return fail(ErrorCode::Malformed, reasons::queryInvalidUtf8());
    return QString::fromUtf8(bytes);
}

/** Reads the parameters of a query one by one and collects the issues. */
class ItemReader final
{
public:
    explicit ItemReader(const QueryItems& items) : m_items(items) {}

    [[nodiscard]] std::optional<QString> text(QLatin1StringView name, qsizetype maxLength = 1024)
    {
        auto value = queryValue(m_items, name);
        if (value && value->isEmpty()) return std::nullopt; // `?status=` is the same as no parameter
        if (value && (value->size() > maxLength || value->contains(QChar(0)))) {
            issue(name, reasons::mustBeQueryText());
            return std::nullopt;
        }
        return value;
    }
    [[nodiscard]] std::optional<qint64> integer(QLatin1StringView name, qint64 min, qint64 max)
    {
        const auto value = text(name);
        if (!value) return std::nullopt;
        const auto number = idFromText(*value); // digits only: no sign, no leading zero
        if (number && *number >= min && *number <= max) return *number;
        issue(name, reasons::mustBeWholeNumberBetween(min, max));
        return std::nullopt;
    }
    template <typename E> [[nodiscard]] std::optional<E> code(QLatin1StringView name)
    {
        const auto value = integer(name, 0, 100'000);
        if (!value) return std::nullopt;
        const auto known = tryFromCode<E>(*value);
        if (!known) issue(name, reasons::hasNoSuchValue(*value));
        return known;
    }
    [[nodiscard]] std::optional<bool> boolean(QLatin1StringView name)
    {
        const auto value = text(name);
        if (!value) return std::nullopt;
        if (value->compare("true"_L1, Qt::CaseInsensitive) == 0 || *value == "1"_L1) return true;
        if (value->compare("false"_L1, Qt::CaseInsensitive) == 0 || *value == "0"_L1) return false;
        issue(name, reasons::mustBeTrueOrFalse());
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Timestamp> time(QLatin1StringView name)
    {
        const auto value = text(name);
        if (!value) return std::nullopt;
        if (const auto parsed = timeFromQuery(*value)) return parsed;
        issue(name, reasons::mustBeTime());
        return std::nullopt;
    }
    /** Returns the values of all parameters `data.NAME`. */
    [[nodiscard]] DocumentData data()
    {
        DocumentData data;
        for (const auto& [name, value] : m_items) {
            const auto after = dataNameAfterPrefix(name);
            if (!after || value.isEmpty()) continue; // `?data.a=` is the same as no parameter
            if (!isDataName(*after))
                m_issues.append({name.left(maxDataNameLength), reasons::dataNameInvalid(maxDataNameLength)});
            else if (!isDataValue(value))
                m_issues.append({name, reasons::dataValueInvalid(maxDataBytes)});
            else
                data.insert(*after, value);
        }
        if (data.size() > maxDataNames) issue("data"_L1, reasons::dataTooManyNames(maxDataNames));
        return data;
    }
    void issue(QLatin1StringView name, const Message& message) { m_issues.append({QString(name), message}); }
    [[nodiscard]] const QList<FieldIssue>& issues() const { return m_issues; }

    /** Reads the members that the queries of all paged lists have. */
    template <typename Query> void readPage(Query& query)
    {
        readPageNumber(query.pageIndex, query.pageSize);
        query.cursor = text("cursor"_L1, maxCursorLength).value_or(QString());
        if (!query.cursor.isEmpty() && text("pageIndex"_L1))
            issue("pageIndex"_L1, reasons::mustNotComeWithCursor());
    }

private:
    void readPageNumber(int& index, int& size)
    {
        index = static_cast<int>(integer("pageIndex"_L1, 1, 10'000'000).value_or(index));
        size = static_cast<int>(integer("pageSize"_L1, 1, maxPageSize).value_or(size));
    }

    const QueryItems& m_items;
    QList<FieldIssue> m_issues;
};

Result<QList<DocumentId>> checkedIds(const QList<qint64>& ids)
{
    if (ids.isEmpty() || ids.size() > maxIds)
        return fail(ErrorCode::Validation, reasons::idCountOutOfRange(maxIds),
                    {{QStringLiteral("ids"), reasons::mustHaveEntries(maxIds)}});
    QList<DocumentId> checked;
    for (const qint64 id : ids)
        if (!checked.contains(DocumentId(id))) checked.append(DocumentId(id));
    return checked;
}

tl::unexpected<Error> badId(qsizetype index)
{
    const QString field = QStringLiteral("ids[%1]").arg(index);
    return fail(ErrorCode::Validation, reasons::fieldMustBeId(field), {{field, reasons::mustBeId()}});
}

} // namespace

Result<QueryItems> parseQueryString(QByteArrayView raw)
{
    QueryItems items;
    qsizetype start = 0;
    while (start < raw.size()) {
        qsizetype end = raw.indexOf('&', start);
        if (end < 0) end = raw.size();
        const QByteArrayView part = raw.sliced(start, end - start);
        start = end + 1;
        if (part.isEmpty()) continue;
        if (items.size() >= 1000) return fail(ErrorCode::Malformed, reasons::queryTooManyParts());
        const qsizetype equals = part.indexOf('=');
        INK_ASSIGN(name, decoded(equals < 0 ? part : part.first(equals)));
        INK_ASSIGN(value, decoded(equals < 0 ? QByteArrayView() : part.sliced(equals + 1)));
        items.append({name, value});
    }
    return items;
}

QByteArray toQueryString(const QueryItems& items)
{
    QByteArray query;
    for (const auto& [name, value] : items) {
        if (!query.isEmpty()) query.append('&');
        query.append(name.toUtf8().toPercentEncoding())
            .append('=')
            .append(value.toUtf8().toPercentEncoding());
    }
    return query;
}

std::optional<QString> queryValue(const QueryItems& items, QLatin1StringView name)
{
    for (auto it = items.crbegin(); it != items.crend(); ++it)
        if (it->first.compare(name, Qt::CaseInsensitive) == 0) return it->second;
    return std::nullopt;
}

Result<DocumentQuery> documentQueryFromItems(const QueryItems& items)
{
    ItemReader r(items);
    DocumentQuery q;
    r.readPage(q);
    q.text = r.text("text"_L1).value_or(QString());
    q.content = r.text("content"_L1).value_or(QString());
    q.status = r.code<SigningStatus>("signingStatus"_L1);
    q.type = r.code<DocumentType>("documentType"_L1);
    if (const auto folder = r.integer("folderId"_L1, 0, std::numeric_limits<qint64>::max()))
        q.folder = FolderId(*folder);
    q.deleted = r.boolean("deleted"_L1);
    q.createdFrom = r.time("createdFrom"_L1);
    q.createdTo = r.time("createdTo"_L1);
    q.completedFrom = r.time("completedFrom"_L1);
    q.completedTo = r.time("completedTo"_L1);
    q.modifiedFrom = r.time("modifiedFrom"_L1);
    q.expiresTo = r.time("expiresTo"_L1);
    q.lastActionFrom = r.time("lastActionFrom"_L1);
    q.lastActionTo = r.time("lastActionTo"_L1);
    q.data = r.data();
    if (const auto sort = r.text("sort"_L1)) {
        const auto* known = std::find_if(sortNames.begin(), sortNames.end(), [&](const SortName& s) {
            return sort->compare(s.name, Qt::CaseInsensitive) == 0;
        });
        const auto data = dataNameAfterPrefix(*sort);
        if (known != sortNames.end()) {
            q.sort = known->field;
        } else if (data && isDataName(*data)) {
            q.sort = SortField::Data;
            q.sortedData = *data;
        } else {
            r.issue("sort"_L1, reasons::mustBeSortField());
        }
    }
    if (const auto order = r.text("order"_L1)) {
        q.ascending = order->compare("asc"_L1, Qt::CaseInsensitive) == 0;
        if (!q.ascending && order->compare("desc"_L1, Qt::CaseInsensitive) != 0)
            r.issue("order"_L1, reasons::mustBeSortOrder());
    }
    INK_TRY(toResult(r.issues()));
    return q;
}

QueryItems toItems(const DocumentQuery& query)
{
    QueryItems items;
    const auto add = [&items](QLatin1StringView name, const QString& value) {
        items.append({QString(name), value});
    };
    const DocumentQuery usual;
    if (query.cursor.isEmpty())
        add("pageIndex"_L1, QString::number(query.pageIndex));
    else
        add("cursor"_L1, query.cursor);
    add("pageSize"_L1, QString::number(query.pageSize));
    if (!query.text.isEmpty()) add("text"_L1, query.text);
    if (!query.content.isEmpty()) add("content"_L1, query.content);
    if (query.status) add("signingStatus"_L1, QString::number(codeOf(*query.status)));
    if (query.type) add("documentType"_L1, QString::number(codeOf(*query.type)));
    if (query.folder) add("folderId"_L1, QString::number(query.folder->value()));
    if (query.deleted) add("deleted"_L1, *query.deleted ? QStringLiteral("true") : QStringLiteral("false"));
    if (query.createdFrom) add("createdFrom"_L1, QString::number(milliseconds(*query.createdFrom)));
    if (query.createdTo) add("createdTo"_L1, QString::number(milliseconds(*query.createdTo)));
    if (query.completedFrom) add("completedFrom"_L1, QString::number(milliseconds(*query.completedFrom)));
    if (query.completedTo) add("completedTo"_L1, QString::number(milliseconds(*query.completedTo)));
    if (query.modifiedFrom) add("modifiedFrom"_L1, QString::number(milliseconds(*query.modifiedFrom)));
    if (query.expiresTo) add("expiresTo"_L1, QString::number(milliseconds(*query.expiresTo)));
    if (query.lastActionFrom) add("lastActionFrom"_L1, QString::number(milliseconds(*query.lastActionFrom)));
    if (query.lastActionTo) add("lastActionTo"_L1, QString::number(milliseconds(*query.lastActionTo)));
    for (auto each = query.data.cbegin(); each != query.data.cend(); ++each)
        items.append({dataPrefix + each.key(), each.value()});
    if (query.sort == SortField::Data) add("sort"_L1, dataPrefix + query.sortedData);
    if (query.sort != usual.sort || query.ascending != usual.ascending) {
        for (const SortName& s : sortNames)
            if (s.field == query.sort) add("sort"_L1, QString(s.name));
        add("order"_L1, query.ascending ? QStringLiteral("asc") : QStringLiteral("desc"));
    }
    return items;
}

Result<UsageQuery> usageQueryFromItems(const QueryItems& items)
{
    ItemReader r(items);
    UsageQuery q;
    r.readPage(q);
    q.from = r.time("from"_L1);
    q.to = r.time("to"_L1);
    if (q.from && q.to && *q.to < *q.from) r.issue("to"_L1, reasons::endsBeforeStart());
    if (const auto name = r.text("group"_L1)) {
        const auto grouping = usageGroupingFromName(*name);
        if (grouping)
            q.grouping = *grouping;
        else
            r.issue("group"_L1, reasons::mustBeUsageGroup());
    }
    INK_TRY(toResult(r.issues()));
    return q;
}

QueryItems toItems(const UsageQuery& query)
{
    QueryItems items;
    if (query.from) items.append({QStringLiteral("from"), QString::number(milliseconds(*query.from))});
    if (query.to) items.append({QStringLiteral("to"), QString::number(milliseconds(*query.to))});
    if (query.grouping != UsageGrouping::None) {
        items.append({QStringLiteral("group"), usageGroupingName(query.grouping)});
        return items;
    }
    if (!query.cursor.isEmpty()) {
        items.append({QStringLiteral("cursor"), query.cursor});
        items.append({QStringLiteral("pageSize"), QString::number(query.pageSize)});
        return items;
    }
    const UsageQuery usual; // without a page, CSV has all charges
    if (query.pageIndex != usual.pageIndex || query.pageSize != usual.pageSize) {
        items.append({QStringLiteral("pageIndex"), QString::number(query.pageIndex)});
        items.append({QStringLiteral("pageSize"), QString::number(query.pageSize)});
    }
    return items;
}

QJsonObject toJson(const DocumentPage& page)
{
    QJsonObject object{{"documentCount"_L1, page.total}, {"documents"_L1, arrayOf(page.documents, toJson)}};
    putText(object, "nextCursor"_L1, page.nextCursor);
    return object;
}

Result<DocumentPage> documentPageFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        DocumentPage page;
        if (!r.has({"documents"_L1})) r.addIssue({"documents"_L1}, reasons::isNeeded());
        r.readObjects({"documents"_L1}, 10'000,
                      [&](ObjectReader& d, qsizetype) { page.documents.append(readSummary(d)); });
        page.total = r.count({"documentCount"_L1}).value_or(page.documents.size());
        r.read(page.nextCursor, r.string({"nextCursor"_L1}));
        return page;
    });
}

Result<PageRequest> pageRequestFromItems(const QueryItems& items)
{
    ItemReader r(items);
    PageRequest page;
    r.readPage(page);
    page.modifiedFrom = r.time("modifiedFrom"_L1);
    INK_TRY(toResult(r.issues()));
    return page;
}

tl::unexpected<Error> refusedCursor()
{
    return fail(ErrorCode::Validation, reasons::cursorNotOfList(),
                {{u"cursor"_s, reasons::isNoCursorOfList()}});
}

Result<QList<DocumentId>> idsFromJson(const QJsonValue& body)
{
    QJsonValue list = body;
    if (body.isObject()) {
        QList<FieldIssue> issues;
        ObjectReader reader(body.toObject(), {}, issues);
        list = reader.take({"ids"_L1});
        reader.refuseUnread();
        INK_TRY(toResult(issues));
    }
    const QJsonArray array = list.toArray();
    if (array.size() > maxIds) return checkedIds(QList<qint64>(array.size()));
    QList<qint64> ids;
    for (qsizetype i = 0; i < array.size(); ++i) {
        const QJsonValue value = array.at(i);
        const qint64 id = value.isString() ? idFromText(value.toString()).value_or(0) : value.toInteger(0);
        if (id <= 0) return badId(i);
        ids.append(id);
    }
    return checkedIds(ids);
}

Result<QList<DocumentId>> idsFromItems(const QueryItems& items)
{
    QList<qint64> ids;
    QStringList parts; // `ids=1,2` and `ids=1&ids=2` mean the same
    for (const auto& [name, value] : items)
        if (name.compare("ids"_L1, Qt::CaseInsensitive) == 0)
            parts += value.split(QLatin1Char(','), Qt::SkipEmptyParts);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const qint64 id = idFromText(parts.at(i).trimmed()).value_or(0);
        if (id <= 0) return badId(i);
        ids.append(id);
    }
    return checkedIds(ids);
}

QJsonObject idsToJson(const QList<DocumentId>& ids)
{
    QJsonArray array;
    for (const DocumentId id : ids)
        array.append(id.value());
    return {{"ids"_L1, array}};
}

QJsonObject deleteResponse(const QList<DeleteResult>& results)
{
    bool all = true;
    QJsonArray array;
    for (const DeleteResult& result : results) {
        all = all && result.success;
        QJsonObject line{{"id"_L1, result.id.value()}, {"success"_L1, result.success}};
        putMessage(line, result.message);
        array.append(line);
    }
    return {{"success"_L1, all}, {"results"_L1, array}};
}

Result<QList<DeleteResult>> deleteResultsFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        QList<DeleteResult> results;
        r.readObjects({"results"_L1}, 10'000, [&](ObjectReader& entry, qsizetype) {
            DeleteResult result;
            entry.read(result.id, entry.id<DocumentId>({"id"_L1}));
            entry.read(result.success, entry.boolean({"success"_L1}));
            result.message = readMessage(entry);
            results.append(result);
        });
        return results;
    });
}

} // namespace ink::wire
