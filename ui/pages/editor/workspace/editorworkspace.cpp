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

constexpr int editorSideWidth = 240; ///< fits a recipient in most languages
constexpr int panelWidth = 240;
constexpr int minRecipients =
    112;                         ///< height of the part below the palette; in low windows the palette scrolls
constexpr int minOpenCard = 152; ///< the same while a recipient's card is open
constexpr int paletteRows = 3;   ///< the minimum, unless the part below needs the room
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

QToolButton* barButton(QWidget* parent, Icon which, const char* name)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setIcon(icon(which));
    button->setIconSize(QSize(18, 18));
    return button;
}

/** A scroll area that is as wide as its content needs, from its minimum width up to a limit. */
class SideArea final : public QScrollArea
{
public:
    SideArea(int width, QWidget* parent) : QScrollArea(parent), m_width(width)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        constexpr int maximum = 72; // more would be taken from the pages
        const int needs =
            widget() ? widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() : 0;
        return {std::clamp(needs, m_width, m_width + maximum), QScrollArea::sizeHint().height()};
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {sizeHint().width(), QScrollArea::minimumSizeHint().height()};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest) updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }

private:
    int m_width;
};

QScrollArea* scrolled(QWidget* content, int width, QWidget* parent)
{
    auto* area = new SideArea(width, parent);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setWidget(content);
    area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

} // namespace

EditorWorkspace::EditorWorkspace(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("editorWorkspace"));
    m_view = new PageView(this);
    m_thumbnails = new ThumbnailList(m_view->pageCache(), this);
    m_tagActions = new EditorTagActions(*m_view, this);
    m_pageActions = new PageActions(*m_thumbnails, *m_view, this);
    QWidget* side = makeSide();
    m_panel = new EditorTagPanel(this);
    m_arrange = new EditorArrangeBar(*m_view, this);
    auto* middle = new QWidget(this);
    auto* pages = new QVBoxLayout(middle);
    pages->setContentsMargins(0, 0, 0, 0);
    pages->setSpacing(0);
    pages->addWidget(m_arrange);
    pages->addWidget(m_view, 1);
    m_panels = new EditorPanels(m_thumbnails, side, middle, scrolled(m_panel, panelWidth, this), this);
    m_panels->addInner(*m_tools);
    m_panels->installEventFilter(this);
    m_tools->installEventFilter(this);
    m_bar = new EditorBar(*m_view, this);
    m_findings = &m_bar->findings();
    setTabOrder(m_fields->list(), m_view); // pages after the palette, properties after the pages
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_panels, 1);
    all->addWidget(new Rule(QFrame::HLine, this));
    m_findingsPanel = new EditorFindingsPanel(*m_findings, this);
    all->addWidget(m_findingsPanel);
    all->addWidget(m_bar);
    m_menus = new EditorMenus(
        {*m_view, *m_thumbnails, *m_fields, *m_blocks, *m_arrange, *m_tagActions, *m_pageActions}, *this);
    connectParts();
    connectSuggestions();
    makeCommands();
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

EditorWorkspace::~EditorWorkspace() = default;

QWidget* EditorWorkspace::makeSide()
{
    // The palette is at the top, so that nothing that expands can move it.
    auto* side = new QWidget(this);
    side->setMinimumHeight(1); // its parts follow the window's height (showFields), not the other way round
    m_paletteTitle = makeSectionLabel(side);
    m_suggest = barButton(side, Icon::Suggest, "suggestTags");
    m_palette = new EditorPalette(side);
    m_palette->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum); // in a low window, it scrolls
    auto* people = new QWidget(side);
    m_recipients = new EditorRecipients(people);
    m_suggestions = new TagSuggestions(this);
    m_blocks = new BlockPanel(*m_view, people);
    m_customFields = new FieldPanel(*m_view, people);
    m_suggestionPanel = new SuggestionPanel(*m_suggestions, people);
    auto* list = new QVBoxLayout(people);
    setDirectionalMargins(*people, *list, {0, 0, space::xs, space::s});
    list->setSpacing(space::s);
    list->addWidget(m_suggestionPanel);
    list->addWidget(m_recipients);
    list->addWidget(m_customFields);
    list->addWidget(m_blocks);
    list->addStretch(1);
    m_tools = new QSplitter(Qt::Vertical, side);
    m_tools->setChildrenCollapsible(false);
    m_tools->setHandleWidth(9);
    // the palette's height has precedence
    m_tools->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_tools->setMinimumHeight(minRecipients);
    QScrollArea* scrolls = scrolled(people, editorSideWidth, m_tools);
    scrolls->setMinimumHeight(64);
    m_tools->addWidget(scrolls);
    m_fields = new FieldList(*m_view, m_tools);
    m_tools->addWidget(m_fields);
    m_tools->setStretchFactor(0, 1);
    m_tools->setStretchFactor(1, 1);
    m_tools->setSizes({300, 200}); // ratio of the heights
    auto* column = new QVBoxLayout(side);
    setDirectionalMargins(*side, *column, {space::m, space::m, space::s, space::s});
    column->setSpacing(space::s);
    auto* paletteHead = new QHBoxLayout;
    paletteHead->addWidget(m_paletteTitle, 1);
    paletteHead->addWidget(m_suggest);
    column->addLayout(paletteHead);
    column->addWidget(m_palette);
    m_moreFields = new MoreFields(*m_view, side);
    column->addWidget(m_moreFields);
    column->addWidget(m_tools, 1);
    return side;
}

