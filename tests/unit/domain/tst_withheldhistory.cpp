// The history record for people who may not see all files of a document.
#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "app/domain/history/historyrecord.h"
#include "app/domain/history/recordcompare.h"
#include "app/domain/history/withheldhistory.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_withheldhistory {

using namespace ink;
using namespace ink::domain;
using namespace Qt::Literals::StringLiterals;

class TestWithheldHistory final : public QObject
{
    Q_OBJECT

    static void add(Document& document, HistoryEvent::Kind kind, const QString& actor, const QString& detail)
    {
        HistoryEntry entry;
        entry.time = Timestamp{std::chrono::minutes{document.histories.size()}};
        entry.event = kind;
        entry.actor = actor;
        entry.address = u"192.0.2.7"_s;
        entry.detail = detail;
        appendHistory(document, std::move(entry));
    }
    /** A completed document of two files; Ada may not see the second one, Cleo may. */
    static Document lease()
    {
        Document document = test::sendableDraft();
        document.files.append(test::file(u"salaries.pdf"_s, 1, 301));
        document.invitations.append(test::invitation(u"Cleo"_s, u"cleo@example.org"_s));
        document.files[1].visibleTo = {2};
        document.invitations[1].rejectReason = u"The salaries are wrong"_s;
        document.completedTime = Timestamp{std::chrono::hours{1}};
        const QString ada = actorOf(document.invitations.at(0));
        const QString cleo = actorOf(document.invitations.at(1));
        const QString sender = u"Mira <mira@example.com>"_s;
        add(document, HistoryEvent::Created, sender, {});
        add(document, HistoryEvent::FileReplaced, sender, u"From salaries.pdf to salaries 2.pdf"_s);
        add(document, HistoryEvent::TagsChanged, sender, u"Added: 1, changed: 0, removed: 0"_s);
        add(document, HistoryEvent::QuestionAsked, cleo, u"Salaries before taxes?"_s);
        add(document, HistoryEvent::Attached, cleo, u"salaries.xlsx"_s);
        add(document, HistoryEvent::Rejected, cleo, u"The salaries are wrong"_s);
        add(document, HistoryEvent::Delegated, cleo, u"From Bo to Cleo. Reason: The salaries are yours"_s);
        add(document, HistoryEvent::Attached, ada, u"passport.png"_s);
        add(document, HistoryEvent::Consented, ada, u"en: I agree"_s);
        add(document, HistoryEvent::fromCode(u"of_tomorrow"_s).kind(), sender, u"salaries"_s);
        return document;
    }
    static Document seenByAda(const Document& whole) { return describedWith(whole, {whole.files.at(0)}); }

private Q_SLOTS:
    void nothingIsToldOfHiddenFiles()
    {
        const Document whole = lease();
        QVERIFY(historyRecord(whole, {}).contains("salaries.pdf"));
        const Document described = seenByAda(whole);
        QCOMPARE(described.files.size(), 1);
        QVERIFY(described.invitations.at(1).rejectReason.isEmpty());
        const QByteArray json = historyRecord(described, {});
        QVERIFY2(!json.toLower().contains("salaries"), json.constData());
        // Her own entries, and entries that can't be about a file, stay complete.
        QVERIFY(json.contains("passport.png"));
        QVERIFY(json.contains("en: I agree"));
        QVERIFY(json.contains("Added: 1, changed: 0, removed: 0"));
        QCOMPARE(QJsonDocument::fromJson(json)["version"_L1].toInt(), 3);
        // The record is complete for people who may see all files.
        QVERIFY(describedWith(whole, whole.files) == whole);
    }

