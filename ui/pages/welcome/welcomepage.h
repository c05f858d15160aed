#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ink::workflow {
class Session;
struct Profile;
} // namespace ink::workflow

namespace ink::ui {

class ChoiceCard;
class ConnectForm;
class DropArea;
class ErrorBanner;
class Spinner;

/** First start: work on this computer, connect to a service, or drop a PDF. */
class WelcomePage final : public QWidget
{
    Q_OBJECT
public:
    explicit WelcomePage(workflow::Session& session, QWidget* parent = nullptr);

    /** Shows the form directly, for "Add a service…" in the account switcher. */
    void showConnectForm();
    /** Shows the form for a known account without a key. */
    void askForKey(const workflow::Profile& account);
    void showChoices();

Q_SIGNALS:
    void opened();                              ///< a profile is open now
    void filesChosen(const QStringList& paths); ///< files to be opened in the local workspace
    void chooseFilesRequested();
    void sampleRequested(); ///< the bundled sample document, in the local workspace
    void backRequested();   ///< back from the form while another profile is open

private:
    void openLocal();

    workflow::Session& m_session;
    QLabel* m_mark;
    QLabel* m_title;
    QLabel* m_sentence;
    ErrorBanner* m_error;
    QStackedWidget* m_stack;
    ChoiceCard* m_local;
    ChoiceCard* m_service;
    DropArea* m_drop;
    QPushButton* m_sample;
    ConnectForm* m_form;
    Spinner* m_spinner;
};

} // namespace ink::ui
