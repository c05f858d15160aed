#include "ui/pages/editor/sending/editorsenddialog.h"

#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "app/domain/routing/absence.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/routing.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/session/sendername.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/unreachable.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/setdocumentdetails.h"
#include "ui/models/isolated.h"
#include "ui/models/messagetext.h"
#include "ui/models/moneywords.h"
#include "ui/models/outreachwords.h"
#include "ui/models/routingwords.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/pages/editor/recipients/filevisibilitypanel.h"
#include "ui/pages/editor/recipients/recipientdot.h"
#include "ui/pages/editor/recipients/recipientrow.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/fold.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/countbox.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/layout/contentscroll.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateTimeEdit>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace ink::ui {

EditorSendDialog::EditorSendDialog(workflow::Session& session, workflow::DraftEditor& editor,
                                   DraftTarget& target, QUndoStack& stack, Notice notice, QWidget* parent)
    : QDialog(parent), m_session(session), m_target(target), m_stack(stack), m_send(session, editor),
      m_absences(session), m_notice(std::move(notice)), m_title(makeTitleLabel(this)),
      m_explain(named("sendExplain", new QuietLabel(this))), m_error(new ErrorBanner(this)),
      m_orderTitle(makeSectionLabel(this)), m_order(new QVBoxLayout),
      m_visibility(new FileVisibilityPanel(target, stack, FileVisibilityPanel::Layout::Folded, this)),
      m_subjectTitle(makeSectionLabel(this)),
      m_subject(new QLineEdit(target.document().setting.emailSubject, this)),
      m_messageTitle(makeSectionLabel(this)), m_message(new TextArea(target.document().message, this)),
      m_languageLabel(new QLabel(this)), m_language(new QComboBox(this)), m_expireLabel(new QLabel(this)),
      m_expire(new CountBox(this)), m_remindLabel(new QLabel(this)), m_remind(new CountBox(this)),
      m_remindersLabel(new QLabel(this)), m_reminders(new QSpinBox(this)), m_signatures(new QCheckBox(this)),
      m_atTime(new QCheckBox(this)), m_time(new QDateTimeEdit(this)),
      m_warning(named("sendFindings", new ToneLabel(Tone::Warning, this))),
      m_reach(named("sendReach", new ToneLabel(Tone::Warning, this))),
      m_reachNote(named("sendReachNote", new QuietLabel(this))),
      m_spending(named("sendSpending", new ToneLabel(Tone::Warning, this))),
      m_settings(new QPushButton(this)),
      m_sender(new FormField(QStringLiteral("sendSender"), new QLineEdit, this)),
      m_progress(new QProgressBar(this)), m_step(new QuietLabel(this)),
      m_sendButton(named("sendNow", new QPushButton(this))), m_cancelButton(new QPushButton(this)),
      m_laterButton(new QPushButton(this)), m_unplanButton(new QPushButton(this))
{
    setObjectName(QStringLiteral("sendDialog"));
    setModal(true);
    setMinimumWidth(460);
    const domain::Document& document = target.document();
    for (QLabel* words :
         std::initializer_list<QLabel*>{m_title, m_explain, m_warning, m_reach, m_reachNote, m_spending})
        words->setWordWrap(true);
    const Form form(this);
    form.setTitle(QT_TR_NOOP("Send document"));
    form.setUpLabel(m_title, [this] { return tr("Send “%1”").arg(isolated(m_target.document().title)); });
    form.setUpField(
        m_sender, QT_TR_NOOP("Your name"),
        {.hint = QT_TR_NOOP("Recipients see it as the sender. It's saved for your next documents.")});
    form.setUpInput(m_subject, "sendSubject",
                    {.label = m_subjectTitle,
                     .labelText = QT_TR_NOOP("Email subject"),
                     .placeholder = QT_TR_NOOP("Default subject")});
    form.setUpInput(m_remind, "sendRemind",
                    {.label = m_remindLabel,
                     .labelText = QT_TR_NOOP("Send reminders"),
                     .accessibleName = QT_TR_NOOP("Days between reminders")});
    form.setUpInput(m_reminders, "sendReminders",
                    {.label = m_remindersLabel,
                     .labelText = QT_TR_NOOP("Maximum"),
                     .accessibleName = QT_TR_NOOP("Maximum number of reminders")});
    form.setUpLabel(m_messageTitle, QT_TR_NOOP("Message"));
    form.setUpInput(m_message, "sendMessage",
                    {.accessibleName = QT_TR_NOOP("Message to the recipients"),
                     .placeholder = QT_TR_NOOP("Message to all recipients (optional)")});
    form.setUpInput(
        m_language, "sendLanguage",
        {.label = m_languageLabel,
         .labelText = QT_TR_NOOP("Language"),
         .accessibleName = QT_TR_NOOP("Recipients' language"),
         .toolTip = QT_TR_NOOP(
             "Language of emails and of the signing page. A recipient's own language takes precedence.")});
    form.setUpInput(m_expire, "sendExpire",
                    {.label = m_expireLabel,
                     .labelText = QT_TR_NOOP("Expires after"),
                     .accessibleName = QT_TR_NOOP("Days until the document expires")});
    form.setUpButton(
        m_signatures, "sendSignaturePerSigner",
        QT_TR_NOOP("Add a digital signature for each signer before sealing"),
        {.toolTip = QT_TR_NOOP(
             "Other programs can then show who signed and when. The certificate becomes a separate file.")});
    form.setUpButton(m_cancelButton, "sendCancel", QT_TR_NOOP("Cancel"), {.isAutoDefault = false});
    form.setUpButton(m_laterButton, "sendLater", QT_TR_NOOP("Send when connected"),
                     {.isAutoDefault = false, .clicked = [this] { sendLater(); }});
    form.setUpButton(m_settings, "sendSettings", QT_TR_NOOP("Email and link settings"),
                     {.isAutoDefault = false});
    m_sender->lineEdit()->setMaxLength(255);
    m_sender->setVisible(document.senderName == domain::unknownSenderName);
    m_message->setTabChangesFocus(true);
    m_message->setFixedHeight(72);
    m_expire->setRange(1, 3650);
    m_expire->setValue(document.setting.expireDaysAfterSent);
    m_subject->setMaxLength(255);
    for (const domain::LanguageCode language : domain::documentLanguages(m_session.knownLimits().languages))
        m_language->addItem(ownLanguageName(domain::languageTag(language)), static_cast<int>(language));
    if (m_language->findData(static_cast<int>(document.setting.language)) < 0)
        m_language->addItem(ownLanguageName(domain::languageTag(document.setting.language)),
                            static_cast<int>(document.setting.language));
    m_language->setCurrentIndex(m_language->findData(static_cast<int>(document.setting.language)));
    m_remind->setRange(0, 365); // 0 = never
    m_remind->setValue(document.setting.remindEveryDays);
    m_reminders->setRange(1, 1000);
    m_reminders->setValue(std::max(1, document.setting.maxReminders));
    const auto showReminders = [this] {
        m_reminders->setVisible(m_remind->value() > 0);
        m_remindersLabel->setVisible(m_remind->value() > 0);
    };
    connect(m_remind, &QSpinBox::valueChanged, this, showReminders);
    showReminders();
    m_signatures->setChecked(document.setting.signaturePerSigner);
    m_warning->setVisible(m_notice != nullptr);
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_progress->setFixedHeight(4);
    m_progress->hide();
    m_sendButton->setDefault(true);
    m_sendButton->setIcon(icon(Icon::Send));
    m_laterButton->hide();
    makeSchedule(document);

    auto* days = new QGridLayout;
    days->setContentsMargins(0, 0, 0, 0);
    days->setHorizontalSpacing(space::m);
    days->setVerticalSpacing(space::xs);
    int cell = 0;
    for (const auto& [label, field] : {std::pair<QLabel*, QWidget*>(m_languageLabel, m_language),
                                       {m_expireLabel, m_expire},
                                       {m_remindLabel, m_remind},
                                       {m_remindersLabel, m_reminders}}) {
        const int row = cell / 2 * 3; // gap between the two rows
        const int column = cell++ % 2;
        days->addWidget(label, row, column);
        days->addWidget(field, row + 1, column);
        days->setColumnStretch(column, 1);
    }
    days->setRowMinimumHeight(2, space::xs);
    auto* when = new QHBoxLayout;
    when->setSpacing(space::m);
    when->addWidget(m_atTime);
    when->addWidget(m_time);
    when->addStretch(1);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_step, 1);
    buttons->addWidget(m_unplanButton);
    buttons->addWidget(m_cancelButton);
    buttons->addWidget(m_laterButton);
    buttons->addWidget(m_sendButton);
    auto* rare = new QWidget;
    auto* options = new QVBoxLayout(rare);
    options->setContentsMargins(0, 0, 0, 0);
    options->setSpacing(space::s);
    options->addWidget(m_visibility);
    options->addWidget(m_subjectTitle);
    options->addWidget(m_subject);
    options->addLayout(days);
    options->addWidget(m_signatures);
    options->addLayout(when);
    m_options = new Fold(QStringLiteral("sendOptions"), rare, this);
    m_options->setOpen(document.setting.sendAt || domain::hidesFiles(document));
    form.bindText(QT_TR_NOOP("Options"), [this](const QString& title) { m_options->setTitle(title); });
    auto* scroll = new ContentScroll(this);
    auto* content = new QWidget(scroll);
    auto* parts = new QVBoxLayout(content);
    setDirectionalMargins(*content, *parts, {0, 0, ContentScroll::barGap, 0});
    parts->setSpacing(space::s);
    parts->addWidget(m_explain);
    parts->addWidget(m_error);
    parts->addWidget(m_sender);
    parts->addSpacing(space::s);
    parts->addWidget(m_orderTitle);
    parts->addLayout(m_order);
    parts->addWidget(m_reachNote);
    parts->addWidget(m_spending);
    m_spending->hide();
    parts->addWidget(m_reach);
    parts->addWidget(m_settings, 0, Qt::AlignLeft);
    parts->addSpacing(space::s);
    parts->addWidget(m_messageTitle);
    parts->addWidget(m_message);
    parts->addWidget(m_options);
    parts->addWidget(m_warning);
    parts->addStretch(1); // extra space doesn't spread the rows
    scroll->setWidget(content);
    auto* foot = new QVBoxLayout;
    setDirectionalMargins(*this, *foot, {0, 0, ContentScroll::barGap, 0});
    foot->setSpacing(space::s);
    foot->addWidget(m_progress);
    foot->addLayout(buttons);
    auto* all = new QVBoxLayout(this);
    setDirectionalMargins(*this, *all, {space::xl, space::xl, space::xl - ContentScroll::barGap, space::l});
    all->setSpacing(space::s);
    all->addWidget(m_title);
    all->addWidget(scroll, 1);
    all->addSpacing(space::s);
    all->addLayout(foot);

    auto* shortcut = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_Return), this);
    shortcut->setAutoRepeat(false); // a held key has opened this dialog
    connect(shortcut, &QShortcut::activated, this, [this] {
        const auto* at = qobject_cast<QPushButton*>(focusWidget());
        if (!at || at == m_sendButton) m_sendButton->click();
    });
    connect(m_sendButton, &QPushButton::clicked, this, &EditorSendDialog::send);
    for (QSpinBox* interval : std::initializer_list<QSpinBox*>{m_expire, m_remind})
        connect(interval, &QSpinBox::valueChanged, this, &EditorSendDialog::updateOptions);
    connect(m_language, &QComboBox::currentIndexChanged, this, &EditorSendDialog::updateOptions);
    connect(m_subject, &QLineEdit::textChanged, this, &EditorSendDialog::updateOptions);
    connect(m_cancelButton, &QPushButton::clicked, this, &EditorSendDialog::reject);
    connect(m_settings, &QPushButton::clicked, this, [this] {
        reject();
        Q_EMIT settingsRequested();
    });
    connect(m_error, &ErrorBanner::retryRequested, this, [this] {
        m_error->setError(std::nullopt);
        m_send.retry();
    });
    connect(&m_send, &workflow::DocumentSender::stepChanged, this, &EditorSendDialog::showStep);
    connect(&m_session, &workflow::Session::outreachChanged, this, &EditorSendDialog::retranslate);
    connect(&m_absences, &workflow::Absences::changed, this, &EditorSendDialog::retranslate);
    m_session.queryOutreach(this, [](const Result<domain::Outreach>&) {});
    m_absences.refresh();
    form.translate([this] { retranslate(); });
    const bool asksForSender = !m_sender->isHidden();
    if (asksForSender) m_sender->input()->setFocus();
    if (!m_session.client()) return;
    m_session.client()->accountDetails(
        this, [this, asksForSender](const Result<domain::AccountDetails>& account) {
            if (!account) return;
            m_spendText = [account = *account] { return sendingSpendWarning(account); };
            showSpending();
            // The draft was created before the name was known.
            if (asksForSender && account->userSetting.name != domain::unknownSenderName &&
                m_sender->lineEdit()->text().isEmpty())
                m_sender->lineEdit()->setText(account->userSetting.name);
        });
}

