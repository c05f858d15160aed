#include "ui/shell/window/startnotices.h"

#include "app/settings/settings.h"
#include "app/updates/updatecheck.h"
#include "ui/models/isolated.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QLocale>
#include <QVBoxLayout>

#include <utility>

namespace ink::ui {

namespace options = settings::options;

StartNotices::StartNotices(settings::Settings& settings, bool hasCrashed, updates::UpdateCheck* updates,
                           QWidget* parent)
    : QWidget(parent), m_updates(updates), m_hasCrashed(hasCrashed), m_news(new Banner(Tone::Info, this)),
      m_crash(new Banner(Tone::Warning, this)), m_release(new Banner(Tone::Info, this)),
      m_run(new Banner(Tone::Warning, this))
{
    const QString current = QStringLiteral(INKSTONE_VERSION);
    const QString last = settings.value(options::lastVersion);
    // Settings with accounts but without a stored version are from an older version.
    const bool isFirst = last.isEmpty() && settings.value(options::profiles).isEmpty();
    m_isUpdated = !isFirst && last != current;
    settings.set(options::lastVersion, current);
    m_news->setObjectName(QStringLiteral("newsBanner"));
    m_crash->setObjectName(QStringLiteral("crashBanner"));
    m_release->setObjectName(QStringLiteral("releaseBanner"));
    m_run->setObjectName(QStringLiteral("unfinishedRunBanner"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    for (Banner* banner : {m_crash, m_run, m_news, m_release}) {
        banner->setClosable(true);
        column->addWidget(banner);
    }
    connect(m_news, &Banner::closed, this, [this] { m_isUpdated = false; });
    connect(m_crash, &Banner::closed, this, [this] { m_hasCrashed = false; });
    connect(m_news, &Banner::actionTriggered, this, [this] {
        m_isUpdated = false;
        m_news->hide();
        Q_EMIT whatsNewRequested();
    });
    connect(m_run, &Banner::closed, this, [this] { showUnfinishedRun({}); });
    connect(m_run, &Banner::actionTriggered, this, [this] {
        const QString id = m_runId;
        showUnfinishedRun({});
        Q_EMIT bulkRunRequested(id);
    });
    connect(m_crash, &Banner::actionTriggered, this, &StartNotices::crashReportRequested);
    if (m_updates) {
        connect(m_updates, &updates::UpdateCheck::availableChanged, this, &StartNotices::showRelease);
        connect(m_release, &Banner::closed, m_updates, &updates::UpdateCheck::dismiss);
        connect(m_release, &Banner::actionTriggered, this, [this] {
            if (const auto release = m_updates->availableRelease())
                Q_EMIT downloadPageRequested(release->page);
        });
    }
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void StartNotices::retranslate()
{
    if (m_isUpdated) {
        m_news->showText(tr("Inkstone was updated to version %1.").arg(QStringLiteral(INKSTONE_VERSION)));
        m_news->setAction(tr("What's new"));
    }
    if (m_hasCrashed) {
        m_crash->showText(tr("Inkstone closed unexpectedly last time."),
                          tr("Your drafts are saved. The report stays on this computer."));
        m_crash->setAction(tr("Show report"));
    }
    showRelease();
    showRun();
}

void StartNotices::showUnfinishedRun(const QString& id, const QString& title, int sent, int total)
{
    m_runId = id;
    m_runTitle = title;
    m_runSent = sent;
    m_runTotal = total;
    showRun();
}

void StartNotices::setRunListed(bool isListed)
{
    if (std::exchange(m_isRunListed, isListed) != isListed) showRun();
}

void StartNotices::showRun()
{
    if (m_runId.isEmpty() || m_isRunListed) return m_run->hide();
    const QLocale locale;
    m_run->showText(
        tr("The bulk run “%1” isn't finished.").arg(isolated(m_runTitle)),
        tr("%1 of %2 documents were sent.").arg(locale.toString(m_runSent), locale.toString(m_runTotal)));
    m_run->setAction(tr("Open bulk run"));
}

void StartNotices::showRelease()
{
    const auto release = m_updates ? m_updates->availableRelease() : std::nullopt;
    if (!release) return m_release->hide();
    m_release->showText(tr("Inkstone %1 is available.").arg(release->version),
                        release->notesIn(QLocale().name()));
    m_release->setAction(tr("Open download page"));
}

} // namespace ink::ui

#include "moc_startnotices.cpp"
