#include "ui/pages/account/accountsection.h"

#include "app/base/languages.h"
#include "app/domain/account/network.h"
#include "app/domain/document/localsender.h"
#include "app/domain/text/datetext.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/text/localecodes.h"
#include "app/workflow/session/session.h"
#include "ui/models/isolated.h"
#include "ui/models/moneywords.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/account/settingsrows.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/countbox.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QDate>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QSpinBox>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

QVBoxLayout* rowsIn(QWidget* body)
{
    auto* rows = new QVBoxLayout(body);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(space::m);
    return rows;
}

} // namespace

AccountSection::AccountSection(workflow::Session& session, workflow::AccountSettings& account,
                               QWidget* parent)
    : AccountFields(QStringLiteral("accountSection"), session, account, parent),
      m_usage(named("accountUsage", new QuietLabel(this))), m_fee(named("accountFee", new QuietLabel(this))),
      m_spent(named("accountSpent", new QProgressBar(this))),
      m_spendWarning(named("accountSpendWarning", new ToneLabel(Tone::Warning, this))), m_name(new QLineEdit),
      m_company(new QLineEdit), m_language(new QComboBox), m_timeZone(new QComboBox),
      m_dateFormat(new QComboBox), m_expire(new CountBox), m_onReject(new QComboBox),
      m_signatures(new WrappingCheckBox), m_limit(new QLineEdit), m_addresses(new QLineEdit)
{
    m_spent->setTextVisible(false);
    m_spent->setFixedHeight(6);
    m_spent->setMaximum(1000);
    m_timeZone->setMaxVisibleItems(14);
    for (const QByteArray& zone : QTimeZone::availableTimeZoneIds())
        m_timeZone->addItem(QString::fromLatin1(zone));
    for (const char* format : {"yyyy-MM-dd", "dd.MM.yyyy", "d MMMM yyyy", "dd/MM/yyyy", "MM/dd/yyyy"})
        m_dateFormat->addItem(QString::fromLatin1(format));
    m_limit->setInputMethodHints(Qt::ImhFormattedNumbersOnly);
    m_name->setMaxLength(255);
    m_company->setMaxLength(255);
    m_addresses->setPlaceholderText(QStringLiteral("192.0.2.0/24, 2001:db8::/32"));

    using U = UserSetting;
    const auto user = [](auto member) {
        return [member](U & u, NotificationSetting&) -> auto&
        {
            return u.*member;
        };
    };
    addLine(QStringLiteral("userSetting.name"), m_name, user(&U::name));
    addLine(QStringLiteral("userSetting.companyName"), m_company, user(&U::companyName));
    addChoice(QStringLiteral("userSetting.language"), m_language, user(&U::language));
    addEditable(
        QStringLiteral("userSetting.timeZone"), m_timeZone, user(&U::timeZone),
        [](const QString& zone) { return domain::isTimeZone(zone) ? QString() : tr("Unknown time zone."); });
    m_timeZone->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_timeZone->completer()->setFilterMode(Qt::MatchContains);
    addEditable(
        QStringLiteral("userSetting.dateFormat"), m_dateFormat, user(&U::dateFormat),
        [](const QString& format) {
            return domain::toDateFormat(format)
                       ? QString()
                       : tr("Enter a format with day, month and year, such as yyyy-MM-dd or d MMMM yyyy.");
        });
    addDays(QStringLiteral("userSetting.defaultExpireDays"), m_expire, 1, 3650, user(&U::defaultExpireDays));
    addChoice(QStringLiteral("userSetting.onReject"), m_onReject, user(&U::onReject));
    addCheck(QStringLiteral("userSetting.signaturePerSigner"), m_signatures, user(&U::signaturePerSigner));
    addOther(
        QStringLiteral("userSetting.spendLimitCents"), m_limit,
        [](const Details& details) {
            const auto& cents = details.userSetting.spendLimitCents;
            return cents ? moneyText(*cents) : QString();
        },
        [this]() -> Write {
            const QString text = m_limit->text().trimmed();
            if (text.isEmpty())
                return [](U& setting, NotificationSetting&) { setting.spendLimitCents.reset(); };
            return [cents = parseCents(text)](U& setting, NotificationSetting&) {
                setting.spendLimitCents = cents;
            };
        },
        [this] {
            const QString text = m_limit->text().trimmed();
            return text.isEmpty() || parseCents(text)
                       ? QString()
                       : tr("Enter an amount such as %1, or leave the field empty.").arg(moneyText(5000));
        },
        [](U& to, const U& from) { to.spendLimitCents = from.spendLimitCents; });
    addList(QStringLiteral("userSetting.allowedAddresses"), m_addresses, user(&U::allowedAddresses),
            [](const QStringList& networks) {
                for (const QString& one : networks)
                    if (!domain::isNetwork(one))
                        return tr("“%1” isn't a valid IP address or network (for example, 192.0.2.0/24).")
                            .arg(one);
                return QString();
            });
    connect(m_dateFormat, &QComboBox::currentTextChanged, this, &AccountSection::showDate);
    layOut();
    retranslate();
}

