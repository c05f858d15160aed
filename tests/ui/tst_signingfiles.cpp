// In-person signing with files: chosen, dropped, replaced, rejected, removed, and finally in the sealed
// document, with the embedded service.
#include "app/domain/document/document.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/ui/windowtest.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>

namespace tst_signingfiles {

using namespace ink;
using namespace ink::ui;

namespace {
constexpr int patience = 20000;
} // namespace

class TestSigningFiles final : public QObject, private test::WindowTest
{
    Q_OBJECT

    QString nameShown()
    {
        auto* label = shown<ElidedLabel>("attachedName");
        return label && !shown("stopAttachment") ? label->fullText() : QString(); // empty during an upload
    }
    QString fault()
    {
        auto* label = find<QLabel>("signingFieldFault");
        return label->isVisible() ? label->text() : QString();
    }
    QString file(const QString& name, const QByteArray& bytes)
    {
        QFile out(m_desk->path(name));
        if (out.open(QIODevice::WriteOnly)) out.write(bytes);
        return out.fileName();
    }
    void open(const QString& language, settings::Theme theme)
    {
        makeDesk(language, theme);
        QVERIFY(openWindow());
    }
    /** A file field, then a signature, on page 3. */
    domain::Document sent()
    {
        domain::Document wanted = test::WindowFixture::fromNora(QStringLiteral("Lease 14B"));
        auto anna = test::invitation(QStringLiteral("Anna Berg"), QStringLiteral("anna@example.org"));
        anna.guid.clear();
        wanted.invitations = {anna};
        auto proof = test::tag(domain::TagType::Attachment, QStringLiteral("Pay slip"), 3, 1);
        proof.rect = {76, 152, 200, 30};
        proof.isMandatory = true;
        auto signature = test::tag(domain::TagType::Signature, QStringLiteral("Signature"), 3, 1);
        signature.rect = {76, 274, 200, 48};
        signature.isMandatory = true;
        wanted.tags = {proof, signature};
        return m_desk->create(wanted);
    }
    domain::Document signing()
    {
        const auto lease = sent();
        if (lease.invitations.isEmpty()) return {}; // the document was not created in time
        window().signInPerson(lease.id, lease.invitations.first().guid);
        const bool there = QTest::qWaitFor([this] { return shown("chooseAttachment") != nullptr; }, patience);
        return there ? lease : domain::Document();
    }
    static QString shoot(QWidget& widget, const QString& name)
    {
        const QString folder = ink::test::programPath(QStringLiteral("../screens"));
        const QString path = folder + QLatin1Char('/') + name + QStringLiteral(".png");
        return QDir().mkpath(folder) && widget.grab().save(path) ? path : QString();
    }
    template <typename Event> bool dragged(QWidget& target, QPoint at, const QStringList& paths)
    {
        QMimeData mime;
        QList<QUrl> urls;
        for (const QString& path : paths)
            urls << QUrl::fromLocalFile(path);
        mime.setUrls(urls);
        const auto possible = Qt::CopyAction | Qt::MoveAction;
        QDragEnterEvent enter(at, possible, &mime, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&target, &enter);
        if (!enter.isAccepted()) return false;
        Event event = [&] {
            if constexpr (std::is_same_v<Event, QDropEvent>)
                return QDropEvent(QPointF(at), possible, &mime, Qt::LeftButton, Qt::NoModifier);
            else
                return Event(at, possible, &mime, Qt::LeftButton, Qt::NoModifier);
        }();
        event.ignore();
        QCoreApplication::sendEvent(&target, &event);
        return event.isAccepted() && event.dropAction() == Qt::CopyAction;
    }

private Q_SLOTS:
    void cleanup() { m_desk.reset(); }

