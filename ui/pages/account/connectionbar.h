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

/** Shown above every page when the open account is unusable: its service is unreachable (retry), or its key
 * is rejected (enter a new one in place, so that everything stays open). */
class ConnectionBar final : public QWidget
{
    Q_OBJECT
public:
    explicit ConnectionBar(workflow::Session& session, QWidget* parent = nullptr);

Q_SIGNALS:
    void keyAccepted();

private:
    void updateState();
    void submitKey();

    workflow::Session& m_session;
    Banner* m_offline;
    QWidget* m_rejected;
    Banner* m_reason;
    FormField* m_key;
    QPushButton* m_submit;
};

} // namespace ink::ui
