#pragma once

#include "app/base/error.h"
#include "ui/widgets/style/icons.h"

#include <QWidget>

#include <optional>

class QPushButton;
class QScrollArea;
class QStackedWidget;
class QToolButton;
class QVBoxLayout;

namespace ink::ui {

class EmptyState;
class ErrorBanner;

/** The details pane next to a list: sections about the selection, rebuilt after a change of selection,
 * language or colours; keeps the scroll position. */
class DetailsPane : public QWidget
{
    Q_OBJECT
public:
    /** `sign` is the icon of the empty pane. */
    explicit DetailsPane(Icon sign, QWidget* parent = nullptr);

Q_SIGNALS:
    void retryRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

    /** Rebuilds the content; implementations call showMessage, or beginContent and showContent. */
    virtual void rebuild() = 0;
    void setScrollName(const QString& name);
    void setError(const std::optional<Error>& error);
    void showMessage(const QString& sentence);
    [[nodiscard]] QVBoxLayout* beginContent();
    void showContent(QVBoxLayout* column);

    static void addSection(QVBoxLayout* column, const QString& title);
    /** Adds a button with an icon and a label. */
    static QPushButton* addButton(QVBoxLayout* column, Icon which, const QString& words, const QString& name);
    /** Returns an icon button for a row; `words` is the tool tip. */
    [[nodiscard]] static QToolButton* makeSmallButton(Icon which, const QString& words, const QString& name,
                                                      QWidget* parent = nullptr);

private:
    QStackedWidget* m_stack;
    EmptyState* m_empty;
    ErrorBanner* m_error;
    QScrollArea* m_scroll;
};

} // namespace ink::ui
