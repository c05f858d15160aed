#include "app/updates/releasefeed.h"

#include "app/base/languages.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QVersionNumber>

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace ink::updates {

namespace {

constexpr qsizetype keyBytes = 32;
constexpr qsizetype signatureBytes = 64;
constexpr qsizetype maxVersionLength = 32;
constexpr qsizetype maxNotesLength = 500;

template <auto Free> struct Freed
{
    template <typename T> void operator()(T* object) const { Free(object); }
};
using KeyPtr = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using DigestPtr = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>>;
using BioPtr = std::unique_ptr<BIO, Freed<BIO_free>>;

const unsigned char* bytesOf(const QByteArray& bytes)
{
    return reinterpret_cast<const unsigned char*>(bytes.constData());
}

QByteArray fromBase64(const QByteArray& text)
{
    const auto read = QByteArray::fromBase64Encoding(text.trimmed(), QByteArray::AbortOnBase64DecodingErrors);
    return read ? *read : QByteArray();
}

bool isSigned(const QByteArray& feed, const QByteArray& signature, const QByteArray& publicKey)
{
    const QByteArray key = fromBase64(publicKey);
    const QByteArray value = fromBase64(signature);
    if (key.size() != keyBytes || value.size() != signatureBytes) return false;
    const KeyPtr raw(EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nullptr, bytesOf(key), keyBytes));
    const DigestPtr digest(EVP_MD_CTX_new());
    return raw && digest && EVP_DigestVerifyInit(digest.get(), nullptr, nullptr, nullptr, raw.get()) == 1 &&
           EVP_DigestVerify(digest.get(), bytesOf(value), signatureBytes, bytesOf(feed),
                            static_cast<size_t>(feed.size())) == 1;
}

KeyPtr privateKeyOf(const QByteArray& pem)
{
    const BioPtr source(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())));
    KeyPtr key(PEM_read_bio_PrivateKey(source.get(), nullptr, nullptr, nullptr));
    if (key && EVP_PKEY_id(key.get()) != EVP_PKEY_ED25519) key.reset();
    return key;
}

bool isVersion(const QString& version)
{
    return !version.isEmpty() && version.size() <= maxVersionLength &&
           std::all_of(version.begin(), version.end(),
                       [](QChar c) { return (c >= u'0' && c <= u'9') || c == u'.'; }) &&
           !QVersionNumber::fromString(version).isNull();
}

std::optional<Release> releaseOf(const QJsonObject& feed)
{
    Release release;
    release.sequence = feed[QLatin1StringView("sequence")].toInteger();
    release.version = feed[QLatin1StringView("version")].toString();
    release.page = QUrl(feed[QLatin1StringView("page")].toString(), QUrl::StrictMode);
    const QJsonObject notes = feed[QLatin1StringView("notes")].toObject();
    for (auto note = notes.begin(); note != notes.end(); ++note)
        release.notes.insert(note.key(), note.value().toString().simplified().left(maxNotesLength));
    const bool isWhole = feed[QLatin1StringView("format")].toInt() == 1 && release.sequence > 0 &&
                         isVersion(release.version) && release.page.isValid() &&
                         release.page.scheme() == QLatin1StringView("https") &&
                         !release.page.host().isEmpty() && release.page.userInfo().isEmpty() &&
                         !release.notes.value(QStringLiteral("en")).isEmpty();
    if (!isWhole) return std::nullopt;
    return release;
}

} // namespace

QString Release::notesIn(const QString& language) const
{
    const QString own = notes.value(primarySubtag(language));
    return own.isEmpty() ? notes.value(QStringLiteral("en")) : own;
}

tl::expected<Release, FeedProblem> readFeed(const QByteArray& feed, const QByteArray& signature,
                                            const QByteArray& publicKey)
{
    if (feed.size() > maxFeedBytes) return tl::unexpected(FeedProblem::Malformed);
    if (!isSigned(feed, signature, publicKey)) return tl::unexpected(FeedProblem::Signature);
    if (const auto release = releaseOf(QJsonDocument::fromJson(feed).object())) return *release;
    return tl::unexpected(FeedProblem::Malformed);
}

bool isNewer(const QString& version, const QString& than)
{
    return QVersionNumber::fromString(version).normalized() > QVersionNumber::fromString(than).normalized();
}

QByteArray signFeed(const QByteArray& feed, const QByteArray& privateKey)
{
    const KeyPtr key = privateKeyOf(privateKey);
    const DigestPtr digest(EVP_MD_CTX_new());
    QByteArray value(signatureBytes, '\0');
    auto length = static_cast<size_t>(value.size());
    const bool done = key && digest &&
                      EVP_DigestSignInit(digest.get(), nullptr, nullptr, nullptr, key.get()) == 1 &&
                      EVP_DigestSign(digest.get(), reinterpret_cast<unsigned char*>(value.data()), &length,
                                     bytesOf(feed), static_cast<size_t>(feed.size())) == 1;
    return done ? value.toBase64() : QByteArray();
}

QByteArray publicKeyOf(const QByteArray& privateKey)
{
    const KeyPtr key = privateKeyOf(privateKey);
    QByteArray value(keyBytes, '\0');
    auto length = static_cast<size_t>(value.size());
    const bool done = key && EVP_PKEY_get_raw_public_key(
                                 key.get(), reinterpret_cast<unsigned char*>(value.data()), &length) == 1;
    return done ? value.toBase64() : QByteArray();
}

} // namespace ink::updates
