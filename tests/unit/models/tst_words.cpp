#include "app/base/languages.h"
#include "app/base/reasons.h"
#include "app/domain/document/tagnames.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "app/domain/routing/reasons.h"
#include "app/service/core/reasons.h"
#include "app/service/host/reasons.h"
#include "app/service/mail/reasons.h"
#include "app/service/records/reasons.h"
#include "app/service/rules/reasons.h"
#include "app/service/sealing/reasons.h"
#include "tests/support/testmain.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"

#include <QDateTime>
#include <QFile>
#include <QGuiApplication>
#include <QJsonObject>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QTest>

namespace tst_words {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {
Timestamp at(const char* iso)
{
    return Timestamp(std::chrono::milliseconds(
        QDateTime::fromString(QString::fromLatin1(iso), Qt::ISODate).toMSecsSinceEpoch()));
}
} // namespace

class TestWords final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void relative_data()
    {
        QTest::addColumn<QByteArray>("then");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* then, const char* words) {
            QTest::newRow(then) << QByteArray(then) << QString::fromLatin1(words);
        };
        row("2026-05-20T12:00:30", "just now");
        row("2026-05-20T11:58:40", "2 min ago");
        row("2026-05-20T00:30:00", "11 h ago");
        row("2026-05-19T23:59:00", "yesterday"); // half a day ago, but on another day
        row("2026-05-14T08:00:00", "6 days ago");
        row("2026-05-13T23:00:00", "13 May");
        row("2025-12-31T23:00:00", "31 Dec 2025");
        row("2026-05-20T12:05:00", "20 May 2026"); // a clock ahead of ours is not "in -4 min"
    }
    void relative()
    {
        QFETCH(QByteArray, then);
        QFETCH(QString, words);
        QCOMPARE(relativeTime(at(then.constData()), at("2026-05-20T12:01:00"), QLocale::c()), words);
    }

    void whoHoldsIt()
    {
        domain::Invitation anna;
        anna.recipientName = QStringLiteral("Anna Berg");
        anna.status = domain::InvitationStatus::Finalized;
        domain::Invitation ben;
        ben.recipientEmail = QStringLiteral("ben@example.org");
        ben.status = domain::InvitationStatus::Viewed;
        domain::Invitation reader;
        reader.recipientName = QStringLiteral("Cara");
        reader.actionType = domain::ActionType::Viewer;
        reader.status = domain::InvitationStatus::WaitToOpen;
        QCOMPARE(waitingForText({anna, ben, reader}), QStringLiteral("Waiting for ben"));
        QCOMPARE(waitingForText({anna}), QString());
        QCOMPARE(shortName(anna), QStringLiteral("Anna"));
        domain::Invitation company;
        company.recipientName = QStringLiteral("The Smith Company");
        QCOMPARE(shortName(company), QStringLiteral("The Smith"));
        company.status = domain::InvitationStatus::Viewed;
        QCOMPARE(waitingForText({company}), QStringLiteral("Waiting for The Smith Company"));
    }

    void historyInWords_data()
    {
        QTest::addColumn<QString>("event");
        QTest::addColumn<QString>("actor");
        QTest::addColumn<Message>("detail");
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* event, const char* actor, const Message& detail, const char* words,
                            const char* reason = "") {
            QTest::addRow("%s, %s", event, qPrintable(detail.english()))
                << QString::fromUtf8(event) << QString::fromUtf8(actor) << detail << QString::fromUtf8(words)
                << QString::fromUtf8(reason);
        };
        const auto plain = [](const char* words) { return Message::literal(QString::fromUtf8(words)); };
        const char* nora = "Nora Lind <nora@example.org>";
        row("created", nora, {}, "Created by Nora Lind");
        row("created", nora, reasons::historyFromTemplate(u"NDA (short)"_s, u"12"_s),
            "Created by Nora Lind from “NDA (short)”");
        row("created", nora, reasons::tagsImported(3, 2), "Created by Nora Lind",
            "Fields imported: 3 from form fields in the PDF, 2 from anchors");
        row("corrected", nora, plain("Rent, Deposit"), "Nora Lind corrected Rent, Deposit");
        row("edited", nora, {}, "Filled in by Nora Lind");
        row("signed", "Ben, hosted by Anna <anna@example.org>", {}, "Signed by Ben, hosted by Anna");
        row("consented", "Ben <ben@example.org>", plain("en: I agree to sign."), "Ben gave consent",
            "I agree to sign.");
        row("in_person", nora, plain("Ben <ben@example.org>"), "Ben signed in person, hosted by Nora Lind");
        row("cancelled", nora, reasons::historyMovedToTrash(), "Cancelled by Nora Lind");
        row("cancelled", nora, plain("Wrong rent"), "Cancelled by Nora Lind: “Wrong rent”");
        row("reminded", nora, plain("Ben <ben@example.org>"), "Ben was reminded by Nora Lind");
        row("reminded", "Inkstone", plain("Ben <ben@example.org>"), "Ben was reminded");
        row("reminded", "Inkstone", plain(" <ben@example.org>"), "ben@example.org was reminded");
        row("warned", "Inkstone", plain("Ben <ben@example.org>"), "Ben was sent a deadline warning");
        row("mail_delayed", "Inkstone",
            reasons::historyMail(reasons::mailInvitation(), u"Ben: the Great <ben@example.org>"_s,
                                 plain("451 try later: soon")),
            "Email to Ben: the Great is delayed (invitation)", "451 try later: soon");
        row("mail_failed", "Inkstone",
            reasons::historyMail(reasons::mailCode(), u"ben@example.org"_s, reasons::mailServerUnreachable()),
            "Email to ben@example.org was not delivered (one-time code)",
            "The mail server can't be reached.");
        row("callback_failed", "Inkstone", reasons::historyCallbackFailed(reasons::serverAnswered(500)),
            "The callback address didn't accept the document", "The server answered with status 500.");
        row("sealing_delayed", "Inkstone", reasons::diskFullOrReadOnly(), "Sealing was delayed",
            "The disk is full or read-only.");
        row("seal_raised", "Inkstone", reasons::historySealRaisedBy(u"B-B"_s, u"B-T"_s, u"tsa.example"_s),
            "The seal was time-stamped", "From B-B to B-T, time-stamp by tsa.example");
        row("seal_stays", "Inkstone", reasons::historySealStays(u"B-B"_s, plain("late")),
            "The seal is unchanged", "At B-B: late");
        row("finalized", "Inkstone", reasons::historySealed(u"Inkstone"_s, u"ab"_s), "Sealed and completed");

        // From before there were reasons: shown as stored.
        row("created", nora, plain("From the template “NDA” (12)"), "Created by Nora Lind",
            "From the template “NDA” (12)");
        row("cancelled", nora, plain("Moved to the trash"), "Cancelled by Nora Lind: “Moved to the trash”");
        row("mail_failed", "Inkstone", plain("code to ben@example.org: 550 no such user"),
            "An email was not delivered", "code to ben@example.org: 550 no such user");
        row("mail_delayed", "Inkstone", plain("strange"), "An email is delayed", "strange");
        row("callback_failed", "Inkstone",
            plain("The callback address did not take the message for three days: The server answered 500."),
            "The callback address didn't accept the document",
            "The callback address did not take the message for three days: The server answered 500.");
        row("sealing_delayed", "Inkstone", plain("A file could not be written to the disk."),
            "Sealing was delayed", "A file could not be written to the disk.");
    }
    void sealInWords_data()
    {
        QTest::addColumn<QString>("level");
        QTest::addColumn<QString>("pendingLevel");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* level, const char* pendingLevel, const char* words) {
            QTest::newRow(words) << QString::fromLatin1(level) << QString::fromLatin1(pendingLevel)
                                 << QString::fromLatin1(words);
        };
        row("", "", "");
        row("B-B", "B-LT", "Sealed; time-stamp pending");
        row("B-T", "B-LT", "Sealed; long-term validation data pending");
    }
    void sealInWords()
    {
        QFETCH(QString, level);
        QFETCH(QString, pendingLevel);
        QTEST(sealStatusText(domain::SealProgress{level, pendingLevel, {}}), "words");
    }
    void historyInWords()
    {
        QFETCH(QString, event);
        QFETCH(QString, actor);
        QFETCH(Message, detail);
        domain::HistoryEntry entry;
        entry.event = domain::HistoryEvent::fromCode(event);
        entry.actor = actor;
        domain::setDetail(entry, detail);
        domain::Invitation anna;
        anna.recipientName = QStringLiteral("Anna");
        anna.recipientEmail = QStringLiteral("anna@example.org");
        anna.hostedSigners = {QStringLiteral("Ben")};
        QTEST(historyText(entry, {anna}), "words");
        QTEST(messageText(historyReason(entry)), "reason");
    }

    /** In right-to-left text, user text is isolated, so that its punctuation stays with it. */
    void whatPeopleTypedStaysTogether()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        const auto kept = [](const char* words) {
            return QChar(0x2068) + QString::fromUtf8(words) + QChar(0x2069);
        };
        domain::HistoryEntry entry;
        entry.actor = QStringLiteral("Cara");
        entry.detail = QStringLiteral("No. Never!");
        for (const char* event : {"rejected", "cancelled"}) {
            entry.event = domain::HistoryEvent::fromCode(QString::fromLatin1(event));
            const QString words = historyText(entry);
            QVERIFY2(words.endsWith(kept("Cara") + QStringLiteral(": “") + kept("No. Never!") + u'”'),
                     qPrintable(words));
        }
        entry.event = domain::HistoryEvent::Reminded;
        entry.detail = QStringLiteral("Ben B. <ben@example.org>");
        QVERIFY(historyText(entry).startsWith(kept("Ben B.")));
        entry.actor = QStringLiteral("Inkstone"); // still supported
        QVERIFY(!historyText(entry).contains(QStringLiteral("Inkstone")));
        entry.actor.clear();
        entry.event = domain::HistoryEvent::Sent;
        QVERIFY(!historyText(entry).contains(QChar(0x2068)));
    }

    /** Every event of the service's histories has a text. */
    void everyEventHasWords()
    {
        using domain::HistoryEvent;
        domain::Invitation ben;
        ben.recipientName = QStringLiteral("Ben");
        for (int kind = HistoryEvent::Created; kind <= HistoryEvent::Moved; ++kind) {
            if (kind == HistoryEvent::Authenticated) continue; // of other services
            domain::HistoryEntry entry;
            entry.event = static_cast<HistoryEvent::Kind>(kind);
            entry.actor = QStringLiteral("Nora");
            // These entries always name the signer: their actor is the account.
            if (kind == HistoryEvent::InPerson)
                domain::setDetail(entry, Message::literal(QStringLiteral("Ben <ben@example.org>")));
            if (kind == HistoryEvent::SubmittedOffline)
                domain::setDetail(entry,
                                  domain::offlineDetailOf(ben, Timestamp{std::chrono::hours{24 * 366}}));
            if (kind == HistoryEvent::OpenedToNetwork)
                domain::setDetail(entry, reasons::historyOpenedToNetwork(
                                             Message::literal(QStringLiteral("Ben <ben@example.org>")),
                                             QStringLiteral("192.168.1.5")));
            if (kind == HistoryEvent::SignedOnPaper)
                domain::setDetail(entry, domain::paperDetailOf(ben, 2, QString(64, u'a')));
            const QString code = entry.event.code();
            QVERIFY(HistoryEvent::fromCode(code) == entry.event);
            const QString words = historyText(entry);
            // A sentence that begins with a name isolates it from the surrounding text.
            QVERIFY2(!words.isEmpty() && (words.at(0).isUpper() || words.at(0) == QChar(0x2068)),
                     qPrintable(code));
            QVERIFY2(words != code, qPrintable(code));
            QVERIFY2(!words.contains(QStringLiteral(" · ")), qPrintable(code));
        }
        domain::HistoryEntry strange;
        strange.event = HistoryEvent::fromCode(QStringLiteral("teleported"));
        QCOMPARE(strange.event.kind(), HistoryEvent::Unknown);
        QCOMPARE(historyText(strange), QStringLiteral("teleported"));
    }

    void whatItWaitsFor()
    {
        domain::Invitation anna;
        anna.recipientName = QStringLiteral("Anna Berg");
        anna.status = domain::InvitationStatus::Viewed;
        domain::Invitation ben;
        ben.recipientName = QStringLiteral("Ben Ünal");
        const QList<domain::Invitation> both{anna, ben};
        const Message forAnna = reasons::waitingForOne(Message::literal(QStringLiteral("Anna Berg")));
        QCOMPARE(waitingText(forAnna, both), QStringLiteral("Waiting for Anna Berg"));
        QCOMPARE(waitingText(forAnna, {}), QStringLiteral("Waiting for Anna Berg"));
        QCOMPARE(turnOrderText(both, 1), QString()); // a service that doesn't state it
        QList<domain::Invitation> told = both;
        told[1].waitingFor = forAnna;
        QCOMPARE(turnOrderText(told, 1), QStringLiteral("after Anna Berg"));
        QCOMPARE(turnOrderText(told, 0), QString());
        QCOMPARE(peopleInTurn(both), QStringLiteral("Anna Berg"));
        QCOMPARE(peopleInTurn(QList<domain::Invitation>(1200, anna)).section(u' ', 0, 0),
                 QStringLiteral("1200"));
        told[0].actionType = domain::ActionType::SigningHost;
        told[0].hostedSigners = {QStringLiteral("Cara")};
        QCOMPARE(waitingForText(told), QStringLiteral("Waiting for Cara (hosted by Anna Berg)"));

        QCOMPARE(parseSealingState({}), std::nullopt);
        QCOMPARE(parseSealingState(forAnna), std::nullopt);
        QCOMPARE(parseSealingState(reasons::beingSealed()), SealingState());
        const Message late = reasons::sealingRetried(3, reasons::diskFullOrReadOnly());
        QCOMPARE(parseSealingState(late), (SealingState{3, reasons::diskFullOrReadOnly()}));
        QCOMPARE(waitingText(reasons::beingSealed(), {}), QStringLiteral("Sealing"));
        QCOMPARE(waitingText(late, {}), QStringLiteral("Sealing is delayed"));
        // A locked seal key is no failed attempt, but nothing is being sealed either.
        const Message locked = reasons::sealingRetried(0, reasons::sealKeyLocked());
        QCOMPARE(waitingText(locked, {}), QStringLiteral("Sealing is delayed"));
        QVERIFY(parseSealingState(locked)->isDelayed());
        QVERIFY(!parseSealingState(reasons::beingSealed())->isDelayed());
        // Texts of another service, and of an older version.
        for (const char* words : {"Lunch", "Being sealed", "Being sealed, try 3: the disk is full"})
            QCOMPARE(waitingText(Message::literal(QString::fromLatin1(words)), {}),
                     QString::fromLatin1(words));
    }

    void namesakesShowTheirPath()
    {
        const auto folder = [](qint64 id, const QString& name, qint64 parent) {
            domain::Folder made;
            made.id = domain::FolderId(id);
            made.name = name;
            made.parent = domain::FolderId(parent);
            return made;
        };
        QList<domain::Folder> folders{folder(1, u"Clients"_s, 0), folder(2, u"Contoso"_s, 1),
                                      folder(3, u"2026"_s, 2), folder(4, u"2026"_s, 1)};
        auto names = distinctFolderNames(folders);
        QCOMPARE(names.value(domain::FolderId(2)), u"Contoso"_s);
        QCOMPARE(names.value(domain::FolderId(3)), u"Clients / Contoso / 2026"_s);
        QCOMPARE(names.value(domain::FolderId(4)), u"Clients / 2026"_s);
        folders[0].parent = domain::FolderId(2); // even an inconsistent cycle terminates
        QVERIFY(distinctFolderNames(folders).value(domain::FolderId(4)).endsWith(u"Clients / 2026"_s));
    }

    /** Dates in sentences look as those in the columns of listings. */
    void datesHaveOneFormat()
    {
        const QLocale english(u"en_US"_s);
        const QDateTime then(QDate(2025, 11, 22), QTime(22, 45, 19));
        const Timestamp time{std::chrono::milliseconds(then.toMSecsSinceEpoch())};
        QCOMPARE(dateText(then.date(), english), u"22 Nov 2025"_s);
        QCOMPARE(relativeTime(time, time + std::chrono::days(500), english), u"22 Nov 2025"_s);
    }

    /** The palette and the names of new tags use the same words; only a radio button is read differently. */
    void tagTypesAndTagNamesAgree()
    {
        for (qint64 code = 250; code <= 270; ++code) {
            const auto type = domain::tryFromCode<domain::TagType>(code);
            if (!type) continue;
            QCOMPARE(tagTypeText(*type) == domain::tagNameWord(*type, windowLanguage()),
                     *type != domain::TagType::Radio);
        }
    }

    /** Times of day follow the reader's locale in every kind of text. */
    void timesFollowTheLocale_data()
    {
        QTest::addColumn<QString>("minutes");
        QTest::addColumn<QString>("seconds");
        QTest::newRow("en_US") << u"3:05 PM"_s << u"3:05:09 PM"_s;
        QTest::newRow("en_GB") << u"15:05"_s << u"15:05:09"_s;
        QTest::newRow("de_DE") << u"15:05"_s << u"15:05:09"_s;
        QTest::newRow("es_ES") << u"15:05"_s << u"15:05:09"_s;
        QTest::newRow("fr_CA") << u"15 h 05"_s << u"15 h 05 min 09 s"_s; // quoted letters in the format
        QTest::newRow("ar_AE") << u"3:05 م"_s << u"3:05:09 م"_s;
        QTest::newRow("C") << u"15:05"_s << u"15:05:09"_s;
    }
    void timesFollowTheLocale()
    {
        QFETCH(QString, minutes);
        QFETCH(QString, seconds);
        const QLocale locale(QString::fromLatin1(QTest::currentDataTag()));
        const QDateTime then(QDate(2025, 11, 22), QTime(15, 5, 9));
        const Timestamp time{std::chrono::milliseconds(then.toMSecsSinceEpoch())};
        const auto plain = [](QString text) { // newer locale data has unbreakable spaces before PM
            return text.replace(QChar(0x202f), QLatin1Char(' ')).replace(QChar(0xa0), QLatin1Char(' '));
        };
        QCOMPARE(plain(timeText(time, locale)), minutes);
        QCOMPARE(plain(timeTextWithSeconds(time, locale)), seconds);
        QCOMPARE(plain(dateTimeText(time, locale)), plain(dateText(then.date(), locale)) + u' ' + minutes);
        QVERIFY(plain(exactTime(time, locale)).endsWith(u' ' + seconds));
        QVERIFY(locale == QLocale::c() || plain(shortDateTime(time, locale)).contains(minutes));
    }

    void noZoneInAnyLocale()
    {
        const QDateTime then(QDate(2025, 11, 22), QTime(15, 5, 9));
        const Timestamp time{std::chrono::milliseconds(then.toMSecsSinceEpoch())};
        const QString zone = then.timeZoneAbbreviation();
        for (const QLocale& locale :
             QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
            const QString text = timeTextWithSeconds(time, locale);
            QVERIFY2(!text.contains(zone) && text.trimmed() == text && !text.contains(u'('),
                     qPrintable(text));
        }
    }

    void yearsHaveFourDigits()
    {
        const QDate day(2026, 11, 27);
        for (const auto& [name, words] : {std::pair{"en_US", "11/27/2026"}, std::pair{"de_DE", "27.11.2026"},
                                          std::pair{"fr_FR", "27/11/2026"}, std::pair{"es_ES", "27/11/2026"}})
            QCOMPARE(shortDate(day, QLocale(QLatin1StringView(name))), QLatin1StringView(words));
        for (const QLocale& locale :
             QLocale::matchingLocales(QLocale::AnyLanguage, QLocale::AnyScript, QLocale::AnyTerritory)) {
            QVERIFY2(shortDateFormat(locale).contains(u"yyyy"_s), qPrintable(locale.name()));
            QVERIFY2(!shortDateFormat(locale).contains(u"yyyyy"_s), qPrintable(locale.name()));
            QVERIFY2(shortDateTimeFormat(locale).contains(u"yyyy"_s), qPrintable(locale.name()));
        }
    }

    void howTheMailWent()
    {
        using State = domain::MailProgress::State;
        const auto words = [](State state, const char* error) {
            return mailStatusText(
                domain::MailProgress{state, Message::literal(QString::fromLatin1(error)), std::nullopt});
        };
        QCOMPARE(mailStatusText(std::nullopt), QString());
        QCOMPARE(words(State::Sent, ""), QString());
        QCOMPARE(words(State::Waiting, ""), QString());
        QCOMPARE(words(State::Waiting, "451"), QStringLiteral("The email is delayed"));
        QCOMPARE(words(State::Delayed, ""), QStringLiteral("The email is delayed"));
        QCOMPARE(words(State::Failed, "550"), QStringLiteral("The email could not be delivered"));
    }
};

INK_TEST(TestWords, "tst_words")

} // namespace tst_words

#include "tst_words.moc"
