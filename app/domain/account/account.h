#pragma once

#include "app/base/clock.h"
#include "app/domain/account/attachmentlimits.h"
#include "app/domain/account/keyrights.h"
#include "app/domain/account/signerwords.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/ids.h"

#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

/** The effect of a decline on the document. */
enum class OnReject { Stop, Continue };
/** The content of the email about a completed document: its signed files, or a link to them; None for no
 * email. */
enum class CompletionMail { Attachment, Link, None };

/** Returns `stop` or `continue`. */
[[nodiscard]] QString settingCode(OnReject value);
[[nodiscard]] std::optional<OnReject> onRejectFromCode(const QString& code);
/** Returns `attachment`, `link` or `none`. */
[[nodiscard]] QString settingCode(CompletionMail value);
[[nodiscard]] std::optional<CompletionMail> completionMailFromCode(const QString& code);

struct UserSetting
{
    QString name;
    QString companyName;
    QString language = QStringLiteral("en");
    QString timeZone = QStringLiteral("UTC");
    QString dateFormat = QStringLiteral("yyyy-MM-dd");
    int defaultExpireDays = defaultDeadlineDays;
    OnReject onReject = OnReject::Stop;
    QString postBackBase;
    QStringList allowedAddresses; ///< CIDR; empty = any
    std::optional<qint64> spendLimitCents;
    bool signaturePerSigner = false;     ///< for new documents: see DocumentSetting
    QList<SignerWords> signerWords = {}; ///< each language once
    QStringList returnAddresses = {};    ///< pages that recipients may be redirected to after they finish
    QString returnAddress = {};          ///< the page that recipients are redirected to; empty = none
    bool deputiesByDefault = true;       ///< deputies also act for recipients who may not delegate
    QStringList frameOrigins = {};       ///< websites that may show the signing page: see frameOrigin()
    bool operator==(const UserSetting&) const = default;
};

struct NotificationSetting
{
    bool onViewed = false;
    bool onSigned = true;
    bool onCompleted = true;
    bool onRejected = true;
    bool onExpired = true;
    int expiryWarningDays = 3;
    int remindEveryDays = 0;
    int maxReminders = 3;
    QStringList copyTo;
    CompletionMail completionMail = CompletionMail::Attachment;
    bool operator==(const NotificationSetting&) const = default;
};

/** An API key for display, without the key itself (contract §2.6). */
struct ApiKeyInfo
{
    qint64 id = 0;
    QString name;
    QString lastFour;
    Timestamp created{};
    std::optional<Timestamp> lastUsed;
    /** The time of the key's last call of a deprecated operation; nothing = none yet. */
    std::optional<Timestamp> lastDeprecatedUse = {};
    std::optional<Timestamp> expires;
    std::optional<KeyRights> rights; ///< unknown if a server doesn't report them
    bool operator==(const ApiKeyInfo&) const = default;
};

/** The service's limits and supported features (contract §10). */
struct Limits
{
    // Number(requestBytes, bytes): Request: size
    qint64 requestBytes = 200LL * 1024 * 1024;
    // Number(fileBytes, bytes): File: size
    qint64 fileBytes = 100LL * 1024 * 1024;
    // Number(files, files): Document: files
    int files = 50;
    // Number(pages, pages): Document: pages
    int pages = 5000;
    // Number(tags, tags): Document: tags
    int tags = 10000;
    // Number(invitations, recipients): Document: recipients
    int invitations = 200;
    // Number(bulkRows, rows): Bulk call: rows
    int bulkRows = 1000;
    qint64 jsonBytes = 8LL * 1024 * 1024;
    int jsonNesting = 64;
    qint64 attachmentBytes = maxAttachmentBytes;             ///< per file attached by a signer
    qint64 signerAttachmentBytes = maxSignerAttachmentBytes; ///< all files of one signer combined
    /** Days for which a repeated Idempotency-Key returns the first response; 0 = unspecified. */
    int idempotencyDays = 0;
    /** A value with the name of a group of radio buttons selects one of the buttons. */
    bool groupsByName = false;
    /** A row of a bulk call may name a person for each vacant role of the template. */
    bool rolesByRow = false;
    /** A row of a bulk call may give its document a title and a message. */
    bool textsByRow = false;
    /** Documents can have data, by which lists can be filtered. */
    bool documentData = false;
    /** Tags can refer to the account's custom fields. */
    bool customFields = false;
    /** Recipients, tags and the deadline of a document in progress may be corrected. */
    bool amendRunning = false;
    /** A scan of a signed printout can be recorded for a recipient. */
    bool paperScans = false;
    /** Supports groups, witnesses, recipients named by others, delayed steps, copies at the end and scheduled
     * sending. */
    bool routing = false;
    /** The account has a list of absences with deputies. */
    bool absences = false;
    /** Supports listing the account's charges as a statement. */
    bool usage = false;
    /** Supports edit locks, so that only one person at a time can correct a document in progress. */
    bool editLocks = false;
    /** Documents can have any of the program's languages, not only English and French. */
    bool languages = false;
    /** Files can be hidden from some of the recipients. */
    bool fileVisibility = false;
    /** Lists can be filtered by the text and the answers of completed documents. */
    bool contentSearch = false;
    /** Signed files can be emailed to any address. */
    bool signedCopies = false;
    /** The administrator's limits for all documents of the account; 0 = no limit. */
    qint64 accountBytes = 0;
    qint64 accountDocuments = 0;
    bool operator==(const Limits&) const = default;
};

/** The channels through which a service contacts people; unknown if a server doesn't report them. */
struct Outreach
{
    enum class Links {
        Unknown,
        ThisComputer, ///< signing links work on the service's own computer only
        Network
    };
    std::optional<bool> canSendMail;
    Links links = Links::Unknown;
    bool supportsInPerson = false;        ///< records that a recipient signed on the sender's own device
    bool canSendSms = false;              ///< one-time codes by SMS
    bool supportsOfflineInPerson = false; ///< accepts signatures made in person while offline
    bool operator==(const Outreach&) const = default;
};

// Index(documentFeeCents): Fee of a sent document
// Number(documentFeeCents, cents): Fee of a sent document
/** The cost of a sent document (contract §6). */
inline constexpr qint64 documentFeeCents = 50;

/** The contract's accountDetails. */
struct AccountDetails
{
    AccountId id;
    QString email;
    UserSetting userSetting;
    NotificationSetting notificationSetting;
    qint64 documentsSent = 0;
    qint64 feePerDocumentCents = documentFeeCents;
    qint64 chargesCents = 0;
    Limits limits;
    Outreach outreach;
    QList<ApiKeyInfo> apiKeys;
    bool operator==(const AccountDetails&) const = default;
};

} // namespace ink::domain
