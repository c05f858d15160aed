#include "tests/contract/support/contractclient.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

#include <algorithm>
#include <future>
#include <vector>

namespace tst_shown {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

namespace {

QByteArray sha256Hex(const QByteArray& bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
}

QByteArray signaturePng(QRgb colour)
{
    QImage image(60, 20, QImage::Format_ARGB32);
    image.fill(colour);
    QBuffer buffer;
    image.save(&buffer, "PNG");
    return buffer.data();
}

/** A value in finish's `shown`, with the names in the API description. */
struct Seen
{
    qint64 id = 0;
    QString text;
    QByteArray content;
};

/** `shown` by the description in /openapi.json, implemented independently. */
QJsonObject shownObject(QList<Seen> values, bool isNamed = true)
{
    std::sort(values.begin(), values.end(), [](const Seen& a, const Seen& b) { return a.id < b.id; });
    QByteArray form = "inkstone-shown-1\n";
    QJsonArray list;
    for (const Seen& each : std::as_const(values)) {
        const QByteArray text = each.text.toUtf8();
        form += QByteArray::number(each.id) + ' ' + QByteArray::number(text.size()) + ' ' + text + ' ' +
                (each.content.isEmpty() ? QByteArray("-") : each.content) + '\n';
        QJsonObject value{{"id"_L1, each.id}, {"text"_L1, each.text}};
        if (!each.content.isEmpty()) value.insert("content"_L1, QString::fromLatin1(each.content));
        list.append(value);
    }
    QJsonObject shown{{"digest"_L1, QString::fromLatin1(sha256Hex(form))}};
    if (isNamed) shown.insert("values"_L1, list);
    return shown;
}

} // namespace

/** Finishing signs exactly the values that the signer saw. */
class TestShown final : public QObject
{
    Q_OBJECT

    ContractClient m_client;
    const QByteArray m_png = signaturePng(qRgb(20, 34, 78));

    static qint64 idOf(const QJsonObject& document, const QString& name)
    {
        for (const QJsonValue& each : document.value("tags"_L1).toArray())
            if (each.toObject().value("name"_L1) == name) return each.toObject().value("id"_L1).toInteger();
        return 0;
    }
    static QByteArray pathFor(const QJsonObject& document, int index = 0)
    {
        return QUrl(document.value("invitations"_L1)
                        .toArray()
                        .at(index)
                        .toObject()
                        .value("signingURL"_L1)
                        .toString())
            .path()
            .toLatin1();
    }
    /** Values for all fields of the document, with this one in “Full name”. */
    [[nodiscard]] QJsonArray values(const QJsonObject& document, const QString& name) const
    {
        return {QJsonObject{{"id"_L1, idOf(document, u"Full name"_s)}, {"text"_L1, name}},
                QJsonObject{{"id"_L1, idOf(document, u"Move in"_s)}, {"text"_L1, u"2026-03-01"_s}},
                QJsonObject{{"id"_L1, idOf(document, u"Rooms"_s)}, {"text"_L1, u"3"_s}},
                QJsonObject{{"id"_L1, idOf(document, u"Signature"_s)},
                            {"image"_L1, QString::fromLatin1(m_png.toBase64())}}};
    }
    [[nodiscard]] QList<Seen> seen(const QJsonObject& document, const QString& name) const
    {
        return {{idOf(document, u"Full name"_s), name, {}},
                {idOf(document, u"Move in"_s), u"2026-03-01"_s, {}},
                {idOf(document, u"Rooms"_s), u"3"_s, {}},
                {idOf(document, u"Signature"_s), {}, sha256Hex(m_png)}};
    }
    RawAnswer save(const QByteArray& path, const QJsonArray& list)
    {
        return m_client.nobody("PUT", path + "/values", ServiceFixture::bytes({{"values"_L1, list}}));
    }
    RawAnswer finish(const QByteArray& path, const QJsonObject& more, const QByteArray& headers = {})
    {
        QJsonObject body{{"consent"_L1, true}};
        for (auto each = more.begin(); each != more.end(); ++each)
            body.insert(each.key(), each.value());
        return m_client.nobody("POST", path + "/finish", ServiceFixture::bytes(body), headers);
    }
    static QJsonArray differences(const RawAnswer& answer)
    {
        return ContractClient::json(answer).value("args"_L1).toObject().value("differences"_L1).toArray();
    }
    [[nodiscard]] QJsonObject stored(const QJsonObject& document)
    {
        return ContractClient::object(m_client.mine("GET", ContractClient::pathOf(document)), "document");
    }
    [[nodiscard]] static QString textOf(const QJsonObject& document, const QString& name)
    {
        for (const QJsonValue& each : document.value("tags"_L1).toArray())
            if (each.toObject().value("name"_L1) == name) return each.toObject().value("text"_L1).toString();
        return {};
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY(m_client.start()); }
    void cleanup() { QCOMPARE(m_client.takeFaults(), QByteArray()); }

