#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/codes.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace ink::domain {

struct DocumentSetting
{
    QString postBackUrl;
    LanguageCode language = LanguageCode::English;
    int expireDaysAfterSent = 180;
    QString emailSubject;
    QString emailBody;
    int remindEveryDays = 0; ///< 0 = never
    int maxReminders = 0;
    bool attachSigned = true;
    bool signaturePerSigner =
        false; ///< each signer gets a signature of their own in the files, then the seal
    // Number(linkDocumentsPerHour, documents): Signing link of a template: documents an hour, unless set
    int linkDocumentsPerHour = 60; ///< for a template link: maximum that visitors start; 0 = no limit
    QJsonObject extra;
    std::optional<Timestamp> sendAt; ///< for a draft: when the service sends it by itself
    Message sendFault;               ///< why it couldn't be sent then; the service's own
    bool operator==(const DocumentSetting&) const = default;
};

/** The time at which a document expires; nothing before it is sent. */
[[nodiscard]] std::optional<Timestamp> expiryOf(const std::optional<Timestamp>& sentTime,
                                                const DocumentSetting& setting);

} // namespace ink::domain
