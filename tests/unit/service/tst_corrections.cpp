// An editor may change others' fields any number of times: the history and the document stay small.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/service/documents/documents.h"
#include "app/service/rules/corrections.h"
#include "app/service/signers/signeroperations.h"
#include "tests/support/builders.h"
#include "tests/support/testmain.h"
#include "tests/unit/service/world.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>

namespace tst_corrections {

using namespace ink;
using namespace ink::domain;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

class TestCorrections final : public QObject
{
    Q_OBJECT

    std::unique_ptr<World> w;
    Document m_sent;

    /** Eve edits first, Ada signs after her; both have text fields. */
    void send()
    {
        auto creation = w->simple(SigningStatus::InProgress);
        auto& document = creation.document;
        document.invitations[0].sequence = 2;
        document.invitations.append(invitation(u"Eve"_s, u"eve@example.org"_s, ActionType::Editor, 1));
        document.tags.append(tag(TagType::Text, u"Rent"_s, 1, 1, 300, 500));
        document.tags.append(tag(TagType::Text, u"Object"_s, 1, 2, 300, 300));
        for (Tag& each : document.tags)
            if (each.type == TagType::Text) each.isMandatory = false;
        m_sent = w->create(creation);
    }
    Result<wire::SignerView> correct(const QString& field, const QString& value)
    {
        wire::SignerValues values;
        for (const Tag& each : m_sent.tags)
            if (each.name == field) values.values = {{each.id, value, {}}};
        return w->service->signerOperations().save(w->signer(m_sent, 2), values);
    }
    QList<HistoryEntry> entries() const
    {
        QList<HistoryEntry> found;
        for (const HistoryEntry& entry : w->reload(m_sent.id).histories)
            if (entry.event == domain::HistoryEvent::Corrected) found.append(entry);
        return found;
    }

private Q_SLOTS:
    void init()
    {
        w = std::make_unique<World>();
        send();
    }

    void correctionsWithinTenMinutesAreOneEntry()
    {
        QVERIFY(correct(u"City"_s, u"Chur"_s));
        QCOMPARE(entries().size(), 1); // the first is recorded immediately
        QCOMPARE(entries().at(0).detail, u"City"_s);
        w->clock.advance(1min);
        QVERIFY(correct(u"City"_s, u"Bern"_s));
        QVERIFY(correct(u"Rent"_s, u"1"_s));
        QVERIFY(correct(u"Rent"_s, u"2"_s));
        QCOMPARE(entries().size(), 1);
        w->clock.advance(9min);
        QVERIFY(correct(u"City"_s, u"Basel"_s));
        QCOMPARE(entries().size(), 2);
        QCOMPARE(entries().at(1).detail, u"City, Rent"_s);
        QCOMPARE(entries().at(1).actor, u"Eve <eve@example.org>"_s);
        QVERIFY(correct(u"Object"_s, u"Flat 3"_s)); // her own
        QCOMPARE(entries().size(), 2);
        QCOMPARE(firstBrokenLink(w->reload(m_sent.id).histories), -1);
    }

    void nothingIsLeftOutWhenSomethingElseIsTold()
    {
        QVERIFY(correct(u"City"_s, u"Chur"_s));
        QVERIFY(correct(u"Rent"_s, u"1"_s));
        const Timestamp last = w->clock.now();
        w->clock.advance(72h);
        QVERIFY(w->service->documents().update(w->actor, m_sent.id, statusPatch(SigningStatus::Cancelled)));
        const Document ended = w->reload(m_sent.id);
        const QStringList told = events(ended);
        QVERIFY2(told.endsWith(u"cancelled"_s) && told.at(told.size() - 2) == u"corrected"_s,
                 qPrintable(told.join(u' ')));
        const QString when =
            QDateTime::fromMSecsSinceEpoch(last.time_since_epoch().count()).toUTC().toString(Qt::ISODate);
        QCOMPARE(entries().last().detail, u"Rent (%1)"_s.arg(when));
        QCOMPARE(firstBrokenLink(ended.histories), -1);
    }

    void theLastCorrectionsAreToldBeforeTheEditorFinishes()
    {
        QVERIFY(correct(u"City"_s, u"Chur"_s));
        QVERIFY(correct(u"Rent"_s, u"1"_s));
        QVERIFY(w->service->signerOperations().finish(w->signer(m_sent, 2), {}));
        const Document edited = w->reload(m_sent.id);
        const QStringList told = events(edited);
        QVERIFY(told.lastIndexOf(u"corrected"_s) < told.indexOf(u"edited"_s));
        QCOMPARE(entries().last().detail, u"Rent"_s);
        QVERIFY(w->sign(edited, 1));
        const Document done = w->finalized(m_sent.id);
        QCOMPARE(done.status, SigningStatus::Completed);
        QCOMPARE(firstBrokenLink(done.histories), -1);
    }

    void manyCorrectionsStaySmall()
    {
        QVERIFY(correct(u"City"_s, u"x"_s));
        const qsizetype before = w->reload(m_sent.id).histories.size();
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 600; ++i) {
            w->clock.advance(1s);
            QVERIFY(correct(i % 2 == 0 ? u"City"_s : u"Rent"_s, QString::number(i)));
        }
        const Document document = w->reload(m_sent.id);
        qInfo("600 corrections: %lld ms, %lld new entries", static_cast<long long>(timer.elapsed()),
              static_cast<long long>(document.histories.size() - before));
        QVERIFY(document.histories.size() - before <= 1); // one in ten minutes
        QCOMPARE(firstBrokenLink(document.histories), -1);
    }

    void thereIsAnEndToThem()
    {
        for (qsizetype i = 0; i < service::corrections::maxEntries; ++i) {
            QVERIFY(correct(u"City"_s, QString::number(i)));
            w->clock.advance(service::corrections::summaryInterval);
        }
        QCOMPARE(entries().size(), service::corrections::maxEntries);
        const qint64 version = w->reload(m_sent.id).version;
        const auto refused = correct(u"City"_s, u"once more"_s);
        QCOMPARE(codeOf(refused), ErrorCode::State);
        QVERIFY2(
            refused.error().detail.english().startsWith(u"Other people's fields were corrected too often"_s),
            qPrintable(refused.error().detail.english()));
        QCOMPARE(w->reload(m_sent.id).version, version);
        QVERIFY(correct(u"Object"_s, u"Flat 3"_s)); // her own field
        QVERIFY(w->service->signerOperations().finish(w->signer(m_sent, 2), {}));
    }
};

INK_TEST(TestCorrections, "tst_corrections")

} // namespace tst_corrections

#include "tst_corrections.moc"
