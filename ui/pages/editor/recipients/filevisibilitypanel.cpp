#include "ui/pages/editor/recipients/filevisibilitypanel.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/reasons.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/setfilevisibility.h"
#include "ui/models/messagetext.h"
#include "ui/models/visibilitywords.h"
#include "ui/pages/editor/recipients/filematrixmodel.h"
#include "ui/pages/editor/recipients/filematrixview.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QUndoStack>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int maxFoldedHeight = 232; ///< px; longer tables scroll

} // namespace

bool canHideFiles(const domain::Document& document)
{
    return document.files.size() > 1 && document.invitations.size() > 1;
}

FileVisibilityPanel::FileVisibilityPanel(DraftTarget& target, QUndoStack& stack, Layout layout,
                                         QWidget* parent)
    : QWidget(parent), m_target(target), m_stack(stack), m_layout(layout),
      m_isOpen(layout == Layout::Open || domain::hidesFiles(target.document())),
      m_title(makeSectionLabel(this)), m_summary(named("visibilitySummary", new QLabel(this))),
      m_choose(named("visibilityChoose", new QPushButton(this))), m_model(new FileMatrixModel(this)),
      m_table(named("visibilityTable", new FileMatrixView(*m_model, this))),
      m_cell(named("visibilityCell", new QuietLabel(this)))
{
    setObjectName(QStringLiteral("fileVisibility"));
    m_choose->setAutoDefault(false);
    m_summary->setTextFormat(Qt::PlainText);
    for (QLabel* words : {m_summary, m_cell})
        words->setWordWrap(true);
    m_cell->setTextFormat(Qt::PlainText);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(space::s);
    all->addWidget(m_title);
    all->addWidget(m_summary);
    all->addWidget(m_choose, 0, Qt::AlignLeft);
    all->addWidget(m_table, layout == Layout::Open ? 1 : 0);
    all->addWidget(m_cell);
    connect(m_choose, &QPushButton::clicked, this, [this] {
        m_isOpen = true;
        refresh();
        m_table->setFocus(Qt::OtherFocusReason);
    });
    connect(m_model, &FileMatrixModel::changeRequested, this, [this](const domain::FileVisibility& wanted) {
        m_stack.push(new SetFileVisibility(m_target, wanted, tr("Change who sees files")));
    });
    connect(m_table, &FileMatrixView::currentCellChanged, this, &FileVisibilityPanel::showCell);
    connect(&m_stack, &QUndoStack::indexChanged, this, &FileVisibilityPanel::refresh);
    for (const auto& [keys, act] : {std::pair(QKeySequence::Undo, &QUndoStack::undo),
                                    std::pair(QKeySequence::Redo, &QUndoStack::redo)}) {
        auto* shortcut = new QShortcut(keys, m_table, &m_stack, act);
        shortcut->setContext(Qt::WidgetShortcut);
    }
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void FileVisibilityPanel::setSupported(bool isSupported)
{
    if (m_isSupported == isSupported) return;
    m_isSupported = isSupported;
    refresh();
}

void FileVisibilityPanel::retranslate()
{
    m_title->setText(tr("Who sees which file"));
    m_choose->setText(tr("Choose who sees which file"));
    m_table->setAccessibleName(m_title->text());
    m_table->setAccessibleDescription(
        tr("Space changes a cell, Shift+Space all cells of a file, Ctrl+Space all "
           "cells of a recipient."));
    m_table->setWhatsThis(m_table->accessibleDescription());
    refresh();
}

void FileVisibilityPanel::refresh()
{
    const domain::Document& document = m_target.document();
    const bool isOffered = canHideFiles(document);
    setVisible(isOffered);
    if (!isOffered) return;
    m_model->setDocument(document);
    m_summary->setText(m_isSupported ? visibilitySummary(document)
                                     : messageText(reasons::serviceHidesNoFiles()));
    const bool isOpen = m_isSupported && m_isOpen;
    m_choose->setVisible(m_isSupported && !m_isOpen);
    m_table->setVisible(isOpen);
    if (isOpen && !m_table->currentIndex().isValid()) m_table->setCurrentIndex(m_model->index(0, 0));
    showCell();
    fit();
}

void FileVisibilityPanel::showCell()
{
    const QString text = m_table->isHidden() ? QString() : m_model->textOf(m_table->currentIndex());
    m_cell->setText(text);
    m_cell->setVisible(!text.isEmpty());
}

void FileVisibilityPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void FileVisibilityPanel::fit()
{
    if (m_layout == Layout::Folded) m_table->setFixedHeight(m_table->heightFor(maxFoldedHeight));
}

} // namespace ink::ui

#include "moc_filevisibilitypanel.cpp"
