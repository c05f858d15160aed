// The language changes while a window is open: everything with a translation is updated.
#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"
#include "tests/ui/textfits.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/details/linkdialog.h"
#include "ui/pages/documents/list/exportdialog.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorplacementdialogs.h"
#include "ui/pages/templates/templatedefaults.h"
#include "ui/shell/window/aboutdialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QSet>
#include <QSpinBox>
#include <QToolTip>
#include <QTreeView>
#include <QXmlStreamReader>

#include <vector>

namespace tst_languageswitch {

using namespace ink;

namespace {

/** Texts that differ from English in all their translations into `language`. */
QSet<QString> englishOnly(const QString& language)
{
    QSet<QString> all;
    QSet<QString> same;
    QFile file(ink::test::sourcePath(QStringLiteral("translations/inkstone_%1.ts")).arg(language));
    if (!file.open(QIODevice::ReadOnly)) return all;
    QXmlStreamReader xml(&file);
    QString source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("source"))
            source = xml.readElementText().remove(QLatin1Char('&'));
        else if (xml.name() == QLatin1String("translation"))
            (xml.readElementText(QXmlStreamReader::IncludeChildElements).remove(QLatin1Char('&')) == source
                 ? same
                 : all)
                .insert(source);
    }
    return all.subtract(same);
}

void note(QStringList& texts, const QObject* object, const QString& what, const QString& text)
{
    if (!text.isEmpty())
        texts << QString(text).remove(QLatin1Char('&')) + QLatin1Char('\n') + what + QLatin1Char(' ') +
                     QLatin1String(object->metaObject()->className()) + QLatin1Char(' ') +
                     object->objectName();
}

/** The texts of a window: texts, tool tips, accessible names. */
QStringList textsOf(const QWidget& window)
{
    QStringList texts;
    note(texts, &window, QStringLiteral("title"), window.windowTitle());
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        note(texts, widget, QStringLiteral("tool tip"), widget->toolTip());
        note(texts, widget, QStringLiteral("name"), widget->accessibleName());
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            note(texts, widget, QStringLiteral("text"), label->text());
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            note(texts, widget, QStringLiteral("text"), button->text());
        else if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            note(texts, widget, QStringLiteral("placeholder"), line->placeholderText());
        else if (const auto* number = qobject_cast<const QSpinBox*>(widget))
            note(texts, widget, QStringLiteral("unit"), number->suffix());
        else if (const auto* list = qobject_cast<const QComboBox*>(widget);
                 list && !list->objectName().endsWith(QStringLiteral("Language"))) // named in themselves
            note(texts, widget, QStringLiteral("choice"), list->currentText());
    }
    for (const QAction* action : window.findChildren<QAction*>())
        note(texts, action, QStringLiteral("text"), action->text());
    return texts;
}

/** Those that are still in English. */
QStringList englishIn(const QWidget& window, const QSet<QString>& english)
{
    QStringList found;
    for (const QString& text : textsOf(window))
        if (english.contains(text.section(QLatin1Char('\n'), 0, 0))) found << text;
    return found;
}

/** Entries of a menu, or of the menu bar, with the same mnemonic. */
QStringList sharedMnemonics(const QList<QAction*>& entries)
{
    QHash<QChar, QString> taken;
    QStringList shared;
    for (const QAction* entry : entries) {
        if (!entry->isVisible()) continue;
        QString text = entry->text();
        text.remove(QStringLiteral("&&"));
        const qsizetype at = text.indexOf(QLatin1Char('&'));
        if (at < 0 || at + 1 >= text.size()) continue;
        const QChar letter = text.at(at + 1).toCaseFolded();
        if (taken.contains(letter)) shared << taken.value(letter) + QStringLiteral(" / ") + entry->text();
        taken.insert(letter, entry->text());
    }
    return shared;
}

} // namespace

