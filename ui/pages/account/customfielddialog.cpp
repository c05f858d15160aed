#include "ui/pages/account/customfielddialog.h"

#include "app/domain/values/customfieldrules.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/errortext.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/formfield.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace ink::ui {

using domain::CustomField;
using domain::TagType;

namespace {

struct FieldDialogWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::FieldDialogWords)
};

constexpr int areaHeight = 84;

/** An input of the check, and the types that have it. */
struct CheckInput
{
    const char* name;
    const char* label;
    std::initializer_list<TagType> types;
};

const std::array checkInputs{
    CheckInput{"check.maxLength",
               QT_TRANSLATE_NOOP("ink::ui::CustomFieldDialog", "Maximum length"),
               {TagType::Text, TagType::MaskedText, TagType::PrefillableText}},
    CheckInput{"check.pattern",
               QT_TRANSLATE_NOOP("ink::ui::CustomFieldDialog", "Pattern (regular expression)"),
               {TagType::Text, TagType::MaskedText, TagType::PrefillableText}},
    CheckInput{"check.min",
               QT_TRANSLATE_NOOP("ink::ui::CustomFieldDialog", "Smallest number"),
               {TagType::Number, TagType::PrefillableNumber}},
    CheckInput{"check.max",
               QT_TRANSLATE_NOOP("ink::ui::CustomFieldDialog", "Largest number"),
               {TagType::Number, TagType::PrefillableNumber}},
    CheckInput{"check.decimals",
               QT_TRANSLATE_NOOP("ink::ui::CustomFieldDialog", "Maximum decimal places"),
               {TagType::Number, TagType::PrefillableNumber}},
    CheckInput{"check.format",
               QT_TRANSLATE_NOOP("ink::ui::CustomFieldDialog", "Number format (how 1234.50 looks)"),
               {TagType::Number, TagType::PrefillableNumber}},
    CheckInput{
        "check.earliest", QT_TRANSLATE_NOOP("ink::ui::CustomFieldDialog", "Earliest day"), {TagType::Date}},
    CheckInput{
        "check.latest", QT_TRANSLATE_NOOP("ink::ui::CustomFieldDialog", "Latest day"), {TagType::Date}},
    CheckInput{
        "check.dateFormat", QT_TRANSLATE_NOOP("ink::ui::CustomFieldDialog", "Date format"), {TagType::Date}}};

QString numberInput(const std::optional<double>& number, const QLocale& locale)
{
    return number ? locale.toString(*number, 'g', 15) : QString();
}

QString numberInput(const std::optional<int>& number)
{
    return number ? QString::number(*number) : QString();
}

bool isNumberType(TagType type)
{
    return type == TagType::Number || type == TagType::PrefillableNumber;
}

QStringList optionLines(const QString& text)
{
    QStringList lines = text.split(QLatin1Char('\n'));
    for (QString& line : lines)
        line = line.trimmed();
    lines.removeAll(QString());
    return lines;
}

} // namespace

QString fieldUseText(const domain::FieldUse& use)
{
    if (!use.isUsed()) return FieldDialogWords::tr("Not used");
    QStringList parts;
    if (use.templateCount > 0) {
        QStringList titles;
        constexpr qsizetype maxTitles = 5;
        for (const domain::FieldTemplate& each :
             use.templates.first(std::min(maxTitles, use.templates.size())))
            titles.append(isolated(each.title));
        if (use.templateCount > titles.size()) titles.append(QStringLiteral("…"));
        parts.append(FieldDialogWords::tr("%n template(s): %1", nullptr, static_cast<int>(use.templateCount))
                         .arg(titles.join(QStringLiteral(", "))));
    }
    if (use.draftCount > 0)
        parts.append(FieldDialogWords::tr("%n draft(s)", nullptr, static_cast<int>(use.draftCount)));
    return FieldDialogWords::tr("Used by %1").arg(parts.join(QStringLiteral("; ")));
}

