#pragma once

#include <QWidget>

class QLabel;

namespace ink::ui {

class QuietLabel;

/** A notice, with a lock icon, that an administrator manages some of these settings. */
class LockNotice final : public QWidget
{
    Q_OBJECT
public:
    explicit LockNotice(QWidget* parent = nullptr);

private:
    void retranslate();
    void repaintSign();

    QLabel* m_sign;
    QuietLabel* m_words;
};

} // namespace ink::ui
