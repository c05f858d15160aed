#include "ui/pages/editor/tagpanel/tagpaneloptions.h"

#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/logic/boxgroup.h"
#include "app/domain/text/datelimit.h"
#include "app/domain/text/numberformat.h"
#include "app/domain/values/autofill.h"
#include "ui/models/words.h"
#include "ui/pages/editor/tagpanel/morefields.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/inputs/textlimit.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace ink::ui {

using domain::Tag;
using domain::TagPreset;
using domain::TagType;

namespace {

constexpr int noLimit = -1;
constexpr int maxHelp = 500;
constexpr int defaultBoxes = 8;

const QStringList& numberSamples()
{
    static const QStringList samples{
        QStringLiteral("1234.50"),   QStringLiteral("1,234.50"),     QStringLiteral("1.234,50"),
        QStringLiteral("1 234,50"),  QStringLiteral("1.234,50 €"),   QStringLiteral("€1,234.50"),
        QStringLiteral("$1,234.50"), QStringLiteral("1'234.50 CHF"), QStringLiteral("1234.5 %")};
    return samples;
}

bool isFreeText(TagType type)
{
    return type == TagType::Text || type == TagType::PrefillableText;
}

bool isNumberFormat(const QString& text)
{
    return text.isEmpty() || domain::NumberFormat::fromSample(text);
}

bool isDateLimit(const QString& text)
{
    return text.isEmpty() || domain::DateLimit::fromText(text);
}

bool isAsked(TagType type)
{
    return type != TagType::SignDate && type != TagType::Note;
}

} // namespace

