#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPlainTextEdit;

namespace ink::ui {

/** A check box with a text of any length beside it, in full: what somebody agrees to is never cut. The longer
 * text of the sender that is accepted with it stands above and scrolls. */
class SigningConsent final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningConsent(QWidget* parent = nullptr);

    [[nodiscard]] QCheckBox& box() { return *m_box; }
    /** `disclosure` may be empty; `language` (BCP 47) is that of both. */
    void setText(const QString& text, const QString& disclosure, const QString& language);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_heading;
    QPlainTextEdit* m_disclosure;
    QCheckBox* m_box;
    QLabel* m_text;
};

} // namespace ink::ui
