// In-person signing field by field: the focus is always in the right place, nothing is filled in by skipping,
// values are validated immediately by the service's rules, a question is one step.
#include "app/domain/document/document.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"
#include "tests/ui/settled.h"
#include "tests/ui/windowtest.h"
#include "ui/models/words.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/inputs/signaturepad.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

namespace tst_signingfields {

using namespace ink;
using namespace ink::ui;
using namespace Qt::StringLiterals;

namespace {
constexpr int patience = 20000;
}

class TestSigningFields final : public QObject, private test::WindowTest
{
    Q_OBJECT

    domain::Document m_sent;

    QLineEdit* line() { return shown<QLineEdit>("signingInput"); }
    QString title()
    {
        return window()
            .signingPage()
            .findChild<SigningFieldEditor*>()
            ->findChildren<QLabel*>()
            .first()
            ->text();
    }
    QString fault()
    {
        auto* label = find<QLabel>("signingFieldFault");
        return label->isVisible() ? label->text() : QString();
    }
    QString value(const char* name)
    {
        for (const domain::Tag& tag : find<PageView>("signingView")->document().tags)
            if (tag.name == QLatin1String(name)) return tag.text;
        return QStringLiteral("no such tag");
    }
    /** Types into the focused widget. */
    void type(const QString& text)
    {
        for (const QChar c : text) { // QTest's keys are ASCII only
            QKeyEvent down(QEvent::KeyPress, 0, Qt::NoModifier, QString(c));
            QKeyEvent up(QEvent::KeyRelease, 0, Qt::NoModifier, QString(c));
            QVERIFY(window().focusWidget());
            QCoreApplication::sendEvent(window().focusWidget(), &down);
            QCoreApplication::sendEvent(window().focusWidget(), &up);
        }
    }
    void press(Qt::Key key) { QTest::keyClick(window().focusWidget(), key); }

