#include "app/wire/templatecodec.h"

#include "app/domain/account/account.h"
#include "app/domain/bulk/bulkrowfields.h"
#include "app/domain/document/documentsettingfields.h"
#include "app/wire/datacodec.h"
#include "app/wire/documentparts.h"
#include "app/wire/errorcodec.h"
#include "app/wire/fieldcodec.h"
#include "app/wire/jsonwriter.h"
#include "app/wire/objectreader.h"
#include "app/wire/reasons.h"

#include <algorithm>
#include <limits>

namespace ink::wire {

using namespace Qt::Literals::StringLiterals;
using namespace domain;

namespace {

// Number(maxRunName, characters): Bulk run: its name in the statement
constexpr qsizetype maxRunName = 100;

/** Returns the text of a cell of a bulk row: texts unchanged, numbers and booleans as people write them;
 * nothing for other values. */
std::optional<QString> cellText(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::String:
        return value.toString();
    case QJsonValue::Bool:
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    case QJsonValue::Double: {
        constexpr qint64 none = std::numeric_limits<qint64>::min();
        const qint64 whole = value.toInteger(none);
        return whole != none ? QString::number(whole) : QString::number(value.toDouble(), 'g', 15);
    }
    case QJsonValue::Null:
        return QString();
    default:
        return std::nullopt;
    }
}

BulkPerson readPerson(ObjectReader& r)
{
    BulkPerson person;
    readFields(r, person);
    return person;
}

QJsonObject objectOf(const BulkPerson& person)
{
    QJsonObject o;
    putFields(o, person);
    return o;
}

BulkRow readRow(ObjectReader& r)
{
    BulkRow row;
    row.recipient = readPerson(r);
    if (r.hasList({"otherRecipients"_L1})) { // a value of another type belongs to a tag of this name
        r.readObjects({"otherRecipients"_L1}, Limits{}.invitations,
                      [&](ObjectReader& o, qsizetype) { row.others.append(readPerson(o)); });
    }
    if (r.hasObject({"document"_L1})) { // a value of another type belongs to a tag of this name
        r.readObject({"document"_L1}, [&](ObjectReader& o) {
            o.read(row.title, o.string({"title"_L1}, 1024));
            o.read(row.message, o.string({"message"_L1}, maxLongText));
        });
    }
    if (r.hasObject({dataName})) // a value of another type belongs to a tag of this name
        row.data = readNewData(r).value_or(DocumentData());
    for (const auto& [name, value] : r.rest()) {
        const auto text = cellText(value);
        if (!text || text->contains(QChar(0)) || name.contains(QChar(0)) || text->size() > maxLongText)
            r.addIssueAt(QString(name).remove(QChar(0)), reasons::mustBeTextOrNumber());
        else
            row.values.append({name, *text});
    }
    std::sort(row.values.begin(), row.values.end());
    return row;
}

/** In a request, refuses values that are named like options of a recipient: the template has these. */
void refuseOptions(ObjectReader& r, const BulkRow& row)
{
    if (!RequestFields::isActive()) return;
    const auto names = protectionOf(RequestObject::Invitation).names;
    for (const auto& [name, value] : row.values) {
        const auto option = distinctiveName(name);
        const bool isOption = std::any_of(names.begin(), names.end(),
                                          [&](const ProtectedName& each) { return each.name == option; });
        if (isOption) r.addIssueAt(name, reasons::fieldIsMisplaced(QString(option)));
    }
}

QJsonObject objectOf(const BulkRow& row)
{
    QJsonObject o;
    for (const auto& [name, value] : row.values)
        o.insert(name, value);
    if (!row.others.isEmpty()) o.insert("otherRecipients"_L1, arrayOf(row.others, objectOf));
    QJsonObject document;
    putText(document, "title"_L1, row.title);
    putText(document, "message"_L1, row.message);
    if (!document.isEmpty()) o.insert("document"_L1, document);
    if (!row.data.isEmpty()) o.insert(dataName, toJson(row.data));
    putFields(o, row.recipient);
    return o;
}

} // namespace

