// The window while the keychain is locked, was reset, or was never made: everything but sealing works, nobody
// is asked before a secret is needed, and there is a way on.
#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/service/host/sealkeyfile.h"
#include "app/workplace/localsecrets.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowfixture.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/shell/sealkeydialog.h"
#include "ui/shell/window/keychainbanner.h"

#include <QAbstractButton>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tst_lostkeychain {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using State = workflow::SealLock::State;

namespace {
constexpr int patience = 30'000;
} // namespace

class TestLostKeychain final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, u"en"_s);
    }
    void cleanup() { m_desk.reset(); }

    void aResetKeychainStopsOnlySealing()
    {
        QVERIFY(m_desk->unlock() && m_desk->startLocal());
        const domain::Document first = m_desk->create(u"Lease 1"_s, {u"Anna Berg"_s}, true);
        QVERIFY(m_desk->sign(first, 0));
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(first.id), domain::SigningStatus::Completed, patience);
        const QString folder = m_desk->workplace().serviceFolder();
        QVERIFY(service::hasSealKey(folder) && !service::hasUnencryptedSealKey(folder));
        const QString entry = m_desk->workplace().localSecrets().entryName();
        const Secret passphrase = read(entry);
        QVERIFY(!passphrase.isEmpty());

        m_desk->loseKeychain();
        QVERIFY(m_desk->unlock() && m_desk->startLocal());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QCOMPARE(m_desk->workplace().localSecrets().state(), State::EntryMissing);
        QTRY_COMPARE_WITH_TIMEOUT(window.documentsPage().table()->model()->rowCount(), 1, patience);
        auto* banner = window.findChild<KeychainBanner*>();
        QVERIFY(banner->isVisible());
        QVERIFY2(banner->accessibleDescription().contains(entry),
                 qPrintable(banner->accessibleDescription()));

        // Sending and signing work; sealing waits and says why.
        const domain::Document second = m_desk->create(u"Lease 2"_s, {u"Ben Ünal"_s}, true);
        QVERIFY(!second.id.isNull() && m_desk->sign(second, 0));
        QTRY_VERIFY_WITH_TIMEOUT(waitsForSeal(second.id), patience);
        QCOMPARE(statusOf(second.id), domain::SigningStatus::InProgress);
        QVERIFY(!m_desk->secretStore().contains(entry)); // no other passphrase is made for the old key

        banner->findChild<QPushButton*>(u"bannerAction"_s)->click();
        QPointer<SealKeyDialog> dialog = window.findChild<SealKeyDialog*>();
        QVERIFY(dialog && dialog->findChild<QLabel*>(u"sealEntry"_s)->text().contains(entry));
        QCOMPARE(dialog->findChild<QLabel*>(u"sealTitle"_s)->text(),
                 u"The passphrase of the seal key is missing"_s);
        auto* field = dialog->findChild<QLineEdit*>(u"sealPassphrase"_s);
        auto* use = dialog->findChild<QPushButton*>(u"sealUsePassphrase"_s);
        QVERIFY(field && use && !use->isEnabled());
        field->setText(u"not this one"_s);
        use->click();
        QTRY_VERIFY(use->isEnabled());
        QVERIFY(dialog->isVisible());
        QCOMPARE(m_desk->workplace().localSecrets().state(), State::EntryMissing);
        dialog->findChild<QPushButton*>(u"sealReadAgain"_s)->click();
        auto* fault = dialog->findChild<QLabel*>(u"sealFault"_s);
        QTRY_VERIFY(fault->isVisible());
        field->setText(QString::fromUtf8(passphrase.reveal()));
        use->click();
        QTRY_VERIFY(!dialog || !dialog->isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(second.id), domain::SigningStatus::Completed, patience);
        QVERIFY(!banner->isVisible());
        QVERIFY(read(entry) == passphrase); // restored
    }

    void aRestoredEntryIsFoundAgain()
    {
        QVERIFY(m_desk->unlock() && m_desk->startLocal());
        const domain::Document first = m_desk->create(u"Lease 1"_s, {u"Anna Berg"_s}, true);
        QVERIFY(m_desk->sign(first, 0));
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(first.id), domain::SigningStatus::Completed, patience);
        const QString entry = m_desk->workplace().localSecrets().entryName();
        const Secret passphrase = read(entry);
        m_desk->loseKeychain();
        write(entry, Secret("of another computer"));
        QVERIFY(m_desk->unlock() && m_desk->startLocal());
        QCOMPARE(m_desk->workplace().localSecrets().state(), State::WrongEntry);
        test::DeskWindow& window = *m_desk->window;
        window.show();
        window.findChild<KeychainBanner*>()->findChild<QPushButton*>(u"bannerAction"_s)->click();
        auto* dialog = window.findChild<SealKeyDialog*>();
        QVERIFY(dialog);
        QCOMPARE(dialog->findChild<QLabel*>(u"sealTitle"_s)->text(),
                 u"The keychain entry doesn't open the seal key"_s);
        dialog->reject();
        write(entry, passphrase);
        std::optional<Result<void>> done;
        m_desk->workplace().localSecrets().unlock(this,
                                                  [&done](const Result<void>& result) { done = result; });
        QTRY_VERIFY(done && *done);
        QCOMPARE(m_desk->workplace().localSecrets().state(), State::Open);
    }

    /** Verifying, listing and editing need no secret; the first seal does. */
    void nobodyIsAskedBeforeASecretIsNeeded()
    {
        m_desk->secretStore().setNeedsPrompt(true);
        QVERIFY(m_desk->unlock() && m_desk->startLocal());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        const domain::Document draft = m_desk->create(u"Lease 1"_s, {u"Anna Berg"_s}, false);
        window.edit(draft.id);
        QTRY_VERIFY_WITH_TIMEOUT(window.editorPage().documentId() == draft.id, patience);
        window.verifyFile(test::WindowFixture::sample());
        QTRY_COMPARE(window.currentPage(), static_cast<QWidget*>(&window.verifyPage()));
        const domain::Document sent = m_desk->create(u"Lease 2"_s, {u"Anna Berg"_s}, true);
        QCOMPARE(m_desk->secretStore().readCount(), 0);
        QVERIFY(!m_desk->secretStore().contains(m_desk->workplace().localSecrets().entryName()));
        QVERIFY(m_desk->sign(sent, 0));
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(sent.id), domain::SigningStatus::Completed, patience);
        QVERIFY(m_desk->secretStore().contains(m_desk->workplace().localSecrets().entryName()));
        const QString folder = m_desk->workplace().serviceFolder();
        QVERIFY(service::hasSealKey(folder) && !service::hasUnencryptedSealKey(folder));
    }

    /** The person who leaves the keychain locked is asked once; sealing waits until they unlock it. */
    void aKeychainThatStaysLocked()
    {
        m_desk->secretStore().setNeedsPrompt(true);
        QVERIFY(m_desk->unlock() && m_desk->startLocal());
        test::DeskWindow& window = *m_desk->window;
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        m_desk->secretStore().setFailure(ErrorCode::Keychain);
        const domain::Document sent = m_desk->create(u"Lease 1"_s, {u"Anna Berg"_s}, true);
        QVERIFY(m_desk->sign(sent, 0));
        QTRY_VERIFY_WITH_TIMEOUT(waitsForSeal(sent.id), patience);
        auto* banner = window.findChild<KeychainBanner*>();
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), patience);
        QCOMPARE(m_desk->workplace().localSecrets().state(), State::Locked);
        const domain::Document another = m_desk->create(u"Lease 2"_s, {u"Anna Berg"_s}, true);
        QVERIFY(m_desk->sign(another, 0));
        QTRY_VERIFY_WITH_TIMEOUT(waitsForSeal(another.id), patience);
        QCOMPARE(m_desk->secretStore().readCount(), 1);

        m_desk->secretStore().setFailure(std::nullopt);
        banner->findChild<QPushButton*>(u"bannerAction"_s)->click();
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(sent.id), domain::SigningStatus::Completed, patience);
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(another.id), domain::SigningStatus::Completed, patience);
        QVERIFY(!banner->isVisible());
    }

    /** The notice about an account that can't be opened can be closed while another one is open. */
    void anotherAccountsNoticeCanBeClosed()
    {
        QVERIFY(m_desk->unlock() && m_desk->start());
        m_desk->window->show();
        auto* banner = m_desk->window->findChild<KeychainBanner*>();
        auto* close = banner->findChild<QAbstractButton*>(u"bannerClose"_s);
        banner->setLockedAccount(u"nora@example.org"_s);
        QVERIFY(banner->isVisible() && !close->isVisible()); // it is the way on
        QVERIFY(m_desk->open(u"local"_s));
        QVERIFY(!banner->isVisible());
        banner->setLockedAccount(u"nora@example.org"_s);
        QVERIFY(banner->isVisible() && close->isVisible());
        QTest::mouseClick(close, Qt::LeftButton);
        QVERIFY(!banner->isVisible());
        QEvent languageChange(QEvent::LanguageChange);
        QCoreApplication::sendEvent(banner, &languageChange);
        QVERIFY(!banner->isVisible());
    }

    /** Without any keychain the key file is protected by its mode alone, as before. */
    void withoutAKeychain()
    {
        m_desk->secretStore().setFailure(ErrorCode::Keychain);
        QVERIFY(m_desk->unlock() && m_desk->startLocal());
        const domain::Document sent = m_desk->create(u"Lease 1"_s, {u"Anna Berg"_s}, true);
        QVERIFY(m_desk->sign(sent, 0));
        QTRY_COMPARE_WITH_TIMEOUT(statusOf(sent.id), domain::SigningStatus::Completed, patience);
        QVERIFY(service::hasUnencryptedSealKey(m_desk->workplace().serviceFolder()));
        QCOMPARE(m_desk->workplace().localSecrets().state(), State::Open);
    }

