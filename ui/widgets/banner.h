#pragma once

#include "app/base/error.h"
#include "ui/widgets/style/theme.h"

#include <QFrame>
#include <QStringList>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace ink::ui {

/** A strip above the content: an icon, a sentence, advice, and at most one action. Hidden until it has
 * content. */
class Banner : public QFrame
{
    Q_OBJECT
public:
    explicit Banner(Tone tone, QWidget* parent = nullptr);

    void setTone(Tone tone);
    void showText(const QString& what, const QString& advice = {});
    /** Sets the text of the action; empty = no action. */
    void setAction(const QString& text);
    void setClosable(bool closable);
    /** Shows sentences below the advice that lead somewhere when they are clicked, or with Tab and Enter. */
    void setLinks(const QStringList& sentences);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void actionTriggered();
    void linkActivated(int index); ///< into the sentences of setLinks
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void repaintSign();
    void nameClose();
    void describe();

    Tone m_tone;
    QLabel* m_sign;
    QLabel* m_what;
    QLabel* m_advice;
    QLabel* m_links;
    QStringList m_sentences;
    QPushButton* m_action;
    QToolButton* m_close;
};

/** An error message with advice and a Retry button. */
class ErrorBanner final : public Banner
{
    Q_OBJECT
public:
    explicit ErrorBanner(QWidget* parent = nullptr);
    /** Shows the error; hides the banner without one. ErrorCode::Cancelled is never shown. */
    void setError(const std::optional<Error>& error);
    /** Hides connection errors while the window already shows that the service can't be reached. */
    void setConnectionErrorsHidden(bool known);
    /** Returns whether the last error, shown or not, is a connection error. */
    [[nodiscard]] bool hasConnectionError() const;

Q_SIGNALS:
    void retryRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void notify();
    std::optional<Error> m_error;
    bool m_connectionErrorsHidden = false;
};

/** A neutral notice. */
class InfoBanner final : public Banner
{
    Q_OBJECT
public:
    explicit InfoBanner(QWidget* parent = nullptr) : Banner(Tone::Info, parent) {}
};

} // namespace ink::ui
