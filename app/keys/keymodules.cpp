#include "app/keys/keymodules.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <map>

namespace ink::keys {

namespace {

/** Software of cards and tokens, by the file name of its module, or by its usual path. */
struct KnownModule
{
    const char* name;
    const char* file;
};
// Index(knownModules): Card software: known PKCS#11 modules
#if defined(Q_OS_WIN)
constexpr KnownModule knownModules[] = {
    {"OpenSC", "C:/Program Files/OpenSC Project/OpenSC/pkcs11/opensc-pkcs11.dll"},
    {"SafeNet", "C:/Windows/System32/eTPKCS11.dll"},
    {"YubiKey", "C:/Program Files/Yubico/Yubico PIV Tool/bin/libykcs11.dll"},
    {"eID Belgium", "C:/Windows/System32/beidpkcs11.dll"},
    {"Cartão de Cidadão", "C:/Windows/System32/pteidpkcs11.dll"},
    {"mPollux DigiSign", "C:/Windows/System32/cryptoki.dll"},
    {"Bit4id", "C:/Windows/System32/bit4xpki.dll"},
    {"AWP", "C:/Program Files/Oberthur Technologies/AWP/DLLs/OcsCryptoki.dll"},
    {"cryptovision", "C:/Windows/System32/cvP11.dll"},
    {"ePass2003", "C:/Windows/System32/eps2003csp11.dll"},
};
#elif defined(Q_OS_MACOS)
constexpr KnownModule knownModules[] = {
    {"OpenSC", "/Library/OpenSC/lib/opensc-pkcs11.so"},
    {"SafeNet", "/usr/local/lib/libeTPkcs11.dylib"},
    {"YubiKey", "/usr/local/lib/libykcs11.dylib"},
    {"YubiKey", "/opt/homebrew/lib/libykcs11.dylib"},
    {"eID Belgium",
     "/Library/Belgium Identity Card/Pkcs11/beid-pkcs11.bundle/Contents/MacOS/libbeidpkcs11.dylib"},
    {"Cartão de Cidadão", "/usr/local/lib/libpteidpkcs11.dylib"},
    {"eID Latvia", "/Library/latvia-eid/lib/eidlv-pkcs11.bundle/Contents/MacOS/eidlv-pkcs11"},
    {"Bit4id", "/Library/bit4id/pkcs11/libbit4xpki.dylib"},
    {"cryptovision", "/usr/local/lib/libcvP11.dylib"},
};
#else
constexpr KnownModule knownModules[] = {
    {"OpenSC", "opensc-pkcs11.so"},
    {"SafeNet", "libeToken.so"},
    {"SafeNet", "libIDPrimePKCS11.so"},
    {"YubiKey", "libykcs11.so"},
    {"eID Belgium", "libbeidpkcs11.so.0"},
    {"Cartão de Cidadão", "libpteidpkcs11.so"},
    {"DNIe", "libpkcs11-dnie.so"},
    {"eID Latvia", "/opt/latvia-eid/lib/eidlv-pkcs11.so"},
    {"PWPW", "pwpw-card-pkcs11.so"},
    {"mPollux DigiSign", "libcryptoki.so"},
    {"eID klient", "/usr/lib/eID_klient/libpkcs11_x64.so"},
    {"Bit4id", "libbit4xpki.so"},
    {"AWP", "/usr/local/AWP/lib/libOcsCryptoki.so"},
    {"cryptovision", "libcvP11.so"},
    {"ePass2003", "libcastle.so.1.0.0"},
    {"TPM", "libtpm2_pkcs11.so"},
};
#endif

constexpr qint64 maxConfigurationBytes = 64LL * 1024;

using Fields = QHash<QString, QString>;

/** Reads the lines `name: value` of a file; `#` begins a comment. */
void readFields(const QString& path, Fields& fields)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return;
    const QString text = QString::fromUtf8(file.read(maxConfigurationBytes));
    for (const QString& line : text.split(QLatin1Char('\n'))) {
        const QString trimmed = line.trimmed();
        const qsizetype colon = trimmed.indexOf(QLatin1Char(':'));
        if (colon <= 0 || trimmed.startsWith(QLatin1Char('#'))) continue;
        fields.insert(trimmed.first(colon).trimmed(), trimmed.mid(colon + 1).trimmed());
    }
}

bool isDisabled(const Fields& fields)
{
    static const QRegularExpression separators(QStringLiteral("[\\s,]+"));
    const auto lists = [&fields](const char* field) {
        return fields.value(QLatin1StringView(field))
            .split(separators, Qt::SkipEmptyParts)
            .contains(QLatin1StringView("inkstone"));
    };
    if (fields.value(QStringLiteral("trust-policy")) == QLatin1StringView("yes")) return true;
    if (fields.contains(QStringLiteral("enable-in"))) return !lists("enable-in");
    return lists("disable-in");
}

/** The path of a module; empty if it isn't installed. */
QString findLibrary(const QString& name, const QStringList& folders)
{
    if (QDir::isAbsolutePath(name)) return QFileInfo(name).isFile() ? name : QString();
    for (const QString& folder : folders)
        if (const QFileInfo file(QDir(folder), name); file.isFile()) return file.absoluteFilePath();
    return {};
}

/** Appends a module unless it is known: several names may lead to one file. */
void append(QList<KeyModule>& modules, const KeyModule& added)
{
    const QString file = QFileInfo(added.path).canonicalFilePath();
    const bool isKnown = std::any_of(modules.begin(), modules.end(), [&](const KeyModule& known) {
        return QFileInfo(known.path).canonicalFilePath() == file && known.server == added.server;
    });
    // The proxy offers the other modules once more.
    if (!isKnown && !QFileInfo(file).fileName().startsWith(QLatin1StringView("p11-kit-proxy")))
        modules.append(added);
}

} // namespace

