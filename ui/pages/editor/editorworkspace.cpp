#include "ui/pages/editor/editorworkspace.h"

#include "app/settings/settings.h"
#include "ui/pages/editor/blockpanel.h"
#include "ui/pages/editor/editorarrange.h"
#include "ui/pages/editor/editorfindings.h"
#include "ui/pages/editor/editorfindingspanel.h"
#include "ui/pages/editor/editorpalette.h"
#include "ui/pages/editor/editorpanels.h"
#include "ui/pages/editor/editorrecipients.h"
#include "ui/pages/editor/editortagacts.h"
#include "ui/pages/editor/editortagpanel.h"
#include "ui/pages/editor/fieldlist.h"
#include "ui/pages/editor/morefields.h"
#include "ui/pages/editor/pageacts.h"
#include "ui/pages/editor/suggestionpanel.h"
#include "ui/pages/editor/tagsuggestions.h"
#include "ui/viewer/pagecache.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/thumbnaillist.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSlider>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

constexpr int editorSideWidth = 240; ///< a recipient in most languages
constexpr int panelWidth = 240;
constexpr int zoomSteps = 100;

constexpr double leastFactor = 0.25;
constexpr double mostFactor = 8;

/** The slider runs evenly over doublings: 25 % … 800 %. */
int sliderOf(double factor)
{
    const double doublings = std::log2(std::clamp(factor, leastFactor, mostFactor) / leastFactor);
    return static_cast<int>(std::lround(doublings * zoomSteps / std::log2(mostFactor / leastFactor)));
}

double factorOf(int slider)
{
    return leastFactor * std::exp2(slider * std::log2(mostFactor / leastFactor) / zoomSteps);
}

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

/** At least as wide as it is told, or as its content needs where words are long. */
class SideArea final : public QScrollArea
{
public:
    SideArea(int width, QWidget* parent) : QScrollArea(parent), m_width(width)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        constexpr int most = 72; // more than that is taken from the pages
        const int needs =
            widget() ? widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width() : 0;
        return {std::clamp(needs, m_width, m_width + most), QScrollArea::sizeHint().height()};
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
    m_thumbnails = new ThumbnailList(m_view->pages(), this);
    m_tagActs = new EditorTagActs(*m_view, this);
    m_pageActs = new PageActs(*m_thumbnails, *m_view, this);
    QWidget* side = makeSide();
    m_panel = new EditorTagPanel(this);
    m_arrange = new EditorArrange(*m_view, this);
    auto* middle = new QWidget(this);
    auto* pages = new QVBoxLayout(middle);
    pages->setContentsMargins(0, 0, 0, 0);
    pages->setSpacing(0);
    pages->addWidget(m_arrange);
    pages->addWidget(m_view, 1);
    m_panels = new EditorPanels(m_thumbnails, side, middle, scrolled(m_panel, panelWidth, this), this);
    m_panels->addInner(*m_tools);
    addAction(m_panels->toggles().last());
    QWidget* bar = makeBar();
    setTabOrder(m_fields->list(), m_view); // pages after what is placed on them, properties after the pages
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(m_panels, 1);
    all->addWidget(new Rule(QFrame::HLine, this));
    m_findingsPanel = new EditorFindingsPanel(*m_findings, this);
    all->addWidget(m_findingsPanel);
    all->addWidget(bar);
    connectParts();
    connectProposals();
    makeCommands();
    retranslate();
    showZoom(m_view->zoomFactor());
}

EditorWorkspace::~EditorWorkspace() = default;

