#pragma once

#include "app/domain/document/ids.h"
#include "app/wire/keycodec.h"

#include <QTimer>
#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ink {
class Clock;
}
namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class QuietLabel;

/** The account's callbacks and events with their results, newest first; each can be resent. */
class DeliveriesList final : public QWidget
{
    Q_OBJECT
public:
    DeliveriesList(workflow::Session& session, const Clock& clock, QWidget* parent = nullptr);
    void refresh();

Q_SIGNALS:
    void messageRequested(const QString& text, const std::function<void()>& undo);
    void documentRequested(ink::domain::DocumentId document);

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void fetch(int page);
    void showPage(int page, const Result<wire::AccountDeliveries>& answer);
    void fill();
    [[nodiscard]] static QString titleOf(const wire::AccountDelivery& one);
    [[nodiscard]] QWidget* makeRow(const wire::AccountDelivery& one);
    void redeliver(const wire::AccountDelivery& one);

    workflow::Session& m_session;
    const Clock& m_clock;
    wire::AccountDeliveries m_deliveries;
    int m_pages = 1;
    quint64 m_request = 0;
    bool m_isUnsupported = false;
    QTimer m_pollTimer; ///< refreshes the list while callbacks are in flight
    QLabel* m_title;
    QComboBox* m_state;
    QPushButton* m_refresh;
    QuietLabel* m_none;
    ErrorBanner* m_error;
    QVBoxLayout* m_rows;
    QPushButton* m_more;
};

} // namespace ink::ui