Result<BulkRequest> bulkRequestFromJson(const QJsonObject& object)
{
    QList<FieldIssue> unused;
    ObjectReader probe(object, {}, unused);
    const qsizetype rows = probe.take({"Invitations"_L1, "invitation"_L1}).toArray().size();
    if (rows > Limits{}.bulkRows)
        return fail(ErrorCode::TooLarge, reasons::bulkCallTooManyRows(Limits{}.bulkRows),
                    {{QStringLiteral("Invitations"), reasons::hasRows(rows)}});
    return readWhole(object, {}, [](ObjectReader& r) {
        BulkRequest request;
        r.read(request.callback, r.string({"callback"_L1}, 2048));
        r.read(request.run, r.string({"run"_L1}, maxRunName));
        const QJsonValue list = r.take({"Invitations"_L1, "invitation"_L1});
        if (!list.isArray()) r.addIssue({"Invitations"_L1}, reasons::mustBeList());
        const QJsonArray entries = list.toArray();
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const int number = static_cast<int>(i);
            QList<FieldIssue> issues;
            ObjectReader row(entries.at(i).toObject(), {}, issues);
            request.rows.append(readRow(row));
            if (!entries.at(i).isObject()) request.faults.append({number, {}, reasons::mustBeObject()});
            for (const FieldIssue& issue : std::as_const(issues))
                request.faults.append({number, issue.field, issue.message});
        }
        return request;
    });
}

QJsonObject toJson(const BulkRequest& request)
{
    QJsonObject o{{"Invitations"_L1, arrayOf(request.rows, objectOf)}};
    putText(o, "callback"_L1, request.callback);
    putText(o, "run"_L1, request.run);
    return o;
}

QJsonObject toJson(const BulkResponse& answer)
{
    QJsonArray errors;
    for (const BulkRowError& error : answer.errors) {
        QJsonObject o{{"row"_L1, error.row}, {"field"_L1, error.field}};
        putMessage(o, error.message);
        errors.append(o);
    }
    QJsonArray rows;
    for (const int row : answer.documentRows)
        rows.append(row);
    return {{"success"_L1, answer.errors.isEmpty()},
            {"documents"_L1, arrayOf(answer.documents, toJson)},
            {"rows"_L1, rows},
            {"errors"_L1, errors}};
}

Result<BulkResponse> bulkResponseFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        BulkResponse answer;
        r.readObjects({"documents"_L1}, Limits{}.bulkRows,
                      [&](ObjectReader& d, qsizetype) { answer.documents.append(readSummary(d)); });
        const QJsonArray rows = r.take({"rows"_L1}).toArray();
        for (const QJsonValue& row : rows)
            answer.documentRows.append(row.toInt(-1));
        if (answer.documentRows.size() != answer.documents.size()) answer.documentRows.clear();
        r.readObjects({"errors"_L1}, 10 * Limits{}.bulkRows, [&](ObjectReader& e, qsizetype) {
            BulkRowError error;
            e.read(error.row, e.int32({"row"_L1}, 0));
            e.read(error.field, e.string({"field"_L1}));
            error.message = readMessage(e);
            answer.errors.append(error);
        });
        return answer;
    });
}

