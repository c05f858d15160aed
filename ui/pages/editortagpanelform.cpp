// The fields of the panel and what they do; what they show is in editortagpanel.cpp.
#include "ui/commands/assigninvitation.h"
#include "ui/pages/editortagpanel.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int several = -1; ///< tags that differ: shown as "–"

QSpinBox* numberField(QWidget* parent, const char* name, const QString& prefix)
{
    auto* box = new QSpinBox(parent);
    box->setObjectName(QLatin1String(name));
    box->setRange(several, 20000);
    box->setSpecialValueText(QStringLiteral("–"));
    box->setPrefix(prefix);
    box->setKeyboardTracking(false);
    box->setMinimumWidth(80);
    return box;
}

} // namespace

void EditorTagPanel::build()
{
    m_heading = sectionLabel(this);
    m_empty = new QuietLabel(this);
    m_empty->setWordWrap(true);
    m_form = new QWidget(this);
    m_sign = new QLabel(m_form);
    m_kind = new QLabel(m_form);
    QFont bold = bodyFont();
    bold.setWeight(QFont::DemiBold);
    m_kind->setFont(bold);
    m_for = new QComboBox(m_form);
    m_for->setObjectName(QStringLiteral("tagFor"));
    m_name = new QLineEdit(m_form);
    m_name->setObjectName(QStringLiteral("tagName"));
    m_x = numberField(m_form, "tagX", QStringLiteral("X  "));
    m_y = numberField(m_form, "tagY", QStringLiteral("Y  "));
    m_width = numberField(m_form, "tagWidth", QString());
    m_height = numberField(m_form, "tagHeight", QString());
    m_mandatory = new QCheckBox(m_form);
    m_mandatory->setObjectName(QStringLiteral("tagMandatory"));
    m_readOnly = new QCheckBox(m_form);
    m_readOnly->setObjectName(QStringLiteral("tagReadOnly"));
    m_checked = new QCheckBox(m_form);
    m_checked->setObjectName(QStringLiteral("tagChecked"));
    m_value = new QLineEdit(m_form);
    m_value->setObjectName(QStringLiteral("tagValue"));
    m_placeholder = new QLineEdit(m_form);
    m_placeholder->setObjectName(QStringLiteral("tagPlaceholder"));
    m_options = new QPlainTextEdit(m_form);
    m_options->setObjectName(QStringLiteral("tagOptions"));
    m_options->setFixedHeight(84);
    m_options->setTabChangesFocus(true);
    m_format = new QComboBox(m_form);
    m_format->setObjectName(QStringLiteral("tagDateFormat"));
    m_size = numberField(m_form, "tagFontSize", QString());
    m_size->setRange(several, 96);
    m_size->setSuffix(QStringLiteral(" pt"));
    m_duplicate = new QPushButton(m_form);
    m_duplicate->setObjectName(QStringLiteral("tagDuplicate"));
    m_remove = new QPushButton(m_form);
    m_remove->setObjectName(QStringLiteral("tagRemove"));

    const auto label = [this](QWidget* buddy) {
        auto* words = new QuietLabel(m_form);
        words->setBuddy(buddy);
        return words;
    };
    m_forLabel = label(m_for);
    m_nameLabel = label(m_name);
    m_placeLabel = label(m_x);
    m_valueLabel = label(m_value);
    m_placeholderLabel = label(m_placeholder);
    m_optionsLabel = label(m_options);
    m_formatLabel = label(m_format);
    m_sizeLabel = label(m_size);

    m_grid = new QGridLayout(m_form);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(space::s);
    m_grid->setVerticalSpacing(space::xs);
    int row = 0;
    auto* head = new QHBoxLayout;
    head->setSpacing(space::s);
    head->addWidget(m_sign);
    head->addWidget(m_kind, 1);
    m_grid->addLayout(head, row++, 0, 1, 2);
    const auto gap = [&] { m_grid->setRowMinimumHeight(row++, space::s); };
    const auto line = [&](QLabel* words, QWidget* field) {
        words->setContentsMargins(0, space::xs, 0, 0);
        m_grid->addWidget(words, row++, 0, 1, 2);
        m_grid->addWidget(field, row++, 0, 1, 2);
    };
    gap();
    line(m_forLabel, m_for);
    line(m_nameLabel, m_name);
    m_placeLabel->setContentsMargins(0, space::xs, 0, 0);
    m_grid->addWidget(m_placeLabel, row++, 0, 1, 2);
    m_grid->addWidget(m_x, row, 0);
    m_grid->addWidget(m_y, row++, 1);
    m_grid->addWidget(m_width, row, 0);
    m_grid->addWidget(m_height, row++, 1);
    gap();
    m_grid->addWidget(m_mandatory, row++, 0, 1, 2);
    m_grid->addWidget(m_readOnly, row++, 0, 1, 2);
    m_grid->addWidget(m_checked, row++, 0, 1, 2);
    gap();
    line(m_valueLabel, m_value);
    line(m_placeholderLabel, m_placeholder);
    line(m_optionsLabel, m_options);
    line(m_formatLabel, m_format);
    m_grid->addWidget(m_sizeLabel, row, 0);
    m_grid->addWidget(m_size, row++, 1);
    gap();
    m_grid->addWidget(m_duplicate, row, 0);
    m_grid->addWidget(m_remove, row++, 1);

    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(space::l, space::l, space::l, space::l);
    all->setSpacing(space::m);
    all->addWidget(m_heading);
    all->addWidget(m_empty);
    all->addWidget(m_form);
    all->addStretch(1);

    connect(m_for, &QComboBox::activated, this, [this](int) {
        const int owner = m_for->currentData().toInt();
        if (!m_target || owner < 1) return;
        const QList<domain::Tag> tags = selectedTags();
        if (std::all_of(tags.begin(), tags.end(),
                        [owner](const auto& tag) { return tag.invitationIndex == owner; }))
            return;
        m_stack->push(new AssignInvitation(*m_target, m_selection, owner));
    });
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& text) {
        change(QStringLiteral("name"), tr("Rename tag"), [&](domain::Tag& tag) { tag.name = text; });
    });
    connect(m_value, &QLineEdit::textEdited, this, [this](const QString& text) {
        change(QStringLiteral("text"), tr("Change value"), [&](domain::Tag& tag) { tag.text = text; });
    });
    connect(m_placeholder, &QLineEdit::textEdited, this, [this](const QString& text) {
        change(QStringLiteral("placeholder"), tr("Change placeholder"),
               [&](domain::Tag& tag) { tag.style.placeholder = text; });
    });
    connect(m_options, &QPlainTextEdit::textChanged, this, [this] {
        const QStringList lines = m_options->toPlainText().split(QLatin1Char('\n'));
        change(QStringLiteral("options"), tr("Change choices"), [&](domain::Tag& tag) {
            tag.style.options.clear();
            for (const QString& option : lines)
                if (!option.trimmed().isEmpty()) tag.style.options.append(option.trimmed());
        });
    });
    connect(m_format, &QComboBox::activated, this, [this](int) {
        const QString format = m_format->currentData().toString();
        change(QStringLiteral("format"), tr("Change date format"),
               [&](domain::Tag& tag) { tag.style.dateFormat = format; });
    });
    connect(m_mandatory, &QCheckBox::clicked, this, [this](bool on) {
        change(QStringLiteral("mandatory"), on ? tr("Make mandatory") : tr("Make optional"),
               [on](domain::Tag& tag) { tag.isMandatory = on; });
    });
    connect(m_readOnly, &QCheckBox::clicked, this, [this](bool on) {
        change(QStringLiteral("readOnly"), tr("Change read-only"),
               [on](domain::Tag& tag) { tag.style.readOnly = on; });
    });
    connect(m_checked, &QCheckBox::clicked, this, [this](bool on) {
        change(QStringLiteral("checked"), tr("Change value"),
               [on](domain::Tag& tag) { tag.style.checked = on; });
    });
    connect(m_size, &QSpinBox::valueChanged, this, [this](int points) {
        if (points < 0) return;
        change(QStringLiteral("size"), tr("Change font size"),
               [points](domain::Tag& tag) { tag.style.fontSize = points; });
    });
    const auto place = [this](QSpinBox* box, int domain::PageRect::*field) {
        connect(box, &QSpinBox::valueChanged, this, [this, field](int points) {
            if (points >= 0) changePlace([&](domain::PageRect& rect) { rect.*field = points; });
        });
    };
    place(m_x, &domain::PageRect::left);
    place(m_y, &domain::PageRect::top);
    place(m_width, &domain::PageRect::width);
    place(m_height, &domain::PageRect::height);
    connect(m_remove, &QPushButton::clicked, this, &EditorTagPanel::removeRequested);
    connect(m_duplicate, &QPushButton::clicked, this, &EditorTagPanel::duplicateRequested);
}

