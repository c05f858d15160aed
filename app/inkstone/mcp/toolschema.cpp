#include "app/inkstone/mcp/toolschema.h"

#include <QJsonDocument>

#include <cmath>

namespace ink::mcp {

namespace {

/** The tools in the JSON format that clients receive. */
constexpr const char* descriptions = R"json([
{"name": "get_account", "title": "Account", "description": "Returns the account in use: email address, name, what a sent document costs, what was charged, the spending limit and the limits of the service.",
 "inputSchema": {"type": "object", "properties": {}, "additionalProperties": false}},
{"name": "list_folders", "title": "Folders", "description": "Lists the folders of documents with their numbers.",
 "inputSchema": {"type": "object", "properties": {}, "additionalProperties": false}},
{"name": "search_documents", "title": "Search documents", "description": "Lists documents, the last changed first. Without arguments: all. “total” is the number of documents that match.",
 "inputSchema": {"type": "object", "additionalProperties": false, "properties": {
  "text": {"type": "string", "maxLength": 500, "description": "Words in the title, or in names and addresses of recipients."},
  "status": {"type": "string", "enum": ["draft", "in-progress", "completed", "rejected", "expired", "cancelled"]},
  "folder": {"type": "integer", "minimum": 1, "description": "The number of a folder."},
  "data": {"type": "object", "additionalProperties": {"type": "string"}, "description": "Only documents with exactly these values of their data."},
  "page": {"type": "integer", "minimum": 1, "description": "From 1."},
  "pageSize": {"type": "integer", "minimum": 1, "maximum": 100, "description": "20 by default."}}}},
{"name": "get_document", "title": "Document", "description": "Returns one document: recipients with their progress, files, fields, data.",
 "inputSchema": {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {
  "id": {"type": "integer", "minimum": 1, "description": "The ID of the document."}}}},
{"name": "get_history", "title": "History", "description": "Returns the history of a document, the oldest entry first.",
 "inputSchema": {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {
  "id": {"type": "integer", "minimum": 1, "description": "The ID of the document."},
  "from": {"type": "integer", "minimum": 1, "description": "The first entry, from 1."},
  "count": {"type": "integer", "minimum": 1, "maximum": 200, "description": "100 by default."}}}},
{"name": "list_templates", "title": "Templates", "description": "Lists the templates with their roles.",
 "inputSchema": {"type": "object", "additionalProperties": false, "properties": {
  "text": {"type": "string", "maxLength": 500, "description": "Part of the title."}}}},
{"name": "get_template", "title": "Template", "description": "Returns what a template asks for: its roles in order, and the fields that can be filled in.",
 "inputSchema": {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {
  "id": {"type": "integer", "minimum": 1, "description": "The number of the template."}}}},
{"name": "verify_file", "title": "Verify a PDF", "description": "Verifies the signatures of a PDF on this computer, whoever signed it: whether it is intact, who signed it and what was changed afterwards.",
 "inputSchema": {"type": "object", "additionalProperties": false, "required": ["path"], "properties": {
  "path": {"type": "string", "minLength": 1, "maxLength": 4096, "description": "The path of the file."}}}},
{"name": "send_document", "title": "Send a document", "description": "Sends PDFs of this computer to people who sign them. A person is asked first, and sees the files, the recipients, the message and the cost. Without tagsFile every signer gets a signature field on the last page.",
 "inputSchema": {"type": "object", "additionalProperties": false, "required": ["files", "recipients"], "properties": {
  "files": {"type": "array", "minItems": 1, "maxItems": 50, "items": {"type": "string", "minLength": 1, "maxLength": 4096}, "description": "Paths of PDFs, in order."},
  "recipients": {"type": "array", "minItems": 1, "maxItems": 200, "items": {"type": "object", "additionalProperties": false, "required": ["name", "email"], "properties": {
   "name": {"type": "string", "minLength": 1, "maxLength": 255},
   "email": {"type": "string", "minLength": 3, "maxLength": 254},
   "step": {"type": "integer", "minimum": 1, "maximum": 200, "description": "Equal steps act at the same time, after all lower ones. 1 by default."},
   "receivesCopy": {"type": "boolean", "description": "Gets a copy instead of signing."}}}},
  "title": {"type": "string", "maxLength": 255, "description": "The name of the first file by default."},
  "message": {"type": "string", "maxLength": 10000, "description": "A message to the recipients."},
  "data": {"type": "object", "additionalProperties": {"type": "string"}, "description": "Names and values to find the document by. Recipients don't see them."},
  "tagsFile": {"type": "string", "minLength": 1, "maxLength": 4096, "description": "The path of a JSON file with fields, as for inkstone send --tags."}}}},
{"name": "send_template", "title": "Send a template", "description": "Makes a document from a template and sends it. A person is asked first, and sees the recipients, the values, the message and the cost.",
 "inputSchema": {"type": "object", "additionalProperties": false, "required": ["id", "recipients"], "properties": {
  "id": {"type": "integer", "minimum": 1, "description": "The number of the template."},
  "recipients": {"type": "array", "maxItems": 200, "items": {"type": "object", "additionalProperties": false, "required": ["name", "email"], "properties": {
   "name": {"type": "string", "minLength": 1, "maxLength": 255},
   "email": {"type": "string", "minLength": 3, "maxLength": 254}}}, "description": "People for the roles, in the order of get_template. Roles that already have a person may be left out at the end."},
  "values": {"type": "object", "additionalProperties": {"type": "string"}, "description": "Values by the labels of the fields."},
  "title": {"type": "string", "maxLength": 255, "description": "The template's by default."},
  "message": {"type": "string", "maxLength": 10000}}}},
{"name": "remind_recipients", "title": "Remind", "description": "Sends a reminder to everybody whose turn it is. A person is asked first.",
 "inputSchema": {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {
  "id": {"type": "integer", "minimum": 1, "description": "The ID of the document."}}}},
{"name": "cancel_document", "title": "Cancel", "description": "Cancels the signing of a document for good. A person is asked first.",
 "inputSchema": {"type": "object", "additionalProperties": false, "required": ["id"], "properties": {
  "id": {"type": "integer", "minimum": 1, "description": "The ID of the document."},
  "reason": {"type": "string", "maxLength": 2000, "description": "Recipients see it."}}}},
{"name": "save_document", "title": "Save signed files", "description": "Saves the signed files of a completed document in a folder of this computer. Nothing is overwritten. A person is asked first.",
 "inputSchema": {"type": "object", "additionalProperties": false, "required": ["id", "folder"], "properties": {
  "id": {"type": "integer", "minimum": 1, "description": "The ID of the document."},
  "folder": {"type": "string", "minLength": 1, "maxLength": 4096, "description": "The path of a folder that exists."}}}}
])json";

