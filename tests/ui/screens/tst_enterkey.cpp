// Enter acts on the control that has the focus: every dialog of the window, walked with real keys; and what
// would be hard to take back (sending, reminding, cancelling, deleting), measured by mails and documents.
#include "app/domain/bulk/columnmapping.h"
#include "app/domain/document/document.h"
#include "app/tables/table.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/session/absences.h"
#include "app/workflow/signing/kioskpin.h"
#include "tests/support/events.h"
#include "tests/support/localdraft.h"
#include "tests/support/requirements.h"
#include "tests/support/smtpsink.h"
#include "tests/support/testmain.h"
#include "tests/ui/parts.h"
#include "tests/ui/screens/entercheck.h"
#include "tests/ui/windowfixture.h"
#include "ui/dialogs/permissiondialog.h"
#include "ui/dialogs/widgetprompts.h"
#include "ui/help/helppanel.h"
#include "ui/pages/account/absencedialog.h"
#include "ui/pages/account/customfielddialog.h"
#include "ui/pages/account/eventreplaydialog.h"
#include "ui/pages/account/eventsubscriptiondialog.h"
#include "ui/pages/bulk/bulktextsdialog.h"
#include "ui/pages/documents/correct/correctiondialog.h"
#include "ui/pages/documents/correct/correctmanydialog.h"
#include "ui/pages/documents/details/answerdialog.h"
#include "ui/pages/documents/details/datadialog.h"
#include "ui/pages/documents/details/linkdialog.h"
#include "ui/pages/documents/details/questionpositiondialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/exportdialog.h"
#include "ui/pages/documents/list/folderchooser.h"
#include "ui/pages/documents/paper/paperdialog.h"
#include "ui/pages/documents/selectionactions.h"
#include "ui/pages/editor/correcttagsdialog.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/recipients/filevisibilitydialog.h"
#include "ui/pages/editor/workspace/editorplacementdialogs.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/outbox/conflictdialog.h"
#include "ui/pages/signing/delegatedialog.h"
#include "ui/pages/signing/nextpeopledialog.h"
#include "ui/pages/signing/signingpositiondialog.h"
#include "ui/pages/signing/signingquestiondialog.h"
#include "ui/pages/templates/templatedefaults.h"
#include "ui/shell/kiosk/kioskdialogs.h"
#include "ui/shell/sealkeydialog.h"
#include "ui/shell/shortcutdialog.h"
#include "ui/shell/supportdialogs.h"
#include "ui/shell/window/starterrordialog.h"
#include "ui/viewer/pageview.h"

#include <QApplication>
#include <QDirIterator>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSet>
#include <QToolButton>
#include <QUndoStack>

namespace tst_enterkey {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int patience = 30'000;
constexpr int maxDialogHeight = 600; ///< px

/** Inputs whose Enter key completes an action that can be undone or that has no other input. A new line here
 * needs the same reason; nothing that sends, deletes, signs, cancels or declines belongs here. */
const QSet<QString>& confirmingInputs()
{
    static const QSet<QString> all{
        u"qInput -> questionAccept"_s, // one line: the name of a folder
        u"kioskNewPin -> kioskLock"_s,         u"kioskRepeatPin -> kioskLock"_s,
        u"kioskPin -> kioskUnlock"_s,          u"sealPassphrase -> sealUsePassphrase"_s,
        u"exportFolder -> exportGo"_s,         u"exportPattern -> exportGo"_s,
        u"folderSearch -> folderChooserGo"_s,  u"folderChoices -> folderChooserGo"_s,
        u"bulkTextsTitle -> bulkTextsApply"_s, u"pagePin -> closes"_s};
    return all;
}

bool mayConfirm(const QString& line)
{
    return confirmingInputs().contains(line) || line.endsWith(u" -> placeAccept") || // of a drawing
           line.endsWith(u" -> absenceSave") || line.endsWith(u" -> customFieldSave") ||
           line.endsWith(u" -> subscriptionSave") || line.endsWith(u" -> defaultsSave");
}

/** Names of all classes of dialogs in the sources of the window. */
QSet<QString> dialogClasses()
{
    QSet<QString> found;
    static const QRegularExpression form(
        u"class (\\w+)(?: final)? : public (Q\\w*Dialog|\\w+Dialog|QWizard)\\b"_s);
    QDirIterator files(test::sourcePath(u"ui"_s), {u"*.h"_s, u"*.cpp"_s}, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (!file.open(QIODevice::ReadOnly)) continue;
        for (auto each = form.globalMatch(QString::fromUtf8(file.readAll())); each.hasNext();)
            found.insert(each.next().captured(1));
    }
    return found;
}

} // namespace

