#include "ui/pages/editor/recipients/recipientrow.h"

#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/recipientname.h"
#include "app/workflow/session/peoplebook.h"
#include "ui/models/routingwords.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/recipients/recipientproof.h"
#include "ui/pages/editor/recipients/recipientrouting.h"
#include "ui/pages/editor/recipients/recipientsms.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/inputs/textlimit.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QAccessibleWidget>
#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QStyle>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

constexpr int swatchSize = 22;
constexpr int maxPrivateMessage = 5'000;
enum RecipientOfferRole { RecipientNameRole = Qt::UserRole + 1, RecipientEmailRole };

constexpr std::array offeredActions{domain::ActionType::Signer, domain::ActionType::Reviewer,
                                    domain::ActionType::Viewer, domain::ActionType::SigningHost};

/** The recipient's fields. A Return key that a field has handled stops here; otherwise the row would open or
 * close. */
class FieldForm final : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void keyPressEvent(QKeyEvent* event) override
    {
        const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
        if (enter && !event->modifiers().testFlag(Qt::ControlModifier))
            event->accept();
        else
            QWidget::keyPressEvent(event);
    }
};

QToolButton* flatButton(QWidget* parent, Icon which)
{
    auto* button = new QToolButton(parent);
    button->setAutoRaise(true);
    button->setIcon(icon(which));
    button->setIconSize(QSize(16, 16));
    button->setFixedSize(26, 26);
    return button;
}

QStringList hostedIn(const QPlainTextEdit& field)
{
    QStringList names;
    const QStringList lines = field.toPlainText().split(QLatin1Char('\n'));
    for (const QString& line : lines)
        if (!line.trimmed().isEmpty()) names.append(line.trimmed());
    return names;
}

/** Exposes a group of fields as a group; Qt would report a frame as a window. */
QAccessibleInterface* cardInterface(const QString& className, QObject* object)
{
    auto* card = qobject_cast<RecipientRow*>(object);
    return card && className == QLatin1String(RecipientRow::staticMetaObject.className())
               ? new QAccessibleWidget(card, QAccessible::Grouping)
               : nullptr;
}

} // namespace

QString actionLabel(domain::ActionType type)
{
    switch (type) {
    case domain::ActionType::Signer:
        return RecipientRow::tr("Signs");
    case domain::ActionType::Viewer:
        return RecipientRow::tr("Gets a copy");
    case domain::ActionType::Reviewer:
        return RecipientRow::tr("Approves");
    case domain::ActionType::SigningHost:
        return RecipientRow::tr("Hosts signing");
    case domain::ActionType::OpenSigner:
        return RecipientRow::tr("Anyone can sign");
    case domain::ActionType::Editor:
        return RecipientRow::tr("Fills in fields");
    }
    return {};
}

