// Suggested tags and blocks of tags: displayed on the pages, accepted by pointer and key, each in one undo
// step.
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/values/tagoptions.h"
#include "tests/support/builders.h"
#include "tests/support/localdraft.h"
#include "tests/support/requirements.h"
#include "tests/support/scannedform.h"
#include "tests/support/scriptedprompts.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"
#include "tests/ui/pointerdrag.h"
#include "tests/ui/settled.h"
#include "ui/commands/additions.h"
#include "ui/commands/addtags.h"
#include "ui/commands/settagproperties.h"
#include "ui/pages/editor/blocks/blocklist.h"
#include "ui/pages/editor/blocks/blockpanel.h"
#include "ui/pages/editor/suggestions/suggestionpanel.h"
#include "ui/pages/editor/suggestions/suggestionplan.h"
#include "ui/pages/editor/suggestions/tagsuggestions.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tools/placeblocktool.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QDir>
#include <QDragEnterEvent>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

namespace tst_proposals {

using namespace ink;
using namespace ink::ui;
using domain::TagId;
using domain::TagType;

namespace {

/** Two pages: the tenant's signature line on the first, both parties' on the second. */
QByteArray lease()
{
    return test::sheetPdf({{{72, 80, "LEASE AGREEMENT"},
                            {72, 120, "The parties agree to what follows."},
                            {72, 600, "Tenant signature:", 330}},
                           {{72, 80, "SIGNATURES"},
                            {72, 300, "Tenant signature:", 330},
                            {72, 360, "Date:", 260},
                            {72, 500, "Landlord signature:", 330},
                            {72, 560, "Date:", 260}}});
}

domain::Document draft(const QStringList& people)
{
    domain::Document document = test::emptyDraft();
    document.id = domain::DocumentId(7);
    document.files = {test::file(QStringLiteral("lease.pdf"), 2)};
    for (domain::Page& page : document.files[0].pages)
        page.size = {595, 842};
    for (const QString& name : people)
        document.invitations.append(test::invitation(name, name.toLower() + QStringLiteral("@example.org")));
    return document;
}

class Desk final
{
public:
    explicit Desk(const domain::Document& document, const QByteArray& pdf = lease())
        : target(document), settings(dir.filePath(QStringLiteral("settings.ini")), QString())
    {
        workspace.resize(1360, 860);
        workspace.setSettings(settings, prompts);
        target.onChange = [this] { workspace.setDocument(target.document()); };
        workspace.setTarget(&target, &stack);
        workspace.setDocument(target.document());
        workspace.setFileBytes(target.document().files.first().id, pdf);
        workspace.show();
        workspace.activateWindow();
        (void)QTest::qWaitForWindowActive(&workspace);
    }
    ~Desk() { stack.clear(); }

    [[nodiscard]] TagSuggestions& found() { return workspace.suggestions(); }
    [[nodiscard]] bool settle()
    {
        return QTest::qWaitFor([this] { return !found().isSearching(); }, 20000);
    }
    /** Returns whether nothing is offered, nor looked for. */
    [[nodiscard]] bool isQuiet()
    {
        const bool isSettled = QTest::qWaitFor([this] { return !found().isSearchingSimilar(); }, 20000);
        return isSettled && found().similar().isEmpty() && !part<QPushButton>("addSimilar").isVisible();
    }
    template <typename T> T& part(const char* name)
    {
        T* widget = workspace.findChild<T*>(QLatin1String(name));
        if (!widget) qFatal("no %s", name);
        return *widget;
    }
    [[nodiscard]] const QList<domain::Tag>& tags() { return target.document().tags; }
    /** The viewport position of a place on a page. */
    [[nodiscard]] QPoint at(int page, double x, double y)
    {
        return view.toViewport({page - 1, {x, y}}).toPoint();
    }
    /** Draws a field as a user does: chooses its kind, then drags the pointer over the place. */
    void draw(TagType type, int page, const QRectF& place)
    {
        auto& palette = part<QListWidget>("tagPalette");
        for (int row = 0; row < palette.count(); ++row)
            if (palette.item(row)->data(Qt::UserRole).toInt() == static_cast<int>(type))
                QTest::mouseClick(palette.viewport(), Qt::LeftButton, {},
                                  palette.visualItemRect(palette.item(row)).center());
        view.goToPage(page);
        drag(at(page, place.left(), place.top()), at(page, place.right(), place.bottom()));
    }
    void drag(const QPoint& from, const QPoint& to)
    {
        QTest::mousePress(view.viewport(), Qt::LeftButton, {}, from);
        QTest::mouseMove(view.viewport(), (from + to) / 2);
        QTest::mouseMove(view.viewport(), to);
        QTest::mouseRelease(view.viewport(), Qt::LeftButton, {}, to);
    }
    void shoot(const char* name)
    {
        if (!qEnvironmentVariableIsSet("INKSTONE_SHOTS")) return;
        test::settle(workspace);
        workspace.grab().save(QDir(qEnvironmentVariable("INKSTONE_SHOTS"))
                                  .filePath(QLatin1String(name) + QStringLiteral(".png")));
    }