class TestEnterKey final : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::WindowFixture> m_desk;
    QStringList m_faults;
    QSet<QString> m_walked;
    int m_checked = 0;

    test::DeskWindow& window() { return *m_desk->window; }

    void walk(QDialog& dialog)
    {
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        test::processEvents(); // it has its height now
        const int height = dialog.height();
        for (const QMetaObject* type = dialog.metaObject(); type; type = type->superClass())
            m_walked.insert(QString::fromLatin1(type->className()).section(u"::"_s, -1));
        const test::EnterWalk walked = test::walkWithEnter(dialog);
        m_faults << walked.faults;
        m_checked += walked.checked;
        // One that shows pages may be as high as the window.
        const int maxHeight = dialog.findChild<PageView*>() ? window().height() : maxDialogHeight;
        if (height > maxHeight) m_faults << u"%1 is %2 px high"_s.arg(dialog.objectName()).arg(height);
        for (const QString& line : walked.confirming)
            if (!mayConfirm(line)) m_faults << u"%1: Enter on %2"_s.arg(dialog.objectName(), line);
        if (walked.checked == 0) m_faults << dialog.objectName() + u": nothing takes the focus"_s;
    }
    template <typename Dialog, typename... Arguments> void walkNew(Arguments&&... arguments)
    {
        QPointer<Dialog> dialog = new Dialog(std::forward<Arguments>(arguments)...);
        walk(*dialog);
        delete dialog;
    }
    /** Walks the dialog of this name that the window opens, then closes it. */
    void walkOpened(const QString& name)
    {
        QDialog* dialog = nullptr;
        QTRY_VERIFY2_WITH_TIMEOUT((dialog = window().findChild<QDialog*>(name)) && dialog->isVisible(),
                                  qPrintable(name), patience);
        walk(*dialog);
        delete dialog;
    }
    void act(const char* action)
    {
        auto* found = window().actions().action(QLatin1StringView(action));
        QVERIFY2(found, action);
        found->trigger();
    }
    void show()
    {
        window().resize(1280, 800);
        window().show();
        QVERIFY(QTest::qWaitForWindowExposed(&window()));
    }
    void edit(domain::DocumentId id)
    {
        window().edit(id);
        auto& editor = window().editorPage();
        QTRY_VERIFY_WITH_TIMEOUT(!editor.isEmpty() && editor.documentId() == id, patience);
        QTRY_VERIFY_WITH_TIMEOUT(editor.workspace().view().isPagePainted(1), patience);
    }

    void questions();
    void ofTheShell();
    void ofDocuments(const domain::Document& sent);
    void ofTheEditor(const domain::Document& draft, const domain::Document& sent);
    void ofSigning(const domain::Document& sent);

    // Effects.
    /** A dialog that closes deletes itself. */
    QPointer<QDialog> opened(const QString& name)
    {
        QPointer<QDialog> dialog;
        (void)QTest::qWaitFor(
            [&] { return (dialog = window().findChild<QDialog*>(name)) && dialog->isVisible(); }, patience);
        if (!dialog || !test::activate(*dialog)) return {};
        return dialog;
    }
    static QWidget* focus() { return QApplication::focusWidget(); }
    static bool tabTo(QDialog& dialog, const QString& name)
    {
        QStringList passed;
        for (int i = 0; i < 80; ++i) {
            passed << (focus() ? focus()->objectName() : u"nothing"_s);
            if (passed.last() == name) return true;
            QTest::keyClick(focus() ? focus() : &dialog, Qt::Key_Tab);
        }
        qWarning("%s", qPrintable(passed.join(u' ')));
        return false;
    }
    std::optional<domain::SigningStatus> statusOf(domain::DocumentId id)
    {
        std::optional<domain::SigningStatus> status;
        bool answered = false;
        m_desk->session().client()->retrieve(id, &window(), [&](const Result<domain::Document>& now) {
            if (now && !now->deleted) status = now->status;
            answered = true;
        });
        (void)QTest::qWaitFor([&answered] { return answered; }, patience);
        return status;
    }
    void select(domain::DocumentId id)
    {
        auto& page = window().documentsPage();
        window().showDocuments();
        page.refresh();
        page.select(id);
        QTRY_COMPARE_WITH_TIMEOUT(page.table()->selectedDocument(), id, patience);
    }