RecipientRow::RecipientRow(EditorRecipients& list, int index) : QFrame(&list), m_list(list), m_index(index)
{
    static const bool isInstalled = (QAccessible::installFactory(cardInterface), true);
    Q_UNUSED(isInstalled)
    setObjectName(QStringLiteral("recipient%1").arg(index));
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    m_name = new ElidedLabel(this);
    QFont bold = bodyFont();
    bold.setWeight(QFont::DemiBold);
    m_name->setFont(bold);
    m_detail = new ElidedLabel(this);
    m_detail->setFont(quietFont());
    m_detail->setForegroundRole(QPalette::PlaceholderText);
    m_route = named("recipientRoute", new QuietLabel(this));
    m_route->setWordWrap(true);
    m_route->setMinimumWidth(1); // a group's name may be one long word
    m_edit = flatButton(this, Icon::Edit);
    m_more = flatButton(this, Icon::More);

    m_form = new FieldForm(this);
    m_form->setCursor(Qt::ArrowCursor);
    m_nameEdit = new QLineEdit(m_form);
    m_emailEdit = new QLineEdit(m_form);
    m_emailEdit->setInputMethodHints(Qt::ImhEmailCharactersOnly);
    m_action = new QComboBox(m_form);
    // An open card is as wide as a closed one, so that palette and pages don't move.
    m_action->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_action->setMinimumContentsLength(6);
    m_step = new QSpinBox(m_form);
    m_step->setRange(1, 200);
    m_nameLabel = new QuietLabel(m_form);
    m_emailLabel = new QuietLabel(m_form);
    m_actionTitle = new QuietLabel(m_form);
    m_stepLabel = new QuietLabel(m_form);

    auto* grid = new QGridLayout(m_form);
    setDirectionalMargins(*m_form, *grid, {0, space::s, space::xs, 0});
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(space::xs);
    grid->addWidget(m_nameLabel, 0, 0, 1, 2);
    grid->addWidget(m_nameEdit, 1, 0, 1, 2);
    grid->addWidget(m_emailLabel, 2, 0, 1, 2);
    grid->addWidget(m_emailEdit, 3, 0, 1, 2);
    grid->addWidget(m_actionTitle, 4, 0);
    grid->addWidget(m_action, 5, 0);
    grid->addWidget(m_stepLabel, 4, 1);
    grid->addWidget(m_step, 5, 1);
    grid->setColumnStretch(0, 1);
    makeSettings();
    declare();
    grid->addWidget(m_hostedLabel, 6, 0, 1, 2);
    grid->addWidget(m_hosted, 7, 0, 1, 2);
    grid->addWidget(m_settingsButton, 8, 0, 1, 2, Qt::AlignLeading);
    grid->addWidget(m_settings, 9, 0, 1, 2);

    auto* words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_name);
    words->addWidget(m_detail);
    auto* top = new QHBoxLayout;
    top->setSpacing(2);
    top->addSpacing(swatchSize + space::s);
    top->addLayout(words, 1);
    top->addWidget(m_edit);
    top->addWidget(m_more);
    auto* under = new QHBoxLayout;
    under->setSpacing(2);
    under->addSpacing(swatchSize + space::s);
    under->addWidget(m_route, 1);
    under->addSpacing(space::xs);
    auto* all = new QVBoxLayout(this);
    setDirectionalMargins(*this, *all, {space::s, space::s, space::xs, space::s});
    all->setSpacing(0);
    all->addLayout(top);
    all->addLayout(under);
    all->addWidget(m_form);

    m_offered = new QStandardItemModel(this);
    completeFrom(m_nameEdit, RecipientNameRole);
    completeFrom(m_emailEdit, RecipientEmailRole);

    connect(m_nameEdit, &QLineEdit::textEdited, this, [this](const QString& text) {
        suggestPeople(text);
        domain::Invitation changed = m_invitation;
        domain::setRecipientName(changed, text);
        m_list.change(m_index, QStringLiteral("name"), changed);
    });
    connect(m_emailEdit, &QLineEdit::textEdited, this, [this](const QString& text) {
        suggestPeople(text);
        domain::Invitation changed = m_invitation;
        changed.recipientEmail = text.trimmed();
        m_list.change(m_index, QStringLiteral("email"), changed);
    });
    connect(m_action, &QComboBox::activated, this, [this] {
        domain::Invitation changed = m_invitation;
        changed.actionType = static_cast<domain::ActionType>(m_action->currentData().toInt());
        m_list.change(m_index, QString(), changed);
    });
    connect(m_step, &QSpinBox::valueChanged, this, [this](int step) {
        domain::Invitation changed = m_invitation;
        changed.sequence = step;
        m_list.change(m_index, QStringLiteral("step"), changed);
    });
    connect(m_nameEdit, &QLineEdit::returnPressed, this,
            [this] { m_emailEdit->setFocus(Qt::TabFocusReason); });
    connect(m_emailEdit, &QLineEdit::returnPressed, this, [this] {
        m_list.expand(0);
        setFocus(Qt::OtherFocusReason);
    });
    connect(m_edit, &QToolButton::clicked, this, [this] {
        m_list.setActiveIndex(m_index);
        m_list.expand(m_expanded ? 0 : m_index);
        if (m_expanded) focusField(QStringLiteral("recipientName"));
    });
    onChange(this, {QEvent::LanguageChange, QEvent::FontChange, QEvent::StyleChange, QEvent::PaletteChange},
             [this] {
                 m_widest = 0;
                 updateGeometry();
             });
    onLanguageChange(this, [this] { setRecipient(m_invitation, m_active, m_expanded, m_editable, m_count); });
}

