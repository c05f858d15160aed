// How the parts of the editor follow each other.
#include "ui/pages/editor/blockpanel.h"
#include "ui/pages/editor/editorarrange.h"
#include "ui/pages/editor/editorfindings.h"
#include "ui/pages/editor/editorpalette.h"
#include "ui/pages/editor/editorpanels.h"
#include "ui/pages/editor/editorrecipients.h"
#include "ui/pages/editor/editortagpanel.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/pages/editor/fieldlist.h"
#include "ui/pages/editor/pageacts.h"
#include "ui/pages/editor/suggestionpanel.h"
#include "ui/pages/editor/tagsuggestions.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/thumbnaillist.h"

#include <QAction>
#include <QApplication>
#include <QShortcut>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

namespace ink::ui {

void EditorWorkspace::connectParts()
{
    connect(m_view, &PageView::currentPageChanged, this, &EditorWorkspace::showPage);
    connect(m_view, &PageView::zoomChanged, this, &EditorWorkspace::showZoom);
    connect(m_view, &PageView::contextMenuRequested, this, &EditorWorkspace::openContextMenu);
    connect(&m_view->selection(), &TagSelection::changed, this,
            [this] { m_panel->setSelection(m_view->selection().tags()); });
    connect(&m_view->editing(), &TagEditing::tagsRemoved, this, [this](int count) {
        if (count > 1) Q_EMIT removed(tr("%n tag(s) deleted.", nullptr, count));
    });
    connect(m_recipients, &EditorRecipients::removed, this, [this](const QString& who, int tags) {
        if (tags > 0) Q_EMIT removed(tr("“%1” removed, with %n tag(s).", nullptr, tags).arg(who));
    });
    connect(&m_view->selection(), &TagSelection::activated, this, [this] {
        if (auto* name = m_panel->findChild<QWidget*>(QStringLiteral("tagName")); name && name->isEnabled())
            name->setFocus(Qt::OtherFocusReason);
    });
    m_thumbnails->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_thumbnails, &QWidget::customContextMenuRequested, this, &EditorWorkspace::openPageMenu);
    connect(m_thumbnails, &ThumbnailList::pageChosen, m_view, &PageView::goToPage);
    connect(m_thumbnails, &ThumbnailList::fileMoveWanted, this, &EditorWorkspace::moveFile);
    connect(m_thumbnails, &ThumbnailList::filesDropped, this, &EditorWorkspace::filesDropped);
    connect(m_recipients, &EditorRecipients::activeChanged, this, [this](int index) {
        m_view->editing().setActiveInvitation(index);
        m_palette->setInvitation(index);
    });
    connect(m_palette, &EditorPalette::placeRequested, &m_view->editing(), &TagEditing::placeInView);
    connect(m_palette, &EditorPalette::gridRequested, m_arrange, &EditorArrange::askGrid);
    connect(m_palette, &EditorPalette::armRequested, &m_view->modes(), &EditorModes::arm);
    connect(m_palette, &EditorPalette::disarmRequested, &m_view->modes(), &EditorModes::disarm);
    connect(&m_view->modes(), &EditorModes::armedChanged, m_palette, [this] {
        m_palette->setArmed(m_view->modes().armedType(), m_view->modes().isArmedRepeatedly());
    });
    connect(m_fields, &FieldList::menuWanted, this, &EditorWorkspace::openContextMenu);
    connect(m_panel, &EditorTagPanel::removeRequested, &m_view->editing(), &TagEditing::removeSelected);
    connect(m_panel, &EditorTagPanel::duplicateRequested, m_view,
            [this] { m_view->copying().duplicateSelected(); });
    connect(m_findings, &EditorFindings::chosen, this, &EditorWorkspace::follow);
    connect(m_zoomIn, &QToolButton::clicked, m_view, &PageView::zoomIn);
    connect(m_zoomOut, &QToolButton::clicked, m_view, &PageView::zoomOut);
    connect(m_zoomValue, &QToolButton::clicked, this, [this] { m_view->setZoomFactor(1); });
    connect(m_fitWidth, &QToolButton::clicked, this,
            [this] { m_view->setZoomMode(PageView::ZoomMode::FitWidth); });
    connect(m_fitPage, &QToolButton::clicked, this,
            [this] { m_view->setZoomMode(PageView::ZoomMode::FitPage); });
    connect(m_singlePage, &QToolButton::toggled, this, [this](bool single) {
        m_view->setPageMode(single ? PageView::PageMode::SinglePage : PageView::PageMode::Continuous);
    });
    for (const bool forward : {true, false}) {
        auto* area = new QShortcut(QKeySequence(forward ? Qt::Key_F6 : Qt::SHIFT | Qt::Key_F6), this);
        area->setContext(Qt::WidgetWithChildrenShortcut);
        connect(area, &QShortcut::activated, this, [this, forward] { goToArea(forward); });
    }
    auto* goTo = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_G), this);
    goTo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(goTo, &QShortcut::activated, m_pageNumber, &PageNumber::edit);
}

