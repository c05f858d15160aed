#include "tests/support/preparedkeys.h"

#include "tests/support/paths.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

#include <atomic>
#include <cstdarg>
#include <cstring>
#include <memory>

// The linker's option --wrap names both.
extern "C" EVP_PKEY* generateKey(OSSL_LIB_CTX* context, const char* properties, const char* type,
                                 ...) __asm__("__real_EVP_PKEY_Q_keygen");
extern "C" EVP_PKEY* prepareKey(OSSL_LIB_CTX* context, const char* properties, const char* type,
                                ...) __asm__("__wrap_EVP_PKEY_Q_keygen");

namespace ink::test {

namespace {

using Memory = std::unique_ptr<BIO, decltype(&BIO_free)>;

EVP_PKEY* readKey(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return nullptr;
    const QByteArray pem = file.readAll();
    const Memory memory(BIO_new_mem_buf(pem.constData(), static_cast<int>(pem.size())), &BIO_free);
    return PEM_read_bio_PrivateKey(memory.get(), nullptr, nullptr, nullptr);
}

/** Failure doesn't matter: the next process generates its own. */
void writeKey(const QString& path, const EVP_PKEY* key)
{
    const Memory memory(BIO_new(BIO_s_mem()), &BIO_free);
    if (PEM_write_bio_PrivateKey(memory.get(), key, nullptr, nullptr, 0, nullptr, nullptr) != 1) return;
    char* pem = nullptr;
    const long size = BIO_get_mem_data(memory.get(), &pem);
    QSaveFile file(path); // is renamed when complete: other tests may be reading
    if (!file.open(QIODevice::WriteOnly)) return;
    file.write(pem, size);
    file.commit();
}

} // namespace

EVP_PKEY* preparedRsaKey(unsigned bits)
{
    static std::atomic_uint calls = 0;
    const QString folder = programPath(QStringLiteral("../testkeys"));
    const QString path =
        QStringLiteral("%1/rsa%2-%3.pem").arg(folder).arg(bits).arg(calls++ % preparedKeyCount);
    if (EVP_PKEY* const known = readKey(path)) return known;
    EVP_PKEY* const key = generateKey(nullptr, nullptr, "RSA", size_t{bits});
    if (key && QDir().mkpath(folder)) writeKey(path, key);
    return key;
}

} // namespace ink::test

EVP_PKEY* prepareKey(OSSL_LIB_CTX* context, const char* properties, const char* type, ...)
{
    va_list more;
    va_start(more, type);
    EVP_PKEY* key = nullptr;
    if (std::strcmp(type, "RSA") == 0)
        key = ink::test::preparedRsaKey(static_cast<unsigned>(va_arg(more, size_t)));
    else if (std::strcmp(type, "EC") == 0)
        key = generateKey(context, properties, type, va_arg(more, const char*));
    else
        key = generateKey(context, properties, type);
    va_end(more);
    return key;
}
