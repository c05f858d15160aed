#pragma once

#include "app/domain/document/tag.h"
#include "ui/pages/signing/signingattachment.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ink::ui {

class Prompts;
class SignaturePad;

/** The input for one of the recipient's fields, by its type. */
class SigningFieldEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningFieldEditor(Prompts& prompts, QWidget* parent = nullptr);

    /** Shows the input for this tag. `earlier` is a signature made earlier on this screen, which is offered
     * again; `buttons` are all buttons of a radio button's question. */
    void edit(const domain::Tag& tag, const QString& recipient, const QByteArray& earlier,
              const QList<domain::Tag>& buttons = {});
    /** Focuses the input; call it when it is visible. */
    void focusInput();
    /** Fits the signature pad to the window's height; call it when the window has been resized. */
    void fitPad();
    /** The minimum height of a signature pad in this window, px. */
    [[nodiscard]] static int padHeight(const QWidget& window);
    /** Handles a click on this tag on the page: toggles the check box, or selects this button of the
     * group. */
    void toggle(domain::TagId tag);
    void setFault(const QString& fault);
    /** Shows that a value that was entered earlier has to be confirmed. */
    void setProposed(bool proposed);
    [[nodiscard]] domain::TagId tag() const { return m_tag.id; }
    /** Sets the handwriting style for typed signatures. */
    void setHandwriting(const QString& style) { m_handwriting = style; }
    /** Shows the state of a file field. */
    void setFile(const SigningAttachment::State& state);
    /** Applies the pad's drawing, if there is one, and shows a value as it will be stored. Call before
     * another field is displayed. */
    void commit();

Q_SIGNALS:
    void valueChanged(ink::domain::TagId tag, const QString& text, const QByteArray& image);
    void fileChosen(ink::domain::TagId tag, const QString& path);
    void fileRemoved(ink::domain::TagId tag);
    void uploadStopRequested();
    void handwritingChosen(const QString& style);

private:
    [[nodiscard]] QWidget* makeInput();
    [[nodiscard]] QWidget* makeLine();
    [[nodiscard]] QWidget* makeParagraph();
    /** Warns if the text will be printed too small to read comfortably. */
    void updateSizeWarning();
    [[nodiscard]] QWidget* makeSignature();
    [[nodiscard]] QWidget* makeAttachment();
    void applyText(const QString& text);
    /** Shows a value as it will be stored, and its error. */
    void normalizeValue();

    Prompts& m_prompts;
    domain::Tag m_tag;
    QString m_recipient;
    QByteArray m_earlier;
    QString m_handwriting;
    QList<domain::Tag> m_buttons;
    QLabel* m_title;
    QLabel* m_hint;
    QLabel* m_proposed;
    QLabel* m_help;
    QLabel* m_fault;
    QLabel* m_small;
    QVBoxLayout* m_column;
    QWidget* m_input = nullptr;
    QLineEdit* m_line = nullptr;
    SignaturePad* m_pad = nullptr;
    SigningAttachment* m_file = nullptr;
    bool m_padTouched = false;
};

} // namespace ink::ui
