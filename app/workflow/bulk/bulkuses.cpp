#include "app/workflow/bulk/bulkuses.h"

#include "app/domain/document/document.h"
#include "app/workflow/bulk/reasons.h"

#include <QRegularExpression>

#include <algorithm>

namespace ink::workflow {

using domain::BulkField;
using domain::RadioGroup;

BulkUses::BulkUses(const domain::Document& source, const domain::Limits& known, bool hasTexts)
    : m_title(source.title), m_roles(source.invitations)
{
    const domain::BulkForm form = domain::bulkForm(source);
    for (const domain::BulkRole& role : form.roles)
        m_open.append(role.invitationIndex);
    m_severalRoles = m_open.size() > 1 && !known.rolesByRow;
    m_texts = hasTexts && !known.textsByRow;
    for (const BulkField& field : form.fields)
        if (!field.groups.isEmpty() && !field.hasOwnNames && !known.groupsByName) m_groups.append(field);
}

const BulkField* BulkUses::groupOf(const QString& name) const
{
    const auto found = std::find_if(m_groups.begin(), m_groups.end(),
                                    [&name](const BulkField& field) { return field.name == name; });
    return found == m_groups.end() ? nullptr : &*found;
}

bool BulkUses::isRequiredFor(const domain::BulkRow& row) const
{
    if (m_texts && row.hasTexts()) return true;
    return m_severalRoles || std::any_of(row.values.begin(), row.values.end(), [this](const auto& value) {
               return groupOf(value.first) != nullptr;
           });
}

Result<wire::TemplateUse> BulkUses::makeUse(const domain::BulkRow& row, const QString& callback) const
{
    if (!callback.isEmpty()) {
        if (m_severalRoles) return fail(ErrorCode::State, reasons::rolesWithoutCallback());
        return fail(ErrorCode::State,
                    row.hasTexts() ? reasons::textsWithoutCallback() : reasons::buttonsWithoutNames());
    }
    wire::TemplateUse use;
    use.title = row.title.isEmpty() ? m_title : row.title;
    if (!row.data.isEmpty()) use.data = domain::dataPatchOf(row.data);
    if (!row.message.isEmpty())
        use.setting.emplace().fields.set(&domain::DocumentSetting::emailBody, row.message);
    for (const domain::Invitation& role : m_roles)
        use.invitations.append({role.recipientName, role.recipientEmail});
    const QList<domain::BulkPerson> people = row.recipients();
    for (qsizetype i = 0; i < m_open.size(); ++i)
        use.invitations[m_open.at(i)] = people.value(i);
    for (const auto& [name, value] : row.values) {
        const BulkField* field = groupOf(name);
        if (!field) {
            use.tags.append({{}, name, value});
            continue;
        }
        for (const RadioGroup& group : field->groups) {
            const qsizetype button = group.find(value);
            if (button < 0) {
                return failField(ErrorCode::Validation, QStringLiteral("Invitations[0].") + name,
                                 group.choiceFault(name));
            }
            use.tags.append({group.buttons.at(button).id, {}, QStringLiteral("true")});
        }
    }
    return use;
}

wire::BulkResponse BulkUses::toBulkResponse(const domain::Document& made)
{
    return {{domain::summaryOf(made)}, {0}, {}};
}

Error BulkUses::mapError(Error error, const domain::BulkRow& row) const
{
    static const QRegularExpression path(QStringLiteral("^(Invitations|Tags)\\[(\\d+)\\]\\.?(.*)$"),
                                         QRegularExpression::CaseInsensitiveOption);
    QStringList names; // the name of each tag in the template use
    for (const auto& [name, value] : row.values)
        for (qsizetype i = groupOf(name) ? groupOf(name)->groups.size() : 1; i > 0; --i)
            names.append(name);
    for (FieldIssue& issue : error.fields) {
        const auto match = path.match(issue.field);
        if (!match.hasMatch()) continue;
        const int at = match.captured(2).toInt();
        const bool isTag = match.captured(1).compare(QLatin1StringView("Tags"), Qt::CaseInsensitive) == 0;
        if (isTag)
            issue.field = QStringLiteral("Invitations[0].") + names.value(at);
        else if (const qsizetype person = m_open.indexOf(at); person >= 0)
            issue.field = QStringLiteral("Invitations[0].") +
                          (person == 0 ? QString() : QStringLiteral("otherRecipients[%1].").arg(person - 1)) +
                          match.captured(3);
    }
    return error;
}

} // namespace ink::workflow