private Q_SLOTS:
    void everyDialog();
    void everyClassWasWalked();
    void sending();
    void manySteps();
    void reminding();
    void cancellingAndDeleting();
    void cleanup() { m_desk.reset(); }
};

void TestEnterKey::questions()
{
    WidgetPrompts prompts;
    for (const bool destructive : {false, true}) {
        prompts.confirm(
            &window(),
            {u"q"_s, u"Send reminders?"_s, u"To two people."_s, u"Send"_s, destructive, u"Open settings"_s},
            [](bool) {});
        walkOpened(u"q"_s);
    }
    for (const bool multiline : {false, true}) {
        prompts.text(
            &window(),
            {u"q"_s, u"Cancel signing"_s, u"Reason"_s, u"No"_s, u"Cancel document"_s, 255, multiline},
            [](const std::optional<QString>&) {});
        walkOpened(u"q"_s);
    }
    m_walked << u"ConfirmDialog"_s << u"TextDialog"_s; // they have no meta-object of their own
}

void TestEnterKey::ofTheShell()
{
    walkNew<KioskLockDialog>(&window());
    const SystemClock clock;
    workflow::KioskPin pin(clock);
    pin.set(u"471147"_s);
    walkNew<KioskPinDialog>(pin, &window());
    walkNew<LogViewer>(m_desk->path(u"none.log"_s), &window());
    walkNew<CrashReportDialog>(m_desk->path(u"none.txt"_s), &window());
    walkNew<HelpDialog>(&window());
    walkNew<SealKeyDialog>(m_desk->workplace().localSecrets(), &window());
    walkNew<StartErrorDialog>(fail(ErrorCode::Database, Message::literal(u"Damaged."_s)).value(), u"/tmp"_s);
    permission::Question question;
    question.program = u"assistant"_s;
    question.title = u"Lease"_s;
    walkNew<PermissionDialog>(question, &window());
    act("help.about");
    walkOpened(u"about"_s);
    act("help.shortcuts");
    ShortcutDialog* sheet = nullptr;
    QTRY_VERIFY((sheet = window().findChild<ShortcutDialog*>()) && sheet->isVisible());
    walk(*sheet);
    delete sheet;
}

