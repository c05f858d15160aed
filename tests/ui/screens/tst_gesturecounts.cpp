// The most usual tasks, from the first page to the result, with real mouse and key events that are counted.
// Typing a value or drawing a signature isn't counted; each click, drop and key that acts is.
#include "app/domain/document/document.h"
#include "app/workflow/session/delivery.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/ui/editor/editorstation.h"
#include "tests/ui/parts.h"
#include "tests/ui/screens/screencheck.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/bulkrunview.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/waiting/waitingpage.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/toast.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTcpServer>
#include <QToolButton>

#include <algorithm>

namespace tst_gesturecounts {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::shownPart;

namespace {

constexpr int patience = 30'000;

} // namespace

class TestGestureCounts final : public QObject, private test::WindowTest
{
    Q_OBJECT

    int m_gestures = 0;

    void click(QWidget* widget, QPoint at = {})
    {
        QVERIFY(widget);
        QTRY_VERIFY_WITH_TIMEOUT(widget->isVisible() && widget->isEnabled(), patience);
        ++m_gestures;
        QTest::mouseClick(widget, Qt::LeftButton, {}, at.isNull() ? widget->rect().center() : at);
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus);
        ++m_gestures;
        QTest::keyClick(focus, key, modifiers);
    }
    /** Types into what has the focus; Tab between two values is part of it. */
    void type(const QStringList& values)
    {
        for (qsizetype i = 0; i < values.size(); ++i) {
            if (i > 0) QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY(QApplication::focusWidget());
            QTest::keyClicks(QApplication::focusWidget(), values.at(i));
        }
    }
    /** Drops a file onto the window, as from a file manager. */
    void drop(const QString& path)
    {
        ++m_gestures;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        const QPoint at = window().rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent dropped(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window(), &dropped);
        QVERIFY(dropped.isAccepted());
    }
    QString write(const QString& name, const QByteArray& bytes)
    {
        const QString path = m_desk->path(name);
        QFile file(path);
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? path : QString();
    }
    /** Email through this port, and links that everyone can open. */
    void reachEveryone(quint16 mailPort = 9) // no mail server: emails stay queued
    {
        QTcpServer free;
        QVERIFY(free.listen(QHostAddress::LocalHost));
        workflow::LinkReach reach;
        reach.kind = workflow::LinkReach::Kind::Address;
        reach.url = u"https://sign.example.com"_s;
        reach.port = free.serverPort();
        workflow::saveLinkReach(m_desk->settings(), reach);
        m_desk->mailThrough(mailPort);
    }

private Q_SLOTS:
    void init() { m_gestures = 0; }
    void cleanup() { m_desk.reset(); }

    void newDocumentToSent()
    {
        makeDesk();
        m_desk->showQuestions();
        reachEveryone();
        QVERIFY(openWindow());
        const QString path = write(
            u"order.pdf"_s,
            test::sheetPdf({{{60, 80, "Order", 0}, {60, 120, "Signature:", 320}, {60, 170, "Date:", 320}}}));
        drop(path);
        auto& editor = window().editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(window().currentPage() == &editor && !editor.isEmpty(), patience);
        QTRY_VERIFY_WITH_TIMEOUT(shownPart<QPushButton>(editor, "acceptSuggestions"), patience);
        click(shownPart<QPushButton>(editor, "acceptSuggestions"));
        QTRY_VERIFY(!editor.workspace().view().document().tags.isEmpty());
        m_desk->settle();
        if (auto* first = shownPart<QPushButton>(editor, "addFirstRecipient"))
            click(first);
        else if (!qobject_cast<QLineEdit*>(QApplication::focusWidget()))
            click(shownPart<QToolButton>(editor, "recipientEdit"));
        QTRY_VERIFY(qobject_cast<QLineEdit*>(QApplication::focusWidget()));
        type({u"Anna Berg"_s, u"anna@example.org"_s});
        press(Qt::Key_Return, Qt::ControlModifier);
        const auto dialog = [&editor] { return editor.findChild<QDialog*>(u"sendDialog"_s); };
        QTRY_VERIFY_WITH_TIMEOUT(dialog() && dialog()->isVisible(), patience);
        const domain::DocumentId id = editor.documentId();
        if (auto* sender = shownPart<QLineEdit>(*dialog(), "sendSender")) {
            QTRY_COMPARE(QApplication::focusWidget(), sender);
            type({u"Nora Lind"_s});
        }
        click(test::find<QPushButton>(*dialog(), "sendNow"));
        QVERIFY(m_desk->waitForDocument(id, [](const domain::Document& document) {
            return document.status == domain::SigningStatus::InProgress && document.invitations.size() == 1 &&
                   document.invitations.first().recipientEmail == u"anna@example.org" &&
                   !document.tags.isEmpty();
        }));
        QVERIFY2(m_gestures <= 5, qPrintable(QString::number(m_gestures)));
    }

