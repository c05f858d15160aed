#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "app/domain/history/historyrecord.h"
#include "app/domain/history/recordcompare.h"
#include "app/service/core/reasons.h"
#include "app/service/outbound/reasons.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QTest>

namespace tst_historyrecord {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestHistoryRecord : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsWrittenHolds();
    void anyoneCanRecomputeIt();
    void reasonsAreInIt();
    void recipientsAreReadBack();
    void paperIsNoLink();
    void secretsStayOut();
    void changesAreFound_data();
    void changesAreFound();
    void aDocumentIsComparedWithItsRecord();
    void somethingElseIsNotRead_data();
    void somethingElseIsNotRead();

private:
    static QByteArray record()
    {
        return historyRecord(test::richDocument(), Timestamp{std::chrono::hours{1}});
    }
};

void TestHistoryRecord::whatIsWrittenHolds()
{
    const Document document = test::richDocument();
    const HistoryVerdict verdict = verifyHistory(record());
    QVERIFY2(verdict.isReadable, qPrintable(verdict.problem.english()));
    QVERIFY2(verdict.isChainIntact, qPrintable(verdict.problem.english()));
    QCOMPARE(verdict.entries, document.histories);
    QCOMPARE(verdict.head, document.histories.constLast().hash);
    QCOMPARE(verdict.documentGuid, document.guid);
    QCOMPARE(verdict.files.size(), document.files.size());
    QCOMPARE(verdict.files.constFirst().sha256, document.files.constFirst().sha256);
    QVERIFY(verdict.problem.isEmpty());
}

/** Follows the description in the header file without using this program's functions. */
void TestHistoryRecord::anyoneCanRecomputeIt()
{
    Document document = test::richDocument();
    HistoryEntry added;
    setDetail(added, reasons::historyMail(reasons::mailCode(), u"Ben"_s, reasons::serviceStopped()));
    appendHistory(document, added);
    const QByteArray json = historyRecord(document, Timestamp{std::chrono::hours{1}});
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    QByteArray previous;
    const QJsonArray entries = object.value("histories"_L1).toArray();
    QVERIFY(!entries.isEmpty());
    for (const QJsonValue value : entries) {
        const QJsonObject entry = value.toObject();
        const auto text = [&](QLatin1StringView name) {
            const QByteArray list =
                QJsonDocument(QJsonArray{entry.value(name)}).toJson(QJsonDocument::Compact);
            return list.sliced(1, list.size() - 2);
        };
        const bool hasReason = entry.contains("reason"_L1);
        const QByteArray canonical = "{\"actor\":" + text("actor"_L1) + ",\"address\":" + text("address"_L1) +
                                     (hasReason ? ",\"args\":" + text("args"_L1) : QByteArray()) +
                                     ",\"detail\":" + text("detail"_L1) + ",\"event\":" + text("event"_L1) +
                                     (hasReason ? ",\"reason\":" + text("reason"_L1) : QByteArray()) +
                                     ",\"time\":" + QByteArray::number(entry.value("time"_L1).toInteger()) +
                                     ",\"userAgent\":" + text("userAgent"_L1) + '}';
        previous = QCryptographicHash::hash(previous + canonical, QCryptographicHash::Sha256).toHex();
        QCOMPARE(entry.value("hash"_L1).toString().toLatin1(), previous);
    }
    QCOMPARE(object.value("head"_L1).toString().toLatin1(), previous);
}

/** A record of entries without reasons is unchanged, so that every version can verify it. */
void TestHistoryRecord::reasonsAreInIt()
{
    QCOMPARE(QJsonDocument::fromJson(record()).object().value("version"_L1).toInt(), 1);
    QVERIFY(!record().contains("\"reason\""));

    Document document = test::richDocument();
    document.completedTime = Timestamp{std::chrono::hours{1}};
    HistoryEntry entry;
    entry.event = domain::HistoryEvent::Cancelled;
    setDetail(entry, reasons::historyMovedToTrash());
    appendHistory(document, entry);
    const QByteArray json = historyRecord(document, Timestamp{std::chrono::hours{1}});
    QJsonObject object = QJsonDocument::fromJson(json).object();
    QCOMPARE(object.value("version"_L1).toInt(), 2);
    const HistoryVerdict verdict = verifyHistory(json);
    QVERIFY2(verdict.isChainIntact, qPrintable(verdict.problem.english()));
    QCOMPARE(verdict.entries, document.histories);
    QVERIFY(compareToRecord(json, document).isEmpty());

    QJsonArray entries = object.value("histories"_L1).toArray();
    QJsonObject last = entries.last().toObject();
    last.insert("reason"_L1, u"being_sealed"_s); // the text alone isn't everything that is signed
    entries.replace(entries.size() - 1, last);
    object.insert("histories"_L1, entries);
    const HistoryVerdict forged = verifyHistory(QJsonDocument(object).toJson(QJsonDocument::Compact));
    QVERIFY(forged.isReadable && !forged.isChainIntact);
    QCOMPARE(forged.firstBrokenEntry, entries.size() - 1);
}