    QTemporaryDir dir;
    test::LocalDraft target;
    QUndoStack stack;
    settings::Settings settings;
    test::ScriptedPrompts prompts;
    EditorWorkspace workspace;
    PageView& view = workspace.view();
};

QPoint centreOf(PageView& view, const domain::Tag& tag)
{
    return view
        .toViewport({tag.pageIndex - 1,
                     QRectF(tag.rect.left, tag.rect.top, tag.rect.width, tag.rect.height).center()})
        .toPoint();
}

} // namespace

class TestProposals final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aFileWithoutTagsIsLookedThrough()
    {
        Desk desk(draft({QStringLiteral("Anna"), QStringLiteral("Ben")}));
        QVERIFY(desk.settle());
        QCOMPARE(desk.found().openSuggestions().size(), 5);
        QVERIFY(desk.part<SuggestionPanel>("suggestionPanel").isVisible());
        QCOMPARE(desk.part<QListWidget>("suggestions").count(), 5);
        desk.shoot("suggestions");
        // The owner was read from the adjacent word.
        QSet<int> owners;
        for (const domain::Tag& tag : desk.found().openSuggestions())
            owners.insert(tag.invitationIndex);
        QCOMPARE(owners, (QSet<int>{1, 2}));

        // Accept all in one step; after undo they are suggestions again.
        desk.part<QPushButton>("acceptSuggestions").click();
        QCOMPARE(desk.tags().size(), 5);
        QCOMPARE(desk.stack.count(), 1);
        QVERIFY(desk.found().openSuggestions().isEmpty());
        QVERIFY(!desk.part<SuggestionPanel>("suggestionPanel").isVisible());
        QCOMPARE(desk.view.selection().size(), 5);
        QSet<QString> names;
        for (const domain::Tag& tag : desk.tags())
            names.insert(tag.name.toLower());
        QCOMPARE(names.size(), 5);
        desk.stack.undo();
        QVERIFY(desk.tags().isEmpty());
        QCOMPARE(desk.found().openSuggestions().size(), 5);
    }

    void aDeletedFieldIsNotSuggestedAgain()
    {
        Desk desk(draft({QStringLiteral("Anna")}));
        QVERIFY(desk.settle());
        const auto count = desk.found().openSuggestions().size();
        desk.found().accept({desk.found().openSuggestions().first().id});
        QCOMPARE(desk.found().openSuggestions().size(), count - 1);
        desk.view.selection().selectAll();
        desk.view.editor().removeSelected();
        QVERIFY(desk.tags().isEmpty());
        QCOMPARE(desk.found().openSuggestions().size(), count - 1);
        // After undoing both steps, it is a suggestion again; a requested search shows it anyway.
        desk.stack.undo();
        desk.stack.undo();
        QCOMPARE(desk.found().openSuggestions().size(), count);
        desk.stack.redo();
        desk.view.selection().selectAll();
        desk.view.editor().removeSelected();
        QCOMPARE(desk.found().openSuggestions().size(), count - 1);
        desk.found().search();
        QVERIFY(desk.found().openSuggestions().size() >= count);
    }

