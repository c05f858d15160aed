#include "app/inkstoned/options.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ink::inkstoned {

namespace {

constexpr unsigned serveOnly = unsigned(CommandGroup::Serve);
constexpr unsigned data = unsigned(CommandGroup::Data);

Option value(const char* name, const char* argument, unsigned commands, const char* help,
             OptionKind kind = OptionKind::Plain)
{
    return {QString::fromLatin1(name),
            QString::fromLatin1(argument),
            commands,
            kind,
            (commands & unsigned(CommandGroup::Serve)) != 0,
            QString::fromUtf8(help)};
}

Option flag(const char* name, unsigned commands, const char* help)
{
    return {QString::fromLatin1(name),
            {},
            commands,
            OptionKind::Flag,
            (commands & unsigned(CommandGroup::Serve)) != 0,
            QString::fromUtf8(help)};
}

/** Makes the option invalid in a configuration file. */
Option commandLineOnly(Option option)
{
    option.isAllowedInFile = false;
    return option;
}

constexpr unsigned account = unsigned(CommandGroup::Account);
constexpr unsigned key = unsigned(CommandGroup::Key);
constexpr unsigned backup = unsigned(CommandGroup::Backup);
constexpr unsigned restore = unsigned(CommandGroup::Restore);
constexpr unsigned check = unsigned(CommandGroup::Check);

} // namespace

