#pragma once

#include "app/base/result.h"
#include "app/workflow/signing/signingstack.h"

#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QListWidget;
class QPushButton;

namespace ink::ui {

class ElidedLabel;
class ErrorBanner;
class PageCoverage;
class PageView;
class Prompts;
class QuietLabel;

/** Steps through the stack: each document's pages, its differences from the previous one, and a key for each
 * decision. A document can be signed once all of its pages were displayed. */
class StackViewer final : public QWidget
{
    Q_OBJECT
public:
    StackViewer(workflow::SigningStack& stack, Prompts& prompts, QWidget* parent = nullptr);

    /** Shows the item; -1 clears the view. */
    void showItem(int index);
    [[nodiscard]] int current() const;
    [[nodiscard]] PageView& view() { return *m_view; }
    [[nodiscard]] PageCoverage& coverage() { return *m_coverage; }

Q_SIGNALS:
    /** Emitted when no more documents need a decision. */
    void finished();
    void listRequested();
    void signingPageRequested(int index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void layOut();
    QAction* addShortcut(QPushButton* button, const char* name, int key, void (StackViewer::*act)());
    void showSheet(const workflow::StackSheet& sheet);
    void showState();
    void recordCoverage();
    void sign();
    void skip();
    void decline();
    void fillIn();
    void showPrevious();
    void showMore();
    void showNext();
    /** Continues after the decision was saved. */
    void handleDecision(const Result<void>& kept);

    workflow::SigningStack& m_stack;
    Prompts& m_prompts;
    std::optional<workflow::StackSheet> m_sheet;
    store::StackJournal::Key m_key;
    QList<store::StackJournal::Key> m_before; ///< earlier documents, the latest last
    quint64 m_turn = 0;

    ElidedLabel* m_title;
    QLabel* m_position;
    QPushButton* m_list;
    PageView* m_view;
    PageCoverage* m_coverage;
    QLabel* m_about;
    QLabel* m_pages;
    QLabel* m_hint;
    QLabel* m_differencesTitle;
    QListWidget* m_differences;
    QPushButton* m_sign;
    QPushButton* m_skip;
    QPushButton* m_decline;
    QPushButton* m_fillIn;
    QPushButton* m_back;
    ErrorBanner* m_error;
};

} // namespace ink::ui
