#include "ui/pages/templates/templatedefaults.h"

#include "ui/widgets/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

TemplateDefaultsDialog::TemplateDefaultsDialog(const domain::Document& shown, QWidget* parent)
    : QDialog(parent), m_before(shown.setting)
{
    setObjectName(QStringLiteral("templateDefaultsDialog"));
    setWindowTitle(tr("What documents begin with"));
    setMinimumWidth(480);
    auto* title = titleLabel(this);
    title->setText(tr("Documents from “%1” begin with").arg(shown.title));
    title->setWordWrap(true);
    title->setTextFormat(Qt::PlainText);

    m_language = new QComboBox(this);
    m_language->addItem(tr("English"), static_cast<int>(domain::LanguageCode::English));
    m_language->addItem(tr("French"), static_cast<int>(domain::LanguageCode::French));
    m_language->setCurrentIndex(m_language->findData(static_cast<int>(m_before.language)));
    m_expire = new QSpinBox(this);
    m_expire->setRange(1, 3650);
    m_expire->setSuffix(tr(" days"));
    m_expire->setValue(m_before.expireDaysAfterSent);
    m_remind = new QSpinBox(this);
    m_remind->setRange(0, 365);
    m_remind->setSpecialValueText(tr("never"));
    m_remind->setPrefix(tr("every "));
    m_remind->setSuffix(tr(" days"));
    m_remind->setValue(m_before.remindEveryDays);
    m_most = new QSpinBox(this);
    m_most->setRange(0, 100);
    m_most->setValue(m_before.maxReminders);
    m_subject = new QLineEdit(m_before.emailSubject, this);
    m_subject->setMaxLength(255);
    m_message = new QPlainTextEdit(shown.message, this);
    m_message->setTabChangesFocus(true);
    m_message->setFixedHeight(92);
    m_callback = new QLineEdit(m_before.postBackUrl, this);
    m_callback->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_accept = new QPushButton(tr("Save"), this);
    m_accept->setObjectName(QStringLiteral("defaultsSave"));
    m_accept->setDefault(true);
    auto* cancel = new QPushButton(tr("Cancel"), this);
    cancel->setObjectName(QStringLiteral("defaultsCancel"));
    cancel->setAutoDefault(false);

    const auto field = [this](const char* name, QWidget* input, const QString& label) {
        auto* made = new FormField(QString::fromLatin1(name), input, this);
        made->setLabel(label);
        return made;
    };
    auto* numbers = new QHBoxLayout;
    numbers->setSpacing(space::m);
    numbers->addWidget(field("defaultsLanguage", m_language, tr("Recipients read")));
    numbers->addWidget(field("defaultsExpire", m_expire, tr("Expires after")));
    auto* reminders = new QHBoxLayout;
    reminders->setSpacing(space::m);
    reminders->addWidget(field("defaultsRemind", m_remind, tr("Reminders")));
    reminders->addWidget(field("defaultsMostReminders", m_most, tr("At most")));
    m_callbackField = field("defaultsCallback", m_callback, tr("Callback address"));
    m_callbackField->setHint(tr("Told when a document is finalized. Empty: nobody."));
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_accept);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    all->setSpacing(space::m);
    all->addWidget(title);
    all->addLayout(numbers);
    all->addLayout(reminders);
    all->addWidget(field("defaultsSubject", m_subject, tr("Subject of the mail")));
    all->addWidget(field("defaultsMessage", m_message, tr("Message to the recipients")));
    all->addWidget(m_callbackField);
    all->addSpacing(space::s);
    all->addLayout(buttons);

    auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
    connect(shortcut, &QShortcut::activated, m_accept, &QPushButton::click);
    connect(m_accept, &QPushButton::clicked, this, &QDialog::accept);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_callback, &QLineEdit::textChanged, this, &TemplateDefaultsDialog::check);
}

void TemplateDefaultsDialog::check()
{
    const QString text = m_callback->text().trimmed();
    const QUrl url(text, QUrl::StrictMode);
    const bool fine =
        text.isEmpty() ||
        (url.isValid() && !url.host().isEmpty() &&
         (url.scheme() == QLatin1StringView("https") || url.scheme() == QLatin1StringView("http")));
    m_callbackField->setError(fine ? QString() : tr("Write a whole http or https address."));
    m_accept->setEnabled(fine);
}

domain::DocumentSetting TemplateDefaultsDialog::setting() const
{
    domain::DocumentSetting setting = m_before;
    setting.language = static_cast<domain::LanguageCode>(m_language->currentData().toInt());
    setting.expireDaysAfterSent = m_expire->value();
    setting.remindEveryDays = m_remind->value();
    setting.maxReminders = m_most->value();
    setting.emailSubject = m_subject->text().trimmed();
    setting.postBackUrl = m_callback->text().trimmed();
    return setting;
}

QString TemplateDefaultsDialog::message() const
{
    return m_message->toPlainText().trimmed();
}

} // namespace ink::ui