    /** A field that is drawn by hand shows where others like it belong; one click adds them, one undo step
     * takes them back. */
    void similarPlacesAreOffered()
    {
        Desk desk(draft({QStringLiteral("Anna")}));
        QVERIFY(desk.settle());
        desk.found().dismissAll();
        desk.view.setZoomMode(PageView::ZoomMode::FitPage);
        auto& offer = desk.part<QPushButton>("addSimilar");
        QVERIFY(!offer.isVisible());
        desk.draw(TagType::Text, 2, {134, 346, 124, 15}); // on the line after "Date:"
        QCOMPARE(desk.tags().size(), 1);
        const domain::Tag drawn = desk.tags().first();
        QTRY_VERIFY(offer.isVisible());
        QCOMPARE(desk.found().similar().size(), 1); // only the other date has a line of this length
        QVERIFY(offer.text().contains(u'1'));
        QCOMPARE(desk.view.proposals().tags().size(), 1); // the page shows it
        const domain::Tag other = desk.found().similar().first();
        QCOMPARE(other.pageIndex, 2);
        QCOMPARE(other.rect.left, drawn.rect.left);
        QCOMPARE(other.rect.top, drawn.rect.top + 200);
        desk.shoot("similar");
        // By key, as everything.
        offer.setFocus();
        QVERIFY(offer.hasFocus());
        QTest::keyClick(&offer, Qt::Key_Space);
        QCOMPARE(desk.tags().size(), 2);
        QCOMPARE(desk.stack.count(), 2);
        const domain::Tag added = desk.tags().last();
        QCOMPARE(added.rect, other.rect);
        QCOMPARE(added.type, TagType::Text);
        QCOMPARE(added.isMandatory, drawn.isMandatory);
        QVERIFY(added.name.toLower() != drawn.name.toLower());
        QVERIFY(!offer.isVisible());
        desk.stack.undo();
        QCOMPARE(desk.tags().size(), 1);
        QVERIFY(desk.isQuiet());
    }

    /** The offer follows the field that was drawn, and goes with it. Nothing but drawing brings it. */
    void theOfferFollowsTheField()
    {
        Desk desk(draft({QStringLiteral("Anna")}));
        QVERIFY(desk.settle());
        desk.found().dismissAll();
        desk.view.setZoomMode(PageView::ZoomMode::FitPage);
        auto& offer = desk.part<QPushButton>("addSimilar");
        desk.draw(TagType::Text, 2, {134, 284, 194, 17}); // on the line after "Tenant signature:"
        QTRY_COMPARE(desk.found().similar().size(), 2);
        QVERIFY(offer.isVisible());
        // A click on one of the places adds that one.
        const domain::Tag onFirst = desk.found().similar().last();
        QCOMPARE(onFirst.pageIndex, 1);
        desk.view.goToPage(1);
        QTest::mouseClick(desk.view.viewport(), Qt::LeftButton, {}, centreOf(desk.view, onFirst));
        QCOMPARE(desk.tags().size(), 2);
        QCOMPARE(desk.found().similar().size(), 1);
        desk.stack.undo();
        QCOMPARE(desk.found().similar().size(), 2);
        // On white, it is like nothing; back on its line, it is again.
        desk.view.goToPage(2);
        desk.drag(centreOf(desk.view, desk.tags().first()), desk.at(2, 400, 700));
        QVERIFY(desk.found().similar().isEmpty());
        QVERIFY(desk.isQuiet());
        desk.stack.undo();
        QTRY_COMPARE(desk.found().similar().size(), 2);
        // Undoing the field ends the offer, and redoing it doesn't bring it.
        desk.stack.undo();
        QVERIFY(desk.tags().isEmpty());
        QVERIFY(!offer.isVisible());
        QVERIFY(desk.view.proposals().tags().isEmpty());
        desk.stack.redo();
        QCOMPARE(desk.tags().size(), 1);
        QVERIFY(desk.isQuiet());
        // Nor does taking back a deletion.
        desk.view.selection().select({desk.tags().first().id});
        desk.view.editor().removeSelected();
        desk.stack.undo();
        QCOMPARE(desk.tags().size(), 1);
        QVERIFY(desk.isQuiet());
        // Dismissed, it stays away until another field is drawn.
        desk.draw(TagType::Text, 2, {134, 484, 194, 17});
        QTRY_VERIFY(offer.isVisible());
        QTest::mouseClick(&desk.part<QToolButton>("dismissSimilar"), Qt::LeftButton);
        QVERIFY(desk.isQuiet());
    }

