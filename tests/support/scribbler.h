#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/taborder.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/visibilitymatrix.h"
#include "tests/support/builders.h"
#include "ui/commands/addtags.h"
#include "ui/commands/assigninvitation.h"
#include "ui/commands/mergerecipients.h"
#include "ui/commands/removetags.h"
#include "ui/commands/setdocumentdetails.h"
#include "ui/commands/setfilevisibility.h"
#include "ui/commands/setinvitations.h"
#include "ui/commands/settagproperties.h"
#include "ui/commands/settagrects.h"
#include "ui/commands/tagcopies.h"
#include "ui/commands/tagdefaults.h"

#include <QRandomGenerator>
#include <QUndoStack>

#include <algorithm>
#include <numeric>

namespace ink::test {

/** Pushes random edits one after the other, including every kind of command. */
class Scribbler final
{
public:
    Scribbler(ui::DraftTarget& target, QUndoStack& stack, quint32 seed = 20240611)
        : m_target(target), m_stack(stack), m_random(seed)
    {
    }

    /** True: an edit was made; false: undo, redo, or nothing to do. */
    bool scribble()
    {
        if (m_target.document().invitations.isEmpty()) {
            addPerson();
            return true;
        }
        const QList<domain::TagId> some = someTags();
        if (m_target.document().tags.size() > maxTags && !some.isEmpty()) {
            m_stack.push(new ui::RemoveTags(m_target, some));
            return true;
        }
        if (hidesFiles && m_random.bounded(10) == 0) {
            hideFiles();
            return true;
        }
        switch (some.isEmpty() ? 0 : m_random.bounded(14)) {
        case 0:
        case 1:
            addTags();
            return true;
        case 2:
            m_stack.push(new ui::RemoveTags(m_target, some));
            return true;
        case 3:
            move(some);
            return true;
        case 4:
            type(some);
            return true;
        case 5:
            restyle(some);
            return true;
        case 6:
            m_stack.push(new ui::AssignInvitation(m_target, some, owner()));
            return true;
        case 7:
            changePeople();
            return true;
        case 8:
            changeDetails();
            return true;
        case 9:
            return merge();
        case 10:
            copy(some);
            return true;
        case 11:
            order(some);
            return true;
        case 12:
            importLike();
            return true;
        default:
            m_random.bounded(3) == 0 ? m_stack.redo() : m_stack.undo();
            return false;
        }
    }