void TestEnterKey::ofDocuments(const domain::Document& sent)
{
    auto& session = m_desk->session();
    const SystemClock clock;
    domain::Question question;
    question.number = 1;
    question.text = u"Which rent?"_s;
    question.pageIndex = 1;
    workflow::FolderTree folders(session);
    workflow::Absences absences(session);
    walkNew<LinkDialog>(sent, sent.invitations.at(0), &window());
    walkNew<CorrectionDialog>(sent, session, clock, m_desk->prompts, &window());
    walkNew<CorrectManyDialog>(4, QDate(2026, 3, 1), &window());
    walkNew<DataDialog>(domain::DocumentData{{u"caseNumber"_s, u"A 1"_s}}, &window());
    walkNew<AnswerDialog>(question, &window());
    walkNew<QuestionPositionDialog>(session, sent, question, &window());
    walkNew<ExportDialog>(QList{workflow::refOf(sent)}, QHash<domain::FolderId, QString>(),
                          m_desk->settings(), m_desk->prompts, &window());
    walkNew<FolderChooser>(folders, m_desk->prompts, u"Move 1 document"_s, domain::FolderId(), &window());
    PaperDialog paper(sent.id, 3, sent.title, u"Anna Berg"_s, &window());
    PaperScan scan;
    QImage image(60, 90, QImage::Format_RGB32);
    image.fill(Qt::white);
    for (int page = 1; page <= 3; ++page)
        scan.sheets.append({image, domain::PaperMark{sent.id, page, u"a1b2c3"_s}});
    paper.setScan(scan);
    walk(paper);
    paper.hide();
    walkNew<TemplateDefaultsDialog>(sent, true, &window());
    walkNew<AbsenceDialog>(absences, domain::Absence(), &window());
    walkNew<EventSubscriptionDialog>(session, QString(), &window());
    walkNew<EventReplayDialog>(session, domain::EventSubscription(), clock, &window());
    walkNew<CustomFieldDialog>(domain::CustomFields(), qsizetype{-1}, domain::FieldUse(), &window());
    walkNew<BulkTextsDialog>(domain::RowTextPatterns{u"Lease"_s, {}}, domain::BulkForm(),
                             domain::ColumnMapping(), tables::Table(), &window());
}

void TestEnterKey::ofTheEditor(const domain::Document& draft, const domain::Document& sent)
{
    edit(draft.id);
    act("document.send");
    walkOpened(u"sendDialog"_s);
    domain::Document shared = draft;
    shared.files.append(shared.files.constFirst());
    test::LocalDraft target(shared);
    QUndoStack stack;
    walkNew<FileVisibilityDialog>(target, stack, true, &window());
    walkNew<EditorDuplicateDialog>(3, QList<int>{1}, &window());
    walkNew<EditorGridDialog>(domain::TagType::Checkbox, QSize(2, 2), &window());
    walkNew<EditorArrayDialog>([](int rows, int columns, QSize) { return rows * columns - 1; }, &window());
    // A conflict: the draft is changed elsewhere and here.
    auto& editor = window().editorPage();
    wire::DocumentPatch patch;
    patch.title = u"As Émile wrote it"_s;
    std::optional<bool> changed;
    m_desk->session().client()->update(
        draft.id, patch, {}, this,
        [&](const Result<domain::Document>& answer) { changed = answer.has_value(); });
    QTRY_VERIFY_WITH_TIMEOUT(changed && *changed, patience);
    auto* title = editor.findChild<QLineEdit*>(u"documentTitle"_s);
    title->setFocus();
    title->selectAll();
    QTest::keyClicks(title, u"As I wrote it"_s);
    QTest::keyClick(title, Qt::Key_Return);
    ConflictDialog* conflict = nullptr;
    QTRY_VERIFY_WITH_TIMEOUT((conflict = editor.findChild<ConflictDialog*>()) && conflict->isVisible(),
                             patience);
    walk(*conflict);
    delete conflict;
    editor.closeDocument();
    window().showDocuments();
    QPointer<CorrectTagsDialog> tags =
        new CorrectTagsDialog(m_desk->session(), m_desk->settings(), m_desk->prompts, &window());
    tags->start(sent.id);
    QTRY_VERIFY_WITH_TIMEOUT(tags->isVisible() && tags->workspace().isEnabled() &&
                                 tags->workspace().view().isPagePainted(1),
                             patience);
    walk(*tags);
    delete tags;
}