const QList<Option>& options()
{
    static const QList<Option> all{
        // Data
        value(
            "data", "DIR", data,
            "The folder of database, files and the seal's key; made when it is not there. With database only "
            "for temporary files, and not needed."),
        value(
            "database", "URL", data,
            "postgresql://… instead of the database in the folder; without the password, see database-file."),
        value("database-file", "FILE", data,
              "A file with the database address (default: the environment variable INKSTONE_DATABASE).",
              OptionKind::Secret),
        value("blob-folder", "DIR", data,
              "With a database: a folder that all instances share for files, instead of in the database."),
        value("database-connections", "NUMBER", serveOnly,
              "With a database: the maximum number of connections to it, from 3 to 1000 (default: 20)."),
        value("key-passphrase-file", "FILE", serveOnly,
              "A file with the passphrase that encrypts the private key of the seal.", OptionKind::Secret),
        // Seals
        value("seal-key", "FILE", serveOnly,
              "Seals with this key and its certificates (PKCS#12: .p12, .pfx; RSA from 2048 bits, P-256 or "
              "P-384) instead of its own key."),
        value("seal-key-passphrase-file", "FILE", serveOnly,
              "A file with the passphrase of seal-key (default: the environment variable "
              "INKSTONE_SEAL_PASSPHRASE).",
              OptionKind::Secret),
        commandLineOnly(
            flag("new-seal-key", serveOnly,
                 "Creates a new seal key if the current one is missing and in no backup. Sealed documents "
                 "stay valid.")),
        value(
            "timestamp-authority", "URL", serveOnly,
            "Time-stamp authorities (RFC 3161), http or https, with user@host if a password is required. "
            "Separate several with commas; they are tried in this order. Without one, seals are PAdES B-B."),
        value("timestamp-password-file", "FILE", serveOnly,
              "A file with the password of that user (default: the environment variable "
              "INKSTONE_TIMESTAMP_PASSWORD).",
              OptionKind::Secret),
        value("timestamp-ca", "FILE", serveOnly,
              "Trusted time-stamp certificates (PEM), in addition to the system's."),
        value("timestamp-timeout", "TIME", serveOnly,
              "Timeout before the next authority is tried (default: 10s)."),
        value("seal-level", "LEVEL", serveOnly,
              "Seal level: B, T, LT or LTA (default: T if there is a time-stamp authority)."),
        // Network and limits
        value("listen", "HOST:PORT", serveOnly,
              "Address to listen on (default: 127.0.0.1:8021). With port 0 the system chooses one."),
        value("public-url", "URL", serveOnly, "Public address of this service; signing links begin with it."),
        value("tls-cert", "FILE", serveOnly,
              "Serves https: the certificate with its chain (PEM). Reloaded when the file changes."),
        value("tls-key", "FILE", serveOnly, "The certificate's private key (PEM, without a passphrase)."),
        value("trusted-proxy", "CIDR", serveOnly,
              "Proxies whose X-Forwarded-For and X-Forwarded-Proto headers are trusted, such as 127.0.0.1 or "
              "10.0.0.0/8. Separate several with commas."),
        value("account-storage", "SIZE", serveOnly,
              "Storage limit per account, such as 500MB or 20GB (default: the environment variable "
              "INKSTONE_ACCOUNT_STORAGE, else no limit)."),
        value("account-documents", "NUMBER", serveOnly,
              "Maximum number of documents per account, including templates and the trash (default: the "
              "environment variable INKSTONE_ACCOUNT_DOCUMENTS, else no limit)."),
        flag("no-rate-limit", serveOnly,
             "Disables the rate limit of 50 requests per second and account, in bursts of 200."),
        flag("allow-loopback-callbacks", serveOnly, "Allows callbacks to this machine."),
        // Mail
        value("smtp-url", "URL", serveOnly,
              "The mail server, smtp://user@host:port or smtps://…. Without it no email is sent. Set "
              "public-url too, because emails contain signing links."),
        value("smtp-from", "ADDRESS", serveOnly, "Sender of the emails: Name <address>."),
        value("smtp-security", "HOW", serveOnly,
              "none, starttls or tls (default: starttls, tls for smtps, none for this machine)."),
        value("smtp-ca", "FILE", serveOnly,
              "Certificate authorities of the mail server (PEM) instead of the system's."),
        value("smtp-password-file", "FILE", serveOnly,
              "A file with the mail user's password (default: the environment variable "
              "INKSTONE_SMTP_PASSWORD).",
              OptionKind::Secret),
        value(
            "imap-url", "URL", serveOnly,
            "The mailbox of smtp-from, imaps://user@host:port/folder or imap://…: messages that came back as "
            "undeliverable are read there every minute. Nothing in it is changed."),
        value("imap-security", "HOW", serveOnly,
              "none, starttls or tls (default: tls for imaps, none for this machine, else starttls)."),
        value("imap-ca", "FILE", serveOnly,
              "Certificate authorities of the mailbox's server (PEM) (default: those of smtp-ca)."),
        value("imap-password-file", "FILE", serveOnly,
              "A file with the mailbox's password (default: the environment variable INKSTONE_IMAP_PASSWORD, "
              "else the mail user's password).",
              OptionKind::Secret),
        // Codes by SMS
        value("sms-url", "URL", serveOnly,
              "The HTTP gateway that sends text messages; without it there are no codes by SMS. In it, in "
              "sms-body and in headers {to} stands for the number, {toDigits} for the same without +, {text} "
              "for the message and {from} for sms-sender."),
        value("sms-method", "METHOD", serveOnly, "POST, PUT or GET; POST by default."),
        value("sms-headers", "HEADERS", serveOnly,
              "Headers of the request, Name: value, several separated by ' | '. {secret} stands for the "
              "secret, {secretBase64} for the same in Base64, as in Authorization: Basic {secretBase64}."),
        value("sms-format", "FORMAT", serveOnly, "json or form; json by default."),
        value("sms-body", "TEMPLATE", serveOnly,
              "The body of the request: a JSON document, or fields name=value joined by &. It may contain "
              "{secret}, too."),
        value("sms-sender", "NAME", serveOnly, "The sender's name or number."),
        value("sms-success", "STATUSES", serveOnly,
              "Status codes that mean success, such as 200,202 or 2xx (default: 2xx)."),
        value("sms-success-text", "TEXT", serveOnly, "Text that the answer must contain as well."),
        value("sms-secret-file", "FILE", serveOnly,
              "A file with the gateway's secret (default: the environment variable INKSTONE_SMS_SECRET).",
              OptionKind::Secret),
        value("sms-ca", "FILE", serveOnly,
              "Certificate authorities of the gateway (PEM) instead of the system's."),
        flag("allow-local-sms-gateway", serveOnly,
             "Allows a gateway on this machine or in a private network, also without TLS."),
        commandLineOnly(value("test-sms", "NUMBER", serveOnly,
                              "Only sends a test message to this number and prints the gateway's response.")),
        flag("allow-private-callbacks", serveOnly,
             "Allows callbacks to private networks, such as 10.0.0.0/8."),
        value("callback-ca", "FILE", serveOnly,
              "Certificate authorities of callback receivers (PEM) instead of the system's."),
        // Operation
        value("log", "FILE", serveOnly, "Log file instead of the error output; reopened on SIGHUP."),
        value("log-format", "FORMAT", serveOnly, "json (one object per line) or text (default: json)."),
        value("log-level", "LEVEL", serveOnly,
              "Minimum level: debug, info, warning or error (default: info)."),
        value("stop-timeout", "TIME", serveOnly,
              "Time that requests and jobs get to finish after SIGTERM, such as 30s or 2m (default: 30s)."),
        commandLineOnly(value("config", "FILE", serveOnly,
                              "Reads options from this file; the command line takes precedence.")),
        commandLineOnly(flag("check-config", serveOnly, "Only checks the options.")),
        // Accounts and keys
        value("email", "E", account | key, "The account's address."),
        value("name", "N", account | key, "A person's or a key's name."),
        value(
            "time-zone", "ZONE", account,
            "The account's time zone, such as Europe/Berlin: it decides on the dates of sending and signing. "
            "Without it, that of this computer."),
        value("password-file", "FILE", account,
              "A file whose first line is the password (default: the standard input).", OptionKind::Secret),
        value("expires", "TIME", key,
              "When a new key expires: a number of days, or a time such as 12h or 90d."),
        value("scope", "LIST", key,
              "What a new key may do: read, draft, send, sign, manage, separated by commas (default: all)."),
        value("folder", "ID", key,
              "The folder that a new key is limited to, with its subfolders (default: the whole account)."),
        value("id", "ID", key, "The key's number in key list."),
        value("overlap", "TIME", key, "How long the old key still works, such as 0s or 7d (default: 24h)."),
        // Backup and check
        value("to", "DIR", backup, "The folder to create. It must not exist yet."),
        value("previous", "DIR", backup,
              "An earlier backup; files that it contains are linked instead of copied."),
        value("from", "DIR", restore, "A folder created by backup."),
        flag("quick", check, "Checks the database only: doesn't read files or verify seals."),
        commandLineOnly(flag("rebuild-words", check,
                             "Rebuilds the search index first; best while the service is stopped.")),
        // All
        commandLineOnly(flag("json", account | key | backup | restore | check, "Prints one JSON object.")),
        commandLineOnly(flag("help", data, "Prints this help.")),
        commandLineOnly(flag("version", data, "Prints the version.")),
    };
    return all;
}

