#include "ui/pages/editor/tagpanel/tagpanellogic.h"

#include "app/domain/document/document.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/logic/tagcolumns.h"
#include "app/domain/logic/tagreferences.h"
#include "ui/models/messagetext.h"
#include "ui/pages/editor/tagpanel/conditiontermrow.h"
#include "ui/pages/editor/tagpanel/formulaedit.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSet>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::Document;
using domain::Tag;
using domain::TagType;

namespace {

/** Names of tags and groups that others can depend on, in the document's spelling. */
QStringList namesIn(const Document& document, const std::function<bool(const Tag&)>& wanted)
{
    QStringList names;
    QSet<QString> known;
    for (const Tag& tag : document.tags) {
        const bool grouped = tag.type == TagType::Radio && !tag.groupName.isEmpty();
        const QString& name = grouped ? tag.groupName : tag.name;
        if (name.trimmed().isEmpty() || known.contains(name) || !wanted(tag)) continue;
        known.insert(name);
        names.append(name);
    }
    return names;
}

/** Returns whether `namesIn` yields the same names for both; most edits don't rename a tag. */
bool haveSameNames(const Document& a, const Document& b)
{
    return std::equal(a.tags.begin(), a.tags.end(), b.tags.begin(), b.tags.end(),
                      [](const Tag& one, const Tag& other) {
                          return one.id == other.id && one.type == other.type && one.name == other.name &&
                                 one.groupName == other.groupName;
                      });
}

/** The document with these tags changed. */
Document changed(Document document, const QList<Tag>& tags, const TagEdit& edit)
{
    for (const Tag& tag : tags)
        for (Tag& mine : document.tags)
            if (mine.id == tag.id) edit(mine);
    return document;
}

} // namespace

// ---- condition

TagConditionSection::TagConditionSection(QWidget* parent) : TagPanelSection("tagShown", true, parent)
{
    m_label = new QuietLabel(body());
    m_label->setContentsMargins(0, space::xs, 0, 0);
    column()->addWidget(m_label);
    m_rowLayout = new QVBoxLayout;
    m_rowLayout->setSpacing(space::s);
    column()->addLayout(m_rowLayout);
    addRow();
    m_label->setBuddy(m_rows.first()->focusProxy());
    for (QToolButton** button : {&m_add, &m_pick}) {
        *button = new QToolButton(body());
        (*button)->setAutoRaise(true);
        (*button)->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        column()->addWidget(*button);
    }
    m_add->setObjectName(QStringLiteral("tagConditionAdd"));
    m_add->setIcon(icon(Icon::Add));
    m_pick->setObjectName(QStringLiteral("tagConditionPick"));
    m_pick->setIcon(icon(Icon::Link));
    connect(m_pick, &QToolButton::clicked, this, &TagConditionSection::pickRequested);
    connect(m_add, &QToolButton::clicked, this, [this] {
        m_isAdding = true;
        showRows();
        m_rows.last()->focusTag();
    });
    m_fault = named("tagConditionFault", new ToneLabel(Tone::Bad, body()));
    m_fault->setWordWrap(true);
    column()->addWidget(m_fault);
}

void TagConditionSection::retranslate()
{
    setTitle(tr("Shown when"));
    m_label->setText(tr("Depends on"));
    m_pick->setText(tr("Choose on the page"));
    m_pick->setToolTip(tr("Click the field that this one depends on. Press Esc to cancel."));
    m_add->setText(tr("Add condition"));
    m_add->setToolTip(tr("Add another field to the condition. “And” is evaluated before “or”."));
    for (ConditionTermRow* row : std::as_const(m_rows))
        row->retranslate();
}

void TagConditionSection::addRow()
{
    auto* row = new ConditionTermRow(static_cast<int>(m_rows.size()), body());
    row->retranslate();
    m_rows.append(row);
    m_rowLayout->addWidget(row);
    connect(row, &ConditionTermRow::changed, this, &TagConditionSection::apply);
    connect(row, &ConditionTermRow::removeRequested, this, [this, row] { remove(m_rows.indexOf(row)); });
}

