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

    void survivesTheWire()
    {
        wire::ShownValues shown;
        shown.values = {{TagId(7), u"100 EUR"_s, {}, 0, {}},
                        {TagId(8), {}, QByteArray(64, 'a'), 0, {}},
                        {{}, {}, QByteArray(64, 'b'), 2, {1, 2, 3, 4}}};
        shown.digest = shownDigest(shown.values);
        wire::FinishRequest request;
        request.consent = true;
        request.shown = shown;
        const auto bytes = wire::toBytes(wire::toJson(request));
        const auto back = wire::finishRequestFromJson(wire::parseJsonObject(bytes).value_or(QJsonObject()));
        QVERIFY2(back, back ? "" : qPrintable(back.error().detail.english()));
        QCOMPARE(back->shown, request.shown);
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
             "\x89PNG\r\n\x1a\n"}};
        Error error;
        error.code = ErrorCode::State;
        error.detail = Message::literal(u"Values changed."_s);
        error.reason = wire::shownDiffersReason;
        error.args = wire::toJson(differences);
        const Error back = wire::errorFromAnswer(409, wire::toBytes(wire::toJson(error)));
        QCOMPARE(back.code, ErrorCode::State);
        const auto read = wire::shownDifferences(back);
        QVERIFY(read);
        QCOMPARE(*read, differences);
        QVERIFY(!wire::shownDifferences(wire::errorFromAnswer(409, R"({"code":"state","message":"x"})")));
    }
};

INK_TEST(TestShownCodec, "tst_showncodec")

} // namespace tst_showncodec

#include "tst_showncodec.moc"