    void aFileGoesThroughToTheSealedDocument()
    {
        open(QStringLiteral("en"), settings::Theme::Light);
        const auto lease = signing();
        QVERIFY(!lease.id.isNull());
        const domain::TagId proof = lease.tags.first().id;
        QCOMPARE(nameShown(), QStringLiteral("No file attached yet."));
        QVERIFY2(
            shown<QLabel>("attachmentRules")->text().contains(QStringLiteral("Maximum 10 MiB per file, 25")),
            qPrintable(shown<QLabel>("attachmentRules")->text()));
        QVERIFY(!shown("removeAttachment"));
        find("signingNext")->click();
        QCOMPARE(fault(), QStringLiteral("Attach a file."));

        // Rejected locally and by the service, with a message.
        const auto choose = [&](const QString& path) {
            m_desk->prompts.willChoose(QStringLiteral("attachment"), {path});
            QTest::mouseClick(shown("chooseAttachment"), Qt::LeftButton);
        };
        choose(file(QStringLiteral("run.exe"), "MZ"));
        QTRY_COMPARE(fault(), QStringLiteral("“run.exe” can't be attached. Supported types: PDF, PNG, JPEG, "
                                             "plain text and common office files."));
        choose(file(QStringLiteral("large.pdf"), "%PDF-" + QByteArray(10 * 1024 * 1024, 'x')));
        QTRY_COMPARE(fault(), QStringLiteral("The file is larger than 10 MiB."));
        choose(file(QStringLiteral("liar.pdf"), "MZ"));
        QTRY_VERIFY(fault().contains(QStringLiteral("“liar.pdf” doesn't match its file extension")));
        QCOMPARE(nameShown(), QStringLiteral("No file attached yet."));

        choose(file(QStringLiteral("first.txt"), "first"));
        QTRY_COMPARE_WITH_TIMEOUT(nameShown(), QStringLiteral("first.txt"), patience);
        QCOMPARE(shown<QLabel>("attachedSize")->text(), QStringLiteral("5 bytes"));
        QVERIFY(fault().isEmpty());
        QTest::mouseClick(shown("removeAttachment"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(nameShown(), QStringLiteral("No file attached yet."), patience);
        QVERIFY(!shown("removeAttachment"));

        // Dropped next to the page, then another one onto the field on it.
        auto* box = shown<QWidget>("signingAttachment");
        const QString second = file(QStringLiteral("second.txt"), "second");
        QVERIFY(!dragged<QDropEvent>(*box, {20, 20}, {second, file(QStringLiteral("b.txt"), "b")}));
        QVERIFY(dragged<QDropEvent>(*box, {20, 20}, {second}));
        QTRY_COMPARE_WITH_TIMEOUT(nameShown(), QStringLiteral("second.txt"), patience);
        QByteArray slip("Salary: 3 000\n");
        for (int i = 0; i < 40'000; ++i)
            slip += "line " + QByteArray::number(i * 7919) + '\n';
        const QString third = file(QStringLiteral("pay slip.txt"), slip);
        auto* view = find<PageView>("signingView");
        const QPoint onField = view->tagViewportRect(proof).center().toPoint();
        QVERIFY(view->viewport()->rect().contains(onField));
        const QPoint beside(onField.x(), onField.y() + 300);
        QVERIFY(!dragged<QDragMoveEvent>(*view->viewport(), beside, {third}));
        QVERIFY(dragged<QDragMoveEvent>(*view->viewport(), onField, {third}));
        find("signingNext")->click(); // at the signature: the drop goes back to the file
        QTRY_VERIFY(!shown("chooseAttachment"));
        QTRY_VERIFY(view->tagViewportRect(proof).isValid());
        QVERIFY(
            dragged<QDropEvent>(*view->viewport(), view->tagViewportRect(proof).center().toPoint(), {third}));
        QTRY_COMPARE_WITH_TIMEOUT(nameShown(), QStringLiteral("pay slip.txt"), patience);
        QVERIFY(view->document().tags.first().text == QStringLiteral("pay slip.txt"));

        find("signingNext")->click();
        QTRY_VERIFY(find<QWidget>("signatureType"));
        QTest::mouseClick(find<QWidget>("signatureType"), Qt::LeftButton);
        find("signingNext")->click();
        auto* consent = find<QCheckBox>("signingConsent");
        QTRY_VERIFY(consent->isVisible());
        consent->setChecked(true);
        QTRY_VERIFY(find("signingNext")->isEnabled());
        find("signingNext")->click();
        QTRY_VERIFY_WITH_TIMEOUT(find("signingDone")->isVisible(), patience);

        std::optional<Result<api::ApiClient::Download>> signedFile;
        const auto download = [&] {
            signedFile.reset();
            m_desk->session().client()->download(
                lease.id, QStringLiteral("esign"), {}, &window(),
                [&signedFile](const Result<api::ApiClient::Download>& result) { signedFile = result; });
            return QTest::qWaitFor([&signedFile] { return signedFile.has_value(); }, patience) && *signedFile;
        };
        QTRY_VERIFY_WITH_TIMEOUT(download(), 60'000);
        if (!test::requireProgram("pdfdetach")) return;
        const QString sealed = file(QStringLiteral("signed.pdf"), (**signedFile).bytes);
        const QDir out(m_desk->path(QStringLiteral("out")));
        QVERIFY(QDir().mkpath(out.path()));
        QCOMPARE(QProcess::execute(QStringLiteral("pdfdetach"),
                                   {QStringLiteral("-saveall"), QStringLiteral("-o"), out.path(), sealed}),
                 0);
        bool found = false;
        for (const QString& name : out.entryList(QDir::Files)) {
            QFile each(out.filePath(name));
            QVERIFY(each.open(QIODevice::ReadOnly));
            found = found || each.readAll() == slip;
        }
        QVERIFY2(found, qPrintable(out.entryList(QDir::Files).join(QLatin1Char(' '))));
    }

    void whatIsAttachedIsThereAgainLater()
    {
        open(QStringLiteral("en"), settings::Theme::Light);
        const auto lease = signing();
        QVERIFY(!lease.id.isNull());
        m_desk->prompts.willChoose(QStringLiteral("attachment"), {file(QStringLiteral("a.txt"), "later")});
        QTest::mouseClick(shown("chooseAttachment"), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(nameShown(), QStringLiteral("a.txt"), patience);
        m_desk->prompts.willConfirm(QStringLiteral("leaveSigning"), true);
        QTest::mouseClick(find("leaveSigning"), Qt::LeftButton);
        QTRY_COMPARE(window().currentPage(), static_cast<QWidget*>(&window().documentsPage()));
        window().signInPerson(lease.id, lease.invitations.first().guid);
        QTRY_COMPARE_WITH_TIMEOUT(nameShown(), QStringLiteral("a.txt"), patience);
        QCOMPARE(shown<QLabel>("attachedSize")->text(), QStringLiteral("5 bytes"));
    }

    void pictures_data()
    {
        QTest::addColumn<settings::Theme>("theme");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("language");
        using T = settings::Theme;
        QTest::newRow("light") << T::Light << QStringLiteral("light") << QStringLiteral("en");
        QTest::newRow("dark") << T::Dark << QStringLiteral("dark") << QStringLiteral("en");
        QTest::newRow("contrast") << T::HighContrast << QStringLiteral("contrast") << QStringLiteral("en");
        QTest::newRow("French") << T::Light << QStringLiteral("french") << QStringLiteral("fr");
    }
    void pictures()
    {
        QFETCH(settings::Theme, theme);
        QFETCH(QString, name);
        QFETCH(QString, language);
        open(language, theme);
        QVERIFY(!signing().id.isNull());
        auto* view = find<PageView>("signingView");
        QTRY_VERIFY_WITH_TIMEOUT(view->isPagePainted(3), patience);
        find("signingNext")->click();
        QVERIFY(!shoot(window(), QStringLiteral("signing-file-none-") + name).isEmpty());
        m_desk->prompts.willChoose(
            QStringLiteral("attachment"),
            {file(QStringLiteral("Pay slip of March, signed by the employer and scanned twice.pdf"),
                  "%PDF-" + QByteArray(1'234'567, 'x'))});
        QTest::mouseClick(shown("chooseAttachment"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(shown("removeAttachment"), patience);
        QVERIFY(!shoot(window(), QStringLiteral("signing-file-") + name).isEmpty());
    }
};

INK_TEST(TestSigningFiles, "tst_signingfiles")

} // namespace tst_signingfiles

#include "tst_signingfiles.moc"