    static domain::Tag field(domain::TagType type, const char* name, int top, bool mandatory = true)
    {
        domain::Tag tag = test::tag(type, QString::fromUtf8(name), 1, 1);
        const bool small = type == domain::TagType::Checkbox || type == domain::TagType::Radio;
        tag.rect = {76, top, small ? 18 : 200, small ? 18 : 24};
        tag.isMandatory = mandatory;
        return tag;
    }
    void start(const QList<domain::Tag>& tags, const QString& language = QStringLiteral("en"),
               const std::function<void(domain::Document&)>& change = {})
    {
        makeDesk(language);
        QVERIFY(openWindow());
        domain::Document wanted = test::WindowFixture::fromNora(QStringLiteral("Lease 14B"));
        auto anna = test::invitation(QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org"));
        anna.guid.clear();
        wanted.invitations = {anna};
        wanted.tags = tags;
        if (change) change(wanted);
        m_sent = m_desk->create(wanted);
        QVERIFY(!m_sent.id.isNull());
        window().signInPerson(m_sent.id, m_sent.invitations.first().guid);
        QTRY_VERIFY_WITH_TIMEOUT(find("signingNext")->isVisible() &&
                                     (find("signingNext")->isEnabled() ||
                                      find<QCheckBox>("signingConsent")->isVisible()), // nothing to fill in
                                 patience);
    }
    /** Anna only fills in; Ben signs after her. */
    static void asEditor(domain::Document& document)
    {
        document.invitations.first().actionType = domain::ActionType::Editor;
        auto ben = test::invitation(u"Ben Okafor"_s, u"ben@example.org"_s, domain::ActionType::Signer, 2);
        ben.guid.clear();
        document.invitations.append(ben);
        domain::Tag signature = field(domain::TagType::Signature, "Signature", 300);
        signature.invitationIndex = 2;
        document.tags.append(signature);
    }
    static void shoot(QWidget& widget, const QString& name)
    {
        const QString folder = ink::test::programPath(QStringLiteral("../screens"));
        QVERIFY(QDir().mkpath(folder));
        test::settle(widget);
        QVERIFY(widget.grab().save(folder + QLatin1Char('/') + name + QStringLiteral(".png")));
    }

private Q_SLOTS:
    void cleanup() { m_desk.reset(); }

    void enterTakesTheKeyboardAlong()
    {
        start({field(domain::TagType::Text, "Full name", 100), field(domain::TagType::Number, "Amount", 140),
               field(domain::TagType::Text, "City", 180, false),
               field(domain::TagType::Signature, "Signature", 300)});
        QCOMPARE(title(), QStringLiteral("Full name"));
        QTRY_COMPARE(window().focusWidget(), line());
        type(QStringLiteral("Jürgen Weiß"));
        press(Qt::Key_Return);
        QTRY_COMPARE(title(), QStringLiteral("Amount"));
        QTRY_COMPARE(window().focusWidget(), line());
        type(QStringLiteral("19,99"));
        press(Qt::Key_Return);
        QTRY_COMPARE(title(), QStringLiteral("City"));
        QTRY_COMPARE(window().focusWidget(), line());
        type(QStringLiteral("Köln"));
        QCOMPARE(value("Full name"), QStringLiteral("Jürgen Weiß"));
        QCOMPARE(value("Amount"), QStringLiteral("19.99"));
        QCOMPARE(value("City"), QStringLiteral("Köln"));
        press(Qt::Key_Return);
        QTRY_COMPARE(title(), QStringLiteral("Signature"));
        QVERIFY(window().focusWidget());
        QVERIFY(
            window().signingPage().findChild<SigningFieldEditor*>()->isAncestorOf(window().focusWidget()));
    }

    /** On the last page, with the large pad: the view passes through a narrow size on the way. */
    void aSmallerWindowStillShowsTheField()
    {
        domain::Tag signature = test::tag(domain::TagType::Signature, QStringLiteral("Signature"), 3, 1);
        signature.rect = {76, 250, 200, 60};
        start({signature});
        auto* view = find<PageView>("signingView");
        const domain::TagId id = m_sent.tags.first().id;
        for (const QSize size : {QSize(1280, 800), QSize(911, 512), QSize(1280, 800), QSize(1000, 640)}) {
            window().resize(size);
            QTRY_VERIFY(view->viewport()->rect().contains(view->tagViewportRect(id).toAlignedRect()));
        }
    }

    /** 1366×768 at 150 %: only the input scrolls, and Back and Next are always in view. */
    void aLowWindowKeepsNextInView_data()
    {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "de", "ar"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void aLowWindowKeepsNextInView()
    {
        QFETCH(QString, language);
        domain::Tag text = field(domain::TagType::Text, "Full name", 100);
        text.style.help = QStringLiteral("As it is written in your passport. Titles are left out.");
        start({text, field(domain::TagType::Signature, "Signature", 300)}, language, [](auto& document) {
            document.message = QStringLiteral("Dear Anna,\nplease sign by Friday.\n\nBest regards\nNora");
            document.invitations.first().privateMessage = QStringLiteral("The deposit is as agreed.");
            document.invitations.first().mayDelegate = true;
        });
        const auto* room = window().findChild<QScrollArea*>(QStringLiteral("pageRoom"));
        const auto fits = [&] {
            const auto* next = find("signingNext");
            const QRect place(next->mapTo(room->viewport(), QPoint()), next->size());
            return room->verticalScrollBar()->maximum() == 0 && room->horizontalScrollBar()->maximum() == 0 &&
                   next->isVisible() && room->viewport()->rect().contains(place);
        };
        const auto inView = [](const QWidget* part) {
            return part->visibleRegion().boundingRect() == part->rect();
        };
        window().resize(911, 512);
        QTRY_VERIFY(fits());
        QTRY_VERIFY(line() && inView(line()));
        shoot(window(), QStringLiteral("signing-low-field-") + language);
        type(QStringLiteral("Anna"));
        find("signingNext")->click();
        QTRY_VERIFY(find<SignaturePad>("signaturePad"));
        auto* pad = find<SignaturePad>("signaturePad");
        QTRY_VERIFY(fits());
        QTRY_VERIFY(inView(pad));
        shoot(window(), QStringLiteral("signing-low-pad-") + language);
        QVERIFY(!find<QListWidget>("signingFields")->isVisible());
        auto* more = find<QToolButton>("signingMore");
        QVERIFY(more->isVisible());
        more->click();
        auto* menu = find<QMenu>("signingMoreMenu");
        QTRY_VERIFY(menu->isVisible());
        QStringList acts;
        for (const QAction* action : menu->actions())
            acts << action->text();
        QVERIFY2(acts.contains(find("rejectSigning")->text()) && acts.contains(find("signOnPhone")->text()),
                 qPrintable(acts.join(u'|')));
        shoot(*menu, QStringLiteral("signing-low-menu-") + language);
        menu->close();
        const QPoint middle = pad->canvas()->rect().center();
        QTest::mousePress(pad->canvas(), Qt::LeftButton, {}, middle);
        QTest::mouseMove(pad->canvas(), middle + QPoint(60, 20));
        QTest::mouseRelease(pad->canvas(), Qt::LeftButton, {}, middle + QPoint(80, 10));
        QVERIFY(!pad->isEmpty());
        find("signingNext")->click();
        QTRY_VERIFY(find<QCheckBox>("signingConsent")->isVisible());
        QTRY_VERIFY(fits());
        const auto* consent = find<QLabel>("signingConsentText");
        QTRY_VERIFY(consent->height() >= consent->heightForWidth(consent->width()) && inView(consent));
        shoot(window(), QStringLiteral("signing-low-review-") + language);
        window().resize(1280, 900);
        QTRY_VERIFY(find<QListWidget>("signingFields")->isVisible());
        QVERIFY(!more->isVisible() && find("rejectSigning")->isVisible());
    }

    void nobodySignsWhoApprovesOrFillsIn_data()
    {
        QTest::addColumn<int>("role");
        QTest::addColumn<QString>("titled");
        QTest::addColumn<QString>("finishes");
        QTest::addColumn<QString>("thanks");
        QTest::newRow("reviewer") << int(domain::ActionType::Reviewer) << u"Anna Berg reviews “Lease 14B”"_s
                                  << u"Approve"_s << u"You have approved “Lease 14B”."_s;
        QTest::newRow("editor") << int(domain::ActionType::Editor) << u"Anna Berg fills in “Lease 14B”"_s
                                << u"Finish"_s << u"You have finished your part of “Lease 14B”."_s;
    }
    void nobodySignsWhoApprovesOrFillsIn()
    {
        QFETCH(int, role);
        QFETCH(QString, titled);
        QFETCH(QString, finishes);
        QFETCH(QString, thanks);
        domain::Tag signature = field(domain::TagType::Signature, "Signature", 300);
        signature.invitationIndex = 2;
        start({signature}, u"en"_s, [role](domain::Document& document) {
            document.invitations.first().actionType = static_cast<domain::ActionType>(role);
            auto ben = test::invitation(u"Ben Okafor"_s, u"ben@example.org"_s, domain::ActionType::Signer, 2);
            ben.guid.clear();
            document.invitations.append(ben);
        });
        const auto isSaid = [this](const QString& words) {
            const QList<QLabel*> labels = window().signingPage().findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [&words](const QLabel* each) {
                return each->isVisible() && (each->text().contains(words) || each->toolTip().contains(words));
            });
        };
        QTRY_VERIFY(isSaid(titled));
        for (int i = 0; i < 3 && !find<QCheckBox>("signingConsent")->isVisible(); ++i)
            find("signingNext")->click();
        QTRY_COMPARE(find("signingNext")->text(), finishes);
        QVERIFY(!find("rejectSigning")->text().contains(u"sign"_s));
        shoot(window(), u"signing-role-%1"_s.arg(role));
        find<QCheckBox>("signingConsent")->setChecked(true);
        find("signingNext")->click();
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(thanks), patience);
    }

