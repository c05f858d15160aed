#include "ui/pages/editor/workspace/editorworkspace.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/settings/settings.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/editor/blocks/blockpanel.h"
#include "ui/pages/editor/blocks/fieldpanel.h"
#include "ui/pages/editor/fields/fieldlist.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/pages/editor/findings/editorfindingspanel.h"
#include "ui/pages/editor/pages/pageactions.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/suggestions/suggestionpanel.h"
#include "ui/pages/editor/suggestions/tagsuggestions.h"
#include "ui/pages/editor/tagpanel/editortagpanel.h"
#include "ui/pages/editor/tagpanel/morefields.h"
#include "ui/pages/editor/workspace/editorarrangebar.h"
#include "ui/pages/editor/workspace/editorbar.h"
#include "ui/pages/editor/workspace/editormenus.h"
#include "ui/pages/editor/workspace/editorpalette.h"
#include "ui/pages/editor/workspace/editorpanels.h"
#include "ui/pages/editor/workspace/editorside.h"
#include "ui/pages/editor/workspace/editortagactions.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int propertiesWidth = 240; ///< px

/** A rule of the theme's line colour. */
class Rule final : public QFrame
{
public:
    Rule(Shape shape, QWidget* parent) : QFrame(parent)
    {
        setFrameShape(shape);
        setFrameShadow(Plain);
        setLineWidth(1);
        setForegroundRole(QPalette::Mid);
    }
};

} // namespace

EditorWorkspace::EditorWorkspace(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("editorWorkspace"));
    m_view = new PageView(this);
    m_thumbnails = new ThumbnailList(m_view->pageCache(), this);
    m_tagActions = new EditorTagActions(*m_view, this);
    m_pageActions = new PageActions(*m_thumbnails, *m_view, this);
    m_suggestions = new TagSuggestions(this);
    m_side = new EditorSide(*m_view, *m_suggestions, this);
    m_panel = new EditorTagPanel(this);
    m_arrange = new EditorArrangeBar(*m_view, this);
    auto* middle = new QWidget(this);
    auto* pages = new QVBoxLayout(middle);
    pages->setContentsMargins(0, 0, 0, 0);
    pages->setSpacing(0);
    pages->addWidget(m_arrange);
    pages->addWidget(m_view, 1);
    m_panels =
        new EditorPanels(m_thumbnails, m_side, middle, new SideScroll(m_panel, propertiesWidth, this), this);
    m_panels->addInner(m_side->lowerParts());
    m_arrange->addPanelButtons(m_panels->toolsToggle(), m_panels->propertiesToggle());
    m_bar = new EditorBar(*m_view, this);
    m_findings = &m_bar->findings();
    setTabOrder(m_side->fields().list(), m_view); // pages after the palette, properties after the pages
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_panels, 1);
    all->addWidget(new Rule(QFrame::HLine, this));
    m_findingsPanel = new EditorFindingsPanel(*m_findings, this);
    all->addWidget(m_findingsPanel);
    all->addWidget(m_bar);
    m_menus = new EditorMenus({*m_view, *m_thumbnails, m_side->fields(), m_side->blocks(), *m_arrange,
                               *m_tagActions, *m_pageActions},
                              *this);
    connectParts();
    connectSuggestions();
    connectPicking();
    makeCommands();
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

EditorWorkspace::~EditorWorkspace() = default;

EditorRecipients& EditorWorkspace::recipients()
{
    return m_side->recipients();
}

void EditorWorkspace::retranslate()
{
    m_side->retranslate();
    m_bar->retranslate();
    nameCommands();
    showPage(m_view->currentPage());
}

void EditorWorkspace::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = target;
    m_menus->setTarget(target, stack);
    m_view->setDraft(target, stack);
    m_view->setShowValues(target == nullptr);
    recipients().setTarget(target, stack);
    m_side->fields().setTarget(target, stack);
    m_panel->setTarget(target, stack);
    m_thumbnails->setEditing(target != nullptr);
    m_pageActions->setEditing(target != nullptr);
    m_suggestions->setTarget(target, stack);
    m_side->setEditing(target != nullptr);
    m_findings->setVisible(target != nullptr);
    m_findingsPanel->setTarget(target, stack);
    m_arrange->setEditing(target != nullptr);
    m_tagActions->setTarget(target, stack);
}