    /** Everybody who signs on a host's device sees the host's files, not only the person whose turn it is. */
    void hostedPeopleAreReaders()
    {
        Document whole = lease();
        Invitation host = test::invitation(u"Hedda"_s, u"hedda@example.org"_s, ActionType::SigningHost);
        host.hostedSigners = {u"Otto"_s, u"Nina"_s};
        host.finishedHostedSigners = 1;
        whole.invitations.append(host);
        for (const QString& hosted : host.hostedSigners)
            add(whole, HistoryEvent::Attached, hostedActorMessage(hosted, host).english(),
                hosted + u".png"_s);
        const Document described = seenByAda(whole);
        for (const QString& hosted : host.hostedSigners) {
            const auto isAbout = [&hosted](const HistoryEntry& entry) {
                return entry.detail == hosted + u".png"_s;
            };
            QVERIFY2(std::any_of(described.histories.begin(), described.histories.end(), isAbout),
                     qPrintable(hosted));
        }
    }

    void theChainStillHolds()
    {
        const Document whole = lease();
        const HistoryVerdict verdict = verifyHistory(historyRecord(seenByAda(whole), {}));
        QVERIFY2(verdict.isReadable && verdict.isChainIntact, qPrintable(verdict.problem.english()));
        QCOMPARE(verdict.head, whole.histories.constLast().hash);
        QCOMPARE(verdict.entries, seenByAda(whole).histories);
        QVERIFY(isWithheld(verdict.entries.at(1)) && !isWithheld(verdict.entries.at(0)));
    }

    void changesAreFound_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<int>("entry");
        QTest::addColumn<qsizetype>("broken");
        QTest::newRow("another hash") << u"hash"_s << QJsonValue(QString(64, u'0')) << 1 << qsizetype{2};
        QTest::newRow("an entry between") << u"actor"_s << QJsonValue(u"Eve"_s) << 2 << qsizetype{2};
        QTest::newRow("not withheld") << u"withheld"_s << QJsonValue(false) << 1 << qsizetype{-2};
        QTest::newRow("a short hash") << u"hash"_s << QJsonValue(u"0"_s) << 1 << qsizetype{-2};
    }
    void changesAreFound()
    {
        QFETCH(QString, name);
        QFETCH(QJsonValue, value);
        QFETCH(int, entry);
        QFETCH(qsizetype, broken);
        QJsonObject record = QJsonDocument::fromJson(historyRecord(seenByAda(lease()), {})).object();
        QJsonArray entries = record.value("histories"_L1).toArray();
        QJsonObject changed = entries.at(entry).toObject();
        changed.insert(name, value);
        entries.replace(entry, changed);
        record.insert("histories"_L1, entries);
        const HistoryVerdict verdict = verifyHistory(QJsonDocument(record).toJson());
        QVERIFY(!verdict.isChainIntact);
        QVERIFY(!verdict.problem.isEmpty());
        QCOMPARE(verdict.isReadable, broken > -2);
        if (verdict.isReadable) QCOMPARE(verdict.firstBrokenEntry, broken);
    }

    /** Only the format that has withheld entries may have them: another one must be complete. */
    void otherFormatsAreComplete()
    {
        QJsonObject record = QJsonDocument::fromJson(historyRecord(seenByAda(lease()), {})).object();
        record.insert("version"_L1, 2);
        const HistoryVerdict verdict = verifyHistory(QJsonDocument(record).toJson());
        QVERIFY(!verdict.isChainIntact);
    }

    void theServiceRecognizesItsOwn()
    {
        using Part = RecordDifference::Part;
        const Document whole = lease();
        const auto partsOf = [](const QByteArray& json, const Document& document) {
            QList<Part> parts;
            for (const RecordDifference& difference : compareToRecord(json, document))
                parts.append(difference.part);
            return parts;
        };
        const QByteArray json = historyRecord(seenByAda(whole), *whole.completedTime);
        QCOMPARE(partsOf(json, whole), QList<Part>{Part::Fields}); // the files
        Document changed = whole;
        changed.histories[1].actor = u"Mallory"_s;
        QVERIFY(partsOf(json, changed).contains(Part::History));
    }
};

INK_TEST(TestWithheldHistory, "tst_withheldhistory")

} // namespace tst_withheldhistory

#include "tst_withheldhistory.moc"
