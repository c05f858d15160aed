#include "app/workflow/bulk/bulkoutcomes.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_bulkoutcomes {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using namespace Qt::Literals::StringLiterals;
using Journal = store::BulkJournal;
using State = Journal::RowState;

namespace {

DocumentSummary summary(qint64 id, const QString& email)
{
    DocumentSummary document;
    document.id = DocumentId(id);
    if (email.isEmpty()) return document;
    Invitation invitation;
    invitation.recipientEmail = email;
    document.invitations = {invitation};
    return document;
}

QList<BulkRow> people(const QStringList& emails)
{
    QList<BulkRow> rows;
    for (const QString& email : emails)
        rows.append({.recipient = {u"N"_s, email}});
    return rows;
}

QList<qint64> documents(const Journal::Outcomes& outcomes)
{
    QList<qint64> ids;
    for (const Journal::Outcome& outcome : outcomes)
        ids.append(outcome.state == State::Sent ? outcome.document.value()
                                                : -static_cast<qint64>(outcome.state));
    return ids;
}

CreatedDocument made(qint64 id, const QString& email, const QHash<QString, QString>& values = {})
{
    CreatedDocument document;
    document.id = DocumentId(id);
    document.emails = {email};
    document.values = values;
    document.hasValues = !values.isEmpty();
    return document;
}

BulkRow sought(const QString& email, const BulkRow::Values& values = {})
{
    return {.recipient = {{}, email}, .values = values};
}

constexpr qint64 refused = -static_cast<qint64>(State::Rejected);
constexpr qint64 unknown = -static_cast<qint64>(State::Unknown);

} // namespace