TagOptionsSection::TagOptionsSection(QWidget* parent) : TagPanelSection("tagOptionsSection", true, parent)
{
    m_fill = new QComboBox(body());
    m_fillLabel = addField(m_fill, "tagFill", QT_TR_NOOP("Fill in automatically"));
    m_multiline = named("tagMultiline", new WrappingCheckBox(body()));
    m_comb = named("tagComb", new WrappingCheckBox(body()));
    column()->addWidget(m_multiline);
    column()->addWidget(m_comb);
    m_format = new QComboBox(body());
    m_format->setEditable(true);
    m_format->setInsertPolicy(QComboBox::NoInsert);
    for (QComboBox* box : {m_format, m_fill})
        box->setMinimumContentsLength(8);
    m_formatLabel = addField(m_format, "tagNumberFormat", QT_TR_NOOP("Number format"));
    m_formatFault = addFault("tagNumberFormatFault");
    m_earliestLabel = addDateLimit(m_earliest, m_earliestFault, "tagEarliest", QT_TR_NOOP("Earliest date"),
                                   &domain::TagStyle::earliest);
    m_latestLabel = addDateLimit(m_latest, m_latestFault, "tagLatest", QT_TR_NOOP("Latest date"),
                                 &domain::TagStyle::latest);
    m_boxes = new QLineEdit(body());
    m_boxesLabel = addField(m_boxes, "tagBoxGroup", QT_TR_NOOP("Check box group"));
    m_minChosenLabel =
        addLimit(m_minChosen, "tagMinChosen", QT_TR_NOOP("Select at least"), &domain::TagStyle::minChosen);
    m_maxChosenLabel =
        addLimit(m_maxChosen, "tagMaxChosen", QT_TR_NOOP("Select at most"), &domain::TagStyle::maxChosen);
    m_picture = named("tagPicture", new WrappingCheckBox(body()));
    column()->addWidget(m_picture);
    m_note = new QComboBox(body());
    for (const char* format : {"", "page", "stamp"})
        m_note->addItem(QString(), QLatin1String(format));
    m_noteLabel = addField(m_note, "tagNoteKind", QT_TR_NOOP("Note type"));
    m_noteHint = new QuietLabel(body());
    m_noteHint->setWordWrap(true);
    column()->addWidget(m_noteHint);
    m_help = new TextArea(body());
    m_help->setFixedHeight(64);
    m_help->setTabChangesFocus(true);
    setMaxLength(*m_help, maxHelp);
    m_helpLabel = addField(m_help, "tagHelp", QT_TR_NOOP("Help text for the signer"));

    connect(m_fill, &QComboBox::activated, this, [this](int) {
        const QString fill = m_fill->currentData().toString();
        edit(QStringLiteral("fill"), tr("Change options"), [fill](Tag& tag) { tag.style.fill = fill; });
    });
    connect(m_multiline, &QCheckBox::clicked, this, [this](bool on) {
        edit(QStringLiteral("multiline"), tr("Change options"), [on](Tag& tag) {
            tag.style.multiline = on;
            if (on) tag.style.comb = false;
        });
    });
    connect(m_comb, &QCheckBox::clicked, this, [this](bool on) {
        edit(QStringLiteral("comb"), tr("Change options"), [on](Tag& tag) {
            tag.style.comb = on;
            if (!on) return;
            tag.style.multiline = false;
            if (!tag.style.maxLength) tag.style.maxLength = defaultBoxes;
        });
    });
    const auto setFormat = [this](const QString& format) {
        showFaults();
        if (isNumberFormat(format))
            edit(QStringLiteral("numberFormat"), tr("Change options"),
                 [format](Tag& tag) { tag.style.format = format; });
    };
    connect(m_format->lineEdit(), &QLineEdit::textEdited, this, setFormat);
    connect(m_format, &QComboBox::activated, this,
            [this, setFormat](int index) { setFormat(index == 0 ? QString() : m_format->itemText(index)); });
    connect(m_boxes, &QLineEdit::textEdited, this, [this](const QString& name) {
        edit(QStringLiteral("boxGroup"), tr("Change options"), [name](Tag& tag) {
            tag.groupName = name;
            if (!name.trimmed().isEmpty()) return;
            tag.style.minChosen.reset();
            tag.style.maxChosen.reset();
        });
    });
    connect(m_picture, &QCheckBox::clicked, this, [this](bool on) {
        edit(QStringLiteral("picture"), tr("Change options"),
             [on](Tag& tag) { tag.style.format = on ? QStringLiteral("image") : QString(); });
    });
    connect(m_note, &QComboBox::activated, this, [this](int) {
        const QString format = m_note->currentData().toString();
        edit(QStringLiteral("noteKind"), tr("Change options"),
             [format](Tag& tag) { tag.style.format = format; });
    });
    connect(m_help, &QPlainTextEdit::textChanged, this, [this] {
        const QString help = m_help->toPlainText();
        edit(QStringLiteral("help"), tr("Change help text"), [help](Tag& tag) { tag.style.help = help; });
    });
}

QLabel* TagOptionsSection::addLimit(QSpinBox*& box, const char* name, const char* words,
                                    std::optional<int> domain::TagStyle::*value)
{
    box = new QSpinBox(body());
    box->setRange(noLimit, 100);
    box->setKeyboardTracking(false);
    connect(box, &QSpinBox::valueChanged, this, [this, value, property = QLatin1String(name)](int count) {
        if (isLoading()) return;
        Q_EMIT groupEdited(property, tr("Change limits"), [value, count](Tag& tag) {
            tag.style.*value = count >= 0 ? std::optional(count) : std::nullopt;
        });
    });
    return addField(box, name, words);
}

QLabel* TagOptionsSection::addDateLimit(QLineEdit*& field, ToneLabel*& fault, const char* name,
                                        const char* words, QString domain::TagStyle::*value)
{
    field = new QLineEdit(body());
    connect(field, &QLineEdit::textEdited, this, [this, value, property = QLatin1String(name)](QString text) {
        showFaults();
        text = text.trimmed();
        if (isDateLimit(text))
            edit(property, tr("Change date limits"), [text, value](Tag& tag) { tag.style.*value = text; });
    });
    QLabel* label = addField(field, name, words);
    fault = addFault(qPrintable(QLatin1String(name) + QStringLiteral("Fault")));
    return label;
}

