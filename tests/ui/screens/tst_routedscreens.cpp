// The screens for routing and authentication, with all options set: the recipient's card, the routing
// picture, sending, correcting, details, absences, email and codes by SMS. Checked against the visual rules;
// INKSTONE_SHOTS=<folder> saves pictures.
#include "app/domain/document/document.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/screens/screencheck.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/absencedialog.h"
#include "ui/pages/account/customfielddialog.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/documents/correct/correctiondialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/editor/correcttagsdialog.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/toast.h"

#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>

#include <algorithm>

namespace tst_routedscreens {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::shownPart;

namespace {

constexpr int patience = 30'000;
const QSize notebook(1280, 800);

domain::Invitation person(const QString& name, int step,
                          domain::ActionType action = domain::ActionType::Signer)
{
    domain::Invitation made =
        test::invitation(name, name.section(u' ', 0, 0).toLower() + u"@example.org"_s, action, step);
    made.guid.clear();
    return made;
}

} // namespace

class TestRoutedScreens final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;
    const QString m_folder = qEnvironmentVariable("INKSTONE_SHOTS");
    QString m_row;
    QStringList m_faults;

    test::DeskWindow& window() { return *m_desk->window; }

    void shoot(QWidget& shown, const char* name)
    {
        m_desk->settle(shown);
        if (!m_folder.isEmpty()) {
            QVERIFY(QDir().mkpath(m_folder));
            QVERIFY(shown.grab().save(u"%1/%2-%3.png"_s.arg(m_folder, QLatin1StringView(name), m_row)));
        }
        if (&shown == &window() && shown.size() != notebook)
            m_faults << u"%1: the window takes %2×%3"_s.arg(QLatin1StringView(name))
                            .arg(shown.width())
                            .arg(shown.height());
        // Layouts may still follow what has arrived.
        QStringList faults;
        (void)QTest::qWaitFor(
            [&] {
                faults = test::faultsOf(shown);
                return faults.isEmpty();
            },
            patience);
        for (const QString& fault : std::as_const(faults))
            m_faults << QLatin1StringView(name) + u": "_s + fault;
        takeSmall(shown, name);
    }
    void takeSmall(QWidget& shown, const char* name)
    {
        const QString picture = u"%1/%2-%3-911.png"_s.arg(m_folder, QLatin1StringView(name), m_row);
        for (const QString& fault :
             test::smallScreenFaultsOf(shown, m_folder.isEmpty() ? QString() : picture))
            m_faults << QLatin1StringView(name) + u' ' + fault;
    }

    /** A document with every kind of routing and authentication. */
    domain::Document make(const QString& title, bool isSent)
    {
        using domain::AuthenticationType;
        domain::Document wanted;
        wanted.title = title;
        wanted.senderName = u"Nora Lind"_s;
        wanted.senderEmail = u"nora@example.org"_s;
        wanted.status = isSent ? domain::SigningStatus::InProgress : domain::SigningStatus::Draft;
        wanted.message = u"Please sign by Friday."_s;
        domain::Invitation anna = person(u"Anna Berg"_s, 1);
        domain::Invitation ben = person(u"Ben Ünal"_s, 2);
        ben.authentications = {{AuthenticationType::AccessCode, {}, {}, u"471147"_s},
                               {AuthenticationType::Email, {}, {}, {}},
                               {AuthenticationType::Sms, u"+4915123456789"_s, {}, {}}};
        ben.language = u"ar"_s;
        ben.company = u"Mill Lane Property Management"_s;
        ben.jobTitle = u"Clerk"_s;
        ben.mayDelegate = true;
        ben.privateMessage = u"The rent on page 2 is the one that we agreed on."_s;
        domain::Invitation wim = person(u"Wim de Vries"_s, 2);
        wim.isWitness = true;
        domain::Invitation cleo = person(u"Cleo Dahl"_s, 3);
        domain::Invitation dev = person(u"Dev Patel"_s, 3);
        for (domain::Invitation* member : {&cleo, &dev}) {
            member->group = u"Management board"_s;
            member->requiredGroupMembers = 1;
            member->startAfterDays = 2;
        }
        domain::Invitation eve = person(u"Eve Stone"_s, 4, domain::ActionType::Viewer);
        eve.receivesCopyAtEnd = true;
        wanted.invitations = {anna, ben, wim, cleo, dev, eve};
        for (int owner = 1; owner <= 5; ++owner) {
            auto tag = test::tag(domain::TagType::Signature, u"Signature %1"_s.arg(owner), 3, owner);
            tag.rect = {76 + 220 * (owner % 2), 120 + 90 * owner, 200, 48};
            tag.isMandatory = true;
            wanted.tags.append(tag);
        }
        return m_desk->create(wanted);
    }

