#include "app/inkstoned/commandline.h"

#include <cstdio>

namespace ink::inkstoned {

namespace {
const QStringList& valueOptions()
{
    static const QStringList all{QStringLiteral("data"),      QStringLiteral("email"),
                                 QStringLiteral("name"),      QStringLiteral("listen"),
                                 QStringLiteral("expires"),   QStringLiteral("id"),
                                 QStringLiteral("public-url")};
    return all;
}

const QStringList& flagOptions()
{
    static const QStringList all{QStringLiteral("json"), QStringLiteral("help"), QStringLiteral("version"),
                                 QStringLiteral("allow-loopback-callbacks"), QStringLiteral("no-rate-limit")};
    return all;
}
} // namespace

Result<CommandLine> parse(const QStringList& arguments)
{
    CommandLine line;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        const QString& argument = arguments.at(i);
        if (argument == QLatin1StringView("-h")) {
            line.flags.append(QStringLiteral("help"));
        } else if (!argument.startsWith(QLatin1StringView("--"))) {
            line.words.append(argument);
        } else {
            const qsizetype equals = argument.indexOf(QLatin1Char('='));
            const QString name = argument.mid(2, equals < 0 ? -1 : equals - 2);
            if (equals < 0 && flagOptions().contains(name)) {
                line.flags.append(name);
                continue;
            }
            if (!valueOptions().contains(name))
                return fail(ErrorCode::Validation, QStringLiteral("unknown option %1").arg(argument));
            if (line.values.contains(name))
                return fail(ErrorCode::Validation, QStringLiteral("--%1 is given twice").arg(name));
            if (equals < 0 && i + 1 == arguments.size())
                return fail(ErrorCode::Validation, QStringLiteral("--%1 needs a value").arg(name));
            line.values.insert(name, equals < 0 ? arguments.at(++i) : argument.mid(equals + 1));
        }
    }
    return line;
}

QString helpText()
{
    return QStringLiteral(
        "inkstoned " INKSTONE_VERSION " - the Inkstone signing service\n"
        "\n"
        "Usage:\n"
        "  inkstoned serve --data DIR [--listen HOST:PORT] [--public-url URL]\n"
        "                  [--allow-loopback-callbacks] [--no-rate-limit]\n"
        "      Serves until SIGINT or SIGTERM. Prints \"listening on http://HOST:PORT\" when ready.\n"
        "      Listens on 127.0.0.1:8021 unless told; port 0 lets the system choose.\n"
        "      An account may send 50 requests a second, in bursts of 200; --no-rate-limit allows any.\n"
        "  inkstoned account add --data DIR --email E [--name N] [--json]\n"
        "      Makes an account and prints its first API key, which is shown only this once.\n"
        "  inkstoned account list --data DIR [--json]\n"
        "  inkstoned account secret --data DIR --email E [--json]\n"
        "      Prints the secret that signs this account's callbacks (X-Inkstone-Signature).\n"
        "  inkstoned key add --data DIR --email E [--name N] [--expires DAYS] [--json]\n"
        "  inkstoned key list --data DIR --email E [--json]\n"
        "  inkstoned key revoke --data DIR --email E --id ID\n"
        "  inkstoned --help | --version\n"
        "\n"
        "The environment variable INKSTONE_KEY_PASSPHRASE encrypts the private key of the seal.\n"
        "Exit codes: 0 done, 1 failed, 2 wrong usage.");
}

void complain(const QString& message)
{
    std::fprintf(stderr, "inkstoned: %s\n", message.toLocal8Bit().constData());
}

void say(const QString& text)
{
    std::fprintf(stdout, "%s\n", text.toUtf8().constData());
    std::fflush(stdout);
}

} // namespace ink::inkstoned
