// When a tag is shown, and how it is computed.
#include "app/domain/evaluation.h"
#include "app/domain/tagreferences.h"
#include "ui/pages/formulaedit.h"
#include "ui/pages/tagpanelsections.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

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

bool sameName(const QString& a, const QString& b)
{
    return a.trimmed().compare(b.trimmed(), Qt::CaseInsensitive) == 0;
}

/** Names of tags and groups that others can depend on, as they stand in the document. */
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
    m_tag = new QComboBox(body());
    m_tagLabel = addField(m_tag, "tagCondition");
    m_pick = new QToolButton(body());
    m_pick->setObjectName(QStringLiteral("tagConditionPick"));
    m_pick->setAutoRaise(true);
    m_pick->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_pick->setIcon(icon(Icon::Link));
    column()->addWidget(m_pick);
    connect(m_pick, &QToolButton::clicked, this, &TagConditionSection::pickRequested);
    m_equals = new QComboBox(body());
    m_equals->setInsertPolicy(QComboBox::NoInsert);
    m_equalsLabel = addField(m_equals, "tagConditionValue");
    m_fault = new ToneLabel(Tone::Bad, body());
    m_fault->setObjectName(QStringLiteral("tagConditionFault"));
    m_fault->setWordWrap(true);
    column()->addWidget(m_fault);
    for (QComboBox* box : {m_tag, m_equals}) {
        box->setMinimumContentsLength(8);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    }
    connect(m_tag, &QComboBox::activated, this, [this](int) {
        fillValues(m_tag->currentData().toString(), {});
        apply();
    });
    connect(m_equals, &QComboBox::activated, this, &TagConditionSection::apply);
    connect(m_equals, &QComboBox::editTextChanged, this, &TagConditionSection::apply);
}

void TagConditionSection::retranslate()
{
    setTitle(tr("Shown when"));
    setLabel(m_tagLabel, tr("Shown depending on"));
    m_pick->setText(tr("Choose on the page"));
    m_pick->setToolTip(tr("Click the tag that this one depends on. Press Esc to cancel."));
    setLabel(m_equalsLabel, tr("when it is"));
}

/** What the named tag or group can be. */
void TagConditionSection::fillValues(const QString& name, const QString& equals)
{
    const auto named = std::find_if(m_document.tags.begin(), m_document.tags.end(),
                                    [&](const Tag& tag) { return sameName(tag.name, name); });
    QList<std::pair<QString, QString>> values; // words, value
    bool open = false;
    if (named == m_document.tags.end()) {
        for (const Tag& tag : m_document.tags)
            if (tag.type == TagType::Radio && sameName(tag.groupName, name))
                values.append({tag.name, tag.name});
    } else if (domain::isToggle(named->type)) {
        values = {{tr("selected"), QStringLiteral("true")}, {tr("not selected"), QStringLiteral("false")}};
    } else if (named->type == TagType::Dropdown && !named->style.options.isEmpty()) {
        for (const QString& option : named->style.options)
            values.append({option, option});
        values.append({tr("nothing chosen"), QString()});
    } else {
        open = true;
    }
    const QString kept = equals;
    const QSignalBlocker quiet(m_equals);
    m_equals->setEditable(open);
    if (open && m_equals->currentText() == kept && m_equals->count() == 0) return;
    m_equals->clear();
    for (const auto& [words, value] : std::as_const(values))
        m_equals->addItem(words, value);
    if (open) return m_equals->setEditText(kept);
    const auto found = std::find_if(values.begin(), values.end(), [&](const auto& each) {
        return each.second.compare(kept, Qt::CaseInsensitive) == 0;
    });
    if (found == values.end() && !kept.isEmpty())
        m_equals->addItem(kept, kept); // it says so, and nothing can be it
    m_equals->setCurrentIndex(found != values.end() ? static_cast<int>(found - values.begin())
                              : kept.isEmpty()      ? 0
                                                    : m_equals->count() - 1);
}

