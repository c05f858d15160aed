#pragma once

#include "app/workflow/drafts/drafteditor.h"

#include <QDialog>

class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace ink::ui {

class ErrorBanner;

/**
 * Compares two versions of a draft: the local one, and a newer one that another person has saved. The user
 * keeps one, or both, with the local one as a separate draft. Closing the dialog doesn't resolve the
 * conflict. Open it with open().
 */
class ConflictDialog final : public QDialog
{
    Q_OBJECT
public:
    ConflictDialog(workflow::DraftEditor& editor, QWidget* parent = nullptr);

Q_SIGNALS:
    /** Emitted when the conflict was resolved; `copy` is the separate draft, null when there is none. */
    void resolved(ink::domain::DocumentId copy);

private:
    void showDifferences();
    void compare(QGridLayout* grid, const workflow::DraftEditor::Conflict& conflict);
    void keepBoth();

    workflow::DraftEditor& m_editor;
    QLabel* m_title;
    QLabel* m_explain;
    ErrorBanner* m_error;
    QScrollArea* m_scroll;
    QPushButton* m_later;
    QPushButton* m_mine;
    QPushButton* m_theirs;
    QPushButton* m_both;
};

} // namespace ink::ui
