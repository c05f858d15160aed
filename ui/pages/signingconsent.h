#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;

namespace ink::ui {

/** A check box with a text of any length beside it, in full: what somebody agrees to is never cut. */
class SigningConsent final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningConsent(QWidget* parent = nullptr);

    [[nodiscard]] QCheckBox& box() { return *m_box; }
    void setText(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QCheckBox* m_box;
    QLabel* m_text;
};

} // namespace ink::ui
