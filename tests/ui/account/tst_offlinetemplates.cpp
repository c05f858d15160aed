// Actions on templates while the service is away are queued in the outbox, as for documents.
#include "app/domain/document/document.h"
#include "app/workflow/outbox/workoutbox.h"
#include "app/workflow/shelf/offlinecache.h"
#include "tests/support/cuttingproxy.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"
#include "tests/ui/account/teamservice.h"
#include "ui/pages/account/connectionbar.h"
#include "ui/pages/outbox/outboxpage.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/toast.h"

#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QTreeView>

#include <algorithm>

namespace tst_offlinetemplates {

using namespace ink;
using namespace ink::ui;
using domain::DocumentId;
using domain::DocumentType;
using workflow::WorkOutbox;
using Kind = WorkOutbox::Kind;

namespace {
constexpr int patience = 30000;
}

class TestOfflineTemplates final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;
    std::unique_ptr<test::TeamService> m_team;

    TemplatesPage& page() { return m_desk->window->templatesPage(); }
    WorkOutbox& outbox() { return m_desk->window->outbox(); }
    [[nodiscard]] QString toast() { return m_desk->window->findChild<Toast*>()->text(); }
    void undo() { m_desk->window->actions().action(QStringLiteral("edit.undo"))->trigger(); }

    DocumentId add(const QString& title, DocumentType type = DocumentType::RegularTemplate)
    {
        domain::Document wanted;
        wanted.title = title;
        wanted.type = type;
        wanted.senderName = QStringLiteral("Nora Lind");
        wanted.senderEmail = QStringLiteral("nora@example.org");
        domain::Invitation role;
        role.recipientName = QStringLiteral("Candidate");
        if (type == DocumentType::TemplateLink) role.actionType = domain::ActionType::OpenSigner;
        wanted.invitations = {role};
        wanted.tags = {test::tag(domain::TagType::Signature, QStringLiteral("Signature"), 3, 1, 76, 152)};
        return m_desk->create(wanted).id;
    }
    Result<domain::Document> there(DocumentId id) { return m_desk->retrieve(id); }
    domain::FolderId addFolder(const QString& name)
    {
        domain::Folder folder;
        folder.name = name;
        folder.type = domain::FolderType::Templates;
        const auto made = test::resultOf<domain::Folder>([&](QObject* context, const auto& done) {
            m_desk->session().client()->createFolder(folder, context, done);
        });
        if (!made) return {};
        return made->id;
    }
    /** Opens the page with this number of templates. */
    bool list(int count)
    {
        m_desk->window->show();
        m_desk->window->showTemplates();
        page().refresh();
        return QTest::qWaitFor([this, count] { return page().table()->model()->rowCount() == count; },
                               patience);
    }
    void showTrash()
    {
        auto* model = qobject_cast<FolderTreeModel*>(page().folderView()->model());
        page().folderView()->setCurrentIndex(model->indexOf({.kind = FolderView::Kind::Trash}));
    }
    bool select(DocumentId id)
    {
        page().select(id);
        return page().selectedIds() == QList<DocumentId>{id};
    }
    /** Returns whether the menu of the selected template has both commands that use it, in this state. */
    bool offersUse(bool enabled)
    {
        auto* more = page().findChild<QToolButton*>(QStringLiteral("templateMore"));
        if (!more) return false;
        more->click();
        auto* menu = page().findChild<QMenu*>(QStringLiteral("templateMenu"));
        if (!menu) return false;
        const auto offers = [menu, enabled](const QString& text) {
            return std::any_of(menu->actions().cbegin(), menu->actions().cend(), [&](const QAction* action) {
                return action->text() == text && action->isEnabled() == enabled;
            });
        };
        const bool both =
            offers(QStringLiteral("Use template…")) && offers(QStringLiteral("Start a bulk run…"));
        delete menu;
        return both;
    }
    void rename(DocumentId id, const QString& title)
    {
        Q_EMIT page().findChild<TemplateTableModel*>()->renameRequested(id, title);
    }
    /** Saves a screenshot into the folder INKSTONE_SHOTS. */
    void shoot(const QString& name)
    {
        const QString folder = qEnvironmentVariable("INKSTONE_SHOTS");
        if (folder.isEmpty()) return;
        auto& settings = m_desk->settings();
        for (const char* language : {"de", "en"}) {
            for (const auto theme : {settings::Theme::Dark, settings::Theme::Light}) {
                settings.set(settings::options::language, QString::fromLatin1(language));
                settings.set(settings::options::theme, theme);
                m_desk->settle();
                m_desk->window->grab().save(QStringLiteral("%1/%2-%3-%4.png")
                                                .arg(folder, name, QString::fromLatin1(language))
                                                .arg(static_cast<int>(theme)));
            }
        }
    }
    bool isEmptied()
    {
        return QTest::qWaitFor([this] { return outbox().count() == 0; }, patience);
    }

private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        m_team = std::make_unique<test::TeamService>();
    }
    void cleanup()
    {
        m_desk.reset();
        m_team.reset();
    }

    void actsWaitForTheConnection()
    {
        QVERIFY(m_team->open(*m_desk));
        const auto offer = add(QStringLiteral("Offer"));
        const auto lease = add(QStringLiteral("Lease"), DocumentType::BulkTemplate);
        const auto form = add(QStringLiteral("Form"), DocumentType::TemplateLink);
        const auto folder = addFolder(QStringLiteral("Housing"));
        QVERIFY(!form.isNull() && !folder.isNull());
        QVERIFY(list(3));
        QVERIFY(m_team->stop(*m_desk));

        QVERIFY(select(offer));
        page().trashSelected();
        QCOMPARE(outbox().count(), 1);
        QCOMPARE(toast(), QStringLiteral("1 change in the outbox will be sent when the connection is back."));
        shoot(QStringLiteral("templates-offline"));
        page().moveTo({lease}, folder);
        rename(form, QStringLiteral(" Visitor form "));
        // Undone before it was sent.
        page().moveTo({form}, folder);
        QCOMPARE(outbox().count(), 4);
        undo();
        QCOMPARE(outbox().count(), 3);
        QCOMPARE(outbox().entries().at(0).kind, Kind::Trash);
        QCOMPARE(outbox().entries().at(1).kind, Kind::Move);
        QCOMPARE(outbox().entries().at(2).kind, Kind::Rename);
        QCOMPARE(page().table()->model()->rowCount(), 3); // the templates are unchanged so far
        auto& waiting = m_desk->window->outboxPage();
        m_desk->window->showOutbox();
        QTRY_COMPARE(waiting.findChildren<QPushButton*>(QStringLiteral("outboxDocument")).size(), 3);
        shoot(QStringLiteral("outbox-templates"));
        QTRY_COMPARE(waiting.findChildren<QPushButton*>(QStringLiteral("outboxDocument")).size(), 3);
        auto* show = waiting.findChild<QPushButton*>(QStringLiteral("outboxDocument"));
        QCOMPARE(show->text(), QStringLiteral("Template"));
        show->click();
        QCOMPARE(m_desk->window->currentPage(), static_cast<QWidget*>(&page()));
        QTRY_COMPARE(page().selectedIds(), QList<DocumentId>{offer});

        QVERIFY(m_team->comeBack(*m_desk));
        QVERIFY(isEmptied());
        QVERIFY(there(offer)->deleted);
        QCOMPARE(there(lease)->folderId, folder);
        QCOMPARE(there(form)->title, QStringLiteral("Visitor form"));
        QVERIFY(there(form)->folderId.isNull());
        QTRY_COMPARE_WITH_TIMEOUT(page().table()->model()->rowCount(), 2, patience);
    }

    /** One bar says that the service can't be reached; pages don't repeat it or offer what can't work. */
    void aLostConnectionIsToldInOnePlace()
    {
        QVERIFY(m_team->open(*m_desk));
        const auto offer = add(QStringLiteral("Offer"));
        QVERIFY(list(1) && select(offer));
        auto& window = *m_desk->window;
        auto* create = page().newButton();
        const auto use = [this] { return page().findChild<QPushButton*>(QStringLiteral("templateUse")); };
        QTRY_VERIFY_WITH_TIMEOUT(use(), patience);
        QVERIFY(use()->isEnabled() && create->isEnabled() && create->toolTip().isEmpty());
        QVERIFY(offersUse(true));
        QVERIFY(m_team->stop(*m_desk));

        auto* told = window.findChild<ConnectionBar*>()->findChild<Banner*>(QStringLiteral("offlineBanner"));
        QTRY_VERIFY(told->isVisible());
        QVERIFY(!create->isEnabled() && !create->toolTip().isEmpty());
        QTRY_VERIFY(use() && !use()->isEnabled()); // it isn't on this computer
        QVERIFY(!use()->toolTip().isEmpty());
        QVERIFY(offersUse(false));
        auto* catalog = page().findChild<ErrorBanner*>(QStringLiteral("templateListError"));
        page().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(catalog->hasConnectionError(), patience);
        QVERIFY(catalog->isHidden());
        window.showWaiting();
        auto* waiting = window.waitingPage().findChild<ErrorBanner*>();
        QTRY_VERIFY_WITH_TIMEOUT(waiting->hasConnectionError(), patience);
        QVERIFY(waiting->isHidden() && told->isVisible());
        QVERIFY(window.waitingPage().findChild<EmptyState*>()->isVisible());
        window.showTemplates();

        QVERIFY(m_team->comeBack(*m_desk));
        QTRY_VERIFY_WITH_TIMEOUT(told->isHidden(), patience);
        QVERIFY(create->isEnabled() && create->toolTip().isEmpty());
        QTRY_VERIFY(use() && use()->isEnabled());
        QTRY_VERIFY_WITH_TIMEOUT(!catalog->hasConnectionError(), patience); // asked again without a click
    }

    void whatIsInTheTrashComesBackOrGoesForGood()
    {
        QVERIFY(m_team->open(*m_desk));
        const auto offer = add(QStringLiteral("Offer"));
        const auto lease = add(QStringLiteral("Lease"));
        QVERIFY(list(2));
        page().table()->selectAll();
        page().trashSelected();
        QTRY_COMPARE_WITH_TIMEOUT(page().table()->model()->rowCount(), 0, patience);
        showTrash();
        QTRY_COMPARE_WITH_TIMEOUT(page().table()->model()->rowCount(), 2, patience);
        QVERIFY(m_team->stop(*m_desk));

        QVERIFY(select(offer));
        page().restoreSelected();
        QVERIFY(select(lease));
        m_desk->prompts.willConfirm(QStringLiteral("purgeTemplates"), true);
        page().trashSelected();
        QTRY_COMPARE(outbox().count(), 2);
        QCOMPARE(outbox().entries().at(0).kind, Kind::Restore);
        QCOMPARE(outbox().entries().at(1).kind, Kind::Purge);

        QVERIFY(m_team->comeBack(*m_desk));
        QVERIFY(isEmptied());
        QVERIFY(!there(offer)->deleted);
        QVERIFY(!there(lease));
        QTRY_COMPARE_WITH_TIMEOUT(page().table()->model()->rowCount(), 0, patience);
    }

    /** Undo would act on the documents of the other account that have the same numbers. */
    void nothingIsUndoneInAnotherAccount()
    {
        QVERIFY(m_team->open(*m_desk));
        const auto offer = add(QStringLiteral("Offer"));
        QVERIFY(list(1) && select(offer));
        page().trashSelected();
        auto* shown = m_desk->window->findChild<Toast*>();
        QTRY_VERIFY_WITH_TIMEOUT(shown->canUndo(), patience);
        QVERIFY(m_desk->open(QStringLiteral("local")));
        QVERIFY(!shown->canUndo() && shown->isHidden());
    }

    void theyWaitOverANewStart()
    {
        QVERIFY(m_team->open(*m_desk));
        const auto offer = add(QStringLiteral("Offer"));
        const auto lease = add(QStringLiteral("Lease"));
        QVERIFY(list(2));
        auto* shelf = &m_desk->window->workspace().shelf();
        const QSignalSpy settled(shelf, &workflow::OfflineCache::settled);
        shelf->refresh();
        QTRY_VERIFY_WITH_TIMEOUT(!settled.isEmpty(), patience);
        QVERIFY(m_team->stop(*m_desk));
        QVERIFY(select(offer));
        page().trashSelected();
        QCOMPARE(outbox().count(), 1);

        // The program restarts while the service is still away: templates come from the shelf.
        QVERIFY(m_desk->start());
        m_desk->window->start();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current(), patience);
        QCOMPARE(outbox().count(), 1);
        QCOMPARE(outbox().entries().first().kind, Kind::Trash);
        QVERIFY(outbox().entries().first().isTemplate);
        QVERIFY(list(2));
        rename(lease, QStringLiteral("Lease 14B"));
        QTRY_COMPARE_WITH_TIMEOUT(outbox().count(), 2, patience);

        QVERIFY(m_team->comeBack(*m_desk));
        QVERIFY(isEmptied());
        QVERIFY(there(offer)->deleted);
        QCOMPARE(there(lease)->title, QStringLiteral("Lease 14B"));
    }

    void whatIsUnderWayWhenTheServiceGoesWaits()
    {
        QVERIFY(m_team->open(*m_desk));
        const auto offer = add(QStringLiteral("Offer"));
        const auto lease = add(QStringLiteral("Lease"));
        QVERIFY(list(2));
        m_team->stop(); // the window hasn't noticed yet
        page().moveTo({lease}, domain::FolderId(4711));
        rename(lease, QStringLiteral("Lease 14B"));
        QVERIFY(select(offer));
        page().trashSelected();
        QTRY_COMPARE_WITH_TIMEOUT(outbox().count(), 3, patience);

        QVERIFY(m_team->comeBack(*m_desk));
        // A missing folder is reported there and doesn't block the queue.
        QTRY_COMPARE_WITH_TIMEOUT(outbox().count(), 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(outbox().entries().first().state, WorkOutbox::State::Failed, patience);
        QCOMPARE(outbox().entries().first().kind, Kind::Move);
        QVERIFY(there(offer)->deleted);
        QCOMPARE(there(lease)->title, QStringLiteral("Lease 14B"));
    }

    void anAnswerThatIsLostIsNoSecondDeletion()
    {
        QVERIFY(m_team->start());
        const test::CuttingProxy::Odds whole{0, 0, 0, 0, {"DELETE "}};
        const test::CuttingProxy::Odds lost{0, 1, 0, 0, {"DELETE "}};
        test::CuttingProxy proxy(m_team->port(), whole, 7);
        QVERIFY(m_team->open(*m_desk, proxy.url()));
        const auto offer = add(QStringLiteral("Offer"));
        QVERIFY(list(1));
        QStringList told;
        connect(&page(), &TemplatesPage::messageRequested, this,
                [&told](const QString& text) { told.append(text); });
        const auto waited = [&told] {
            return std::any_of(told.cbegin(), told.cend(),
                               [](const QString& text) { return text.contains(QStringLiteral("outbox")); });
        };
        proxy.setOdds(lost);
        QVERIFY(select(offer));
        page().trashSelected();
        QTRY_VERIFY_WITH_TIMEOUT(waited(), patience);
        QVERIFY(isEmptied());
        QCOMPARE(proxy.cuts(), 1);
        QVERIFY(there(offer)->deleted);

        told.clear();
        page().refresh();
        showTrash();
        QTRY_VERIFY_WITH_TIMEOUT(select(offer), patience);
        m_desk->prompts.willConfirm(QStringLiteral("purgeTemplates"), true);
        page().trashSelected();
        QTRY_VERIFY_WITH_TIMEOUT(waited(), patience);
        QVERIFY(isEmptied());
        QCOMPARE(proxy.cuts(), 2);
        QVERIFY(!there(offer));
    }

    void aRenameIsTakenBack()
    {
        QVERIFY(m_team->open(*m_desk));
        const auto offer = add(QStringLiteral("Offer"));
        QVERIFY(list(1));
        rename(offer, QStringLiteral("Offer 2"));
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Renamed to “Offer 2”."), patience);
        QCOMPARE(there(offer)->title, QStringLiteral("Offer 2"));
        undo();
        QTRY_COMPARE_WITH_TIMEOUT(there(offer)->title, QStringLiteral("Offer"), patience);
    }

    void anotherAccountsTemplatesAreNotTakenBack()
    {
        QVERIFY(m_team->open(*m_desk));
        const auto offer = add(QStringLiteral("Offer"));
        const QString team = m_desk->session().current()->id;
        QVERIFY(m_desk->open(QStringLiteral("local")));
        const auto own = add(QStringLiteral("My own"));
        QCOMPARE(own, offer); // ids of different services are independent
        QVERIFY(m_desk->open(team));
        QVERIFY(list(1));
        rename(offer, QStringLiteral("Offer 2"));
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Renamed to “Offer 2”."), patience);
        QVERIFY(m_desk->open(QStringLiteral("local")));
        QVERIFY(!m_desk->window->findChild<Toast*>()->undo());
        QVERIFY(list(1));
        QCOMPARE(there(own)->title, QStringLiteral("My own"));
    }
};

INK_TEST(TestOfflineTemplates, "tst_offlinetemplates")

} // namespace tst_offlinetemplates

#include "tst_offlinetemplates.moc"
