// The custom fields in the settings, in the editor, and what they make of a document, over the real service.
#include "app/domain/document/document.h"
#include "tests/support/events.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/customfielddialog.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/filterbar.h"
#include "ui/pages/editor/blocks/blocklist.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/toast.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QToolButton>

#include <algorithm>
#include <optional>

namespace tst_customfields {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::find;
using ink::test::keepPicture;
using ink::test::shownPart;

namespace {
constexpr int patience = 30'000;
}

class TestCustomFieldsInTheWindow final : public QObject
{
    Q_OBJECT

    static void fill(QWidget& dialog, const char* name, const QString& text)
    {
        find<QLineEdit>(dialog, u"customField:"_s + QString::fromLatin1(name))->setText(text);
    }
    static void choose(QWidget& dialog, domain::TagType type)
    {
        auto* box = find<QComboBox>(dialog, "customField:type");
        box->setCurrentIndex(box->findData(static_cast<int>(type)));
        Q_EMIT box->activated(box->currentIndex());
    }
    static QStringList names(SettingsPage& page)
    {
        QStringList all;
        for (const ElidedLabel* label : page.findChildren<ElidedLabel*>(u"customFieldName"_s))
            if (label->isVisible()) all.append(label->fullText());
        return all;
    }
    /** The definitions as the service has them. */
    static domain::CustomFieldList stored(test::WindowFixture& desk)
    {
        std::optional<Result<domain::CustomFieldList>> found;
        desk.session().client()->customFieldUses(
            desk.window.get(), [&found](const Result<domain::CustomFieldList>& list) { found = list; });
        if (!QTest::qWaitFor([&found] { return found.has_value(); }, patience) || !*found) return {};
        return **found;
    }
    static void set(test::WindowFixture& desk, const domain::CustomFields& fields)
    {
        std::optional<Result<domain::CustomFieldList>> done;
        desk.session().client()->replaceCustomFields(
            {fields, {}}, {}, desk.window.get(),
            [&done](const Result<domain::CustomFieldList>& list) { done = list; });
        QTRY_VERIFY_WITH_TIMEOUT(done && *done, patience);
    }
    static domain::CustomField region()
    {
        domain::CustomField field;
        field.name = u"region"_s;
        field.type = domain::TagType::Dropdown;
        field.options = {u"EMEA"_s, u"APAC"_s};
        field.help = u"Where?"_s;
        return field;
    }
    static domain::CustomField named(const QString& name)
    {
        domain::CustomField field;
        field.name = name;
        field.type = domain::TagType::Number;
        return field;
    }
    static SettingsPage& fieldsPage(test::WindowFixture& desk)
    {
        SettingsPage& page = desk.window->settingsPage();
        page.showSection(SettingsPage::Section::CustomFields);
        desk.window->showSettings();
        return page;
    }

private Q_SLOTS:
    void addedChangedOrderedAndRemoved_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        QTest::newRow("en") << u"en"_s << settings::Theme::Light;
        QTest::newRow("de") << u"de"_s << settings::Theme::Dark;
    }
    void addedChangedOrderedAndRemoved()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
        QVERIFY(desk.showLocal({1280, 800}));
        auto& page = desk.window->settingsPage();
        page.showSection(SettingsPage::Section::CustomFields);
        desk.window->showSettings();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "addCustomField"), patience);
        QVERIFY(shownPart<QLabel>(page, "noCustomFields"));

        shownPart<QPushButton>(page, "addCustomField")->click();
        auto* dialog = page.findChild<CustomFieldDialog*>();
        QVERIFY(dialog);
        auto* save = find<QPushButton>(*dialog, "customFieldSave");
        const auto faults = [dialog] {
            int count = 0;
            for (const FormField* field : dialog->findChildren<FormField*>())
                count += field->error().isEmpty() ? 0 : 1;
            return count;
        };
        save->click(); // without a name
        QCOMPARE(faults(), 1);
        fill(*dialog, "name", u"region"_s);
        choose(*dialog, domain::TagType::Dropdown);
        save->click(); // without options
        QCOMPARE(faults(), 1);
        find<QPlainTextEdit>(*dialog, "customField:options")->setPlainText(u"EMEA\n\nAPAC"_s);
        fill(*dialog, "default", u"LATAM"_s);
        save->click(); // not one of them
        QCOMPARE(faults(), 1);
        keepPicture(*dialog, u"custom-field-dialog-"_s + language + u".png"_s);
        fill(*dialog, "default", u"EMEA"_s);
        save->click();
        QTRY_COMPARE_WITH_TIMEOUT(names(page), QStringList{u"region"_s}, patience);
        QCOMPARE(stored(desk).fields.constFirst().options, (QStringList{u"EMEA"_s, u"APAC"_s}));
        QTRY_VERIFY(!page.findChild<CustomFieldDialog*>());

        shownPart<QPushButton>(page, "addCustomField")->click();
        dialog = page.findChild<CustomFieldDialog*>();
        QVERIFY(dialog);
        save = find<QPushButton>(*dialog, "customFieldSave");
        fill(*dialog, "name", u"region"_s);
        choose(*dialog, domain::TagType::Number);
        save->click(); // the name is taken
        QVERIFY(!find<FormField>(*dialog, "customField:name") || !save->isHidden());
        fill(*dialog, "name", u"amount"_s);
        fill(*dialog, "check.min", u"much"_s);
        save->click(); // no number
        QVERIFY(page.findChild<CustomFieldDialog*>());
        fill(*dialog, "check.min", u"5"_s);
        save->click();
        QTRY_COMPARE_WITH_TIMEOUT(names(page), (QStringList{u"region"_s, u"amount"_s}), patience);
        QCOMPARE(stored(desk).fields.at(1).check.min, std::optional(5.0));
        QTRY_VERIFY(!page.findChild<CustomFieldDialog*>());

        shownPart<QPushButton>(page, "lowerCustomField")->click();
        QTRY_COMPARE_WITH_TIMEOUT(names(page), (QStringList{u"amount"_s, u"region"_s}), patience);
        keepPicture(*desk.window, u"custom-fields-"_s + language + u".png"_s);
        shownPart<QPushButton>(page, "removeCustomField")->click(); // in use by nothing: unasked
        QTRY_COMPARE_WITH_TIMEOUT(names(page), QStringList{u"region"_s}, patience);
    }

    /** Somebody else changes the list while the dialog is open: nothing of theirs is lost. */
    void changesOfOthersStay()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal({1280, 800}));
        set(desk, {region(), named(u"amount"_s)});
        SettingsPage& page = fieldsPage(desk);
        QTRY_COMPARE_WITH_TIMEOUT(names(page), (QStringList{u"region"_s, u"amount"_s}), patience);
        shownPart<QPushButton>(page, "editCustomField")->click(); // the first one
        const QPointer dialog = page.findChild<CustomFieldDialog*>();
        QVERIFY(dialog);
        set(desk, {named(u"theirs"_s), region(), named(u"amount"_s)});
        fill(*dialog, "default", u"EMEA"_s);
        auto* save = find<QPushButton>(*dialog, "customFieldSave");
        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(save->isEnabled(), patience); // the list was changed since
        QVERIFY(dialog);
        QTRY_COMPARE_WITH_TIMEOUT(names(page), (QStringList{u"theirs"_s, u"region"_s, u"amount"_s}),
                                  patience);
        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(!dialog, patience);
        const domain::CustomFields now = stored(desk).fields;
        QCOMPARE(now.size(), 3);
        QCOMPARE(now.at(0).name, u"theirs"_s);
        QCOMPARE(now.at(1).name, u"region"_s);
        QCOMPARE(now.at(1).defaultValue, u"EMEA"_s);
        QCOMPARE(now.at(2).name, u"amount"_s);
    }

    void aRemovedFieldIsAddedAgainByItsDialog()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal({1280, 800}));
        set(desk, {region()});
        SettingsPage& page = fieldsPage(desk);
        QTRY_COMPARE_WITH_TIMEOUT(names(page), QStringList{u"region"_s}, patience);
        shownPart<QPushButton>(page, "editCustomField")->click();
        const QPointer dialog = page.findChild<CustomFieldDialog*>();
        QVERIFY(dialog);
        set(desk, {named(u"theirs"_s)});
        auto* save = find<QPushButton>(*dialog, "customFieldSave");
        save->click();
        QTRY_COMPARE_WITH_TIMEOUT(names(page), QStringList{u"theirs"_s}, patience);
        save->click();
        QTRY_COMPARE_WITH_TIMEOUT(names(page), (QStringList{u"theirs"_s, u"region"_s}), patience);
        // The dialog of an account ends with the account.
        shownPart<QPushButton>(page, "editCustomField")->click();
        const QPointer other = page.findChild<CustomFieldDialog*>();
        QVERIFY(other);
        desk.session().signOut();
        QTRY_VERIFY_WITH_TIMEOUT(!other, patience);
    }

    void undoingKeepsLaterChanges()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal({1280, 800}));
        set(desk, {region(), named(u"amount"_s)});
        SettingsPage& page = fieldsPage(desk);
        QTRY_COMPARE_WITH_TIMEOUT(names(page), (QStringList{u"region"_s, u"amount"_s}), patience);
        auto* toast = find<Toast>(*desk.window, "toast");
        shownPart<QPushButton>(page, "removeCustomField")->click();
        QTRY_COMPARE_WITH_TIMEOUT(names(page), QStringList{u"amount"_s}, patience);
        QTRY_VERIFY(toast->canUndo());
        QVERIFY(toast->undo());
        QTRY_COMPARE_WITH_TIMEOUT(names(page), (QStringList{u"region"_s, u"amount"_s}), patience);

        shownPart<QPushButton>(page, "removeCustomField")->click();
        QTRY_COMPARE_WITH_TIMEOUT(names(page), QStringList{u"amount"_s}, patience);
        QTRY_VERIFY(toast->canUndo());
        set(desk, {named(u"amount"_s), named(u"theirs"_s)});
        page.showSection(SettingsPage::Section::Account);
        page.showSection(SettingsPage::Section::CustomFields); // reloads the list
        QTRY_COMPARE_WITH_TIMEOUT(names(page), (QStringList{u"amount"_s, u"theirs"_s}), patience);
        if (toast->canUndo()) QVERIFY(toast->undo());
        ink::test::processEvents();
        QCOMPARE(stored(desk).fields.size(), 2); // after whatever was sent
        QCOMPARE(names(page), (QStringList{u"amount"_s, u"theirs"_s}));
    }

    void numbersAreReadAsTheyAreWritten_data()
    {
        QTest::addColumn<QLocale>("locale");
        QTest::addColumn<QString>("text");
        QTest::addColumn<double>("number");
        const QLocale german(QLocale::German, QLocale::Germany);
        QTest::newRow("German thousands") << german << u"1.000"_s << 1000.0;
        QTest::newRow("German decimals") << german << u"12,5"_s << 12.5;
        QTest::newRow("English thousands") << QLocale(QLocale::English) << u"1,000"_s << 1000.0;
        QTest::newRow("English decimals") << QLocale(QLocale::English) << u"1.000"_s << 1.0;
    }
    void numbersAreReadAsTheyAreWritten()
    {
        QFETCH(QLocale, locale);
        QFETCH(QString, text);
        QFETCH(double, number);
        const QLocale before;
        QLocale::setDefault(locale);
        const auto back = qScopeGuard([&before] { QLocale::setDefault(before); });
        domain::CustomField amount = named(u"amount"_s);
        std::optional<domain::CustomField> saved;
        const auto open = [&](const domain::CustomField& field, auto change) {
            QWidget parent;
            parent.setLocale(locale);
            CustomFieldDialog dialog({field}, 0, {}, &parent);
            dialog.setAttribute(Qt::WA_DeleteOnClose, false);
            connect(&dialog, &CustomFieldDialog::saveRequested, this,
                    [&saved](const domain::CustomField& wanted) { saved = wanted; });
            dialog.show();
            change(dialog);
            find<QPushButton>(dialog, "customFieldSave")->click();
        };
        open(amount, [&](QWidget& dialog) { fill(dialog, "check.min", text); });
        QVERIFY(saved);
        QCOMPARE(saved->check.min, std::optional(number));
        const domain::CustomField first = *saved;
        saved.reset();
        open(first, [](QWidget&) {}); // shown as it is read
        QVERIFY(saved);
        QCOMPARE(saved->check.min, std::optional(number));
    }

    /** The format of a text is another thing than that of a number. */
    void aTextThatBecomesANumberHasNoFormat()
    {
        domain::CustomField contact = named(u"contact"_s);
        contact.type = domain::TagType::Text;
        contact.check.format = u"email"_s;
        QWidget parent;
        CustomFieldDialog dialog({contact}, 0, {}, &parent);
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        std::optional<domain::CustomField> saved;
        connect(&dialog, &CustomFieldDialog::saveRequested, this,
                [&saved](const domain::CustomField& wanted) { saved = wanted; });
        dialog.show();
        auto* save = find<QPushButton>(dialog, "customFieldSave");
        save->click();
        QVERIFY(saved);
        QCOMPARE(saved->check.format, u"email"_s);
        choose(dialog, domain::TagType::Number);
        QCOMPARE(find<QLineEdit>(dialog, "customField:check.format")->text(), QString());
        save->setEnabled(true);
        saved.reset();
        save->click();
        QVERIFY(saved);
        QCOMPARE(saved->check.format, QString());
    }

    void oneInUseIsAskedAbout()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal({1280, 800}));
        set(desk, {region()});
        domain::Document source;
        source.title = u"Offer letter"_s;
        source.type = domain::DocumentType::RegularTemplate;
        source.senderName = u"Nora Lind"_s;
        source.senderEmail = u"nora@example.org"_s;
        source.invitations.resize(1);
        source.tags = {domain::customFieldTag(region())};
        std::optional<Result<domain::Document>> made;
        desk.session().client()->create(source, {{u"agreement.pdf"_s, test::WindowFixture::sample()}},
                                        u"a template"_s, this,
                                        [&made](const Result<domain::Document>& result) { made = result; });
        QTRY_VERIFY_WITH_TIMEOUT(made.has_value(), patience);
        QVERIFY2(made->has_value(), qPrintable(*made ? QString() : made->error().detail.english()));
        auto& page = desk.window->settingsPage();
        page.showSection(SettingsPage::Section::CustomFields);
        desk.window->showSettings();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "customFieldAbout"), patience);
        QTRY_VERIFY_WITH_TIMEOUT(
            shownPart<QLabel>(page, "customFieldAbout")->text().contains(u"Offer letter"_s), patience);
        desk.prompts.willConfirm(u"customFieldInUse"_s, false);
        shownPart<QPushButton>(page, "removeCustomField")->click();
        QTRY_VERIFY_WITH_TIMEOUT(desk.prompts.isDone(), patience);
        QCOMPARE(stored(desk).fields.size(), 1);
        desk.prompts.willConfirm(u"customFieldInUse"_s, true);
        shownPart<QPushButton>(page, "removeCustomField")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "noCustomFields"), patience);
        const auto now = desk.retrieve((*made)->id);
        QVERIFY(now);
        QVERIFY(now->tags.constFirst().facts.customField.isEmpty());
        QCOMPARE(now->tags.constFirst().style.options.size(), 2); // nothing is lost
    }

    void placedAndChosenInTheEditor()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal());
        set(desk, {region()});
        auto& window = *desk.window;
        window.openFiles({test::WindowFixture::sample()});
        QTRY_VERIFY_WITH_TIMEOUT(!window.editorPage().documentId().isNull(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<BlockList>(window.editorPage(), "customFields"), patience);
        auto* list = shownPart<BlockList>(window.editorPage(), "customFields");
        QCOMPARE(list->count(), 1);
        list->setFocus();
        list->setCurrentRow(0);
        QTest::keyClick(list, Qt::Key_Return);
        ui::PageView& view = window.editorPage().workspace().view();
        const auto tag = [&view] { return view.document().tags.constFirst(); };
        QTRY_COMPARE(view.document().tags.size(), 1);
        QCOMPARE(tag().facts.customField, u"region"_s);
        QCOMPARE(tag().type, domain::TagType::Dropdown);
        view.selection().selectAll();
        auto* box = shownPart<QComboBox>(window.editorPage(), "tagCustomField");
        QVERIFY(box);
        QCOMPARE(box->currentText(), u"region"_s);
        QVERIFY(!shownPart<QComboBox>(window.editorPage(), "tagKind")->isEnabled());
        QVERIFY(shownPart<QLabel>(window.editorPage(), "tagCustomFieldHint"));
        keepPicture(window, u"custom-field-editor.png"_s);
        box->setCurrentIndex(0);
        Q_EMIT box->activated(0);
        QTRY_VERIFY(tag().facts.customField.isEmpty());
        QCOMPARE(tag().style.options.size(), 2);
        window.editorPage().undo();
        QTRY_COMPARE(tag().facts.customField, u"region"_s);
    }

    void documentsAreFilteredByData()
    {
        test::WindowFixture desk;
        QVERIFY(desk.showLocal());
        domain::Document wanted = test::WindowFixture::fromNora(u"With a case"_s);
        wanted.status = domain::SigningStatus::Draft;
        wanted.data = {{u"caseNumber"_s, u"A 1"_s}};
        std::optional<Result<domain::Document>> made;
        desk.session().client()->create(wanted, {{u"agreement.pdf"_s, test::WindowFixture::sample()}},
                                        u"data"_s, this,
                                        [&made](const Result<domain::Document>& result) { made = result; });
        QTRY_VERIFY_WITH_TIMEOUT(made && *made, patience);
        auto& page = desk.window->documentsPage();
        desk.window->showDocuments();
        auto* bar = find<FilterBar>(page, "filterBar");
        auto* menu = find<QToolButton>(*bar, "addFilter")->menu();
        QAction* action = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT(([&] {
                                     Q_EMIT menu->aboutToShow();
                                     const auto all = menu->actions();
                                     const auto found =
                                         std::find_if(all.begin(), all.end(), [](const QAction* each) {
                                             return each->text() == u"Data…"_s;
                                         });
                                     action = found == all.end() ? nullptr : *found;
                                     return action != nullptr;
                                 }()),
                                 patience);
        desk.prompts.willText(u"filterData"_s, u"caseNumber = A 1"_s);
        action->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QToolButton>(*bar, "chipData"), patience);
        QCOMPARE(bar->filter().data, (domain::DocumentData{{u"caseNumber"_s, u"A 1"_s}}));
        QCOMPARE(workflow::documentFilterFromJson(workflow::toJson(bar->filter())), bar->filter());
        domain::DocumentQuery query;
        bar->filter().applyTo(query);
        QCOMPARE(query.data, bar->filter().data);
    }
};

INK_TEST(TestCustomFieldsInTheWindow, "tst_customfields")

} // namespace tst_customfields

#include "tst_customfields.moc"