void TestEnterKey::ofSigning(const domain::Document& sent)
{
    workflow::InPersonSession signing(m_desk->session());
    std::optional<bool> isOpen;
    signing.open(sent.id, sent.invitations.at(0).guid, this,
                 [&isOpen](const Result<void>& result) { isOpen = result.has_value(); });
    QTRY_VERIFY_WITH_TIMEOUT(isOpen && *isOpen, patience);
    PageView pages;
    pages.setDocument(signing.form().filled());
    walkNew<DelegateDialog>(&window());
    walkNew<NextPeopleDialog>(QList<wire::NextPerson>{{2, u"Witness"_s, {}, true}}, &window());
    QPointer<SigningQuestionDialog> ask = new SigningQuestionDialog(signing, pages, &window());
    ask->show();
    ask->findChild<QPlainTextEdit*>(u"askQuestion"_s)->setPlainText(u"Which rent?"_s);
    walk(*ask);
    delete ask;
    using Purpose = SigningPositionDialog::Purpose;
    for (const Purpose purpose : {Purpose::ShowQuestion, Purpose::MarkQuestion})
        walkNew<SigningPositionDialog>(signing, purpose, PagePoint{0, QPointF(100, 100)}, u"Which rent?"_s,
                                       &window());
}

void TestEnterKey::everyDialog()
{
    m_desk = std::make_unique<test::WindowFixture>();
    m_desk->mailThrough(2525);
    QVERIFY(m_desk->startLocal());
    show();
    const domain::Document draft =
        m_desk->create(u"Framework agreement"_s, {u"Anna Berg"_s, u"Ben Ünal"_s}, false);
    const domain::Document sent = m_desk->create(u"Lease 14B"_s, {u"Anna Berg"_s, u"Ben Ünal"_s}, true);
    QVERIFY(!draft.id.isNull() && !sent.id.isNull());
    questions();
    if (!QTest::currentTestFailed()) ofTheShell();
    if (!QTest::currentTestFailed()) ofDocuments(sent);
    if (!QTest::currentTestFailed()) ofTheEditor(draft, sent);
    if (!QTest::currentTestFailed()) ofSigning(sent);
    for (const QString& fault : std::as_const(m_faults))
        qWarning("%s", qPrintable(fault));
    QVERIFY2(m_faults.isEmpty(), qPrintable(u'\n' + m_faults.join(u'\n')));
    QVERIFY2(m_checked > 150, qPrintable(QString::number(m_checked)));
}

/** A new dialog has to be walked above. */
void TestEnterKey::everyClassWasWalked()
{
    const QSet<QString> all = dialogClasses();
    QVERIFY2(all.size() > 20, qPrintable(QString::number(all.size())));
    const QSet<QString> left = all - m_walked;
    QVERIFY2(left.isEmpty(), qPrintable(QStringList(left.cbegin(), left.cend()).join(u' ')));
}

