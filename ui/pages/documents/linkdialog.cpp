#include "ui/pages/documents/linkdialog.h"

#include "ui/models/words.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/qrcodeview.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

namespace {
struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::LinkDialog)
};
} // namespace

QUrl mailLetter(const domain::Document& document, const domain::Invitation& invitation)
{
    const QString body =
        Words::tr("Hello %1,\n\nplease sign “%2” here:\n%3\n\nBest regards\n%4")
            .arg(personName(invitation), document.title, invitation.signingUrl, document.senderName);
    QUrl url;
    url.setScheme(QStringLiteral("mailto"));
    url.setPath(invitation.recipientEmail);
    // RFC 6068: spaces as %20, line ends as %0D%0A.
    const auto encoded = [](const QString& text) {
        return QString::fromLatin1(
            QUrl::toPercentEncoding(QString(text).replace(QLatin1Char('\n'), QStringLiteral("\r\n"))));
    };
    url.setQuery(QStringLiteral("subject=%1&body=%2")
                     .arg(encoded(Words::tr("Please sign: %1").arg(document.title)), encoded(body)),
                 QUrl::StrictMode);
    return url;
}

LinkDialog::LinkDialog(const domain::Document& document, const domain::Invitation& invitation,
                       QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("linkDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setWindowTitle(tr("Signing link of %1").arg(personName(invitation)));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    auto* title = new QLabel(tr("%1 signs with the camera of a phone").arg(personName(invitation)), this);
    title->setFont(sectionFont());
    title->setTextFormat(Qt::PlainText);
    title->setAlignment(Qt::AlignHCenter);
    column->addWidget(title);
    auto* picture = new QrCodeView(this);
    picture->setObjectName(QStringLiteral("qrCode"));
    picture->setText(invitation.signingUrl);
    picture->setMinimumSize(240, 240);
    picture->setAccessibleName(tr("QR code of the signing link"));
    column->addWidget(picture, 1, Qt::AlignHCenter);
    auto* link = new QLineEdit(invitation.signingUrl, this);
    link->setObjectName(QStringLiteral("signingLink"));
    link->setReadOnly(true);
    link->setCursorPosition(0);
    link->setAccessibleName(tr("Signing link"));
    column->addWidget(link);
    auto* note = new QuietLabel(
        tr("Whoever has this link can sign. The phone has to reach the service's address."), this);
    note->setWordWrap(true);
    column->addWidget(note);
    auto* buttons = new QDialogButtonBox(this);
    auto* copy = buttons->addButton(tr("Copy link"), QDialogButtonBox::ActionRole);
    copy->setObjectName(QStringLiteral("linkCopy"));
    copy->setIcon(icon(Icon::Copy));
    auto* mail = buttons->addButton(tr("Open a mail…"), QDialogButtonBox::ActionRole);
    mail->setObjectName(QStringLiteral("linkMail"));
    mail->setIcon(icon(Icon::Send));
    auto* close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    close->setObjectName(QStringLiteral("linkClose"));
    close->setDefault(true);
    column->addWidget(buttons);
    connect(copy, &QPushButton::clicked, this,
            [this, url = invitation.signingUrl] { Q_EMIT copyRequested(url); });
    connect(mail, &QPushButton::clicked, this,
            [this, letter = mailLetter(document, invitation)] { Q_EMIT mailRequested(letter); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    close->setFocus();
}

} // namespace ink::ui
