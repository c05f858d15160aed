#include "ui/pages/editor/editorpage.h"

#include "app/domain/document/document.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/session.h"
#include "ui/commands/drafttarget.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/percent.h"
#include "ui/models/words.h"
#include "ui/pages/editor/draft/draftfiles.h"
#include "ui/pages/editor/draft/editorheader.h"
#include "ui/pages/editor/draft/filenotices.h"
#include "ui/pages/editor/draft/fileoperation.h"
#include "ui/pages/editor/draft/filepreview.h"
#include "ui/pages/editor/draft/filereplacement.h"
#include "ui/pages/editor/draft/freshdraft.h"
#include "ui/pages/editor/draft/importnotice.h"
#include "ui/pages/editor/draft/openingpage.h"
#include "ui/pages/editor/draftpages.h"
#include "ui/pages/editor/editorcustomfields.h"
#include "ui/pages/editor/fields/fieldpictures.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/pages/editor/pages/pageactions.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/sending/draftsender.h"
#include "ui/pages/editor/sending/previewpage.h"
#include "ui/pages/editor/suggestions/tagsuggestions.h"
#include "ui/pages/editor/undokeys.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/pages/outbox/conflictdialog.h"
#include "ui/pages/rebase/rebasereview.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QVBoxLayout>

#include <utility>

namespace ink::ui {

using Stage = EditorStage::Kind;

EditorPage::EditorPage(workflow::Session& session, store::DraftJournal& journal, settings::Settings& settings,
                       Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_session(session), m_prompts(prompts), m_draft(session, journal), m_stage(m_draft),
      m_offline(m_draft), m_fresh(std::make_unique<FreshDraft>(session, m_draft))
{
    setObjectName(QStringLiteral("editorPage"));
    makeParts(settings);
    layOut();
    connectHeader();
    connectWorkspace();
    connectWork();
    new UndoKeys(
        *this, m_draft.undoStack(), [this] { undo(); }, [this] { redo(); });
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        if (!isPreviewingFiles()) closeDocument();
    });
    retranslate();
    showDocument();
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] {
        retranslate();
        showSaveState();
    });
}

EditorPage::~EditorPage() = default;

void EditorPage::makeParts(settings::Settings& settings)
{
    m_header = new EditorHeader(m_draft, this); // the order of creation is the tab order
    m_workspace = new EditorWorkspace(this);
    m_sending = std::make_unique<DraftSender>(m_session, m_draft, m_offline, *m_workspace, settings);
    m_workspace->recipients().setPeople(&m_sending->people());
    const auto knowOutreach = [this] {
        m_workspace->recipients().setOutreach(m_session.outreach());
        // A server that doesn't state how it notifies people may still be able to.
        const domain::Outreach known = m_session.outreach();
        m_workspace->findings().setCanSendSms(known.canSendSms || !known.canSendMail);
        m_workspace->recipients().setHasRouting(m_session.knownLimits().routing);
    };
    connect(&m_session, &workflow::Session::outreachChanged, this, knowOutreach);
    knowOutreach();
    m_workspace->setSettings(settings, m_prompts);
    m_customFields = std::make_unique<EditorCustomFields>(m_session, *m_workspace);
    m_empty = new EmptyState(Icon::Documents, this);
    m_error = new ErrorBanner(this);
    m_notices = new FileNotices(m_draft, this);
    m_import = new ImportNotice(this);
    m_parts = new CurrentStack(this); // hidden parts need no height
    m_opening = new OpeningPage(this);
    m_parts->addWidget(m_empty);
    m_parts->addWidget(m_opening);
    m_parts->addWidget(m_workspace);
    m_review = new RebaseReview(this);
    m_parts->addWidget(m_review);
    m_fileWork = std::make_unique<FileOperation>(m_draft, *m_header, *m_workspace);
    m_files = std::make_unique<DraftFiles>(m_draft, *m_fileWork, *m_header, m_prompts, *this);
    m_pages =
        std::make_unique<DraftPages>(m_draft, *m_fileWork, *m_header, *m_workspace, *m_import, m_prompts);
    m_pictures = std::make_unique<FieldPictures>(m_session);
    connect(m_pictures.get(), &FieldPictures::changed, this, [this] {
        if (m_draft.isOpen()) m_workspace->setDocument(m_pictures->withPictures(m_draft.document()));
    });
    m_replacement =
        std::make_unique<FileReplacement>(m_draft, m_stage, *m_fileWork, *m_files, *m_review, m_prompts);
}

