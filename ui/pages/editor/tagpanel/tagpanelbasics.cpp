#include "ui/pages/editor/tagpanel/tagpanelbasics.h"

#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/values/tagoptions.h"
#include "app/domain/values/values.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/pages/editor/recipients/recipientdot.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/wrappingcheckbox.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCompleter>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSet>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::Tag;
using domain::TagType;

TagBasicsSection::TagBasicsSection(QWidget* parent) : TagPanelSection("tagBasics", false, parent)
{
    m_sign = new QLabel(body());
    m_kind = named("tagKind", new QComboBox(body()));
    m_sign->setBuddy(m_kind); // a combo box's accessible name is its value; its label describes it
    auto* head = new QHBoxLayout;
    head->setSpacing(space::s);
    head->addWidget(m_sign);
    head->addWidget(m_kind, 1);
    column()->addLayout(head);
    m_for = new QComboBox(body());
    m_forLabel = addField(m_for, "tagFor", QT_TR_NOOP("For"));
    m_name = new QLineEdit(body());
    m_nameLabel = addField(m_name, "tagName", QT_TR_NOOP("Name"));
    m_field = new QComboBox(body());
    m_fieldLabel = addField(m_field, "tagCustomField", QT_TR_NOOP("Custom field"));
    m_fieldHint = named("tagCustomFieldHint", new QuietLabel(body()));
    m_fieldHint->setWordWrap(true);
    column()->addWidget(m_fieldHint);
    m_group = new QComboBox(body());
    m_group->setEditable(true);
    m_group->setInsertPolicy(QComboBox::NoInsert);
    m_groupLabel = addField(m_group, "tagGroup", QT_TR_NOOP("Radio group"));
    m_leaveGroup = named("tagGroupLeave", new QToolButton(body()));
    m_leaveGroup->setAutoRaise(true);
    column()->addWidget(m_leaveGroup);
    m_mandatory = named("tagMandatory", new WrappingCheckBox(body()));
    m_readOnly = named("tagReadOnly", new WrappingCheckBox(body()));
    column()->addSpacing(space::xs);
    column()->addWidget(m_mandatory);
    column()->addWidget(m_readOnly);
    m_group->completer()->setCompletionMode(QCompleter::PopupCompletion); // no inline completion
    for (QComboBox* box : {m_kind, m_for, m_field, m_group})
        box->setMinimumContentsLength(8);

    connect(m_kind, &QComboBox::activated, this, [this](int) {
        const auto type = static_cast<TagType>(m_kind->currentData().toInt());
        edit({}, tr("Change the type"), [type](Tag& tag) { tag = domain::convertTag(std::move(tag), type); });
    });
    connect(m_field, &QComboBox::activated, this,
            [this](int) { chooseField(m_field->currentData().toString()); });
    connect(m_for, &QComboBox::activated, this, [this](int) {
        if (!isLoading()) Q_EMIT assigned(m_for->currentData().toInt());
    });
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        if (!isLoading()) Q_EMIT renamed(name);
    });
    connect(m_group->lineEdit(), &QLineEdit::textEdited, this, [this](const QString& name) {
        if (!isLoading()) Q_EMIT groupRenamed(name);
    });
    connect(m_group, &QComboBox::textActivated, this, [this](const QString& name) {
        if (!isLoading()) Q_EMIT groupChosen(name);
    });
    connect(m_leaveGroup, &QToolButton::clicked, this, &TagBasicsSection::groupLeft);
    connect(m_mandatory, &QCheckBox::clicked, this, [this](bool on) {
        edit(QStringLiteral("mandatory"), on ? tr("Make required") : tr("Make optional"),
             [on](Tag& tag) { tag.isMandatory = on; });
    });
    connect(m_readOnly, &QCheckBox::clicked, this, [this](bool on) {
        edit(QStringLiteral("readOnly"), tr("Change read-only"), [on](Tag& tag) { tag.style.readOnly = on; });
    });
}

void TagBasicsSection::retranslate()
{
    TagPanelSection::retranslate();
    m_kinds.clear(); // refills the box with the translated names
    m_kind->setAccessibleName(tr("Field type"));
    m_sign->setAccessibleName(m_kind->accessibleName());
    m_group->setToolTip(tr("Type to rename the group. Choose another group from the list to move to it."));
    m_leaveGroup->setText(tr("Move to a new group"));
    m_leaveGroup->setToolTip(tr("Removes this radio button from its group. The other buttons stay in it."));
    m_fieldHint->setText(tr("The custom field determines the type, validation, options and help text."));
    m_mandatory->setText(tr("Required"));
    m_readOnly->setText(tr("Read-only"));
}