    static constexpr qsizetype maxTags = 50;
    /** Also changes who may see which file. Services refuse some of these drafts: fields that depend on a
     * hidden file. */
    bool hidesFiles = false;

private:
    void hideFiles()
    {
        domain::VisibilityMatrix matrix(m_target.document());
        if (matrix.fileCount() == 0) return;
        const int file = m_random.bounded(matrix.fileCount());
        const int recipient = owner() - 1;
        if (matrix.setVisible(file, recipient, !matrix.isVisible(file, recipient)))
            m_stack.push(new ui::SetFileVisibility(m_target, matrix.visibility(), QStringLiteral("Hide")));
    }
    QList<domain::TagId> someTags()
    {
        QList<domain::TagId> ids;
        for (const domain::Tag& tag : m_target.document().tags)
            if (m_random.bounded(4) == 0) ids.append(tag.id);
        return ids;
    }
    int page() { return m_random.bounded(1, m_target.document().pageCount() + 1); }
    QSizeF sizeOf(int number) const { return m_target.document().pageAt(number).page->size; }
    int owner() { return m_random.bounded(1, static_cast<int>(m_target.document().invitations.size()) + 1); }
    QString word() { return QString::number(m_random.bounded(100'000)); }

    QList<domain::Tag> newTags(int count)
    {
        ui::TagCopier names(m_target.document());
        QList<domain::Tag> tags;
        for (int i = 0; i < count; ++i) {
            const QPointF at(m_random.bounded(600), m_random.bounded(850));
            const auto all = domain::allTagTypes();
            domain::Tag tag = domain::makeTag(m_target.document(), all.at(m_random.bounded(all.size())),
                                              page(), at, owner(), QStringLiteral("en"));
            tag.name = names.reserveName(tag.name);
            tag.id = m_target.nextTagId();
            m_defaults.applyTo(tag, m_random.bounded(2) == 0);
            tag.rect = domain::clampedTo(tag.rect, sizeOf(tag.pageIndex));
            tags.append(tag);
        }
        return tags;
    }
    void addTags() { m_stack.push(new ui::AddTags(m_target, newTags(1 + m_random.bounded(3)))); }

    void move(const QList<domain::TagId>& some)
    {
        QHash<domain::TagId, ui::TagGeometry> places;
        for (const auto id : some) {
            const int to = page();
            places.insert(id, {to, domain::clampedTo({m_random.bounded(600), m_random.bounded(900), 80, 30},
                                                     sizeOf(to))});
        }
        const domain::Document before = m_target.document();
        m_stack.push(new ui::SetTagRects(m_target, places, QStringLiteral("Move"),
                                         m_random.bounded(2) ? ui::SetTagRects::Merge::WithSameTags
                                                             : ui::SetTagRects::Merge::No));
        m_defaults.recordStyleChanges(before, m_target.document());
    }

    /** Like typing into the panel's line edits: edits of one property merge into one step. */
    void type(const QList<domain::TagId>& some)
    {
        const QList<domain::TagId> few = m_random.bounded(2) ? some : QList<domain::TagId>{some.first()};
        const QString text = m_random.bounded(5) == 0 ? QString() : word();
        m_stack.push(new ui::SetTagProperties(
            m_target, few, QStringLiteral("placeholder"),
            [&text](domain::Tag& tag) { tag.style.placeholder = text; }, QStringLiteral("Placeholder")));
    }

    void restyle(const QList<domain::TagId>& some)
    {
        const domain::Document before = m_target.document();
        const QString other = before.tags.at(m_random.bounded(before.tags.size())).name;
        int what = m_random.bounded(5);
        const int number = m_random.bounded(8, 20);
        if (what == 3 && wouldWaitForItself(before, some, other)) what = 4;
        m_stack.push(new ui::SetTagProperties(
            m_target, some, QString(),
            [&](domain::Tag& tag) {
                if (what == 0) tag.style.fontSize = number;
                if (what == 1) tag.style.colour = number % 2 ? QStringLiteral("#2040a0") : QString();
                if (what == 2) tag.isMandatory = !tag.isMandatory;
                if (what == 3) tag.style.condition = {other, QStringLiteral("true")};
                if (what == 4) tag.style.condition.reset();
            },
            QStringLiteral("Style")));
        m_defaults.recordStyleChanges(before, m_target.document());
    }

    /** Returns whether a condition on `other` would make a cycle, which the service refuses. */
    static bool wouldWaitForItself(domain::Document document, const QList<domain::TagId>& some,
                                   const QString& other)
    {
        for (domain::Tag& tag : document.tags)
            if (some.contains(tag.id)) tag.style.condition = {other, QStringLiteral("true")};
        return !domain::Evaluation(document).conditionCycles().isEmpty();
    }

    void copy(const QList<domain::TagId>& some)
    {
        QList<domain::Tag> tags;
        for (const domain::Tag& tag : m_target.document().tags)
            if (some.contains(tag.id) && tags.size() < 5) tags.append(tag);
        QList<domain::Tag> copies = ui::TagCopier(m_target.document()).copy(tags);
        for (domain::Tag& tag : copies)
            tag.id = m_target.nextTagId();
        m_stack.push(new ui::AddTags(m_target, copies, QStringLiteral("Paste")));
    }

    void order(const QList<domain::TagId>& some)
    {
        QHash<domain::TagId, int> turns;
        const bool automatic = m_random.bounded(4) == 0;
        for (const auto id : some)
            turns.insert(id, automatic ? 0 : m_random.bounded(1, 40));
        m_stack.push(new ui::SetTagProperties(
            m_target, some, QString(),
            [&turns](domain::Tag& tag) { tag.facts.tabPosition = turns.value(tag.id); },
            QStringLiteral("Order")));
    }

    domain::Invitation person()
    {
        return invitation(QStringLiteral("P%1").arg(word()), QStringLiteral("p%1@example.org").arg(word()));
    }
    QList<int> origins() const
    {
        QList<int> all(m_target.document().invitations.size());
        std::iota(all.begin(), all.end(), 1);
        return all;
    }
    void addPerson()
    {
        m_stack.push(new ui::SetInvitations(m_target, m_target.document().invitations + QList{person()},
                                            origins() + QList{0}, QStringLiteral("Add recipient")));
    }
    void changePeople()
    {
        QList<domain::Invitation> people = m_target.document().invitations;
        QList<int> from = origins();
        const int which = m_random.bounded(static_cast<int>(people.size()));
        switch (m_random.bounded(4)) {
        case 0:
            if (people.size() < 6) return addPerson();
            [[fallthrough]];
        case 1:
            if (people.size() > 1 && domain::filesSeenOnlyBy(m_target.document(), which + 1).isEmpty()) {
                people.removeAt(which);
                from.removeAt(which);
            }
            break;
        case 2:
            people.swapItemsAt(0, people.size() - 1);
            from.swapItemsAt(0, from.size() - 1);
            break;
        default:
            people[which].recipientName = QStringLiteral("P%1").arg(word());
            m_stack.push(new ui::SetInvitations(m_target, people, from, QStringLiteral("Edit"),
                                                QStringLiteral("name:%1").arg(which)));
            return;
        }
        m_stack.push(new ui::SetInvitations(m_target, people, from, QStringLiteral("Edit")));
    }
    bool merge()
    {
        const int count = static_cast<int>(m_target.document().invitations.size());
        if (count < 2) return false;
        const int stays = m_random.bounded(1, count + 1);
        const int goes = stays == count ? 1 : count;
        m_stack.push(new ui::MergeRecipients(m_target, stays, goes));
        return true;
    }

    void changeDetails()
    {
        ui::DocumentDetails details = ui::detailsOf(m_target.document());
        if (m_random.bounded(2)) {
            details.title = QStringLiteral("T%1").arg(word());
            m_stack.push(new ui::SetDocumentDetails(m_target, details, QStringLiteral("title"),
                                                    QStringLiteral("Rename")));
            return;
        }
        details.message = word();
        details.setting.remindEveryDays = m_random.bounded(10);
        m_stack.push(new ui::SetDocumentDetails(m_target, details, QString(), QStringLiteral("Settings")));
    }

    /** Adds a recipient with tags in one step, like an import of form fields. */
    void importLike()
    {
        m_stack.beginMacro(QStringLiteral("Use fields"));
        if (m_target.document().invitations.size() < 6) addPerson();
        m_stack.push(new ui::AddTags(m_target, newTags(2)));
        m_stack.endMacro();
    }

    ui::DraftTarget& m_target;
    QUndoStack& m_stack;
    QRandomGenerator m_random;
    ui::TagDefaults m_defaults;
};

} // namespace ink::test
