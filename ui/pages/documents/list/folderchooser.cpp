#include "ui/pages/documents/list/folderchooser.h"

#include "app/workflow/documents/foldertree.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/documents/list/folderactions.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/sidetree.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::Folder;
using domain::FolderId;

namespace {
constexpr int chooserIdRole = Qt::UserRole + 1;

/** The direct subfolders of a folder, by name; folders with an unknown parent are at the top level. */
QList<Folder> foldersInside(const QList<Folder>& all, FolderId parent)
{
    QList<Folder> inside;
    for (const Folder& folder : all) {
        const bool known = folder.parent != folder.id &&
                           std::any_of(all.cbegin(), all.cend(),
                                       [&folder](const Folder& one) { return one.id == folder.parent; });
        if ((known ? folder.parent : FolderId()) == parent) inside.append(folder);
    }
    std::sort(inside.begin(), inside.end(), [](const Folder& a, const Folder& b) {
        const int order = QString::localeAwareCompare(a.name, b.name);
        return order != 0 ? order < 0 : a.id < b.id;
    });
    return inside;
}
} // namespace

FolderChooser::FolderChooser(workflow::FolderTree& folders, Prompts& prompts, const QString& title,
                             FolderId current, QWidget* parent)
    : QDialog(parent), m_folders(folders), m_prompts(prompts), m_folderToSelect(current),
      m_search(new QLineEdit(this)), m_tree(new QTreeView(this)), m_model(new QStandardItemModel(this)),
      m_nothing(new QuietLabel(this)), m_add(new QPushButton(this)), m_go(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("folderChooser"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setWindowTitle(title);
    setMinimumSize(420, 440);
    setUpSearch(*m_search, QStringLiteral("folderSearch"));
    m_search->setMaximumWidth(QWIDGETSIZE_MAX);
    m_search->installEventFilter(this);
    m_tree->setObjectName(QStringLiteral("folderChoices"));
    m_tree->setModel(m_model);
    m_tree->setHeaderHidden(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setUniformRowHeights(true);
    m_tree->setExpandsOnDoubleClick(false);
    m_add->setObjectName(QStringLiteral("chooserNewFolder"));
    m_add->setIcon(icon(Icon::FolderAdd));
    m_add->setAutoDefault(false);
    m_go->setObjectName(QStringLiteral("folderChooserGo"));
    m_go->setDefault(true);
    m_cancel->setAutoDefault(false);
    for (QWidget* choice : std::initializer_list<QWidget*>{m_search, m_tree})
        pressOnEnter(*choice, *m_go);

    auto* heading = makeTitleLabel(this);
    heading->setText(title);
    heading->setWordWrap(true);
    auto* foot = new QHBoxLayout;
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_go, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    foot->addWidget(m_add);
    foot->addStretch(1);
    foot->addWidget(buttons);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(heading);
    column->addWidget(m_search);
    column->addWidget(m_tree, 1);
    column->addWidget(m_nothing);
    column->addLayout(foot);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_search, &QLineEdit::textChanged, this, &FolderChooser::fill);
    connect(m_tree, &QTreeView::doubleClicked, this, &QDialog::accept);
    connect(m_add, &QPushButton::clicked, this, &FolderChooser::addFolder);
    connect(&m_folders, &workflow::FolderTree::changed, this, &FolderChooser::fill);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this](const QModelIndex& now) { m_go->setEnabled(now.isValid()); });
    retranslate();
    m_search->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
}

void FolderChooser::retranslate()
{
    m_search->setPlaceholderText(tr("Search folders"));
    m_search->setAccessibleName(tr("Search folders"));
    m_tree->setAccessibleName(tr("Folders"));
    m_nothing->setText(tr("No folders match your search."));
    m_add->setText(tr("New folder…"));
    m_go->setText(tr("Move"));
    m_cancel->setText(tr("Cancel"));
    fill();
}

FolderId FolderChooser::selectedFolder() const
{
    return FolderId(m_tree->currentIndex().data(chooserIdRole).toLongLong());
}

/** Adds the folders that match the search, with their ancestors and descendants. */
bool FolderChooser::addFolders(QStandardItem& parent, FolderId inside, bool parentMatches)
{
    const QString text = m_search->text().trimmed();
    bool any = false;
    for (const Folder& folder : foldersInside(m_folders.folders(), inside)) {
        const bool matches = parentMatches || folder.name.contains(text, Qt::CaseInsensitive);
        auto* item = new QStandardItem(icon(Icon::Folder), folder.name);
        item->setData(folder.id.value(), chooserIdRole);
        const bool below = addFolders(*item, folder.id, matches && !text.isEmpty());
        if (!matches && !below) {
            delete item;
            continue;
        }
        parent.appendRow(item);
        any = true;
    }
    return any;
}

void FolderChooser::fill()
{
    const bool searching = !m_search->text().trimmed().isEmpty();
    const FolderId before = m_tree->currentIndex().isValid() ? selectedFolder() : m_folderToSelect;
    m_model->clear();
    if (!searching) {
        auto* none = new QStandardItem(icon(Icon::Inbox), tr("No folder"));
        none->setData(FolderId().value(), chooserIdRole);
        m_model->appendRow(none);
    }
    addFolders(*m_model->invisibleRootItem(), {}, false);
    m_tree->expandAll();
    m_nothing->setVisible(m_model->rowCount() == 0);
    m_go->setEnabled(false);
    if (searching) { // the current folder if it matches, else the first match by name
        if (!before.isNull()) choose(before);
        const QString words = m_search->text().trimmed();
        if (m_tree->currentIndex().data().toString().contains(words, Qt::CaseInsensitive)) return;
        const auto found = m_model->match(m_model->index(0, 0), Qt::DisplayRole, words, 1,
                                          Qt::MatchContains | Qt::MatchRecursive);
        if (!found.isEmpty()) m_tree->setCurrentIndex(found.constFirst());
    } else {
        choose(m_folderToSelect.isNull() ? before : m_folderToSelect);
    }
}

void FolderChooser::choose(FolderId id)
{
    const auto found = m_model->match(m_model->index(0, 0), chooserIdRole, id.value(), 1,
                                      Qt::MatchExactly | Qt::MatchRecursive);
    if (found.isEmpty()) return;
    m_folderToSelect = {};
    m_tree->setCurrentIndex(found.constFirst());
    m_tree->scrollTo(found.constFirst());
}

void FolderChooser::addFolder()
{
    createFolder(m_folders, m_prompts, this, selectedFolder(), this, [this](const Result<Folder>& made) {
        if (!made) {
            m_nothing->setText(errorText(made.error()));
            return m_nothing->show();
        }
        m_folderToSelect = made->id;
        m_search->clear();
        fill();
        m_tree->setFocus();
    });
}

bool FolderChooser::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) { // moves the selection while typing
            const QModelIndex now = m_tree->currentIndex();
            const QModelIndex next = key == Qt::Key_Down ? m_tree->indexBelow(now) : m_tree->indexAbove(now);
            if (next.isValid()) m_tree->setCurrentIndex(next);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace ink::ui

#include "moc_folderchooser.cpp"
