// The list of sentences that the lower rooms write: true to their sources, and read back with its gaps.
#include "tests/support/testmain.h"
#include "ui/shell/languages.h"
#include "ui/widgets/detailtext.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QtTest>

using namespace ink;

namespace {

/** Every string literal of app and ui but the list itself, with the adjacent ones joined. */
QString literals()
{
    static const QRegularExpression joint(QStringLiteral("\"\\s*\""));
    QString all;
    for (const char* top : {"app", "ui"}) {
        QDirIterator it(QStringLiteral(INKSTONE_SOURCE_DIR "/") + QLatin1String(top),
                        {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString path = it.next();
            QFile file(path);
            if (path.endsWith(QLatin1String("/detailsentences.cpp")) || !file.open(QIODevice::ReadOnly))
                continue;
            all += QString::fromUtf8(file.readAll());
        }
    }
    return all.remove(joint);
}

} // namespace

class TestDetailText final : public QObject
{
    Q_OBJECT

    QLocale m_before;

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(m_before); }

    void everySentenceIsWrittenSomewhere()
    {
        const QString sources = literals();
        QVERIFY(sources.size() > 100'000);
        const auto isWritten = [&sources](const QString& text) {
            return sources.contains(QLatin1Char('"') + text + QLatin1Char('"'));
        };
        // What a value lacks is said without the tag's name, which is put before it, and without the full
        // stop.
        static const QString name = QStringLiteral("“%1” ");
        const auto lack = [](const QString& sentence) {
            return sentence.mid(name.size())
                .chopped(1)
                .replace(QLatin1String("%2"), QLatin1String("%1"))
                .replace(QLatin1String("%3"), QLatin1String("%2"));
        };
        QStringList gone;
        for (const char* bytes : ui::detailSentences()) {
            const QString sentence = QString::fromUtf8(bytes);
            if (!isWritten(sentence) && !(sentence.startsWith(name) && isWritten(lack(sentence))))
                gone << sentence;
        }
        QVERIFY2(gone.isEmpty(), qPrintable(QLatin1Char('\n') + gone.join(QLatin1Char('\n'))));
    }

    void englishStaysAsItCame()
    {
        for (const char* sentence : ui::detailSentences()) {
            const QString text = QString::fromUtf8(sentence);
            QCOMPARE(ui::detailText(text), text);
        }
        QCOMPARE(ui::detailText(QStringLiteral("“a.pdf” is larger than 40 MiB.")),
                 QStringLiteral("“a.pdf” is larger than 40 MiB."));
    }

    void knownSentencesAreFrench_data()
    {
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("french");
        QTest::newRow("whole") << QStringLiteral("This file is not a PDF.")
                               << QStringLiteral("Ce fichier n’est pas un PDF.");
        QTest::newRow("two gaps") << QStringLiteral("“a.pdf” is larger than 40 MiB.")
                                  << QStringLiteral("«\u00a0a.pdf\u00a0» dépasse 40 Mio.");
        QTest::newRow("a piece like a gap") << QStringLiteral("“%2” is larger than 40 MiB.")
                                            << QStringLiteral("«\u00a0%2\u00a0» dépasse 40 Mio.");
        QTest::newRow("a piece with a line end")
            << QStringLiteral("“a\nb” cannot be changed.")
            << QStringLiteral("«\u00a0a\nb\u00a0» ne peut pas être modifié.");
        QTest::newRow("unknown") << QStringLiteral("Something else.") << QStringLiteral("Something else.");
        QTest::newRow("more than the sentence") << QStringLiteral("This file is not a PDF. Really.")
                                                << QStringLiteral("This file is not a PDF. Really.");
        QTest::newRow("a status") << QStringLiteral("Only a draft can be sent; this document is IN_PROGRESS.")
                                  << QStringLiteral("Seul un brouillon peut être envoyé\u00a0; état de ce "
                                                    "document\u00a0: «\u00a0En cours\u00a0».");
        QTest::newRow("a reason of its own")
            << QStringLiteral("Sealing was interrupted: The disk is full or read-only.")
            << QStringLiteral(
                   "Le scellement a été interrompu\u00a0: Le disque est plein ou en lecture seule.");
        const QString longName(2000, QLatin1Char('x'));
        QTest::newRow("too long") << QStringLiteral("“%1” cannot be changed.").arg(longName)
                                  << QStringLiteral("“%1” cannot be changed.").arg(longName);
        QTest::newRow("empty") << QString() << QString();
    }
    void knownSentencesAreFrench()
    {
        QFETCH(QString, detail);
        QFETCH(QString, french);
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(QStringLiteral("fr"));
        QCOMPARE(ui::detailText(detail), french);
    }
};

INK_TEST(TestDetailText, "tst_detailtext")
#include "tst_detailtext.moc"
