// The parts around the workspace: header, waiting, title. What happens to documents is in editorpage.cpp.
#include "app/domain/fileintake.h"
#include "app/workflow/drafts/drafteditor.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/setdocumentdetails.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

QToolButton* headerButton(QWidget* parent, Icon which, const char* name)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setIcon(icon(which));
    button->setIconSize(QSize(metric::icon, metric::icon));
    return button;
}

} // namespace

QWidget* EditorPage::makeHeader()
{
    auto* header = new QWidget(this);
    header->setFixedHeight(52);
    m_close = headerButton(header, Icon::Close, "editorClose");
    m_title = new QLineEdit(header);
    m_title->setObjectName(QStringLiteral("documentTitle"));
    m_title->setFont(titleFont());
    m_title->setFrame(false);
    m_title->setMaxLength(255);
    QPalette clear = m_title->palette();
    clear.setColor(QPalette::Base, Qt::transparent);
    m_title->setPalette(clear);
    m_state = new QuietLabel(header);
    m_state->setObjectName(QStringLiteral("saveState"));
    m_stop = new QPushButton(header);
    m_stop->setObjectName(QStringLiteral("stopPageWork"));
    m_stop->hide();
    m_slowPages.setSingleShot(true);
    m_slowPages.callOnTimeout(this, [this] { m_stop->setVisible(m_fileWork); });
    connect(m_stop, &QPushButton::clicked, this, &EditorPage::stopPageWork);
    m_addFiles = headerButton(header, Icon::Add, "addFiles");
    m_addFiles->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_undo = headerButton(header, Icon::Undo, "editorUndo");
    m_redo = headerButton(header, Icon::Redo, "editorRedo");
    m_use = new QPushButton(header);
    m_use->setObjectName(QStringLiteral("editorUseTemplate"));
    m_use->hide();
    m_look = new QPushButton(header);
    m_look->setObjectName(QStringLiteral("editorPreview"));
    m_send = new QPushButton(header);
    m_send->setObjectName(QStringLiteral("editorSend"));
    m_send->setDefault(true);
    auto* row = new QHBoxLayout(header);
    setMarginsAsRead(*header, *row, {space::m, 0, space::l, 0});
    row->setSpacing(space::s);
    row->addWidget(m_close);
    row->addWidget(m_title, 100);
    row->addWidget(m_state);
    row->addWidget(m_stop);
    row->addStretch(1);
    row->addWidget(m_addFiles);
    row->addWidget(m_undo);
    row->addWidget(m_redo);
    row->addSpacing(space::s);
    row->addWidget(m_look);
    row->addWidget(m_use);
    row->addWidget(m_send);

    connect(m_close, &QToolButton::clicked, this, [this] {
        if (m_busy)
            cancelOpening();
        else
            leave();
    });
    connect(m_title, &QLineEdit::textEdited, this, &EditorPage::editTitle);
    connect(m_title, &QLineEdit::textChanged, this, &EditorPage::fitTitle);
    connect(m_title, &QLineEdit::editingFinished, this, [this] {
        if (m_title->text().trimmed().isEmpty()) m_title->setText(m_editor->document().title); // it needs one
    });
    connect(m_title, &QLineEdit::returnPressed, this,
            [this] { m_workspace->view().setFocus(Qt::OtherFocusReason); });
    connect(m_addFiles, &QToolButton::clicked, this, &EditorPage::chooseFiles);
    m_addFiles->setPopupMode(QToolButton::MenuButtonPopup);
    auto* filesMenu = new QMenu(m_addFiles);
    filesMenu->setObjectName(QStringLiteral("filesMenu"));
    m_addFiles->setMenu(filesMenu);
    connect(filesMenu, &QMenu::aboutToShow, this, [this, filesMenu] {
        filesMenu->clear();
        filesMenu->addAction(icon(Icon::Add), tr("Add files…"), this, &EditorPage::chooseFiles);
        const QList<domain::File> files =
            m_editor->isOpen() ? m_editor->document().files : QList<domain::File>();
        for (const domain::File& file : files) {
            const QString name = QString(file.name).replace(QLatin1Char('&'), QLatin1String("&&"));
            filesMenu->addAction(icon(Icon::Refresh),
                                 files.size() == 1 ? tr("Replace this file with a newer version…")
                                                   : tr("Replace “%1” with a newer version…").arg(name),
                                 this, [this, id = file.id] { replaceFile(id); });
        }
    });
    connect(m_undo, &QToolButton::clicked, this, &EditorPage::undo);
    connect(m_redo, &QToolButton::clicked, this, &EditorPage::redo);
    connect(&m_stack, &QUndoStack::canUndoChanged, m_undo, &QToolButton::setEnabled);
    connect(&m_stack, &QUndoStack::canRedoChanged, m_redo, &QToolButton::setEnabled);
    connect(&m_stack, &QUndoStack::undoTextChanged, this, &EditorPage::retranslate);
    connect(&m_stack, &QUndoStack::redoTextChanged, this, &EditorPage::retranslate);
    connect(m_look, &QPushButton::clicked, this, &EditorPage::openPreview);
    connect(m_send, &QPushButton::clicked, this, &EditorPage::send);
    connect(m_use, &QPushButton::clicked, this,
            [this] { finishTemplate([this] { Q_EMIT useTemplateRequested(m_editor->document().id); }); });
    m_undo->setEnabled(false);
    m_redo->setEnabled(false);
    return header;
}

