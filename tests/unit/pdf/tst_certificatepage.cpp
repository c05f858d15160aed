// The certificate is complete, in its language, on as many pages as necessary.
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "app/domain/history/history.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/certificate/certificatetexts.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/service/core/reasons.h"
#include "app/service/host/reasons.h"
#include "app/service/mail/reasons.h"
#include "tests/support/testmain.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QFile>
#include <QImage>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryFile>
#include <QTest>

namespace tst_certificatepage {

using namespace ink;
using namespace ink::pdf;
using namespace std::chrono_literals;

namespace {

const Timestamp sent{std::chrono::sys_days{std::chrono::year{2026} / 3 / 9} + 14h + 5min + 11s};

domain::Document lease(int events)
{
    domain::Document document;
    document.title = QStringLiteral("Lease agreement, Harbour Street 14B, with annex on furniture");
    document.guid = QStringLiteral("0d5ce0f4-6a0b-4a75-b0c4-7f5bb8d7a001");
    document.senderName = QStringLiteral("Élodie Brasseur");
    document.senderEmail = QStringLiteral("elodie.brasseur@harbour-lettings.example");
    document.sentTime = sent;
    document.completedTime = sent + 26h;
    domain::File file;
    file.name = QStringLiteral("Lease agreement.pdf");
    file.size = 81'234;
    file.sha256 = QStringLiteral("9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08");
    file.pages.resize(3);
    document.files << file;
    file.name = QStringLiteral("Annex A – a rather long file name that says what every room holds and when "
                               "it was bought and by whom.pdf");
    file.size = 1'612'345;
    file.pages.resize(1);
    document.files << file;

    domain::Invitation anna;
    anna.guid = QStringLiteral("11111111-2222-3333-4444-555555555555");
    anna.recipientName = QStringLiteral("Anna Lindqvist");
    anna.recipientEmail = QStringLiteral("anna@example.com");
    anna.status = domain::InvitationStatus::Finalized;
    anna.openedTime = sent + 20min;
    anna.finishedTime = sent + 32min;
    anna.authentications = {{domain::AuthenticationType::Sms, QStringLiteral("5551234567"),
                             QStringLiteral("+46"), QStringLiteral("998877")}};
    domain::Invitation ben = anna;
    ben.recipientName = QStringLiteral("محمد بن عبد الله");
    ben.recipientEmail = QString(60, QLatin1Char('b')) + QStringLiteral("@a-domain-that-has-no-end.example");
    ben.actionType = domain::ActionType::Reviewer;
    ben.authentications.clear();
    domain::Invitation copy;
    copy.recipientName = QStringLiteral("Archive");
    copy.recipientEmail = QStringLiteral("archive@example.com");
    copy.actionType = domain::ActionType::Viewer;
    copy.status = domain::InvitationStatus::WaitToOpen;
    document.invitations = {anna, copy, ben};

    const QStringList names{QStringLiteral("created"), QStringLiteral("sent"), QStringLiteral("opened"),
                            QStringLiteral("saved"), QStringLiteral("signed")};
    for (int i = 0; i < events; ++i) {
        domain::HistoryEntry entry;
        entry.time = sent + i * 7min;
        entry.event = domain::HistoryEvent::fromCode(i == events - 1 ? QStringLiteral("finalized")
                                                                     : names.at(i % names.size()));
        entry.actor = i % 2 ? QStringLiteral("Anna Lindqvist <anna@example.com>")
                            : QStringLiteral("Élodie Brasseur <elodie.brasseur@harbour-lettings.example>");
        entry.address =
            i % 3 ? QStringLiteral("203.0.113.42") : QStringLiteral("2001:db8:85a3:8d3:1319:8a2e:370:7348");
        if (i % 4 == 3)
            entry.detail = QStringLiteral("12 values, among them two signatures, entry %1").arg(i);
        domain::appendHistory(document, entry);
    }
    return document;
}

CertificateOptions options(const QString& language)
{
    return {language, sent + 26h, QStringLiteral("Inkstone 0.1.0")};
}

struct Viewer
{
    explicit Viewer(const QByteArray& bytes)
    {
        buffer.setData(bytes);
        buffer.open(QIODevice::ReadOnly);
        document.load(&buffer);
    }
    QString text()
    {
        QString all;
        for (int i = 0; i < document.pageCount(); ++i)
            all += document.getAllText(i).text() + QLatin1Char('\n');
        return all;
    }
    QBuffer buffer;
    QPdfDocument document;
};

/** Removes what line breaks change: spaces, line ends and hyphens (a viewer treats one at a line's end as a
 * soft hyphen). */
QString squeezed(QString text)
{
    text.removeIf([](QChar c) {
        return c.isSpace() || c == QLatin1Char('-') || c.category() == QChar::Other_NotAssigned ||
               c.unicode() < 32;
    });
    return text;
}

} // namespace

class TestCertificatePage : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void tellsEverything()
    {
        const auto document = lease(6);
        const auto bytes = makeCertificate(document, options(QStringLiteral("en")));
        QVERIFY(bytes);
        keep(*bytes, "certificate-en.pdf");
        const auto info = inspectPdf(*bytes);
        QVERIFY(info);
        QVERIFY(qAbs(info->pages.first().size.width() - 595) < 1.5 &&
                qAbs(info->pages.first().size.height() - 842) < 1.5);
        Viewer viewer(*bytes);
        const QString text = viewer.text();
        const QString dense = squeezed(text);
        for (const QString& each :
             {document.guid, document.senderEmail, document.title, document.files.first().sha256,
              document.files.last().sha256, document.histories.last().hash,
              QStringLiteral("Certificate of completion"), QStringLiteral("2026-03-09 14:05:11 UTC"),
              QStringLiteral("2026-03-10 16:05:11 UTC"), QStringLiteral("anna@example.com"),
              QStringLiteral("Signer"), QStringLiteral("Reviewer"), QStringLiteral("Code by SMS (…67)"),
              QStringLiteral("203.0.113.42"), QStringLiteral("Completed and sealed"), QStringLiteral("81 kB"),
              QStringLiteral("1.6 MB")})
            QVERIFY2(dense.contains(squeezed(each)), qPrintable(each + QLatin1Char('\n') + text));
        // It doesn't contain anything that would let others sign.
        QVERIFY(!dense.contains(document.invitations.first().guid));
        QVERIFY(!dense.contains(QStringLiteral("998877")) && !dense.contains(QStringLiteral("5551234567")));
    }

