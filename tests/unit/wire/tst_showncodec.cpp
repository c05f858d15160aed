#include "app/wire/errorcodec.h"
#include "app/wire/json.h"
#include "app/wire/objectreader.h"
#include "app/wire/showncodec.h"
#include "app/wire/signercodec.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_showncodec {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

namespace {

QJsonObject goldenShown()
{
    QFile file(ink::test::sourcePath(QStringLiteral("tests/golden/shown.json")));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QList<ShownValue> shownFrom(const QJsonArray& list)
{
    QList<ShownValue> values;
    for (const QJsonValue& entry : list) {
        const QJsonObject o = entry.toObject();
        ShownValue value;
        value.id = TagId(o.value("id"_L1).toInteger());
        value.text = o.value("text"_L1).toString();
        if (const QJsonArray repeat = o.value("repeat"_L1).toArray(); !repeat.isEmpty())
            value.text = repeat.at(0).toString().repeated(repeat.at(1).toInt());
        value.content = o.value("content"_L1).toString().toLatin1();
        value.fingerprint = o.value("fingerprint"_L1).toString().toLatin1();
        value.pageIndex = value.id.isNull() ? o.value("pageIndex"_L1).toInt() : 0;
        if (value.id.isNull())
            value.rect = {o.value("left"_L1).toInt(), o.value("top"_L1).toInt(), o.value("width"_L1).toInt(),
                          o.value("height"_L1).toInt()};
        values.append(value);
    }
    return values;
}

} // namespace

/** The digest of what a signer sees; the signing page must match the same golden file (tests/browser). */
class TestShownCodec : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void goldenDigests_data()
    {
        QTest::addColumn<QJsonObject>("example");
        for (const QJsonValue& each : goldenShown().value("digests"_L1).toArray())
            QTest::newRow(each.toObject().value("name"_L1).toString().toUtf8().constData())
                << each.toObject();
    }
    void goldenDigests()
    {
        QFETCH(QJsonObject, example);
        QCOMPARE(shownDigest(shownFrom(example.value("values"_L1).toArray())),
                 example.value("digest"_L1).toString().toLatin1());
    }

    void goldenViews_data()
    {
        QTest::addColumn<QJsonObject>("example");
        for (const QJsonValue& each : goldenShown().value("views"_L1).toArray())
            QTest::newRow(each.toObject().value("name"_L1).toString().toUtf8().constData())
                << each.toObject();
    }
    void goldenViews()
    {
        QFETCH(QJsonObject, example);
        QJsonObject view = wire::toJson(wire::SignerView());
        view.insert("tags"_L1, example.value("tags"_L1));
        view.insert("inputs"_L1, example.value("inputs"_L1));
        const auto read = wire::signerViewFromJson(view);
        QVERIFY2(read, read ? "" : qPrintable(read.error().detail.english()));
        const wire::ShownValues shown = wire::shownValues(*read);
        QCOMPARE(shown.values, shownFrom(example.value("values"_L1).toArray()));
        QCOMPARE(shown.digest, example.value("digest"_L1).toString().toLatin1());
    }

    void goldenPainted_data()
    {
        QTest::addColumn<QJsonObject>("example");
        const QJsonObject painted = goldenShown().value("painted"_L1).toObject();
        for (const char* kind : {"digests", "views"})
            for (const QJsonValue& each : painted.value(QLatin1StringView(kind)).toArray())
                QTest::newRow(each.toObject().value("name"_L1).toString().toUtf8() + ' ' + kind)
                    << each.toObject();
    }
    /** Form 2: with places and appearance. */
    void goldenPainted()
    {
        QFETCH(QJsonObject, example);
        const QByteArray around = goldenShown().value("painted"_L1)["fingerprint"_L1].toString().toLatin1();
        const QList<ShownValue> values = shownFrom(example.value("values"_L1).toArray());
        const QByteArray digest = example.value("digest"_L1).toString().toLatin1();
        QCOMPARE(shownDigest(values, around), digest);
        if (!example.contains("tags"_L1)) return;
        QJsonObject view = wire::toJson(wire::SignerView());
        view.insert("tags"_L1, example.value("tags"_L1));
        view.insert("inputs"_L1, example.value("inputs"_L1));
        view.insert("fingerprint"_L1, QString::fromLatin1(around));
        for (const QLatin1StringView name : {"signDate"_L1, "invitationIndex"_L1})
            if (example.contains(name)) view.insert(name, example.value(name));
        const auto read = wire::signerViewFromJson(view);
        QVERIFY2(read, read ? "" : qPrintable(read.error().detail.english()));
        const wire::ShownValues shown = wire::shownValues(*read);
        QCOMPARE(shown.values, values);
        QCOMPARE(shown.digest, digest);
    }