void RecipientRow::makeSettings()
{
    m_hostedLabel = new QuietLabel(m_form);
    m_hostedLabel->setWordWrap(true);
    m_hosted = new QPlainTextEdit(m_form);
    m_settingsButton = named("recipientSettings", new QToolButton(m_form));
    m_settingsButton->setAutoRaise(true);
    m_settingsButton->setCheckable(true);
    m_settingsButton->setProperty("centersLabel", true);
    m_settingsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_settingsButton->setIcon(icon(Icon::ChevronRight));
    m_settingsButton->setIconSize({14, 14});
    m_settings = new QWidget(m_form);
    m_languageLabel = new QuietLabel(m_settings);
    m_language = new QComboBox(m_settings);
    m_company = new QLineEdit(m_settings);
    m_jobTitle = new QLineEdit(m_settings);
    for (QLineEdit* field : {m_company, m_jobTitle})
        field->setMaxLength(255);
    m_codeLabel = new QuietLabel(m_settings);
    m_code = new QLineEdit(m_settings);
    m_code->setMaxLength(64);
    m_mailCode = new WrappingCheckBox(m_settings);
    m_free = new WrappingCheckBox(m_settings);
    m_delegate = new WrappingCheckBox(m_settings);
    m_privateLabel = new QuietLabel(m_settings);
    m_private = new QPlainTextEdit(m_settings);
    for (QPlainTextEdit* area : {m_hosted, m_private}) {
        area->setFixedHeight(64);
        area->setTabChangesFocus(true);
    }
    setMaxLength(*m_private, maxPrivateMessage);
    m_proof = named("recipientProof", new QuietLabel(m_settings));
    m_proof->setWordWrap(true);
    auto* column = new QVBoxLayout(m_settings);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_languageLabel);
    column->addWidget(m_language);
    auto* work = new QHBoxLayout; // side by side, to save height
    work->setSpacing(space::xs);
    work->addWidget(m_company, 1);
    work->addWidget(m_jobTitle, 1);
    column->addLayout(work);
    column->addWidget(m_codeLabel);
    column->addWidget(m_code);
    column->addWidget(m_mailCode);
    m_sms = new RecipientSms(m_settings);
    column->addWidget(m_sms);
    column->addWidget(m_proof);
    column->addWidget(m_free);
    column->addWidget(m_delegate);
    column->addWidget(m_privateLabel);
    column->addWidget(m_private);
    m_routing = new RecipientRouting(m_settings);
    column->addWidget(m_routing);
    m_settings->hide();

    connect(m_settingsButton, &QToolButton::toggled, this, [this](bool open) {
        m_settings->setVisible(open);
        m_settingsButton->setIcon(icon(open ? Icon::ChevronDown : Icon::ChevronRight));
    });
    connect(m_language, &QComboBox::activated, this, [this](int) {
        changeSettings(QString(), [this](domain::Invitation& person) {
            person.language = m_language->currentData().toString();
        });
    });
    connect(m_company, &QLineEdit::textEdited, this, [this](const QString& text) {
        changeSettings(QStringLiteral("company"),
                       [&text](domain::Invitation& person) { person.company = text.trimmed(); });
    });
    connect(m_jobTitle, &QLineEdit::textEdited, this, [this](const QString& text) {
        changeSettings(QStringLiteral("jobTitle"),
                       [&text](domain::Invitation& person) { person.jobTitle = text.trimmed(); });
    });
    connect(m_code, &QLineEdit::textEdited, this, [this](const QString& code) {
        changeSettings(QStringLiteral("code"), [&code](domain::Invitation& person) {
            setProof(person, domain::AuthenticationType::AccessCode, !code.trimmed().isEmpty(),
                     code.trimmed());
        });
    });
    connect(m_mailCode, &QCheckBox::clicked, this, [this](bool asks) {
        changeSettings(QString(), [asks](domain::Invitation& person) {
            setProof(person, domain::AuthenticationType::Email, asks, {});
        });
    });
    connect(m_sms, &RecipientSms::edited, this, &RecipientRow::changeSettings);
    connect(m_free, &QCheckBox::clicked, this, [this](bool may) {
        changeSettings(QString(), [may](domain::Invitation& person) { person.canSignTags = may; });
    });
    connect(m_delegate, &QCheckBox::clicked, this, [this](bool may) {
        changeSettings(QString(), [may](domain::Invitation& person) { person.mayDelegate = may; });
    });
    connect(m_routing, &RecipientRouting::edited, this, &RecipientRow::changeSettings);
    connect(m_private, &QPlainTextEdit::textChanged, this, [this] {
        changeSettings(QStringLiteral("private"), [this](domain::Invitation& person) {
            person.privateMessage = m_private->toPlainText();
        });
    });
    connect(m_hosted, &QPlainTextEdit::textChanged, this, [this] {
        changeSettings(QStringLiteral("hosted"),
                       [this](domain::Invitation& person) { person.hostedSigners = hostedIn(*m_hosted); });
    });
}

