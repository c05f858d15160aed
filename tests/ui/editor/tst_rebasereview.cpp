// A newer version of a draft's file: reviewed side by side against the real service, applied only when
// accepted.
#include "app/domain/document/document.h"
#include "app/workflow/drafts/drafteditor.h"
#include "tests/support/requirements.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"
#include "tests/ui/settled.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/rebase/rebasemarks.h"
#include "ui/pages/rebase/rebasereview.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

namespace tst_rebasereview {

using namespace ink;
using namespace ink::ui;
using namespace ink::domain;
using test::SheetLine;

namespace {

const char* const clauses[] = {
    "The landlord lets the rooms on the second floor of the mill to the tenant.",
    "The rent amounts to nine hundred euros and is due on the third working day.",
    "Repairs up to the value of a hundred euros are borne by the tenant alone.",
    "Keys are handed over in the presence of a witness on the day of moving in.",
    "Notice is given in writing three months before the end of a quarter.",
};

QList<SheetLine> contract(const QList<int>& which, bool withTenant)
{
    QList<SheetLine> lines{{60, 80, "Lease agreement", 0}};
    double y = 120;
    for (const int n : which) {
        lines.append({60, y, clauses[n], 0});
        y += 40;
    }
    y += 20;
    lines.append({60, y, "Landlord", 0});
    lines.append({60, y + 40, "Signature:", 320});
    if (withTenant) {
        lines.append({60, y + 90, "Tenant", 0});
        lines.append({60, y + 130, "Signature:", 320});
    }
    return lines;
}

/** A page with a row for each label, and text below. */
QList<SheetLine> form(const QList<QByteArray>& labels, const QList<QByteArray>& text)
{
    QList<SheetLine> lines{{60, 80, "Lease agreement", 0}};
    double y = 120;
    for (const QByteArray& label : labels) {
        lines.append({60, y, label, 320});
        y += 30;
    }
    for (const QByteArray& line : text) {
        lines.append({60, y, line, 0});
        y += 30;
    }
    return lines;
}

Tag tagOf(TagType type, const QString& name, int owner, PageRect rect)
{
    Tag tag;
    tag.type = type;
    tag.name = name;
    tag.pageIndex = 1;
    tag.invitationIndex = owner;
    tag.rect = rect;
    return tag;
}

/** An editor with a saved draft of one contract: two signatures and a note over no text. */
class Desk final
{
public:
    bool open()
    {
        // The pages' lines: 5 clauses from 120, then Landlord at 340.
        return open(test::sheetPdf({contract({0, 1, 2, 3, 4}, true)}),
                    {tagOf(TagType::Signature, QStringLiteral("Landlord signs"), 1, {120, 352, 200, 28}),
                     tagOf(TagType::Signature, QStringLiteral("Tenant signs"), 2, {120, 442, 200, 28})});
    }
    bool open(const QByteArray& pdf, const QList<Tag>& tags)
    {
        if (!station.open()) return false;
        page = std::make_unique<EditorPage>(station.session, *station.journal, station.settings,
                                            station.prompts);
        page->resize(1440, 900);
        page->show();
        Document draft;
        draft.title = QStringLiteral("Lease");
        draft.senderName = QStringLiteral("Nora Lind");
        draft.senderEmail = QStringLiteral("nora@example.org");
        Invitation one;
        one.recipientName = QStringLiteral("Anna");
        one.recipientEmail = QStringLiteral("anna@example.org");
        Invitation two = one;
        two.recipientName = QStringLiteral("Ben");
        two.recipientEmail = QStringLiteral("ben@example.org");
        draft.invitations = {one, two};
        draft.tags = tags;
        const QString first = station.write(QStringLiteral("lease.pdf"), pdf);
        const auto made = test::resultOf<Document>([&](QObject* context, const auto& done) {
            station.session.client()->create(draft, {{QStringLiteral("lease.pdf"), first}},
                                             QStringLiteral("k"), context, done);
        });
        if (!made) return false;
        id = made->id;
        page->openDocument(id);
        return QTest::qWaitFor([&] { return page->documentId() == id; }, 20000);
    }
    bool review(const QByteArray& newer)
    {
        path = station.write(QStringLiteral("lease2.pdf"), newer);
        station.prompts.willChoose(QStringLiteral("replaceFile"), {path});
        page->replaceFile(document().files.first().id);
        return QTest::qWaitFor([&] { return page->review() && page->review()->isReady(); }, 20000);
    }
    [[nodiscard]] const Document& document() { return page->workspace().view().document(); }
    template <typename T> T* part(const char* name) { return page->findChild<T*>(QLatin1String(name)); }
    [[nodiscard]] std::optional<Document> onService()
    {
        const auto found = test::resultOf<Document>([&](QObject* context, const auto& done) {
            station.session.client()->retrieve(id, context, done);
        });
        if (!found) return std::nullopt;
        return *found;
    }

