// Signs an announcement of a new version: see packaging/updates.md.
//   inkstone-signfeed KEY.pem FEED.json    writes FEED.json.sig
//   inkstone-signfeed --public KEY.pem     prints the public key for INKSTONE_UPDATE_KEY
// A key is made by: openssl genpkey -algorithm ed25519 -out KEY.pem
#include "app/updates/releasefeed.h"

#include <QFile>

#include <cstdio>
#include <cstring>

namespace {

using namespace ink::updates;

int complain(const char* what, const char* about)
{
    std::fprintf(stderr, "inkstone-signfeed: %s: %s\n", about, what);
    return 1;
}

bool readFile(const char* path, QByteArray& bytes)
{
    QFile file(QFile::decodeName(path));
    if (!file.open(QIODevice::ReadOnly)) return false;
    bytes = file.readAll();
    return true;
}

int printPublicKey(const char* keyFile)
{
    QByteArray key;
    if (!readFile(keyFile, key)) return complain("cannot be read", keyFile);
    const QByteArray own = publicKeyOf(key);
    if (own.isEmpty()) return complain("not an Ed25519 key in a PEM file", keyFile);
    std::puts(own.constData());
    return 0;
}

int sign(const char* keyFile, const char* feedFile)
{
    QByteArray key;
    QByteArray feed;
    if (!readFile(keyFile, key)) return complain("cannot be read", keyFile);
    if (!readFile(feedFile, feed)) return complain("cannot be read", feedFile);
    const QByteArray signature = signFeed(feed, key);
    if (signature.isEmpty()) return complain("not an Ed25519 key in a PEM file", keyFile);
    // Nothing is signed that programs would refuse.
    const auto release = readFeed(feed, signature, publicKeyOf(key));
    if (!release)
        return complain("not a release feed of at most 64 KiB (see packaging/updates.md)", feedFile);
    QFile file(QFile::decodeName(feedFile) + QStringLiteral(".sig"));
    if (!file.open(QIODevice::WriteOnly) || file.write(signature + '\n') < 0)
        return complain("cannot be written", qPrintable(file.fileName()));
    std::printf("%s: version %s, number %lld\n", qPrintable(file.fileName()), qPrintable(release->version),
                static_cast<long long>(release->sequence));
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    if (argc == 3 && std::strcmp(argv[1], "--public") == 0) return printPublicKey(argv[2]);
    if (argc == 3) return sign(argv[1], argv[2]);
    std::fputs("usage: inkstone-signfeed KEY.pem FEED.json\n"
               "       inkstone-signfeed --public KEY.pem\n",
               stderr);
    return 2;
}