    void templateToFiftyPeople()
    {
        makeDesk();
        m_desk->showQuestions();
        reachEveryone();
        QVERIFY(openWindow());
        domain::Document wanted = test::WindowFixture::fromNora(u"Offer letter"_s);
        wanted.status = domain::SigningStatus::Draft;
        wanted.type = domain::DocumentType::BulkTemplate;
        domain::Invitation role;
        role.recipientName = u"Candidate"_s;
        wanted.invitations = {role};
        wanted.tags = {test::tag(domain::TagType::PrefillableText, u"Salary"_s, 1, 1, 100, 120),
                       test::tag(domain::TagType::Signature, u"Signature"_s, 3, 1, 76, 152)};
        const domain::DocumentId source = m_desk->create(wanted).id;
        QVERIFY(!source.isNull());
        QByteArray table = "Name;Email;Salary\r\n";
        for (int i = 1; i <= 50; ++i)
            table += "Person " + QByteArray::number(i) + ";person" + QByteArray::number(i) + "@example.org;" +
                     QByteArray::number(50'000 + i) + "\r\n";
        drop(write(u"people.csv"_s, table));
        auto& page = window().bulkPage();
        QTRY_VERIFY_WITH_TIMEOUT(window().currentPage() == &page, patience);
        auto* templates = test::find<QComboBox>(page, "bulkTemplate");
        QTRY_VERIFY_WITH_TIMEOUT(templates->count() > 0, patience);
        m_desk->settle();
        if (templates->currentIndex() < 0) {
            click(templates);
            auto* list = templates->view();
            QTRY_VERIFY(list->isVisible());
            // A popup ignores a click without a movement, which may belong to the click that opened it.
            QTest::mouseMove(list->viewport(), QPoint(2, 2));
            QTest::mouseMove(list->viewport(), list->visualRect(list->model()->index(0, 0)).center());
            click(list->viewport(), list->visualRect(list->model()->index(0, 0)).center());
        }
        QTRY_COMPARE(templates->currentData().toLongLong(), source.value());
        auto* send = test::find<QPushButton>(page, "bulkSend");
        QTRY_VERIFY_WITH_TIMEOUT(send->isEnabled() && send->text().contains(u"50"), patience);
        click(send);
        const auto question = [this] {
            for (QDialog* each : window().findChildren<QDialog*>())
                if (each->isVisible()) return each;
            return static_cast<QDialog*>(nullptr);
        };
        QTRY_VERIFY_WITH_TIMEOUT(question(), patience);
        click(test::find<QPushButton>(*question(), "questionAccept"));
        QTRY_VERIFY_WITH_TIMEOUT(page.runView().run() &&
                                     page.runView().run()->state() == workflow::BulkRun::State::Finished,
                                 120'000);
        domain::DocumentQuery query;
        query.status = domain::SigningStatus::InProgress;
        const auto sent = m_desk->list(query);
        QVERIFY(sent);
        QCOMPARE(sent->total, 50);
        QVERIFY2(m_gestures <= 5, qPrintable(QString::number(m_gestures)));
    }

    void whoHasNotSignedIsReminded()
    {
        test::SmtpSink sink;
        if (!test::require(sink.start(), "aiosmtpd")) return;
        makeDesk();
        m_desk->showQuestions();
        reachEveryone(sink.port());
        QVERIFY(openWindow());
        const QList<domain::Document> sent{m_desk->create(u"Lease"_s, {u"Anna Berg"_s}, true),
                                           m_desk->create(u"Order"_s, {u"Ben Unal"_s}, true)};
        (void)m_desk->create(u"Offer"_s, {u"Cleo Dahl"_s}, false); // a draft
        click(shown<QToolButton>("goWaitingForOthers"));
        auto& page = window().waitingPage();
        QTRY_VERIFY_WITH_TIMEOUT(window().currentPage() == &page && page.model().rowCount() == 2, patience);
        auto* remind = test::find<QPushButton>(page, "waitingRemind");
        QCOMPARE(remind->text(), u"Remind 2 people"_s);
        click(remind);
        for (const int i : {0, 1})
            QVERIFY(m_desk->waitForDocument(sent.at(i).id, [](const domain::Document& document) {
                return document.invitations.first().lastReminderSent.has_value();
            }));
        QVERIFY2(m_gestures <= 2, qPrintable(QString::number(m_gestures)));
    }

    /** Last year's contract: found by a word, its signed PDF goes to somebody by email. */
    void aSignedCopyIsSent()
    {
        test::SmtpSink sink;
        if (!test::require(sink.start(), "aiosmtpd")) return;
        makeDesk();
        m_desk->showQuestions();
        m_desk->mailThrough(sink.port());
        QVERIFY(openWindow());
        domain::DocumentId wantedId;
        for (const QString& supplier : {u"Northwind"_s, u"Fabrikam"_s, u"Litware"_s}) {
            domain::Document wanted = test::WindowFixture::fromNora(u"Supply contract "_s + supplier);
            auto anna = test::invitation(u"Anna Berg"_s, u"anna@example.org"_s);
            anna.guid.clear();
            wanted.invitations = {anna};
            wanted.tags = {test::tag(domain::TagType::Signature, u"Signature"_s, 1, 1, 76, 300)};
            const domain::Document sent = m_desk->create(wanted);
            QVERIFY(!sent.id.isNull());
            QVERIFY(m_desk->sign(sent, 0));
            QVERIFY(m_desk->waitUntilCompleted(sent.id));
            if (supplier == u"Fabrikam") wantedId = sent.id;
        }
        window().showDocuments();
        m_desk->settle();
        press(Qt::Key_F, Qt::ControlModifier);
        type({u"fabrikam"_s});
        QTRY_VERIFY_WITH_TIMEOUT(window().documentsPage().selectedIds() == QList{wantedId}, patience);
        QTRY_VERIFY_WITH_TIMEOUT(shown("detailsSendCopy"), patience);
        m_desk->settle();
        click(shown("detailsSendCopy"));
        QTRY_VERIFY_WITH_TIMEOUT(shown<QDialog>("signedCopy"), patience);
        QTRY_VERIFY(qobject_cast<QPlainTextEdit*>(QApplication::focusWidget()));
        type({u"tax@example.org"_s});
        click(shown("questionAccept"));
        const auto isSaid = [this] {
            const auto labels = window().findChild<Toast*>()->findChildren<QLabel*>();
            return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                return label->text() == u"A signed copy is on its way to tax@example.org.";
            });
        };
        QTRY_VERIFY_WITH_TIMEOUT(isSaid(), patience);
        QStringList reached;
        while (!reached.contains(u"tax@example.org"_s)) { // after the emails about the signing
            const QJsonObject mail = sink.next();
            QVERIFY2(!mail.isEmpty(), qPrintable(reached.join(u' ')));
            for (const QJsonValue& to : mail.value("to"_L1).toArray())
                reached << to.toString();
        }
        QVERIFY2(m_gestures <= 3, qPrintable(QString::number(m_gestures)));
    }

