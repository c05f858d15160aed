#pragma once

#include <QList>
#include <QObject>

#include <functional>

class QWidget;

namespace ink::ui {

/**
 * While an account is being opened its documents are on the screen as they were: they can be looked at and
 * scrolled, and what would act on them takes no click and no key. What was asked for meanwhile is done
 * afterwards.
 */
class Waiting final : public QObject
{
public:
    /** These widgets, with what is inside them, only show. */
    explicit Waiting(QList<const QWidget*> showing);

    void add(const std::function<void()>& wish) { m_wishes.append(wish); }
    void carryOut() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QList<const QWidget*> m_showing;
    QList<std::function<void()>> m_wishes;
};

} // namespace ink::ui
