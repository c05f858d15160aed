#include "ui/pages/editor/tagpanel/tagpanelvalue.h"

#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/text/pattern.h"
#include "app/domain/values/tagoptions.h"
#include "app/domain/values/values.h"
#include "ui/models/messagetext.h"
#include "ui/models/words.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace ink::ui {

using domain::Tag;
using domain::TagType;
using domain::TextFieldFormat;

namespace {

constexpr int unset = -1; ///< no limit, or different values
const QDate noDate(1800, 1, 1);

/** Parses a number typed by the user; nothing when it is invalid. */
std::optional<double> numberOf(const QString& text)
{
    bool ok = false;
    const double value =
        QLocale::c().toDouble(QString(text).replace(QLatin1Char(','), QLatin1Char('.')), &ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

/** The limit in a field; no limit while it is empty or a sign, nothing when it is invalid. */
std::optional<std::optional<double>> limitOf(const QString& text)
{
    const QString tidy = text.trimmed();
    if (tidy.isEmpty() || tidy == QLatin1StringView("-")) return std::optional<double>();
    if (const auto number = numberOf(tidy)) return number;
    return std::nullopt;
}

QString textOf(const std::optional<double>& number)
{
    return number ? QLocale::c().toString(*number, 'g', 15) : QString();
}

QStringList linesIn(const QPlainTextEdit& field)
{
    QStringList lines = field.toPlainText().split(QLatin1Char('\n'));
    for (QString& line : lines)
        line = line.trimmed();
    return lines;
}

QStringList optionsIn(const QPlainTextEdit& field)
{
    QStringList options = linesIn(field);
    options.removeAll(QString());
    return options;
}

QSpinBox* limit(QWidget* parent, int maximum)
{
    auto* box = new QSpinBox(parent);
    box->setRange(unset, maximum);
    box->setKeyboardTracking(false);
    return box;
}

/** Shows a limit; unset if no tag has one, or if they differ. */
void showLimit(QSpinBox* box, const std::optional<std::optional<int>>& value, const QString& none)
{
    box->setSpecialValueText(value ? none : TagPanelSection::tr("Multiple"));
    box->setValue(value ? value->value_or(unset) : unset);
}

} // namespace

// ---- initial value

TagValueSection::TagValueSection(QWidget* parent) : TagPanelSection("tagValues", true, parent)
{
    m_text = new QLineEdit(body());
    m_textLabel = addField(m_text, "tagValue", QT_TR_NOOP("Default value"));
    m_note = new TextArea(body());
    m_note->setFixedHeight(84);
    m_note->setTabChangesFocus(true);
    m_noteLabel = addField(m_note, "tagNote", QT_TR_NOOP("Note text"));
    m_choice = new QComboBox(body());
    m_choiceLabel = addField(m_choice, "tagChoice", QT_TR_NOOP("Selected by default"));
    m_date = new QDateEdit(body());
    m_date->setCalendarPopup(true);
    m_date->setMinimumDate(noDate);
    m_dateLabel = addField(m_date, "tagDate", QT_TR_NOOP("Default date"));
    m_checked = named("tagChecked", new WrappingCheckBox(body()));
    column()->addWidget(m_checked);
    m_options = new TextArea(body());
    m_options->setFixedHeight(84);
    m_options->setTabChangesFocus(true);
    m_optionsLabel = addField(m_options, "tagOptions", QT_TR_NOOP("Options (one per line)"));
    m_answer = new QLineEdit(body());
    m_answerLabel = addField(m_answer, "tagAnswer", QT_TR_NOOP("Value in formulas"));
    m_placeholder = new QLineEdit(body());
    m_placeholderLabel = addField(m_placeholder, "tagPlaceholder", QT_TR_NOOP("Placeholder"));
    m_fault = named("tagValueFault", new ToneLabel(Tone::Warning, body()));
    m_fault->setWordWrap(true);
    column()->addWidget(m_fault);
    setOpen(true);

    connect(m_text, &QLineEdit::textEdited, this, &TagValueSection::setText);
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] { setText(m_note->toPlainText()); });
    connect(m_choice, &QComboBox::activated, this,
            [this](int) { setText(m_choice->currentData().toString()); });
    connect(m_date, &QDateEdit::dateChanged, this,
            [this](QDate date) { setText(date == noDate ? QString() : date.toString(Qt::ISODate)); });
    connect(m_checked, &QCheckBox::clicked, this, [this](bool on) {
        if (!isLoading()) Q_EMIT defaultChoiceChanged(on);
    });
    connect(m_options, &QPlainTextEdit::textChanged, this, [this] {
        const QStringList before = std::exchange(m_optionLines, linesIn(*m_options));
        if (!isLoading()) Q_EMIT optionsEdited(before, m_optionLines);
    });
    connect(m_answer, &QLineEdit::textEdited, this, [this](const QString& answer) {
        edit(QStringLiteral("answer"), tr("Change value in formulas"), [answer](Tag& tag) {
            tag.style.options = answer.isEmpty() ? QStringList() : QStringList{answer};
        });
    });
    connect(m_placeholder, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit(QStringLiteral("placeholder"), tr("Change placeholder"),
             [text](Tag& tag) { tag.style.placeholder = text; });
    });
}

