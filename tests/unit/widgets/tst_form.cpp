// Forms: each part is declared once, with its object name, texts and behaviour; the texts follow the
// language.
#include "tests/support/testmain.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/listrow.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

namespace tst_form {

using namespace ink::ui;

/** A dialog with a part of each kind. */
class Sample final : public QWidget
{
    Q_OBJECT
public:
    Sample()
    {
        const Form form(this);
        form.setTitle(QT_TR_NOOP("Sample"));
        form.setUpLabel(m_hint, QT_TR_NOOP("A hint"), {.name = "sampleHint", .isWrapped = true});
        form.setUpButton(
            m_save, "sampleSave", QT_TR_NOOP("Save"),
            {.toolTip = QT_TR_NOOP("Saves it"), .isDefault = true, .clicked = [this] { ++m_saved; }});
        form.setUpButton(m_more, "sampleMore", {}, {.toolTip = QT_TR_NOOP("More"), .isAutoDefault = false});
        form.setUpButton(m_check, "sampleCheck", [this] { return tr("Copies: %1").arg(m_saved); });
        form.setUpInput(m_name, "sampleName",
                        {.label = m_nameLabel,
                         .labelText = QT_TR_NOOP("&Name"),
                         .placeholder = QT_TR_NOOP("First and last name")});
        form.setUpInput(m_message, "sampleMessage",
                        {.label = m_messageLabel,
                         .labelText = QT_TR_NOOP("Message"),
                         .accessibleName = QT_TR_NOOP("Message to the recipients"),
                         .placeholder = QT_TR_NOOP("Optional"),
                         .toolTip = QT_TR_NOOP("Everybody reads it")});
        form.setUpField(m_field, QT_TR_NOOP("Purpose"), {.hint = QT_TR_NOOP("Shown in the list")});
        form.addChoices(m_ends, {{QT_TR_NOOP("never"), 0}, {QT_TR_NOOP("in 30 days"), 30}});
        form.translate([this] { m_order.append(m_save->text()); });
    }

    QLabel* m_hint = new QLabel(this);
    QPushButton* m_save = new QPushButton(this);
    QPushButton* m_more = new QPushButton(this);
    QCheckBox* m_check = new QCheckBox(this);
    QLabel* m_nameLabel = new QLabel(this);
    QLineEdit* m_name = new QLineEdit(this);
    QLabel* m_messageLabel = new QLabel(this);
    QPlainTextEdit* m_message = new QPlainTextEdit(this);
    FormField* m_field = new FormField(QStringLiteral("samplePurpose"), new QLineEdit, this);
    QComboBox* m_ends = new QComboBox(this);
    QStringList m_order;
    int m_saved = 0;
};

/** Translates the sample's texts by an arrow before them. */
class Arrows final : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        if (QLatin1StringView(context) != QLatin1StringView("tst_form::Sample")) return {};
        return QStringLiteral("→ ") + QString::fromUtf8(source);
    }
};

