// The tag panel for each type of tag, on a draft without a service. INKSTONE_SHOTS=<folder> saves pictures.
#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/testmain.h"
#include "ui/pages/editor/tagpanel/editortagpanel.h"
#include "ui/pages/editor/tagpanel/formulaedit.h"
#include "ui/pages/editor/tagpanel/tagpanelsection.h"
#include "ui/widgets/style/theme.h"

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDateEdit>
#include <QDir>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

namespace tst_tagpanel {

using namespace ink;
using namespace ink::ui;
using domain::Tag;
using domain::TagType;
using namespace Qt::Literals::StringLiterals;

namespace {

/** A draft, its undo stack and a panel that follows it as in the editor. */
class Desk final
{
public:
    explicit Desk(const QList<Tag>& tags) : draft(documentWith(tags))
    {
        panel.setTarget(&draft, &stack);
        panel.setDocument(draft.document());
        draft.onChange = [this] { panel.setDocument(draft.document()); };
        panel.resize(264, 900);
        panel.show();
        panel.activateWindow();
        (void)QTest::qWaitForWindowActive(&panel);
        for (TagPanelSection* section : panel.findChildren<TagPanelSection*>())
            section->setOpen(true);
    }
    void select(const QList<int>& numbers)
    {
        QList<domain::TagId> ids;
        for (const int number : numbers)
            ids.append(domain::TagId(number));
        panel.setSelection(ids);
    }
    [[nodiscard]] const Tag& tag(int number) const { return draft.document().tags.at(number - 1); }
    template <typename T> T& part(const char* name)
    {
        T* found = panel.findChild<T*>(QLatin1String(name));
        if (!found) qFatal("no %s", name);
        return *found;
    }
    [[nodiscard]] bool shows(const char* name) { return part<QWidget>(name).isVisibleTo(&panel); }
    void choose(const char* name, const QVariant& data)
    {
        auto& box = part<QComboBox>(name);
        const int row = box.findData(data);
        if (row < 0) qFatal("%s has no such entry", name);
        box.setCurrentIndex(row);
        Q_EMIT box.activated(row);
    }
    void write(const char* name, const QString& text)
    {
        auto& field = part<QLineEdit>(name);
        field.selectAll();
        if (text.isEmpty())
            QTest::keyClick(&field, Qt::Key_Delete);
        else
            QTest::keyClicks(&field, text);
    }
    void keep(const char* name)
    {
        if (!qEnvironmentVariableIsSet("INKSTONE_SHOTS")) return;
        panel.adjustSize();
        panel.resize(264,
                     panel.heightForWidth(264) > 0 ? panel.heightForWidth(264) : panel.sizeHint().height());
        panel.grab().save(
            QDir(qEnvironmentVariable("INKSTONE_SHOTS")).filePath(QLatin1String(name) + u".png"_s));
    }

    static domain::Document documentWith(const QList<Tag>& tags)
    {
        domain::Document document = test::sendableDraft();
        document.tags = tags;
        for (qsizetype i = 0; i < document.tags.size(); ++i)
            document.tags[i].id = domain::TagId(i + 1);
        return document;
    }

    test::LocalDraft draft;
    QUndoStack stack;
    EditorTagPanel panel;
};

Tag number(const QString& name, const QString& text = {})
{
    Tag tag = test::tag(TagType::Number, name);
    tag.text = text;
    return tag;
}

} // namespace

class TestTagPanel final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { m_theme = std::make_unique<Theme>(*qApp); }
    void cleanupTestCase() { m_theme.reset(); }

