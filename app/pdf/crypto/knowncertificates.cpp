#include "app/pdf/crypto/knowncertificates.h"

#include <QHash>
#include <QMutex>

#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <memory>
#include <optional>

namespace ink::pdf {

namespace {

constexpr qsizetype maxKnownCertificates = 256;
constexpr qsizetype maxCertificateBytes = 16 * 1024;
constexpr qsizetype maxPairs = 1024;

/** A cache of values by key for all threads; it is cleared completely when it is full. */
template <typename Value> class ValueCache final
{
public:
    explicit ValueCache(qsizetype maximum) : m_maximum(maximum) {}
    [[nodiscard]] std::optional<Value> get(const QByteArray& key) const
    {
        const QMutexLocker lock(&m_mutex);
        const auto found = m_values.constFind(key);
        return found == m_values.cend() ? std::nullopt : std::optional(*found);
    }
    void put(const QByteArray& key, const Value& value)
    {
        const QMutexLocker lock(&m_mutex);
        if (m_values.size() >= m_maximum) m_values.clear();
        m_values.insert(key, value);
    }

private:
    const qsizetype m_maximum;
    mutable QMutex m_mutex;
    QHash<QByteArray, Value> m_values;
};

void freeFingerprint(void*, void* value, CRYPTO_EX_DATA*, int, long, void*)
{
    delete static_cast<QByteArray*>(value);
}
int copyFingerprint(CRYPTO_EX_DATA*, const CRYPTO_EX_DATA*, void** value, int, long, void*)
{
    *value = nullptr; // a copy computes the value itself
    return 1;
}

/** The index at which a certificate stores its fingerprint (ex_data). */
int fingerprintPlace()
{
    static const int place = X509_get_ex_new_index(0, nullptr, nullptr, copyFingerprint, freeFingerprint);
    return place;
}

} // namespace

QByteArray fingerprintOf(const x509_st* certificate)
{
    const auto* const known =
        static_cast<const QByteArray*>(X509_get_ex_data(certificate, fingerprintPlace()));
    return known ? *known : digestOf("SHA256", {derOf(certificate)});
}

CryptoPtr<x509_st> parseCertificate(const QByteArray& der)
{
    static ValueCache<std::shared_ptr<x509_st>> all(maxKnownCertificates);
    if (const auto known = all.get(der)) {
        X509_up_ref(known->get());
        return CryptoPtr<x509_st>(known->get());
    }
    const auto* at = reinterpret_cast<const unsigned char*>(der.constData());
    CryptoPtr<x509_st> read(d2i_X509(nullptr, &at, static_cast<long>(der.size())));
    if (!read || der.size() > maxCertificateBytes) return read;
    X509_check_purpose(read.get(), -1,
                       0); // computes the values now that OpenSSL would otherwise compute at first use
    if (auto fingerprint = std::make_unique<QByteArray>(fingerprintOf(read.get()));
        X509_set_ex_data(read.get(), fingerprintPlace(), fingerprint.get()) == 1)
        (void)fingerprint.release(); // owned by the certificate
    X509_up_ref(read.get());
    const QByteArray own(der.constData(), der.size()); // a deep copy: `der` may be a view of other data
    all.put(own, std::shared_ptr<x509_st>(read.get(), CryptoDeleter()));
    return read;
}

bool isSignedBy(const x509_st* certificate, const x509_st* issuer)
{
    static ValueCache<bool> all(maxPairs);
    const QByteArray key = fingerprintOf(certificate) + fingerprintOf(issuer);
    if (const auto known = all.get(key)) return *known;
    X509* const subject = const_cast<X509*>(certificate); // X509_verify only reads
    const bool is = X509_verify(subject, X509_get0_pubkey(issuer)) == 1;
    clearCryptoErrors();
    if (key.size() == 64) all.put(key, is);
    return is;
}

} // namespace ink::pdf
