#include "app/api/apiclient.h"
#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/store/database/database.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/accountcodec.h"
#include "app/wire/documentcodec.h"
#include "app/workflow/bulk/bulkrun.h"
#include "app/workflow/bulk/bulkuses.h"
#include "app/workflow/bulk/reasons.h"
#include "tests/support/builders.h"
#include "tests/support/faketransport.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

namespace tst_bulkuses {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;
using ink::test::FakeTransport;
using ink::test::ManualClock;

namespace {

/** Two questions with the same answers, a third whose buttons have no names, and one with its own names. */
Document offer()
{
    Document made = test::templateDocument();
    made.id = DocumentId(5);
    qint64 id = 70;
    const auto add = [&](const QString& group, const QString& name) {
        Tag button = test::tag(TagType::Radio, name, 1, 1, 72, 200 + static_cast<int>(id - 70) * 20);
        button.groupName = group;
        button.id = TagId(++id);
        made.tags.append(button);
    };
    add(u"Pets"_s, u"yes"_s); // 71
    add(u"Pets"_s, u"no"_s);
    add(u"Smoking"_s, u"yes"_s); // 73
    add(u"Smoking"_s, u"no"_s);
    add(u"Floor"_s, {}); // 75
    add(u"Floor"_s, {});
    add(u"Colour"_s, u"red"_s); // 77
    add(u"Colour"_s, u"blue"_s);
    made.invitations.append(test::invitation(u"Boss"_s, u"boss@example.org"_s));
    return made;
}

BulkRow row(const BulkRow::Values& values)
{
    return {.recipient = {u"Ada"_s, u"ada@example.org"_s}, .values = values};
}

QString told(const wire::TemplateUse& use)
{
    QStringList words;
    for (const wire::TagValue& tag : use.tags)
        words.append((tag.id.isNull() ? tag.name : QString::number(tag.id.value())) + u'=' + tag.value);
    return words.join(u'|');
}

} // namespace

/** Rows that a service's bulk call doesn't support. */
class TestBulkUses final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whichRowsNeedIds()
    {
        const BulkUses uses(offer(), {});
        QVERIFY(!uses.isEmpty());
        QVERIFY(uses.isRequiredFor(row({{u"Amount"_s, u"1"_s}, {u"Floor"_s, u"2"_s}})));
        QVERIFY(!uses.isRequiredFor(row({{u"Amount"_s, u"1"_s}, {u"red"_s, u"true"_s}})));
        QVERIFY(BulkUses(test::templateDocument(), {}).isEmpty());
    }

    void aRowBecomesAUseOfTheTemplate()
    {
        const BulkUses uses(offer(), {});
        const auto use = uses.makeUse(row({{u"Amount"_s, u"12"_s},
                                           {u"Pets"_s, u"No"_s},
                                           {u"Smoking"_s, u"yes"_s},
                                           {u"Floor"_s, u"2"_s}}),
                                      {});
        QVERIFY(use);
        QCOMPARE(told(*use), u"Amount=12|72=true|73=true|76=true"_s);
        QCOMPARE(use->title, offer().title);
        QCOMPARE(use->signingStatus, SigningStatus::InProgress);
        QCOMPARE(use->invitations.size(), 2);
        QCOMPARE(use->invitations.at(0).email, u"ada@example.org"_s);
        QCOMPARE(use->invitations.at(1).email, u"boss@example.org"_s);
        const auto wrong = uses.makeUse(row({{u"Floor"_s, u"3"_s}}), {});
        QVERIFY(!wrong);
        QCOMPARE(wrong.error().fields.constFirst().field, u"Invitations[0].Floor"_s);
        QVERIFY(!uses.makeUse(row({{u"Floor"_s, u"1"_s}}), u"https://hooks.example.org"_s));
    }