bool TagConditionSection::take(const Document& document, const QList<Tag>& tags)
{
    m_document = document;
    m_tags = tags;
    const auto condition =
        common<std::optional<domain::TagCondition>>(tags, [](const Tag& tag) { return tag.style.condition; });
    QSet<domain::TagId> mine;
    QSet<QString> groups;
    for (const Tag& tag : tags) {
        mine.insert(tag.id);
        if (tag.type == TagType::Radio && !tag.groupName.isEmpty()) groups.insert(tag.groupName.toLower());
    }
    const QStringList names = namesIn(document, [&](const Tag& tag) {
        return !domain::isSignatureLike(tag.type) && !mine.contains(tag.id) &&
               !(tag.type == TagType::Radio && groups.contains(tag.groupName.toLower()));
    });
    if (names != m_names || m_tag->count() != names.size() + 1) {
        m_names = names;
        m_tag->clear();
        m_tag->addItem(QString(), QString());
        for (const QString& name : names)
            m_tag->addItem(name, name);
    }
    m_tag->setItemText(0, tr("always shown"));
    QString now = condition && *condition ? (*condition)->tag : QString();
    const bool missing =
        !now.isEmpty() && std::none_of(document.tags.begin(), document.tags.end(), [&](const Tag& tag) {
            return sameName(tag.name, now) || (tag.type == TagType::Radio && sameName(tag.groupName, now));
        });
    for (const QString& name : names)
        if (sameName(name, now)) now = name; // as it is written there
    if (!now.isEmpty() && m_tag->findData(now) < 0)
        m_tag->addItem(missing ? tr("%1 (missing)").arg(now) : now, now);
    m_tag->setPlaceholderText(tr("multiple"));
    m_tag->setCurrentIndex(condition ? m_tag->findData(now) : -1);
    setShown(m_equalsLabel, condition && *condition);
    if (condition && *condition) fillValues(now, (*condition)->equals);
    m_fault->setText(missing ? tr("That tag doesn't exist, so this one is always shown.") : QString());
    m_fault->setVisible(missing);
    setSummary(condition && *condition ? QStringLiteral("%1 = %2").arg(now, m_equals->currentText())
                                       : QString());
    return true;
}

void TagConditionSection::dependOn(const Tag& tag)
{
    const bool grouped = tag.type == TagType::Radio && !tag.groupName.isEmpty();
    const QString name = grouped ? tag.groupName : tag.name;
    const int row = m_tag->findData(name);
    if (row < 0) { // itself, a signature, or what has no name
        m_fault->setText(tr("Other tags can't depend on that one."));
        m_fault->show();
        return;
    }
    m_tag->setCurrentIndex(row);
    fillValues(name, grouped ? tag.name : tag.type == TagType::Checkbox ? QStringLiteral("true") : QString());
    apply();
}

void TagConditionSection::apply()
{
    if (isTaking()) return;
    const QString name = m_tag->currentData().toString();
    setShown(m_equalsLabel, !name.isEmpty());
    std::optional<domain::TagCondition> condition;
    if (!name.isEmpty())
        condition = domain::TagCondition{name, m_equals->isEditable() ? m_equals->currentText()
                                                                      : m_equals->currentData().toString()};
    const TagEdit change = [condition](Tag& tag) {
        tag.style.condition = condition;
        domain::forgetDroppedCondition(tag);
    };
    const domain::Evaluation evaluation(changed(m_document, m_tags, change));
    const bool circle = !evaluation.conditionCycles().isEmpty() &&
                        domain::Evaluation(m_document).conditionCycles() != evaluation.conditionCycles();
    m_fault->setText(circle ? tr("That tag already depends on this one, so neither would ever be shown.")
                            : QString());
    m_fault->setVisible(circle);
    if (!circle) edit(QStringLiteral("condition"), tr("Change condition"), change);
}

// ---- formula

