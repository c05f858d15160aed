#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace ink::ui {

class PageView;

/** "page [3] of 12": shows the current page, and goes to the page whose number is typed. */
class PageNumber final : public QWidget
{
    Q_OBJECT
public:
    explicit PageNumber(PageView& view, QWidget* parent = nullptr);

    /** Focuses the number input. */
    void edit();
    /** Updates after a change of the document or its number of pages. */
    void refresh();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void go();

    PageView& m_view;
    QLabel* m_word;
    QLineEdit* m_number;
    QLabel* m_of;
};

} // namespace ink::ui
