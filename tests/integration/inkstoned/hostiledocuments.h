#pragma once

#include "tests/integration/inkstoned/hostilecalls.h"

#include <QJsonArray>
#include <QUrl>

namespace ink::test {

/** A field of the first recipient on the first page. */
inline QJsonObject hostileTag(int type, const QString& name, int left, int top, int width, int height,
                              bool mandatory = true)
{
    return {{QStringLiteral("type"), type},
            {QStringLiteral("name"), name},
            {QStringLiteral("pageIndex"), 1},
            {QStringLiteral("invitationIndex"), 1},
            {QStringLiteral("left"), left},
            {QStringLiteral("top"), top},
            {QStringLiteral("width"), width},
            {QStringLiteral("height"), height},
            {QStringLiteral("isMandatory"), mandatory}};
}

/** A document to be sent to one signer. */
inline QJsonObject hostileDocument(const QByteArray& title, const QJsonArray& tags,
                                   const QJsonArray& authentications = {})
{
    const QString email = QString::fromLatin1(title + "@example.org");
    QJsonObject invitation{{QStringLiteral("recipientName"), QStringLiteral("Ben")},
                           {QStringLiteral("recipientEmail"), email},
                           {QStringLiteral("actionType"), 15}};
    if (!authentications.isEmpty()) invitation.insert(QStringLiteral("authentications"), authentications);
    return {{QStringLiteral("title"), QString::fromLatin1(title)},
            {QStringLiteral("senderName"), QStringLiteral("Ada")},
            {QStringLiteral("senderEmail"), QStringLiteral("ada@example.org")},
            {QStringLiteral("documentType"), 5},
            {QStringLiteral("signingStatus"), 52},
            {QStringLiteral("invitations"), QJsonArray{invitation}},
            {QStringLiteral("tags"), tags}};
}

/** The request that creates and sends it for the account with this header; repeatable. */
inline HostileCall creationOf(const QJsonObject& document, const QByteArray& pdf, const QByteArray& auth)
{
    return {"POST", "/v1/documents",
            "--BB\r\nContent-Disposition: form-data; name=\"document\"\r\n\r\n" + jsonBytes(document) +
                "\r\n--BB\r\nContent-Disposition: form-data; name=\"files[]\"; filename=\"a.pdf\"\r\n"
                "Content-Type: application/pdf\r\n\r\n" +
                pdf + "\r\n--BB--\r\n",
            auth + "Idempotency-Key: " + document.value(QLatin1StringView("title")).toString().toLatin1() +
                "\r\n",
            "multipart/form-data; boundary=BB"};
}

/** The document in the response to a creation. */
inline QJsonObject createdDocument(const HostileReply& reply)
{
    return reply.json().value(QLatin1StringView("document")).toObject();
}

/** The path prefix of the only signer's requests. */
inline QByteArray signPathOf(const QJsonObject& document)
{
    const QJsonArray invitations = document.value(QLatin1StringView("invitations")).toArray();
    return QUrl(invitations.at(0)[QLatin1StringView("signingURL")].toString()).path().toLatin1();
}

/** The numbers of all fields of this type, in order. */
inline QList<qint64> tagsOf(const QJsonObject& document, int type)
{
    QList<qint64> ids;
    for (const QJsonValue& each : document.value(QLatin1StringView("tags")).toArray())
        if (each[QLatin1StringView("type")].toInt() == type)
            ids.append(each[QLatin1StringView("id")].toInteger());
    return ids;
}

} // namespace ink::test
