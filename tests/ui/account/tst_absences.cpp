// The list of absences in the settings, and a document that is reassigned to a deputy, over the real service.
#include "app/domain/document/document.h"
#include "app/wire/signercodec.h"
#include "tests/support/foreignserver.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/account/absencedialog.h"
#include "ui/pages/account/settingspage.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/signing/signingnotes.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tst_absences {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::keepPicture;
using ink::test::shownPart;

namespace {

constexpr int patience = 30'000;

} // namespace

class TestAbsencesInTheWindow final : public QObject
{
    Q_OBJECT

    static void fill(QWidget& dialog, const char* name, const QString& text)
    {
        dialog.findChild<QLineEdit*>(u"absence:"_s + QString::fromLatin1(name))->setText(text);
    }

private Q_SLOTS:
    void addedAndReassigned_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        QTest::newRow("en") << u"en"_s << settings::Theme::Light;
        QTest::newRow("de") << u"de"_s << settings::Theme::Dark;
    }
    void addedAndReassigned()
    {
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        test::WindowFixture desk;
        desk.settings().set(settings::options::language, language);
        desk.settings().set(settings::options::theme, theme);
        QVERIFY(desk.startLocal());
        desk.window->resize(1280, 800);
        desk.window->show();
        const domain::Document sent = desk.create(u"Lease"_s, {u"Anna Berg"_s}, true);
        const QString address = sent.invitations.constFirst().recipientEmail;

        auto& page = desk.window->settingsPage();
        page.showSection(SettingsPage::Section::Absences);
        desk.window->showSettings();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "addAbsence"), patience);
        QVERIFY(shownPart<QCheckBox>(page, "deputiesByDefault")->isChecked());
        QVERIFY(shownPart<QLabel>(page, "noAbsences"));

        shownPart<QPushButton>(page, "addAbsence")->click();
        auto* dialog = page.findChild<AbsenceDialog*>();
        QVERIFY(dialog);
        auto* save = dialog->findChild<QPushButton*>(u"absenceSave"_s);
        save->click(); // nothing is filled in yet
        const auto faults = [dialog] {
            int count = 0;
            for (const FormField* field : dialog->findChildren<FormField*>())
                count += field->error().isEmpty() ? 0 : 1;
            return count;
        };
        QCOMPARE(faults(), 3);
        fill(*dialog, "name", u"Anna Berg"_s);
        fill(*dialog, "email", address);
        fill(*dialog, "deputyName", u"Eve Stone"_s);
        fill(*dialog, "deputyEmail", address.toUpper());
        save->click();
        QCOMPARE(faults(), 1); // people can't be their own deputy
        keepPicture(*dialog, language == u"de"_s ? u"absence-dialog-de.png"_s : u"absence-dialog.png"_s);
        fill(*dialog, "deputyEmail", u"eve@example.org"_s);
        auto* until = dialog->findChild<QDateEdit*>(u"absence:until"_s);
        until->setDate(until->date().addDays(9));
        save->click();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QWidget>(page, "absenceRow"), patience);
        QVERIFY(shownPart<QLabel>(page, "absenceAbout")->text().contains(u"Eve Stone"_s));
        keepPicture(*desk.window, language == u"de"_s ? u"absences-de-dark.png"_s : u"absences.png"_s);

        auto& documents = desk.window->documentsPage();
        desk.window->showDocuments();
        documents.refresh();
        documents.select(sent.id);
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(documents, "reassign"), patience);
        keepPicture(*desk.window,
                    language == u"de"_s ? u"absent-recipient-de-dark.png"_s : u"absent-recipient.png"_s);
        desk.prompts.willConfirm(u"reassign"_s, true);
        shownPart<QPushButton>(documents, "reassign")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(documents, "recipientOnBehalf"), patience);
        QVERIFY(!shownPart<QPushButton>(documents, "reassign"));
        keepPicture(*desk.window, language == u"de"_s ? u"deputy-de-dark.png"_s : u"deputy.png"_s);

        // In-person signing names the absent person.
        const auto now = desk.retrieve(sent.id);
        QVERIFY(now);
        desk.window->signInPerson(sent.id, now->invitations.constFirst().guid);
        auto& signing = desk.window->signingPage();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(signing, "signingBehalf"), patience);
        QVERIFY(shownPart<QLabel>(signing, "signingBehalf")->text().contains(u"Anna Berg"_s));
        QVERIFY(!shownPart<QLabel>(signing, "signingWitness"));
        QVERIFY(!shownPart<QWidget>(signing, "signingMessage"));
        keepPicture(*desk.window,
                    language == u"de"_s ? u"signing-behalf-de-dark.png"_s : u"signing-behalf.png"_s);

        desk.window->showSettings();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(page, "removeAbsence"), patience);
        shownPart<QCheckBox>(page, "deputiesByDefault")->click();
        shownPart<QPushButton>(page, "removeAbsence")->click();
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QLabel>(page, "noAbsences"), patience);
        QTRY_VERIFY_WITH_TIMEOUT(!shownPart<QCheckBox>(page, "deputiesByDefault")->isChecked(), patience);
    }

    void notesBeforeSigning()
    {
        SigningNotes notes;
        notes.resize(348, 400);
        notes.show();
        wire::SignerView view;
        view.senderName = u"Nora Lind"_s;
        view.message = u"Please sign by Friday."_s;
        view.privateMessage = u"Your fee is on page 2."_s;
        view.witnessOf = u"Ben Unal"_s;
        notes.setView(view);
        QVERIFY(notes.isVisible());
        QCOMPARE(shownPart<QLabel>(notes, "signingWitness")->text(),
                 u"You're witnessing the signature of Ben Unal."_s);
        auto* message = shownPart<QPlainTextEdit>(notes, "signingMessage");
        QVERIFY(message && message->isReadOnly());
        QCOMPARE(message->accessibleName(), u"Message from Nora Lind"_s);
        QCOMPARE(message->toPlainText(), view.message);
        QCOMPARE(shownPart<QPlainTextEdit>(notes, "signingPrivateMessage")->toPlainText(),
                 view.privateMessage);
        QVERIFY(!shownPart<QLabel>(notes, "signingBehalf"));
        const int oneLine = message->height();
        view.message = u"Please sign.\n"_s.repeated(40);
        notes.setView(view);
        QVERIFY(message->height() > oneLine && message->height() < 6 * oneLine); // the fields stay visible
        // A message for the host isn't shown to hosted signers.
        view.hostedIndex = 1;
        notes.setView(view);
        QVERIFY(!shownPart<QWidget>(notes, "signingPrivateMessage"));
        notes.setView({});
        QVERIFY(!notes.isVisible());
    }
};

INK_TEST(TestAbsencesInTheWindow, "tst_absences")

} // namespace tst_absences

#include "tst_absences.moc"