    void numbersAreJudgedAtOnce()
    {
        start({field(domain::TagType::Number, "Amount", 140),
               field(domain::TagType::Signature, "Signature", 300)});
        QTRY_COMPARE(window().focusWidget(), line());
        type(QStringLiteral("1,234"));
        press(Qt::Key_Return);
        QCOMPARE(title(), QStringLiteral("Amount"));
        QCOMPARE(fault(), QStringLiteral("“Amount” can be read as 1234 or 1.234. Enter one of them."));
        QCOMPARE(line()->text(), QStringLiteral("1,234"));
        QCOMPARE(window().focusWidget(), line());
        shoot(window(), QStringLiteral("signing-ambiguous"));
        auto* list = find<QListWidget>("signingFields");
        list->setCurrentRow(1);
        Q_EMIT list->itemClicked(list->item(1));
        QTRY_COMPARE(title(), QStringLiteral("Signature"));
        Q_EMIT list->itemClicked(list->item(0));
        QTRY_COMPARE(title(), QStringLiteral("Amount"));
        line()->selectAll();
        type(QStringLiteral("1.234,5"));
        QVERIFY(fault().isEmpty());
        press(Qt::Key_Return);
        QTRY_COMPARE(title(), QStringLiteral("Signature"));
        QCOMPARE(value("Amount"), QStringLiteral("1234.5"));
    }

