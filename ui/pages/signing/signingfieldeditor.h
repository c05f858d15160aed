#pragma once

#include "app/domain/document.h"
#include "ui/pages/signing/signingattachment.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace ink::ui {

class Prompts;
class SignaturePad;

/** The input for one field of the recipient, by its type. */
class SigningFieldEditor final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningFieldEditor(Prompts& prompts, QWidget* parent = nullptr);

    /** Shows the input for this tag. `earlier` is a signature made before on this screen, offered again;
     * `buttons` are all that belong to the question of a radio button. */
    void edit(const domain::Tag& tag, const QString& recipient, const QByteArray& earlier,
              const QList<domain::Tag>& buttons = {});
    /** The input gets the keyboard: called once it can be seen. */
    void arrive();
    void setFault(const QString& fault);
    /** The value was there before the person came: says that it has to be confirmed. */
    void setProposed(bool proposed);
    [[nodiscard]] domain::TagId tag() const { return m_tag.id; }
    /** The style that signatures are typed in. */
    void setHandwriting(const QString& style) { m_handwriting = style; }
    /** Shows the state of a field that takes a file. */
    void setFile(const SigningAttachment::State& state);
    /** Hands out what is in the pad, if something is, and shows a value as it will be stored: called before
     * the page moves on. */
    void commit();

Q_SIGNALS:
    void valueChanged(ink::domain::TagId tag, const QString& text, const QByteArray& image);
    void fileChosen(ink::domain::TagId tag, const QString& path);
    void fileRemoved(ink::domain::TagId tag);
    void sendingStopped();
    void handwritingChosen(const QString& style);
    /** The signature pad is shown or hidden; it takes all available room. */
    void padShown(bool shown);

private:
    [[nodiscard]] QWidget* makeInput();
    [[nodiscard]] QWidget* makeLine();
    [[nodiscard]] QWidget* makeParagraph();
    /** Warns when the text will be printed too small to read easily. */
    void tellSize();
    [[nodiscard]] QWidget* makeSignature();
    [[nodiscard]] QWidget* makeAttachment();
    void give(const QString& text);
    /** Shows a value as it will be stored, and what is wrong with it. */
    void settle();

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