void AccountSection::layOut()
{
    auto* body = new QWidget(this);
    QVBoxLayout* rows = rowsIn(body);
    const auto put = [&](const QWidget* first, const QWidget* second) {
        rows->addLayout(makeFieldRow({{formField(first), 1}, {formField(second), 1}}));
    };
    auto* used = new QVBoxLayout;
    used->setSpacing(space::xs);
    used->addWidget(m_usage);
    used->addWidget(m_spent);
    used->addWidget(m_spendWarning);
    m_spendWarning->setWordWrap(true);
    used->addWidget(m_fee);
    m_usage->setWordWrap(true);
    m_fee->setWordWrap(true);
    rows->addLayout(used);
    put(m_name, m_company);
    put(m_language, m_timeZone);
    put(m_dateFormat, m_limit);
    put(m_expire, m_onReject);
    rows->addWidget(m_signatures);
    rows->addWidget(formField(m_addresses));
    setBody(body);
    // The tab order follows the visual order.
    QWidget* last = nullptr;
    for (QWidget* input :
         std::initializer_list<QWidget*>{m_name, m_company, m_language, m_timeZone, m_dateFormat, m_limit,
                                         m_expire, m_onReject, m_signatures, m_addresses}) {
        if (last) setTabOrder(last, input);
        last = input;
    }
}

void AccountSection::retranslate()
{
    setTitle(tr("Your account on the service"));
    setLabel(m_name, tr("Name"), tr("Shown to recipients as the sender."));
    setLabel(m_company, tr("Company"));
    setLabel(m_language, tr("Language of documents and emails"));
    showTimeZone();
    setLabel(m_dateFormat, tr("Dates in documents"));
    setLabel(m_expire, tr("New documents expire after"));
    setLabel(m_onReject, tr("When someone declines"));
    setLabel(m_limit, tr("Spending limit"), tr("Leave empty for no limit."));
    setLabel(
        m_addresses, tr("Only accept requests from"),
        tr("IP addresses and networks. Leave empty to allow all. The list must include your own address."));
    m_signatures->setText(tr("Add a digital signature for each signer before sealing"));
    m_signatures->setToolTip(
        tr("Other programs can then show who signed and when. The certificate becomes a separate file."));
    setLabel(m_signatures, m_signatures->text());
    m_expire->setTextFunction(daysText);
    m_spent->setAccessibleName(tr("Spending limit used"));
    fillChoice(m_onReject, {{tr("The document ends"), QStringLiteral("stop")},
                            {tr("The others can continue"), QStringLiteral("continue")}});
    fillLanguages();
    showDetails();
    showDate();
}

void AccountSection::showTimeZone()
{
    const bool isLocal = m_session.isLocal(); // the service on this computer uses the system's time zone
    setLabel(m_timeZone, tr("Time zone"),
             isLocal ? tr("The time zone of this computer.") : tr("Dates in documents use this time zone."));
    m_timeZone->setEnabled(!isLocal);
}