    void everyTypeHasItsFields_data()
    {
        QTest::addColumn<int>("type");
        QTest::addColumn<QStringList>("shown");
        const QStringList written{u"tagValue"_s, u"tagPlaceholder"_s, u"tagFont"_s, u"tagCondition"_s};
        const auto add = [](TagType type, const QStringList& fields) {
            QTest::newRow(qPrintable(domain::tagTypeName(type))) << static_cast<int>(type) << fields;
        };
        const QStringList text = written + QStringList{u"tagForm"_s, u"tagMinLength"_s, u"tagMaxLength"_s,
                                                       u"tagReadOnly"_s, u"tagMandatory"_s};
        const QStringList numeric = written + QStringList{u"tagMin"_s, u"tagMax"_s, u"tagDecimals"_s,
                                                          u"tagFormula"_s, u"tagMandatory"_s};
        add(TagType::Text, text + QStringList{u"tagFormula"_s});
        add(TagType::PrefillableText, text + QStringList{u"tagFormula"_s});
        add(TagType::MaskedText, text);
        add(TagType::Number, numeric);
        add(TagType::PrefillableNumber, numeric);
        add(TagType::Date, {u"tagDate"_s, u"tagDateFormat"_s, u"tagFont"_s, u"tagFormula"_s,
                            u"tagMandatory"_s, u"tagCondition"_s});
        add(TagType::SignDate, {u"tagDateFormat"_s, u"tagFont"_s, u"tagCondition"_s});
        add(TagType::Dropdown,
            {u"tagChoice"_s, u"tagOptions"_s, u"tagFont"_s, u"tagMandatory"_s, u"tagCondition"_s});
        add(TagType::Checkbox,
            {u"tagChecked"_s, u"tagPlaceholder"_s, u"tagMandatory"_s, u"tagReadOnly"_s, u"tagCondition"_s});
        add(TagType::Radio, {u"tagChecked"_s, u"tagGroup"_s, u"tagAnswer"_s, u"tagPlaceholder"_s,
                             u"tagMandatory"_s, u"tagCondition"_s});
        add(TagType::Note, {u"tagNote"_s, u"tagFont"_s, u"tagCondition"_s});
        add(TagType::Signature, {u"tagMandatory"_s, u"tagCondition"_s});
        add(TagType::Initial, {u"tagMandatory"_s, u"tagCondition"_s});
        add(TagType::Attachment, {u"tagMandatory"_s, u"tagCondition"_s});
    }
    void everyTypeHasItsFields()
    {
        QFETCH(int, type);
        QFETCH(QStringList, shown);
        Tag tag = test::tag(static_cast<TagType>(type), u"One"_s);
        Desk desk({tag, number(u"Net"_s)});
        desk.select({1});
        const QStringList always{u"tagKind"_s, u"tagFor"_s,   u"tagName"_s,   u"tagX"_s,
                                 u"tagY"_s,    u"tagWidth"_s, u"tagHeight"_s, u"tagUnits"_s};
        const QStringList all{u"tagValue"_s,     u"tagPlaceholder"_s, u"tagFont"_s,       u"tagCondition"_s,
                              u"tagForm"_s,      u"tagMinLength"_s,   u"tagMaxLength"_s,  u"tagReadOnly"_s,
                              u"tagMandatory"_s, u"tagMin"_s,         u"tagMax"_s,        u"tagDecimals"_s,
                              u"tagFormula"_s,   u"tagDate"_s,        u"tagDateFormat"_s, u"tagChoice"_s,
                              u"tagOptions"_s,   u"tagChecked"_s,     u"tagGroup"_s,      u"tagAnswer"_s,
                              u"tagNote"_s};
        for (const QString& name : always + all) {
            const bool wanted = always.contains(name) || shown.contains(name) ||
                                (name == u"tagReadOnly"_s &&
                                 (type == 269 || type == 268 || type == 255 || type == 257 || type == 254));
            QVERIFY2(desk.shows(name.toLatin1().constData()) == wanted, qPrintable(name));
            if (wanted)
                QVERIFY2(
                    !QAccessible::queryAccessibleInterface(&desk.part<QWidget>(name.toLatin1().constData()))
                         ->text(QAccessible::Name)
                         .isEmpty(),
                    qPrintable(name));
        }
        desk.keep(qPrintable(u"panel-"_s + domain::tagTypeName(static_cast<TagType>(type)).toLower()));
    }