void EditorSendDialog::showSpending()
{
    const QString warning = m_spendText ? m_spendText() : QString();
    m_spending->setText(warning);
    m_spending->setVisible(!warning.isEmpty());
}

void EditorSendDialog::makeSchedule(const domain::Document& document)
{
    m_time->setCalendarPopup(true);
    const Form form(this);
    form.setUpButton(m_atTime, "sendAtTime", QT_TR_NOOP("Send later"));
    form.setUpInput(m_time, "sendTime", {.accessibleName = QT_TR_NOOP("Scheduled time")});
    form.setUpButton(m_unplanButton, "sendUnplan", QT_TR_NOOP("Cancel scheduled sending"),
                     {.isAutoDefault = false, .clicked = [this] { m_send.startAt(std::nullopt); }});
    const QDateTime now = QDateTime::currentDateTime();
    const QDateTime morning(now.date().addDays(1), QTime(8, 0));
    const auto& planned = document.setting.sendAt;
    m_time->setMinimumDateTime(now);
    m_time->setDateTime(planned ? QDateTime::fromMSecsSinceEpoch(planned->time_since_epoch().count())
                                : morning);
    m_atTime->setChecked(planned.has_value());
    m_unplanButton->setVisible(planned.has_value());
    connect(m_atTime, &QCheckBox::toggled, this, &EditorSendDialog::retranslate);
}

