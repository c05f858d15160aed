#include "ui/pages/account/settingspage.h"

#include "app/settings/settings.h"
#include "app/workflow/session/session.h"
#include "ui/pages/account/absencessection.h"
#include "ui/pages/account/accountsection.h"
#include "ui/pages/account/callbacksection.h"
#include "ui/pages/account/customfieldssection.h"
#include "ui/pages/account/generalsection.h"
#include "ui/pages/account/keyssection.h"
#include "ui/pages/account/linkreachpart.h"
#include "ui/pages/account/mailaccountpart.h"
#include "ui/pages/account/networksection.h"
#include "ui/pages/account/sealsection.h"
#include "ui/pages/account/serverssection.h"
#include "ui/pages/account/signaturessection.h"
#include "ui/pages/account/signerwordssection.h"
#include "ui/pages/account/smsgatewaypart.h"
#include "ui/pages/account/trustedlistssection.h"
#include "ui/pages/account/usagesection.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/locknotice.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"
#include "ui/widgets/tables/currentinview.h"

#include <QAbstractButton>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ink::ui {

namespace {

struct SectionLook
{
    const char* name; ///< as stored in the settings
    Icon sign;
};
constexpr std::array<SectionLook, SettingsPage::sectionCount> sectionLooks{{{"general", Icon::Settings},
                                                                            {"account", Icon::Person},
                                                                            {"notifications", Icon::Bell},
                                                                            {"signingPage", Icon::Pen},
                                                                            {"customFields", Icon::Edit},
                                                                            {"absences", Icon::Date},
                                                                            {"keys", Icon::Keyboard},
                                                                            {"usage", Icon::Report},
                                                                            {"servers", Icon::Cloud},
                                                                            {"callback", Icon::Link},
                                                                            {"signatures", Icon::Signature},
                                                                            {"network", Icon::Computer},
                                                                            {"seal", Icon::Stamp},
                                                                            {"trustedLists", Icon::Verify},
                                                                            {"delivery", Icon::Mail}}};
constexpr int maxSettingsWidth = 720;

/** The key prefixes of a section's settings. */
QStringList keysOf(SettingsPage::Section section)
{
    using Section = SettingsPage::Section;
    switch (section) {
    case Section::General:
        return {settings::options::language.key, settings::options::theme.key, settings::options::units.key};
    case Section::Servers:
        return {settings::options::serverAddress.key, settings::options::localService.key,
                settings::options::storeKeys.key};
    case Section::Network:
        return {QStringLiteral("network/")};
    case Section::Seal:
        return {QStringLiteral("seal/")};
    case Section::TrustedLists:
        return {QStringLiteral("verify/")};
    case Section::Delivery:
        return {QStringLiteral("delivery/")};
    default:
        return {};
    }
}

/** Returns whether an administrator has locked a setting with one of these prefixes. */
bool isAnyLocked(const settings::Settings& settings, const QStringList& beginnings)
{
    const QStringList keys = settings.policy().keys();
    return std::any_of(keys.cbegin(), keys.cend(), [&beginnings](const QString& key) {
        return std::any_of(beginnings.cbegin(), beginnings.cend(),
                           [&key](const QString& beginning) { return key.startsWith(beginning); });
    });
}

/** Returns whether a section contains this text: in a label, a button or a hint. */
bool says(const QWidget* section, const QString& text)
{
    const auto in = [&text](const QString& words) { return words.contains(text, Qt::CaseInsensitive); };
    const auto labels = section->findChildren<QLabel*>();
    const auto buttons = section->findChildren<QAbstractButton*>();
    return std::any_of(labels.cbegin(), labels.cend(), [&](const QLabel* one) { return in(one->text()); }) ||
           std::any_of(buttons.cbegin(), buttons.cend(),
                       [&](const QAbstractButton* one) { return in(one->text()); });
}

} // namespace

