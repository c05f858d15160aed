#include "ui/pages/editor/tagpanel/conditiontermrow.h"

#include "app/domain/document/document.h"
#include "app/domain/text/characters.h"
#include "ui/models/isolated.h"
#include "ui/pages/editor/tagpanel/tagpanelsection.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>

namespace ink::ui {

using domain::Comparison;
using domain::Tag;
using domain::TagType;

namespace {

constexpr int roomForName = 8; ///< minimum width of a box in characters

} // namespace

ConditionTermRow::ConditionTermRow(int number, QWidget* parent)
    : QWidget(parent), m_number(number), m_join(new QComboBox(this)), m_tag(new QComboBox(this)),
      m_remove(new QToolButton(this)), m_comparison(new QComboBox(this)), m_value(new QComboBox(this))
{
    const QString suffix = number > 0 ? QString::number(number + 1) : QString();
    m_join->setObjectName(QStringLiteral("tagConditionJoin") + suffix);
    m_tag->setObjectName(QStringLiteral("tagCondition") + suffix);
    m_remove->setObjectName(QStringLiteral("tagConditionRemove") + suffix);
    m_comparison->setObjectName(QStringLiteral("tagConditionIs") + suffix);
    m_value->setObjectName(QStringLiteral("tagConditionValue") + suffix);
    m_join->addItem(QString(), false);
    m_join->addItem(QString(), true);
    m_join->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_remove->setAutoRaise(true);
    m_remove->setIcon(icon(Icon::Close));
    m_value->setInsertPolicy(QComboBox::NoInsert);
    for (QComboBox* box : {m_tag, m_comparison, m_value}) {
        box->setMinimumContentsLength(roomForName);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    auto* name = new QHBoxLayout;
    name->setSpacing(space::xs);
    name->addWidget(m_join);
    name->addWidget(m_tag, 1);
    name->addWidget(m_remove);
    auto* value = new QHBoxLayout;
    value->setSpacing(space::xs);
    value->addWidget(m_comparison, 1);
    value->addWidget(m_value, 1);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(space::xs);
    all->addLayout(name);
    all->addLayout(value);
    setFocusProxy(m_tag);
    m_join->setVisible(number > 0);
    m_remove->setVisible(number > 0);
    connect(m_join, &QComboBox::activated, this, &ConditionTermRow::changed);
    connect(m_remove, &QToolButton::clicked, this, &ConditionTermRow::removeRequested);
    connect(m_tag, &QComboBox::activated, this, [this](int) {
        chooseName(m_tag->currentData().toString(), {});
        Q_EMIT changed();
    });
    connect(m_comparison, &QComboBox::activated, this, [this](int) {
        showParts();
        Q_EMIT changed();
    });
    connect(m_value, &QComboBox::activated, this, &ConditionTermRow::changed);
    connect(m_value, &QComboBox::editTextChanged, this, &ConditionTermRow::changed);
}

void ConditionTermRow::retranslate()
{
    m_join->setItemText(0, tr("and"));
    m_join->setItemText(1, tr("or"));
    m_join->setAccessibleName(tr("Combine with the line above"));
    m_tag->setAccessibleName(tr("Depends on"));
    m_tag->setPlaceholderText(m_number > 0 ? tr("Choose a field") : tr("Multiple"));
    m_comparison->setAccessibleName(tr("Comparison"));
    m_value->setAccessibleName(tr("Value"));
    m_remove->setToolTip(tr("Remove this line"));
    m_remove->setAccessibleName(m_remove->toolTip());
    if (m_number == 0 && m_tag->count() > 0) m_tag->setItemText(0, tr("Always shown"));
}

QString ConditionTermRow::comparisonText(Comparison comparison, bool isDate)
{
    switch (comparison) {
    case Comparison::Equals:
        return tr("is");
    case Comparison::Differs:
        return tr("is not");
    case Comparison::Less:
        return isDate ? tr("is before") : tr("is less than");
    case Comparison::AtMost:
        return isDate ? tr("is on or before") : tr("is at most");
    case Comparison::Greater:
        return isDate ? tr("is after") : tr("is greater than");
    case Comparison::AtLeast:
        return isDate ? tr("is on or after") : tr("is at least");
    case Comparison::Contains:
        return tr("contains");
    case Comparison::Empty:
        return tr("is empty");
    case Comparison::Filled:
        return tr("is filled in");
    }
    return {};
}

const Tag* ConditionTermRow::findTag(const QString& name) const
{
    const QString key = domain::nameKey(name);
    const auto found = std::find_if(m_document.tags.begin(), m_document.tags.end(),
                                    [&](const Tag& tag) { return domain::nameKey(tag.name) == key; });
    return found == m_document.tags.end() ? nullptr : &*found;
}

Comparison ConditionTermRow::comparison() const
{
    return static_cast<Comparison>(m_comparison->currentData().toInt());
}

void ConditionTermRow::fillComparisons(const QString& name, Comparison comparison)
{
    using enum Comparison;
    const Tag* tag = findTag(name);
    QList<Comparison> all;
    if (!tag || tag->type == TagType::MaskedText || tag->type == TagType::Dropdown)
        all = {Equals, Differs, Filled, Empty};
    else if (domain::isToggle(tag->type))
        all = {Equals};
    else if (isNumberType(tag->type) || isDateType(tag->type))
        all = {Equals, Differs, Less, AtMost, Greater, AtLeast, Filled, Empty};
    else
        all = {Equals, Differs, Contains, Less, AtMost, Greater, AtLeast, Filled, Empty};
    if (!all.contains(comparison)) all.append(comparison);
    const bool isDate = tag && isDateType(tag->type);
    m_comparison->clear();
    for (const Comparison each : std::as_const(all))
        m_comparison->addItem(comparisonText(each, isDate), static_cast<int>(each));
    m_comparison->setCurrentIndex(static_cast<int>(all.indexOf(comparison)));
}

/** Lists the possible values of the named tag or group. */
void ConditionTermRow::fillValues(const QString& name, const QString& value)
{
    const Tag* tag = findTag(name);
    QList<std::pair<QString, QString>> values; // text, value
    bool isOpen = false;
    if (!tag) {
        for (const Tag& each : std::as_const(m_document.tags))
            if (each.type == TagType::Radio && domain::isSameText(each.groupName, name))
                values.append({each.name, each.name});
    } else if (domain::isToggle(tag->type)) {
        values = {{tr("selected"), QStringLiteral("true")}, {tr("not selected"), QStringLiteral("false")}};
    } else if (tag->type == TagType::Dropdown && !tag->style.options.isEmpty()) {
        for (const QString& option : tag->style.options)
            values.append({option, option});
        values.append({tr("nothing selected"), QString()});
    } else {
        isOpen = true;
    }
    const QString kept = value;
    const QSignalBlocker quiet(m_value);
    m_value->setEditable(isOpen);
    if (isOpen && m_value->currentText() == kept && m_value->count() == 0) return;
    m_value->clear();
    for (const auto& [words, each] : std::as_const(values))
        m_value->addItem(words, each);
    if (isOpen) return m_value->setEditText(kept);
    const auto found = std::find_if(values.begin(), values.end(),
                                    [&](const auto& each) { return domain::isSameText(each.second, kept); });
    if (found == values.end() && !kept.isEmpty())
        m_value->addItem(kept, kept); // keeps showing a value that doesn't exist any more
    m_value->setCurrentIndex(found != values.end() ? static_cast<int>(found - values.begin())
                             : kept.isEmpty()      ? 0
                                                   : m_value->count() - 1);
}

void ConditionTermRow::showParts()
{
    const bool isChosen = !m_tag->currentData().toString().isEmpty();
    m_comparison->setVisible(isChosen && m_comparison->count() > 1);
    m_value->setVisible(isChosen && domain::acceptsValue(comparison()));
}

void ConditionTermRow::chooseName(const QString& name, const QString& value)
{
    fillComparisons(name, Comparison::Equals);
    fillValues(name, value);
    showParts();
}

void ConditionTermRow::setTerm(const domain::Document& document, const QStringList& names,
                               const std::optional<domain::ConditionTerm>& term, bool differ)
{
    m_document = document;
    const bool hasNone = m_number == 0; // only the first row can be empty
    if (names != m_names || m_tag->count() != names.size() + (hasNone ? 1 : 0)) {
        m_names = names;
        m_tag->clear();
        if (hasNone) m_tag->addItem(tr("Always shown"), QString());
        QList<QStandardItem*> items; // inserted at once: there may be thousands
        items.reserve(names.size());
        for (const QString& name : names) {
            items.append(new QStandardItem(name));
            items.last()->setData(name, Qt::UserRole);
        }
        static_cast<QStandardItemModel*>(m_tag->model())->invisibleRootItem()->appendRows(items);
    }
    QString now = term ? term->tag : QString();
    m_isMissing = !now.isEmpty() && !findTag(now) &&
                  std::none_of(document.tags.begin(), document.tags.end(), [&](const Tag& tag) {
                      return tag.type == TagType::Radio && domain::isSameText(tag.groupName, now);
                  });
    int row = hasNone ? 0 : -1;
    if (!now.isEmpty()) {
        const auto same = std::find_if(names.begin(), names.end(),
                                       [&](const QString& name) { return domain::isSameText(name, now); });
        row += 1 + static_cast<int>(same - names.begin());
        if (same != names.end())
            now = *same; // in the spelling of the document
        else
            m_tag->addItem(m_isMissing ? tr("%1 (missing)").arg(now) : now, now);
    }
    m_tag->setCurrentIndex(differ ? -1 : row);
    m_join->setCurrentIndex(term && term->isAlternative ? 1 : 0);
    if (term) {
        fillComparisons(now, term->comparison);
        fillValues(now, term->value);
    }
    showParts();
}

std::optional<domain::ConditionTerm> ConditionTermRow::term() const
{
    const QString name = m_tag->currentData().toString();
    if (name.isEmpty()) return std::nullopt;
    domain::ConditionTerm term{name, {}, comparison(), m_number > 0 && m_join->currentData().toBool()};
    if (domain::acceptsValue(term.comparison))
        term.value = m_value->isEditable() ? m_value->currentText() : m_value->currentData().toString();
    return term;
}

bool ConditionTermRow::choose(const Tag& tag)
{
    const bool isGrouped = tag.type == TagType::Radio && !tag.groupName.isEmpty();
    const QString name = isGrouped ? tag.groupName : tag.name;
    const int row = m_tag->findData(name);
    if (row < 0 || name.isEmpty()) return false; // the tag itself, a signature, or a tag without a name
    m_tag->setCurrentIndex(row);
    chooseName(name, isGrouped                       ? tag.name
                     : tag.type == TagType::Checkbox ? QStringLiteral("true")
                                                     : QString());
    return true;
}

QString ConditionTermRow::summary() const
{
    const QString name = m_tag->currentText();
    if (comparison() == Comparison::Equals)
        return QStringLiteral("%1 = %2").arg(isolated(name), isolated(m_value->currentText()));
    const QString said = QStringLiteral("%1 %2").arg(isolated(name), m_comparison->currentText());
    return domain::acceptsValue(comparison()) ? said + u' ' + m_value->currentText() : said;
}

void ConditionTermRow::focusTag()
{
    m_tag->setFocus(Qt::OtherFocusReason);
}

} // namespace ink::ui

#include "moc_conditiontermrow.cpp"
