#pragma once

#include "app/base/fields.h"
#include "app/domain/document/documentsetting.h"

namespace ink::domain {

inline constexpr qint64 maxLongText = 100'000;

/** The contract's documentSetting. Excludes `sendAt`, for which `null` has a meaning (see SettingPatch). */
[[nodiscard]] constexpr auto fieldsOf(const DocumentSetting*)
{
    using namespace Qt::Literals::StringLiterals;
    using S = DocumentSetting;
    return std::tuple(
        Field{"postBackURL"_L1, &S::postBackUrl, 2048}, Field{"languageCode"_L1, &S::language},
        Field{"expireDaysAfterSent"_L1, &S::expireDaysAfterSent, 36'500},
        Field{"emailSubject"_L1, &S::emailSubject, 1024}, Field{"emailBody"_L1, &S::emailBody, maxLongText},
        Field{"remindEveryDays"_L1, &S::remindEveryDays, 36'500},
        Field{"maxReminders"_L1, &S::maxReminders, 1000}, Field{"attachSigned"_L1, &S::attachSigned},
        Field{"signaturePerSigner"_L1, &S::signaturePerSigner}, // this and the next: not in the contract
        Field{"linkDocumentsPerHour"_L1, &S::linkDocumentsPerHour, 1'000'000});
}

} // namespace ink::domain