    void kindsChange()
    {
        Desk desk({number(u"Net"_s, u"12"_s), test::tag(TagType::Signature, u"S"_s)});
        desk.select({1});
        desk.choose("tagKind", static_cast<int>(TagType::MaskedText));
        QCOMPARE(desk.tag(1).type, TagType::MaskedText);
        QCOMPARE(desk.tag(1).text, u"12"_s);
        desk.stack.undo();
        QCOMPARE(desk.tag(1).type, TagType::Number);
        desk.select({1, 2}); // no common type
        QVERIFY(!desk.part<QComboBox>("tagKind").isEnabled());
    }

    void placesInUnits()
    {
        Desk desk({test::tag(TagType::Text, u"A"_s)});
        settings::Settings settings(m_dir.filePath(u"s.ini"_s), {});
        settings.set(settings::options::units, settings::Units::Millimetres);
        desk.panel.setSettings(settings);
        desk.select({1});
        auto& x = desk.part<QDoubleSpinBox>("tagX");
        QCOMPARE(x.value(), 25.4); // 72 points
        x.setValue(50.8);
        QCOMPARE(desk.tag(1).rect.left, 144);
        desk.choose("tagUnits", static_cast<int>(settings::Units::Inches));
        QCOMPARE(x.value(), 2.0);
        QCOMPARE(settings.value(settings::options::units), settings::Units::Inches);
        QCOMPARE(desk.stack.count(), 1);
        x.setValue(1000); // as far as the page goes
        QCOMPARE(desk.tag(1).rect.right(), 595);
    }

    void placesHaveLabels()
    {
        Desk desk({test::tag(TagType::Text, u"A"_s), test::tag(TagType::Text, u"B"_s)});
        desk.select({1});
        for (const char* name : {"tagX", "tagY", "tagWidth", "tagHeight"}) {
            auto& box = desk.part<QDoubleSpinBox>(name);
            const auto labels = desk.panel.findChildren<QLabel*>();
            const auto label = std::find_if(labels.begin(), labels.end(),
                                            [&](QLabel* each) { return each->buddy() == &box; });
            QVERIFY2(label != labels.end() && (*label)->text().size() > 2, name);
            QVERIFY(box.prefix().isEmpty());
        }
        QVERIFY(desk.part<QDoubleSpinBox>("tagX").text().front().isDigit());
    }

    void typingIsOneStep()
    {
        Desk desk({test::tag(TagType::Text, u"A"_s)});
        desk.select({1});
        desk.write("tagValue", u"Hello"_s);
        desk.write("tagPlaceholder", u"Say it"_s);
        QCOMPARE(desk.stack.count(), 2);
        QCOMPARE(desk.tag(1).text, u"Hello"_s);
        desk.stack.undo();
        desk.stack.undo();
        QCOMPARE(desk.tag(1).text, QString());
        QCOMPARE(desk.part<QLineEdit>("tagValue").text(), QString());
    }

    void texts()
    {
        Desk desk({test::tag(TagType::Text, u"A"_s)});
        desk.select({1});
        desk.choose("tagForm", static_cast<int>(1)); // email
        QVERIFY(!desk.tag(1).style.pattern.isEmpty());
        QVERIFY(!desk.shows("tagPattern"));
        desk.write("tagExample", u"ada"_s);
        QVERIFY(desk.part<QLabel>("tagExampleVerdict").text().startsWith(u"✕"));
        desk.write("tagExample", u"ada@example.com"_s);
        QVERIFY(desk.part<QLabel>("tagExampleVerdict").text().startsWith(u"✓"));
        desk.part<QSpinBox>("tagMinLength").setValue(20);
        QVERIFY(desk.part<QLabel>("tagExampleVerdict").text().startsWith(u"✕"));
        QCOMPARE(desk.part<QComboBox>("tagForm").currentIndex(), 1); // still an email
        desk.part<QSpinBox>("tagMaxLength").setValue(40);
        QCOMPARE(*desk.tag(1).style.maxLength, 40);
        desk.choose("tagForm", 6);
        QVERIFY(desk.shows("tagPattern"));
        desk.part<QSpinBox>("tagMinLength").setValue(-1);
        desk.write("tagPattern", u"[A-Z]+[0"_s); // incomplete
        QCOMPARE(desk.tag(1).style.pattern, u"[A-Z]+"_s);
        // The error is shown at the field, with the position; the example isn't checked against it.
        QVERIFY(desk.shows("tagPatternFault"));
        QVERIFY(desk.part<QLabel>("tagPatternFault").text().contains(u"“[” (character 7) isn't closed"));
        QVERIFY(!desk.shows("tagExampleVerdict"));
        desk.part<QLineEdit>("tagPattern").setFocus();
        QTest::keyClicks(&desk.part<QLineEdit>("tagPattern"), u"-9]"_s);
        QCOMPARE(desk.tag(1).style.pattern, u"[A-Z]+[0-9]"_s);
    }