void AccountSection::showDate()
{
    const QString format = m_dateFormat->currentText().trimmed();
    FormField* field = formField(m_dateFormat);
    const auto form = domain::toDateFormat(format);
    field->setHint(form
                       ? tr("Today: %1").arg(isolated(domain::DateFormat(*form).format(QDate::currentDate())))
                       : QString());
}

void AccountSection::fillLanguages()
{
    const auto& details = m_account.details();
    QList<std::pair<QString, QString>> choices;
    for (const domain::LanguageCode language :
         domain::documentLanguages(details && details->limits.languages))
        choices.append({ownLanguageName(domain::languageTag(language)), domain::languageTag(language)});
    const QString now = m_language->currentData().toString();
    const auto isNow = [&now](const auto& choice) { return choice.second == now; };
    if (!now.isEmpty() && std::none_of(choices.begin(), choices.end(), isNow)) choices.append({now, now});
    if (choices.size() != m_language->count()) fillChoice(m_language, choices);
}

void AccountSection::updateDetails(const Details* details)
{
    if (!details) return;
    fillLanguages();
    showTimeZone();
    m_usage->setText(usageText(*details));
    m_fee->setText(tr("Each document you send costs %1. Drafts and templates are free.")
                       .arg(moneyText(details->feePerDocumentCents)));
    m_fee->setVisible(!isFree(*details));
    const auto& limit = details->userSetting.spendLimitCents;
    const QString warning = spendWarning(details->chargesCents, limit);
    m_spendWarning->setText(warning);
    m_spendWarning->setVisible(!warning.isEmpty());
    m_spent->setVisible(limit && *limit > 0);
    if (limit && *limit > 0)
        m_spent->setValue(static_cast<int>(std::min<qint64>(1000, details->chargesCents * 1000 / *limit)));
}

bool AccountSection::isFree(const Details& details) const
{
    // Nobody is charged on this computer; the price counts towards the user's own limit.
    return details.feePerDocumentCents <= 0 || (m_session.isLocal() && !details.userSetting.spendLimitCents);
}

