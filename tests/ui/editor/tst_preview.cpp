// "See it as the signer does": the rules of a signing run without one.
#include "app/domain/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/paths.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"
#include "tests/ui/settled.h"
#include "ui/commands/addtags.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/sending/previewpage.h"
#include "ui/pages/editor/sending/previewrun.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/inputs/signaturepad.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

namespace tst_preview {

using namespace ink;
using namespace ink::ui;
using domain::Tag;
using domain::TagId;
using domain::TagType;

namespace {

const QString agreement = ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf"));

Tag made(int id, TagType type, const char* name, int owner, int left, int top)
{
    Tag tag = test::tag(type, QLatin1String(name), 1, owner, left, top);
    tag.id = TagId(id);
    return tag;
}

/** Anna: pets? which?; rooms, price, a total; Ben sees Anna's values. */
domain::Document draft()
{
    domain::Document document = test::emptyDraft();
    document.files = {test::file()};
    document.invitations = {test::invitation(QStringLiteral("Anna"), QStringLiteral("anna@example.org")),
                            test::invitation(QStringLiteral("Ben"), QStringLiteral("ben@example.org"),
                                             domain::ActionType::Signer, 2),
                            test::invitation(QStringLiteral("Cy"), QStringLiteral("cy@example.org"),
                                             domain::ActionType::Viewer, 2)};
    Tag pets = made(1, TagType::Checkbox, "Pets", 1, 72, 100);
    pets.isMandatory = false;
    Tag which = made(2, TagType::Text, "Which", 1, 72, 140);
    which.style.condition = {QStringLiteral("Pets"), QStringLiteral("true")};
    Tag rooms = made(3, TagType::Number, "Rooms", 1, 72, 180);
    rooms.style.max = 9;
    Tag total = made(4, TagType::Number, "Total", 1, 72, 220);
    total.style.formula = QStringLiteral("{Rooms} * 100");
    Tag secret = made(5, TagType::MaskedText, "Secret", 1, 72, 260);
    Tag agrees = made(6, TagType::Text, "Agrees", 2, 72, 300);
    agrees.style.condition = {QStringLiteral("Rooms"), QStringLiteral("3")};
    Tag sign = made(7, TagType::Signature, "Sign", 2, 72, 340);
    document.tags = {pets, which, rooms, total, secret, agrees, sign};
    return document;
}

QList<int> numbers(const QList<TagId>& ids)
{
    QList<int> all;
    for (const TagId id : ids)
        all.append(static_cast<int>(id.value()));
    return all;
}

} // namespace

class TestPreview final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void theRulesOfARealRun()
    {
        PreviewRun run(draft());
        QCOMPARE(run.people().size(), 2); // a reviewer has no fields
        QCOMPARE(run.person().name, QStringLiteral("Anna"));
        QCOMPARE(numbers(run.fields()), (QList<int>{1, 3, 5}));
        QCOMPARE(run.faults().size(), 2); // rooms and the secret
        run.setValue(TagId(1), QStringLiteral("true"), {});
        QCOMPARE(numbers(run.fields()), (QList<int>{1, 2, 3, 5}));
        run.setValue(TagId(3), QStringLiteral("12"), {});
        run.setValue(TagId(2), QStringLiteral("A cat"), {});
        run.setValue(TagId(5), QStringLiteral("1234"), {});
        QCOMPARE(run.faults().size(), 1); // too many rooms
        QCOMPARE(run.faults().first().tag, TagId(3));
        QVERIFY(!run.faults().first().message.isEmpty());
        QCOMPARE(run.tag(TagId(4))->text, QStringLiteral("1200"));
        run.setValue(TagId(6), QStringLiteral("not mine"), {});
        QVERIFY(run.tag(TagId(6))->text.isEmpty());

        // Ben's fields depend on Anna's values; her secret isn't shown.
        run.setPerson(1);
        QCOMPARE(numbers(run.fields()), (QList<int>{7}));
        run.setPerson(0);
        run.setValue(TagId(3), QStringLiteral("3"), {});
        QVERIFY(run.faults().isEmpty());
        run.setPerson(1);
        QCOMPARE(numbers(run.fields()), (QList<int>{6, 7}));
        const domain::Document seen = run.visibleDocument();
        for (const Tag& tag : seen.tags)
            if (tag.id == TagId(5)) QCOMPARE(tag.text, QStringLiteral("•••"));
        QCOMPARE(run.faults().size(), 2);
    }

    void theOrderOfTabIsFollowed()
    {
        domain::Document document = draft();
        document.tags[2].facts.tabPosition = 1;
        document.tags[0].facts.tabPosition = 2;
        document.tags[4].facts.tabPosition = 3;
        PreviewRun run(document);
        QCOMPARE(numbers(run.fields()), (QList<int>{3, 1, 5}));
    }