    void recipients(const domain::Document& draft);
    void sending();
    void correcting(const domain::Document& sent);
    void absences();
    void customFields();
    void delivery();
    void signing(const domain::Document& sent);

private Q_SLOTS:
    void everythingSet_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        using settings::Theme;
        const bool all = !m_folder.isEmpty();
        QTest::newRow("de-dark") << u"de"_s << Theme::Dark;
        QTest::newRow("ar-light") << u"ar"_s << Theme::Light;
        if (all) QTest::newRow("de-light") << u"de"_s << Theme::Light;
        if (all) QTest::newRow("ar-dark") << u"ar"_s << Theme::Dark;
        if (all) QTest::newRow("en-light") << u"en"_s << Theme::Light;
        QTest::newRow("fr-contrast") << u"fr"_s << Theme::HighContrast;
    }
    void everythingSet()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        m_row = QString::fromLatin1(QTest::currentDataTag());
        m_faults.clear();
        m_desk = std::make_unique<test::WindowFixture>();
        namespace options = settings::options;
        m_desk->settings().set(options::language, language);
        m_desk->settings().set(options::theme, theme);
        m_desk->mailThrough(2525); // no mail server: emails stay queued
        m_desk->settings().set(options::smsUrl, u"http://127.0.0.1:2526/"_s);
        m_desk->settings().set(options::smsBody, uR"({"to":"{to}","text":"{text}"})"_s);
        m_desk->settings().set(options::smsLocal, true);
        QVERIFY(m_desk->startLocal());
        window().resize(notebook);
        window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
        const domain::Document draft = make(u"Framework agreement 2026"_s, false);
        const domain::Document sent = make(u"Lease 14B"_s, true);
        QVERIFY(!draft.id.isNull() && !sent.id.isNull());
        QVERIFY(m_desk->sign(sent, 0));

        recipients(draft);
        if (!QTest::currentTestFailed()) sending();
        if (!QTest::currentTestFailed()) correcting(sent);
        if (!QTest::currentTestFailed()) absences();
        if (!QTest::currentTestFailed()) customFields();
        if (!QTest::currentTestFailed()) delivery();
        if (!QTest::currentTestFailed()) signing(sent);
        m_desk.reset();
        m_faults.removeDuplicates();
        QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n')));
    }
};

void TestRoutedScreens::recipients(const domain::Document& draft)
{
    window().edit(draft.id);
    auto& editor = window().editorPage();
    QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == draft.id, patience);
    QTRY_VERIFY_WITH_TIMEOUT(editor.workspace().view().isPagePainted(1), patience);
    auto& people = editor.workspace().recipients();
    QTRY_VERIFY_WITH_TIMEOUT(people.outreach().canSendSms && people.hasRouting(), patience);
    shoot(window(), "routing-closed");
    auto* paths = people.findChild<QWidget*>(u"recipientPaths"_s);
    QVERIFY(paths && paths->isVisibleTo(&window()));
    QScrollArea* area = nullptr;
    for (QWidget* at = &people; at && !area; at = at->parentWidget())
        area = qobject_cast<QScrollArea*>(at);
    QVERIFY(area);
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    shoot(window(), "routing-picture");
    people.edit(2, u"recipientName"_s);
    auto* card = people.findChild<QWidget*>(u"recipient2"_s);
    QVERIFY(card);
    card->findChild<QToolButton*>(u"recipientSettings"_s)->setChecked(true);
    for (const char* field :
         {"recipientName", "recipientCompany", "recipientPhone", "recipientPrivate", "recipientGroup"}) {
        auto* part = card->findChild<QWidget*>(QLatin1String(field));
        QVERIFY2(part && part->isVisibleTo(&window()), field);
        part->setFocus(Qt::OtherFocusReason);
        test::processEvents();
        area->ensureWidgetVisible(part, 0, 120);
        shoot(window(), qPrintable(u"card-%1"_s.arg(QLatin1String(field).sliced(9).toString().toLower())));
    }
}

