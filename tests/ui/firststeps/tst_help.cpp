// Help in the window: it opens at the right place, is searched, and follows the language.
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/help/helpbooks.h"
#include "ui/help/helppanel.h"
#include "ui/help/helptopics.h"
#include "ui/help/helpview.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/pages/welcome/welcomepage.h"

#include <QApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextDocument>
#include <QToolButton>

namespace tst_help {

using namespace ink;
using namespace ink::ui;

class TestHelp final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        m_desk->window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_desk->window.get()));
    }
    void cleanup() { m_desk.reset(); }

    void everyPlaceHasATopicThatExists()
    {
        const HelpBooks books(QStringLiteral("en"));
        const auto topics = helpTopics();
        for (auto place = topics.cbegin(); place != topics.cend(); ++place)
            QVERIFY2(books.topic(place.value()),
                     qPrintable(place.key() + QStringLiteral(": ") + place.value()));
        QStringList ids;
        for (const HelpTopic& topic : books.topics()) {
            QVERIFY2(!ids.contains(topic.id), qPrintable(topic.id));
            ids.append(topic.id);
        }
        test::DeskWindow& window = *m_desk->window;
        for (const QWidget* page : std::initializer_list<QWidget*>{
                 &window.documentsPage(), &window.templatesPage(), &window.bulkPage(), &window.verifyPage(),
                 &window.welcomePage(), &window.settingsPage()})
            QVERIFY2(!helpTopicFor(page).isEmpty(), qPrintable(page->objectName()));
    }

    void everyTranslationHasTheSameTopics()
    {
        const HelpBooks english(QStringLiteral("en"));
        for (const char* language : {"de", "fr", "es", "ar"}) {
            const HelpBooks books(QString::fromLatin1(language));
            QCOMPARE(books.topics().size(), english.topics().size());
            for (qsizetype i = 0; i < books.topics().size(); ++i) {
                QCOMPARE(books.topics().at(i).id, english.topics().at(i).id);
                QCOMPARE(books.topics().at(i).level, english.topics().at(i).level);
            }
        }
    }

    void arabicHasNoItalics()
    {
        const HelpBooks books(QStringLiteral("ar"));
        const auto topic = books.topic(QStringLiteral("user-guide/log"));
        QVERIFY(topic);
        QVERIFY2(topic->text.contains(QStringLiteral("«السجل…»")), qPrintable(topic->text));
        const QTextDocument& text = books.text(topic->book);
        for (QTextBlock block = text.begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at)
                QVERIFY(!at.fragment().charFormat().fontItalic());
    }

    void theKeyOpensThePagesTopic()
    {
        test::DeskWindow& window = *m_desk->window;
        window.showTemplates();
        QTest::keyClick(&window, Qt::Key_F1);
        auto* panel = window.findChild<HelpPanel*>();
        QVERIFY(panel && panel->isVisible());
        QCOMPARE(panel->view().currentTopic(), QStringLiteral("user-guide/templates-and-bulk-runs"));
        // The text is scrolled to the topic, not to the beginning.
        auto* text = panel->findChild<QTextBrowser*>(QStringLiteral("helpText"));
        QVERIFY(text->verticalScrollBar()->value() > 0);
        QVERIFY(text->textCursor().block().text().contains(QStringLiteral("Templates and bulk runs")));
        test::keepPicture(window, QStringLiteral("help-templates.png"));
        window.showSettings();
        window.settingsPage().showSection(SettingsPage::Section::Network);
        window.settingsPage().setFocus();
        QTest::keyClick(&window, Qt::Key_F1);
        QCOMPARE(panel->view().currentTopic(), QStringLiteral("user-guide/network"));
        QTest::mouseClick(panel->findChild<QToolButton*>(QStringLiteral("helpClose")), Qt::LeftButton);
        QVERIFY(!panel->isVisible());
    }

    void aDialogHasItsOwn()
    {
        test::DeskWindow& window = *m_desk->window;
        window.actions().action(QStringLiteral("help.shortcuts"))->trigger();
        auto* sheet = window.findChild<QDialog*>(QStringLiteral("shortcutSheet"));
        QVERIFY(sheet);
        QTest::keyClick(sheet->findChild<QLineEdit*>(), Qt::Key_F1);
        auto* help = sheet->findChild<HelpDialog*>();
        QVERIFY(help && help->isVisible());
        QCOMPARE(help->view().currentTopic(), QStringLiteral("user-guide"));
        QTest::keyClick(sheet->findChild<QLineEdit*>(), Qt::Key_F1); // there is only one
        QCOMPARE(sheet->findChildren<HelpDialog*>().size(), 1);
        test::keepPicture(*help, QStringLiteral("help-dialog.png"));
        QTest::keyClick(help, Qt::Key_Escape);
        QVERIFY(!help->isVisible());
        QVERIFY(sheet->isVisible());
    }

    void theSearchFindsWordsInAllGuides()
    {
        test::DeskWindow& window = *m_desk->window;
        QTest::keyClick(&window, Qt::Key_F1);
        auto* panel = window.findChild<HelpPanel*>();
        auto* list = panel->findChild<QListWidget*>(QStringLiteral("helpTopics"));
        QVERIFY(list->count() > 40);
        QTest::keyClicks(panel->view().searchField(), QStringLiteral("proxies socks"));
        QCOMPARE(list->count(), 1);
        QTest::keyClick(panel->view().searchField(), Qt::Key_Return);
        QCOMPARE(panel->view().currentTopic(), QStringLiteral("user-guide/network"));
        auto* text = panel->findChild<QTextBrowser*>(QStringLiteral("helpText"));
        QVERIFY(!text->extraSelections().isEmpty());
        test::keepPicture(window, QStringLiteral("help-search.png"));
        panel->view().searchField()->clear();
        QTest::keyClicks(panel->view().searchField(), QStringLiteral("xyzzyx"));
        auto* none = panel->findChild<QWidget*>(QStringLiteral("helpNothingFound"));
        QVERIFY(none->isVisible() && !list->isVisible());
        panel->view().searchField()->clear();
        QVERIFY(!none->isVisible() && list->isVisible() && list->count() > 40);
        // A link opens the other guide.
        QMetaObject::invokeMethod(text, "anchorClicked", Q_ARG(QUrl, QUrl(QStringLiteral("pdf.md"))));
        QCOMPARE(panel->view().currentTopic(), QStringLiteral("pdf"));
    }

    void itFollowsTheLanguage()
    {
        test::DeskWindow& window = *m_desk->window;
        QTest::keyClick(&window, Qt::Key_F1);
        auto* panel = window.findChild<HelpPanel*>();
        m_desk->settings().set(settings::options::language, QStringLiteral("de"));
        QTRY_COMPARE(panel->accessibleName(), QStringLiteral("Hilfe"));
        m_desk->settings().set(settings::options::theme, settings::Theme::Dark);
        test::keepPicture(window, QStringLiteral("help-de-dark.png"));
        m_desk->settings().set(settings::options::theme, settings::Theme::Light);
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
    }

private:
    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestHelp, "tst_help")

} // namespace tst_help

#include "tst_help.moc"
