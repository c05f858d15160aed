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
 * Two states of a draft side by side: what is here and what somebody else has saved meanwhile. One of them is
 * taken, or both are kept, mine as a draft of its own. Closing it decides nothing. Open it with open().
 */
class ConflictDialog final : public QDialog
{
    Q_OBJECT
public:
    ConflictDialog(workflow::DraftEditor& editor, QWidget* parent = nullptr);

Q_SIGNALS:
    /** It is settled; `copy` is the draft that was made of mine, null when there is none. */
    void settled(ink::domain::DocumentId copy);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
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
