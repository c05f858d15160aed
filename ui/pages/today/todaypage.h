#pragma once

#include "app/base/error.h"
#include "app/domain/document/ids.h"
#include "app/workflow/today/todayitem.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;

namespace ink::workflow {
class Session;
class TodayList;
} // namespace ink::workflow

namespace ink::ui {

class EmptyState;
class ErrorBanner;
class QuietLabel;
class ReminderQuestion;
class Spinner;
class TodayTable;
struct PageContext;

/** Lists the pending tasks of all accounts, most urgent first, each with its action. */
class TodayPage final : public QWidget
{
    Q_OBJECT
public:
    TodayPage(const PageContext& context, workflow::TodayList& list, QWidget* parent = nullptr);
    ~TodayPage() override;

    [[nodiscard]] TodayTable& table() { return *m_table; }
    void focusList();
    /** Shows the error of an action that was started here. */
    void showError(const Error& error);

Q_SIGNALS:
    void accountRequested(const QString& profile); ///< the account should be opened
    void signingRequested(const QString& profile, ink::domain::DocumentId document,
                          const QString& invitationGuid);
    void correctionRequested(const QString& profile, ink::domain::DocumentId document);
    void documentRequested(const QString& profile, ink::domain::DocumentId document);
    void draftRequested(const QString& profile, ink::domain::DocumentId document);
    void runRequested(const QString& profile, const QString& run);
    void newDocumentRequested();
    void documentsRequested(); ///< the list of documents should be shown
    void settingsRequested();  ///< the email and link settings should be shown
    void messageRequested(const QString& text, const std::function<void()>& undo);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void layOut();
    void showState();
    void perform(const workflow::TodayItem& item);
    void remind(const workflow::TodayItem& item);
    void sendReminder(const workflow::TodayItem& item);
    void answer(const workflow::TodayItem& item);

    workflow::Session& m_session;
    workflow::TodayList& m_list;
    const Clock& m_clock;
    ReminderQuestion* m_reminding;
    QLabel* m_title;
    QuietLabel* m_about;
    Spinner* m_spinner;
    ErrorBanner* m_error;
    TodayTable* m_table;
    EmptyState* m_none;
    QTimer m_spinnerDelay;
    QTimer m_refreshTimer; ///< while the page is visible
};

} // namespace ink::ui