void EditorPage::layOut()
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_rule = new QFrame(this);
    m_rule->setFrameShape(QFrame::HLine);
    m_rule->setFrameShadow(QFrame::Plain);
    m_rule->setForegroundRole(QPalette::Mid);
    for (QWidget* each : std::initializer_list<QWidget*>{m_header, m_rule, m_error, m_notices, m_import})
        all->addWidget(each);
    all->addWidget(m_parts, 1);
    QList<Banner*> banners = m_notices->findChildren<Banner*>();
    for (Banner* each : banners << m_error << m_import)
        each->setContentsMargins(space::l, space::s, space::l, 0); // off the edges of the window
}

void EditorPage::connectHeader()
{
    connect(m_header, &EditorHeader::closeClicked, this, &EditorPage::requestClose);
    connect(m_header, &EditorHeader::stateChanged, this, &EditorPage::stateChanged);
    connect(m_header, &EditorHeader::titleEntered, this,
            [this] { m_workspace->view().setFocus(Qt::OtherFocusReason); });
    connect(m_header, &EditorHeader::addFilesClicked, this, &EditorPage::chooseFiles);
    connect(m_header, &EditorHeader::replaceFileClicked, this, &EditorPage::replaceFile);
    connect(m_header, &EditorHeader::undoClicked, this, &EditorPage::undo);
    connect(m_header, &EditorHeader::redoClicked, this, &EditorPage::redo);
    connect(m_header, &EditorHeader::previewClicked, this, &EditorPage::openPreview);
    connect(m_header, &EditorHeader::sendClicked, this, &EditorPage::send);
    connect(m_header, &EditorHeader::useClicked, this,
            [this] { m_sending->saveThen([this] { Q_EMIT useTemplateRequested(m_draft.document().id); }); });
}

void EditorPage::connectWorkspace()
{
    connect(m_empty, &EmptyState::actionTriggered, this, &EditorPage::chooseFiles);
    connect(m_opening, &OpeningPage::cancelled, this, &EditorPage::cancelOpening);
    connect(m_error, &ErrorBanner::retryRequested, this, [this] {
        const auto again = std::exchange(m_retry, {});
        m_error->setError(std::nullopt);
        if (again) again();
    });
    connect(m_workspace, &EditorWorkspace::titleRequested, m_header, &EditorHeader::focusTitle);
    connect(m_workspace, &EditorWorkspace::addFilesRequested, this, &EditorPage::chooseFiles);
    connect(m_workspace, &EditorWorkspace::filesDropped, this, &EditorPage::addFilesAt);
    connect(m_workspace, &EditorWorkspace::removeFileRequested, this, &EditorPage::removeFile);
    connect(m_workspace, &EditorWorkspace::replaceFileRequested, this, &EditorPage::replaceFile);
    connect(m_workspace, &EditorWorkspace::removed, this, &EditorPage::offerUndo);
    connect(&m_workspace->recipients(), &EditorRecipients::visibilityRequested, this,
            [this] { m_sending->chooseVisibility(*this); });
    const PageActions* pages = &m_workspace->pageActions();
    connect(pages, &PageActions::changeRequested, this, [this](const PageChange& change) {
        if (!m_stage.is(Stage::Reviewing)) m_pages->change(change);
    });
    connect(pages, &PageActions::extractRequested, m_pages.get(), &DraftPages::extract);
    auto* suggestions = &m_workspace->suggestions();
    connect(suggestions, &TagSuggestions::allDismissed, this,
            [this, suggestions](const QList<domain::TagId>& ids) {
                Q_EMIT messageRequested(
                    tr("%n suggestion(s) dismissed.", nullptr, static_cast<int>(ids.size())),
                    [suggestions, ids] { suggestions->restore(ids); });
            });
    connect(m_workspace, &EditorWorkspace::messageRequested, this,
            [this](const QString& text) { Q_EMIT messageRequested(text, {}); });
    connect(pages, &PageActions::failed, m_error, [this](const Error& error) { m_error->setError(error); });
    connect(&m_draft.undoStack(), &QUndoStack::indexChanged, this, [this] {
        if (std::exchange(m_undoOffered, false)) Q_EMIT undoExpired();
    });
}

