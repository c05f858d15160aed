#pragma once

#include "app/domain/document.h"
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
 * Side by side: a file with its tags, and the newer one with the tags where they would go. A person accepts
 * guesses, places what is lost, drops what is not wanted; nothing outside is changed before `accepted`.
 */
class RebaseReview final : public QWidget
{
    Q_OBJECT
public:
    explicit RebaseReview(QWidget* parent = nullptr);
    ~RebaseReview() override;

    /** Begins: `document` is the whole draft, `file` the one that is replaced by the PDF at `path`. */
    void start(const domain::Document& document, domain::FileId file, const QByteArray& before,
               const QString& path);
    /** Ends the work and forgets everything. */
    void stop();
    [[nodiscard]] domain::FileId file() const { return m_file; }
    [[nodiscard]] QString path() const { return m_path; }
    /** Plans are made: the two sides are on the screen. */
    [[nodiscard]] bool isReady() const { return m_ready; }
    /** The tags as they stand now, with pageIndex 1-based in the newer file. */
    [[nodiscard]] const QList<domain::Tag>& tags() const { return m_target.value.tags; }
    [[nodiscard]] RebaseMark markOf(domain::TagId tag) const;
    [[nodiscard]] int openCount() const { return m_model->openCount(); }
    [[nodiscard]] PageView& newView() { return *m_newView; }
    /** Shows why it was not applied; it can be tried again. */
    void showError(const std::optional<Error>& error);
    /** While it is applied nothing can be changed. */
    void setApplying(bool applying);

    // On the chosen tag; each is also a key in the list: Enter, P, Delete
    void acceptCurrent();
    void placeCurrent(); ///< in the middle of what is seen of the newer file
    void dropCurrent();
    void acceptGuesses(); ///< every unsure one

Q_SIGNALS:
    void accepted();
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /** The newer file while it is reviewed. */
    struct Target final : DraftTarget
    {
        explicit Target(RebaseReview& owner) : review(owner) {}
        [[nodiscard]] const domain::Document& document() const override { return value; }
        void apply(const domain::Document& changed) override;
        [[nodiscard]] domain::TagId nextTagId() override { return domain::TagId(--lastId); }
        RebaseReview& review;
        domain::Document value;
        qint64 lastId = -1'000'000;
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
    domain::Document m_old; ///< only the file that is replaced, with its tags
    pdf::RebasePlan m_plan;
    QSet<domain::TagId> m_agreed; ///< guesses that were accepted, lost ones that were dropped
    Target m_target;
    QUndoStack m_stack;
    std::unique_ptr<RebaseWorker> m_worker;
    int m_run = 0;            ///< counts starts and stops
    domain::TagId m_shownTag; ///< that both sides were brought to
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
