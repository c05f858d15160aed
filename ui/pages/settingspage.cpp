#include "ui/pages/settingspage.h"

#include "app/settings/settings.h"
#include "app/workflow/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/accountsection.h"
#include "ui/widgets/formfield.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace ink::ui {

namespace options = settings::options;

SettingsPage::SettingsPage(settings::Settings& settings, workflow::Session& session, Prompts& prompts,
                           std::function<QStringList()> ownFingerprints, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_session(session), m_prompts(prompts),
      m_ownFingerprints(std::move(ownFingerprints)), m_title(titleLabel(this)),
      m_accountsTitle(sectionLabel(this)), m_certificateTitle(sectionLabel(this)),
      m_certificate(new QuietLabel(this)), m_language(new QComboBox), m_theme(new QComboBox),
      m_units(new QComboBox), m_languageField(new FormField(QStringLiteral("language"), m_language, this)),
      m_themeField(new FormField(QStringLiteral("theme"), m_theme, this)),
      m_unitsField(new FormField(QStringLiteral("units"), m_units, this)), m_accounts(new QVBoxLayout),
      m_account(new AccountSection(session, this))
{
    setObjectName(QStringLiteral("settingsPage"));
    m_certificate->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_certificate->setWordWrap(true);
    m_certificate->setObjectName(QStringLiteral("ownCertificate"));
    auto* column = new QVBoxLayout;
    column->setSpacing(space::l);
    column->addWidget(m_languageField);
    column->addWidget(m_themeField);
    column->addWidget(m_unitsField);
    column->addSpacing(space::s);
    column->addWidget(m_accountsTitle);
    m_accounts->setSpacing(space::xs);
    column->addLayout(m_accounts);
    column->addSpacing(space::s);
    column->addWidget(m_certificateTitle);
    column->addWidget(m_certificate);
    column->addStretch();
    auto* content = new QWidget;
    content->setMaximumWidth(1060);
    m_columns = new QBoxLayout(QBoxLayout::LeftToRight, content);
    m_columns->setContentsMargins(space::xxl, 0, space::xxl, space::l);
    m_columns->setSpacing(space::xxl + space::l);
    m_columns->addLayout(column, 2);
    m_columns->addWidget(m_account, 3);
    auto* scroll = new QScrollArea(this);
    scroll->setObjectName(QStringLiteral("settingsScroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, space::xl, 0, 0);
    page->setSpacing(space::l);
    m_title->setContentsMargins(space::xxl, 0, space::xxl, 0);
    page->addWidget(m_title);
    page->addWidget(scroll, 1);

    connect(m_language, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling) m_settings.set(options::language, m_language->currentData().toString());
    });
    connect(m_theme, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            m_settings.set(options::theme, static_cast<settings::Theme>(m_theme->currentData().toInt()));
    });
    connect(m_units, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            m_settings.set(options::units, static_cast<settings::Units>(m_units->currentData().toInt()));
    });
    connect(&m_settings, &settings::Settings::changed, this, &SettingsPage::fill);
    connect(&m_session, &workflow::Session::profilesChanged, this, &SettingsPage::fillAccounts);
    connect(&m_session, &workflow::Session::currentChanged, this, &SettingsPage::fillAccounts);
    retranslate();
}

void SettingsPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void SettingsPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_account->refresh();
    const QStringList own = m_ownFingerprints ? m_ownFingerprints() : QStringList();
    QStringList words; // in groups, so that it can be compared by eye and takes as many lines as it needs
    for (const QString& fingerprint : own) {
        QString grouped;
        for (qsizetype i = 0; i < fingerprint.size(); i += 4)
            grouped += (i == 0 ? QString() : QStringLiteral(" ")) + fingerprint.mid(i, 4);
        words.append(grouped);
    }
    m_certificate->setText(
        words.isEmpty()
            ? tr("This workspace has no certificate yet; it is made when the first document is sealed.")
            : words.join(QLatin1Char('\n')));
}

void SettingsPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    constexpr int roomForTwo = 960;
    m_columns->setDirection(width() < roomForTwo ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void SettingsPage::retranslate()
{
    m_title->setText(tr("Settings"));
    m_languageField->setLabel(tr("Language"));
    m_themeField->setLabel(tr("Look"));
    m_unitsField->setLabel(tr("Units for places on a page"));
    m_accountsTitle->setText(tr("Accounts"));
    m_certificateTitle->setText(tr("Fingerprint of this workspace's certificate (SHA-256)"));
    fill();
    fillAccounts();
}

void SettingsPage::fill()
{
    m_filling = true;
    const auto choose = [](QComboBox* box, const QList<std::pair<QString, QVariant>>& all,
                           const QVariant& now) {
        box->clear();
        for (const auto& [text, value] : all)
            box->addItem(text, value);
        box->setCurrentIndex(qMax(0, box->findData(now)));
    };
    choose(m_language,
           {{tr("As the system"), QString()},
            {QStringLiteral("English"), QStringLiteral("en")},
            {QStringLiteral("Français"), QStringLiteral("fr")}},
           m_settings.value(options::language));
    using settings::Theme;
    using settings::Units;
    const auto number = [](auto value) { return QVariant(static_cast<int>(value)); };
    choose(m_theme,
           {{tr("As the system"), number(Theme::System)},
            {tr("Light"), number(Theme::Light)},
            {tr("Dark"), number(Theme::Dark)},
            {tr("High contrast"), number(Theme::HighContrast)}},
           number(m_settings.value(options::theme)));
    choose(m_units,
           {{tr("Millimetres"), number(Units::Millimetres)},
            {tr("Points"), number(Units::Points)},
            {tr("Inches"), number(Units::Inches)}},
           number(m_settings.value(options::units)));
    const auto lock = [](FormField* field, bool locked) {
        field->input()->setEnabled(!locked);
        field->setHint(locked ? tr("Set by your administrator.") : QString());
    };
    lock(m_languageField, m_settings.isLocked(options::language));
    lock(m_themeField, m_settings.isLocked(options::theme));
    lock(m_unitsField, m_settings.isLocked(options::units));
    m_filling = false;
}

void SettingsPage::fillAccounts()
{
    while (QLayoutItem* item = m_accounts->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
    for (const workflow::Profile& profile : m_session.profiles()) {
        auto* box = new QWidget;
        auto* row = new QHBoxLayout(box);
        row->setContentsMargins(0, 0, 0, 0);
        auto* sign = new QLabel;
        sign->setPixmap(iconPixmap(profile.isLocal() ? Icon::Computer : Icon::Cloud,
                                   tokens(palette()).quietInk, 20, devicePixelRatioF()));
        row->addWidget(sign);
        auto* name = new ElidedLabel;
        name->setFullText(profile.isLocal()
                              ? tr("This computer")
                              : QStringLiteral("%1 · %2").arg(profile.label, profile.baseUrl.host()));
        row->addWidget(name, 1);
        if (!profile.isLocal()) {
            auto* remove = new QPushButton(tr("Remove…"));
            remove->setObjectName(QStringLiteral("removeAccount"));
            row->addWidget(remove);
            connect(remove, &QPushButton::clicked, this, [this, profile] {
                m_prompts.confirm(
                    this,
                    {QStringLiteral("removeAccount"), tr("Remove “%1”?").arg(profile.label),
                     tr("Its key is taken out of the keychain. Documents on the service stay there."),
                     tr("Remove account"), true},
                    [this, id = profile.id](bool yes) {
                        if (yes) m_session.remove(id);
                    });
            });
        }
        m_accounts->addWidget(box);
    }
}

} // namespace ink::ui