void EditorPage::connectWork()
{
    connect(&m_draft, &OpenDraft::changed, this, &EditorPage::showDocument);
    connect(&m_draft, &OpenDraft::saveStateChanged, this, &EditorPage::showSaveState);
    connect(m_fileWork.get(), &FileOperation::finished, this, [this](const std::optional<Error>& error) {
        showDocument();
        m_error->setError(error);
    });
    connect(m_fileWork.get(), &FileOperation::abandoned, this, [this](const Error& error) {
        showDocument();
        if (error.code != ErrorCode::Cancelled) m_error->setError(error);
    });
    const auto forgetFile = [this](domain::FileId file) { m_filesShown.removeAll(file); };
    connect(m_files.get(), &DraftFiles::fileInvalidated, this, forgetFile);
    connect(m_notices, &FileNotices::treatmentRequested, m_files.get(), &DraftFiles::treat);
    connect(m_files.get(), &DraftFiles::finished, this, &EditorPage::showOutcome);
    connect(m_files.get(), &DraftFiles::addRequested, this, &EditorPage::addFilesAt);
    connect(m_pages.get(), &DraftPages::fileInvalidated, this, forgetFile);
    connect(m_pages.get(), &DraftPages::saved, this, &EditorPage::saved);
    connect(m_pages.get(), &DraftPages::undoOffered, this, &EditorPage::offerUndo);
    connect(m_replacement.get(), &FileReplacement::fileInvalidated, this, forgetFile);
    connect(m_replacement.get(), &FileReplacement::chosen, this, &EditorPage::reviewReplacement);
    connect(m_replacement.get(), &FileReplacement::cancelled, this, &EditorPage::showDocument);
    connect(m_replacement.get(), &FileReplacement::applied, this, [this](const std::optional<Error>& error) {
        showDocument();
        m_error->setError(error);
        m_workspace->view().setFocus(Qt::OtherFocusReason);
    });
    connect(m_sending.get(), &DraftSender::sent, this, &EditorPage::documentSent);
    connect(m_sending.get(), &DraftSender::scheduled, this, &EditorPage::documentScheduled);
    connect(m_sending.get(), &DraftSender::queuedOffline, this, &EditorPage::queuedOffline);
    connect(m_sending.get(), &DraftSender::settingsRequested, this, &EditorPage::settingsRequested);
    connect(m_sending.get(), &DraftSender::failed, this,
            [this](const Error& error) { m_error->setError(error); });
    connect(m_sending.get(), &DraftSender::saveFailed, this,
            [this](const Error& error, const std::function<void()>& again) {
                m_retry = again;
                m_error->setError(error);
            });
}

void EditorPage::resetDraft()
{
    m_draft.undoStack().clear();
    setTargets(nullptr, nullptr);
    m_editable.reset();
    m_draft.reset();
}

void EditorPage::setTargets(DraftTarget* target, QUndoStack* steps)
{
    m_workspace->setTarget(target, steps);
    m_import->setTarget(target, steps);
}

void EditorPage::endTasks()
{
    m_replacement->end();
    endPreview();
}

void EditorPage::reset()
{
    const bool wasOnTheWay = m_stage.isLoading();
    endTasks();
    releaseDraft();
    m_fresh->forget();
    m_draft.undoStack().clear(); // its steps belong to the previous document
    if (wasOnTheWay) resetDraft();
}

void EditorPage::releaseDraft()
{
    if (m_conflict) m_conflict->close(); // it belongs to the draft that is being closed
    m_offline.release();
}

bool EditorPage::isEmpty() const
{
    return !m_stage.isLoading() && !m_draft.isOpen();
}

QString EditorPage::stateText() const
{
    return m_header->stateText();
}

bool EditorPage::isSaved() const
{
    const workflow::DraftEditor& editor = m_draft.editor();
    return !m_draft.isEditable() ||
           (editor.saveState() == workflow::DraftEditor::SaveState::Saved && !editor.isLocalOnly());
}

bool EditorPage::hasSaveProblem() const
{
    using State = workflow::DraftEditor::SaveState;
    const State state = m_draft.editor().saveState();
    return m_draft.isEditable() && (state == State::Failed || state == State::Conflict);
}

void EditorPage::releasePictures()
{
    m_workspace->view().pageCache().releasePictures();
}

RebaseReview* EditorPage::review() const
{
    return m_stage.is(Stage::Reviewing) ? m_review : nullptr;
}

void EditorPage::showBusy(const QString& what)
{
    m_error->setError(std::nullopt);
    m_opening->start(what);
    m_parts->setCurrentWidget(m_opening);
    m_header->hide();
    m_rule->hide();
}

