#pragma once

#include <QWidget>

class QLabel;

namespace ink::ui {

class QuietLabel;

/** A lock icon and a sentence: some of these settings are managed by an administrator. */
class LockNote final : public QWidget
{
    Q_OBJECT
public:
    explicit LockNote(QWidget* parent = nullptr);

private:
    void retranslate();
    void repaintSign();

    QLabel* m_sign;
    QuietLabel* m_words;
};

} // namespace ink::ui