CustomFieldDialog::CustomFieldDialog(const domain::CustomFields& fields, qsizetype at,
                                     const domain::FieldUse& use, QWidget* parent)
    : QDialog(parent), m_before(fields), m_at(at), m_type(new QComboBox), m_name(new QLineEdit),
      m_default(new QLineEdit), m_options(new TextArea), m_help(new TextArea),
      m_use(named("customFieldUse", new QuietLabel(this))), m_error(new ErrorBanner(this)),
      m_save(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("customFieldDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(560);
    const Form form(this);
    form.setTitle([this] { return m_at < 0 ? tr("Add custom field") : tr("Edit custom field"); });
    form.setUpButton(m_save, "customFieldSave", QT_TR_NOOP("Save"),
                     {.isDefault = true, .clicked = [this] { save(); }});
    form.setUpButton(m_cancel, "customFieldCancel", QT_TR_NOOP("Cancel"),
                     {.isAutoDefault = false, .clicked = [this] { reject(); }});
    for (QPlainTextEdit* area : {m_options, m_help}) {
        area->setFixedHeight(areaHeight);
        area->setTabChangesFocus(true);
    }
    m_name->setMaxLength(domain::maxDataNameLength);
    m_default->setMaxLength(domain::maxCustomFieldDefault);
    for (const TagType each : domain::customFieldTypes())
        m_type->addItem(QString(), static_cast<int>(each));
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(space::m);
    grid->setVerticalSpacing(space::s);
    int cell = 0;
    const auto put = [&](const QString& name, QWidget* input, const char* label, bool isWide = false,
                         const FieldOptions& options = {}) {
        auto* field = new FormField(QStringLiteral("customField:") + name, input, this);
        form.setUpField(field, label, options);
        if (isWide && cell % 2 == 1) ++cell;
        grid->addWidget(field, cell / 2, cell % 2, 1, isWide ? 2 : 1, Qt::AlignTop);
        cell += isWide ? 2 : 1;
        m_fields.append({name, field});
        if (qobject_cast<QLineEdit*>(input)) pressOnEnter(*input, *m_save);
    };
    put(QStringLiteral("name"), m_name, QT_TR_NOOP("Name"), false, {.placeholder = QT_TR_NOOP("costCentre")});
    put(QStringLiteral("type"), m_type, QT_TR_NOOP("Type"));
    put(QStringLiteral("options"), m_options, QT_TR_NOOP("Options (one per line)"), true);
    for (const CheckInput& each : checkInputs)
        put(QString::fromLatin1(each.name), new QLineEdit, each.label);
    put(QStringLiteral("default"), m_default, QT_TR_NOOP("Default value"), true);
    put(QStringLiteral("help"), m_help, QT_TR_NOOP("Help text for the signer"), true);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_save);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::m);
    column->addWidget(m_error);
    column->addLayout(grid);
    column->addWidget(m_use);
    column->addSpacing(space::s);
    column->addLayout(buttons);
    connect(m_type, &QComboBox::activated, this, &CustomFieldDialog::showType);
    connect(m_error, &ErrorBanner::retryRequested, this, &CustomFieldDialog::save);
    m_use->setWordWrap(true);
    m_use->setVisible(use.isUsed());
    form.translate([this, use] {
        for (int i = 0; i < m_type->count(); ++i)
            m_type->setItemText(i, tagTypeText(static_cast<TagType>(m_type->itemData(i).toInt())));
        m_use->setText(fieldUseText(use));
    });
    fill(m_at < 0 ? CustomField() : m_before.at(m_at));
}

TagType CustomFieldDialog::type() const
{
    return static_cast<TagType>(m_type->currentData().toInt());
}

void CustomFieldDialog::fill(const CustomField& field)
{
    const domain::FieldCheck& check = field.check;
    m_type->setCurrentIndex(m_type->findData(static_cast<int>(field.type)));
    m_name->setText(field.name);
    m_options->setPlainText(field.options.join(QLatin1Char('\n')));
    m_default->setText(field.defaultValue);
    m_help->setPlainText(field.help);
    const QList<std::pair<const char*, QString>> texts{
        {"check.maxLength", numberInput(check.maxLength)},
        {"check.pattern", check.pattern},
        {"check.min", numberInput(check.min, locale())},
        {"check.max", numberInput(check.max, locale())},
        {"check.decimals", numberInput(check.decimals)},
        {"check.format", isNumberType(field.type) ? check.format : QString()},
        {"check.earliest", check.earliest},
        {"check.latest", check.latest},
        {"check.dateFormat", check.dateFormat}};
    for (const auto& [name, text] : texts)
        for (const auto& [key, input] : std::as_const(m_fields))
            if (key == QLatin1StringView(name)) input->lineEdit()->setText(text);
    showType();
}