void TagValueSection::setText(const QString& text)
{
    edit(QStringLiteral("text"), tr("Change value"), [text](Tag& tag) { tag.text = text; });
}

void TagValueSection::retranslate()
{
    TagPanelSection::retranslate();
    setTitle(tr("Value"));
    m_date->setSpecialValueText(tr("None"));
    m_date->setDisplayFormat(shortDateFormat());
    m_checked->setText(tr("Selected by default"));
}

bool TagValueSection::loadTags(const domain::Document& document, const QList<Tag>& tags)
{
    Q_UNUSED(document)
    const bool computed =
        std::any_of(tags.begin(), tags.end(), [](const Tag& tag) { return !tag.style.formula.isEmpty(); });
    const bool written =
        allTypesMatch(tags, [](TagType type) { return isTextType(type) || isNumberType(type); });
    const bool notes = allTypesMatch(tags, [](TagType type) { return type == TagType::Note; });
    const bool lists = allTypesMatch(tags, [](TagType type) { return type == TagType::Dropdown; });
    const bool dates = !computed && allTypesMatch(tags, [](TagType type) { return type == TagType::Date; });
    const bool toggles = allTypesMatch(tags, domain::isToggle);
    const bool radios = allTypesMatch(tags, [](TagType type) { return type == TagType::Radio; });
    const auto text = commonValue<QString>(tags, [](const Tag& tag) { return tag.text; });
    const auto options = commonValue<QStringList>(tags, [](const Tag& tag) { return tag.style.options; });
    setFieldVisible(m_textLabel, written && !computed);
    showText(m_text, text);
    if (const auto standard =
            commonValue<QString>(tags, [](const Tag& tag) { return tag.facts.customFieldDefault; });
        standard && !standard->isEmpty() && text)
        m_text->setPlaceholderText(tr("Default: %1").arg(*standard));
    setFieldVisible(m_noteLabel, notes);
    if (notes && m_note->toPlainText() != text.value_or(QString()))
        m_note->setPlainText(text.value_or(QString()));
    setFieldVisible(m_choiceLabel, lists && options);
    if (lists && options) {
        m_choice->clear();
        m_choice->addItem(tr("None"), QString());
        for (const QString& option : *options)
            m_choice->addItem(option, option);
        showChoice(m_choice, text);
    }
    setFieldVisible(m_dateLabel, dates);
    if (dates) {
        const QDate date = QDate::fromString(text.value_or(QString()), Qt::ISODate);
        m_date->setDate(date.isValid() ? date : noDate);
    }
    m_checked->setVisible(toggles && (!radios || tags.size() == 1));
    showCheck(m_checked, commonValue<bool>(tags, [](const Tag& tag) { return domain::isChecked(tag); }));
    setFieldVisible(m_optionsLabel, lists && options);
    m_options->setReadOnly(domain::usesCustomFields(tags)); // determined by the custom field
    // Keeps empty lines while it is being edited.
    if (lists && options && (!m_options->hasFocus() || optionsIn(*m_options) != *options))
        m_options->setPlainText(options->join(QLatin1Char('\n')));
    setFieldVisible(m_answerLabel, radios && tags.size() == 1);
    if (radios)
        showText(m_answer, options ? std::optional(options->value(0)) : std::nullopt, tags.first().name);
    setFieldVisible(m_placeholderLabel, (written && !computed) || toggles);
    setLabel(m_placeholderLabel, toggles ? tr("Description for the signer") : tr("Placeholder"));
    showText(m_placeholder, commonValue<QString>(tags, [](const Tag& tag) { return tag.style.placeholder; }));
    showFault(tags);
    const bool checked = toggles && commonValue<bool>(tags, [](const Tag& tag) {
                                        return domain::isChecked(tag);
                                    }).value_or(false);
    setSummary(checked ? tr("Selected") : text.value_or(QString()).simplified());
    return (written && !computed) || notes || lists || dates || toggles;
}