    void viewSaysThatTheServiceKnowsIt()
    {
        const QJsonObject document = m_client.created(52);
        const QJsonObject view = ContractClient::json(m_client.nobody("GET", pathFor(document) + "/values"));
        QCOMPARE(view.value("shownVersion"_L1).toInt(), 1);
    }

    void whatWasShownIsSigned()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = pathFor(document);
        QCOMPARE(save(path, values(document, u"Jürgen Weiß"_s)).status, 200);
        const QJsonObject shown{{"shown"_L1, shownObject(seen(document, u"Jürgen Weiß"_s))}};
        const RawAnswer done = finish(path, shown);
        QVERIFY2(done.status == 200, done.body);
        QCOMPARE(ContractClient::json(done).value("status"_L1).toInt(), 67);
        QCOMPARE(finish(path, shown).status, 200); // a repetition after a lost response
    }

    void valuesOfTheRequestCountAsShown()
    {
        const QJsonObject document = m_client.created(52);
        const RawAnswer done =
            finish(pathFor(document), {{"values"_L1, values(document, u"Ben"_s)},
                                       {"shown"_L1, shownObject(seen(document, u"Ben"_s))}});
        QVERIFY2(done.status == 200, done.body);
    }

    void anotherWindowSavedMeanwhile()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = pathFor(document);
        QCOMPARE(save(path, values(document, u"100 EUR"_s)).status, 200);
        QCOMPARE(
            save(path, {QJsonObject{{"id"_L1, idOf(document, u"Full name"_s)}, {"text"_L1, u"999 EUR"_s}},
                        QJsonObject{{"id"_L1, idOf(document, u"Pets"_s)}, {"text"_L1, u"true"_s}}})
                .status,
            200);
        const QJsonObject before = stored(document);
        const RawAnswer refused = finish(
            path, {{"values"_L1,
                    QJsonArray{QJsonObject{{"id"_L1, idOf(document, u"Rooms"_s)}, {"text"_L1, u"3"_s}}}},
                   {"shown"_L1, shownObject(seen(document, u"100 EUR"_s))}});
        QCOMPARE(refused.status, 409);
        QCOMPARE(refused.code(), u"state"_s);
        QCOMPARE(ContractClient::json(refused).value("reason"_L1).toString(), u"shown_differs"_s);
        QVERIFY(ContractClient::names(refused, u"tags[0].text"_s));
        const QJsonArray both = differences(refused);
        QCOMPARE(both.size(), 2);
        const QJsonObject name = both.at(0).toObject();
        QCOMPARE(name.value("id"_L1).toInteger(), idOf(document, u"Full name"_s));
        QCOMPARE(name.value("name"_L1).toString(), u"Full name"_s);
        QCOMPARE(name.value("editable"_L1).toBool(), true);
        QCOMPARE(name.value("shown"_L1).toObject().value("text"_L1).toString(), u"100 EUR"_s);
        QCOMPARE(name.value("stored"_L1).toObject().value("text"_L1).toString(), u"999 EUR"_s);
        QCOMPARE(both.at(1).toObject().value("name"_L1).toString(), u"Pets"_s);
        QCOMPARE(stored(document), before); // nothing has changed