    void aDateIsNotFilledInByPassing()
    {
        start({field(domain::TagType::Date, "Birthday", 100),
               field(domain::TagType::Date, "Moved in", 140, false),
               field(domain::TagType::Signature, "Signature", 300)});
        QCOMPARE(title(), QStringLiteral("Birthday"));
        QTRY_COMPARE(window().focusWidget(), line());
        QCOMPARE(line()->text(), QString());
        QCOMPARE(value("Birthday"), QString());
        find("signingNext")->click();
        QCOMPARE(fault(), QStringLiteral("This field is required."));
        QCOMPARE(value("Birthday"), QString());
        const auto asksForDate = [this] {
            return fault().startsWith(u"Enter a date, for example "_s) && !fault().contains(u"yyyy"_s);
        };
        type(QStringLiteral("06051980"));
        find("signingNext")->click();
        QVERIFY2(asksForDate(), qPrintable(fault()));
        line()->selectAll();
        type(QStringLiteral("2026-02-30"));
        press(Qt::Key_Return);
        QVERIFY2(asksForDate(), qPrintable(fault()));
        line()->selectAll();
        type(QStringLiteral("1980-05-06"));
        shoot(window(), QStringLiteral("signing-date"));
        press(Qt::Key_Return);
        QTRY_COMPARE(title(), QStringLiteral("Moved in"));
        find("signingNext")->click();
        QTRY_COMPARE(title(), QStringLiteral("Signature"));
        QCOMPARE(value("Birthday"), QStringLiteral("1980-05-06"));
        QCOMPARE(value("Moved in"), QString());
    }

    /** No format is shown; the day that was understood is written out. */
    void aDateIsWrittenAsInTheLocale()
    {
        domain::Tag date = field(domain::TagType::Date, "Start", 100);
        date.style.earliest = u"2026-01-15"_s;
        start({date, field(domain::TagType::Signature, "Signature", 300)});
        QTRY_COMPARE(window().focusWidget(), line());
        for (const QLabel* label : window().signingPage().findChildren<QLabel*>())
            QVERIFY2(!label->text().contains(u"yyyy"_s), qPrintable(label->text()));
        QVERIFY2(line()->placeholderText().contains(shortDate(QDate(QDate::currentDate().year(), 12, 31))),
                 qPrintable(line()->placeholderText()));
        type(u"28.11.2026"_s);
        QCOMPARE(value("Start"), u"2026-11-28"_s);
        const QString day = QLocale().toString(QDate(2026, 11, 28), QLocale::LongFormat);
        QCOMPARE(find<QLabel>("signingDay")->text(), day);
        shoot(window(), u"signing-date-written"_s);
        press(Qt::Key_Return);
        QTRY_COMPARE(title(), u"Signature"_s);
        find("signingBack")->click();
        QTRY_COMPARE(title(), u"Start"_s);
        QCOMPARE(line()->text(), shortDate(QDate(2026, 11, 28)));
        line()->selectAll();
        type(u"14.1.2026"_s);
        find("signingNext")->click();
        QVERIFY2(fault().contains(shortDate(QDate(2026, 1, 15))), qPrintable(fault()));
    }

