#include "tests/support/testmain.h"
#include "ui/models/percent.h"
#include "ui/shell/window/languages.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>

namespace tst_percent {

using namespace ink;

class TestPercent final : public QObject
{
    Q_OBJECT

    QLocale m_before;

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(m_before); }

    void asTheLanguageWritesIt_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("text");
        QTest::newRow("en") << u"en"_qs << u"75%"_qs;
        QTest::newRow("de") << u"de"_qs << u"75\u00a0%"_qs; // stays in one line
        QTest::newRow("fr") << u"fr"_qs << u"75\u00a0%"_qs;
        QTest::newRow("es") << u"es"_qs << u"75\u00a0%"_qs;
        QTest::newRow("ar") << u"ar"_qs << u"\u200e75%"_qs; // the sign stays behind the number
    }
    void asTheLanguageWritesIt()
    {
        QFETCH(QString, language);
        QFETCH(QString, text);
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(language);
        QCOMPARE(ui::percentText(75), text);
        QCOMPARE(ui::percentText(0.7498), text);
    }
};

INK_TEST(TestPercent, "tst_percent")

} // namespace tst_percent

#include "tst_percent.moc"
