#include "ui/pages/editor/tagpanel/editortagpanel.h"

#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/text/characters.h"
#include "ui/commands/assigninvitation.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/settagrects.h"
#include "ui/models/words.h"
#include "ui/pages/editor/tagpanel/tagpanelappearance.h"
#include "ui/pages/editor/tagpanel/tagpanelbasics.h"
#include "ui/pages/editor/tagpanel/tagpanelgeometry.h"
#include "ui/pages/editor/tagpanel/tagpanellogic.h"
#include "ui/pages/editor/tagpanel/tagpaneloptions.h"
#include "ui/pages/editor/tagpanel/tagpanelvalue.h"
#include "ui/pages/editor/tagpanel/tagrenamer.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QSet>
#include <QTimer>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace ink::ui {

using domain::Tag;
using domain::TagId;

namespace {
constexpr qsizetype manyTags = 100;
}

EditorTagPanel::EditorTagPanel(QWidget* parent) : QWidget(parent), m_renaming(new TagRenamer(this))
{
    setObjectName(QStringLiteral("tagPanel"));
    m_later = new QTimer(this);
    m_later->setSingleShot(true);
    connect(m_later, &QTimer::timeout, this, &EditorTagPanel::refresh);
    m_heading = makeSectionLabel(this);
    m_common = named("tagsInCommon", new QuietLabel(this));
    m_common->setWordWrap(true);
    m_empty = new QuietLabel(this);
    m_empty->setWordWrap(true);
    m_form = new QWidget(this);
    auto* basics = m_basics = new TagBasicsSection(m_form);
    auto* place = new TagGeometrySection(m_form);
    auto* value = new TagValueSection(m_form);
    m_condition = new TagConditionSection(m_form);
    connect(m_condition, &TagConditionSection::pickRequested, this, [this] {
        m_picksForFormula = false;
        Q_EMIT pickRequested(tr("Click the field that this one depends on. Press Esc to cancel."));
    });
    m_formula = new TagFormulaSection(m_form);
    connect(m_formula, &TagFormulaSection::pickRequested, this, [this](const QString& hint) {
        m_picksForFormula = true;
        Q_EMIT pickRequested(hint);
    });
    connect(place, &TagGeometrySection::unlockRequested, this, &EditorTagPanel::unlockRequested);
    auto* options = new TagOptionsSection(m_form);
    m_sections = {basics,
                  place,
                  value,
                  options,
                  m_rules = new TagRulesSection(m_form),
                  m_formula,
                  m_condition,
                  new TagAppearanceSection(m_form)};
    m_duplicate = named("tagDuplicate", new QPushButton(m_form));
    m_remove = named("tagRemove", new QPushButton(m_form));

    auto* column = new QVBoxLayout(m_form);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::s);
    for (TagPanelSection* section : std::as_const(m_sections)) {
        column->addWidget(section);
        connect(section, &TagPanelSection::edited, this,
                [this](const QString& property, const QString& text, const TagEdit& edit) {
                    change(m_selection, property, text, edit);
                });
    }
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(0, space::s, 0, 0);
    buttons->setSpacing(space::s);
    buttons->addWidget(m_duplicate);
    buttons->addWidget(m_remove);
    column->addLayout(buttons);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(space::l, space::l, space::l, space::l);
    all->setSpacing(space::m);
    all->addWidget(m_heading);
    all->addWidget(m_common);
    all->addWidget(m_empty);
    all->addWidget(m_form);
    all->addStretch(1);

    connect(basics, &TagBasicsSection::assigned, this, &EditorTagPanel::assign);
    const auto whenWritten = [this](void (TagRenamer::*act)(const QString&)) {
        return [this, act](const QString& name) {
            if (!m_refreshing) (m_renaming->*act)(name);
        };
    };
    connect(basics, &TagBasicsSection::renamed, this, whenWritten(&TagRenamer::rename));
    connect(basics, &TagBasicsSection::groupRenamed, this, whenWritten(&TagRenamer::renameGroup));
    connect(basics, &TagBasicsSection::groupChosen, this, whenWritten(&TagRenamer::moveToGroup));
    connect(basics, &TagBasicsSection::groupLeft, this, [this] {
        if (!m_refreshing) m_renaming->leaveGroup();
    });
    connect(options, &TagOptionsSection::groupEdited, this,
            [this](const QString& property, const QString& text, const TagEdit& edit) {
                change(boxesWithSharedLimit(), property, text, edit);
            });
    connect(value, &TagValueSection::optionsEdited, this,
            [this](const QStringList& before, const QStringList& now) {
                if (!m_refreshing) m_renaming->setOptions(before, now);
            });
    connect(place, &TagGeometrySection::fieldEdited, this, [this](RectField field, int points) {
        changePlace([&](domain::PageRect& rect) { rect.*field = points; });
    });
    connect(value, &TagValueSection::defaultChoiceChanged, this, &EditorTagPanel::setDefaultChoice);
    connect(m_remove, &QPushButton::clicked, this, &EditorTagPanel::removeRequested);
    connect(m_duplicate, &QPushButton::clicked, this, &EditorTagPanel::duplicateRequested);
    retranslate();
    refresh();
    onLanguageChange(this, [this] { retranslate(); });
    onChange(this, {QEvent::LanguageChange, QEvent::PaletteChange}, [this] { refresh(); });
}

