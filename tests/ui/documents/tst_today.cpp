#include "app/domain/document/document.h"
#include "app/store/journals/bulkjournal.h"
#include "app/workflow/today/todaylist.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/ui/account/teamservice.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/details/answerdialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/today/todaypage.h"
#include "ui/pages/today/todaytable.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/toast.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

namespace tst_today {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using Kind = workflow::TodayItem::Kind;

namespace {
constexpr int patience = 30'000;
const QString teamLabel = u"Mill Lane team"_s;
} // namespace

/** The first page, over the real service. */
class TestToday final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, u"en"_s);
        m_desk->settings().set(settings::options::startPage, settings::StartPage::Today);
    }
    void cleanup()
    {
        if (m_desk->window) qDeleteAll(m_desk->window->findChildren<QDialog*>());
        m_desk.reset();
        m_team.reset();
    }

    void theWindowOpensOnIt()
    {
        QVERIFY(m_desk->startLocal());
        QVERIFY(!create(u"Offer"_s, {u"Ben Unal"_s}, false).id.isNull());
        restart();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->currentPage(), static_cast<QWidget*>(&page()), patience);
        QTRY_COMPARE_WITH_TIMEOUT(titles(), QStringList{u"Offer"_s}, patience);
        QVERIFY(m_desk->window->findChild<QToolButton*>(u"goToday"_s)->isChecked());
        // With another choice, on the documents.
        m_desk->settings().set(settings::options::startPage, settings::StartPage::Documents);
        restart();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().current(), patience);
        QCOMPARE(m_desk->window->currentPage(), static_cast<QWidget*>(&m_desk->window->documentsPage()));
    }

    /** The last known entries are there before the service is. */
    void whatWasKnownIsThereAtOnce()
    {
        QVERIFY(m_desk->showLocal());
        QVERIFY(!create(u"Offer"_s, {u"Ben Unal"_s}, false).id.isNull());
        m_desk->window->showToday();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), QStringList{u"Offer"_s}, patience);
        QVERIFY(m_desk->start());
        auto& window = *m_desk->window;
        window.hold();
        window.showStartPage();
        QVERIFY(!m_desk->session().current());
        QCOMPARE(window.currentPage(), static_cast<QWidget*>(&page()));
        QCOMPARE(titles(), QStringList{u"Offer"_s});
    }

    void rowsKeysAndCounts()
    {
        m_desk->settings().set(settings::options::ownAddresses, QStringList{u"anna@example.org"_s});
        QVERIFY(m_desk->showLocal());
        (void)create(u"Offer"_s, {u"Ben Unal"_s}, false);
        (void)create(u"Lease"_s, {u"Anna Berg"_s}, true);
        (void)create(u"Order"_s, {u"Cleo Dahl"_s, u"Dora Eck"_s}, true, 5);
        (void)create(u"Minutes"_s, {u"Cleo Dahl"_s}, true);
        keepRun();
        m_desk->window->showToday();
        const QStringList wanted{u"Lease"_s, u"Order"_s, u"people.csv"_s, u"Offer"_s};
        QTRY_COMPARE_WITH_TIMEOUT(titles(), wanted, patience);
        const QStringList headings{u"Waiting for me (1)"_s, u"Deadline within 7 days (1)"_s,
                                   u"Unfinished bulk runs (1)"_s, u"Drafts (1)"_s};
        QCOMPARE(texts(false), headings);
        QCOMPARE(cell(u"Order"_s, 1), u"Cleo Dahl"_s);
        QCOMPARE(cell(u"Order"_s, 2), u"Due in 5 days"_s);
        QCOMPARE(cell(u"people.csv"_s, 2), u"0 of 3 documents sent"_s);
        QVERIFY(table().isColumnHidden(3)); // a single account isn't named
        // Drafts are not counted.
        QCOMPARE(name("goToday"), u"Today: 3"_s);
        QCOMPARE(name("goWaitingForMe"), u"Waiting for me: 1"_s);
        QCOMPARE(name("goWaitingForOthers"), u"Waiting for others: 2"_s); // Anna and Cleo
        // The notice about the run would say the same.
        QVERIFY(!m_desk->window->findChild<Banner*>(u"unfinishedRunBanner"_s)->isVisible());

        // Keys: headings are skipped.
        QCOMPARE(m_desk->window->focusWidget(), static_cast<QWidget*>(&table()));
        QCOMPARE(current(), u"Lease"_s);
        QTest::keyClick(&table(), Qt::Key_J);
        QCOMPARE(current(), u"Order"_s);
        QTest::keyClick(&table(), Qt::Key_Down);
        QTest::keyClick(&table(), Qt::Key_Down);
        QCOMPARE(current(), u"Offer"_s);
        QTest::keyClick(&table(), Qt::Key_K);
        QCOMPARE(current(), u"people.csv"_s);
        QTest::keyClick(&table(), Qt::Key_End);
        QTest::keyClick(&table(), Qt::Key_Return); // opens the draft
        auto& editor = m_desk->window->editorPage();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->currentPage(), static_cast<QWidget*>(&editor), patience);
        QTRY_VERIFY_WITH_TIMEOUT(!editor.documentId().isNull(), patience);
        m_desk->window->navigator().goBack();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->currentPage(), static_cast<QWidget*>(&page()), patience);

        // The action of a document for the user.
        button(u"Lease"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->currentPage(),
                                  static_cast<QWidget*>(&m_desk->window->stackPage()), patience);
        auto* adopt = m_desk->window->stackPage().findChild<QPushButton*>(u"stackAdopt"_s);
        QTRY_VERIFY_WITH_TIMEOUT(adopt->isVisible(), patience); // the document is opened for review
        QVERIFY(m_desk->window->findChild<QToolButton*>(u"goWaitingForMe"_s)->isChecked());
    }

    void nothingToDo()
    {
        QVERIFY(m_desk->showLocal());
        m_desk->window->showToday();
        auto* none = page().findChild<EmptyState*>();
        QTRY_VERIFY_WITH_TIMEOUT(none->isVisible(), patience);
        QVERIFY(!table().isVisible());
        QCOMPARE(name("goToday"), u"Today"_s);
        (void)create(u"Offer"_s, {u"Ben Unal"_s}, false);
        m_desk->window->actions().action(u"view.refresh"_s)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(table().isVisible(), patience);
        QVERIFY(!none->isVisible());
    }

    /** A row that was acted on disappears at once, and comes back if the action fails. */
    void remindersFromTheRow()
    {
        test::SmtpSink sink;
        if (!test::require(sink.start(), "aiosmtpd")) return;
        m_desk->mailThrough(sink.port());
        QVERIFY(m_desk->showLocal());
        const auto order = create(u"Order"_s, {u"Cleo Dahl"_s}, true, 5);
        QVERIFY(!sink.next(patience).isEmpty()); // the invitation
        const auto gone = create(u"Gone"_s, {u"Dora Eck"_s}, true, 6);
        QVERIFY(!sink.next(patience).isEmpty());
        m_desk->window->showToday();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), (QStringList{u"Order"_s, u"Gone"_s}), patience);
        QCOMPARE(button(u"Order"_s)->accessibleName(), u"Remind: Order, Cleo Dahl"_s);
        m_desk->prompts.willConfirm(u"remindOne"_s, true); // the links work only on this computer
        button(u"Order"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), QStringList{u"Gone"_s}, patience);
        QTRY_VERIFY_WITH_TIMEOUT(!toast().isEmpty(), patience);
        QVERIFY(!sink.next(patience).isEmpty());
        QVERIFY(m_desk->waitForDocument(order.id, [](const domain::Document& now) {
            return now.invitations.constFirst().lastReminderSent.has_value();
        }));
        m_desk->window->actions().action(u"view.refresh"_s)->trigger();
        m_desk->settle();
        QCOMPARE(titles(), QStringList{u"Gone"_s});

        wire::DocumentPatch cancel;
        cancel.signingStatus = domain::SigningStatus::Cancelled;
        cancel.reason = u"Wrong file"_s;
        std::optional<bool> cancelled;
        m_desk->session().client()->update(
            gone.id, cancel, {}, this,
            [&cancelled](const Result<domain::Document>& result) { cancelled = result.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(cancelled.has_value(), patience);
        QVERIFY(*cancelled);
        m_desk->prompts.willConfirm(u"remindOne"_s, true);
        button(u"Gone"_s)->click();
        auto* error = page().findChild<ErrorBanner*>();
        QTRY_VERIFY_WITH_TIMEOUT(error->isVisible(), patience);
        QCOMPARE(titles(), QStringList{u"Gone"_s});
        error->findChild<QPushButton*>(u"bannerAction"_s)->click(); // Retry lists again
        QTRY_VERIFY_WITH_TIMEOUT(titles().isEmpty(), patience);
    }

    void undeliveredEmailIsCorrected()
    {
        test::SmtpSink sink;
        if (!test::require(sink.start(), "aiosmtpd")) return;
        m_desk->mailThrough(sink.port());
        QVERIFY(m_desk->showLocal());
        QVERIFY(sink.notify("rcpt 550 5.1.1 No such user"));
        const auto order = create(u"Order"_s, {u"Cleo Dahl"_s}, true);
        QVERIFY(m_desk->waitForDocument(order.id, [](const domain::Document& now) {
            const auto& mail = now.invitations.constFirst().mail;
            return mail && mail->state == domain::MailProgress::State::Failed;
        }));
        m_desk->window->showToday();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), QStringList{u"Order"_s}, patience);
        QCOMPARE(texts(false), QStringList{u"Undelivered email (1)"_s});
        QCOMPARE(button(u"Order"_s)->text(), u"Correct address"_s);
        button(u"Order"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->window->findChild<QDialog*>(u"correctionDialog"_s), patience);
        QCOMPARE(m_desk->window->currentPage(), static_cast<QWidget*>(&page())); // behind the dialog
    }

    void aQuestionIsAnsweredHere()
    {
        QVERIFY(m_desk->showLocal());
        const auto lease = create(u"Lease"_s, {u"Anna Berg"_s}, true);
        QVERIFY(ask(lease, R"({"text":"Which flat?"})"));
        m_desk->window->showToday();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), QStringList{u"Lease"_s}, patience);
        QCOMPARE(cell(u"Lease"_s, 2), u"1 unanswered question"_s);
        button(u"Lease"_s)->click();
        AnswerDialog* dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((dialog = page().findChild<AnswerDialog*>()), patience);
        dialog->findChild<QPlainTextEdit*>(u"answerEdit"_s)->setPlainText(u"14B"_s);
        dialog->findChild<QPushButton*>(u"answerSend"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(toast(), u"Answer sent."_s, patience);
        QVERIFY(titles().isEmpty());
        QTRY_VERIFY_WITH_TIMEOUT(page().findChild<EmptyState*>()->isVisible(), patience);
    }

    /** Accounts that aren't open are listed, too; one that can't be checked is named, not left out. */
    void allAccounts()
    {
        openWithTeam();
        m_desk->window->showToday();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), (QStringList{u"Contract"_s, u"Offer"_s}), patience);
        QVERIFY(!table().isColumnHidden(3));
        QCOMPARE(cell(u"Contract"_s, 3), teamLabel);
        QVERIFY(m_desk->session().isLocal());

        // Unreachable: what was known stays.
        m_team->stop();
        m_desk->window->actions().action(u"view.refresh"_s)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), (QStringList{teamLabel, u"Contract"_s, u"Offer"_s}), patience);
        QCOMPARE(texts(false).constFirst(), u"Accounts that could not be checked (1)"_s);
        QCOMPARE(button(teamLabel)->text(), u"Retry"_s);
        QVERIFY(m_team->start());
        button(teamLabel)->click();
        QTRY_COMPARE_WITH_TIMEOUT(titles(), (QStringList{u"Contract"_s, u"Offer"_s}), patience);

        // The action on a row of another account opens that account.
        button(u"Contract"_s)->click(); // this service can't send email
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().isRemote(), patience);
        QTRY_COMPARE_WITH_TIMEOUT(m_desk->window->documentsPage().selectedIds(),
                                  QList<domain::DocumentId>{m_contract}, patience);
    }

    /** A locked keychain is never unlocked unasked. */
    void aLockedAccount()
    {
        openWithTeam();
        m_desk->secretStore().setNeedsPrompt(true);
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
        const int reads = m_desk->secretStore().readCount();
        m_desk->window->showToday();
        QTRY_VERIFY_WITH_TIMEOUT(titles().contains(teamLabel), patience);
        QCOMPARE(m_desk->secretStore().readCount(), reads);
        QCOMPARE(button(teamLabel)->text(), u"Open account"_s);
        QVERIFY(!page().findChild<EmptyState*>()->isVisible());
        button(teamLabel)->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->session().isRemote(), patience);
    }