QWidget* EditorPage::makeBusy()
{
    auto* page = new QWidget(this);
    auto* spinner = new Spinner(page);
    m_busyText = new QLabel(page);
    m_busyText->setAlignment(Qt::AlignCenter);
    m_progress = new QProgressBar(page);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(280, 6);
    m_cancel = new QPushButton(page);
    m_cancel->setObjectName(QStringLiteral("cancelOpening"));
    auto* column = new QVBoxLayout(page);
    column->setSpacing(space::m);
    column->addStretch(1);
    column->addWidget(spinner, 0, Qt::AlignHCenter);
    column->addWidget(m_busyText);
    column->addWidget(m_progress, 0, Qt::AlignHCenter);
    column->addWidget(m_cancel, 0, Qt::AlignHCenter);
    column->addStretch(2);
    connect(m_cancel, &QPushButton::clicked, this, &EditorPage::cancelOpening);
    return page;
}

void EditorPage::retranslate()
{
    setAccessibleName(tr("Editor"));
    m_empty->setSentence(tr("Drop PDF files here to create a document."));
    m_empty->setAction(tr("Choose files…"));
    m_cancel->setText(tr("Cancel"));
    m_stop->setText(tr("Cancel"));
    m_close->setToolTip(tr("Close editor"));
    m_close->setAccessibleName(m_close->toolTip());
    m_title->setAccessibleName(tr("Document title"));
    m_addFiles->setText(tr("Add files…"));
    m_undo->setToolTip(m_stack.canUndo() ? tr("Undo: %1").arg(m_stack.undoText()) : tr("Undo"));
    m_redo->setToolTip(m_stack.canRedo() ? tr("Redo: %1").arg(m_stack.redoText()) : tr("Redo"));
    m_undo->setAccessibleName(m_undo->toolTip());
    m_redo->setAccessibleName(m_redo->toolTip());
    m_look->setText(tr("Preview"));
    m_look->setToolTip(tr("Shows the document as each recipient will see it"));
    m_look->setIcon(icon(Icon::Preview));
    m_use->setText(tr("Use template…"));
    m_use->setIcon(icon(Icon::Send));
    nameSend();
}

void EditorPage::nameSend()
{
    m_send->setText(isTemplate() ? tr("Done") : tr("Send…"));
    m_send->setIcon(icon(isTemplate() ? Icon::Check : Icon::Send, tokens(palette()).onAccent));
}

void EditorPage::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) {
        retranslate();
        showSaveState();
        showRepairs();
    }
    QWidget::changeEvent(event);
}

void EditorPage::showRepairs()
{
    QStringList repaired;
    QStringList decrypted;
    bool isRestricted = false;
    if (m_editor->isOpen())
        for (const domain::File& file : m_editor->document().files) {
            if (m_repairsRead.contains(file.id)) continue;
            const QString name = QStringLiteral("“%1”").arg(file.name);
            if (domain::isRepaired(file)) repaired.append(name);
            if (!file.intake.wasEncrypted) continue;
            decrypted.append(name);
            isRestricted = isRestricted || !file.intake.restricted.isEmpty();
        }
    if (!repaired.isEmpty())
        m_repairs->showText(tr("Repaired damaged file: %1").arg(repaired.join(QStringLiteral(", "))),
                            tr("Check its pages before sending."));
    else if (!decrypted.isEmpty())
        m_repairs->showText(
            tr("Encryption removed: %1").arg(decrypted.join(QStringLiteral(", "))),
            isRestricted ? tr("The author restricted the use of this file. Make sure that you are allowed to "
                              "have it signed.")
                         : tr("The file didn't need a password to open. The copy here isn't encrypted."));
    else
        m_repairs->hide();
}

void EditorPage::fitTitle()
{
    const int wanted = m_title->fontMetrics().horizontalAdvance(m_title->text()) + 24;
    m_title->setMinimumWidth(120); // it gives way before words beside it are cut
    m_title->setMaximumWidth(std::clamp(wanted, 120, 520));
    m_title->setToolTip(wanted > 520 ? m_title->text() : QString());
}

void EditorPage::editTitle(const QString& title)
{
    if (!m_editor->isOpen() || m_editor->isReadOnly() || title.trimmed().isEmpty()) return;
    DocumentDetails details = detailsOf(m_editor->document());
    details.title = title.trimmed();
    if (details == detailsOf(m_editor->document())) return;
    m_stack.push(new SetDocumentDetails(*m_target, details, QStringLiteral("title"), tr("Rename document")));
}

} // namespace ink::ui
