#include "ui/pages/account/usagesection.h"

#include "app/base/clock.h"
#include "app/domain/text/startofday.h"
#include "app/workflow/session/accountsettings.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/moneywords.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/charts.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/listrow.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/layout/clearlayout.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTimeZone>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ink::ui {

using domain::UsageGroup;
using domain::UsageGrouping;

namespace {

/** Maximum number of listed rows; the exported file has all. */
constexpr qsizetype maxUsageRows = 100;
constexpr qsizetype maxBars = 12;
constexpr int barHeight = 28;
constexpr int chartFrame = 72; ///< title and margins

int countForPlural(qint64 count)
{
    return static_cast<int>(std::min<qint64>(count, 1'000'000'000));
}

} // namespace

UsageSection::UsageSection(workflow::Session& session, workflow::AccountSettings& account, Prompts& prompts,
                           const Clock& clock, QWidget* parent)
    : SettingsPart(QStringLiteral("usageSection"), parent), m_session(session), m_account(account),
      m_prompts(prompts), m_clock(clock), m_statement(session), m_hint(named("usageHint", makeParagraph())),
      m_error(new ErrorBanner(this)), m_warning(named("usageWarning", new ToneLabel(Tone::Warning, this))),
      m_choices(new QWidget(this)), m_period(new QComboBox), m_grouping(new QComboBox),
      m_periodField(new FormField(QStringLiteral("usagePeriod"), m_period)),
      m_groupingField(new FormField(QStringLiteral("usageGrouping"), m_grouping)), m_export(new QPushButton),
      m_total(named("usageTotal", makeSectionLabel(this))),
      m_chart(named("usageChart", new ChartView(ChartView::Kind::Bars, this))),
      m_none(named("usageNone", makeParagraph())), m_rows(new QVBoxLayout),
      m_more(named("usageMore", makeParagraph()))
{
    const Form form(this);
    form.setUpLabel(m_title, QT_TR_NOOP("Usage"));
    form.setUpField(m_periodField, QT_TR_NOOP("Period"));
    form.addChoices(m_period, {{QT_TR_NOOP("This month"), int(Period::ThisMonth)},
                               {QT_TR_NOOP("Last month"), int(Period::LastMonth)},
                               {QT_TR_NOOP("This year"), int(Period::ThisYear)},
                               {QT_TR_NOOP("Last year"), int(Period::LastYear)},
                               {QT_TR_NOOP("Everything"), int(Period::Everything)}});
    form.setUpField(m_groupingField, QT_TR_NOOP("Group by"));
    form.addChoices(m_grouping, {{QT_TR_NOOP("Month"), int(UsageGrouping::Month)},
                                 {QT_TR_NOOP("API key"), int(UsageGrouping::Key)},
                                 {QT_TR_NOOP("Template"), int(UsageGrouping::Template)}});
    form.setUpButton(m_export, "exportUsage", QT_TR_NOOP("Export CSV…"),
                     {.toolTip = QT_TR_NOOP("One row for each document that was sent in the period"),
                      .clicked = [this] { exportRows(); }});
    m_period->setCurrentIndex(m_period->findData(int(Period::ThisYear)));
    m_warning->setWordWrap(true);
    layOut();
    connect(m_period, &QComboBox::activated, this, &UsageSection::refresh);
    connect(m_grouping, &QComboBox::activated, this, &UsageSection::refresh);
    connect(m_error, &ErrorBanner::retryRequested, this, &UsageSection::refresh);
    connect(&m_statement, &workflow::UsageStatement::changed, this, &UsageSection::fill);
    connect(&m_account, &workflow::AccountSettings::changed, this, [this] {
        showLimit();
        if (m_awaitsAccount && !m_account.isBusy()) refresh();
    });
    onChange(this, {QEvent::PaletteChange}, [this] { fill(); }); // updates the colour of the bars
    form.translate([this] {
        fill();
        showLimit();
    });
}

void UsageSection::layOut()
{
    auto* choices = new WrapRow(m_choices);
    choices->setSpacing(space::m);
    choices->add(m_periodField, 1, Qt::AlignTop);
    choices->add(m_groupingField, 1, Qt::AlignTop);
    choices->add(m_export, 0, Qt::AlignBottom);
    m_rows->setSpacing(0);
    m_column->addWidget(m_hint);
    m_column->addWidget(m_error);
    m_column->addWidget(m_warning);
    m_column->addWidget(m_choices);
    m_column->addWidget(m_total);
    m_column->addWidget(m_none);
    m_column->addWidget(m_chart);
    m_column->addLayout(m_rows);
    m_column->addWidget(m_more);
    m_column->addStretch(1);
}

domain::UsageQuery UsageSection::query() const
{
    const auto& details = m_account.details();
    QTimeZone zone(details ? details->userSetting.timeZone.toLatin1() : QByteArray());
    if (!zone.isValid()) zone = QTimeZone::systemTimeZone();
    const QDate today = QDateTime::fromMSecsSinceEpoch(m_clock.now().time_since_epoch().count(), zone).date();
    const QDate month(today.year(), today.month(), 1);
    const QDate year(today.year(), 1, 1);
    domain::UsageQuery query;
    query.grouping = static_cast<UsageGrouping>(m_grouping->currentData().toInt());
    const auto between = [&](const QDate& from, const QDate& to) {
        query.from = domain::startOfDay(from, zone);
        query.to = domain::startOfDay(to, zone);
    };
    switch (static_cast<Period>(m_period->currentData().toInt())) {
    case Period::ThisMonth:
        between(month, month.addMonths(1));
        break;
    case Period::LastMonth:
        between(month.addMonths(-1), month);
        break;
    case Period::ThisYear:
        between(year, year.addYears(1));
        break;
    case Period::LastYear:
        between(year.addYears(-1), year);
        break;
    case Period::Everything:
        break;
    }
    return query;
}

// Index(refresh): Settings > Usage: whose time zone the months are in
void UsageSection::refresh()
{
    // Months begin in the account's time zone; in this computer's if the account can't be loaded.
    const bool wasAwaited = std::exchange(m_awaitsAccount, false);
    if (!m_account.details() && !wasAwaited) {
        if (!m_account.isBusy()) m_account.refresh();
        m_awaitsAccount = m_account.isBusy();
    }
    if (!m_awaitsAccount) m_statement.fetch(query());
}

void UsageSection::showLimit()
{
    const auto& details = m_account.details();
    const QString warning =
        details ? spendWarning(details->chargesCents, details->userSetting.spendLimitCents) : QString();
    m_warning->setText(warning);
    m_warning->setVisible(!warning.isEmpty());
}

QString UsageSection::hint() const
{
    if (m_statement.isSupported() == false)
        return tr("This service doesn't list charges. What you have spent is under Account.");
    if (m_session.isLocal())
        return tr(
            "Nobody is charged on this computer: the price of each document that you send counts towards "
            "your own spending limit.");
    return tr("Each document that you send is one charge. Drafts, templates and repeated requests are free. "
              "Deleted documents and revoked keys stay in the list.");
}

void UsageSection::fill()
{
    const auto& statement = m_statement.statement();
    const bool isSupported = m_statement.isSupported().value_or(false);
    m_error->setError(m_statement.error());
    m_hint->setText(hint());
    m_choices->setVisible(isSupported);
    const QList<UsageGroup> groups = statement ? statement->groups : QList<UsageGroup>();
    const bool hasRows = isSupported && !groups.isEmpty();
    m_total->setVisible(hasRows);
    m_chart->setVisible(hasRows && groups.size() > 1);
    m_none->setVisible(isSupported && statement && groups.isEmpty());
    m_none->setText(tr("No documents were sent in this period."));
    m_export->setEnabled(hasRows);
    clearLayout(*m_rows);
    m_more->setVisible(hasRows && groups.size() > maxUsageRows);
    if (!hasRows) return;
    m_total->setText(tr("Total: %1").arg(aboutText(statement->total)));
    m_chart->setTitle(tr("Documents sent"));
    QList<ChartPart> bars;
    const bool byMonth = statement->grouping == UsageGrouping::Month;
    const QList<UsageGroup> shown = byMonth ? groups.last(std::min(maxBars, groups.size()))
                                            : groups.first(std::min(maxBars, groups.size()));
    for (const UsageGroup& group : shown)
        bars.append({.label = nameOf(group),
                     .count = group.sum.documents,
                     .colour = tokens(palette()).accent,
                     .printColour = lightTokens().accent});
    m_chart->setParts(bars);
    m_chart->setMinimumHeight(chartFrame + barHeight * static_cast<int>(bars.size()));
    QList<UsageGroup> listed = groups;
    if (byMonth) std::reverse(listed.begin(), listed.end()); // the newest first
    for (const UsageGroup& group : listed.first(std::min(maxUsageRows, listed.size())))
        m_rows->addWidget(rowOf(group));
    m_more->setText(tr("%n more row(s) are in the exported file.", nullptr,
                       countForPlural(groups.size() - maxUsageRows)));
}

QString UsageSection::nameOf(const UsageGroup& group) const
{
    switch (m_statement.statement()->grouping) {
    case UsageGrouping::Month: {
        const QDate month = QDate::fromString(group.month + QStringLiteral("-01"), Qt::ISODate);
        return month.isValid() ? QLocale().toString(month, QStringLiteral("MMMM yyyy")) : group.month;
    }
    case UsageGrouping::Key:
        if (group.key.id == 0) return tr("Without an API key");
        return tr("%1 (…%2)", "API key").arg(isolated(group.key.name), group.key.lastFour);
    case UsageGrouping::Template:
        if (group.source.id.isNull()) return tr("Without a template");
        return group.source.title.isEmpty() ? tr("Template %1").arg(group.source.id.value())
                                            : group.source.title;
    case UsageGrouping::None:
        break;
    }
    return {};
}

QString UsageSection::aboutText(const domain::UsageSum& sum)
{
    QStringList parts{tr("%n document(s)", nullptr, countForPlural(sum.documents)), moneyText(sum.cents)};
    if (sum.repeats > 0)
        parts.append(tr("%n repeated request(s), free", nullptr, countForPlural(sum.repeats)));
    return parts.join(QStringLiteral(" · "));
}

QWidget* UsageSection::rowOf(const UsageGroup& group) const
{
    auto* row = new ListRow("usageRow");
    row->addTitle("usageName", nameOf(group));
    row->addDetails("usageAbout", aboutText(group.sum))->setTextFormat(Qt::PlainText);
    return row;
}

void UsageSection::exportRows()
{
    domain::UsageQuery wanted = query();
    wanted.grouping = UsageGrouping::None;
    const auto save = [this, wanted](const std::optional<QString>& chosen) {
        if (!chosen) return;
        const QString ending = QStringLiteral(".csv");
        const QString path = chosen->endsWith(ending, Qt::CaseInsensitive) ? *chosen : *chosen + ending;
        m_statement.exportCsv(wanted, path, this, [this, path](const Result<void>& written) {
            if (!written) return m_error->setError(written.error());
            Q_EMIT saved(tr("Charges exported."), path);
        });
    };
    m_prompts.saveFile(this,
                       {QStringLiteral("exportUsage"), tr("Export charges"),
                        tr("Charges", "file name") + QStringLiteral(".csv"), tr("CSV (*.csv)")},
                       save);
}

} // namespace ink::ui

#include "moc_usagesection.cpp"
