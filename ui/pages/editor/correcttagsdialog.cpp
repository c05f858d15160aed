#include "ui/pages/editor/correcttagsdialog.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/amendment.h"
#include "app/workflow/documents/documentamendment.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/pages/editor/pages/pageactions.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/workspace/editorworkspace.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

/** A button for an undo stack's action, with the window action's usual shortcut. */
QToolButton* stepButton(QAction* action, Icon which, const QKeySequence& key, QWidget* parent)
{
    action->setShortcut(key);
    action->setIcon(icon(which));
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setDefaultAction(action);
    return button;
}

} // namespace

CorrectTagsDialog::CorrectTagsDialog(workflow::Session& session, settings::Settings& settings,
                                     Prompts& prompts, QWidget* parent)
    : QDialog(parent), m_session(session), m_prompts(prompts), m_lock(session),
      m_error(new ErrorBanner(this)), m_colleague(new InfoBanner(this)), m_frozen(new InfoBanner(this)),
      m_intro(new QuietLabel(this)), m_workspace(new EditorWorkspace(this)),
      m_undo(stepButton(m_steps.createUndoAction(this), Icon::Undo, QKeySequence::Undo, this)),
      m_redo(stepButton(m_steps.createRedoAction(this), Icon::Redo, QKeySequence::Redo, this)),
      m_save(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("correctTagsDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    layOut(settings);
    m_colleague->setObjectName(QStringLiteral("correctTagsColleague"));
    connect(m_error, &ErrorBanner::retryRequested, this, &CorrectTagsDialog::load);
    connect(&m_lock, &workflow::CorrectionLock::otherEditorChanged, this,
            &CorrectTagsDialog::updateColleague);
}

CorrectTagsDialog::~CorrectTagsDialog()
{
    m_workspace->setTarget(nullptr, nullptr); // before the undo stack is destroyed
}

void CorrectTagsDialog::layOut(settings::Settings& settings)
{
    m_frozen->setObjectName(QStringLiteral("correctTagsFrozen"));
    m_frozen->setClosable(true);
    m_workspace->setSettings(settings, m_prompts);
    m_undo->setObjectName(QStringLiteral("correctTagsUndo"));
    m_redo->setObjectName(QStringLiteral("correctTagsRedo"));
    const Form form(this);
    form.setUpLabel(
        m_intro,
        QT_TR_NOOP("Move, add or remove fields of recipients who haven't acted yet. Their signing links "
                   "keep working, and the history records the change."),
        {.isWrapped = true});
    // Not a default button, because Return is a shortcut of the tags.
    form.setUpButton(m_save, "correctTagsSave", QT_TR_NOOP("Save corrections"),
                     {.isAutoDefault = false, .clicked = [this] { save(); }});
    form.setUpButton(m_cancel, "correctTagsCancel", QT_TR_NOOP("Cancel"),
                     {.isAutoDefault = false, .clicked = [this] { reject(); }});
    form.translate([this] { showTitle(); });
    auto* head = new QVBoxLayout;
    head->setContentsMargins(space::l, space::m, space::l, space::s);
    head->setSpacing(space::s);
    head->addWidget(m_error);
    head->addWidget(m_colleague);
    head->addWidget(m_frozen);
    head->addWidget(m_intro);
    auto* foot = new QHBoxLayout;
    foot->setContentsMargins(space::l, space::s, space::l, space::m);
    foot->setSpacing(space::s);
    foot->addWidget(m_undo);
    foot->addWidget(m_redo);
    foot->addStretch();
    // A button box would make saving the default.
    foot->addWidget(m_cancel);
    foot->addWidget(m_save);
    setTabOrder(m_cancel, m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_workspace, 1);
    column->addLayout(foot);
    const QSize around = parentWidget() ? parentWidget()->window()->size() : QSize(1280, 800);
    resize(around * 0.95);
}

void CorrectTagsDialog::showTitle()
{
    setWindowTitle(tr("Correct the fields of “%1”").arg(isolated(m_document.title)));
}

void CorrectTagsDialog::start(domain::DocumentId id)
{
    m_id = id;
    m_lock.acquire(id);
    load();
    open();
}

void CorrectTagsDialog::load()
{
    m_error->setError(std::nullopt);
    m_workspace->setEnabled(false);
    check();
    workflow::loadForAmendment(m_session, m_id, this, [this](const Result<domain::Document>& document) {
        if (!document) return m_error->setError(document.error());
        setLoadedDocument(*document);
        fetchFiles();
    });
}

void CorrectTagsDialog::setLoadedDocument(const domain::Document& document)
{
    m_loaded = document;
    m_document = document;
    m_areFilesSigned =
        document.setting.signaturePerSigner &&
        std::any_of(document.invitations.cbegin(), document.invitations.cend(),
                    [](const domain::Invitation& person) {
                        return domain::isSigner(person.actionType) && domain::hasFinished(person);
                    });
    m_lastId = 0;
    for (domain::Tag& tag : m_document.tags) {
        m_lastId = std::max(m_lastId, tag.id.value());
        if (isFrozen(tag)) tag.facts.isLocked = true;
    }
    m_steps.clear();
    m_workspace->setDocument(m_document);
    m_workspace->setTarget(this, &m_steps);
    // Tags only: recipients, pages and files are corrected elsewhere.
    m_workspace->recipients().setTarget(nullptr, nullptr);
    m_workspace->pageActions().setEditing(false);
    m_workspace->pageList().setEditing(false);
    m_workspace->setEnabled(!m_lock.otherEditor());
    int frozen = 0;
    for (int i = static_cast<int>(document.invitations.size()); i >= 1; --i)
        if (isSettledOwner(i))
            frozen = i;
        else
            m_workspace->recipients().setActiveIndex(i);
    m_frozen->hide();
    if (frozen > 0) showFrozen(frozen);
    showTitle();
    check();
}

void CorrectTagsDialog::fetchFiles()
{
    for (const domain::File& file : std::as_const(m_loaded.files)) {
        if (!m_session.client()) return;
        m_session.client()->fileBytes(m_id, file.id, this,
                                      [this, id = file.id](const Result<QByteArray>& bytes) {
                                          if (!bytes) return m_error->setError(bytes.error());
                                          m_workspace->setFileBytes(id, *bytes);
                                      });
    }
}

bool CorrectTagsDialog::isSettledOwner(int invitationIndex) const
{
    return invitationIndex < 1 || invitationIndex > m_loaded.invitations.size() ||
           domain::hasFinished(m_loaded.invitations.at(invitationIndex - 1));
}

bool CorrectTagsDialog::isFrozen(const domain::Tag& tag) const
{
    return m_areFilesSigned || isSettledOwner(tag.invitationIndex);
}

void CorrectTagsDialog::showFrozen(int invitationIndex)
{
    const QString who = invitationIndex >= 1 && invitationIndex <= m_loaded.invitations.size()
                            ? recipientLabel(m_loaded, invitationIndex)
                            : QString();
    m_frozen->showText(m_areFilesSigned
                           ? tr("The files already contain digital signatures. You can add fields, but you "
                                "can't change existing ones.")
                           : tr("%1 has already acted. Their fields are locked.").arg(isolated(who)));
}

void CorrectTagsDialog::apply(const domain::Document& changed)
{
    QList<domain::Tag> tags;
    QList<domain::Tag> frozen = m_document.tags;
    frozen.removeIf([this](const domain::Tag& tag) {
        const auto loaded = std::find_if(m_loaded.tags.cbegin(), m_loaded.tags.cend(),
                                         [&tag](const domain::Tag& each) { return each.id == tag.id; });
        return loaded == m_loaded.tags.cend() || !isFrozen(*loaded);
    });
    int refusedFor = 0;
    for (const domain::Tag& tag : changed.tags) {
        const auto kept = std::find_if(frozen.begin(), frozen.end(),
                                       [&tag](const domain::Tag& each) { return each.id == tag.id; });
        if (kept != frozen.end()) {
            if (*kept != tag) refusedFor = kept->invitationIndex;
            tags.append(*kept);
            frozen.erase(kept);
        } else if (!isSettledOwner(tag.invitationIndex)) {
            tags.append(tag);
        } else { // the recipient has acted
            refusedFor = tag.invitationIndex;
            const auto before = std::find_if(m_document.tags.cbegin(), m_document.tags.cend(),
                                             [&tag](const domain::Tag& each) { return each.id == tag.id; });
            if (before != m_document.tags.cend()) tags.append(*before);
        }
    }
    for (const domain::Tag& gone : std::as_const(frozen)) {
        refusedFor = gone.invitationIndex;
        tags.append(gone);
    }
    m_document.tags = tags;
    m_workspace->setDocument(m_document);
    if (refusedFor > 0) showFrozen(refusedFor);
    check();
}

QList<domain::Tag> CorrectTagsDialog::tagsToSend() const
{
    QList<domain::Tag> tags = m_document.tags;
    for (domain::Tag& tag : tags) {
        const auto loaded = std::find_if(m_loaded.tags.cbegin(), m_loaded.tags.cend(),
                                         [&tag](const domain::Tag& each) { return each.id == tag.id; });
        if (loaded == m_loaded.tags.cend())
            tag.id = {}; // the service assigns one
        else if (isFrozen(*loaded))
            tag = *loaded;
    }
    return tags;
}

void CorrectTagsDialog::check()
{
    m_save->setEnabled(!m_isSaving && m_workspace->isEnabled() && tagsToSend() != m_loaded.tags);
}

void CorrectTagsDialog::updateColleague()
{
    m_colleague->setVisible(m_lock.otherEditor().has_value());
    if (m_lock.otherEditor()) m_colleague->showText(editLockText(*m_lock.otherEditor()));
    if (!m_lock.otherEditor()) return load();
    m_workspace->setEnabled(false);
    check();
}

void CorrectTagsDialog::save()
{
    if (!m_save->isEnabled()) return;
    m_isSaving = true;
    m_error->setError(std::nullopt);
    check();
    workflow::amendTags(m_session, m_loaded, tagsToSend(), this, [this](const Result<void>& done) {
        m_isSaving = false;
        check();
        if (!done) return m_error->setError(done.error());
        Q_EMIT corrected();
        accept();
    });
}

void CorrectTagsDialog::reject()
{
    if (m_isSaving) return;
    if (tagsToSend() == m_loaded.tags) return QDialog::reject();
    m_prompts.confirm(this,
                      {QStringLiteral("discardTagCorrections"), tr("Discard the corrections?"),
                       tr("Nothing has been saved yet."), tr("Discard"), true},
                      [this](bool yes) {
                          if (yes) QDialog::reject();
                      });
}

} // namespace ink::ui

#include "moc_correcttagsdialog.cpp"
