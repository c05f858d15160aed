#pragma once

#include "app/store/journals/bulkjournal.h"

#include <QWidget>

class QPushButton;
class QTreeWidget;
class QStackedWidget;

namespace ink {
class Clock;
}

namespace ink::ui {

class EmptyState;
class ErrorBanner;

/** Earlier runs of this account, newest first. */
class BulkRunList final : public QWidget
{
    Q_OBJECT
public:
    explicit BulkRunList(const Clock& clock, QWidget* parent = nullptr);

    void setRuns(const Result<QList<store::BulkJournal::Run>>& runs);
    [[nodiscard]] int count() const { return static_cast<int>(m_runs.size()); }
    [[nodiscard]] QTreeWidget* view() const { return m_view; }

Q_SIGNALS:
    void runChosen(const QString& id);
    void removeRequested(const QString& id);
    void newRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void fill();
    void retranslate();
    const Clock& m_clock;
    QList<store::BulkJournal::Run> m_runs;
    ErrorBanner* m_error;
    QStackedWidget* m_stack;
    QTreeWidget* m_view;
    EmptyState* m_empty;
    QPushButton* m_open;
    QPushButton* m_remove;
};

} // namespace ink::ui