void TagValueSection::showFault(const QList<Tag>& tags)
{
    QString fault;
    for (const Tag& tag : tags)
        if (tag.style.formula.isEmpty() && !domain::isToggle(tag.type) && !domain::valueFault(tag).isEmpty())
            fault = tr("This value doesn't meet the field's validation rules.");
    m_fault->setText(fault);
    m_fault->setVisible(!fault.isEmpty());
}

// ---- validation

TagRulesSection::TagRulesSection(QWidget* parent) : TagPanelSection("tagRules", true, parent)
{
    m_form = new QComboBox(body());
    for (const TextFieldFormat form :
         {TextFieldFormat::Any, TextFieldFormat::Email, TextFieldFormat::Phone, TextFieldFormat::PostalCode,
          TextFieldFormat::Iban, TextFieldFormat::Digits, TextFieldFormat::Custom})
        m_form->addItem(QString(), static_cast<int>(form));
    m_formLabel = addField(m_form, "tagForm", QT_TR_NOOP("Text format"));
    m_pattern = new QLineEdit(body());
    m_patternLabel = addField(m_pattern, "tagPattern", QT_TR_NOOP("Pattern (regular expression)"));
    m_patternFault = addFault("tagPatternFault");
    m_minLength = limit(body(), 10'000);
    m_minLengthLabel = addField(m_minLength, "tagMinLength", QT_TR_NOOP("Minimum length"));
    m_maxLength = limit(body(), 10'000);
    m_maxLengthLabel = addField(m_maxLength, "tagMaxLength", QT_TR_NOOP("Maximum length"));
    addLimit(m_min, m_minLabel, m_minFault, "tagMin", QT_TR_NOOP("Minimum value"), &domain::TagStyle::min);
    addLimit(m_max, m_maxLabel, m_maxFault, "tagMax", QT_TR_NOOP("Maximum value"), &domain::TagStyle::max);
    m_decimals = limit(body(), 15);
    m_decimalsLabel = addField(m_decimals, "tagDecimals", QT_TR_NOOP("Maximum decimal places"));
    m_dateFormat = new QComboBox(body());
    m_dateFormatLabel = addField(m_dateFormat, "tagDateFormat", QT_TR_NOOP("Date format"));
    m_example = new QLineEdit(body());
    m_exampleLabel = addField(m_example, "tagExample", QT_TR_NOOP("Test value"));
    m_verdict = named("tagExampleVerdict", new ToneLabel(Tone::Good, body()));
    column()->addWidget(m_verdict);

    connect(m_form, &QComboBox::activated, this, [this](int) {
        const auto form = static_cast<TextFieldFormat>(m_form->currentData().toInt());
        setFieldVisible(m_patternLabel, form == TextFieldFormat::Custom);
        if (form == TextFieldFormat::Custom) return m_pattern->setFocus();
        edit(QStringLiteral("form"), tr("Change text format"), [form](Tag& tag) {
            const int minimum = domain::textRuleOf(tag.style.pattern).minLength;
            tag.style.pattern = domain::patternOf({minimum, domain::textFormatPattern(form)});
            tag.style.format = form == TextFieldFormat::Email   ? QStringLiteral("email")
                               : form == TextFieldFormat::Phone ? QStringLiteral("phone")
                                                                : QString();
        });
    });
    connect(m_pattern, &QLineEdit::textEdited, this, [this](const QString& pattern) {
        if (domain::isUsablePattern(pattern))
            edit(QStringLiteral("pattern"), tr("Change text format"), [pattern](Tag& tag) {
                const int minimum = domain::textRuleOf(tag.style.pattern).minLength;
                tag.style.pattern = domain::patternOf({minimum, pattern});
                tag.style.format.clear();
            });
        tryExample();
    });
    connect(m_minLength, &QSpinBox::valueChanged, this, [this](int minimum) {
        edit(QStringLiteral("minLength"), tr("Change minimum length"), [minimum](Tag& tag) {
            tag.style.pattern =
                domain::patternOf({std::max(0, minimum), domain::textRuleOf(tag.style.pattern).pattern});
        });
    });
    connect(m_maxLength, &QSpinBox::valueChanged, this, [this](int maximum) {
        edit(QStringLiteral("maxLength"), tr("Change maximum length"), [maximum](Tag& tag) {
            tag.style.maxLength = maximum > 0 ? std::optional(maximum) : std::nullopt;
        });
    });
    connect(m_decimals, &QSpinBox::valueChanged, this, [this](int places) {
        edit(QStringLiteral("decimals"), tr("Change decimal places"),
             [places](Tag& tag) { tag.style.decimals = places >= 0 ? std::optional(places) : std::nullopt; });
    });
    connect(m_dateFormat, &QComboBox::activated, this, [this](int) {
        const QString format = m_dateFormat->currentData().toString();
        edit(QStringLiteral("format"), tr("Change date format"),
             [format](Tag& tag) { tag.style.dateFormat = format; });
    });
    connect(m_example, &QLineEdit::textEdited, this, &TagRulesSection::tryExample);
}

void TagRulesSection::addLimit(QLineEdit*& field, QLabel*& label, ToneLabel*& fault, const char* name,
                               const char* words, std::optional<double> domain::TagStyle::*value)
{
    field = new QLineEdit(body());
    label = addField(field, name, words);
    fault = addFault(qPrintable(QLatin1String(name) + QStringLiteral("Fault")));
    connect(field, &QLineEdit::textEdited, this,
            [this, value, property = QLatin1String(name)](const QString& text) {
                showLimitFaults();
                if (const auto limit = limitOf(text))
                    edit(property, tr("Change limits"),
                         [limit, value](Tag& tag) { tag.style.*value = *limit; });
            });
}

void TagRulesSection::showLimitFaults()
{
    for (const auto& [field, fault] : {std::pair(m_min, m_minFault), std::pair(m_max, m_maxFault)}) {
        const bool isUsable = limitOf(field->text()).has_value() || field->isHidden();
        showFault(fault, field, isUsable ? QString() : tr("Enter a number, for example 12.5."));
    }
}

void TagRulesSection::retranslate()
{
    TagPanelSection::retranslate();
    setTitle(tr("Validation"));
    const QString forms[] = {tr("Any text"), tr("Email address"), tr("Phone number"),  tr("Postal code"),
                             tr("IBAN"),     tr("Digits only"),   tr("Custom pattern")};
    for (int i = 0; i < m_form->count(); ++i)
        m_form->setItemText(i, forms[i]);
}

bool TagRulesSection::loadTags(const domain::Document& document, const QList<Tag>& tags)
{
    Q_UNUSED(document)
    const bool computed =
        std::any_of(tags.begin(), tags.end(), [](const Tag& tag) { return !tag.style.formula.isEmpty(); });
    const bool texts = !computed && allTypesMatch(tags, isTextType);
    const bool numbers = !computed && allTypesMatch(tags, isNumberType);
    const bool dates = allTypesMatch(tags, isDateType);
    for (QLabel* label : {m_formLabel, m_minLengthLabel, m_maxLengthLabel})
        setFieldVisible(label, texts);
    for (QLabel* label : {m_minLabel, m_maxLabel, m_decimalsLabel})
        setFieldVisible(label, numbers);
    setFieldVisible(m_exampleLabel, (texts || numbers) && tags.size() == 1);
    setFieldVisible(m_dateFormatLabel, dates);
    m_probe = tags.first();
    const auto pattern = commonValue<QString>(
        tags, [](const Tag& tag) { return domain::textRuleOf(domain::effectivePattern(tag)).pattern; });
    const auto form = pattern ? std::optional(domain::textFormatOf(*pattern)) : std::nullopt;
    const bool own = texts && ((form && *form == TextFieldFormat::Custom) || m_pattern->hasFocus());
    setFieldVisible(m_patternLabel, own);
    if (texts) {
        m_form->setPlaceholderText(tr("Multiple"));
        m_form->setCurrentIndex(
            form ? m_form->findData(static_cast<int>(own ? TextFieldFormat::Custom : *form)) : -1);
        // An invalid pattern is not saved in the document: its text stays while it is being edited.
        if (!m_pattern->hasFocus() || pattern != m_shownPattern) showText(m_pattern, pattern);
        m_shownPattern = pattern;
        const auto minimum = commonValue<int>(
            tags, [](const Tag& tag) { return domain::textRuleOf(tag.style.pattern).minLength; });
        showLimit(m_minLength,
                  minimum ? std::optional(*minimum > 0 ? std::optional(*minimum) : std::nullopt)
                          : std::nullopt,
                  tr("None"));
        showLimit(m_maxLength,
                  commonValue<std::optional<int>>(tags, [](const Tag& tag) { return tag.style.maxLength; }),
                  tr("None"));
    }
    if (numbers) {
        const auto limitText = [&](QLineEdit* field, std::optional<double> domain::TagStyle::*value) {
            const auto now = commonValue<std::optional<double>>(
                tags, [value](const Tag& tag) { return tag.style.*value; });
            if (!field->hasFocus() || !now || numberOf(field->text()) != *now)
                showText(field, now ? std::optional(textOf(*now)) : std::nullopt, tr("None"));
        };
        limitText(m_min, &domain::TagStyle::min);
        limitText(m_max, &domain::TagStyle::max);
        showLimit(m_decimals,
                  commonValue<std::optional<int>>(tags, [](const Tag& tag) { return tag.style.decimals; }),
                  tr("Any"));
    }
    showLimitFaults();
    if (dates) {
        m_dateFormat->clear();
        const QDate example(2026, 3, 31);
        for (const char* format : {"yyyy-MM-dd", "dd/MM/yyyy", "MM/dd/yyyy", "dd.MM.yyyy", "d MMMM yyyy"})
            m_dateFormat->addItem(QLocale().toString(example, QLatin1String(format)), QLatin1String(format));
        showChoice(m_dateFormat,
                   commonValue<QString>(tags, [](const Tag& tag) { return tag.style.dateFormat; }));
    }
    tryExample();
    setSummary(summary(tags));
    return texts || numbers || dates;
}

QString TagRulesSection::summary(const QList<Tag>& tags) const
{
    if (allTypesMatch(tags, isDateType)) return m_dateFormat->currentText();
    QStringList parts;
    if (allTypesMatch(tags, isTextType) && m_form->currentIndex() > 0) parts.append(m_form->currentText());
    if (allTypesMatch(tags, isNumberType) && !(m_min->text().isEmpty() && m_max->text().isEmpty()))
        parts.append(QStringLiteral("%1 – %2").arg(m_min->text(), m_max->text()));
    if (m_maxLength->value() > 0 && allTypesMatch(tags, isTextType))
        parts.append(tr("maximum length %1").arg(m_maxLength->value()));
    return parts.join(QStringLiteral(", "));
}

void TagRulesSection::tryExample()
{
    const QString wrong =
        m_pattern->isVisibleTo(this) ? messageText(domain::patternFault(m_pattern->text())) : QString();
    const bool unusable = !wrong.isEmpty();
    // Shown at the field being edited; the previous pattern remains in effect.
    showFault(m_patternFault, m_pattern, unusable ? tr("%1 The pattern isn't saved.").arg(wrong) : QString());
    const QString example = m_example->text();
    Tag probe = m_probe;
    probe.text = example;
    const bool fits = domain::valueFault(probe).isEmpty();
    m_verdict->setVisible(!unusable && (!example.isEmpty() && m_example->isVisibleTo(this)));
    m_verdict->setTone(fits ? Tone::Good : Tone::Bad);
    m_verdict->setText(fits ? tr("✓ Valid") : tr("✕ Invalid"));
}

} // namespace ink::ui

#include "moc_tagpanelvalue.cpp"
