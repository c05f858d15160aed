#pragma once

#include "app/base/fields.h"
#include "app/domain/account/account.h"
#include "app/domain/document/documentsettingfields.h"

#include <QJsonValue>

namespace ink::domain {

/** The fields of an account's texts in one language, as on the wire and in its row (contract §4). */
[[nodiscard]] constexpr auto fieldsOf(const SignerWords*)
{
    using namespace Qt::Literals::StringLiterals;
    return std::tuple(Field{"language"_L1, &SignerWords::language, 35},
                      Field{"consent"_L1, &SignerWords::consent, maxLongText},
                      Field{"reviewConsent"_L1, &SignerWords::reviewConsent, maxLongText},
                      Field{"disclosure"_L1, &SignerWords::disclosure, maxLongText},
                      Field{"thanks"_L1, &SignerWords::thanks, maxLongText});
}

/** The contract's userSetting. */
[[nodiscard]] constexpr auto fieldsOf(const UserSetting*)
{
    using namespace Qt::Literals::StringLiterals;
    using S = UserSetting;
    return std::tuple(
        Field{"name"_L1, &S::name, 255}, Field{"companyName"_L1, &S::companyName, 255},
        Field{"language"_L1, &S::language, 35}, Field{"timeZone"_L1, &S::timeZone, 64},
        Field{"dateFormat"_L1, &S::dateFormat, 64},
        Field{"defaultExpireDays"_L1, &S::defaultExpireDays, 36'500}, Field{"onReject"_L1, &S::onReject},
        Field{"postBackBase"_L1, &S::postBackBase, 2048},
        Field{"allowedAddresses"_L1, &S::allowedAddresses, 1000, 64},
        Field{"spendLimitCents"_L1, &S::spendLimitCents},
        Field{"signaturePerSigner"_L1, &S::signaturePerSigner}, // from here on: beyond the contract
        Field{"signerWords"_L1, &S::signerWords, 20},
        Field{"returnAddresses"_L1, &S::returnAddresses, 1000, 2048},
        Field{"returnAddress"_L1, &S::returnAddress, 2048},
        Field{"deputiesByDefault"_L1, &S::deputiesByDefault},
        Field{"frameOrigins"_L1, &S::frameOrigins, 1000, 2048});
}

/** The contract's notificationSetting. */
[[nodiscard]] constexpr auto fieldsOf(const NotificationSetting*)
{
    using namespace Qt::Literals::StringLiterals;
    using S = NotificationSetting;
    return std::tuple(
        Field{"onViewed"_L1, &S::onViewed}, Field{"onSigned"_L1, &S::onSigned},
        Field{"onCompleted"_L1, &S::onCompleted}, Field{"onRejected"_L1, &S::onRejected},
        Field{"onExpired"_L1, &S::onExpired}, Field{"expiryWarningDays"_L1, &S::expiryWarningDays, 36'500},
        Field{"remindEveryDays"_L1, &S::remindEveryDays, 36'500},
        Field{"maxReminders"_L1, &S::maxReminders, 1000}, Field{"copyTo"_L1, &S::copyTo, 100, 254},
        Field{"completionMail"_L1, &S::completionMail});
}

/** The fields of Limits; a limit that a server doesn't report keeps its default. */
[[nodiscard]] constexpr auto fieldsOf(const Limits*)
{
    using namespace Qt::Literals::StringLiterals;
    return std::tuple(
        Field{"requestBytes"_L1, &Limits::requestBytes}, Field{"fileBytes"_L1, &Limits::fileBytes},
        Field{"files"_L1, &Limits::files}, Field{"pages"_L1, &Limits::pages}, Field{"tags"_L1, &Limits::tags},
        Field{"invitations"_L1, &Limits::invitations}, Field{"bulkRows"_L1, &Limits::bulkRows},
        Field{"jsonBytes"_L1, &Limits::jsonBytes}, Field{"jsonNesting"_L1, &Limits::jsonNesting},
        Field{"attachmentBytes"_L1, &Limits::attachmentBytes},
        Field{"signerAttachmentBytes"_L1, &Limits::signerAttachmentBytes},
        Field{"idempotencyDays"_L1, &Limits::idempotencyDays},
        Field{"groupsByName"_L1, &Limits::groupsByName}, Field{"rolesByRow"_L1, &Limits::rolesByRow},
        Field{"textsByRow"_L1, &Limits::textsByRow}, Field{"documentData"_L1, &Limits::documentData},
        Field{"customFields"_L1, &Limits::customFields}, Field{"amendRunning"_L1, &Limits::amendRunning},
        Field{"paperScans"_L1, &Limits::paperScans}, Field{"routing"_L1, &Limits::routing},
        Field{"absences"_L1, &Limits::absences}, Field{"usage"_L1, &Limits::usage},
        Field{"editLocks"_L1, &Limits::editLocks}, Field{"languages"_L1, &Limits::languages},
        Field{"fileVisibility"_L1, &Limits::fileVisibility},
        Field{"contentSearch"_L1, &Limits::contentSearch}, Field{"signedCopies"_L1, &Limits::signedCopies},
        Field{"accountBytes"_L1, &Limits::accountBytes},
        Field{"accountDocuments"_L1, &Limits::accountDocuments});
}

/** A value of these fields as JSON. */
[[nodiscard]] QJsonValue settingJson(bool value);
[[nodiscard]] QJsonValue settingJson(int value);
[[nodiscard]] QJsonValue settingJson(const QString& value);
[[nodiscard]] QJsonValue settingJson(const QStringList& value);
[[nodiscard]] QJsonValue settingJson(const std::optional<qint64>& value);
[[nodiscard]] QJsonValue settingJson(OnReject value);
[[nodiscard]] QJsonValue settingJson(CompletionMail value);
[[nodiscard]] QJsonValue settingJson(const QList<SignerWords>& value);

/** The fields of a setting as JSON. */
template <typename Setting> [[nodiscard]] QJsonObject settingObject(const Setting& setting)
{
    QJsonObject object;
    forEachField<Setting>(
        [&](const auto& field) { object.insert(field.name, settingJson(setting.*field.member)); });
    return object;
}
/** The fields that are set, as JSON. */
template <typename Setting> [[nodiscard]] QJsonObject settingObject(const Partial<Setting>& setting)
{
    QJsonObject object;
    forEachField<Setting>([&](const auto& field) {
        if (const auto* value = setting.find(field.member)) object.insert(field.name, settingJson(*value));
    });
    return object;
}

/** Reads a value written by settingJson(); leaves `value` unchanged for other types. Returns false for an
 * unknown code. */
bool readSetting(const QJsonValue& json, bool& value);
bool readSetting(const QJsonValue& json, int& value);
bool readSetting(const QJsonValue& json, QString& value);
bool readSetting(const QJsonValue& json, QStringList& value);
bool readSetting(const QJsonValue& json, std::optional<qint64>& value);
bool readSetting(const QJsonValue& json, OnReject& value);
bool readSetting(const QJsonValue& json, CompletionMail& value);
bool readSetting(const QJsonValue& json, QList<SignerWords>& value);

} // namespace ink::domain
