#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_missingglyphs {

using namespace ink;
using namespace ink::test;

/** Text without glyphs in any font is detected before it is signed: prefilled values on sending, the
 * signer's values on signing; as raw HTTP with the complete service. */
class TestMissingGlyphs final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;

    static QJsonObject json(const RawAnswer& answer) { return ServiceFixture::json(answer); }
    static QString firstDetail(const RawAnswer& answer, const char* what)
    {
        return json(answer).value(QLatin1String("details"))[0][QLatin1String(what)].toString();
    }
    /** The document of the other contract tests, with this value in its first text field. */
    static QJsonObject withValue(int status, const QString& text, int& index)
    {
        QJsonObject document = ServiceFixture::document(status);
        QJsonArray tags = document.value(QLatin1String("tags")).toArray();
        for (index = 0; index < tags.size(); ++index) {
            QJsonObject tag = tags.at(index).toObject();
            if (tag.value(QLatin1String("type")).toInt() != 252) continue;
            tag.insert(QStringLiteral("text"), text);
            tags.replace(index, tag);
            break;
        }
        document.insert(QStringLiteral("tags"), tags);
        return document;
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_service.start()); }

    void atSending()
    {
        int index = 0;
        const RawAnswer refused =
            m_service.create(withValue(52, QStringLiteral("Par\uE123is"), index), "/documents");
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.code(), QStringLiteral("validation"));
        QCOMPARE(firstDetail(refused, "field"), QStringLiteral("tags[%1].text").arg(index));
        QVERIFY(firstDetail(refused, "message").contains(QStringLiteral("U+E123")));
        // A draft may contain it; every script with available fonts can be sent.
        QVERIFY(m_service.create(withValue(51, QStringLiteral("Par\uE123is"), index), "/documents").status <
                300);
        QVERIFY(
            m_service.create(withValue(52, QStringLiteral("Αθήνα مرحبا हिन्दी"), index), "/documents").status <
            300);
    }

    void atSigning()
    {
        int index = 0;
        const QJsonObject document = m_service.created(withValue(52, QString(), index));
        const QByteArray path = ServiceFixture::signingPath(document);
        const QJsonArray tags =
            json(m_service.call("GET", path + "/values")).value(QLatin1String("tags")).toArray();
        qint64 id = 0;
        for (const QJsonValue& each : tags)
            if (each[QLatin1String("type")].toInt() == 252 && each[QLatin1String("editable")].toBool())
                id = each[QLatin1String("id")].toInteger();
        QVERIFY(id > 0);
        const auto values = [id](const QByteArray& text) {
            return "{\"values\":[{\"id\":" + QByteArray::number(id) + ",\"text\":\"" + text + "\"}]}";
        };
        const RawAnswer refused = m_service.call("PUT", path + "/values", values("a\\uE123\\uDBBF\\uDFFF"));
        QCOMPARE(refused.status, 400);
        QCOMPARE(refused.code(), QStringLiteral("validation"));
        QCOMPARE(firstDetail(refused, "field"), QStringLiteral("values[0].text"));
        QVERIFY(firstDetail(refused, "message").contains(QStringLiteral("U+E123, U+FFFFF")));
        QCOMPARE(m_service.call("PUT", path + "/values", values("\\u05E9\\u05DC\\u05D5\\u05DD")).status, 200);
    }
};

INK_TEST(TestMissingGlyphs, "tst_missingglyphs")

} // namespace tst_missingglyphs

#include "tst_missingglyphs.moc"