void EditorSendDialog::showSchedule()
{
    const bool isKnown = m_session.knownLimits().routing || m_target.document().setting.sendAt;
    m_atTime->setVisible(isKnown && !m_onlyLater);
    m_time->setVisible(isKnown && !m_onlyLater && m_atTime->isChecked());
    m_time->setDisplayFormat(shortDateTimeFormat());
    if (!m_onlyLater && m_atTime->isChecked()) m_sendButton->setText(tr("Schedule"));
}

// Index(retranslate): Send: what is said before it
void EditorSendDialog::retranslate()
{
    showSpending();
    // While offline, support is assumed, and checked before the document is sent.
    const bool isOffline = m_onlyLater || m_session.reach() == workflow::Session::Reach::Offline;
    m_visibility->setSupported(isOffline || m_session.knownLimits().fileVisibility);
    const domain::Document& document = m_target.document();
    const domain::Outreach outreach = m_session.outreach();
    m_explain->setText(
        m_session.knownLimits().amendRunning
            ? tr("After sending, you can still make corrections for recipients who haven't acted yet.")
            : tr("After sending, you can't change files, recipients or fields."));
    const QList<domain::Invitation>& people = document.invitations;
    const bool hasSteps = std::any_of(people.begin(), people.end(), [&people](const auto& person) {
        return person.sequence != people.constFirst().sequence;
    });
    m_orderTitle->setText(hasSteps ? tr("Signing order") : tr("Recipients"));
    clearLayout(*m_order);
    m_order->addWidget(makeOrder(document));
    m_remind->setSpecialValueText(tr("Never"));
    m_remind->setTextFunction(everyDaysText);
    m_expire->setTextFunction(daysText);
    if (m_notice) m_warning->setText(m_notice());
    m_sendButton->setText(m_onlyLater
                              ? m_laterButton->text()
                              : sendButtonText(outreach, static_cast<int>(document.invitations.size())));
    showSchedule();
    for (QWidget* part : std::initializer_list<QWidget*>{m_subjectTitle, m_subject})
        part->setVisible(outreach.canSendMail != false); // without email, there is no subject
    const bool nobody = requiresSenderAction(outreach);
    (nobody ? m_reach : static_cast<QLabel*>(m_reachNote))->setText(notificationText(outreach));
    m_reach->setVisible(nobody);
    m_settings->setVisible(nobody && m_session.isLocal()); // the settings of a server can't be changed here
    m_reachNote->setVisible(!nobody && !m_reachNote->text().isEmpty());
    updateStepText();
    updateOptions();
}

