#include "ui/pages/editortagpanel.h"

#include "app/domain/rules.h"
#include "ui/commands/assigninvitation.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/settagrects.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSet>
#include <QSpinBox>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr int several = -1; ///< what a number field shows as "–"

/** What all tags agree on, or nothing. */
template <typename T>
std::optional<T> common(const QList<domain::Tag>& tags, const std::function<T(const domain::Tag&)>& of)
{
    const T first = of(tags.first());
    const bool same =
        std::all_of(tags.begin(), tags.end(), [&](const domain::Tag& tag) { return of(tag) == first; });
    return same ? std::optional<T>(first) : std::nullopt;
}

bool isText(domain::TagType type)
{
    using T = domain::TagType;
    return type == T::Text || type == T::MaskedText || type == T::PrefillableText ||
           type == T::PrefillableNumber || type == T::Number || type == T::Note;
}

bool hasFont(domain::TagType type)
{
    return isText(type) || type == domain::TagType::Date || type == domain::TagType::SignDate ||
           type == domain::TagType::Dropdown;
}

bool isDate(domain::TagType type)
{
    return type == domain::TagType::Date || type == domain::TagType::SignDate;
}

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

QIcon dot(const QColor& colour)
{
    QPixmap pixmap(32, 32);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(4, 4, 24, 24);
    painter.end();
    return QIcon(pixmap);
}

void showText(QLineEdit* edit, const std::optional<QString>& text)
{
    if (!text)
        edit->clear();
    else if (edit->text() != *text)
        edit->setText(*text);
    edit->setPlaceholderText(text ? QString() : EditorTagPanel::tr("several"));
}

void showCheck(QCheckBox* box, const std::optional<bool>& on)
{
    box->setTristate(!on);
    box->setCheckState(!on ? Qt::PartiallyChecked : *on ? Qt::Checked : Qt::Unchecked);
}

} // namespace

EditorTagPanel::EditorTagPanel(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("tagPanel"));
    build();
    retranslate();
    refresh();
}

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
    m_width = numberField(m_form, "tagWidth", QStringLiteral("W  "));
    m_height = numberField(m_form, "tagHeight", QStringLiteral("H  "));
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
        m_grid->addWidget(words, row++, 0, 1, 2);
        m_grid->addWidget(field, row++, 0, 1, 2);
    };
    gap();
    line(m_forLabel, m_for);
    line(m_nameLabel, m_name);
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
    m_empty->setText(
        tr("Select a tag to see what it is. Drag a tag from the list onto the page to place one."));
    m_forLabel->setText(tr("For"));
    m_nameLabel->setText(tr("Name"));
    m_placeLabel->setText(tr("Place and size in points"));
    m_x->setAccessibleName(tr("Distance from the left in points"));
    m_y->setAccessibleName(tr("Distance from the top in points"));
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

void EditorTagPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange) refresh();
    QWidget::changeEvent(event);
}

void EditorTagPanel::setEditing(DraftTarget* target, QUndoStack* stack)
{
    m_target = target;
    m_stack = stack;
    refresh();
}

void EditorTagPanel::setDocument(const domain::Document& document)
{
    m_document = document;
    refresh();
}

void EditorTagPanel::setSelection(const QList<domain::TagId>& selection)
{
    m_selection = selection;
    refresh();
}

QList<domain::Tag> EditorTagPanel::selectedTags() const
{
    const QSet<domain::TagId> ids(m_selection.begin(), m_selection.end());
    QList<domain::Tag> tags;
    for (const domain::Tag& tag : m_document.tags)
        if (ids.contains(tag.id)) tags.append(tag);
    return tags;
}

