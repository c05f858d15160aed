#include "app/base/languages.h"
#include "app/service/mail/emailcontent.h"
#include "app/service/mail/emailtext.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

namespace tst_letter {

using namespace ink;
using namespace ink::service;
using namespace ink::service::mail;
using domain::ActionType;

namespace {

const QList<NoticeKind> toRecipients{NoticeKind::Invitation, NoticeKind::Reminder, NoticeKind::ExpiryWarning,
                                     NoticeKind::Completed,  NoticeKind::Rejected, NoticeKind::Expired,
                                     NoticeKind::Cancelled,  NoticeKind::Code};
const QList<NoticeKind> toSenders{NoticeKind::Completed,    NoticeKind::Rejected, NoticeKind::Expired,
                                  NoticeKind::Cancelled,    NoticeKind::Viewed,   NoticeKind::Signed,
                                  NoticeKind::ExpiryWarning};

EmailFacts facts(NoticeKind kind, Audience audience, const QString& language)
{
    EmailFacts f;
    f.kind = kind;
    f.audience = audience;
    f.language = language;
    f.brand = QStringLiteral("Mill Lane Lettings");
    f.title = QStringLiteral("Lease 14B & annex");
    f.senderName = QStringLiteral("Anna Smith");
    f.senderEmail = QStringLiteral("anna@example.com");
    f.recipientName =
        audience == Audience::Recipient ? QStringLiteral("Ben Ünal") : QStringLiteral("Anna Smith");
    f.aboutName = QStringLiteral("Ben Ünal");
    f.deadline = Timestamp(std::chrono::milliseconds(1'780'000'000'000)); // 2026-05-28 20:26:40 UTC
    f.timeZone = QStringLiteral("Europe/Paris");
    if (kind == NoticeKind::Rejected || kind == NoticeKind::Cancelled)
        f.reason = QStringLiteral("The rent in §4 is not what we agreed.");
    if (audience == Audience::Recipient && kind != NoticeKind::Code && kind != NoticeKind::Rejected &&
        kind != NoticeKind::Expired && kind != NoticeKind::Cancelled)
        f.link = QStringLiteral("https://sign.example.com/sign/6f1f7a52-0c9b-4a65-93a5-0d8a1b2c3d4e");
    if (kind == NoticeKind::Code) f.code = QStringLiteral("481502");
    f.customBody =
        QStringLiteral("Dear Ben,\n\nplease sign before you move in.\nThe keys are at the office.\n\nAnna");
    return f;
}

QString name(const EmailFacts& f)
{
    return QStringLiteral("%1-%2-%3")
        .arg(noticeName(f.kind),
             f.audience == Audience::Recipient ? QStringLiteral("recipient")
             : f.audience == Audience::Sender  ? QStringLiteral("sender")
                                               : QStringLiteral("copy"),
             f.language);
}

/** All emails in all languages. */
QList<EmailFacts> everyLetter()
{
    QList<EmailFacts> all;
    for (const QString& language : languageCodes()) {
        for (const NoticeKind kind : toRecipients)
            all.append(facts(kind, Audience::Recipient, language));
        for (const NoticeKind kind : toSenders) {
            all.append(facts(kind, Audience::Sender, language));
            all.append(facts(kind, Audience::Copy, language));
        }
    }
    return all;
}

QSet<QString> placeholders(const QString& text)
{
    static const QRegularExpression pattern(QStringLiteral("\\{(\\w+)\\}"));
    QSet<QString> found;
    auto matches = pattern.globalMatch(text);
    while (matches.hasNext())
        found.insert(matches.next().captured(1));
    return found;
}

} // namespace

class TestLetter final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void languagesSayTheSame()
    {
        const QStringList keys = emailTextKeys();
        QVERIFY(keys.size() > 60);
        static const QSet<QString> mayBeSame{QStringLiteral("label"), QStringLiteral("date"),
                                             QStringLiteral("labels.document"), QStringLiteral("question")};
        for (const QString& language : languageCodes()) {
            for (const QString& key : keys) {
                const QString words = emailText(language, key);
                const QString english = emailText(QStringLiteral("en"), key);
                QVERIFY2(!words.trimmed().isEmpty(), qPrintable(key));
                QCOMPARE(placeholders(words), placeholders(english));
                QVERIFY2(language == QLatin1StringView("en") || mayBeSame.contains(key) || words != english,
                         qPrintable(language + key));
            }
        }
        static const QSet<QString> known{
            QStringLiteral("sender"),   QStringLiteral("email"),     QStringLiteral("title"),
            QStringLiteral("about"),    QStringLiteral("recipient"), QStringLiteral("brand"),
            QStringLiteral("deadline"), QStringLiteral("subject"),   QStringLiteral("day"),
            QStringLiteral("month"),    QStringLiteral("year"),      QStringLiteral("address"),
            QStringLiteral("page"),     QStringLiteral("absent"),    QStringLiteral("label")};
        for (const QString& key : keys) {
            const QString text = emailText(QStringLiteral("en"), key);
            QVERIFY2(known.contains(placeholders(text)), qPrintable(text));
        }
    }

