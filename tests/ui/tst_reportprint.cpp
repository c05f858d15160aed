// The charts of a report on paper: printed by the print dialog into a file, and read by poppler.
#include "tests/support/events.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/ui/templatedesk.h"
#include "ui/models/words.h"
#include "ui/pages/report/reportpage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/style/theme.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPrintDialog>
#include <QPrinter>
#include <QProcess>
#include <QRegularExpression>
#include <QTableView>
#include <QToolButton>

namespace tst_reportprint {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int patience = test::TemplateDesk::patience;

QByteArray output(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    return process.waitForFinished(patience) && process.exitCode() == 0 ? process.readAllStandardOutput()
                                                                        : QByteArray();
}

/** A word of the page and its position in points. */
struct Word
{
    QString text;
    QRectF box;
};
QList<Word> wordsOf(const QString& pdf, QSizeF& page)
{
    const QString found = QString::fromUtf8(output(u"pdftotext"_s, {u"-bbox"_s, pdf, u"-"_s}));
    static const QRegularExpression size(u"<page width=\"([\\d.]+)\" height=\"([\\d.]+)\""_s);
    const auto paper = size.match(found);
    page = {paper.captured(1).toDouble(), paper.captured(2).toDouble()};
    static const QRegularExpression shape(
        u"<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\">(.*?)</word>"_s);
    QList<Word> words;
    for (auto it = shape.globalMatch(found); it.hasNext();) {
        const auto match = it.next();
        const QPointF from(match.captured(1).toDouble(), match.captured(2).toDouble());
        const QPointF to(match.captured(3).toDouble(), match.captured(4).toDouble());
        const QString text = match.captured(5);
        if (text.size() == 1 && text.at(0).isMark()) continue; // a vowel mark has no position of its own
        words.append({text, QRectF(from, to)});
    }
    return words;
}

/** The typed letters without joined forms, spaces and direction marks: PDF readers put spaces between joined
 * letters at random. */
QString bare(const QString& words)
{
    QString text = words.normalized(QString::NormalizationForm_KC);
    text.remove(u' ').remove(u'\n').remove(u'\f');
    static const QRegularExpression marks(u"[\\x{200e}\\x{200f}\\x{202a}-\\x{202e}\\x{2066}-\\x{2069}]"_s);
    return text.remove(marks);
}

} // namespace

