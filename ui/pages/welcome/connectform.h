#pragma once

#include "app/base/error.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace ink::workflow {
class Session;
struct Profile;
} // namespace ink::workflow

namespace ink::ui {

class ErrorBanner;
class FormField;
class Banner;
class Spinner;

/** Asks for the address and API key of a service: test, then connect. Errors are shown at their fields. */
class ConnectForm final : public QWidget
{
    Q_OBJECT
public:
    explicit ConnectForm(workflow::Session& session, QWidget* parent = nullptr);
    void clear();
    /** Asks for the key of a known account whose key isn't stored here. */
    void askForKey(const workflow::Profile& account);

Q_SIGNALS:
    void connected();
    void backRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void test();
    void connectNow();
    void setBusy(bool busy);
    void clearFaults();
    void showError(const Error& error);
    void askForMissingKey();

    workflow::Session& m_session;
    QString m_known; ///< the account whose key is requested; empty for a new account
    FormField* m_address;
    FormField* m_key;
    QLabel* m_title;
    Banner* m_result;
    ErrorBanner* m_error;
    Spinner* m_spinner;
    QPushButton* m_test;
    QPushButton* m_connect;
    QPushButton* m_back;
};

} // namespace ink::ui
