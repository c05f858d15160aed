#include "app/service/signers/offlinesigning.h"

#include "app/domain/document/document.h"
#include "app/service/signers/reasons.h"

#include <QDateTime>
#include <QTimeZone>

namespace ink::service {

namespace {

// Index(clockTolerance): In person offline: what the service refuses
/** The allowed difference between the clocks of a device and the service. */
constexpr std::chrono::minutes clockTolerance{5};

QString utcText(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count(), QTimeZone::utc())
        .toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"));
}

tl::unexpected<Error> refuseTime(const Message& sentence)
{
    return failField(ErrorCode::State, QStringLiteral("signedAt"), sentence);
}

} // namespace

Result<void> checkOfflineSignature(const domain::Document& document, const domain::Invitation& me,
                                   const FinishOptions& finishOptions, Timestamp now)
{
    if (!finishOptions.signedAt) return {};
    if (!finishOptions.host)
        return failField(ErrorCode::Validation, QStringLiteral("signedAt"), reasons::offlineOnlyInPerson());
    if (finishOptions.files.isEmpty())
        return failField(ErrorCode::Validation, QStringLiteral("files"), reasons::offlineNeedsFiles());
    const Timestamp signedAt = *finishOptions.signedAt;
    if (signedAt > now + clockTolerance) return refuseTime(reasons::signedInFuture(utcText(signedAt)));
    // The signer can't have seen the document before it was opened, which the service has recorded.
    const Timestamp opened = me.openedTime.value_or(document.sentTime.value_or(now));
    if (signedAt < opened - clockTolerance) return refuseTime(reasons::signedBeforeTurn(utcText(signedAt)));
    QStringList files;
    for (const domain::File& file : document.files)
        files.append(file.sha256);
    if (files != finishOptions.files) return fail(ErrorCode::State, reasons::filesChangedSinceSigned());
    return {};
}

} // namespace ink::service
