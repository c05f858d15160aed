// Every reason in all languages of the window, and English sentences that were stored before there were
// reasons.
#include "app/base/reasons.h"
#include "tests/support/testmain.h"
#include "ui/shell/languages.h"
#include "ui/widgets/messagetext.h"

#include <QCoreApplication>
#include <QtTest>

using namespace ink;

class TestMessageText final : public QObject
{
    Q_OBJECT

    QLocale m_before;

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(m_before); }

    void everyReasonInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "fr", "es", "ar"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyReasonInEveryLanguage()
    {
        QFETCH(QString, language);
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(language);
        QStringList faults;
        for (const ReasonEntry& entry : reasonEntries()) {
            const Message message(entry.reason, entry.examples);
            const QString text = ui::messageText(message);
            const QString key = QString::fromLatin1(entry.key);
            if (text.isEmpty()) faults << key + QStringLiteral(": empty");
            for (qsizetype gap = 1; gap <= entry.examples.size(); ++gap) {
                const QVariant& argument = entry.examples.at(gap - 1);
                QString piece = message.text(gap);
                if (argument.metaType() == QMetaType::fromType<qint64>())
                    piece = QLocale().toString(argument.value<qint64>());
                if (argument.metaType() != QMetaType::fromType<CodeWord>() && !text.contains(piece))
                    faults << QStringLiteral("%1: “%2” lacks “%3”").arg(key, text, piece);
            }
            const QString source = QString::fromUtf8(entry.text);
            const QString words = QCoreApplication::translate("ink::Reason", entry.text);
            if (entry.isTranslated && language != QLatin1String("en") && words == source)
                faults << key + QStringLiteral(": not translated");
            if (!entry.isTranslated && words != source) faults << key + QStringLiteral(": not in English");
        }
        QVERIFY2(faults.isEmpty(), qPrintable(QLatin1Char('\n') + faults.join(QLatin1Char('\n'))));
    }

    void numbersFollowTheLocale()
    {
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(QStringLiteral("de"));
        QVERIFY(ui::messageText(reasons::fileTooManyRows(100'000)).contains(QStringLiteral("100.000")));
        QCOMPARE(reasons::fileTooManyRows(100'000).english(),
                 QStringLiteral("The file has more than 100000 rows."));
    }

    void aSentenceInsideIsTranslatedToo()
    {
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(QStringLiteral("fr"));
        QCOMPARE(ui::messageText(reasons::noteHasNoText(reasons::tagNumbered(3))).left(7),
                 QStringLiteral("Champ 3"));
    }

    void storedSentencesAreFrench_data()
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
        const QString longName(3000, QLatin1Char('x'));
        QTest::newRow("too long") << QStringLiteral("“%1” cannot be changed.").arg(longName)
                                  << QStringLiteral("“%1” cannot be changed.").arg(longName);
        QTest::newRow("empty") << QString() << QString();
    }
    void storedSentencesAreFrench()
    {
        QFETCH(QString, detail);
        QFETCH(QString, french);
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(QStringLiteral("fr"));
        QCOMPARE(ui::storedText(detail), french);
    }
};

INK_TEST(TestMessageText, "tst_messagetext")
#include "tst_messagetext.moc"
