#include "app/permission/permission.h"

#include "app/base/printable.h"

#include <QJsonArray>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace ink::permission {

namespace {

constexpr std::array<std::pair<Action, const char*>, 4> actionNames{
    {{Action::Send, "send"}, {Action::Remind, "remind"}, {Action::Cancel, "cancel"}, {Action::Save, "save"}}};
constexpr std::array<std::pair<Answer, const char*>, 4> answerNames{{{Answer::Granted, "granted"},
                                                                     {Answer::Refused, "refused"},
                                                                     {Answer::TimedOut, "timedOut"},
                                                                     {Answer::Unavailable, "unavailable"}}};

template <typename Table, typename Value> QString nameIn(const Table& table, Value value)
{
    for (const auto& [each, name] : table)
        if (each == value) return QString::fromLatin1(name);
    return {};
}

template <typename Value, std::size_t size>
std::optional<Value> valueOf(const std::array<std::pair<Value, const char*>, size>& table,
                             const QString& name)
{
    for (const auto& [value, known] : table)
        if (name == QLatin1StringView(known)) return value;
    return std::nullopt;
}

/** Reads the members of an object, and records whether each was present and of the right type. */
class Members final
{
public:
    explicit Members(QJsonObject json) : m_json(std::move(json)) {}

    void read(const char* name, QString& text)
    {
        const QJsonValue value = take(name, QJsonValue::String);
        text = value.toString();
    }
    void read(const char* name, qint64& number)
    {
        const QJsonValue value = take(name, QJsonValue::Double);
        number = value.toInteger(-1);
        m_isValid = m_isValid && number >= 0;
    }
    void read(const char* name, int& number)
    {
        qint64 wide = 0;
        read(name, wide);
        m_isValid = m_isValid && wide <= 1'000'000;
        number = m_isValid ? static_cast<int>(wide) : 0;
    }
    void read(const char* name, bool& flag) { flag = take(name, QJsonValue::Bool).toBool(); }
    void read(const char* name, std::optional<qint64>& number)
    {
        if (!m_json.contains(QLatin1StringView(name))) return;
        qint64 given = 0;
        read(name, given);
        number = given;
    }
    template <typename Item, typename Read> void read(const char* name, QList<Item>& items, Read readItem)
    {
        const QJsonArray array = take(name, QJsonValue::Array).toArray();
        for (const QJsonValue& value : array) {
            Members members(value.toObject());
            Item item;
            readItem(members, item);
            m_isValid = m_isValid && value.isObject() && members.isComplete();
            items.append(item);
        }
    }
    /** Returns whether all members were valid and no other member is left: an unknown one from a newer
     * version could ask for more than this version shows. */
    [[nodiscard]] bool isComplete() const { return m_isValid && m_json.isEmpty(); }

private:
    QJsonValue take(const char* name, QJsonValue::Type type)
    {
        const QJsonValue value = m_json.take(QLatin1StringView(name));
        m_isValid = m_isValid && value.type() == type;
        return value;
    }

    QJsonObject m_json;
    bool m_isValid = true;
};

/** The address comes first, because a name can be any text, including one that hides the text that follows
 * it. */
QString personText(const Recipient& person)
{
    return person.name.isEmpty() ? person.email : QStringLiteral("%1 (%2)").arg(person.email, person.name);
}

QString moneyText(qint64 cents)
{
    return QString::number(static_cast<double>(cents) / 100, 'f', 2);
}

QString headline(const Question& question)
{
    const auto count = question.recipients.size();
    const QString people = count == 1 ? QStringLiteral("1 person") : QStringLiteral("%1 people").arg(count);
    switch (question.action) {
    case Action::Send:
        return QStringLiteral("Send “%1” to %2?").arg(question.title, people);
    case Action::Remind:
        return QStringLiteral("Remind %1 of “%2”?").arg(people, question.title);
    case Action::Cancel:
        return QStringLiteral("Cancel the signing of “%1”?").arg(question.title);
    case Action::Save:
        return QStringLiteral("Save the files of “%1” on this computer?").arg(question.title);
    }
    return {};
}

} // namespace