void EditorWorkspace::setCustomFields(const domain::CustomFields& fields)
{
    m_side->customFields().setFields(fields);
    m_panel->setCustomFields(fields);
}

void EditorWorkspace::setDocument(const domain::Document& document)
{
    m_view->setDocument(document);
    m_suggestions->setDocument(document);
    m_thumbnails->setDocument(document);
    recipients().setDocument(document);
    m_panel->setDocument(document);
    m_side->fields().setDocument(document);
    m_side->updateHeights();
    if (m_target) m_findings->setDocument(document);
    showPage(m_view->currentPage());
}

void EditorWorkspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_findingsPanel->fitTo(height());
}

void EditorWorkspace::setSettings(settings::Settings& settings, Prompts& prompts)
{
    m_side->blocks().setSettings(settings, prompts);
    m_side->setSettings(settings);
    m_pageActions->setPrompts(prompts);
    m_arrange->setSettings(settings);
    m_panel->setSettings(settings);
    m_panels->setSettings(settings);
    m_bar->setSettings(settings);
}

void EditorWorkspace::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    m_view->setFileBytes(file, bytes);
    m_findings->setFileBytes(file, bytes);
    m_suggestions->setFileBytes(file, bytes);
}

void EditorWorkspace::showPage(int page)
{
    m_bar->pageNumber().refresh();
    m_thumbnails->setCurrentPage(page);
    m_side->suggestionPanel().setPage(page);
}

void EditorWorkspace::fillArrangeMenu(QMenu& menu)
{
    m_menus->fillArrangeMenu(menu);
}

void EditorWorkspace::fillPageMenu(QMenu& menu)
{
    m_menus->fillPageMenu(menu);
}

void EditorWorkspace::showPages(const QList<int>& pages)
{
    if (pages.isEmpty()) return;
    m_view->goToPage(pages.first());
    m_thumbnails->selectPages(pages);
}

bool EditorWorkspace::hasPageListFocus() const
{
    return m_target && m_thumbnails->hasFocus();
}