/** Summarizes the values of the collapsed options. */
void EditorSendDialog::updateOptions()
{
    QStringList set{m_language->currentText(), tr("expires after %1").arg(daysText(m_expire->value()))};
    if (m_remind->value() > 0) set.append(tr("reminders: %1").arg(everyDaysText(m_remind->value())));
    if (!m_subject->text().isEmpty() && !m_subject->isHidden()) set.append(isolated(m_subject->text()));
    m_options->setSummary(set.join(QStringLiteral(" · ")));
}

bool EditorSendDialog::isSenderKnown()
{
    const bool isKnown = m_sender->isHidden() || !m_sender->lineEdit()->text().trimmed().isEmpty();
    m_sender->setError(isKnown ? QString() : tr("Enter your name."));
    if (!isKnown) m_sender->input()->setFocus(Qt::OtherFocusReason);
    return isKnown;
}

QWidget* EditorSendDialog::makeOrder(const domain::Document& document)
{
    std::map<int, QList<int>> steps;
    for (int i = 1; i <= document.invitations.size(); ++i)
        steps[document.invitations.at(i - 1).sequence].append(i);
    auto* list = new QWidget(this);
    list->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum); // its rows stay together
    auto* grid = new QGridLayout(list);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::m);
    grid->setVerticalSpacing(space::xs);
    grid->setColumnStretch(3, 1);
    int row = 0;
    for (const auto& [step, people] : steps) {
        if (document.invitations.size() > 1) {
            auto* number =
                new QuietLabel(steps.size() == 1 ? tr("All at once") : tr("Step %1").arg(step), list);
            number->setObjectName(QStringLiteral("sendOrder"));
            grid->addWidget(number, row, 0);
        }
        for (const int i : people) {
            const domain::Invitation& invitation = document.invitations.at(i - 1);
            auto* sign = new QLabel(list);
            sign->setPixmap(recipientDot(i).pixmap(QSize(16, 16), devicePixelRatioF()));
            auto* who = new QLabel(recipientLabel(document, i), list);
            who->setTextFormat(Qt::PlainText);
            auto* how =
                new QuietLabel(invitation.recipientEmail.isEmpty()
                                   ? tr("%1 · you send the link").arg(actionLabel(invitation.actionType))
                                   : tr("%1 · %2").arg(actionLabel(invitation.actionType),
                                                       isolated(invitation.recipientEmail)),
                               list);
            if (const QString routing = routingText(document.invitations, i - 1); !routing.isEmpty())
                how->setText(tr("%1 · %2").arg(how->text(), routing));
            how->setTextFormat(Qt::PlainText);
            grid->addWidget(sign, row, 1);
            grid->addWidget(who, row, 2);
            grid->addWidget(how, row, 3);
            ++row;
            const domain::DeputyPlan plan = domain::deputyPlan(document, i - 1, m_absences.list());
            if (!plan.isAbsent()) continue;
            auto* absent = new ToneLabel(plan.hasDeputy() ? Tone::Info : Tone::Warning, list);
            absent->setObjectName(QStringLiteral("sendAbsence"));
            absent->setTextFormat(Qt::PlainText);
            absent->setWordWrap(true);
            absent->setText(messageText(plan.message));
            grid->addWidget(absent, row, 2, 1, 2);
            ++row;
        }
    }
    return list;
}

