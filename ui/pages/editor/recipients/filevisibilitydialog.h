#pragma once

#include <QDialog>

class QUndoStack;

namespace ink::ui {

class DraftTarget;

/** A dialog to edit which recipients see which files of a draft. Changes take effect immediately. Show it
 * with open(). */
class FileVisibilityDialog final : public QDialog
{
    Q_OBJECT
public:
    FileVisibilityDialog(DraftTarget& target, QUndoStack& stack, bool isSupported, QWidget* parent = nullptr);
};

} // namespace ink::ui
