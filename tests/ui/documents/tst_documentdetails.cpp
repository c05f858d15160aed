// The details of a document: its first page, one filled button for the next step, each fact once.
#include "app/domain/document/document.h"
#include "app/domain/routing/reasons.h"
#include "app/settings/settings.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/documents/details/documentdetailspane.h"
#include "ui/pages/documents/details/firstpageview.h"
#include "ui/pages/documents/details/recipienttimeline.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/editor/editorpage.h"

#include <QAbstractButton>
#include <QHeaderView>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QSet>
#include <QToolButton>

namespace tst_documentdetails {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using domain::SigningStatus;

namespace {

constexpr int patience = 20'000;

QStringList textsOf(const QWidget& pane)
{
    QStringList all;
    for (const QLabel* label : pane.findChildren<QLabel*>())
        if (!label->text().isEmpty()) all << label->text();
    return all;
}

QStringList filledButtons(const QWidget& pane)
{
    QStringList all;
    for (const QPushButton* button : pane.findChildren<QPushButton*>())
        if (button->isDefault()) all << button->text();
    return all;
}

domain::Document lease(SigningStatus status)
{
    domain::Document document = test::emptyDraft(u"Lease"_s);
    document.id = domain::DocumentId(7);
    document.status = status;
    document.invitations = {test::invitation(u"Anna Berg"_s, u"anna@example.org"_s),
                            test::invitation(u"Ben Unal"_s, u"ben@example.org"_s)};
    for (domain::Invitation& each : document.invitations) {
        each.guid = each.recipientName;
        if (status == SigningStatus::InProgress) each.status = domain::InvitationStatus::WaitToOpen;
        if (status == SigningStatus::Completed) each.status = domain::InvitationStatus::Finalized;
    }
    domain::File file;
    file.id = domain::FileId(3);
    file.name = u"lease.pdf"_s;
    document.files = {file};
    return document;
}

} // namespace

class TestDocumentDetails final : public QObject, private test::WindowTest
{
    Q_OBJECT
private Q_SLOTS:
    void cleanup() { m_desk.reset(); }

    void theStateDecidesTheFilledButton_data()
    {
        QTest::addColumn<SigningStatus>("status");
        QTest::addColumn<bool>("isDeleted");
        QTest::addColumn<QStringList>("own");
        QTest::addColumn<bool>("canSendMail");
        QTest::addColumn<QString>("filled");
        const auto row = [](const char* name, SigningStatus status, const QString& filled,
                            const QStringList& own = {}, bool mail = true, bool isDeleted = false) {
            QTest::newRow(name) << status << isDeleted << own << mail << filled;
        };
        row("draft", SigningStatus::Draft, u"Continue editing"_s);
        row("running", SigningStatus::InProgress, u"Remind"_s);
        row("running, no mail", SigningStatus::InProgress, u"Sign here in person: Anna Berg…"_s, {}, false);
        row("running, mine", SigningStatus::InProgress, u"Sign now…"_s, {u"BEN@example.org"_s});
        row("running, an added address is mine", SigningStatus::InProgress, u"Sign now…"_s,
            {u"nora@example.org"_s, u"anna@example.org"_s});
        row("completed", SigningStatus::Completed, u"Download signed PDF"_s);
        row("rejected", SigningStatus::Rejected, u"Send again…"_s);
        row("expired", SigningStatus::ReachDeadline, u"Send again…"_s);
        row("cancelled", SigningStatus::Cancelled, u"Send again…"_s);
        row("trash", SigningStatus::Completed, u"Restore"_s, {}, true, true);
    }
    void theStateDecidesTheFilledButton()
    {
        QFETCH(SigningStatus, status);
        QFETCH(bool, isDeleted);
        QFETCH(QStringList, own);
        QFETCH(bool, canSendMail);
        QFETCH(QString, filled);
        const test::ManualClock clock;
        DocumentDetailsPane pane(clock);
        pane.setSenderInfo({own, canSendMail});
        domain::Document document = lease(status);
        document.deleted = isDeleted;
        pane.showDocument(document, {}, std::nullopt, 1);
        QStringList buttons = filledButtons(pane);
        for (QString& each : buttons)
            each.remove(QChar(0x2068)).remove(QChar(0x2069));
        QCOMPARE(buttons, QStringList{filled});
    }