class TestForm final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void partsHaveTheirNamesAndTexts()
    {
        const Sample sample;
        QCOMPARE(sample.windowTitle(), QStringLiteral("Sample"));
        QCOMPARE(sample.m_hint->objectName(), QStringLiteral("sampleHint"));
        QCOMPARE(sample.m_hint->text(), QStringLiteral("A hint"));
        QVERIFY(sample.m_hint->wordWrap());
        QCOMPARE(sample.m_save->objectName(), QStringLiteral("sampleSave"));
        QCOMPARE(sample.m_save->text(), QStringLiteral("Save"));
        QCOMPARE(sample.m_save->toolTip(), QStringLiteral("Saves it"));
        QCOMPARE(sample.m_save->accessibleName(), QString());
        QVERIFY(sample.m_save->isDefault());
        QVERIFY(!sample.m_more->autoDefault());
        QCOMPARE(sample.m_check->text(), QStringLiteral("Copies: 0"));
        QCOMPARE(sample.m_name->placeholderText(), QStringLiteral("First and last name"));
        QCOMPARE(sample.m_message->placeholderText(), QStringLiteral("Optional"));
        QCOMPARE(sample.m_message->toolTip(), QStringLiteral("Everybody reads it"));
    }
    void aButtonWithoutATextIsNamedByItsToolTip()
    {
        const Sample sample;
        QCOMPARE(sample.m_more->text(), QString());
        QCOMPARE(sample.m_more->toolTip(), QStringLiteral("More"));
        QCOMPARE(sample.m_more->accessibleName(), QStringLiteral("More"));
    }
    void aLabelNamesItsInput()
    {
        const Sample sample;
        QCOMPARE(sample.m_nameLabel->buddy(), sample.m_name);
        QCOMPARE(sample.m_nameLabel->text(), QStringLiteral("&Name"));
        QCOMPARE(sample.m_name->accessibleName(), QStringLiteral("Name"));
        QCOMPARE(sample.m_messageLabel->buddy(), sample.m_message);
        QCOMPARE(sample.m_message->accessibleName(), QStringLiteral("Message to the recipients"));
        QCOMPARE(sample.m_field->input()->accessibleName(), QStringLiteral("Purpose"));
        QCOMPARE(sample.m_field->input()->accessibleDescription(), QStringLiteral("Shown in the list"));
    }
    void aButtonActs()
    {
        Sample sample;
        sample.m_save->click();
        sample.m_save->click();
        QCOMPARE(sample.m_saved, 2);
    }
    void textsFollowTheLanguage()
    {
        Sample sample;
        sample.m_ends->setCurrentIndex(1);
        sample.m_save->click();
        const QSignalSpy chosen(sample.m_ends, &QComboBox::currentIndexChanged);
        Arrows arrows;
        QCoreApplication::installTranslator(&arrows);
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(&sample, &change);
        QCOMPARE(sample.windowTitle(), QStringLiteral("→ Sample"));
        QCOMPARE(sample.m_hint->text(), QStringLiteral("→ A hint"));
        QCOMPARE(sample.m_save->toolTip(), QStringLiteral("→ Saves it"));
        QCOMPARE(sample.m_more->accessibleName(), QStringLiteral("→ More"));
        QCOMPARE(sample.m_check->text(), QStringLiteral("→ Copies: 1"));
        QCOMPARE(sample.m_name->accessibleName(), QStringLiteral("→ Name"));
        QCOMPARE(sample.m_message->accessibleName(), QStringLiteral("→ Message to the recipients"));
        QCOMPARE(sample.m_field->input()->accessibleName(), QStringLiteral("→ Purpose"));
        QCOMPARE(sample.m_ends->itemText(0), QStringLiteral("→ never"));
        QCOMPARE(sample.m_ends->currentText(), QStringLiteral("→ in 30 days"));
        QCOMPARE(sample.m_ends->currentData().toInt(), 30);
        QCOMPARE(chosen.count(), 0);
        // Callbacks run in the order of their declaration.
        QCOMPARE(sample.m_order, QStringList({QStringLiteral("Save"), QStringLiteral("→ Save")}));
        QCoreApplication::removeTranslator(&arrows);
    }
    void aRowHasTextsAndButtons()
    {
        int revoked = 0;
        ListRow row("keyRow");
        ElidedLabel* title = row.addTitle("keyName", QStringLiteral("Accounting"));
        QuietLabel* about = row.addDetails("keyAbout", QStringLiteral("never used"));
        QPushButton* revoke = row.addButton(
            "revokeKey", QStringLiteral("Revoke…"),
            {.accessibleName = QStringLiteral("Revoke Accounting"), .clicked = [&] { ++revoked; }});
        QCOMPARE(row.objectName(), QStringLiteral("keyRow"));
        QCOMPARE(title->objectName(), QStringLiteral("keyName"));
        QCOMPARE(title->fullText(), QStringLiteral("Accounting"));
        QVERIFY(about->wordWrap());
        QCOMPARE(revoke->objectName(), QStringLiteral("revokeKey"));
        QCOMPARE(revoke->accessibleName(), QStringLiteral("Revoke Accounting"));
        QCOMPARE(row.buttons().count(), 1);
        revoke->click();
        QCOMPARE(revoked, 1);
    }
    void anObjectIsNamed()
    {
        QObject parent;
        QObject* child = named("child", new QObject(&parent));
        QCOMPARE(child->objectName(), QStringLiteral("child"));
        QCOMPARE(child->parent(), &parent);
    }
};

INK_TEST(TestForm, "tst_form")

} // namespace tst_form

#include "tst_form.moc"