void EditorPage::showFilePreview(const FilePreview& look)
{
    m_error->setError(std::nullopt);
    m_editable.reset();
    m_shown = {};
    m_pictures->clear();
    m_filesShown.clear();
    m_workspace->setTarget(nullptr, nullptr);
    m_workspace->setDocument(look.document);
    for (qsizetype i = 0; i < look.bytes.size(); ++i)
        m_workspace->setFileBytes(look.document.files.at(i).id, look.bytes.at(i));
    m_header->setHasDocument(true);
    m_header->setEditable(false);
    m_header->showTitle(look.document.title);
    m_header->setState(tr("saving as a draft…"));
    m_header->show();
    m_rule->show();
    m_parts->setCurrentWidget(m_workspace);
}

void EditorPage::showProgress(qint64 done, qint64 total)
{
    if (total <= 0) return;
    if (m_parts->currentWidget() == m_workspace && done < total) {
        const QString percent = percentText(static_cast<int>(done * 100 / total));
        m_header->setState(tr("saving as a draft… %1", "a percentage").arg(percent));
    }
    m_opening->setProgress(done, total);
}

void EditorPage::showOutcome(const std::optional<Error>& error, std::function<void()> again)
{
    m_stage.endOpening();
    m_retry = error ? std::move(again) : nullptr;
    showDocument();
    m_error->setError(error); // after the save state, which has no error
}

void EditorPage::previewFiles(const QStringList& paths)
{
    reset();
    m_stage.beginFilePreview(paths);
    if (const auto look = makeFilePreview(paths, PreviewDepth::Pages))
        showFilePreview(*look);
    else
        showBusy(tr("Opening…"));
}

void EditorPage::createFrom(const QStringList& paths, domain::FolderId folder)
{
    const bool isShown = isPreviewing(paths);
    if (!isShown) reset();
    m_stage.beginOpening();
    if (m_session.reach() == workflow::Session::Reach::Offline && beginOffline(paths, folder)) return;
    const auto look = isShown ? std::nullopt : makeFilePreview(paths, PreviewDepth::Pages);
    if (look)
        showFilePreview(*look);
    else if (!isShown)
        showBusy(tr("Uploading %n file(s)…", nullptr, static_cast<int>(paths.size())));
    m_draft.editor().create(
        paths, folder, &m_draft.editor(),
        [this, paths, folder](const Result<void>& made) {
            if (!made && m_session.reach() == workflow::Session::Reach::Offline &&
                beginOffline(paths, folder))
                return;
            showOutcome(made ? std::nullopt : std::optional(made.error()),
                        [this, paths, folder] { createFrom(paths, folder); });
            if (made && !m_draft.editor().isLocalOnly()) m_fresh->remember();
        },
        [this](qint64 done, qint64 total) { showProgress(done, total); });
}

void EditorPage::openDocument(domain::DocumentId id)
{
    if (m_draft.id() == id && m_draft.isOpen()) return;
    reset();
    m_stage.beginOpening();
    showBusy(tr("Opening…"));
    m_draft.editor().open(id, &m_draft.editor(), [this, id](const Result<void>& opened) {
        showOutcome(opened ? std::nullopt : std::optional(opened.error()), [this, id] { openDocument(id); });
    });
}

bool EditorPage::beginOffline(const QStringList& paths, domain::FolderId folder)
{
    const auto entry = m_offline.create(paths, folder);
    if (!entry) return false;
    if (*entry)
        openOffline(**entry);
    else
        showOutcome(entry->error(), [this, paths, folder] { createFrom(paths, folder); });
    return true;
}

void EditorPage::openQueued(qint64 entry)
{
    if (m_offline.hasAcquired(entry) && m_draft.isOpen()) return;
    reset();
    if (m_offline.acquire(entry)) openOffline(entry);
}

void EditorPage::openOffline(qint64 entry)
{
    if (!m_offline.contains(entry)) return;
    m_stage.endOpening();
    m_error->setError(std::nullopt);
    m_offline.open(entry);
    showDocument();
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
    m_stage.endOpening();
    resetDraft(); // pending work ends with its editor
    showDocument();
    Q_EMIT closeRequested();
}

void EditorPage::closeDocument()
{
    if (m_stage.isLoading()) resetDraft(); // pending work ends with its editor
    m_stage.endOpening();
    endTasks();
    m_error->setError(std::nullopt);
    m_fresh->forget();
    m_draft.undoStack().clear();
    m_draft.editor().close();
    releaseDraft();
    showDocument();
}

