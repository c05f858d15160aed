// The signing stack by keyboard only, with the embedded service. INKSTONE_STACK_DOCUMENTS sets the number of
// documents.
#include "app/api/signercalls.h"
#include "app/domain/document/document.h"
#include "tests/support/paths.h"
#include "tests/support/resultof.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/stack/pagecoverage.h"
#include "ui/pages/stack/stackpage.h"
#include "ui/pages/stack/stackviewer.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/emptystate.h"

#include <QCheckBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QPushButton>
#include <QScopeGuard>
#include <QTreeView>

namespace tst_stack {

using namespace ink;
using namespace ink::ui;

namespace {

constexpr int stackPatience = 20000;
using Decision = workflow::SigningStack::Decision;
using State = workflow::SigningStack::State;

/** Hundreds of documents exceed QtTest's time limit for a function; read before main. */
[[maybe_unused]] const bool isPatientWithStacks =
    !qEnvironmentVariableIsSet("INKSTONE_STACK_DOCUMENTS") || qputenv("QTEST_FUNCTION_TIMEOUT", "7200000");

int stackSize()
{
    const int wanted = qEnvironmentVariableIntValue("INKSTONE_STACK_DOCUMENTS");
    return wanted > 0 ? wanted : 6;
}

} // namespace

class TestStack final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;
    domain::DocumentId m_template;

    test::DeskWindow& window() { return *m_desk->window; }
    StackPage& page() { return window().stackPage(); }
    workflow::SigningStack& stack() { return page().stack(); }
    StackViewer& viewer() { return page().viewer(); }
    template <typename T = QPushButton> T* shown(const char* name)
    {
        for (T* each : page().findChildren<T*>(QString::fromLatin1(name)))
            if (each->isVisible()) return each;
        return nullptr;
    }
    /** Presses a key in the focused widget. */
    void press(Qt::Key key)
    {
        QWidget* at = window().focusWidget();
        QTest::keyClick(at ? at : &window(), key);
    }
    [[nodiscard]] bool open()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        m_desk->settings().set(settings::options::ownAddresses, {QStringLiteral("anna@example.org")});
        return openAgain();
    }
    [[nodiscard]] bool openAgain()
    {
        if (!m_desk->startLocal()) return false;
        window().show();
        window().activateWindow();
        return QTest::qWaitForWindowExposed(&window());
    }
    /** A bulk run of one template for Anna, with a different amount in each document. */
    [[nodiscard]] QList<domain::DocumentId> makeRun(int count)
    {
        domain::Document source = test::templateDocument(QStringLiteral("Offer"));
        source.type = domain::DocumentType::BulkTemplate;
        source.senderName = QStringLiteral("Nora Lind");
        source.senderEmail = QStringLiteral("nora@example.org");
        source.files.clear();
        std::optional<Result<domain::Document>> made;
        auto* client = m_desk->session().client();
        client->create(source, {{QStringLiteral("offer.pdf"), m_desk->sample()}},
                       QUuid::createUuid().toString(), &window(),
                       [&made](const Result<domain::Document>& result) { made = result; });
        if (!QTest::qWaitFor([&made] { return made.has_value(); }, stackPatience) || !*made) {
            qWarning() << "template:" << (made ? (*made).error().detail.english() : QString());
            return {};
        }
        m_template = (*made)->id;
        wire::BulkRequest request;
        for (int i = 0; i < count; ++i)
            request.rows.append(
                {.recipient = {QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org")},
                 .values = {{QStringLiteral("Amount"), QString::number(1000 + i)},
                            {QStringLiteral("Name"), QStringLiteral("Port Ellery")}}});
        const auto sent = test::resultOf<wire::BulkResponse>(
            [&](QObject* context, const auto& done) {
                client->sendBulk(m_template, request, {}, context, done);
            },
            10 * stackPatience);
        if (!sent) {
            qWarning() << "bulk:" << sent.error().detail.english();
            return {};
        }
        for (const auto& error : sent->errors)
            qWarning() << error.row << error.field << error.message.english();
        QList<domain::DocumentId> ids;
        for (const auto& document : sent->documents)
            ids.append(document.id);
        return ids;
    }
    [[nodiscard]] std::optional<domain::Document> retrieve(domain::DocumentId id)
    {
        return m_desk->retrieve(id).value_or(domain::Document());
    }
    /** Number of signatures of a document, by its history. */
    [[nodiscard]] int signatures(domain::DocumentId id)
    {
        const auto document = retrieve(id);
        if (!document) return -1;
        return static_cast<int>(
            std::count_if(document->histories.begin(), document->histories.end(), [](const auto& entry) {
                return entry.event.code() == QLatin1StringView("signed");
            }));
    }
    /** Goes from the window's list to the first document of the stack by keyboard. */
    void begin(int count)
    {
        QTest::keyClick(&window(), Qt::Key_8, Qt::ControlModifier);
        QCOMPARE(window().currentPage(), &page());
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isRefreshing() && stack().items().size() == count, stackPatience);
        shown("stackBegin")->setFocus(Qt::TabFocusReason);
        press(Qt::Key_Space);
        QTRY_VERIFY(shown("stackAdopt"));
        QVERIFY(shown("stackAdopt")->hasFocus());
        press(Qt::Key_Space);
        QTRY_VERIFY(shown<QWidget>("stackViewer"));
    }
    /** Displays all pages of the document. */
    void goThroughPages()
    {
        const auto isThere = [this] {
            return shown<QWidget>("stackViewer") && viewer().view().pageCount() > 0;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isThere(), stackPatience);
        while (!viewer().coverage().isComplete()) {
            const int page = viewer().coverage().firstMissingPage();
            const auto isShown = [&] { return viewer().coverage().firstMissingPage() != page; };
            if (viewer().view().currentPage() != page) press(Qt::Key_Space);
            if (!QTest::qWaitFor(isShown, 300)) press(Qt::Key_Space);
        }
    }
    void signAll()
    {
        QTRY_VERIFY_WITH_TIMEOUT(shown<QCheckBox>("signingConsent"), stackPatience);
        QVERIFY(shown<QCheckBox>("signingConsent")->hasFocus());
        QVERIFY(!shown<QLabel>("signingConsentText")->text().isEmpty());
        QVERIFY(!shown("stackSignAll")->isEnabled());
        press(Qt::Key_Space);
        QVERIFY(shown("stackSignAll")->isEnabled());
        press(Qt::Key_Tab);
        QVERIFY(shown("stackSignAll")->hasFocus());
        press(Qt::Key_Space);
    }

