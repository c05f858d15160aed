#pragma once

#include "tests/support/paths.h"
#include "tests/support/rawhttp.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonObject>

namespace ink::test {

/** A template for bulk runs over the bundled sample, in the contract's format. */
inline QByteArray bulkTemplateBody(const QString& title)
{
    const auto tag = [](int type, const char* name, int top) {
        return QJsonObject{
            {QStringLiteral("type"), type},       {QStringLiteral("name"), QLatin1String(name)},
            {QStringLiteral("pageIndex"), 1},     {QStringLiteral("invitationIndex"), 1},
            {QStringLiteral("left"), 90},         {QStringLiteral("top"), top},
            {QStringLiteral("width"), 160},       {QStringLiteral("height"), 22},
            {QStringLiteral("isMandatory"), true}};
    };
    QFile sample(ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")));
    (void)sample.open(QIODevice::ReadOnly);
    const QJsonObject body{
        {QStringLiteral("title"), title},
        {QStringLiteral("senderName"), QStringLiteral("Anna")},
        {QStringLiteral("senderEmail"), QStringLiteral("anna@example.com")},
        {QStringLiteral("documentType"), 8},
        {QStringLiteral("signingStatus"), 51},
        {QStringLiteral("files"),
         QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("offer.pdf")},
                                {QStringLiteral("body"), QString::fromLatin1(sample.readAll().toBase64())}}}},
        {QStringLiteral("invitations"),
         QJsonArray{QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Employee")},
                                {QStringLiteral("actionType"), 15}}}},
        {QStringLiteral("tags"),
         QJsonArray{tag(252, "Name", 120), tag(269, "Salary", 160), tag(250, "Signature", 300)}}};
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

/** Creates it and returns its id; 0 on failure. */
inline qint64 makeBulkTemplate(quint16 port, const QByteArray& auth, const QString& title)
{
    RawClient client(port);
    const RawAnswer made =
        client.ask(post("/documents", bulkTemplateBody(title), auth + "Content-Type: application/json\r\n"));
    return QJsonDocument::fromJson(made.body)
        .object()
        .value(QLatin1String("document"))[QLatin1String("id")]
        .toInteger();
}

/** The number of a template's documents per recipient. */
inline QHash<QString, int> documentsPerPerson(quint16 port, const QByteArray& auth, qint64 templateId)
{
    QHash<QString, int> count;
    RawClient client(port);
    for (int page = 1;; ++page) {
        const RawAnswer answer =
            client.ask(get("/v1/documents/" + QByteArray::number(templateId) +
                               "/childrentags?pageSize=500&pageIndex=" + QByteArray::number(page),
                           auth));
        const QJsonArray rows =
            QJsonDocument::fromJson(answer.body).object().value(QLatin1String("documents")).toArray();
        if (rows.isEmpty()) return count;
        for (const QJsonValue& row : rows)
            ++count[row[QLatin1String("recipientEmail")].toString()];
    }
}

/** Name, address and salary of this many people, as CSV. */
inline QByteArray peopleCsv(int people, const QByteArray& prefix)
{
    QByteArray csv = "Name;E-mail;Salary\r\n";
    for (int i = 0; i < people; ++i) {
        const QByteArray n = QByteArray::number(i);
        csv += "\"Person " + n + ", Zürich\";" + prefix + n + "@example.com;" +
               QByteArray::number(30'000 + i) + "\r\n";
    }
    return csv;
}

} // namespace ink::test