void TestHistoryRecord::recipientsAreReadBack()
{
    Document document = test::richDocument();
    Invitation& first = document.invitations.front();
    first.status = InvitationStatus::Finalized;
    first.finishedTime = Timestamp{std::chrono::hours{2}};
    const HistoryVerdict verdict = verifyHistory(historyRecord(document, Timestamp{std::chrono::hours{3}}));
    QCOMPARE(verdict.recipients.size(), document.invitations.size());
    const HistoryVerdict::Recipient& ada = verdict.recipients.first();
    using Proof = HistoryVerdict::Proof;
    QCOMPARE(ada.name, first.recipientName);
    QCOMPARE(ada.email, first.recipientEmail);
    QCOMPARE(ada.role, ActionType::Signer);
    QCOMPARE(ada.status, InvitationStatus::Finalized);
    QCOMPARE(ada.finishedTime, first.finishedTime);
    QCOMPARE(ada.proofs, (QList<Proof>{Proof::PersonalLink, Proof::SmsCode, Proof::AccessCode}));

    // Names of later versions are left out, wrong types read as nothing.
    const HistoryVerdict odd =
        verifyHistory(record()
                          .replace("\"role\":\"signer\"", "\"role\":\"oracle\"")
                          .replace("\"sms-code\"", "\"palm\"")
                          .replace("\"finishedTime\":null", "\"finishedTime\":\"soon\""));
    QVERIFY(odd.isReadable && odd.isChainIntact);
    QVERIFY(!odd.recipients.first().role);
    QVERIFY(!odd.recipients.first().finishedTime);
    QCOMPARE(odd.recipients.first().proofs, (QList<Proof>{Proof::PersonalLink, Proof::AccessCode}));
}

/** Who signed on paper was identified by the person who recorded it, not by a link. */
void TestHistoryRecord::paperIsNoLink()
{
    Document document = test::richDocument();
    Invitation& first = document.invitations.front();
    first.status = InvitationStatus::Finalized;
    first.finishedTime = Timestamp{std::chrono::hours{2}};
    HistoryEntry entry;
    entry.event = HistoryEvent::SignedOnPaper;
    entry.actor = u"Mia Office <mia@example.org>"_s;
    setDetail(entry, paperDetailOf(first, 2, QString(64, u'a')));
    appendHistory(document, entry);
    QVERIFY(!identificationOf(document, first).paperRecorder.isEmpty());
    const QByteArray json = historyRecord(document, Timestamp{std::chrono::hours{3}});
    const HistoryVerdict::Recipient person = verifyHistory(json).recipients.first();
    QCOMPARE(person.proofs, QList{HistoryVerdict::Proof::Paper});
    QCOMPARE(person.paperRecordedBy, entry.actor);
}

void TestHistoryRecord::secretsStayOut()
{
    Document document = test::richDocument();
    document.invitations.front().authentications = {
        {AuthenticationType::Sms, u"612345678"_s, u"34"_s, u"geheim"_s}};
    const QByteArray json = historyRecord(document, {});
    QVERIFY(json.contains("sms-code"));
    QVERIFY(!json.contains("geheim") && !json.contains("612345678"));
    QVERIFY(!document.invitations.front().guid.isEmpty());
    QVERIFY(!json.contains(document.invitations.front().guid.toLatin1()));
}

void TestHistoryRecord::changesAreFound_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<qsizetype>("broken");
    QTest::newRow("an actor") << 0 << qsizetype{1};
    QTest::newRow("the last left out") << 1 << qsizetype{-1}; // the head reveals it
    QTest::newRow("the first left out") << 2 << qsizetype{0};
    QTest::newRow("another head") << 3 << qsizetype{-1};
    QTest::newRow("no entries") << 4 << qsizetype{-1};
}