void EditorPage::requestClose()
{
    if (m_stage.isLoading()) return cancelOpening();
    if (m_fileWork->isRunning() || !m_fresh->canDiscard()) return Q_EMIT closeRequested();
    m_header->setClosing(true);
    m_fresh->discard([this] {
        m_header->setClosing(false);
        Q_EMIT closeRequested();
    });
}

void EditorPage::showDocument()
{
    if (m_stage.isLoading() || m_stage.is(Stage::Reviewing)) return;
    if (m_stage.is(Stage::Previewing) && m_draft.isEditable()) return;
    endPreview();
    const bool isOpen = m_draft.isOpen();
    m_header->show(); // also without a document, because it has the back button
    m_rule->setVisible(isOpen);
    m_header->setHasDocument(isOpen);
    m_parts->setCurrentWidget(isOpen ? static_cast<QWidget*>(m_workspace) : m_empty);
    const domain::Document document = isOpen ? m_draft.document() : domain::Document();
    if (std::exchange(m_titleShown, document.title) != document.title) Q_EMIT titleChanged(m_titleShown);
    m_notices->updateText();
    if (!isOpen) return showNothing();
    if (m_shown != document.id) {
        m_shown = document.id;
        Q_EMIT documentShown();
        m_pictures->clear();
        m_filesShown.clear();
        m_workspace->view().setFocus(Qt::OtherFocusReason);
    }
    setEditable(m_draft.isEditable());
    m_header->showKind();
    m_workspace->setDocument(m_draft.isEditable() ? document : m_pictures->withPictures(document));
    m_import->setDocument(document);
    showFiles(document);
    m_header->showTitleOf(document);
    showSaveState();
}

void EditorPage::showNothing()
{
    m_shown = {};
    m_filesShown.clear();
    m_editable.reset();
    m_header->setEditable(false);
    setTargets(nullptr, nullptr);
    m_workspace->setDocument({});
    m_import->setDocument({});
}

void EditorPage::setEditable(bool editable)
{
    if (m_editable == editable) return;
    m_editable = editable;
    setTargets(editable ? &m_draft.target() : nullptr, editable ? &m_draft.undoStack() : nullptr);
    m_header->setEditable(editable);
}

void EditorPage::showFiles(const domain::Document& document)
{
    for (const domain::File& file : document.files) {
        if (m_filesShown.contains(file.id)) continue;
        const QByteArray bytes = m_draft.editor().fileBytes(file.id);
        if (bytes.isEmpty()) continue;
        m_filesShown.append(file.id);
        m_workspace->setFileBytes(file.id, bytes);
        m_import->inspect(file.id, bytes);
    }
}

void EditorPage::showSaveState()
{
    if (!m_draft.isOpen()) return;
    const bool isTemplate = m_draft.isTemplate();
    const workflow::DraftEditor& editor = m_draft.editor();
    using State = workflow::DraftEditor::SaveState;
    if (!m_draft.isEditable()) {
        m_header->setState(isTemplate ? tr("template, read-only") : statusText(m_draft.document().status));
        return;
    }
    if (editor.isLocalOnly() && editor.saveState() != State::Failed) {
        m_header->setState(tr("draft, stored here until the connection is back"));
        m_error->setError(std::nullopt);
        return;
    }
    switch (editor.saveState()) {
    case State::Saved:
        m_header->setState(isTemplate ? tr("template, saved") : tr("draft, saved"));
        break;
    case State::Conflict:
        return showConflict();
    case State::Saving:
    case State::Unsaved:
        m_header->setState(isTemplate ? tr("template, saving…") : tr("draft, saving…"));
        break;
    case State::Failed:
        m_header->setState(isTemplate ? tr("template, saved on this computer only")
                                      : tr("draft, saved on this computer only"));
        m_retry = [this] {
            m_draft.editor().flush(this, [](const Result<void>&) {}); // the save state shows the result
        };
        m_error->setError(editor.saveError());
        return;
    }
    if (editor.saveState() == State::Saved && !m_stage.isLoading()) m_error->setError(std::nullopt);
}