void EditorSendDialog::offerLater(bool only, std::function<void()> later)
{
    m_later = std::move(later);
    m_onlyLater = only;
    if (only) retranslate();
}

void EditorSendDialog::sendLater()
{
    if (!m_later || !isSenderKnown()) return;
    applyDetails();
    accept();
    m_later();
}

void EditorSendDialog::send()
{
    using Step = workflow::DocumentSender::Step;
    if (m_onlyLater) return sendLater();
    if (m_send.step() != Step::Idle && m_send.step() != Step::Failed) return;
    if (!isSenderKnown()) return;
    applyDetails();
    m_error->setError(std::nullopt);
    m_laterButton->hide();
    if (m_atTime->isChecked() && m_atTime->isVisible())
        m_send.startAt(Timestamp(std::chrono::milliseconds(m_time->dateTime().toMSecsSinceEpoch())));
    else
        m_send.start();
}

/** Saves the entered sender name in the draft and in the account, so that the dialog asks for it only
 * once. */
void EditorSendDialog::saveSenderName()
{
    const QString name = m_sender->lineEdit()->text().trimmed();
    if (m_sender->isHidden() || name.isEmpty()) return;
    domain::Document named = m_target.document();
    named.senderName = name;
    m_target.apply(named);
    workflow::saveSenderName(m_session, name, &m_session, [](const Result<void>& saved) {
        if (!saved)
            qWarning("The sender's name wasn't saved: %s", qPrintable(saved.error().detail.english()));
    });
}

