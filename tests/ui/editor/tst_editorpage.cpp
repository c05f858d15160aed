// The editor with the real service: create a draft, place, save, reopen, send.
#include "app/domain/document/document.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"
#include "tests/ui/settled.h"
#include "ui/commands/setinvitations.h"
#include "ui/pages/editor/draft/importnotice.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/sending/editorsenddialog.h"
#include "ui/pages/editor/workspace/editorpalette.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pagefinder.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/style/theme.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

namespace tst_editorpage {

using namespace ink;
using namespace ink::ui;

namespace {

const QString agreement = ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"));
const QString annex = ink::test::sourcePath(QStringLiteral("resources/samples/annex.pdf"));

template <typename T> T* part(QWidget& page, const char* name)
{
    return page.findChild<T*>(QLatin1String(name));
}

QString saveState(EditorPage& page)
{
    return part<QLabel>(page, "saveState")->text();
}

/** Fills the editor like a user: two signers in two steps, all types of tags. */
void fill(EditorPage& page)
{
    PageView& view = page.workspace().view();
    EditorRecipients& people = page.workspace().recipients();
    const auto add = [&](const char* name, const char* mail) {
        people.addRecipient();
        auto* row =
            people.findChild<QWidget*>(QStringLiteral("recipient%1").arg(view.document().invitations.size()));
        auto* nameEdit = row->findChild<QLineEdit*>(QStringLiteral("recipientName"));
        nameEdit->selectAll();
        QTest::keyClicks(nameEdit, QLatin1String(name));
        QTest::keyClicks(row->findChild<QLineEdit*>(QStringLiteral("recipientEmail")), QLatin1String(mail));
        return row;
    };
    add("Anna Lindqvist", "anna@example.com");
    QWidget* ben = add("Ben Okafor", "ben@example.com");
    ben->findChild<QSpinBox*>(QStringLiteral("recipientStep"))->setValue(2);
    const auto place = [&](int owner, domain::TagType type, int number, double x, double y) {
        people.setActiveIndex(owner);
        view.editor().setActiveInvitation(owner);
        view.editor().placeTag(type, {number - 1, {x, y}});
    };
    place(1, domain::TagType::Signature, 3, 150, 180);
    place(1, domain::TagType::Text, 3, 353, 191);
    place(1, domain::TagType::SignDate, 3, 472, 191);
    place(1, domain::TagType::Checkbox, 3, 90.5, 514);
    place(2, domain::TagType::Signature, 3, 150, 301);
    place(2, domain::TagType::Text, 3, 353, 313);
    place(2, domain::TagType::Date, 3, 472, 313);
    place(1, domain::TagType::Initial, 1, 620, 690);
}

} // namespace

class TestEditorPage final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theMainJob()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1360, 860);
        page.show();
        QVERIFY(page.isEmpty());
        QSignalSpy titles(&page, &EditorPage::titleChanged);
        page.createFrom({agreement, annex}, domain::FolderId());
        QVERIFY(!page.isEmpty());
        PageView& view = page.workspace().view();
        // The pages are visible immediately; they can be edited once the draft exists.
        QCOMPARE(view.pageCount(), 5);
        QVERIFY(!view.editor().isActive());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        const domain::DocumentId id = page.documentId();
        QVERIFY(view.editor().isActive());
        QCOMPARE(view.pageCount(), 5);
        QTRY_VERIFY(view.isPagePainted(1));
        QCOMPARE(titles.last().first().toString(), QStringLiteral("agreement"));

        auto* title = part<QLineEdit>(page, "documentTitle");
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Lease 14B"));
        QCOMPARE(view.document().title, QStringLiteral("Lease 14B"));
        QVERIFY(page.workspace().findings().errorCount() > 0);
        fill(page);
        QCOMPARE(view.document().tags.size(), 8);
        QCOMPARE(view.document().invitations.at(1).sequence, 2);
        QCOMPARE(view.document().invitations.at(0).recipientName, QStringLiteral("Anna Lindqvist"));
        QCOMPARE(page.workspace().findings().errorCount(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(saveState(page), QStringLiteral("draft, saved"), 20000);

        // Saving assigned ids to the tags; earlier steps can still be undone and redone.
        const domain::Document before = view.document();
        while (page.undoStack()->canUndo())
            page.undoStack()->undo();
        QVERIFY(view.document().tags.isEmpty());
        QVERIFY(view.document().invitations.isEmpty());
        QTRY_COMPARE_WITH_TIMEOUT(saveState(page), QStringLiteral("draft, saved"), 20000);
        while (page.undoStack()->canRedo())
            page.undoStack()->redo();
        QCOMPARE(view.document().tags.size(), before.tags.size());
        QTRY_COMPARE_WITH_TIMEOUT(saveState(page), QStringLiteral("draft, saved"), 20000);

        // Another window sees the same.
        EditorPage other(station.session, *station.journal, station.settings, station.prompts);
        other.openDocument(id);
        QTRY_COMPARE_WITH_TIMEOUT(other.documentId(), id, 20000);
        QCOMPARE(other.workspace().view().document().tags.size(), 8);
        QCOMPARE(other.workspace().view().document().title, QStringLiteral("Lease 14B"));
        other.closeDocument();

        QSignalSpy sent(&page, &EditorPage::documentSent);
        page.send();
        auto* dialog = page.findChild<EditorSendDialog*>();
        QVERIFY(dialog);
        auto* explain = dialog->findChild<QLabel*>(QStringLiteral("sendExplain"));
        QTRY_VERIFY_WITH_TIMEOUT(explain->text().contains(QStringLiteral("still make corrections")), 20000);
        auto* now = dialog->findChild<QPushButton*>(QStringLiteral("sendNow"));
        QVERIFY2(now->text().contains(QLatin1Char('2')), qPrintable(now->text()));
        auto* each = dialog->findChild<QCheckBox*>(QStringLiteral("sendSignaturePerSigner"));
        QVERIFY(each && !each->isChecked());
        each->click();
        // Nobody has told the sender's name yet.
        now->click();
        auto* sender = dialog->findChild<QLineEdit*>(QStringLiteral("sendSender"));
        QVERIFY(sender && dialog->focusWidget() == sender);
        QTest::keyClicks(sender, QStringLiteral("Nora Lind"));
        now->click();
        QTRY_COMPARE_WITH_TIMEOUT(sent.count(), 1, 20000);
        QVERIFY(page.workspace().view().document().setting.signaturePerSigner);
        QVERIFY(!view.editor().isActive());
        QVERIFY(!part<QPushButton>(page, "editorSend")->isVisible());

        // EarlierAttempt recipients are suggested: a few letters fill in name and address.
        page.closeDocument();
        page.createFrom({annex}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        page.workspace().recipients().addRecipient();
        auto* name = part<QLineEdit>(page, "recipientName");
        QTest::keyClicks(name, QStringLiteral("oka"));
        QCompleter* offers = name->completer();
        QCOMPARE(offers->completionModel()->rowCount(), 1);
        QTest::keyClick(offers->popup(), Qt::Key_Down);
        QTest::keyClick(offers->popup(), Qt::Key_Return);
        QCOMPARE(view.document().invitations.first().recipientName, QStringLiteral("Ben Okafor"));
        QCOMPARE(view.document().invitations.first().recipientEmail, QStringLiteral("ben@example.com"));
        // A list that offers only what is typed already would take the next click.
        auto* email = part<QLineEdit>(page, "recipientEmail");
        email->setFocus();
        email->selectAll();
        QTest::keyClicks(email, QStringLiteral("ben@exam"));
        QVERIFY(email->completer()->popup()->isVisible());
        QTest::keyClicks(email, QStringLiteral("ple.com"));
        QCOMPARE(email->completer()->completionModel()->rowCount(), 0);
        QVERIFY(!email->completer()->popup()->isVisible());
        QTest::keyClick(email, Qt::Key_Backspace);
        QVERIFY(email->completer()->popup()->isVisible());
        QTest::keyClicks(email, QStringLiteral("m"));
        name->setFocus();
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Ben Okafor"));
        QVERIFY(!name->completer()->popup()->isVisible());
    }

    void sendWithoutASignerTellsWhatIsMissing()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1360, 860);
        page.show();
        page.createFrom({annex}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        page.send();
        QVERIFY(!page.findChild<EditorSendDialog*>());
        // The only finding was fixed: there is a new recipient now, ready to be named.
        QCOMPARE(page.workspace().view().document().invitations.size(), 1);
        // By keyboard alone: name, then the palette.
        auto* palette = part<QListWidget>(page, "tagPalette");
        palette->setCurrentRow(0);
        QTest::keyClick(palette, Qt::Key_Return);
        QCOMPARE(page.workspace().view().document().tags.size(), 1);
        QCOMPARE(page.workspace().view().document().tags.first().type, domain::TagType::Signature);
        QTest::keyClick(&page.workspace().view(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(page.workspace().view().document().tags.isEmpty());
    }

    void aRecipientIsTypedWithoutTheMouse()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1360, 860);
        page.show();
        page.activateWindow();
        page.createFrom({annex}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        QTest::mouseClick(part<QPushButton>(page, "addFirstRecipient"), Qt::LeftButton);
        const auto typeThere = [](const QString& text) {
            QTest::keyClicks(QApplication::focusWidget(), text);
        };
        QTRY_VERIFY(QApplication::focusWidget());
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("recipientName"));
        typeThere(QStringLiteral("Anna Berg"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("recipientEmail"));
        typeThere(QStringLiteral("anna@example.org"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("recipient1"));
        QVERIFY(!part<QLineEdit>(page, "recipientEmail")->isVisible());
        const auto people = page.workspace().view().document().invitations;
        QCOMPARE(people.size(), 1);
        QCOMPARE(people.first().recipientName, QStringLiteral("Anna Berg"));
        QCOMPARE(people.first().recipientEmail, QStringLiteral("anna@example.org"));
    }

    void aFileThatIsNoPdfIsRefused()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        const QString path = station.dir.filePath(QStringLiteral("fake.pdf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("not a pdf");
        file.close();
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.show();
        page.createFrom({path}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(page.isEmpty(), 20000);
        QVERIFY(page.documentId().isNull());
        // There is a button back to the list.
        QSignalSpy closed(&page, &EditorPage::closeRequested);
        QTest::mouseClick(part<QToolButton>(page, "editorClose"), Qt::LeftButton);
        QCOMPARE(closed.count(), 1);
    }

    void aDraftThatNobodyChangedLeavesNoTrace()
    {
        for (const bool changes : {false, true}) {
            test::EditorStation station;
            QVERIFY(station.open());
            EditorPage page(station.session, *station.journal, station.settings, station.prompts);
            page.resize(1360, 860);
            page.show();
            page.createFrom({agreement}, domain::FolderId());
            QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
            if (changes) page.workspace().view().editor().placeTagInView(domain::TagType::Signature);
            const domain::DocumentId id = page.documentId();
            QSignalSpy closed(&page, &EditorPage::closeRequested);
            QTest::mouseClick(part<QToolButton>(page, "editorClose"), Qt::LeftButton);
            QTRY_COMPARE(closed.count(), 1);
            page.closeDocument();
            const auto isThere = [&] {
                std::optional<bool> there;
                station.session.client()->retrieve(
                    id, &page, [&there](const Result<domain::Document>& got) { there = got.has_value(); });
                return QTest::qWaitFor([&there] { return there.has_value(); }, 20000) && *there;
            };
            QTRY_COMPARE(isThere(), changes);
        }
    }

    void propertiesChangeOneOrSeveral()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        station.settings.set(settings::options::units, settings::Units::Points);
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1360, 860);
        page.show();
        page.createFrom({agreement}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        fill(page);
        PageView& view = page.workspace().view();
        const auto& tags = view.document().tags;
        view.selection().select({tags.at(1).id});
        auto* name = part<QLineEdit>(page, "tagName");
        QCOMPARE(name->text(), tags.at(1).name);
        name->selectAll();
        QTest::keyClicks(name, QStringLiteral("Rent"));
        QCOMPARE(view.document().tags.at(1).name, QStringLiteral("Rent"));
        part<QDoubleSpinBox>(page, "tagX")->setValue(100);
        QCOMPARE(view.document().tags.at(1).rect.left, 100);
        view.selection().select({view.document().tags.at(1).id, view.document().tags.at(6).id});
        QCOMPARE(part<QDoubleSpinBox>(page, "tagX")->value(), -1); // they differ
        part<QDoubleSpinBox>(page, "tagHeight")->setValue(24);
        QCOMPARE(view.document().tags.at(1).rect.height, 24);
        QCOMPARE(view.document().tags.at(6).rect.height, 24);
        auto* owner = part<QComboBox>(page, "tagFor");
        QCOMPARE(owner->currentIndex(), -1);
        owner->setCurrentIndex(1);
        Q_EMIT owner->activated(1);
        QCOMPARE(view.document().tags.at(1).invitationIndex, 2);
        page.undoStack()->undo();
        QCOMPARE(view.document().tags.at(1).invitationIndex, 1);
    }

    void tabWalksFromTheHeaderToTheFoot()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1360, 860);
        page.show();
        page.createFrom({agreement}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        fill(page);
        page.workspace().view().selection().select({page.workspace().view().document().tags.first().id});
        QTRY_VERIFY(part<QWidget>(page, "recipient2")->isVisible());
        QStringList stops;
        QWidget* const start = part<QLineEdit>(page, "documentTitle");
        for (QWidget* stop = start; stops.isEmpty() || stop != start; stop = stop->nextInFocusChain())
            if (stop->isVisible() && (stop->focusPolicy() & Qt::TabFocus) != 0)
                stops.append(stop->objectName());
        qsizetype last = -1;
        for (const char* name : {"documentTitle", "editorUndo", "editorSend", "thumbnails", "addRecipient",
                                 "recipient1", "recipient2", "tagPalette", "placedTags", "pageView", "tagFor",
                                 "tagName", "tagX", "tagRemove", "findings", "zoom"}) {
            const qsizetype at = stops.indexOf(QLatin1String(name));
            QVERIFY2(at > last,
                     qPrintable(QLatin1String(name) + QStringLiteral(" in ") + stops.join(QLatin1Char(' '))));
            last = at;
        }
        // Each tab stop has an accessible name.
        for (QWidget* stop = start->nextInFocusChain(); stop != start; stop = stop->nextInFocusChain()) {
            if (!stop->isVisible() || (stop->focusPolicy() & Qt::TabFocus) == 0 ||
                stop->objectName().isEmpty() ||
                stop->objectName().startsWith(QLatin1String("qt_"))) // inside a spin box
                continue;
            QAccessibleInterface* told = QAccessible::queryAccessibleInterface(stop);
            QVERIFY2(told && !told->text(QAccessible::Name).isEmpty(), qPrintable(stop->objectName()));
        }
    }

    void addedFilesBecomeADocumentAndThenMorePages()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1360, 860);
        page.show();
        page.addFiles({annex});
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        const domain::DocumentId id = page.documentId();
        PageView& view = page.workspace().view();
        const int pages = view.pageCount();
        view.editor().placeTagInView(domain::TagType::Signature);
        page.addFiles({agreement});
        QTRY_VERIFY_WITH_TIMEOUT(view.pageCount() > pages, 20000);
        QCOMPARE(page.documentId(), id);
        QCOMPARE(view.document().tags.size(), 1);
        view.goToPage(view.pageCount());
        QTRY_VERIFY_WITH_TIMEOUT(view.isPagePainted(view.pageCount()), 20000);
        // The first file is removed with its tag; the other one's pages move up.
        view.goToPage(pages + 1);
        view.editor().placeTagInView(domain::TagType::Date);
        // A confirmation names what is removed as well.
        view.editor().placeTag(domain::TagType::Text, {0, {200, 200}});
        station.prompts.willConfirm(QStringLiteral("removeFile"), false);
        page.removeFile(view.document().files.first().id);
        QVERIFY2(station.prompts.lastConfirm().text.contains(QLatin1String("2 field")),
                 qPrintable(station.prompts.lastConfirm().text));
        test::processEvents();
        QVERIFY(page.undoStack()->canUndo());
        station.prompts.willConfirm(QStringLiteral("removeFile"), true);
        page.removeFile(view.document().files.first().id);
        QTRY_COMPARE_WITH_TIMEOUT(view.document().files.size(), 1, 20000);
        QCOMPARE(view.document().tags.size(), 1);
        QCOMPARE(view.document().tags.first().type, domain::TagType::Date);
        QCOMPARE(view.document().tags.first().pageIndex, 1);
        QTRY_COMPARE_WITH_TIMEOUT(saveState(page), QStringLiteral("draft, saved"), 20000);
    }

    void thePaletteIsReadableInTheDark()
    {
        Theme theme(*qApp);
        theme.setMode(ThemeMode::Dark);
        EditorPalette palette;
        palette.show();
        for (int recipient = 1; recipient <= 6; ++recipient) {
            palette.setInvitation(recipient);
            const QImage icon = palette.item(0)->icon().pixmap(40).toImage();
            double best = 0;
            for (int y = 0; y < icon.height(); ++y)
                for (int x = 0; x < icon.width(); ++x)
                    if (const QColor colour = icon.pixelColor(x, y); colour.alpha() == 255)
                        best = std::max(best, contrastRatio(colour, tokens(palette.palette()).surface));
            QVERIFY2(best >= 4.4, qPrintable(QStringLiteral("%1: %2").arg(recipient).arg(best)));
        }
        theme.setMode(ThemeMode::Light);
    }

    void openingCanBeCancelled()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.show();
        QSignalSpy closed(&page, &EditorPage::closeRequested);
        page.createFrom({agreement}, domain::FolderId());
        auto* close = part<QToolButton>(page, "editorClose"); // during the preview
        QVERIFY(close->isVisible());
        close->click();
        QVERIFY(page.isEmpty());
        QCOMPARE(closed.count(), 1);
        page.createFrom({annex}, domain::FolderId()); // the page keeps working
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        QCOMPARE(page.workspace().view().document().title, QStringLiteral("annex"));

        const domain::DocumentId id = page.documentId();
        page.closeDocument();
        page.openDocument(id);
        auto* cancel = part<QPushButton>(page, "cancelOpening");
        QVERIFY(cancel->isVisible());
        cancel->click();
        QVERIFY(page.isEmpty());
        QCOMPARE(closed.count(), 2);
    }

    void formFieldsOfAFileAreOffered()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        const QString path =
            station.dir.filePath(QStringLiteral("Kaufvertrag über ein gebrauchtes Kraftfahrzeug.pdf"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(test::rawPdf(
            {"<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [6 0 R 7 0 R]>>>>",
             "<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842]>>",
             "<</Type /Page /Parent 2 0 R /Contents 4 0 R /Annots [6 0 R 7 0 R] /Resources <</Font <</F1 5 0 "
             "R>>>>>>",
             test::rawStream(
                 "BT /F1 12 Tf 72 760 Td (Name:) Tj 0 -40 Td (I agree) Tj 0 -60 Td (Seller: \\\\s1\\\\) Tj "
                 "0 -60 Td (Buyer: {{Signature;type=signature;role=Buyer}}) Tj 0 -40 Td (\\\\q9\\\\) Tj ET"),
             "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
             "<</Type /Annot /Subtype /Widget /FT /Tx /T (name) /Rect [140 752 340 774]>>",
             "<</Type /Annot /Subtype /Widget /FT /Btn /T (agree) /Rect [140 716 156 732]>>"}));
        file.close();
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1360, 860);
        page.show();
        page.createFrom({path}, domain::FolderId());
        auto* notice = part<ImportNotice>(page, "importNotice");
        QTRY_COMPARE_WITH_TIMEOUT(notice->offeredCount(), 4, 20000);
        QVERIFY(notice->isVisible());
        const QString words = notice->accessibleDescription();
        QVERIFY(words.contains(QStringLiteral("1 anchor")));
        // The message names the anchor, its page and the reason.
        QVERIFY2(words.contains(QStringLiteral("\\q9\\")) && words.contains(QStringLiteral("on page 1: ")) &&
                     words.contains(QStringLiteral("This kind of anchor isn't supported")),
                 qPrintable(words));
        // A click leads to it.
        auto* links = notice->findChild<QLabel*>(QStringLiteral("bannerLinks"));
        QVERIFY(links->isVisible());
        QVERIFY(links->textInteractionFlags() & Qt::LinksAccessibleByKeyboard);
        Q_EMIT links->linkActivated(QStringLiteral("0"));
        PageFinder& finder = page.workspace().view().finder();
        QCOMPARE(finder.query().text, QStringLiteral("\\q9\\"));
        QTRY_COMPARE_WITH_TIMEOUT(finder.hitCount(), 1, 20000);
        auto* button = notice->findChild<QPushButton*>(QStringLiteral("bannerAction"));
        QVERIFY2(button->text().startsWith(QStringLiteral("Convert 4 form field")),
                 qPrintable(button->text()));
        const QString folder = qEnvironmentVariable("INKSTONE_SCREENSHOTS");
        const auto shoot = [&](const QString& name) {
            if (folder.isEmpty()) return;
            QDir().mkpath(folder);
            test::settle(page);
            QVERIFY(page.grab().save(QDir(folder).filePath(name + QStringLiteral(".png"))));
        };
        PageView& view = page.workspace().view();
        QTRY_VERIFY(view.isPagePainted(1));
        if (!folder.isEmpty()) {
            Theme theme(*qApp);
            theme.setMode(ThemeMode::Dark);
            shoot(QStringLiteral("import-dark"));
            page.resize(1024, 640);
            shoot(QStringLiteral("import-dark-small"));
            page.resize(1360, 860);
            theme.setMode(ThemeMode::Light);
            shoot(QStringLiteral("import-light"));
        }
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!notice->isVisible());
        QCOMPARE(view.document().tags.size(), 4);
        QCOMPARE(view.document().invitations.size(), 2);
        QCOMPARE(view.document().tags.last().invitationIndex, 2);
        QTRY_COMPARE_WITH_TIMEOUT(saveState(page), QStringLiteral("draft, saved"), 20000);
        shoot(QStringLiteral("import-used"));

        // One undo step removes all of it and offers it again; closing the offer is final.
        QCOMPARE(page.undoStack()->count(), 1);
        page.undoStack()->undo();
        QVERIFY(view.document().tags.isEmpty());
        QVERIFY(view.document().invitations.isEmpty());
        QVERIFY(notice->isVisible());
        page.undoStack()->redo();
        QCOMPARE(view.document().tags.size(), 4);
        QVERIFY(!notice->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(saveState(page), QStringLiteral("draft, saved"), 20000);
        page.undoStack()->undo();
        notice->findChild<QToolButton*>(QStringLiteral("bannerClose"))->click();
        QVERIFY(!notice->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(saveState(page), QStringLiteral("draft, saved"), 20000);
        QCOMPARE(notice->offeredCount(), 0);
    }

    /** With INKSTONE_SCREENSHOTS=DIR: saves pictures of the editor in both themes for review. */
    void pictures()
    {
        if (!test::requireVariable("INKSTONE_SCREENSHOTS")) return;
        const QString folder = qEnvironmentVariable("INKSTONE_SCREENSHOTS");
        QDir().mkpath(folder);
        test::EditorStation station;
        QVERIFY(station.open());
        Theme theme(*qApp);
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1440, 900);
        page.show();
        const auto shoot = [&](QWidget& what, const QString& name) {
            test::settle(what);
            QVERIFY(what.grab().save(QDir(folder).filePath(name + QStringLiteral(".png"))));
        };
        theme.setMode(ThemeMode::Light);
        shoot(page, QStringLiteral("editor-empty"));
        page.createFrom({agreement, annex}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        PageView& view = page.workspace().view();
        auto* title = part<QLineEdit>(page, "documentTitle");
        title->selectAll();
        QTest::keyClicks(title, QStringLiteral("Lease 14B"));
        shoot(page, QStringLiteral("editor-untagged"));
        fill(page);
        page.workspace().recipients().edit(2, QStringLiteral("recipientEmail"));
        shoot(page, QStringLiteral("editor-recipient-form"));
        page.workspace().recipients().setActiveIndex(1);
        view.setFocus();
        view.goToPage(3);
        view.goToTag(view.document().tags.first().id);
        QTRY_COMPARE_WITH_TIMEOUT(saveState(page), QStringLiteral("draft, saved"), 20000);
        QTRY_VERIFY(view.isPagePainted(view.currentPage()));
        for (const auto mode : {ThemeMode::Light, ThemeMode::Dark, ThemeMode::HighContrast}) {
            theme.setMode(mode);
            shoot(page, QStringLiteral("editor-") + themeModeName(mode));
        }
        theme.setMode(ThemeMode::Light);
        page.send();
        auto* dialog = page.findChild<EditorSendDialog*>();
        QVERIFY(dialog);
        shoot(*dialog, QStringLiteral("editor-send"));
        dialog->reject();
        page.resize(1024, 640);
        view.selection().selectAll();
        shoot(page, QStringLiteral("editor-small"));
        page.resize(1440, 900);
        page.send();
        QSignalSpy sent(&page, &EditorPage::documentSent);
        page.findChild<EditorSendDialog*>()->findChild<QPushButton*>(QStringLiteral("sendNow"))->click();
        QTRY_COMPARE_WITH_TIMEOUT(sent.count(), 1, 20000);
        view.selection().select({});
        shoot(page, QStringLiteral("editor-sent"));
    }
};

INK_TEST(TestEditorPage, "tst_editorpage")

} // namespace tst_editorpage

#include "tst_editorpage.moc"