SettingsPage::SettingsPage(const PageContext& context, workflow::SignaturePresets& presets,
                           std::function<QStringList()> ownFingerprints, workflow::Delivery* delivery,
                           QWidget* parent)
    : QWidget(parent), m_session(context.session), m_settings(context.settings), m_account(context.session),
      m_title(makeTitleLabel(this)), m_search(new QLineEdit(this)), m_list(new QListWidget(this)),
      m_stack(named("settingsStack", new QStackedWidget(this))),
      m_accountSection(new AccountSection(context.session, m_account)),
      m_notifications(new NotificationSection(context.session, m_account)),
      m_customFields(new CustomFieldsSection(context.session, context.prompts)),
      m_absences(new AbsencesSection(context.session, m_account, context.prompts)),
      m_keys(new KeysSection(context.session, context.prompts, context.clock)),
      m_usage(new UsageSection(context.session, m_account, context.prompts, context.clock)),
      m_callback(new CallbackSection(context.session, m_account, context.prompts, context.clock))
{
    setObjectName(QStringLiteral("settingsPage"));
    layOut();
    auto* servers = new ServersSection(context.session, context.prompts);
    auto* signatures = new SignaturesSection(presets, context.prompts);
    signatures->setHandwriting(m_settings.value(settings::options::handwriting));
    connect(signatures, &SignaturesSection::handwritingChosen, this,
            [this](const QString& style) { m_settings.set(settings::options::handwriting, style); });
    auto* network = new NetworkSection(context.settings, context.session, context.prompts);
    auto* seal = new SealSection(context.settings, context.prompts, std::move(ownFingerprints));
    add(Section::General, new GeneralSection(context.settings));
    add(Section::Account, m_accountSection);
    add(Section::Notifications, m_notifications);
    auto* words = new SignerWordsSection(context.session, m_account);
    add(Section::SigningPage, words);
    add(Section::CustomFields, m_customFields);
    add(Section::Absences, m_absences);
    add(Section::Keys, m_keys);
    add(Section::Usage, m_usage);
    add(Section::Servers, servers);
    add(Section::Callback, m_callback);
    add(Section::Signatures, signatures);
    add(Section::Network, network);
    add(Section::Seal, seal);
    auto* lists = new TrustedListsSection(context.settings, context.prompts, context.clock);
    add(Section::TrustedLists, lists);
    connect(lists, &TrustedListsSection::messageRequested, this, &SettingsPage::messageRequested);
    if (delivery) addDelivery(context.prompts, *delivery);
    for (AccountFields* fields :
         std::initializer_list<AccountFields*>{m_accountSection, m_notifications, words}) {
        connect(fields, &AccountFields::messageRequested, this, &SettingsPage::messageRequested);
        connect(fields, &AccountFields::retryRequested, &m_account, &workflow::AccountSettings::refresh);
    }
    connect(m_customFields, &CustomFieldsSection::messageRequested, this, &SettingsPage::messageRequested);
    connect(m_absences, &AbsencesSection::messageRequested, this, &SettingsPage::messageRequested);
    connect(m_keys, &KeysSection::messageRequested, this, &SettingsPage::messageRequested);
    connect(m_usage, &UsageSection::saved, this, &SettingsPage::saved);
    connect(servers, &ServersSection::messageRequested, this, &SettingsPage::messageRequested);
    connect(servers, &ServersSection::addRequested, this, &SettingsPage::addServerRequested);
    connect(m_callback, &CallbackSection::messageRequested, this, &SettingsPage::messageRequested);
    connect(m_callback, &CallbackSection::saved, this, &SettingsPage::saved);
    connect(m_callback, &CallbackSection::retryRequested, &m_account, &workflow::AccountSettings::refresh);
    connect(m_callback, &CallbackSection::documentRequested, this, &SettingsPage::documentRequested);
    connect(signatures, &SignaturesSection::messageRequested, this, &SettingsPage::messageRequested);
    connect(network, &NetworkSection::messageRequested, this, &SettingsPage::messageRequested);
    connect(seal, &SealSection::messageRequested, this, &SettingsPage::messageRequested);
    connect(m_search, &QLineEdit::textChanged, this, &SettingsPage::filter);
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        if (row < 0) return;
        m_stack->setCurrentIndex(row);
        m_settings.set(settings::options::settingsSection,
                       QString::fromLatin1(sectionLooks.at(static_cast<std::size_t>(row)).name));
        refreshSection();
    });
    connect(&m_session, &workflow::Session::currentChanged, this, [this] {
        updateSections();
        if (isVisible()) refreshSection();
    });
    m_none = named("settingsNone", new EmptyState(Icon::Search, this));
    m_stack->addWidget(m_none);
    connect(m_none, &EmptyState::actionTriggered, m_search, &QLineEdit::clear);
    Form(this).translate([this] {
        for (int i = 0; i < m_list->count(); ++i)
            m_list->item(i)->setText(nameOf(static_cast<Section>(i)));
        if (!m_search->text().isEmpty()) filter(m_search->text());
    });
    updateSections();
    const QString kept = m_settings.value(settings::options::settingsSection);
    int row = 0;
    for (int i = 0; i < m_list->count(); ++i)
        if (kept == QLatin1StringView(sectionLooks.at(static_cast<std::size_t>(i)).name)) row = i;
    m_list->setCurrentRow(row);
}

SettingsPage::~SettingsPage() = default;

void SettingsPage::layOut()
{
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Settings"));
    form.setUpInput(
        m_search, "settingsSearch",
        {.accessibleName = QT_TR_NOOP("Search settings"), .placeholder = QT_TR_NOOP("Search settings…")});
    form.setUpInput(m_list, "settingsSections", {.accessibleName = QT_TR_NOOP("Sections")});
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icon(Icon::Search), QLineEdit::LeadingPosition);
    m_search->setMinimumWidth(220);
    m_search->setMaximumWidth(260);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setFixedWidth(208);
    m_list->setIconSize({18, 18});
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->viewport()->setAutoFillBackground(false);
    keepCurrentInView(*m_list);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::l, 0, space::l, 0);
    head->addWidget(m_title);
    head->addStretch(1);
    head->addWidget(m_search);
    auto* body = new QHBoxLayout;
    setDirectionalMargins(*this, *body, {space::l - space::s, 0, 0, 0});
    body->setSpacing(space::xl);
    body->addWidget(m_list);
    body->addWidget(m_stack, 1);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, space::m, 0, 0);
    page->setSpacing(space::l);
    page->addLayout(head);
    page->addLayout(body, 1);
}

