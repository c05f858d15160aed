#include "app/service/rules/requestchecks.h"

#include "app/base/reasons.h"
#include "app/domain/account/account.h"
#include "app/domain/document/document.h"
#include "app/domain/routing/reasons.h"
#include "app/domain/text/datetext.h"
#include "app/domain/text/localecodes.h"
#include "app/service/core/actor.h"
#include "app/service/core/reasons.h"
#include "app/service/rules/contentcheck.h"
#include "app/service/rules/reasons.h"
#include "app/service/rules/signervalues.h"
#include "app/store/documents/folderstore.h"

#include <QSet>

namespace ink::service {

using domain::Document;

tl::unexpected<Error> fieldError(const QString& field, const Message& message)
{
    return failField(ErrorCode::Validation, field, message);
}

Result<void> requireDraft(const Document& document)
{
    if (document.deleted) return fail(ErrorCode::State, reasons::documentInTrash());
    if (document.status != domain::SigningStatus::Draft)
        return fail(ErrorCode::State,
                    reasons::onlyDraftsAreChanged(CodeWord{domain::signingStatusName(document.status)}));
    return {};
}

Result<void> requireVersion(const Document& document, std::optional<qint64> known)
{
    if (known && *known != document.version)
        return fail(ErrorCode::Version, reasons::documentVersionChanged(document.version));
    return {};
}

Result<void> checkLimits(const Document& document, const domain::Limits& limits)
{
    const auto over = [](const QString& field, qint64 have, qint64 maximum) -> Result<void> {
        if (have <= maximum) return {};
        return failField(ErrorCode::TooLarge, field,
                         reasons::tooManyOfKind(maximum, field, QString::number(have)));
    };
    INK_TRY(domain::checkData(document.data));
    INK_TRY(over(QStringLiteral("files"), document.files.size(), limits.files));
    INK_TRY(over(QStringLiteral("pages"), document.pageCount(), limits.pages));
    INK_TRY(over(QStringLiteral("tags"), document.tags.size(), limits.tags));
    INK_TRY(over(QStringLiteral("characters"), signervalues::totalTextLength(document),
                 signervalues::maxTextOfDocument));
    return over(QStringLiteral("invitations"), document.invitations.size(), limits.invitations);
}

Result<void> checkLanguages(const Document& document, const Document& before)
{
    QList<FieldIssue> issues;
    QSet<QString> languages;
    for (const domain::Invitation& each : before.invitations)
        languages.insert(each.language);
    QSet<QString> formats;
    for (const domain::Tag& each : before.tags)
        formats.insert(each.style.dateFormat);
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const QString& language = document.invitations.at(i).language;
        if (!language.isEmpty() && !languages.contains(language) && !domain::isLanguageTag(language))
            issues.append({QStringLiteral("invitations[%1].language").arg(i), reasons::languageTagInvalid()});
    }
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const QString& format = document.tags.at(i).style.dateFormat;
        if (!format.isEmpty() && !formats.contains(format) && !domain::toDateFormat(format))
            issues.append(
                {QStringLiteral("tags[%1].style.dateFormat").arg(i), reasons::dateFormatIncomplete()});
    }
    if (issues.isEmpty()) return {};
    return failFields(ErrorCode::Validation, std::move(issues));
}

domain::KeyScope scopeToChange(const Document& document)
{
    const bool isDraft = document.status == domain::SigningStatus::Draft && !document.setting.sendAt;
    return isDraft ? domain::KeyScope::Draft : domain::KeyScope::Send;
}

Result<void> requireCreation(const Actor& actor, const Document& document, bool isSent)
{
    INK_TRY(actor.require(domain::KeyScope::Draft));
    return isSent || document.setting.sendAt ? actor.require(domain::KeyScope::Send) : Result<void>();
}

Result<void> checkFolder(const store::FolderStore& folders, const Actor& actor, const Document& document)
{
    INK_ASSIGN(isReached, folders.isWithinReach(actor.reach(), document.folderId));
    if (!isReached) return fieldError(QStringLiteral("folderId"), reasons::folderOutsideKey());
    if (document.folderId.isNull()) return {};
    const auto folder = folders.load(actor.account, document.folderId);
    if (!folder && folder.error().code == ErrorCode::NotFound)
        return fieldError(QStringLiteral("folderId"), reasons::noSuchFolder());
    if (!folder) return fail(folder.error());
    const bool forDocuments = folder->type == domain::FolderType::Documents;
    if (forDocuments != (document.type == domain::DocumentType::Document))
        return fieldError(QStringLiteral("folderId"),
                          forDocuments ? reasons::folderOfDocuments() : reasons::folderOfTemplates());
    return {};
}

} // namespace ink::service
