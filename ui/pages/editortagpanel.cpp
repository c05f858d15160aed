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

constexpr int several = -1; ///< as in editortagpanelform.cpp: shown as "–"

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
    m_empty->setText(m_target
                         ? tr("Select a tag to see what it is. Drag a tag from the list onto the page to "
                              "place one.")
                         : tr("Select a tag to see what it is."));
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
        const QColor colour = owner ? readableOn(recipientColour(*owner), look.window) : look.ink;
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
