#include "ui/pages/editor/blocks/blockpanel.h"

#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/taglistmodel.h"
#include "ui/pages/editor/blocks/blocklist.h"
#include "ui/pages/editor/blocks/tagblocks.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {
constexpr int maxBlockRows = 4; ///< shown without scrolling
}

BlockPanel::BlockPanel(PageView& view, QWidget* parent) : QWidget(parent), m_view(view)
{
    setObjectName(QStringLiteral("blockPanel"));
    setSizePolicy(QSizePolicy::Ignored,
                  QSizePolicy::Preferred); // the panel appears and disappears without resizing the pages
    m_title = makeSectionLabel(this);
    m_add = named("keepBlock", new QToolButton(this));
    m_add->setAutoRaise(true);
    m_add->setIcon(icon(Icon::Add));
    m_list = new BlockList(view, maxBlockRows, this);
    m_list->installEventFilter(this);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    auto* top = new QHBoxLayout;
    top->addWidget(m_title, 1);
    top->addWidget(m_add);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addLayout(top);
    column->addWidget(m_list);
    connect(m_add, &QToolButton::clicked, this, &BlockPanel::saveSelection);
    connect(m_list, &QWidget::customContextMenuRequested, this, &BlockPanel::openMenu);
    connect(&m_view.selection(), &TagSelection::changed, this,
            [this] { m_add->setEnabled(canSaveSelection()); });
    refresh();
    onLanguageChange(this, [this] { refresh(); });
}

BlockPanel::~BlockPanel() = default;

void BlockPanel::setSettings(settings::Settings& settings, Prompts& prompts)
{
    m_prompts = &prompts;
    m_blocks = std::make_unique<TagBlocks>(settings);
    connect(m_blocks.get(), &TagBlocks::changed, this, &BlockPanel::refresh);
    refresh();
}

void BlockPanel::setEditing(bool editing)
{
    m_editing = editing;
    refresh();
}

bool BlockPanel::canSaveSelection() const
{
    return m_editing && m_blocks && !m_view.selection().isEmpty();
}

void BlockPanel::refresh()
{
    const QList<TagBlock> blocks = m_blocks ? m_blocks->all() : QList<TagBlock>();
    m_list->setBlocks(blocks);
    m_title->setText(tr("Blocks"));
    m_list->setAccessibleName(tr("Blocks to place"));
    m_add->setToolTip(tr("Save the selected fields as a block"));
    m_add->setAccessibleName(m_add->toolTip());
    m_add->setEnabled(canSaveSelection());
    setVisible(m_editing && !blocks.isEmpty());
}

void BlockPanel::saveSelection()
{
    if (!canSaveSelection() || !m_prompts) return;
    QList<domain::Tag> tags;
    for (const domain::TagId id : m_view.selection().ids())
        if (const domain::Tag* tag = m_view.tags().find(id)) tags.append(*tag);
    Prompts::Text question;
    question.id = QStringLiteral("keepBlock");
    question.title = tr("Save as block");
    question.label = tr("Block name");
    question.initial = tr("Signature block");
    question.acceptText = tr("Save %n field(s)", nullptr, static_cast<int>(tags.size()));
    question.maxLength = TagBlocks::maxNameLength;
    m_prompts->text(this, question, [this, tags](const std::optional<QString>& name) {
        if (!name) return;
        const QString kept = m_blocks->add(*name, tags);
        m_list->selectBlock(kept);
    });
}

void BlockPanel::rename()
{
    const qsizetype at = m_list->currentRow();
    if (!m_prompts || at < 0) return;
    const QString before = m_list->currentItem()->text();
    Prompts::Text question;
    question.id = QStringLiteral("renameBlock");
    question.title = tr("Rename block");
    question.label = tr("Block name");
    question.initial = before;
    question.acceptText = tr("Rename");
    question.maxLength = TagBlocks::maxNameLength;
    m_prompts->text(this, question, [this, at, before](const std::optional<QString>& name) {
        if (!name || *name == before || m_blocks->all().value(at).name != before) return;
        m_blocks->rename(at, *name);
    });
}

void BlockPanel::removeCurrent()
{
    const qsizetype at = m_list->currentRow();
    if (!m_prompts || at < 0) return;
    const QString name = m_list->currentItem()->text();
    m_prompts->confirm(this,
                       {QStringLiteral("removeBlock"), tr("Delete the block “%1”?").arg(isolated(name)),
                        tr("Fields already placed with this block stay where they are."), tr("Delete block"),
                        true},
                       [this, at, name](bool yes) {
                           if (yes && m_blocks->all().value(at).name == name) m_blocks->remove(at);
                       });
}

void BlockPanel::openMenu(const QPoint& position)
{
    if (QListWidgetItem* item = m_list->itemAt(position)) m_list->setCurrentItem(item);
    if (!m_list->currentItem()) return;
    auto* menu = named("blockMenu", new QMenu(this));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Place on page"), m_list, &BlockList::arm);
    menu->addAction(icon(Icon::Edit), tr("Rename…"), this, &BlockPanel::rename);
    menu->addAction(icon(Icon::Trash), tr("Delete…"), this, &BlockPanel::removeCurrent);
    menu->popup(m_list->viewport()->mapToGlobal(position));
}

bool BlockPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress && m_list->currentRow() >= 0) {
        const auto& key = static_cast<const QKeyEvent&>(*event);
        if (matchesFixed(key, FixedKey::Rename)) {
            rename();
            return true;
        }
        if (key.key() == Qt::Key_Delete) {
            removeCurrent();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_blockpanel.cpp"
