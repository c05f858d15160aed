#pragma once

#include <QObject>

class QWidget;

namespace ink::ui {

/**
 * Keeps dialogs as tall as their content needs. Qt sizes a dialog once; text that appears later (an error, an
 * answer of the service, another language) would be squeezed over its neighbours. A dialog never grows beyond
 * the screen; one that may need more has its content in a ContentScroll. Watches every dialog of the program.
 */
class DialogRoom final : public QObject
{
    Q_OBJECT
public:
    explicit DialogRoom(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/** Makes the dialog as tall as its layout needs at its width, within the screen. */
void giveRoom(QWidget& dialog);

} // namespace ink::ui
