#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QJsonValueRef>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

namespace tst_evidence {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

/** Removes line breaks and spaces, which depend on a column's width. */
QString densely(QString text)
{
    text.removeIf([](QChar c) { return c.isSpace() || c.category() == QChar::Other_Format; });
    return text;
}

} // namespace

/** The evidence of a signing: consent, presence and identification are in history, history.json and
 * certificate as they happened, and nothing else is. */
class TestEvidence final : public ContractTest
{
    Q_OBJECT

    static QJsonObject finishBody(const QJsonObject& view, const QJsonObject& more)
    {
        QJsonObject body{{u"consent"_s, true}, {u"values"_s, ServiceFixture::valuesFor(view)}};
        for (auto it = more.begin(); it != more.end(); ++it)
            body.insert(it.key(), it.value());
        return body;
    }
    RawAnswer finish(const QByteArray& path, const QJsonObject& more, const QByteArray& headers = {})
    {
        const QJsonObject view = json(m_client.nobody("GET", path + "/values", {}, headers));
        return m_client.nobody("POST", path + "/finish", ServiceFixture::bytes(finishBody(view, more)),
                               headers);
    }
    static QJsonArray hashesOf(const QJsonObject& document)
    {
        QJsonArray hashes;
        for (const QJsonValue& file : document.value("files"_L1).toArray())
            hashes.append(file.toObject().value("sha256"_L1));
        return hashes;
    }
    QJsonArray history(const QJsonObject& document) { return now(document).value("histories"_L1).toArray(); }
    static QJsonObject entry(const QJsonArray& history, const QString& event)
    {
        for (const QJsonValue& each : history)
            if (each["event"_L1].toString() == event) return each.toObject();
        return {};
    }
    bool completes(const QJsonObject& document)
    {
        return QTest::qWaitFor([&] { return now(document).value("signingStatus"_L1).toInt() == 53; }, 30'000);
    }
    /** The certificate as text, and the history that is attached to it. */
    struct Proof
    {
        QString text;
        QJsonObject record;
    };
    Proof proof(const QJsonObject& document)
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(u"audit.pdf"_s);
        QFile out(file);
        if (!out.open(QIODevice::WriteOnly)) return {};
        out.write(m_client.mine("GET", ContractClient::pathOf(document) + "/download?content=audit").body);
        out.close();
        const auto run = [](const QString& program, const QStringList& arguments) {
            QProcess process;
            process.start(program, arguments);
            process.waitForFinished(20'000);
            return process.readAllStandardOutput();
        };
        Proof result;
        result.text = densely(QString::fromUtf8(run(u"pdftotext"_s, {file, u"-"_s})));
        const QString attached = folder.filePath(u"history.json"_s);
        run(u"pdfdetach"_s, {u"-save"_s, u"1"_s, u"-o"_s, attached, file});
        QFile record(attached);
        if (record.open(QIODevice::ReadOnly))
            result.record = QJsonDocument::fromJson(record.readAll()).object();
        return result;
    }
    static QJsonObject withRole(int role, const QString& language)
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonObject person = wanted.value("invitations"_L1)[0].toObject();
        person.insert(u"actionType"_s, role);
        if (!language.isEmpty()) person.insert(u"language"_s, language);
        QJsonArray people{person};
        if (role != 15) { // a document needs a signer, added below
            QJsonObject signer = person;
            signer.insert(u"actionType"_s, 15);
            signer.insert(u"recipientName"_s, u"Cleo"_s);
            signer.insert(u"recipientEmail"_s, u"cleo@example.com"_s);
            signer.insert(u"sequence"_s, 2);
            people.append(signer);
            QJsonArray tags = wanted.value("tags"_L1).toArray();
            for (QJsonValueRef each : tags) {
                QJsonObject tag = each.toObject();
                tag.insert(u"invitationIndex"_s, 2);
                each = tag;
            }
            wanted.insert(u"tags"_s, tags);
        }
        wanted.insert(u"invitations"_s, people);
        return wanted;
    }

private Q_SLOTS:
    void consentIsKeptAsItWasShown_data()
    {
        QTest::addColumn<QString>("invitation");
        QTest::addColumn<QByteArray>("headers");
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("certificate");
        QTest::newRow("English") << QString() << QByteArray() << u"en"_s << u"Accepted by"_s;
        QTest::newRow("French invitation") << u"fr"_s << QByteArray() << u"fr"_s << u"Accepté par"_s;
        QTest::newRow("French browser")
            << QString() << QByteArray("Accept-Language: fr-CA\r\n") << u"fr"_s << u"Accepted by"_s;
        QTest::newRow("German invitation") << u"de"_s << QByteArray() << u"de"_s << u"Angenommen von"_s;
        QTest::newRow("Spanish invitation") << u"es"_s << QByteArray() << u"es"_s << u"Aceptado por"_s;
        QTest::newRow("Arabic invitation") << u"ar"_s << QByteArray() << u"ar"_s << u"الموافقة"_s;
        QTest::newRow("German chosen on an English invitation")
            << u"en"_s << QByteArray("X-Inkstone-Language: de\r\n") << u"de"_s << u"Accepted by"_s;
        QTest::newRow("a language that there isn't, chosen")
            << u"fr"_s << QByteArray("X-Inkstone-Language: tlh\r\n") << u"fr"_s << u"Accepté par"_s;
        // There is no Italian text, and no evidence claims that one was read.
        QTest::newRow("Italian invitation") << u"it"_s << QByteArray() << u"en"_s << u"Accepted by"_s;
    }
    void consentIsKeptAsItWasShown()
    {
        QFETCH(QString, invitation);
        QFETCH(QByteArray, headers);
        QFETCH(QString, language);
        QFETCH(QString, certificate);
        const QJsonObject document = m_client.created(withRole(15, invitation));
        const QByteArray path = ServiceFixture::signingPath(document);
        const QJsonObject view = json(m_client.nobody("GET", path + "/values", {}, headers));
        const QString text = view.value("consentText"_L1).toString();
        QVERIFY(!text.isEmpty());
        QCOMPARE(view.value("consentLanguage"_L1).toString(), language);
        const RawAnswer done =
            finish(path, {{u"consentText"_s, text}, {u"consentLanguage"_s, language}}, headers);
        QVERIFY2(done.status == 200, done.body.constData());

        const QJsonArray entries = history(document);
        const QJsonObject consent = entry(entries, u"consented"_s);
        QCOMPARE(consent.value("actor"_L1).toString(), u"Ben Ünal <ben@example.com>"_s);
        QCOMPARE(consent.value("detail"_L1).toString(), language + u": "_s + text); // the chain covers it
        QCOMPARE(consent.value("consent"_L1).toObject(),
                 (QJsonObject{{u"text"_s, text}, {u"language"_s, language}}));
        QVERIFY(completes(document));
        const Proof told = proof(document);
        QVERIFY2(told.text.contains(densely(text)), qPrintable(told.text));
        QVERIFY2(told.text.contains(densely(certificate)), qPrintable(told.text));
        const QJsonObject recorded = told.record.value("recipients"_L1)[0]["consent"_L1][0].toObject();
        QCOMPARE(recorded.value("text"_L1).toString(), text);
        QCOMPARE(recorded.value("language"_L1).toString(), language);
        QCOMPARE(recorded.value("acceptedTime"_L1).toInteger(), consent.value("time"_L1).toInteger());
    }

