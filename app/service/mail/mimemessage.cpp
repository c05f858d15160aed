#include "app/service/mail/mimemessage.h"

#include "app/service/mail/deliveryreport.h"

#include <QDateTime>
#include <QTimeZone>
#include <QUuid>

#include <algorithm>

namespace ink::service::mail {

namespace {

constexpr qsizetype lineLength = 76;  // RFC 2045 §6.7, §6.8
constexpr qsizetype plainHeader = 70; // longer ones are folded as encoded words
constexpr qsizetype bytesInWord = 36; // bytes of an encoded word: 60 characters on the line
constexpr qsizetype maxHeader = 1000; // characters of a name or subject
constexpr qsizetype parameterPiece = 54;

/** Returns whether the text is printable ASCII that can't be mistaken for an encoded word (RFC 2047 §2). */
bool isPlain(const QString& text)
{
    return !text.contains(QLatin1StringView("=?")) && std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() >= 0x20 && c.unicode() < 0x7F;
    });
}

/** Splits the text into encoded words, each of complete characters. */
QList<QByteArray> encodedWords(const QString& text)
{
    QList<QByteArray> words;
    QByteArray piece;
    const auto end = [&] {
        if (!piece.isEmpty()) words.append("=?UTF-8?B?" + piece.toBase64() + "?=");
        piece.clear();
    };
    for (const char32_t code : text.toUcs4()) {
        const QByteArray character = QString::fromUcs4(&code, 1).toUtf8();
        if (piece.size() + character.size() > bytesInWord) end();
        piece += character;
    }
    end();
    return words;
}

QByteArray quotedString(const QString& text)
{
    QByteArray out = text.toLatin1();
    out.replace('\\', "\\\\");
    out.replace('"', "\\\"");
    return '"' + out + '"';
}

QByteArray addressHeader(const QByteArray& name, const QString& person, const QByteArray& address)
{
    const QString shown = oneLine(person).left(maxHeader);
    if (shown.isEmpty()) return name + ": <" + address + ">\r\n";
    if (isPlain(shown) && shown.size() <= plainHeader)
        return name + ": " + quotedString(shown) + "\r\n <" + address + ">\r\n";
    return name + ": " + encodedWords(shown).join("\r\n ") + "\r\n <" + address + ">\r\n";
}

QByteArray base64Lines(const QByteArray& bytes)
{
    constexpr qsizetype chunk = lineLength / 4 * 3;
    QByteArray out;
    out.reserve(bytes.size() / chunk * (lineLength + 2) + lineLength + 2);
    for (qsizetype i = 0; i < bytes.size(); i += chunk)
        out += QByteArray::fromRawData(bytes.constData() + i, std::min(chunk, bytes.size() - i)).toBase64() +
               "\r\n";
    return out;
}

QByteArray textPart(const QByteArray& type, const QString& content)
{
    QString normal = content;
    normal.replace(QLatin1StringView("\r\n"), QLatin1StringView("\n"));
    normal.replace(QLatin1Char('\r'), QLatin1Char('\n'));
    const QByteArray bytes = normal.toUtf8();
    const auto foreign = std::count_if(bytes.begin(), bytes.end(), [](char c) { return (c & 0x80) != 0; });
    const QByteArray head = "Content-Type: " + type + "; charset=utf-8\r\nContent-Transfer-Encoding: ";
    if (foreign > bytes.size() / 5) {
        normal.replace(QLatin1Char('\n'), QLatin1StringView("\r\n"));
        return head + "base64\r\n\r\n" + base64Lines(normal.toUtf8());
    }
    return head + "quoted-printable\r\n\r\n" + quotedPrintable(bytes) + "\r\n";
}

/** Returns the name in UTF-8 according to RFC 2231, in line-sized sections. */
QByteArray fileNameParameter(const QString& name)
{
    const QByteArray all = name.toUtf8().toPercentEncoding();
    QByteArray out;
    qsizetype at = 0;
    for (int piece = 0; at < all.size(); ++piece) {
        qsizetype size = std::min(parameterPiece, all.size() - at);
        // Doesn't split inside a %XX.
        for (qsizetype back = 1; back <= 2 && at + size < all.size(); ++back)
            if (size > back && all.at(at + size - back) == '%') size -= back;
        out += ";\r\n filename*" + QByteArray::number(piece) + "*=" + (piece == 0 ? "UTF-8''" : "") +
               all.mid(at, size);
        at += size;
    }
    return out;
}