QJsonObject annotationsOf(const QString& name)
{
    const bool acts =
        name.startsWith(QLatin1StringView("send_")) || name.startsWith(QLatin1StringView("remind_")) ||
        name.startsWith(QLatin1StringView("cancel_")) || name.startsWith(QLatin1StringView("save_"));
    QJsonObject hints{{QStringLiteral("readOnlyHint"), !acts}, {QStringLiteral("openWorldHint"), acts}};
    if (acts) {
        hints.insert(QStringLiteral("destructiveHint"), !name.startsWith(QLatin1StringView("save_")));
        hints.insert(QStringLiteral("idempotentHint"), false);
    }
    return hints;
}

Result<void> wrong(const QString& place, const QString& what)
{
    return failField(ErrorCode::Validation, place,
                     Message::literal(QStringLiteral("“%1” %2").arg(place, what)));
}

QString typeName(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Bool:
        return QStringLiteral("boolean");
    case QJsonValue::Double:
        return std::trunc(value.toDouble()) == value.toDouble() ? QStringLiteral("integer")
                                                                : QStringLiteral("number");
    case QJsonValue::String:
        return QStringLiteral("string");
    case QJsonValue::Array:
        return QStringLiteral("array");
    case QJsonValue::Object:
        return QStringLiteral("object");
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return QStringLiteral("null");
}

