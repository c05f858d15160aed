#include "app/domain/document/finding.h"

#include "app/base/message.h"

namespace ink::domain {

Result<void> toResult(const QList<Finding>& findings)
{
    QList<FieldIssue> issues;
    for (const Finding& finding : findings)
        if (finding.severity == Severity::Error) issues.append({finding.field, finding.detail});
    if (issues.isEmpty()) return {};
    return failFields(ErrorCode::Validation, std::move(issues));
}

qsizetype tagIndexOf(const QString& field)
{
    const QLatin1StringView start("tags[");
    const qsizetype end = field.indexOf(QLatin1Char(']'));
    if (!field.startsWith(start) || end < 0) return -1;
    bool ok = false;
    const qlonglong index = QStringView(field).mid(start.size(), end - start.size()).toLongLong(&ok);
    return ok && index >= 0 ? qsizetype{index} : -1;
}

} // namespace ink::domain
