#pragma once

#include <QStringList>
#include <QWidget>

class QLabel;
class QPlainTextEdit;

namespace ink::ui {
class ToneLabel;
}
namespace ink::wire {
struct SignerView;
}

namespace ink::ui {

/** Notes for a signer before signing: the absent person whose deputy they are, the signer whose signature
 * they witness, and the sender's messages. Hidden if there are none. */
class SigningNotes final : public QWidget
{
    Q_OBJECT
public:
    explicit SigningNotes(QWidget* parent = nullptr);

    /** Shows the notes of this view, without the note of a correction unless showCorrection() follows. */
    void setView(const wire::SignerView& view);
    /** Reports that the sender has changed these fields while they were on the screen, or, if empty, other
     * parts of the document. Call it after setView(): fields that were named until then stay named. */
    void showCorrection(const QStringList& fields);

private:
    void retranslate();

    QString m_absent;
    QString m_witnessed;
    QString m_sender;
    QStringList m_corrected; ///< names of fields; an empty name = other parts
    QStringList m_earlier;   ///< m_corrected of the previous view
    ToneLabel* m_correction;
    QLabel* m_behalf;
    QLabel* m_witness;
    QLabel* m_messageTitle;
    QPlainTextEdit* m_message;
    QLabel* m_privateTitle;
    QPlainTextEdit* m_private;
};

} // namespace ink::ui