class TestReportPrint final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TemplateDesk> m_desk;
    const QString m_title = u"Tenancy agreement of a flat with a cellar, a garage and a garden, and what was "
                            "handed over with it in the year 2026"_s;

    ReportPage& page() { return m_desk->desk.window->reportPage(); }
    QAction* act(const QString& words)
    {
        auto* button = page().findChild<QToolButton*>(u"reportExport"_s);
        Q_EMIT button->menu()->aboutToShow();
        for (QAction* action : button->menu()->actions())
            if (action->text() == words) return action;
        return nullptr;
    }
    /** Prints to a file with the dialog, under that name. */
    bool printTo(const QString& path)
    {
        page().output().printCharts();
        auto* dialog = page().findChild<QPrintDialog*>(u"printCharts"_s);
        if (!dialog || !QTest::qWaitFor([dialog] { return dialog->isVisible(); })) return false;
        auto* printers = dialog->findChild<QComboBox*>(u"printers"_s);
        auto* file = dialog->findChild<QLineEdit*>(u"filename"_s);
        if (!printers || !file) return false;
        printers->setCurrentIndex(printers->count() - 1); // "Print to File (PDF)" is the last entry
        Q_EMIT printers->activated(printers->count() - 1);
        file->setText(path);
        const QPointer<QPrintDialog> open(dialog);
        dialog->accept();
        return QTest::qWaitFor([&open] { return open.isNull(); }, patience);
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requirePrograms({"pdftotext", "pdftoppm"})) return;
        m_desk = std::make_unique<test::TemplateDesk>();
        const auto made = m_desk->add(m_title);
        for (const QString& name : {u"Anna"_s, u"Ben"_s, u"Cara"_s}) {
            wire::TemplateUse use;
            use.title = name;
            use.invitations = {{name, name.toLower() + u"@example.org"_s, {}},
                               {u"Nora"_s, u"nora@example.org"_s, {}}};
            use.tags = {{{}, u"Rent"_s, u"900"_s}};
            QVERIFY(!m_desk->use(made.id, use).id.isNull());
        }
        m_desk->desk.window->showReports();
        page().open(made.id);
        QTRY_COMPARE_WITH_TIMEOUT(page().table()->model()->rowCount(), 3, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!page().report().isLoading(), patience);
    }
    void cleanupTestCase() { m_desk.reset(); }

    void whatIsPrinted_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        QTest::newRow("German") << u"de"_s << settings::Theme::Light;
        QTest::newRow("German, dark") << u"de"_s << settings::Theme::Dark;
        QTest::newRow("Arabic") << u"ar"_s << settings::Theme::Light;
        QTest::newRow("Arabic, high contrast") << u"ar"_s << settings::Theme::HighContrast;
    }
    void whatIsPrinted()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        m_desk->desk.settings().set(settings::options::language, language);
        m_desk->desk.settings().set(settings::options::theme, theme);
        m_desk->desk.settle();
        test::expireTimers(page()); // the figures follow a moment later
        const bool fromRight = language == u"ar";
        const QString name = QString::fromLatin1(QTest::currentDataTag()) + u".pdf"_s;
        const QString pdf = m_desk->desk.path(name);
        QVERIFY(printTo(pdf));
        QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(pdf).size() > 5000, patience);
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty())
            QFile::copy(pdf, folder + u"/print "_s + name);

        QSizeF paper;
        const QList<Word> words = wordsOf(pdf, paper);
        QVERIFY(words.size() > 20);
        const QString all = bare(QString::fromUtf8(output(u"pdftotext"_s, {u"-layout"_s, pdf, u"-"_s})));
        for (const Word& word : words) {
            QVERIFY2(QRectF(QPointF(), paper).adjusted(36, 36, -36, -36).contains(word.box),
                     qPrintable(word.text));
            for (const Word& other : words)
                QVERIFY2(&other == &word ||
                             !other.box.adjusted(1, 3, -1, -3).intersects(word.box.adjusted(1, 3, -1, -3)),
                         qPrintable(other.text + u" over "_s + word.text));
        }
        QVERIFY2(!all.contains(u'…'), qPrintable(all));
        QVERIFY2(all.contains(bare(m_title)), qPrintable(all));
        for (const QString& word : m_title.split(u' ')) // none is broken in two
            QVERIFY2(std::any_of(words.begin(), words.end(),
                                 [&word](const Word& found) { return bare(found.text) == word; }),
                     qPrintable(word));
        QStringList wanted{statusText(domain::SigningStatus::InProgress),
                           statusText(domain::SigningStatus::Completed)};
        for (const char* chart : {"reportStatusChart", "reportTimeChart"}) {
            auto* shown = page().findChild<QWidget*>(QLatin1StringView(chart));
            wanted << shown->accessibleName();
            for (const QString& part : shown->accessibleDescription().split(u", "_s))
                wanted << part.section(u':', 0, 0);
        }
        QVERIFY(wanted.size() > 10);
        for (const QString& sentence : std::as_const(wanted))
            for (const QString& word : sentence.split(u' ')) {
                // poppler separates letters with vowel marks from their words
                if (std::any_of(word.begin(), word.end(), [](QChar c) { return c.isMark(); })) continue;
                QVERIFY2(all.contains(bare(word)), qPrintable(word + u" is not in "_s + all));
            }

        // In the light theme's colours, on white, aligned in reading direction.
        const QString picture = m_desk->desk.path(u"page"_s);
        output(u"pdftoppm"_s, {u"-png"_s, u"-r"_s, u"72"_s, u"-singlefile"_s, pdf, picture});
        const QImage image(picture + u".png"_s);
        QVERIFY(!image.isNull());
        QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
        const QColor running = statusColour(domain::SigningStatus::InProgress, lightTokens());
        QRect inked;
        QRect ring;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                if (qGray(image.pixel(x, y)) < 200) inked |= QRect(x, y, 1, 1);
                if (image.pixelColor(x, y) == running) ring |= QRect(x, y, 1, 1);
            }
        QVERIFY2(ring.width() > 60, "the ring is not there in its colour");
        QVERIFY(inked.left() > 36 && image.width() - inked.right() > 36);
        QCOMPARE(ring.center().x() > image.width() / 2, fromRight);
        QRectF title;
        for (const Word& word : words)
            if (qAbs(word.box.top() - words.first().box.top()) < 4) title |= word.box;
        constexpr double margin = 51; // 18 mm in points
        QVERIFY(qAbs(fromRight ? paper.width() - margin - title.right() : title.left() - margin) < 4);
    }

    /** A failed write is reported, not shown as saved. */
    void whatCannotBeWrittenIsTold()
    {
        m_desk->desk.settings().set(settings::options::language, u"en"_s);
        auto* error = page().findChild<ErrorBanner*>();
        QStringList said;
        connect(&page(), &ReportPage::saved, this, [&said](const QString& words) { said << words; });
        QAction* save = act(u"Charts as PDF…"_s);
        QVERIFY(save);
        m_desk->desk.prompts.willChoose(u"printReport"_s, {u"/nowhere/charts.pdf"_s});
        save->trigger();
        QTRY_VERIFY(error->isVisible());
        QStringList told;
        for (const auto* label : error->findChildren<QLabel*>())
            told << label->text();
        QVERIFY2(told.join(u' ').contains(u"/nowhere/charts.pdf"_s), qPrintable(told.join(u' ')));
        QVERIFY(said.isEmpty());

        const QString pdf = m_desk->desk.path(u"charts.pdf"_s);
        m_desk->desk.prompts.willChoose(u"printReport"_s, {pdf});
        save->trigger();
        QTRY_COMPARE(said.size(), 1);
        QVERIFY(!error->isVisible());
        QSizeF paper;
        QVERIFY(wordsOf(pdf, paper).size() > 20);
        QVERIFY(qAbs(paper.width() - 595) < 2 && qAbs(paper.height() - 842) < 2);

        QPrinter nowhere(QPrinter::HighResolution);
        nowhere.setOutputFormat(QPrinter::PdfFormat);
        nowhere.setOutputFileName(u"/nowhere/at/all.pdf"_s);
        QVERIFY(!page().output().paintCharts(nowhere));
    }
};

INK_TEST(TestReportPrint, "tst_reportprint")

} // namespace tst_reportprint

#include "tst_reportprint.moc"
