#include "ui/pages/editor/draft/editorheader.h"

#include "app/domain/document/document.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/setdocumentdetails.h"
#include "ui/models/isolated.h"
#include "ui/pages/editor/draft/opendraft.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int minTitleWidth = 120;
constexpr int maxTitleWidth = 520;

/** A title that elides in the middle while it isn't being edited, with its whole text as a tool tip. */
class TitleLine final : public QLineEdit
{
public:
    using QLineEdit::QLineEdit;

protected:
    void paintEvent(QPaintEvent* event) override
    {
        const QString shown = fontMetrics().elidedText(text(), Qt::ElideMiddle, room().width());
        const bool isWhole = shown == text();
        if (isWhole != toolTip().isEmpty()) setToolTip(isWhole ? QString() : text());
        if (hasFocus() || isWhole) return QLineEdit::paintEvent(event);
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        painter.drawText(room(), int(startAlignment()) | Qt::AlignVCenter, shown);
    }

private:
    [[nodiscard]] QRect room() const
    {
        constexpr int aside = 2; // Qt's margin between the edge and the text of a frameless line edit
        return rect().adjusted(aside, 0, -aside, 0);
    }
};

QToolButton* headerButton(QWidget* parent, Icon which, const char* name)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setIcon(icon(which));
    button->setIconSize(QSize(metric::iconSize, metric::iconSize));
    return button;
}

} // namespace

EditorHeader::EditorHeader(OpenDraft& draft, QWidget* parent) : QWidget(parent), m_draft(draft)
{
    setFixedHeight(52);
    m_close = headerButton(this, Icon::Close, "editorClose");
    m_title = named("documentTitle", new TitleLine(this));
    m_title->setFont(titleFont());
    m_title->setFrame(false);
    m_title->setMaxLength(255);
    QPalette clear = m_title->palette();
    clear.setColor(QPalette::Base, Qt::transparent);
    m_title->setPalette(clear);
    m_state = named("saveState", new QuietLabel(this));
    m_stop = named("stopPageWork", new QPushButton(this));
    m_stop->hide();
    m_addFiles = headerButton(this, Icon::Add, "addFiles");
    m_addFiles->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_undo = headerButton(this, Icon::Undo, "editorUndo");
    m_redo = headerButton(this, Icon::Redo, "editorRedo");
    m_use = named("editorUseTemplate", new QPushButton(this));
    m_use->hide();
    m_preview = named("editorPreview", new QPushButton(this));
    m_send = named("editorSend", new QPushButton(this));
    m_send->setDefault(true);
    auto* row = new QHBoxLayout(this);
    setDirectionalMargins(*this, *row, {space::m, 0, space::l, 0});
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
    row->addWidget(m_preview);
    row->addWidget(m_use);
    row->addWidget(m_send);
    connectParts();
    m_undo->setEnabled(false);
    m_redo->setEnabled(false);
}

void EditorHeader::connectParts()
{
    connect(m_close, &QToolButton::clicked, this, &EditorHeader::closeClicked);
    connect(m_stop, &QPushButton::clicked, this, &EditorHeader::stopClicked);
    connect(m_title, &QLineEdit::textEdited, this, &EditorHeader::editTitle);
    connect(m_title, &QLineEdit::textChanged, this, &EditorHeader::fitTitle);
    connect(m_title, &QLineEdit::editingFinished, this, [this] {
        // A title is required.
        if (m_title->text().trimmed().isEmpty()) m_title->setText(m_draft.document().title);
        showStartOfTitle();
    });
    connect(m_title, &QLineEdit::returnPressed, this, &EditorHeader::titleEntered);
    connect(m_addFiles, &QToolButton::clicked, this, &EditorHeader::addFilesClicked);
    makeFilesMenu();
    connect(m_undo, &QToolButton::clicked, this, &EditorHeader::undoClicked);
    connect(m_redo, &QToolButton::clicked, this, &EditorHeader::redoClicked);
    const QUndoStack* steps = &m_draft.undoStack();
    connect(steps, &QUndoStack::canUndoChanged, m_undo, &QToolButton::setEnabled);
    connect(steps, &QUndoStack::canRedoChanged, m_redo, &QToolButton::setEnabled);
    connect(steps, &QUndoStack::undoTextChanged, this, &EditorHeader::retranslate);
    connect(steps, &QUndoStack::redoTextChanged, this, &EditorHeader::retranslate);
    connect(m_preview, &QPushButton::clicked, this, &EditorHeader::previewClicked);
    connect(m_send, &QPushButton::clicked, this, &EditorHeader::sendClicked);
    connect(m_use, &QPushButton::clicked, this, &EditorHeader::useClicked);
}