void EditorTagPanel::refresh()
{
    const QScopedValueRollback refreshing(m_refreshing, true);
    const QList<domain::Tag> tags = selectedTags();
    m_form->setVisible(!tags.isEmpty());
    m_empty->setVisible(tags.isEmpty());
    if (tags.isEmpty()) return;
    const bool one = tags.size() == 1;
    const auto every = [&](bool (*test)(domain::TagType)) {
        return std::all_of(tags.begin(), tags.end(),
                           [test](const domain::Tag& tag) { return test(tag.type); });
    };
    const auto type = common<domain::TagType>(tags, [](const domain::Tag& tag) { return tag.type; });
    const auto owner = common<int>(tags, [](const domain::Tag& tag) { return tag.invitationIndex; });
    m_kind->setText(one ? tagTypeWord(tags.first().type)
                        : tr("%n tag(s)", nullptr, static_cast<int>(tags.size())));
    m_sign->setVisible(type.has_value());
    if (type) {
        const Tokens& look = tokens(palette());
        const QColor colour = owner ? readableOn(recipientColour(*owner), look.window, 3.0) : look.ink;
        m_sign->setPixmap(iconPixmap(tagIcon(*type), colour, metric::icon, devicePixelRatioF()));
    }
    refreshRecipients(tags);

    m_nameLabel->setVisible(one);
    m_name->setVisible(one);
    showText(m_name, common<QString>(tags, [](const domain::Tag& tag) { return tag.name; }));
    const auto number = [&](QSpinBox* box, int domain::PageRect::*field) {
        box->setValue(
            common<int>(tags, [field](const domain::Tag& tag) { return tag.rect.*field; }).value_or(several));
    };
    number(m_x, &domain::PageRect::left);
    number(m_y, &domain::PageRect::top);
    number(m_width, &domain::PageRect::width);
    number(m_height, &domain::PageRect::height);
    showCheck(m_mandatory, common<bool>(tags, [](const domain::Tag& tag) { return tag.isMandatory; }));
    showCheck(m_readOnly, common<bool>(tags, [](const domain::Tag& tag) { return tag.style.readOnly; }));
    showCheck(m_checked, common<bool>(tags, [](const domain::Tag& tag) { return tag.style.checked; }));

    const bool signature = every([](domain::TagType t) { return domain::isSignatureLike(t); });
    const bool signDate = every([](domain::TagType t) { return t == domain::TagType::SignDate; });
    m_readOnly->setVisible(!signature && !signDate);
    m_checked->setVisible(every(
        [](domain::TagType t) { return t == domain::TagType::Checkbox || t == domain::TagType::Radio; }));
    const bool text = every(isText);
    for (QWidget* part : {static_cast<QWidget*>(m_valueLabel), static_cast<QWidget*>(m_value),
                          static_cast<QWidget*>(m_placeholderLabel), static_cast<QWidget*>(m_placeholder)})
        part->setVisible(text);
    showText(m_value, common<QString>(tags, [](const domain::Tag& tag) { return tag.text; }));
    showText(m_placeholder,
             common<QString>(tags, [](const domain::Tag& tag) { return tag.style.placeholder; }));
    const bool options = one && tags.first().type == domain::TagType::Dropdown;
    m_optionsLabel->setVisible(options);
    m_options->setVisible(options);
    if (options && !m_options->hasFocus())
        m_options->setPlainText(tags.first().style.options.join(QLatin1Char('\n')));
    const bool dates = every(isDate);
    m_formatLabel->setVisible(dates);
    m_format->setVisible(dates);
    if (dates) {
        const auto format =
            common<QString>(tags, [](const domain::Tag& tag) { return tag.style.dateFormat; });
        m_format->clear();
        const QDate example(2026, 3, 31);
        for (const char* pattern : {"yyyy-MM-dd", "dd/MM/yyyy", "MM/dd/yyyy", "dd.MM.yyyy", "d MMMM yyyy"})
            m_format->addItem(QLocale().toString(example, QLatin1String(pattern)), QLatin1String(pattern));
        if (format && m_format->findData(*format) < 0) m_format->addItem(*format, *format);
        m_format->setCurrentIndex(format ? m_format->findData(*format) : -1);
    }
    m_sizeLabel->setVisible(every(hasFont));
    m_size->setVisible(every(hasFont));
    m_size->setValue(common<int>(tags, [](const domain::Tag& tag) {
                         return static_cast<int>(tag.style.fontSize);
                     }).value_or(several));

    const bool editable = m_target != nullptr;
    for (QWidget* field : m_form->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (!qobject_cast<QLabel*>(field)) field->setEnabled(editable);
    m_duplicate->setVisible(editable);
    m_remove->setVisible(editable);
}

void EditorTagPanel::refreshRecipients(const QList<domain::Tag>& tags)
{
    const auto owner = common<int>(tags, [](const domain::Tag& tag) { return tag.invitationIndex; });
    m_for->clear();
    for (int i = 1; i <= m_document.invitations.size(); ++i)
        m_for->addItem(dot(recipientColour(i)), recipientLabel(m_document, i), i);
    m_for->setPlaceholderText(tr("several"));
    m_for->setCurrentIndex(owner ? m_for->findData(*owner) : -1);
}

void EditorTagPanel::change(const QString& property, const QString& text,
                            const std::function<void(domain::Tag&)>& edit)
{
    if (m_refreshing || !m_target || m_selection.isEmpty()) return;
    auto command = std::make_unique<SetTagProperties>(*m_target, m_selection, property, edit, text);
    if (!command->isNoChange()) m_stack->push(command.release());
}

void EditorTagPanel::changePlace(const std::function<void(domain::PageRect&)>& edit)
{
    if (m_refreshing || !m_target) return;
    QHash<domain::TagId, TagPlace> places;
    bool changed = false;
    for (const domain::Tag& tag : selectedTags()) {
        TagPlace place{tag.pageIndex, tag.rect};
        edit(place.rect);
        const auto page = m_document.pageAt(tag.pageIndex);
        if (page.page) place.rect = domain::clampedTo(place.rect, page.page->size);
        changed = changed || place.rect != tag.rect;
        places.insert(tag.id, place);
    }
    if (changed)
        m_stack->push(new SetTagRects(*m_target, places,
                                      tr("Move %n tag(s)", nullptr, static_cast<int>(places.size())),
                                      SetTagRects::Merge::WithSameTags));
    else
        refresh(); // the number was out of reach: show what is
}

} // namespace ink::ui