    void sendersGetALinkToTheDocument()
    {
        for (const QString& language : languageCodes()) {
            EmailFacts toSender = facts(NoticeKind::Signed, Audience::Sender, language);
            QVERIFY(!compose(toSender).html.contains(QLatin1StringView("<a ")));
            toSender.documentUrl = QStringLiteral("https://sign.example.com/documents/12");
            const EmailContent letter = compose(toSender);
            QVERIFY(letter.text.contains(toSender.documentUrl));
            QVERIFY(letter.html.contains(QStringLiteral("href=\"%1\"").arg(toSender.documentUrl)));
            QVERIFY(letter.text.contains(emailText(language, QStringLiteral("buttons.window"))));
            // It isn't personal: without the account it shows nothing.
            QVERIFY(!letter.text.contains(emailText(language, QStringLiteral("personal"))));
        }
    }

    void direction()
    {
        const EmailContent arabic =
            compose(facts(NoticeKind::Invitation, Audience::Recipient, QStringLiteral("ar")));
        QVERIFY(arabic.html.contains(QLatin1StringView("<html lang=\"ar\" dir=\"rtl\">")));
        QVERIFY(!arabic.html.contains(QLatin1StringView("dir=\"ltr\"")));
        QVERIFY(!arabic.html.contains(QLatin1StringView("border-left:3px")));
        // A title in the other direction keeps its order inside the sentence.
        QVERIFY(arabic.text.contains(QStringLiteral("«\u2068Lease 14B")));
        QVERIFY(!arabic.subject.contains(QChar(0x2068)));
        const EmailContent german =
            compose(facts(NoticeKind::Invitation, Audience::Recipient, QStringLiteral("de")));
        QVERIFY(german.html.contains(QLatin1StringView("<html lang=\"de\" dir=\"ltr\">")));
        QVERIFY(!german.html.contains(QLatin1StringView("rtl")) && !german.text.contains(QChar(0x2068)));
    }

    /** Names and titles neither turn the words around them nor hide what they are. */
    void directionOfOthersWords()
    {
        for (const QString& language : languageCodes()) {
            EmailFacts given = facts(NoticeKind::Invitation, Audience::Recipient, language);
            given.title = QStringLiteral("חוזה\u2069 (3)\u202E");
            given.senderName = QStringLiteral("דנה\u2067");
            const EmailContent letter = compose(given);
            const QByteArray where = language.toUtf8();
            for (const QString& part : {letter.text, letter.html}) {
                QVERIFY2(part.contains(QStringLiteral("\u2068חוזה (3)\u2069")), where.constData());
                QVERIFY2(part.contains(QStringLiteral("\u2068דנה\u2069")), where.constData());
                QCOMPARE(part.count(QChar(0x2068)), part.count(QChar(0x2069)));
            }
            for (const QString& part : {letter.text, letter.html, letter.subject})
                QVERIFY2(!part.contains(QChar(0x202E)) && !part.contains(QChar(0x2067)), where.constData());
        }
    }

