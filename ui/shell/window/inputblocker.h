#pragma once

#include <QList>
#include <QObject>

#include <functional>

class QWidget;

namespace ink::ui {

/**
 * Blocks input while an account is being opened and its cached documents are displayed: they can be viewed
 * and scrolled, but clicks and keys that would act on them are ignored. Requests that are added in the
 * meantime can be run afterwards.
 */
class InputBlocker final : public QObject
{
public:
    /** `showing`: the widgets that ignore input, with their children. */
    explicit InputBlocker(QList<const QWidget*> showing);

    void add(const std::function<void()>& wish) { m_deferred.append(wish); }
    void runDeferred() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<const QWidget*> m_blocked;
    QList<std::function<void()>> m_deferred;
};

} // namespace ink::ui