void TestRoutedScreens::sending()
{
    auto* action = window().actions().action(u"document.send"_s);
    QVERIFY(action);
    action->trigger();
    auto* dialog = window().findChild<QDialog*>(u"sendDialog"_s);
    QVERIFY(dialog);
    QTRY_VERIFY(dialog->isVisible());
    shoot(*dialog, "send");
    dialog->findChild<QToolButton*>(u"sendOptions"_s)->click();
    m_desk->settle();
    for (auto* area : dialog->findChildren<QScrollArea*>())
        area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    shoot(*dialog, "send-end");
    auto* language = dialog->findChild<QComboBox*>(u"sendLanguage"_s);
    QVERIFY(language && language->isVisible() && !language->accessibleName().isEmpty());
    language->setCurrentIndex(1);
    const domain::DocumentId id = window().editorPage().documentId();
    dialog->findChild<QPushButton*>(u"sendNow"_s)->click();
    const auto sent = m_desk->waitForDocument(
        id, [](const domain::Document& now) { return now.status == domain::SigningStatus::InProgress; });
    QVERIFY(sent);
    QCOMPARE(sent->setting.language, domain::LanguageCode::French);
}

void TestRoutedScreens::correcting(const domain::Document& sent)
{
    auto& page = window().documentsPage();
    window().showDocuments();
    page.refresh();
    page.select(sent.id);
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "detailsCorrect"), patience);
    shoot(window(), "details");
    for (auto* area : page.findChildren<QScrollArea*>())
        if (area->isVisible()) area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    shoot(window(), "details-end");
    shownPart<QPushButton>(page, "detailsCorrect")->click();
    CorrectionDialog* dialog = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((dialog = window().findChild<CorrectionDialog*>()) && dialog->isVisible(),
                             patience);
    shoot(*dialog, "correct");
    dialog->findChild<QPushButton*>(u"correctionAdd"_s)->menu()->actions().constLast()->trigger();
    shoot(*dialog, "correct-added");
    m_desk->prompts.willConfirm(u"discardCorrections"_s, true);
    dialog->findChild<QPushButton*>(u"correctionTags"_s)->click();
    CorrectTagsDialog* tags = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((tags = window().findChild<CorrectTagsDialog*>()) && tags->isVisible() &&
                                 tags->workspace().isEnabled(),
                             patience);
    QTRY_VERIFY_WITH_TIMEOUT(tags->workspace().view().isPagePainted(1), patience);
    shoot(*tags, "correct-tags");
    delete tags;
}

void TestRoutedScreens::absences()
{
    auto& page = window().settingsPage();
    page.showSection(SettingsPage::Section::Absences);
    window().showSettings();
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "addAbsence"), patience);
    shoot(window(), "absences-none");
    const QString people[][2] = {{u"Ben Ünal"_s, u"Eve Stone"_s}, {u"Anna-Katharina von Berg"_s, {}}};
    int count = 0;
    for (const auto& [absent, deputy] : people) {
        shownPart<QPushButton>(page, "addAbsence")->click();
        auto* dialog = page.findChild<AbsenceDialog*>();
        QVERIFY(dialog);
        const auto fill = [dialog](const char* field, const QString& text) {
            dialog->findChild<QLineEdit*>(u"absence:"_s + QLatin1String(field))->setText(text);
        };
        fill("name", absent);
        fill("email", u"person%1@example.org"_s.arg(++count));
        if (deputy.isEmpty()) {
            dialog->findChild<QPushButton*>(u"absenceSave"_s)->click();
            shoot(*dialog, "absence-dialog");
            delete dialog;
            break;
        }
        fill("deputyName", deputy);
        fill("deputyEmail", u"eve@example.org"_s);
        dialog->findChild<QPushButton*>(u"absenceSave"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QWidget>(page, "absenceRow"), patience);
    }
    shoot(window(), "absences");
}

