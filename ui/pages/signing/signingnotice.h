#pragma once

#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ink::ui {

struct NoticeTexts
{
    QString title;
    QString text;
    QString action; ///< label of the main button
};

/** A step of in-person signing without any content of the document: an icon, a sentence, a main button, and
 * further buttons for possible next steps. */
class SigningNotice final : public QWidget
{
    Q_OBJECT
public:
    /** `name` is the object name of its button. */
    explicit SigningNotice(const QString& name, QWidget* parent = nullptr);

    void setIcon(Icon sign, Tone tone);
    void setTexts(const NoticeTexts& texts);
    /** Sets the labels of the further buttons. */
    void setOffers(const QStringList& labels);
    /** Focuses the button. */
    void focusButton();

Q_SIGNALS:
    void actionTriggered();
    void offerChosen(int offer);

private:
    void updateIcon();

    Icon m_icon = Icon::Completed;
    Tone m_tone = Tone::Good;
    QLabel* m_sign;
    QLabel* m_title;
    QLabel* m_text;
    QPushButton* m_action;
    QVBoxLayout* m_offers;
    QStringList m_offerLabels;
};

} // namespace ink::ui
