#include "app/store/database/database.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/servicefixture.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

namespace tst_lostanswers {

using namespace ink::test;

/** Repeats every write with a key after a process died between its work and its response. */
class TestLostAnswers final : public QObject
{
    Q_OBJECT

    ServiceFixture m_service;
    QByteArray m_path;    ///< of a draft
    QByteArray m_version; ///< its version

    static QByteArray keyed(const QByteArray& key) { return "Idempotency-Key: " + key + "\r\n"; }
    static QByteArray form() { return part("files[]", ServiceFixture::sample(), "more.pdf") + "--BB--"; }
    [[nodiscard]] QJsonObject document() const
    {
        return ServiceFixture::json(m_service.mine("GET", m_path))
            .value(QLatin1String("document"))
            .toObject();
    }
    /** Leaves the key like a killed process, after others have noticed (`owner` empty) or not. */
    void loseTheAnswer(const QByteArray& key, bool noticed = true)
    {
        const auto db = ink::store::openDatabase(m_service.databaseAddress(), ink::store::Schema::Service);
        QVERIFY(db.has_value());
        QSqlQuery query((*db)->connection());
        query.prepare(QStringLiteral(
            "UPDATE idempotency SET status = 0, body = NULL, owner = ? WHERE request_key = ?"));
        query.addBindValue(noticed ? QStringLiteral("") : QStringLiteral("somebody"));
        query.addBindValue(QString::fromLatin1(key));
        QVERIFY(query.exec());
        QCOMPARE(query.numRowsAffected(), 1);
    }
    /** Sends the same request twice; returns the second response. */
    RawAnswer twice(const QByteArray& method, const QByteArray& path, const QByteArray& body,
                    const QByteArray& key, const QByteArray& type = "application/json")
    {
        const RawAnswer first = m_service.mine(method, path, body, keyed(key), type);
        if (first.status >= 300) return first;
        loseTheAnswer(key);
        return m_service.mine(method, path, body, keyed(key), type);
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_service.start()); }
    void init()
    {
        const RawAnswer made = m_service.create(ServiceFixture::document(51), "/documents");
        QCOMPARE(made.status, 201);
        const QJsonObject draft = ServiceFixture::json(made).value(QLatin1String("document")).toObject();
        m_path = "/v1/documents/" + QByteArray::number(draft.value(QLatin1String("id")).toInteger());
        m_version = QByteArray::number(draft.value(QLatin1String("version")).toInteger());
    }

    void aFileIsAddedOnce()
    {
        const RawAnswer again =
            twice("POST", m_path + "/files", form(), "add", "multipart/form-data; boundary=BB");
        QCOMPARE(again.status, 201);
        QCOMPARE(document().value(QLatin1String("files")).toArray().size(), 2);
        QCOMPARE(ServiceFixture::json(again).value(QLatin1String("files")).toArray().size(), 2);
    }

    void aFileIsRemovedOnce()
    {
        const QJsonArray files = document().value(QLatin1String("files")).toArray();
        const qint64 id = files.at(0)[QLatin1String("id")].toInteger();
        QCOMPARE(twice("DELETE", m_path + "/files/" + QByteArray::number(id), {}, "remove").status, 200);
        QCOMPARE(document().value(QLatin1String("files")).toArray().size(), 0);
    }

    void itsOwnVersionIsNotStale()
    {
        const QByteArray tags = R"({"tags":[],"version":)" + m_version + '}';
        QCOMPARE(twice("PUT", m_path + "/tags", tags, "tags").status, 200);
        const QByteArray version = QByteArray::number(document().value(QLatin1String("version")).toInteger());
        const QByteArray people =
            R"({"invitation":[{"recipientName":"Cleo","recipientEmail":"cleo@example.com","actionType":15}],"version":)" +
            version + '}';
        QCOMPARE(twice("PUT", m_path + "/invitations", people, "people").status, 200);
        QCOMPARE(document().value(QLatin1String("version")).toInteger(), version.toLongLong() + 1);
    }

    void aReminderGoesOutOnce()
    {
        QCOMPARE(m_service.mine("PUT", m_path, R"({"signingStatus":52})").status, 200);
        const QString guid =
            document().value(QLatin1String("invitations"))[0][QLatin1String("GUID")].toString();
        const qint64 before = document().value(QLatin1String("version")).toInteger();
        QCOMPARE(twice("POST", m_path + "/resend/" + guid.toLatin1(), {}, "remind").status, 200);
        QCOMPARE(document().value(QLatin1String("version")).toInteger(), before + 1);
    }

    void aFolderAndItsAnswerAreKeptTogether()
    {
        {
            const auto db =
                ink::store::openDatabase(m_service.databaseAddress(), ink::store::Schema::Service);
            QVERIFY(db.has_value());
            QSqlQuery query((*db)->connection()); // the response to one key can't be stored
            QVERIFY(query.exec(
                (*db)->isPostgreSql()
                    ? QStringLiteral(
                          "ALTER TABLE idempotency ADD CHECK (request_key <> 'torn' OR status = 0)")
                    : QStringLiteral(
                          "CREATE TRIGGER torn BEFORE UPDATE ON idempotency WHEN NEW.request_key = "
                          "'torn' AND NEW.status <> 0 BEGIN SELECT RAISE(ABORT, 'torn'); END")));
        }
        const auto folders = [&] {
            return ServiceFixture::json(m_service.mine("GET", "/v1/folders"))
                .value(QLatin1String("folders"))
                .toArray()
                .size();
        };
        const QByteArray leases = R"({"folder":{"name":"Leases","folderType":1}})";
        m_service.mayFail = true;
        QVERIFY(m_service.mine("POST", "/v1/folders", leases, keyed("torn")).status >= 500);
        m_service.mayFail = false;
        QCOMPARE(folders(), 0);
        const RawAnswer made = m_service.mine("POST", "/v1/folders", leases, keyed("whole"));
        QCOMPARE(made.status, 201);
        QCOMPARE(m_service.mine("POST", "/v1/folders", leases, keyed("whole")).body, made.body);
        const qint64 id =
            ServiceFixture::json(made).value(QLatin1String("data"))[QLatin1String("id")].toInteger();
        const QByteArray path = "/v1/folders/" + QByteArray::number(id);
        m_service.mayFail = true;
        QVERIFY(m_service.mine("DELETE", path, {}, keyed("torn")).status >= 400);
        m_service.mayFail = false;
        QCOMPARE(folders(), 1);
        QCOMPARE(m_service.mine("DELETE", path, {}, keyed("gone")).status, 200);
        QCOMPARE(m_service.mine("DELETE", path, {}, keyed("gone")).status, 200);
        QCOMPARE(folders(), 0);
    }

    void whoeverIsStillAtWorkIsNotOvertaken()
    {
        QCOMPARE(m_service.mine("PUT", m_path, R"({"title":"Other"})", keyed("busy")).status, 200);
        loseTheAnswer("busy", false);
        const RawAnswer again = m_service.mine("PUT", m_path, R"({"title":"Other"})", keyed("busy"));
        QCOMPARE(again.status, 409);
        QCOMPARE(again.code(), QStringLiteral("idempotency"));
        QCOMPARE(again.header("Retry-After"), QByteArray("1"));
    }
};

INK_TEST(TestLostAnswers, "tst_lostanswers")

} // namespace tst_lostanswers

#include "tst_lostanswers.moc"
