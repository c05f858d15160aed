#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QToolButton;

namespace ink::ui {

class PageCanvas;

/**
 * The search in the pages: its text, the number of matches and the current one. Lies over the pages'
 * upper corner. Enter and F3 go on, with Shift back; Esc closes it and gives the keyboard back to the pages.
 */
class FindBar final : public QFrame
{
    Q_OBJECT
public:
    explicit FindBar(PageCanvas& view);

    /** Shows it with the keyboard in it; what was looked for last is selected. */
    void open();
    void close();
    /** Keeps it in the corner when the pages have another size. */
    void place();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void search();
    void tell();

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