const Option* findOption(const QString& name)
{
    const auto& all = options();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Option& o) { return o.name == name; });
    return found == all.end() ? nullptr : &*found;
}

const QList<CommandInfo>& commands()
{
    const auto command = [](const char* words, CommandGroup group, const char* uses, const char* help) {
        return CommandInfo{QString::fromLatin1(words), group,
                           QString::fromLatin1(uses).split(QLatin1Char(' '), Qt::SkipEmptyParts),
                           QString::fromUtf8(help)};
    };
    static const QList<CommandInfo> all{
        command(
            "serve", CommandGroup::Serve, "listen public-url config check-config",
            "Serves until SIGINT or SIGTERM. Prints \"listening on ADDRESS\" when ready. All its options may "
            "stand in a file, one a line: name = value."),
        command("account add", CommandGroup::Account, "!email name time-zone json",
                "Creates an account and prints its first API key, which is shown only once."),
        command("account list", CommandGroup::Account, "json", "Lists the accounts."),
        command("account disable", CommandGroup::Account, "!email json",
                "Refuses the account's keys and password."),
        command("account enable", CommandGroup::Account, "!email json",
                "Accepts the account's keys and password again."),
        command("account password", CommandGroup::Account, "!email password-file json",
                "Sets the password, read from the standard input or a file, and ends all sessions."),
        command("account secret", CommandGroup::Account, "!email json",
                "Prints the secret that signs this account's callbacks (X-Inkstone-Signature)."),
        command("key add", CommandGroup::Key, "!email name expires scope folder json", "Prints a new key."),
        command("key list", CommandGroup::Key, "!email json", "Lists keys by their last four characters."),
        command("key revoke", CommandGroup::Key, "!email !id json", "Revokes a key immediately."),
        command(
            "key rotate", CommandGroup::Key, "!email !id overlap expires json",
            "Prints a new key with the name, the end and the rights of an old one, which expires after the "
            "overlap."),
        command("backup", CommandGroup::Backup, "!to previous json",
                "Copies everything to a folder, in one consistent state, also while the service runs."),
        command("restore", CommandGroup::Restore, "!from json",
                "Verifies a backup and puts it into an empty folder or database, of either kind."),
        command("check", CommandGroup::Check, "quick rebuild-words json",
                "Looks for damage: files, histories, references, seals, jobs, charges, words of searches. "
                "Repairs nothing by itself."),
    };
    return all;
}

const CommandInfo* findCommand(const QStringList& words)
{
    const QString wanted = words.join(QLatin1Char(' '));
    const auto& all = commands();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const CommandInfo& c) { return c.words == wanted; });
    return found == all.end() ? nullptr : &*found;
}

namespace {

/** Breaks a sentence into lines; each line after the first is indented by `indent` spaces. */
QString wrapped(const QString& text, int indent)
{
    constexpr int width = 100;
    QString result;
    QString line;
    for (const QString& word : text.split(QLatin1Char(' '))) {
        if (!line.isEmpty() && indent + line.size() + 1 + word.size() > width) {
            result += line + QLatin1Char('\n') + QString(indent, QLatin1Char(' '));
            line.clear();
        }
        line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + word;
    }
    return result + line;
}

QString usageOf(const Option& option)
{
    return QStringLiteral("--") + option.name +
           (option.argument.isEmpty() ? QString() : QLatin1Char(' ') + option.argument);
}

} // namespace