    void numbersAndDates()
    {
        Desk desk({number(u"N"_s), test::tag(TagType::Date, u"D"_s)});
        desk.select({1});
        desk.write("tagMin", u"-1.5"_s);
        desk.write("tagMax", u"10"_s);
        desk.part<QSpinBox>("tagDecimals").setValue(2);
        QCOMPARE(*desk.tag(1).style.min, -1.5);
        QCOMPARE(*desk.tag(1).style.max, 10.0);
        QCOMPARE(*desk.tag(1).style.decimals, 2);
        desk.write("tagValue", u"11"_s);
        QVERIFY(desk.shows("tagValueFault"));
        desk.write("tagMax", {});
        QVERIFY(!desk.tag(1).style.max && !desk.shows("tagValueFault"));
        desk.select({2});
        desk.part<QDateEdit>("tagDate").setDate(QDate(2026, 5, 1));
        QCOMPARE(desk.tag(2).text, u"2026-05-01"_s);
        desk.part<QDateEdit>("tagDate").setDate(desk.part<QDateEdit>("tagDate").minimumDate());
        QCOMPARE(desk.tag(2).text, QString());
        desk.choose("tagDateFormat", u"dd.MM.yyyy"_s);
        QCOMPARE(desk.tag(2).style.dateFormat, u"dd.MM.yyyy"_s);
    }

