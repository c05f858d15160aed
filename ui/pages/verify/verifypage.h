#pragma once

#include "app/base/clock.h"
#include "app/pdf/verify/verifier.h"

#include <QWidget>

#include <atomic>
#include <functional>
#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QStackedWidget;

namespace ink::ui {

class DropArea;
class Prompts;
class RevisionsPage;
class Spinner;
struct RevisionPair;

/** Verifies a signed PDF: a verdict in one sentence, then trust, findings and each signature. */
class VerifyPage final : public QWidget
{
    Q_OBJECT
public:
    /** `trustedLists` returns files and folders with trusted lists; may be null. */
    VerifyPage(Prompts& prompts, const Clock& clock, std::function<QStringList()> ownFingerprints,
               std::function<QStringList()> trustedLists, QWidget* parent = nullptr);
    ~VerifyPage() override;

    /** Verifies this file in a background thread; a later call replaces an earlier one. */
    void verifyFile(const QString& path, const Secret& password = {});
    void chooseFile();
    /** Shows a back button while there is no side bar, before any account is open. */
    void setBackButtonShown(bool has);
    [[nodiscard]] const std::optional<pdf::VerifyReport>& report() const { return m_report; }

Q_SIGNALS:
    void finished();
    void backRequested();

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void retranslate();
    void rebuild();
    void updateTitle();
    void goBack();
    void compare(const RevisionPair& pair);
    void showReport();

    /** A report, and the file's bytes if there are revisions to compare. */
    struct Verification
    {
        pdf::VerifyReport report;
        QByteArray bytes;
    };
    [[nodiscard]] static Verification verify(const QString& path, const pdf::VerifyOptions& options,
                                             const QStringList& trustedLists);
    void stop();
    void showProgress(int done, int all);

    Prompts& m_prompts;
    const Clock& m_clock;
    std::function<QStringList()> m_ownFingerprints;
    std::function<QStringList()> m_trustedLists;
    quint64 m_verification = 0;                    ///< number of the latest verification; results of others
                                                   ///< are ignored
    std::shared_ptr<std::atomic_bool> m_cancelled; ///< cancels the verification in progress
    std::optional<pdf::VerifyReport> m_report;
    QByteArray m_bytes; ///< empty unless there are revisions to compare
    QString m_path;
    bool m_comparing = false;
    bool m_hasBackButton = false;
    QLabel* m_title;
    QPushButton* m_another;
    Spinner* m_spinner;
    QLabel* m_busy;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QStackedWidget* m_stack;
    DropArea* m_drop;
    QScrollArea* m_scroll;
    QPushButton* m_back;
    RevisionsPage* m_revisions;
};

} // namespace ink::ui
