#include "ui/pages/account/accountfields.h"

#include "app/workflow/session/session.h"
#include "ui/models/messagetext.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QRegularExpression>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>

namespace ink::ui {

namespace {

QStringList valuesOf(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    return text.split(between, Qt::SkipEmptyParts);
}

/** The error for a setting, also when the service names a part of it, such as `copyTo[2]`. */
QString faultOf(const Error& error, const QString& key)
{
    for (const FieldIssue& issue : error.fields)
        if (issue.field == key || issue.field.startsWith(key + QLatin1Char('[')))
            return messageText(error.fields.size() == 1 && !error.detail.isEmpty() ? error.detail
                                                                                   : issue.message);
    return {};
}

} // namespace

std::optional<qint64> parseCents(const QString& text)
{
    bool isNumber = false;
    double value = QLocale().toDouble(text, &isNumber);
    if (!isNumber) value = QLocale::c().toDouble(text, &isNumber);
    if (!isNumber || value < 0 || value > 1e12) return std::nullopt;
    return qRound64(value * 100);
}

AccountFields::AccountFields(const QString& name, workflow::Session& session,
                             workflow::AccountSettings& account, QWidget* parent)
    : QWidget(parent), m_session(session), m_account(account), m_title(makeSectionLabel(this)),
      m_saved(new QuietLabel(this)), m_error(new ErrorBanner(this))
{
    using namespace std::chrono_literals;
    setObjectName(name);
    m_saved->setObjectName(name + QStringLiteral("Saved"));
    m_fields.reserve(20); // references from add() must stay valid
    m_delay.setSingleShot(true);
    m_delay.setInterval(800ms);
    connect(&m_delay, &QTimer::timeout, this, &AccountFields::saveDirty);
    connect(m_error, &ErrorBanner::retryRequested, this, [this] {
        Q_EMIT retryRequested();
        saveDirty();
    });
    connect(&m_account, &workflow::AccountSettings::changed, this, &AccountFields::showDetails);
    connect(&m_session, &workflow::Session::currentChanged, this, &AccountFields::handleAccountChange);
    onLanguageChange(this, [this] { retranslate(); });
}

AccountFields::~AccountFields() = default;

void AccountFields::handleAccountChange()
{
    for (Field& one : m_fields) {
        one.dirty = false;
        one.saving = 0;
        if (one.form) one.form->setError({});
    }
    m_delay.stop();
    m_saved->clear();
    m_error->setError(std::nullopt);
}

void AccountFields::setBody(QWidget* body)
{
    m_body = body;
    auto* head = new QHBoxLayout;
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_saved);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    column->addLayout(head);
    column->addWidget(m_error);
    column->addWidget(m_body);
    column->addStretch(1);
    m_body->hide();
}

void AccountFields::setTitle(const QString& title)
{
    m_title->setText(title);
}

void AccountFields::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    saveDirty();
    m_saved->clear();
}

// The fields

AccountFields::Field& AccountFields::add(const QString& key, QWidget* input)
{
    QString name = key.section(QLatin1Char('.'), 1);
    name.replace(0, 1, name.at(0).toUpper()).prepend(QStringLiteral("account"));
    input->setObjectName(name);
    input->setFocusPolicy(Qt::StrongFocus);
    Field one;
    one.key = key;
    one.input = input;
    if (!qobject_cast<QCheckBox*>(input)) one.form = new FormField(name, input);
    m_fields.push_back(std::move(one));
    return m_fields.back();
}

namespace {

template <typename Of> auto copying(const Of& of)
{
    return
        [of](domain::UserSetting& user, domain::NotificationSetting& notices, domain::UserSetting& fromUser,
             domain::NotificationSetting& fromNotices) { of(user, notices) = of(fromUser, fromNotices); };
}

template <typename Of> auto valueIn(const domain::AccountDetails& details, const Of& of)
{
    domain::AccountDetails copy = details;
    return of(copy.userSetting, copy.notificationSetting);
}

template <typename T, typename Of> workflow::AccountSettings::Change setting(const T& value, const Of& of)
{
    return [value, of](domain::UserSetting& user, domain::NotificationSetting& notices) {
        of(user, notices) = value;
    };
}

} // namespace

void AccountFields::addDays(const QString& key, QSpinBox* box, int minimum, int maximum,
                            const Accessor<int>& of)
{
    Field& one = add(key, box);
    box->setRange(minimum, maximum);
    one.copy = copying(of);
    one.read = [box, of](const Details& details) { box->setValue(valueIn(details, of)); };
    one.write = [box, of] { return setting(box->value(), of); };
    connect(box, &QSpinBox::valueChanged, this, [this, key] {
        handleEdit(key);
        if (!m_filling) m_delay.start();
    });
    connect(box, &QSpinBox::editingFinished, this, [this, key] { save(key); });
}

