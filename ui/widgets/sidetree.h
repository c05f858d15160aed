#pragma once

class QAbstractItemModel;
class QLineEdit;
class QString;
class QTreeView;

namespace ink::ui {

/** Views and folders at the side of a page: flat, renamed by F2, documents and folders are dropped onto it.
 */
void setUpSideTree(QTreeView& tree, QAbstractItemModel& model, const QString& name);
/** The search at the head of a list. */
void setUpSearch(QLineEdit& search, const QString& name);

} // namespace ink::ui
