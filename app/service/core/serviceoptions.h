#pragma once

#include "app/domain/account/account.h"

#include <QString>

#include <functional>

namespace ink::pdf {
struct SealPlan;
}

namespace ink::service {

/** The hourly limits for uploads through signing links. Rejected files count, too. */
struct UploadLimits
{
    int filesPerLink = 60;
    qint64 linkBytes = 200LL * 1024 * 1024;
    qint64 documentBytes = 1024LL * 1024 * 1024; ///< for all links of one document
    qint64 accountBytes = 4096LL * 1024 * 1024;  ///< for all links of one account
};

/** The storage limits of one account; 0 = no limit. Sealed files and signers' attachments count towards the
 * limit, but may exceed it. */
struct AccountQuota
{
    qint64 bytes = 0;     ///< maximum bytes of all files; a file counts in each document that contains it
    qint64 documents = 0; ///< maximum number of documents, including templates and the trash
};

/** The options of a SigningService. */
struct ServiceOptions
{
    QString baseUrl; ///< for signingURL, without a trailing slash; set once the port is known
    domain::Limits limits;
    std::function<void()> wakeWorkers; ///< called after a commit that queued jobs; may be empty
    bool hasMail = false; ///< mail is configured: notices are queued, one-time codes by mail are available
    UploadLimits uploadLimits = {};
    AccountQuota quota = {};
    bool hasSms = false; ///< one-time codes by SMS are available
    /** The target level of seals, its helpers, and the authorities that are trusted; empty = B-B. */
    std::function<pdf::SealPlan()> sealPlan = {};
};

} // namespace ink::service