void CustomFieldDialog::showType()
{
    const TagType chosen = type();
    for (const auto& [name, field] : std::as_const(m_fields)) {
        if (name == QLatin1StringView("options")) field->setVisible(chosen == TagType::Dropdown);
        for (const CheckInput& each : checkInputs)
            if (name == QLatin1StringView(each.name))
                field->setVisible(std::find(each.types.begin(), each.types.end(), chosen) !=
                                  each.types.end());
    }
    adjustSize();
}

CustomField CustomFieldDialog::entered(QList<FieldIssue>& issues) const
{
    CustomField field = m_at < 0 ? CustomField() : m_before.at(m_at);
    const bool wasText = field.type == TagType::Text;
    field.name = m_name->text().trimmed();
    field.type = type();
    field.options = field.type == TagType::Dropdown ? optionLines(m_options->toPlainText()) : QStringList();
    field.defaultValue = m_default->text();
    field.help = m_help->toPlainText().trimmed();
    const auto text = [&](const char* name) {
        for (const auto& [key, input] : std::as_const(m_fields))
            if (key == QLatin1StringView(name))
                return input->isVisibleTo(this) ? input->lineEdit()->text().trimmed() : QString();
        return QString();
    };
    const auto whole = [&](const char* name, int maximum) -> std::optional<int> {
        if (text(name).isEmpty()) return std::nullopt;
        bool isNumber = false;
        const int number = locale().toInt(text(name), &isNumber);
        if (isNumber && number >= 0 && number <= maximum) return number;
        issues.append(
            {QString::fromLatin1(name), Message::literal(tr("Enter a whole number up to %1.").arg(maximum))});
        return std::nullopt;
    };
    const auto number = [&](const char* name) -> std::optional<double> {
        if (text(name).isEmpty()) return std::nullopt;
        bool isNumber = false;
        double value = locale().toDouble(text(name), &isNumber); // "1.000" is a thousand in German
        if (!isNumber) value = text(name).toDouble(&isNumber);
        if (isNumber) return value;
        issues.append({QString::fromLatin1(name), Message::literal(tr("Enter a number."))});
        return std::nullopt;
    };
    constexpr int maxLength = 1'000'000;
    constexpr int maxDecimals = 15;
    const bool isTextAsBefore = field.type == TagType::Text && wasText;
    const QString kept = isTextAsBefore ? field.check.format : QString(); // email or phone
    field.check = {.maxLength = whole("check.maxLength", maxLength),
                   .pattern = text("check.pattern"),
                   .min = number("check.min"),
                   .max = number("check.max"),
                   .decimals = whole("check.decimals", maxDecimals),
                   .dateFormat = text("check.dateFormat"),
                   .format = kept.isEmpty() ? text("check.format") : kept,
                   .earliest = text("check.earliest"),
                   .latest = text("check.latest")};
    return field;
}

void CustomFieldDialog::showError(const Error& error, qsizetype place)
{
    m_save->setEnabled(true);
    if (error.code == ErrorCode::Cancelled) return;
    bool isFirst = true;
    for (const auto& [name, field] : std::as_const(m_fields)) {
        QString fault = fieldErrorText(error, name);
        if (fault.isEmpty())
            fault = fieldErrorText(error, QStringLiteral("customFields[%1].%2").arg(place).arg(name));
        field->setError(fault);
        if (!fault.isEmpty() && std::exchange(isFirst, false)) field->input()->setFocus(Qt::OtherFocusReason);
    }
    m_error->setError(isFirst ? std::optional(error) : std::nullopt);
}

void CustomFieldDialog::save()
{
    for (const auto& [name, field] : std::as_const(m_fields))
        field->setError({});
    m_error->setError(std::nullopt);
    QList<FieldIssue> issues;
    const CustomField wanted = entered(issues);
    if (issues.isEmpty()) issues = domain::customFieldIssues(wanted);
    domain::CustomFields all = m_before;
    if (m_at >= 0) all.removeAt(m_at);
    if (issues.isEmpty() && domain::findCustomField(all, wanted.name)) {
        all.append(wanted);
        for (const FieldIssue& issue : domain::customFieldIssues(all))
            if (issue.field.endsWith(QLatin1StringView(".name")))
                issues.append({QStringLiteral("name"), issue.message});
    }
    if (!issues.isEmpty()) {
        Message sentence = issues.constFirst().message;
        return showError(fail(ErrorCode::Validation, std::move(sentence), std::move(issues)).value(), m_at);
    }
    m_save->setEnabled(false);
    Q_EMIT saveRequested(wanted);
}

} // namespace ink::ui

#include "moc_customfielddialog.cpp"
