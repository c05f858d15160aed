#include "app/inkstone/commands/sendrouting.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/routing.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/values/validation.h"
#include "app/inkstone/commandbase/commandfiles.h"
#include "app/wire/documentcodec.h"
#include "app/workflow/session/serversupport.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace ink {

using namespace domain;

namespace {

tl::unexpected<Error> invalid(const QString& sentence)
{
    return fail(ErrorCode::Validation, Message::literal(sentence));
}

Result<QList<Invitation>> readRecipients(const QString& path)
{
    INK_ASSIGN(json, readJsonFile(path, QStringLiteral("invitations")));
    return wire::invitationsFromJson(json);
}

Result<void> append(Document& draft, const QString& text, const std::function<void(Invitation&)>& change)
{
    INK_ASSIGN(recipient, parseRecipient(text));
    Invitation person;
    person.recipientName = recipient.name;
    person.recipientEmail = recipient.email;
    person.sequence = recipient.step;
    change(person);
    draft.invitations.append(std::move(person));
    return {};
}

/** Finds recipients by their email addresses. */
class People final
{
public:
    explicit People(QList<Invitation>& all) : m_all(all) {}

    /** The recipients with this address, for example a signer who also gets a copy; at least one. */
    [[nodiscard]] Result<QList<qsizetype>> findAll(const QString& email) const
    {
        const QString wanted = email.trimmed();
        QList<qsizetype> found;
        for (qsizetype i = 0; i < m_all.size(); ++i)
            if (m_all.at(i).recipientEmail.compare(wanted, Qt::CaseInsensitive) == 0) found.append(i);
        if (found.isEmpty())
            return invalid(QStringLiteral("“%1” is not a recipient of this document.").arg(wanted));
        return found;
    }
    /** Like findAll(), but returns only the first recipient. */
    [[nodiscard]] Result<qsizetype> find(const QString& email) const
    {
        INK_ASSIGN(found, findAll(email));
        return found.constFirst();
    }
    [[nodiscard]] Result<void> change(const QString& email,
                                      const std::function<void(Invitation&)>& change) const
    {
        INK_ASSIGN(index, find(email));
        change(m_all[index]);
        return {};
    }

private:
    QList<Invitation>& m_all;
};

/** Splits `EMAIL=VALUE` at the last equals sign. Fails with Validation if there is none; `form` describes the
 * option's value. */
Result<std::pair<QString, QString>> pairIn(const QString& text, const char* option,
                                           const char* form = "EMAIL=VALUE")
{
    const qsizetype sign = text.lastIndexOf(QLatin1Char('='));
    if (sign < 1)
        return invalid(
            QStringLiteral("--%1 takes %2, not “%3”.").arg(QLatin1String(option), QLatin1String(form), text));
    return std::pair{text.left(sign).trimmed(), text.mid(sign + 1).trimmed()};
}

Result<void> group(QList<Invitation>& people, const QString& text, int number)
{
    static const QRegularExpression form(QStringLiteral("^(?:(\\d{1,3}):)?(.+)$"));
    const auto match = form.match(text);
    const QStringList members = match.captured(2).split(QLatin1Char(','), Qt::SkipEmptyParts);
    const int needed = match.captured(1).isEmpty() ? 1 : match.captured(1).toInt();
    if (members.size() < 2 || needed < 1 || needed > members.size())
        return invalid(
            QStringLiteral(
                "--group takes two or more addresses separated by commas, optionally after the number of "
                "signatures required, such as 2:anna@example.com,ben@example.com; not “%1”.")
                .arg(text));
    const People all(people);
    for (const QString& member : members) {
        INK_ASSIGN(index, all.find(member));
        if (!people.at(index).group.isEmpty())
            return invalid(QStringLiteral("“%1” is in two groups.").arg(member.trimmed()));
        people[index].group = QStringLiteral("Group %1").arg(number);
        people[index].requiredGroupMembers = needed;
    }
    return {};
}

Result<void> addWitness(QList<Invitation>& people, const QString& email)
{
    INK_ASSIGN(index, People(people).find(email));
    const qsizetype signer = witnessedSigner(people, index);
    if (signer < 0)
        return invalid(QStringLiteral("“%1” has nobody to witness: put the signer before them.").arg(email));
    people[index].isWitness = true;
    people[index].sequence = people.at(signer).sequence;
    return {};
}

Result<Timestamp> timeFrom(const QString& text)
{
    const QDateTime time = QDateTime::fromString(text, Qt::ISODate);
    if (!time.isValid())
        return invalid(
            QStringLiteral("--at takes a time such as 2026-12-03T09:00 or 2026-12-03T09:00Z, not “%1”.")
                .arg(text));
    return Timestamp(std::chrono::milliseconds(time.toMSecsSinceEpoch()));
}

void ask(Invitation& person, AuthenticationType type, const QString& phone, const QString& code)
{
    person.authentications.removeIf([type](const Authentication& each) { return each.type == type; });
    person.authentications.append({type, phone, {}, code});
}

Result<void> setCodes(QList<Invitation>& people, const SendRouting& routing, const CodePrompt& askCode)
{
    const People all(people);
    for (const QString& email : routing.mailCodes)
        INK_TRY(
            all.change(email, [](Invitation& person) { ask(person, AuthenticationType::Email, {}, {}); }));
    for (const QString& text : routing.smsCodes) {
        INK_ASSIGN(given, pairIn(text, "sms-code"));
        const QString number = e164Number(given.second);
        if (number.isEmpty())
            return invalid(
                QStringLiteral("“%1” is not a phone number with a country code, such as +4915123456789.")
                    .arg(given.second));
        INK_TRY(all.change(given.first, [&number](Invitation& person) {
            ask(person, AuthenticationType::Sms, number, {});
        }));
    }
    for (const QString& email : routing.accessCodes) {
        INK_ASSIGN(index, all.find(email));
        INK_ASSIGN(code, askCode(people.at(index)));
        if (code.trimmed().toUcs4().size() < minAccessCodeLength)
            return invalid(QStringLiteral("The access code for %1 needs at least %2 characters.")
                               .arg(email)
                               .arg(minAccessCodeLength));
        ask(people[index], AuthenticationType::AccessCode, {}, code.trimmed());
    }
    return {};
}

} // namespace

