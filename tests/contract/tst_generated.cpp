// Sends requests generated from /openapi.json, and checks every response against it.
#include "tests/contract/contracttest.h"
#include "tests/contract/support/answercheck.h"
#include "tests/contract/support/operationmatrix.h"
#include "tests/contract/support/requestgenerator.h"
#include "tests/support/testmain.h"

#include <QHash>
#include <QMap>
#include <QSet>
#include <QTest>

namespace tst_generated {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using Kind = RequestGenerator::Kind;

/** Valid, boundary and damaged requests for every operation of the description, made with a seed: no answer
 * is a failure of the service, and each is one that the description allows. INKSTONE_SEED repeats a run or
 * starts another one; INKSTONE_REQUESTS is their number. */
class TestGenerated final : public ContractTest
{
    Q_OBJECT

    /** Signs for the first recipient, so that the document is sealed. */
    void finish(const QJsonObject& document) { QCOMPARE(m_client.finish(signingPath(document)).status, 200); }
    static QString guidOf(const QJsonObject& document)
    {
        return document.value("invitations"_L1)[0]["GUID"_L1].toString();
    }
    static QJsonValue fileOf(const QJsonObject& document) { return document.value("files"_L1)[0]["id"_L1]; }
    QJsonObject made(const char* path, const QByteArray& body, const char* name)
    {
        return ContractClient::object(m_client.mine("POST", path, body), name);
    }

