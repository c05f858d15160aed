#include "tests/support/testmain.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/detailspane.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/inputs/choicecard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/toast.h"

#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>
#include <QVBoxLayout>

namespace tst_messages {

using namespace ink;
using namespace ink::ui;

class TestMessages final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyCodeHasItsOwnWords()
    {
        QSet<QString> seen;
        for (int code = 0; code <= static_cast<int>(ErrorCode::NotMailed); ++code) {
            const QString title = errorTitle({.code = static_cast<ErrorCode>(code),
                                              .detail = {},
                                              .fields = {},
                                              .reason = {},
                                              .args = {},
                                              .requestId = {}});
            QVERIFY(title.size() > 5);
            QVERIFY2(!seen.contains(title), qPrintable(title));
            seen.insert(title);
        }
    }

    void theServicesSentenceLeadsWhereItSaysMore()
    {
        Error error;
        error.code = ErrorCode::UnreadablePdf;
        error.detail = Message::literal(QStringLiteral("The file needs a password."));
        QVERIFY(errorText(error).contains(error.detail.english()));
        error.code = ErrorCode::Network;
        error.detail = Message::literal(QStringLiteral("ECONNREFUSED 127.0.0.1"));
        QVERIFY(!errorText(error).contains(QStringLiteral("ECONN")));
        error.code = ErrorCode::Internal;
        error.requestId = QStringLiteral("r-77");
        QVERIFY(errorText(error).contains(QStringLiteral("r-77")));
    }

    void tooSoonSaysWhatAndUntilWhen()
    {
        Error error;
        error.code = ErrorCode::RateLimit;
        error.detail = Message::literal(QStringLiteral("A reminder went out less than ten minutes ago."));
        error.retryAfterMs = 401'000;
        QVERIFY(errorText(error).contains(error.detail.english()));
        QVERIFY(errorText(error).endsWith(QStringLiteral("Try again in 7 min.")));
        error.retryAfterMs = 2'000;
        QVERIFY(errorText(error).endsWith(error.detail.english()));
        error.detail = {};
        QVERIFY(errorText(error).endsWith(QStringLiteral("Try again in a moment.")));
    }

    void aFieldTellsItsOwnFault()
    {
        FormField field(QStringLiteral("baseAddress"), new QLineEdit);
        field.setLabel(QStringLiteral("&Base address"));
        QCOMPARE(field.input()->accessibleName(), QStringLiteral("Base address"));
        QCOMPARE(field.input()->objectName(), QStringLiteral("baseAddress"));
        field.setHint(QStringLiteral("Hint"));
        field.setError(QStringLiteral("Not an address."));
        QCOMPARE(field.input()->accessibleDescription(), QStringLiteral("Not an address."));
        field.setError({});
        QCOMPARE(field.input()->accessibleDescription(), QStringLiteral("Hint"));
    }

    /** Labels in a banner wrap; the sheet gives them the height for it. */
    void aNarrowSheetShowsTheWholeError()
    {
        class Sheet final : public DetailsPane
        {
        public:
            Sheet() : DetailsPane(Icon::Documents)
            {
                QVBoxLayout* column = beginContent();
                for (int i = 0; i < 40; ++i)
                    column->addWidget(new QLabel(QStringLiteral("Line %1").arg(i)));
                showContent(column);
            }
            using DetailsPane::setError;

        private:
            void rebuild() override {}
        };
        Sheet sheet;
        sheet.resize(330, 576);
        sheet.show();
        QVERIFY(QTest::qWaitForWindowExposed(&sheet));
        Error error;
        error.code = ErrorCode::Network;
        sheet.setError(error);
        const auto* banner = sheet.findChild<ErrorBanner*>();
        QTRY_VERIFY(banner->isVisible());
        QCoreApplication::sendPostedEvents();
        for (const QLabel* label : banner->findChildren<QLabel*>())
            if (label->isVisible() && label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                         qPrintable(QStringLiteral("%1: %2 < %3")
                                        .arg(label->text())
                                        .arg(label->height())
                                        .arg(label->heightForWidth(label->width()))));
    }

    void theErrorBannerOffersRetryAndHidesCancelled()
    {
        ErrorBanner banner;
        QSignalSpy retry(&banner, &ErrorBanner::retryRequested);
        banner.setError(Error{.code = ErrorCode::Timeout,
                              .detail = {},
                              .fields = {},
                              .reason = {},
                              .args = {},
                              .requestId = {}});
        QVERIFY(!banner.isHidden());
        banner.findChild<QPushButton*>(QStringLiteral("bannerAction"))->click();
        QCOMPARE(retry.size(), 1);
        banner.setError(Error{.code = ErrorCode::Cancelled,
                              .detail = {},
                              .fields = {},
                              .reason = {},
                              .args = {},
                              .requestId = {}});
        QVERIFY(banner.isHidden());
        // A rejected file would be rejected again.
        banner.setError(Error{.code = ErrorCode::UnreadablePdf,
                              .detail = {},
                              .fields = {},
                              .reason = {},
                              .args = {},
                              .requestId = {}});
        QVERIFY(!banner.isHidden());
        QVERIFY(banner.findChild<QPushButton*>(QStringLiteral("bannerAction"))->isHidden());
    }

    void undoRunsOnce()
    {
        QWidget window;
        Toast toast(&window);
        int undone = 0;
        toast.showMessage(QStringLiteral("Moved"), [&undone] { ++undone; });
        QVERIFY(toast.undo());
        QVERIFY(!toast.undo());
        QCOMPARE(undone, 1);
        toast.showMessage(QStringLiteral("Saved"));
        QVERIFY(!toast.undo());
        QVERIFY(toast.findChild<QPushButton*>(QStringLiteral("toastUndo"))->isHidden());
    }

    void onlyLocalPdfFilesDrop()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("A.PDF")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file.fileName()), QUrl(QStringLiteral("https://example.org/b.pdf")),
                      QUrl::fromLocalFile(folder.filePath(QStringLiteral("absent.pdf"))),
                      QUrl::fromLocalFile(folder.path())});
        QCOMPARE(pdfFilesOf(&data), QStringList{file.fileName()});
    }
};

INK_TEST(TestMessages, "tst_messages")

} // namespace tst_messages

#include "tst_messages.moc"