void TagConditionSection::showRows()
{
    const qsizetype terms = m_condition && *m_condition ? (*m_condition)->terms.size() : 0;
    const qsizetype wanted = std::max<qsizetype>(terms + (m_isAdding && terms > 0 ? 1 : 0), 1);
    while (m_rows.size() < wanted)
        addRow();
    while (m_rows.size() > wanted) {
        ConditionTermRow* surplus = m_rows.takeLast();
        surplus->setParent(nullptr); // the sender of this signal may be removed
        surplus->deleteLater();
    }
    bool isMissing = false;
    QString summary;
    for (qsizetype i = 0; i < wanted; ++i) {
        ConditionTermRow& row = *m_rows.at(i);
        const QSignalBlocker quiet(&row);
        const auto term = i < terms ? std::optional((*m_condition)->terms.at(i)) : std::nullopt;
        row.setTerm(m_document, m_names, term, !m_condition);
        row.show();
        isMissing = isMissing || row.isMissing();
        if (!term) continue;
        if (i == 0)
            summary = row.summary();
        else
            summary = (term->isAlternative ? tr("%1 or %2") : tr("%1 and %2")).arg(summary, row.summary());
    }
    m_add->setVisible(terms > 0 && wanted == terms && terms < domain::maxConditionTerms);
    m_fault->setText(isMissing
                         ? tr("The field in this condition doesn't exist, so this field is always shown.")
                         : QString());
    m_fault->setVisible(isMissing);
    setSummary(summary);
}

bool TagConditionSection::loadTags(const Document& document, const QList<Tag>& tags)
{
    QSet<domain::TagId> mine;
    QSet<QString> groups;
    for (const Tag& tag : tags) {
        mine.insert(tag.id);
        if (tag.type == TagType::Radio && !tag.groupName.isEmpty()) groups.insert(tag.groupName.toLower());
    }
    if (mine != m_mine) m_isAdding = false;
    const bool haveOtherNames = mine != m_mine || !haveSameNames(document, m_document);
    m_mine = mine;
    m_document = document;
    m_tags = tags;
    m_condition = commonValue<std::optional<domain::TagCondition>>(
        tags, [](const Tag& tag) { return tag.style.condition; });
    if (haveOtherNames)
        m_names = namesIn(document, [&](const Tag& tag) {
            return !domain::isSignatureLike(tag.type) && !mine.contains(tag.id) &&
                   !(tag.type == TagType::Radio && groups.contains(tag.groupName.toLower()));
        });
    showRows();
    return true;
}

void TagConditionSection::dependOn(const Tag& tag)
{
    if (!m_rows.constLast()->choose(tag)) {
        m_fault->setText(tr("Other fields can't depend on that one."));
        m_fault->show();
        return;
    }
    apply();
}

void TagConditionSection::remove(qsizetype row)
{
    const qsizetype terms = m_condition && *m_condition ? (*m_condition)->terms.size() : 0;
    if (row >= terms) { // the row isn't complete
        m_isAdding = false;
        return showRows();
    }
    QList<domain::ConditionTerm> left = (*m_condition)->terms;
    // If the removed term began an alternative ("or"), the next term begins it instead.
    if (left.at(row).isAlternative && row + 1 < left.size()) left[row + 1].isAlternative = true;
    left.removeAt(row);
    store(left);
}

void TagConditionSection::apply()
{
    if (isLoading()) return;
    QList<domain::ConditionTerm> terms;
    for (const ConditionTermRow* row : std::as_const(m_rows))
        if (auto term = row->term()) terms.append(std::move(*term));
    store(terms);
}

void TagConditionSection::store(QList<domain::ConditionTerm> terms)
{
    std::optional<domain::TagCondition> condition;
    if (!terms.isEmpty()) {
        terms.first().isAlternative = false;
        condition.emplace();
        condition->terms = std::move(terms);
    }
    const TagEdit change = [condition](Tag& tag) {
        tag.style.condition = condition;
        domain::clearDroppedCondition(tag);
    };
    const domain::Evaluation evaluation(changed(m_document, m_tags, change));
    const bool isCircle = !evaluation.conditionCycles().isEmpty() &&
                          domain::Evaluation(m_document).conditionCycles() != evaluation.conditionCycles();
    m_fault->setText(isCircle ? tr("That field already depends on this one, so neither would ever be shown.")
                              : QString());
    m_fault->setVisible(isCircle);
    if (isCircle) return;
    if (m_rows.size() > (m_condition && *m_condition ? (*m_condition)->terms.size() : 0)) m_isAdding = false;
    // Adding or removing a term is a separate step.
    edit(QStringLiteral("condition%1").arg(condition ? condition->terms.size() : 0), tr("Change condition"),
         change);
}

