#pragma once

#include <QDialog>
#include <QString>

class QCheckBox;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace ink::ui {

class QuietLabel;

/** The program's log, with search and a redacted copy for support. */
class LogViewer final : public QDialog
{
    Q_OBJECT
public:
    LogViewer(const QString& file, QWidget* parent);
    /** Reads the log again. */
    void refresh();

private:
    void filter();

    QString m_file;
    QStringList m_lines;
    QLineEdit* m_search;
    QCheckBox* m_severe;
    QPlainTextEdit* m_text;
    QuietLabel* m_note;
};

/** The report of a crash, which stays on this computer unless the user copies it. */
class CrashReportDialog final : public QDialog
{
    Q_OBJECT
public:
    CrashReportDialog(const QString& file, QWidget* parent);
};

} // namespace ink::ui
