// Texts by others don't turn our words around, and show the words that they have.
#include "app/base/isolated.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_isolated {

using namespace ink;

class TestIsolated final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void wrapsWhatCouldTurn_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("fromLeft");
        QTest::addColumn<QString>("fromRight");
        const auto wrapped = [](const QString& text) {
            return QStringLiteral("\u2068") + text + QStringLiteral("\u2069");
        };
        const auto row = [&](const char* what, const QString& text, const QString& left,
                             const QString& right) { QTest::newRow(what) << text << left << right; };
        const QString lease = QStringLiteral("Lease (3)");
        row("nothing", {}, {}, {});
        row("Latin", lease, lease, wrapped(lease));
        for (const QString& each :
             {QStringLiteral("חוזה (3)"), QStringLiteral("عقد"), QStringLiteral("٣ / ٤"),
              QStringLiteral("Ltd.\u200F"), QString::fromUcs4(U"\U00010900 Phoenician"),
              QStringLiteral("Ltd.\u061C")})
            row(qPrintable(each), each, wrapped(each), wrapped(each));
        row("time", QStringLiteral("2026-03-09 14:05 UTC"), QStringLiteral("2026-03-09 14:05 UTC"),
            wrapped(QStringLiteral("2026-03-09 14:05 UTC")));
        row("override", QStringLiteral("invoice \u202Efdp.exe\u202C"), QStringLiteral("invoice fdp.exe"),
            wrapped(QStringLiteral("invoice fdp.exe")));
        row("end of isolation", QStringLiteral("Ben\u2069\u2069\u2067 has signed"),
            QStringLiteral("Ben has signed"), wrapped(QStringLiteral("Ben has signed")));
        row("controls only", QStringLiteral("\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069"), {},
            {});
        row("Hebrew with controls", QStringLiteral("\u2069חו\u202Aזה"), wrapped(QStringLiteral("חוזה")),
            wrapped(QStringLiteral("חוזה")));
    }
    void wrapsWhatCouldTurn()
    {
        QFETCH(QString, text);
        QFETCH(QString, fromLeft);
        QFETCH(QString, fromRight);
        QCOMPARE(isolated(text, Qt::LeftToRight), fromLeft);
        QCOMPARE(isolated(text, Qt::RightToLeft), fromRight);
    }

    void marksStay()
    {
        const QString marks = QStringLiteral("a\u200E\u200F\u061C\u200C\u200Db");
        QCOMPARE(withoutDirectionControls(marks), marks);
        QCOMPARE(withoutDirectionControls(QStringLiteral("a\u202E\u2066b")), QStringLiteral("ab"));
    }
};

INK_TEST(TestIsolated, "tst_isolated")

} // namespace tst_isolated

#include "tst_isolated.moc"
