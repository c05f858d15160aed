// A document signed on paper from the command line: the printout, its scan, and incomplete scans.
#include "tests/integration/processes.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_papercli {

using namespace ink;
using namespace ink::test;
using namespace Qt::Literals::StringLiterals;

class TestPaperCli final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;

    Ended run(const QStringList& words) const
    {
        return runToEnd(binary("inkstone"), words, ownHome(m_dir.filePath(u"home"_s)), 120'000);
    }
    static QJsonObject object(const Ended& ended) { return QJsonDocument::fromJson(ended.out).object(); }
    QString send(const QString& title, const QStringList& people) const
    {
        QStringList words{u"send"_s, ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")),
                          u"--title"_s, title, u"--json"_s};
        for (const QString& person : people)
            words << u"--to"_s << person;
        return QString::number(object(run(words)).value("id"_L1).toInteger());
    }

private Q_SLOTS:
    void printedSignedAndRecorded()
    {
        const QString lease = send(u"Lease"_s, {u"Anna <anna@example.org>"_s, u"Ben <ben@example.org>"_s});
        const QString pages = m_dir.filePath(u"pages.pdf"_s);
        const Ended whom = run({u"paper"_s, u"print"_s, lease, u"--out"_s, pages});
        QCOMPARE(whom.exitCode, 1); // both can sign
        QVERIFY2(whom.err.contains("--recipient"), whom.err.constData());
        const Ended printed =
            run({u"paper"_s, u"print"_s, lease, u"--out"_s, pages, u"--recipient"_s, u"anna"_s, u"--json"_s});
        QVERIFY2(printed.exitCode == 0, printed.err.constData());
        const int count = object(printed).value("pages"_L1).toInt();
        QVERIFY(count > 1);

        // One sheet missing: nothing is recorded.
        const QString part = m_dir.filePath(u"part.pdf"_s);
        QCOMPARE(run({u"pages"_s, pages, u"--delete"_s, u"2"_s, u"--out"_s, part}).exitCode, 0);
        const Ended missing = run({u"paper"_s, u"record"_s, lease, part, u"--recipient"_s, u"Anna"_s});
        QCOMPARE(missing.exitCode, 2);
        QVERIFY2(missing.err.contains("Missing pages: 2."), missing.err.constData());
        // The sheets of another document.
        const QString order = send(u"Order"_s, {u"Cleo <cleo@example.org>"_s});
        QCOMPARE(run({u"paper"_s, u"record"_s, order, pages}).exitCode, 2);

        // Sheets in another order are identified by their marks.
        const QString mixed = m_dir.filePath(u"mixed.pdf"_s);
        QStringList backwards;
        for (int page = count; page >= 1; --page)
            backwards.append(QString::number(page));
        const Ended turned = run({u"pages"_s, pages, u"--keep"_s, backwards.join(u','), u"--out"_s, mixed});
        QVERIFY2(turned.exitCode == 0, turned.err.constData());
        const Ended recorded = run(
            {u"paper"_s, u"record"_s, lease, mixed, u"--recipient"_s, u"anna@example.org"_s, u"--json"_s});
        QVERIFY2(recorded.exitCode == 0, recorded.err.constData());
        QCOMPARE(object(recorded).value("recipient"_L1).toString(), u"Anna"_s);
        const Ended shown = run({u"show"_s, lease});
        QVERIFY2(shown.out.contains("signed_on_paper"), shown.out.constData());
        // Anna has finished; Ben is the only one left.
        QCOMPARE(run({u"paper"_s, u"record"_s, lease, mixed, u"--recipient"_s, u"anna"_s}).exitCode, 1);
        QCOMPARE(run({u"paper"_s, u"print"_s, lease, u"--out"_s, pages}).exitCode, 0);
    }

    void notUnderstood()
    {
        QCOMPARE(run({u"paper"_s}).exitCode, 64);
        QCOMPARE(run({u"paper"_s, u"shred"_s}).exitCode, 64);
        QCOMPARE(run({u"paper"_s, u"print"_s, u"1"_s}).exitCode, 64);
        QCOMPARE(run({u"paper"_s, u"record"_s, u"1"_s}).exitCode, 64);
        QCOMPARE(run({u"paper"_s, u"print"_s, u"lease"_s, u"--out"_s, u"x.pdf"_s}).exitCode, 64);
        const Ended help = run({u"paper"_s, u"--help"_s});
        QCOMPARE(help.exitCode, 0);
        QVERIFY(help.out.contains("paper record"));
        QCOMPARE(run({u"paper"_s, u"record"_s, u"999999"_s, u"nothing.pdf"_s}).exitCode, 1);
    }
};

INK_TEST(TestPaperCli, "tst_papercli")

} // namespace tst_papercli

#include "tst_papercli.moc"
