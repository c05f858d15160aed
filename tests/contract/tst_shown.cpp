#include "tests/contract/contracttest.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QImage>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QMap>
#include <QTest>

#include <algorithm>
#include <functional>
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

/** `shown` of a client that has painted this view (as received) with its values, in form 2 of /openapi.json.
 * Tags with conditions aren't among those of these tests. */
QJsonObject paintedObject(const QJsonObject& view, bool isNamed = true)
{
    QByteArray form = "inkstone-shown-2\n" + view.value("fingerprint"_L1).toString().toLatin1() + '\n';
    QMap<qint64, QByteArray> lines;
    QJsonArray list;
    for (const QJsonValue& each : view.value("tags"_L1).toArray()) {
        const int type = each["type"_L1].toInt();
        const QByteArray image = QByteArray::fromBase64(each["image"_L1].toString().toLatin1());
        QString text = type == 250 || type == 251 ? QString() : each["text"_L1].toString();
        if (type == 253 && text == "false"_L1) text.clear();
        if (type == 270 && text.isEmpty()) text = view.value("signDate"_L1).toString();
        const QByteArray content =
            !image.isEmpty() ? sha256Hex(image) : each["fileSha256"_L1].toString().toLatin1();
        const qint64 id = each["id"_L1].toInteger();
        lines.insert(id, QByteArray::number(id) + ' ' + each["fingerprint"_L1].toString().toLatin1() + ' ' +
                             QByteArray::number(text.toUtf8().size()) + ' ' + text.toUtf8() + ' ' +
                             (content.isEmpty() ? QByteArray("-") : content) + '\n');
        QJsonObject value{{"id"_L1, id}, {"text"_L1, text}, {"fingerprint"_L1, each["fingerprint"_L1]}};
        if (!content.isEmpty()) value.insert("content"_L1, QString::fromLatin1(content));
        list.append(value);
    }
    for (const QByteArray& line : std::as_const(lines))
        form += line;
    QJsonObject shown{{"digest"_L1, QString::fromLatin1(sha256Hex(form))},
                      {"fingerprint"_L1, view.value("fingerprint"_L1)}};
    if (isNamed) shown.insert("values"_L1, list);
    return shown;
}

/** A value in form 1 of finish's `shown`, which earlier clients send. */
struct Seen
{
    qint64 id = 0;
    QString text;
    QByteArray content;
};

/** The same in form 1: only values. */
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
class TestShown final : public ContractTest
{
    Q_OBJECT

    const QByteArray m_png = signaturePng(qRgb(20, 34, 78));

    static qint64 idOf(const QJsonObject& document, const QString& name)
    {
        for (const QJsonValue& each : document.value("tags"_L1).toArray())
            if (each["name"_L1] == name) return each["id"_L1].toInteger();
        return 0;
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
        return json(answer).value("args"_L1)["differences"_L1].toArray();
    }
    [[nodiscard]] QJsonObject view(const QByteArray& path, const QByteArray& headers = {})
    {
        return json(m_client.nobody("GET", path + "/values", {}, headers));
    }
    /** Corrects a tag of a document in progress, like its sender. */
    RawAnswer correct(const QJsonObject& document, const QString& name,
                      const std::function<void(QJsonObject&)>& change)
    {
        QJsonArray tags = now(document).value("tags"_L1).toArray();
        for (qsizetype i = 0; i < tags.size(); ++i) {
            QJsonObject tag = tags.at(i).toObject();
            if (tag.value("name"_L1) == name) change(tag);
            tags[i] = tag;
        }
        return m_client.mine("PUT", ContractClient::pathOf(document) + "/tags",
                             ServiceFixture::bytes({{"tags"_L1, tags}}));
    }
    static QJsonObject styleOf(const QJsonObject& tag) { return tag.value("style"_L1).toObject(); }
    [[nodiscard]] static QString textOf(const QJsonObject& document, const QString& name)
    {
        for (const QJsonValue& each : document.value("tags"_L1).toArray())
            if (each["name"_L1] == name) return each["text"_L1].toString();
        return {};
    }

private Q_SLOTS:
    void viewSaysThatTheServiceKnowsIt()
    {
        const QJsonObject document = m_client.created(52);
        const QJsonObject view = json(m_client.nobody("GET", signingPath(document) + "/values"));
        QCOMPARE(view.value("shownVersion"_L1).toInt(), 1);
    }

