#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class Banner;
class FormField;

/**
 * Above every page, when the open account cannot be worked with: its server is not reached (try again), or
 * its key is not accepted any more (enter a new one in place: everything that is open stays).
 */
class ConnectionBar final : public QWidget
{
    Q_OBJECT
public:
    explicit ConnectionBar(workflow::Session& session, QWidget* parent = nullptr);

Q_SIGNALS:
    void keyTaken();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void showReach();
    void take();

    workflow::Session& m_session;
    Banner* m_offline;
    QWidget* m_refused;
    Banner* m_why;
    FormField* m_key;
    QPushButton* m_take;
};

} // namespace ink::ui