    /** Eleven values and a signature. */
    void twelveFieldsInPerson()
    {
        makeDesk();
        QVERIFY(openWindow());
        domain::Document wanted = test::WindowFixture::fromNora(u"Lease 14B"_s);
        auto anna = test::invitation(u"Anna Berg"_s, u"anna@example.org"_s);
        anna.guid.clear();
        wanted.invitations = {anna};
        for (int i = 0; i < 11; ++i) {
            domain::Tag tag = test::tag(domain::TagType::Text, u"Value %1"_s.arg(i + 1), 1, 1);
            tag.rect = {76, 80 + 30 * i, 200, 20};
            tag.isMandatory = true;
            wanted.tags << tag;
        }
        domain::Tag signature = test::tag(domain::TagType::Signature, u"Signature"_s, 1, 1);
        signature.rect = {76, 500, 200, 40};
        wanted.tags << signature;
        const domain::Document sent = m_desk->create(wanted);
        QVERIFY(!sent.id.isNull());
        window().signInPerson(sent.id, sent.invitations.first().guid);
        for (int i = 0; i < 11; ++i) {
            QTRY_VERIFY_WITH_TIMEOUT(shown<QLineEdit>("signingInput") &&
                                         QApplication::focusWidget() == shown<QLineEdit>("signingInput") &&
                                         shown<QLineEdit>("signingInput")->text().isEmpty(),
                                     patience);
            type({u"Value %1"_s.arg(i + 1)});
            press(Qt::Key_Return);
        }
        QTRY_VERIFY_WITH_TIMEOUT(shown<QWidget>("signatureCanvas"), patience);
        test::drawSignature(*shown<QWidget>("signatureCanvas"));
        const auto isDone = [&] {
            return window().currentPage() != &window().signingPage() || shown("signingDone");
        };
        for (int i = 0; i < 4 && !isDone(); ++i) {
            auto* consent = shown<QCheckBox>("signingConsent");
            if (consent && !consent->isChecked())
                click(consent, QPoint(8, consent->height() / 2));
            else
                click(shown("signingNext"));
            m_desk->settle();
        }
        QVERIFY(m_desk->waitUntilCompleted(sent.id));
        QVERIFY2(m_gestures <= 12 + 2, qPrintable(QString::number(m_gestures)));
    }
};

INK_TEST(TestGestureCounts, "tst_gesturecounts")

} // namespace tst_gesturecounts

#include "tst_gesturecounts.moc"
