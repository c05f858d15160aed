#include "ui/pages/editor/workspace/editortagactions.h"

#include "app/base/languages.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tagplacement.h"
#include "ui/commands/assigninvitation.h"
#include "ui/commands/settagproperties.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/words.h"
#include "ui/pages/editor/recipients/recipientdot.h"
#include "ui/viewer/pageview.h"
#include "ui/viewer/tagoverlay.h"
#include "ui/widgets/inputs/fixedkeys.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/theme.h"

#include <QMenu>
#include <QShortcut>
#include <QUndoStack>

#include <array>
#include <memory>

namespace ink::ui {

namespace {

using T = domain::TagType;
constexpr std::array allTypes{
    T::Signature,       T::Initial,          T::Text,   T::Date, T::SignDate,   T::Checkbox,
    T::Radio,           T::Dropdown,         T::Number, T::Note, T::Attachment, T::MaskedText,
    T::PrefillableText, T::PrefillableNumber};

QKeySequence assignKey(int digit)
{
    return {fixedKeys(FixedKey::AssignTags).at(digit - 1)};
}

} // namespace

EditorTagActions::EditorTagActions(PageView& view, QWidget* place) : QObject(place), m_view(view)
{
    for (int i = 1; i <= 9; ++i) {
        auto* key = new QShortcut(assignKey(i), place);
        key->setContext(Qt::WidgetWithChildrenShortcut);
        connect(key, &QShortcut::activated, this, [this, i] { assign(i); });
    }
}

void EditorTagActions::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = stack ? target : nullptr;
    m_stack = target ? stack : nullptr;
}

void EditorTagActions::assign(int invitationIndex)
{
    const QList<domain::TagId> tags = m_view.selection().ids();
    if (!m_target || tags.isEmpty() || invitationIndex < 1 ||
        invitationIndex > m_view.document().invitations.size())
        return;
    m_stack->push(new AssignInvitation(*m_target, tags, invitationIndex));
}

void EditorTagActions::setType(domain::TagType type)
{
    const QList<domain::TagId> tags = m_view.selection().ids();
    if (!m_target || tags.isEmpty()) return;
    const domain::Document document = m_view.document();
    const auto change = [&document, type](domain::Tag& tag) {
        if (tag.type == type) return;
        domain::Tag fresh =
            domain::makeTag(document, type, tag.pageIndex, QPointF(tag.rect.left, tag.rect.top),
                            tag.invitationIndex, windowLanguage());
        fresh.id = tag.id;
        fresh.name = tag.name;
        fresh.pageId = tag.pageId;
        fresh.invitationId = tag.invitationId;
        fresh.rect = tag.rect;
        fresh.isMandatory = tag.isMandatory;
        fresh.style.fontFamily = tag.style.fontFamily;
        fresh.style.fontSize = tag.style.fontSize;
        fresh.style.colour = tag.style.colour;
        fresh.style.align = tag.style.align;
        fresh.style.condition = tag.style.condition;
        tag = std::move(fresh);
    };
    auto command = std::make_unique<SetTagProperties>(*m_target, tags, QStringLiteral("type"), change,
                                                      tr("Change the type to %1").arg(tagTypeText(type)));
    if (!command->isNoOp()) m_stack->push(command.release());
}

void EditorTagActions::addTo(QMenu& menu)
{
    if (!m_target || m_view.selection().isEmpty()) return;
    const QList<domain::Invitation>& people = m_view.document().invitations;
    if (people.size() > 1) {
        QMenu* who = menu.addMenu(tr("Assign to"));
        for (int i = 1; i <= people.size(); ++i) {
            QAction* act = who->addAction(recipientDot(i), recipientLabel(m_view.document(), i), this,
                                          [this, i] { assign(i); });
            if (i <= 9) act->setShortcut(assignKey(i));
            act->setShortcutContext(Qt::WidgetShortcut); // displayed only; the page handles the key
        }
    }
    QMenu* what = menu.addMenu(tr("Change the type"));
    what->setObjectName(QStringLiteral("tagTypeMenu"));
    for (const T type : allTypes)
        what->addAction(icon(tagIcon(type)), tagTypeText(type), this, [this, type] { setType(type); });
}

} // namespace ink::ui

#include "moc_editortagactions.cpp"
