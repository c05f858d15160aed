#pragma once

#include "app/base/clock.h"
#include "app/base/message.h"
#include "app/domain/document/codes.h"

#include <QJsonObject>
#include <QString>

#include <optional>

namespace ink::domain {

// Number(defaultDeadlineDays, days): Documents: how long after sending they expire, unless set
/** The deadline of a document that neither the document nor its account sets. */
inline constexpr int defaultDeadlineDays = 180;

struct DocumentSetting
{
    QString postBackUrl;
    LanguageCode language = LanguageCode::English;
    int expireDaysAfterSent = defaultDeadlineDays;
    QString emailSubject;
    QString emailBody;
    int remindEveryDays = 0; ///< 0 = never
    int maxReminders = 0;
    bool attachSigned = true;
    bool signaturePerSigner =
        false; ///< each signer gets a separate signature in the files, followed by the seal
    // Number(linkDocumentsPerHour, documents): Signing link of a template: documents an hour, unless set
    int linkDocumentsPerHour = 60; ///< for a template link: maximum number of documents per hour that
                                   ///< visitors create; 0 = no limit
    QJsonObject extra;
    std::optional<Timestamp> sendAt; ///< for a draft: the time at which the service sends it automatically
    Message sendFault;               ///< the reason why it couldn't be sent at `sendAt`; internal to the
                                     ///< service
    bool operator==(const DocumentSetting&) const = default;
};

/** The time at which a document expires; nothing if it isn't sent yet or never expires. */
[[nodiscard]] std::optional<Timestamp> expiryOf(const std::optional<Timestamp>& sentTime,
                                                const DocumentSetting& setting);

} // namespace ink::domain
