// When DocumentsPage asks again by itself, and what it says while nothing answers.
#include "app/workflow/session/refreshpace.h"
#include "app/workflow/session/session.h"
#include "ui/models/words.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/documenttable.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/errortext.h"

#include <algorithm>

namespace ink::ui {

namespace {
constexpr qint64 ownActCounts = 15'000; // ms after which a person's act is no news any more
} // namespace

void DocumentsPage::acted()
{
    m_ownAct.start();
    keepPace();
}

void DocumentsPage::keepPace()
{
    workflow::PaceFacts facts;
    facts.visible = isVisible();
    facts.active = window()->isActiveWindow();
    facts.ownAct = m_ownAct.isValid() && m_ownAct.elapsed() < ownActCounts;
    facts.failures = m_failures;
    facts.moving = m_details.isDelivering();
    const auto& rows = m_catalog.rows();
    for (const auto& one : rows.knownIn(m_table->firstVisibleRow(), m_table->lastVisibleRow()))
        facts.moving = facts.moving || rows.at(one.first)->status == domain::SigningStatus::InProgress;
    m_pace.start(workflow::paceOf(facts));
}

void DocumentsPage::tick()
{
    if (m_session.client() && !m_catalog.isBusy()) {
        m_catalog.refresh();
        if (isVisible()) m_details.refresh();
        Q_EMIT ticked();
    }
    keepPace();
}

void DocumentsPage::updateOffline()
{
    const auto& error = m_catalog.error();
    const auto since = m_catalog.keptSince();
    if (!error || !since || !isLineFault(error->code)) {
        m_offline->hide();
        m_error->setError(error);
        return;
    }
    m_error->setError(std::nullopt);
    m_offline->showText(tr("The service can't be reached."),
                        tr("Showing the documents as of %1.").arg(exactTime(*since)));
    m_offline->setAction(tr("Try again"));
    m_offline->show();
}

} // namespace ink::ui
