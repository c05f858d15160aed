#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

namespace ink::service::http {

/** The target of a request: the decoded path and query. */
struct RequestTarget
{
    QString path; ///< with a leading slash; without a trailing one, except for `/` alone
    bool hasTrailingSlash = false;
    QList<QPair<QString, QString>> query;
};

/**
 * Parses the target of a request line strictly. TooLarge for more than 8 KiB. Malformed for an invalid
 * escape, NUL, control characters, invalid UTF-8, an escaped slash or backslash, `.` and `..` segments, or a
 * fragment.
 */
[[nodiscard]] Result<RequestTarget> parseRequestTarget(const QByteArray& target);

} // namespace ink::service::http
