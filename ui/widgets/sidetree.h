#pragma once

class QAbstractItemModel;
class QLineEdit;
class QString;
class QTreeView;

namespace ink::ui {

/** Views and folders at the side of a page: flat, renamed by F2, documents and folders are dropped onto it.
 */
void setUpSideTree(QTreeView& tree, QAbstractItemModel& model, const QString& name);
/** How wide such a tree is when its own words, which are headings and views, are not cut; folders and
 * searches have names of any length. */
[[nodiscard]] int ownWidthOf(const QTreeView& tree);
/** The search at the head of a list. */
void setUpSearch(QLineEdit& search, const QString& name);

} // namespace ink::ui
