#include "app/workflow/session/serversupport.h"

#include "app/domain/document/customfield.h"
#include "app/domain/document/document.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/reasons.h"
#include "app/workflow/session/reasons.h"

namespace ink::workflow {

Result<void> checkTakesData(const domain::Limits& limits, const domain::DocumentData& data)
{
    if (data.isEmpty() || limits.documentData) return {};
    return fail(ErrorCode::State, reasons::serverTakesNoData());
}

Result<void> checkTakesCustomFields(const domain::Limits& limits, const QList<domain::Tag>& tags)
{
    if (!domain::usesCustomFields(tags)) return {};
    return checkHasCustomFields(limits);
}

Result<void> checkHidesFiles(const domain::Limits& limits, const domain::Document& document)
{
    if (limits.fileVisibility || !domain::hidesFiles(document)) return {};
    return fail(ErrorCode::State, reasons::serviceHidesNoFiles());
}

Result<void> checkHasCustomFields(const domain::Limits& limits)
{
    if (limits.customFields) return {};
    return fail(ErrorCode::State, reasons::serverHasNoCustomFields());
}

bool isUnsupported(const Error& error)
{
    return error.code == ErrorCode::NotFound || error.code == ErrorCode::Method;
}

} // namespace ink::workflow
