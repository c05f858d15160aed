#include "ui/pages/accountsection.h"

#include "app/workflow/session.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/detailtext.h"
#include "ui/widgets/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTimeZone>

#include <algorithm>
#include <chrono>
#include <cmath>

namespace ink::ui {

using domain::AccountDetails;
using domain::NotificationSetting;
using domain::UserSetting;

namespace {

QStringList addressesOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    return text.split(between, Qt::SkipEmptyParts);
}

QString amount(qint64 cents)
{
    return QLocale().toString(static_cast<double>(cents) / 100, 'f', 2);
}

/** The message for a setting, also when the service names a part of it, such as `copyTo[2]`. */
QString faultOf(const Error& error, const QString& key)
{
    for (const FieldIssue& issue : error.fields)
        if (issue.field == key || issue.field.startsWith(key + QLatin1Char('[')))
            return detailText(error.fields.size() == 1 && !error.detail.isEmpty() ? error.detail
                                                                                  : issue.message);
    return {};
}

} // namespace

AccountSection::AccountSection(workflow::Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_account(session), m_title(sectionLabel(this)),
      m_usage(new QuietLabel(this)), m_saved(new QuietLabel(this)), m_error(new ErrorBanner(this)),
      m_body(new QWidget(this)), m_expire(new QSpinBox), m_onReject(new QComboBox),
      m_signatures(new QCheckBox), m_remindEvery(new QSpinBox), m_maxReminders(new QSpinBox),
      m_warning(new QSpinBox), m_language(new QComboBox), m_timeZone(new QComboBox),
      m_callback(new QLineEdit), m_limit(new QLineEdit), m_noticesTitle(new QLabel),
      m_noticesHint(new QuietLabel), m_onViewed(new QCheckBox), m_onSigned(new QCheckBox),
      m_onCompleted(new QCheckBox), m_onRejected(new QCheckBox), m_onExpired(new QCheckBox),
      m_completionMail(new QComboBox), m_copyTo(new QLineEdit)
{
    using namespace std::chrono_literals;
    setObjectName(QStringLiteral("accountSection"));
    m_usage->setObjectName(QStringLiteral("accountUsage"));
    m_saved->setObjectName(QStringLiteral("accountSaved"));
    m_timeZone->setEditable(true);
    m_timeZone->setInsertPolicy(QComboBox::NoInsert);
    m_timeZone->setMaxVisibleItems(14);
    for (const QByteArray& zone : QTimeZone::availableTimeZoneIds())
        m_timeZone->addItem(QString::fromLatin1(zone));
    m_timeZone->completer()->setCompletionMode(QCompleter::PopupCompletion);
    m_timeZone->completer()->setFilterMode(Qt::MatchContains);
    m_callback->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_callback->setPlaceholderText(QStringLiteral("https://hooks.example.org/signed"));
    m_limit->setInputMethodHints(Qt::ImhFormattedNumbersOnly);
    m_copyTo->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    m_copyTo->setPlaceholderText(QStringLiteral("archive@example.org"));
    makeFields();
    layOut();
    m_delay.setSingleShot(true);
    m_delay.setInterval(800ms);
    connect(&m_delay, &QTimer::timeout, this, &AccountSection::saveDirty);
    connect(m_error, &ErrorBanner::retry, this, [this] {
        refresh();
        saveDirty();
    });
    connect(&m_account, &workflow::AccountSettings::changed, this, &AccountSection::showDetails);
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        for (Field& one : m_fields) {
            one.dirty = false;
            one.saving = 0;
            if (one.form) one.form->setError({});
        }
        m_delay.stop();
        m_saved->clear();
        m_error->setError(std::nullopt);
        if (isVisible()) refresh();
    });
    retranslate();
}

AccountSection::~AccountSection() = default;

void AccountSection::refresh()
{
    m_account.refresh();
}

void AccountSection::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void AccountSection::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    saveDirty();
    m_saved->clear();
}