/** Shows each error at its field; the last valid value remains in effect. */
void TagOptionsSection::showFaults()
{
    const bool isFormat = m_format->isHidden() || isNumberFormat(m_format->currentText()) ||
                          m_format->currentText() == m_format->itemText(0);
    showFault(m_formatFault, m_format, isFormat ? QString() : m_format->toolTip());
    for (const auto& [field, fault] :
         {std::pair(m_earliest, m_earliestFault), std::pair(m_latest, m_latestFault)}) {
        const bool isUsable = field->isHidden() || isDateLimit(field->text().trimmed());
        showFault(fault, field, isUsable ? QString() : field->toolTip());
    }
}

void TagOptionsSection::retranslate()
{
    TagPanelSection::retranslate();
    setTitle(tr("Options"));
    m_multiline->setText(tr("Multiple lines"));
    m_comb->setText(tr("Comb: one box per character"));
    m_format->setToolTip(tr("Enter the number 1234.50 as it should be printed."));
    for (QLineEdit* field : {m_earliest, m_latest}) {
        field->setPlaceholderText(TagPanelSection::tr("None"));
        field->setToolTip(
            tr("Enter a date, such as 2026-03-31, or a relative date: today, today+14d or today-18y."));
    }
    for (QSpinBox* box : {m_minChosen, m_maxChosen})
        box->setSpecialValueText(tr("No limit"));
    m_picture->setText(tr("Print the picture in the document"));
    const QString kinds[] = {tagTypeText(TagType::Note), presetWord(TagPreset::PageNumber),
                             presetWord(TagPreset::Stamp)};
    for (int i = 0; i < m_note->count(); ++i)
        m_note->setItemText(i, kinds[i]);
    m_noteHint->setText(
        tr("{page}, {pages}, {title}, {number} and {date} are replaced with their values when the document "
           "is sent. Use “Duplicate to pages” to add this field to other pages."));
}

