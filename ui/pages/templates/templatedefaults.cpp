#include "ui/pages/templates/templatedefaults.h"

#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/inputs/countbox.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

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

TemplateDefaultsDialog::TemplateDefaultsDialog(const domain::Document& shown, bool languages, QWidget* parent)
    : QDialog(parent), m_template(shown.title), m_messageBefore(shown.message), m_before(shown.setting),
      m_title(makeTitleLabel(this)), m_language(new QComboBox(this)), m_expire(new CountBox(this)),
      m_remind(new CountBox(this)), m_maxReminders(new QSpinBox(this)),
      m_subject(new QLineEdit(m_before.emailSubject, this)), m_message(new TextArea(shown.message, this)),
      m_callback(new QLineEdit(m_before.postBackUrl, this)), m_perHour(new QSpinBox(this)),
      m_languageField(field("defaultsLanguage", m_language)),
      m_expireField(field("defaultsExpire", m_expire)), m_remindField(field("defaultsRemind", m_remind)),
      m_maxRemindersField(field("defaultsMostReminders", m_maxReminders)),
      m_subjectField(field("defaultsSubject", m_subject)),
      m_messageField(field("defaultsMessage", m_message)),
      m_callbackField(field("defaultsCallback", m_callback)),
      m_perHourField(field("defaultsPerHour", m_perHour)), m_accept(new QPushButton(this)),
      m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("templateDefaultsDialog"));
    setMinimumWidth(480);
    m_title->setWordWrap(true);
    m_title->setTextFormat(Qt::PlainText);
    for (const domain::LanguageCode language : domain::documentLanguages(languages))
        m_language->addItem(ownLanguageName(domain::languageTag(language)), static_cast<int>(language));
    if (m_language->findData(static_cast<int>(m_before.language)) < 0)
        m_language->addItem(ownLanguageName(domain::languageTag(m_before.language)),
                            static_cast<int>(m_before.language));
    m_language->setCurrentIndex(m_language->findData(static_cast<int>(m_before.language)));
    m_expire->setRange(1, 3650);
    m_expire->setValue(m_before.expireDaysAfterSent);
    m_remind->setRange(0, 365);
    m_remind->setValue(m_before.remindEveryDays);
    m_maxReminders->setRange(0, 100);
    m_maxReminders->setValue(m_before.maxReminders);
    m_subject->setMaxLength(255);
    m_message->setTabChangesFocus(true);
    m_message->setFixedHeight(92);
    m_message->setReadOnly(shown.status != domain::SigningStatus::Draft);
    m_callback->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_perHour->setRange(0, 100'000);
    m_perHour->setValue(m_before.linkDocumentsPerHour);
    m_perHourField->setVisible(shown.type == domain::DocumentType::TemplateLink);
    const Form form(this);
    form.setTitle(QT_TR_NOOP("Document defaults"));
    form.setUpField(m_languageField, QT_TR_NOOP("Recipients' language"));
    form.setUpField(m_expireField, QT_TR_NOOP("Expires after"));
    form.setUpField(m_remindField, QT_TR_NOOP("Reminders"));
    form.setUpField(m_maxRemindersField, QT_TR_NOOP("Maximum reminders"));
    form.setUpField(m_subjectField, QT_TR_NOOP("Email subject"));
    form.setUpField(m_messageField, QT_TR_NOOP("Message to the recipients"));
    form.setUpField(m_callbackField, QT_TR_NOOP("Callback address"),
                    {.hint = QT_TR_NOOP("Notified when a document is completed. Leave empty for none.")});
    form.setUpField(m_perHourField, QT_TR_NOOP("Documents per hour"),
                    {.hint = QT_TR_NOOP("Maximum number that visitors can start from this link.")});
    form.setUpButton(m_accept, "defaultsSave", QT_TR_NOOP("Save"),
                     {.isDefault = true, .clicked = [this] { accept(); }});
    form.setUpButton(m_cancel, "defaultsCancel", QT_TR_NOOP("Cancel"),
                     {.isAutoDefault = false, .clicked = [this] { reject(); }});
    for (QWidget* input : std::initializer_list<QWidget*>{m_expire, m_remind, m_maxReminders, m_subject,
                                                          m_callback, m_perHour})
        pressOnEnter(*input, *m_accept);
    layOut();
    auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
    connect(shortcut, &QShortcut::activated, m_accept, &QPushButton::click);
    connect(m_callback, &QLineEdit::textChanged, this, &TemplateDefaultsDialog::check);
    form.translate([this] {
        m_title->setText(tr("Defaults for documents from “%1”").arg(isolated(m_template)));
        m_expire->setTextFunction(daysText);
        m_remind->setSpecialValueText(tr("Never"));
        m_remind->setTextFunction(everyDaysText);
        m_perHour->setSpecialValueText(tr("No limit"));
        check();
    });
}

FormField* TemplateDefaultsDialog::field(const char* name, QWidget* input)
{
    return new FormField(QString::fromLatin1(name), input, this);
}

void TemplateDefaultsDialog::layOut()
{
    auto* numbers = new QHBoxLayout;
    numbers->setSpacing(space::m);
    numbers->addWidget(m_languageField);
    numbers->addWidget(m_expireField);
    auto* reminders = new QHBoxLayout;
    reminders->setSpacing(space::m);
    reminders->addWidget(m_remindField);
    reminders->addWidget(m_maxRemindersField);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_accept);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    all->setSpacing(space::m);
    all->addWidget(m_title);
    all->addLayout(numbers);
    all->addLayout(reminders);
    all->addWidget(m_subjectField);
    all->addWidget(m_messageField);
    all->addWidget(m_callbackField);
    all->addWidget(m_perHourField);
    all->addSpacing(space::s);
    all->addLayout(buttons);
}

void TemplateDefaultsDialog::check()
{
    const QString text = m_callback->text().trimmed();
    const QUrl url(text, QUrl::StrictMode);
    const bool fine =
        text.isEmpty() ||
        (url.isValid() && !url.host().isEmpty() &&
         (url.scheme() == QLatin1StringView("https") || url.scheme() == QLatin1StringView("http")));
    m_callbackField->setError(fine ? QString() : tr("Enter a full http or https address."));
    m_accept->setEnabled(fine);
}

domain::DocumentSetting TemplateDefaultsDialog::setting() const
{
    domain::DocumentSetting setting = m_before;
    setting.language = static_cast<domain::LanguageCode>(m_language->currentData().toInt());
    setting.expireDaysAfterSent = m_expire->value();
    setting.remindEveryDays = m_remind->value();
    setting.maxReminders = m_maxReminders->value();
    setting.emailSubject = m_subject->text().trimmed();
    setting.postBackUrl = m_callback->text().trimmed();
    setting.linkDocumentsPerHour = m_perHour->value();
    return setting;
}

QString TemplateDefaultsDialog::message() const
{
    return m_message->isReadOnly() ? m_messageBefore : m_message->toPlainText().trimmed();
}

} // namespace ink::ui

#include "moc_templatedefaults.cpp"
