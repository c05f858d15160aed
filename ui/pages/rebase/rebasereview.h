#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"
#include "app/pdf/rebase/rebase.h"
#include "ui/commands/drafttarget.h"
#include "ui/pages/rebase/rebasemodel.h"

#include <QSet>
#include <QUndoStack>
#include <QWidget>

#include <memory>
#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace ink::ui {

class ErrorBanner;
class PageView;
class RebaseList;
class RebaseMarks;
class RebaseWorker;
struct RebaseOutcome;

/**
 * Reviews a replaced file side by side: the old file with its tags, and the new one with their proposed
 * positions. The user accepts guesses, places lost tags, and drops unwanted ones; nothing else is changed
 * before `accepted`.
 */
class RebaseReview final : public QWidget
{
    Q_OBJECT
public:
    explicit RebaseReview(QWidget* parent = nullptr);
    ~RebaseReview() override;

    /** Starts a review: `document` is the whole draft; the PDF at `path` replaces `file`. */
    void start(const domain::Document& document, domain::FileId file, const QByteArray& before,
               const QString& path);
    /** Ends the review and clears everything. */
    void stop();
    [[nodiscard]] domain::FileId file() const { return m_file; }
    [[nodiscard]] QString path() const { return m_path; }
    /** Returns whether the plan is ready and both sides are displayed. */
    [[nodiscard]] bool isReady() const { return m_ready; }
    /** The tags in their current state, with pageIndex 1-based in the newer file. */
    [[nodiscard]] const QList<domain::Tag>& tags() const { return m_target.value.tags; }
    [[nodiscard]] RebaseMark markOf(domain::TagId tag) const;
    [[nodiscard]] int openCount() const { return m_model->openCount(); }
    [[nodiscard]] PageView& newView() { return *m_newView; }
    /** Shows why applying failed; it can be retried. */
    void showError(const std::optional<Error>& error);
    /** Disables changes while the result is being applied. */
    void setApplying(bool applying);

    // Actions on the selected tag; also as keys in the list: Enter, P, Delete
    void acceptCurrent();
    void placeCurrent(); ///< in the middle of the visible part of the newer file
    void dropCurrent();
    void acceptLikely(); ///< accepts all likely positions, none of the uncertain ones

Q_SIGNALS:
    void accepted();
    void cancelled();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    /** The newer file during the review. */
    struct Target final : DraftTarget
    {
        explicit Target(RebaseReview& owner) : review(owner) {}
        [[nodiscard]] const domain::Document& document() const override { return value; }
        void apply(const domain::Document& changed) override;
        [[nodiscard]] domain::TagId nextTagId() override { return domain::TagId::local(++lastId); }
        RebaseReview& review;
        domain::Document value;
        qint64 lastId = 1'000'000;
    };

    void makeParts();
    [[nodiscard]] QWidget* makeHead();
    [[nodiscard]] QWidget* makeWaiting();
    [[nodiscard]] QWidget* makeSides();
    void showOutcome(const RebaseOutcome& outcome);
    void refresh();
    void showCounts();
    void showCurrent();
    void showSelection();
    void retranslate();

    domain::FileId m_file;
    QString m_path;
    domain::Document m_whole; ///< the original draft
    QByteArray m_before;
    QByteArray m_after;
    domain::Document m_old; ///< only the replaced file, with its tags
    pdf::RebasePlan m_plan;
    QSet<domain::TagId> m_agreed; ///< accepted guesses, and dropped lost tags
    Target m_target;
    QUndoStack m_stack;
    std::unique_ptr<RebaseWorker> m_worker;
    int m_run = 0;            ///< number of starts and stops
    domain::TagId m_shownTag; ///< the tag that both sides show
    bool m_ready = false;
    bool m_applying = false;

    QLabel* m_title;
    QLabel* m_summary;
    QPushButton* m_cancel;
    QPushButton* m_accept;
    ErrorBanner* m_error;
    QStackedWidget* m_stage;
    QLabel* m_waitingText;
    QProgressBar* m_progress;
    PageView* m_oldView;
    PageView* m_newView;
    RebaseMarks* m_oldMarks;
    RebaseMarks* m_newMarks;
    QLabel* m_oldTitle;
    QLabel* m_newTitle;
    RebaseModel* m_model;
    RebaseList* m_list;
};

} // namespace ink::ui