bool AccountSection::eventFilter(QObject* watched, QEvent* event)
{
    // Turning the wheel scrolls the page: it changes a setting only where the person has gone.
    const auto* input = qobject_cast<QWidget*>(watched);
    if (event->type() == QEvent::Wheel && input && !input->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

// The fields

AccountSection::Field& AccountSection::add(const QString& key, QWidget* input)
{
    QString name = key.section(QLatin1Char('.'), 1);
    name.replace(0, 1, name.at(0).toUpper()).prepend(QStringLiteral("account"));
    input->setObjectName(name);
    input->setFocusPolicy(Qt::StrongFocus);
    input->installEventFilter(this);
    Field one;
    one.key = key;
    one.input = input;
    if (!qobject_cast<QCheckBox*>(input)) one.form = new FormField(name, input);
    m_fields.push_back(std::move(one));
    return m_fields.back();
}

void AccountSection::addDays(const QString& key, QSpinBox* box, int least, int most,
                             std::function<int&(UserSetting&, NotificationSetting&)> of)
{
    Field& one = add(key, box);
    box->setRange(least, most);
    one.read = [box, of](const AccountDetails& details) {
        AccountDetails copy = details;
        box->setValue(of(copy.userSetting, copy.notificationSetting));
    };
    one.write = [box, of]() -> Write {
        return [value = box->value(), of](UserSetting& user, NotificationSetting& notices) {
            of(user, notices) = value;
        };
    };
    connect(box, &QSpinBox::valueChanged, this, [this, key] {
        edited(key);
        if (!m_filling) m_delay.start();
    });
    connect(box, &QSpinBox::editingFinished, this, [this, key] { save(key); });
}

void AccountSection::addChoice(const QString& key, QComboBox* box,
                               std::function<QString&(UserSetting&, NotificationSetting&)> of)
{
    Field& one = add(key, box);
    one.read = [box, of](const AccountDetails& details) {
        AccountDetails copy = details;
        const QString& value = of(copy.userSetting, copy.notificationSetting);
        int at = box->findData(value);
        if (at < 0) { // what this workstation has no words for stays as it is
            at = box->count();
            box->addItem(value, value);
        }
        box->setCurrentIndex(at);
    };
    one.write = [box, of]() -> Write {
        return [value = box->currentData().toString(), of](UserSetting& user, NotificationSetting& notices) {
            of(user, notices) = value;
        };
    };
    connect(box, &QComboBox::currentIndexChanged, this, [this, key] {
        edited(key);
        save(key);
    });
}

void AccountSection::addCheck(const QString& key, QCheckBox* box,
                              std::function<bool&(UserSetting&, NotificationSetting&)> of)
{
    Field& one = add(key, box);
    one.read = [box, of](const AccountDetails& details) {
        AccountDetails copy = details;
        box->setChecked(of(copy.userSetting, copy.notificationSetting));
    };
    one.write = [box, of]() -> Write {
        return [value = box->isChecked(), of](UserSetting& user, NotificationSetting& notices) {
            of(user, notices) = value;
        };
    };
    connect(box, &QCheckBox::toggled, this, [this, key] {
        edited(key);
        save(key);
    });
}

void AccountSection::addText(const QString& key, QLineEdit* line,
                             std::function<QString(const AccountDetails&)> read, std::function<Write()> write)
{
    Field& one = add(key, line);
    one.read = [line, read = std::move(read)](const AccountDetails& details) {
        if (line->text() != read(details)) line->setText(read(details));
    };
    one.write = std::move(write);
    connect(line, &QLineEdit::textEdited, this, [this, key] { edited(key); });
    connect(line, &QLineEdit::editingFinished, this, [this, key] { save(key); });
}

void AccountSection::makeFields()
{
    m_fields.reserve(20); // add() hands out references
    const auto user = [](auto member) {
        return [member](UserSetting & u, NotificationSetting&) -> auto&
        {
            return u.*member;
        };
    };
    const auto notice = [](auto member) {
        return [member](UserSetting&, NotificationSetting & n) -> auto&
        {
            return n.*member;
        };
    };
    addDays(QStringLiteral("userSetting.defaultExpireDays"), m_expire, 1, 3650,
            user(&UserSetting::defaultExpireDays));
    addChoice(QStringLiteral("userSetting.onReject"), m_onReject, user(&UserSetting::onReject));
    addCheck(QStringLiteral("userSetting.signaturePerSigner"), m_signatures,
             user(&UserSetting::signaturePerSigner));
    addDays(QStringLiteral("notificationSetting.remindEveryDays"), m_remindEvery, 0, 3650,
            notice(&NotificationSetting::remindEveryDays));
    addDays(QStringLiteral("notificationSetting.maxReminders"), m_maxReminders, 0, 1000,
            notice(&NotificationSetting::maxReminders));
    addDays(QStringLiteral("notificationSetting.expiryWarningDays"), m_warning, 0, 3650,
            notice(&NotificationSetting::expiryWarningDays));
    addChoice(QStringLiteral("notificationSetting.completionMail"), m_completionMail,
              notice(&NotificationSetting::completionMail));
    addChoice(QStringLiteral("userSetting.language"), m_language, user(&UserSetting::language));
    addText(
        QStringLiteral("notificationSetting.copyTo"), m_copyTo,
        [](const AccountDetails& details) {
            return details.notificationSetting.copyTo.join(QStringLiteral(", "));
        },
        [this]() -> Write {
            return [value = addressesOf(m_copyTo->text())](UserSetting&, NotificationSetting& notices) {
                notices.copyTo = value;
            };
        });
    addText(
        QStringLiteral("userSetting.postBackBase"), m_callback,
        [](const AccountDetails& details) { return details.userSetting.postBackBase; },
        [this]() -> Write {
            return [value = m_callback->text().trimmed()](UserSetting& setting, NotificationSetting&) {
                setting.postBackBase = value;
            };
        });
    addText(
        QStringLiteral("userSetting.spendLimitCents"), m_limit,
        [](const AccountDetails& details) {
            const auto& cents = details.userSetting.spendLimitCents;
            return cents ? amount(*cents) : QString();
        },
        [this] { return spendLimit(); });
    addCheck(QStringLiteral("notificationSetting.onViewed"), m_onViewed,
             notice(&NotificationSetting::onViewed));
    addCheck(QStringLiteral("notificationSetting.onSigned"), m_onSigned,
             notice(&NotificationSetting::onSigned));
    addCheck(QStringLiteral("notificationSetting.onCompleted"), m_onCompleted,
             notice(&NotificationSetting::onCompleted));
    addCheck(QStringLiteral("notificationSetting.onRejected"), m_onRejected,
             notice(&NotificationSetting::onRejected));
    addCheck(QStringLiteral("notificationSetting.onExpired"), m_onExpired,
             notice(&NotificationSetting::onExpired));

    const QString zone = QStringLiteral("userSetting.timeZone");
    Field& one = add(zone, m_timeZone);
    one.read = [this](const AccountDetails& details) {
        m_timeZone->setCurrentText(details.userSetting.timeZone);
    };
    one.write = [this]() -> Write {
        return [value = m_timeZone->currentText().trimmed()](UserSetting& setting, NotificationSetting&) {
            setting.timeZone = value;
        };
    };
    connect(m_timeZone, &QComboBox::editTextChanged, this, [this, zone] { edited(zone); });
    connect(m_timeZone, &QComboBox::activated, this, [this, zone] { save(zone); });
    connect(m_timeZone->lineEdit(), &QLineEdit::editingFinished, this, [this, zone] { save(zone); });
}

AccountSection::Write AccountSection::spendLimit()
{
    const QString text = m_limit->text().trimmed();
    if (text.isEmpty())
        return [](UserSetting& setting, NotificationSetting&) { setting.spendLimitCents.reset(); };
    bool isNumber = false;
    double value = QLocale().toDouble(text, &isNumber);
    if (!isNumber) value = QLocale::c().toDouble(text, &isNumber);
    if (!isNumber || value < 0 || value > 1e12) return {};
    return [cents = qRound64(value * 100)](UserSetting& setting, NotificationSetting&) {
        setting.spendLimitCents = cents;
    };
}

AccountSection::Field* AccountSection::field(const QString& key)
{
    const auto found =
        std::find_if(m_fields.begin(), m_fields.end(), [&key](const Field& one) { return one.key == key; });
    return found == m_fields.end() ? nullptr : &*found;
}

// Changing

void AccountSection::edited(const QString& key)
{
    if (m_filling) return;
    field(key)->dirty = true;
    m_saved->clear();
}

void AccountSection::save(const QString& key)
{
    Field* one = field(key);
    if (m_filling || !one->dirty || !m_account.details()) return;
    const Write write = one->write();
    if (!write) {
        one->form->setError(tr("Write an amount such as %1, or leave it empty.").arg(amount(5000)));
        return;
    }
    one->dirty = false;
    ++one->saving;
    m_account.change(write, this, [this, key](const Result<void>& result) { ended(key, result); });
}

void AccountSection::saveDirty()
{
    m_delay.stop();
    for (const Field& one : m_fields)
        if (one.dirty) save(one.key);
}

void AccountSection::ended(const QString& key, const Result<void>& result)
{
    Field* one = field(key);
    one->saving = std::max(0, one->saving - 1);
    if (!result && result.error().code == ErrorCode::Cancelled) return;
    const QString fault = result || !one->form ? QString() : faultOf(result.error(), key);
    if (one->form) one->form->setError(fault);
    if (!result && fault.isEmpty()) {
        one->dirty = true; // Retry saves it
        m_error->setError(result.error());
    } else {
        m_error->setError(m_account.error());
    }
    if (result) m_saved->setText(tr("Saved."));
    showDetails();
}

// Showing

void AccountSection::showDetails()
{
    const auto& details = m_account.details();
    m_body->setVisible(details.has_value());
    setVisible(m_session.client() != nullptr);
    if (m_account.error()) m_error->setError(m_account.error());
    if (!details) {
        m_usage->setText(m_account.isBusy() ? tr("Asking the service…") : QString());
        return;
    }
    m_usage->setText(usage(*details));
    m_filling = true;
    for (Field& one : m_fields) {
        // What somebody types or what was refused stays as it is.
        const bool refused = one.form && !one.form->error().isEmpty();
        if (!one.dirty && one.saving == 0 && !refused) one.read(*details);
    }
    m_filling = false;
}

QString AccountSection::usage(const AccountDetails& details) const
{
    QStringList parts;
    if (!details.email.isEmpty()) parts.append(details.email);
    parts.append(tr("%n document(s) sent", nullptr,
                    static_cast<int>(std::min<qint64>(details.documentsSent, 1'000'000'000))));
    const auto& limit = details.userSetting.spendLimitCents;
    parts.append(limit ? tr("%1 of %2 spent").arg(amount(details.chargesCents), amount(*limit))
                       : tr("%1 spent").arg(amount(details.chargesCents)));
    return parts.join(QStringLiteral(" · "));
}

} // namespace ink::ui