void EditorWorkspace::connectParts()
{
    EditorRecipients* people = &recipients();
    EditorPalette* palette = &m_side->palette();
    connect(m_view, &PageView::currentPageChanged, this, &EditorWorkspace::showPage);
    connect(&m_view->selection(), &TagSelection::changed, this,
            [this] { m_panel->setSelection(m_view->selection().ids()); });
    connect(&m_view->editor(), &TagEditor::tagsRemoved, this, [this](int count) {
        if (count > 1) Q_EMIT removed(tr("%n field(s) deleted.", nullptr, count));
    });
    connect(people, &EditorRecipients::removed, this, [this](const QString& who, int tags) {
        if (tags > 0) Q_EMIT removed(tr("“%1” and %n field(s) removed.", nullptr, tags).arg(isolated(who)));
    });
    connect(people, &EditorRecipients::replaced, this,
            [this](const QString& who, const QString& heir, int tags) {
                Q_EMIT removed(tr("“%1” removed. %n field(s) assigned to “%2”.", nullptr, tags)
                                   .arg(isolated(who), isolated(heir)));
            });
    connect(&m_view->editor(), &TagEditor::nothingPasted, this,
            [this] { Q_EMIT messageRequested(tr("The clipboard has no fields and no names for fields.")); });
    connect(m_pageActions, &PageActions::messageRequested, this, &EditorWorkspace::messageRequested);
    connect(&m_view->selection(), &TagSelection::activated, this, [this] {
        m_panels->showProperties();
        if (auto* name = m_panel->findChild<QWidget*>(QStringLiteral("tagName")); name && name->isEnabled())
            name->setFocus(Qt::OtherFocusReason);
    });
    connect(m_thumbnails, &ThumbnailList::pageChosen, m_view, &PageView::goToPage);
    connect(m_thumbnails, &ThumbnailList::filesDropped, this, &EditorWorkspace::filesDropped);
    connect(people, &EditorRecipients::activeIndexChanged, this, [this](int index) {
        m_view->editor().setActiveInvitation(index);
        m_side->palette().setInvitation(index);
    });
    connect(palette, &EditorPalette::placeRequested, &m_view->editor(), &TagEditor::placeTagInView);
    connect(palette, &EditorPalette::gridRequested, m_arrange, &EditorArrangeBar::askGrid);
    connect(palette, &EditorPalette::armRequested, &m_view->modes(), &EditorModes::arm);
    connect(palette, &EditorPalette::disarmRequested, &m_view->modes(), &EditorModes::disarm);
    connect(&m_view->modes(), &EditorModes::armedChanged, palette, [this] {
        m_side->palette().setArmed(m_view->modes().armedType(), m_view->modes().isArmedRepeatedly());
    });
    connect(m_menus, &EditorMenus::addFilesRequested, this, &EditorWorkspace::addFilesRequested);
    connect(m_menus, &EditorMenus::renameRequested, this, &EditorWorkspace::renameTag);
    connect(m_menus, &EditorMenus::removeFileRequested, this, &EditorWorkspace::removeFileRequested);
    connect(m_menus, &EditorMenus::replaceFileRequested, this, &EditorWorkspace::replaceFileRequested);
    connect(m_panel, &EditorTagPanel::removeRequested, &m_view->editor(), &TagEditor::removeSelected);
    connect(m_panel, &EditorTagPanel::duplicateRequested, m_view,
            [this] { m_view->copyActions().duplicateSelected(); });
    connect(m_panel, &EditorTagPanel::unlockRequested, m_view,
            [this] { m_view->editor().setSelectionLocked(false); });
    connect(m_findings, &EditorFindings::chosen, this, &EditorWorkspace::goToFinding);
    for (const bool forward : {true, false}) {
        auto* area = new QShortcut(displayKey(forward ? FixedKey::NextArea : FixedKey::PreviousArea), this);
        area->setContext(Qt::WidgetWithChildrenShortcut);
        connect(area, &QShortcut::activated, this, [this, forward] { goToArea(forward); });
    }
    auto* goTo = new QShortcut(displayKey(FixedKey::GoToPage), this);
    goTo->setContext(Qt::WidgetWithChildrenShortcut);
    connect(goTo, &QShortcut::activated, &m_bar->pageNumber(), &PageNumber::edit);
}

