// What is seen only when something is wrong: the start that fails, a locked keychain, files that can change,
// tables with notes, changed files, two versions beside each other. Checked against the visual rules;
// INKSTONE_SHOTS=<folder> saves pictures.
#include "app/base/reasons.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/store/database/reasons.h"
#include "app/store/schema/reasons.h"
#include "app/workflow/drafts/drafteditor.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/ui/screens/screencheck.h"
#include "tests/ui/templatedesk.h"
#include "tests/unit/pdf/rawpdf.h"
#include "ui/dialogs/permissiondialog.h"
#include "ui/dialogs/widgetprompts.h"
#include "ui/pages/bulk/bulkpage.h"
#include "ui/pages/bulk/bulksetup.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/outbox/conflictdialog.h"
#include "ui/pages/signing/signingdifference.h"
#include "ui/pages/verify/verifypage.h"
#include "ui/shell/sealkeydialog.h"
#include "ui/shell/window/keychainbanner.h"
#include "ui/shell/window/starterrordialog.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/toast.h"

#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace tst_noticescreens {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using test::rawPdf;
using test::rawStream;

namespace {

constexpr int patience = 30'000;

/** A page with a word; `catalog`, `entries` of the page and further objects from 6 on. */
QByteArray pageFile(const QByteArray& catalog, const QByteArray& entries = {},
                    const QList<QByteArray>& more = {})
{
    return rawPdf(QList<QByteArray>{"<</Type /Catalog /Pages 2 0 R " + catalog + ">>",
                                    "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                                    "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400] /Contents 4 0 R "
                                    "/Resources <</Font <</F1 5 0 R>>>> " +
                                        entries + ">>",
                                    rawStream("BT /F1 18 Tf 20 350 Td (Price 100) Tj ET"),
                                    "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>"} +
                  more);
}

QByteArray rentField(const QByteArray& value)
{
    return "<</Type /Annot /Subtype /Widget /FT /Tx /T (Rent) /V (" + value +
           ") /Rect [20 300 120 320] /P 3 0 R /DA (/F1 12 Tf 0 g) /AP <</N 7 0 R>>>>";
}
QByteArray rentLook(const QByteArray& value)
{
    return rawStream("/Tx BMC q BT /F1 12 Tf 2 6 Td (" + value + ") Tj ET Q EMC",
                     "/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources <</Font <</F1 5 0 R>>>>");
}

/** A sealed form whose field was filled in with another value afterwards, as forms allow. */
QByteArray filledLater()
{
    const auto key =
        pdf::SealKey::generate(pdf::KeyKind::P256, u"Ada Byron"_s, u"Port Ellery"_s, SystemClock().now());
    auto writer =
        pdf::IncrementalWriter::open(pageFile("/AcroForm <</Fields [6 0 R] /DR <</Font <</F1 5 0 R>>>>>>",
                                              "/Annots [6 0 R]", {rentField("900"), rentLook("900")}));
    pdf::SignatureRequest request;
    request.signerName = u"Ada Byron"_s;
    request.time = SystemClock().now();
    auto prepared = std::move(*writer).finishForSigning(request);
    QByteArray file = *pdf::seal(std::move(*prepared), *key);
    const QByteArray previous = file.mid(file.lastIndexOf("startxref") + 9).trimmed().split('\n').first();
    const QByteArray size = file.mid(file.lastIndexOf("/Size ") + 6).split(' ').first().split('\n').first();
    QByteArray table;
    for (const auto& [number, body] : {std::pair(6, rentField("100")), std::pair(7, rentLook("100"))}) {
        table += QByteArray::number(file.size()).rightJustified(10, '0') + " 00000 n \n";
        file += QByteArray::number(number) + " 0 obj\n" + body + "\nendobj\n";
    }
    const QByteArray start = QByteArray::number(file.size());
    return file + "xref\n6 2\n" + table + "trailer\n<< /Size " + size + " /Root 1 0 R /Prev " + previous +
           " >>\nstartxref\n" + start + "\n%%EOF\n";
}

} // namespace