AccountFields::Field& AccountFields::addBox(const QString& key, QComboBox* box,
                                            const std::function<QString(const Details&)>& read)
{
    Field& one = add(key, box);
    one.read = [box, read](const Details& details) {
        const QString value = read(details);
        int at = box->findData(value);
        if (at < 0) { // keeps a value that this version doesn't support
            at = box->count();
            box->addItem(value, value);
        }
        box->setCurrentIndex(at);
    };
    connect(box, &QComboBox::currentIndexChanged, this, [this, key] {
        handleEdit(key);
        save(key);
    });
    return one;
}

void AccountFields::addChoice(const QString& key, QComboBox* box, const Accessor<QString>& of)
{
    Field& one = addBox(key, box, [of](const Details& details) { return valueIn(details, of); });
    one.copy = copying(of);
    one.write = [box, of] { return setting(box->currentData().toString(), of); };
}

void AccountFields::addChoice(const QString& key, QComboBox* box, const Accessor<domain::OnReject>& of)
{
    Field& one =
        addBox(key, box, [of](const Details& details) { return domain::settingCode(valueIn(details, of)); });
    one.copy = copying(of);
    one.write = [box, of]() -> Write {
        const auto value = domain::onRejectFromCode(box->currentData().toString());
        return value ? setting(*value, of) : Write();
    };
}

void AccountFields::addChoice(const QString& key, QComboBox* box, const Accessor<domain::CompletionMail>& of)
{
    Field& one =
        addBox(key, box, [of](const Details& details) { return domain::settingCode(valueIn(details, of)); });
    one.copy = copying(of);
    one.write = [box, of]() -> Write {
        const auto value = domain::completionMailFromCode(box->currentData().toString());
        return value ? setting(*value, of) : Write();
    };
}

void AccountFields::addCheck(const QString& key, QCheckBox* box, const Accessor<bool>& of)
{
    Field& one = add(key, box);
    one.copy = copying(of);
    one.read = [box, of](const Details& details) { box->setChecked(valueIn(details, of)); };
    one.write = [box, of] { return setting(box->isChecked(), of); };
    connect(box, &QCheckBox::toggled, this, [this, key] {
        handleEdit(key);
        save(key);
    });
}

void AccountFields::addLine(const QString& key, QLineEdit* line, const Accessor<QString>& of,
                            std::function<QString(const QString&)> fault)
{
    Field& one = add(key, line);
    one.copy = copying(of);
    one.read = [line, of](const Details& details) {
        const QString value = valueIn(details, of);
        if (line->text() != value) line->setText(value);
    };
    if (fault) one.fault = [line, fault] { return fault(line->text().trimmed()); };
    one.write = [line, of] { return setting(line->text().trimmed(), of); };
    connect(line, &QLineEdit::textEdited, this, [this, key] { handleEdit(key); });
    connect(line, &QLineEdit::editingFinished, this, [this, key] { save(key); });
}

void AccountFields::addList(const QString& key, QLineEdit* line, const Accessor<QStringList>& of,
                            std::function<QString(const QStringList&)> fault)
{
    Field& one = add(key, line);
    one.copy = copying(of);
    one.read = [line, of](const Details& details) {
        const QString text = valueIn(details, of).join(QStringLiteral(", "));
        if (line->text() != text) line->setText(text);
    };
    if (fault) one.fault = [line, fault] { return fault(valuesOf(line->text())); };
    one.write = [line, of] { return setting(valuesOf(line->text()), of); };
    connect(line, &QLineEdit::textEdited, this, [this, key] { handleEdit(key); });
    connect(line, &QLineEdit::editingFinished, this, [this, key] { save(key); });
}

void AccountFields::addEditable(const QString& key, QComboBox* box, const Accessor<QString>& of,
                                std::function<QString(const QString&)> fault)
{
    box->setEditable(true);
    box->setInsertPolicy(QComboBox::NoInsert);
    Field& one = add(key, box);
    one.copy = copying(of);
    one.read = [box, of](const Details& details) { box->setCurrentText(valueIn(details, of)); };
    if (fault) one.fault = [box, fault] { return fault(box->currentText().trimmed()); };
    one.write = [box, of] { return setting(box->currentText().trimmed(), of); };
    connect(box, &QComboBox::editTextChanged, this, [this, key] { handleEdit(key); });
    connect(box, &QComboBox::activated, this, [this, key] { save(key); });
    connect(box->lineEdit(), &QLineEdit::editingFinished, this, [this, key] { save(key); });
}

void AccountFields::addOther(const QString& key, QLineEdit* line, std::function<QString(const Details&)> read,
                             std::function<Write()> write, std::function<QString()> fault,
                             std::function<void(UserSetting&, const UserSetting&)> copy)
{
    Field& one = add(key, line);
    one.read = [line, read = std::move(read)](const Details& details) {
        const QString text = read(details);
        if (line->text() != text) line->setText(text);
    };
    one.write = std::move(write);
    one.fault = std::move(fault);
    one.copy = [copy = std::move(copy)](UserSetting& user, NotificationSetting&, UserSetting& from,
                                        NotificationSetting&) { copy(user, from); };
    connect(line, &QLineEdit::textEdited, this, [this, key] { handleEdit(key); });
    connect(line, &QLineEdit::editingFinished, this, [this, key] { save(key); });
}