    void whatWasShownIsSigned()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        QCOMPARE(save(path, values(document, u"Jürgen Weiß"_s)).status, 200);
        const QJsonObject shown{{"shown"_L1, shownObject(seen(document, u"Jürgen Weiß"_s))}};
        const RawAnswer done = finish(path, shown);
        QVERIFY2(done.status == 200, done.body);
        QCOMPARE(json(done).value("status"_L1).toInt(), 67);
        QCOMPARE(finish(path, shown).status, 200); // a repetition after a lost response
    }

    void valuesOfTheRequestCountAsShown()
    {
        const QJsonObject document = m_client.created(52);
        const RawAnswer done =
            finish(signingPath(document), {{"values"_L1, values(document, u"Ben"_s)},
                                           {"shown"_L1, shownObject(seen(document, u"Ben"_s))}});
        QVERIFY2(done.status == 200, done.body);
    }

    void anotherWindowSavedMeanwhile()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        QCOMPARE(save(path, values(document, u"100 EUR"_s)).status, 200);
        QCOMPARE(
            save(path, {QJsonObject{{"id"_L1, idOf(document, u"Full name"_s)}, {"text"_L1, u"999 EUR"_s}},
                        QJsonObject{{"id"_L1, idOf(document, u"Pets"_s)}, {"text"_L1, u"true"_s}}})
                .status,
            200);
        const QJsonObject before = now(document);
        const RawAnswer refused = finish(
            path, {{"values"_L1,
                    QJsonArray{QJsonObject{{"id"_L1, idOf(document, u"Rooms"_s)}, {"text"_L1, u"3"_s}}}},
                   {"shown"_L1, shownObject(seen(document, u"100 EUR"_s))}});
        QCOMPARE(refused.status, 409);
        QCOMPARE(refused.code(), u"state"_s);
        QCOMPARE(json(refused).value("reason"_L1).toString(), u"shown_differs"_s);
        QVERIFY(ContractClient::names(refused, u"tags[0].text"_s));
        const QJsonArray both = differences(refused);
        QCOMPARE(both.size(), 2);
        const QJsonObject name = both.at(0).toObject();
        QCOMPARE(name.value("id"_L1).toInteger(), idOf(document, u"Full name"_s));
        QCOMPARE(name.value("name"_L1).toString(), u"Full name"_s);
        QCOMPARE(name.value("editable"_L1).toBool(), true);
        QCOMPARE(name.value("shown"_L1)["text"_L1].toString(), u"100 EUR"_s);
        QCOMPARE(name.value("stored"_L1)["text"_L1].toString(), u"999 EUR"_s);
        QCOMPARE(both.at(1)["name"_L1].toString(), u"Pets"_s);
        QCOMPARE(now(document), before); // nothing has changed

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
        QCOMPARE(textOf(now(document), u"Full name"_s), u"100 EUR"_s);
    }

    void anotherPictureIsADifference()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        QCOMPARE(save(path, values(document, u"Ben"_s)).status, 200);
        const QByteArray other = signaturePng(qRgb(200, 0, 0));
        QCOMPARE(save(path, {QJsonObject{{"id"_L1, idOf(document, u"Signature"_s)},
                                         {"image"_L1, QString::fromLatin1(other.toBase64())}}})
                     .status,
                 200);
        const RawAnswer refused = finish(path, {{"shown"_L1, shownObject(seen(document, u"Ben"_s))}});
        QCOMPARE(refused.status, 409);
        const QJsonObject side = differences(refused).at(0)["stored"_L1].toObject();
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
        const QByteArray path = signingPath(document);
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
        QCOMPARE(differences(refused).at(0)["name"_L1].toString(), u"Passport"_s);
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
        QCOMPARE(save(signingPath(document), values(document, u"Ben"_s)).status, 200);
        // Cara finishes while Ben's page doesn't show her values.
        QCOMPARE(finish(signingPath(document, 1),
                        {{"values"_L1,
                          QJsonArray{QJsonObject{{"id"_L1, idOf(document, u"Rent"_s)}, {"text"_L1, u"700"_s}},
                                     QJsonObject{{"id"_L1, idOf(document, u"Signature of Cara"_s)},
                                                 {"image"_L1, QString::fromLatin1(m_png.toBase64())}}}}})
                     .status,
                 200);
        const RawAnswer refused =
            finish(signingPath(document), {{"shown"_L1, shownObject(seen(document, u"Ben"_s))}});
        QCOMPARE(refused.status, 409);
        const QJsonArray both = differences(refused);
        QCOMPARE(both.size(), 2);
        QCOMPARE(both.at(0)["name"_L1].toString(), u"Rent"_s);
        QCOMPARE(both.at(0)["editable"_L1].toBool(true), false);
        auto all = seen(document, u"Ben"_s);
        all.append({idOf(document, u"Rent"_s), u"700"_s, {}});
        all.append({idOf(document, u"Signature of Cara"_s), {}, sha256Hex(m_png)});
        QCOMPARE(finish(signingPath(document), {{"shown"_L1, shownObject(all)}}).status, 200);
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
        const QByteArray path = signingPath(document);
        QJsonArray list = values(document, u"Ben"_s);
        list.append(QJsonObject{{"id"_L1, idOf(document, u"Which pets"_s)}, {"text"_L1, u"A dog"_s}});
        QCOMPARE(save(path, list).status, 200);
        auto mine = seen(document, u"Ben"_s);
        mine.append({idOf(document, u"Double"_s), u"5"_s, {}});
        const RawAnswer refused = finish(path, {{"shown"_L1, shownObject(mine)}});
        QCOMPARE(refused.status, 409);
        QCOMPARE(differences(refused).size(), 1); // the hidden one isn't disclosed
        QCOMPARE(differences(refused).at(0)["stored"_L1]["text"_L1].toString(), u"6"_s);
        mine.last().text = u"6"_s;
        QCOMPARE(finish(path, {{"shown"_L1, shownObject(mine)}}).status, 200);
    }

    void wrongAndMissingDigests()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
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
        // An open page of an earlier version knows nothing of places: it is asked to reload.
        for (const QJsonObject& more :
             {QJsonObject(), QJsonObject{{"shown"_L1, shownObject(seen(document, u"Ben"_s), false)}}}) {
            const RawAnswer old = finish(path, more, "Origin: http://localhost\r\n");
            QCOMPARE(old.status, 409);
            QCOMPARE(json(old).value("reason"_L1).toString(), u"page_outdated"_s);
        }
        QCOMPARE(view(path).value("canFinish"_L1).toBool(), true);
        QCOMPARE(
            finish(path, {{"shown"_L1, paintedObject(view(path), false)}}, "Origin: http://localhost\r\n")
                .status,
            200);
        const QJsonObject another = m_client.created(52);
        QCOMPARE(finish(signingPath(another), {{"values"_L1, values(another, u"Ben"_s)}}).status, 200);
    }

    /** The sender moves or changes a field while the signer's page shows it as it was. */
    void correctedFieldIsADifference_data()
    {
        using Change = std::function<void(QJsonObject&)>;
        QTest::addColumn<QString>("name");
        QTest::addColumn<Change>("change");
        const auto row = [](const char* title, const QString& name, const Change& change) {
            QTest::newRow(title) << name << change;
        };
        const auto style = [](const char* member, const QJsonValue& value) -> Change {
            return [member, value](QJsonObject& tag) {
                QJsonObject changed = styleOf(tag);
                changed.insert(QLatin1StringView(member), value);
                tag.insert("style"_L1, changed);
            };
        };
        row("a box beside other words", u"Pets"_s, [](QJsonObject& tag) { tag.insert("top"_L1, 270); });
        row("on another page", u"Signature"_s, [](QJsonObject& tag) { tag.insert("pageIndex"_L1, 2); });
        row("larger", u"Full name"_s, [](QJsonObject& tag) { tag.insert("width"_L1, 200); });
        row("required now", u"Pets"_s, [](QJsonObject& tag) { tag.insert("isMandatory"_L1, true); });
        row("under another name", u"Full name"_s,
            [](QJsonObject& tag) { tag.insert("name"_L1, u"Debtor"_s); });
        row("another kind", u"Rooms"_s, [](QJsonObject& tag) { tag.insert("type"_L1, 252); });
        row("another date format", u"Move in"_s, style("dateFormat", u"d.M.yyyy"_s));
        row("another size of letters", u"Full name"_s, style("fontSize", 5));
        row("another colour", u"Full name"_s, style("colour", u"#ffffff"_s));
        row("explained", u"Full name"_s, style("help", u"Your full legal name"_s));
    }
    void correctedFieldIsADifference()
    {
        QFETCH(QString, name);
        QFETCH(std::function<void(QJsonObject&)>, change);
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        QCOMPARE(save(path, values(document, u"Ben"_s)).status, 200);
        const QJsonObject painted = view(path);
        const RawAnswer corrected = correct(document, name, change);
        QVERIFY2(corrected.status == 200, corrected.body);
        const QJsonObject before = now(document);

        const RawAnswer refused = finish(path, {{"shown"_L1, paintedObject(painted)}});
        QCOMPARE(refused.status, 409);
        const QJsonObject error = json(refused);
        QCOMPARE(error.value("reason"_L1).toString(), u"shown_differs"_s);
        const QJsonArray all = differences(refused);
        QCOMPARE(all.size(), 1);
        QCOMPARE(all.at(0)["id"_L1].toInteger(), idOf(document, name));
        QCOMPARE(all.at(0)["look"_L1].toBool(), true);
        QVERIFY(!error.value("args"_L1).toObject().contains("document"_L1));
        QCOMPARE(now(document), before); // nothing has changed
        // A digest of values only says nothing about what was painted.
        const RawAnswer old = finish(path, {{"shown"_L1, shownObject(seen(document, u"Ben"_s))}});
        QCOMPARE(old.status, 409);
        QCOMPARE(json(old).value("reason"_L1).toString(), u"document_changed_since_opened"_s);

        QJsonArray again = values(document, u"Ben"_s);
        again.append(QJsonObject{{"id"_L1, idOf(document, u"Pets"_s)}, {"text"_L1, u"true"_s}});
        QCOMPARE(save(path, again).status, 200);
        const RawAnswer done = finish(path, {{"shown"_L1, paintedObject(view(path))}});
        QVERIFY2(done.status == 200, done.body);
        QCOMPARE(finish(path, {{"shown"_L1, paintedObject(view(path))}}).status, 200); // a lost response
    }

    /** Fields that the sender adds and removes, and words around them. */
    void addedAndRemovedFieldsAreDifferences()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        QCOMPARE(save(path, values(document, u"Ben"_s)).status, 200);
        const QJsonObject painted = view(path);
        QJsonArray tags = now(document).value("tags"_L1).toArray();
        QJsonObject note = tags.at(0).toObject();
        for (const char* own : {"id", "text"})
            note.remove(QLatin1StringView(own));
        note.insert("type"_L1, 258);
        note.insert("name"_L1, u"Stamp"_s);
        note.insert("text"_L1, u"Payable at once"_s);
        note.insert("top"_L1, 500);
        tags.append(note);
        tags.removeAt(3); // the box
        const RawAnswer corrected = m_client.mine("PUT", ContractClient::pathOf(document) + "/tags",
                                                  ServiceFixture::bytes({{"tags"_L1, tags}}));
        QVERIFY2(corrected.status == 200, corrected.body);
        const RawAnswer refused = finish(path, {{"shown"_L1, paintedObject(painted)}});
        QCOMPARE(refused.status, 409);
        const QJsonArray all = differences(refused);
        QCOMPARE(all.size(), 2);
        QCOMPARE(all.at(0)["stored"_L1]["text"_L1].toString(), u"Payable at once"_s);
        QCOMPARE(all.at(1)["id"_L1].toInteger(), idOf(document, u"Pets"_s));
        QCOMPARE(finish(path, {{"shown"_L1, paintedObject(view(path))}}).status, 200);
    }

    /** The sender's notes are part of what everybody signs, whoever's fields they stand beside. */
    void notesAreShownToEverybody()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray invitations = wanted.value("invitations"_L1).toArray();
        invitations.append(QJsonObject{{"recipientName"_L1, u"Cara"_s},
                                       {"recipientEmail"_L1, u"cara@example.com"_s},
                                       {"actionType"_L1, 15},
                                       {"sequence"_L1, 1}});
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject note = tags.at(0).toObject();
        note.insert("type"_L1, 258);
        note.insert("name"_L1, u"Stamp"_s);
        note.insert("text"_L1, u"Paid"_s);
        note.insert("top"_L1, 500);
        note.insert("invitationIndex"_L1, 2);
        note.insert("isMandatory"_L1, false);
        QJsonObject hers = tags.at(4).toObject();
        hers.insert("name"_L1, u"Signature of Cara"_s);
        hers.insert("top"_L1, 560);
        hers.insert("invitationIndex"_L1, 2);
        tags.append(hers);
        tags.append(note);
        wanted.insert("invitations"_L1, invitations);
        wanted.insert("tags"_L1, tags);
        const QJsonObject document = m_client.created(wanted);
        const QJsonArray seenTags = view(signingPath(document)).value("tags"_L1).toArray();
        QCOMPARE(seenTags.last()["text"_L1].toString(), u"Paid"_s);
        QCOMPARE(seenTags.last()["editable"_L1].toBool(true), false);
    }

    /** A page's picture belongs to the pages for which a signing page has painted its fields. */
    void picturesBelongToTheirPages()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        const QByteArray of = view(path).value("files"_L1)[0]["fingerprint"_L1].toString().toLatin1();
        QCOMPARE(of.size(), 64);
        const auto picture = [&](const QByteArray& fingerprint) {
            return m_client.service.call("GET", path + "/pages/1.png?width=200&of=" + fingerprint).status;
        };
        QCOMPARE(picture(of.left(16)), 200);
        QCOMPARE(picture(""), 200);
        QCOMPARE(picture("0123456789abcdef"), 409);
        for (const QByteArray ending : {"txt", "json"}) {
            const auto status = [&](const QByteArray& fingerprint) {
                return m_client.service.call("GET", path + "/pages/1." + ending + "?of=" + fingerprint)
                    .status;
            };
            QCOMPARE(status(of.left(16)), 200);
            QCOMPARE(status("0123456789abcdef"), 409);
        }
    }

    /** A program that checks links runs the page like a browser; only what a person does counts as opened. */
    void lookingDoesNotOpen()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
        const auto status = [&] { return now(document).value("invitations"_L1)[0]["status"_L1].toInt(); };
        QCOMPARE(view(path, "X-Inkstone-Opened: no\r\n").value("status"_L1).toInt(), 61);
        QCOMPARE(status(), 61);
        const RawAnswer opened = m_client.nobody("POST", path + "/opened");
        QCOMPARE(opened.status, 200);
        QCOMPARE(json(opened).value("status"_L1).toInt(), 64);
        QCOMPARE(status(), 64);
        const QJsonObject other = m_client.created(52);
        QCOMPARE(view(signingPath(other)).value("status"_L1).toInt(),
                 64); // other clients have a person before them
    }

    /** Opening fills in fields: what somebody saw before that isn't what would be signed. */
    void valuesOfOpeningAreCompared()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        QJsonObject number = tags.at(0).toObject();
        number.insert("name"_L1, u"Number"_s);
        number.insert("top"_L1, 500);
        number.insert("isMandatory"_L1, false);
        number.insert("style"_L1, QJsonObject{{"fill"_L1, u"documentNumber"_s}});
        tags.append(number);
        wanted.insert("tags"_L1, tags);
        const QJsonObject document = m_client.created(wanted);
        const QByteArray path = signingPath(document);
        const QJsonObject unopened = view(path, "X-Inkstone-Opened: no\r\n");
        QCOMPARE(unopened.value("status"_L1).toInt(), 61);
        const auto withValues = [&](QJsonObject seen) {
            QJsonArray list = seen.value("tags"_L1).toArray();
            const QJsonArray entered = values(document, u"Ben"_s);
            for (qsizetype i = 0; i < list.size(); ++i)
                for (const QJsonValue& each : entered)
                    if (each["id"_L1] == list.at(i)["id"_L1]) {
                        QJsonObject tag = list.at(i).toObject();
                        for (const QLatin1StringView member : {"text"_L1, "image"_L1})
                            if (each.toObject().contains(member)) tag.insert(member, each[member]);
                        list[i] = tag;
                    }
            seen.insert("tags"_L1, list);
            return seen;
        };
        const RawAnswer refused = finish(path, {{"values"_L1, values(document, u"Ben"_s)},
                                                {"shown"_L1, paintedObject(withValues(unopened))}});
        QCOMPARE(refused.status, 409);
        QCOMPARE(differences(refused).size(), 1);
        QCOMPARE(differences(refused).at(0)["name"_L1].toString(), u"Number"_s);
        const QJsonObject opened = view(path);
        // It was no correction by the sender.
        QCOMPARE(opened.value("fingerprint"_L1), unopened.value("fingerprint"_L1));
        for (qsizetype i = 0; i < tags.size(); ++i)
            QCOMPARE(opened.value("tags"_L1)[i]["fingerprint"_L1],
                     unopened.value("tags"_L1)[i]["fingerprint"_L1]);
        QCOMPARE(finish(path, {{"values"_L1, values(document, u"Ben"_s)},
                               {"shown"_L1, paintedObject(withValues(opened))}})
                     .status,
                 200);
    }

    /** A clause that appears with the date of signing is one that the signer must have seen. */
    void theSignDateShowsClauses()
    {
        QJsonObject wanted = ServiceFixture::document(52);
        QJsonArray tags = wanted.value("tags"_L1).toArray();
        for (qsizetype i = tags.size() - 1; i >= 0; --i) {
            QJsonObject tag = tags.at(i).toObject();
            tag.insert("isMandatory"_L1, false);
            tags[i] = tag;
        }
        QJsonObject day = tags.at(0).toObject();
        day.insert("type"_L1, 270);
        day.insert("name"_L1, u"Signed on"_s);
        day.insert("top"_L1, 500);
        tags.append(day);
        QJsonObject clause = day;
        clause.insert("type"_L1, 258);
        clause.insert("name"_L1, u"Clause"_s);
        clause.insert("text"_L1, u"I waive my rights"_s);
        clause.insert("top"_L1, 540);
        clause.insert("style"_L1, QJsonObject{{"condition"_L1, QJsonObject{{"tag"_L1, u"Signed on"_s},
                                                                           {"is"_L1, u"filled"_s}}}});
        tags.append(clause);
        wanted.insert("tags"_L1, tags);
        const QJsonObject document = m_client.created(wanted);
        const QByteArray path = signingPath(document);
        const QJsonObject all = view(path);
        QJsonObject without = all;
        QJsonArray seen = all.value("tags"_L1).toArray();
        QCOMPARE(seen.last()["name"_L1].toString(), u"Clause"_s);
        seen.removeLast();
        without.insert("tags"_L1, seen);
        const RawAnswer refused = finish(path, {{"shown"_L1, paintedObject(without)}});
        QCOMPARE(refused.status, 409);
        QCOMPARE(differences(refused).at(0)["name"_L1].toString(), u"Clause"_s);
        QCOMPARE(finish(path, {{"shown"_L1, paintedObject(all)}}).status, 200);
    }

    void alreadyFinishedWithOtherValues()
    {
        const QJsonObject document = m_client.created(52);
        const QByteArray path = signingPath(document);
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
            const QByteArray path = signingPath(document);
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
            const QString stored = textOf(now(document), u"Full name"_s);
            if (first == 200) QCOMPARE(stored, u"100 EUR"_s);
            if (second == 200) QCOMPARE(stored, u"999 EUR"_s);
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
        const QByteArray path = signingPath(document);
        const QJsonObject mark{{"pageIndex"_L1, 1}, {"left"_L1, 100},
                               {"top"_L1, 600},     {"width"_L1, 160},
                               {"height"_L1, 48},   {"image"_L1, QString::fromLatin1(m_png.toBase64())}};
        const auto keep = [&](const QJsonArray& marks) {
            return m_client.nobody("PUT", path + "/values",
                                   ServiceFixture::bytes({{"signatures"_L1, marks}}));
        };
        const auto count = [&] {
            return json(m_client.nobody("GET", path + "/values")).value("tags"_L1).toArray().size();
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
