#include "ui/pages/editor/tagpanel/tagpanelappearance.h"

#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/pdf/text/bundledfonts.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

using domain::Tag;
using domain::TagType;

namespace {

constexpr int severalKinds = -1;

/** The offered text colours; an empty one is the default colour of the page. */
const QStringList& swatchColours()
{
    static const QStringList colours{{},
                                     QStringLiteral("#1a3fb0"),
                                     QStringLiteral("#b3261e"),
                                     QStringLiteral("#1b6e3c"),
                                     QStringLiteral("#5b6573")};
    return colours;
}

QIcon colourSwatch(const QString& colour, bool chosen, const Tokens& look)
{
    QPixmap pixmap(40, 40);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(colour.isEmpty() ? QColor(QStringLiteral("#1b2430")) : QColor(colour));
    painter.setPen(QPen(chosen ? look.accent : look.quietInk, chosen ? 5 : 2));
    painter.drawEllipse(QRectF(5, 5, 30, 30));
    painter.end();
    pixmap.setDevicePixelRatio(2);
    return QIcon(pixmap);
}

/** Common fonts of services that are also installed on this computer. */
QStringList families()
{
    const QStringList wanted{QStringLiteral("Noto Sans"),        QStringLiteral("Noto Serif"),
                             QStringLiteral("DejaVu Sans"),      QStringLiteral("DejaVu Serif"),
                             QStringLiteral("DejaVu Sans Mono"), QStringLiteral("Liberation Sans"),
                             QStringLiteral("Liberation Serif"), QStringLiteral("Liberation Mono")};
    const QStringList known = QFontDatabase::families();
    QStringList there;
    for (const QString& family : wanted)
        if (pdf::isBundled(family) || known.contains(family)) there.append(family);
    return there;
}

} // namespace

TagAppearanceSection::TagAppearanceSection(QWidget* parent) : TagPanelSection("tagLook", true, parent)
{
    m_family = new QComboBox(body());
    m_family->addItem(QString(), QString());
    for (const QString& family : families())
        m_family->addItem(family, family);
    m_familyLabel = addField(m_family, "tagFont", QT_TR_NOOP("Font"));
    m_size = new QSpinBox(body());
    m_size->setRange(severalKinds, 96);
    m_size->setKeyboardTracking(false);
    m_size->setSpecialValueText(QStringLiteral("–"));
    m_size->setSuffix(QStringLiteral(" pt"));
    m_sizeLabel = addField(m_size, "tagFontSize", QT_TR_NOOP("Font size (0 = fit)"));
    m_align = new QComboBox(body());
    using domain::TextAlign;
    for (const TextAlign align : {TextAlign::Natural, TextAlign::Left, TextAlign::Center, TextAlign::Right})
        m_align->addItem(QString(), domain::textAlignCode(align));
    m_alignLabel = addField(m_align, "tagAlign", QT_TR_NOOP("Alignment"));
    m_colour = new QLineEdit(body());
    m_colour->setMaxLength(7);
    m_colourLabel = addField(m_colour, "tagColour", QT_TR_NOOP("Colour"));
    auto* row = new QHBoxLayout;
    row->setSpacing(space::xs);
    for (int i = 0; i < swatchColours().size(); ++i) {
        auto* button = new QToolButton(body());
        button->setObjectName(QStringLiteral("tagSwatch%1").arg(i));
        button->setAutoRaise(true);
        button->setCheckable(true);
        button->setIconSize({20, 20});
        button->setFocusPolicy(Qt::StrongFocus);
        connect(button, &QToolButton::clicked, this, [this, i] { setColour(swatchColours().at(i)); });
        m_swatches.append(button);
        row->addWidget(button);
    }
    row->addStretch(1);
    column()->addLayout(row);

    connect(m_family, &QComboBox::activated, this, [this](int) {
        const QString family = m_family->currentData().toString();
        edit(QStringLiteral("font"), tr("Change font"),
             [family](Tag& tag) { tag.style.fontFamily = family; });
    });
    connect(m_size, &QSpinBox::valueChanged, this, [this](int points) {
        if (points < 0) return;
        edit(QStringLiteral("size"), tr("Change font size"),
             [points](Tag& tag) { tag.style.fontSize = points; });
    });
    connect(m_align, &QComboBox::activated, this, [this](int) {
        const auto align = domain::textAlignFromCode(m_align->currentData().toString());
        if (!align) return;
        edit(QStringLiteral("align"), tr("Change alignment"),
             [align](Tag& tag) { tag.style.align = *align; });
    });
    connect(m_colour, &QLineEdit::textEdited, this, [this](const QString& text) {
        static const QRegularExpression colour(QStringLiteral("^#[0-9a-fA-F]{6}$"));
        if (text.isEmpty() || colour.match(text).hasMatch()) setColour(text.toLower());
    });
}

void TagAppearanceSection::setColour(const QString& colour)
{
    edit(QStringLiteral("colour"), tr("Change colour"), [colour](Tag& tag) { tag.style.colour = colour; });
}

void TagAppearanceSection::retranslate()
{
    TagPanelSection::retranslate();
    setTitle(tr("Appearance"));
    m_family->setItemText(0, tr("Default"));
    m_size->setAccessibleName(tr("Font size in points; 0 fits the text to the field"));
    const QString words[] = {tr("Default"), tr("Left"), tr("Centred"), tr("Right")};
    for (int i = 0; i < m_align->count(); ++i)
        m_align->setItemText(i, words[i]);
    const QString colours[] = {tr("Ink"), tr("Blue"), tr("Red"), tr("Green"), tr("Grey")};
    for (qsizetype i = 0; i < m_swatches.size(); ++i) {
        m_swatches.at(i)->setToolTip(colours[i]);
        m_swatches.at(i)->setAccessibleName(colours[i]);
    }
}

bool TagAppearanceSection::loadTags(const domain::Document& document, const QList<Tag>& tags)
{
    Q_UNUSED(document)
    const bool written = allTypesMatch(tags, [](TagType type) {
        return isTextType(type) || isNumberType(type) || isDateType(type) || type == TagType::Dropdown ||
               type == TagType::Note;
    });
    if (!written) return false;
    const auto family = commonValue<QString>(tags, [](const Tag& tag) { return tag.style.fontFamily; });
    const auto size =
        commonValue<int>(tags, [](const Tag& tag) { return static_cast<int>(tag.style.fontSize); });
    const auto colour = commonValue<QString>(tags, [](const Tag& tag) { return tag.style.colour; });
    showChoice(m_family, family);
    m_size->setValue(size.value_or(severalKinds));
    showChoice(m_align, commonValue<QString>(
                            tags, [](const Tag& tag) { return domain::textAlignCode(tag.style.align); }));
    if (!m_colour->hasFocus() || !colour || m_colour->text().toLower() != *colour)
        showText(m_colour, colour, QStringLiteral("#1b2430"));
    const Tokens& look = tokens(palette());
    for (qsizetype i = 0; i < m_swatches.size(); ++i) {
        const bool chosen = colour && colour->toLower() == swatchColours().at(i);
        m_swatches.at(i)->setIcon(colourSwatch(swatchColours().at(i), chosen, look));
        m_swatches.at(i)->setChecked(chosen);
    }
    QStringList parts;
    if (family && !family->isEmpty()) parts.append(*family);
    if (size && *size > 0) parts.append(tr("%1 pt").arg(*size));
    if (colour && !colour->isEmpty()) parts.append(*colour);
    setSummary(parts.join(QStringLiteral(", ")));
    return true;
}

} // namespace ink::ui

#include "moc_tagpanelappearance.cpp"
