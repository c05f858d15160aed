#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QUndoStack;

namespace ink::domain {
struct Document;
}

namespace ink::ui {

class DraftTarget;
class FileMatrixModel;
class FileMatrixView;

/** Returns whether the visibility of files can be edited: with several files and several recipients. */
[[nodiscard]] bool canHideFiles(const domain::Document& document);

// Index(FileVisibilityPanel): Send: who sees which file
/** Shows a summary of which recipients see which files of a draft, and a table to change it. Hidden unless
 * canHideFiles(). Shows a message instead if the service can't hide files. */
class FileVisibilityPanel final : public QWidget
{
    Q_OBJECT
public:
    enum class Layout {
        Folded, ///< the table is opened with a button, unless a file is hidden already
        Open    ///< the table fills the height
    };
    FileVisibilityPanel(DraftTarget& target, QUndoStack& stack, Layout layout, QWidget* parent = nullptr);

    /** Sets whether the service can hide files. */
    void setSupported(bool isSupported);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    void refresh();
    void showCell();
    void fit();

    DraftTarget& m_target;
    QUndoStack& m_stack;
    const Layout m_layout;
    bool m_isSupported = true;
    bool m_isOpen = false;
    QLabel* m_title;
    QLabel* m_summary;
    QPushButton* m_choose;
    FileMatrixModel* m_model;
    FileMatrixView* m_table;
    QLabel* m_cell; ///< explains the current cell
};

} // namespace ink::ui
