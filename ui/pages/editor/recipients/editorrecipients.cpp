#include "ui/pages/editor/recipients/editorrecipients.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/routing.h"
#include "ui/commands/mergerecipients.h"
#include "ui/commands/setinvitations.h"
#include "ui/models/isolated.h"
#include "ui/models/taglistmodel.h"
#include "ui/models/visibilitywords.h"
#include "ui/pages/editor/recipients/filevisibilitypanel.h"
#include "ui/pages/editor/recipients/recipientdot.h"
#include "ui/pages/editor/recipients/recipientrow.h"
#include "ui/pages/editor/recipients/routingpicture.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>
#include <numeric>

namespace ink::ui {

namespace {

QList<int> sameOrder(const domain::Document& document)
{
    QList<int> origins(document.invitations.size());
    std::iota(origins.begin(), origins.end(), 1);
    return origins;
}

} // namespace

EditorRecipients::EditorRecipients(QWidget* parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("recipients"));
    m_title = makeSectionLabel(this);
    m_add = named("addRecipient", new QToolButton(this));
    m_add->setAutoRaise(true);
    m_add->setIcon(icon(Icon::PersonAdd));
    m_add->setIconSize(QSize(18, 18));
    m_empty = named("addFirstRecipient", new QPushButton(this));
    m_empty->setIcon(icon(Icon::PersonAdd));
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_add);
    m_list = new QVBoxLayout;
    m_list->setSpacing(space::s);
    constexpr int maxPathsHeight = 132;
    m_paths = named("recipientPaths", new RoutingArea(maxPathsHeight, this));
    m_paths->hide();
    m_visibility = named("recipientFiles", new QPushButton(this));
    m_visibility->setFlat(true);
    m_visibility->hide();
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(space::s);
    all->addLayout(head);
    all->addWidget(m_empty);
    all->addLayout(m_list);
    all->addWidget(m_paths);
    all->addWidget(m_visibility, 0, Qt::AlignLeft);
    connect(m_visibility, &QPushButton::clicked, this, &EditorRecipients::visibilityRequested);
    connect(m_add, &QToolButton::clicked, this, &EditorRecipients::addRecipient);
    connect(m_empty, &QPushButton::clicked, this, &EditorRecipients::addRecipient);
    retranslate();
    onLanguageChange(this, [this] { retranslate(); });
}

void EditorRecipients::retranslate()
{
    setAccessibleName(hasRoles() ? tr("Roles") : tr("Recipients"));
    m_title->setText(accessibleName());
    m_add->setToolTip(hasRoles() ? tr("Add role") : tr("Add recipient"));
    m_add->setAccessibleName(m_add->toolTip());
    m_empty->setText(hasRoles() ? tr("Add role") : tr("Add recipient"));
    showVisibility();
}

void EditorRecipients::showVisibility()
{
    const bool isOffered = m_target && canHideFiles(m_document);
    m_visibility->setVisible(isOffered);
    if (!isOffered) return;
    const bool hides = domain::hidesFiles(m_document);
    m_visibility->setText(hides ? tr("Some files are hidden…") : tr("Everyone sees all files…"));
    m_visibility->setToolTip(hides ? visibilitySummary(m_document) : tr("Choose who sees which file"));
    m_visibility->setAccessibleDescription(m_visibility->toolTip());
}

void EditorRecipients::setTarget(DraftTarget* target, QUndoStack* stack)
{
    m_target = target;
    m_stack = stack;
    m_add->setVisible(target != nullptr);
    if (!target) m_expanded = 0;
    showVisibility();
    refresh();
}

void EditorRecipients::setOutreach(const domain::Outreach& outreach)
{
    if (m_outreach == outreach) return;
    m_outreach = outreach;
    refresh();
}

void EditorRecipients::setHasRouting(bool isKnown)
{
    if (m_hasRouting == isKnown) return;
    m_hasRouting = isKnown;
    refresh();
}