class TestNoticeScreens final : public QObject
{
    Q_OBJECT

    const QString m_folder = qEnvironmentVariable("INKSTONE_SHOTS");
    QString m_row;
    QStringList m_faults;
    std::unique_ptr<test::WindowFixture> m_desk;

    test::DeskWindow& window() { return *m_desk->window; }
    void shoot(QWidget& shown, const char* name)
    {
        m_desk->settle(shown);
        if (!m_folder.isEmpty()) {
            QVERIFY(QDir().mkpath(m_folder));
            QVERIFY(shown.grab().save(u"%1/%2-%3.png"_s.arg(m_folder, QLatin1StringView(name), m_row)));
        }
        for (const QString& fault : test::faultsOf(shown))
            m_faults << QLatin1StringView(name) + u": "_s + fault;
        const QString picture = u"%1/%2-%3-911.png"_s.arg(m_folder, QLatin1StringView(name), m_row);
        for (const QString& fault :
             test::smallScreenFaultsOf(shown, m_folder.isEmpty() ? QString() : picture))
            m_faults << QLatin1StringView(name) + u' ' + fault;
    }
    void shootDialog(QDialog& dialog, const char* name)
    {
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        shoot(dialog, name);
        dialog.hide();
    }
    QString write(const QString& name, const QByteArray& bytes)
    {
        QFile file(m_desk->path(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() ? file.fileName()
                                                                                    : QString();
    }
    void open(quint16 mailPort = 2525, bool hasLockedKeychain = false)
    {
        m_desk = std::make_unique<test::WindowFixture>();
        QFETCH(QString, language);
        QFETCH(settings::Theme, theme);
        m_row = QString::fromLatin1(QTest::currentDataTag());
        m_faults.clear();
        m_desk->settings().set(settings::options::language, language);
        m_desk->settings().set(settings::options::theme, theme);
        m_desk->mailThrough(mailPort);
        m_desk->showQuestions();
        m_desk->secretStore().setNeedsPrompt(hasLockedKeychain);
        QVERIFY(m_desk->unlock() && m_desk->startLocal());
        window().start();
        window().resize(1280, 800);
        window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
    }
    void addRows()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<settings::Theme>("theme");
        using settings::Theme;
        QTest::newRow("en-light") << u"en"_s << Theme::Light;
        QTest::newRow("de-dark") << u"de"_s << Theme::Dark;
        QTest::newRow("ar-light") << u"ar"_s << Theme::Light;
        QTest::newRow("fr-contrast") << u"fr"_s << Theme::HighContrast;
    }
    void check() { QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n'))); }

private Q_SLOTS:
    void cleanup() { m_desk.reset(); }

    void starts_data() { addRows(); }
    void starts()
    {
        open();
        const QString folder = u"/home/nora/.local/share/Inkstone"_s;
        const std::pair<const char*, Message> faults[] = {
            {"start-newer", reasons::dataFromNewerVersion()},
            {"start-locks", reasons::databaseWithoutLocks(folder)},
            {"start-folder", reasons::workplaceFolderNotMade(folder)},
            {"start-backup", reasons::upgradeBackupFailed(folder + u"/backup"_s, reasons::diskFull())},
            {"start-damaged", reasons::databaseDamaged(folder + u"/service/service.db"_s)}};
        for (const auto& [name, reason] : faults) {
            StartErrorDialog dialog(fail(ErrorCode::Database, reason).value(), folder);
            shootDialog(dialog, name);
        }
        WidgetPrompts asks;
        reportDamage(asks, &window(), fail(ErrorCode::Database, reasons::storedDataDamaged()).value(),
                     folder);
        auto* damage = window().findChild<QDialog*>(u"dataDamaged"_s);
        QVERIFY(damage);
        shootDialog(*damage, "damaged");
        delete damage;
        check();
    }

    void keychain_data() { addRows(); }
    void keychain()
    {
        open(2525, true);
        auto* banner = window().findChild<KeychainBanner*>();
        banner->setLockedAccount(u"nora.lind@legal.example.org"_s, true);
        shoot(window(), "keychain-account");
        window().findChild<Toast*>()->showMessage(
            QCoreApplication::translate("ink::ui::AccountOpener", "Unlock the keychain to open this."));
        shoot(window(), "keychain-account-toast");
        window().findChild<Toast*>()->dismiss();
        banner->setLockedAccount(std::nullopt);
        m_desk->secretStore().setFailure(ErrorCode::Keychain);
        const domain::Document lease = m_desk->create(u"Lease 14B"_s, {u"Anna Berg"_s}, true);
        QVERIFY(m_desk->sign(lease, 0));
        QTRY_VERIFY_WITH_TIMEOUT(banner->isVisible(), patience);
        window().documentsPage().refresh();
        window().documentsPage().select(lease.id);
        shoot(window(), "keychain-seal");
        m_desk->secretStore().setFailure(std::nullopt);
        banner->findChild<QPushButton*>(u"bannerAction"_s)->click();
        QTRY_VERIFY_WITH_TIMEOUT(!banner->isVisible(), patience);
        shoot(window(), "keychain-unlocked-toast");
        SealKeyDialog dialog(m_desk->workplace().localSecrets(), &window());
        dialog.setAttribute(Qt::WA_DeleteOnClose, false);
        shootDialog(dialog, "keychain-dialog");
        check();
    }

    void permission_data() { addRows(); }
    void permission()
    {
        open();
        permission::Question question;
        question.program = u"Desk assistant"_s;
        question.account = u"sam@example.com"_s;
        question.title = u"Lease 14B, Mill Lane"_s;
        question.recipients = {{u"Anna Berg"_s, u"anna.berg@example.com"_s, 1, false},
                               {u"Ben Özdemir"_s, u"ben@example.com"_s, 2, false},
                               {u"Accounting"_s, u"accounting@example.com"_s, 2, true}};
        question.files = {{u"/home/sam/Documents/Leases/2026/lease-14b-mill-lane-final.pdf"_s, 345'678,
                           u"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"_s}};
        question.values = {{u"caseNumber"_s, u"2026-117"_s}};
        question.message = u"Dear all,\nplease sign by Friday."_s;
        question.costCents = 50;
        PermissionDialog dialog(question, &window());
        shootDialog(dialog, "permission");
        check();
    }

    void filesThatChange_data() { addRows(); }
    void filesThatChange()
    {
        open();
        const QByteArray script = "<</S /JavaScript /JS (app.alert\\(1\\))>>";
        const QList<std::pair<QString, QByteArray>> files{
            {u"Tax form 2026.pdf"_s,
             pageFile("/NeedsRendering true /AcroForm <</Fields [] /XFA 6 0 R>>", {}, {rawStream("<xdp/>")})},
            {u"Board papers.pdf"_s,
             pageFile("/Collection <<>> /Names <</EmbeddedFiles <</Names [(a.pdf) <</F (a.pdf) /EF <</F 6 0 "
                      "R>>>>]>>>>",
                      {}, {rawStream(pageFile(""), "/Type /EmbeddedFile")})},
            {u"Order with calculated totals.pdf"_s, pageFile("/OpenAction " + script)},
            {u"Price list, third edition with layers for the office and for paper.pdf"_s,
             pageFile("/OCProperties <</OCGs [6 0 R] /D <</AS [<</Event /Print /Category [/Print] /OCGs [6 0 "
                      "R]>>]>>>> /OpenAction " +
                          script,
                      {}, {"<</Type /OCG /Name (One) /Usage <</Print <</PrintState /OFF>>>>>>"})}};
        int number = 0;
        for (const auto& [name, bytes] : files) {
            const QString path = write(name, bytes);
            QVERIFY(!path.isEmpty());
            window().openFiles({path});
            QTRY_VERIFY_WITH_TIMEOUT(
                !window().editorPage().isEmpty() && !window().editorPage().documentId().isNull(), patience);
            auto& editor = window().editorPage();
            QTRY_VERIFY_WITH_TIMEOUT(editor.workspace().view().isPagePainted(1), patience);
            auto* notice = editor.findChild<Banner*>(u"contentNotice"_s);
            QTRY_VERIFY2(notice->isVisible(), qPrintable(name));
            shoot(window(), qPrintable(u"content-%1"_s.arg(++number)));
            editor.closeDocument();
        }
        check();
    }

    void reminders_data() { addRows(); }
    void reminders()
    {
        test::SmtpSink sink;
        if (!test::require(sink.start(), "aiosmtpd")) return;
        open(sink.port());
        for (const QString& title : {u"Lease 14B"_s, u"Lease 15B"_s})
            QVERIFY(!m_desk->create(title, {u"Anna Berg"_s, u"Ben Ünal"_s}, true).id.isNull());
        auto& page = window().documentsPage();
        page.refresh();
        QTRY_COMPARE_WITH_TIMEOUT(page.table()->model()->rowCount(), 2, patience);
        page.table()->selectAll();
        page.selectionActions().remind();
        QDialog* dialog = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((dialog = window().findChild<QDialog*>(u"remindMany"_s)), patience);
        shootDialog(*dialog, "remind-many");
        delete dialog;
        check();
    }

    void changedFile_data() { addRows(); }
    void changedFile()
    {
        open();
        auto& page = window().verifyPage();
        window().verifyFile(write(u"Rent agreement.pdf"_s, filledLater()));
        QTRY_VERIFY_WITH_TIMEOUT(page.isVisible() && page.report(), patience);
        shoot(window(), "verify-filled-later");
        const QDir more(qEnvironmentVariable("INKSTONE_SHOT_SIGNED")); // further files to look at
        if (qEnvironmentVariableIsSet("INKSTONE_SHOT_SIGNED"))
            for (const QString& name : more.entryList({u"*.pdf"_s}, QDir::Files)) {
                QSignalSpy finished(&page, &VerifyPage::finished);
                page.verifyFile(more.filePath(name));
                QTRY_VERIFY_WITH_TIMEOUT(finished.count() == 1, patience);
                shoot(window(), qPrintable(u"verify-"_s + name));
            }
        check();
    }

    void tables_data() { addRows(); }
    void tables()
    {
        open();
        domain::Document wanted;
        wanted.title = u"Offer letter"_s;
        wanted.type = domain::DocumentType::BulkTemplate;
        wanted.senderName = u"Nora Lind"_s;
        wanted.senderEmail = u"nora@example.org"_s;
        wanted.invitations = {test::invitation(u"Candidate"_s, {})};
        wanted.tags = {test::tag(domain::TagType::PrefillableNumber, u"Salary"_s, 1, 1, 100, 160),
                       test::tag(domain::TagType::Signature, u"Signature"_s, 3, 1, 76, 152)};
        std::optional<domain::DocumentId> made;
        m_desk->session().client()->create(wanted, {{u"agreement.pdf"_s, test::WindowFixture::sample()}},
                                           u"offer"_s, &window(),
                                           [&made](const Result<domain::Document>& result) {
                                               made = result ? result->id : domain::DocumentId();
                                           });
        QTRY_VERIFY_WITH_TIMEOUT(made && !made->isNull(), patience);
        auto& page = window().bulkPage();
        window().showBulk();
        page.begin(*made);
        QStringList paths{write(u"salaries.csv"_s,
                                "Offer letters of spring;;\nSales, confidential;;\n;;\n"
                                "Name;E-mail;Salary\n\xa3ukasz \xaf\xf3\xb3\xe6;l@example.org;51000\n"
                                "#N/A;ben@example.org;a lot\n=\"00123\";cara@example;48000;surplus\n")};
        const QDir more(qEnvironmentVariable("INKSTONE_SHOT_SHEETS"));
        if (qEnvironmentVariableIsSet("INKSTONE_SHOT_SHEETS"))
            for (const QString& name : more.entryList(QDir::Files))
                paths.append(more.filePath(name));
        for (const QString& path : std::as_const(paths)) {
            page.setup().openTable(path);
            shoot(window(), qPrintable(u"bulk-"_s + QFileInfo(path).fileName()));
        }
        check();
    }

    void versions_data() { addRows(); }
    void versions()
    {
        open();
        const domain::Document draft =
            m_desk->create(u"Framework agreement"_s, {u"Anna Berg"_s, u"Ben Ünal"_s}, false);
        window().edit(draft.id);
        auto& editor = window().editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(
            editor.documentId() == draft.id && editor.workspace().view().isPagePainted(1), patience);
        wire::DocumentPatch patch;
        patch.title = u"Framework agreement, as Émile wrote it"_s;
        patch.message = u"Please sign by Friday."_s;
        QList<domain::Invitation> people = draft.invitations;
        people[0].jobTitle = u"Head of sales"_s;
        people[1].recipientName = u"Benjamin Ünal"_s;
        patch.invitations = people;
        QList<domain::Tag> tags = draft.tags;
        tags[0].rect.left += 44;
        tags[0].rect.top += 60;
        tags[1].isMandatory = !tags[1].isMandatory;
        patch.tags = tags;
        std::optional<bool> changed;
        m_desk->session().client()->update(
            draft.id, patch, {}, this,
            [&](const Result<domain::Document>& answer) { changed = answer.has_value(); });
        QTRY_VERIFY_WITH_TIMEOUT(changed && *changed, patience);
        auto& view = editor.workspace().view();
        view.editor().placeTag(domain::TagType::Text, {0, {100, 200}});
        auto* title = editor.findChild<QLineEdit*>(u"documentTitle"_s);
        title->setFocus();
        title->selectAll();
        QTest::keyClicks(title, u"Framework agreement, final"_s);
        QTest::keyClick(title, Qt::Key_Return);
        ConflictDialog* conflict = nullptr;
        QTRY_VERIFY_WITH_TIMEOUT((conflict = editor.findChild<ConflictDialog*>()) && conflict->isVisible(),
                                 patience);
        shootDialog(*conflict, "conflict-many");
        delete conflict;

        domain::Tag shown = draft.tags.at(1);
        shown.id = domain::TagId(5);
        domain::Tag now = shown;
        now.rect.left += 100;
        now.rect.top += 60;
        wire::ShownDifference moved;
        moved.id = shown.id;
        moved.name = shown.name;
        moved.isAppearanceDifferent = true;
        wire::ShownDifference value;
        value.id = domain::TagId(6);
        value.name = u"Rent per month"_s;
        value.isEditable = true;
        value.shownText = u"900"_s;
        value.storedText = u"100"_s;
        wire::ShownDifference both = moved;
        both.id = domain::TagId(7);
        both.name = u"Start"_s;
        domain::Tag began = shown;
        began.id = both.id;
        wire::SignerTag begins;
        begins.tag = began;
        begins.tag.isMandatory = !began.isMandatory;
        both.shownText = u"2026-03-01"_s;
        both.storedText = u"2026-04-01"_s;
        const auto fill = [](SigningDifference& page, const QList<wire::ShownDifference>& all,
                             const QList<domain::Tag>& mine, const QList<wire::SignerTag>& stored) {
            page.setDifferences(all, mine, stored);
            page.resize(1000, 640);
            page.show();
            page.focusFirstChoice();
        };
        wire::SignerTag stored;
        stored.tag = now;
        SigningDifference corrected;
        fill(corrected, {moved, both, value}, {shown, began}, {stored, begins});
        shoot(corrected, "difference-corrected");
        SigningDifference values;
        fill(values, {value}, {shown}, {});
        shoot(values, "difference-values");
        check();
    }
};

INK_TEST(TestNoticeScreens, "tst_noticescreens")

} // namespace tst_noticescreens

#include "tst_noticescreens.moc"