void EditorTagPanel::retranslate()
{
    setAccessibleName(tr("Tag properties"));
    m_heading->setText(tr("Tag"));
    m_forLabel->setText(tr("For"));
    m_nameLabel->setText(tr("Name"));
    m_placeLabel->setText(tr("Place and size in points"));
    m_x->setAccessibleName(tr("Distance from the left in points"));
    m_y->setAccessibleName(tr("Distance from the top in points"));
    m_width->setPrefix(tr("W", "width, one letter") + QStringLiteral("  "));
    m_height->setPrefix(tr("H", "height, one letter") + QStringLiteral("  "));
    m_width->setAccessibleName(tr("Width in points"));
    m_height->setAccessibleName(tr("Height in points"));
    m_mandatory->setText(tr("Mandatory"));
    m_readOnly->setText(tr("Read-only"));
    m_checked->setText(tr("Ticked at first"));
    m_valueLabel->setText(tr("Value at first"));
    m_placeholderLabel->setText(tr("Placeholder"));
    m_optionsLabel->setText(tr("Choices, one a line"));
    m_options->setAccessibleName(tr("Choices, one a line"));
    m_formatLabel->setText(tr("Date format"));
    m_sizeLabel->setText(tr("Font size (0 = fitted)"));
    m_size->setAccessibleName(tr("Font size in points, 0 fits it to the tag"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete"));
}

} // namespace ink::ui
