#include "ui/shell/sealkeydialog.h"

#include "app/workflow/session/seallock.h"
#include "ui/models/messagetext.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

SealKeyDialog::SealKeyDialog(workflow::SealLock& seal, QWidget* parent)
    : QDialog(parent), m_seal(seal), m_title(makeSectionLabel(this)), m_why(new QLabel(this)),
      m_entry(new QLabel(this)),
      m_passphrase(new FormField(QStringLiteral("sealPassphrase"), new QLineEdit, this)),
      m_fault(new ToneLabel(Tone::Bad, this)), m_again(new QPushButton(this)), m_use(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("sealKeyDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(520);
    for (QLabel* words : {m_title, m_why, m_fault}) {
        words->setWordWrap(true);
        words->setTextFormat(Qt::PlainText);
    }
    m_title->setObjectName(QStringLiteral("sealTitle"));
    m_entry->setObjectName(QStringLiteral("sealEntry"));
    m_entry->setTextFormat(Qt::PlainText);
    m_entry->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_fault->setObjectName(QStringLiteral("sealFault"));
    m_fault->hide();
    QLineEdit* line = m_passphrase->lineEdit();
    line->setEchoMode(QLineEdit::Password);
    line->setInputMethodHints(Qt::ImhHiddenText | Qt::ImhSensitiveData | Qt::ImhNoPredictiveText);
    m_again->setObjectName(QStringLiteral("sealReadAgain"));
    m_again->setAutoDefault(false);
    m_use->setObjectName(QStringLiteral("sealUsePassphrase"));
    m_use->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("sealCancel"));
    m_cancel->setAutoDefault(false);
    pressOnEnter(*line, *m_use);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_again);
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_use);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_title);
    column->addWidget(m_why);
    column->addWidget(m_entry);
    column->addWidget(m_passphrase);
    column->addWidget(m_fault);
    column->addSpacing(space::s);
    column->addLayout(buttons);
    connect(m_again, &QPushButton::clicked, this, &SealKeyDialog::retryKeychain);
    connect(m_use, &QPushButton::clicked, this, &SealKeyDialog::submit);
    connect(m_cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(line, &QLineEdit::textChanged, this, [this] {
        m_passphrase->setError({});
        setBusy(m_isBusy);
    });
    retranslate();
    setBusy(false);
    line->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
}

void SealKeyDialog::retranslate()
{
    setWindowTitle(tr("Unlock sealing"));
    m_title->setText(m_seal.state() == workflow::SealLock::State::WrongEntry
                         ? tr("The keychain entry doesn't open the seal key")
                         : tr("The passphrase of the seal key is missing"));
    m_why->setText(tr("The passphrase is in the keychain of the computer or user account where documents "
                      "were first sealed. Unlock or restore that keychain and check it again, or copy the "
                      "passphrase from it and enter it here; it is then stored in this keychain. Documents "
                      "waiting to be sealed are sealed immediately."));
    m_entry->setText(tr("Keychain entry: Inkstone, %1").arg(m_seal.entryName()));
    m_passphrase->setLabel(tr("Passphrase of the seal key"));
    m_again->setText(tr("Check keychain again"));
    m_use->setText(tr("Use passphrase"));
    m_cancel->setText(tr("Cancel"));
}

void SealKeyDialog::setBusy(bool busy)
{
    m_isBusy = busy;
    m_again->setEnabled(!busy);
    m_use->setEnabled(!busy && !m_passphrase->lineEdit()->text().isEmpty());
}

void SealKeyDialog::retryKeychain()
{
    m_fault->hide();
    setBusy(true);
    m_seal.unlock(this, [this](const Result<void>& result) {
        setBusy(false);
        if (result) {
            Q_EMIT unlocked(true);
            return accept();
        }
        retranslate(); // the keychain may have another entry, or none
        using State = workflow::SealLock::State;
        m_fault->setText(m_seal.state() == State::EntryMissing
                             ? tr("The keychain doesn't contain this entry.")
                             : messageText(result.error().detail));
        m_fault->show();
    });
}

void SealKeyDialog::submit()
{
    m_fault->hide();
    setBusy(true);
    m_seal.enterPassphrase(Secret(m_passphrase->lineEdit()->text().trimmed().toUtf8()), this,
                           [this](const Result<void>& result) {
                               setBusy(false);
                               if (!result && result.error().code != ErrorCode::Keychain) {
                                   m_passphrase->setError(messageText(result.error().detail));
                                   return m_passphrase->lineEdit()->setFocus();
                               }
                               Q_EMIT unlocked(result.has_value());
                               accept();
                           });
}

} // namespace ink::ui

#include "moc_sealkeydialog.cpp"
