#pragma once

#include "app/permission/permission.h"

#include <QList>
#include <QObject>
#include <QPointer>

#include <functional>

class QDialog;
class QWidget;

namespace ink::ui {

class Kiosk;

/** Shows the questions of other programs in the window, one after the other. While the screen is locked for a
 * signer, or after such a run was interrupted, nobody is asked: the person in front isn't the sender. */
class PermissionDesk final : public QObject
{
    Q_OBJECT
public:
    using Reply = std::function<void(permission::Answer)>;

    PermissionDesk(QWidget& window, Kiosk& kiosk, QObject* parent = nullptr);

    /** `reply` is called at most once, and not after `asker` is destroyed: that withdraws the question. */
    void ask(const permission::Question& question, QObject* asker, Reply reply);

Q_SIGNALS:
    /** A question is about to be shown: the window should come to the front. */
    void asking();

private:
    struct Waiting
    {
        permission::Question question;
        QPointer<QObject> asker;
        Reply reply;
    };
    [[nodiscard]] bool isLocked() const;
    void showNext();
    void endAll(permission::Answer answer);

    QWidget& m_window;
    Kiosk& m_kiosk;
    QList<Waiting> m_waiting; ///< the first one is shown
    QPointer<QDialog> m_dialog;
};

} // namespace ink::ui