void TestHistoryRecord::changesAreFound()
{
    QFETCH(int, what);
    QFETCH(qsizetype, broken);
    QJsonObject object = QJsonDocument::fromJson(record()).object();
    QJsonArray entries = object.value("histories"_L1).toArray();
    QVERIFY(entries.size() >= 2);
    switch (what) {
    case 0: {
        QJsonObject entry = entries.at(1).toObject();
        entry.insert("actor"_L1, u"somebody else"_s);
        entries.replace(1, entry);
        break;
    }
    case 1:
        entries.removeLast();
        break;
    case 2:
        entries.removeFirst();
        break;
    case 3:
        object.insert("head"_L1, QString(64, u'0'));
        break;
    default:
        entries = {};
    }
    object.insert("histories"_L1, entries);
    const HistoryVerdict verdict = verifyHistory(QJsonDocument(object).toJson());
    QVERIFY(verdict.isReadable);
    QVERIFY(!verdict.isChainIntact);
    QCOMPARE(verdict.firstBrokenEntry, broken);
    QVERIFY(!verdict.problem.isEmpty());
}

void TestHistoryRecord::aDocumentIsComparedWithItsRecord()
{
    using Part = RecordDifference::Part;
    Document sealed = test::richDocument();
    sealed.completedTime = Timestamp{std::chrono::hours{1}};
    const QByteArray json = historyRecord(sealed, *sealed.completedTime);
    const auto partsAfter = [&](const auto& change) {
        Document changed = sealed;
        change(changed);
        QList<Part> parts;
        for (const RecordDifference& difference : compareToRecord(json, changed)) {
            if (difference.problem.isEmpty()) return QList<Part>{};
            parts.append(difference.part);
        }
        return parts;
    };
    QCOMPARE(partsAfter([](Document&) {}), QList<Part>{});
    // Later entries and members that the owner may change are no difference.
    QCOMPARE(partsAfter([](Document& d) {
                 HistoryEntry entry;
                 entry.event = domain::HistoryEvent::fromCode(u"downloaded"_s);
                 appendHistory(d, entry);
                 d.folderId = FolderId(77);
                 d.version += 3;
             }),
             QList<Part>{});
    QCOMPARE(partsAfter([](Document& d) { d.guid = u"another"_s; }), QList<Part>{Part::Document});
    QCOMPARE(partsAfter([](Document& d) { d.histories.removeFirst(); }), QList<Part>{Part::History});
    QCOMPARE(partsAfter([](Document& d) { d.histories.removeLast(); }), QList<Part>{Part::History});
    QCOMPARE(partsAfter([](Document& d) { d.title += u'!'; }), QList<Part>{Part::Fields});
    QCOMPARE(partsAfter([](Document& d) { d.completedTime.reset(); }), QList<Part>{Part::Fields});
    QCOMPARE(partsAfter([](Document& d) { d.files.removeLast(); }), QList<Part>{Part::Fields});
    QCOMPARE(partsAfter([](Document& d) { d.files.front().sha256 = u"00"_s; }), QList<Part>{Part::Fields});
    QCOMPARE(partsAfter([](Document& d) { d.invitations.front().recipientEmail = u"m@example.com"_s; }),
             QList<Part>{Part::Fields});
    QCOMPARE(partsAfter([](Document& d) { d.tags.front().text += u'1'; }), QList<Part>{Part::Values});
    QCOMPARE(partsAfter([](Document& d) { d.tags.front().image += 'x'; }), QList<Part>{Part::Values});
    QCOMPARE(partsAfter([](Document& d) { d.tags.clear(); }), QList<Part>{Part::Values});
    // A record of an older version has no digest of the values: only the rest is compared.
    QJsonObject older = QJsonDocument::fromJson(json).object();
    older.remove("valuesSha256"_L1);
    QVERIFY(compareToRecord(QJsonDocument(older).toJson(), sealed).isEmpty());
    QCOMPARE(compareToRecord("{}", sealed).constFirst().part, Part::Record);
}

void TestHistoryRecord::somethingElseIsNotRead_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an array") << QByteArray("[]");
    QTest::newRow("another format") << QByteArray(R"({"format":"x","version":1,"histories":[]})");
    QTest::newRow("another version") << QByteArray(
        R"({"format":"inkstone-history","version":4,"histories":[]})");
    QTest::newRow("entries of numbers")
        << QByteArray(R"({"format":"inkstone-history","version":1,"histories":[1]})");
    QTest::newRow("a time as text") << QByteArray(
        R"({"format":"inkstone-history","version":1,"histories":[{"time":"1","event":"",)"
        R"("actor":"","address":"","userAgent":"","detail":"","hash":""}]})");
}

void TestHistoryRecord::somethingElseIsNotRead()
{
    QFETCH(QByteArray, json);
    const HistoryVerdict verdict = verifyHistory(json);
    QVERIFY(!verdict.isReadable && !verdict.isChainIntact);
    QVERIFY(!verdict.problem.isEmpty());
}

INK_TEST(TestHistoryRecord, "tst_historyrecord")

} // namespace tst_historyrecord

#include "tst_historyrecord.moc"