    /** The user's addresses are those of Today and of the stack, also those added in the settings. */
    void anAddedAddressIsMine()
    {
        makeDesk();
        QVERIFY(openWindow());
        const auto running = m_desk->create(u"Lease"_s, {u"Anna Berg"_s, u"Ben Unal"_s}, true);
        auto& page = window().documentsPage();
        page.refresh();
        page.select(running.id);
        const auto filled = [&page] { return filledButtons(*page.findChild<DocumentDetailsPane*>()); };
        QTRY_COMPARE_WITH_TIMEOUT(filled().size(), 1, patience);
        QVERIFY(filled() != QStringList{u"Sign now…"_s});
        m_desk->settings().set(settings::options::ownAddresses, QStringList{u"anna@example.org"_s});
        QTRY_COMPARE_WITH_TIMEOUT(filled(), QStringList{u"Sign now…"_s}, patience);
    }

    /** The action of the filled button isn't repeated beside the recipient. */
    void nothingIsOfferedTwice()
    {
        const test::ManualClock clock;
        DocumentDetailsPane pane(clock);
        pane.setSenderInfo({{u"anna@example.org"_s}, true});
        domain::Document document = lease(SigningStatus::InProgress);
        pane.showDocument(document, {}, std::nullopt, 1);
        const auto* timeline = pane.findChild<RecipientTimeline*>();
        QVERIFY(timeline);
        QCOMPARE(timeline->findChildren<QAbstractButton*>(u"signHere"_s).size(), 1); // Ben's
        QCOMPARE(timeline->findChildren<QAbstractButton*>(u"remind"_s).size(), 2);
        document.invitations.removeLast();
        pane.setSenderInfo({});
        pane.showDocument(document, {}, std::nullopt, 1);
        timeline = pane.findChild<RecipientTimeline*>();
        QCOMPARE(timeline->findChildren<QAbstractButton*>(u"remind"_s).size(), 0); // the filled button
        QCOMPARE(timeline->findChildren<QAbstractButton*>(u"signHere"_s).size(), 1);
    }

    void buttonsOfSeveralPeopleNameThem()
    {
        const test::ManualClock clock;
        DocumentDetailsPane pane(clock);
        domain::Document document = lease(SigningStatus::InProgress);
        pane.showDocument(document, {}, std::nullopt, 1);
        const auto names = [&pane](const QString& object) {
            QStringList all;
            for (const auto* button :
                 pane.findChild<RecipientTimeline*>()->findChildren<QToolButton*>(object))
                all << button->accessibleName().remove(QChar(0x2068)).remove(QChar(0x2069));
            return all;
        };
        QCOMPARE(names(u"copyLink"_s),
                 (QStringList{u"Copy signing link of Anna Berg"_s, u"Copy signing link of Ben Unal"_s}));
        QCOMPARE(names(u"signHere"_s),
                 (QStringList{u"Sign here in person: Anna Berg…"_s, u"Sign here in person: Ben Unal…"_s}));
        document.invitations.removeLast();
        pane.showDocument(document, {}, std::nullopt, 1);
        QCOMPARE(names(u"copyLink"_s), QStringList{u"Copy signing link"_s});
    }

    void factsStandOnce()
    {
        const test::ManualClock clock;
        DocumentDetailsPane pane(clock);
        domain::Document document = lease(SigningStatus::InProgress);
        document.waitingFor = reasons::waitingForOne(Message::literal(u"Anna Berg"_s));
        pane.showDocument(document, {}, std::nullopt, 1);
        QVERIFY(textsOf(pane).filter(u"Waiting for"_s).isEmpty()); // her entry says that it is her turn
        QVERIFY(textsOf(pane).filter(u"To be signed by"_s).isEmpty());
        document = lease(SigningStatus::Completed);
        document.seal = domain::SealProgress{u"B-B"_s, {}, {}};
        pane.showDocument(document, {}, std::nullopt, 1);
        QVERIFY2(textsOf(pane).filter(u"PAdES"_s).isEmpty(), qPrintable(textsOf(pane).join(u'\n')));
        QVERIFY(textsOf(pane).filter(u"time-stamp"_s).isEmpty());
        document.seal->pendingLevel = u"B-T"_s; // still to come
        pane.showDocument(document, {}, std::nullopt, 1);
        QCOMPARE(test::find<QLabel>(pane, "detailsSeal")->text(), u"Sealed; time-stamp pending"_s);
    }