QString AccountSection::usageText(const Details& details) const
{
    QStringList parts;
    if (const QString email = domain::displaySenderEmail(details.email); !email.isEmpty())
        parts.append(email);
    parts.append(tr("%n document(s) sent", nullptr,
                    static_cast<int>(std::min<qint64>(details.documentsSent, 1'000'000'000))));
    const auto& limit = details.userSetting.spendLimitCents;
    if (limit)
        parts.append(tr("%1 of %2 spent").arg(moneyText(details.chargesCents), moneyText(*limit)));
    else if (!isFree(details))
        parts.append(tr("%1 spent").arg(moneyText(details.chargesCents)));
    return parts.join(QStringLiteral(" · "));
}

// Notifications

NotificationSection::NotificationSection(workflow::Session& session, workflow::AccountSettings& account,
                                         QWidget* parent)
    : AccountFields(QStringLiteral("notificationSection"), session, account, parent),
      m_noticesTitle(new QLabel(this)), m_noticesHint(new QuietLabel(this)), m_onViewed(new WrappingCheckBox),
      m_onSigned(new WrappingCheckBox), m_onCompleted(new WrappingCheckBox),
      m_onRejected(new WrappingCheckBox), m_onExpired(new WrappingCheckBox), m_remindEvery(new CountBox),
      m_maxReminders(new QSpinBox), m_warning(new CountBox), m_completionMail(new QComboBox),
      m_copyTo(new QLineEdit)
{
    connect(&session, &workflow::Session::outreachChanged, this, &NotificationSection::retranslate);
    connect(&session, &workflow::Session::currentChanged, this, &NotificationSection::retranslate);
    m_copyTo->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    m_copyTo->setPlaceholderText(QStringLiteral("archive@example.org"));
    using N = NotificationSetting;
    const auto notice = [](auto member) {
        return [member](UserSetting&, N & n) -> auto&
        {
            return n.*member;
        };
    };
    addDays(QStringLiteral("notificationSetting.remindEveryDays"), m_remindEvery, 0, 3650,
            notice(&N::remindEveryDays));
    addDays(QStringLiteral("notificationSetting.maxReminders"), m_maxReminders, 0, 1000,
            notice(&N::maxReminders));
    addDays(QStringLiteral("notificationSetting.expiryWarningDays"), m_warning, 0, 3650,
            notice(&N::expiryWarningDays));
    addChoice(QStringLiteral("notificationSetting.completionMail"), m_completionMail,
              notice(&N::completionMail));
    addList(QStringLiteral("notificationSetting.copyTo"), m_copyTo, notice(&N::copyTo),
            [](const QStringList& addresses) {
                for (const QString& one : addresses)
                    if (!domain::isEmail(one)) return tr("“%1” isn't a valid email address.").arg(one);
                return addresses.size() > 50 ? tr("Enter at most 50 addresses.") : QString();
            });
    addCheck(QStringLiteral("notificationSetting.onViewed"), m_onViewed, notice(&N::onViewed));
    addCheck(QStringLiteral("notificationSetting.onSigned"), m_onSigned, notice(&N::onSigned));
    addCheck(QStringLiteral("notificationSetting.onCompleted"), m_onCompleted, notice(&N::onCompleted));
    addCheck(QStringLiteral("notificationSetting.onRejected"), m_onRejected, notice(&N::onRejected));
    addCheck(QStringLiteral("notificationSetting.onExpired"), m_onExpired, notice(&N::onExpired));

    auto* body = new QWidget(this);
    QVBoxLayout* rows = rowsIn(body);
    auto* notices = new QVBoxLayout;
    notices->setSpacing(space::xs);
    m_noticesHint->setWordWrap(true);
    notices->addWidget(m_noticesHint);
    notices->addWidget(m_noticesTitle);
    for (QCheckBox* box : {m_onViewed, m_onSigned, m_onCompleted, m_onRejected, m_onExpired})
        notices->addWidget(box);
    notices->addSpacing(space::s);
    rows->addLayout(notices);
    rows->addLayout(makeFieldRow({{formField(m_remindEvery), 1}, {formField(m_maxReminders), 1}}));
    rows->addLayout(makeFieldRow({{formField(m_warning), 1}, {formField(m_completionMail), 1}}));
    rows->addWidget(formField(m_copyTo));
    setBody(body);
    retranslate();
}

void NotificationSection::retranslate()
{
    setTitle(tr("Notifications"));
    m_noticesTitle->setText(tr("Email me when a document is"));
    m_noticesHint->setText(mailSettingsText(m_session.outreach(), m_session.isLocal()));
    m_noticesHint->setVisible(!m_noticesHint->text().isEmpty());
    m_onViewed->setText(tr("opened"));
    m_onSigned->setText(tr("signed"));
    m_onCompleted->setText(tr("completed"));
    m_onRejected->setText(tr("declined"));
    m_onExpired->setText(tr("expired"));
    for (QCheckBox* box : {m_onViewed, m_onSigned, m_onCompleted, m_onRejected, m_onExpired}) {
        box->setAccessibleName(m_noticesTitle->text() + QLatin1Char(' ') + box->text());
        setLabel(box, box->accessibleName());
    }
    setLabel(m_remindEvery, tr("Remind recipients"));
    setLabel(m_maxReminders, tr("Maximum number of reminders"));
    setLabel(m_warning, tr("Warn before the deadline"));
    setLabel(m_completionMail, tr("Completion email"));
    setLabel(m_copyTo, tr("Copies of these emails to"));
    m_remindEvery->setTextFunction(everyDaysText);
    m_remindEvery->setSpecialValueText(tr("Never"));
    m_warning->setTextFunction([](int days) { return tr("%n days before", nullptr, days); });
    m_warning->setSpecialValueText(tr("Never"));
    fillChoice(m_completionMail, {{tr("With the signed files attached"), QStringLiteral("attachment")},
                                  {tr("With a link to the signed files"), QStringLiteral("link")},
                                  {tr("None"), QStringLiteral("none")}});
    showDetails();
}

} // namespace ink::ui

#include "moc_accountsection.cpp"
