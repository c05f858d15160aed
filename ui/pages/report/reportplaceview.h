#pragma once

#include "app/workflow/reports/report.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace ink::ui {

class ErrorBanner;
class ElidedLabel;
class PageView;
class PlaceFrame;

/** Shows the location of a value: its page, with a frame around the value. */
class ReportPlaceView final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportPlaceView(QWidget* parent = nullptr);

    /** Shows that the location of a value is being loaded. */
    void startLoading(const QString& title, const QString& value);
    void showPlace(const workflow::Report::ValueLocation& place);
    void showError(const Error& error);
    [[nodiscard]] PageView& pages() { return *m_pages; }

Q_SIGNALS:
    void closeRequested();
    void documentRequested();
    void retryRequested();

private:
    ElidedLabel* m_title;
    QLabel* m_value;
    QLabel* m_kind;
    QToolButton* m_close;
    QPushButton* m_open;
    ErrorBanner* m_error;
    QStackedWidget* m_stack;
    QWidget* m_busy;
    PageView* m_pages;
    PlaceFrame* m_frame;
};

} // namespace ink::ui