    /** Objects of each kind: own ones, which requests may use up, one of another account, and none. */
    void offerObjects(RequestGenerator& generator)
    {
        QJsonObject form = ServiceFixture::document(51, u"Template"_s);
        form.insert(u"documentType"_s, 7);
        const QJsonObject draft = m_client.created(51);
        const QJsonObject sent = m_client.created(52);
        const QJsonObject other = m_client.created(52);
        const QJsonObject theForm = m_client.created(form);
        QJsonObject link = form;
        link.insert(u"documentType"_s, 6);
        QJsonArray guests = link.value("invitations"_L1).toArray();
        QJsonObject guest = guests.at(0).toObject();
        guest.insert(u"actionType"_s, 21);
        guests.replace(0, guest);
        link.insert(u"invitations"_s, guests);
        link.insert(u"signingStatus"_s, 52);
        const QJsonObject theLink =
            ContractClient::object(m_client.service.create(link, "/documents"), "document");
        if (m_finished.isEmpty()) {
            QJsonObject wanted = ServiceFixture::document(52, u"Finished"_s);
            wanted.insert(u"documentSetting"_s,
                          QJsonObject{{u"postBackURL"_s, u"http://127.0.0.1:9/callback"_s}});
            m_finished = m_client.created(wanted);
            finish(m_finished);
            QTRY_COMPARE_WITH_TIMEOUT(now(m_finished).value("signingStatus"_L1).toInt(), 53, 30'000);
        }
        const QJsonObject foreign = m_foreign.isEmpty() ? m_foreign = m_client.createdByOther() : m_foreign;
        const QJsonObject folder =
            made("/v1/folders",
                 R"({"folder":{"name":"F)" + ContractClient::idOf(draft) + R"(","folderType":1}})", "data");
        const QJsonObject key = made("/v1/user/keys", R"({"name":"Spare","scopes":["read"]})", "key");
        const QJsonObject absence = made(
            "/v1/user/absences",
            R"({"name":"Ben","email":"ben@example.com","from":"2099-01-01","until":"2099-01-09","deputyName":"Eva","deputyEmail":"eva)" +
                ContractClient::idOf(draft) + R"(@example.com"})",
            "absence");
        const QJsonObject question = ContractClient::object(
            m_client.nobody("POST", signingPath(sent) + "/questions", R"({"text":"When?"})"), "question");
        Q_UNUSED(question);
        const qint64 absentNumber = QByteArray(absentId).toLongLong();
        const QJsonArray documents{
            draft.value("id"_L1),      sent.value("id"_L1),    other.value("id"_L1),   draft.value("id"_L1),
            m_finished.value("id"_L1), theForm.value("id"_L1), foreign.value("id"_L1), absentNumber};
        const auto both = [&](const QJsonArray& own) {
            QJsonArray all = own;
            all.append(absentNumber);
            return all;
        };
        generator.setCandidates(u"docID"_s, documents);
        generator.setCandidates(u"ids"_s, both({draft.value("id"_L1), other.value("id"_L1)}));
        generator.setCandidates(u"templateID"_s,
                                {theForm.value("id"_L1), theForm.value("id"_L1), draft.value("id"_L1),
                                 foreign.value("id"_L1), absentNumber});
        generator.setCandidates(u"fileID"_s,
                                {fileOf(draft), fileOf(sent), fileOf(m_finished), 0, absentNumber});
        generator.setCandidates(u"folderId"_s, both({folder.value("id"_L1), 0}));
        generator.setCandidates(u"parent"_s, both({folder.value("id"_L1), 0}));
        generator.setCandidates(u"keyID"_s, both({key.value("id"_L1)}));
        generator.setCandidates(u"absenceID"_s, both({absence.value("id"_L1)}));
        const QJsonObject subscription =
            made("/v1/user/events",
                 ServiceFixture::bytes(
                     {{u"url"_s, u"http://127.0.0.1:9/events"_s}, {u"events"_s, QJsonArray{u"sent"_s}}}),
                 "subscription");
        generator.setCandidates(u"subscriptionID"_s, both({subscription.value("id"_L1)}));
        generator.setCandidates(u"customField"_s, {u""_s}); // another one must be defined
        QJsonArray tags;
        for (const QJsonValue& tag : sent.value("tags"_L1).toArray())
            tags.append(tag["id"_L1]);
        generator.setCandidates(u"tagID"_s, both(tags));
        const QJsonArray guids{
            guidOf(sent),       guidOf(sent),    guidOf(other),   guidOf(draft),
            guidOf(m_finished), guidOf(theLink), guidOf(foreign), QLatin1StringView(absentGuid)};
        generator.setCandidates(u"guid"_s, guids);
        generator.setCandidates(u"invitation"_s, guids);
        generator.setCandidates(u"iid"_s, guids);
        QJsonArray deliveries{QLatin1StringView(absentGuid)};
        for (const QJsonValue& each :
             json(m_client.mine("GET", "/v1/user/deliveries")).value("deliveries"_L1).toArray())
            deliveries.append(each["id"_L1]);
        generator.setCandidates(u"delivery"_s, deliveries);
        generator.setCandidates(u"number"_s, {1, 2});
        generator.setCandidates(u"n"_s, {1, 1, 2, 9});
        generator.setCandidates(u"language"_s, {u"en"_s, u"de"_s, u"ar"_s, u"xx"_s});
        generator.setCandidates(u"script"_s, {u"page.js"_s, u"rules.js"_s, u"none.js"_s});
        generator.setCandidates(u"file"_s, {u"styles.json"_s, u"none.json"_s});
        // Safe values for members that could end the test or connect to other computers.
        generator.setCandidates(u"allowedAddresses"_s, {QJsonArray{}, QJsonArray{u"127.0.0.0/8"_s}});
        const QJsonArray callbacks{u""_s, u"http://127.0.0.1:9/x"_s};
        generator.setCandidates(u"postBackURL"_s, callbacks);
        generator.setCandidates(u"postBackBase"_s, callbacks);
        generator.setCandidates(u"spendLimitCents"_s, {QJsonValue(), 100'000'000});
        // Places on the page of the sample.
        generator.setCandidates(u"pageIndex"_s, {1});
        generator.setCandidates(u"invitationIndex"_s, {1});
        generator.setCandidates(u"left"_s, {10, 50});
        generator.setCandidates(u"top"_s, {10, 500});
        generator.setCandidates(u"width"_s, {20, 90});
        generator.setCandidates(u"height"_s, {14, 30});
    }
    /** The header of the sender: mostly Anna. */
    QByteArray senderOf(RequestGenerator& generator, const ApiOperation& operation)
    {
        if (!m_client.api().needsAccount(operation)) return {};
        switch (generator.below(25)) {
        case 0:
            return m_client.service.otherAuth;
        case 1:
            return {};
        case 2:
            return basicAuth("nobody");
        default:
            return m_client.service.auth;
        }
    }

    /** Returns whether the operation lists the status of an error. `default` covers errors that any operation
     * may return, such as for a URL or headers that are too long. */
    static bool isListed(const ApiOperation& operation, int status)
    {
        static const QSet<int> ofAny{405, 408, 413, 414, 431};
        return (ofAny.contains(status) && operation.bodyTypes().isEmpty()) ||
               operation.object.value("responses"_L1).toObject().contains(QString::number(status));
    }

    QJsonObject m_finished;
    QJsonObject m_foreign;