private:
    [[nodiscard]] TodayPage& page() { return m_desk->window->todayPage(); }
    [[nodiscard]] TodayTable& table() { return page().table(); }
    /** The first column: of the headings, or of the entries. */
    [[nodiscard]] QStringList texts(bool ofEntries)
    {
        QStringList all;
        const QAbstractItemModel& model = *table().model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 0).flags().testFlag(Qt::ItemIsSelectable) == ofEntries)
                all.append(model.index(row, 0).data().toString());
        return all;
    }
    [[nodiscard]] QStringList titles() { return texts(true); }
    [[nodiscard]] int rowOf(const QString& title)
    {
        const QAbstractItemModel& model = *table().model();
        for (int row = 0; row < model.rowCount(); ++row)
            if (model.index(row, 0).data() == title) return row;
        return -1;
    }
    [[nodiscard]] QString cell(const QString& title, int column)
    {
        return table().model()->index(rowOf(title), column).data().toString();
    }
    [[nodiscard]] QPushButton* button(const QString& title)
    {
        const QWidget* cell = table().indexWidget(table().model()->index(rowOf(title), 4));
        return cell ? cell->findChild<QPushButton*>() : nullptr;
    }
    [[nodiscard]] QString current() { return table().currentIndex().siblingAtColumn(0).data().toString(); }
    /** The accessible name of a button of the side bar. */
    [[nodiscard]] QString name(const char* object)
    {
        return m_desk->window->findChild<QToolButton*>(QLatin1StringView(object))->accessibleName();
    }
    [[nodiscard]] QString toast() { return m_desk->window->findChild<Toast*>(u"toast"_s)->text(); }

    domain::Document create(const QString& title, const QStringList& people, bool sent, int days = 0)
    {
        domain::Document wanted = test::WindowFixture::fromNora(title);
        if (!sent) wanted.status = domain::SigningStatus::Draft;
        if (days > 0) wanted.setting.expireDaysAfterSent = days;
        int index = 0;
        for (const QString& person : people) {
            ++index;
            wanted.invitations.append(
                test::invitation(person, person.section(u' ', 0, 0).toLower() + u"@example.org"_s,
                                 domain::ActionType::Signer, index));
            wanted.tags << test::tag(domain::TagType::Signature, u"Signature %1"_s.arg(index), 3, index, 76,
                                     30 + 122 * index);
        }
        return m_desk->create(wanted);
    }
    /** Starts the program again, with the account used last. */
    void restart()
    {
        QVERIFY(m_desk->start());
        m_desk->window->hold();
        m_desk->window->showStartPage();
        m_desk->window->show();
        m_desk->window->start();
    }
    /** The local workspace with a draft, and a team's account with a document that expires soon. */
    void openWithTeam()
    {
        QVERIFY(m_desk->startLocal());
        QVERIFY(!create(u"Offer"_s, {u"Ben Unal"_s}, false).id.isNull());
        m_team = std::make_unique<test::TeamService>();
        QVERIFY(m_team->open(*m_desk));
        m_desk->session().rename(m_desk->session().current()->id, teamLabel);
        m_contract = create(u"Contract"_s, {u"Cleo Dahl"_s}, true, 5).id;
        QVERIFY(!m_contract.isNull());
        QVERIFY(m_desk->open(u"local"_s));
        m_desk->window->show();
    }
    bool ask(const domain::Document& document, const QByteArray& body)
    {
        QNetworkRequest request(QUrl(document.invitations.constFirst().signingUrl + u"/questions"_s));
        request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArray("application/json"));
        QNetworkReply* reply = m_network.post(request, body);
        const bool ended = QTest::qWaitFor([reply] { return reply->isFinished(); }, patience);
        const bool good = ended && reply->error() == QNetworkReply::NoError;
        reply->deleteLater();
        return good;
    }
    void keepRun()
    {
        store::BulkJournal journal(m_desk->database());
        store::BulkJournal::Run run;
        run.id = u"7f0c6b52-5b0a-4b8e-9a51-0a1b2c3d4e5f"_s;
        run.profile = u"local"_s;
        run.templateId = domain::DocumentId(3);
        run.templateTitle = u"Offer letter"_s;
        run.title = u"people.csv"_s;
        run.created = SystemClock().now();
        run.chunkSize = 50;
        run.rows.total = 3;
        QVERIFY(journal.create(run));
        QVERIFY(journal.addRows(run.id, 0,
                                {{2, {u"Anna"_s, u"anna@example.org"_s, {}}},
                                 {3, {u"Ben"_s, u"ben@example.org"_s, {}}},
                                 {4, {u"Cara"_s, u"cara@example.org"_s, {}}}}));
        QVERIFY(journal.setState(run.id, store::BulkJournal::RunState::Open, run.created));
    }

    QNetworkAccessManager m_network;
    std::unique_ptr<test::TeamService> m_team;
    domain::DocumentId m_contract;
    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestToday, "tst_today")

} // namespace tst_today

#include "tst_today.moc"