    /** The address of a computer's own workspace is nobody's: only the sender's name is printed. */
    void aLocalSenderHasNoAddress()
    {
        auto document = lease(6);
        document.senderName = QStringLiteral("Nora Lind");
        document.senderEmail = domain::localSenderEmail();
        const auto bytes = makeCertificate(document, options(QStringLiteral("en")));
        QVERIFY(bytes);
        Viewer viewer(*bytes);
        const QString text = viewer.text();
        QVERIFY(text.contains(QStringLiteral("Nora Lind")));
        QVERIFY2(!text.contains(QStringLiteral("inkstone.local")), qPrintable(text));
    }

    void speaksFrench()
    {
        const auto bytes = makeCertificate(lease(6), options(QStringLiteral("fr")));
        QVERIFY(bytes);
        keep(*bytes, "certificate-fr.pdf");
        Viewer viewer(*bytes);
        const QString dense = squeezed(viewer.text());
        for (const QString& each : {QStringLiteral("Certificat de signature"), QStringLiteral("Signataire"),
                                    QStringLiteral("Terminé et scellé"), QStringLiteral("81 ko")})
            QVERIFY2(dense.contains(squeezed(each)), qPrintable(each));
        QVERIFY(!dense.contains(QStringLiteral("Recipients")));
    }

