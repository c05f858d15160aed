#include "ui/pages/signingconsent.h"

#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMouseEvent>

namespace ink::ui {

SigningConsent::SigningConsent(QWidget* parent)
    : QWidget(parent), m_box(new QCheckBox(this)), m_text(new QLabel(this))
{
    m_box->setObjectName(QStringLiteral("signingConsent"));
    m_text->setObjectName(QStringLiteral("signingConsentText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText); // another server's words are no markup
    m_text->installEventFilter(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::s);
    row->addWidget(m_box, 0, Qt::AlignTop);
    row->addWidget(m_text, 1, Qt::AlignTop);
    setFocusProxy(m_box);
}

void SigningConsent::setText(const QString& text)
{
    m_text->setText(text);
    m_box->setAccessibleName(text);
}

bool SigningConsent::eventFilter(QObject* watched, QEvent* event)
{
    // The text is as good as the box, as everywhere.
    if (watched == m_text && event->type() == QEvent::MouseButtonRelease &&
        static_cast<QMouseEvent*>(event)->button() == Qt::LeftButton && m_box->isEnabled()) {
        m_box->toggle();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ink::ui