void EditorWorkspace::goToArea(bool forward)
{
    QWidgetList areas;
    for (QWidget* area :
         std::initializer_list<QWidget*>{m_thumbnails, m_palette, m_fields, m_view, m_panel, m_findings})
        if (area->isVisible()) areas.append(area);
    const auto hasFocus = [](const QWidget* area) {
        const QWidget* focus = QApplication::focusWidget();
        return focus && (area == focus || area->isAncestorOf(focus));
    };
    const auto here = std::find_if(areas.begin(), areas.end(), hasFocus);
    qsizetype at = here == areas.end() ? (forward ? -1 : 0) : here - areas.begin();
    for (qsizetype tries = 0; tries < areas.size(); ++tries) {
        at = (at + (forward ? 1 : areas.size() - 1)) % areas.size();
        QWidget* stop = areas.at(at);
        if (stop == m_fields) stop = m_fields->list();
        for (QWidget* next = stop; stop == m_panel && next; next = next->nextInFocusChain())
            if (m_panel->isAncestorOf(next) && next->isVisible() && next->isEnabled() &&
                (next->focusPolicy() & Qt::TabFocus) != 0) {
                stop = next;
                break;
            } else if (next->nextInFocusChain() == m_panel) {
                break;
            }
        if (stop == m_panel) continue; // nothing is selected
        stop->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
        return;
    }
}

QList<QAction*> EditorWorkspace::panelToggles() const
{
    return m_panels->toggles();
}

QList<QAction*> EditorWorkspace::commands() const
{
    return m_commands + m_pageActs->commands() + m_arrange->commands() + m_panels->toggles();
}

void EditorWorkspace::makeCommands()
{
    const auto add = [this](const char* name, Icon sign, auto act) {
        auto* action = new QAction(icon(sign), QString(), this);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, act);
        m_commands.append(action);
    };
    add("suggestCommand", Icon::Search, [this] { m_suggestions->search(); });
    add("issuesCommand", Icon::Warning, [this] { m_findings->openList(); });
    add("addRecipientCommand", Icon::PersonAdd, [this] { m_recipients->addRecipient(); });
    add("saveBlockCommand", Icon::Stamp, [this] { m_blocks->keepSelection(); });
}

void EditorWorkspace::nameCommands()
{
    const QString words[] = {tr("Suggest tags"), tr("Show issues"), tr("Add recipient"),
                             tr("Save as block…")};
    for (qsizetype i = 0; i < m_commands.size(); ++i)
        m_commands.at(i)->setText(words[i]);
    m_pageActs->retranslate();
}

void EditorWorkspace::connectProposals()
{
    m_suggest->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_suggest, &QToolButton::clicked, m_suggestions, &TagSuggestions::search);
    connect(m_suggestions, &TagSuggestions::changed, m_view,
            [this] { m_view->proposals().setTags(m_suggestions->open()); });
    connect(m_suggestions, &TagSuggestions::accepted, &m_view->selection(), &TagSelection::select);
    connect(m_suggestionPanel, &SuggestionPanel::currentChanged, &m_view->proposals(), &TagProposals::show);
    connect(m_panel, &EditorTagPanel::pickRequested, m_view, [this] {
        m_view->modes().setPicking(true);
        m_view->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_view->modes(), &EditorModes::tagPicked, m_panel, [this](domain::TagId id) {
        if (const domain::Tag* tag = m_view->tags().find(id)) m_panel->takePicked(domain::Tag(*tag));
    });
    connect(&m_view->proposals(), &TagProposals::activated, m_suggestions,
            [this](domain::TagId id) { m_suggestions->accept({id}); });
}

void EditorWorkspace::follow(const domain::Finding& finding)
{
    const domain::Document& document = m_view->document();
    if (finding.tagIndex >= 0 && finding.tagIndex < document.tags.size()) {
        m_view->goToTag(document.tags.at(finding.tagIndex).id);
        m_view->setFocus(Qt::OtherFocusReason);
        m_panel->reveal(finding.field);
        return;
    }
    using Kind = domain::Finding::Kind;
    if (finding.invitationIndex >= 0) {
        const int index = static_cast<int>(finding.invitationIndex) + 1;
        m_recipients->setActive(index);
        if (finding.kind == Kind::SignerWithoutSignature) {
            m_palette->setCurrentRow(0);
            m_palette->setFocus(Qt::OtherFocusReason);
        } else {
            m_recipients->edit(index, finding.field.section(QLatin1Char('.'), -1));
        }
        return;
    }
    if (finding.kind == Kind::NoTitle) Q_EMIT titleWanted();
    if (finding.kind == Kind::NoFile) Q_EMIT addFilesWanted();
    if (finding.kind == Kind::NoSigner) m_recipients->addRecipient();
}

} // namespace ink::ui