    /** The buttons are in the same place at every field and at the review. */
    void buttonsNeverMove_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("1440x900") << QSize(1440, 900);
        QTest::newRow("1280x720") << QSize(1280, 720);
        QTest::newRow("911x512") << QSize(911, 512);
    }
    void buttonsNeverMove()
    {
        QFETCH(QSize, size);
        domain::Tag paragraph = field(domain::TagType::Text, "Reason", 140, false);
        paragraph.style.multiline = true;
        paragraph.style.help = u"In your own words. The sender reads them before the contract begins."_s;
        start({field(domain::TagType::Text, "Full name", 100), paragraph,
               field(domain::TagType::Date, "Start", 180),
               field(domain::TagType::Checkbox, "Pets", 220, false),
               field(domain::TagType::Signature, "Signature", 300)},
              u"en"_s, [](auto& document) { document.message = u"Please sign by Friday."_s; });
        window().resize(size);
        test::settle(window());
        const auto place = [this](const char* name) {
            const QWidget* button = find(name);
            return QRect(button->mapTo(&window(), QPoint()), button->size());
        };
        auto* list = find<QListWidget>("signingFields");
        const QRect next = place("signingNext");
        const QRect back = place("signingBack");
        const QRect required = place("signingNextRequired");
        for (int step = 0; step <= list->count(); ++step) {
            if (step < list->count())
                Q_EMIT list->itemClicked(list->item(step));
            else
                while (!find<QCheckBox>("signingConsent")->isVisible()) { // optional fields can be passed
                    if (line()) type(u"28.11.2026"_s);
                    if (auto* pad = shown<QWidget>("signatureType")) QTest::mouseClick(pad, Qt::LeftButton);
                    find("signingNext")->click();
                }
            test::settle(window());
            QCOMPARE(place("signingNext"), next);
            QCOMPARE(place("signingBack"), back);
            QCOMPARE(place("signingNextRequired"), required);
        }
        shoot(window(), u"signing-buttons-%1"_s.arg(size.width()));
    }

    void requiredFieldsAreMarkedAndReached()
    {
        start({field(domain::TagType::Text, "Nickname", 100, false),
               field(domain::TagType::Text, "Full name", 140),
               field(domain::TagType::Text, "Hobby", 180, false), field(domain::TagType::Text, "City", 220)},
              u"en"_s, asEditor);
        auto* list = find<QListWidget>("signingFields");
        const auto isMarked = [list](int row) { return list->item(row)->text().endsWith(u'*'); };
        QVERIFY(!isMarked(0) && isMarked(1) && !isMarked(2) && isMarked(3));
        QVERIFY(
            list->item(1)->data(Qt::AccessibleTextRole).toString().contains(u"Required, Not filled in"_s));
        auto* required = find("signingNextRequired");
        QVERIFY(required->isEnabled());
        required->click();
        QTRY_COMPARE(title(), u"Full name"_s);
        shoot(window(), u"signing-required"_s);
        type(u"Anna Berg"_s);
        required->click();
        QTRY_COMPARE(title(), u"City"_s);
        QVERIFY(!required->isEnabled()); // no other field is required
        find<QListWidget>("signingFields")->setFocus();
        Q_EMIT list->itemClicked(list->item(2));
        QTRY_COMPARE(title(), u"Hobby"_s);
        QVERIFY(required->isEnabled());
        find("signingNext")->click();
        QTRY_COMPARE(title(), u"City"_s);
        type(u"Köln"_s);
        find("signingNext")->click();
        QTRY_VERIFY(find<QCheckBox>("signingConsent")->isVisible());
        QVERIFY(!required->isEnabled());
        QVERIFY(list->item(1)->data(Qt::AccessibleTextRole).toString().contains(u"Required, Filled in"_s));
    }

    /** At the review, the way to a missing field has the focus, and the review says so. */
    void theReviewLeadsToWhatIsMissing()
    {
        start({field(domain::TagType::Text, "Full name", 100),
               field(domain::TagType::Text, "Hobby", 140, false)},
              u"en"_s, asEditor);
        auto* list = find<QListWidget>("signingFields");
        Q_EMIT list->itemClicked(list->item(1));
        QTRY_COMPARE(title(), u"Hobby"_s);
        find("signingNext")->click();
        QTRY_VERIFY(find<QCheckBox>("signingConsent")->isVisible());
        QCOMPARE(find<QLabel>("signingVerdict")->text(), u"Some required fields are empty."_s);
        QTRY_COMPARE(window().focusWidget(), static_cast<QWidget*>(find("signingNextRequired")));
        QVERIFY(!find("signingNext")->isEnabled());
        press(Qt::Key_Space);
        QTRY_COMPARE(title(), u"Full name"_s);
        QTRY_COMPARE(window().focusWidget(), line());
    }