class TestBulkOutcomes final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void titlesTellRowsOfOnePersonApart()
    {
        QMap<int, BulkRow> rows{{1, sought(u"a@x"_s)}, {2, sought(u"a@x"_s)}};
        rows[1].title = u"Contract"_s;
        rows[2].title = u"Annex"_s;
        QList<CreatedDocument> documents{made(7, u"a@x"_s), made(8, u"a@x"_s)};
        documents[0].title = u"Annex"_s;
        documents[1].title = u"Contract"_s;
        QCOMPARE(matchDocuments(rows, documents),
                 (QHash<int, DocumentId>{{1, DocumentId(8)}, {2, DocumentId(7)}}));
        documents[1].title = u"Something else"_s;
        QCOMPARE(matchDocuments(rows, documents), (QHash<int, DocumentId>{{2, DocumentId(7)}}));
    }

    void theServerTellsTheRows()
    {
        wire::BulkResponse answer;
        answer.documents = {summary(9, {}), summary(8, {})};
        answer.documents[0].documentUrl = u"https://sign.example.com/documents/9"_s;
        answer.documentRows = {2, 0};
        answer.errors = {{1, u"recipientEmail"_s, Message::literal(u"Bad."_s)},
                         {1, {}, Message::literal(u"Worse."_s)},
                         {7, {}, Message::literal(u"?"_s)}};
        const auto outcomes = outcomesOf({10, 11, 12}, people({u"a@x"_s, u"b@x"_s, u"c@x"_s}), answer);
        QCOMPARE(documents(outcomes), (QList<qint64>{8, refused, 9}));
        QCOMPARE(outcomes.value(11).errorMessage.english(), u"Bad. Worse."_s);
        QCOMPARE(outcomes.value(12).documentUrl, answer.documents.at(0).documentUrl);
    }

    void aServerThatDoesNotTellIsMatchedByRecipient()
    {
        wire::BulkResponse answer;
        answer.documents = {summary(7, u"C@X"_s), summary(8, u"a@x"_s), summary(9, u"a@x"_s)};
        answer.documents[0].documentUrl = u"https://sign.example.com/documents/7"_s;
        answer.errors = {{1, {}, Message::literal(u"Bad."_s)}};
        const auto rows = people({u"a@x"_s, u"b@x"_s, u"c@x"_s, u"a@x"_s});
        QCOMPARE(documents(outcomesOf({0, 1, 2, 3}, rows, answer)), (QList<qint64>{8, refused, 7, 9}));
        QCOMPARE(outcomesOf({0, 1, 2, 3}, rows, answer).value(2).documentUrl,
                 answer.documents.at(0).documentUrl);
    }

    void orOrderWhenNothingIsMissing()
    {
        wire::BulkResponse answer;
        answer.documents = {summary(7, {}), summary(8, {})};
        answer.errors = {{0, {}, Message::literal(u"Bad."_s)}};
        const auto rows = people({u"a@x"_s, u"b@x"_s, u"c@x"_s});
        QCOMPARE(documents(outcomesOf({0, 1, 2}, rows, answer)), (QList<qint64>{refused, 7, 8}));
        answer.errors.clear(); // one of three is missing, without an error
        QCOMPARE(documents(outcomesOf({0, 1, 2}, rows, answer)), (QList<qint64>{unknown, unknown, unknown}));
    }

    void whatNothingIsSaidAboutIsUnknown()
    {
        QCOMPARE(documents(outcomesOf({4}, people({u"a@x"_s}), {})), QList<qint64>{unknown});
        wire::BulkResponse strange;
        strange.documents = {summary(5, u"z@x"_s)};
        QCOMPARE(documents(outcomesOf({4}, people({u"a@x"_s}), strange)), QList<qint64>{unknown});
    }

    void anErrorOfTheWholeCallMayBlameRows()
    {
        const Error error = fail(ErrorCode::Validation, {},
                                 {{u"Invitations[1].recipientEmail"_s, Message::literal(u"No."_s)},
                                  {u"invitations[1].x"_s, Message::literal(u"Again."_s)},
                                  {u"Invitations[9].x"_s, Message::literal(u"?"_s)},
                                  {u"callback"_s, Message::literal(u"Bad."_s)}})
                                .value();
        const auto outcomes = refusedRows({20, 21}, error);
        QCOMPARE(outcomes.keys(), QList<int>{21});
        QCOMPARE(outcomes.first().errorField, u"recipientEmail"_s);
    }

    void effectsOfErrors()
    {
        QCOMPARE(effectOf(fail(ErrorCode::Validation).value()), CallEffect::None);
        QCOMPARE(effectOf(fail(ErrorCode::RateLimit).value()), CallEffect::None);
        for (const ErrorCode code : {ErrorCode::Network, ErrorCode::Timeout, ErrorCode::Internal,
                                     ErrorCode::Unavailable, ErrorCode::Protocol, ErrorCode::Cancelled})
            QCOMPARE(effectOf(fail(code).value()), CallEffect::Unknown);
    }

    void foundByValues()
    {
        const QMap<int, BulkRow> rows{{1, sought(u"A@x"_s, {{u"Net"_s, u"1.50"_s}, {u"Pets"_s, u"yes"_s}})},
                                      {2, sought(u"a@x"_s, {{u"Net"_s, u"2"_s}, {u"Pets"_s, u"no"_s}})}};
        const auto found =
            matchDocuments(rows, {made(70, u"a@x"_s, {{u"Net"_s, u"2.0"_s}, {u"Pets"_s, {}}}),
                                  made(71, u"a@X"_s, {{u"Net"_s, u"1.5"_s}, {u"Pets"_s, u"true"_s}}),
                                  made(72, u"b@x"_s, {{u"Net"_s, u"1.5"_s}})});
        QCOMPARE(found, (QHash<int, DocumentId>{{1, DocumentId(71)}, {2, DocumentId(70)}}));
    }

    void numbersAreComparedByAllTheirDigits_data()
    {
        QTest::addColumn<QString>("given");
        QTest::addColumn<QString>("kept");
        QTest::addColumn<bool>("same");
        const auto row = [](const char* name, const QString& given, const QString& kept, bool same) {
            QTest::newRow(name) << given << kept << same;
        };
        row("13 digits", u"4915112345678"_s, u"4915112345679"_s, false);
        row("16 digits", u"4111111111111111"_s, u"4111111111111112"_s, false);
        row("40 digits", QString(39, u'7') + u'1', QString(39, u'7') + u'2', false);
        row("80 digits", QString(79, u'7') + u'1', QString(79, u'7') + u'2', false);
        row("cents of a large sum", u"12345678901234.56"_s, u"12345678901234.57"_s, false);
        row("small", u"0.00000000000001"_s, u"0.00000000000002"_s, false);
        row("sign", u"-4915112345678"_s, u"4915112345678"_s, false);
        row("zeros behind", u"12345678901234.50"_s, u"12345678901234.5"_s, true);
        row("zeros before", u"00042"_s, u"42"_s, true);
        row("plus", u"+4915112345678"_s, u"4915112345678"_s, true);
        row("exponent", u"1200"_s, u"1.2E+03"_s, true);
        row("another exponent", u"1200"_s, u"1.2e4"_s, false);
        row("zero", u"-0.00"_s, u"0"_s, true);
        row("decimal comma", u"19,99"_s, u"19.99"_s, true);
        row("groups", u"1.234,50"_s, u"1234.5"_s, true);
        row("two readings", u"1,234"_s, u"1.234"_s, false);
        row("no number", u"12a"_s, u"12b"_s, false);
        row("only a point", u"."_s, u"0"_s, false);
    }

    void numbersAreComparedByAllTheirDigits()
    {
        QFETCH(const QString, given);
        QFETCH(const QString, kept);
        QFETCH(const bool, same);
        const auto found = matchDocuments({{5, sought(u"a@x"_s, {{u"n"_s, given}})}},
                                          {made(70, u"a@x"_s, {{u"n"_s, kept}})});
        QCOMPARE(found.contains(5), same);
    }

    void anothersDocumentIsNotTaken()
    {
        QVERIFY(matchDocuments({{1, sought(u"a@x"_s, {{u"Net"_s, u"1"_s}})}},
                               {made(70, u"a@x"_s, {{u"Net"_s, u"2"_s}})})
                    .isEmpty());
    }

    void withoutValuesOnlyWhatCannotBeMistaken()
    {
        const BulkRow one = sought(u"a@x"_s, {{u"Net"_s, u"1"_s}});
        const BulkRow two = sought(u"a@x"_s, {{u"Net"_s, u"2"_s}});
        BulkRow duplicate = sought(u"A@x"_s, {{u"Net"_s, u"1"_s}});
        duplicate.recipient.name = u"Ada"_s;
        // Enough for both; one for two that differ; one for two that are alike.
        QCOMPARE(matchDocuments({{1, one}, {2, two}}, {made(70, u"a@x"_s), made(71, u"a@x"_s)}).size(), 2);
        QVERIFY(matchDocuments({{1, one}, {2, two}}, {made(70, u"a@x"_s)}).isEmpty());
        QCOMPARE(matchDocuments({{1, one}, {3, duplicate}}, {made(70, u"a@x"_s)}).size(), 1);
        QCOMPARE(matchDocuments({{1, one}}, {made(70, u"a@x"_s)}).value(1), DocumentId(70));
    }

    void noDocumentIsTakenTwice()
    {
        QMap<int, BulkRow> rows;
        QList<CreatedDocument> all;
        for (int i = 0; i < 300; ++i) {
            rows.insert(i, sought(u"p%1@x"_s.arg(i % 100), {{u"N"_s, QString::number(i % 7)}}));
            if (i % 3 != 0)
                all.append(made(1000 + i, u"p%1@x"_s.arg(i % 100),
                                i % 2 ? QHash<QString, QString>{{u"N"_s, QString::number(i % 7)}}
                                      : QHash<QString, QString>{}));
        }
        const auto found = matchDocuments(rows, all);
        QSet<DocumentId> taken;
        for (const DocumentId id : found)
            taken.insert(id);
        QCOMPARE(taken.size(), found.size());
        QVERIFY(found.size() > 50);
    }
};

INK_TEST(TestBulkOutcomes, "tst_bulkoutcomes")

} // namespace tst_bulkoutcomes

#include "tst_bulkoutcomes.moc"