void EditorPage::showConflict()
{
    m_header->setState(tr("draft, conflicting changes"));
    m_error->setError(std::nullopt);
    if (m_conflict || (parentWidget() && isHidden())) return; // asks when the page is displayed
    m_conflict = new ConflictDialog(m_draft.editor(), this);
    m_conflict->setAttribute(Qt::WA_DeleteOnClose);
    connect(m_conflict, &ConflictDialog::resolved, this, [this](domain::DocumentId copy) {
        m_draft.undoStack().clear(); // its steps refer to another state
        if (!copy.isNull()) Q_EMIT messageRequested(tr("Your version is now a separate draft."), {});
    });
    // Postponed: the draft shows its state, and Retry asks again.
    connect(m_conflict, &QDialog::rejected, this, [this] {
        m_retry = [this] { showConflict(); };
        m_error->setError(m_draft.editor().saveError());
    });
    m_conflict->open();
}

void EditorPage::addFiles(const QStringList& paths)
{
    addFilesAt(paths, -1);
}

void EditorPage::addFilesAt(const QStringList& paths, int at)
{
    if (!m_draft.isOpen()) return createFrom(paths, domain::FolderId());
    if (!m_stage.is(Stage::Reviewing)) m_files->add(paths, at);
}

void EditorPage::removeFile(domain::FileId file)
{
    m_files->remove(file);
}

void EditorPage::replaceFile(domain::FileId file)
{
    m_replacement->choose(file, *this);
}

void EditorPage::reviewReplacement(domain::FileId file, const QString& path)
{
    if (!m_draft.isEditable() || m_stage.isLoading()) return;
    m_header->hide();
    m_rule->hide();
    m_error->setError(std::nullopt);
    m_parts->setCurrentWidget(m_review);
    m_replacement->start(file, path);
}

void EditorPage::openPreview()
{
    if (!m_draft.isEditable() || m_stage.isLoading() || m_stage.is(Stage::Reviewing)) return;
    if (!m_preview) {
        m_preview = new PreviewPage(m_prompts, this);
        m_parts->addWidget(m_preview);
        connect(m_preview, &PreviewPage::closeRequested, this, [this] {
            endPreview();
            showDocument();
            m_workspace->view().setFocus(Qt::OtherFocusReason);
        });
    }
    m_stage.beginPreview();
    m_header->hide();
    m_rule->hide();
    const domain::Document document = m_draft.document();
    QHash<domain::FileId, QByteArray> bytes;
    for (const domain::File& file : document.files)
        bytes.insert(file.id, m_draft.editor().fileBytes(file.id));
    m_parts->setCurrentWidget(m_preview);
    m_preview->start(document, bytes, m_workspace->view().editor().activeInvitation());
    m_preview->setFocus(Qt::OtherFocusReason);
}

void EditorPage::endPreview()
{
    if (m_stage.end(Stage::Previewing)) m_preview->stop();
}

void EditorPage::send()
{
    if (!m_draft.isEditable() || m_stage.is(Stage::Reviewing) || m_stage.is(Stage::Previewing)) return;
    if (m_draft.isTemplate()) return m_sending->saveThen([this] { Q_EMIT closeRequested(); });
    m_sending->open(*this);
}

void EditorPage::offerUndo(const QString& text)
{
    m_undoOffered = true;
    Q_EMIT messageRequested(text, [this, index = m_draft.undoStack().index()] {
        if (m_draft.undoStack().index() == index) undo();
    });
}

bool EditorPage::hasSteps() const
{
    return !m_fileWork->isRunning() && !m_stage.is(Stage::Previewing) && !m_stage.is(Stage::Reviewing);
}

void EditorPage::undo()
{
    if (hasSteps()) m_draft.undoStack().undo();
}

void EditorPage::redo()
{
    if (hasSteps()) m_draft.undoStack().redo();
}

void EditorPage::retranslate()
{
    setAccessibleName(tr("Editor"));
    m_empty->setText(tr("Drop PDF files here to create a document."));
    m_empty->setAction(tr("Choose files…"));
    m_opening->retranslate();
    m_header->retranslate();
}

void EditorPage::keyPressEvent(QKeyEvent* event)
{
    if (m_stage.is(Stage::Previewing))
        QWidget::keyPressEvent(event);
    else if (event->matches(QKeySequence::Undo))
        undo();
    else if (event->matches(QKeySequence::Redo))
        redo();
    else if (matchesFixed(*event, FixedKey::Send))
        send();
    else
        QWidget::keyPressEvent(event);
}

/** Asks about a conflict that arose while another document was displayed; not again about a postponed one,
 * whose error is shown. */
void EditorPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (m_error->isHidden() && m_draft.editor().conflict()) showConflict();
}

} // namespace ink::ui

#include "moc_editorpage.cpp"
