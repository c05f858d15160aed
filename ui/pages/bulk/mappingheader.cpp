#include "ui/pages/bulk/mappingheader.h"

#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace ink::ui {

using domain::ColumnTarget;
using TargetKind = ColumnTarget::Kind;

bool isNamePart(TargetKind kind)
{
    return kind == TargetKind::FirstName || kind == TargetKind::MiddleName || kind == TargetKind::LastName;
}

namespace {

constexpr int nameHeight = 28;
constexpr int maxBoxes = 200; ///< later columns keep their guessed targets

} // namespace

MappingHeader::MappingHeader(int fixedColumns, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_fixed(fixedColumns)
{
    setSectionsMovable(false);
    setSectionsClickable(false);
    setHighlightSections(false);
    setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    connect(this, &QHeaderView::sectionResized, this, &MappingHeader::placeBoxes);
    connect(this, &QHeaderView::sectionCountChanged, this, &MappingHeader::placeBoxes);
    onLanguageChange(this, [this] { fill(); });
}

void MappingHeader::setModel(QAbstractItemModel* model)
{
    QHeaderView::setModel(model);
    placeBoxes();
}

QSize MappingHeader::sizeHint() const
{
    QSize size = QHeaderView::sizeHint();
    const int box = m_boxes.isEmpty() ? 0 : m_boxes.constFirst()->sizeHint().height() + space::s;
    size.setHeight(nameHeight + box);
    return size;
}

void MappingHeader::clear()
{
    m_form = {};
    m_mapping = {};
    fill();
}

QComboBox* MappingHeader::comboBox(int column) const
{
    return m_boxes.value(column);
}

QList<ColumnTarget> MappingHeader::targets() const
{
    QList<ColumnTarget> all{{TargetKind::Ignored, -1}};
    for (int role = 0; role < m_form.roles.size(); ++role) {
        for (const TargetKind kind : {TargetKind::Name, TargetKind::FirstName, TargetKind::MiddleName,
                                      TargetKind::LastName, TargetKind::Email})
            all.append({kind, -1, role});
        if (m_form.roles.at(role).requiresSms) all.append({TargetKind::Phone, -1, role});
    }
    for (int field = 0; field < m_form.fields.size(); ++field)
        all.append({TargetKind::Value, field});
    for (const ColumnTarget& target : m_mapping.columns) // in use, such as a name that also fills a tag
        if (!all.contains(target)) all.append(target);
    return all;
}

QString MappingHeader::targetText(ColumnTarget target) const
{
    const QString tag = target.field >= 0 && target.field < m_form.fields.size()
                            ? m_form.fields.at(target.field).name
                            : QString();
    QString who = tr("Recipient");
    if (m_form.roles.size() > 1) {
        who = m_form.roles.value(target.role).name;
        if (who.isEmpty()) who = tr("Recipient %1").arg(target.role + 1);
    }
    switch (target.kind) {
    case TargetKind::Ignored:
        return tr("— Not used —");
    case TargetKind::Name:
        return tag.isEmpty() ? tr("%1: name").arg(isolated(who))
                             : tr("%1: name + “%2”").arg(isolated(who), tag);
    case TargetKind::FirstName:
        return tr("%1: first name").arg(isolated(who));
    case TargetKind::MiddleName:
        return tr("%1: middle name").arg(isolated(who));
    case TargetKind::LastName:
        return tr("%1: last name").arg(isolated(who));
    case TargetKind::Email:
        return tag.isEmpty() ? tr("%1: email").arg(isolated(who))
                             : tr("%1: email + “%2”").arg(isolated(who), tag);
    case TargetKind::Phone:
        return tr("%1: phone number").arg(isolated(who));
    case TargetKind::Value:
        if (m_form.fields.at(target.field).isByPosition())
            return tr("%1 (button 1–%2)").arg(tag).arg(m_form.fields.at(target.field).options.size());
        return tag;
    }
    return {};
}

QString MappingHeader::explanation(ColumnTarget target) const
{
    if (target.kind != TargetKind::Value) return targetText(target);
    const domain::BulkField& field = m_form.fields.at(target.field);
    const QString type = tagTypeText(field.type);
    if (field.isByPosition())
        return tr("%1: the position of a button, 1 to %2, in tab order").arg(type).arg(field.options.size());
    constexpr qsizetype maximum = 20;
    QStringList options = field.options.first(std::min(field.options.size(), maximum));
    if (options.isEmpty()) return type;
    if (options.size() < field.options.size()) options.append(QStringLiteral("…"));
    return tr("%1: %2", "a kind of tag and what it takes").arg(type, options.join(QStringLiteral(", ")));
}

void MappingHeader::setMapping(const domain::BulkForm& form, const domain::ColumnMapping& mapping,
                               const QList<int>& inTexts)
{
    m_form = form;
    m_mapping = mapping;
    m_inTexts = inTexts;
    fill();
}

void MappingHeader::fill()
{
    const auto wanted = std::min<qsizetype>(m_mapping.columns.size(), maxBoxes);
    const bool heightChanges = m_boxes.isEmpty() != (wanted == 0);
    while (m_boxes.size() > wanted)
        m_boxes.takeLast()->deleteLater();
    while (m_boxes.size() < wanted) {
        auto* combo = new QComboBox(viewport());
        const auto column = static_cast<int>(m_boxes.size());
        combo->setObjectName(QStringLiteral("columnTarget%1").arg(column));
        combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        combo->setMinimumContentsLength(6);
        connect(combo, &QComboBox::activated, this, [this, column](int choice) { choose(column, choice); });
        m_boxes.append(combo);
    }
    const QList<ColumnTarget> all = targets();
    for (qsizetype column = 0; column < m_boxes.size(); ++column) {
        QComboBox* combo = m_boxes.at(column);
        combo->clear();
        for (const ColumnTarget& target : all) {
            const bool isInTexts =
                target.kind == TargetKind::Ignored && m_inTexts.contains(static_cast<int>(column));
            combo->addItem(isInTexts ? tr("— Title or message —") : targetText(target));
            if (target.kind == TargetKind::Value)
                combo->setItemData(combo->count() - 1, explanation(target), Qt::ToolTipRole);
        }
        combo->setCurrentIndex(static_cast<int>(all.indexOf(m_mapping.columns.at(column))));
        const QString heading =
            model() ? model()->headerData(static_cast<int>(column) + m_fixed, Qt::Horizontal).toString()
                    : QString();
        combo->setAccessibleName(tr("Use column %1 as").arg(heading));
        const ColumnTarget& chosen = m_mapping.columns.at(column);
        const bool isList =
            chosen.kind == TargetKind::Value && !m_form.fields.at(chosen.field).options.isEmpty();
        combo->setAccessibleDescription(isList ? explanation(chosen) : QString());
        combo->setToolTip(isList ? targetText(chosen) + QLatin1Char('\n') + explanation(chosen)
                                 : combo->currentText());
        QFont font = combo->font();
        font.setItalic(m_mapping.columns.at(column).kind == TargetKind::Ignored);
        combo->setFont(font);
        font.setItalic(false); // the choices
        combo->view()->setFont(font);
    }
    if (heightChanges) {
        Q_EMIT geometriesChanged();
        updateGeometry();
    }
    placeBoxes();
}

void MappingHeader::choose(int column, int choice)
{
    const ColumnTarget target = targets().value(choice);
    if (m_mapping.columns.value(column) == target) return;
    // A target has only one column, so another column with it is cleared.
    for (ColumnTarget& other : m_mapping.columns) {
        if (target.kind == TargetKind::Ignored) break;
        const bool isSameRole = other.role == target.role;
        if (target.kind != TargetKind::Value && other.kind == target.kind && isSameRole) other = {};
        if (target.field >= 0 && other.field == target.field) {
            if (other.kind == TargetKind::Value)
                other = {};
            else
                other.field = -1;
        }
        // A recipient has either a full name or its parts.
        if (target.kind == TargetKind::Name && isSameRole && isNamePart(other.kind)) other = {};
        if (isNamePart(target.kind) && isSameRole && other.kind == TargetKind::Name) other = {};
    }
    m_mapping.columns[column] = target;
    fill();
    Q_EMIT mappingChanged(m_mapping);
}

void MappingHeader::placeBoxes()
{
    for (qsizetype column = 0; column < m_boxes.size(); ++column) {
        QComboBox* combo = m_boxes.at(column);
        const int section = static_cast<int>(column) + m_fixed;
        if (section >= count()) {
            combo->hide();
            continue;
        }
        const int height = combo->sizeHint().height();
        combo->setGeometry(sectionViewportPosition(section) + space::xs, nameHeight,
                           sectionSize(section) - space::s, height);
        combo->show();
    }
}

void MappingHeader::updateGeometries()
{
    QHeaderView::updateGeometries();
    placeBoxes();
}

void MappingHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const Tokens& t = tokens(palette());
    painter->save();
    painter->fillRect(rect, t.surface);
    paintRule(*painter, {rect.left(), rect.bottom() + 1 - t.lineWidth, rect.width(), t.lineWidth}, t.line);
    const bool isFixed = section < m_fixed;
    painter->setPen(isFixed ? t.quietInk : t.ink);
    painter->setFont(isFixed ? quietFont() : sectionFont());
    const QRect text(rect.left() + space::s, rect.top(), rect.width() - space::l,
                     isFixed ? rect.height() : nameHeight);
    const QString name = model() ? model()->headerData(section, Qt::Horizontal).toString() : QString();
    painter->drawText(text, int(Qt::AlignVCenter | (isFixed ? Qt::AlignRight : Qt::AlignLeft)),
                      painter->fontMetrics().elidedText(name, Qt::ElideRight, text.width()));
    painter->restore();
}

} // namespace ink::ui

#include "moc_mappingheader.cpp"