void EditorHeader::makeFilesMenu()
{
    m_addFiles->setPopupMode(QToolButton::MenuButtonPopup);
    auto* menu = named("filesMenu", new QMenu(m_addFiles));
    m_addFiles->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        menu->addAction(icon(Icon::Add), tr("Add files…"), this, &EditorHeader::addFilesClicked);
        const QList<domain::File> files = m_draft.isOpen() ? m_draft.document().files : QList<domain::File>();
        for (const domain::File& file : files) {
            const QString name = QString(file.name).replace(QLatin1Char('&'), QLatin1String("&&"));
            menu->addAction(icon(Icon::Refresh),
                            files.size() == 1 ? tr("Replace this file with a newer version…")
                                              : tr("Replace “%1” with a newer version…").arg(isolated(name)),
                            this, [this, id = file.id] { Q_EMIT replaceFileClicked(id); });
        }
    });
}

void EditorHeader::setState(const QString& text)
{
    m_state->setText(text);
    Q_EMIT stateChanged();
}

QString EditorHeader::stateText() const
{
    return m_state->text();
}

void EditorHeader::setHasDocument(bool hasDocument)
{
    m_title->setVisible(hasDocument);
    m_state->setVisible(hasDocument);
}

void EditorHeader::setEditable(bool editable)
{
    for (QWidget* part :
         std::initializer_list<QWidget*>{m_addFiles, m_undo, m_redo, m_use, m_preview, m_send})
        part->setVisible(editable);
    m_title->setReadOnly(!editable);
}

void EditorHeader::showTitle(const QString& title)
{
    m_title->setText(title);
    showStartOfTitle();
}

/** Shows the start of a title that is longer than its field, not the text that was typed last. */
void EditorHeader::showStartOfTitle()
{
    if (!m_title->hasFocus()) m_title->setCursorPosition(0);
}

void EditorHeader::showKind()
{
    const bool isLink = m_draft.isOpen() && m_draft.document().type == domain::DocumentType::TemplateLink;
    m_use->setVisible(m_draft.isTemplate() && m_draft.isEditable() && !isLink);
    updateSendText();
}

void EditorHeader::showTitleOf(const domain::Document& document)
{
    if (m_title->text().trimmed() != document.title &&
        !(m_title->hasFocus() && m_title->text().trimmed().isEmpty()))
        showTitle(document.title);
}

void EditorHeader::setFileOperationRunning(bool isRunning)
{
    for (QToolButton* button : {m_addFiles, m_undo, m_redo})
        button->setEnabled(!isRunning);
    if (isRunning) return;
    m_undo->setEnabled(m_draft.undoStack().canUndo());
    m_redo->setEnabled(m_draft.undoStack().canRedo());
}

void EditorHeader::setAddingFiles(bool isRunning)
{
    m_addFiles->setEnabled(!isRunning);
}

void EditorHeader::setClosing(bool isRunning)
{
    m_close->setEnabled(!isRunning);
}

void EditorHeader::focusTitle()
{
    m_title->setFocus(Qt::OtherFocusReason);
}

void EditorHeader::retranslate()
{
    const QUndoStack& steps = m_draft.undoStack();
    m_stop->setText(tr("Cancel"));
    m_close->setToolTip(tr("Close editor"));
    m_close->setAccessibleName(m_close->toolTip());
    m_title->setAccessibleName(tr("Document title"));
    m_addFiles->setText(tr("Add files…"));
    m_undo->setToolTip(steps.canUndo() ? tr("Undo: %1").arg(steps.undoText()) : tr("Undo"));
    m_redo->setToolTip(steps.canRedo() ? tr("Redo: %1").arg(steps.redoText()) : tr("Redo"));
    m_undo->setAccessibleName(m_undo->toolTip());
    m_redo->setAccessibleName(m_redo->toolTip());
    m_preview->setText(tr("Preview"));
    m_preview->setToolTip(tr("Shows the document as each recipient will see it"));
    m_preview->setIcon(icon(Icon::Preview));
    m_use->setText(tr("Use template…"));
    m_use->setIcon(icon(Icon::Send));
    updateSendText();
}

void EditorHeader::updateSendText()
{
    const bool isTemplate = m_draft.isTemplate();
    m_send->setText(isTemplate ? tr("Done") : tr("Send…"));
    m_send->setIcon(icon(isTemplate ? Icon::Check : Icon::Send));
}

void EditorHeader::fitTitle()
{
    const int wanted = m_title->fontMetrics().horizontalAdvance(m_title->text()) + 24;
    m_title->setMinimumWidth(minTitleWidth); // it shrinks before adjacent texts are cut
    m_title->setMaximumWidth(std::clamp(wanted, minTitleWidth, maxTitleWidth));
}

void EditorHeader::editTitle(const QString& title)
{
    if (!m_draft.isEditable() || title.trimmed().isEmpty()) return;
    DocumentDetails details = detailsOf(m_draft.document());
    details.title = title.trimmed();
    if (details == detailsOf(m_draft.document())) return;
    m_draft.undoStack().push(
        new SetDocumentDetails(m_draft.target(), details, QStringLiteral("title"), tr("Rename document")));
}

} // namespace ink::ui

#include "moc_editorheader.cpp"