/** Compares a number with two limits of the schema. */
Result<void> checkRange(const QJsonObject& schema, const char* minimum, const char* maximum, double number,
                        const QString& place, const QString& what)
{
    const QJsonValue least = schema.value(QLatin1StringView(minimum));
    const QJsonValue most = schema.value(QLatin1StringView(maximum));
    if (least.isDouble() && number < least.toDouble())
        return wrong(place, QStringLiteral("needs %1 of at least %2.").arg(what).arg(least.toInteger()));
    if (most.isDouble() && number > most.toDouble())
        return wrong(place, QStringLiteral("takes %1 of at most %2.").arg(what).arg(most.toInteger()));
    return {};
}

Result<void> check(const QJsonObject& schema, const QJsonValue& value, const QString& place);

Result<void> checkObject(const QJsonObject& schema, const QJsonObject& object, const QString& place)
{
    const auto inside = [&place](const QString& name) {
        return place.isEmpty() ? name : place + QLatin1Char('.') + name;
    };
    const QJsonObject properties = schema.value(QLatin1StringView("properties")).toObject();
    const QJsonValue others = schema.value(QLatin1StringView("additionalProperties"));
    for (const QJsonValue& name : schema.value(QLatin1StringView("required")).toArray())
        if (!object.contains(name.toString()))
            return wrong(inside(name.toString()), QStringLiteral("is missing."));
    for (auto each = object.begin(); each != object.end(); ++each) {
        const QJsonValue known = properties.value(each.key());
        if (known.isUndefined() && !others.isObject())
            return wrong(inside(each.key().left(100)), QStringLiteral("isn't known."));
        INK_TRY(check(known.isUndefined() ? others.toObject() : known.toObject(), each.value(),
                      inside(each.key())));
    }
    return {};
}

Result<void> check(const QJsonObject& schema, const QJsonValue& value, const QString& place)
{
    const QString type = schema.value(QLatin1StringView("type")).toString();
    if (typeName(value) != type) return wrong(place, QStringLiteral("must be of type %1.").arg(type));
    if (value.isObject()) return checkObject(schema, value.toObject(), place);
    if (value.isDouble())
        return checkRange(schema, "minimum", "maximum", value.toDouble(), place, QStringLiteral("a number"));
    if (value.isString()) {
        const QJsonArray choices = schema.value(QLatin1StringView("enum")).toArray();
        if (!choices.isEmpty() && !choices.contains(value))
            return wrong(place, QStringLiteral("isn't one of the values that are allowed."));
        return checkRange(schema, "minLength", "maxLength", static_cast<double>(value.toString().size()),
                          place, QStringLiteral("a length"));
    }
    const QJsonArray items = value.toArray();
    INK_TRY(checkRange(schema, "minItems", "maxItems", static_cast<double>(items.size()), place,
                       QStringLiteral("a number of items")));
    const QJsonObject ofItems = schema.value(QLatin1StringView("items")).toObject();
    for (qsizetype i = 0; i < items.size(); ++i)
        INK_TRY(check(ofItems, items.at(i), QStringLiteral("%1[%2]").arg(place).arg(i)));
    return {};
}

} // namespace

const QJsonArray& toolDescriptions()
{
    static const QJsonArray all = [] {
        QJsonArray tools;
        for (const QJsonValue& each : QJsonDocument::fromJson(descriptions).array()) {
            QJsonObject tool = each.toObject();
            tool.insert(QStringLiteral("annotations"),
                        annotationsOf(tool.value(QLatin1StringView("name")).toString()));
            tools.append(tool);
        }
        return tools;
    }();
    return all;
}

QJsonObject inputSchema(const QString& tool)
{
    for (const QJsonValue& each : toolDescriptions())
        if (each[QLatin1StringView("name")].toString() == tool)
            return each[QLatin1StringView("inputSchema")].toObject();
    return {};
}

Result<void> checkArguments(const QJsonObject& schema, const QJsonObject& arguments)
{
    return checkObject(schema, arguments, {});
}

} // namespace ink::mcp