void EditorWorkspace::retranslate()
{
    m_paletteTitle->setText(tr("Fields"));
    m_suggest->setText(tr("Suggest"));
    m_suggest->setToolTip(tr("Suggests fields for lines, boxes and labels on the pages"));
    m_suggest->setAccessibleName(m_suggest->toolTip());
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
    m_recipients->setTarget(target, stack);
    m_fields->setTarget(target, stack);
    m_panel->setTarget(target, stack);
    m_palette->setVisible(target != nullptr);
    m_paletteTitle->setVisible(target != nullptr);
    m_suggest->setVisible(target != nullptr);
    m_thumbnails->setEditing(target != nullptr);
    m_pageActions->setEditing(target != nullptr);
    m_suggestions->setTarget(target, stack);
    m_blocks->setEditing(target != nullptr);
    m_customFields->setEditing(target != nullptr);
    m_findings->setVisible(target != nullptr);
    m_findingsPanel->setTarget(target, stack);
    m_arrange->setEditing(target != nullptr);
    m_tagActions->setTarget(target, stack);
    showFields();
}

void EditorWorkspace::setCustomFields(const domain::CustomFields& fields)
{
    m_customFields->setFields(fields);
    m_panel->setCustomFields(fields);
}

void EditorWorkspace::setDocument(const domain::Document& document)
{
    m_view->setDocument(document);
    m_suggestions->setDocument(document);
    m_thumbnails->setDocument(document);
    m_recipients->setDocument(document);
    m_panel->setDocument(document);
    m_fields->setDocument(document);
    showFields();
    if (m_target) m_findings->setDocument(document);
    showPage(m_view->currentPage());
}

/** Shows the list of placed tags, unless there are none, a recipient's card needs the space, or the window is
 * too low. */
void EditorWorkspace::showFields()
{
    constexpr int lowPanels = 520; // the issues may have taken the height
    m_fields->setVisible(!m_isCardOpen && !m_view->document().tags.isEmpty() &&
                         m_panels->height() >= lowPanels);
    m_tools->refresh(); // its minimum height includes the handle only once it is shown
    const int least = m_isCardOpen ? minOpenCard : minRecipients;
    const int wanted = std::max(least, m_fields->isHidden() ? 0 : m_tools->minimumSizeHint().height());
    const bool isEditing = m_target != nullptr;
    const QLayout& column = *m_tools->parentWidget()->layout();
    const int moreFields = m_moreFields->sizeHint().height() + column.spacing();
    const int others = column.minimumSize().height() - m_tools->minimumHeight() -
                       (m_palette->isHidden() ? 0 : m_palette->minimumSizeHint().height()) -
                       (m_moreFields->isHidden() ? 0 : moreFields);
    const auto room = [&](int rows, bool hasMoreFields) {
        return std::max(0, m_panels->height() - others -
                               (isEditing ? EditorPalette::heightForRows(rows) : 0) -
                               (hasMoreFields ? moreFields : 0));
    };
    // In a low window, the palette scrolls. While a recipient is being edited, no tags are placed.
    const int needed = m_isCardOpen ? wanted : m_tools->minimumSizeHint().height();
    int rows = paletteRows;
    while (rows > 1 && room(rows, isEditing) < needed)
        --rows;
    const bool hasMoreFields = isEditing && (!m_isCardOpen || room(rows, true) >= needed);
    m_palette->setMinRows(rows);
    m_moreFields->setVisible(hasMoreFields);
    // Without a minimum, the parts below the palette would overlap.
    m_tools->setMinimumHeight(std::min(wanted, room(rows, hasMoreFields)));
}

void EditorWorkspace::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_findingsPanel->fitTo(height());
}

bool EditorWorkspace::eventFilter(QObject* watched, QEvent* event)
{
    const bool hasOtherRoom = watched == m_panels && event->type() == QEvent::Resize;
    const bool hasOtherNeeds = watched == m_tools && event->type() == QEvent::LayoutRequest;
    if (hasOtherRoom || hasOtherNeeds) showFields();
    return QWidget::eventFilter(watched, event);
}

