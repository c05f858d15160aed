#include "app/workflow/bulkbuttons.h"

#include "app/base/reasons.h"

#include <QRegularExpression>

#include <algorithm>

namespace ink::workflow {

using domain::BulkField;
using domain::RadioGroup;

BulkButtons::BulkButtons(const domain::Document& source) : m_title(source.title), m_roles(source.invitations)
{
    const domain::BulkForm form = domain::bulkForm(source);
    m_role = form.role;
    for (const BulkField& field : form.fields)
        if (!field.groups.isEmpty() && !field.hasOwnNames) m_groups.append(field);
}

const BulkField* BulkButtons::groupOf(const QString& name) const
{
    const auto found = std::find_if(m_groups.begin(), m_groups.end(),
                                    [&name](const BulkField& field) { return field.name == name; });
    return found == m_groups.end() ? nullptr : &*found;
}

bool BulkButtons::concerns(const wire::BulkRow& row) const
{
    return std::any_of(row.values.begin(), row.values.end(),
                       [this](const auto& value) { return groupOf(value.first) != nullptr; });
}

Result<wire::TemplateUse> BulkButtons::useOf(const wire::BulkRow& row, const QString& callback) const
{
    if (!callback.isEmpty()) return fail(ErrorCode::State, reasons::buttonsWithoutNames());
    wire::TemplateUse use;
    use.title = m_title;
    for (qsizetype i = 0; i < m_roles.size(); ++i) {
        const domain::Invitation& role = m_roles.at(i);
        use.invitations.append(i == m_role ? wire::BulkRow{row.recipientName, row.recipientEmail, {}}
                                           : wire::BulkRow{role.recipientName, role.recipientEmail, {}});
    }
    for (const auto& [name, value] : row.values) {
        const BulkField* field = groupOf(name);
        if (!field) {
            use.tags.append({{}, name, value});
            continue;
        }
        for (const RadioGroup& group : field->groups) {
            const qsizetype button = group.find(value);
            if (button < 0) {
                const Message why = group.choiceFault(name);
                return fail(ErrorCode::Validation, why, {{QStringLiteral("Invitations[0].") + name, why}});
            }
            use.tags.append({group.buttons.at(button).id, {}, QStringLiteral("true")});
        }
    }
    return use;
}

wire::BulkAnswer BulkButtons::answerOf(const domain::Document& made)
{
    return {{domain::summaryOf(made)}, {0}, {}};
}

Error BulkButtons::errorOf(Error error, const wire::BulkRow& row) const
{
    static const QRegularExpression path(QStringLiteral("^(Invitations|Tags)\\[(\\d+)\\]\\.?(.*)$"),
                                         QRegularExpression::CaseInsensitiveOption);
    QStringList names; // of the values that were told, in their order
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
        else if (at == m_role)
            issue.field = QStringLiteral("Invitations[0].") + match.captured(3);
    }
    return error;
}

} // namespace ink::workflow
