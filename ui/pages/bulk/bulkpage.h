#pragma once

#include "app/domain/document/ids.h"
#include "app/workflow/bulk/bulkrun.h"
#include "app/workflow/documents/documentref.h"

#include <QList>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace ink::workflow {
class OfflineCache;
class WorkOutbox;
} // namespace ink::workflow

namespace ink::ui {

class BulkRunList;
class BulkRunView;
class BulkSetup;
class StepIndicator;
struct PageContext;

/** Bulk sending from a template: the file and its columns, the rows with their faults, the run, and earlier
 * runs. */
class BulkPage final : public QWidget
{
    Q_OBJECT
public:
    explicit BulkPage(const PageContext& context, QWidget* parent = nullptr);
    ~BulkPage() override;

    /** Sets the outbox for runs that a lost connection has paused, and the cache that provides templates
     * offline. */
    void setOfflineSources(workflow::WorkOutbox* outbox, const workflow::OfflineCache* shelf);
    /** Shows a run without continuing it. */
    void openRun(const QString& id);
    /** Shows a run and continues it. */
    void resumeRun(const QString& id);
    [[nodiscard]] bool isInProgress(const QString& id) const;
    /** Begins a new run from this template. */
    void begin(domain::DocumentId templateId);
    /** Begins a new run with this CSV or XLSX file, without a template yet. */
    void openTable(const QString& path);
    /** Undoes or redoes the last edit of a row; false when there is none. */
    bool undo();
    bool redo();
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] bool canRedo() const;
    [[nodiscard]] BulkSetup& setup() { return *m_setup; }
    [[nodiscard]] BulkRunView& runView() { return *m_runView; }

Q_SIGNALS:
    /** Emitted when the opened account has a run that an earlier session didn't finish. */
    void unfinishedRunFound(const QString& id, const QString& title, int sent, int total);
    void runsChanged();                                 ///< a run has begun, paused, ended or been queued
    void documentsCreated();                            ///< a run has created documents: listings and counts
                                                        ///< must be refreshed
    void documentRequested(ink::domain::DocumentId id); ///< the list should show this document
    void exportRequested(const QList<ink::workflow::DocumentRef>& documents);
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void settingsRequested(); ///< the email and link settings should be shown
    void saved(const QString& text, const QString& path);
    void undoStateChanged(); ///< the result of canUndo() or canRedo() has changed

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void showList();
    void showSetup();
    void removeRun(const QString& id);
    void start(const workflow::BulkOrder& order);
    void handleProfileChange();
    void updateHead();
    workflow::BulkRun* newRun();
    [[nodiscard]] QString distinctTitle(const QString& title) const;
    [[nodiscard]] workflow::BulkRun* findOrCreateRun(const QString& id);
    void continueRun(const QString& id); ///< continues the run, unless the user stopped it

    workflow::Session& m_session;
    store::Database& m_database;
    store::DraftJournal& m_journal;
    class Prompts& m_prompts;
    const Clock& m_clock;
    workflow::WorkOutbox* m_outbox = nullptr;
    QList<workflow::BulkRun*> m_runs; ///< started or opened since the account was opened
    QLabel* m_title;
    StepIndicator* m_steps;
    QPushButton* m_back;
    QPushButton* m_new;
    QStackedWidget* m_stack;
    BulkRunList* m_list;
    BulkSetup* m_setup;
    BulkRunView* m_runView;
};

} // namespace ink::ui
