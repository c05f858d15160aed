// Every reason in all interface languages, and those of histories also for certificates.
#include "app/base/reasons.h"
#include "app/base/translatedmessage.h"
#include "app/domain/history/history.h"
#include "app/domain/history/reasons.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/values/reasons.h"
#include "app/service/core/reasons.h"
#include "app/service/files/reasons.h"
#include "app/service/host/reasons.h"
#include "app/service/records/reasons.h"
#include "app/service/rules/reasons.h"
#include "app/service/sealing/reasons.h"
#include "app/service/signers/reasons.h"
#include "app/tables/reasons.h"
#include "tests/support/testmain.h"
#include "ui/models/messagetext.h"
#include "ui/shell/window/languages.h"

#include <QCoreApplication>
#include <QTest>

namespace tst_messagetext {

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
                QString piece = message.argumentText(gap);
                if (argument.metaType() == QMetaType::fromType<qint64>())
                    piece = QLocale().toString(argument.value<qint64>());
                if (argument.metaType() == QMetaType::fromType<ByteCount>())
                    piece = byteCountText(argument.value<ByteCount>(), QLocale());
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
        const Message full = reasons::accountFullStorage(ByteCount{1'500'000'000});
        QVERIFY(ui::messageText(full).contains(QStringLiteral("1,5 GB")));
        QVERIFY(messageIn(QStringLiteral("fr-CA"), full).contains(QStringLiteral("1,5 Go")));
        QVERIFY(messageIn(QStringLiteral("ar"), full).contains(QStringLiteral("1.5")));
        QVERIFY(full.english().contains(QStringLiteral(" 1.5 GB.")));
    }

    void namesKeepTheirDirectionInARightToLeftSentence()
    {
        ui::Languages languages(*QCoreApplication::instance());
        const QString name = QStringLiteral("Ben & Co. (Ltd.)");
        const QString apart = QChar(0x2068) + name + QChar(0x2069);
        languages.apply(QStringLiteral("ar"));
        QVERIFY(ui::messageText(reasons::otherHostedSignerInTurn(name)).contains(apart));
        const QString deputy =
            ui::messageText(reasons::deputyReceives(Message::literal(name), QStringLiteral("1.3."), name));
        QCOMPARE(deputy.count(apart), 2);
        QCOMPARE(deputy.count(QChar(0x2068)), 3); // and the day
        languages.apply(QStringLiteral("de"));
        QVERIFY(ui::messageText(reasons::otherHostedSignerInTurn(name)).contains(name));
        QVERIFY(!ui::messageText(reasons::otherHostedSignerInTurn(name)).contains(QChar(0x2068)));
    }

    /** Arguments of a reason, also within a sentence in a sentence; numbers have no direction. */
    void argumentsOfReasons()
    {
        const QString name = QStringLiteral("דנה\u2069\u202E");
        const QString inside = QStringLiteral("\u2068דנה\u2069");
        const QString host = QStringLiteral("Anna");
        QCOMPARE(messageIn(QStringLiteral("en"), reasons::personHostedBy(name, host)),
                 inside + QStringLiteral(", hosted by Anna"));
        const QString arabic = messageIn(QStringLiteral("ar"), reasons::personHostedBy(name, host));
        QVERIFY(arabic.contains(inside) && arabic.contains(QStringLiteral("\u2068Anna\u2069")));
        const Message mail = reasons::historyMail(reasons::mailCode(), name, Message::literal(name));
        const QString german = messageIn(QStringLiteral("de"), mail);
        QCOMPARE(german.count(inside), 2);
        QVERIFY(!german.contains(QChar(0x202E)));
        QCOMPARE(mail.english().count(name), 2); // the wire and logs have the text itself
        for (const ReasonEntry& each : reasonEntries()) {
            if (!each.isTranslated) continue;
            const QString said = messageIn(QStringLiteral("ar"), Message(each.reason, each.examples));
            QCOMPARE(said.count(QChar(0x2068)), said.count(QChar(0x2069)));
            QVERIFY2(!said.contains(QStringLiteral("\u206840\u2069")), each.key);
        }
    }

    void aSentenceInsideIsTranslatedToo()
    {
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(QStringLiteral("fr"));
        QCOMPARE(ui::messageText(reasons::noteHasNoText(reasons::tagNumbered(3))).left(7),
                 QStringLiteral("Champ 3"));
    }

    /**
     * All messages of histories and pending documents: each in German, in the window and for a certificate.
     */
    void historyAndWaitingAreGerman()
    {
        const Message anna = Message::literal(QStringLiteral("Anna"));
        const Message full = reasons::diskFullOrReadOnly();
        const QString a = QStringLiteral("A");
        const Message level = reasons::sealLevelStamped(a, a);
        const Message decrypted = reasons::historyFileDecrypted(a, a, a);
        const QList<Message> all{
            reasons::waitingForOne(anna),
            reasons::waitingForOne(reasons::unnamedRecipient()),
            reasons::waitingForOne(reasons::hostedPerson(a, a)),
            reasons::waitingForTwo(anna, anna),
            reasons::waitingForThree(anna, anna, anna),
            reasons::waitingForMany(anna, anna, 4),
            reasons::waitingToOpen(anna),
            reasons::waitingToSign(anna),
            reasons::waitingToRead(anna),
            reasons::waitingToApprove(anna),
            reasons::waitingToFillIn(anna),
            reasons::beingSealed(),
            reasons::sealingRetried(3, full),
            reasons::sealBeingRaised(a, a, full),
            reasons::historyFromTemplate(a, a),
            reasons::historyMovedToTrash(),
            decrypted,
            reasons::historyRestrictionsDropped(decrypted, a),
            reasons::historyFileRepaired(a, a, a),
            reasons::historyFileAttached(a, 40, a, a),
            reasons::historyFileDetached(a, a),
            reasons::historyCodesLocked(reasons::personHostedBy(a, a), 5, 5),
            reasons::historyMail(reasons::mailExpiryWarning(), a, full),
            reasons::historyCallbackFailed(reasons::serverAnswered(500)),
            reasons::historySealed(a, a),
            reasons::historySealedAt(a, a, reasons::sealLevelOnly(a)),
            reasons::historySealedAt(a, a, reasons::sealLevelWillRise(level, a, full)),
            reasons::historySealedAt(a, a, reasons::sealLevelStays(level, a, full)),
            reasons::historySignatureAdded(anna, a, a),
            reasons::historySignatureStamped(anna, a, a, a),
            reasons::historySealRaised(a, a),
            reasons::historySealRaisedBy(a, a, a),
            reasons::historySealReached(a),
            reasons::historySealStays(a, full),
            reasons::tagsImported(1, 2),
            reasons::sealingInterrupted(a),
            reasons::signingInterrupted(a),
            reasons::timestampingInterrupted(a),
        };
        ui::Languages languages(*QCoreApplication::instance());
        for (const Message& message : all) {
            languages.apply(QStringLiteral("de"));
            const QString german = ui::messageText(message);
            QVERIFY2(german != message.english(), qPrintable(german));
            for (const char* english :
                 {"Waiting", "seal", "attempt", "template", "The disk", "hosted", "at B-"})
                QVERIFY2(!german.contains(QLatin1String(english)), qPrintable(german));
            QCOMPARE(messageIn(QStringLiteral("de-AT"), message), german);

            // The same sentence after passing over the wire and through a history that others parse.
            domain::HistoryEntry entry;
            domain::setDetail(entry, message);
            QCOMPARE(ui::messageText(domain::historyDetail(entry)), german);
            languages.apply(QStringLiteral("en"));
            QCOMPARE(ui::messageText(message), message.english());
            QCOMPARE(messageIn(QStringLiteral("nl"), message), message.english());
        }
    }

    /** From before there were reasons. */
    void storedEnglishStaysAsItIs()
    {
        ui::Languages languages(*QCoreApplication::instance());
        languages.apply(QStringLiteral("de"));
        for (const char* words : {"This file is not a PDF.", "Being sealed, try 3: The disk is full.", ""}) {
            const QString english = QString::fromLatin1(words);
            QCOMPARE(ui::messageText(messageFromStoredText(english)), english);
            domain::HistoryEntry entry;
            entry.detail = english;
            QCOMPARE(ui::messageText(domain::historyDetail(entry)), english);
            QCOMPARE(messageIn(QStringLiteral("de"), domain::historyDetail(entry)), english);
        }
    }
};

INK_TEST(TestMessageText, "tst_messagetext")

} // namespace tst_messagetext

#include "tst_messagetext.moc"