    /** The service's texts are in the reader's language; texts from before there were reasons stay. */
    void detailsOfTheHistoryAreGerman()
    {
        auto document = lease(1);
        domain::Invitation host;
        host.recipientName = QStringLiteral("Nora Lind");
        host.recipientEmail = QStringLiteral("nora@example.com");
        host.hostedSigners = {QStringLiteral("Kim")};
        document.invitations.append(host);
        const auto note = [&](const char* event, const QString& actor, const Message& detail) {
            domain::HistoryEntry entry;
            entry.time = sent;
            entry.event = domain::HistoryEvent::fromCode(QString::fromLatin1(event));
            entry.actor = actor;
            domain::setDetail(entry, detail);
            domain::appendHistory(document, std::move(entry));
        };
        const QString service = QStringLiteral("Inkstone");
        note("created", service,
             reasons::historyFromTemplate(QStringLiteral("Mietvertrag"), QStringLiteral("12")));
        note("sealing_delayed", service, reasons::diskFullOrReadOnly());
        note("mail_failed", service,
             reasons::historyMail(reasons::mailCode(), QStringLiteral("Ben"),
                                  reasons::mailServerUnreachable()));
        note("signed", QStringLiteral("Kim, hosted by Nora Lind <nora@example.com>"), {});
        note("sealing_delayed", service, Message::literal(QStringLiteral("The old sentence.")));
        const auto bytes = makeCertificate(document, options(QStringLiteral("de")));
        QVERIFY(bytes);
        const QString dense = squeezed(extracted(*bytes));
        for (const char* each : {"Aus der Vorlage „Mietvertrag“ (12)",
                                 "Einmalcode an Ben: ", "Kim, geleitet von Nora Lind", "The old sentence."})
            QVERIFY2(dense.contains(squeezed(QString::fromUtf8(each))), each);
        for (const char* each :
             {"From the template", "The disk is full", "one-time code", "hosted by", "cannot be reached"})
            QVERIFY2(!dense.contains(squeezed(QString::fromUtf8(each))), each);
        const auto english = makeCertificate(document, options(QStringLiteral("en")));
        QVERIFY(squeezed(extracted(*english))
                    .contains(squeezed(QStringLiteral("The disk is full or read-only."))));
    }