bool EditorTagPanel::applyPickedTag(const domain::Tag& tag)
{
    if (m_picksForFormula) {
        m_formula->setOpen(true);
        return m_formula->addPicked(tag);
    }
    m_condition->setOpen(true);
    m_condition->dependOn(tag);
    return false;
}

void EditorTagPanel::setSettings(settings::Settings& settings)
{
    auto* place = m_form->findChild<TagGeometrySection*>();
    place->setUnits(settings.value(settings::options::units));
    connect(place, &TagGeometrySection::unitsChosen, this,
            [&settings](settings::Units units) { settings.set(settings::options::units, units); });
}

void EditorTagPanel::reveal(const QString& field)
{
    const struct
    {
        const char* field;
        const char* section;
        const char* widget;
    } all[] = {{"style.formula", "tagComputed", "tagFormula"},
               {"style.condition", "tagShown", "tagCondition"},
               {"style.min", "tagRules", "tagMin"},
               {"style.max", "tagRules", "tagMax"},
               {"style.maxLength", "tagRules", "tagMaxLength"},
               {"style.pattern", "tagRules", "tagPattern"},
               {"style.decimals", "tagRules", "tagDecimals"},
               {"style.minChosen", "tagOptionsSection", "tagMinChosen"},
               {"style.maxChosen", "tagOptionsSection", "tagMaxChosen"},
               {"style.earliest", "tagOptionsSection", "tagEarliest"},
               {"style.latest", "tagOptionsSection", "tagLatest"},
               {"style.format", "tagOptionsSection", "tagNumberFormat"},
               {"style.options", "tagValues", "tagOptions"},
               {"text", "tagValues", "tagValue"}};
    const QString what = field.section(QLatin1Char('.'), 1);
    QWidget* target = nullptr;
    for (const auto& each : all) {
        if (!what.startsWith(QLatin1String(each.field))) continue;
        if (auto* section = findChild<TagPanelSection*>(QLatin1String(each.section))) section->setOpen(true);
        target = findChild<QWidget*>(QLatin1String(each.widget));
    }
    if (target && target->isVisibleTo(this)) target->setFocus(Qt::OtherFocusReason);
}

void EditorTagPanel::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = target;
    m_stack = stack;
    m_renaming->setTarget(target, stack);
    refresh();
}

void EditorTagPanel::setDocument(const domain::Document& document)
{
    m_document = document;
    m_renaming->setDocument(document);
    refreshSoon();
}

void EditorTagPanel::setSelection(const QList<TagId>& selection)
{
    m_renaming->setSelection(selection);
    m_selection = selection;
    refreshSoon();
}

void EditorTagPanel::refreshSoon()
{
    // Collecting the common values of thousands of tags takes a while: paints the pages first.
    if (m_selection.size() > manyTags)
        m_later->start();
    else
        refresh();
}

QList<Tag> EditorTagPanel::selectedTags() const
{
    const QSet<TagId> ids(m_selection.begin(), m_selection.end());
    QList<Tag> tags;
    for (const Tag& tag : m_document.tags)
        if (ids.contains(tag.id)) tags.append(tag);
    return tags;
}

QList<TagId> EditorTagPanel::boxesWithSharedLimit() const
{
    const QList<Tag> selected = selectedTags();
    QList<TagId> ids;
    for (const Tag& tag : m_document.tags)
        if (std::any_of(selected.begin(), selected.end(), [&tag](const Tag& each) {
                return tag.id == each.id ||
                       (tag.type == domain::TagType::Checkbox &&
                        tag.invitationIndex == each.invitationIndex && !domain::isBlankText(tag.groupName) &&
                        domain::isSameText(tag.groupName, each.groupName));
            }))
            ids.append(tag.id);
    return ids;
}