    void invalidTextIsReportedAtItsField()
    {
        Desk desk({number(u"N"_s), test::tag(TagType::Date, u"D"_s)});
        const auto isBelow = [&desk](const char* fault, const char* field) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            const int gap = desk.part<QWidget>(fault).y() - desk.part<QWidget>(field).geometry().bottom();
            return desk.shows(fault) && gap > 0 && gap < 12;
        };
        desk.select({1});
        for (const auto& [field, fault] : {std::pair("tagMin", "tagMinFault"), {"tagMax", "tagMaxFault"}}) {
            desk.write(field, u"5"_s);
            for (const QString& invalid : {u"about 5"_s, u"inf"_s}) {
                desk.write(field, invalid);
                QVERIFY(isBelow(fault, field));
                QVERIFY(!desk.part<QWidget>(field).accessibleDescription().isEmpty());
            }
            desk.write(field, u"7.5"_s);
            QVERIFY(!desk.shows(fault));
        }
        QCOMPARE(*desk.tag(1).style.min, 7.5);
        QTest::keyClicks(desk.part<QComboBox>("tagNumberFormat").lineEdit(), u"abc"_s);
        QVERIFY(isBelow("tagNumberFormatFault", "tagNumberFormat"));
        QVERIFY(!desk.shows("tagMinFault"));
        desk.select({2});
        desk.part<QWidget>("tagEarliest").setFocus();
        desk.write("tagEarliest", u"tomorrow"_s);
        QVERIFY(isBelow("tagEarliestFault", "tagEarliest"));
        QVERIFY(!desk.shows("tagLatestFault"));
        desk.panel.setDocument(desk.draft.document()); // saved meanwhile
        QVERIFY(desk.shows("tagEarliestFault"));
        QCOMPARE(desk.tag(2).style.earliest, QString());
        desk.write("tagEarliest", u"today"_s);
        QVERIFY(!desk.shows("tagEarliestFault"));
        QCOMPARE(desk.tag(2).style.earliest, u"today"_s);
        // What is left invalid isn't shown for the next tag.
        desk.write("tagLatest", u"someday"_s);
        QVERIFY(desk.shows("tagLatestFault"));
        desk.part<QWidget>("tagName").setFocus();
        desk.select({1});
        desk.select({2});
        QVERIFY(!desk.shows("tagLatestFault"));
        QCOMPARE(desk.part<QLineEdit>("tagLatest").text(), QString());
        // A help text ends where its limit is.
        auto& help = desk.part<QPlainTextEdit>("tagHelp");
        help.setPlainText(QString(499, u'a'));
        help.moveCursor(QTextCursor::Start);
        QTest::keyClicks(&help, u"bcd"_s);
        QCOMPARE(help.toPlainText(), u'b' + QString(499, u'a'));
        QCOMPARE(help.textCursor().position(), 1);
        QCOMPARE(desk.tag(2).style.help, help.toPlainText());
    }

    void listsBoxesAndGroups()
    {
        Tag one = test::tag(TagType::Radio, u"One"_s);
        one.groupName = u"G"_s;
        Tag two = test::tag(TagType::Radio, u"Two"_s);
        two.groupName = u"G"_s;
        Desk desk({test::tag(TagType::Dropdown, u"L"_s), one, two});
        desk.select({1});
        desk.part<QPlainTextEdit>("tagOptions").setPlainText(u"red\n\n blue \n"_s);
        QCOMPARE(desk.tag(1).style.options, (QStringList{u"red"_s, u"blue"_s}));
        desk.choose("tagChoice", u"blue"_s);
        QCOMPARE(desk.tag(1).text, u"blue"_s);
        desk.select({2});
        desk.part<QCheckBox>("tagChecked").click();
        QVERIFY(desk.tag(2).style.checked && !desk.tag(3).style.checked);
        desk.select({3});
        desk.part<QCheckBox>("tagChecked").click();
        QVERIFY(!desk.tag(2).style.checked && desk.tag(3).style.checked); // only one in a group
        desk.write("tagAnswer", u"25"_s);
        QCOMPARE(desk.tag(3).style.options, QStringList{u"25"_s});
        QTest::keyClicks(desk.part<QComboBox>("tagGroup").lineEdit(), u"2"_s);
        QCOMPARE(desk.tag(3).groupName, u"G2"_s);
    }

    void looks()
    {
        Desk desk({test::tag(TagType::Text, u"A"_s), test::tag(TagType::Date, u"B"_s)});
        desk.select({1});
        desk.part<QSpinBox>("tagFontSize").setValue(11);
        desk.part<QToolButton>("tagSwatch1").click();
        desk.choose("tagAlign", u"right"_s);
        QCOMPARE(desk.tag(1).style.fontSize, 11.0);
        QCOMPARE(desk.tag(1).style.colour, u"#1a3fb0"_s);
        QCOMPARE(desk.tag(1).style.align, domain::TextAlign::Right);
        desk.write("tagColour", u"#AB12"_s);
        QCOMPARE(desk.tag(1).style.colour, u"#1a3fb0"_s); // an invalid colour
        desk.write("tagColour", u"#AB12cd"_s);
        QCOMPARE(desk.tag(1).style.colour, u"#ab12cd"_s);

        // Two different values: shown as such, and unchanged until one is selected.
        desk.select({1, 2});
        QCOMPARE(desk.part<QSpinBox>("tagFontSize").value(), -1);
        QCOMPARE(desk.part<QComboBox>("tagAlign").currentIndex(), -1);
        QCOMPARE(desk.part<QLineEdit>("tagColour").placeholderText(), u"Multiple"_s);
        QVERIFY(!desk.shows("tagName"));
        const int steps = desk.stack.count();
        desk.part<QSpinBox>("tagFontSize").setValue(9);
        QCOMPARE(desk.tag(1).style.fontSize + desk.tag(2).style.fontSize, 18.0);
        QCOMPARE(desk.tag(1).style.align, domain::TextAlign::Right);
        QCOMPARE(desk.stack.count(), steps + 1);
        desk.keep("panel-several");
    }

    void conditions()
    {
        Tag red = test::tag(TagType::Radio, u"Red"_s);
        red.groupName = u"Colour"_s;
        Tag list = test::tag(TagType::Dropdown, u"Size"_s);
        list.style.options = {u"S"_s, u"L"_s};
        Desk desk({test::tag(TagType::Text, u"Why"_s), test::tag(TagType::Checkbox, u"Pets"_s), red, list,
                   test::tag(TagType::Text, u"Then"_s), test::tag(TagType::Signature, u"Sign"_s)});
        desk.select({1});
        QVERIFY(!desk.shows("tagConditionValue"));
        QCOMPARE(desk.part<QComboBox>("tagCondition").findData(u"Sign"_s), -1);
        QCOMPARE(desk.part<QComboBox>("tagCondition").findData(u"Why"_s), -1);
        desk.choose("tagCondition", u"Pets"_s);
        QCOMPARE(*desk.tag(1).style.condition, (domain::TagCondition{u"Pets"_s, u"true"_s}));
        desk.choose("tagConditionValue", u"false"_s);
        QCOMPARE(desk.tag(1).style.condition->terms.at(0).value, u"false"_s);
        desk.choose("tagCondition", u"Colour"_s);
        QCOMPARE(*desk.tag(1).style.condition, (domain::TagCondition{u"Colour"_s, u"Red"_s}));
        desk.choose("tagCondition", u"Size"_s);
        desk.choose("tagConditionValue", u"L"_s);
        QCOMPARE(*desk.tag(1).style.condition, (domain::TagCondition{u"Size"_s, u"L"_s}));
        desk.choose("tagCondition", u"Then"_s);
        desk.part<QComboBox>("tagConditionValue").setEditText(u"yes"_s);
        QCOMPARE(*desk.tag(1).style.condition, (domain::TagCondition{u"Then"_s, u"yes"_s}));
        desk.keep("panel-condition");
        desk.select({5}); // which would make a cycle
        desk.choose("tagCondition", u"Why"_s);
        QVERIFY(!desk.tag(5).style.condition);
        QVERIFY(desk.shows("tagConditionFault"));
        desk.select({1});
        desk.choose("tagCondition", QString());
        QVERIFY(!desk.tag(1).style.condition);
    }

    void conditionsOfSeveralLines()
    {
        using domain::Comparison;
        Tag amount = number(u"Amount"_s);
        Desk desk({test::tag(TagType::Text, u"Why"_s), test::tag(TagType::Checkbox, u"Pets"_s), amount,
                   test::tag(TagType::Text, u"City"_s), test::tag(TagType::Date, u"Birthday"_s)});
        desk.select({1});
        QVERIFY(!desk.shows("tagConditionAdd"));
        desk.choose("tagCondition", u"Pets"_s);
        QVERIFY(!desk.shows("tagConditionIs")); // a check box has only two states
        QVERIFY(desk.shows("tagConditionAdd"));
        desk.part<QToolButton>("tagConditionAdd").click();
        QVERIFY(!desk.shows("tagConditionAdd")); // one at a time
        QCOMPARE(desk.stack.count(), 1);         // incomplete so far
        desk.choose("tagCondition2", u"Amount"_s);
        desk.choose("tagConditionIs2", int(Comparison::AtLeast));
        desk.part<QComboBox>("tagConditionValue2").setEditText(u"100"_s);
        desk.choose("tagConditionJoin2", true);
        domain::TagCondition wanted;
        wanted.terms = {{u"Pets"_s, u"true"_s, Comparison::Equals, false},
                        {u"Amount"_s, u"100"_s, Comparison::AtLeast, true}};
        QVERIFY(*desk.tag(1).style.condition == wanted);
        desk.part<QToolButton>("tagConditionAdd").click();
        desk.choose("tagCondition3", u"City"_s);
        desk.choose("tagConditionIs3", int(Comparison::Filled));
        QVERIFY(!desk.shows("tagConditionValue3"));
        wanted.terms.append({u"City"_s, {}, Comparison::Filled, false});
        QVERIFY(*desk.tag(1).style.condition == wanted);
        desk.keep("panel-condition-lines");
        desk.part<QToolButton>("tagConditionRemove2").click(); // "or" moves to the next term
        wanted.terms.removeAt(1);
        wanted.terms[1].isAlternative = true;
        QVERIFY(*desk.tag(1).style.condition == wanted);
        desk.stack.undo();
        QCOMPARE(desk.tag(1).style.condition->terms.size(), 3);
        desk.stack.redo();
        desk.choose("tagCondition", QString()); // the first is removed
        wanted.terms.removeFirst();
        wanted.terms[0].isAlternative = false;
        QVERIFY(*desk.tag(1).style.condition == wanted);
        desk.part<QToolButton>("tagConditionAdd").click();
        desk.part<QToolButton>("tagConditionRemove2").click(); // the incomplete one
        QVERIFY(*desk.tag(1).style.condition == wanted);
        desk.part<QToolButton>("tagConditionAdd").click();
        desk.select({2});
        desk.select({1});
        QVERIFY(desk.shows("tagConditionAdd")); // an empty line is not kept
        desk.choose("tagCondition", u"Birthday"_s);
        QCOMPARE(desk.part<QComboBox>("tagConditionIs").itemText(2), u"is before"_s);
    }

    void formulas()
    {
        Desk desk({number(u"Net"_s, u"100"_s), number(u"Rate"_s, u"0.19"_s), number(u"Total"_s),
                   test::tag(TagType::Signature, u"S"_s)});
        desk.select({3});
        auto& formula = desk.part<FormulaEdit>("tagFormula");
        formula.setFocus();
        QTest::keyClicks(&formula, u"{Ne"_s);
        auto* completer = formula.findChild<QCompleter*>();
        QCOMPARE(completer->currentCompletion(), u"Net"_s);
        QCOMPARE(desk.tag(3).style.formula, QString()); // incomplete
        QVERIFY(desk.part<QLabel>("tagFormulaFault").text().contains(u"character 1"));
        Q_EMIT completer->activated(u"Net"_s);
        QCOMPARE(formula.formula(), u"{Net}"_s);
        QCOMPARE(desk.tag(3).style.formula, u"{Net}"_s);
        QTest::keyClicks(&formula, u" * (1 + {Rate})"_s);
        QCOMPARE(desk.tag(3).style.formula, u"{Net} * (1 + {Rate})"_s);
        QCOMPARE(desk.part<QLabel>("tagFormulaResult").text(), u"= 119"_s);
        desk.part<QSpinBox>("tagFormulaDecimals").setValue(2);
        QCOMPARE(desk.part<QLabel>("tagFormulaResult").text(), u"= 119.00"_s);
        QVERIFY(!desk.shows("tagMandatory") && !desk.shows("tagValue")); // it is computed
        QTest::keyClicks(&formula, u" /"_s);
        QCOMPARE(formula.extraSelections().size(), 1);
        QCOMPARE(desk.tag(3).style.formula, u"{Net} * (1 + {Rate})"_s);
        desk.keep("panel-formula");

        desk.select({1}); // which the total refers to
        formula.setFocus();
        QTest::keyClicks(&formula, u"{Total} + 1"_s);
        QCOMPARE(desk.tag(1).style.formula, QString());
        QVERIFY(desk.part<QLabel>("tagFormulaFault").text().contains(u"refers to itself"));
    }

    void formulasOfTextsAndDates()
    {
        Tag start = test::tag(TagType::Date, u"Start"_s);
        start.text = u"2026-02-20"_s;
        start.style.dateFormat = u"dd.MM.yyyy"_s;
        Tag due = test::tag(TagType::Date, u"Due"_s);
        Tag name = test::tag(TagType::Text, u"Name"_s);
        name.text = u"Ada"_s;
        Desk desk({start, due, name, test::tag(TagType::Text, u"Greeting"_s),
                   test::tag(TagType::Signature, u"S"_s)});
        desk.select({2});
        auto& formula = desk.part<FormulaEdit>("tagFormula");
        formula.setFocus();
        auto* completer = formula.findChild<QCompleter*>();
        const auto popup = [&] { return completer->popup(); };
        QTest::keyClicks(&formula, u"{Start} + i"_s);
        QCOMPARE(completer->currentCompletion(), u"if(condition; then; otherwise)"_s);
        QVERIFY(popup()->isVisible());
        QTest::keyClick(popup(), Qt::Key_Return);
        QCOMPARE(formula.formula(), u"{Start} + if()"_s);
        QTest::keyClicks(&formula, u"{Name} = \"i"_s); // a text, where nothing is suggested
        QVERIFY(!popup()->isVisible());
        QTest::keyClicks(&formula, u"da\"; 7; 14"_s);
        QCOMPARE(desk.tag(2).style.formula, u"{Start} + if({Name} = \"ida\"; 7; 14)"_s);
        QCOMPARE(desk.part<QLabel>("tagFormulaResult").text(), u"= 2026-03-06"_s);
        QVERIFY(!desk.shows("tagDate") && !desk.shows("tagFormulaDecimals"));
        desk.keep("panel-formula-date");

        desk.select({4});
        formula.setFocus();
        QTest::keyClicks(&formula, u"\"Dear \" & {Name} & \", by \" & {Start} + 1"_s);
        QCOMPARE(desk.part<QLabel>("tagFormulaResult").text(), u"= Dear Ada, by 21.02.2026"_s);
        QTest::keyClicks(&formula, u" & \""_s);
        QVERIFY(desk.part<QLabel>("tagFormulaFault").text().contains(u"quotation mark"));
        desk.keep("panel-formula-text");
    }

    void namesAreFollowed()
    {
        Tag total = number(u"Total"_s);
        total.style.formula = u"{net} * 2 + {N}"_s;
        Tag why = test::tag(TagType::Text, u"Why"_s);
        why.style.condition = domain::TagCondition{u"Net"_s, u"5"_s};
        Desk desk({number(u"Net"_s), number(u"N"_s), total, why});
        desk.select({1});
        desk.write("tagName", u"New name"_s); // over "N", another tag's name
        QCOMPARE(desk.tag(1).name, u"New name"_s);
        QCOMPARE(desk.tag(3).style.formula, u"{New name} * 2 + {N}"_s);
        QCOMPARE(desk.tag(4).style.condition->terms.at(0).tag, u"New name"_s);
        QCOMPARE(desk.stack.count(), 1);
        desk.stack.undo();
        QCOMPARE(desk.tag(3).style.formula, u"{net} * 2 + {N}"_s);
        QCOMPARE(desk.tag(1).name, u"Net"_s);
    }

    void onlyLooking()
    {
        Desk desk({test::tag(TagType::Text, u"A"_s)});
        desk.panel.setTarget(nullptr, nullptr);
        desk.select({1});
        QVERIFY(!desk.part<QLineEdit>("tagName").isEnabled() && !desk.shows("tagRemove"));
        QVERIFY(desk.part<QToolButton>("tagLookHeader").isEnabled()); // collapsing is not an edit
    }

    void findingsLeadToTheirField()
    {
        Desk desk({number(u"Net"_s), number(u"Total"_s)});
        desk.select({2});
        auto& section = desk.part<TagPanelSection>("tagComputed");
        section.setOpen(false);
        desk.panel.reveal(u"tags[1].style.formula"_s);
        QVERIFY(section.isOpen());
        QVERIFY(desk.part<FormulaEdit>("tagFormula").hasFocus());
        desk.panel.reveal(u"tags[1].left"_s); // stays open
        QVERIFY(desk.part<FormulaEdit>("tagFormula").hasFocus());
    }

    void sectionsFold()
    {
        Desk desk({test::tag(TagType::Text, u"A"_s)});
        desk.select({1});
        desk.part<QSpinBox>("tagFontSize").setValue(11);
        auto& header = desk.part<QToolButton>("tagLookHeader");
        QTest::keyClick(&header, Qt::Key_Space);
        QVERIFY(!desk.shows("tagFontSize"));
        QVERIFY(header.text().contains(u"11"));
        QTest::keyClick(&header, Qt::Key_Space);
        QVERIFY(desk.shows("tagFontSize"));
    }

private:
    QTemporaryDir m_dir;
    std::unique_ptr<Theme> m_theme;
};

INK_TEST(TestTagPanel, "tst_tagpanel")

} // namespace tst_tagpanel

#include "tst_tagpanel.moc"
