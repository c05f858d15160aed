#include "ui/shell/window/sidebar.h"

#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/documents/savedsearches.h"
#include "ui/models/isolated.h"
#include "ui/pages/documents/list/folderactions.h"
#include "ui/shell/window/sectionbutton.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/currentinview.h"
#include "ui/widgets/tables/sidetree.h"

#include <QAction>
#include <QEvent>
#include <QMenu>
#include <QPainter>
#include <QStyle>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {
struct PlaceLook
{
    const char* name;
    Icon sign;
};
constexpr std::array<PlaceLook, SideBar::sectionCount> looks{{{"goToday", Icon::Today},
                                                              {"goWaitingForMe", Icon::Signature},
                                                              {"goWaitingForOthers", Icon::Waiting},
                                                              {"goDocuments", Icon::Documents},
                                                              {"goTemplates", Icon::Templates},
                                                              {"goBulk", Icon::Bulk},
                                                              {"goReports", Icon::Report},
                                                              {"goVerify", Icon::Verify},
                                                              {"goEditor", Icon::Edit}}};
} // namespace

SideBar::SideBar(workflow::FolderTree& folders, workflow::StatusCounts& counts, Prompts& prompts,
                 QWidget* parent)
    : QWidget(parent), m_folders(folders), m_model(new FolderTreeModel(this)), m_sections{},
      m_tree(new SideTree(*m_model, QStringLiteral("folderTree"), this)),
      m_acts(new FolderActions(folders, domain::FolderType::Documents, prompts, *m_tree, *m_model)),
      m_add(new QToolButton(this))
{
    setObjectName(QStringLiteral("sideBar"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::s, space::s, space::s, space::xs);
    column->setSpacing(2);
    for (std::size_t i = 0; i < sectionCount; ++i) {
        auto* button = m_sections[i] = new SectionButton(this);
        button->setObjectName(QString::fromLatin1(looks[i].name));
        button->setIcon(icon(looks[i].sign));
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setAutoRaise(true);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumHeight(metric::rowHeight);
        button->setFocusPolicy(Qt::StrongFocus);
        column->addWidget(button);
        connect(button, &QToolButton::clicked, this,
                [this, i] { Q_EMIT sectionChosen(static_cast<Section>(i)); });
    }
    section(Section::Documents).setChecked(true);
    section(Section::Editor).hide();
    m_add->setObjectName(QStringLiteral("newFolder"));
    m_add->setAutoRaise(true);
    m_add->setIcon(icon(Icon::FolderAdd));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setFocusPolicy(Qt::StrongFocus);

    column->addWidget(m_tree, 1);
    keepCurrentInView(*m_tree);
    column->addSpacing(space::s - column->spacing());
    column->addWidget(m_add);
    column->addStretch(0); // while the tree is hidden
    // The tree is created before the buttons above it. It is moved last: while it is the first in the ring,
    // Qt takes it for the successor of the last one.
    QWidget::setTabOrder(m_sections.back(), m_add);
    QWidget::setTabOrder(m_sections.back(), m_tree);

    connect(&m_folders, &workflow::FolderTree::changed, this,
            [this] { preserveView([this] { m_model->applyFolders(m_folders.folders()); }); });
    connect(m_acts, &FolderActions::messageRequested, this, &SideBar::messageRequested);
    connect(&counts, &workflow::StatusCounts::changed, m_model,
            [this, &counts] { m_model->applyCounts(counts.counts()); });
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& index) {
                if (const auto view = m_model->viewAt(index); view && !m_preservesView)
                    Q_EMIT viewChosen(*view, m_model->titleOf(*view));
            });
    connect(m_tree, &QTreeView::clicked, this, [this](const QModelIndex& index) {
        if (const auto view = m_model->viewAt(index)) Q_EMIT sectionChosen(Section::Documents);
    });
    connect(m_tree, &QWidget::customContextMenuRequested, this, &SideBar::showMenu);
    connect(m_add, &QToolButton::clicked, this, [this] { m_acts->create({}); });
    connect(m_model, &FolderTreeModel::documentsDropped, this, &SideBar::documentsDropped);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
    onChange(this, {QEvent::StyleChange, QEvent::FontChange}, [this] { fitTexts(); });
}

void SideBar::setSection(std::optional<Section> place)
{
    for (std::size_t i = 0; i < sectionCount; ++i) {
        SectionButton* button = m_sections[i];
        button->setAutoExclusive(false); // at most one is checked
        button->setChecked(place == static_cast<Section>(i));
        button->setAutoExclusive(true);
    }
    m_section = place;
    arrange();
    if (place == Section::Documents)
        m_tree->selectionModel()->select(m_tree->currentIndex(), QItemSelectionModel::ClearAndSelect);
    else
        m_tree->clearSelection();
}

void SideBar::setCount(Section place, std::optional<int> count)
{
    SectionButton& button = section(place);
    if (button.count() == count.value_or(0)) return;
    button.setCount(count.value_or(0));
    if (place == Section::Editor) button.setVisible(button.count() > 0);
    fitTexts();
}

void SideBar::setNarrowWindow(bool isNarrow)
{
    m_isNarrowWindow = isNarrow;
    arrange();
}

void SideBar::arrange()
{
    const bool compact = m_isNarrowWindow && m_section != Section::Documents;
    const bool changes = compact != m_isCompact;
    if (changes && compact) Q_EMIT aboutToBeCompact();
    m_isCompact = compact;
    // Templates have their own tree; a second trash and a second "New folder" would be confusing.
    m_tree->setVisible(!compact && m_section != Section::Templates);
    m_add->setVisible(!compact && m_section != Section::Templates);
    if (!changes) return;
    for (SectionButton* button : m_sections)
        button->setCompact(compact);
    fitTexts();
    if (compact)
        Q_EMIT compactBegan();
    else
        Q_EMIT compactEnded();
}

