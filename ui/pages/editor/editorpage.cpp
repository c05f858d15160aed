#include "ui/pages/editor/editorpage.h"

#include "app/domain/fileintake.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/session.h"
#include "ui/commands/drafttarget.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/words.h"
#include "ui/pages/editor/editorfindings.h"
#include "ui/pages/editor/editorrecipients.h"
#include "ui/pages/editor/editorsenddialog.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/pages/editor/findingtext.h"
#include "ui/pages/editor/firstlook.h"
#include "ui/pages/editor/importnotice.h"
#include "ui/pages/editor/pageacts.h"
#include "ui/pages/editor/pagesworker.h"
#include "ui/pages/editor/undokeys.h"
#include "ui/pages/rebase/rebasereview.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

/** The PDFs among dragged files; empty when there is anything else or nothing local. */
QStringList pdfsOf(const QMimeData* data)
{
    QStringList paths;
    if (!data->hasUrls()) return paths;
    const QList<QUrl> urls = data->urls();
    for (const QUrl& url : urls) {
        if (!url.isLocalFile() || !url.fileName().endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
            return {};
        paths.append(url.toLocalFile());
    }
    return paths;
}

} // namespace

EditorPage::EditorPage(workflow::Session& session, store::DraftJournal& journal, settings::Settings& settings,
                       Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_session(session), m_journal(journal), m_prompts(prompts), m_people(settings)
{
    setObjectName(QStringLiteral("editorPage"));
    setAcceptDrops(true);
    m_header = makeHeader(); // the order of making is the order of Tab
    m_workspace = new EditorWorkspace(this);
    m_workspace->recipients().setPeople(&m_people);
    const auto knowOutreach = [this] {
        m_workspace->recipients().setOutreach(m_session.outreach());
        // A server that doesn't tell how it reaches people may still be able to.
        const domain::Outreach known = m_session.outreach();
        m_workspace->findings().setCanSendSms(known.canSendSms || !known.canSendMail);
        m_workspace->recipients().setRouting(m_session.knownLimits().routing);
    };
    connect(&m_session, &workflow::Session::outreachChanged, this, knowOutreach);
    knowOutreach();
    m_workspace->remember(settings, prompts);
    m_empty = new EmptyState(Icon::Documents, this);
    m_error = new ErrorBanner(this);
    m_repairs = new InfoBanner(this);
    m_repairs->setObjectName(QStringLiteral("repairedFiles"));
    m_repairs->setClosable(true);
    m_import = new ImportNotice(this);
    m_stage = new QStackedWidget(this);
    m_busyPage = makeBusy();
    m_stage->addWidget(m_empty);
    m_stage->addWidget(m_busyPage);
    m_stage->addWidget(m_workspace);
    makeReplacing();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_rule = new QFrame(this);
    m_rule->setFrameShape(QFrame::HLine);
    m_rule->setFrameShadow(QFrame::Plain);
    m_rule->setForegroundRole(QPalette::Mid);
    all->addWidget(m_header);
    all->addWidget(m_rule);
    all->addWidget(m_error);
    all->addWidget(m_repairs);
    all->addWidget(m_import);
    all->addWidget(m_stage, 1);

    connect(m_empty, &EmptyState::actionTriggered, this, &EditorPage::chooseFiles);
    connect(m_error, &ErrorBanner::retry, this, [this] {
        const auto again = std::exchange(m_again, {});
        m_error->setError(std::nullopt);
        if (again) again();
    });
    connect(m_repairs, &Banner::closed, this, [this] {
        if (!m_editor->isOpen()) return;
        for (const domain::File& file : m_editor->document().files)
            if (!file.intake.uploadedSha256.isEmpty()) m_repairsRead.append(file.id);
    });
    connect(m_workspace, &EditorWorkspace::titleWanted, this,
            [this] { m_title->setFocus(Qt::OtherFocusReason); });
    connect(m_workspace, &EditorWorkspace::addFilesWanted, this, &EditorPage::chooseFiles);
    connect(m_workspace, &EditorWorkspace::filesDropped, this, &EditorPage::addFilesAt);
    connect(m_workspace, &EditorWorkspace::removeFileWanted, this, &EditorPage::removeFile);
    connect(m_workspace, &EditorWorkspace::replaceFileWanted, this, &EditorPage::replaceFile);
    connect(m_workspace, &EditorWorkspace::removed, this, &EditorPage::offerUndo);
    connect(&m_workspace->pageActs(), &PageActs::wanted, this, &EditorPage::changePages);
    connect(&m_workspace->pageActs(), &PageActs::extractWanted, this, &EditorPage::extractPages);
    connect(&m_workspace->pageActs(), &PageActs::told, this,
            [this](const QString& text) { Q_EMIT said(text, {}); });
    connect(&m_workspace->pageActs(), &PageActs::refused, m_error,
            [this](const Error& error) { m_error->setError(error); });
    connect(&m_stack, &QUndoStack::indexChanged, this, [this] {
        if (std::exchange(m_undoOffered, false)) Q_EMIT undoLapsed();
    });
    new UndoKeys(*this);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        if (!isLookingAhead()) closeDocument();
    });
    makeEditor();
    retranslate();
    showDocument();
}

