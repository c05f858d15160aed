#include "app/domain/anchors/tagimport.h"

#include "app/domain/anchors/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/document/tagnames.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace ink::domain {

namespace {

constexpr int maxNumber = 200;

/** The number in a role's name: `Signer 2`, `signer2`, `Recipient 2`, `r2`, `Second Party`. */
int roleNumber(const QString& role)
{
    static const QRegularExpression counted(
        QStringLiteral("^(?:signer|recipient|party|role|person|r|s)?[ _-]*([0-9]{1,3})$"),
        QRegularExpression::CaseInsensitiveOption);
    if (const auto match = counted.match(role); match.hasMatch()) return match.capturedView(1).toInt();
    static const QStringList ordinals{QStringLiteral("first"),   QStringLiteral("second"),
                                      QStringLiteral("third"),   QStringLiteral("fourth"),
                                      QStringLiteral("fifth"),   QStringLiteral("sixth"),
                                      QStringLiteral("seventh"), QStringLiteral("eighth"),
                                      QStringLiteral("ninth"),   QStringLiteral("tenth")};
    const QStringList words = role.toLower().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() != 2) return 0;
    const bool known = words.at(1) == QLatin1StringView("party") ||
                       words.at(1) == QLatin1StringView("signer") ||
                       words.at(1) == QLatin1StringView("recipient");
    return known ? static_cast<int>(ordinals.indexOf(words.at(0))) + 1 : 0;
}

class Planner final
{
public:
    Planner(const Document& document, bool mayAdd, int maxInvitations, const QString& language)
        : m_document(document), m_language(language), m_mayAdd(mayAdd),
          m_maxIndex(std::min(maxInvitations, maxNumber))
    {
        m_plan.invitations = document.invitations;
        for (const Tag& tag : document.tags) {
            m_names.insert(tag.name.toLower(), 1);
            if (!tag.groupName.isEmpty()) m_groups.insert(tag.groupName.toLower(), 1);
        }
    }

    /** Reserves the recipients that the tags refer to by number or known role, so that other roles take the
     * remaining ones. Call this for all files before add(). */
    void reserve(const TagImport& import)
    {
        for (const ImportedTag& each : import.tags) {
            int number = each.recipient;
            if (number <= 0 && !each.role.isEmpty()) number = knownIndex(each.role);
            if (number > 0) m_taken.insert(number);
        }
    }

    void add(int file, int firstPage, const TagImport& import)
    {
        const QString path = QStringLiteral("files[%1]").arg(file);
        for (const ImportFinding& finding : import.findings)
            if (finding.isError)
                m_plan.issues.append(
                    {path, finding.pageIndex > 0
                               ? reasons::importFault(finding.pageIndex, finding.text, finding.detail)
                               : finding.detail});
        QHash<QString, QString> groups; // names in this file → names in the document
        QHash<QString, QHash<QString, int>> buttons;
        for (const ImportedTag& each : import.tags) {
            Tag tag = each.tag;
            if (tag.name.isEmpty()) tag.name = newName(each);
            tag.invitationIndex = recipientOf(each);
            if (const Message fault = faultOf(tag.invitationIndex, each); !fault.isEmpty()) {
                m_plan.issues.append({path, reasons::importFault(tag.pageIndex, each.source, fault)});
                continue;
            }
            tag.pageIndex += firstPage;
            if (tag.type == TagType::Radio) {
                const QString key = tag.groupName.toLower();
                if (!groups.contains(key))
                    groups.insert(key,
                                  unused(tag.groupName.isEmpty() ? groupNameWord(m_language) : tag.groupName,
                                         m_groups));
                tag.groupName = groups.value(key);
                tag.name = unused(tag.name, buttons[key]); // two groups may both have a `Yes`
            } else {
                tag.name = unused(tag.name, m_names);
            }
            m_plan.tags.append(std::move(tag));
        }
    }

    [[nodiscard]] ImportPlan take() { return std::move(m_plan); }

private:
    /** The 1-based number of the recipient who already has this role or name, otherwise the number in the
     * name of the role; 0 = none. */
    [[nodiscard]] int knownIndex(const QString& role) const
    {
        const QString key = role.trimmed().toLower();
        for (qsizetype i = 0; i < m_plan.invitations.size(); ++i) {
            const Invitation& each = m_plan.invitations.at(i);
            if (each.role.trimmed().toLower() == key || each.recipientName.trimmed().toLower() == key)
                return static_cast<int>(i) + 1;
        }
        return roleNumber(role.trimmed());
    }

