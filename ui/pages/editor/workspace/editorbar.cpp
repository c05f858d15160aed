#include "ui/pages/editor/workspace/editorbar.h"

#include "app/settings/settings.h"
#include "ui/models/percent.h"
#include "ui/pages/editor/findings/editorfindings.h"
#include "ui/viewer/pagenumber.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

constexpr int zoomSteps = 100;

constexpr double minFactor = 0.25;
constexpr double maxFactor = 8;

/** Returns the position of a zoom factor on the slider, which has a logarithmic scale from 25 % to 800 %. */
int sliderOf(double factor)
{
    const double doublings = std::log2(std::clamp(factor, minFactor, maxFactor) / minFactor);
    return static_cast<int>(std::lround(doublings * zoomSteps / std::log2(maxFactor / minFactor)));
}

double factorOf(int slider)
{
    return minFactor * std::exp2(slider * std::log2(maxFactor / minFactor) / zoomSteps);
}

QToolButton* bottomButton(QWidget* parent, Icon which, const char* name)
{
    auto* button = new QToolButton(parent);
    button->setObjectName(QLatin1String(name));
    button->setAutoRaise(true);
    button->setIcon(icon(which));
    button->setIconSize(QSize(18, 18));
    return button;
}

} // namespace

EditorBar::EditorBar(PageView& view, QWidget* parent) : QWidget(parent), m_view(view)
{
    setFixedHeight(40);
    m_findings = new EditorFindings(this);
    // Made in the order of Tab.
    m_singlePage = bottomButton(this, Icon::SinglePage, "singlePage");
    m_singlePage->setCheckable(true);
    m_fitWidth = bottomButton(this, Icon::FitWidth, "fitWidth");
    m_fitPage = bottomButton(this, Icon::FitPage, "fitPage");
    m_zoomValue = named("zoomValue", new QToolButton(this));
    m_zoomValue->setAutoRaise(true);
    m_zoomValue->setFixedWidth(56);
    m_zoomOut = bottomButton(this, Icon::ZoomOut, "zoomOut");
    m_zoom = named("zoom", new QSlider(Qt::Horizontal, this));
    m_zoom->setRange(0, zoomSteps);
    m_zoom->setPageStep(10);
    m_zoom->setFixedWidth(120);
    m_zoomIn = bottomButton(this, Icon::ZoomIn, "zoomIn");
    m_pageNumber = new PageNumber(m_view, this);
    auto* row = new QHBoxLayout(this);
    setDirectionalMargins(*this, *row, {space::s, 0, space::l, 0});
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
    connectParts();
    showZoom(m_view.zoomFactor());
}

void EditorBar::connectParts()
{
    connect(m_zoom, &QSlider::valueChanged, this,
            [this](int value) { m_view.setZoomFactor(factorOf(value)); });
    connect(&m_view, &PageView::zoomChanged, this, &EditorBar::showZoom);
    connect(m_zoomIn, &QToolButton::clicked, &m_view, &PageView::zoomIn);
    connect(m_zoomOut, &QToolButton::clicked, &m_view, &PageView::zoomOut);
    connect(m_zoomValue, &QToolButton::clicked, this, [this] { m_view.setZoomFactor(1); });
    connect(m_fitWidth, &QToolButton::clicked, this,
            [this] { m_view.setZoomMode(PageView::ZoomMode::FitWidth); });
    connect(m_fitPage, &QToolButton::clicked, this,
            [this] { m_view.setZoomMode(PageView::ZoomMode::FitPage); });
    connect(m_singlePage, &QToolButton::toggled, this, [this](bool single) {
        m_view.setPageMode(single ? PageView::PageMode::SinglePage : PageView::PageMode::Continuous);
    });
}

void EditorBar::setSettings(settings::Settings& settings)
{
    m_singlePage->setChecked(settings.value(settings::options::singlePage));
    connect(m_singlePage, &QToolButton::toggled, this,
            [&settings](bool single) { settings.set(settings::options::singlePage, single); });
}

void EditorBar::retranslate()
{
    m_zoomOut->setToolTip(tr("Zoom out"));
    m_zoomIn->setToolTip(tr("Zoom in"));
    m_fitWidth->setToolTip(tr("Fit width"));
    m_fitPage->setToolTip(tr("Fit page"));
    m_singlePage->setToolTip(tr("Single page"));
    m_zoomValue->setToolTip(tr("Zoom to %1", "a percentage").arg(percentText(1.0)));
    m_zoom->setAccessibleName(tr("Zoom"));
    for (QToolButton* button : {m_zoomOut, m_zoomIn, m_fitWidth, m_fitPage, m_singlePage})
        button->setAccessibleName(button->toolTip());
    showZoom(m_view.zoomFactor());
}

void EditorBar::showZoom(double factor)
{
    const QSignalBlocker quiet(m_zoom);
    m_zoom->setValue(sliderOf(factor));
    m_zoomValue->setText(percentText(factor));
    m_zoomValue->setAccessibleName(tr("Zoom %1", "a percentage").arg(percentText(factor)));
}

} // namespace ink::ui

#include "moc_editorbar.cpp"