QByteArray attachmentPart(const Attachment& attachment)
{
    const QString name = oneLine(attachment.name).left(200);
    QByteArray fallback; // for readers that don't support RFC 2231
    for (const QChar c : name)
        fallback +=
            c.unicode() >= 0x20 && c.unicode() < 0x7F && c != QLatin1Char('"') && c != QLatin1Char('\\')
                ? static_cast<char>(c.unicode())
                : '_';
    const bool simple = fallback == name.toUtf8() && fallback.size() <= 50;
    return "Content-Type: " + attachment.contentType +
           (simple ? "; name=\"" + fallback + '"' : QByteArray()) +
           "\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment" +
           (simple ? ";\r\n filename=\"" + fallback + '"' : fileNameParameter(name)) + "\r\n\r\n" +
           base64Lines(attachment.bytes);
}

/** Returns a boundary. `=_` never occurs in quoted-printable or base64 text, so no part can contain its own
 * boundary. */
QByteArray newBoundary()
{
    return "=_ink_" + QUuid::createUuid().toByteArray(QUuid::Id128);
}

QByteArray dateText(Timestamp time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count())
        .toUTC()
        .toString(Qt::RFC2822Date)
        .toLatin1();
}

} // namespace

QByteArray textHeader(const QByteArray& name, const QString& text)
{
    const QString shown = oneLine(text).left(maxHeader);
    if (isPlain(shown) && name.size() + shown.size() <= plainHeader)
        return name + ": " + shown.toLatin1() + "\r\n";
    return name + ": " + encodedWords(shown).join("\r\n ") + "\r\n";
}

QByteArray quotedPrintable(const QByteArray& text)
{
    static constexpr char hex[] = "0123456789ABCDEF";
    QByteArray out;
    out.reserve(text.size() + text.size() / 8);
    qsizetype lineStart = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text.at(i);
        if (c == '\n') {
            out += "\r\n";
            lineStart = out.size();
            continue;
        }
        const bool lastOfLine = i + 1 == text.size() || text.at(i + 1) == '\n';
        const bool first = out.size() == lineStart;
        const bool escaped = c < 0x20 || c > 0x7E || c == '=' || (c == ' ' && lastOfLine) ||
                             (first && (c == '.' || c == 'F' || c == '-'));
        const qsizetype needed = escaped ? 3 : 1;
        // Reserves room for the "=" of a soft break.
        if (out.size() - lineStart + needed > (lastOfLine ? lineLength : lineLength - 1)) {
            out += "=\r\n";
            lineStart = out.size();
            --i; // this byte is processed again at the beginning of the next line
            continue;
        }
        if (escaped) {
            const auto byte = static_cast<unsigned char>(c);
            out += '=';
            out += hex[byte >> 4];
            out += hex[byte & 15];
        } else {
            out += c;
        }
    }
    return out;
}

Result<SerializedMessage> serialize(const Message& message)
{
    INK_ASSIGN(from, mailboxFrom(message.from.email));
    INK_ASSIGN(to, mailboxFrom(message.to.email));
    SerializedMessage written;
    written.sender = from.address;
    written.recipient = to.address;
    written.needsUtf8 = from.needsUtf8 || to.needsUtf8;

    QByteArray& out = written.bytes;
    out += addressHeader("From", message.from.name, from.address);
    out += addressHeader("To", message.to.name, to.address);
    // An invalid Reply-To must not make an email undeliverable.
    const auto replyTo = mailboxFrom(message.replyTo.email);
    if (replyTo && (!replyTo->needsUtf8 || written.needsUtf8))
        out += addressHeader("Reply-To", message.replyTo.name, replyTo->address);
    out += textHeader("Subject", message.subject);
    out += "Date: " + dateText(message.date) + "\r\n";
    out += "Message-ID: <" + message.messageId + '@' + from.domain + ">\r\n";
    if (!message.threadId.isEmpty()) out += "References: <" + message.threadId + '@' + from.domain + ">\r\n";
    out += messageIdHeader + (": " + message.messageId) + "\r\n";
    out += "MIME-Version: 1.0\r\n"
           "Auto-Submitted: auto-generated\r\n" // RFC 3834
           "X-Auto-Response-Suppress: All\r\n";
    if (!message.language.isEmpty()) out += textHeader("Content-Language", message.language);

    const QByteArray inner = newBoundary();
    const QByteArray alternatives = "Content-Type: multipart/alternative;\r\n boundary=\"" + inner +
                                    "\"\r\n\r\n--" + inner + "\r\n" + textPart("text/plain", message.text) +
                                    "\r\n--" + inner + "\r\n" + textPart("text/html", message.html) +
                                    "\r\n--" + inner + "--\r\n";
    if (message.attachments.isEmpty()) {
        out += alternatives;
        return written;
    }
    const QByteArray outer = newBoundary();
    out += "Content-Type: multipart/mixed;\r\n boundary=\"" + outer + "\"\r\n\r\n--" + outer + "\r\n" +
           alternatives;
    for (const Attachment& attachment : message.attachments)
        out += "\r\n--" + outer + "\r\n" + attachmentPart(attachment);
    out += "\r\n--" + outer + "--\r\n";
    return written;
}

} // namespace ink::service::mail