TagFormulaSection::TagFormulaSection(QWidget* parent) : TagPanelSection("tagComputed", true, parent)
{
    m_formula = new FormulaEdit(body());
    m_formulaLabel = addField(m_formula, "tagFormula");
    m_result = new QuietLabel(body());
    m_result->setObjectName(QStringLiteral("tagFormulaResult"));
    m_fault = new ToneLabel(Tone::Bad, body());
    m_fault->setObjectName(QStringLiteral("tagFormulaFault"));
    m_fault->setWordWrap(true);
    column()->addWidget(m_result);
    column()->addWidget(m_fault);
    m_decimals = new QSpinBox(body());
    m_decimals->setRange(-1, 15);
    m_decimalsLabel = addField(m_decimals, "tagFormulaDecimals");
    connect(m_formula, &QPlainTextEdit::textChanged, this, &TagFormulaSection::apply);
    connect(m_decimals, &QSpinBox::valueChanged, this, [this](int places) {
        edit(QStringLiteral("decimals"), tr("Change decimal places"),
             [places](Tag& tag) { tag.style.decimals = places >= 0 ? std::optional(places) : std::nullopt; });
    });
}

void TagFormulaSection::retranslate()
{
    setTitle(tr("Computed"));
    setLabel(m_formulaLabel, tr("Formula"));
    m_formula->setPlaceholderText(tr("{Net} * 1.19"));
    m_formula->setToolTip(tr("Put tag names in braces. + - * / ( ), sum, min, max, round(x, places)."));
    setLabel(m_decimalsLabel, tr("Decimal places"));
    m_decimals->setSpecialValueText(tr("as needed"));
}

bool TagFormulaSection::take(const Document& document, const QList<Tag>& tags)
{
    if (tags.size() != 1 || !(isNumberType(tags.first().type) || tags.first().type == TagType::Text ||
                              tags.first().type == TagType::PrefillableText))
        return false;
    const bool another = m_tag.id != tags.first().id;
    const bool elsewhere = m_tag.style.formula != tags.first().style.formula;
    m_document = document;
    m_tag = tags.first();
    m_formula->setNames(namesIn(document, [this](const Tag& tag) {
        return tag.id != m_tag.id &&
               (isNumberType(tag.type) || domain::isToggle(tag.type) || tag.type == TagType::Dropdown ||
                tag.type == TagType::Text || tag.type == TagType::PrefillableText);
    }));
    // What cannot be read yet is not in the document: it stays as it is being written.
    const bool differs = m_formula->formula().trimmed() != m_tag.style.formula;
    if (differs && (another || elsewhere || !m_formula->hasFocus()))
        m_formula->setFormula(m_tag.style.formula);
    m_decimals->setValue(m_tag.style.decimals.value_or(-1));
    setShown(m_decimalsLabel, !m_tag.style.formula.isEmpty());
    setSummary(m_tag.style.formula);
    tell();
    return true;
}

void TagFormulaSection::apply()
{
    if (isTaking()) return;
    const QString text = m_formula->formula().trimmed();
    const auto parsed = domain::Formula::parse(text);
    const TagEdit change = [text](Tag& tag) {
        tag.style.formula = text;
        domain::forgetDroppedFormula(tag);
        tag.text.clear(); // what it holds is computed
    };
    const bool readable = text.isEmpty() || std::holds_alternative<domain::Formula>(parsed);
    const auto cycles = domain::Evaluation(m_document).formulaCycles();
    const bool circle =
        readable && domain::Evaluation(changed(m_document, {m_tag}, change)).formulaCycles() != cycles;
    if (readable && !circle) edit(QStringLiteral("formula"), tr("Change formula"), change);
    tell();
}

/** The result with what the document holds now, or what is wrong and where. */
void TagFormulaSection::tell()
{
    const QString text = m_formula->formula();
    QString fault;
    QString result;
    std::optional<domain::Formula::Error> place;
    if (!text.trimmed().isEmpty()) {
        const auto parsed = domain::Formula::parse(text);
        if (const auto* error = std::get_if<domain::Formula::Error>(&parsed)) {
            place = *error;
            fault = formulaErrorText(*error);
        } else {
            const Document with = changed(m_document, {m_tag}, [&](Tag& tag) { tag.style.formula = text; });
            const domain::Evaluation evaluation(with);
            for (qsizetype i = 0; i < with.tags.size(); ++i) {
                if (with.tags.at(i).id != m_tag.id) continue;
                const auto problem = evaluation.problem(i);
                const QString value = evaluation.computed().value(i);
                if (problem)
                    fault = formulaProblemText(*problem);
                else
                    result = value.isEmpty() ? tr("= empty until its tags have values")
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
