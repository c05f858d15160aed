#pragma once

#include "app/base/result.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/pagewalk.h"
#include "ui/pages/waiting/waitingmodel.h"

#include <QTimer>
#include <QWidget>

#include <chrono>

class QComboBox;
class QLabel;
class QPushButton;
class QSortFilterProxyModel;
class QTreeView;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class EmptyState;
class ErrorBanner;
class QuietLabel;
class ReminderQuestion;
struct PageContext;

/** The pending recipients of documents in progress and their waiting times, with reminders for one or
 * several of them. */
class WaitingPage final : public QWidget
{
    Q_OBJECT
public:
    explicit WaitingPage(const PageContext& context, QWidget* parent = nullptr);
    ~WaitingPage() override;

    /** Filters for the people in the list. */
    enum class Filter { Everybody, WeekLong, DeadlineNear, Problems };
    void setFilter(Filter filter);
    void refresh();
    [[nodiscard]] QTreeView& table() { return *m_table; }
    [[nodiscard]] const WaitingModel& model() const { return *m_model; }
    /** The selected people; may be empty. */
    [[nodiscard]] QList<workflow::WaitingPerson> selectedPeople() const;
    /** Reminds the selected people, or all listed ones; asks first only if not all can be reached, their
     * links can't be opened, or there are many. */
    void remindSelected();
    /** The people whom remindSelected() reminds. */
    [[nodiscard]] QList<workflow::WaitingPerson> peopleToRemind() const;

Q_SIGNALS:
    void documentRequested(ink::domain::DocumentId id);
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void settingsRequested(); ///< the email and link settings should be shown

protected:
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void fetch();
    void addPage(const domain::DocumentPage& answer);
    void applyFilter();
    void showState();
    void showReminded();
    void scheduleCheck();
    void askToRemind(const QList<workflow::WaitingPerson>& people);
    [[nodiscard]] bool matchesFilter(const workflow::WaitingPerson& one) const;
    void remind(QList<workflow::WaitingPerson> people, const QList<workflow::WaitingPerson>& reminded,
                std::optional<Error> fault);

    workflow::Session& m_session;
    ReminderQuestion* m_reminding;
    const Clock& m_clock;
    WaitingModel* m_model;
    QSortFilterProxyModel* m_sorted;
    QLabel* m_title;
    QuietLabel* m_about;
    QLabel* m_filterLabel;
    QComboBox* m_filter;
    QPushButton* m_remind;
    QPushButton* m_open;
    ErrorBanner* m_error;
    QTreeView* m_table;
    EmptyState* m_none;
    QList<workflow::WaitingPerson> m_all;
    QList<workflow::WaitingPerson> m_fetched; ///< people from the pages loaded so far
    domain::PageWalk m_walk;                  ///< progress through the documents
    quint64 m_request = 0;                    ///< identifies the current request; other responses are dropped
    QTimer m_checkTimer;                      ///< checks whether requested reminders were sent
    std::chrono::milliseconds m_pause{};      ///< pause before the next check
    bool m_isKnown = false;
    bool m_isReminding = false;
};

} // namespace ink::ui
