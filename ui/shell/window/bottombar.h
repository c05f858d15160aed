#pragma once

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

/** The open account with its switcher, and the connection state. */
class BottomBar final : public QWidget
{
    Q_OBJECT
public:
    explicit BottomBar(workflow::Session& session, QWidget* parent = nullptr);
    void setStatus(const QString& text);
    /** Sets the number of entries in the outbox; 0 hides the button. */
    void setOutboxCount(int count);

Q_SIGNALS:
    void profileChosen(const QString& id);
    void addServiceRequested();
    void outboxRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fill();

    workflow::Session& m_session;
    QToolButton* m_account;
    QMenu* m_menu;
    QToolButton* m_waiting;
    QLabel* m_status;
    int m_count = 0;
};

} // namespace ink::ui