    /** Similar fields take the name and the style that the drawn field has at the click. */
    void similarFieldsFollowTheField()
    {
        const QByteArray pdf =
            test::sheetPdf({{{72, 80, "REMARKS"}, {72, 300, "Remark"}, {72, 400, "Remark"}},
                            {{72, 80, "MORE REMARKS"}, {72, 300, "Remark"}}});
        Desk desk(draft({QStringLiteral("Anna")}), pdf);
        QVERIFY(desk.settle());
        desk.found().dismissAll();
        desk.view.setZoomMode(PageView::ZoomMode::FitPage);
        desk.draw(TagType::Text, 1, {180, 285, 120, 18});
        QTRY_COMPARE(desk.found().similar().size(), 2);
        const domain::Tag drawn = desk.tags().first();
        desk.stack.push(new SetTagProperties(desk.target, {drawn.id}, QStringLiteral("name"),
                                             [](domain::Tag& tag) {
                                                 tag.name = QStringLiteral("Lessee");
                                                 tag.isMandatory = !tag.isMandatory;
                                             },
                                             {}));
        QCOMPARE(desk.found().similar().size(), 2);
        QTest::mouseClick(&desk.part<QPushButton>("addSimilar"), Qt::LeftButton);
        QCOMPARE(desk.tags().size(), 3);
        for (const domain::Tag& tag : desk.tags()) {
            QVERIFY2(tag.name.startsWith(QStringLiteral("Lessee")), qPrintable(tag.name));
            QCOMPARE(tag.isMandatory, !drawn.isMandatory);
        }
    }