    [[nodiscard]] int recipientOf(const ImportedTag& each)
    {
        if (each.recipient > 0) return each.recipient;
        if (!each.role.isEmpty()) return recipientFor(each.role);
        for (qsizetype i = 0; i < m_plan.invitations.size(); ++i)
            if (canOwnTags(m_plan.invitations.at(i).actionType)) return static_cast<int>(i) + 1;
        return static_cast<int>(m_plan.invitations.size()) + 1;
    }

    [[nodiscard]] int recipientFor(const QString& role)
    {
        const QString key = role.trimmed().toLower();
        if (const auto known = m_roles.constFind(key); known != m_roles.constEnd()) return *known;
        int index = knownIndex(role);
        for (int next = 1; index == 0; ++next) {
            const bool free = !m_taken.contains(next);
            const bool able =
                next > m_plan.invitations.size() || canOwnTags(m_plan.invitations.at(next - 1).actionType);
            if (free && able) index = next;
        }
        m_taken.insert(index);
        m_roles.insert(key, index);
        return index;
    }

    /** Returns the reason why a tag can't be assigned to this recipient; empty = it can. Adds missing
     * recipients if that is allowed. */
    [[nodiscard]] Message faultOf(int index, const ImportedTag& each)
    {
        const Message who =
            each.role.isEmpty() ? reasons::importedRecipient(index) : reasons::importedRole(each.role, index);
        const bool isKnown = index <= m_plan.invitations.size();
        if (isKnown && !canOwnTags(m_plan.invitations.at(index - 1).actionType))
            return reasons::importedForNonFiller(who);
        if (!isKnown && !m_mayAdd) return reasons::importedForNobody(who);
        if (!isKnown && index > m_maxIndex) return reasons::importedForTooManyRecipients(who, m_maxIndex);
        while (m_plan.invitations.size() < index) {
            Invitation added;
            added.sequence = m_plan.invitations.isEmpty() ? 1 : m_plan.invitations.constLast().sequence;
            m_plan.invitations.append(added);
        }
        Invitation& own = m_plan.invitations[index - 1];
        const bool isAdded = index > m_document.invitations.size();
        if (isAdded && !each.role.isEmpty() && own.role.isEmpty()) {
            own.role = each.role;
            if (m_document.type != DocumentType::Document) own.recipientName = each.role;
        }
        return {};
    }

    [[nodiscard]] QString newName(const ImportedTag& each) const
    {
        const QString word = tagNameWord(each.tag.type, m_language);
        return each.number > 0 ? numberedName(word, each.number) : word;
    }

    /** The name itself, or with the lowest number that makes it unique. */
    static QString unused(const QString& base, QHash<QString, int>& known)
    {
        QString result = base;
        int& n = known[base.toLower()]; // number of tags with this name, ignoring case
        for (++n; n > 1; ++n) {
            result = QStringLiteral("%1 (%2)").arg(base).arg(n);
            if (!known.contains(result.toLower())) break;
        }
        const QString key = result.toLower();
        if (n > 1) known.insert(key, 1);
        return result;
    }

    const Document& m_document;
    const QString m_language;
    bool m_mayAdd;
    int m_maxIndex;
    ImportPlan m_plan;
    QHash<QString, int> m_names;
    QHash<QString, int> m_groups;
    QSet<int> m_taken;
    QHash<QString, int> m_roles;
};

} // namespace

bool isFromAnchor(const Tag& tag)
{
    return tag.facts.origin.source == TagOrigin::Source::Anchor;
}

bool isFromField(const Tag& tag)
{
    return tag.facts.origin.source == TagOrigin::Source::FormField;
}

bool removesAnchors(const Document& document, const File& file)
{
    if (file.intake.allowsOnlyFormFilling) return false;
    if (file.intake.hasImportedTags) return true;
    return std::any_of(document.tags.begin(), document.tags.end(), [&](const Tag& tag) {
        const auto place = isFromAnchor(tag) ? document.pageAt(tag.pageIndex) : Document::PageRef();
        return place.file && place.file->id == file.id;
    });
}

ImportPlan planImport(const Document& document, const QHash<int, TagImport>& imports, bool mayAdd,
                      int maxInvitations, const QString& language)
{
    Planner planner(document, mayAdd, maxInvitations, language);
    for (const TagImport& import : imports)
        planner.reserve(import);
    int pages = 0;
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        if (const auto found = imports.constFind(static_cast<int>(i)); found != imports.constEnd())
            planner.add(static_cast<int>(i), pages, *found);
        pages += static_cast<int>(document.files.at(i).pages.size());
    }
    return planner.take();
}

} // namespace ink::domain
