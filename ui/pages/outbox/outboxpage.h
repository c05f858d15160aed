#pragma once

#include "app/workflow/outbox/workoutbox.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class EmptyState;
class Prompts;
class QuietLabel;

/** The work that is pending for the server: the state of each entry, its error, and the order. */
class OutboxPage final : public QWidget
{
    Q_OBJECT
public:
    OutboxPage(workflow::Session& session, workflow::WorkOutbox& outbox, Prompts& prompts, const Clock& clock,
               QWidget* parent = nullptr);

Q_SIGNALS:
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void editRequested(qint64 entry);
    void documentRequested(ink::domain::DocumentId document);
    void templateRequested(ink::domain::DocumentId templateId);

protected:
    void showEvent(QShowEvent* event) override;

private:
    using Entry = workflow::WorkOutbox::Entry;
    void fill();
    [[nodiscard]] QWidget* makeRow(const Entry& entry, qsizetype at);
    [[nodiscard]] QString actionText(const Entry& entry) const;
    [[nodiscard]] QString stateText(const Entry& entry) const;
    void remove(qint64 id);
    void confirmClear();

    workflow::Session& m_session;
    workflow::WorkOutbox& m_outbox;
    Prompts& m_prompts;
    const Clock& m_clock;
    QLabel* m_title;
    QuietLabel* m_about;
    QPushButton* m_now;
    QPushButton* m_clear;
    QScrollArea* m_scroll;
    QVBoxLayout* m_rows;
    EmptyState* m_none;
    bool m_stale = true; ///< the outbox has changed while the page was hidden
    QTimer m_filling;    ///< combines changes of one event loop turn
};

} // namespace ink::ui