    /** Every member of a tag but its value, and everything of the view that is painted, is part of a
     * fingerprint. */
    void fingerprintsLeaveNothingOut_data()
    {
        QTest::addColumn<QJsonObject>("change");
        QTest::addColumn<bool>("isDifferent");
        const auto row = [](const char* name, const QJsonValue& value, bool isDifferent = true) {
            QTest::newRow(name) << QJsonObject{{QLatin1StringView(name), value}} << isDifferent;
        };
        row("name", u"Other"_s);
        row("groupName", u"Other"_s);
        row("type", 269);
        row("pageIndex", 2);
        row("invitationIndex", 2);
        for (const char* place : {"left", "top", "width", "height"})
            row(place, 77);
        row("isMandatory", false);
        row("tabOrder", 3);
        row("importedFrom", u"field"_s);
        row("formField", u"form.name"_s);
        row("externalId", u"x"_s);
        row("locked", true);
        row("free", true);
        row("hostedSigner", 2);
        row("another service's member", u"x"_s);
        const auto style = [](const char* name, const QJsonValue& value) {
            QTest::newRow(QByteArray("style ") + name)
                << QJsonObject{{"style"_L1, QJsonObject{{QLatin1StringView(name), value}}}} << true;
        };
        style("options", QJsonArray{u"a"_s, u"b"_s});
        style("checked", true);
        for (const char* text : {"pattern", "dateFormat", "fontFamily", "colour", "placeholder", "formula",
                                 "format", "help", "earliest", "latest", "fill"})
            style(text, u"1"_s);
        for (const char* number :
             {"maxLength", "min", "max", "decimals", "fontSize", "minChosen", "maxChosen"})
            style(number, 3);
        for (const char* flag : {"readOnly", "multiline", "comb"})
            style(flag, true);
        style("align", u"right"_s);
        style("condition", QJsonObject{{"tag"_L1, u"a"_s}, {"equals"_L1, u"b"_s}});
        style("another service's member", 1);
        row("text", u"another value"_s, false);
        row("image", QString::fromLatin1(QByteArray("\x89PNG\r\n\x1a\n").toBase64()), false);
        row("pageId", 9, false);       // follows from pageIndex
        row("invitationId", 9, false); // follows from invitationIndex
        row("editable", false, false); // who fills it in isn't printed
    }
    void fingerprintsLeaveNothingOut()
    {
        QFETCH(QJsonObject, change);
        QFETCH(bool, isDifferent);
        const auto fingerprint = [](const QJsonObject& more) {
            QJsonObject tag{{"id"_L1, 7},          {"name"_L1, u"Rent"_s},   {"type"_L1, 252},
                            {"pageIndex"_L1, 1},   {"left"_L1, 10},          {"top"_L1, 20},
                            {"width"_L1, 100},     {"height"_L1, 22},        {"text"_L1, u"x"_s},
                            {"editable"_L1, true}, {"invitationIndex"_L1, 1}};
            for (auto each = more.begin(); each != more.end(); ++each)
                tag.insert(each.key(), each.value());
            QJsonObject object = wire::toJson(wire::SignerView());
            object.insert("tags"_L1, QJsonArray{tag});
            auto view = wire::signerViewFromJson(object);
            if (!view) return QByteArray();
            wire::setFingerprints(*view);
            return view->tags.constFirst().fingerprint;
        };
        QVERIFY(!fingerprint({}).isEmpty() && !fingerprint(change).isEmpty());
        QCOMPARE(fingerprint(change) != fingerprint({}), isDifferent);
    }