    /** The listing has the full width until something is selected; rows and headers stay where they are when
     * another row is. */
    void thePaneIsThereForASelectionOnly()
    {
        makeDesk();
        QVERIFY(openWindow());
        const auto first = m_desk->create(u"Lease"_s, {u"Anna Berg"_s}, false);
        const auto second = m_desk->create(u"Order"_s, {u"Ben Unal"_s}, true);
        auto& page = window().documentsPage();
        page.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(page.table()->model()->rowCount(), 2, patience);
        auto* pane = page.findChild<DocumentDetailsPane*>();
        QVERIFY(pane && !pane->isVisible());
        page.select(first.id);
        QTRY_VERIFY_WITH_TIMEOUT(pane->isVisible(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(test::find<QPushButton>(page, "detailsOpen"), patience);
        const auto places = [&page] {
            QList<QRect> all{page.table()->geometry()};
            for (int column = 0; column < page.table()->model()->columnCount(); ++column)
                all.append(page.table()->visualRect(page.table()->model()->index(0, column)));
            return all;
        };
        const QList<QRect> before = places();
        page.select(second.id);
        QTRY_VERIFY_WITH_TIMEOUT(test::find<RecipientTimeline>(page, "recipientTimeline"), patience);
        QCOMPARE(places(), before);
        page.table()->clearSelection();
        QTRY_VERIFY_WITH_TIMEOUT(!pane->isVisible(), patience);
    }

    /** The picture arrives after the rest, when the user may already be using the pane. */
    void thePictureKeepsTheFocus()
    {
        const test::ManualClock clock;
        DocumentDetailsPane pane(clock);
        pane.showDocument(lease(SigningStatus::InProgress), {}, std::nullopt, 1);
        pane.show();
        const QPointer<QPushButton> button = test::find<QPushButton>(pane, "remind");
        QVERIFY(button);
        button->setFocus();
        QImage picture(48, 48, QImage::Format_RGB32);
        picture.fill(Qt::red);
        pane.setFirstPage(picture);
        QVERIFY(button);
        QCOMPARE(pane.focusWidget(), button.get());
        QCOMPARE(test::find<FirstPageView>(pane, "detailsFirstPage")->picture(), picture);
    }

    void theFirstPageIsLowerInALowPane()
    {
        const test::ManualClock clock;
        DocumentDetailsPane pane(clock);
        pane.resize(320, 700);
        pane.showDocument(lease(SigningStatus::InProgress), {}, std::nullopt, 1);
        pane.show();
        const auto* page = test::find<FirstPageView>(pane, "detailsFirstPage");
        QVERIFY(page);
        QCOMPARE(page->height(), FirstPageView::fixedHeight);
        pane.resize(320, 400);
        QTRY_COMPARE(page->height(), FirstPageView::fixedHeight / 2);
        pane.resize(320, 700);
        QTRY_COMPARE(page->height(), FirstPageView::fixedHeight);
    }

    /** The picture is that of the document shown, and opens it. */
    void theFirstPageIsShown()
    {
        makeDesk();
        QVERIFY(openWindow());
        const auto draft = m_desk->create(u"Lease"_s, {u"Anna Berg"_s}, false);
        auto& page = window().documentsPage();
        page.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(page.table()->model()->rowCount(), 1, patience);
        page.select(draft.id);
        const auto view = [&page] { return test::find<FirstPageView>(page, "detailsFirstPage"); };
        QTRY_VERIFY_WITH_TIMEOUT(view() && !view()->picture().isNull(), patience);
        const QImage picture = view()->picture();
        QSet<QRgb> colours;
        for (int y = 0; y < picture.height(); y += 3)
            for (int x = 0; x < picture.width(); x += 3)
                colours.insert(picture.pixel(x, y));
        QVERIFY2(colours.size() > 3, "an empty page");
        keep("documentdetails", &window());
        QTest::mouseClick(view(), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window().currentPage(), static_cast<QWidget*>(&window().editorPage()),
                                  patience);
    }
};

INK_TEST(TestDocumentDetails, "tst_documentdetails")

} // namespace tst_documentdetails

#include "tst_documentdetails.moc"