QWidget* EditorWorkspace::makeSide()
{
    // The palette is on top, where nothing that opens or grows can move it.
    auto* side = new QWidget(this);
    m_paletteTitle = sectionLabel(side);
    m_suggest = barButton(side, Icon::Search, "suggestTags");
    m_palette = new EditorPalette(side);
    m_palette->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* people = new QWidget(side);
    m_recipients = new EditorRecipients(people);
    m_suggestions = new TagSuggestions(this);
    m_blocks = new BlockPanel(*m_view, people);
    m_suggestionPanel = new SuggestionPanel(*m_suggestions, people);
    auto* list = new QVBoxLayout(people);
    list->setContentsMargins(0, 0, space::xs, space::s);
    list->setSpacing(space::s);
    list->addWidget(m_suggestionPanel);
    list->addWidget(m_recipients);
    list->addWidget(m_blocks);
    list->addStretch(1);
    m_tools = new QSplitter(Qt::Vertical, side);
    m_tools->setChildrenCollapsible(false);
    m_tools->setHandleWidth(9);
    QScrollArea* scrolls = scrolled(people, editorSideWidth, m_tools);
    scrolls->setMinimumHeight(64);
    m_tools->addWidget(scrolls);
    m_fields = new FieldList(*m_view, m_tools);
    m_tools->addWidget(m_fields);
    m_tools->setStretchFactor(0, 1);
    m_tools->setStretchFactor(1, 1);
    m_tools->setSizes({300, 200}); // in this proportion
    auto* column = new QVBoxLayout(side);
    setMarginsAsRead(*side, *column, {space::m, space::m, space::s, space::s});
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

QWidget* EditorWorkspace::makeBar()
{
    auto* bar = new QWidget(this);
    bar->setFixedHeight(40);
    m_findings = new EditorFindings(bar);
    m_zoomOut = barButton(bar, Icon::ZoomOut, "zoomOut");
    m_zoomIn = barButton(bar, Icon::ZoomIn, "zoomIn");
    m_fitWidth = barButton(bar, Icon::FitWidth, "fitWidth");
    m_fitPage = barButton(bar, Icon::FitPage, "fitPage");
    m_singlePage = barButton(bar, Icon::SinglePage, "singlePage");
    m_singlePage->setCheckable(true);
    m_zoomValue = new QToolButton(bar);
    m_zoomValue->setObjectName(QStringLiteral("zoomValue"));
    m_zoomValue->setAutoRaise(true);
    m_zoomValue->setFixedWidth(56);
    m_zoom = new QSlider(Qt::Horizontal, bar);
    m_zoom->setObjectName(QStringLiteral("zoom"));
    m_zoom->setRange(0, zoomSteps);
    m_zoom->setPageStep(10);
    m_zoom->setFixedWidth(120);
    connect(m_zoom, &QSlider::valueChanged, this,
            [this](int value) { m_view->setZoomFactor(factorOf(value)); });
    m_pageNumber = new PageNumber(*m_view, bar);
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(space::s, 0, space::l, 0);
    row->setSpacing(space::xs);
    row->addWidget(m_findings);
    row->addStretch(1);
    row->addWidget(m_singlePage);
    row->addSpacing(space::s);
    row->addWidget(m_fitWidth);
    row->addWidget(m_fitPage);
    row->addSpacing(space::s);
    row->addWidget(m_zoomValue);
    row->addWidget(m_zoomOut);
    row->addWidget(m_zoom);
    row->addWidget(m_zoomIn);
    row->addSpacing(space::s);
    row->addWidget(m_pageNumber);
    return bar;
}

void EditorWorkspace::retranslate()
{
    m_paletteTitle->setText(tr("Tags"));
    m_suggest->setText(tr("Suggest"));
    m_suggest->setToolTip(tr("Suggests tags for lines, boxes and labels on the pages"));
    m_zoomOut->setToolTip(tr("Smaller"));
    m_zoomIn->setToolTip(tr("Larger"));
    m_fitWidth->setToolTip(tr("Fit width"));
    m_fitPage->setToolTip(tr("Fit page"));
    m_singlePage->setToolTip(tr("One page at a time"));
    m_zoomValue->setToolTip(tr("Show at 100 %"));
    m_zoom->setAccessibleName(tr("Zoom"));
    for (QToolButton* button : {m_suggest, m_zoomOut, m_zoomIn, m_fitWidth, m_fitPage, m_singlePage})
        button->setAccessibleName(button->toolTip());
    nameCommands();
    showPage(m_view->currentPage());
}

void EditorWorkspace::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void EditorWorkspace::setEditing(DraftTarget* target, QUndoStack* stack)
{
    m_target = target;
    m_stack = stack;
    m_view->setEditing(target, stack);
    m_view->setShowValues(target == nullptr);
    m_recipients->setEditing(target, stack);
    m_fields->setEditing(target, stack);
    m_panel->setEditing(target, stack);
    m_palette->setVisible(target != nullptr);
    m_moreFields->setVisible(target != nullptr);
    m_paletteTitle->setVisible(target != nullptr);
    m_suggest->setVisible(target != nullptr);
    m_thumbnails->setEditing(target != nullptr);
    m_pageActs->setEditing(target != nullptr);
    m_suggestions->setEditing(target, stack);
    m_blocks->setEditing(target != nullptr);
    m_findings->setVisible(target != nullptr);
    m_findingsPanel->setEditing(target, stack);
    m_arrange->setEditing(target != nullptr);
    m_tagActs->setEditing(target, stack);
}

void EditorWorkspace::setDocument(const domain::Document& document)
{
    m_view->setDocument(document);
    m_suggestions->setDocument(document);
    m_thumbnails->setDocument(document);
    m_recipients->setDocument(document);
    m_panel->setDocument(document);
    m_fields->setDocument(document);
    if (m_target) m_findings->setDocument(document);
    showPage(m_view->currentPage());
}

void EditorWorkspace::remember(settings::Settings& settings, Prompts& prompts)
{
    m_blocks->remember(settings, prompts);
    m_pageActs->setPrompts(prompts);
    m_arrange->remember(settings);
    m_panel->remember(settings);
    m_panels->remember(settings);
    m_singlePage->setChecked(settings.value(settings::options::singlePage));
    connect(m_singlePage, &QToolButton::toggled, this,
            [&settings](bool single) { settings.set(settings::options::singlePage, single); });
}

void EditorWorkspace::setFileBytes(domain::FileId file, const QByteArray& bytes)
{
    m_view->setFileBytes(file, bytes);
    m_findings->setFileBytes(file, bytes);
    m_suggestions->setFileBytes(file, bytes);
}

void EditorWorkspace::showZoom(double factor)
{
    const QSignalBlocker quiet(m_zoom);
    m_zoom->setValue(sliderOf(factor));
    m_zoomValue->setText(tr("%1 %").arg(std::lround(factor * 100)));
    m_zoomValue->setAccessibleName(tr("Zoom %1 %").arg(std::lround(factor * 100)));
}

void EditorWorkspace::showPage(int page)
{
    m_pageNumber->refresh();
    m_thumbnails->setCurrentPage(page);
    m_suggestionPanel->setPage(page);
}

} // namespace ink::ui