void RecipientRow::changeSettings(const QString& property,
                                  const std::function<void(domain::Invitation&)>& change)
{
    domain::Invitation changed = m_invitation;
    change(changed);
    if (changed != m_invitation) m_list.change(m_index, property, changed);
}

void RecipientRow::showSettings()
{
    const bool isHost = m_invitation.actionType == domain::ActionType::SigningHost;
    m_hostedLabel->setVisible(isHost);
    m_hosted->setVisible(isHost);
    const QSignalBlocker quiet(m_hosted);
    if (hostedIn(*m_hosted) != m_invitation.hostedSigners)
        m_hosted->setPlainText(m_invitation.hostedSigners.join(QLatin1Char('\n')));
    m_language->clear();
    m_language->addItem(tr("Default"), QString());
    for (const Language& each : languages())
        m_language->addItem(each.name, each.code);
    if (m_language->findData(m_invitation.language) < 0)
        m_language->addItem(m_invitation.language, m_invitation.language);
    m_language->setCurrentIndex(m_language->findData(m_invitation.language));
    const QString& company = m_invitation.company;
    const QString& jobTitle = m_invitation.jobTitle;
    if (m_company->text().trimmed() != company) m_company->setText(company);
    if (m_jobTitle->text().trimmed() != jobTitle) m_jobTitle->setText(jobTitle);
    QString code;
    for (const domain::Authentication& asked : m_invitation.authentications)
        if (asked.type == domain::AuthenticationType::AccessCode) code = asked.code;
    if (m_code->text().trimmed() != code) m_code->setText(code);
    const bool asksByMail = requiresProof(m_invitation, domain::AuthenticationType::Email);
    const bool signsTags = domain::isSigner(m_invitation.actionType);
    m_mailCode->setChecked(asksByMail);
    // A channel that the service doesn't support is hidden; one that is already set can be cleared.
    m_mailCode->setVisible(asksByMail || m_list.outreach().canSendMail != false);
    const bool isRole = m_list.m_document.type != domain::DocumentType::Document;
    m_sms->setRecipient(m_invitation, m_list.outreach().canSendSms, isRole);
    m_free->setChecked(m_invitation.canSignTags);
    m_free->setVisible(signsTags);
    // The new recipient gets the link by email.
    const bool mayPassOn = signsTags || m_invitation.actionType == domain::ActionType::Reviewer ||
                           m_invitation.actionType == domain::ActionType::Editor;
    const bool isPassable = mayPassOn && m_invitation.actionType != domain::ActionType::SigningHost;
    m_delegate->setChecked(m_invitation.mayDelegate);
    m_delegate->setVisible(isPassable &&
                           (m_invitation.mayDelegate || m_list.outreach().canSendMail != false));
    const QSignalBlocker quietly(m_private);
    if (m_private->toPlainText() != m_invitation.privateMessage)
        m_private->setPlainText(m_invitation.privateMessage);
    m_proof->setText(proofText(m_invitation.authentications));
    const QList<domain::Invitation>& people = m_list.m_document.invitations;
    const int routed = RecipientRouting::settingCount(m_invitation);
    m_routing->setVisible(m_list.hasRouting() || routed > 0);
    m_routing->setRecipient(people, m_index - 1);
    const int set =
        (m_invitation.language.isEmpty() ? 0 : 1) + (code.isEmpty() ? 0 : 1) + (asksByMail ? 1 : 0) +
        (domain::requiresSms(m_invitation) ? 1 : 0) + (signsTags && m_invitation.canSignTags ? 1 : 0) +
        (isPassable && m_invitation.mayDelegate ? 1 : 0) + (m_invitation.privateMessage.isEmpty() ? 0 : 1) +
        (company.isEmpty() ? 0 : 1) + (jobTitle.isEmpty() ? 0 : 1) + routed;
    m_settingsButton->setText(set == 0 ? tr("More settings") : tr("More settings (%1)").arg(set));
}