void EditorWorkspace::goToArea(bool forward)
{
    QWidgetList areas;
    for (QWidget* area : std::initializer_list<QWidget*>{m_thumbnails, &m_side->palette(), &m_side->fields(),
                                                         m_view, m_panel, m_findings})
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
        if (stop == &m_side->fields()) stop = m_side->fields().list();
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

QList<QAction*> EditorWorkspace::panelToggleActions() const
{
    return m_panels->toggleActions();
}

QList<QAction*> EditorWorkspace::commands() const
{
    return m_commands + m_pageActions->commands() + m_arrange->commands() + m_panels->toggleActions();
}

void EditorWorkspace::makeCommands()
{
    const auto add = [this](const char* name, Icon sign, auto act) {
        auto* action = new QAction(icon(sign), QString(), this);
        action->setObjectName(QLatin1String(name));
        connect(action, &QAction::triggered, this, act);
        m_commands.append(action);
    };
    add("suggestCommand", Icon::Suggest, [this] { m_suggestions->search(); });
    add("issuesCommand", Icon::Warning, [this] { m_findings->openList(); });
    add("addRecipientCommand", Icon::PersonAdd, [this] { recipients().addRecipient(); });
    add("saveBlockCommand", Icon::Stamp, [this] { m_side->blocks().saveSelection(); });
    add("addFilesCommand", Icon::Add, [this] { Q_EMIT addFilesRequested(); });
    add("renameTagCommand", Icon::Edit, [this] { renameTag(); });
    m_commands.last()->setShortcut(displayKey(FixedKey::Rename));
    m_commands.last()->setShortcutContext(Qt::WidgetShortcut); // lists rename their own rows
    m_view->addAction(m_commands.last());
    for (const domain::TagType type : EditorPalette::types())
        add(qPrintable(QStringLiteral("placeCommand%1").arg(static_cast<int>(type))), tagIcon(type),
            [this, type] { m_view->editor().placeTagInView(type); });
    // Shortcuts work while the focus is inside; the arranging bar has set up its own.
    for (QAction* action : m_commands + m_pageActions->commands() + m_panels->toggleActions()) {
        if (action->shortcutContext() == Qt::WidgetShortcut) continue;
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
    }
}

void EditorWorkspace::renameTag()
{
    const QList<domain::TagId> selected = m_view->selection().ids();
    if (selected.size() == 1 && !m_side->fields().renameCurrent())
        m_view->selection().activate(selected.first());
}

void EditorWorkspace::retranslateCommands()
{
    m_arrange->retranslate();
}

void EditorWorkspace::nameCommands()
{
    QStringList words{tr("Suggest fields"), tr("Show issues"), tr("Add recipient"),
                      tr("Save as block…"), tr("Add files…"),  tr("Rename field")};
    for (const domain::TagType type : EditorPalette::types())
        words.append(tr("Place: %1", "a type of tag").arg(tagTypeText(type)));
    for (qsizetype i = 0; i < m_commands.size(); ++i)
        m_commands.at(i)->setText(words.at(i));
    m_pageActions->retranslate();
}

void EditorWorkspace::connectSuggestions()
{
    connect(&m_side->suggestButton(), &QToolButton::clicked, m_suggestions, &TagSuggestions::search);
    connect(m_suggestions, &TagSuggestions::changed, m_view,
            [this] { m_view->proposals().setTags(m_suggestions->displayedTags()); });
    connect(&m_view->editor(), &TagEditor::tagPlaced, m_suggestions, &TagSuggestions::offerSimilar);
    connect(&m_view->editor(), &TagEditor::tagsRemoved, m_suggestions, &TagSuggestions::rejectUncovered);
    connect(m_suggestions, &TagSuggestions::accepted, &m_view->selection(), &TagSelection::select);
    connect(&m_side->suggestionPanel(), &SuggestionPanel::currentChanged, &m_view->proposals(),
            &TagProposals::highlight);
    connect(&m_view->proposals(), &TagProposals::activated, m_suggestions,
            [this](domain::TagId id) { m_suggestions->accept({id}); });
}

void EditorWorkspace::connectPicking()
{
    const auto pick = [this](const QString& hint) {
        m_arrange->setPickHint(hint);
        m_view->modes().setPickMode(true);
        m_view->setFocus(Qt::OtherFocusReason);
    };
    connect(m_panel, &EditorTagPanel::pickRequested, m_view, pick);
    connect(&m_view->modes(), &EditorModes::tagPicked, m_panel, [this](domain::TagId id) {
        const domain::Tag* tag = m_view->tags().find(id);
        if (tag && m_panel->applyPickedTag(domain::Tag(*tag))) m_view->modes().setPickMode(true);
    });
}

void EditorWorkspace::goToFinding(const domain::Finding& finding)
{
    const domain::Document& document = m_view->document();
    if (finding.tagIndex >= 0 && finding.tagIndex < document.tags.size()) {
        m_view->goToTag(document.tags.at(finding.tagIndex).id);
        m_view->setFocus(Qt::OtherFocusReason);
        m_panels->showProperties();
        m_panel->reveal(finding.field);
        return;
    }
    using Kind = domain::Finding::Kind;
    if (finding.invitationIndex >= 0) {
        const int index = static_cast<int>(finding.invitationIndex) + 1;
        recipients().setActiveIndex(index);
        if (finding.kind == Kind::SignerWithoutSignature) {
            m_side->palette().setCurrentRow(0);
            m_side->palette().setFocus(Qt::OtherFocusReason);
        } else {
            recipients().edit(index, finding.field.section(QLatin1Char('.'), -1));
        }
        return;
    }
    if (finding.kind == Kind::NoTitle) Q_EMIT titleRequested();
    if (finding.kind == Kind::NoFile) Q_EMIT addFilesRequested();
    if (finding.kind == Kind::NoSigner) recipients().addRecipient();
}

} // namespace ink::ui

#include "moc_editorworkspace.cpp"
