#include "ui/pages/account/sealsection.h"

#include "app/settings/settings.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/account/settingsrows.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QUrl>
#include <QVBoxLayout>

namespace ink::ui {

namespace options = settings::options;

SealSection::SealSection(settings::Settings& settings, Prompts& prompts,
                         std::function<QStringList()> ownFingerprints, QWidget* parent)
    : SettingsPart(QStringLiteral("sealSection"), parent), m_settings(settings), m_prompts(prompts),
      m_ownFingerprints(std::move(ownFingerprints)), m_certificate(named("ownCertificate", makeParagraph())),
      m_timeTitle(makeSectionLabel(this)), m_hint(makeParagraph()), m_authorities(new QLineEdit),
      m_authoritiesField(new FormField(QStringLiteral("timestampAuthorities"), m_authorities, this)),
      m_level(new QComboBox), m_levelField(new FormField(QStringLiteral("sealLevel"), m_level, this)),
      m_ca(new QLineEdit), m_caField(new FormField(QStringLiteral("timestampCaFile"), m_ca, this)),
      m_chooseCa(new QPushButton(this)), m_noCa(new QPushButton(this))
{
    m_certificate->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_authorities->setPlaceholderText(QStringLiteral("https://time.example.org/tsa"));
    m_authorities->setInputMethodHints(Qt::ImhUrlCharactersOnly);
    m_ca->setReadOnly(true);
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Certificate fingerprint of this workspace (SHA-256)"));
    form.setUpLabel(m_timeTitle, QT_TR_NOOP("Time-stamps"));
    form.setUpLabel(m_hint,
                    QT_TR_NOOP("For seals created on this computer. Changes take effect when Inkstone "
                               "restarts. Remote services are configured by their operator."));
    form.setUpField(m_authoritiesField, QT_TR_NOOP("Time-stamp authorities"));
    form.setUpField(m_levelField, QT_TR_NOOP("Seal validity"));
    form.setUpField(m_caField, QT_TR_NOOP("Trusted time-stamp certificates (PEM)"));
    form.setUpButton(m_chooseCa, "chooseTimestampCa", QT_TR_NOOP("Choose…"));
    form.setUpButton(m_noCa, "noTimestampCa", QT_TR_NOOP("Trust system certificates only"));
    m_levelField->setMaximumWidth(420);
    m_column->addWidget(m_certificate);
    m_column->addSpacing(space::s);
    m_column->addWidget(m_timeTitle);
    m_column->addWidget(m_hint);
    m_column->addWidget(m_authoritiesField);
    m_column->addWidget(m_levelField);
    m_column->addWidget(m_caField);
    m_column->addLayout(makeButtonRow({m_chooseCa, m_noCa}));
    m_column->addStretch(1);
    connect(m_authorities, &QLineEdit::editingFinished, this, &SealSection::saveAuthorities);
    connect(m_level, &QComboBox::currentIndexChanged, this, [this] {
        if (m_filling) return;
        const QString before = m_settings.value(options::sealLevel);
        m_settings.set(options::sealLevel, m_level->currentData().toString());
        Q_EMIT messageRequested(tr("Takes effect when Inkstone restarts."),
                                [this, before] { m_settings.set(options::sealLevel, before); });
    });
    connect(m_chooseCa, &QPushButton::clicked, this, [this] {
        m_prompts.chooseFiles(this,
                              {QStringLiteral("chooseTimestampCa"),
                               tr("Choose certificates to trust"),
                               tr("Certificates (*.pem *.crt *.cer);;All files (*)"),
                               false,
                               {}},
                              [this](const QStringList& files) {
                                  if (files.isEmpty()) return;
                                  m_settings.set(options::timestampCaFile, files.first());
                                  Q_EMIT messageRequested(tr("Takes effect when Inkstone restarts."), {});
                              });
    });
    connect(m_noCa, &QPushButton::clicked, this, [this] { m_settings.reset(options::timestampCaFile); });
    connect(&m_settings, &settings::Settings::changed, this, [this](const QString& key) {
        if (key.startsWith(QLatin1StringView("seal/"))) fill();
    });
    form.translate([this] { fill(); });
}

void SealSection::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    const QStringList own = m_ownFingerprints ? m_ownFingerprints() : QStringList();
    QStringList words; // in groups, for comparing by eye and for line breaks
    for (const QString& fingerprint : own) {
        QString grouped;
        for (qsizetype i = 0; i < fingerprint.size(); i += 4)
            grouped += (i == 0 ? QString() : QStringLiteral(" ")) + fingerprint.mid(i, 4);
        words.append(grouped);
    }
    m_certificate->setAlignment(startAlignment() | Qt::AlignVCenter);
    m_certificate->setText(
        words.isEmpty()
            ? tr("This workspace has no certificate yet. It is created when the first document is sealed.")
            : words.join(QLatin1Char('\n')));
}

void SealSection::fill()
{
    m_filling = true;
    const QStringList authorities = m_settings.value(options::timestampAuthorities);
    if (!m_authorities->hasFocus()) m_authorities->setText(authorities.join(QStringLiteral(", ")));
    m_authoritiesField->setHint(tr("Separate addresses with commas; the first one that responds is used. "
                                   "Leave empty for seals without time-stamps."));
    m_level->clear();
    m_level->addItem(tr("As long as the certificates are valid (T)"), QStringLiteral("T"));
    m_level->addItem(tr("Longer, with validation data (LT)"), QStringLiteral("LT"));
    m_level->addItem(tr("Long-term archive (LTA)"), QStringLiteral("LTA"));
    m_level->setCurrentIndex(qMax(0, m_level->findData(m_settings.value(options::sealLevel))));
    m_level->setEnabled(!authorities.isEmpty() && !m_settings.isLocked(options::sealLevel));
    m_levelField->setHint(authorities.isEmpty() ? tr("Requires a time-stamp authority.") : QString());
    m_ca->setText(m_settings.value(options::timestampCaFile));
    m_ca->setPlaceholderText(tr("System certificates only"));
    const bool isCaLocked = m_settings.isLocked(options::timestampCaFile);
    m_chooseCa->setEnabled(!isCaLocked);
    m_noCa->setEnabled(!m_ca->text().isEmpty() && !isCaLocked);
    m_authorities->setEnabled(!m_settings.isLocked(options::timestampAuthorities));
    m_filling = false;
}

void SealSection::saveAuthorities()
{
    static const QRegularExpression between(QStringLiteral("[,;\\s]+"));
    const QStringList wanted = m_authorities->text().split(between, Qt::SkipEmptyParts);
    for (const QString& one : wanted) {
        const QUrl url(one, QUrl::StrictMode);
        const bool web =
            url.scheme() == QLatin1StringView("http") || url.scheme() == QLatin1StringView("https");
        if (url.isValid() && web && !url.host().isEmpty()) continue;
        m_authoritiesField->setError(tr("“%1” isn't a valid http or https address.").arg(one));
        return;
    }
    m_authoritiesField->setError({});
    const QStringList before = m_settings.value(options::timestampAuthorities);
    if (wanted == before) return;
    m_settings.set(options::timestampAuthorities, wanted);
    Q_EMIT messageRequested(tr("Takes effect when Inkstone restarts."),
                            [this, before] { m_settings.set(options::timestampAuthorities, before); });
}

} // namespace ink::ui

#include "moc_sealsection.cpp"