    /** A new member of the view is part of its fingerprint until somebody decides otherwise. */
    void fingerprintOfTheView()
    {
        wire::SignerView view;
        wire::setFingerprints(view);
        const QByteArray before = view.fingerprint;
        const auto isOther = [&before](const std::function<void(wire::SignerView&)>& change) {
            wire::SignerView changed;
            change(changed);
            wire::setFingerprints(changed);
            return changed.fingerprint != before;
        };
        QVERIFY(isOther([](auto& v) { v.title = u"x"_s; }));
        QVERIFY(isOther([](auto& v) { v.message = u"x"_s; }));
        QVERIFY(isOther([](auto& v) { v.privateMessage = u"x"_s; }));
        QVERIFY(isOther([](auto& v) { v.senderName = u"x"_s; }));
        QVERIFY(isOther([](auto& v) { v.recipientName = u"x"_s; }));
        QVERIFY(isOther([](auto& v) { v.onBehalfOf = u"x"_s; }));
        QVERIFY(isOther([](auto& v) { v.witnessOf = u"x"_s; }));
        QVERIFY(isOther([](auto& v) { v.myAction = ActionType::Reviewer; }));
        QVERIFY(isOther([](auto& v) { v.pages = {Page{PageId(1), 1, {595, 842}}}; }));
        QVERIFY(isOther([](auto& v) { v.files = {{u"a.pdf"_s, 1, "ab"}}; }));
        QVERIFY(!isOther([](auto& v) { v.language = u"fr"_s; }));
        QVERIFY(!isOther([](auto& v) { v.consentText = u"x"_s; })); // finish carries it
        QVERIFY(!isOther([](auto& v) { v.myStatus = InvitationStatus::WorkInProgress; }));
        QVERIFY(!isOther([](auto& v) { v.hostedIndex = 2; })); // finish carries it
        QVERIFY(!isOther([](auto& v) { v.deadline = Timestamp(std::chrono::hours(1)); })); // not agreed to
    }

    void survivesTheWire()
    {
        wire::ShownValues shown;
        shown.values = {{TagId(7), u"100 EUR"_s, {}, 0, {}},
                        {TagId(8), {}, QByteArray(64, 'a'), 0, {}},
                        {{}, {}, QByteArray(64, 'b'), 2, {1, 2, 3, 4}}};
        shown.digest = shownDigest(shown.values);
        const auto throughTheWire = [](const wire::ShownValues& sent) {
            wire::FinishRequest request;
            request.hasConsented = true;
            request.shown = sent;
            const auto bytes = wire::toBytes(wire::toJson(request));
            return wire::finishRequestFromJson(wire::parseJsonObject(bytes).value_or(QJsonObject()));
        };
        const auto back = throughTheWire(shown);
        QVERIFY2(back, back ? "" : qPrintable(back.error().detail.english()));
        QCOMPARE(back->shown, std::optional(shown));

        shown.fingerprint = QByteArray(64, 'c');
        QVERIFY(!throughTheWire(shown)); // tags need theirs, too
        for (int each : {0, 1})
            shown.values[each].fingerprint = QByteArray(64, 'd');
        shown.digest = shownDigest(shown.values, shown.fingerprint);
        const auto painted = throughTheWire(shown);
        QVERIFY2(painted, painted ? "" : qPrintable(painted.error().detail.english()));
        QCOMPARE(painted->shown, std::optional(shown));
    }

    void differencesSurviveTheWire()
    {
        const QList<wire::ShownDifference> differences{
            {TagId(7), u"Amount"_s, TagType::Number, 2, true, u"100"_s, {}, u"999"_s, {}, {}},
            {{},
             {},
             TagType::Signature,
             1,
             false,
             {},
             QByteArray(64, 'a'),
             {},
             QByteArray(64, 'b'),
             "\x89PNG\r\n\x1a\n",
             true}};
        Error error;
        error.code = ErrorCode::State;
        error.detail = Message::literal(u"Values changed."_s);
        error.reason = wire::shownDiffersReason;
        error.args = wire::toJson(differences);
        const Error back = wire::errorFromResponse(409, wire::toBytes(wire::toJson(error)));
        QCOMPARE(back.code, ErrorCode::State);
        const auto read = wire::shownDifferences(back);
        QVERIFY(read);
        QCOMPARE(*read, differences);
        QVERIFY(!wire::shownDifferences(wire::errorFromResponse(409, R"({"code":"state","message":"x"})")));
    }
};

INK_TEST(TestShownCodec, "tst_showncodec")

} // namespace tst_showncodec

#include "tst_showncodec.moc"