    /** A text that the service didn't offer can't be certified, so it is rejected. */
    void otherWordsAreNoConsent()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ServiceFixture::signingPath(document);
        const RawAnswer other = finish(path, {{u"consentText"_s, u"I agree to everything."_s}});
        QCOMPARE(other.status, 409);
        QVERIFY(ContractClient::names(other, u"consentText"_s));
        QVERIFY(entry(history(document), u"signed"_s).isEmpty());
        const QString english =
            json(m_client.nobody("GET", path + "/values")).value("consentText"_L1).toString();
        QCOMPARE(finish(path, {{u"consentText"_s, english}, {u"consentLanguage"_s, u"fr"_s}}).status, 409);
        // Without a text, the view's text counts: for older clients.
        QCOMPARE(finish(path, {}).status, 200);
        QCOMPARE(entry(history(document), u"consented"_s).value("consent"_L1)["text"_L1].toString(), english);
    }

    /** The account's own texts are shown, accepted and certified. */
    void theAccountsWordsAreEvidence()
    {
        QString longText = u"Erster Absatz der Informationen."_s;
        for (int i = 0; i < 60; ++i)
            longText +=
                u"\nAbsatz %1: Sie können die Unterlagen auch auf Papier erhalten, wenn Sie den Absender darum bitten."_s
                    .arg(i);
        const QString own = u"Ich stimme den Bedingungen der Mühle zu."_s;
        const auto save = [this](const QJsonArray& words) {
            return m_client
                .mine("PUT", "/v1/user/userSettings",
                      ServiceFixture::bytes({{u"userSetting"_s, QJsonObject{{u"signerWords"_s, words}}}}))
                .status;
        };
        QCOMPARE(save({QJsonObject{{u"language"_s, u"de"_s},
                                   {u"consent"_s, own},
                                   {u"disclosure"_s, longText},
                                   {u"reviewConsent"_s, u"Ich habe es geprüft."_s},
                                   {u"thanks"_s, u"Vielen Dank von der Mühle."_s}}}),
                 200);
        const QJsonObject document = m_client.created(withRole(15, u"fr"_s));
        const QByteArray path = ServiceFixture::signingPath(document);
        // Another language doesn't bypass the sender's text.
        const QJsonObject view = json(m_client.nobody("GET", path + "/values"));
        QCOMPARE(view.value("consentText"_L1).toString(), own);
        QCOMPARE(view.value("consentLanguage"_L1).toString(), u"de"_s);
        QCOMPARE(view.value("disclosure"_L1).toString(), longText);
        QVERIFY(view.value("thanks"_L1).toString().isEmpty()); // not before the end
        const QJsonObject shown{{u"consentText"_s, own}, {u"consentLanguage"_s, u"de"_s}};
        const RawAnswer without = finish(path, shown); // the disclosure was not shown
        QCOMPARE(without.status, 409);
        QVERIFY(ContractClient::names(without, u"consentText"_s));
        QJsonObject whole = shown;
        whole.insert(u"disclosure"_s, longText);
        const RawAnswer done = finish(path, whole);
        QVERIFY2(done.status == 200, done.body.constData());
        QCOMPARE(json(done).value("thanks"_L1).toString(), u"Vielen Dank von der Mühle."_s);

        const QJsonArray entries = history(document);
        const QJsonObject accepted = entry(entries, u"disclosure_accepted"_s);
        QCOMPARE(accepted.value("detail"_L1).toString(), u"de: "_s + longText); // the chain covers it
        QCOMPARE(accepted.value("actor"_L1).toString(), u"Ben Ünal <ben@example.com>"_s);
        QCOMPARE(accepted.value("consent"_L1)["text"_L1].toString(), longText);
        QVERIFY(completes(document));
        const Proof told = proof(document);
        QVERIFY2(told.text.contains(densely(own)), qPrintable(told.text));
        for (const QString& paragraph : longText.split(u'\n'))
            QVERIFY2(told.text.contains(densely(paragraph)), qPrintable(paragraph));
        const QJsonObject recorded = told.record.value("recipients"_L1)[0]["consent"_L1][0].toObject();
        QCOMPARE(recorded.value("text"_L1).toString(), own);
        QCOMPARE(recorded.value("disclosure"_L1).toString(), longText);

        // Reviewers have their own text and no disclosure.
        const QJsonObject review = m_client.created(withRole(17, {}));
        const QJsonObject theirs =
            json(m_client.nobody("GET", ServiceFixture::signingPath(review) + "/values"));
        QCOMPARE(theirs.value("consentText"_L1).toString(), u"Ich habe es geprüft."_s);
        QVERIFY(theirs.value("disclosure"_L1).toString().isEmpty());

        QCOMPARE(save({}), 200);
    }

    void aReviewerAgreesToAReview_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<QString>("word");
        QTest::newRow("reviewer") << 17 << u"approve"_s;
        QTest::newRow("editor") << 23 << u"fill in"_s;
    }
    void aReviewerAgreesToAReview()
    {
        QFETCH(int, role);
        QFETCH(QString, word);
        const QJsonObject document = m_client.created(withRole(role, {}));
        const QByteArray path = ServiceFixture::signingPath(document);
        const QString text =
            json(m_client.nobody("GET", path + "/values")).value("consentText"_L1).toString();
        QVERIFY2(text.contains(word) && !text.contains(u"signature"_s), qPrintable(text));
    }

    /**
     * In-person signing is stated by the sender's account about its own device, never by the link's owner.
     */
    void inPersonIsToldByTheSendersAccount()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ServiceFixture::signingPath(document);
        const QJsonObject claim{{u"inPerson"_s, true}};
        QCOMPARE(finish(path, claim).status, 401);
        QCOMPARE(finish(path, claim, m_client.service.otherAuth).status, 403);
        QVERIFY(entry(history(document), u"signed"_s).isEmpty());
        const RawAnswer done = finish(path, claim, m_client.service.auth);
        QVERIFY2(done.status == 200, done.body.constData());
        const QJsonObject there = entry(history(document), u"in_person"_s);
        QCOMPARE(there.value("actor"_L1).toString(), u"Anna <anna@example.com>"_s);
        QCOMPARE(there.value("detail"_L1).toString(), u"Ben Ünal <ben@example.com>"_s);
        QVERIFY(completes(document));
        const Proof told = proof(document);
        QVERIFY2(told.text.contains(densely(u"In person, hosted by Anna"_s)), qPrintable(told.text));
        QVERIFY2(!told.text.contains(densely(u"Personal link"_s)), qPrintable(told.text));
        const QJsonObject person = told.record.value("recipients"_L1)[0].toObject();
        QCOMPARE(person.value("authentication"_L1).toArray(), QJsonArray{u"in-person"_s});
        QCOMPARE(person.value("inPersonWith"_L1).toString(), u"Anna <anna@example.com>"_s);
    }

    /** Signed offline, received later: both times, and the source of the first. */
    void whatWasSignedOfflineTellsBothTimes()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ServiceFixture::signingPath(document);
        const QJsonObject view = json(m_client.nobody("GET", path + "/values"));
        const qint64 signedAt = QDateTime::currentMSecsSinceEpoch() / 1000 * 1000;
        const QJsonObject body = finishBody(
            view, {{u"inPerson"_s, true}, {u"signedAt"_s, signedAt}, {u"files"_s, hashesOf(document)}});
        const RawAnswer done =
            m_client.nobody("POST", path + "/finish", ServiceFixture::bytes(body), m_client.service.auth);
        QVERIFY2(done.status == 200, done.body.constData());
        const QJsonObject there = entry(history(document), u"handed_in"_s);
        const QString stated =
            QDateTime::fromMSecsSinceEpoch(signedAt, QTimeZone::utc()).toString(u"yyyy-MM-dd HH:mm:ss"_s);
        QCOMPARE(there.value("actor"_L1).toString(), u"Anna <anna@example.com>"_s);
        QVERIFY(there.value("detail"_L1).toString().contains(u"Ben Ünal"_s));
        QVERIFY(there.value("detail"_L1).toString().contains(stated));
        QVERIFY(there.value("time"_L1).toInteger() >= signedAt);
        QCOMPARE(entry(history(document), u"signed"_s).value("time"_L1), there.value("time"_L1));
        // The response may have been lost: a repetition changes nothing.
        const auto length = history(document).size();
        QCOMPARE(m_client.nobody("POST", path + "/finish", ServiceFixture::bytes(body), m_client.service.auth)
                     .status,
                 200);
        QVERIFY(completes(document));
        int handedIn = 0;
        for (const QJsonValue& each : history(document))
            handedIn += each["event"_L1].toString() == u"handed_in"_s ? 1 : 0;
        QCOMPARE(handedIn, 1);
        QVERIFY(history(document).size() >= length);
        const Proof told = proof(document);
        QVERIFY2(told.text.contains(densely(u"Signed offline, time according to the device: "_s + stated)),
                 qPrintable(told.text));
        const QJsonObject person = told.record.value("recipients"_L1)[0].toObject();
        QCOMPARE(person.value("deviceTime"_L1).toInteger(), signedAt);
        QVERIFY(person.value("finishedTime"_L1).toInteger() >= signedAt);
    }

    void whatWasSignedOfflineIsRefused_data()
    {
        QTest::addColumn<qint64>("offset"); // minutes from now
        QTest::addColumn<bool>("inPerson");
        QTest::addColumn<int>("files"); // 0 = none, 1 = these, 2 = others
        QTest::addColumn<int>("status");
        QTest::newRow("in the future") << qint64{60} << true << 1 << 409;
        QTest::newRow("before it was opened") << qint64{-60} << true << 1 << 409;
        QTest::newRow("of other files") << qint64{0} << true << 2 << 409;
        QTest::newRow("of files that aren't named") << qint64{0} << true << 0 << 400;
        QTest::newRow("not in person") << qint64{0} << false << 1 << 400;
    }
    void whatWasSignedOfflineIsRefused()
    {
        QFETCH(qint64, offset);
        QFETCH(bool, inPerson);
        QFETCH(int, files);
        QFETCH(int, status);
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ServiceFixture::signingPath(document);
        QJsonObject claim{{u"signedAt"_s, QDateTime::currentMSecsSinceEpoch() + offset * 60'000}};
        if (inPerson) claim.insert(u"inPerson"_s, true);
        if (files == 1) claim.insert(u"files"_s, hashesOf(document));
        if (files == 2) claim.insert(u"files"_s, QJsonArray{QString(64, u'0')});
        const RawAnswer refused = finish(path, claim, m_client.service.auth);
        QCOMPARE(refused.status, status);
        QVERIFY(entry(history(document), u"signed"_s).isEmpty());
        QVERIFY(entry(history(document), u"handed_in"_s).isEmpty());
    }

    void whatWasSignedOfflineOfACancelledDocumentIsRefused()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = ServiceFixture::signingPath(document);
        const QJsonObject view = json(m_client.nobody("GET", path + "/values"));
        const QJsonObject body = finishBody(view, {{u"inPerson"_s, true},
                                                   {u"signedAt"_s, QDateTime::currentMSecsSinceEpoch()},
                                                   {u"files"_s, hashesOf(document)}});
        QCOMPARE(m_client
                     .mine("PUT", ContractClient::pathOf(document),
                           R"({"document":{"signingStatus":56,"reason":"Wrong file"}})")
                     .status,
                 200);
        const RawAnswer refused =
            m_client.nobody("POST", path + "/finish", ServiceFixture::bytes(body), m_client.service.auth);
        QCOMPARE(refused.status, 409);
        QVERIFY(entry(history(document), u"handed_in"_s).isEmpty());
    }

    void aLinkIsCalledALink()
    {
        QJsonObject wanted = withRole(15, {});
        QJsonArray people = wanted.value("invitations"_L1).toArray();
        people.append(QJsonObject{{u"recipientName"_s, u"Vera"_s},
                                  {u"recipientEmail"_s, u"vera@example.com"_s},
                                  {u"actionType"_s, 16},
                                  {u"sequence"_s, 1}});
        wanted.insert(u"invitations"_s, people);
        const QJsonObject document = m_client.created(wanted);
        QCOMPARE(finish(ServiceFixture::signingPath(document), {}).status, 200);
        QVERIFY(completes(document));
        const Proof told = proof(document);
        QCOMPARE(told.text.count(densely(u"Personal link"_s)), 1); // Vera never opened it
        const QJsonArray recipients = told.record.value("recipients"_L1).toArray();
        QCOMPARE(recipients.at(0)["authentication"_L1].toArray(), QJsonArray{u"personal-link"_s});
        QCOMPARE(recipients.at(1)["authentication"_L1].toArray(), QJsonArray{});
    }
};

INK_TEST(TestEvidence, "tst_evidence")

} // namespace tst_evidence

#include "tst_evidence.moc"
