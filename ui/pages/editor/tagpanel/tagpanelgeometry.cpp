#include "ui/pages/editor/tagpanel/tagpanelgeometry.h"

#include "app/domain/document/document.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace ink::ui {

using domain::Tag;
using settings::Units;

namespace {

constexpr double mixedNumber = -1; ///< for tags with different values: displayed as "–"

/** Points in one unit. */
double pointsPer(Units units)
{
    switch (units) {
    case Units::Millimetres:
        return 72 / 25.4;
    case Units::Inches:
        return 72;
    case Units::Points:
        break;
    }
    return 1;
}

} // namespace

// ---- position and size

TagGeometrySection::TagGeometrySection(QWidget* parent) : TagPanelSection("tagPlace", true, parent)
{
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(space::s);
    grid->setVerticalSpacing(space::xs);
    const struct
    {
        const char* name;
        RectField field;
    } all[] = {{"tagX", &domain::PageRect::left},
               {"tagY", &domain::PageRect::top},
               {"tagWidth", &domain::PageRect::width},
               {"tagHeight", &domain::PageRect::height}};
    for (int i = 0; i < 4; ++i) {
        auto* box = new QDoubleSpinBox(body());
        box->setObjectName(QLatin1String(all[i].name));
        box->setSpecialValueText(QStringLiteral("–")); // for tags with different values
        box->setKeyboardTracking(false);
        box->setMinimumWidth(80);
        auto* label = new QuietLabel(body());
        label->setBuddy(box);
        grid->addWidget(label, i / 2 * 2, i % 2);
        grid->addWidget(box, i / 2 * 2 + 1, i % 2);
        m_fields[static_cast<size_t>(i)] = {label, box, all[i].field};
        connect(box, &QDoubleSpinBox::valueChanged, this, [this, i](double value) {
            if (isLoading() || value < 0) return;
            Q_EMIT fieldEdited(m_fields[static_cast<size_t>(i)].field,
                               static_cast<int>(std::lround(value * pointsPer(m_chosen))));
        });
    }
    m_units = named("tagUnits", new QComboBox(body()));
    column()->addLayout(grid);
    column()->addWidget(m_units, 0, Qt::AlignLeft);
    m_locked = named("tagPlaceLocked", new QuietLabel(body()));
    m_locked->setWordWrap(true);
    column()->addWidget(m_locked);
    m_unlock = named("tagUnlock", new QToolButton(body()));
    m_unlock->setAutoRaise(true);
    m_unlock->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_unlock->setIcon(icon(Icon::Lock));
    connect(m_unlock, &QToolButton::clicked, this, &TagGeometrySection::unlockRequested);
    column()->addWidget(m_unlock);
    for (const Units units : {Units::Points, Units::Millimetres, Units::Inches})
        m_units->addItem(QString(), static_cast<int>(units));
    connect(m_units, &QComboBox::activated, this, [this](int) {
        setUnits(static_cast<Units>(m_units->currentData().toInt()));
        Q_EMIT unitsChosen(m_chosen);
    });
    setUnits(Units::Points);
    setOpen(true);
}

void TagGeometrySection::setUnits(Units units)
{
    m_chosen = units;
    m_units->setCurrentIndex(m_units->findData(static_cast<int>(units)));
    showValues();
}

void TagGeometrySection::retranslate()
{
    setTitle(tr("Position and size"));
    m_units->setAccessibleName(tr("Unit"));
    m_unlock->setText(tr("Unlock"));
    m_units->setItemText(0, tr("Points"));
    m_units->setItemText(1, tr("Millimetres"));
    m_units->setItemText(2, tr("Inches"));
    const QString words[] = {tr("Distance from the left"), tr("Distance from the top"), tr("Width"),
                             tr("Height")};
    const QString labels[] = {tr("From left", "short label of a distance on the page"),
                              tr("From top", "short label of a distance on the page"), tr("Width"),
                              tr("Height")};
    for (size_t i = 0; i < m_fields.size(); ++i) {
        m_fields[i].label->setText(labels[i]);
        m_fields[i].box->setAccessibleName(words[i]);
        m_fields[i].box->setToolTip(words[i]);
    }
    if (!m_tags.isEmpty()) showLocked();
}

void TagGeometrySection::showValues()
{
    const int places = m_chosen == Units::Points ? 0 : m_chosen == Units::Millimetres ? 1 : 2;
    const double step = m_chosen == Units::Inches ? 0.05 : 1;
    for (const Field& field : m_fields) {
        const QSignalBlocker quiet(field.box);
        field.box->setDecimals(places);
        field.box->setSingleStep(step);
        field.box->setRange(mixedNumber, 20000);
        if (m_tags.isEmpty()) continue;
        const auto value = commonValue<int>(m_tags, [&](const Tag& tag) { return tag.rect.*field.field; });
        field.box->setValue(value ? *value / pointsPer(m_chosen) : mixedNumber);
    }
}

bool TagGeometrySection::loadTags(const domain::Document& document, const QList<Tag>& tags)
{
    Q_UNUSED(document)
    m_tags = tags;
    showValues();
    showLocked();
    return true;
}

void TagGeometrySection::showLocked()
{
    const auto locked =
        std::count_if(m_tags.cbegin(), m_tags.cend(), [](const Tag& tag) { return tag.facts.isLocked; });
    const bool isAll = locked == m_tags.size();
    for (const Field& field : m_fields)
        field.box->setEnabled(!isAll);
    m_locked->setText(isAll ? tr("Locked. Unlock to move or resize.")
                            : tr("%n locked field(s) stay in place.", nullptr, static_cast<int>(locked)));
    m_locked->setVisible(locked > 0);
    m_unlock->setVisible(locked > 0);
    setSummary(isAll ? tr("locked") : QString());
}

} // namespace ink::ui

#include "moc_tagpanelgeometry.cpp"
