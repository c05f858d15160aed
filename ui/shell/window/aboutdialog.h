#pragma once

#include <QDialog>

class QLabel;
class QPushButton;

namespace ink::ui {

/** Shows the program's name and version. Open it with open(). */
class AboutDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent);

private:
    void retranslate();

    QLabel* m_title;
    QLabel* m_words;
    QPushButton* m_close;
};

} // namespace ink::ui