void EditorTagPanel::refresh()
{
    m_later->stop();
    const QScopedValueRollback refreshing(m_refreshing, true);
    const QList<Tag> tags = selectedTags();
    m_form->setVisible(!tags.isEmpty());
    m_empty->setVisible(tags.isEmpty());
    showHeading(tags);
    m_empty->setText(m_target ? tr("Select a field to see its properties. Drag a field from the list onto "
                                   "the page to place it.")
                              : tr("Select a field to see its properties."));
    if (tags.isEmpty()) return;
    for (TagPanelSection* section : std::as_const(m_sections)) {
        section->showTags(m_document, tags);
        section->setEditable(m_target != nullptr);
    }
    if (domain::usesCustomFields(tags)) m_rules->hide(); // determined by the custom field
    m_duplicate->setVisible(m_target != nullptr);
    m_remove->setVisible(m_target != nullptr);
    const bool isLocked =
        std::all_of(tags.begin(), tags.end(), [](const Tag& tag) { return tag.facts.isLocked; });
    m_remove->setEnabled(!isLocked);
    m_remove->setToolTip(isLocked ? tr("Locked fields can't be deleted. Unlock them first.") : QString());
}

void EditorTagPanel::showHeading(const QList<Tag>& tags)
{
    const bool isMany = tags.size() > 1;
    m_heading->setText(isMany ? tr("%n field(s) selected", nullptr, static_cast<int>(tags.size()))
                              : tr("Field"));
    m_common->setVisible(isMany);
    if (!isMany) return;
    QList<std::pair<domain::TagType, int>> types;
    QSet<int> pages;
    for (const Tag& tag : tags) {
        pages.insert(tag.pageIndex);
        const auto known = std::find_if(types.begin(), types.end(),
                                        [&tag](const auto& type) { return type.first == tag.type; });
        if (known == types.end())
            types.append({tag.type, 1});
        else
            ++known->second;
    }
    QStringList facts;
    for (const auto& [type, count] : std::as_const(types))
        facts.append(types.size() == 1
                         ? tagTypeText(type)
                         : tr("%1: %2", "a type of field and how many").arg(tagTypeText(type)).arg(count));
    facts.append(pages.size() == 1 ? tr("page %1").arg(*pages.cbegin())
                                   : tr("%n page(s)", nullptr, static_cast<int>(pages.size())));
    m_common->setText(facts.join(QStringLiteral(" · ")));
}

void EditorTagPanel::setCustomFields(const domain::CustomFields& fields)
{
    m_basics->setCustomFields(fields);
    refreshSoon();
}

void EditorTagPanel::change(const QList<TagId>& tags, const QString& property, const QString& text,
                            const std::function<void(Tag&)>& edit)
{
    if (m_refreshing || !m_target || tags.isEmpty()) return;
    auto command = std::make_unique<SetTagProperties>(*m_target, tags, property, edit, text);
    if (!command->isNoOp()) m_stack->push(command.release());
}

void EditorTagPanel::changePlace(const std::function<void(domain::PageRect&)>& edit)
{
    if (m_refreshing || !m_target) return;
    QHash<TagId, TagGeometry> places;
    bool changed = false;
    for (const Tag& tag : selectedTags()) {
        if (tag.facts.isLocked) continue;
        TagGeometry place{tag.pageIndex, tag.rect};
        edit(place.rect);
        const auto page = m_document.pageAt(tag.pageIndex);
        if (page.page) place.rect = domain::clampedTo(place.rect, page.page->size);
        changed = changed || place.rect != tag.rect;
        places.insert(tag.id, place);
    }
    if (changed)
        m_stack->push(new SetTagRects(*m_target, places,
                                      tr("Move %n field(s)", nullptr, static_cast<int>(places.size())),
                                      SetTagRects::Merge::WithSameTags));
    else
        refresh(); // the number was out of range: restores the value
}

void EditorTagPanel::assign(int invitationIndex)
{
    if (!m_target || invitationIndex < 1) return;
    const QList<Tag> tags = selectedTags();
    const bool already = std::all_of(tags.begin(), tags.end(),
                                     [&](const Tag& tag) { return tag.invitationIndex == invitationIndex; });
    if (!already) m_stack->push(new AssignInvitation(*m_target, m_selection, invitationIndex));
}

void EditorTagPanel::setDefaultChoice(bool on)
{
    QList<TagId> all = m_selection;
    const QList<Tag> tags = selectedTags();
    if (tags.size() == 1 && tags.first().type == domain::TagType::Radio &&
        !tags.first().groupName.isEmpty() && on)
        for (const Tag& tag : std::as_const(m_document.tags))
            if (tag.type == domain::TagType::Radio && tag.id != tags.first().id &&
                tag.groupName.compare(tags.first().groupName, Qt::CaseInsensitive) == 0)
                all.append(tag.id);
    change(all, QStringLiteral("checked"), tr("Change value"), [&](Tag& tag) {
        tag.style.checked = on && m_selection.contains(tag.id);
        tag.text.clear();
    });
}

void EditorTagPanel::retranslate()
{
    setAccessibleName(tr("Field properties"));
    showHeading(selectedTags());
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete"));
    for (TagPanelSection* section : std::as_const(m_sections))
        section->retranslate();
}

} // namespace ink::ui

#include "moc_editortagpanel.cpp"
