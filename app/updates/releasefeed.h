#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QUrl>

namespace ink::updates {

/** The newest release, as its makers announce it. */
struct Release
{
    qint64 sequence = 0;           ///< for the feed: grows with each one that is signed
    QString version;               ///< for example 1.2.0
    QUrl page;                     ///< where people download it; https
    QHash<QString, QString> notes; ///< what is new, in a sentence or two; by language, `en` always

    /** The release notes in a language, or in English. */
    [[nodiscard]] QString notesIn(const QString& language) const;
};

enum class FeedProblem {
    Signature, ///< not signed with the key, or changed afterwards
    Malformed
};

inline constexpr qsizetype maxFeedBytes = 64 * 1024;

/**
 * Reads a feed: a JSON object `{"format": 1, "sequence", "version", "page", "notes": {"en": …}}`. The
 * signature is Ed25519 over the bytes as they are, in Base64, and is checked first; `publicKey` is Base64,
 * too.
 */
[[nodiscard]] tl::expected<Release, FeedProblem> readFeed(const QByteArray& feed, const QByteArray& signature,
                                                          const QByteArray& publicKey);

/** Returns whether a version is newer than another, both as in `Release`. */
[[nodiscard]] bool isNewer(const QString& version, const QString& than);

/** For who makes releases: the signature of a feed with a private key (PEM), in Base64; empty when that is no
 * Ed25519 key. */
[[nodiscard]] QByteArray signFeed(const QByteArray& feed, const QByteArray& privateKey);
/** The public key of a private one (PEM), in Base64; empty when that is no Ed25519 key. */
[[nodiscard]] QByteArray publicKeyOf(const QByteArray& privateKey);

} // namespace ink::updates