    void speaksTheRecipientsLanguage_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QStringList>("words");
        QTest::newRow("German") << QStringLiteral("de-AT")
                                << QStringList{QStringLiteral("Abschlussprotokoll"),
                                               QStringLiteral("Unterzeichner"),
                                               QStringLiteral("Abgeschlossen und gesiegelt"),
                                               QStringLiteral("1,6 MB")};
        QTest::newRow("Spanish") << QStringLiteral("es")
                                 << QStringList{QStringLiteral("Certificado de finalización"),
                                                QStringLiteral("Firmante"),
                                                QStringLiteral("Código por SMS (…67)")};
        QTest::newRow("Arabic") << QStringLiteral("ar")
                                << QStringList{QStringLiteral("شهادة إتمام التوقيع"),
                                               QStringLiteral("المستلمون"), QStringLiteral("رابط شخصي"),
                                               QStringLiteral("محمد بن عبد الله")};
    }
    void speaksTheRecipientsLanguage()
    {
        QFETCH(QString, language);
        QFETCH(QStringList, words);
        auto document = lease(6);
        for (domain::Invitation& invitation : document.invitations)
            invitation.language = language;
        QCOMPARE(certificateLanguage(document), language.left(2));
        const auto bytes = makeCertificate(document, options(certificateLanguage(document)));
        QVERIFY(bytes);
        keep(*bytes, qPrintable(QStringLiteral("certificate-%1.pdf").arg(language.left(2))));
        // Poppler extracts the text in reading order, also from right to left.
        const QString dense = squeezed(extracted(*bytes));
        for (const QString& each : words)
            QVERIFY2(dense.contains(squeezed(each)), qPrintable(each + QLatin1Char('\n') + dense));
        QVERIFY(!dense.contains(QStringLiteral("Recipients")));
        Viewer viewer(*bytes);
        for (int page = 0; page < viewer.document.pageCount(); ++page)
            QVERIFY(marginsAreFree(viewer.document, page));
    }
    /** Names and titles neither turn the words around them nor hide what they are: the page with controls of
     * direction looks as without. */
    void directionOfOthersWords_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "ar"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void directionOfOthersWords()
    {
        QFETCH(QString, language);
        const auto page = [&](const QString& turned, const QString& end) {
            auto document = lease(1);
            const QString name = turned + QStringLiteral("Ben 1 2 (x)") + end;
            document.title = name;
            document.senderName = name;
            document.files.first().name = name;
            for (domain::Invitation& each : document.invitations) {
                each.recipientName = name;
                each.rejectReason = name;
                each.onBehalfOf = domain::AbsentPerson{name, QStringLiteral("chief@example.com")};
                each.group = name;
            }
            domain::HistoryEntry entry;
            entry.event = domain::HistoryEvent::Signed;
            entry.actor = name + QStringLiteral(" <ben@example.com>");
            entry.detail = name;
            entry.time = sent;
            domain::appendHistory(document, entry);
            const auto bytes = makeCertificate(document, options(language));
            if (!bytes) return QImage();
            // The head of the chain differs with the names: it isn't part of the comparison.
            Viewer viewer(*bytes);
            return viewer.document.render(0, {595, 842}).copy(0, 0, 595, 470);
        };
        const QImage plain = page({}, {});
        QVERIFY(!plain.isNull());
        for (const char16_t* each : {u"\u202E", u"\u2067", u"\u202B", u"\u2069\u2069\u202E"}) {
            const QImage turned = page(QString::fromUtf16(each), QStringLiteral("\u2067"));
            QCOMPARE(turned, plain);
        }
        const CertificateTexts words(language);
        const QString reason = words.signerReason(QStringLiteral("דנה\u2069"), sent);
        QVERIFY(reason.contains(QStringLiteral("\u2068דנה\u2069")));
        QCOMPARE(reason.contains(QStringLiteral("\u20682026-03-09 14:05:11 UTC\u2069")),
                 words.isRightToLeft());
    }
    void theSharedLanguageCounts()
    {
        auto document = lease(1);
        document.setting.language = domain::LanguageCode::French;
        QCOMPARE(certificateLanguage(document), QStringLiteral("fr"));
        document.invitations[0].language = QStringLiteral("es-MX");
        QCOMPARE(certificateLanguage(document), QStringLiteral("es"));
        document.invitations[1].language = QStringLiteral("de");
        QCOMPARE(certificateLanguage(document), QStringLiteral("fr"));
        document.invitations[1].language = QStringLiteral("es");
        QCOMPARE(certificateLanguage(document), QStringLiteral("es"));
    }
    void tellsFromWhere()
    {
        auto document = lease(1);
        domain::HistoryEntry entry;
        entry.event = domain::HistoryEvent::Signed;
        entry.actor = QStringLiteral("Anna Lindqvist <anna@example.com>");
        entry.address = QStringLiteral("198.51.100.77");
        domain::appendHistory(document, entry);
        const auto bytes = makeCertificate(document, options(QStringLiteral("en")));
        QVERIFY(bytes);
        Viewer viewer(*bytes);
        QCOMPARE(viewer.text().count(entry.address), 2); // with the person and in the history
    }

    void continuesOnFurtherPages()
    {
        const auto document = lease(120);
        const auto bytes = makeCertificate(document, options(QStringLiteral("en")));
        QVERIFY(bytes);
        keep(*bytes, "certificate-long.pdf");
        Viewer viewer(*bytes);
        const int pages = viewer.document.pageCount();
        QVERIFY(pages >= 4);
        const QString dense = squeezed(viewer.text());
        for (int i = 1; i <= pages; ++i)
            QVERIFY(dense.contains(squeezed(QStringLiteral("Page %1 of %2").arg(i).arg(pages))));
        QCOMPARE(dense.count(squeezed(QStringLiteral("entry "))) >= 29, true);
        QVERIFY(dense.contains(document.histories.last().hash));
        for (int page = 0; page < pages; ++page)
            QVERIFY2(marginsAreFree(viewer.document, page), qPrintable(QString::number(page)));
    }

    /** Qt opens a font file again for each list of families that a text's script needs. */
    void embedsEachFontOnce()
    {
        const auto bytes = makeCertificate(lease(12), {});
        QVERIFY(bytes);
        static const QRegularExpression fontName(QStringLiteral("/FontName /[A-Z]{6}\\+([^ /\n]+)"));
        QStringList fonts;
        for (const auto& match : fontName.globalMatch(QString::fromLatin1(*bytes)))
            fonts << match.captured(1);
        QVERIFY2(fonts.size() > 2, qPrintable(fonts.join(u' ')));
        QVERIFY2(QSet(fonts.begin(), fonts.end()).size() == fonts.size(), qPrintable(fonts.join(u' ')));
    }

    void extremeValuesStayInside()
    {
        auto document = lease(3);
        document.title = QString(255, QLatin1Char('W'));
        document.senderName = QString(300, QLatin1Char('M'));
        document.invitations.first().recipientName = QString(500, QLatin1Char('x'));
        document.files.first().name = QString(255, QLatin1Char('n'));
        document.histories.first().detail = QString(9000, QLatin1Char('d'));
        document.histories.first().event = domain::HistoryEvent::fromCode(QString(90, QLatin1Char('e')));
        const auto bytes = makeCertificate(document, options(QStringLiteral("en")));
        QVERIFY(bytes);
        keep(*bytes, "certificate-extreme.pdf");
        Viewer viewer(*bytes);
        for (int page = 0; page < viewer.document.pageCount(); ++page)
            QVERIFY(marginsAreFree(viewer.document, page));
    }

    void nothingIsFine() { QVERIFY(makeCertificate(domain::Document{}, CertificateOptions{})); }

    void joinsASignedFile()
    {
        const auto certificate = makeCertificate(lease(6), options(QStringLiteral("en")));
        QVERIFY(certificate);
        auto writer = IncrementalWriter::open(*makeCertificate(lease(1), options(QStringLiteral("fr"))));
        QVERIFY(writer);
        const int before = writer->pageCount();
        QVERIFY(writer->appendPages(*certificate));
        const auto whole = std::move(*writer).finish();
        QVERIFY(whole);
        Viewer viewer(*whole);
        QVERIFY(viewer.document.pageCount() > before);
        QVERIFY(viewer.text().contains(QStringLiteral("Certificate of completion")));
    }

    void bench()
    {
        const auto document = lease(12);
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 10; ++i)
            QVERIFY(makeCertificate(document, options(QStringLiteral("en"))));
        qInfo("a certificate: %.1f ms", double(timer.nsecsElapsed()) / 1e7);
    }