QJsonObject toJson(const Question& question)
{
    QJsonArray recipients;
    for (const Recipient& each : question.recipients)
        recipients.append(QJsonObject{{QStringLiteral("name"), each.name},
                                      {QStringLiteral("email"), each.email},
                                      {QStringLiteral("step"), each.step},
                                      {QStringLiteral("receivesCopy"), each.receivesCopy}});
    QJsonArray files;
    for (const SentFile& each : question.files)
        files.append(QJsonObject{{QStringLiteral("path"), each.path},
                                 {QStringLiteral("bytes"), each.bytes},
                                 {QStringLiteral("sha256"), each.sha256}});
    QJsonArray values;
    for (const NamedValue& each : question.values)
        values.append(
            QJsonObject{{QStringLiteral("name"), each.name}, {QStringLiteral("value"), each.value}});
    QJsonObject json{{QStringLiteral("action"), nameIn(actionNames, question.action)},
                     {QStringLiteral("program"), question.program},
                     {QStringLiteral("account"), question.account},
                     {QStringLiteral("service"), question.service},
                     {QStringLiteral("title"), question.title},
                     {QStringLiteral("documentId"), question.documentId},
                     {QStringLiteral("templateTitle"), question.templateTitle},
                     {QStringLiteral("recipients"), recipients},
                     {QStringLiteral("files"), files},
                     {QStringLiteral("values"), values},
                     {QStringLiteral("message"), question.message},
                     {QStringLiteral("folder"), question.folder}};
    if (question.costCents) json.insert(QStringLiteral("costCents"), *question.costCents);
    if (question.chargesCents) json.insert(QStringLiteral("chargesCents"), *question.chargesCents);
    if (question.spendLimitCents) json.insert(QStringLiteral("spendLimitCents"), *question.spendLimitCents);
    return json;
}

std::optional<Question> questionFromJson(const QJsonObject& json)
{
    Question question;
    Members members(json);
    QString action;
    members.read("action", action);
    const auto known = valueOf(actionNames, action);
    if (!known) return std::nullopt;
    question.action = *known;
    members.read("program", question.program);
    members.read("account", question.account);
    members.read("service", question.service);
    members.read("title", question.title);
    members.read("documentId", question.documentId);
    members.read("templateTitle", question.templateTitle);
    members.read("recipients", question.recipients, [](Members& in, Recipient& each) {
        in.read("name", each.name);
        in.read("email", each.email);
        in.read("step", each.step);
        in.read("receivesCopy", each.receivesCopy);
    });
    members.read("files", question.files, [](Members& in, SentFile& each) {
        in.read("path", each.path);
        in.read("bytes", each.bytes);
        in.read("sha256", each.sha256);
    });
    members.read("values", question.values, [](Members& in, NamedValue& each) {
        in.read("name", each.name);
        in.read("value", each.value);
    });
    members.read("message", question.message);
    members.read("folder", question.folder);
    members.read("costCents", question.costCents);
    members.read("chargesCents", question.chargesCents);
    members.read("spendLimitCents", question.spendLimitCents);
    // The spending is displayed only if both values are known.
    if (question.chargesCents.has_value() != question.spendLimitCents.has_value()) return std::nullopt;
    if (!members.isComplete()) return std::nullopt;
    return question;
}

QString answerName(Answer answer)
{
    return nameIn(answerNames, answer);
}

std::optional<Answer> answerFromName(const QString& name)
{
    return valueOf(answerNames, name);
}

QString terminalText(const Question& question)
{
    QStringList lines{headline(question)};
    const auto add = [&lines](const QString& label, const QString& text) {
        if (!text.isEmpty()) lines.append(QStringLiteral("  %1: %2").arg(label, text));
    };
    add(QStringLiteral("Asked by"), QStringLiteral("a program that calls itself “%1”").arg(question.program));
    add(QStringLiteral("Account"), question.account);
    add(QStringLiteral("Service"),
        question.service.isEmpty() ? QStringLiteral("this computer") : question.service);
    if (question.documentId != 0) add(QStringLiteral("Document"), QString::number(question.documentId));
    add(QStringLiteral("Template"), question.templateTitle);
    for (const Recipient& each : question.recipients)
        add(each.receivesCopy ? QStringLiteral("Copy for") : QStringLiteral("Step %1").arg(each.step),
            personText(each));
    for (const SentFile& each : question.files)
        add(QStringLiteral("File"),
            QStringLiteral("%1 (%2 bytes, SHA-256 %3)").arg(each.path).arg(each.bytes).arg(each.sha256));
    for (const NamedValue& each : question.values)
        add(QStringLiteral("Value"), QStringLiteral("%1 = %2").arg(each.name, each.value));
    add(question.action == Action::Cancel ? QStringLiteral("Reason") : QStringLiteral("Message"),
        question.message);
    add(QStringLiteral("Folder"), question.folder);
    if (question.costCents) add(QStringLiteral("Costs"), moneyText(*question.costCents));
    if (question.chargesCents && question.spendLimitCents)
        add(QStringLiteral("Spending limit"),
            (*question.chargesCents > *question.spendLimitCents
                 ? QStringLiteral("this exceeds it: %1 of %2")
                 : QStringLiteral("with this, %1 of %2 is used"))
                .arg(moneyText(*question.chargesCents), moneyText(*question.spendLimitCents)));
    for (QString& line : lines)
        line = printable(line);
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

} // namespace ink::permission