EditorPage::~EditorPage()
{
    // Its commands refer to the target; who listens may be half gone by now.
    const QSignalBlocker quiet(m_stack);
    m_stack.clear();
}

void EditorPage::makeEditor()
{
    m_stack.clear();
    m_workspace->setEditing(nullptr, nullptr);
    m_import->setEditing(nullptr, nullptr);
    m_editable.reset();
    m_target.reset();
    m_editor = std::make_unique<workflow::DraftEditor>(m_session, m_journal);
    setShelf(m_shelf);
    m_target = std::make_unique<DraftEditorTarget>(*m_editor);
    connect(m_editor.get(), &workflow::DraftEditor::changed, this, &EditorPage::showDocument);
    connect(m_editor.get(), &workflow::DraftEditor::saveStateChanged, this, &EditorPage::showSaveState);
}

void EditorPage::startAnew()
{
    m_ahead.clear();
    endReview();
    endPreview();
    letGo();
    m_made.reset();
    m_stack.clear(); // its commands are about the document before
    if (m_busy) makeEditor();
}

bool EditorPage::isEmpty() const
{
    return !m_busy && !m_editor->isOpen();
}

bool EditorPage::isTemplate() const
{
    return m_editor->isOpen() && m_editor->document().type != domain::DocumentType::Document;
}

domain::DocumentId EditorPage::documentId() const
{
    return m_editor->isOpen() ? m_editor->document().id : domain::DocumentId();
}

void EditorPage::showBusy(const QString& what)
{
    m_busy = true;
    m_error->setError(std::nullopt);
    m_busyText->setText(what);
    m_progress->setRange(0, 0);
    m_stage->setCurrentWidget(m_busyPage);
    m_header->hide();
    m_rule->hide();
}

QWidgetList EditorPage::editingParts() const
{
    return {m_addFiles, m_undo, m_redo, m_use, m_look, m_send};
}

void EditorPage::showFirstLook(const FirstLook& look)
{
    m_busy = true;
    m_error->setError(std::nullopt);
    m_editable.reset();
    m_shown = {};
    m_filesShown.clear();
    m_workspace->setEditing(nullptr, nullptr);
    m_workspace->setDocument(look.document);
    for (qsizetype i = 0; i < look.bytes.size(); ++i)
        m_workspace->setFileBytes(look.document.files.at(i).id, look.bytes.at(i));
    for (QWidget* part : editingParts())
        part->hide();
    m_title->show();
    m_state->show();
    m_title->setReadOnly(true);
    m_title->setText(look.document.title);
    m_state->setText(tr("saving as a draft…"));
    m_header->show();
    m_rule->show();
    m_stage->setCurrentWidget(m_workspace);
}

void EditorPage::showProgress(qint64 done, qint64 total)
{
    if (total <= 0) return;
    if (m_stage->currentWidget() == m_workspace && done < total)
        m_state->setText(tr("saving as a draft… %1 %").arg(done * 100 / total));
    m_progress->setRange(0, 1000);
    m_progress->setValue(static_cast<int>(done * 1000 / total));
}

void EditorPage::showOutcome(const std::optional<Error>& error, std::function<void()> again)
{
    m_busy = false;
    m_again = error ? std::move(again) : nullptr;
    showDocument();
    m_error->setError(error); // after the state of saving, which has none to tell
}

void EditorPage::lookAt(const QStringList& paths)
{
    startAnew();
    if (const auto look = firstLook(paths, LookDepth::Pages))
        showFirstLook(*look);
    else
        showBusy(tr("Opening…"));
    m_ahead = paths;
}