ModulePlaces systemModulePlaces()
{
    ModulePlaces places;
#if defined(Q_OS_UNIX)
    const QString configuration =
        qEnvironmentVariable("XDG_CONFIG_HOME", QDir::homePath() + QStringLiteral("/.config"));
    places.configurations = {QStringLiteral("/usr/share/p11-kit/modules"),
                             QStringLiteral("/etc/pkcs11/modules"),
                             configuration + QStringLiteral("/pkcs11/modules")};
    for (const char* folder :
         {"/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib/riscv64-linux-gnu",
          "/usr/lib64", "/usr/lib", "/usr/local/lib", "/usr/local/lib64", "/opt/homebrew/lib"})
        places.libraries << QString::fromLatin1(folder) + QStringLiteral("/pkcs11")
                         << QString::fromLatin1(folder);
#endif
    return places;
}

QList<KeyModule> installedModules(const ModulePlaces& places)
{
    std::map<QString, Fields>
        configured; // by file name: a person's file changes the system's of the same name
    for (const QString& folder : places.configurations)
        for (const QString& name :
             QDir(folder).entryList({QStringLiteral("*.module")}, QDir::Files, QDir::Name))
            readFields(QDir(folder).filePath(name), configured[QFileInfo(name).completeBaseName()]);
    QList<KeyModule> modules;
    for (const auto& [name, fields] : configured) {
        if (isDisabled(fields)) continue;
        KeyModule module{name, findLibrary(fields.value(QStringLiteral("module")), places.libraries), {}};
        if (const QString remote = fields.value(QStringLiteral("remote"));
            remote.startsWith(QLatin1StringView("unix:"))) {
            module.path = findLibrary(QStringLiteral("p11-kit-client.so"), places.libraries);
            module.server = remote;
        }
        if (!module.path.isEmpty()) append(modules, module);
    }
    for (const KnownModule& known : knownModules)
        if (const QString path = findLibrary(QString::fromUtf8(known.file), places.libraries);
            !path.isEmpty())
            append(modules, {QString::fromUtf8(known.name), path, {}});
    return modules;
}

} // namespace ink::keys