void RecipientRow::completeFrom(QLineEdit* field, int role)
{
    auto* completer = new QCompleter(m_offered, this);
    // The address book has filtered already.
    completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    completer->setCompletionRole(role);
    field->setCompleter(completer);
    connect(completer, qOverload<const QModelIndex&>(&QCompleter::activated), this,
            [this](const QModelIndex& chosen) {
                domain::Invitation changed = m_invitation;
                domain::setRecipientName(changed, chosen.data(RecipientNameRole).toString());
                changed.recipientEmail = chosen.data(RecipientEmailRole).toString();
                m_list.change(m_index, QString(), changed);
            });
}

void RecipientRow::suggestPeople(const QString& typed)
{
    m_offered->clear();
    if (!m_list.people() || typed.trimmed().isEmpty()) return;
    for (const workflow::Person& person : m_list.people()->completions(typed, m_invitation.recipientEmail)) {
        auto* item = new QStandardItem(
            person.name.isEmpty() ? person.email : QStringLiteral("%1 · %2").arg(person.name, person.email));
        item->setData(person.name, RecipientNameRole);
        item->setData(person.email, RecipientEmailRole);
        m_offered->appendRow(item);
    }
}

void RecipientRow::declare()
{
    const Form form(this);
    form.setUpInput(m_nameEdit, "recipientName",
                    {.label = m_nameLabel,
                     .labelText = [this] { return m_list.hasRoles() ? tr("Role") : tr("Name"); },
                     .accessibleName = QT_TR_NOOP("Recipient's name"),
                     .placeholder =
                         [this] {
                             return m_list.hasRoles() ? tr("Tenant, employee, buyer…")
                                                      : tr("First and last name");
                         }});
    form.setUpInput(
        m_emailEdit, "recipientEmail",
        {.label = m_emailLabel,
         .labelText = [this] { return m_list.hasRoles() ? tr("Fixed email (optional)") : tr("Email"); },
         .accessibleName = QT_TR_NOOP("Recipient's email address"),
         .placeholder = QT_TR_NOOP("name@example.com")});
    form.setUpInput(m_action, "recipientAction",
                    {.label = m_actionTitle,
                     .labelText = [this] { return m_list.hasRoles() ? tr("Action") : tr("Role"); },
                     .accessibleName = QT_TR_NOOP("Recipient's role")});
    form.setUpInput(
        m_step, "recipientStep",
        {.label = m_stepLabel,
         .labelText = QT_TR_NOOP("Step"),
         .accessibleName = QT_TR_NOOP("Signing step"),
         .toolTip = QT_TR_NOOP(
             "Recipients in the same step can act at the same time. Later steps wait until they finish.")});
    form.setUpInput(
        m_hosted, "recipientHosted",
        {.label = m_hostedLabel,
         .labelText = QT_TR_NOOP("In-person signers (one per line)"),
         .toolTip = QT_TR_NOOP("The host hands over the device, and these people sign one after another.")});
    form.setUpInput(
        m_language, "recipientLanguage",
        {.label = m_languageLabel,
         .labelText = QT_TR_NOOP("Language"),
         .accessibleName = QT_TR_NOOP("Recipient's language"),
         .toolTip = QT_TR_NOOP("Language of the signing page and of the emails to this recipient")});
    form.setUpInput(m_company, "recipientCompany",
                    {.accessibleName = QT_TR_NOOP("Company"), .placeholder = QT_TR_NOOP("Company")});
    form.setUpInput(m_jobTitle, "recipientJobTitle",
                    {.accessibleName = QT_TR_NOOP("Job title"), .placeholder = QT_TR_NOOP("Job title")});
    form.setUpInput(m_code, "recipientCode",
                    {.label = m_codeLabel,
                     .labelText = QT_TR_NOOP("Access code"),
                     .placeholder = QT_TR_NOOP("None"),
                     .toolTip = QT_TR_NOOP("The recipient must enter this code. Don't send it by email.")});
    form.setUpButton(
        m_mailCode, "recipientMailCode", QT_TR_NOOP("Email a one-time code"),
        {.toolTip = QT_TR_NOOP("The recipient must enter a code that is sent to their email address.")});
    form.setUpButton(m_free, "recipientFree", QT_TR_NOOP("May place signatures anywhere"),
                     {.toolTip = QT_TR_NOOP("The recipient can also sign where there is no field.")});
    form.setUpButton(
        m_delegate, "recipientDelegate", QT_TR_NOOP("May delegate to another person"),
        {.toolTip = QT_TR_NOOP(
             "The recipient can name another person, who then gets a link of their own by email.")});
    form.setUpInput(
        m_private, "recipientPrivate",
        {.label = m_privateLabel,
         .labelText = QT_TR_NOOP("Private message"),
         .toolTip = QT_TR_NOOP("Only this recipient sees it, in the email and on the signing page.")});
    form.setUpButton(m_edit, "recipientEdit", {}, {.toolTip = QT_TR_NOOP("Edit recipient")});
    form.setUpButton(m_more, "recipientMore", {},
                     {.toolTip = QT_TR_NOOP("More"),
                      .accessibleName = QT_TR_NOOP("More actions for this recipient"),
                      .clicked = [this] { openMenu(); }});
}