bool TagOptionsSection::loadTags(const domain::Document& document, const QList<Tag>& tags)
{
    const bool isComputed =
        std::any_of(tags.begin(), tags.end(), [](const Tag& tag) { return !tag.style.formula.isEmpty(); });
    const bool areTexts = allTypesMatch(tags, isFreeText);
    const bool areWritten = allTypesMatch(tags, isTextType);
    const bool areNumbers = allTypesMatch(tags, isNumberType);
    const bool areDates = allTypesMatch(tags, [](TagType type) { return type == TagType::Date; });
    const bool areBoxes = allTypesMatch(tags, [](TagType type) { return type == TagType::Checkbox; });
    const bool areFiles = allTypesMatch(tags, [](TagType type) { return type == TagType::Attachment; });
    const bool areNotes = allTypesMatch(tags, [](TagType type) { return type == TagType::Note; });
    const bool areAsked = allTypesMatch(tags, isAsked);
    const auto textOf = [&](QString domain::TagStyle::*value) {
        return commonValue<QString>(tags, [value](const Tag& tag) { return tag.style.*value; });
    };

    setFieldVisible(m_fillLabel, (areTexts || areDates) && !isComputed);
    if (areTexts || areDates) {
        m_fill->clear();
        m_fill->addItem(tr("No"), QString());
        QStringList words; // in the order of the keys
        for (const TagPreset preset : {TagPreset::FullName, TagPreset::RecipientEmail, TagPreset::Company,
                                       TagPreset::JobTitle, TagPreset::DocumentNumber, TagPreset::DateSent})
            words.append(presetWord(preset));
        for (qsizetype i = 0; i < words.size(); ++i)
            if (const QString& key = domain::fillKeys().at(i); areTexts || key == QLatin1StringView("date"))
                m_fill->addItem(words.at(i), key);
        showChoice(m_fill, textOf(&domain::TagStyle::fill));
    }
    m_multiline->setVisible(areTexts && !isComputed);
    showCheck(m_multiline, commonValue<bool>(tags, [](const Tag& tag) { return tag.style.multiline; }));
    m_comb->setVisible(areWritten && !isComputed);
    showCheck(m_comb, commonValue<bool>(tags, [](const Tag& tag) { return tag.style.comb; }));
    setFieldVisible(m_formatLabel, areNumbers);
    const auto format = textOf(&domain::TagStyle::format);
    if (areNumbers && (!m_format->lineEdit()->hasFocus() || !format)) {
        m_format->clear();
        m_format->addItem(tr("As entered"));
        m_format->addItem(localAmountSample());
        for (const QString& sample : numberSamples())
            if (m_format->findText(sample) < 0) m_format->addItem(sample);
        m_format->setEditText(format.value_or(QString()));
        m_format->lineEdit()->setPlaceholderText(format ? tr("As entered") : TagPanelSection::tr("Multiple"));
    }
    for (const auto& [label, field, value] :
         {std::tuple{m_earliestLabel, m_earliest, &domain::TagStyle::earliest},
          std::tuple{m_latestLabel, m_latest, &domain::TagStyle::latest}}) {
        setFieldVisible(label, areDates && !isComputed);
        if (areDates && !field->hasFocus()) showText(field, textOf(value), TagPanelSection::tr("None"));
    }
    for (QLabel* label : {m_boxesLabel, m_minChosenLabel, m_maxChosenLabel})
        setFieldVisible(label, areBoxes);
    if (areBoxes) loadBoxes(document, tags);
    m_picture->setVisible(areFiles);
    showCheck(m_picture, commonValue<bool>(tags, [](const Tag& tag) {
                  return tag.style.format == QLatin1StringView("image");
              }));
    setFieldVisible(m_noteLabel, areNotes);
    if (areNotes) showChoice(m_note, format);
    m_noteHint->setVisible(areNotes && format && !format->isEmpty());
    setFieldVisible(m_helpLabel, areAsked && !isComputed);
    const QString help = textOf(&domain::TagStyle::help).value_or(QString());
    m_help->setReadOnly(domain::usesCustomFields(tags)); // determined by the custom field
    if (m_help->toPlainText() != help) m_help->setPlainText(help);
    showFaults();
    QStringList parts;
    if (areTexts && m_fill->currentIndex() > 0) parts.append(m_fill->currentText());
    if (areNumbers && format && !format->isEmpty()) parts.append(*format);
    if (areWritten && m_comb->isChecked()) parts.append(m_comb->text());
    if (areTexts && m_multiline->isChecked()) parts.append(m_multiline->text());
    if (areBoxes && !m_boxes->text().isEmpty()) parts.append(m_boxes->text());
    if (!help.isEmpty()) parts.append(help.simplified());
    setSummary(parts.join(QStringLiteral(", ")));
    return areNotes || (areAsked && !isComputed) || areNumbers;
}

void TagOptionsSection::loadBoxes(const domain::Document& document, const QList<Tag>& tags)
{
    const auto name = commonValue<QString>(tags, [](const Tag& tag) { return tag.groupName; });
    if (!m_boxes->hasFocus() || m_boxes->text() != name.value_or(QString()))
        showText(m_boxes, name, TagPanelSection::tr("None"));
    std::optional<int> min;
    std::optional<int> max;
    for (const domain::BoxGroup& group : domain::boxGroups(document))
        for (const qsizetype box : group.boxes)
            if (document.tags.at(box).id == tags.first().id) {
                min = group.min;
                max = group.max;
            }
    m_minChosen->setValue(min.value_or(noLimit));
    m_maxChosen->setValue(max.value_or(noLimit));
    const bool isGrouped = name && !name->trimmed().isEmpty();
    m_minChosen->setEnabled(isGrouped);
    m_maxChosen->setEnabled(isGrouped);
}

} // namespace ink::ui

#include "moc_tagpaneloptions.cpp"