Result<Recipient> parseRecipient(const QString& text)
{
    static const QRegularExpression form(QStringLiteral(
        "^\\s*(?:(?<name>[^<>]*?)\\s*<(?<boxed>[^<>]+)>|(?<bare>[^<>\\s@]+@[^<>\\s@]+))\\s*(?:@"
        "(?<step>\\d{1,3}))?\\s*$"));
    const auto match = form.match(text);
    Recipient recipient;
    recipient.email = match.captured(QStringLiteral("boxed")) + match.captured(QStringLiteral("bare"));
    recipient.name = match.captured(QStringLiteral("name"));
    if (recipient.name.size() > 1 && recipient.name.startsWith(QLatin1Char('"')) &&
        recipient.name.endsWith(QLatin1Char('"'))) // RFC 5322 §3.2.4
        recipient.name = recipient.name.mid(1, recipient.name.size() - 2).trimmed();
    if (const QString step = match.captured(QStringLiteral("step")); !step.isEmpty())
        recipient.step = step.toInt();
    if (!match.hasMatch() || !isEmail(recipient.email) || recipient.step < 1)
        return fail(ErrorCode::Validation,
                    Message::literal(
                        QStringLiteral("“%1” is not a recipient. Write: \"Name <mail@example.com>\" with @2 "
                                       "behind it for the second step.")
                            .arg(text)));
    if (recipient.name.isEmpty()) recipient.name = recipient.email.section(QLatin1Char('@'), 0, 0);
    return recipient;
}

