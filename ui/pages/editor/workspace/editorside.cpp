#include "ui/pages/editor/workspace/editorside.h"

#include "app/domain/document/document.h"
#include "app/settings/settings.h"
#include "ui/pages/editor/blocks/blockpanel.h"
#include "ui/pages/editor/blocks/fieldpanel.h"
#include "ui/pages/editor/fields/fieldlist.h"
#include "ui/pages/editor/recipients/editorrecipients.h"
#include "ui/pages/editor/suggestions/suggestionpanel.h"
#include "ui/pages/editor/tagpanel/morefields.h"
#include "ui/pages/editor/workspace/editorpalette.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/forms/fold.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QResizeEvent>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ink::ui {

namespace {

constexpr int sideWidth = 256;   ///< px
constexpr int highWindow = 800;  ///< px: higher windows show all types of tags by default
constexpr int lowPanel = 520;    ///< px: lower panels have no list of placed tags
constexpr int peopleInSight = 3; ///< recipients that are always visible
constexpr int minOpenCard = 232; ///< px of the recipients while one of them is edited
constexpr int commonRows = 3;    ///< rows of the palette
constexpr int minPeople = 64;    ///< px
constexpr int minOffers = 64;    ///< px
/** px of the parts below the palette: reserved, so that the first tag and offers move nothing. */
constexpr int minLower = 180;

const settings::Option<QString> paletteTypes{QStringLiteral("editor/paletteTypes"), {}};

} // namespace

SideScroll::SideScroll(QWidget* content, int width, QWidget* parent) : QScrollArea(parent), m_width(width)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidget(content);
    viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    setFocusPolicy(Qt::NoFocus);
}

QSize SideScroll::sizeHint() const
{
    return {m_width, QScrollArea::sizeHint().height()};
}

QSize SideScroll::minimumSizeHint() const
{
    return {m_width, QScrollArea::minimumSizeHint().height()};
}

EditorSide::EditorSide(PageView& view, TagSuggestions& suggestions, QWidget* parent)
    : QWidget(parent), m_view(view)
{
    auto* people = new QWidget(this);
    m_recipients = new EditorRecipients(people);
    auto* peopleColumn = new QVBoxLayout(people);
    setDirectionalMargins(*people, *peopleColumn, {0, 0, space::xs, 0});
    peopleColumn->addWidget(m_recipients);
    peopleColumn->addStretch(1);
    m_people = named("recipientArea", new SideScroll(people, 0, this));

    m_paletteTitle = makeSectionLabel(this);
    m_suggest = named("suggestTags", new QToolButton(this));
    m_suggest->setAutoRaise(true);
    m_suggest->setIcon(icon(Icon::Suggest));
    m_suggest->setIconSize(QSize(18, 18));
    m_suggest->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_suggest->setProperty("centersLabel", true);
    m_palette = new EditorPalette(this);
    m_paletteButtons = new QWidget(this);
    m_allTypes = named("allTypes", new QToolButton(m_paletteButtons));
    setUpFoldHeader(*m_allTypes);
    m_allTypes->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    m_moreFields = new MoreFields(m_view, m_paletteButtons);
    auto* buttons = new QHBoxLayout(m_paletteButtons);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setSpacing(space::s);
    buttons->addWidget(m_allTypes);
    buttons->addWidget(m_moreFields);

    auto* offers = new QWidget(this);
    m_suggestionPanel = new SuggestionPanel(suggestions, offers);
    m_customFields = new FieldPanel(m_view, offers);
    m_blocks = new BlockPanel(m_view, offers);
    auto* list = new QVBoxLayout(offers);
    setDirectionalMargins(*offers, *list, {0, 0, space::xs, space::s});
    list->setSpacing(space::s);
    list->addWidget(m_suggestionPanel);
    list->addWidget(m_customFields);
    list->addWidget(m_blocks);
    list->addStretch(1);
    m_lower = named("lowerParts", new QSplitter(Qt::Vertical, this));
    m_lower->setChildrenCollapsible(false);
    m_lower->setHandleWidth(9);
    m_lower->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_offers = new SideScroll(offers, 0, m_lower);
    m_fields = new FieldList(m_view, m_lower);
    m_lower->addWidget(m_offers);
    m_lower->addWidget(m_fields);
    m_lower->setStretchFactor(0, 1);
    m_lower->setStretchFactor(1, 1);
    m_lower->setSizes({200, 300}); // ratio of the heights

    auto* column = new QVBoxLayout(this);
    setDirectionalMargins(*this, *column, {space::m, space::m, space::s, space::s});
    column->setSpacing(space::s);
    auto* head = new QHBoxLayout;
    head->addWidget(m_paletteTitle, 1);
    head->addWidget(m_suggest);
    column->addWidget(m_people);
    column->addLayout(head);
    column->addWidget(m_palette);
    column->addWidget(m_paletteButtons);
    column->addWidget(m_lower, 1);
    column->addStretch(0);
    for (QWidget* watched : std::initializer_list<QWidget*>{people, offers, m_lower, m_suggestionPanel,
                                                            m_customFields, m_blocks})
        watched->installEventFilter(this);
    connect(m_allTypes, &QToolButton::clicked, this, [this] {
        setShowsAllTypes(!m_palette->showsAllTypes());
        if (m_settings)
            m_settings->set(paletteTypes,
                            m_palette->showsAllTypes() ? QStringLiteral("all") : QStringLiteral("common"));
    });
    connect(m_recipients, &EditorRecipients::cardOpenChanged, this, [this](bool isOpen) {
        m_isCardOpen = isOpen;
        updateHeights();
    });
    retranslate();
}