void SettingsPage::add(Section section, QWidget* content)
{
    Q_ASSERT(m_list->count() == static_cast<int>(section));
    auto* item = new QListWidgetItem(m_list);
    item->setIcon(icon(sectionLooks.at(static_cast<std::size_t>(section)).sign));
    item->setSizeHint({0, 36});
    auto* around = new QWidget;
    auto* row = new QHBoxLayout(around);
    setDirectionalMargins(*around, *row, {0, 0, space::l, space::xl});
    auto* column = new QVBoxLayout;
    column->setSpacing(space::l);
    if (isAnyLocked(m_settings, keysOf(section))) column->addWidget(new LockNotice);
    column->addWidget(content, 1);
    content->setMaximumWidth(maxSettingsWidth);
    row->addLayout(column, 1);
    row->addStretch(0);
    row->setAlignment(Qt::AlignLeft);
    auto* scroll = named("settingsScroll", new QScrollArea);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    scroll->setWidget(around);
    m_stack->addWidget(scroll);
}

void SettingsPage::addDelivery(Prompts& prompts, workflow::Delivery& delivery)
{
    auto* both = new QWidget;
    auto* column = new QVBoxLayout(both);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xl);
    auto* mail = new MailAccountPart(m_settings, delivery);
    mail->setEnabled(!isAnyLocked(m_settings, {QStringLiteral("delivery/mail")}));
    auto* sms = new SmsGatewayPart(m_settings, delivery);
    sms->setEnabled(!isAnyLocked(m_settings, {QStringLiteral("delivery/sms")}));
    auto* links = new LinkReachPart(m_settings, delivery, prompts);
    for (SettingsPart* part : std::initializer_list<SettingsPart*>{mail, links, sms}) {
        column->addWidget(part);
        connect(part, &SettingsPart::messageRequested, this, &SettingsPage::messageRequested);
    }
    column->addStretch(1);
    add(Section::Delivery, both);
}

void SettingsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refreshSection();
}

void SettingsPage::refreshSection()
{
    if (!isVisible()) return;
    switch (section()) {
    case Section::Account:
    case Section::Notifications:
    case Section::SigningPage:
        return m_account.refresh();
    case Section::CustomFields:
        return m_customFields->refresh();
    case Section::Absences:
        m_account.refresh();
        return m_absences->refresh();
    case Section::Usage:
        m_account.refresh();
        return m_usage->refresh();
    case Section::Callback:
        m_account.refresh();
        return m_callback->refresh();
    case Section::Keys:
        return m_keys->refresh();
    default:
        break;
    }
}

QString SettingsPage::nameOf(Section section)
{
    const std::array<QString, sectionCount> names{
        tr("General"),      tr("Account"),       tr("Notifications"),
        tr("Signing page"), tr("Custom fields"), tr("Absences"),
        tr("API keys"),     tr("Usage"),         tr("Accounts & services"),
        tr("Callback"),     tr("Signatures"),    tr("Network"),
        tr("Seal"),         tr("Trusted lists"), tr("Email and links")};
    return names.at(static_cast<std::size_t>(section));
}

bool SettingsPage::needsAccount(Section section)
{
    return section == Section::Account || section == Section::Notifications ||
           section == Section::SigningPage || section == Section::CustomFields ||
           section == Section::Absences || section == Section::Keys || section == Section::Usage ||
           section == Section::Callback;
}

void SettingsPage::updateSections()
{
    const bool open = m_session.current().has_value();
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem* item = m_list->item(i);
        const bool can = open || !needsAccount(static_cast<Section>(i));
        item->setFlags(can ? Qt::ItemIsSelectable | Qt::ItemIsEnabled : Qt::NoItemFlags);
    }
    if (!open && needsAccount(section())) showSection(Section::Servers);
}

void SettingsPage::filter(const QString& text)
{
    const QString wanted = text.simplified();
    int first = -1;
    for (int i = 0; i < m_list->count(); ++i) {
        const bool found = wanted.isEmpty() ||
                           m_list->item(i)->text().contains(wanted, Qt::CaseInsensitive) ||
                           says(m_stack->widget(i), wanted);
        m_list->item(i)->setHidden(!found);
        if (found && first < 0 && m_list->item(i)->flags().testFlag(Qt::ItemIsEnabled)) first = i;
    }
    if (first >= 0 && m_list->currentItem() && m_list->currentItem()->isHidden())
        m_list->setCurrentRow(first);
    if (first >= 0) return m_stack->setCurrentIndex(m_list->currentRow());
    m_none->setText(tr("No settings match “%1”.").arg(wanted));
    m_none->setAction(tr("Clear search"));
    m_stack->setCurrentWidget(m_none);
}

void SettingsPage::showSection(Section section)
{
    m_search->clear();
    m_list->setCurrentRow(static_cast<int>(section));
}

SettingsPage::Section SettingsPage::section() const
{
    return static_cast<Section>(std::max(0, m_list->currentRow()));
}

} // namespace ink::ui

#include "moc_settingspage.cpp"