// ---- formula

TagFormulaSection::TagFormulaSection(QWidget* parent) : TagPanelSection("tagComputed", true, parent)
{
    m_formula = new FormulaEdit(body());
    m_formulaLabel = addField(m_formula, "tagFormula", QT_TR_NOOP("Formula"));
    m_result = named("tagFormulaResult", new QuietLabel(body()));
    m_fault = named("tagFormulaFault", new ToneLabel(Tone::Bad, body()));
    m_fault->setWordWrap(true);
    column()->addWidget(m_result);
    column()->addWidget(m_fault);
    const auto addButton = [this](const char* name, Icon sign) {
        auto* button = named(name, new QToolButton(body()));
        button->setAutoRaise(true);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIcon(icon(sign));
        column()->addWidget(button);
        return button;
    };
    m_pick = addButton("tagFormulaPick", Icon::Link);
    m_sum = addButton("tagFormulaSum", Icon::Sum);
    connect(m_pick, &QToolButton::clicked, this, [this] {
        m_picksColumn = false;
        Q_EMIT pickRequested(tr("Click the fields to add them to the formula. Press Esc to finish."));
    });
    connect(m_sum, &QToolButton::clicked, this, &TagFormulaSection::addSum);
    m_decimals = new QSpinBox(body());
    m_decimals->setRange(-1, 15);
    m_decimalsLabel = addField(m_decimals, "tagFormulaDecimals", QT_TR_NOOP("Decimal places"));
    connect(m_formula, &QPlainTextEdit::textChanged, this, &TagFormulaSection::apply);
    connect(m_decimals, &QSpinBox::valueChanged, this, [this](int places) {
        edit(QStringLiteral("decimals"), tr("Change decimal places"),
             [places](Tag& tag) { tag.style.decimals = places >= 0 ? std::optional(places) : std::nullopt; });
    });
}

void TagFormulaSection::retranslate()
{
    TagPanelSection::retranslate();
    setTitle(tr("Computed"));
    m_formula->setPlaceholderText(tr("{Net} * 1.19"));
    m_formula->setToolTip(tr(
        "<p>Put field names in braces and text in quotation marks.</p><p>Numbers: <code>+ - * / ( ), sum, "
        "min, "
        "max, round(number; places)</code><br>Conditions: <code>if({Net} &gt; 100; \"large\"; \"small\"), = "
        "&lt;&gt; &lt; &lt;= &gt; &gt;=, and, or, not</code><br>Text: <code>{First name} &amp; \" \" &amp; "
        "{Last name}</code><br>Dates: <code>{Start} + 14, days({End}; {Start})</code></p>"));
    m_decimals->setSpecialValueText(tr("As needed"));
    m_pick->setText(tr("Choose on the page"));
    m_pick->setToolTip(tr("Click fields on the page to add them to the formula. Press Esc to finish."));
    m_sum->setText(tr("Sum of a column"));
    m_sum->setToolTip(
        tr("Adds the number fields above this one. If there are none, click a field of the column."));
}

bool TagFormulaSection::isUsable(const Tag& tag) const
{
    return tag.id != m_tag.id &&
           (isNumberType(tag.type) || domain::isToggle(tag.type) || tag.type == TagType::Dropdown ||
            tag.type == TagType::Text || tag.type == TagType::PrefillableText || tag.type == TagType::Date);
}

void TagFormulaSection::addSum()
{
    const QStringList names = domain::columnAbove(m_document, m_tag);
    if (names.size() > 1) return sumUp(names);
    m_picksColumn = true;
    Q_EMIT pickRequested(tr("Click a number field of the column. Press Esc to cancel."));
}

void TagFormulaSection::sumUp(const QStringList& names)
{
    m_formula->setFormula(domain::sumFormula(names));
}