QSize EditorSide::minimumSizeHint() const
{
    return {sideWidth, 1}; // its parts follow the height of the window (updateHeights)
}

void EditorSide::setSettings(settings::Settings& settings)
{
    m_settings = &settings;
    const QString chosen = settings.value(paletteTypes);
    if (!chosen.isEmpty()) setShowsAllTypes(chosen == QLatin1StringView("all"));
}

void EditorSide::setShowsAllTypes(bool isAll)
{
    m_showsAllTypes = isAll;
    updateHeights();
}

void EditorSide::setEditing(bool isEditing)
{
    m_isEditing = isEditing;
    for (QWidget* part : std::initializer_list<QWidget*>{m_palette, m_paletteTitle, m_suggest})
        part->setVisible(isEditing);
    m_blocks->setEditing(isEditing);
    m_customFields->setEditing(isEditing);
    updateHeights();
}

void EditorSide::retranslate()
{
    m_paletteTitle->setText(tr("Fields"));
    m_suggest->setText(tr("Suggest"));
    m_suggest->setToolTip(tr("Suggests fields for lines, boxes and labels on the pages"));
    m_suggest->setAccessibleName(m_suggest->toolTip());
    const bool isAll = m_palette->showsAllTypes();
    m_allTypes->setIcon(icon(isAll ? Icon::ChevronUp : Icon::ChevronDown));
    m_allTypes->setText(isAll ? tr("Fewer types") : tr("All types"));
    m_allTypes->setToolTip(isAll ? tr("Shows the six most common types") : tr("Shows all types"));
}

int EditorSide::peopleHeight() const
{
    const QLayout& people = *m_people->widget()->layout();
    const QMargins around = layout()->contentsMargins();
    return people.hasHeightForWidth() ? people.totalHeightForWidth(width() - around.left() - around.right())
                                      : m_people->widget()->sizeHint().height();
}

int EditorSide::lowerMinimum() const
{
    const int shown = m_lower->minimumSizeHint().height();
    const bool isReserved = m_isEditing && !m_isCardOpen && height() >= lowPanel;
    return isReserved ? std::max(shown, minLower) : shown;
}

int EditorSide::fixedHeight() const
{
    const QLayout& column = *layout();
    const int between = column.spacing();
    int height = column.contentsMargins().top() + column.contentsMargins().bottom();
    height += between; // the space above the lower parts
    if (!m_isEditing) return height;
    height += between + std::max(m_paletteTitle->sizeHint().height(), m_suggest->sizeHint().height());
    if (!m_paletteButtons->isHidden()) height += between + m_paletteButtons->sizeHint().height();
    return height + between; // the space above the palette
}

// Index(updateHeights): Editor: which parts of the left panel give way in a low window
void EditorSide::updateHeights()
{
    const bool isAll = m_showsAllTypes.value_or(window()->height() >= highWindow);
    if (isAll != m_palette->showsAllTypes()) {
        m_palette->setShowsAllTypes(isAll);
        retranslate();
    }
    const auto isOffered = [](const QWidget* part) { return !part->isHidden(); };
    const std::array<const QWidget*, 3> parts{m_suggestionPanel, m_customFields, m_blocks};
    const bool hasOffers = std::any_of(parts.begin(), parts.end(), isOffered);
    // While a recipient is edited, no tags are placed.
    const bool hasFields = !m_isCardOpen && !m_view.document().tags.isEmpty() && height() >= lowPanel;
    m_offers->setMinimumHeight(hasOffers ? minOffers : 0);
    m_offers->setMaximumHeight(hasOffers ? QWIDGETSIZE_MAX : 0);
    m_fields->setVisible(hasFields);
    m_lower->refresh(); // its minimum height includes the handle only once it is shown

    m_paletteButtons->setVisible(m_isEditing);
    const int palette = m_isEditing ? m_palette->sizeHint().height() : 0;
    const int row = m_isEditing ? EditorPalette::heightForRows(1) : 0;
    int room = height() - fixedHeight() - lowerMinimum();
    const int needed = peopleHeight();
    // An open card has precedence over all but the common types.
    const int card = std::max(minOpenCard, room - EditorPalette::heightForRows(commonRows));
    const int wanted = std::min(needed, m_isCardOpen ? card : m_recipients->heightOfRows(peopleInSight));
    if (m_isEditing && room - row < wanted) m_paletteButtons->hide();
    room = height() - fixedHeight() - lowerMinimum();
    int rows = 1; // number of complete rows
    while (EditorPalette::heightForRows(rows) < palette &&
           EditorPalette::heightForRows(rows + 1) <= room - wanted)
        ++rows;
    const int shown = m_isEditing ? EditorPalette::heightForRows(rows) : 0;
    m_palette->setFixedHeight(shown);
    m_people->setFixedHeight(
        std::clamp(needed, std::min(needed, minPeople), std::max(minPeople, room - shown)));
}

bool EditorSide::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOffer = watched == m_suggestionPanel || watched == m_customFields || watched == m_blocks;
    const bool appears = event->type() == QEvent::ShowToParent || event->type() == QEvent::HideToParent;
    if (event->type() == QEvent::LayoutRequest || (isOffer && appears)) updateHeights();
    return QWidget::eventFilter(watched, event);
}

void EditorSide::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    updateHeights();
}

} // namespace ink::ui

#include "moc_editorside.cpp"