private:
    static QString extracted(const QByteArray& bytes)
    {
        QTemporaryFile file;
        if (!file.open() || file.write(bytes) != bytes.size() || !file.flush()) return {};
        QProcess process;
        process.start(QStringLiteral("pdftotext"), {file.fileName(), QStringLiteral("-")});
        process.waitForFinished(20'000);
        QString text = QString::fromUtf8(process.readAllStandardOutput());
        text.removeIf([](QChar c) { return c.category() == QChar::Other_Format; }); // direction marks
        return text;
    }
    static void keep(const QByteArray& bytes, const char* name)
    {
        if (!qEnvironmentVariableIsSet("INKSTONE_KEEP")) return;
        QFile file(qEnvironmentVariable("INKSTONE_KEEP") + QLatin1Char('/') + QLatin1String(name));
        if (file.open(QIODevice::WriteOnly)) file.write(bytes);
    }
    /** Returns whether nothing is painted within 40 points of the left and right edge or 28 points of the
     * top and bottom. */
    static bool marginsAreFree(QPdfDocument& document, int page)
    {
        const QImage image = document.render(page, QSize(595, 842)).convertToFormat(QImage::Format_ARGB32);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if ((x < 40 || x >= 555 || y < 28 || y >= 814) && qAlpha(image.pixel(x, y)) > 0 &&
                    qGray(image.pixel(x, y)) < 240)
                    return false;
        return true;
    }
};

INK_TEST(TestCertificatePage, "tst_certificatepage")

} // namespace tst_certificatepage

#include "tst_certificatepage.moc"