void SideBar::selectView(const FolderView& view)
{
    const QModelIndex index = m_model->indexOf(view);
    if (index.isValid()) m_tree->setCurrentIndex(index);
}

/**
 * Keeps the current view during a change: a moved folder is removed and inserted again, so another view would
 * be shown in between.
 */
void SideBar::preserveView(const std::function<void()>& change)
{
    const FolderView now = currentView();
    const bool selected = m_tree->selectionModel()->hasSelection();
    m_preservesView = true;
    change();
    const QModelIndex index = m_model->indexOf(now);
    if (index.isValid() && index != m_tree->currentIndex())
        m_tree->selectionModel()->setCurrentIndex(index, selected ? QItemSelectionModel::ClearAndSelect
                                                                  : QItemSelectionModel::NoUpdate);
    m_preservesView = false;
    if (!index.isValid()) selectView({});
}

FolderView SideBar::currentView() const
{
    return m_model->viewAt(m_tree->currentIndex()).value_or(FolderView{});
}

void SideBar::setSearches(workflow::SavedSearches& searches)
{
    m_searches = &searches;
    const auto apply = [this] { preserveView([this] { m_model->applySearches(m_searches->all()); }); };
    connect(&searches, &workflow::SavedSearches::changed, this, apply);
    connect(m_model, &FolderTreeModel::searchRenameRequested, &searches, &workflow::SavedSearches::rename);
    apply();
}

void SideBar::showSearchMenu(const QModelIndex& index, const QPoint& at)
{
    const QString id = m_model->viewAt(index)->search;
    const auto all = m_searches->all();
    const auto found = std::find_if(all.cbegin(), all.cend(), [&id](const auto& s) { return s.id == id; });
    if (found == all.cend()) return;
    const qsizetype place = found - all.cbegin();
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("searchMenu"));
    QAction* rename = menu->addAction(icon(Icon::Text), tr("Rename"));
    rename->setShortcut(Qt::Key_F2);
    connect(rename, &QAction::triggered, this,
            [this, kept = QPersistentModelIndex(index)] { m_tree->edit(kept); });
    QAction* up = menu->addAction(icon(Icon::ChevronUp), tr("Move up"));
    up->setEnabled(place > 0);
    connect(up, &QAction::triggered, this, [this, id] { m_searches->shift(id, -1); });
    QAction* down = menu->addAction(icon(Icon::ChevronDown), tr("Move down"));
    down->setEnabled(place + 1 < all.size());
    connect(down, &QAction::triggered, this, [this, id] { m_searches->shift(id, 1); });
    menu->addSeparator();
    connect(menu->addAction(icon(Icon::Trash), tr("Delete search")), &QAction::triggered, this,
            [this, search = *found, place] {
                m_searches->remove(search.id);
                Q_EMIT messageRequested(tr("Search “%1” deleted.").arg(isolated(search.name)),
                                        [this, search, place] { m_searches->restore(search, place); });
            });
    menu->popup(m_tree->viewport()->mapToGlobal(at));
}

void SideBar::showMenu(const QPoint& at)
{
    const QModelIndex index = m_tree->indexAt(at);
    const auto view = m_model->viewAt(index);
    if (view && view->kind == FolderView::Kind::Search) return showSearchMenu(index, at);
    m_acts->showMenu(at);
}

void SideBar::retranslate()
{
    const std::array<QString, sectionCount> names{
        tr("Today"),     tr("Waiting for me"), tr("Waiting for others"),
        tr("Documents"), tr("Templates"),      tr("Bulk runs"),
        tr("Reports"),   tr("Verify"),         tr("Open documents")};
    for (std::size_t i = 0; i < sectionCount; ++i)
        m_sections[i]->setTitle(names[i]);
    m_tree->setAccessibleName(tr("Views and folders"));
    m_add->setText(tr("New folder"));
    m_model->retranslate();
    fitTexts();
}

void SideBar::fitTexts()
{
    constexpr int minimum = 232;
    constexpr int widest = 520;
    if (m_isCompact) return setFixedWidth(compactWidth());
    int needed = std::max(fixedTextWidth(*m_tree), m_add->sizeHint().width());
    for (const SectionButton* button : m_sections)
        needed = std::max(needed, button->sizeHint().width());
    const QMargins around = layout()->contentsMargins();
    setMinimumWidth(std::max(minimum, around.left() + needed + around.right()));
    setMaximumWidth(std::max(widest, minimumWidth()));
    updateGeometry();
}

int SideBar::compactWidth() const
{
    const QMargins around = layout()->contentsMargins();
    int needed = 0;
    for (const SectionButton* button : m_sections)
        needed = std::max(needed, button->sizeHint().width());
    return around.left() + std::max(needed, metric::iconSize + space::l) + around.right();
}

QSize SideBar::sizeHint() const
{
    return {minimumWidth(), QWidget::sizeHint().height()};
}

void SideBar::paintEvent(QPaintEvent*)
{
    const Tokens& t = tokens(palette());
    QPainter painter(this);
    paintRule(
        painter,
        QStyle::visualRect(layoutDirection(), rect(), QRect(width() - t.lineWidth, 0, t.lineWidth, height())),
        t.line);
}

} // namespace ink::ui

#include "moc_sidebar.cpp"
