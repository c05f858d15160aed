#pragma once

#include <QWidget>

class QCheckBox;
class QLabel;
class QPlainTextEdit;

namespace ink::ui {

/** A check box with a text of any length, which is never cut off because it has to be accepted in full. The
 * sender's longer text that is accepted with it is above and scrolls. */
class SigningConsent final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningConsent(QWidget* parent = nullptr);

    [[nodiscard]] QCheckBox& box() { return *m_box; }
    /** `disclosure` may be empty; `language` (BCP 47) applies to both. If it is neither `signerLanguage` nor
     * the window's language, a line states it. */
    void setText(const QString& text, const QString& disclosure, const QString& language,
                 const QString& signerLanguage);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showLanguage();

    QLabel* m_foreign; ///< states that the text isn't in the signer's language
    QLabel* m_heading;
    QPlainTextEdit* m_disclosure;
    QCheckBox* m_box;
    QLabel* m_text;
    QString m_language;
    QString m_signerLanguage;
};

} // namespace ink::ui