void EditorRecipients::setDocument(const domain::Document& document)
{
    const bool hadRoles = hasRoles();
    const bool haveOthers = document.invitations != m_document.invitations;
    const bool isShown = !haveOthers && document.id == m_document.id && document.type == m_document.type;
    m_document = document;
    showVisibility();
    if (isShown) return; // only tags were edited
    if (haveOthers) {
        m_paths->setDocument(document);
        // For a plain sequence the numbers of the cards are sufficient.
        if (!domain::usesRouting(document)) m_paths->hide();
    }
    if (hadRoles != hasRoles()) {
        qDeleteAll(m_rows); // texts of all rows change
        m_rows.clear();
        retranslate();
    }
    refresh();
}

void EditorRecipients::refresh()
{
    const QList<domain::Invitation>& invitations = m_document.invitations;
    const int count = static_cast<int>(invitations.size());
    while (m_rows.size() > count)
        delete m_rows.takeLast();
    const bool grows = m_rows.size() < count;
    while (m_rows.size() < count) {
        m_rows.append(new RecipientRow(*this, static_cast<int>(m_rows.size()) + 1));
        m_list->addWidget(m_rows.last());
        m_rows.last()->setVisible(true); // immediately, so that its fields can be focused
    }
    if (grows) {
        QWidget* stop = m_empty;
        for (RecipientRow* row : std::as_const(m_rows))
            stop = row->setTabOrderAfter(stop);
    }
    if (m_expanded > count) m_expanded = 0;
    Q_ASSERT(m_rows.size() == count && m_expanded >= 0);
    const int active = std::clamp(m_activeIndex, 1, std::max(1, count));
    for (int i = 0; i < count; ++i)
        m_rows.at(i)->setRecipient(invitations.at(i), i + 1 == active, i + 1 == m_expanded,
                                   m_target != nullptr, count);
    m_empty->setVisible(count == 0 && m_target != nullptr);
    if (const bool isOpen = m_expanded != 0; isOpen != m_isCardOpen) {
        m_isCardOpen = isOpen;
        Q_EMIT cardOpenChanged(isOpen);
    }
    if (active != m_activeIndex) {
        m_activeIndex = active;
        Q_EMIT activeIndexChanged(active);
    }
}

int EditorRecipients::heightOfRows(int count) const
{
    int height = std::max(m_title->sizeHint().height(), m_add->sizeHint().height());
    if (m_rows.isEmpty() && !m_empty->isHidden())
        height += layout()->spacing() + m_empty->sizeHint().height();
    for (const RecipientRow* row : m_rows.first(std::min<qsizetype>(count, m_rows.size())))
        height += m_list->spacing() + row->sizeHint().height();
    return height;
}

void EditorRecipients::setActiveIndex(int index)
{
    if (index == m_activeIndex || index < 1 || index > m_rows.size()) return;
    m_activeIndex = index;
    if (m_expanded != 0 && m_expanded != index) m_expanded = 0;
    refresh();
    Q_EMIT activeIndexChanged(index);
}

void EditorRecipients::expand(int index)
{
    m_expanded = index;
    refresh();
}

void EditorRecipients::edit(int index, const QString& field)
{
    if (index < 1 || index > m_rows.size() || !m_target) return;
    setActiveIndex(index);
    expand(index);
    m_rows.at(index - 1)->focusField(field);
}

void EditorRecipients::addRecipient()
{
    if (!m_target) return;
    QList<domain::Invitation> invitations = m_target->document().invitations;
    QList<int> origins = sameOrder(m_target->document());
    domain::Invitation added;
    for (const domain::Invitation& other : std::as_const(invitations))
        added.sequence = std::max(added.sequence, other.sequence);
    invitations.append(added);
    origins.append(0);
    const int index = static_cast<int>(invitations.size());
    m_stack->push(new SetInvitations(*m_target, invitations, origins, tr("Add recipient")));
    edit(index, QStringLiteral("recipientName"));
}