void TestRoutedScreens::customFields()
{
    auto& page = window().settingsPage();
    page.showSection(SettingsPage::Section::CustomFields);
    window().showSettings();
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "addCustomField"), patience);
    shoot(window(), "custom-fields-none");
    const struct
    {
        const char* name;
        domain::TagType type;
    } wanted[] = {{"region", domain::TagType::Dropdown},
                  {"costCentre", domain::TagType::Text},
                  {"amount", domain::TagType::Number},
                  {"start", domain::TagType::Date}};
    for (const auto& each : wanted) {
        shownPart<QPushButton>(page, "addCustomField")->click();
        auto* dialog = page.findChild<CustomFieldDialog*>();
        QVERIFY(dialog);
        const QString name = QString::fromLatin1(each.name);
        dialog->findChild<QLineEdit*>(u"customField:name"_s)->setText(name);
        auto* type = dialog->findChild<QComboBox*>(u"customField:type"_s);
        type->setCurrentIndex(type->findData(static_cast<int>(each.type)));
        Q_EMIT type->activated(type->currentIndex());
        auto* save = dialog->findChild<QPushButton*>(u"customFieldSave"_s);
        if (each.type == domain::TagType::Dropdown) {
            save->click(); // without options
            shoot(*dialog, "custom-field-dialog");
            dialog->findChild<QPlainTextEdit*>(u"customField:options"_s)->setPlainText(u"EMEA\nAPAC"_s);
        }
        if (each.type == domain::TagType::Date) shoot(*dialog, "custom-field-date");
        save->click();
        const auto isListed = [&page, &name] {
            const auto labels = page.findChildren<ElidedLabel*>(u"customFieldName"_s);
            return std::any_of(labels.begin(), labels.end(),
                               [&name](const ElidedLabel* label) { return label->fullText() == name; });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isListed(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(!page.findChild<CustomFieldDialog*>(), patience);
    }
    shoot(window(), "custom-fields");
}

void TestRoutedScreens::delivery()
{
    auto& page = window().settingsPage();
    page.showSection(SettingsPage::Section::Delivery);
    shoot(window(), "delivery");
    auto* part = page.findChild<QWidget*>(u"smsGatewayPart"_s);
    QVERIFY(part);
    QScrollArea* area = nullptr;
    for (QWidget* at = part; at && !area; at = at->parentWidget())
        area = qobject_cast<QScrollArea*>(at);
    QVERIFY(area);
    part->findChild<QToolButton*>(u"smsGatewayFold"_s)->click();
    m_desk->settle();
    area->verticalScrollBar()->setValue(part->mapTo(area->widget(), QPoint()).y());
    shoot(window(), "sms-gateway");
    area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
    shoot(window(), "sms-gateway-end");
}

void TestRoutedScreens::signing(const domain::Document& sent)
{
    window().signInPerson(sent.id, sent.invitations.at(1).guid);
    auto& page = window().signingPage();
    QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLineEdit>(page, "signingCode"), patience);
    shoot(window(), "signing-code");
    QTest::keyClicks(shownPart<QLineEdit>(page, "signingCode"), u"471147"_s);
    QTest::keyClick(shownPart<QLineEdit>(page, "signingCode"), Qt::Key_Return);
    shoot(window(), "signing-next-code");
    window().showDocuments();
}

INK_TEST(TestRoutedScreens, "tst_routedscreens")

} // namespace tst_routedscreens

#include "tst_routedscreens.moc"
