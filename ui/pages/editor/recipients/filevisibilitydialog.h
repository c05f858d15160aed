#pragma once

#include <QDialog>

class QUndoStack;

namespace ink::ui {

class DraftTarget;

/** The table of who sees which file in a dialog of its own, while a draft is prepared. Changes are made at
 * once. Open it with open(). */
class FileVisibilityDialog final : public QDialog
{
    Q_OBJECT
public:
    FileVisibilityDialog(DraftTarget& target, QUndoStack& stack, bool isSupported, QWidget* parent = nullptr);
};

} // namespace ink::ui