void AccountFields::addText(const QString& key, QPlainTextEdit* edit,
                            std::function<QString(const Details&)> read, std::function<Write()> write,
                            std::function<QString()> fault,
                            std::function<void(UserSetting&, const UserSetting&)> copy)
{
    Field& one = add(key, edit);
    one.read = [edit, read = std::move(read)](const Details& details) {
        const QString text = read(details);
        if (edit->toPlainText() != text) edit->setPlainText(text);
    };
    one.write = std::move(write);
    one.fault = std::move(fault);
    one.copy = [copy = std::move(copy)](UserSetting& user, NotificationSetting&, UserSetting& from,
                                        NotificationSetting&) { copy(user, from); };
    connect(edit, &QPlainTextEdit::textChanged, this, [this, key] { handleEdit(key); });
    edit->installEventFilter(this);
}

bool AccountFields::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        for (const Field& one : m_fields)
            if (one.input == watched) {
                save(one.key);
                break;
            }
    return QWidget::eventFilter(watched, event);
}

void AccountFields::setLabel(const QWidget* input, const QString& words, const QString& hint)
{
    for (Field& one : m_fields) {
        if (one.input != input) continue;
        one.words = words;
        if (!one.form) continue;
        one.form->setLabel(words);
        one.form->setHint(hint);
    }
}

FormField* AccountFields::formField(const QWidget* input) const
{
    for (const Field& one : m_fields)
        if (one.input == input) return one.form;
    return nullptr;
}

void AccountFields::fillChoice(QComboBox* box, const QList<std::pair<QString, QString>>& all)
{
    const bool before = std::exchange(m_filling, true);
    const QString now = box->currentData().toString();
    box->clear();
    for (const auto& [words, value] : all)
        box->addItem(words, value);
    box->setCurrentIndex(std::max(0, box->findData(now)));
    m_filling = before;
}

AccountFields::Field* AccountFields::field(const QString& key)
{
    const auto found =
        std::find_if(m_fields.begin(), m_fields.end(), [&key](const Field& one) { return one.key == key; });
    return found == m_fields.end() ? nullptr : &*found;
}

// Changing

void AccountFields::handleEdit(const QString& key)
{
    if (m_filling) return;
    field(key)->dirty = true;
    m_saved->clear();
}

void AccountFields::save(const QString& key)
{
    Field* one = field(key);
    if (m_filling || !one->dirty || !m_account.details()) return;
    const QString fault = one->fault ? one->fault() : QString();
    if (one->form) one->form->setError(fault);
    if (!fault.isEmpty()) return;
    const Write write = one->write();
    if (!write) return;
    one->dirty = false;
    ++one->saving;
    m_account.change(write, this, [this, key, before = *m_account.details()](const Result<void>& result) {
        finishSave(key, before, result);
    });
}

void AccountFields::saveDirty()
{
    m_delay.stop();
    for (const Field& one : m_fields)
        if (one.dirty) save(one.key);
}

void AccountFields::finishSave(const QString& key, const Details& before, const Result<void>& result)
{
    Field* one = field(key);
    one->saving = std::max(0, one->saving - 1);
    if (!result && result.error().code == ErrorCode::Cancelled) return;
    const QString fault = result || !one->form ? QString() : faultOf(result.error(), key);
    if (one->form) one->form->setError(fault);
    if (!result && fault.isEmpty()) {
        one->dirty = true; // so that Retry saves it
        m_error->setError(result.error());
    } else {
        m_error->setError(m_account.error());
    }
    if (result) {
        m_saved->setText(tr("Saved."));
        const auto& now = m_account.details();
        if (now && (now->userSetting != before.userSetting ||
                    now->notificationSetting != before.notificationSetting))
            Q_EMIT messageRequested(one->words.isEmpty() ? tr("Saved.") : tr("“%1” saved.").arg(one->words),
                                    [this, key, before] { undo(key, before); });
    }
    showDetails();
}

void AccountFields::undo(const QString& key, const Details& before)
{
    Field* one = field(key);
    if (!one || !m_account.details()) return;
    one->dirty = false;
    m_account.change(
        [copy = one->copy, before](UserSetting& user, NotificationSetting& notices) {
            Details from = before;
            copy(user, notices, from.userSetting, from.notificationSetting);
        },
        this,
        [this](const Result<void>& result) {
            if (!result && result.error().code != ErrorCode::Cancelled) m_error->setError(result.error());
            showDetails();
        });
}

// Showing

void AccountFields::updateDetails(const Details*) {}

void AccountFields::showDetails()
{
    const auto& details = m_account.details();
    if (m_body) m_body->setVisible(details.has_value());
    if (m_account.error()) m_error->setError(m_account.error());
    if (details) {
        m_filling = true;
        for (Field& one : m_fields) {
            // A field that is being edited or was rejected keeps its text.
            const bool refused = one.form && !one.form->error().isEmpty();
            if (!one.dirty && one.saving == 0 && !refused) one.read(*details);
        }
        m_filling = false;
    }
    updateDetails(details ? &*details : nullptr);
}

} // namespace ink::ui

#include "moc_accountfields.cpp"