void EditorWorkspace::setSettings(settings::Settings& settings, Prompts& prompts)
{
    m_blocks->setSettings(settings, prompts);
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
    m_suggestionPanel->setPage(page);
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
    connect(m_view, &PageView::currentPageChanged, this, &EditorWorkspace::showPage);
    connect(&m_view->selection(), &TagSelection::changed, this,
            [this] { m_panel->setSelection(m_view->selection().ids()); });
    connect(&m_view->editor(), &TagEditor::tagsRemoved, this, [this](int count) {
        if (count > 1) Q_EMIT removed(tr("%n field(s) deleted.", nullptr, count));
    });
    connect(m_recipients, &EditorRecipients::removed, this, [this](const QString& who, int tags) {
        if (tags > 0) Q_EMIT removed(tr("“%1” and %n field(s) removed.", nullptr, tags).arg(isolated(who)));
    });
    connect(m_recipients, &EditorRecipients::replaced, this,
            [this](const QString& who, const QString& heir, int tags) {
                Q_EMIT removed(tr("“%1” removed. %n field(s) assigned to “%2”.", nullptr, tags)
                                   .arg(isolated(who), isolated(heir)));
            });
    connect(&m_view->selection(), &TagSelection::activated, this, [this] {
        if (auto* name = m_panel->findChild<QWidget*>(QStringLiteral("tagName")); name && name->isEnabled())
            name->setFocus(Qt::OtherFocusReason);
    });
    connect(m_thumbnails, &ThumbnailList::pageChosen, m_view, &PageView::goToPage);
    connect(m_thumbnails, &ThumbnailList::filesDropped, this, &EditorWorkspace::filesDropped);
    connect(m_recipients, &EditorRecipients::activeIndexChanged, this, [this](int index) {
        m_view->editor().setActiveInvitation(index);
        m_palette->setInvitation(index);
    });
    connect(m_recipients, &EditorRecipients::cardOpenChanged, this, [this](bool isOpen) {
        m_isCardOpen = isOpen;
        showFields();
    });
    connect(m_palette, &EditorPalette::placeRequested, &m_view->editor(), &TagEditor::placeTagInView);
    connect(m_palette, &EditorPalette::gridRequested, m_arrange, &EditorArrangeBar::askGrid);
    connect(m_palette, &EditorPalette::armRequested, &m_view->modes(), &EditorModes::arm);
    connect(m_palette, &EditorPalette::disarmRequested, &m_view->modes(), &EditorModes::disarm);
    connect(&m_view->modes(), &EditorModes::armedChanged, m_palette, [this] {
        m_palette->setArmed(m_view->modes().armedType(), m_view->modes().isArmedRepeatedly());
    });
    connect(m_menus, &EditorMenus::addFilesRequested, this, &EditorWorkspace::addFilesRequested);
    connect(m_menus, &EditorMenus::renameRequested, this, &EditorWorkspace::renameTag);
    connect(m_menus, &EditorMenus::removeFileRequested, this, &EditorWorkspace::removeFileRequested);
    connect(m_menus, &EditorMenus::replaceFileRequested, this, &EditorWorkspace::replaceFileRequested);
    connect(m_panel, &EditorTagPanel::removeRequested, &m_view->editor(), &TagEditor::removeSelected);
    connect(m_panel, &EditorTagPanel::duplicateRequested, m_view,
            [this] { m_view->copyActions().duplicateSelected(); });
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
    add("addRecipientCommand", Icon::PersonAdd, [this] { m_recipients->addRecipient(); });
    add("saveBlockCommand", Icon::Stamp, [this] { m_blocks->saveSelection(); });
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
    if (selected.size() == 1 && !m_fields->renameCurrent()) m_view->selection().activate(selected.first());
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
    m_suggest->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_suggest->setProperty("centersLabel", true);
    connect(m_suggest, &QToolButton::clicked, m_suggestions, &TagSuggestions::search);
    connect(m_suggestions, &TagSuggestions::changed, m_view,
            [this] { m_view->proposals().setTags(m_suggestions->displayedTags()); });
    connect(&m_view->editor(), &TagEditor::tagPlaced, m_suggestions, &TagSuggestions::offerSimilar);
    connect(m_suggestions, &TagSuggestions::accepted, &m_view->selection(), &TagSelection::select);
    connect(m_suggestionPanel, &SuggestionPanel::currentChanged, &m_view->proposals(),
            &TagProposals::highlight);
    connect(m_panel, &EditorTagPanel::pickRequested, m_view, [this] {
        m_view->modes().setPickMode(true);
        m_view->setFocus(Qt::OtherFocusReason);
    });
    connect(&m_view->modes(), &EditorModes::tagPicked, m_panel, [this](domain::TagId id) {
        if (const domain::Tag* tag = m_view->tags().find(id)) m_panel->applyPickedTag(domain::Tag(*tag));
    });
    connect(&m_view->proposals(), &TagProposals::activated, m_suggestions,
            [this](domain::TagId id) { m_suggestions->accept({id}); });
}

void EditorWorkspace::goToFinding(const domain::Finding& finding)
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
        m_recipients->setActiveIndex(index);
        if (finding.kind == Kind::SignerWithoutSignature) {
            m_palette->setCurrentRow(0);
            m_palette->setFocus(Qt::OtherFocusReason);
        } else {
            m_recipients->edit(index, finding.field.section(QLatin1Char('.'), -1));
        }
        return;
    }
    if (finding.kind == Kind::NoTitle) Q_EMIT titleRequested();
    if (finding.kind == Kind::NoFile) Q_EMIT addFilesRequested();
    if (finding.kind == Kind::NoSigner) m_recipients->addRecipient();
}

} // namespace ink::ui

#include "moc_editorworkspace.cpp"