void EditorRecipients::change(int index, const QString& property, const domain::Invitation& value)
{
    if (!m_target || index > m_target->document().invitations.size()) return;
    QList<domain::Invitation> invitations = m_target->document().invitations;
    Q_ASSERT(index >= 1 && m_stack);
    if (invitations.at(index - 1) == value) return;
    invitations[index - 1] = value;
    // The members of a group move together.
    for (const qsizetype member : domain::groupOf(invitations, index - 1)) {
        const domain::Invitation before = m_target->document().invitations.at(index - 1);
        if (before.group == value.group) {
            if (before.requiredGroupMembers != value.requiredGroupMembers)
                invitations[member].requiredGroupMembers = value.requiredGroupMembers;
            if (before.sequence != value.sequence) invitations[member].sequence = value.sequence;
        } else if (member != index - 1) { // joins the group
            invitations[index - 1].requiredGroupMembers = invitations.at(member).requiredGroupMembers;
            invitations[index - 1].sequence = invitations.at(member).sequence;
            break;
        }
    }
    // Witnesses stay with their signer.
    for (qsizetype i = index; i < invitations.size(); ++i)
        if (invitations.at(i).isWitness && domain::witnessedSigner(invitations, i) == index - 1)
            invitations[i].sequence = invitations.at(index - 1).sequence;
    const QString key = property.isEmpty() ? QString() : QStringLiteral("%1:%2").arg(property).arg(index);
    m_stack->push(new SetInvitations(*m_target, invitations, sameOrder(m_target->document()),
                                     tr("Edit recipient"), key));
}

void EditorRecipients::remove(int index)
{
    if (!m_target || index > m_target->document().invitations.size()) return;
    if (!domain::filesSeenOnlyBy(m_target->document(), index).isEmpty()) return visibilityRequested();
    QList<domain::Invitation> invitations = m_target->document().invitations;
    QList<int> origins = sameOrder(m_target->document());
    const QString who = recipientLabel(m_target->document(), index);
    const int tags = SetInvitations::tagCount(m_target->document(), index);
    Q_ASSERT(index >= 1 && origins.size() == invitations.size());
    invitations.removeAt(index - 1);
    origins.removeAt(index - 1);
    m_expanded = 0;
    m_stack->push(new SetInvitations(*m_target, invitations, origins, tr("Remove %1").arg(isolated(who))));
    Q_EMIT removed(who, tags);
}

void EditorRecipients::removeAndReassign(int index, int heir)
{
    if (!m_target || std::max(index, heir) > m_target->document().invitations.size()) return;
    const domain::Document before = m_target->document();
    const QString who = recipientLabel(before, index);
    m_expanded = 0;
    m_stack->push(new MergeRecipients(*m_target, heir, index, tr("Remove %1").arg(isolated(who))));
    Q_EMIT replaced(who, recipientLabel(before, heir), SetInvitations::tagCount(before, index));
}

void EditorRecipients::addRemovals(QMenu& menu, int index)
{
    const int tags = SetInvitations::tagCount(m_document, index);
    QAction* gone = menu.addAction(icon(Icon::Trash),
                                   tags > 0 ? tr("Remove with %n field(s)", nullptr, tags) : tr("Remove"),
                                   this, [this, index] { remove(index); });
    // Without this recipient, no one could see the file.
    if (const QList<domain::File> only = domain::filesSeenOnlyBy(m_document, index); !only.isEmpty()) {
        gone->setEnabled(false);
        gone->setText(tr("Can't be removed: nobody else can see “%1”").arg(isolated(only.constFirst().name)));
        menu.addAction(tr("Choose who sees which file…"), this, &EditorRecipients::visibilityRequested);
    }
    QList<int> heirs;
    for (int i = 1; i <= m_document.invitations.size(); ++i)
        if (i != index && domain::canOwnTags(m_document.invitations.at(i - 1).actionType)) heirs.append(i);
    if (tags == 0 || heirs.isEmpty()) return;
    QMenu* give = menu.addMenu(tr("Remove and assign fields to"));
    for (const int heir : std::as_const(heirs))
        give->addAction(recipientDot(heir), recipientLabel(m_document, heir), this,
                        [this, index, heir] { removeAndReassign(index, heir); });
}

void EditorRecipients::move(int index, int by)
{
    const int other = index + by;
    if (!m_target || other < 1 || other > m_target->document().invitations.size()) return;
    QList<domain::Invitation> invitations = m_target->document().invitations;
    QList<int> origins = sameOrder(m_target->document());
    Q_ASSERT(index >= 1 && index <= invitations.size());
    invitations.swapItemsAt(index - 1, other - 1);
    origins.swapItemsAt(index - 1, other - 1);
    m_expanded = 0;
    m_stack->push(new SetInvitations(*m_target, invitations, origins, tr("Move recipient")));
    setActiveIndex(other);
}

} // namespace ink::ui

#include "moc_editorrecipients.cpp"
