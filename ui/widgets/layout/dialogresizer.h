#pragma once

#include <QObject>

class QWidget;

namespace ink::ui {

// Index(DialogResizer): Dialog: grows and scrolls with its content
/**
 * Keeps dialogs as tall as their content needs. Qt sizes a dialog once; text that appears later (an error, a
 * response of the service, another language) would be squeezed. Dialogs never grow beyond the screen, nor
 * beyond 600 px by themselves; those that may need more have a ContentScroll, and can be made lower than
 * their content. Watches all dialogs of the program.
 */
class DialogResizer final : public QObject
{
    Q_OBJECT
public:
    explicit DialogResizer(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/** Resizes the dialog to the height that its layout needs, within the screen. */
void resizeToContents(QWidget& dialog);

} // namespace ink::ui
