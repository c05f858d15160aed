#pragma once

#include "tests/contract/support/contractclient.h"

#include <QTest>

namespace ink::test {

/** A test of the API: every response in it matches /openapi.json. */
class ContractTest : public QObject
{
    Q_OBJECT

protected:
    [[nodiscard]] static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    [[nodiscard]] static QJsonObject documentIn(const RawAnswer& answer)
    {
        return ContractClient::object(answer, "document");
    }
    /** The first document of a response that has one or several. */
    [[nodiscard]] static QJsonObject firstDocumentIn(const RawAnswer& answer)
    {
        const QJsonValue first = json(answer).value(QLatin1String("documents"))[0];
        return first.isObject() ? first.toObject() : documentIn(answer);
    }
    [[nodiscard]] QJsonObject now(const QJsonObject& document)
    {
        return documentIn(m_client.mine("GET", ContractClient::pathOf(document)));
    }
    /** A document as a template whose only role has no address yet. */
    [[nodiscard]] static QJsonObject asTemplate(QJsonObject document)
    {
        document.insert(QLatin1String("documentType"), 7);
        QJsonObject role = document.value(QLatin1String("invitations"))[0].toObject();
        role.insert(QLatin1String("recipientName"), QStringLiteral("Tenant"));
        role.remove(QLatin1String("recipientEmail"));
        document.insert(QLatin1String("invitations"), QJsonArray{role});
        return document;
    }
    /** The path of one of a document's signing links. */
    [[nodiscard]] static QByteArray signingPath(const QJsonObject& document, int index = 0)
    {
        return ServiceFixture::signingPath(document, index);
    }
    /** The account's charges so far, in cents. */
    [[nodiscard]] qint64 charges()
    {
        return json(m_client.mine("GET", "/user")).value(QLatin1String("chargesCents")).toInteger();
    }

    ContractClient m_client;

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_client.start()); }
    void cleanup()
    {
        const QByteArray faults = m_client.takeFaults();
        QVERIFY2(faults.isEmpty(), faults.constData());
    }
};

} // namespace ink::test