private Q_SLOTS:
    void everyAnswerIsDescribed()
    {
        bool isNumber = false;
        quint32 seed = qEnvironmentVariable("INKSTONE_SEED").toUInt(&isNumber);
        if (!isNumber) seed = 41;
        qInfo("INKSTONE_SEED=%u", seed);
        RequestGenerator generator(m_client.api(), seed);
        generator.setFile(ServiceFixture::sample());
        const QList<ApiOperation>& operations = m_client.api().operations();
        // Enough that most operations succeed once, whatever the seed is.
        constexpr int rounds = 20;
        const int count =
            std::max(rounds * 3 * int(operations.size()), qEnvironmentVariableIntValue("INKSTONE_REQUESTS"));
        QStringList faults;
        QStringList unlisted;
        QMap<QString, int> succeeded;
        int sent = 0;
        for (int round = 0; sent < count; ++round) {
            offerObjects(generator); // earlier rounds used the others up
            for (const ApiOperation& operation : operations)
                for (const Kind kind : {Kind::Valid, Kind::Boundary, Kind::Damaged}) {
                    const GeneratedRequest request = generator.make(operation, kind);
                    const RawAnswer answer =
                        m_client.service.call(request.method, request.path, request.body,
                                              senderOf(generator, operation) + request.headers, request.type);
                    ++sent;
                    if (answer.status < 400 && answer.status > 0) ++succeeded[operation.id()];
                    QStringList found =
                        m_client.api().faultsOf(request.method, QString::fromLatin1(request.path), answer);
                    found = AnswerCheck::instance().withoutKept(found);
                    if (answer.status >= 400 && !isListed(operation, answer.status))
                        unlisted << u"%1 %2"_s.arg(operation.id()).arg(answer.status);
                    if (found.isEmpty()) continue;
                    faults << u"Request %1:\n%2\n-> %3 %4\n%5"_s.arg(sent)
                                  .arg(QString::fromUtf8(request.toText()))
                                  .arg(answer.status)
                                  .arg(QString::fromUtf8(answer.body.left(800)), found.join(u'\n'));
                }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(u"seed %1, %2 of %3 requests:\n\n%4"_s.arg(seed)
                                                  .arg(faults.size())
                                                  .arg(sent)
                                                  .arg(faults.join(u"\n\n"_s).left(20'000))));
        unlisted.removeDuplicates();
        unlisted.sort();
        QVERIFY2(unlisted.isEmpty(),
                 qPrintable(u"openapi.json doesn't list these answers: "_s + unlisted.join(u", "_s)));
        // Requests that are always refused show little. A generated certificate never fits, so nothing is
        // prepared.
        QStringList refused;
        for (const ApiOperation& operation : operations)
            if (!succeeded.contains(operation.id())) refused << operation.id();
        QVERIFY2(refused.size() <= 17, qPrintable(u"always refused: "_s + refused.join(u' ')));
        QCOMPARE(m_client.nobody("GET", "/health/ready").status, 200);
    }
};

INK_TEST(TestGenerated, "tst_generated")

} // namespace tst_generated

#include "tst_generated.moc"