Result<TemplateUse> templateUseFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        r.protect(RequestObject::TemplateUse);
        TemplateUse use;
        use.title = r.string({"title"_L1});
        use.senderName = r.string({"senderName"_L1});
        use.senderEmail = r.string({"senderEmail"_L1});
        r.readObject({"documentSetting"_L1}, [&](ObjectReader& s) { use.setting = readSetting(s); });
        use.data = readDataPatch(r);
        use.folderId = r.id<FolderId>({"folderId"_L1});
        r.read(use.run, r.string({"run"_L1}, maxRunName));
        r.read(use.signingStatus, r.code({"signingStatus"_L1}, tryFromCode<SigningStatus>));
        if (use.signingStatus != SigningStatus::Draft && use.signingStatus != SigningStatus::InProgress)
            r.addIssue({"signingStatus"_L1}, reasons::mustBeDraftOrSent());
        // Invitations may be whole bulk rows, of which only the recipient is used.
        r.readObjects({"Invitations"_L1, "invitation"_L1}, Limits{}.invitations,
                      [&](ObjectReader& i, qsizetype) {
                          const BulkRow row = readRow(i);
                          refuseOptions(i, row);
                          use.invitations.append(row.recipient);
                      });
        r.readObjects({"Tags"_L1}, Limits{}.tags, [&](ObjectReader& t, qsizetype) {
            TagValue value;
            t.read(value.id, t.id<TagId>({"ID"_L1}));
            t.read(value.name, t.string({"Name"_L1}, 1024));
            if (value.id.isNull() && value.name.isEmpty()) t.addIssue({"ID"_L1}, reasons::needsIdOrName());
            const auto text = cellText(t.take({"Value"_L1}));
            if (!text || text->contains(QChar(0)) || text->size() > maxLongText)
                t.addIssue({"Value"_L1}, reasons::mustBeTextOrNumber());
            else
                value.value = *text;
            use.tags.append(value);
        });
        return use;
    });
}

QJsonObject toJson(const TemplateUse& use)
{
    QJsonObject o;
    put(o, "title"_L1, use.title);
    put(o, "senderName"_L1, use.senderName);
    put(o, "senderEmail"_L1, use.senderEmail);
    if (use.setting) o.insert("documentSetting"_L1, toJson(*use.setting));
    if (use.data) o.insert(dataName, toJson(*use.data));
    if (use.folderId) o.insert("folderId"_L1, use.folderId->value());
    o.insert("signingStatus"_L1, codeOf(use.signingStatus));
    o.insert("Invitations"_L1, arrayOf(use.invitations, objectOf));
    QJsonArray tags;
    for (const TagValue& value : use.tags) {
        QJsonObject t{{"Value"_L1, value.value}};
        if (!value.id.isNull()) t.insert("ID"_L1, value.id.value());
        putText(t, "Name"_L1, value.name);
        tags.append(t);
    }
    o.insert("Tags"_L1, tags);
    putText(o, "run"_L1, use.run);
    return o;
}

Result<LinkStart> linkStartFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        LinkStart start;
        r.read(start.name, r.string({"name"_L1}, 255));
        r.read(start.email, r.string({"email"_L1}, 255));
        r.read(start.language, r.string({"language"_L1}, 35));
        return start;
    });
}

QJsonObject toJson(const LinkStart& start)
{
    QJsonObject o{{"name"_L1, start.name}, {"email"_L1, start.email}};
    putText(o, "language"_L1, start.language);
    return o;
}

QJsonObject toJson(const ReportPage& page)
{
    QJsonArray rows;
    for (const ReportRow& row : page.rows) {
        QJsonObject o = toJson(row.document);
        o.insert("recipientName"_L1, row.recipientName);
        o.insert("recipientEmail"_L1, row.recipientEmail);
        QJsonArray tags;
        for (const Tag& tag : row.tags) {
            QJsonObject t = toJson(tag);
            t.insert("textValue"_L1, tag.text);
            tags.append(t);
        }
        o.insert("tags"_L1, tags);
        rows.append(o);
    }
    QJsonObject object{{"documentCount"_L1, page.total}, {"documents"_L1, rows}};
    putText(object, "nextCursor"_L1, page.nextCursor);
    return object;
}

Result<ReportPage> reportPageFromJson(const QJsonObject& object)
{
    return readWhole(object, {}, [](ObjectReader& r) {
        ReportPage page;
        r.readObjects({"documents"_L1}, 10'000, [&](ObjectReader& d, qsizetype) {
            ReportRow row;
            d.read(row.recipientName, d.string({"recipientName"_L1}));
            d.read(row.recipientEmail, d.string({"recipientEmail"_L1}));
            d.read(row.tags, readTags(d, {"tags"_L1}));
            row.document = readSummary(d);
            page.rows.append(row);
        });
        page.total = r.count({"documentCount"_L1}).value_or(page.rows.size());
        r.read(page.nextCursor, r.string({"nextCursor"_L1}));
        return page;
    });
}

} // namespace ink::wire
