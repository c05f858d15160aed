#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/invitation.h"

#include <QDialog>
#include <QUrl>

class QLabel;
class QLineEdit;
class QPushButton;

namespace ink::ui {

class QrCodeView;

/** A `mailto:` URL with an email about the signing link. */
[[nodiscard]] QUrl mailtoUrl(const domain::Document& document, const domain::Invitation& invitation);

/** Shows a recipient's signing link for sharing: as a QR code, for copying, or by email. */
class LinkDialog final : public QDialog
{
    Q_OBJECT
public:
    LinkDialog(const domain::Document& document, const domain::Invitation& invitation, QWidget* parent);

Q_SIGNALS:
    void copyRequested(const QString& signingUrl);
    void mailRequested(const QUrl& letter);

private:
    void retranslate();

    const domain::Document m_document;
    const domain::Invitation m_invitation;
    QLabel* m_title;
    QrCodeView* m_picture;
    QLineEdit* m_link;
    QLabel* m_note;
    QPushButton* m_copy;
    QPushButton* m_mail;
    QPushButton* m_close;
};

} // namespace ink::ui
