#pragma once

#include "app/tables/table.h"
#include "app/workflow/bulk/bulkrun.h"
#include "app/workflow/bulk/rungroup.h"
#include "ui/models/bulkrunmodel.h"

#include <QFuture>
#include <QPointer>
#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QTreeView;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ActionBar;
class Banner;
class ErrorBanner;
class InfoBanner;
class ReminderQuestion;
struct PageContext;

/** The third step: the progress of a run, row by row, and its documents as a group. */
class BulkRunView final : public QWidget
{
    Q_OBJECT
public:
    explicit BulkRunView(const PageContext& context, QWidget* parent = nullptr);
    ~BulkRunView() override;

    /** Shows a run, which isn't owned; null = none. */
    void setRun(workflow::BulkRun* run);
    [[nodiscard]] workflow::BulkRun* run() const { return m_run; }
    [[nodiscard]] QTreeView* table() const { return m_table; }
    void saveRejected();

Q_SIGNALS:
    void documentRequested(ink::domain::DocumentId id);
    void exportRequested(const QList<ink::workflow::DocumentRef>& documents); ///< completed documents only
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void settingsRequested(); ///< the email and link settings should be shown
    void saved(const QString& text, const QString& path);
    /** Requests to correct rejected rows and send them in a separate run. */
    void correctionRequested(ink::domain::DocumentId templateId, const ink::tables::Table& rows,
                             const QString& title);

private:
    void layOut();
    void connectParts();
    void retranslate();
    void updateGroupDocuments();
    void updateView();
    void updateButtons();
    void updateGroup();
    void repeatUnknown();
    void stopRun();
    void cancelAll();
    void correctAll();
    /** Sends reminders after the user has confirmed the recipients. */
    void remindAll();
    /** Asks whether the service can correct running documents. */
    void fetchCorrectionSupport();
    void saveTo(const QString& path, bool everything);
    /** Asks where to save the results: in a copy of the run's workbook, or as CSV. */
    void saveResults();
    void saveWorkbook(const QString& path, const workflow::BulkSourceFile& source);
    void correct();

    workflow::Session& m_session;
    class Prompts& m_prompts;
    store::Database& m_database;
    store::DraftJournal& m_journal;
    const Clock& m_clock;
    QPointer<workflow::BulkRun> m_run;
    workflow::RunGroup m_group;
    QTimer m_tick;
    QFuture<void> m_saving;
    bool m_canCorrect = false;
    QFuture<void> m_correcting;

    ReminderQuestion* m_reminding;
    BulkRunModel* m_model;
    BulkRunFilter* m_filter;
    QLabel* m_title;
    QLabel* m_template;
    QLabel* m_state;
    QLabel* m_counts;
    QProgressBar* m_bar;
    QPushButton* m_pause;
    QPushButton* m_stop;
    QPushButton* m_check;
    QPushButton* m_repeat;
    QPushButton* m_correct;
    QPushButton* m_save;
    QPushButton* m_saveAll;
    QCheckBox* m_problemsOnly;
    ErrorBanner* m_error;
    ActionBar* m_actionBar;
    QLabel* m_groupTitle;
    QLabel* m_groupCounts;
    QPushButton* m_remind;
    QPushButton* m_correctAll;
    QPushButton* m_cancelAll;
    QPushButton* m_export;
    QPushButton* m_refresh;
    QTreeView* m_table;
};

} // namespace ink::ui