    void oneIsTakenWithAClickAnotherDragSelects()
    {
        Desk desk(draft({QStringLiteral("Anna")}));
        QVERIFY(desk.settle());
        const domain::Tag first = desk.found().openSuggestions().first();
        desk.view.goToPage(first.pageIndex);
        desk.view.proposals().highlight(first.id);
        // A rubber band doesn't select suggestions.
        QPoint at = centreOf(desk.view, first);
        QTest::mousePress(desk.view.viewport(), Qt::LeftButton, {}, at);
        QTest::mouseMove(desk.view.viewport(), at + QPoint(60, 40));
        QTest::mouseRelease(desk.view.viewport(), Qt::LeftButton, {}, at + QPoint(60, 40));
        QVERIFY(desk.tags().isEmpty());
        at = centreOf(desk.view, first);
        QTest::mouseClick(desk.view.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(desk.tags().size(), 1);
        QCOMPARE(desk.tags().first().rect, first.rect);
        QCOMPARE(desk.tags().first().type, first.type);
        QCOMPARE(desk.view.selection().ids(), QList<TagId>{desk.tags().first().id});
        QCOMPARE(desk.found().openSuggestions().size(), 4);
        QCOMPARE(desk.stack.count(), 1);
    }

    void byKeyOneAfterTheOther()
    {
        Desk desk(draft({QStringLiteral("Anna"), QStringLiteral("Ben")}));
        QVERIFY(desk.settle());
        auto& list = desk.part<QListWidget>("suggestions");
        list.setFocus();
        list.setCurrentRow(0);
        QTest::keyClick(&list, Qt::Key_Down);
        QCOMPARE(list.currentRow(), 1);
        QCOMPARE(desk.view.currentPage(), desk.found().openSuggestions().at(1).pageIndex); // it is shown
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(desk.tags().size(), 1);
        QCOMPARE(list.count(), 4);
        QVERIFY(list.currentRow() >= 0); // the next one is selected
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(desk.tags().size(), 1);
        QCOMPARE(list.count(), 3);
        // Dismissed suggestions come back on request.
        QSignalSpy dismissed(&desk.found(), &TagSuggestions::allDismissed);
        desk.part<QToolButton>("dismissSuggestions").click();
        QVERIFY(desk.found().openSuggestions().isEmpty());
        QCOMPARE(dismissed.count(), 1); // Undo restores these three, but not the earlier one
        const auto ids = dismissed.first().first().value<QList<domain::TagId>>();
        desk.found().restore(ids);
        QCOMPARE(desk.found().openSuggestions().size(), 3);
        desk.part<QToolButton>("dismissSuggestions").click();
        QVERIFY(desk.found().openSuggestions().isEmpty());
        desk.part<QToolButton>("suggestTags").click();
        QVERIFY(desk.settle());
        QVERIFY(desk.found().openSuggestions().size() >=
                4); // includes guesses, because the search was requested
    }

    /** The formats suggested by labels are applied. */
    void formatsAndChoicesAreTakenOver()
    {
        const domain::Document document = draft({QStringLiteral("Anna")});
        pdf::TagSuggestion mail;
        mail.name = QStringLiteral("E-mail");
        mail.format = QStringLiteral("email");
        mail.isMandatory = false;
        pdf::TagSuggestion yes;
        yes.type = domain::TagType::Checkbox;
        yes.name = QStringLiteral("yes");
        yes.groupName = QStringLiteral("Choice 1");
        pdf::TagSuggestion no = yes;
        no.name = QStringLiteral("no");
        pdf::TagSuggestion account;
        account.name = account.format = QStringLiteral("iban");
        const SuggestionPlan plan = planSuggestions(document, {{domain::TagId(1), 1, mail},
                                                               {domain::TagId(2), 1, yes},
                                                               {domain::TagId(3), 1, no},
                                                               {domain::TagId(4), 1, account}});
        QCOMPARE(plan.tags.size(), 4);
        QCOMPARE(domain::textFormatOf(plan.tags.at(3).style.pattern), domain::TextFieldFormat::Iban);
        QCOMPARE(plan.tags.at(0).style.format, QStringLiteral("email"));
        QVERIFY(!plan.tags.at(0).isMandatory);
        QCOMPARE(plan.tags.at(1).style.maxChosen, std::optional(1));
        QVERIFY(!plan.tags.at(1).groupName.isEmpty());
        QCOMPARE(plan.tags.at(1).groupName, plan.tags.at(2).groupName);
    }

    void thePagesOwnAndWhoeverIsMissing()
    {
        Desk desk(draft({}));
        QVERIFY(desk.settle());
        desk.view.goToPage(2);
        const auto here = desk.found().suggestionsOnPage(2).size();
        QVERIFY(here > 0 && here < desk.found().openSuggestions().size());
        auto& page = desk.part<QToolButton>("acceptSuggestionsOfPage");
        QTRY_VERIFY(page.isVisible());
        page.click();
        QCOMPARE(desk.tags().size(), here);
        // Without recipients, the signers are added, named by their role.
        QCOMPARE(desk.target.document().invitations.size(), 2);
        QVERIFY(desk.target.document().invitations.at(1).recipientName.contains(QStringLiteral("Landlord"),
                                                                                Qt::CaseInsensitive));
        QCOMPARE(desk.stack.count(), 1);
        desk.stack.undo();
        QVERIFY(desk.target.document().invitations.isEmpty());
        QVERIFY(desk.tags().isEmpty());
    }

    void aTaggedFileIsLeftAloneUntilAsked()
    {
        domain::Document document = draft({QStringLiteral("Anna")});
        document.tags = {test::tag(TagType::Text, QStringLiteral("Note"), 1, 1, 300, 200)};
        document.tags[0].id = TagId(1);
        Desk desk(document);
        QVERIFY(!desk.found().isSearching());
        QVERIFY(desk.found().openSuggestions().isEmpty());
        desk.part<QToolButton>("suggestTags").click();
        QVERIFY(desk.settle());
        QVERIFY(desk.found().openSuggestions().size() >= 5);
    }

    /** A scan has no lines and words of its own: they are found in its picture. */
    void scannedPagesAreSearched()
    {
        const test::ScannedForm form({.dpi = 150, .skew = 1, .paper = 235});
        Desk desk(draft({QStringLiteral("Anna")}), test::scanPdf({form.picture, form.picture}));
        QVERIFY(desk.settle());
        QCOMPARE(desk.found().openSuggestions().size(), 16);
        QVERIFY(desk.found().skippedPages().isEmpty());
        desk.shoot("suggestions-scan");
        desk.part<QPushButton>("acceptSuggestions").click();
        QCOMPARE(desk.tags().size(), 16);
        QCOMPARE(desk.stack.count(), 1);
        QVERIFY(desk.found().openSuggestions().isEmpty());
        desk.stack.undo();
        QVERIFY(desk.tags().isEmpty());
        QCOMPARE(desk.found().openSuggestions().size(), 16);
    }

    /** Nothing was found is only said about pages that were searched. */
    void pagesThatCouldNotBeSearchedAreNamed()
    {
        Desk desk(draft({QStringLiteral("Anna")}), "no PDF");
        QVERIFY(desk.settle());
        auto& note = desk.part<QLabel>("suggestionNote");
        QVERIFY(note.isHidden()); // nobody asked
        desk.part<QToolButton>("suggestTags").click();
        QVERIFY(desk.settle());
        QCOMPARE(desk.found().skippedPages(), (QList<int>{1, 2}));
        QVERIFY(!note.isHidden());
        QVERIFY2(note.text().contains(QStringLiteral("1–2 couldn't be searched")) &&
                     !note.text().contains(QStringLiteral("No more fields")),
                 qPrintable(note.text()));
        desk.shoot("suggestions-skipped");
    }

    void aSearchCanBeCanceled()
    {
        const test::ScannedForm form({.dpi = 150});
        QList<QImage> pages;
        for (int i = 0; i < 40; ++i)
            pages.append(form.picture);
        domain::Document document = draft({QStringLiteral("Anna")});
        document.files = {test::file(QStringLiteral("scan.pdf"), 40)};
        Desk desk(document, test::scanPdf(pages));
        auto& cancel = desk.part<QToolButton>("cancelSuggestionSearch");
        auto& note = desk.part<QLabel>("suggestionNote");
        QTRY_VERIFY_WITH_TIMEOUT(desk.found().searchedPage() > 1 && cancel.isVisible(), 20000);
        QVERIFY2(note.text().contains(QString::number(desk.found().searchedPage())), qPrintable(note.text()));
        desk.shoot("suggestions-progress");
        cancel.click();
        QVERIFY(!desk.found().isSearching());
        QVERIFY(desk.found().openSuggestions().isEmpty());
        QVERIFY(cancel.isHidden());
        QCOMPARE(note.text(), QStringLiteral("The search was cancelled."));
    }

    void aLongFileBlocksNothing()
    {
        QList<QList<test::SheetLine>> pages;
        for (int page = 0; page < 300; ++page) {
            QList<test::SheetLine> lines;
            for (int line = 0; line < 40; ++line)
                lines.append(
                    {72, 60.0 + line * 18, "The parties agree that this clause holds for the term."});
            lines.append({72, 800, "Initials:", 300});
            pages.append(lines);
        }
        domain::Document document = draft({QStringLiteral("Anna")});
        document.files = {test::file(QStringLiteral("long.pdf"), 300)};
        auto desk = std::make_unique<Desk>(document, test::sheetPdf(pages));
        QVERIFY(desk->found().isSearching());
        desk.reset(); // closing ends it within a page
    }

    void aBlockIsKeptPlacedRenamedAndDeleted()
    {
        domain::Document document = draft({QStringLiteral("Anna"), QStringLiteral("Ben")});
        document.tags = {test::tag(TagType::Signature, QStringLiteral("Sign"), 1, 1, 100, 500),
                         test::tag(TagType::SignDate, QStringLiteral("Day"), 1, 1, 300, 500),
                         test::tag(TagType::Signature, QStringLiteral("Witness"), 1, 2, 100, 580)};
        for (qsizetype i = 0; i < document.tags.size(); ++i)
            document.tags[i].id = TagId(100 + i);
        Desk desk(document);
        auto& panel = desk.part<BlockPanel>("blockPanel");
        QVERIFY(!panel.isVisible());
        desk.view.selection().selectAll();
        desk.prompts.willText(QStringLiteral("keepBlock"), QStringLiteral("Our signatures"));
        panel.saveSelection();
        QTRY_VERIFY(panel.isVisible());
        auto& list = desk.part<BlockList>("blocks");
        QCOMPARE(list.count(), 1);
        QCOMPARE(list.item(0)->text(), QStringLiteral("Our signatures"));

        // By key: in the middle of the visible area; roles follow the order of recipients.
        list.setFocus();
        list.setCurrentRow(0);
        QTest::keyClick(&list, Qt::Key_Return);
        QCOMPARE(desk.tags().size(), 6);
        QCOMPARE(desk.stack.count(), 1);
        const domain::Tag sign = desk.tags().at(3);
        const domain::Tag day = desk.tags().at(4);
        QCOMPARE(day.rect.left - sign.rect.left, 200);
        QCOMPARE(day.rect.top, sign.rect.top);
        QCOMPARE(desk.tags().at(5).invitationIndex, 2);
        QVERIFY(sign.name != QStringLiteral("Sign")); // names stay unique
        desk.stack.undo();

        // With a click: armed, then placed at the pointer; Esc would cancel that.
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualItemRect(list.item(0)).center());
        desk.view.modes().setSnapping(false);
        desk.view.goToPage(1);
        const QPoint at = desk.at(1, 300, 250);
        QTest::mouseMove(desk.view.viewport(), at);
        desk.shoot("blockghost");
        QTest::mouseClick(desk.view.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(desk.tags().size(), 6);
        QVERIFY(std::abs((desk.tags().at(3).rect.left + desk.tags().at(4).rect.right()) / 2 - 300) <= 2);
        QVERIFY(!desk.view.modes().armedType());
        desk.stack.undo();

        // By drag and drop.
        const std::unique_ptr<QMimeData> data(PlaceBlockTool::mimeData(list.tagsAt(0)));
        QDragEnterEvent enter(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(desk.view.viewport(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at, Qt::CopyAction, data.get(), Qt::LeftButton, {});
        QApplication::sendEvent(desk.view.viewport(), &drop);
        QCOMPARE(desk.tags().size(), 6);
        if (test::platformDrags()) {
            desk.stack.undo();
            test::dragByPointer(*list.viewport(), list.visualItemRect(list.item(0)).center(),
                                *desk.view.viewport(), [at] { return at; });
            QCOMPARE(desk.tags().size(), 6);
            QVERIFY(std::abs((desk.tags().at(3).rect.left + desk.tags().at(4).rect.right()) / 2 - 300) <= 2);
        }

        list.setFocus(); // the pages have it after a drag
        desk.prompts.willText(QStringLiteral("renameBlock"), QStringLiteral("Signatures"));
        QTest::keyClick(&list, Qt::Key_F2);
        QTRY_COMPARE(list.item(0)->text(), QStringLiteral("Signatures"));

        // Another window with a document without recipients: they come with the block.
        {
            TagBlocks other(desk.settings);
            QCOMPARE(other.all().size(), 1);
            QCOMPARE(other.all().first().tags.first().rect.left, 0);
        }
        desk.prompts.willConfirm(QStringLiteral("removeBlock"), true);
        QTest::keyClick(&list, Qt::Key_Delete);
        QTRY_COMPARE(list.count(), 0);
        QVERIFY(!panel.isVisible());
    }

    void aBlockOfOnesIsTheActiveRecipients()
    {
        Desk desk(draft({QStringLiteral("Anna"), QStringLiteral("Ben")}));
        QVERIFY(desk.settle());
        QList<domain::Tag> block = {test::tag(TagType::Signature, QStringLiteral("Sign"), 1, 1, 0, 0),
                                    test::tag(TagType::Date, QStringLiteral("Day"), 1, 1, 0, 60)};
        desk.view.editor().setActiveInvitation(2);
        desk.view.copyActions().placeBlockInView(block);
        QCOMPARE(desk.tags().size(), 2);
        QCOMPARE(desk.tags().first().invitationIndex, 2);
        // A missing third party is added with the block.
        block[1].invitationIndex = 3;
        desk.view.copyActions().placeBlockInView(block);
        QCOMPARE(desk.target.document().invitations.size(), 3);
        QCOMPARE(desk.tags().last().invitationIndex, 3);
        desk.stack.undo();
        QCOMPARE(desk.target.document().invitations.size(), 2);
    }

    void atAnyZoomOnAnyPage_data()
    {
        QTest::addColumn<double>("zoom");
        QTest::addColumn<int>("page");
        for (const double zoom : {0.25, 1.0, 4.0})
            for (const int page : {1, 2})
                QTest::addRow("%d %% page %d", static_cast<int>(zoom * 100), page) << zoom << page;
    }
    void atAnyZoomOnAnyPage()
    {
        QFETCH(double, zoom);
        QFETCH(int, page);
        domain::Document document = draft({QStringLiteral("Anna")});
        document.files[0].pages[1].size = {842, 595}; // rotated
        Desk desk(document);
        QVERIFY(desk.settle());
        desk.found().dismissAll();
        PageView& view = desk.view;
        view.modes().setSnapping(false);
        const auto look = [&](QPointF point) {
            view.setZoomFactor(zoom);
            const QPointF at = view.toViewport({page - 1, point});
            QScrollBar* x = view.horizontalScrollBar();
            QScrollBar* y = view.verticalScrollBar();
            x->setValue(x->value() + static_cast<int>(at.x()) - view.viewport()->width() / 2);
            y->setValue(y->value() + static_cast<int>(at.y()) - view.viewport()->height() / 2);
        };
        // A suggestion is hit where it is painted, and not next to it.
        domain::Tag ghost = test::tag(TagType::Checkbox, QStringLiteral("Tick"), page, 1, 300, 200);
        ghost.id = TagId(5);
        ghost.rect = {300, 200, 14, 14};
        view.proposals().setTags({ghost});
        look({307, 207});
        QSignalSpy taken(&view.proposals(), &TagProposals::activated);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, desk.at(page, 340, 260));
        QCOMPARE(taken.count(), 0);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, desk.at(page, 307, 207));
        QCOMPARE(taken.count(), 1);
        QCOMPARE(taken.first().first().value<TagId>(), TagId(5));
        // A block is placed around the pointer.
        look({300, 300});
        view.modes().armBlock({test::tag(TagType::Text, QStringLiteral("A"), 1, 1, 0, 0),
                               test::tag(TagType::Text, QStringLiteral("B"), 1, 1, 0, 60)});
        const QPoint at = desk.at(page, 300, 300);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(desk.tags().size(), 2);
        const domain::PageRect a = desk.tags().at(0).rect;
        const domain::PageRect b = desk.tags().at(1).rect;
        QCOMPARE(desk.tags().at(0).pageIndex, page);
        QCOMPARE(b.top - a.top, 60);
        const int slack = std::max(1, static_cast<int>(2 / view.pageLayout().zoom()) + 1);
        QVERIFY(std::abs((a.left + a.right()) / 2 - 300) <= slack);
        QVERIFY(std::abs((a.top + b.bottom()) / 2 - 300) <= slack);
        // A tag is picked at its place.
        QSignalSpy picked(&view.modes(), &EditorModes::tagPicked);
        view.modes().setPickMode(true);
        QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, centreOf(view, desk.tags().at(1)));
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked.first().first().value<TagId>(), desk.tags().at(1).id);
    }

    void whatItLooksLike()
    {
        if (!test::requireVariable("INKSTONE_SHOTS")) return;
        Theme theme(*qApp);
        domain::Document document = draft({QStringLiteral("Anna Lindqvist"), QStringLiteral("Ben Okafor")});
        for (const auto& [mode, name] : {std::pair(ThemeMode::Light, "suggestions-light"),
                                         std::pair(ThemeMode::Dark, "suggestions-dark")}) {
            theme.setMode(mode);
            Desk desk(document);
            QVERIFY(desk.settle());
            TagBlocks(desk.settings)
                .add(QStringLiteral("Our signature block"),
                     {test::tag(TagType::Signature, QStringLiteral("Sign"), 1, 1, 0, 0)});
            desk.view.goToPage(2);
            desk.view.proposals().highlight(desk.found().openSuggestions().at(3).id);
            desk.shoot(name);
        }
    }

    void aTagIsNamedWithAClick()
    {
        domain::Document document = draft({QStringLiteral("Anna")});
        document.tags = {test::tag(TagType::Checkbox, QStringLiteral("Pets"), 1, 1, 100, 300),
                         test::tag(TagType::Text, QStringLiteral("Which"), 1, 1, 200, 300)};
        for (qsizetype i = 0; i < document.tags.size(); ++i)
            document.tags[i].id = TagId(100 + i);
        Desk desk(document);
        desk.view.selection().select({TagId(101)});
        QSignalSpy picked(&desk.view.modes(), &EditorModes::tagPicked);
        desk.view.modes().setPickMode(true);
        QTest::mouseClick(desk.view.viewport(), Qt::LeftButton, {}, centreOf(desk.view, desk.tags().first()));
        QCOMPARE(picked.count(), 1);
        QCOMPARE(picked.first().first().value<TagId>(), TagId(100));
        QCOMPARE(desk.view.selection().ids(), QList<TagId>{TagId(101)});
        QVERIFY(!desk.view.modes().isPickMode());
        desk.view.modes().setPickMode(true);
        desk.view.setFocus();
        QTest::keyClick(&desk.view, Qt::Key_Escape);
        QVERIFY(!desk.view.modes().isPickMode());
        QCOMPARE(desk.view.selection().size(), 1);
    }
};

INK_TEST(TestProposals, "tst_proposals")

} // namespace tst_proposals

#include "tst_proposals.moc"
