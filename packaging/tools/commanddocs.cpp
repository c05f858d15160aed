// Makes a program's manual page and its completions for bash, zsh and fish out of what `PROGRAM --describe`
// prints: commanddocs DESCRIPTION.json OUT [DATE]
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <cstdio>

namespace {

struct Option
{
    QStringList names; ///< with their dashes
    QString value;
    QString help;
    bool isRequired = false;
};

struct Command
{
    QStringList words;
    QString usage;
    QString summary;
    QString help;
    QList<Option> options;
    QList<Option> arguments; ///< their `value` is the syntax
};

struct Program
{
    QString name;
    QString version;
    QString summary;
    QString help;
    int section = 1;
    QStringList usages;
    QList<Command> commands;
    QList<Option> options;
    QList<Option> environment;
};

QString text(const QJsonObject& object, const char* key)
{
    return object.value(QLatin1StringView(key)).toString();
}

QList<Option> optionsFrom(const QJsonValue& list, bool isDashed)
{
    QList<Option> options;
    for (const QJsonValue& each : list.toArray()) {
        const QJsonObject object = each.toObject();
        Option option{{},
                      text(object, "value"),
                      text(object, "help"),
                      object.value(QLatin1StringView("required")).toBool()};
        if (option.value.isEmpty()) option.value = text(object, "syntax");
        for (const QJsonValue& name : object.value(QLatin1StringView("names")).toArray()) {
            const QString word = name.toString();
            const QString dashes = !isDashed          ? QString()
                                   : word.size() == 1 ? QStringLiteral("-")
                                                      : QStringLiteral("--");
            option.names.append(dashes + word);
        }
        options.append(option);
    }
    return options;
}

Program programFrom(const QJsonObject& object)
{
    Program program;
    program.name = text(object, "program");
    program.version = text(object, "version");
    program.summary = text(object, "summary");
    program.help = text(object, "help");
    program.section = object.value(QLatin1StringView("section")).toInt();
    for (const QJsonValue& usage : object.value(QLatin1StringView("usage")).toArray())
        program.usages.append(usage.toString());
    for (const QJsonValue& each : object.value(QLatin1StringView("commands")).toArray()) {
        const QJsonObject command = each.toObject();
        program.commands.append({text(command, "words").split(QLatin1Char(' ')), text(command, "usage"),
                                 text(command, "summary"), text(command, "help"),
                                 optionsFrom(command.value(QLatin1StringView("options")), true),
                                 optionsFrom(command.value(QLatin1StringView("arguments")), false)});
    }
    program.options = optionsFrom(object.value(QLatin1StringView("options")), true);
    program.environment = optionsFrom(object.value(QLatin1StringView("environment")), false);
    return program;
}

/** What a value or an argument names, by the word that the help uses for it. */
enum class Value { None, File, Folder, Text };

Value kindOf(const QString& value)
{
    if (value.isEmpty()) return Value::None;
    const QString upper = value.toUpper();
    if (upper.contains(QLatin1StringView("DIR"))) return Value::Folder;
    const bool isFile = upper.contains(QLatin1StringView("FILE")) || upper == QLatin1StringView("OLD") ||
                        upper == QLatin1StringView("NEW");
    return isFile ? Value::File : Value::Text;
}

QString brief(const Command& command)
{
    if (!command.summary.isEmpty()) return command.summary;
    return command.help.section(QStringLiteral(". "), 0, 0).remove(QLatin1Char('\n'));
}

// ---- manual page

/** Text as roff: no character of it is a request or an escape. */
QString roff(QString words)
{
    words.replace(QLatin1Char('\\'), QStringLiteral("\\e"));
    words.replace(QLatin1Char('-'), QStringLiteral("\\-"));
    words.replace(QLatin1Char('\''), QStringLiteral("\\(aq"));
    if (words.startsWith(QLatin1Char('.'))) words.prepend(QStringLiteral("\\&"));
    return words;
}

QString bold(const QString& words)
{
    return QStringLiteral("\\fB") + roff(words) + QStringLiteral("\\fR");
}

QString optionList(const QList<Option>& options)
{
    QString page;
    for (const Option& option : options) {
        QStringList names;
        for (const QString& name : option.names)
            names.append(bold(name));
        QString line = names.join(QStringLiteral(", "));
        if (!option.value.isEmpty())
            line += (line.isEmpty() ? QString() : QStringLiteral(" ")) + QStringLiteral("\\fI") +
                    roff(option.value) + QStringLiteral("\\fR");
        page +=
            QStringLiteral(".TP\n%1\n%2%3\n")
                .arg(line, roff(option.help), option.isRequired ? QStringLiteral(" Required.") : QString());
    }
    return page;
}

QString manualPage(const Program& program, const QString& date)
{
    QString page = QStringLiteral(".TH %1 %2 \"%3\" \"Inkstone %4\"\n")
                       .arg(program.name.toUpper())
                       .arg(program.section)
                       .arg(date, program.version);
    page +=
        QStringLiteral(".SH NAME\n%1 \\- %2\n.SH SYNOPSIS\n").arg(roff(program.name), roff(program.summary));
    for (qsizetype i = 0; i < program.usages.size(); ++i)
        page += (i > 0 ? QStringLiteral(".br\n") : QString()) + bold(program.name) + QLatin1Char(' ') +
                roff(program.usages.at(i)) + QLatin1Char('\n');
    page += QStringLiteral(".SH DESCRIPTION\n%1\n.SH OPTIONS\n").arg(roff(program.help)) +
            optionList(program.options) + QStringLiteral(".SH COMMANDS\n");
    for (const Command& command : program.commands) {
        page += QStringLiteral(".SS %1 %2\n%3\n")
                    .arg(roff(command.words.join(QLatin1Char(' '))), roff(command.usage), roff(command.help));
        page += optionList(command.arguments) + optionList(command.options);
    }
    if (!program.environment.isEmpty())
        page += QStringLiteral(".SH ENVIRONMENT\n") + optionList(program.environment);
    return page;
}

// ---- completions

/** In single quotes, for any of the three shells. */
QString quoted(QString words)
{
    words.replace(QLatin1Char('\''), QStringLiteral("'\\''"));
    return QLatin1Char('\'') + words + QLatin1Char('\'');
}

/** The words that may follow `before`, with their help. */
QList<std::pair<QString, QString>> wordsBehind(const Program& program, const QStringList& before)
{
    QList<std::pair<QString, QString>> words;
    for (const Command& command : program.commands) {
        if (command.words.size() <= before.size() || command.words.mid(0, before.size()) != before) continue;
        const QString word = command.words.at(before.size());
        const bool isKnown = !words.isEmpty() && words.constLast().first == word;
        if (isKnown)
            words.last().second = QStringLiteral("has verbs");
        else
            words.append({word, brief(command)});
    }
    return words;
}

/** The first words of commands that have verbs. */
QStringList groups(const Program& program)
{
    QStringList words;
    for (const Command& command : program.commands)
        if (command.words.size() > 1 && !words.contains(command.words.constFirst()))
            words.append(command.words.constFirst());
    return words;
}

QString firstsOf(const QList<std::pair<QString, QString>>& words)
{
    QStringList firsts;
    for (const auto& [word, help] : words)
        firsts.append(word);
    return firsts.join(QLatin1Char(' '));
}

QStringList dashedNames(const QList<Option>& options)
{
    QStringList names;
    for (const Option& option : options)
        names += option.names;
    return names;
}

QString bashCompletion(const Program& program)
{
    const QString function = QStringLiteral("_") + program.name;
    const QString grouped = groups(program).join(QLatin1Char('|'));
    QString script =
        QStringLiteral("# bash completion for %1; made from its command line.\n%2()\n{\n"
                       "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]}\n"
                       "    local command=${COMP_WORDS[1]} words= files=\n"
                       "    COMPREPLY=()\n")
            .arg(program.name, function);
    if (!grouped.isEmpty())
        script +=
            QStringLiteral("    case $command in %1) command+=\" ${COMP_WORDS[2]}\" ;; esac\n").arg(grouped);
    script +=
        QStringLiteral("    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                       "        words=\"%1 %2\" files=%3\n")
            .arg(firstsOf(wordsBehind(program, {})), dashedNames(program.options).join(QLatin1Char(' ')),
                 program.section == 1 ? QStringLiteral("-f") : QString());
    for (const QString& group : groups(program))
        script += QStringLiteral("    elif [ \"$COMP_CWORD\" -eq 2 ] && [ \"$prev\" = %1 ]; then\n"
                                 "        words=\"%2\"\n")
                      .arg(group, firstsOf(wordsBehind(program, {group})));
    script += QStringLiteral("    else\n        case \"$command $prev\" in\n");
    for (const Command& command : program.commands) {
        QHash<Value, QStringList> patterns;
        for (const Option& option : command.options)
            for (const QString& name : option.names)
                patterns[kindOf(option.value)].append(
                    quoted(command.words.join(QLatin1Char(' ')) + QLatin1Char(' ') + name));
        for (const auto& [kind, words] : {std::pair{Value::File, QStringLiteral("files=-f")},
                                          std::pair{Value::Folder, QStringLiteral("files=-d")},
                                          std::pair{Value::Text, QStringLiteral("return")}})
            if (!patterns.value(kind).isEmpty())
                script += QStringLiteral("        %1) %2 ;;\n")
                              .arg(patterns.value(kind).join(QLatin1Char('|')), words);
    }
    script += QStringLiteral("        *) case $command in\n");
    for (const Command& command : program.commands) {
        bool takesFiles = false;
        for (const Option& argument : command.arguments)
            takesFiles = takesFiles || kindOf(argument.value) == Value::File;
        script += QStringLiteral("            %1) words=\"%2\" %3 ;;\n")
                      .arg(quoted(command.words.join(QLatin1Char(' '))),
                           dashedNames(command.options).join(QLatin1Char(' ')),
                           takesFiles ? QStringLiteral("files=-f") : QString());
    }
    if (program.section == 1)
        script += QStringLiteral("            *) files=-f ;;\n"); // files for the window
    script += QStringLiteral("            esac ;;\n"
                             "        esac\n"
                             "    fi\n"
                             "    if [ -n \"$files\" ] && [[ $cur != -* ]]; then\n"
                             "        compopt -o filenames\n"
                             "        mapfile -t COMPREPLY < <(compgen $files -W \"$words\" -- \"$cur\")\n"
                             "    else\n"
                             "        mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$cur\")\n"
                             "    fi\n"
                             "}\n"
                             "complete -F %1 %2\n")
                  .arg(function, program.name);
    return script;
}

/** A word of a zsh specification: brackets and colons mean something there. */
QString zshHelp(QString words)
{
    words.replace(QLatin1Char('\\'), QStringLiteral("\\\\"));
    for (const char special : {'[', ']', ':'})
        words.replace(QLatin1Char(special), QStringLiteral("\\") + QLatin1Char(special));
    return words;
}

QString zshAction(const QString& value)
{
    switch (kindOf(value)) {
    case Value::File:
        return QStringLiteral("_files");
    case Value::Folder:
        return QStringLiteral("_files -/");
    default:
        return QStringLiteral(" ");
    }
}

QString zshOptions(const QList<Option>& options)
{
    QString specs;
    for (const Option& option : options)
        for (const QString& name : option.names) {
            QString spec =
                QStringLiteral("*") + name + QLatin1Char('[') + zshHelp(option.help) + QLatin1Char(']');
            if (!option.value.isEmpty())
                spec += QLatin1Char(':') + zshHelp(option.value) + QLatin1Char(':') + zshAction(option.value);
            specs += QStringLiteral(" \\\n            ") + quoted(spec);
        }
    return specs;
}

QString zshWords(const QList<std::pair<QString, QString>>& words)
{
    QString list;
    for (const auto& [word, help] : words)
        list += QStringLiteral(" ") + quoted(word + QLatin1Char(':') + help);
    return list;
}

QString zshCompletion(const Program& program)
{
    QString script = QStringLiteral("#compdef %1\n# zsh completion for %1; made from its command line.\n"
                                    "local -a list\n"
                                    "local command=${words[2]}\n"
                                    "if (( CURRENT == 2 )); then\n"
                                    "    list=(%2)\n"
                                    "    _describe command list\n"
                                    "    _arguments%3%4\n"
                                    "    return\n"
                                    "fi\n")
                         .arg(program.name, zshWords(wordsBehind(program, {})), zshOptions(program.options),
                              program.section == 1 ? QStringLiteral(" '*:file:_files'") : QString());
    for (const QString& group : groups(program))
        script += QStringLiteral("if [[ $command == %1 ]]; then\n"
                                 "    if (( CURRENT == 3 )); then\n"
                                 "        list=(%2)\n"
                                 "        _describe verb list\n"
                                 "        return\n"
                                 "    fi\n"
                                 "    command+=\" ${words[3]}\"\n"
                                 "    shift words\n"
                                 "    (( CURRENT-- ))\n"
                                 "fi\n")
                      .arg(group, zshWords(wordsBehind(program, {group})));
    script += QStringLiteral("shift words\n(( CURRENT-- ))\ncase $command in\n");
    for (const Command& command : program.commands) {
        script += QStringLiteral("    %1)\n        _arguments%2")
                      .arg(quoted(command.words.join(QLatin1Char(' '))), zshOptions(command.options));
        if (!command.arguments.isEmpty())
            script += QStringLiteral(" \\\n            ") +
                      quoted(QStringLiteral("*:%1:%2").arg(zshHelp(command.arguments.constFirst().value),
                                                           zshAction(command.arguments.constFirst().value)));
        script += QStringLiteral("\n        ;;\n");
    }
    return script + (program.section == 1 ? QStringLiteral("    *) _files ;;\n") : QString()) +
           QStringLiteral("esac\n");
}

/** The fish condition that these words, and no verb more, have been typed. */
QString fishBehind(const QStringList& words)
{
    QStringList conditions;
    for (const QString& word : words)
        conditions.append(QStringLiteral("__fish_seen_subcommand_from ") + word);
    return conditions.join(QStringLiteral("; and "));
}

QString fishCompletion(const Program& program)
{
    const QString complete = QStringLiteral("complete -c ") + program.name;
    QString script =
        QStringLiteral("# fish completion for %1; made from its command line.\n").arg(program.name);
    if (program.section != 1) script += complete + QStringLiteral(" -f\n");
    const auto options = [&complete](const QList<Option>& list, const QString& condition) {
        QString lines;
        for (const Option& option : list) {
            lines += complete + QStringLiteral(" -n ") + quoted(condition);
            for (const QString& name : option.names)
                lines += name.startsWith(QLatin1StringView("--")) ? QStringLiteral(" -l ") + name.mid(2)
                                                                  : QStringLiteral(" -s ") + name.mid(1);
            if (kindOf(option.value) == Value::File) lines += QStringLiteral(" -r -F");
            if (kindOf(option.value) == Value::Folder)
                lines += QStringLiteral(" -x -a '(__fish_complete_directories)'");
            if (kindOf(option.value) == Value::Text) lines += QStringLiteral(" -x");
            lines += QStringLiteral(" -d ") + quoted(option.help) + QLatin1Char('\n');
        }
        return lines;
    };
    const auto words = [&complete](const QList<std::pair<QString, QString>>& list, const QString& condition) {
        QString lines;
        for (const auto& [word, help] : list)
            lines +=
                QStringLiteral("%1 -n %2 -a %3 -d %4\n").arg(complete, quoted(condition), word, quoted(help));
        return lines;
    };
    script += words(wordsBehind(program, {}), QStringLiteral("__fish_use_subcommand"));
    script += options(program.options, QStringLiteral("__fish_use_subcommand"));
    for (const QString& group : groups(program)) {
        const QString verbs = firstsOf(wordsBehind(program, {group}));
        script += words(
            wordsBehind(program, {group}),
            QStringLiteral("%1; and not __fish_seen_subcommand_from %2").arg(fishBehind({group}), verbs));
    }
    for (const Command& command : program.commands)
        script += options(command.options, fishBehind(command.words));
    return script;
}

bool write(const QString& path, const QString& words)
{
    QFile file(path);
    const QByteArray bytes = words.toUtf8();
    return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
           file.write(bytes) == bytes.size();
}

} // namespace

int main(int argc, char** argv)
{
    QFile input(argc > 2 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (argc < 3 || !input.open(QIODevice::ReadOnly)) {
        std::fputs("usage: commanddocs DESCRIPTION.json OUT [DATE]\n", stderr);
        return 2;
    }
    const Program program = programFrom(QJsonDocument::fromJson(input.readAll()).object());
    if (program.name.isEmpty() || program.commands.isEmpty()) {
        std::fputs("commanddocs: the description has no commands\n", stderr);
        return 1;
    }
    const QString out = QString::fromLocal8Bit(argv[2]) + QLatin1Char('/');
    const QString date = argc > 3 ? QString::fromLocal8Bit(argv[3]) : QString();
    const QString manual = QStringLiteral("%1.%2").arg(program.name).arg(program.section);
    const bool isWritten = write(out + manual, manualPage(program, date)) &&
                           write(out + QStringLiteral("bash/") + program.name, bashCompletion(program)) &&
                           write(out + QStringLiteral("zsh/_") + program.name, zshCompletion(program)) &&
                           write(out + QStringLiteral("fish/") + program.name + QStringLiteral(".fish"),
                                 fishCompletion(program));
    return isWritten ? 0 : 1;
}
