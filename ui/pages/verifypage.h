#pragma once

#include "app/base/clock.h"
#include "app/pdf/verifier.h"

#include <QFutureWatcher>
#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QVBoxLayout;

namespace ink::ui {

class DropArea;
class Prompts;
class Spinner;

/** Drop a signed PDF: one sentence of verdict, then trust, then findings and each signature. */
class VerifyPage final : public QWidget
{
    Q_OBJECT
public:
    VerifyPage(Prompts& prompts, const Clock& clock, std::function<QStringList()> ownFingerprints,
               QWidget* parent = nullptr);
    ~VerifyPage() override;

    /** Judges this file in a worker; a later call wins. */
    void verifyFile(const QString& path);
    void chooseFile();
    [[nodiscard]] const std::optional<pdf::VerifyReport>& report() const { return m_report; }

Q_SIGNALS:
    void finished();

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void retranslate();
    void rebuild();
    void addVerdict(QVBoxLayout* column, const pdf::VerifyReport& report);
    void addFindings(QVBoxLayout* column, const pdf::VerifyReport& report);
    void addSignatures(QVBoxLayout* column, const pdf::VerifyReport& report);

    Prompts& m_prompts;
    const Clock& m_clock;
    std::function<QStringList()> m_ownFingerprints;
    QFutureWatcher<pdf::VerifyReport> m_watcher;
    std::optional<pdf::VerifyReport> m_report;
    QString m_path;
    QLabel* m_title;
    QPushButton* m_another;
    Spinner* m_spinner;
    QLabel* m_busy;
    QStackedWidget* m_stack;
    DropArea* m_drop;
    QScrollArea* m_scroll;
};

} // namespace ink::ui
