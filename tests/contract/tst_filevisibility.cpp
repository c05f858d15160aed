#include "tests/contract/contracttest.h"
#include "tests/support/drawnsignature.h"
#include "tests/support/programrun.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include <functional>
#include <optional>

namespace tst_filevisibility {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

/** Files of a document with their own parties and results, and files that some recipients may not see. */
class TestFileVisibility final : public ContractTest
{
    Q_OBJECT

    static QJsonObject person(const QString& name, int action = 15)
    {
        return {{u"recipientName"_s, name},
                {u"recipientEmail"_s, name.toLower() + u"@example.com"_s},
                {u"actionType"_s, action},
                {u"sequence"_s, 1}};
    }
    static QJsonObject on(int page, QJsonObject tag)
    {
        tag.insert(u"pageIndex"_s, page);
        return tag;
    }
    /** The sample with other bytes, so that files differ by their hashes. */
    static QByteArray file(const QByteArray& mark) { return ServiceFixture::sample() + "\n%" + mark + "\n"; }
    static int samplePages()
    {
        static const int pages = [] {
            const ProgramRun run = runProgram(u"pdfinfo"_s, {u"FILE"_s}, ServiceFixture::sample());
            return QString::fromUtf8(run.out).section(u"Pages:"_s, 1).section(u'\n', 0, 0).trimmed().toInt();
        }();
        return pages;
    }
    /** Two files: Ben signs the first, Cleo initials and fills in the second; Dora only reads. */
    static QJsonObject twoFiles(int status, const QJsonArray& visibleToFirst,
                                const QJsonArray& visibleToSecond)
    {
        QJsonObject wanted = ServiceFixture::document(status);
        wanted.insert(u"invitations"_s,
                      QJsonArray{person(u"Ben"_s), person(u"Cleo"_s), person(u"Dora"_s, 16)});
        const int second = samplePages() + 1;
        wanted.insert(
            u"tags"_s,
            QJsonArray{ServiceFixture::tag(250, u"Of Ben"_s, {90, 300, 180, 50}, 1, true),
                       on(second, ServiceFixture::tag(252, u"Salary"_s, {90, 200, 180, 22}, 2, true)),
                       on(second, ServiceFixture::tag(250, u"Of Cleo"_s, {90, 300, 90, 40}, 2, true))});
        wanted.insert(u"files"_s,
                      QJsonArray{ServiceFixture::fileEntry(u"lease.pdf"_s, "1", visibleToFirst),
                                 ServiceFixture::fileEntry(u"salaries.pdf"_s, "2", visibleToSecond)});
        return wanted;
    }
    RawAnswer create(const QJsonObject& wanted)
    {
        return m_client.mine("POST", "/documents", ServiceFixture::bytes(wanted));
    }
    QJsonObject sentTwoFiles(const QJsonArray& visibleToFirst, const QJsonArray& visibleToSecond,
                             const QJsonObject& setting = {})
    {
        QJsonObject wanted = twoFiles(52, visibleToFirst, visibleToSecond);
        if (!setting.isEmpty()) wanted.insert(u"documentSetting"_s, setting);
        const RawAnswer answer = create(wanted);
        if (answer.status != 201) qWarning() << answer.body;
        return documentIn(answer);
    }
    int finish(const QByteArray& path)
    {
        const RawAnswer answer = m_client.finish(path);
        if (answer.status != 200) qWarning() << answer.body;
        return answer.status;
    }
    void complete(const QJsonObject& document)
    {
        QCOMPARE(finish(signingPath(document, 0)), 200);
        QCOMPARE(finish(signingPath(document, 1)), 200);
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 30'000);
    }
    static QJsonValue fileOf(const QJsonObject& document, int index)
    {
        return document.value("files"_L1)[index];
    }
    static QString sha256(const QByteArray& bytes)
    {
        return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    }
    static QString partOf(const QJsonValue& file, const QJsonObject& document, int person)
    {
        const QJsonValue id = document.value("invitations"_L1)[person]["id"_L1];
        for (const QJsonValue& party : file["parties"_L1].toArray())
            if (party["invitationId"_L1] == id) return party["part"_L1].toString();
        return {};
    }
    static QString textOf(const QByteArray& pdf)
    {
        const ProgramRun run = runProgram(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, pdf);
        return QString::fromUtf8(run.out);
    }
    /** Two answers without the number of the request. */
    static bool isSameAnswer(const RawAnswer& a, const RawAnswer& b)
    {
        QJsonObject one = json(a);
        QJsonObject two = json(b);
        one.remove(u"requestId"_s);
        two.remove(u"requestId"_s);
        return a.status == b.status && one == two;
    }

private Q_SLOTS:
    void partiesAndResults()
    {
        const QJsonObject draft = documentIn(create(twoFiles(51, {}, {})));
        QCOMPARE(partOf(fileOf(draft, 0), draft, 0), u"signs"_s);
        QCOMPARE(partOf(fileOf(draft, 0), draft, 1), u"views"_s);
        QCOMPARE(partOf(fileOf(draft, 1), draft, 1), u"signs"_s);
        QCOMPARE(partOf(fileOf(draft, 1), draft, 2), u"views"_s);
        QVERIFY(fileOf(draft, 0)["result"_L1].isUndefined());

        const QJsonObject document = sentTwoFiles({}, {});
        QCOMPARE(fileOf(document, 0)["result"_L1]["status"_L1].toString(), u"pending"_s);
        QCOMPARE(finish(signingPath(document, 0)), 200);
        const QJsonObject between = now(document);
        QCOMPARE(fileOf(between, 0)["result"_L1]["status"_L1].toString(), u"signed"_s);
        QCOMPARE(fileOf(between, 0)["result"_L1]["signers"_L1][0]["name"_L1].toString(), u"Ben"_s);
        QCOMPARE(fileOf(between, 1)["result"_L1]["status"_L1].toString(), u"pending"_s);
        QCOMPARE(fileOf(between, 1)["result"_L1]["signers"_L1].toArray().size(), 0);
        QVERIFY(fileOf(between, 0)["parties"_L1][0]["finishedTime"_L1].isDouble());
        // The page of who has finished tells the same.
        const QJsonObject view = json(m_client.nobody("GET", signingPath(document, 0) + "/values"));
        QCOMPARE(view.value("results"_L1)[0]["part"_L1].toString(), u"signs"_s);
        QCOMPARE(view.value("results"_L1)[0]["status"_L1].toString(), u"signed"_s);
        QVERIFY(json(m_client.nobody("GET", signingPath(document, 1) + "/values"))
                    .value("results"_L1)
                    .isUndefined());

        QCOMPARE(finish(signingPath(document, 1)), 200);
        QTRY_COMPARE_WITH_TIMEOUT(now(document).value("signingStatus"_L1).toInt(), 53, 30'000);
        const QJsonObject done = now(document);
        for (int i = 0; i < 2; ++i) {
            const QByteArray id = QByteArray::number(fileOf(done, i)["id"_L1].toInteger());
            const RawAnswer sealed = m_client.mine("GET", ContractClient::pathOf(document) +
                                                              "/download?content=esign&fileID=" + id);
            QCOMPARE(sealed.status, 200);
            QCOMPARE(fileOf(done, i)["result"_L1]["sha256"_L1].toString(), sha256(sealed.body));
            QCOMPARE(fileOf(done, i)["result"_L1]["status"_L1].toString(), u"sealed"_s);
            QVERIFY(!fileOf(done, i)["result"_L1]["level"_L1].toString().isEmpty());
            QVERIFY(textOf(sealed.body).contains(u"Signed by: Ben"_s));
            QVERIFY(textOf(sealed.body).contains(u"Signed by: Cleo"_s));
        }
        // A client may send back what it received: nothing of it is stored.
        QJsonObject list = json(m_client.mine("GET", "/v2/documents/search2?pageSize=500"));
        for (const QJsonValue& each : list.value("documents"_L1).toArray())
            QVERIFY(each["files"_L1][0]["parties"_L1].isUndefined());
    }

    void visibleToIsChecked()
    {
        RawAnswer answer = create(twoFiles(51, {1, 3}, {3})); // Cleo has tags on the second one
        QCOMPARE(answer.status, 400);
        QVERIFY2(ContractClient::names(answer, u"files[1].visibleTo"_s), answer.body.constData());
        answer = create(twoFiles(51, {1, 7}, {}));
        QCOMPARE(answer.status, 400);
        QVERIFY(ContractClient::names(answer, u"files[0].visibleTo"_s));
        answer = create(twoFiles(52, {1}, {2})); // Dora sees nothing
        QCOMPARE(answer.status, 400);
        // A field that Ben sees would tell a value of the file that is hidden from him.
        QJsonObject wanted = twoFiles(51, {}, {2, 3});
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject dependent = tags.at(0).toObject();
        dependent.insert(u"style"_s, QJsonObject{{u"condition"_s, QJsonObject{{u"tag"_s, u"Salary"_s},
                                                                              {u"equals"_s, u"9"_s}}}});
        tags[0] = dependent;
        wanted.insert(u"tags"_s, tags);
        answer = create(wanted);
        QCOMPARE(answer.status, 400);
        QVERIFY2(ContractClient::names(answer, u"files[1].visibleTo"_s), answer.body.constData());
        m_client.strict = false;
        for (const QJsonValue& wrong : {QJsonValue(u"2"_s), QJsonValue(QJsonArray{u"two"_s}),
                                        QJsonValue(QJsonArray{0}), QJsonValue(QJsonArray{1.5})}) {
            QJsonObject bad = twoFiles(51, {}, {});
            QJsonArray files = bad.value("files"_L1).toArray();
            QJsonObject second = files.at(1).toObject();
            second.insert(u"visibleTo"_s, wrong);
            files[1] = second;
            bad.insert(u"files"_s, files);
            answer = create(bad);
            QVERIFY2(answer.status == 400 && ContractClient::names(answer, u"files[1].visibleTo"_s),
                     answer.body.constData());
        }
        m_client.strict = true;
    }

    void changesOfDrafts()
    {
        const QJsonObject draft = documentIn(create(twoFiles(51, {}, {2, 3})));
        QCOMPARE(fileOf(draft, 1)["visibleTo"_L1].toArray(), (QJsonArray{2, 3}));
        QVERIFY(fileOf(draft, 0)["visibleTo"_L1].isUndefined());
        const QByteArray path = ContractClient::pathOf(draft);
        const auto put = [&](const QJsonObject& change) {
            return m_client.mine("PUT", path, ServiceFixture::bytes(change));
        };
        const auto ids = [&](const QJsonValue& visibleToSecond) {
            QJsonArray files;
            for (int i = 0; i < 2; ++i)
                files.append(QJsonObject{{u"id"_s, fileOf(draft, i)["id"_L1]}, {u"sequence"_s, i + 1}});
            QJsonObject second = files.at(1).toObject();
            if (!visibleToSecond.isUndefined()) second.insert(u"visibleTo"_s, visibleToSecond);
            files[1] = second;
            return QJsonObject{{u"files"_s, files}};
        };
        // Without the member nothing changes.
        QCOMPARE(put(ids(QJsonValue(QJsonValue::Undefined))).status, 200);
        QCOMPARE(fileOf(now(draft), 1)["visibleTo"_L1].toArray(), (QJsonArray{2, 3}));
        QCOMPARE(put(ids(QJsonArray{3})).status, 400);
        QCOMPARE(put(ids(QJsonArray{})).status, 200);
        QVERIFY(fileOf(now(draft), 1)["visibleTo"_L1].isUndefined());
        QCOMPARE(put(ids(QJsonArray{2})).status, 200);
        // Recipients in another order: the people stay the same.
        QJsonArray people = now(draft).value("invitations"_L1).toArray();
        people = {people.at(1), people.at(2), people.at(0)};
        const RawAnswer moved =
            m_client.mine("PUT", path + "/invitations", ServiceFixture::bytes({{u"invitation"_s, people}}));
        QVERIFY2(moved.status == 200, moved.body.constData());
        QCOMPARE(fileOf(now(draft), 1)["visibleTo"_L1].toArray(), (QJsonArray{1}));
        // The only recipient who may see a file can't be removed: an empty list would show it to everybody.
        QCOMPARE(put({{u"tags"_s, QJsonArray{}}}).status, 200);
        people = now(draft).value("invitations"_L1).toArray();
        people.removeFirst();
        const RawAnswer gone =
            m_client.mine("PUT", path + "/invitations", ServiceFixture::bytes({{u"invitation"_s, people}}));
        QVERIFY2(gone.status == 400 && ContractClient::names(gone, u"files[1].visibleTo"_s),
                 gone.body.constData());
    }

    void multipartDescribesItsParts()
    {
        QJsonObject wanted = twoFiles(51, {}, {});
        const auto send = [&](const QJsonArray& described) {
            wanted.insert(u"files"_s, described);
            const QByteArray body = part("document", ServiceFixture::bytes(wanted)) +
                                    part("files[]", file("1"), "lease.pdf") +
                                    part("files[]", file("2"), "salaries.pdf") + "--BB--";
            return m_client.multipart("/documents", body, m_client.service.auth);
        };
        const QJsonObject all{{u"visibleTo"_s, QJsonArray{}}};
        const QJsonObject some{{u"visibleTo"_s, QJsonArray{2, 3}}};
        const QJsonObject made = documentIn(send({all, some}));
        QCOMPARE(fileOf(made, 1)["visibleTo"_L1].toArray(), (QJsonArray{2, 3}));
        QVERIFY(fileOf(made, 0)["visibleTo"_L1].isUndefined());
        QCOMPARE(send({some}).status, 400);
        QCOMPARE(send({all, all, some}).status, 400);
    }

    /** Everything that a signer can ask for, while it runs and when it is complete. */
    void hiddenIsAbsent()
    {
        const QJsonObject document = sentTwoFiles({}, {2, 3});
        const QByteArray ben = signingPath(document, 0);
        const QByteArray cleo = signingPath(document, 1);
        const QByteArray hidden = QByteArray::number(samplePages() + 1);
        const auto checkBen = [&](bool isDone) {
            const RawAnswer answer = m_client.nobody("GET", ben + "/values");
            QCOMPARE(answer.status, 200);
            QVERIFY2(!answer.body.contains("salaries") && !answer.body.contains("Salary"),
                     answer.body.constData());
            const QJsonObject view = json(answer);
            QCOMPARE(view.value("files"_L1).toArray().size(), 1);
            QCOMPARE(view.value("pages"_L1).toArray().size(), samplePages());
            QCOMPARE(view.value("hasCertificate"_L1).toBool(), isDone);
            for (const QByteArray& suffix : {QByteArray(".png"), QByteArray(".txt"), QByteArray(".json")}) {
                QCOMPARE(m_client.nobody("GET", ben + "/pages/1" + suffix).status, 200);
                const RawAnswer page = m_client.nobody("GET", ben + "/pages/" + hidden + suffix);
                QCOMPARE(page.status, 404);
                QVERIFY(isSameAnswer(page, m_client.nobody("GET", ben + "/pages/999" + suffix)));
            }
            for (const QByteArray content : {"original", "copy", "esign", "esignwithaudit", "audit", ""}) {
                const RawAnswer bytes = m_client.nobody("GET", ben + "/download?content=" + content);
                QVERIFY2(!bytes.body.contains("salaries"), content.constData());
                QVERIFY2(!bytes.header("Content-Disposition").contains("salaries"), content.constData());
                if (bytes.status != 200) continue;
                QVERIFY2(bytes.body.startsWith("%PDF") || content.isEmpty(), content.constData());
                if (!content.isEmpty()) QVERIFY(!textOf(bytes.body).contains(u"salaries"_s));
            }
        };
        checkBen(false);
        // The others see both, with the same numbers of pages as the sender.
        QCOMPARE(json(m_client.nobody("GET", cleo + "/values")).value("files"_L1).toArray().size(), 2);
        QCOMPARE(m_client.nobody("GET", cleo + "/pages/" + hidden + ".png").status, 200);
        complete(document);
        checkBen(true);
        QCOMPARE(m_client.nobody("GET", cleo + "/download?content=audit").status, 200);
        QVERIFY(json(m_client.nobody("GET", cleo + "/values")).value("hasCertificate"_L1).toBool());
        // The sender sees everything, and nothing twice.
        const QJsonObject done = now(document);
        QCOMPARE(done.value("files"_L1).toArray().size(), 2);
        const RawAnswer all = m_client.mine("GET", ContractClient::pathOf(document) + "/download");
        QCOMPARE(all.status, 200);
        QCOMPARE(all.body.count("certificate.pdf"), 2); // its bytes and the list at the end
        const RawAnswer whole =
            m_client.mine("GET", ContractClient::pathOf(document) + "/download?content=audit");
        QVERIFY(textOf(whole.body).contains(u"salaries.pdf"_s));
        const QByteArray id = QByteArray::number(fileOf(done, 1)["id"_L1].toInteger());
        const RawAnswer second =
            m_client.mine("GET", ContractClient::pathOf(document) + "/download?content=esign&fileID=" + id);
        QVERIFY(textOf(second.body).contains(u"lease.pdf"_s)); // all who see this one may see the other one
    }

    /** A recipient who can't see all files gets a separate certificate, which names only the visible ones. */
    void certificateOfRecipient()
    {
        const QJsonObject document = sentTwoFiles({1, 3}, {2});
        complete(document);
        QByteArrayList made;
        for (int i = 0; i < 3; ++i) {
            const bool seesFirst = i != 1;
            const QByteArray path = signingPath(document, i);
            QVERIFY(json(m_client.nobody("GET", path + "/values")).value("hasCertificate"_L1).toBool());
            const RawAnswer answer = m_client.nobody("GET", path + "/download?content=audit");
            QVERIFY2(answer.status == 200 && answer.body.startsWith("%PDF"), answer.body.constData());
            const QString text = textOf(answer.body);
            QCOMPARE(text.contains(u"lease.pdf"_s), seesFirst);
            QCOMPARE(text.contains(u"salaries.pdf"_s), !seesFirst);
            const ProgramRun history =
                runProgram(u"qpdf"_s, {u"FILE"_s, u"--show-attachment=history.json"_s}, answer.body);
            QCOMPARE(history.out.contains("lease.pdf"), seesFirst);
            QCOMPARE(history.out.contains("salaries.pdf"), !seesFirst);
            QCOMPARE(answer.body.count("/ByteRange"), 1); // sealed
            made.append(answer.body);
        }
        QCOMPARE(made.at(0), made.at(2)); // Ben and Dora see the same
        QVERIFY(made.at(0) != made.at(1));
    }

    void templatesAndBulkCallsKeepTheList()
    {
        QJsonObject wanted = twoFiles(51, {}, {2, 3});
        wanted.insert(u"documentType"_s, 7);
        QJsonArray roles = wanted.value("invitations"_L1).toArray();
        QJsonObject vacant = roles.at(0).toObject();
        vacant.insert(u"recipientEmail"_s, u""_s);
        roles[0] = vacant;
        wanted.insert(u"invitations"_s, roles);
        const RawAnswer made = create(wanted);
        QVERIFY2(made.status == 201, made.body.constData());
        const QByteArray id = ContractClient::idOf(documentIn(made));
        const auto ben =
            QJsonObject{{u"recipientName"_s, u"Ben"_s}, {u"recipientEmail"_s, u"ben@example.com"_s}};
        m_client.strict = false;
        const RawAnswer used = m_client.mine(
            "POST", "/v2/templates/sign/" + id,
            ServiceFixture::bytes({{u"Invitations"_s, QJsonArray{ben}}, {u"signingStatus"_s, 52}}));
        const RawAnswer bulk = m_client.mine("POST", "/v1/templates/use/" + id + '/',
                                             ServiceFixture::bytes({{u"Invitations"_s, QJsonArray{ben}}}));
        m_client.strict = true;
        QVERIFY2(used.status == 201 || used.status == 200, used.body.constData());
        const QJsonArray rows = json(bulk).value("documents"_L1).toArray();
        QVERIFY2(rows.size() == 1, bulk.body.constData());
        for (const QJsonObject& each : {documentIn(used), rows.at(0).toObject()}) {
            const QJsonObject document = now(each);
            QVERIFY(fileOf(document, 0)["visibleTo"_L1].isUndefined());
            QCOMPARE(fileOf(document, 1)["visibleTo"_L1].toArray(), (QJsonArray{2, 3}));
            const QJsonObject view = json(m_client.nobody("GET", signingPath(document, 0) + "/values"));
            QCOMPARE(view.value("files"_L1).toArray().size(), 1);
        }
    }

    /** A draft may have people who see nothing yet; it can't be sent with them. */
    void draftsMayBeIncomplete()
    {
        QJsonObject wanted = twoFiles(51, {1}, {2}); // Dora sees nothing
        const RawAnswer made = create(wanted);
        QVERIFY2(made.status == 201, made.body.constData());
        const RawAnswer sent = m_client.mine("PUT", ContractClient::pathOf(documentIn(made)),
                                             ServiceFixture::bytes({{u"signingStatus"_s, 52}}));
        QVERIFY2(sent.status == 400 && ContractClient::names(sent, u"files[0].visibleTo"_s),
                 sent.body.constData());
        QVERIFY(m_client.mine("GET", "/user").body.contains("\"fileVisibility\":true"));
    }

    /** One request removes the only recipient who sees a file, and says who sees it from then on. */
    void recipientsAndListsTogether()
    {
        QJsonObject wanted = twoFiles(51, {}, {3});
        wanted.insert(u"tags"_s, QJsonArray{});
        const QJsonObject draft = documentIn(create(wanted));
        QJsonArray people = now(draft).value("invitations"_L1).toArray();
        people = {people.at(1), people.at(0)};
        QJsonArray files;
        for (int i = 0; i < 2; ++i)
            files.append(QJsonObject{{u"id"_s, fileOf(draft, i)["id"_L1]},
                                     {u"sequence"_s, i + 1},
                                     {u"visibleTo"_s, i == 0 ? QJsonArray{} : QJsonArray{2}}});
        const RawAnswer put =
            m_client.mine("PUT", ContractClient::pathOf(draft),
                          ServiceFixture::bytes({{u"invitations"_s, people}, {u"files"_s, files}}));
        QVERIFY2(put.status == 200, put.body.constData());
        QCOMPARE(fileOf(now(draft), 1)["visibleTo"_L1].toArray(), (QJsonArray{2}));
        QCOMPARE(now(draft).value("invitations"_L1)[1]["recipientName"_L1].toString(), u"Ben"_s);
        QVERIFY(fileOf(now(draft), 0)["visibleTo"_L1].isUndefined());
    }

    void pagesAreNumberedPerSigner()
    {
        QJsonObject wanted = twoFiles(52, {1, 3}, {});
        QJsonArray people = wanted.value("invitations"_L1).toArray();
        QJsonObject cleo = people.at(1).toObject();
        cleo.insert(u"canSignTags"_s, true);
        people[1] = cleo;
        wanted.insert(u"invitations"_s, people);
        const QJsonObject document = documentIn(create(wanted));
        const QByteArray path = signingPath(document, 1);
        QJsonObject view = json(m_client.nobody("GET", path + "/values"));
        QCOMPARE(view.value("files"_L1)[0]["name"_L1].toString(), u"salaries.pdf"_s);
        QCOMPARE(view.value("files"_L1)[0]["firstPage"_L1].toInt(), 1);
        for (const QJsonValue& tag : view.value("tags"_L1).toArray())
            QCOMPARE(tag["pageIndex"_L1].toInt(), 1);
        // A signature that she places on her first page is on the first page of the second file.
        const QJsonObject placed{{u"pageIndex"_s, 1}, {u"left"_s, 300},  {u"top"_s, 500},
                                 {u"width"_s, 120},   {u"height"_s, 40}, {u"image"_s, drawnSignatureText()}};
        const RawAnswer saved = m_client.nobody(
            "PUT", path + "/values",
            ServiceFixture::bytes({{u"values"_s, QJsonArray{}}, {u"signatures"_s, QJsonArray{placed}}}));
        QVERIFY2(saved.status == 200, saved.body.constData());
        bool isFound = false;
        for (const QJsonValue& tag : now(document).value("tags"_L1).toArray())
            if (tag["left"_L1].toInt() == 300) {
                isFound = true;
                QCOMPARE(tag["pageIndex"_L1].toInt(), samplePages() + 1);
            }
        QVERIFY(isFound);
        for (const QJsonValue& tag : json(saved).value("tags"_L1).toArray())
            QCOMPARE(tag["pageIndex"_L1].toInt(), 1);
        // So is a question about it, and its page is the first one again for her.
        const RawAnswer asked = m_client.nobody(
            "POST", path + "/questions",
            ServiceFixture::bytes(
                {{u"text"_s, u"Gross?"_s}, {u"pageIndex"_s, 1}, {u"left"_s, 10}, {u"top"_s, 10}}));
        QVERIFY2(asked.status == 200, asked.body.constData());
        QCOMPARE(json(asked).value("questions"_L1)[0]["pageIndex"_L1].toInt(), 1);
        QCOMPARE(json(m_client.mine("GET", ContractClient::pathOf(document) + "/questions"))
                     .value("questions"_L1)[0]["pageIndex"_L1]
                     .toInt(),
                 samplePages() + 1);
        complete(document);
    }

    /** Nobody's signature gets into a file that is hidden from them. */
    void signaturePerSigner()
    {
        const QJsonObject document = sentTwoFiles({}, {2, 3}, QJsonObject{{u"signaturePerSigner"_s, true}});
        complete(document);
        const QJsonObject done = now(document);
        const auto signaturesIn = [&](int index) {
            const QByteArray id = QByteArray::number(fileOf(done, index)["id"_L1].toInteger());
            return m_client
                .mine("GET", ContractClient::pathOf(document) + "/download?content=esign&fileID=" + id)
                .body.count("/ByteRange");
        };
        QCOMPARE(signaturesIn(0), 3); // Ben, Cleo, the seal
        QCOMPARE(signaturesIn(1), 2); // Cleo, the seal
        QCOMPARE(m_client.nobody("GET", signingPath(document, 0) + "/download?content=esignwithaudit").status,
                 200);
    }

    void runningDocuments()
    {
        const QJsonObject document = sentTwoFiles({}, {2, 3});
        const QByteArray path = ContractClient::pathOf(document);
        // Somebody who is added sees what is visible to everybody, and nothing else.
        QJsonArray people = now(document).value("invitations"_L1).toArray();
        people.append(person(u"Emil"_s, 16));
        const RawAnswer added =
            m_client.mine("PUT", path + "/invitations", ServiceFixture::bytes({{u"invitation"_s, people}}));
        QVERIFY2(added.status == 200, added.body.constData());
        const QByteArray emil = signingPath(now(document), 3);
        QCOMPARE(json(m_client.nobody("GET", emil + "/values")).value("files"_L1).toArray().size(), 1);
        // A file that is replaced stays hidden.
        const QByteArray id = QByteArray::number(fileOf(document, 1)["id"_L1].toInteger());
        const QByteArray body = part("files[]", file("3"), "salaries.pdf") + "--BB--";
        const RawAnswer replaced = m_client.as(m_client.service.auth, "PUT", path + "/files/" + id, body,
                                               "multipart/form-data; boundary=BB");
        QVERIFY2(replaced.status == 200, replaced.body.constData());
        QCOMPARE(fileOf(now(document), 1)["visibleTo"_L1].toArray(), (QJsonArray{2, 3}));
        QCOMPARE(json(m_client.nobody("GET", signingPath(now(document), 0) + "/values"))
                     .value("files"_L1)
                     .toArray()
                     .size(),
                 1);
    }

    /** Every route of the signer's side: what it reads names nothing of a hidden file, and whatever it
     * changes answers with the view or with nothing of the document. A new route of either kind fails here.
     */
    void everyRouteIsCovered()
    {
        static const QStringList answeringWithView{
            u"PUT /sign/{guid}/values"_s,     u"POST /sign/{guid}/opened"_s,
            u"POST /sign/{guid}/finish"_s,    u"POST /sign/{guid}/reject"_s,
            u"POST /sign/{guid}/questions"_s, u"PUT /sign/{guid}/attachments/{tagID}"_s,
            u"POST /sign/{guid}/prepare"_s, // tells the files that the view has: tst_certificates
            u"POST /sign/{guid}/looks"_s,     u"DELETE /sign/{guid}/attachments/{tagID}"_s};
        static const QStringList withoutDocument{
            u"POST /sign/{guid}/unlock"_s, u"POST /sign/{guid}/code"_s,   u"POST /sign/{guid}/delegate"_s,
            u"POST /sign/{guid}/start"_s,  u"POST /sign/{guid}/others"_s, u"POST /sign/{guid}/others/code"_s};
        const QJsonObject document = sentTwoFiles({}, {2, 3});
        const QByteArray hidden = QByteArray::number(samplePages() + 1);
        const QByteArray guid = signingPath(document, 0).split('/').last();
        const QJsonObject paths =
            json(m_client.service.call("GET", "/openapi.json")).value("paths"_L1).toObject();
        QStringList missing;
        int read = 0;
        for (auto path = paths.begin(); path != paths.end(); ++path) {
            if (!path.key().startsWith(u"/sign/"_s)) continue;
            for (const QString& method : path.value().toObject().keys()) {
                const QString route = method.toUpper() + u' ' + path.key();
                if (method != u"get"_s) {
                    if (!answeringWithView.contains(route) && !withoutDocument.contains(route))
                        missing.append(route);
                    continue;
                }
                ++read;
                QByteArray address = path.key().toUtf8();
                const bool isPage = address.contains("{n}");
                address.replace("{guid}", guid).replace("{n}", hidden);
                const RawAnswer answer = m_client.service.call("GET", address, {}, {});
                QVERIFY2(!isPage || answer.status == 404, address.constData());
                QVERIFY2(!answer.body.contains("salaries") && !answer.body.contains("Salary"),
                         address.constData());
            }
        }
        QVERIFY2(missing.isEmpty(), qPrintable(u"Does it honour visibleTo? "_s + missing.join(u", "_s)));
        QVERIFY(read >= 6);
    }
};

INK_TEST(TestFileVisibility, "tst_filevisibility")

} // namespace tst_filevisibility

#include "tst_filevisibility.moc"