    void aRowOfSeveralPeopleBecomesAUse()
    {
        Document source = offer();
        source.invitations[1].recipientEmail.clear();
        source.invitations.append(test::invitation(u"Archive"_s, u"archive@example.org"_s));
        Limits known;
        known.groupsByName = known.rolesByRow = true;
        QVERIFY(BulkUses(source, known).isEmpty());
        known.rolesByRow = false;
        const BulkUses uses(source, known);
        BulkRow both = row({{u"Amount"_s, u"1"_s}});
        both.others = {{u"Ben"_s, u"ben@example.org"_s}};
        QVERIFY(uses.isRequiredFor(both));
        const auto use = uses.makeUse(both, {});
        QVERIFY(use);
        QStringList emails;
        for (const BulkPerson& person : use->invitations)
            emails.append(person.email);
        QCOMPARE(emails, (QStringList{u"ada@example.org"_s, u"ben@example.org"_s, u"archive@example.org"_s}));
        const Error why = uses.mapError(fail(ErrorCode::Validation, Message::literal(u"No."_s),
                                             {{u"Invitations[1].recipientEmail"_s, Message::literal(u"a"_s)},
                                              {u"Invitations[0].recipientName"_s, Message::literal(u"b"_s)}})
                                            .value(),
                                        both);
        QCOMPARE(why.fields.at(0).field, u"Invitations[0].otherRecipients[0].recipientEmail"_s);
        QCOMPARE(why.fields.at(1).field, u"Invitations[0].recipientName"_s);
        const auto refused = uses.makeUse(both, u"https://hooks.example.org"_s);
        QCOMPARE(refused.error().detail, reasons::rolesWithoutCallback());
    }

    void aRowWithTextsOfItsOwnBecomesAUse()
    {
        Limits known;
        known.groupsByName = known.rolesByRow = known.textsByRow = true;
        QVERIFY(BulkUses(offer(), known, true).isEmpty());
        known.textsByRow = false;
        QVERIFY(BulkUses(offer(), known).isEmpty());
        const BulkUses uses(offer(), known, true);
        QVERIFY(!uses.isEmpty());
        BulkRow plain = row({{u"Amount"_s, u"1"_s}});
        QVERIFY(!uses.isRequiredFor(plain));
        BulkRow own = plain;
        own.title = u"Contract Ada"_s;
        own.message = u"Please sign."_s;
        QVERIFY(uses.isRequiredFor(own));
        const auto use = uses.makeUse(own, {});
        QVERIFY(use);
        QCOMPARE(use->title, u"Contract Ada"_s);
        QVERIFY(use->setting);
        const QString* body = use->setting->fields.find(&DocumentSetting::emailBody);
        QVERIFY(body && *body == u"Please sign."_s);
        QCOMPARE(uses.makeUse(own, u"https://hooks.example.org"_s).error().detail,
                 reasons::textsWithoutCallback());
    }

    void faultsComeBackToTheirColumn()
    {
        const BulkUses uses(offer(), {});
        Error why = fail(ErrorCode::Validation, Message::literal(u"No."_s),
                         {{u"Tags[1].Value"_s, Message::literal(u"a"_s)},
                          {u"Invitations[0].recipientEmail"_s, Message::literal(u"b"_s)},
                          {u"Invitations[1].recipientEmail"_s, Message::literal(u"c"_s)}})
                        .value();
        why = uses.mapError(why, row({{u"Floor"_s, u"2"_s}, {u"Amount"_s, u"x"_s}}));
        QCOMPARE(why.fields.at(0).field, u"Invitations[0].Amount"_s);
        QCOMPARE(why.fields.at(1).field, u"Invitations[0].recipientEmail"_s);
        QCOMPARE(why.fields.at(2).field, u"Invitations[1].recipientEmail"_s); // not the row's
    }

    void aRunAsksEachServerInItsWay_data()
    {
        QTest::addColumn<bool>("knowsGroups");
        QTest::addColumn<QStringList>("calls");
        QTest::newRow("ours") << true << QStringList{u"bulk Floor=2 Floor=1 Amount=x Floor=9"_s};
        // A row without a button is part of the bulk call; one with an unknown button isn't sent.
        QTest::newRow("foreign") << false
                                 << QStringList{u"use 76=true"_s, u"use 75=true"_s, u"bulk Amount=x"_s};
    }