    /** Tab: from a field to Next, from the last one to the consent, from the consent to Finish. */
    void tabLeadsToTheConsent()
    {
        start({field(domain::TagType::Text, "Full name", 100), field(domain::TagType::Text, "City", 140)},
              u"en"_s, asEditor);
        QTRY_COMPARE(window().focusWidget(), line());
        type(u"Anna Berg"_s);
        press(Qt::Key_Tab);
        QCOMPARE(window().focusWidget(), static_cast<QWidget*>(find("signingNext")));
        press(Qt::Key_Space);
        QTRY_COMPARE(title(), u"City"_s);
        QTRY_COMPARE(window().focusWidget(), line());
        press(Qt::Key_Tab); // it is required and empty
        QCOMPARE(window().focusWidget(), static_cast<QWidget*>(find("signingNext")));
        line()->setFocus();
        type(u"Köln"_s);
        press(Qt::Key_Tab);
        auto* consent = find<QCheckBox>("signingConsent");
        QTRY_COMPARE(window().focusWidget(), static_cast<QWidget*>(consent));
        press(Qt::Key_Space);
        QVERIFY(consent->isChecked());
        press(Qt::Key_Tab);
        QCOMPARE(window().focusWidget(), static_cast<QWidget*>(find("signingNext")));
    }

