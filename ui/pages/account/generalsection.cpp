#include "ui/pages/account/generalsection.h"

#include "app/base/languages.h"
#include "app/settings/settings.h"
#include "app/updates/updatecheck.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

namespace ink::ui {

namespace options = settings::options;

GeneralSection::GeneralSection(settings::Settings& settings, QWidget* parent)
    : SettingsPart(QStringLiteral("generalSection"), parent), m_settings(settings), m_language(new QComboBox),
      m_theme(new QComboBox), m_units(new QComboBox), m_startPage(new QComboBox),
      m_languageField(new FormField(QStringLiteral("language"), m_language, this)),
      m_themeField(new FormField(QStringLiteral("theme"), m_theme, this)),
      m_unitsField(new FormField(QStringLiteral("units"), m_units, this)),
      m_startPageField(new FormField(QStringLiteral("startPage"), m_startPage, this)),
      m_reopen(new WrappingCheckBox(this)), m_updates(new WrappingCheckBox(this)),
      m_updatesHint(new QuietLabel(this))
{
    for (FormField* field : {m_languageField, m_themeField, m_unitsField, m_startPageField}) {
        field->setMaximumWidth(340);
        m_column->addWidget(field);
    }
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("General"));
    form.setUpField(m_languageField, QT_TR_NOOP("Language"));
    form.setUpField(m_themeField, QT_TR_NOOP("Appearance"));
    form.setUpField(m_unitsField, QT_TR_NOOP("Units of measurement"));
    form.setUpField(m_startPageField, QT_TR_NOOP("Start page"));
    form.setUpButton(m_reopen, "reopenDocuments", QT_TR_NOOP("Reopen documents at start"));
    m_column->addWidget(m_reopen);
    form.setUpButton(m_updates, "checkForUpdates", QT_TR_NOOP("Check for updates automatically"));
    m_updatesHint->setWordWrap(true);
    m_updates->setVisible(updates::builtInFeed().isUsable());
    m_updatesHint->setVisible(updates::builtInFeed().isUsable());
    m_column->addWidget(m_updates);
    m_column->addWidget(m_updatesHint);
    m_column->addStretch(1);
    connect(m_reopen, &QCheckBox::toggled, this, [this](bool isOn) {
        if (!m_filling) m_settings.set(options::reopenDocuments, isOn);
    });
    connect(m_updates, &QCheckBox::toggled, this, [this](bool isOn) {
        if (!m_filling) m_settings.set(options::checkForUpdates, isOn);
    });
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
    connect(m_startPage, &QComboBox::currentIndexChanged, this, [this] {
        if (!m_filling)
            m_settings.set(options::startPage,
                           static_cast<settings::StartPage>(m_startPage->currentData().toInt()));
    });
    connect(&m_settings, &settings::Settings::changed, this, &GeneralSection::fill);
    form.translate([this] { fill(); });
}

void GeneralSection::fill()
{
    m_filling = true;
    const auto choose = [](QComboBox* box, const QList<std::pair<QString, QVariant>>& all,
                           const QVariant& now) {
        box->clear();
        for (const auto& [text, value] : all)
            box->addItem(text, value);
        box->setCurrentIndex(qMax(0, box->findData(now)));
    };
    QList<std::pair<QString, QVariant>> tongues{{tr("System default"), QString()}};
    for (const Language& each : languages())
        tongues.append({each.name, each.code});
    choose(m_language, tongues, m_settings.value(options::language));
    using settings::Theme;
    using settings::Units;
    const auto number = [](auto value) { return QVariant(static_cast<int>(value)); };
    choose(m_theme,
           {{tr("System default"), number(Theme::System)},
            {tr("Light"), number(Theme::Light)},
            {tr("Dark"), number(Theme::Dark)},
            {tr("High contrast"), number(Theme::HighContrast)}},
           number(m_settings.value(options::theme)));
    choose(m_units,
           {{tr("Millimetres"), number(Units::Millimetres)},
            {tr("Points"), number(Units::Points)},
            {tr("Inches"), number(Units::Inches)}},
           number(m_settings.value(options::units)));
    using settings::StartPage;
    choose(m_startPage,
           {{tr("Today"), number(StartPage::Today)}, {tr("Documents"), number(StartPage::Documents)}},
           number(m_settings.value(options::startPage)));
    const auto lock = [](FormField* field, bool locked) {
        field->input()->setEnabled(!locked);
        field->setHint(locked ? tr("Set by your administrator.") : QString());
    };
    lock(m_languageField, m_settings.isLocked(options::language));
    lock(m_themeField, m_settings.isLocked(options::theme));
    lock(m_unitsField, m_settings.isLocked(options::units));
    lock(m_startPageField, m_settings.isLocked(options::startPage));
    m_reopen->setChecked(m_settings.value(options::reopenDocuments));
    m_reopen->setEnabled(!m_settings.isLocked(options::reopenDocuments));
    m_reopen->setToolTip(m_reopen->isEnabled() ? QString() : tr("Set by your administrator."));
    m_updates->setChecked(m_settings.value(options::checkForUpdates));
    const bool isLocked = m_settings.isLocked(options::checkForUpdates);
    m_updates->setEnabled(!isLocked);
    m_updatesHint->setText(isLocked ? tr("Set by your administrator.")
                                    : tr("Inkstone checks once a day and shows a notice. It never installs "
                                         "anything itself and sends nothing about you or this computer."));
    m_filling = false;
}

} // namespace ink::ui

#include "moc_generalsection.cpp"