QString helpText(const QStringList& words)
{
    const QString wanted = words.join(QLatin1Char(' '));
    const auto isWanted = [&wanted](const CommandInfo& command) {
        return (command.words + QLatin1Char(' ')).startsWith(wanted + QLatin1Char(' '));
    };
    const bool isAll = std::none_of(commands().cbegin(), commands().cend(), isWanted);
    QStringList used{QStringLiteral("data"), QStringLiteral("database")};
    bool serves = isAll;
    QString text =
        QStringLiteral("inkstoned " INKSTONE_VERSION " - the Inkstone signing service\n\nUsage:\n");
    for (const CommandInfo& command : commands()) {
        if (!isAll && !isWanted(command)) continue;
        serves = serves || command.words == QLatin1StringView("serve");
        QString usage = command.words + QStringLiteral(" --data DIR");
        for (QString name : command.optionNames) {
            const bool needed = name.startsWith(QLatin1Char('!'));
            if (needed) name.remove(0, 1);
            used.append(name);
            const QString one = usageOf(*findOption(name));
            usage += needed ? QLatin1Char(' ') + one : QStringLiteral(" [%1]").arg(one);
        }
        text += QStringLiteral("  inkstoned ") + wrapped(usage, 18) + QStringLiteral("\n      ") +
                wrapped(command.help, 6) + QLatin1Char('\n');
    }
    text +=
        QStringLiteral("  inkstoned --help | --version\n\nOptions (* may stand in the file of --config):\n");
    for (const Option& option : options()) {
        if (!isAll && !used.contains(option.name) && !(serves && option.isAllowedInFile)) continue;
        const QString name = usageOf(option).leftJustified(28);
        text += (option.isAllowedInFile ? QStringLiteral("* ") : QStringLiteral("  ")) + name +
                QLatin1Char(' ') + wrapped(option.help, 31) + QLatin1Char('\n');
    }
    return text +
           QStringLiteral(
               "\nEnvironment: INKSTONE_KEY_PASSPHRASE and INKSTONE_DATABASE stand for key-passphrase-file "
               "and database.\nExit codes: 0 done, 1 failed or findings, 2 wrong usage.");
}

namespace {

QJsonObject describe(const Option& option, bool isRequired)
{
    QStringList names{option.name};
    if (option.name == QLatin1StringView("help")) names.prepend(QStringLiteral("h"));
    return {{QStringLiteral("names"), QJsonArray::fromStringList(names)},
            {QStringLiteral("value"), option.argument},
            {QStringLiteral("required"), isRequired},
            {QStringLiteral("help"), option.help}};
}

QJsonObject describe(const CommandInfo& command)
{
    QJsonArray taken;
    QString usage;
    for (const Option& option : options()) {
        if ((option.commands & unsigned(command.group)) == 0) continue;
        const bool isRequired = command.optionNames.contains(QLatin1Char('!') + option.name);
        // Skips options of the group that this command doesn't use; `serve` uses all options of its group.
        if (command.group != CommandGroup::Serve && option.commands != data && !isRequired &&
            !command.optionNames.contains(option.name))
            continue;
        if (isRequired) usage += QLatin1Char(' ') + usageOf(option);
        if (option.name != QLatin1StringView("version")) taken.append(describe(option, isRequired));
    }
    return {{QStringLiteral("words"), command.words},
            {QStringLiteral("usage"), QStringLiteral("--data DIR%1 [OPTION…]").arg(usage)},
            {QStringLiteral("help"), command.help},
            {QStringLiteral("options"), taken},
            {QStringLiteral("arguments"), QJsonArray()}};
}

} // namespace

QString descriptionText()
{
    QJsonArray all;
    for (const CommandInfo& command : commands())
        all.append(describe(command));
    const QJsonObject description{
        {QStringLiteral("program"), QStringLiteral("inkstoned")},
        {QStringLiteral("version"), QStringLiteral(INKSTONE_VERSION)},
        {QStringLiteral("section"), 8},
        {QStringLiteral("summary"), QStringLiteral("signing service")},
        {QStringLiteral("usage"), QJsonArray{QStringLiteral("COMMAND --data DIR [OPTION…]")}},
        {QStringLiteral("help"),
         QStringLiteral("Serves documents to sign over HTTP, from a folder (SQLite) or a PostgreSQL "
                        "database, and manages its accounts, keys and backups.")},
        {QStringLiteral("commands"), all},
        {QStringLiteral("options"), QJsonArray{describe(*findOption(QStringLiteral("help")), false),
                                               describe(*findOption(QStringLiteral("version")), false)}},
        {QStringLiteral("environment"), QJsonArray()}};
    return QString::fromUtf8(QJsonDocument(description).toJson());
}

} // namespace ink::inkstoned