bool TagFormulaSection::addPicked(const Tag& tag)
{
    if (m_picksColumn) {
        const QStringList names = domain::columnOf(m_document, tag, m_tag);
        if (names.isEmpty())
            showPickFault(tr("That field isn't part of a column of numbers."));
        else
            sumUp(names);
        return names.isEmpty();
    }
    if (isUsable(tag)) {
        const bool isGroup = tag.type == TagType::Radio && !tag.groupName.isEmpty();
        m_formula->insertName(isGroup ? tag.groupName : tag.name);
    } else {
        showPickFault(tr("That field can't be used in this formula."));
    }
    return true;
}

void TagFormulaSection::showPickFault(const QString& fault)
{
    m_fault->setText(fault);
    m_fault->show();
}

bool TagFormulaSection::loadTags(const Document& document, const QList<Tag>& tags)
{
    if (tags.size() != 1 ||
        !(isNumberType(tags.first().type) || tags.first().type == TagType::Text ||
          tags.first().type == TagType::PrefillableText || tags.first().type == TagType::Date))
        return false;
    const bool another = m_tag.id != tags.first().id;
    const bool elsewhere = m_tag.style.formula != tags.first().style.formula;
    const bool haveOtherNames = another || !haveSameNames(document, m_document);
    m_document = document;
    m_tag = tags.first();
    if (haveOtherNames)
        m_formula->setNames(namesIn(document, [this](const Tag& tag) { return isUsable(tag); }));
    // An incomplete formula is not saved in the document: its text stays while it is being typed.
    const bool differs = m_formula->formula().trimmed() != m_tag.style.formula;
    if (differs && (another || elsewhere || !m_formula->hasFocus()))
        m_formula->setFormula(m_tag.style.formula);
    m_decimals->setValue(m_tag.style.decimals.value_or(-1));
    setFieldVisible(m_decimalsLabel, !m_tag.style.formula.isEmpty() && m_tag.type != TagType::Date);
    setSummary(m_tag.style.formula);
    showResult();
    return true;
}

void TagFormulaSection::apply()
{
    if (isLoading()) return;
    const QString text = m_formula->formula().trimmed();
    const auto parsed = domain::Formula::parse(text);
    const TagEdit change = [text](Tag& tag) {
        tag.style.formula = text;
        domain::clearDroppedFormula(tag);
        tag.text.clear(); // the value is computed
    };
    const bool readable = text.isEmpty() || std::holds_alternative<domain::Formula>(parsed);
    const auto cycles = domain::Evaluation(m_document).formulaCycles();
    const bool circle =
        readable && domain::Evaluation(changed(m_document, {m_tag}, change)).formulaCycles() != cycles;
    if (readable && !circle) edit(QStringLiteral("formula"), tr("Change formula"), change);
    showResult();
}

/** Shows the result for the current values, or the error and its position. */
void TagFormulaSection::showResult()
{
    const QString text = m_formula->formula();
    QString fault;
    QString result;
    std::optional<domain::Formula::Error> place;
    if (!text.trimmed().isEmpty()) {
        const auto parsed = domain::Formula::parse(text);
        if (const auto* error = std::get_if<domain::Formula::Error>(&parsed)) {
            place = *error;
            fault = messageText(describe(*error));
        } else {
            const Document with = changed(m_document, {m_tag}, [&](Tag& tag) { tag.style.formula = text; });
            const domain::Evaluation evaluation(with);
            for (qsizetype i = 0; i < with.tags.size(); ++i) {
                if (with.tags.at(i).id != m_tag.id) continue;
                const auto problem = evaluation.problem(i);
                const QString value = evaluation.computedTexts().value(i);
                if (problem)
                    fault = formulaProblemText(*problem);
                else
                    result = value.isEmpty() ? tr("= empty until its fields have values")
                                             : QStringLiteral("= ") + value;
            }
        }
    }
    m_formula->setError(place);
    m_result->setText(result);
    m_result->setVisible(!result.isEmpty());
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
    m_formula->setAccessibleDescription(fault.isEmpty() ? result : fault);
}

} // namespace ink::ui

#include "moc_tagpanellogic.cpp"
