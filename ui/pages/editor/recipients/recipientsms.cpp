#include "ui/pages/editor/recipients/recipientsms.h"

#include "app/domain/document/phonenumber.h"
#include "ui/pages/editor/recipients/recipientproof.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

using domain::AuthenticationType;

constexpr int maxNumberLength = 32;

/** The number as entered, with its separately stored country code. */
QString numberIn(const domain::Invitation& invitation)
{
    for (const domain::Authentication& each : invitation.authentications) {
        if (each.type != AuthenticationType::Sms) continue;
        if (const QString whole = domain::smsNumber(each);
            !each.phoneCountryCode.isEmpty() && !whole.isEmpty())
            return whole;
        return each.phone;
    }
    return {};
}

} // namespace

RecipientSms::RecipientSms(QWidget* parent)
    : QWidget(parent), m_asks(named("recipientSmsCode", new WrappingCheckBox(this))),
      m_label(new QuietLabel(this)), m_number(named("recipientPhone", new QLineEdit(this))),
      m_fault(named("recipientPhoneFault", new ToneLabel(Tone::Bad, this)))
{
    m_label->setWordWrap(true); // the panel is narrow
    m_number->setMaxLength(maxNumberLength);
    m_number->setInputMethodHints(Qt::ImhDialableCharactersOnly);
    m_number->setPlaceholderText(QStringLiteral("+49 151 23456789"));
    m_label->setBuddy(m_number);
    m_fault->setWordWrap(true);
    m_fault->setFont(quietFont());
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_asks);
    column->addWidget(m_label);
    column->addWidget(m_number);
    column->addWidget(m_fault);

    connect(m_asks, &QCheckBox::clicked, this, [this](bool asks) {
        Q_EMIT edited(QString(), [asks](domain::Invitation& person) {
            setProof(person, AuthenticationType::Sms, asks, {});
        });
        if (asks) focusNumber();
    });
    connect(m_number, &QLineEdit::textEdited, this, [this](const QString& number) {
        m_fault->hide();
        Q_EMIT edited(QStringLiteral("phone"),
                      [number](domain::Invitation& person) { domain::setSmsNumber(person, number); });
    });
    connect(m_number, &QLineEdit::editingFinished, this, [this] {
        // Displays the normalized number.
        if (const QString whole = domain::e164Number(m_number->text());
            !whole.isEmpty() && whole != m_number->text()) {
            m_number->setText(whole);
            Q_EMIT edited(QStringLiteral("phone"),
                          [whole](domain::Invitation& person) { domain::setSmsNumber(person, whole); });
        }
        showFault();
    });
    retranslate();
}

void RecipientSms::setRecipient(const domain::Invitation& invitation, bool isOffered, bool isRole)
{
    m_isRole = isRole;
    const bool asks = domain::requiresSms(invitation);
    setVisible(asks || isOffered);
    m_asks->setChecked(asks);
    m_label->setVisible(asks);
    m_number->setVisible(asks);
    if (const QString number = numberIn(invitation); m_number->text().trimmed() != number.trimmed())
        m_number->setText(number);
    if (!m_number->hasFocus()) showFault();
    retranslate();
}

void RecipientSms::showFault()
{
    const QString number = m_number->text().trimmed();
    m_fault->setVisible(m_asks->isChecked() && !number.isEmpty() && domain::e164Number(number).isEmpty());
    m_number->setAccessibleDescription(m_fault->isHidden() ? QString() : m_fault->text());
}

void RecipientSms::focusNumber()
{
    auto* stop = m_number->isHidden() ? static_cast<QWidget*>(m_asks) : m_number;
    stop->setFocus(Qt::OtherFocusReason);
    // A field that has just appeared gets its position in the next layout.
    QMetaObject::invokeMethod(
        stop,
        [stop] {
            for (QWidget* part = stop->parentWidget(); part; part = part->parentWidget())
                if (auto* area = qobject_cast<QScrollArea*>(part)) return area->ensureWidgetVisible(stop);
        },
        Qt::QueuedConnection);
}

QWidget* RecipientSms::setTabOrderAfter(QWidget* before)
{
    setTabOrder(before, m_asks);
    setTabOrder(m_asks, m_number);
    return m_number;
}

void RecipientSms::retranslate()
{
    m_asks->setText(tr("Send a one-time code by SMS"));
    m_asks->setToolTip(tr("The recipient must enter a one-time code that is sent to this phone."));
    m_label->setText(m_isRole ? tr("Phone number (optional in a template)")
                              : tr("Phone number with country code"));
    m_fault->setText(tr("Enter a phone number with a country code, such as +49 151 23456789."));
}

} // namespace ink::ui

#include "moc_recipientsms.cpp"
