#include "app/domain/document/document.h"
#include "app/domain/history/questions.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/windowfixture.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/details/answerdialog.h"
#include "ui/pages/documents/details/questionpositiondialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/toast.h"

#include <QLabel>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPlainTextEdit>
#include <QPushButton>

namespace tst_questions {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int answerPatience = 20000;
} // namespace

/** Recipients' questions in the window, over the real service: displayed, located on the page, answered. */
class TestQuestionsInWindow final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_desk = std::make_unique<test::WindowFixture>();
        m_desk->settings().set(settings::options::language, QStringLiteral("en"));
        QVERIFY(m_desk->startLocal());
        m_desk->window->show();
    }
    void cleanup()
    {
        qDeleteAll(m_desk->window->findChildren<QDialog*>());
        m_desk.reset();
    }

    void seenShownAndAnswered()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(ask(sent, R"({"text":"Is <b>14B</b> the right flat?","pageIndex":1,"left":200,"top":500})"));
        page().refresh();
        page().select(sent.id);
        QTRY_VERIFY_WITH_TIMEOUT(shown<QPushButton>("questionAnswer"), answerPatience);
        QCOMPARE(shown<QLabel>("questionText")->text(), QStringLiteral("Is <b>14B</b> the right flat?"));
        QCOMPARE(shown<QLabel>("questionText")->textFormat(), Qt::PlainText);
        // The list also has it as text.
        const auto* model = page().findChild<DocumentTableModel*>();
        const int column = static_cast<int>(DocumentTableModel::Column::Recipients);
        const auto words = [&] { return model->index(0, column).data(Qt::AccessibleTextRole).toString(); };
        QTRY_VERIFY_WITH_TIMEOUT(words().contains(QStringLiteral("1 unanswered question")), answerPatience);
        keep("question-details");

        shown<QPushButton>("questionPlace")->click();
        auto* place = m_desk->window->findChild<QuestionPositionDialog*>();
        QVERIFY(place);
        QTRY_VERIFY_WITH_TIMEOUT(place->pages().isPagePainted(1), answerPatience);
        QTRY_VERIFY(place->findChild<QWidget*>(QStringLiteral("pagePin"))->isVisible());
        QVERIFY(place->pages().viewport()->rect().contains(place->pinPosition()));
        const auto at =
            place->pages().pagePointAt(place->pages().viewport()->mapToGlobal(place->pinPosition()));
        QVERIFY(at);
        QCOMPARE(at->page, 0);
        QVERIFY(QLineF(at->point, QPointF(200, 500)).length() < 2);
        keep("question-place", place);
        place->reject();

        shown<QPushButton>("questionAnswer")->click();
        auto* dialog = m_desk->window->findChild<AnswerDialog*>();
        QVERIFY(dialog);
        auto* send = dialog->findChild<QPushButton*>(QStringLiteral("answerSend"));
        QVERIFY(!send->isEnabled());
        QVERIFY(send->mapTo(dialog, QPoint()).x() > // the accepting button is last
                dialog->findChild<QPushButton*>(QStringLiteral("answerCancel"))->mapTo(dialog, QPoint()).x());
        QTest::keyClicks(dialog->findChild<QPlainTextEdit*>(QStringLiteral("answerEdit")),
                         QStringLiteral("Yes, on the second floor."));
        QVERIFY(send->isEnabled());
        keep("question-answer", dialog);
        QTest::mouseClick(send, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(toast(), QStringLiteral("Answer sent."), answerPatience);
        QTRY_VERIFY_WITH_TIMEOUT(shown<QLabel>("answerText"), answerPatience);
        QCOMPARE(shown<QLabel>("answerText")->text(), QStringLiteral("Yes, on the second floor."));
        const auto questions = domain::questionsOf(fetch(sent.id).histories);
        QCOMPARE(questions.size(), 1);
        QCOMPARE(questions.constFirst().answers.size(), 1);
        page().refresh();
        QTRY_VERIFY_WITH_TIMEOUT(!words().contains(QStringLiteral("unanswered")), answerPatience);
        keep("question-answered");
    }

    /** The text stays in the dialog if the service rejects the answer. */
    void refusedAnswersStay()
    {
        const auto sent = m_desk->create(QStringLiteral("Lease"), {QStringLiteral("Anna Berg")}, true);
        QVERIFY(ask(sent, R"({"text":"Which flat?"})"));
        page().refresh();
        page().select(sent.id);
        QTRY_VERIFY_WITH_TIMEOUT(shown<QPushButton>("questionAnswer"), answerPatience);
        QVERIFY(!shown<QPushButton>("questionPlace"));
        shown<QPushButton>("questionAnswer")->click();
        auto* dialog = m_desk->window->findChild<AnswerDialog*>();
        QVERIFY(dialog);
        QVERIFY(m_desk->sign(sent, 0)); // meanwhile
        auto* edit = dialog->findChild<QPlainTextEdit*>(QStringLiteral("answerEdit"));
        edit->setPlainText(QStringLiteral("14B"));
        dialog->findChild<QPushButton*>(QStringLiteral("answerSend"))->click();
        QTRY_VERIFY_WITH_TIMEOUT(dialog->findChild<ErrorBanner*>()->isVisible(), answerPatience);
        QCOMPARE(edit->toPlainText(), QStringLiteral("14B"));
        QVERIFY(dialog->findChild<QPushButton*>(QStringLiteral("answerSend"))->isEnabled());
    }

private:
    [[nodiscard]] DocumentsPage& page() { return m_desk->window->documentsPage(); }
    [[nodiscard]] QString toast()
    {
        return m_desk->window->findChild<Toast*>(QStringLiteral("toast"))->text();
    }
    /** The visible widget of this name. */
    template <typename T> T* shown(const char* name)
    {
        const auto all = page().findChildren<T*>(QString::fromLatin1(name));
        for (T* one : all)
            if (one->isVisible()) return one;
        return nullptr;
    }
    /** Sends a question like the signing page. */
    bool ask(const domain::Document& document, const QByteArray& body)
    {
        QNetworkRequest request(
            QUrl(document.invitations.constFirst().signingUrl + QStringLiteral("/questions")));
        request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArray("application/json"));
        QNetworkReply* reply = m_network.post(request, body);
        const bool ended = QTest::qWaitFor([reply] { return reply->isFinished(); }, answerPatience);
        const bool good = ended && reply->error() == QNetworkReply::NoError;
        if (!good) qWarning("%s", qPrintable(reply->errorString()));
        reply->deleteLater();
        return good;
    }
    domain::Document fetch(domain::DocumentId id)
    {
        std::optional<Result<domain::Document>> got;
        m_desk->session().client()->retrieve(
            id, m_desk->window.get(), [&got](const Result<domain::Document>& document) { got = document; });
        if (!QTest::qWaitFor([&got] { return got.has_value(); }, answerPatience) || !*got) return {};
        return **got;
    }
    void keep(const char* name, QWidget* what = nullptr)
    {
        test::keepPicture(what ? *what : *m_desk->window, QLatin1String(name) + QStringLiteral(".png"));
    }

    QNetworkAccessManager m_network;
    std::unique_ptr<test::WindowFixture> m_desk;
};

INK_TEST(TestQuestionsInWindow, "tst_questions")

} // namespace tst_questions

#include "tst_questions.moc"
