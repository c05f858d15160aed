#include "ui/pages/documents/details/linkdialog.h"

#include "app/domain/document/document.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/widgets/qrcodeview.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {
struct LinkWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::LinkDialog)
};
} // namespace

QUrl mailtoUrl(const domain::Document& document, const domain::Invitation& invitation)
{
    const QString body =
        LinkWords::tr("Hello %1,\n\nplease sign “%2” here:\n%3\n\nBest regards\n%4")
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
                     .arg(encoded(LinkWords::tr("Please sign: %1").arg(document.title)), encoded(body)),
                 QUrl::StrictMode);
    return url;
}

LinkDialog::LinkDialog(const domain::Document& document, const domain::Invitation& invitation,
                       QWidget* parent)
    : QDialog(parent), m_document(document), m_invitation(invitation), m_title(makeSectionLabel(this)),
      m_picture(new QrCodeView(this)), m_link(new QLineEdit(invitation.signingUrl, this)),
      m_note(new QuietLabel(this)), m_copy(new QPushButton(this)), m_mail(new QPushButton(this)),
      m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("linkDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    m_title->setTextFormat(Qt::PlainText);
    column->addWidget(m_title);
    m_picture->setObjectName(QStringLiteral("qrCode"));
    m_picture->setText(invitation.signingUrl);
    m_picture->setMinimumSize(240, 240);
    m_picture->setVisible(!isLocalAddress(invitation.signingUrl)); // other devices can't reach the address
    column->addWidget(m_picture, 1, Qt::AlignHCenter);
    m_link->setObjectName(QStringLiteral("signingLink"));
    m_link->setReadOnly(true);
    m_link->setCursorPosition(0);
    constexpr int margins = 2 * space::m;
    constexpr int widest = 520;
    m_link->setMinimumWidth(
        std::min(m_link->fontMetrics().horizontalAdvance(invitation.signingUrl) + margins, widest));
    column->addWidget(m_link);
    m_note->setWordWrap(true);
    m_note->setObjectName(QStringLiteral("linkNote"));
    column->addWidget(m_note);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_copy, QDialogButtonBox::ActionRole);
    m_copy->setObjectName(QStringLiteral("linkCopy"));
    m_copy->setIcon(icon(Icon::Copy));
    buttons->addButton(m_mail, QDialogButtonBox::ActionRole);
    m_mail->setObjectName(QStringLiteral("linkMail"));
    m_mail->setIcon(icon(Icon::Mail));
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    m_close->setObjectName(QStringLiteral("linkClose"));
    m_close->setDefault(true);
    column->addWidget(buttons);
    connect(m_copy, &QPushButton::clicked, this, [this] { Q_EMIT copyRequested(m_invitation.signingUrl); });
    connect(m_mail, &QPushButton::clicked, this,
            [this] { Q_EMIT mailRequested(mailtoUrl(m_document, m_invitation)); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    retranslate();
    m_close->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
}

void LinkDialog::retranslate()
{
    setWindowTitle(tr("Signing link of %1").arg(personName(m_invitation)));
    m_title->setText(
        (isLocalAddress(m_invitation.signingUrl) ? tr("Signing link of %1") : tr("Scan to sign as %1"))
            .arg(personName(m_invitation)));
    m_picture->setAccessibleName(tr("QR code of the signing link"));
    m_link->setAccessibleName(tr("Signing link"));
    m_note->setText(linkHintText(m_invitation.signingUrl));
    m_copy->setText(tr("Copy link"));
    m_mail->setText(tr("Open in email app…"));
    m_close->setText(tr("Close"));
}

} // namespace ink::ui

#include "moc_linkdialog.cpp"
