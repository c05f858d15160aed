#include "ui/pages/editor/workspace/editorpanels.h"

#include "app/settings/settings.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QAction>
#include <QEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QScopedValueRollback>

#include <algorithm>
#include <array>

namespace ink::ui {

namespace {

// Index(narrow): Editor panels: when the thumbnails step back
constexpr int narrow = 1320;  ///< px: narrower windows hide the thumbnails
constexpr int compact = 1100; ///< px: narrower windows show one panel at a time
constexpr int minPages = 320; ///< px
constexpr std::array panelNames{"thumbnails", "tools", "properties"};
const QString panelsChosen = QStringLiteral("chosen"); ///< the user has chosen the visible panels

const settings::Option<QStringList> hiddenPanels{QStringLiteral("editor/hiddenPanels"), {}};
const settings::Option<QStringList> panelWidths{QStringLiteral("editor/panelWidths"), {}};
const settings::Option<QByteArray> innerSizes{QStringLiteral("editor/panelHeights"), {}};

/** A line between two panels, with extra width for the pointer. */
class PanelHandle final : public QSplitterHandle
{
public:
    using QSplitterHandle::QSplitterHandle;

protected:
    void paintEvent(QPaintEvent*) override
    {
        const Tokens& look = tokens(palette());
        QPainter painter(this);
        paintRule(painter, {width() / 2, 0, look.lineWidth, height()}, look.line);
    }
};

} // namespace

EditorPanels::EditorPanels(QWidget* thumbnails, QWidget* tools, QWidget* pages, QWidget* properties,
                           QWidget* parent)
    : QSplitter(Qt::Horizontal, parent), m_panels{thumbnails, tools, properties},
      m_pages(pages), m_widths{0, 0, 0}
{
    setObjectName(QStringLiteral("editorPanels"));
    setChildrenCollapsible(false);
    setHandleWidth(5);
    for (QWidget* part : {thumbnails, tools, pages, properties})
        addWidget(part);
    setStretchFactor(indexOf(pages), 1);
    for (qsizetype i = 0; i < m_panels.size(); ++i) {
        auto* action = new QAction(this);
        action->setObjectName(QStringLiteral("show-") + QLatin1String(panelNames.at(static_cast<size_t>(i))));
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::triggered, this,
                [this, i](bool on) { setPanelVisible(static_cast<int>(i), on); });
        m_toggleActions.append(action);
    }
    auto* all = new QAction(this);
    all->setObjectName(QStringLiteral("show-onlyPages"));
    all->setCheckable(true);
    all->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F));
    all->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    connect(all, &QAction::triggered, this, [this](bool only) {
        if (isCompact()) return setPanelVisible(1, !only);
        for (int i = 0; i < m_panels.size(); ++i)
            setPanelVisible(i, !only);
    });
    toolsToggle()->setIcon(icon(Icon::PanelLeft));
    propertiesToggle()->setIcon(icon(Icon::PanelRight));
    m_toggleActions.append(all);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        for (qsizetype i = 0; i < m_panels.size(); ++i)
            if (m_panels.at(i)->isVisible()) m_widths[i] = m_panels.at(i)->width();
        save();
    });
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void EditorPanels::setSettings(settings::Settings& settings)
{
    m_settings = &settings;
    m_hidden = settings.value(hiddenPanels);
    const QStringList widths = settings.value(panelWidths);
    for (qsizetype i = 0; i < std::min(widths.size(), m_widths.size()); ++i)
        m_widths[i] = std::clamp(widths.at(i).toInt(), 0, 2000);
    if (m_inner) {
        if (const QByteArray sizes = settings.value(innerSizes); !sizes.isEmpty())
            m_inner->restoreState(sizes);
        connect(m_inner, &QSplitter::splitterMoved, this, &EditorPanels::save);
    }
    updateVisibility();
    applyWidths();
}

void EditorPanels::save()
{
    if (!m_settings) return;
    QStringList widths;
    for (const int width : std::as_const(m_widths))
        widths.append(QString::number(width));
    m_settings->set(panelWidths, widths);
    m_settings->set(hiddenPanels, m_hidden);
    if (m_inner) m_settings->set(innerSizes, m_inner->saveState());
}

bool EditorPanels::isCompact() const
{
    return m_laidOut && width() < compact;
}

void EditorPanels::showProperties()
{
    if (isCompact()) setPanelVisible(2, true);
}

void EditorPanels::setPanelVisible(int panel, bool on)
{
    if (isCompact()) {
        m_front = on ? panel : -1;
        updateVisibility();
        return applyWidths();
    }
    if (!m_hidden.contains(panelsChosen)) {
        m_hidden = {panelsChosen};
        for (size_t i = 0; i < panelNames.size(); ++i)
            if (m_panels.at(static_cast<qsizetype>(i))->isHidden())
                m_hidden.append(QLatin1String(panelNames.at(i)));
    }
    const QString name = QLatin1String(panelNames.at(static_cast<size_t>(panel)));
    m_hidden.removeAll(name);
    if (!on) m_hidden.append(name);
    updateVisibility();
    applyWidths();
    save();
}

void EditorPanels::updateVisibility()
{
    const QScopedValueRollback once(m_isUpdating, true);
    const bool isFree = !m_hidden.contains(panelsChosen);
    bool isAnyShown = false;
    for (size_t i = 0; i < panelNames.size(); ++i) {
        const auto at = static_cast<qsizetype>(i);
        const bool isShown = isCompact() ? at == m_front
                             : isFree    ? i != 0 || width() >= narrow
                                         : !m_hidden.contains(QLatin1String(panelNames.at(i)));
        m_panels.at(at)->setVisible(isShown);
        m_toggleActions.at(at)->setChecked(isShown);
        isAnyShown = isAnyShown || isShown;
    }
    m_toggleActions.last()->setChecked(!isAnyShown);
}

void EditorPanels::applyWidths()
{
    if (!m_laidOut) return;
    QList<int> sizes(count(), 0);
    int taken = handleWidth() * 3;
    for (qsizetype i = 0; i < m_panels.size(); ++i) {
        QWidget* panel = m_panels.at(i);
        if (panel->isHidden()) continue;
        const int minimum = std::max(panel->minimumSizeHint().width(), panel->minimumWidth());
        sizes[indexOf(panel)] = isCompact() ? minimum : std::max(m_widths.at(i), minimum);
        taken += sizes.at(indexOf(panel));
    }
    sizes[indexOf(m_pages)] = std::max(minPages, width() - taken);
    setSizes(sizes);
}

void EditorPanels::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    if (m_isUpdating) return;
    const bool first = !std::exchange(m_laidOut, true);
    const auto crosses = [event](int limit) {
        return (event->oldSize().width() < limit) != (event->size().width() < limit);
    };
    if (!first && !crosses(narrow) && !crosses(compact)) return;
    updateVisibility();
    applyWidths();
}

QSplitterHandle* EditorPanels::createHandle()
{
    return new PanelHandle(orientation(), this);
}

void EditorPanels::retranslate()
{
    const QString words[] = {tr("Page thumbnails"), tr("Fields and recipients"), tr("Properties"),
                             tr("Pages only")};
    for (qsizetype i = 0; i < m_toggleActions.size(); ++i)
        m_toggleActions.at(i)->setText(words[i]);
}

} // namespace ink::ui

#include "moc_editorpanels.cpp"
