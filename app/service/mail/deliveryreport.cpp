#include "app/service/mail/deliveryreport.h"

#include "app/service/mail/mailaddress.h"
#include "app/service/mail/mimepart.h"
#include "app/service/mail/reasons.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace ink::service::mail {

namespace {

constexpr qsizetype maxDiagnostic = 200;
constexpr qsizetype maxText = 65'536; // bytes of a plain-text report

using Recipient = DeliveryReport::Recipient;

/** Returns the id of an email in `text`: 40 hex digits before an `@`, or on their own. */
QByteArray markIn(const QByteArray& text)
{
    static const QRegularExpression mark(QStringLiteral("(?<![0-9a-zA-Z])([0-9a-f]{40})(?![0-9a-zA-Z])"));
    return mark.match(QString::fromLatin1(text)).captured(1).toLatin1();
}

/** Returns the id of the service's email that these headers belong to; empty if there is none. If a server
 * replaced the Message-ID, the id is in an additional header. */
QByteArray letterOf(const QList<std::pair<QByteArray, QByteArray>>& headers)
{
    for (const char* name : {"x-inkstone-letter", "message-id", "x-microsoft-original-message-id",
                             "x-google-original-message-id", "x-original-message-id", "original-message-id"})
        for (const auto& [key, value] : headers)
            if (key == name)
                if (const QByteArray found = markIn(value); !found.isEmpty()) return found;
    return {};
}

/** Returns `ben@example.com` for `rfc822; <Ben@Example.com> (comment)`. */
QString addressOf(const QByteArray& field)
{
    const qsizetype semicolon = field.indexOf(';');
    QByteArray address = field.mid(semicolon + 1).trimmed();
    static const QRegularExpression plain(QStringLiteral(R"(([^\s<>"(),;:]+@[^\s<>"(),;:]+))"));
    const QString found = plain.match(QString::fromUtf8(address)).captured(1).toLower();
    return found.endsWith(QLatin1Char('.')) ? found.chopped(1) : found;
}

QString diagnosticOf(const QByteArray& field)
{
    const qsizetype semicolon = field.indexOf(';');
    const bool isTyped = semicolon > 0 && semicolon < 20 && !field.left(semicolon).contains(' ');
    return oneLine(QString::fromUtf8(isTyped ? field.mid(semicolon + 1) : field).simplified())
        .left(maxDiagnostic);
}

/** Returns `5.1.1` for `5.1.1 (bad mailbox)` and `#5.1.1`. */
QByteArray statusOf(const QByteArray& field)
{
    static const QRegularExpression code(QStringLiteral(R"((?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]))"));
    return code.match(QString::fromLatin1(field)).captured(1).toLatin1();
}

/** Returns the field groups of a message/delivery-status. The first group is about the message, each other
 * one about a recipient. */
QList<QList<std::pair<QByteArray, QByteArray>>> groupsOf(const QByteArray& body)
{
    QList<QList<std::pair<QByteArray, QByteArray>>> groups;
    qsizetype at = 0;
    while (at < body.size() && groups.size() < 100) {
        const qsizetype before = at;
        auto group = parseFields(body, at);
        if (at == before) { // not a field: skips the line
            const qsizetype end = body.indexOf('\n', at);
            at = end < 0 ? body.size() : end + 1;
        }
        if (!group.isEmpty()) groups.append(std::move(group));
    }
    return groups;
}

std::optional<Recipient> recipientFrom(const QList<std::pair<QByteArray, QByteArray>>& group)
{
    Recipient recipient;
    QByteArray action;
    bool isRecipient = false;
    for (const auto& [name, value] : group) {
        if (name == "final-recipient" || name == "original-recipient" || name == "x-actual-recipient") {
            isRecipient = true;
            if (const QString address = addressOf(value);
                !address.isEmpty() && !recipient.addresses.contains(address))
                recipient.addresses.append(address);
        } else if (name == "action") {
            action = value.toLower();
        } else if (name == "status") {
            recipient.status = statusOf(value);
        } else if (name == "diagnostic-code" && recipient.diagnostic.isEmpty()) {
            recipient.diagnostic = diagnosticOf(value);
        }
    }
    if (!isRecipient && action.isEmpty()) return std::nullopt;
    if (action.startsWith("failed")) return recipient; // also with 4.x.x, because the server has given up
    if (action.startsWith("delayed")) {
        recipient.isFinal = false;
        return recipient;
    }
    if (!action.isEmpty()) return std::nullopt; // delivered, relayed, expanded
    if (recipient.status.isEmpty() || recipient.status.startsWith('2')) return std::nullopt;
    recipient.isFinal = recipient.status.startsWith('5');
    return recipient;
}

/** The parts of a report, in any order. */
struct Pieces
{
    QList<QByteArray> statuses; ///< bodies of message/delivery-status
    QList<QList<std::pair<QByteArray, QByteArray>>> originals;
    QByteArray text;
};

void collect(const MimePart& part, Pieces& pieces)
{
    if (part.type == "message/delivery-status" || part.type == "message/global-delivery-status") {
        pieces.statuses.append(part.body);
    } else if (part.type == "message/rfc822" || part.type == "message/global") {
        if (!part.parts.isEmpty()) pieces.originals.append(part.parts.first().headers);
    } else if (part.type == "text/rfc822-headers" || part.type == "message/rfc822-headers" ||
               part.type == "message/global-headers") {
        qsizetype at = 0;
        while (at < part.body.size() && (part.body.at(at) == '\r' || part.body.at(at) == '\n'))
            ++at;
        pieces.originals.append(parseFields(part.body, at));
    } else if (part.type == "text/plain" || (part.type == "text/html" && pieces.text.isEmpty())) {
        if (pieces.text.size() < maxText) pieces.text += part.body.left(maxText) + '\n';
    } else {
        for (const MimePart& inner : part.parts)
            collect(inner, pieces);
    }
}

bool isMailSystem(const QByteArray& from)
{
    static const QRegularExpression system(
        QStringLiteral("(mailer-?daemon|postmaster|mail[ -]?deliver|maildaemon|mdaemon|delivery[ -]subsystem|"
                       "microsoftexchange|mail[ -]administrator|system administrator|<>)"),
        QRegularExpression::CaseInsensitiveOption);
    return system.match(QString::fromLatin1(from)).hasMatch();
}

/** Returns the offset of the returned message in a plain-text report; -1 if there is none. */
qsizetype originalIn(const QByteArray& text)
{
    static const QRegularExpression heading(
        QStringLiteral(
            "^[ \\t>*-]*(below this line is a copy of the message|this is a copy of (the|your) "
            "message|original message follows|message header follows|unsent message (follows|below)|"
            "returned message follows|original message( headers)?|undelivered message follows|"
            "included is a copy of|dies ist eine kopie|"
            "copie du message|copia del mensaje)"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    const auto match = heading.match(QString::fromLatin1(text));
    return match.hasMatch() ? match.capturedEnd() : -1;
}

/** Returns the id of the service's email from the headers of a message that is quoted in a text; empty if
 * there is none, or more than one. */
QByteArray letterIn(const QByteArray& text)
{
    static const QRegularExpression field(
        QStringLiteral(
            "^(?:x-inkstone-letter|(?:x-[a-z-]*original-)?message-id):\\s*<?([0-9a-f]{40})(?=[@\\s>])"),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::MultilineOption);
    QByteArray letter;
    auto matches = field.globalMatch(QString::fromLatin1(text));
    while (matches.hasNext()) {
        const QByteArray found = matches.next().captured(1).toLatin1();
        if (!letter.isEmpty() && letter != found) return {}; // reports about several recipients are ambiguous
        letter = found;
    }
    return letter;
}

bool contains(const QByteArray& text, const QString& pattern)
{
    const QRegularExpression words(pattern, QRegularExpression::CaseInsensitiveOption |
                                                QRegularExpression::DotMatchesEverythingOption);
    return words.match(QString::fromUtf8(text)).hasMatch();
}

/** Parses a plain-text report of a mail server. */
std::optional<Recipient> recipientInWords(const MimePart& message, const QByteArray& words)
{
    const QByteArray head = message.header("subject") + '\n' + words;
    Recipient recipient;
    static const QRegularExpression smtp(
        QStringLiteral(R"((?<![\d.#-])([45]\d\d)[ :-](?:#?[45]\.\d{1,3}\.\d{1,3})?[^\r\n]*)"));
    recipient.status = statusOf(words);
    const auto line = smtp.match(QString::fromUtf8(words));
    if (line.hasMatch()) {
        recipient.diagnostic = oneLine(line.captured(0).simplified()).left(maxDiagnostic);
        if (recipient.status.isEmpty()) recipient.status = line.captured(1).toLatin1();
    }
    const bool isDelay = contains(
        head,
        QStringLiteral("(still trying|will (be retried|keep trying|continue to (try|be))|has not yet been "
                       "delivered|not yet been delivered|transient non-fatal|temporary (error|failure|"
                       "problem)|delivery (is |has been )?delayed|warning: message|delayed mail|"
                       "noch nicht zugestellt|sera (à nouveau )?tent|a été retardé|se ha retrasado)"));
    const bool isFailure =
        !message.header("x-failed-recipients").isEmpty() || recipient.status.startsWith('5') ||
        contains(head,
                 QStringLiteral("(permanent(ly)? (fatal )?(error|failure)|could(n't| not) be delivered|"
                                "unable to deliver|undeliver(ed|able)|did not reach|returned to sender|"
                                "returning (message|mail)|delivery (has )?failed|failure notice|"
                                "delivery failure|not delivered|"
                                "user unknown|unknown user|no such user|mailbox (is )?(full|unavailable)|"
                                "unzustellbar|konnte nicht zugestellt|non remis|n'a pas pu être|"
                                "no se (ha podido|pudo) entregar)"));
    if (!isDelay && !isFailure) return std::nullopt;
    // A warning repeats the text of the final failure, but a failure does not mention further attempts.
    recipient.isFinal = !isDelay;
    const QList<QByteArray> failed = message.header("x-failed-recipients").split(',');
    for (const QByteArray& each : failed)
        if (const QString address = addressOf(each); !address.isEmpty()) recipient.addresses.append(address);
    if (!recipient.addresses.isEmpty()) return recipient;
    // All addresses in the text. The recipient of the email must be among them.
    static const QRegularExpression address(
        QStringLiteral(R"([^\s<>"'(),;:=\[\]]+@[^\s<>"'(),;:=\[\]]+\.[^\s<>"'(),;:=\[\]]+)"));
    static const QRegularExpression server(QStringLiteral("^(postmaster|mailer-daemon|abuse|no-?reply)@"));
    const QString ours = addressOf(message.header("to"));
    auto all = address.globalMatch(QString::fromUtf8(words));
    while (all.hasNext() && recipient.addresses.size() < 50) {
        QString found = all.next().captured(0).toLower();
        while (found.endsWith(QLatin1Char('.')))
            found.chop(1);
        if (found == ours || server.match(found).hasMatch()) continue;
        if (!recipient.addresses.contains(found)) recipient.addresses.append(found);
    }
    return recipient;
}

// Index(standardReport): Mail that comes back: which messages are delivery reports
/** Parses reports that follow RFC 3464. */
std::optional<DeliveryReport> standardReport(const MimePart& message, const Pieces& pieces)
{
    DeliveryReport report;
    QByteArray named; // the id named in the fields of the report
    for (const QByteArray& body : pieces.statuses) {
        const auto groups = groupsOf(body);
        for (const auto& group : groups) {
            if (named.isEmpty()) named = letterOf(group);
            if (auto recipient = recipientFrom(group)) report.recipients.append(*std::move(recipient));
        }
    }
    for (const auto& original : pieces.originals) {
        const QByteArray letter = letterOf(original);
        if (letter.isEmpty()) continue;
        if (!report.messageId.isEmpty() && letter != report.messageId) return std::nullopt;
        report.messageId = letter;
    }
    // The returned message is a different one, even if it refers to the service's email.
    if (report.messageId.isEmpty() &&
        std::any_of(pieces.originals.begin(), pieces.originals.end(),
                    [](const auto& headers) {
                        return std::any_of(headers.begin(), headers.end(),
                                           [](const auto& field) { return field.first == "message-id"; });
                    }) &&
        named.isEmpty())
        return std::nullopt;
    if (report.messageId.isEmpty()) report.messageId = named;
    if (report.messageId.isEmpty())
        report.messageId = letterIn(pieces.text.mid(qMax<qsizetype>(0, originalIn(pieces.text))));
    if (report.messageId.isEmpty()) report.messageId = markIn(message.header("in-reply-to"));
    if (report.messageId.isEmpty()) report.messageId = markIn(message.header("references"));
    if (report.messageId.isEmpty() || report.recipients.isEmpty()) return std::nullopt;
    return report;
}

/** Parses other reports. They are accepted only from a mail system and with the returned message. */
std::optional<DeliveryReport> reportInWords(const MimePart& message, const Pieces& pieces)
{
    const bool isBounce = isMailSystem(message.header("from")) || message.header("return-path") == "<>" ||
                          !message.header("x-failed-recipients").isEmpty();
    if (!isBounce) return std::nullopt;
    DeliveryReport report;
    QByteArray words = pieces.text;
    for (const auto& original : pieces.originals) {
        const QByteArray letter = letterOf(original);
        if (letter.isEmpty()) continue;
        if (!report.messageId.isEmpty() && letter != report.messageId) return std::nullopt;
        report.messageId = letter;
    }
    if (report.messageId.isEmpty()) {
        const qsizetype at = originalIn(words);
        report.messageId = letterIn(words.mid(qMax<qsizetype>(0, at)));
        if (at >= 0) words.truncate(at);
    }
    if (report.messageId.isEmpty()) return std::nullopt;
    const auto recipient = recipientInWords(message, words);
    if (!recipient) return std::nullopt;
    report.recipients.append(*recipient);
    return report;
}

/** Returns whether this is another kind of report, such as a read receipt, or an automatic reply, which may
 * quote the message that it answers. */
bool isOtherKind(const MimePart& message)
{
    const QByteArray kind = message.parameters.value("report-type").toLower();
    if (message.type == "multipart/report" && !kind.isEmpty()) return kind != "delivery-status";
    // RFC 3834: an out-of-office note. Exim also sets this field in reports, which come from a mail system.
    return message.header("auto-submitted").toLower().startsWith("auto-replied") &&
           !isMailSystem(message.header("from"));
}

} // namespace

bool isPossibleReport(const QByteArray& headers)
{
    const MimePart message = parseMime(headers);
    if (isOtherKind(message)) return false;
    return message.type == "multipart/report" || isMailSystem(message.header("from")) ||
           message.header("return-path") == "<>" || !message.header("x-failed-recipients").isEmpty();
}

std::optional<DeliveryReport> deliveryReportFrom(const QByteArray& message)
{
    const MimePart parsed = parseMime(message);
    if (isOtherKind(parsed)) return std::nullopt;
    Pieces pieces;
    collect(parsed, pieces);
    if (!pieces.statuses.isEmpty()) return standardReport(parsed, pieces);
    return reportInWords(parsed, pieces);
}

ink::Message reasonOf(const Recipient& recipient)
{
    QString words = recipient.diagnostic;
    if (words.isEmpty()) words = QString::fromLatin1(recipient.status);
    if (words.isEmpty()) words = QStringLiteral("550");
    while (words.endsWith(QLatin1Char('.')))
        words.chop(1);
    if (!recipient.isFinal) return reasons::bounceDelayed(words);
    using Make = ink::Message (*)(const QString&);
    struct Row
    {
        const char* codes; ///< the code after the class, RFC 3463
        Make make;
    };
    static const std::array<Row, 20> rows{
        {{".1.1", &reasons::bounceNoSuchAddress},  {".1.2", &reasons::bounceNoSuchDomain},
         {".1.3", &reasons::bounceNoSuchAddress},  {".1.6", &reasons::bounceNoSuchAddress},
         {".1.10", &reasons::bounceNoSuchAddress}, {".2.1", &reasons::bounceMailboxDisabled},
         {".2.2", &reasons::bounceMailboxFull},    {".2.3", &reasons::bounceTooLarge},
         {".3.4", &reasons::bounceTooLarge},       {".4.1", &reasons::bounceTimedOut},
         {".4.2", &reasons::bounceTimedOut},       {".4.4", &reasons::bounceNoSuchDomain},
         {".4.7", &reasons::bounceTimedOut},       {".7.1", &reasons::bounceRefused},
         {".7.0", &reasons::bounceRefused},        {".7.26", &reasons::bounceRefused},
         {".7.133", &reasons::bounceRefused},      {".7.606", &reasons::bounceRefused},
         {".6.0", &reasons::bounceRefused},        {".3.0", &reasons::bounceOther}}};
    // The mail server's own text is more precise than the status set by relays.
    QByteArray status = statusOf(recipient.diagnostic.toLatin1());
    if (status.isEmpty() || status.endsWith(".0.0")) status = recipient.status;
    const QByteArray detail = status.mid(1);
    for (const Row& row : rows)
        if (detail == row.codes) return row.make(words);
    if (detail.startsWith(".7.")) return reasons::bounceRefused(words);
    return reasons::bounceOther(words);
}

} // namespace ink::service::mail