Result<void> applyRouting(Document& draft, const SendRouting& routing, const CodePrompt& askCode)
{
    if (!routing.file.isEmpty()) {
        INK_ASSIGN(people, readRecipients(routing.file));
        draft.invitations = std::move(people);
    }
    for (const QString& text : routing.to)
        INK_TRY(append(draft, text, [](Invitation&) {}));
    int lastStep = 1;
    for (const Invitation& person : std::as_const(draft.invitations))
        lastStep = std::max(lastStep, person.sequence);
    for (const QString& text : routing.copies)
        INK_TRY(append(draft, text, [](Invitation& person) { person.actionType = ActionType::Viewer; }));
    for (const QString& text : routing.copiesAtEnd)
        INK_TRY(append(draft, text, [lastStep](Invitation& person) {
            person.actionType = ActionType::Viewer;
            person.receivesCopyAtEnd = true;
            person.sequence = lastStep;
        }));
    QList<Invitation>& people = draft.invitations;
    for (const QString& email : routing.witnesses)
        INK_TRY(addWitness(people, email));
    int number = 0;
    for (const QString& text : routing.groups)
        INK_TRY(group(people, text, ++number));
    for (const QString& text : routing.delays) {
        INK_ASSIGN(given, pairIn(text, "after"));
        bool isNumber = false;
        const int days = given.second.toInt(&isNumber);
        if (!isNumber || days < 1 || days > 3650)
            return invalid(QStringLiteral("--after takes 1 to 3650 days, not “%1”.").arg(given.second));
        INK_TRY(
            People(people).change(given.first, [days](Invitation& person) { person.startAfterDays = days; }));
    }
    INK_TRY(setCodes(people, routing, askCode));
    if (!routing.sendAt.isEmpty()) {
        INK_ASSIGN(time, timeFrom(routing.sendAt));
        draft.setting.sendAt = time;
    }
    return {};
}

Result<void> applyVisibility(Document& draft, const QStringList& paths, const QStringList& lists)
{
    if (lists.isEmpty()) return {};
    QStringList names;
    draft.files.clear();
    for (const QString& path : paths) {
        File file;
        file.name = QFileInfo(path).fileName();
        names.append(file.name);
        draft.files.append(file);
    }
    const People all(draft.invitations);
    constexpr const char* form = "FILE=EMAIL,EMAIL...";
    for (const QString& text : lists) {
        INK_ASSIGN(given, pairIn(text, "visible", form));
        bool isNumber = false;
        qsizetype at = given.first.toInt(&isNumber) - 1;
        if (const qsizetype path = paths.indexOf(given.first); path >= 0)
            at = path;
        else if (names.count(given.first) > 1)
            return invalid(
                QStringLiteral("Several files are called “%1”. Name it by its number in --visible, "
                               "such as 2=anna@example.com.")
                    .arg(given.first));
        else if (names.contains(given.first))
            at = names.indexOf(given.first);
        else if (!isNumber || at < 0 || at >= draft.files.size())
            return invalid(
                QStringLiteral("--visible names “%1”, which is none of the files.").arg(given.first));
        QList<int>& visibleTo = draft.files[at].visibleTo;
        for (const QString& email : given.second.split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            INK_ASSIGN(indexes, all.findAll(email));
            for (const qsizetype index : std::as_const(indexes))
                if (!visibleTo.contains(static_cast<int>(index) + 1))
                    visibleTo.append(static_cast<int>(index) + 1);
        }
        if (visibleTo.isEmpty())
            return invalid(QStringLiteral("--visible takes %1, not “%2”.").arg(QLatin1String(form), text));
        std::sort(visibleTo.begin(), visibleTo.end());
    }
    return toResult(checkVisibility(draft));
}

Result<void> checkServerSupport(const AccountDetails& account, const Document& draft)
{
    if ((usesRouting(draft) || draft.setting.sendAt) && !account.limits.routing)
        return invalid(
            QStringLiteral("This server doesn't support groups, witnesses, delays, copies at the end "
                           "or a time of sending."));
    if (restrictsFiles(draft.files) && !account.limits.fileVisibility)
        return invalid(QStringLiteral("This server can't hide files from recipients: everyone would see all "
                                      "files. Leave out --visible, or send the files separately."));
    const bool needsSms = std::any_of(draft.invitations.begin(), draft.invitations.end(),
                                      [](const Invitation& each) { return requiresSms(each); });
    if (needsSms && !account.outreach.canSendSms)
        return invalid(QStringLiteral("This server can't send codes by SMS. Use --access-code."));
    if (!documentLanguages(account.limits.languages).contains(draft.setting.language))
        return invalid(
            QStringLiteral("This server supports English and French only. Use --language en or fr."));
    INK_TRY(workflow::checkTakesData(account.limits, draft.data));
    return workflow::checkTakesCustomFields(account.limits, draft.tags);
}

} // namespace ink
