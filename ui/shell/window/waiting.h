#pragma once

#include <QList>
#include <QObject>

#include <functional>

class QWidget;

namespace ink::ui {

/**
 * Blocks input while an account is being opened and its cached documents are displayed: they can be viewed
 * and scrolled, but clicks and keys that would act on them are ignored. Requests made meanwhile are run
 * afterwards.
 */
class Waiting final : public QObject
{
public:
    /** These widgets and their children ignore input. */
    explicit Waiting(QList<const QWidget*> showing);

    void add(const std::function<void()>& wish) { m_wishes.append(wish); }
    void perform() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<const QWidget*> m_showing;
    QList<std::function<void()>> m_wishes;
};

} // namespace ink::ui
