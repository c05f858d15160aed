#pragma once

#include <QWidget>

#include <array>

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

    struct Facts
    {
        qsizetype count = 0;
        qsizetype all = 0;       ///< in the view
        bool whole = false;      ///< every document of the view is selected
        bool trash = false;      ///< of the trash
        bool canCorrect = false; ///< the service can correct running documents
        bool running = true;     ///< some are or may be in progress
        bool completed = true;   ///< some are or may be finished
        bool operator==(const Facts&) const = default;
    };
    void showSelection(const Facts& facts);

    enum class Act { Remind, Correct, Export, Move, Cancel, Trash, Restore, Purge, SelectAll };

Q_SIGNALS:
    void actRequested(ink::ui::SelectionPane::Act act);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retell();

    Facts m_facts;
    QLabel* m_title;
    QuietLabel* m_words;
    std::array<QPushButton*, 9> m_buttons; ///< by Act
};

} // namespace ink::ui