    test::EditorStation station;
    std::unique_ptr<EditorPage> page;
    DocumentId id;
    QString path;
};

} // namespace

class TestRebaseReview final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void appliesOnlyWhenAccepted()
    {
        Desk desk;
        QVERIFY(desk.open());
        const Document before = desk.document();
        // Another clause, and a page in front.
        const QByteArray newer =
            test::sheetPdf({{{60, 100, "Cover page of the lease", 0}}, contract({0, 1, 2, 3, 4, 0}, true)});
        QVERIFY(desk.review(newer));
        QCOMPARE(desk.document(), before);
        QCOMPARE(desk.onService()->files.size(), 1);
        RebaseReview& review = *desk.page->review();
        QCOMPARE(review.openCount(), 0);
        for (const Tag& tag : before.tags)
            QCOMPARE(review.markOf(tag.id), RebaseMark::Matched);
        // Cancel leaves everything as it was.
        QTest::mouseClick(desk.part<QPushButton>("rebaseCancel"), Qt::LeftButton);
        QVERIFY(!desk.page->review());
        QCOMPARE(desk.document(), before);

        QVERIFY(desk.review(newer));
        auto* accept = desk.part<QPushButton>("rebaseAccept");
        QTRY_VERIFY(accept->isEnabled());
        QTest::mouseClick(accept, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.page->review(), 20000);
        const auto saved = desk.onService();
        QVERIFY(saved);
        QCOMPARE(saved->files.size(), 1);
        QCOMPARE(saved->files.first().name, QStringLiteral("lease2.pdf"));
        QCOMPARE(saved->files.first().pages.size(), 2);
        QCOMPARE(saved->tags.size(), 2);
        for (qsizetype i = 0; i < 2; ++i) {
            const Tag& was = before.tags.at(i);
            const auto is = std::find_if(saved->tags.begin(), saved->tags.end(),
                                         [&was](const Tag& tag) { return tag.name == was.name; });
            QVERIFY(is != saved->tags.end());
            QCOMPARE(is->pageIndex, 2);
            QCOMPARE(is->rect.left, was.rect.left);
            QVERIFY(std::abs(is->rect.top - (was.rect.top + 40)) <= 3);
            QCOMPARE(is->invitationIndex, was.invitationIndex);
        }
        QCOMPARE(desk.document().tags.size(), 2);
        QCOMPARE(desk.page->workspace().view().pageCount(), 2);
        QTRY_VERIFY(desk.page->workspace().view().isPagePainted(1));
    }
    void lostTagsAreDecidedByKeyboard()
    {
        Desk desk;
        QVERIFY(desk.open());
        QVERIFY(desk.review(test::sheetPdf({contract({0, 1, 2, 3, 4}, false)})));
        RebaseReview& review = *desk.page->review();
        const TagId tenant = desk.document().tags.at(1).id;
        QVERIFY(isOpen(review.markOf(tenant)));
        QVERIFY(!desk.part<QPushButton>("rebaseAccept")->isEnabled());
        auto* list = desk.part<QListView>("rebaseList");
        list->setFocus();
        // An open one is selected first.
        QCOMPARE(list->currentIndex().row(), 0);
        if (review.markOf(tenant) == RebaseMark::Uncertain) QTest::keyClick(list, Qt::Key_Delete);
        QTest::keyClick(list, Qt::Key_P);
        QCOMPARE(review.markOf(tenant), RebaseMark::Placed);
        const PageRect placed = review.tags().last().rect;
        QTest::keyClick(&review.newView(), Qt::Key_Down);
        QCOMPARE(review.tags().last().rect.top, placed.top + 1);
        QVERIFY(desk.part<QPushButton>("rebaseAccept")->isEnabled());
        list->setFocus();
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Delete);
        QCOMPARE(review.markOf(tenant), RebaseMark::Dropped);
        QCOMPARE(review.openCount(), 0);
        QTest::mouseClick(desk.part<QPushButton>("rebaseAccept"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!desk.page->review(), 20000);
        QCOMPARE(desk.onService()->tags.size(), 1);
        QCOMPARE(desk.onService()->files.size(), 1);
    }
    void aBrokenFileIsToldAndNothingHappens()
    {
        Desk desk;
        QVERIFY(desk.open());
        const Document before = desk.document();
        const QString path = desk.station.write(QStringLiteral("broken.pdf"), "not a PDF");
        desk.page->reviewReplacement(before.files.first().id, path);
        auto* banner = desk.page->review()->findChild<QWidget*>(QStringLiteral("errorBanner"));
        QTRY_VERIFY_WITH_TIMEOUT(banner ? banner->isVisible() : true, 20000);
        QVERIFY(!desk.page->review()->isReady());
        QTest::keyClick(desk.page->review(), Qt::Key_Escape);
        QVERIFY(!desk.page->review());
        QCOMPARE(desk.document(), before);
    }
    /** A process that dies after the upload leaves two files: the next opening removes the newer one. */
    void aCrashAfterTheUploadIsTakenBack()
    {
        Desk desk;
        QVERIFY(desk.open());
        const Document before = desk.document();
        const QString path =
            desk.station.write(QStringLiteral("newer.pdf"), test::sheetPdf({contract({1, 2, 3}, true)}));
        bool uploaded = false;
        {
            workflow::DraftEditor editor(desk.station.session, *desk.station.journal);
            bool opened = false;
            editor.open(desk.id, &editor, [&](const Result<void>& result) { opened = result.has_value(); });
            QTRY_VERIFY_WITH_TIMEOUT(opened, 20000);
            editor.replaceFile(before.files.first().id, path, {}, &editor, [](const Result<void>&) {});
            // Destroyed as soon as the service has the file.
            uploaded = QTest::qWaitFor([&] { return desk.onService()->files.size() == 2; }, 20000);
        }
        QVERIFY(uploaded || desk.onService()->files.size() == 1);
        workflow::DraftEditor again(desk.station.session, *desk.station.journal);
        bool opened = false;
        again.open(desk.id, &again, [&](const Result<void>& result) { opened = result.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(opened, 20000);
        // Either unchanged or replaced, never both, and never with each other's tags.
        QCOMPARE(again.document().files.size(), 1);
        const bool asBefore = again.document().files.first().id == before.files.first().id;
        QCOMPARE(again.document().tags.size(), asBefore ? 2 : 0);
    }
    void marksStayWithTheirTags()
    {
        Desk desk;
        QVERIFY(desk.open());
        QVERIFY(desk.review(test::sheetPdf({contract({3, 0, 1, 2}, false)})));
        for (const char* name : {"rebaseOld", "rebaseNew"}) {
            auto* view = desk.part<PageView>(name);
            QVERIFY2(view, name);
            auto* marks = view->viewport()->findChild<RebaseMarks*>();
            QVERIFY(marks);
            view->setZoomFactor(2);
            for (const int way : {70, 35, 140})
                view->verticalScrollBar()->setValue(view->verticalScrollBar()->value() + way);
            view->horizontalScrollBar()->setValue(40);
            QVERIFY(view->verticalScrollBar()->value() >= 140);
            QCOMPARE(marks->geometry(), view->viewport()->rect());
        }
        QTest::mouseClick(desk.part<QPushButton>("rebaseCancel"), Qt::LeftButton);
    }
    /** Fields one close below the other: each badge is beside its own field and covers no other one. */
    void badgesAreBesideFields()
    {
        Desk desk;
        QVERIFY(desk.open());
        QVERIFY(desk.review(test::sheetPdf({contract({3, 0, 1, 2}, false)})));
        auto* view = desk.part<PageView>("rebaseOld");
        auto* marks = view->viewport()->findChild<RebaseMarks*>();
        Document form = view->document();
        QHash<TagId, RebaseMark> states;
        form.tags.clear();
        for (int row = 0; row < 8; ++row) {
            for (int column = 0; column < 2; ++column) {
                Tag tag = tagOf(TagType::Text, {}, 1, {60 + 300 * column, 80 + 24 * row, 190, 18});
                tag.id = TagId::local(row * 2 + column + 1);
                form.tags.append(tag);
                states.insert(tag.id, row % 2 ? RebaseMark::Lost : RebaseMark::Placed);
            }
        }
        view->setDocument(form);
        marks->setMarks(states);
        for (const double zoom : {0.5, 0.75}) { // at most the width of the view
            view->setZoomFactor(zoom);
            const auto badges = marks->badgeRects();
            if (zoom < 0.75)
                QVERIFY(badges.size() >= form.tags.size() / 2); // rows are lower than badges
            else
                QCOMPARE(badges.size(), form.tags.size());
            QList<QRectF> seen;
            for (const Tag& tag : form.tags) {
                const QRectF badge = badges.value(tag.id);
                if (!badge.isValid()) continue;
                const QRectF field = view->tagViewportRect(tag.id);
                QVERIFY(badge.adjusted(-8, -8, 8, 8).intersects(field)); // it stands beside its field
                for (const Tag& other : form.tags)
                    QVERIFY(!badge.intersects(view->tagViewportRect(other.id)));
                for (const QRectF& rect : seen)
                    QVERIFY(!badge.intersects(rect));
                seen.append(badge);
            }
        }
    }
    /** One label has another word between unchanged rows; the other one's row is not to be found. */
    void acceptAllTakesLikelyPositionsOnly()
    {
        const QList<QByteArray> text(std::begin(clauses), std::begin(clauses) + 3);
        Tag keys = tagOf(TagType::Text, QStringLiteral("Keys"), 1, {122, 134, 190, 16});
        Tag notes = tagOf(TagType::Text, QStringLiteral("Notes"), 1, {122, 164, 190, 16});
        notes.pageIndex = 2;
        Desk desk;
        QVERIFY(desk.open(test::sheetPdf({form({"Flat:", "Keys:", "Remarks:"}, text),
                                          form({"Garage:", "Cellar:", "Notes:"}, text)}),
                          {keys, notes}));
        QVERIFY(desk.review(test::sheetPdf({form({"Flat:", "Codes:", "Remarks:"}, text),
                                            form({"Place:", "Number:", "Other:", "Attic:"}, text)})));
        RebaseReview& review = *desk.page->review();
        const auto tagNamed = [&desk](const char* name) {
            const QList<Tag>& tags = desk.document().tags;
            return std::find_if(tags.begin(), tags.end(),
                                [name](const Tag& tag) { return tag.name == QLatin1String(name); })
                ->id;
        };
        QCOMPARE(review.markOf(tagNamed("Keys")), RebaseMark::Likely);
        QCOMPARE(review.markOf(tagNamed("Notes")), RebaseMark::Uncertain);
        auto* acceptAll = desk.part<QPushButton>("rebaseAcceptLikely");
        QVERIFY(acceptAll->isVisible());
        QTest::mouseClick(acceptAll, Qt::LeftButton);
        QCOMPARE(review.markOf(tagNamed("Keys")), RebaseMark::Accepted);
        QCOMPARE(review.markOf(tagNamed("Notes")), RebaseMark::Uncertain);
        QCOMPARE(review.openCount(), 1);
        QVERIFY(!acceptAll->isEnabled());
        QVERIFY(!desk.part<QPushButton>("rebaseAccept")->isEnabled());
        // The uncertain one is accepted by itself.
        auto* list = desk.part<QListView>("rebaseList");
        list->setFocus();
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(review.openCount(), 0);
        QTest::mouseClick(desk.part<QPushButton>("rebaseCancel"), Qt::LeftButton);
    }
    /** Nothing is likely: nothing is offered. */
    void acceptAllIsNotOfferedForUncertainPositions()
    {
        const QList<QByteArray> text(std::begin(clauses), std::begin(clauses) + 3);
        Desk desk;
        QVERIFY(desk.open(test::sheetPdf({form({"Garage:", "Cellar:", "Notes:"}, text)}),
                          {tagOf(TagType::Text, QStringLiteral("Notes"), 1, {122, 164, 190, 16})}));
        QVERIFY(desk.review(test::sheetPdf({form({"Place:", "Number:", "Other:", "Attic:"}, text)})));
        RebaseReview& review = *desk.page->review();
        QCOMPARE(review.markOf(desk.document().tags.first().id), RebaseMark::Uncertain);
        QVERIFY(!desk.part<QPushButton>("rebaseAcceptLikely")->isVisible());
        QTest::mouseClick(desk.part<QPushButton>("rebaseCancel"), Qt::LeftButton);
    }
    void looks()
    {
        if (!test::requireVariable("INKSTONE_SHOTS")) return;
        Desk desk;
        QVERIFY(desk.open());
        for (const bool dark : {false, true}) {
            QApplication::setPalette(paletteOf(dark ? darkTokens() : lightTokens()));
            QVERIFY(desk.review(test::sheetPdf({contract({3, 0, 1, 2}, false)})));
            test::settle(*desk.page);
            desk.page->grab().save(QStringLiteral("%1/rebase-%2.png")
                                       .arg(qEnvironmentVariable("INKSTONE_SHOTS"),
                                            dark ? QStringLiteral("dark") : QStringLiteral("light")));
            QTest::mouseClick(desk.part<QPushButton>("rebaseCancel"), Qt::LeftButton);
        }
    }
};

INK_TEST(TestRebaseReview, "tst_rebasereview")

} // namespace tst_rebasereview

#include "tst_rebasereview.moc"