    void ofASigningHostOneAfterTheOther()
    {
        domain::Document document = draft();
        document.invitations[1].actionType = domain::ActionType::SigningHost;
        document.invitations[1].hostedSigners = {QStringLiteral("Dee"), QStringLiteral("Eli")};
        document.tags.append(made(8, TagType::Signature, "Sign 2", 2, 72, 420));
        PreviewRun run(document);
        QCOMPARE(run.people().size(), 3);
        run.setPerson(2);
        QCOMPARE(run.person().name, QStringLiteral("Eli"));
        QCOMPARE(numbers(run.fields()), (QList<int>{8}));
        run.setPerson(1);
        QCOMPARE(numbers(run.fields()), (QList<int>{7}));
    }

    void aPictureIsShownWhereItIsPrinted()
    {
        domain::Document document = draft();
        Tag photo = made(9, TagType::Attachment, "Photo", 1, 200, 400);
        photo.style.format = QStringLiteral("image");
        Tag proof = made(10, TagType::Attachment, "Proof", 1, 200, 460);
        document.tags = {photo, proof};
        test::ScriptedPrompts prompts;
        PreviewPage preview(prompts);
        preview.start(document, {}, 1);
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("me.png"));
        QImage image(20, 20, QImage::Format_RGB32);
        image.fill(Qt::red);
        QVERIFY(image.save(path));
        auto& editor = *preview.findChild<SigningFieldEditor*>();
        const auto& tags = preview.findChild<PageView*>(QStringLiteral("previewView"))->document().tags;
        for (const int id : {9, 10})
            Q_EMIT editor.fileChosen(TagId(id), path);
        QCOMPARE(tags.at(0).text, QStringLiteral("me.png"));
        QVERIFY(!tags.at(0).image.isEmpty());
        QCOMPARE(tags.at(1).text, QStringLiteral("me.png"));
        QVERIFY(tags.at(1).image.isEmpty()); // a file that isn't printed
        Q_EMIT editor.fileRemoved(TagId(9));
        QVERIFY(tags.at(0).image.isEmpty());
    }

    /** The document has most of the window, also while a signature is drawn. */
    void aSignatureLeavesRoomForThePages()
    {
        test::ScriptedPrompts prompts;
        PreviewPage preview(prompts);
        preview.start(draft(), {}, 2);
        auto& pages = *preview.findChild<PageView*>(QStringLiteral("previewView"));
        auto* next = preview.findChild<QPushButton*>(QStringLiteral("previewNext"));
        QVERIFY(next);
        const auto* canvas = preview.findChild<QWidget*>(QStringLiteral("signatureCanvas"));
        if (!canvas) next->click();
        canvas = preview.findChild<QWidget*>(QStringLiteral("signatureCanvas"));
        QVERIFY(canvas);
        preview.show();
        for (const int width : {1000, 1280, 1920, 2560}) {
            preview.resize(width, 900);
            QTRY_VERIFY(preview.width() == width && canvas->isVisible());
            QVERIFY2(pages.width() >= width * 58 / 100, qPrintable(QString::number(pages.width())));
            QVERIFY2(canvas->width() >= 300, qPrintable(QString::number(canvas->width())));
        }
        const auto* pad = preview.findChild<SignaturePad*>();
        for (const auto& [window, height] : {std::pair(1200, 480), {520, 208}, {900, 360}}) {
            preview.resize(1000, window);
            QTRY_COMPARE(pad->minimumHeight(), height);
        }
    }

    /** Only what stands beside them changes from field to field and to the review. */
    void thePagesStayWhereTheyAre()
    {
        domain::Document document = draft();
        document.tags[5].style.condition = {}; // a text before the signature
        document.tags.append(made(8, TagType::Text, "Remark", 2, 72, 400));
        for (Tag& tag : document.tags)
            tag.isMandatory = false;
        test::ScriptedPrompts prompts;
        PreviewPage preview(prompts);
        preview.resize(1280, 800);
        preview.start(document, {}, 2);
        preview.show();
        auto& pages = *preview.findChild<PageView*>(QStringLiteral("previewView"));
        auto* next = preview.findChild<QPushButton*>(QStringLiteral("previewNext"));
        auto* verdict = preview.findChild<QLabel*>(QStringLiteral("previewVerdict"));
        QTRY_VERIFY(pages.isVisible());
        QVERIFY(!preview.findChild<QWidget*>(QStringLiteral("signatureCanvas")));
        const QRect before = pages.geometry();
        const double zoom = pages.zoomFactor();
        for (int step = 0; !verdict->isVisible(); ++step) {
            QVERIFY(step < 5);
            next->click();
            QCoreApplication::processEvents();
            QCOMPARE(pages.geometry(), before);
            QCOMPARE(pages.zoomFactor(), zoom);
        }
    }

    /** Before a value of their own shows it, too. */
    void whoMaySignHasRoomForIt()
    {
        domain::Document document = draft();
        document.tags[6].style.condition = {QStringLiteral("Agrees"), QStringLiteral("yes")};
        PreviewRun run(document);
        QVERIFY(!run.maySign()); // Anna only fills in
        run.setPerson(1);
        QVERIFY(run.maySign());
        QVERIFY(!run.fields().contains(TagId(7)));
    }

    void fitsASmallWindow()
    {
        const Theme theme(*qApp);
        test::EditorStation station;
        QVERIFY(station.open());
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(911, 424); // 1366 x 768 at 150 %, without the menu and the bar at the bottom
        page.show();
        page.createFrom({agreement}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        page.workspace().recipients().addRecipient();
        page.workspace().view().editor().placeTag(TagType::Signature, {2, {90, 200}});
        page.findChild<QPushButton*>(QStringLiteral("editorPreview"))->click();
        auto* next = page.findChild<QPushButton*>(QStringLiteral("previewNext"));
        QTRY_VERIFY(next && next->isVisible() &&
                    page.findChild<QWidget*>(QStringLiteral("signatureCanvas"))->isVisible());
        // The room of a page scrolls when the page needs more height than there is.
        QVERIFY2(page.layout()->totalMinimumHeightForWidth(911) <= 424,
                 qPrintable(QString::number(page.layout()->totalMinimumHeightForWidth(911))));
        QTRY_VERIFY(page.rect().contains(QRect(next->mapTo(&page, QPoint(0, 0)), next->size())));
        // So is the whole sheet to draw on.
        const auto* canvas = page.findChild<QWidget*>(QStringLiteral("signatureCanvas"));
        QTRY_COMPARE(canvas->visibleRegion().boundingRect(), canvas->rect());
    }

    void inTheEditor()
    {
        test::EditorStation station;
        QVERIFY(station.open());
        EditorPage page(station.session, *station.journal, station.settings, station.prompts);
        page.resize(1360, 860);
        page.show();
        page.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&page));
        page.createFrom({agreement}, domain::FolderId());
        QTRY_VERIFY_WITH_TIMEOUT(!page.documentId().isNull(), 20000);
        PageView& view = page.workspace().view();
        for (const auto& [name, mail] : {std::pair{"Anna", "anna@example.com"}, {"Ben", "ben@example.com"}}) {
            page.workspace().recipients().addRecipient();
            auto* row = page.findChild<QWidget*>(
                QStringLiteral("recipient%1").arg(view.document().invitations.size()));
            auto* edit = row->findChild<QLineEdit*>(QStringLiteral("recipientName"));
            edit->selectAll();
            QTest::keyClicks(edit, QLatin1String(name));
            QTest::keyClicks(row->findChild<QLineEdit*>(QStringLiteral("recipientEmail")),
                             QLatin1String(mail));
        }
        view.editor().setActiveInvitation(1);
        view.editor().placeTag(TagType::Checkbox, {2, {90, 200}});
        view.editor().placeTag(TagType::Text, {2, {300, 240}});
        view.editor().setActiveInvitation(2);
        view.editor().placeTag(TagType::Text, {2, {300, 320}});
        const domain::Document before = view.document();
        const int steps = page.undoStack()->count();
        view.editor().setActiveInvitation(1);

        page.findChild<QPushButton*>(QStringLiteral("editorPreview"))->click();
        auto* preview = page.findChild<PreviewPage*>();
        QVERIFY(preview && preview->isVisible());
        auto* list = preview->findChild<QListWidget*>(QStringLiteral("previewFields"));
        QCOMPARE(list->count(), 2);
        auto* seen = preview->findChild<PageView*>(QStringLiteral("previewView"));
        QCOMPARE(seen->document().tags.size(), 2);
        auto* next = preview->findChild<QPushButton*>(QStringLiteral("previewNext"));
        if (qEnvironmentVariableIsSet("INKSTONE_SHOTS")) {
            test::settle(page);
            page.grab().save(
                QDir(qEnvironmentVariable("INKSTONE_SHOTS")).filePath(QStringLiteral("preview.png")));
        }
        auto* editor = preview->findChild<SigningFieldEditor*>();
        auto* box = editor->findChild<QCheckBox*>();
        QVERIFY(box);
        box->click();
        next->click();
        QCOMPARE(list->currentRow(), 1);
        // This field is required and empty: an error is shown, and the step stays.
        next->click();
        QCOMPARE(list->currentRow(), 1);
        auto* fault = preview->findChild<QLabel*>(QStringLiteral("signingFieldFault"));
        QVERIFY(fault->isVisible() && !fault->text().isEmpty());
        auto* line = editor->findChild<QLineEdit*>();
        QVERIFY(line);
        QTest::keyClicks(line, QStringLiteral("Port Ellery"));
        next->click();
        QVERIFY(preview->findChild<QLabel*>(QStringLiteral("previewVerdict"))
                    ->text()
                    .contains(QStringLiteral("can finish")));
        next->click(); // continues as Ben
        QCOMPARE(preview->findChild<QComboBox*>(QStringLiteral("previewWho"))->currentIndex(), 1);
        QCOMPARE(list->count(), 1);
        QTest::keyClick(preview, Qt::Key_Escape);
        QVERIFY(!preview->isVisible());
        QVERIFY(view.isVisible());
        // The draft is unchanged.
        QCOMPARE(page.undoStack()->count(), steps);
        QCOMPARE(view.document().tags, before.tags);
    }
};

INK_TEST(TestPreview, "tst_preview")

} // namespace tst_preview

#include "tst_preview.moc"