class TestLanguageSwitch final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyEntryHasItsLetter_data()
    {
        QTest::addColumn<QString>("language");
        for (const QString& code : languageCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void everyEntryHasItsLetter()
    {
        QFETCH(QString, language);
        test::WindowFixture desk;
        QVERIFY(desk.start());
        desk.settings().set(settings::options::language, language);
        const auto isTold = [&desk, &language] {
            return (desk.window->menuBar()->actions().constFirst()->text() == QLatin1String("&File")) ==
                   (language == QLatin1String("en"));
        };
        QTRY_VERIFY(isTold());
        QStringList shared = sharedMnemonics(desk.window->menuBar()->actions());
        for (const QMenu* menu : desk.window->menuBar()->findChildren<QMenu*>())
            shared += sharedMnemonics(menu->actions());
        QVERIFY2(shared.isEmpty(), qPrintable(shared.join(QStringLiteral(", "))));
    }

    void theSideBarHasRoomForItsWords_data() { everyEntryHasItsLetter_data(); }
    void theSideBarHasRoomForItsWords()
    {
        QFETCH(QString, language);
        test::WindowFixture desk;
        QVERIFY(desk.startLocal());
        desk.window->show();
        desk.settings().set(settings::options::language, language);
        auto* tree = desk.window->findChild<QTreeView*>(QStringLiteral("folderTree"));
        QVERIFY(QTest::qWaitForWindowExposed(desk.window.get()));
        QTRY_VERIFY(tree->isVisible());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QFont chosen = tree->font();
        chosen.setWeight(QFont::DemiBold);
        const QModelIndex views = tree->model()->index(0, 0);
        QCOMPARE(tree->model()->rowCount(views), 8);
        for (int row = 0; row < tree->model()->rowCount(views); ++row) {
            const QModelIndex view = tree->model()->index(row, 0, views);
            const QString text = view.data().toString();
            int needs = 50 + QFontMetrics(chosen).horizontalAdvance(text); // its icon and margins
            if (row > 0 && row < 7)                                        // its count too
                needs += 8 + QFontMetrics(ui::quietFont()).horizontalAdvance(QLocale().toString(9999));
            const int has = tree->visualRect(view).width();
            QVERIFY2(has >= needs, qPrintable(QStringLiteral("%1: %2 < %3").arg(text).arg(has).arg(needs)));
        }
        auto* side = desk.window->findChild<QWidget*>(QStringLiteral("sideBar"));
        QVERIFY(test::cutTexts(*side).isEmpty());
        // The side bar grows with the texts.
        const int before = side->width();
        QFont large = tree->font();
        large.setPixelSize(2 * large.pixelSize());
        tree->setFont(large);
        QEvent changed(QEvent::FontChange);
        QCoreApplication::sendEvent(side, &changed);
        QVERIFY(side->minimumWidth() > before);
    }

    void nothingStaysEnglish_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"fr", "de", "es", "ar"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void nothingStaysEnglish()
    {
        QFETCH(QString, language);
        test::WindowFixture desk;
        QVERIFY(desk.start());
        desk.settings().set(settings::options::language, QStringLiteral("en"));
        desk.window->start();
        desk.window->show();
        QTest::mouseClick(desk.window->findChild<QWidget*>(QStringLiteral("chooseLocal")), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(desk.session().client(), 20000);
        desk.window->showSettings();
        desk.window->openFiles({test::WindowFixture::sample()});
        QTRY_VERIFY_WITH_TIMEOUT(!desk.window->editorPage().documentId().isNull(), 20000);
        auto* palette = desk.window->editorPage().findChild<QListWidget*>(QStringLiteral("tagPalette"));
        QVERIFY(palette);
        Q_EMIT palette->itemActivated(palette->item(2));

        QSet<QString> english = englishOnly(language);
        english.remove(QStringLiteral("Signer 1")); // the name of a recipient by now
        english.remove(QStringLiteral("English"));  // language names are not translated
        QVERIFY(english.size() > 300);
        const auto left = [&] { return englishIn(*desk.window, english); };
        QVERIFY(left().size() > 100);
        desk.settings().set(settings::options::language, language);
        QCOMPARE(desk.window->layoutDirection(),
                 language == QLatin1String("ar") ? Qt::RightToLeft : Qt::LeftToRight);
        QTRY_VERIFY2(left().isEmpty(), qPrintable(QLatin1Char('\n') + left().join(QLatin1String("\n\n"))));
        desk.settings().set(settings::options::language, QStringLiteral("en"));
        QTRY_VERIFY(left().size() > 100);
        QCOMPARE(desk.window->layoutDirection(), Qt::LeftToRight);
    }

    /** Open dialogs switch to the new language. */
    void dialogsFollow()
    {
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(desk.startLocal());
        desk.window->show();
        const auto lease = desk.create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(!lease.id.isNull());
        std::vector<std::unique_ptr<QDialog>> dialogs;
        const auto put = [&dialogs](QDialog* dialog) {
            dialog->setAttribute(Qt::WA_DeleteOnClose, false);
            dialog->open();
            dialogs.emplace_back(dialog);
        };
        QWidget* window = desk.window.get();
        put(new ui::AboutDialog(window));
        put(new ui::LinkDialog(lease, lease.invitations.first(), window));
        put(new ui::ExportDialog({workflow::refOf(lease)}, {}, desk.settings(), desk.prompts, window));
        put(new ui::TemplateDefaultsDialog(lease, true, window));
        put(new ui::EditorDuplicateDialog(3, {1}, window));
        put(new ui::EditorGridDialog(domain::TagType::Checkbox, {2, 3}, window));
        const QSet<QString> english = englishOnly(QStringLiteral("de"));
        for (const auto& dialog : dialogs)
            QVERIFY2(englishIn(*dialog, english).size() > 1, qPrintable(dialog->objectName()));
        desk.settings().set(settings::options::language, QStringLiteral("de"));
        for (const auto& dialog : dialogs)
            QTRY_VERIFY2(
                englishIn(*dialog, english).isEmpty(),
                qPrintable(QLatin1Char('\n') + englishIn(*dialog, english).join(QLatin1String("\n\n"))));
    }

    /** The same for the send dialog and the conflict dialog. */
    void theEditorsDialogsFollow()
    {
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(desk.startLocal());
        desk.window->show();
        auto draft = desk.create(QStringLiteral("Lease"),
                                 {QStringLiteral("Anna Berg"), QStringLiteral("Ben Okafor")}, false);
        desk.window->edit(draft.id);
        auto& editor = desk.window->editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == draft.id, 20000);
        const QSet<QString> english = englishOnly(QStringLiteral("de"));
        const auto followed = [&](const QWidget& dialog) {
            desk.settings().set(settings::options::language, QStringLiteral("en"));
            if (!QTest::qWaitFor([&] { return englishIn(dialog, english).size() > 5; })) return false;
            desk.settings().set(settings::options::language, QStringLiteral("de"));
            if (QTest::qWaitFor([&] { return englishIn(dialog, english).isEmpty(); })) return true;
            qWarning("%s", qPrintable(englishIn(dialog, english).join(QLatin1String("\n\n"))));
            return false;
        };
        editor.send();
        auto* sending = editor.findChild<QDialog*>(QStringLiteral("sendDialog"));
        QVERIFY(sending);
        QVERIFY(followed(*sending));
        if (const QString folder = qEnvironmentVariable("INKSTONE_SHOTS"); !folder.isEmpty())
            sending->grab().save(folder + QStringLiteral("/send-languages-de.png"));
        QVERIFY(sending->findChild<QLabel*>(QStringLiteral("sendOrder"))->text() ==
                QCoreApplication::translate("ink::ui::EditorSendDialog", "Step %1").arg(1));
        sending->reject();

        wire::DocumentPatch patch;
        patch.title = QStringLiteral("Lease of somebody else");
        std::optional<Result<domain::Document>> changed;
        desk.session().client()->update(
            draft.id, patch, {}, this,
            [&changed](const Result<domain::Document>& answer) { changed = answer; });
        QTRY_VERIFY_WITH_TIMEOUT(changed && *changed, 20000);
        auto* title = editor.findChild<QLineEdit*>(QStringLiteral("documentTitle"));
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Lease of mine"));
        QTest::keyClick(title, Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(editor.findChild<QDialog*>(QStringLiteral("conflictDialog")), 20000);
        auto* conflict = editor.findChild<QDialog*>(QStringLiteral("conflictDialog"));
        QVERIFY(followed(*conflict));
        // The two versions are shown as before and can be selected.
        QCOMPARE(conflict->findChild<QLabel*>(QStringLiteral("mineSays"))->text(),
                 QStringLiteral("Lease of mine"));
        conflict->findChild<QPushButton*>(QStringLiteral("takeMine"))->click();
        QTRY_VERIFY(!editor.findChild<QDialog*>(QStringLiteral("conflictDialog")));
        QCOMPARE(title->text(), QStringLiteral("Lease of mine"));
    }
};

INK_TEST(TestLanguageSwitch, "tst_languageswitch")

} // namespace tst_languageswitch

#include "tst_languageswitch.moc"
