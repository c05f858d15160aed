#include "ui/shell/kiosk/kioskdialogs.h"

#include "app/workflow/signing/kioskpin.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

using workflow::KioskPin;

namespace {

constexpr int kioskDialogWidth = 440;

QLineEdit* pinLine()
{
    auto* line = new QLineEdit;
    line->setEchoMode(QLineEdit::Password);
    line->setMaxLength(KioskPin::maxDigits);
    line->setInputMethodHints(Qt::ImhDigitsOnly | Qt::ImhHiddenText | Qt::ImhSensitiveData |
                              Qt::ImhNoPredictiveText);
    line->setMinimumHeight(40);
    return line;
}

void layOutPinDialog(QDialog& dialog, QLabel* intro, const QList<FormField*>& fields, QPushButton* accept,
                     QPushButton* reject)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.setWindowModality(Qt::ApplicationModal);
    dialog.setMinimumWidth(kioskDialogWidth);
    intro->setWordWrap(true);
    accept->setDefault(true);
    reject->setAutoDefault(false);
    auto* column = new QVBoxLayout(&dialog);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(intro);
    for (FormField* field : fields) {
        pressOnEnter(*field->input(), *accept);
        column->addWidget(field);
    }
    auto* buttons = new QDialogButtonBox(&dialog);
    buttons->addButton(accept, QDialogButtonBox::AcceptRole); // the dialog checks before it accepts
    buttons->addButton(reject, QDialogButtonBox::RejectRole);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    column->addWidget(buttons);
}

} // namespace

KioskLockDialog::KioskLockDialog(QWidget* parent)
    : QDialog(parent), m_intro(new QuietLabel(this)),
      m_pin(new FormField(QStringLiteral("kioskNewPin"), pinLine(), this)),
      m_again(new FormField(QStringLiteral("kioskRepeatPin"), pinLine(), this)),
      m_lock(new QPushButton(this)), m_leaveOpen(new QPushButton(this))
{
    setObjectName(QStringLiteral("kioskLockDialog"));
    m_lock->setObjectName(QStringLiteral("kioskLock"));
    m_leaveOpen->setObjectName(QStringLiteral("kioskLeaveOpen"));
    layOutPinDialog(*this, m_intro, {m_pin, m_again}, m_lock, m_leaveOpen);
    connect(m_lock, &QPushButton::clicked, this, &KioskLockDialog::check);
    for (FormField* field : {m_pin, m_again})
        connect(field->lineEdit(), &QLineEdit::textEdited, field, [field] { field->setError({}); });
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

QString KioskLockDialog::pin() const
{
    return m_pin->lineEdit()->text();
}

void KioskLockDialog::check()
{
    m_again->setError({});
    if (!KioskPin::isAcceptable(pin())) {
        m_pin->setError(tr("Enter at least %n digits.", nullptr, KioskPin::minDigits));
        m_pin->lineEdit()->setFocus();
        return;
    }
    if (m_again->lineEdit()->text() != pin()) {
        m_again->setError(tr("The PINs don't match."));
        m_again->lineEdit()->clear();
        m_again->lineEdit()->setFocus();
        return;
    }
    accept();
}

void KioskLockDialog::retranslate()
{
    setWindowTitle(tr("Lock the screen"));
    m_intro->setText(
        tr("Choose a PIN before you hand over this device. The screen then shows only this document. Enter "
           "the PIN to return to your documents. The PIN isn't saved anywhere."));
    m_pin->setLabel(tr("PIN"));
    m_again->setLabel(tr("Confirm PIN"));
    m_lock->setText(tr("Lock screen"));
    m_leaveOpen->setText(tr("Don't lock"));
}

KioskPinDialog::KioskPinDialog(KioskPin& pin, QWidget* parent)
    : QDialog(parent), m_check(pin), m_intro(new QuietLabel(this)),
      m_pin(new FormField(QStringLiteral("kioskPin"), pinLine(), this)), m_go(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    using namespace std::chrono_literals;
    setObjectName(QStringLiteral("kioskPinDialog"));
    m_go->setObjectName(QStringLiteral("kioskUnlock"));
    m_cancel->setObjectName(QStringLiteral("kioskStay"));
    layOutPinDialog(*this, m_intro, {m_pin}, m_go, m_cancel);
    connect(m_go, &QPushButton::clicked, this, &KioskPinDialog::check);
    connect(m_pin->lineEdit(), &QLineEdit::textEdited, this, [this] {
        if (m_check.remainingDelay() == 0s) m_pin->setError({});
    });
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &KioskPinDialog::showWait);
    retranslate();
    showWait();
    onLanguageChange(this, [this] { retranslate(); });
}

void KioskPinDialog::setForFiles(bool forFiles)
{
    m_isForFiles = forFiles;
    retranslate();
}

void KioskPinDialog::check()
{
    const auto verdict = m_check.check(m_pin->lineEdit()->text());
    m_pin->lineEdit()->clear();
    if (verdict == KioskPin::Verdict::Correct) return accept();
    if (verdict == KioskPin::Verdict::Wrong) m_pin->setError(tr("Wrong PIN."));
    m_pin->lineEdit()->setFocus();
    showWait();
}

void KioskPinDialog::showWait()
{
    const auto seconds = static_cast<int>(m_check.remainingDelay().count());
    m_go->setEnabled(seconds == 0);
    if (seconds > 0) {
        m_pin->setError(tr("Too many wrong attempts. Try again in %n seconds.", nullptr, seconds));
        m_tick.start();
    } else if (m_tick.isActive()) {
        m_tick.stop();
        m_pin->setError({});
    }
}

void KioskPinDialog::retranslate()
{
    setWindowTitle(m_isForFiles ? tr("Show files on this device?") : tr("Return to Inkstone"));
    m_intro->setText(
        m_isForFiles
            ? tr("The screen is locked. To choose a file on this device, the sender must enter the PIN.")
            : tr("Hand the device back to the sender, who unlocks it with the PIN."));
    m_pin->setLabel(tr("PIN"));
    m_go->setText(m_isForFiles ? tr("Choose a file") : tr("Unlock"));
    m_cancel->setText(tr("Back to the document"));
}

} // namespace ink::ui

#include "moc_kioskdialogs.cpp"