private Q_SLOTS:
    void cleanup() { m_desk.reset(); }

    /** Documents are looked for under addresses of people; the workspace's own account has none. An address
     * that isn't one is refused in words. */
    void addressesAreThoseOfPeople()
    {
        QVERIFY(open());
        window().navigator().showStack();
        QCOMPARE(stack().addresses(), QStringList{QStringLiteral("anna@example.org")});
        m_desk->prompts.willBackOut(QStringLiteral("stackAddresses"));
        QTRY_VERIFY(shown("stackAddresses"));
        shown("stackAddresses")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), stackPatience);
        const auto& fault = m_desk->prompts.lastText().validate;
        QVERIFY(fault);
        QCOMPARE(fault(QStringLiteral("Anna <anna@example.org>, ben@example.org")), QString());
        QCOMPARE(fault(QStringLiteral("anna@example.org, ben")),
                 QStringLiteral("“ben” isn't a valid email address."));
    }

    /** An empty list says once that nothing is waiting. */
    void anEmptyListSaysSoOnce()
    {
        QVERIFY(open());
        window().navigator().showStack();
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isRefreshing() && shown<EmptyState>("emptyState"), stackPatience);
        QStringList said;
        for (const QLabel* label : page().findChildren<QLabel*>())
            if (label->isVisible() && label->text().contains(QStringLiteral("waiting for you")))
                said.append(label->text());
        QCOMPARE(said, QStringList{QStringLiteral("No documents are waiting for you.")});
    }

    /** Without an address nothing can be found: the page asks for it instead of saying that nothing waits. */
    void anAddressIsAskedFor()
    {
        QVERIFY(open());
        stack().setOwnAddresses({});
        window().navigator().showStack();
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isRefreshing() && shown<EmptyState>("emptyState"), stackPatience);
        for (const QLabel* label : page().findChildren<QLabel*>())
            QVERIFY2(!label->isVisible() || !label->text().contains(QStringLiteral("waiting for you")),
                     qPrintable(label->text()));
        m_desk->prompts.willBackOut(QStringLiteral("stackAddresses"));
        shown("emptyStateAction")->click();
        QTRY_VERIFY_WITH_TIMEOUT(m_desk->prompts.isDone(), stackPatience);
    }

    /** Every document is displayed, signed with one key, and signed exactly once. */
    void keyboardOnly()
    {
        const int count = stackSize();
        QVERIFY(open());
        const auto ids = makeRun(count);
        QCOMPARE(ids.size(), count);
        QElapsedTimer timer;
        timer.start();
        begin(count);
        if (QTest::currentTestFailed()) return;
        for (int i = 0; i < count; ++i) {
            QTRY_COMPARE_WITH_TIMEOUT(viewer().current(), i, stackPatience);
            if (i < 2) { // before its pages are displayed, the key has no effect
                press(Qt::Key_S);
                QCOMPARE(stack().items().at(i).decision, Decision::None);
            }
            goThroughPages();
            if (QTest::currentTestFailed()) return;
            QCOMPARE(stack().items().at(i).decision, Decision::None);
            auto* differences = shown<QListWidget>("stackDifferences");
            if (i == 0) {
                QVERIFY(!differences);
            } else {
                QVERIFY(differences);
                QCOMPARE(differences->count(), 1);
                QCOMPARE(differences->item(0)->text(),
                         QStringLiteral("Amount: %1 (before: %2)").arg(1000 + i).arg(999 + i));
            }
            if (i == 1) {
                const QString folder = ink::test::programPath(QStringLiteral("../screens"));
                QVERIFY(QDir().mkpath(folder) && window().grab().save(folder + QStringLiteral("/stack.png")));
            }
            press(Qt::Key_S);
            QCOMPARE(stack().items().at(i).decision, Decision::Sign);
        }
        qInfo("looked through %d documents in %lld ms", count, timer.elapsed());
        const QString folder = ink::test::programPath(QStringLiteral("../screens"));
        signAll();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isPerforming(), stackPatience + count * 2000);
        qInfo("signed %d documents after %lld ms", count, timer.elapsed());
        QVERIFY(window().grab().save(folder + QStringLiteral("/stack-signed.png")));
        for (const workflow::StackItem& item : stack().items())
            QVERIFY2(item.state == State::Signed, qPrintable(item.problem.english()));
        for (const domain::DocumentId id : ids)
            QCOMPARE(signatures(id), 1);
    }

    /** Sign, skip, decline; the results list the outcome of each. */
    void decisions()
    {
        QVERIFY(open());
        const auto ids = makeRun(3);
        QCOMPARE(ids.size(), 3);
        begin(3);
        if (QTest::currentTestFailed()) return;
        goThroughPages();
        press(Qt::Key_S);
        QTRY_COMPARE_WITH_TIMEOUT(viewer().current(), 1, stackPatience);
        press(Qt::Key_K);
        QTRY_COMPARE_WITH_TIMEOUT(viewer().current(), 2, stackPatience);
        goThroughPages();
        m_desk->prompts.willText(QStringLiteral("stackDeclineReason"), QStringLiteral("Wrong amount"));
        press(Qt::Key_D);
        signAll();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isPerforming(), stackPatience);
        QList<State> states;
        for (const workflow::StackItem& item : stack().items())
            states.append(item.state);
        QCOMPARE(states, (QList<State>{State::Signed, State::Waiting, State::Declined}));
        QCOMPARE(retrieve(ids.at(2))->invitations.first().rejectReason, QStringLiteral("Wrong amount"));
        QCOMPARE(signatures(ids.at(1)), 0);
        QCOMPARE(shown<QLabel>("stackSummaryAbout")->text(),
                 QStringLiteral("1 skipped · 1 signed · 1 declined"));
    }

    /** A document that changes between viewing and signing is not signed, but shown again. */
    void changedMeanwhile()
    {
        QVERIFY(open());
        const auto ids = makeRun(2);
        QCOMPARE(ids.size(), 2);
        begin(2);
        if (QTest::currentTestFailed()) return;
        for (int i = 0; i < 2; ++i) {
            QTRY_COMPARE_WITH_TIMEOUT(viewer().current(), i, stackPatience);
            goThroughPages();
            press(Qt::Key_S);
        }
        const auto document = retrieve(stack().items().at(0).key.document);
        QVERIFY(document);
        const auto amount =
            std::find_if(document->tags.begin(), document->tags.end(),
                         [](const domain::Tag& tag) { return tag.name == QLatin1StringView("Amount"); });
        QVERIFY(amount != document->tags.end());
        std::optional<bool> saved;
        m_desk->session()
            .client()
            ->signer(document->invitations.first().signingUrl)
            .saveValues({{{amount->id, QStringLiteral("9999"), {}}}, {}, false}, &window(),
                        [&saved](const Result<wire::SignerView>& answer) { saved = answer.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(saved.has_value(), stackPatience);
        QVERIFY(*saved);
        signAll();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isPerforming(), stackPatience);
        QCOMPARE(stack().items().at(0).state, State::Changed);
        QCOMPARE(stack().items().at(1).state, State::Signed);
        QCOMPARE(signatures(document->id), 0);
        QTRY_VERIFY(shown("stackGoOn") && shown("stackGoOn")->hasFocus());
        press(Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(viewer().current(), 0, stackPatience);
        goThroughPages();
        press(Qt::Key_S);
        signAll();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isPerforming(), stackPatience);
        QCOMPARE(stack().items().at(0).state, State::Signed);
        QCOMPARE(signatures(document->id), 1);
    }

    /** A document that needs more than a signature opens its signing page, and the stack continues
     * afterwards. */
    void needsMoreThanASignature()
    {
        QVERIFY(open());
        const auto lease = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(!lease.id.isNull());
        QCOMPARE(makeRun(1).size(), 1);
        begin(2);
        if (QTest::currentTestFailed()) return;
        goThroughPages();
        QVERIFY(!shown("stackSign")->isEnabled());
        QVERIFY(shown<QLabel>("stackHint")->text().contains(QStringLiteral("more than your signature")));
        press(Qt::Key_S);
        QCOMPARE(stack().items().at(0).decision, Decision::None);
        press(Qt::Key_O);
        QTRY_COMPARE_WITH_TIMEOUT(window().currentPage(), &window().signingPage(), stackPatience);
        QVERIFY(m_desk->sign(lease, 0));
        m_desk->prompts.willConfirm(QStringLiteral("leaveSigning"), true);
        QTRY_VERIFY_WITH_TIMEOUT(
            window().signingPage().findChild<QPushButton*>(QStringLiteral("signingNext"))->isVisible(),
            stackPatience);
        window().signingPage().leave();
        QTRY_COMPARE_WITH_TIMEOUT(window().currentPage(), &page(), stackPatience);
        QTRY_VERIFY_WITH_TIMEOUT(viewer().current() >= 0 &&
                                     stack().items().at(viewer().current()).key.document != lease.id,
                                 stackPatience);
        const auto index = std::find_if(stack().items().begin(), stack().items().end(),
                                        [&](const auto& item) { return item.key.document == lease.id; });
        QVERIFY(index != stack().items().end() && index->state == State::Signed);
        goThroughPages();
        press(Qt::Key_S);
        signAll();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isPerforming(), stackPatience);
        QCOMPARE(signatures(lease.id), 1);
    }

    /** A reviewer is asked for an approval, not for a signature, and is told the same everywhere. */
    void reviewersApprove()
    {
        QVERIFY(open());
        domain::Document wanted;
        wanted.title = QStringLiteral("Budget");
        wanted.senderName = QStringLiteral("Nora Lind");
        wanted.senderEmail = QStringLiteral("nora@example.org");
        wanted.status = domain::SigningStatus::InProgress;
        wanted.invitations = {test::invitation(QStringLiteral("Anna Berg"),
                                               QStringLiteral("anna@example.org"),
                                               domain::ActionType::Reviewer, 1),
                              test::invitation(QStringLiteral("Ben Unal"), QStringLiteral("ben@example.org"),
                                               domain::ActionType::Signer, 2)};
        wanted.tags = {test::tag(domain::TagType::Signature, QStringLiteral("Signature 1"), 3, 2, 76, 152)};
        std::optional<Result<domain::Document>> made;
        m_desk->session().client()->create(
            wanted, {{QStringLiteral("agreement.pdf"), m_desk->sample()}}, QUuid::createUuid().toString(),
            &window(), [&made](const Result<domain::Document>& result) { made = result; });
        QTRY_VERIFY_WITH_TIMEOUT(made.has_value(), stackPatience);
        QVERIFY2(*made, *made ? "" : qPrintable(made->error().detail.english()));
        QTest::keyClick(&window(), Qt::Key_8, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isRefreshing() && stack().items().size() == 1, stackPatience);
        shown("stackBegin")->setFocus(Qt::TabFocusReason);
        press(Qt::Key_Space);
        QTRY_VERIFY(shown<QWidget>("stackViewer")); // without a signature to adopt
        QCOMPARE(shown("stackSign")->text(), QStringLiteral("Approve (S)"));
        QVERIFY(shown<QLabel>("stackHint") == nullptr ||
                !shown<QLabel>("stackHint")->text().contains(QStringLiteral("Sign")));
        goThroughPages();
        if (QTest::currentTestFailed()) return;
        const auto state = [this] {
            return page().findChild<QTreeView*>()->model()->index(0, 4).data().toString();
        };
        press(Qt::Key_S);
        QTRY_VERIFY_WITH_TIMEOUT(shown("stackSignAll"), stackPatience);
        QCOMPARE(state(), QStringLiteral("To be approved"));
        QCOMPARE(shown("stackSignAll")->text(), QStringLiteral("Approve 1 document"));
        QCOMPARE(shown<QLabel>("stackSummaryAbout")->text(), QStringLiteral("1 document to approve"));
        signAll();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isPerforming(), stackPatience);
        QVERIFY2(stack().items().first().state == State::Signed,
                 qPrintable(stack().items().first().problem.english()));
        QCOMPARE(state(), QStringLiteral("Approved"));
        QCOMPARE(shown<QLabel>("stackSummaryAbout")->text(), QStringLiteral("1 approved"));
        const QString folder = ink::test::programPath(QStringLiteral("../screens"));
        QVERIFY(QDir().mkpath(folder) &&
                window().grab().save(folder + QStringLiteral("/stack-approved.png")));
    }

    /** A PDF of the user becomes a document that they sign themselves. */
    void ownFiles()
    {
        QVERIFY(open());
        QTest::keyClick(&window(), Qt::Key_8, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isRefreshing(), stackPatience);
        // Its certificate is in the window's language.
        const QLocale before;
        const auto restored = qScopeGuard([&before] { QLocale::setDefault(before); });
        QLocale::setDefault(QLocale(QLocale::German));
        m_desk->prompts.willChoose(QStringLiteral("stackFiles"), {m_desk->sample()});
        QTRY_VERIFY_WITH_TIMEOUT(shown("stackAddFiles"), stackPatience);
        shown("stackAddFiles")->setFocus(Qt::TabFocusReason);
        press(Qt::Key_Space);
        QTRY_COMPARE_WITH_TIMEOUT(stack().items().size(), 1, stackPatience);
        begin(1);
        if (QTest::currentTestFailed()) return;
        goThroughPages();
        press(Qt::Key_S);
        signAll();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isPerforming(), stackPatience);
        QCOMPARE(stack().items().first().state, State::Signed);
        const auto id = stack().items().first().key.document;
        const auto isComplete = [&] {
            const auto document = retrieve(id);
            return document && document->status == domain::SigningStatus::Completed;
        };
        QTRY_VERIFY_WITH_TIMEOUT(isComplete(), stackPatience);
        QCOMPARE(retrieve(id)->setting.language, domain::LanguageCode::German);
    }

    /** Decisions survive a restart; consent is requested again. */
    void resumesAfterTheEnd()
    {
        QVERIFY(open());
        const auto ids = makeRun(3);
        begin(3);
        if (QTest::currentTestFailed()) return;
        for (int i = 0; i < 2; ++i) {
            QTRY_COMPARE_WITH_TIMEOUT(viewer().current(), i, stackPatience);
            goThroughPages();
            press(Qt::Key_S);
        }
        QVERIFY(openAgain());
        begin(3);
        if (QTest::currentTestFailed()) return;
        QCOMPARE(stack().count(Decision::Sign), 2);
        QTRY_COMPARE_WITH_TIMEOUT(viewer().current(), 2, stackPatience);
        goThroughPages();
        press(Qt::Key_S);
        signAll();
        if (QTest::currentTestFailed()) return;
        QTRY_VERIFY_WITH_TIMEOUT(!stack().isPerforming(), stackPatience);
        for (const domain::DocumentId id : ids)
            QCOMPARE(signatures(id), 1);
    }
};

INK_TEST(TestStack, "tst_stack")

} // namespace tst_stack

#include "tst_stack.moc"