void RecipientRow::setRecipient(const domain::Invitation& invitation, bool active, bool expanded,
                                bool editable, int count)
{
    m_invitation = invitation;
    m_active = active;
    m_expanded = expanded && editable;
    m_editable = editable;
    m_count = count;
    const QString role = invitation.role.trimmed();
    const QString unnamed = !role.isEmpty()     ? role
                            : m_list.hasRoles() ? tr("Role %1").arg(m_index)
                                                : tr("Recipient %1").arg(m_index);
    const QString name =
        invitation.recipientName.trimmed().isEmpty() ? unnamed : invitation.recipientName.trimmed();
    QString detail = invitation.recipientEmail;
    if (invitation.actionType != domain::ActionType::Signer || detail.isEmpty()) {
        const QString action = actionLabel(invitation.actionType);
        detail = detail.isEmpty() ? action : tr("%1 · %2").arg(action, detail);
    }
    const QString routing = routingText(m_list.m_document.invitations, m_index - 1);
    m_name->setFullText(name);
    m_detail->setFullText(detail);
    m_route->setText(routing);
    m_route->setToolTip(routing);
    m_route->setVisible(!routing.isEmpty());
    setAccessibleName(
        tr("%1, %2, step %3").arg(name, actionLabel(invitation.actionType)).arg(invitation.sequence));
    setAccessibleDescription(routing);
    m_edit->setVisible(editable);
    m_more->setVisible(editable);
    m_form->setVisible(m_expanded);

    const QSignalBlocker quietStep(m_step);
    if (m_nameEdit->text() != invitation.recipientName) m_nameEdit->setText(invitation.recipientName);
    // Keeps spaces while the text is being typed.
    if (m_emailEdit->text().trimmed() != invitation.recipientEmail)
        m_emailEdit->setText(invitation.recipientEmail);
    m_step->setValue(invitation.sequence);
    m_action->clear();
    for (const auto type : offeredActions)
        m_action->addItem(actionLabel(type), static_cast<int>(type));
    if (m_list.isLink())
        m_action->addItem(actionLabel(domain::ActionType::OpenSigner),
                          static_cast<int>(domain::ActionType::OpenSigner));
    if (m_action->findData(static_cast<int>(invitation.actionType)) < 0)
        m_action->addItem(actionLabel(invitation.actionType), static_cast<int>(invitation.actionType));
    m_action->setCurrentIndex(m_action->findData(static_cast<int>(invitation.actionType)));
    showSettings();
    for (QWidget* part : std::initializer_list<QWidget*>{m_routing, m_sms, this})
        part->updateGeometry(); // a hidden layout doesn't report that it needs another width
    update();
}

void RecipientRow::focusField(const QString& field)
{
    QLineEdit* edit = field == QLatin1String("recipientEmail") ? m_emailEdit : m_nameEdit;
    if (field == QLatin1String("authentications")) {
        m_settingsButton->setChecked(true);
        edit = domain::requiresSms(m_invitation) && domain::smsNumber(m_invitation).isEmpty()
                   ? m_sms->findChild<QLineEdit*>()
                   : m_code;
    } else if (field == QLatin1String("group") || field == QLatin1String("groupNeeded")) {
        m_settingsButton->setChecked(true);
        edit = m_routing->findChild<QLineEdit*>(QStringLiteral("recipientGroup"));
    }
    edit->setFocus(Qt::OtherFocusReason);
    edit->selectAll();
    // The card gets its final height in the next layout.
    QMetaObject::invokeMethod(
        edit,
        [edit] {
            for (QWidget* part = edit->parentWidget(); part; part = part->parentWidget())
                if (auto* area = qobject_cast<QScrollArea*>(part)) return area->ensureWidgetVisible(edit);
        },
        Qt::QueuedConnection);
}