void TestEnterKey::sending()
{
    test::SmtpSink sink;
    if (!test::require(sink.start(), "aiosmtpd")) return;
    m_desk = std::make_unique<test::WindowFixture>();
    m_desk->mailThrough(sink.port());
    QVERIFY(m_desk->startLocal());
    show();
    const domain::Document draft = m_desk->create(u"Lease 14B"_s, {u"Anna Berg"_s, u"Ben Ünal"_s}, false);
    QVERIFY(!draft.id.isNull());
    edit(draft.id);
    QStringList stops;
    for (int stop = 0; stop < 40; ++stop) {
        act("document.send");
        QPointer<QDialog> dialog = opened(u"sendDialog"_s);
        QVERIFY(dialog);
        dialog->findChild<QToolButton*>(u"sendOptions"_s)->click();
        for (int i = 0; i < stop; ++i)
            QTest::keyClick(focus(), Qt::Key_Tab);
        const QString at = focus()->objectName();
        if (stops.contains(at) && !at.isEmpty()) {
            delete dialog;
            break;
        }
        stops << at;
        if (at == u"sendNow"_s || at == u"sendSettings"_s) { // the button itself; another page
            delete dialog;
            continue;
        }
        QTest::keyClick(focus(), stop % 2 == 0 ? Qt::Key_Return : Qt::Key_Enter);
        test::processEvents();
        for (int popups = 0; QApplication::activePopupWidget() && popups < 5; ++popups)
            QApplication::activePopupWidget()->close();
        QCOMPARE(dialog && dialog->isVisible(), at != u"sendCancel"_s);
        QPointer<QDialog> left = window().findChild<QDialog*>(u"sendDialog"_s);
        delete left;
        QCOMPARE(statusOf(draft.id), domain::SigningStatus::Draft);
    }
    QVERIFY2(stops.contains(u"sendCancel"_s) && stops.contains(u"sendNow"_s) &&
                 stops.contains(u"sendSignaturePerSigner"_s) && stops.contains(u"sendSubject"_s),
             qPrintable(stops.join(u' ')));
    m_desk->settle();
    QVERIFY(sink.nothing());
    // Its own button does it.
    act("document.send");
    QPointer<QDialog> dialog = opened(u"sendDialog"_s);
    QVERIFY(dialog && tabTo(*dialog, u"sendNow"_s));
    QTest::keyClick(focus(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(statusOf(draft.id), domain::SigningStatus::InProgress, patience);
    QVERIFY(!sink.next(patience).isEmpty());
}

/** The dialog stays low however many steps and recipients there are; nothing is cut off, and the options
 * scroll. */
void TestEnterKey::manySteps()
{
    m_desk = std::make_unique<test::WindowFixture>();
    m_desk->mailThrough(2525);
    QVERIFY(m_desk->startLocal());
    show();
    for (const int count : {1, 3, 12}) {
        domain::Document wanted = test::WindowFixture::fromNora(u"Lease 14B"_s);
        wanted.invitations.clear();
        for (int i = 1; i <= count; ++i) {
            auto person = test::invitation(u"Person %1"_s.arg(i), u"person%1@example.org"_s.arg(i),
                                           domain::ActionType::Signer, i);
            person.guid.clear();
            wanted.invitations.append(person);
            wanted.tags.append(test::tag(domain::TagType::Signature, u"Signature %1"_s.arg(i), 1, i));
        }
        wanted.status = domain::SigningStatus::Draft;
        const domain::Document draft = m_desk->create(wanted);
        QVERIFY(!draft.id.isNull());
        edit(draft.id);
        act("document.send");
        QPointer<QDialog> dialog = opened(u"sendDialog"_s);
        QVERIFY(dialog);
        test::processEvents();
        QVERIFY2(dialog->height() <= maxDialogHeight, qPrintable(QString::number(dialog->height())));
        // Each person once.
        int shown = 0;
        for (const QLabel* label : dialog->findChildren<QLabel*>())
            if (label->text().contains(u"Person 1"_s) && !label->text().contains(u"Person 1"_s + u'0') &&
                !label->text().contains(u"Person 11"_s) && !label->text().contains(u"Person 12"_s))
                ++shown;
        QCOMPARE(shown, 1);
        test::keepPicture(*dialog, u"send-%1.png"_s.arg(count));
        dialog->findChild<QToolButton*>(u"sendOptions"_s)->click();
        QVERIFY(dialog->findChild<QWidget*>(u"sendLanguage"_s)->isVisible());
        test::processEvents();
        QVERIFY2(dialog->height() <= maxDialogHeight, qPrintable(QString::number(dialog->height())));
        for (const auto& name : {u"sendNow"_s, u"sendCancel"_s}) {
            const auto* button = dialog->findChild<QPushButton*>(name);
            QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
        }
        test::keepPicture(*dialog, u"send-options-%1.png"_s.arg(count));
        delete dialog;
    }
}

void TestEnterKey::reminding()
{
    test::SmtpSink sink;
    if (!test::require(sink.start(), "aiosmtpd")) return;
    m_desk = std::make_unique<test::WindowFixture>();
    m_desk->mailThrough(sink.port());
    m_desk->showQuestions();
    QVERIFY(m_desk->startLocal());
    show();
    for (const QString& title : {u"Lease 14B"_s, u"Lease 15B"_s}) {
        QVERIFY(!m_desk->create(title, {u"Anna Berg"_s}, true).id.isNull());
        QVERIFY(!sink.next(patience).isEmpty()); // the invitation
    }
    auto& page = window().documentsPage();
    window().showDocuments();
    page.refresh();
    QTRY_COMPARE_WITH_TIMEOUT(page.table()->model()->rowCount(), 2, patience);
    page.table()->selectAll();
    page.selectionActions().remind();
    QPointer<QDialog> dialog = opened(u"remindMany"_s);
    // Nobody else can open the links: the question says so, and Cancel comes first.
    QVERIFY(dialog && dialog->accessibleDescription().contains(u"only on this computer"_s));
    QCOMPARE(focus()->objectName(), u"questionCancel"_s);
    QTest::keyClick(focus(), Qt::Key_Return);
    QTRY_VERIFY(!window().findChild<QDialog*>(u"remindMany"_s));
    m_desk->settle();
    QVERIFY(sink.nothing());
    page.selectionActions().remind();
    dialog = opened(u"remindMany"_s);
    QVERIFY(dialog && tabTo(*dialog, u"questionAccept"_s));
    QTest::keyClick(focus(), Qt::Key_Return);
    for (int letter = 0; letter < 2; ++letter) // the requests need the event loop
        QVERIFY(QTest::qWaitFor([&sink] { return !sink.next(100).isEmpty(); }, patience));
    // The third button leads to the settings, and sends nothing.
    page.selectionActions().remind();
    dialog = opened(u"remindMany"_s);
    QVERIFY(dialog && tabTo(*dialog, u"questionOther"_s));
    QTest::keyClick(focus(), Qt::Key_Return);
    QTRY_COMPARE(window().currentPage(), static_cast<QWidget*>(&window().settingsPage()));
    m_desk->settle();
    QVERIFY(sink.nothing());
}

void TestEnterKey::cancellingAndDeleting()
{
    m_desk = std::make_unique<test::WindowFixture>();
    m_desk->showQuestions();
    QVERIFY(m_desk->startLocal());
    show();
    const domain::Document sent = m_desk->create(u"Lease 14B"_s, {u"Anna Berg"_s}, true);
    const domain::Document running = m_desk->create(u"Lease 15B"_s, {u"Anna Berg"_s}, true);
    auto& page = window().documentsPage();

    select(sent.id);
    page.selectionActions().cancel();
    QPointer<QDialog> dialog = opened(u"cancelReason"_s);
    QVERIFY(dialog);
    QTest::keyClicks(focus(), u"No longer needed"_s);
    QTest::keyClick(focus(), Qt::Key_Return); // a new line
    QVERIFY(dialog && dialog->isVisible());
    QVERIFY(tabTo(*dialog, u"questionCancel"_s));
    QTest::keyClick(focus(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(dialog && dialog->isVisible());
    QTest::keyClick(focus(), Qt::Key_Return);
    QTRY_VERIFY(!window().findChild<QDialog*>(u"cancelReason"_s));
    QCOMPARE(statusOf(sent.id), domain::SigningStatus::InProgress);

    select(running.id);
    page.selectionActions().trash();
    dialog = opened(u"trashRunning"_s);
    QVERIFY(dialog);
    QCOMPARE(focus()->objectName(), u"questionCancel"_s);
    QTest::keyClick(focus(), Qt::Key_Return);
    QTRY_VERIFY(!window().findChild<QDialog*>(u"trashRunning"_s));
    QCOMPARE(statusOf(running.id), domain::SigningStatus::InProgress);
    page.selectionActions().trash();
    dialog = opened(u"trashRunning"_s);
    QVERIFY(dialog && tabTo(*dialog, u"questionAccept"_s));
    QTest::keyClick(focus(), Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(statusOf(running.id) != domain::SigningStatus::InProgress, patience);

    select(sent.id);
    page.selectionActions().cancel();
    dialog = opened(u"cancelReason"_s);
    QVERIFY(dialog && tabTo(*dialog, u"questionAccept"_s));
    QTest::keyClick(focus(), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(statusOf(sent.id), domain::SigningStatus::Cancelled, patience);
}

INK_TEST(TestEnterKey, "tst_enterkey")

} // namespace tst_enterkey

#include "tst_enterkey.moc"
