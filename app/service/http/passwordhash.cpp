#include "app/service/http/passwordhash.h"

#include "app/service/http/reasons.h"

#include <QList>

#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/rand.h>

namespace ink::service::http {

namespace {

constexpr int saltBytes = 16;
constexpr int hashBytes = 32;
constexpr quint64 maxMemory = 128ULL * 1024 * 1024;

struct Cost
{
    int logN = 15;
    int r = 8;
    int p = 1;
};

QByteArray derive(const Secret& password, const QByteArray& salt, const Cost& cost)
{
    QByteArray out(hashBytes, '\0');
    const QByteArray& bytes = password.reveal();
    const int made = EVP_PBE_scrypt(
        bytes.constData(), static_cast<std::size_t>(bytes.size()),
        reinterpret_cast<const unsigned char*>(salt.constData()), static_cast<std::size_t>(salt.size()),
        quint64(1) << cost.logN, static_cast<quint64>(cost.r), static_cast<quint64>(cost.p), maxMemory,
        reinterpret_cast<unsigned char*>(out.data()), static_cast<std::size_t>(out.size()));
    return made == 1 ? out : QByteArray();
}

} // namespace

Result<QByteArray> hashPassword(const Secret& password)
{
    QByteArray salt(saltBytes, '\0');
    if (RAND_bytes(reinterpret_cast<unsigned char*>(salt.data()), saltBytes) != 1)
        return fail(ErrorCode::Crypto, reasons::noRandomNumbers());
    const Cost cost;
    const QByteArray hash = derive(password, salt, cost);
    if (hash.isEmpty()) return fail(ErrorCode::Crypto, reasons::passwordNotHashed());
    return "scrypt$" + QByteArray::number(cost.logN) + '$' + QByteArray::number(cost.r) + '$' +
           QByteArray::number(cost.p) + '$' + salt.toBase64() + '$' + hash.toBase64();
}

bool verifyPassword(const Secret& password, const QByteArray& hash)
{
    const QList<QByteArray> fields = hash.split('$');
    Cost cost;
    QByteArray salt(saltBytes, 's');
    QByteArray expected(hashBytes, 'x');
    bool usable = false;
    if (fields.size() == 6 && fields.at(0) == "scrypt") {
        const Cost hashCost{fields.at(1).toInt(), fields.at(2).toInt(), fields.at(3).toInt()};
        const QByteArray givenSalt = QByteArray::fromBase64(fields.at(4));
        const QByteArray givenHash = QByteArray::fromBase64(fields.at(5));
        usable = hashCost.logN >= 10 && hashCost.logN <= 16 && hashCost.r >= 1 && hashCost.r <= 16 &&
                 hashCost.p >= 1 && hashCost.p <= 4 && givenSalt.size() >= 8 && givenHash.size() == hashBytes;
        if (usable) {
            cost = hashCost;
            salt = givenSalt;
            expected = givenHash;
        }
    }
    const QByteArray made = derive(password, salt, cost);
    const bool equal =
        made.size() == expected.size() &&
        CRYPTO_memcmp(made.constData(), expected.constData(), static_cast<std::size_t>(made.size())) == 0;
    return usable && equal;
}

} // namespace ink::service::http