QWidget* RecipientRow::setTabOrderAfter(QWidget* before)
{
    for (QWidget* stop : std::initializer_list<QWidget*>{
             this, m_edit, m_more, m_nameEdit, m_emailEdit, m_action, m_step, m_hosted, m_settingsButton,
             m_language, m_company, m_jobTitle, m_code, m_mailCode}) {
        setTabOrder(before, stop);
        before = stop;
    }
    before = m_sms->setTabOrderAfter(before);
    for (QWidget* stop : std::initializer_list<QWidget*>{m_free, m_delegate, m_private}) {
        setTabOrder(before, stop);
        before = stop;
    }
    return m_routing->setTabOrderAfter(before);
}

QSize RecipientRow::minimumSizeHint() const
{
    const auto sides = [](const QWidget& part) {
        const QMargins margins = part.layout()->contentsMargins();
        return margins.left() + margins.right();
    };
    const int settings = m_settings->minimumSizeHint().width() + sides(*m_form);
    const int form = std::max(m_form->minimumSizeHint().width(), settings) + sides(*this);
    m_widest = std::max(m_widest, form); // also of settings that appear later
    return {m_widest, QFrame::minimumSizeHint().height()};
}

bool RecipientRow::hasFieldFocus() const
{
    return m_form->isVisible() && m_form->isAncestorOf(m_form->window()->focusWidget());
}

void RecipientRow::openMenu()
{
    m_list.setActiveIndex(m_index);
    auto* menu = new QMenu(&m_list); // it outlives this row, which it may remove
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* up = menu->addAction(tr("Move up"), &m_list, [this] { m_list.move(m_index, -1); });
    up->setEnabled(m_index > 1);
    QAction* down = menu->addAction(tr("Move down"), &m_list, [this] { m_list.move(m_index, 1); });
    down->setEnabled(m_index < m_count);
    menu->addSeparator();
    m_list.addRemovals(*menu, m_index);
    menu->popup(m_more->mapToGlobal(QPoint(0, m_more->height())));
}

void RecipientRow::paintEvent(QPaintEvent*)
{
    const Tokens& look = tokens(palette());
    const QColor colour = recipientColour(m_index);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor marked = m_active ? readableOn(colour, look.window, 3.0) : look.accent;
    const bool isMarked = m_active || hasFocus();
    paintBox(painter, rect(), look.surface, isMarked ? marked : look.line,
             look.lineWidth + (isMarked ? 1 : 0), metric::cornerRadius);
    const QRectF mark(
        QStyle::visualRect(layoutDirection(), rect(), QRect(space::s, space::s + 4, swatchSize, swatchSize)));
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(mark);
    if (isRecipientHatched(m_index)) {
        painter.setBrush(QBrush(QColor(255, 255, 255, 120), Qt::BDiagPattern));
        painter.drawEllipse(mark);
    }
    QFont font = quietFont();
    font.setPixelSize(11);
    font.setWeight(QFont::Bold);
    painter.setFont(font);
    painter.setPen(contrastRatio(Qt::white, colour) >= contrastRatio(Qt::black, colour) ? Qt::white
                                                                                        : Qt::black);
    painter.drawText(mark, Qt::AlignCenter, QLocale().toString(m_invitation.sequence));
}

void RecipientRow::mousePressEvent(QMouseEvent*)
{
    m_list.setActiveIndex(m_index);
}

void RecipientRow::mouseDoubleClickEvent(QMouseEvent*)
{
    if (m_editable) m_edit->click();
}

void RecipientRow::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter ||
        matchesFixed(*event, FixedKey::Rename)) {
        if (m_editable) m_edit->click();
    } else if (event->key() == Qt::Key_Space) {
        m_list.setActiveIndex(m_index);
    } else if (event->key() == Qt::Key_Escape && m_expanded) {
        m_list.expand(0);
        setFocus(Qt::OtherFocusReason);
    } else if (event->key() == Qt::Key_Delete && m_editable && !hasFieldFocus()) {
        m_list.remove(m_index);
    } else {
        QFrame::keyPressEvent(event);
    }
}

} // namespace ink::ui

#include "moc_recipientrow.cpp"