bool TagBasicsSection::loadTags(const domain::Document& document, const QList<Tag>& tags)
{
    const auto type = commonValue<TagType>(tags, [](const Tag& tag) { return tag.type; });
    const auto owner = commonValue<int>(tags, [](const Tag& tag) { return tag.invitationIndex; });
    QList<TagType> kinds = domain::compatibleTypes(tags.first().type);
    QSet<TagType> types;
    for (const Tag& tag : tags)
        types.insert(tag.type);
    for (const TagType each : std::as_const(types)) // types to which all of them can be changed
        kinds.removeIf([&](TagType kind) { return !domain::compatibleTypes(each).contains(kind); });
    if (kinds != m_kinds) { // refilling a box causes a new layout and repaint
        m_kinds = kinds;
        m_kind->clear();
        for (const TagType kind : kinds)
            m_kind->addItem(tagTypeText(kind), static_cast<int>(kind));
    }
    m_kind->setPlaceholderText(tr("%n field(s)", nullptr, static_cast<int>(tags.size())));
    m_kind->setCurrentIndex(type ? m_kind->findData(static_cast<int>(*type)) : -1);
    m_kind->setEnabled(kinds.size() > 1 && !domain::usesCustomFields(tags));
    loadField(tags);
    m_sign->setVisible(type.has_value());
    if (type) {
        const Tokens& look = tokens(palette());
        const QColor colour = owner ? readableOn(recipientColour(*owner), look.window) : look.ink;
        m_sign->setPixmap(iconPixmap(tagIcon(*type), colour, metric::iconSize, devicePixelRatioF()));
    }
    QStringList people;
    for (int i = 1; i <= document.invitations.size(); ++i)
        people.append(recipientLabel(document, i));
    if (people != m_people) {
        m_people = people;
        m_for->clear();
        for (int i = 1; i <= people.size(); ++i)
            m_for->addItem(recipientDot(i), people.at(i - 1), i);
    }
    m_for->setPlaceholderText(tr("Multiple"));
    m_for->setCurrentIndex(owner ? m_for->findData(*owner) : -1);

    setFieldVisible(m_nameLabel, tags.size() == 1);
    showText(m_name, commonValue<QString>(tags, [](const Tag& tag) { return tag.name; }));
    const bool radios = allTypesMatch(tags, [](TagType kind) { return kind == TagType::Radio; });
    setFieldVisible(m_groupLabel, radios);
    if (radios) {
        const auto name = commonValue<QString>(tags, [](const Tag& tag) { return tag.groupName; });
        if (!m_group->lineEdit()->hasFocus() || m_group->currentText() != name.value_or(QString())) {
            QStringList groups;
            for (const Tag& tag : document.tags)
                if (tag.type == TagType::Radio && !tag.groupName.isEmpty() && !groups.contains(tag.groupName))
                    groups.append(tag.groupName);
            m_group->clear();
            m_group->addItems(groups);
            m_group->setEditText(name.value_or(QString()));
        }
        m_group->lineEdit()->setPlaceholderText(name ? QString() : tr("Multiple"));
    }
    const auto isTogether = [&](const Tag& tag) {
        return tag.type == TagType::Radio && tag.invitationIndex == tags.first().invitationIndex &&
               tag.groupName.compare(tags.first().groupName, Qt::CaseInsensitive) == 0;
    };
    m_leaveGroup->setVisible(
        radios && !tags.first().groupName.isEmpty() && std::all_of(tags.begin(), tags.end(), isTogether) &&
        std::count_if(document.tags.begin(), document.tags.end(), isTogether) > tags.size());
    const bool computed =
        std::all_of(tags.begin(), tags.end(), [](const Tag& tag) { return !tag.style.formula.isEmpty(); });
    showCheck(m_mandatory, commonValue<bool>(tags, [](const Tag& tag) { return tag.isMandatory; }));
    showCheck(m_readOnly, commonValue<bool>(tags, [](const Tag& tag) { return tag.style.readOnly; }));
    m_mandatory->setVisible(!computed && !allTypesMatch(tags, [](TagType kind) {
        return kind == TagType::SignDate || kind == TagType::Note;
    }));
    m_readOnly->setVisible(!computed && allTypesMatch(tags, [](TagType kind) {
        return !domain::isSignatureLike(kind) && kind != TagType::SignDate && kind != TagType::Attachment &&
               kind != TagType::Note;
    }));
    return true;
}

void TagBasicsSection::loadField(const QList<Tag>& tags)
{
    const auto name = commonValue<QString>(tags, [](const Tag& tag) { return tag.facts.customField; });
    const bool isDefined = domain::usesCustomFields(tags);
    const bool canRefer =
        allTypesMatch(tags, [](TagType kind) { return domain::customFieldTypes().contains(kind); });
    setFieldVisible(m_fieldLabel, canRefer && (isDefined || !m_fields.isEmpty()));
    m_fieldHint->setVisible(isDefined);
    m_field->clear();
    m_field->addItem(tr("None"), QString());
    for (const domain::CustomField& field : std::as_const(m_fields))
        m_field->addItem(field.name, field.name);
    m_field->setPlaceholderText(tr("Multiple"));
    if (name && m_field->findData(*name) < 0) m_field->addItem(*name, *name); // not loaded yet
    m_field->setCurrentIndex(name ? m_field->findData(*name) : -1);
}

void TagBasicsSection::chooseField(const QString& name)
{
    if (name.isEmpty())
        return edit({}, tr("Remove custom field"), [](Tag& tag) { domain::detachCustomField(tag); });
    const domain::CustomField* field = domain::findCustomField(m_fields, name);
    if (!field) return;
    edit({}, tr("Choose custom field"), [chosen = *field](Tag& tag) {
        domain::applyCustomField(chosen, tag);
        if (!tag.text.isEmpty() && !domain::valueFault(tag).isEmpty()) tag.text.clear();
        if (!domain::isToggle(tag.type)) tag.style.checked = false;
    });
}

} // namespace ink::ui

#include "moc_tagpanelbasics.cpp"