void EditorPage::createFrom(const QStringList& paths, domain::FolderId folder)
{
    const bool isShown = isLookingAhead() && m_ahead == paths;
    if (isShown)
        m_ahead.clear();
    else
        startAnew();
    if (m_session.reach() == workflow::Session::Reach::Offline && beginHere(paths, folder)) return;
    const auto look = isShown ? std::nullopt : firstLook(paths, LookDepth::Pages);
    if (look)
        showFirstLook(*look);
    else if (!isShown)
        showBusy(tr("Uploading %n file(s)…", nullptr, static_cast<int>(paths.size())));
    m_editor->create(
        paths, folder, m_editor.get(),
        [this, paths, folder](const Result<void>& made) {
            if (!made && m_session.reach() == workflow::Session::Reach::Offline && beginHere(paths, folder))
                return;
            showOutcome(made ? std::nullopt : std::optional(made.error()),
                        [this, paths, folder] { createFrom(paths, folder); });
            if (made && !m_editor->isHereOnly()) m_made = m_editor->document();
        },
        [this](qint64 done, qint64 total) { showProgress(done, total); });
}

void EditorPage::openDocument(domain::DocumentId id)
{
    if (m_editor->isOpen() && m_editor->document().id == id) return;
    startAnew();
    showBusy(tr("Opening…"));
    m_editor->open(id, m_editor.get(), [this, id](const Result<void>& opened) {
        showOutcome(opened ? std::nullopt : std::optional(opened.error()), [this, id] { openDocument(id); });
    });
}

