#pragma once

#include "app/workflow/documents/documentactions.h"

#include <QFrame>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;
class QToolButton;

namespace ink::ui {

class FailureList;

/** The progress of an action on many documents above the listing, with *Stop*; afterwards the failures with
 * their reasons. */
class ActionBar final : public QFrame
{
    Q_OBJECT
public:
    explicit ActionBar(QWidget* parent = nullptr);

    /** Begins an action; the bar appears after half a second. */
    void begin(const QString& what);
    /** `words` is the full text, e.g. "Cancelling… 140 of 1,000". */
    void setProgress(qint64 done, qint64 all, const QString& words);
    /** Shows the progress of these actions as text. */
    void showProgress(const workflow::DocumentActions& acts);
    /** Ends the action; failures stay visible until they are closed. */
    void end(const QString& headline, const QList<workflow::ActionResult>& failed);
    void setPausable(bool pausable);
    void setPaused(bool paused);
    [[nodiscard]] bool isShowingFailures() const;

Q_SIGNALS:
    void stopRequested();
    void pauseToggled(bool paused);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void copyFailures();

    QLabel* m_sign;
    QLabel* m_words;
    QProgressBar* m_bar;
    QPushButton* m_pause;
    QPushButton* m_stop;
    QPushButton* m_copy;
    QToolButton* m_close;
    FailureList* m_list;
    QTimer m_delay;
    bool m_paused = false;
};

} // namespace ink::ui
