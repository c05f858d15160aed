#pragma once

#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ink::ui {

/** A step of in-person signing without any content of the document: an icon, a sentence, one button. */
class SigningNotice final : public QWidget
{
    Q_OBJECT
public:
    /** `name` is the object name of its button. */
    explicit SigningNotice(const QString& name, QWidget* parent = nullptr);

    void setIcon(Icon sign, Tone tone);
    void setTexts(const QString& title, const QString& text, const QString& action);
    /** Focuses the button. */
    void focusButton();

Q_SIGNALS:
    void actionTriggered();

private:
    void updateIcon();

    Icon m_icon = Icon::Completed;
    Tone m_tone = Tone::Good;
    QLabel* m_sign;
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_action;
};

} // namespace ink::ui
