#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ink::ui {

class PageCanvas;

/**
 * The search bar: its text, the number of matches and the current one. Overlays the pages' upper corner.
 * Enter and F3 go to the next match, with Shift to the previous one; Esc closes the bar and returns the focus
 * to the pages.
 */
class FindBar final : public QFrame
{
    Q_OBJECT
public:
    explicit FindBar(PageCanvas& view);

    /** Shows the bar, focuses it, and selects the last search text; searches for `text` instead if it isn't
     * empty. */
    void open(const QString& text = {});
    void close();
    /** Moves the bar to the corner after a resize of the pages. */
    void moveToCorner();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void search();
    void notify();

    PageCanvas& m_view;
    QLineEdit* m_text;
    QLabel* m_count;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_case;
    QToolButton* m_words;
    QToolButton* m_close;
};

} // namespace ink::ui