    void aRunAsksEachServerInItsWay()
    {
        QFETCH(bool, knowsGroups);
        QFETCH(QStringList, calls);
        QStringList seen;
        qint64 nextId = 500;
        FakeTransport transport;
        transport.setHandler([&](const api::Request& request) -> Result<api::Response> {
            if (request.path == u"/v1/user/"_s) {
                AccountDetails details;
                details.email = u"anna@example.com"_s;
                details.limits.bulkRows = 100;
                details.limits.groupsByName = knowsGroups;
                return FakeTransport::json(wire::toJson(details));
            }
            if (request.path == u"/v1/documents/5"_s)
                return FakeTransport::json(wire::documentResponse(offer()));
            const QJsonObject body = QJsonDocument::fromJson(request.body).object();
            QJsonObject document{{u"title"_s, u"Offer"_s}};
            if (request.path == u"/v2/templates/sign/5"_s) {
                QString call = u"use"_s;
                for (const QJsonValue& each : body.value(u"Tags"_s).toArray())
                    call += u" %1=%2"_s.arg(each[u"ID"].toInteger()).arg(each[u"Value"].toString());
                seen.append(call);
                document.insert(u"id"_s, ++nextId);
                return FakeTransport::json({{u"document"_s, document}}, 201);
            }
            if (!request.path.startsWith(u"/v1/templates/use/5"_s)) return FakeTransport::json({}, 404);
            QString call = u"bulk"_s;
            QJsonArray made;
            QJsonArray rows;
            QJsonArray errors;
            const QJsonArray asked = body.value(u"Invitations"_s).toArray();
            for (qsizetype i = 0; i < asked.size(); ++i) {
                for (const auto* name : {"Amount", "Floor"})
                    if (const QString value = asked.at(i)[QLatin1StringView(name)].toString();
                        !value.isEmpty())
                        call += u" %1=%2"_s.arg(QLatin1StringView(name), value);
                if (asked.at(i)[u"Floor"].toString() == u"9"_s) {
                    errors.append(
                        QJsonObject{{u"row"_s, i}, {u"field"_s, u"Floor"_s}, {u"message"_s, u"No."_s}});
                    continue;
                }
                document.insert(u"id"_s, ++nextId);
                made.append(document);
                rows.append(i);
            }
            seen.append(call);
            return FakeTransport::json({{u"documents"_s, made}, {u"rows"_s, rows}, {u"errors"_s, errors}});
        });
        api::ApiClient client(transport, api::RetryPolicy::never());
        const QTemporaryDir folder;
        auto database = std::move(*store::openSqlite(folder.filePath(u"w.db"_s), store::Schema::Workstation));
        const ManualClock clock;
        BulkRun run(BulkAccount{[&] { return &client; }, [] { return u"server"_s; }}, *database, clock);
        BulkOrder order;
        order.templateId = DocumentId(5);
        order.title = u"people.csv"_s;
        for (const BulkRow::Values& values :
             {BulkRow::Values{{u"Floor"_s, u"2"_s}}, BulkRow::Values{{u"Floor"_s, u"1"_s}},
              BulkRow::Values{{u"Amount"_s, u"x"_s}}, BulkRow::Values{{u"Floor"_s, u"9"_s}}})
            order.rows.append({.content = row(values)});
        run.start(order);
        QTRY_COMPARE_WITH_TIMEOUT(run.state(), BulkRun::State::Finished, 10'000);
        QCOMPARE(seen, calls);
        QCOMPARE(run.progress().sent, 3);
        QCOMPARE(run.documents().size(), 3);
        QCOMPARE(run.row(3).outcome.state, BulkRun::RowState::Rejected);
        QCOMPARE(run.row(3).outcome.errorField, u"Floor"_s);
    }
};

INK_TEST(TestBulkUses, "tst_bulkuses")

} // namespace tst_bulkuses

#include "tst_bulkuses.moc"