void EditorPage::chooseFiles()
{
    auto* dialog = new QFileDialog(this, tr("Choose PDF files"), QString(), tr("PDF files (*.pdf)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &EditorPage::addFiles);
    dialog->open();
}

void EditorPage::cancelOpening()
{
    m_busy = false;
    m_ahead.clear();
    makeEditor(); // what was under way ends with its editor
    showDocument();
    Q_EMIT closeRequested();
}

void EditorPage::closeDocument()
{
    m_ahead.clear();
    if (m_busy) makeEditor(); // what is under way ends with its editor
    m_busy = false;
    endReview();
    endPreview();
    m_error->setError(std::nullopt);
    m_made.reset();
    m_stack.clear();
    m_editor->close();
    letGo();
    showDocument();
}

void EditorPage::showDocument()
{
    if (m_busy || m_reviewing) return;
    if (m_previewing && m_editor->isOpen() && !m_editor->isReadOnly()) return;
    endPreview();
    const bool open = m_editor->isOpen();
    m_header->show(); // also without a document: it holds the way back
    m_rule->setVisible(open);
    m_title->setVisible(open);
    m_state->setVisible(open);
    m_stage->setCurrentWidget(open ? static_cast<QWidget*>(m_workspace) : m_empty);
    const domain::Document document = open ? m_editor->document() : domain::Document();
    if (document.title != m_titleShown) {
        m_titleShown = document.title;
        Q_EMIT titleChanged(m_titleShown);
    }
    showRepairs();
    if (!open) {
        m_shown = {};
        m_filesShown.clear();
        m_editable.reset();
        for (QWidget* part : editingParts())
            part->hide();
        m_workspace->setEditing(nullptr, nullptr);
        m_workspace->setDocument({});
        m_import->setEditing(nullptr, nullptr);
        m_import->setDocument({});
        return;
    }
    const bool editable = !m_editor->isReadOnly();
    if (m_shown != document.id) {
        m_shown = document.id;
        m_filesShown.clear();
        m_workspace->view().setFocus(Qt::OtherFocusReason);
    }
    if (m_editable != editable) {
        m_editable = editable;
        m_workspace->setEditing(editable ? m_target.get() : nullptr, editable ? &m_stack : nullptr);
        m_import->setEditing(editable ? m_target.get() : nullptr, editable ? &m_stack : nullptr);
        for (QWidget* part : editingParts())
            part->setVisible(editable);
        m_title->setReadOnly(!editable);
    }
    const bool link = document.type == domain::DocumentType::TemplateLink;
    m_use->setVisible(isTemplate() && editable && !link);
    nameSend();
    m_workspace->setDocument(document);
    m_import->setDocument(document);
    for (const domain::File& file : document.files) {
        if (m_filesShown.contains(file.id)) continue;
        const QByteArray bytes = m_editor->fileBytes(file.id);
        if (bytes.isEmpty()) continue;
        m_filesShown.append(file.id);
        m_workspace->setFileBytes(file.id, bytes);
        m_import->look(file.id, bytes);
    }
    if (m_title->text().trimmed() != document.title &&
        !(m_title->hasFocus() && m_title->text().trimmed().isEmpty()))
        m_title->setText(document.title);
    showSaveState();
}

void EditorPage::showSaveState()
{
    if (!m_editor->isOpen()) return;
    using State = workflow::DraftEditor::SaveState;
    if (m_editor->isReadOnly()) {
        m_state->setText(isTemplate() ? tr("template, read-only") : statusWord(m_editor->document().status));
        return;
    }
    if (m_editor->isHereOnly() && m_editor->saveState() != State::Failed) {
        m_state->setText(tr("draft, stored here until the connection is back"));
        m_error->setError(std::nullopt);
        return;
    }
    switch (m_editor->saveState()) {
    case State::Saved:
        m_state->setText(isTemplate() ? tr("template, saved") : tr("draft, saved"));
        break;
    case State::Conflict:
        return showConflict();
    case State::Saving:
    case State::Unsaved:
        m_state->setText(isTemplate() ? tr("template, saving…") : tr("draft, saving…"));
        break;
    case State::Failed:
        m_state->setText(isTemplate() ? tr("template, kept on this computer only")
                                      : tr("draft, kept on this computer only"));
        m_again = [this] {
            m_editor->flush(this, [](const Result<void>&) {}); // the state tells how it went
        };
        m_error->setError(m_editor->saveError());
        return;
    }
    if (m_editor->saveState() == State::Saved && !m_busy) m_error->setError(std::nullopt);
}

void EditorPage::send()
{
    if (!m_editor->isOpen() || m_editor->isReadOnly() || m_reviewing || m_previewing) return;
    if (isTemplate()) return finishTemplate([this] { Q_EMIT closeRequested(); });
    EditorFindings& findings = m_workspace->findings();
    if (findings.errorCount() > 0) {
        findings.openList();
        return;
    }
    EditorSendDialog::Notice notice;
    if (!findings.findings().isEmpty())
        notice = [this, told = findings.findings()] {
            constexpr qsizetype maxTold = 200; // a list that nobody reads to its end
            QStringList lines;
            for (const domain::Finding& finding : told.first(std::min(maxTold, told.size())))
                lines.append(findingText(m_editor->document(), finding));
            return lines.size() == 1 ? lines.first()
                                     : QStringLiteral("• ") + lines.join(QStringLiteral("\n• "));
        };
    auto* dialog = new EditorSendDialog(m_session, *m_editor, *m_target, m_stack, notice, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    if (m_outbox) dialog->offerLater(m_editor->isHereOnly(), [this] { sendLater(); });
    connect(dialog, &EditorSendDialog::sent, this, [this](domain::DocumentId id) {
        m_stack.clear();
        rememberPeople();
        Q_EMIT documentSent(id);
    });
    connect(dialog, &EditorSendDialog::scheduled, this, [this](domain::DocumentId id, bool isPlanned) {
        m_stack.clear();
        rememberPeople();
        Q_EMIT documentScheduled(id, isPlanned);
    });
    dialog->open();
}

void EditorPage::finishTemplate(const std::function<void()>& then)
{
    if (!m_editor->isOpen()) return;
    if (m_editor->isReadOnly()) return then();
    m_editor->flush(m_editor.get(), [this, then](const Result<void>& saved) {
        if (saved) return then();
        m_again = [this, then] { finishTemplate(then); };
        m_error->setError(saved.error());
    });
}

void EditorPage::rememberPeople()
{
    const QList<domain::Invitation> invitations = m_editor->document().invitations;
    for (auto person = invitations.crbegin(); person != invitations.crend(); ++person)
        m_people.remember({person->recipientName, person->recipientEmail});
}

void EditorPage::offerUndo(const QString& text)
{
    m_undoOffered = true;
    Q_EMIT said(text, [this, index = m_stack.index()] {
        if (m_stack.index() == index) undo();
    });
}

void EditorPage::undo()
{
    if (!m_fileWork && !m_previewing && !m_reviewing) m_stack.undo();
}

void EditorPage::redo()
{
    if (!m_fileWork && !m_previewing && !m_reviewing) m_stack.redo();
}

void EditorPage::keyPressEvent(QKeyEvent* event)
{
    if (m_previewing)
        QWidget::keyPressEvent(event);
    else if (event->matches(QKeySequence::Undo))
        undo();
    else if (event->matches(QKeySequence::Redo))
        redo();
    else if (event->key() == Qt::Key_Return && event->modifiers() == Qt::ControlModifier)
        send();
    else
        QWidget::keyPressEvent(event);
}

void EditorPage::dragEnterEvent(QDragEnterEvent* event)
{
    const bool takes = !m_busy && !(m_editor->isOpen() && m_editor->isReadOnly());
    if (takes && !pdfsOf(event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void EditorPage::dropEvent(QDropEvent* event)
{
    const QStringList paths = pdfsOf(event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    addFiles(paths);
}

} // namespace ink::ui
