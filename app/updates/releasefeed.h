#pragma once

#include "app/base/result.h"

#include <QByteArray>
#include <QHash>
#include <QString>
#include <QUrl>

namespace ink::updates {

/** The latest release, as announced in the feed. */
struct Release
{
    qint64 sequence = 0;           ///< increases with every signed feed
    QString version;               ///< for example 1.2.0
    QUrl page;                     ///< the download page; https
    QHash<QString, QString> notes; ///< release notes of a sentence or two, by language; always has `en`

    /** The release notes in a language, or in English. */
    [[nodiscard]] QString notesIn(const QString& language) const;
};

enum class FeedProblem {
    Signature, ///< not signed with the key, or changed afterwards
    Malformed
};

inline constexpr qsizetype maxFeedBytes = 64 * 1024;

/**
 * Parses a feed: a JSON object `{"format": 1, "sequence", "version", "page", "notes": {"en": …}}`. The
 * signature is checked first: Ed25519 over the unchanged bytes, in Base64. `publicKey` is Base64, too.
 */
[[nodiscard]] tl::expected<Release, FeedProblem> readFeed(const QByteArray& feed, const QByteArray& signature,
                                                          const QByteArray& publicKey);

/** Returns whether a version is newer than another, both as in `Release`. */
[[nodiscard]] bool isNewer(const QString& version, const QString& than);

/** Signs a feed with a private key (PEM) when a release is published. Returns the signature in Base64; empty
 * if it isn't an Ed25519 key. */
[[nodiscard]] QByteArray signFeed(const QByteArray& feed, const QByteArray& privateKey);
/** Returns the public key of a private key (PEM), in Base64; empty if it isn't an Ed25519 key. */
[[nodiscard]] QByteArray publicKeyOf(const QByteArray& privateKey);

} // namespace ink::updates
