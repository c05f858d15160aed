#pragma once

#include <QWidget>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ink::ui {

/** Replaces the pages while a document is created or fetched: current step, progress, and Cancel. */
class OpeningPage final : public QWidget
{
    Q_OBJECT
public:
    explicit OpeningPage(QWidget* parent = nullptr);

    void start(const QString& what);
    void setProgress(qint64 done, qint64 total);
    void retranslate();

Q_SIGNALS:
    void cancelled();

private:
    QLabel* m_text;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
};

} // namespace ink::ui