void EditorSendDialog::applyDetails()
{
    saveSenderName();
    DocumentDetails details = detailsOf(m_target.document());
    details.message = m_message->toPlainText().trimmed();
    details.setting.language = static_cast<domain::LanguageCode>(m_language->currentData().toInt());
    details.setting.expireDaysAfterSent = m_expire->value();
    details.setting.emailSubject = m_subject->text().trimmed();
    details.setting.remindEveryDays = m_remind->value();
    if (m_remind->value() > 0) details.setting.maxReminders = m_reminders->value();
    details.setting.signaturePerSigner = m_signatures->isChecked();
    if (details != detailsOf(m_target.document()))
        m_stack.push(new SetDocumentDetails(m_target, details, QStringLiteral("send"), tr("Edit message")));
}

void EditorSendDialog::showStep()
{
    using Step = workflow::DocumentSender::Step;
    const Step step = m_send.step();
    const bool busy = step == Step::Preparing || step == Step::Uploading || step == Step::Sending;
    m_progress->setVisible(busy);
    m_sendButton->setEnabled(!busy);
    m_visibility->setEnabled(!busy);
    m_message->setEnabled(!busy);
    m_language->setEnabled(!busy);
    m_expire->setEnabled(!busy);
    m_subject->setEnabled(!busy);
    m_remind->setEnabled(!busy);
    m_reminders->setEnabled(!busy);
    m_signatures->setEnabled(!busy);
    m_atTime->setEnabled(!busy);
    m_time->setEnabled(!busy);
    m_unplanButton->setEnabled(!busy);
    m_settings->setEnabled(!busy);
    m_sender->setEnabled(!busy);
    m_cancelButton->setEnabled(step != Step::Sending); // sending can't be cancelled any more
    updateStepText();
    if (step == Step::Failed) {
        m_error->setError(m_send.error());
        m_laterButton->setVisible(
            m_later && m_send.error() &&
            (workflow::isUnreachable(*m_send.error()) || m_send.error()->code == ErrorCode::Unavailable));
    } else if (step == Step::Sent) {
        const domain::Document& document = m_send.sentDocument();
        accept();
        if (document.status == domain::SigningStatus::Draft)
            Q_EMIT scheduled(document.id, document.setting.sendAt.has_value());
        else
            Q_EMIT sent(document.id);
    }
}

void EditorSendDialog::updateStepText()
{
    using Step = workflow::DocumentSender::Step;
    switch (m_send.step()) {
    case Step::Idle:
        return m_step->setText(
            m_onlyLater ? tr("You're offline. The document will be sent when the connection is back.")
                        : QString());
    case Step::Preparing:
        return m_step->setText(tr("Checking…"));
    case Step::Uploading:
        return m_step->setText(tr("Saving the last changes…"));
    case Step::Sending:
        return m_step->setText(tr("Sending…"));
    case Step::Failed:
        return m_step->clear();
    case Step::Sent:
        return m_step->setText(tr("Sent"));
    }
}

void EditorSendDialog::reject()
{
    using Step = workflow::DocumentSender::Step;
    if (m_send.step() == Step::Sending) return;
    m_send.cancel();
    QDialog::reject();
}

} // namespace ink::ui

#include "moc_editorsenddialog.cpp"