    void theNextSignerIsOfferedAtTheEnd()
    {
        start({field(domain::TagType::Text, "Full name", 100)}, u"en"_s, asEditor);
        type(u"Anna Berg"_s);
        press(Qt::Key_Return);
        QTRY_VERIFY(find<QCheckBox>("signingConsent")->isVisible());
        find<QCheckBox>("signingConsent")->setChecked(true);
        find("signingNext")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shown("signingOffer"), patience);
        QVERIFY(shown("signingOffer")->text().contains(u"Ben Okafor"_s));
        QCOMPARE(window().focusWidget(), shown<QWidget>("signingDone")); // nothing is opened by accident
        shoot(window(), u"signing-next-signer"_s);
        shown("signingOffer")->click();
        QTRY_COMPARE_WITH_TIMEOUT(title(), u"Signature"_s, patience);
        QTRY_VERIFY(shown<QWidget>("signatureType"));
        QTest::mouseClick(shown<QWidget>("signatureType"), Qt::LeftButton);
        find("signingNext")->click();
        QTRY_VERIFY(find<QCheckBox>("signingConsent")->isVisible());
        QVERIFY(!find<QCheckBox>("signingConsent")->isChecked());
        find<QCheckBox>("signingConsent")->setChecked(true);
        find("signingNext")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shown("signingDone"), patience);
        test::settle(window());
        QVERIFY(!shown("signingOffer")); // nobody is left
    }

    void aQuestionIsOneStep()
    {
        const auto button = [](const char* name, int top) {
            domain::Tag tag = field(domain::TagType::Radio, name, top);
            tag.groupName = QStringLiteral("Size");
            return tag;
        };
        start({button("Small", 100), button("Medium", 130), button("Large", 160),
               field(domain::TagType::Checkbox, "Pets", 200),
               field(domain::TagType::Signature, "Signature", 300)});
        QCOMPARE(find<QListWidget>("signingFields")->count(), 3);
        QCOMPARE(title(), QStringLiteral("Size"));
        auto buttons = window().signingPage().findChildren<QRadioButton*>();
        QCOMPARE(buttons.size(), 3);
        QCOMPARE(buttons.at(1)->text(), QStringLiteral("Medium"));
        find("signingNext")->click();
        QCOMPARE(fault(), QStringLiteral("This field is required."));
        QTest::mouseClick(buttons.at(1), Qt::LeftButton, {}, QPoint(8, buttons.at(1)->height() / 2));
        QVERIFY(buttons.at(1)->isChecked());
        QTest::mouseClick(buttons.at(1), Qt::LeftButton, {}, QPoint(8, buttons.at(1)->height() / 2));
        QVERIFY(buttons.at(1)->isChecked()); // it stays selected
        QCOMPARE(value("Medium"), QStringLiteral("true"));
        QTest::mouseClick(buttons.at(2), Qt::LeftButton, {}, QPoint(8, buttons.at(2)->height() / 2));
        QCOMPARE(value("Medium"), QStringLiteral("false"));
        QCOMPARE(value("Large"), QStringLiteral("true"));
        shoot(window(), QStringLiteral("signing-choice"));
        find("signingNext")->click();
        QTRY_COMPARE(title(), QStringLiteral("Pets"));
        auto* box = shown<QCheckBox>("signingInput");
        QVERIFY(box);
        QCOMPARE(box->accessibleName(), QStringLiteral("Pets"));
        box->click();
        find("signingNext")->click();
        QTRY_COMPARE(title(), QStringLiteral("Signature"));
        QTRY_VERIFY(find<QWidget>("signatureType"));
        QTest::mouseClick(find<QWidget>("signatureType"), Qt::LeftButton);
        find("signingNext")->click();
        auto* consent = find<QCheckBox>("signingConsent");
        QTRY_VERIFY(consent->isVisible());
        QCOMPARE(find<QLabel>("signingVerdict")->text(), QStringLiteral("All fields are filled in."));
        QStringList labels;
        for (const QLabel* label : window().signingPage().findChildren<QLabel*>())
            labels.append(label->text());
        QVERIFY2(labels.contains(QStringLiteral("3 of 3")), qPrintable(labels.join(u'|')));
        consent->setChecked(true);
        QTRY_VERIFY(find("signingNext")->isEnabled());
        find("signingNext")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), patience);
    }

    void aClickOnThePageTicks()
    {
        domain::Tag small = field(domain::TagType::Radio, "Small", 100);
        domain::Tag large = field(domain::TagType::Radio, "Large", 130);
        small.groupName = large.groupName = QStringLiteral("Size");
        start({field(domain::TagType::Text, "City", 60), small, large,
               field(domain::TagType::Checkbox, "Pets", 200),
               field(domain::TagType::Signature, "Signature", 300)});
        auto* pages = find<PageView>("signingView");
        const auto clickOn = [pages](const QString& name) {
            for (const domain::Tag& tag : pages->document().tags)
                if (tag.name == name)
                    QTest::mouseClick(pages->viewport(), Qt::LeftButton, {},
                                      pages->tagViewportRect(tag.id).center().toPoint());
        };
        clickOn(QStringLiteral("City"));
        QCOMPARE(title(), QStringLiteral("City"));
        clickOn(QStringLiteral("Pets"));
        QCOMPARE(title(), QStringLiteral("Pets"));
        QCOMPARE(value("Pets"), QStringLiteral("true"));
        clickOn(QStringLiteral("Large"));
        QCOMPARE(title(), QStringLiteral("Size"));
        QCOMPARE(value("Large"), QStringLiteral("true"));
        clickOn(QStringLiteral("Small"));
        QCOMPARE(value("Small"), QStringLiteral("true"));
        QCOMPARE(value("Large"), QStringLiteral("false"));
        clickOn(QStringLiteral("Pets"));
        QCOMPARE(value("Pets"), QStringLiteral("false"));
    }

    /** An invalid value isn't counted as filled in, and is reported before the end. */
    void whatWouldBeRefusedIsToldInTheReview()
    {
        domain::Tag code = field(domain::TagType::Text, "Code", 100);
        code.style.pattern = QStringLiteral("\\d{5}");
        start({code, field(domain::TagType::Signature, "Signature", 300)});
        QTRY_COMPARE(window().focusWidget(), line());
        type(QString::fromUtf8("١٢٣٤٥"));
        press(Qt::Key_Return);
        QCOMPARE(fault(), QStringLiteral("“Code” doesn't match the required format."));
        line()->selectAll();
        type(QStringLiteral("12345 ")); // with a trailing space
        press(Qt::Key_Return);
        QTRY_COMPARE(title(), QStringLiteral("Signature"));
        QCOMPARE(value("Code"), QStringLiteral("12345"));
    }
};

INK_TEST(TestSigningFields, "tst_signingfields")

} // namespace tst_signingfields

#include "tst_signingfields.moc"