    void bothPartsTellEverything()
    {
        for (const EmailFacts& f : everyLetter()) {
            const EmailContent letter = compose(f);
            const QByteArray where = name(f).toUtf8();
            QVERIFY2(!letter.subject.isEmpty() && !letter.subject.contains(QLatin1Char('{')),
                     where.constData());
            QVERIFY2(!letter.text.contains(QLatin1Char('{')), where.constData());
            QVERIFY2(!letter.html.contains(QLatin1StringView("{{")), where.constData());
            QVERIFY2(letter.text.contains(f.title), where.constData());
            QVERIFY2(letter.html.contains(QLatin1StringView("Lease 14B &amp; annex")), where.constData());
            for (const QString& part : {letter.text, letter.html}) {
                if (f.audience != Audience::Sender)
                    QVERIFY2(part.contains(QLatin1StringView("anna@example.com")), where.constData());
                if (!f.link.isEmpty()) QVERIFY2(part.contains(f.link), where.constData());
                if (!f.code.isEmpty()) QVERIFY2(part.contains(f.code), where.constData());
                if (!f.reason.isEmpty()) QVERIFY2(part.contains(f.reason), where.constData());
                QVERIFY2(part.contains(QLatin1StringView("The keys are at the office.")) ==
                             (f.audience == Audience::Recipient &&
                              (f.kind == NoticeKind::Invitation || f.kind == NoticeKind::Reminder ||
                               f.kind == NoticeKind::ExpiryWarning)),
                         where.constData());
            }
        }
    }

    /** In a list of emails, the deadline and the sender's own words stand beside the subject. */
    void previewSaysWhatMatters()
    {
        const auto previewOf = [](const EmailFacts& f) {
            const QString html = compose(f).html;
            const qsizetype begin =
                html.indexOf(QLatin1Char('>'), html.indexOf(QLatin1StringView("<div style=\"display:none"))) +
                1;
            return html.mid(begin, html.indexOf(QLatin1StringView("</div>"), begin) - begin);
        };
        for (const QString& language : languageCodes()) {
            EmailFacts f = facts(NoticeKind::Invitation, Audience::Recipient, language);
            f.customBody.prepend(QLatin1StringView("<b>"));
            const QString preview = previewOf(f);
            QVERIFY2(preview.contains(QLatin1StringView("2026, 22:26 (Europe/Paris)")), qPrintable(preview));
            QVERIFY2(preview.contains(QLatin1StringView("&lt;b&gt;Dear Ben, please sign")),
                     qPrintable(preview));
            // A date in Latin digits doesn't turn what stands around it.
            QCOMPARE(preview.contains(QLatin1StringView("(Europe/Paris)") + QChar(0x2069)),
                     isRightToLeft(language));
            f.customBody.clear();
            f.deadline.reset();
            QVERIFY(previewOf(f).contains(QLatin1StringView("Anna Smith")));
            // A code is for whoever opens the email, not for a locked screen.
            const EmailFacts code = facts(NoticeKind::Code, Audience::Recipient, language);
            QVERIFY(!previewOf(code).isEmpty() && !previewOf(code).contains(code.code));
        }
    }

    void htmlFetchesNothing()
    {
        for (const EmailFacts& f : everyLetter()) {
            const QString html = compose(f).html;
            for (const char* bad :
                 {"src=", "url(", "<script", "<link", "<img", "<iframe", "@import", "onclick"})
                QVERIFY2(!html.contains(QLatin1StringView(bad), Qt::CaseInsensitive), bad);
            static const QRegularExpression address(QStringLiteral("(?:https?:)?//[^\\s\"<]+"));
            auto found = address.globalMatch(html);
            while (found.hasNext())
                QCOMPARE(found.next().captured(), f.link);
        }
    }

    void hostileWordsStayWords()
    {
        EmailFacts f = facts(NoticeKind::Invitation, Audience::Recipient, QStringLiteral("en"));
        const QString evil =
            QStringLiteral("<img src=x onerror=alert(1)>\"'&{sender}{{content}}\r\nBcc: eve@example.com");
        f.title = evil;
        f.senderName = evil;
        f.recipientName = evil;
        f.brand = evil;
        f.customBody = evil;
        f.customSubject = QString();
        EmailContent letter = compose(f);
        QVERIFY(!letter.html.contains(QLatin1StringView("<img")));
        QVERIFY(!letter.html.contains(QLatin1StringView("\"'&{")));
        QVERIFY(!letter.subject.contains(QLatin1Char('\n')) && !letter.subject.contains(QLatin1Char('\r')));
        QVERIFY(letter.html.contains(QLatin1StringView("{{content}}"))); // as text, not filled in
        QCOMPARE(letter.html.count(QLatin1StringView("<h1")), 1);
        f.customSubject = QStringLiteral("Mine\r\nBcc: eve@example.com\u202E");
        QCOMPARE(compose(f).subject, QStringLiteral("Mine Bcc: eve@example.com"));
    }