        // The signer accepts one value, then the other.
        QCOMPARE(finish(path, {{"values"_L1, QJsonArray{QJsonObject{{"id"_L1, idOf(document, u"Full name"_s)},
                                                                    {"text"_L1, u"100 EUR"_s}}}},
                               {"shown"_L1, shownObject(seen(document, u"100 EUR"_s))}})
                     .status,
                 409); // the check box still differs from the display
        auto agreed = seen(document, u"100 EUR"_s);
        agreed.append({idOf(document, u"Pets"_s), u"true"_s, {}});
        QCOMPARE(finish(path, {{"values"_L1, QJsonArray{QJsonObject{{"id"_L1, idOf(document, u"Full name"_s)},
                                                                    {"text"_L1, u"100 EUR"_s}}}},
                               {"shown"_L1, shownObject(agreed)}})
                     .status,
                 200);
        QCOMPARE(textOf(stored(document), u"Full name"_s), u"100 EUR"_s);
    }

    void anotherPictureIsADifference()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = pathFor(document);
        QCOMPARE(save(path, values(document, u"Ben"_s)).status, 200);
        const QByteArray other = signaturePng(qRgb(200, 0, 0));
        QCOMPARE(save(path, {QJsonObject{{"id"_L1, idOf(document, u"Signature"_s)},
                                         {"image"_L1, QString::fromLatin1(other.toBase64())}}})
                     .status,
                 200);
        const RawAnswer refused = finish(path, {{"shown"_L1, shownObject(seen(document, u"Ben"_s))}});
        QCOMPARE(refused.status, 409);
        const QJsonObject side = differences(refused).at(0).toObject().value("stored"_L1).toObject();
        QCOMPARE(QByteArray::fromBase64(side.value("image"_L1).toString().toLatin1()), other);
        QCOMPARE(side.value("content"_L1).toString().toLatin1(), sha256Hex(other));
    }

    void anotherFileOfTheSameNameIsADifference()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject tag = tags.at(0).toObject();
        tag.insert("type"_L1, 256);
        tag.insert("name"_L1, u"Passport"_s);
        tag.insert("top"_L1, 500);
        tags.append(tag);
        wanted.insert("tags"_L1, tags);
        const QJsonObject document = m_client.created(wanted);
        const QByteArray path = pathFor(document);
        QCOMPARE(save(path, values(document, u"Ben"_s)).status, 200);
        const qint64 passport = idOf(document, u"Passport"_s);
        const auto attach = [&](const QByteArray& text) {
            return m_client.nobody("PUT",
                                   path + "/attachments/" + QByteArray::number(passport) + "?name=pass.txt",
                                   text, {}, "application/octet-stream");
        };
        const RawAnswer first = attach("first");
        QVERIFY2(first.status == 200, first.body);
        QVERIFY(first.body.contains(sha256Hex("first")));
        auto mine = seen(document, u"Ben"_s);
        mine.append({passport, u"pass.txt"_s, sha256Hex("first")});
        QCOMPARE(attach("other").status, 200);
        const RawAnswer refused = finish(path, {{"shown"_L1, shownObject(mine)}});
        QCOMPARE(refused.status, 409);
        QCOMPARE(differences(refused).at(0).toObject().value("name"_L1).toString(), u"Passport"_s);
        mine.last().content = sha256Hex("other");
        QCOMPARE(finish(path, {{"shown"_L1, shownObject(mine)}}).status, 200);
    }

    void anotherSignersValueIsADifference()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray invitations = wanted.value("invitations"_L1).toArray();
        invitations.append(QJsonObject{{"recipientName"_L1, u"Cara"_s},
                                       {"recipientEmail"_L1, u"cara@example.com"_s},
                                       {"actionType"_L1, 15},
                                       {"sequence"_L1, 1}});
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        for (const auto& [type, name, top] :
             {std::tuple{252, u"Rent"_s, 420}, std::tuple{250, u"Signature of Cara"_s, 460}}) {
            QJsonObject tag = tags.at(0).toObject();
            tag.insert("type"_L1, type);
            tag.insert("name"_L1, name);
            tag.insert("top"_L1, top);
            tag.insert("invitationIndex"_L1, 2);
            tags.append(tag);
        }
        wanted.insert("invitations"_L1, invitations);
        wanted.insert("tags"_L1, tags);
        const QJsonObject document = m_client.created(wanted);
        QCOMPARE(save(pathFor(document), values(document, u"Ben"_s)).status, 200);
        // Cara finishes while Ben's page doesn't show her values.
        QCOMPARE(finish(pathFor(document, 1),
                        {{"values"_L1,
                          QJsonArray{QJsonObject{{"id"_L1, idOf(document, u"Rent"_s)}, {"text"_L1, u"700"_s}},
                                     QJsonObject{{"id"_L1, idOf(document, u"Signature of Cara"_s)},
                                                 {"image"_L1, QString::fromLatin1(m_png.toBase64())}}}}})
                     .status,
                 200);
        const RawAnswer refused =
            finish(pathFor(document), {{"shown"_L1, shownObject(seen(document, u"Ben"_s))}});
        QCOMPARE(refused.status, 409);
        const QJsonArray both = differences(refused);
        QCOMPARE(both.size(), 2);
        QCOMPARE(both.at(0).toObject().value("name"_L1).toString(), u"Rent"_s);
        QCOMPARE(both.at(0).toObject().value("editable"_L1).toBool(true), false);
        auto all = seen(document, u"Ben"_s);
        all.append({idOf(document, u"Rent"_s), u"700"_s, {}});
        all.append({idOf(document, u"Signature of Cara"_s), {}, sha256Hex(m_png)});
        QCOMPARE(finish(pathFor(document), {{"shown"_L1, shownObject(all)}}).status, 200);
    }

    void hiddenAndComputedFields()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject tag = tags.at(0).toObject();
        tag.insert("name"_L1, u"Which pets"_s);
        tag.insert("top"_L1, 420);
        tag.insert("isMandatory"_L1, false);
        tag.insert("style"_L1, QJsonObject{{"condition"_L1,
                                            QJsonObject{{"tag"_L1, u"Pets"_s}, {"equals"_L1, u"true"_s}}}});
        tags.append(tag);
        tag.insert("name"_L1, u"Double"_s);
        tag.insert("type"_L1, 269);
        tag.insert("top"_L1, 460);
        tag.insert("style"_L1, QJsonObject{{"formula"_L1, u"{Rooms} * 2"_s}});
        tags.append(tag);
        wanted.insert("tags"_L1, tags);
        const QJsonObject document = m_client.created(wanted);
        const QByteArray path = pathFor(document);
        QJsonArray list = values(document, u"Ben"_s);
        list.append(QJsonObject{{"id"_L1, idOf(document, u"Which pets"_s)}, {"text"_L1, u"A dog"_s}});
        QCOMPARE(save(path, list).status, 200);
        auto mine = seen(document, u"Ben"_s);
        mine.append({idOf(document, u"Double"_s), u"5"_s, {}});
        const RawAnswer refused = finish(path, {{"shown"_L1, shownObject(mine)}});
        QCOMPARE(refused.status, 409);
        QCOMPARE(differences(refused).size(), 1); // the hidden one isn't disclosed
        QCOMPARE(
            differences(refused).at(0).toObject().value("stored"_L1).toObject().value("text"_L1).toString(),
            u"6"_s);
        mine.last().text = u"6"_s;
        QCOMPARE(finish(path, {{"shown"_L1, shownObject(mine)}}).status, 200);
    }

    void wrongAndMissingDigests()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = pathFor(document);
        QCOMPARE(save(path, values(document, u"Ben"_s)).status, 200);
        QJsonObject wrong = shownObject(seen(document, u"Ben"_s));
        wrong.insert("digest"_L1, QString(64, u'0'));
        m_client.strict = false;
        const RawAnswer mismatch = finish(path, {{"shown"_L1, wrong}});
        QCOMPARE(mismatch.status, 400);
        QVERIFY(ContractClient::names(mismatch, u"shown.digest"_s));
        QCOMPARE(finish(path, {{"shown"_L1, QJsonObject()}}).status, 400);
        QCOMPARE(finish(path, {{"shown"_L1, QJsonObject{{"digest"_L1, u"abc"_s}}}}).status, 400);
        QCOMPARE(finish(path, {{"shown"_L1, u"abc"_s}}).status, 400);
        m_client.strict = true;
        // Only the digest: then all stored values are listed.
        const RawAnswer bare = finish(path, {{"shown"_L1, shownObject(seen(document, u"Eve"_s), false)}});
        QCOMPARE(bare.status, 409);
        QCOMPARE(differences(bare).size(), 4);
        // A browser page always sends what it shows; a program may omit it.
        const RawAnswer old = finish(path, {}, "Origin: http://localhost\r\n");
        QCOMPARE(old.status, 409);
        QCOMPARE(old.code(), u"state"_s);
        QCOMPARE(
            ContractClient::json(m_client.nobody("GET", path + "/values")).value("canFinish"_L1).toBool(),
            true);
        QCOMPARE(finish(path, {{"shown"_L1, shownObject(seen(document, u"Ben"_s), false)}},
                        "Origin: http://localhost\r\n")
                     .status,
                 200);
        const QJsonObject another = m_client.created(52);
        QCOMPARE(finish(pathFor(another), {{"values"_L1, values(another, u"Ben"_s)}}).status, 200);
    }

    void alreadyFinishedWithOtherValues()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = pathFor(document);
        QCOMPARE(finish(path, {{"values"_L1, values(document, u"100 EUR"_s)}}).status, 200);
        // Another window with different values must not be told that they were signed.
        QCOMPARE(finish(path, {{"shown"_L1, shownObject(seen(document, u"999 EUR"_s))}}).status, 409);
        QCOMPARE(finish(path, {{"shown"_L1, shownObject(seen(document, u"100 EUR"_s))}}).status, 200);
    }

    /** Two windows finish while a third keeps saving: a client that gets 200 has seen the stored values. */
    void finishingRacesWithSaving()
    {
        for (int round = 0; round < 6; ++round) {
            const QJsonObject document = m_client.created(52);
            const QByteArray path = pathFor(document);
            QCOMPARE(save(path, values(document, u"100 EUR"_s)).status, 200);
            const auto body = [&](const QString& name) {
                return ServiceFixture::bytes(
                    {{"consent"_L1, true}, {"shown"_L1, shownObject(seen(document, name))}});
            };
            const QByteArray other = ServiceFixture::bytes(
                {{"values"_L1, QJsonArray{QJsonObject{{"id"_L1, idOf(document, u"Full name"_s)},
                                                      {"text"_L1, u"999 EUR"_s}}}}});
            auto saving = std::async(std::launch::async, [&] {
                return m_client.service.call("PUT", path + "/values", other).status;
            });
            std::vector<std::future<int>> finishing;
            for (const QString& name : {u"100 EUR"_s, u"999 EUR"_s})
                finishing.push_back(std::async(std::launch::async, [&, request = body(name)] {
                    return m_client.service.call("POST", path + "/finish", request).status;
                }));
            const int saved = saving.get();
            const int first = finishing[0].get();
            const int second = finishing[1].get();
            QVERIFY2(saved == 200 || saved == 409, QByteArray::number(saved));
            for (const int status : {first, second})
                QVERIFY2(status == 200 || status == 409, QByteArray::number(status));
            QVERIFY(!(first == 200 && second == 200));
            const QString now = textOf(stored(document), u"Full name"_s);
            if (first == 200) QCOMPARE(now, u"100 EUR"_s);
            if (second == 200) QCOMPARE(now, u"999 EUR"_s);
        }
    }

    void freeSignaturesAreKeptAndRemoved()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray invitations = wanted.value("invitations"_L1).toArray();
        QJsonObject me = invitations.at(0).toObject();
        me.insert("canSignTags"_L1, true);
        wanted.insert("invitations"_L1, QJsonArray{me});
        wanted.insert("tags"_L1, QJsonArray());
        const QJsonObject document = m_client.created(wanted);
        const QByteArray path = pathFor(document);
        const QJsonObject mark{{"pageIndex"_L1, 1}, {"left"_L1, 100},
                               {"top"_L1, 600},     {"width"_L1, 160},
                               {"height"_L1, 48},   {"image"_L1, QString::fromLatin1(m_png.toBase64())}};
        const auto keep = [&](const QJsonArray& marks) {
            return m_client.nobody("PUT", path + "/values",
                                   ServiceFixture::bytes({{"signatures"_L1, marks}}));
        };
        const auto count = [&] {
            return ContractClient::json(m_client.nobody("GET", path + "/values"))
                .value("tags"_L1)
                .toArray()
                .size();
        };
        QCOMPARE(keep({mark}).status, 200);
        QCOMPARE(count(), 1);
        QCOMPARE(save(path, {}).status, 200); // doesn't mention them
        QCOMPARE(count(), 1);
        QCOMPARE(keep({}).status, 200);
        QCOMPARE(count(), 0);
        QCOMPARE(keep({mark}).status, 200);
        QJsonObject elsewhere = mark;
        elsewhere.insert("left"_L1, 20);
        const auto shownMark = [&](const QJsonObject& each) {
            QJsonObject value = each;
            value.remove("image"_L1);
            value.insert("content"_L1, QString::fromLatin1(sha256Hex(m_png)));
            const QByteArray line = "* 1 " + QByteArray::number(each.value("left"_L1).toInt()) +
                                    " 600 160 48 " + sha256Hex(m_png) + '\n';
            return QJsonObject{{"digest"_L1, QString::fromLatin1(sha256Hex("inkstone-shown-1\n" + line))},
                               {"values"_L1, QJsonArray{value}}};
        };
        const RawAnswer refused = finish(path, {{"shown"_L1, shownMark(elsewhere)}});
        QCOMPARE(refused.status, 409);
        QVERIFY(ContractClient::names(refused, u"signatures"_s));
        QCOMPARE(finish(path, {{"shown"_L1, shownMark(mark)}}).status, 200);
    }
};

INK_TEST(TestShown, "tst_shown")

} // namespace tst_shown

#include "tst_shown.moc"
