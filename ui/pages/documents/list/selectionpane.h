#pragma once

#include "ui/pages/documents/commands/documentcommands.h"

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace ink::ui {

class QuietLabel;

/** The right-hand pane while several documents are selected: their number, and the possible actions. */
class SelectionPane final : public QWidget
{
    Q_OBJECT
public:
    explicit SelectionPane(QWidget* parent = nullptr);

    /** Shows the selected documents of a view with `all` documents; `isWhole`: all of them are selected. */
    void showSelection(const DocumentSelection& selection, qsizetype all, bool isWhole);

Q_SIGNALS:
    void commandRequested(ink::ui::DocumentCommand::Id command);
    void selectAllRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QLabel* m_title;
    QuietLabel* m_words;
    QList<QPushButton*> m_buttons; ///< one for each command
    QPushButton* m_selectAll;
};

} // namespace ink::ui