    void ownSubjectIsForAskingOnly()
    {
        EmailFacts f = facts(NoticeKind::Invitation, Audience::Recipient, QStringLiteral("fr"));
        f.customSubject = QStringLiteral("Votre bail");
        QCOMPARE(compose(f).subject, QStringLiteral("Votre bail"));
        f.kind = NoticeKind::Reminder;
        QCOMPARE(compose(f).subject, QStringLiteral("Rappel\u00A0: Votre bail"));
        f.kind = NoticeKind::Cancelled;
        QVERIFY(!compose(f).subject.contains(QLatin1StringView("Votre bail")));
    }

    void actionsHaveTheirWords()
    {
        QSet<QString> subjects;
        for (const ActionType action : {ActionType::Signer, ActionType::Reviewer, ActionType::Editor,
                                        ActionType::SigningHost, ActionType::Viewer}) {
            EmailFacts f = facts(NoticeKind::Invitation, Audience::Recipient, QStringLiteral("en"));
            f.action = action;
            subjects.insert(compose(f).subject);
        }
        QCOMPARE(subjects.size(), 5);
    }

    void deadlineInTheAccountsZone()
    {
        EmailFacts f = facts(NoticeKind::ExpiryWarning, Audience::Recipient, QStringLiteral("fr"));
        QVERIFY(compose(f).subject.contains(QStringLiteral("28 mai 2026, 22:26 (Europe/Paris)")));
        f.timeZone = QStringLiteral("Nowhere/AtAll");
        f.language = QStringLiteral("en");
        QVERIFY(compose(f).text.contains(QStringLiteral("28 May 2026, 20:26 (UTC)")));
        for (const auto& [language, date] : {std::pair{"de", u"28. Mai 2026, 20:26 (UTC)"},
                                             std::pair{"es", u"28 de mayo de 2026, 20:26 (UTC)"},
                                             std::pair{"ar", u"28 مايو 2026, 20:26 (UTC)"}}) {
            f.language = QLatin1StringView(language);
            QVERIFY2(compose(f).text.contains(QStringView(date)), language);
        }
    }

    void languageOfTheReader()
    {
        const QString en = QStringLiteral("en");
        const QString fr = QStringLiteral("fr");
        QCOMPARE(emailLanguage({{}, fr, en}), fr);
        QCOMPARE(emailLanguage({QStringLiteral("fr-CA"), en}), fr);
        QCOMPARE(emailLanguage({QStringLiteral("FR"), en}), fr);
        QCOMPARE(emailLanguage({QStringLiteral("ar-EG"), fr}), QStringLiteral("ar"));
        QCOMPARE(emailLanguage({QStringLiteral("de_CH"), fr}), QStringLiteral("de"));
        QCOMPARE(emailLanguage({QStringLiteral("it"), fr}), en);
        QCOMPARE(emailLanguage({QStringLiteral("ara"), fr}), en);
        QCOMPARE(emailLanguage({}), en);
    }

    /** With INKSTONE_LETTERS=DIR all emails are saved there for review in a browser. */
    void toLookAt()
    {
        if (!ink::test::requireVariable("INKSTONE_LETTERS")) return;
        const QString folder = qEnvironmentVariable("INKSTONE_LETTERS");
        QVERIFY(QDir().mkpath(folder));
        for (const EmailFacts& f : everyLetter())
            for (const auto& [suffix, content] : {std::pair{QStringLiteral(".html"), compose(f).html},
                                                  std::pair{QStringLiteral(".txt"), compose(f).text}}) {
                QFile file(folder + QLatin1Char('/') + name(f) + suffix);
                QVERIFY(file.open(QIODevice::WriteOnly));
                file.write(content.toUtf8());
            }
    }
};

INK_TEST(TestLetter, "tst_letter")

} // namespace tst_letter

#include "tst_letter.moc"