private:
    std::optional<domain::Document> documentOf(domain::DocumentId id)
    {
        std::optional<Result<domain::Document>> answer;
        m_desk->session().client()->retrieve(
            id, this, [&answer](const Result<domain::Document>& result) { answer = result; });
        (void)QTest::qWaitFor([&answer] { return answer.has_value(); }, patience);
        return answer && *answer ? std::optional(**answer) : std::nullopt;
    }
    std::optional<domain::SigningStatus> statusOf(domain::DocumentId id)
    {
        const auto document = documentOf(id);
        return document ? std::optional(document->status) : std::nullopt;
    }
    /** The history gives the reason. */
    bool waitsForSeal(domain::DocumentId id)
    {
        const auto document = documentOf(id);
        if (!document) return false;
        const QString reason = reasons::sealKeyLocked().english();
        return std::any_of(document->histories.cbegin(), document->histories.cend(),
                           [&reason](const auto& entry) { return entry.detail.contains(reason); });
    }
    Secret read(const QString& name)
    {
        std::optional<Result<Secret>> found;
        m_desk->secretStore().read(name, this,
                                   [&found](Result<Secret> result) { found = std::move(result); });
        (void)QTest::qWaitFor([&found] { return found.has_value(); });
        return found && *found ? **found : Secret();
    }
    void write(const QString& name, const Secret& secret)
    {
        bool done = false;
        m_desk->secretStore().write(name, secret, this, [&done](const Result<void>&) { done = true; });
        (void)QTest::qWaitFor([&done] { return done; });
    }

    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestLostKeychain, "tst_lostkeychain")

} // namespace tst_lostkeychain

#include "tst_lostkeychain.moc"
