#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <initializer_list>

namespace ink::test {

/** A message that is sent to the sender address of an email, by a mail server or by a person. */
struct BounceShape
{
    enum class Says { Failed, Delayed, Nothing };
    QByteArray name;
    QByteArray message;
    Says says = Says::Nothing;
    QByteArray status = {}; ///< of the report; empty = not checked
};

/** Generates the reports that various mail servers send about one email. */
class BounceShapes final
{
public:
    /** `letter` is the part of the Message-ID before the `@`; `to` is the recipient, `from` the sender. */
    BounceShapes(QByteArray letter, QByteArray to, QByteArray from)
        : m_letter(std::move(letter)), m_to(std::move(to)), m_from(std::move(from)),
          m_domain(m_to.mid(m_to.indexOf('@') + 1))
    {
    }

    [[nodiscard]] QList<BounceShape> all() const
    {
        using Says = BounceShape::Says;
        QList<BounceShape> shapes;
        const auto add = [&](const char* name, const QByteArray& message, Says says,
                             const char* status = "") {
            shapes.append({name, crlf(message), says, status});
        };
        // RFC 3464 as written by common servers
        add("postfix unknown user",
            standard({"failed", "5.1.1",
                      smtp("550 5.1.1 <" + m_to + ">: Recipient address rejected: User unknown")}),
            Says::Failed, "5.1.1");
        add("postfix host not found",
            standard({"failed", "5.4.4", "X-Postfix; Host or domain name not found. Name service error"}),
            Says::Failed, "5.4.4");
        add("postfix expired",
            standard({"failed", "4.4.1",
                      "X-Postfix; connect to mx.example.net[192.0.2.7]:25: Connection timed out"}),
            Says::Failed, "4.4.1");
        add("postfix delayed",
            standard({"delayed", "4.4.1",
                      "X-Postfix; connect to mx.example.net[192.0.2.7]:25: Connection refused"}),
            Says::Delayed, "4.4.1");
        add("postfix whole message returned",
            standard({"failed", "5.2.2", smtp("552 5.2.2 mailbox full")}, Returned::Message), Says::Failed,
            "5.2.2");
        add("postfix success notification", standard({"delivered", "2.0.0", smtp("250 2.0.0 Ok: queued")}),
            Says::Nothing);
        add("postfix relayed", standard({"relayed", "2.0.0", smtp("250 2.0.0 Ok")}), Says::Nothing);
        add("mailing list expanded", standard({"expanded", "2.0.0", ""}), Says::Nothing);
        add("sendmail unknown user",
            standard({"failed", "5.1.1", smtp("550 5.1.1 " + m_to + "... User unknown")}, Returned::Message,
                     "Mail Delivery Subsystem <MAILER-DAEMON@mx.example.net>"),
            Says::Failed, "5.1.1");
        add("sendmail four hours",
            standard({"delayed", "4.2.0", smtp("451 4.2.0 greylisted")}, Returned::Headers,
                     "Mail Delivery Subsystem <MAILER-DAEMON@mx.example.net>"),
            Says::Delayed, "4.2.0");
        add("sendmail five days", standard({"failed", "4.4.7", ""}, Returned::Message), Says::Failed,
            "4.4.7");
        add("exim with dsn",
            standard({"failed", "5.0.0", smtp("550-5.1.1 no such mailbox")}, Returned::Message,
                     "Mail Delivery System <Mailer-Daemon@mx.example.net>"),
            Says::Failed, "5.0.0");
        add("gmail unknown user", gmail(), Says::Failed, "5.1.1");
        add("gmail references only", referencesOnly(), Says::Failed, "5.1.1");
        add("exchange online", exchangeOnline(false), Says::Failed, "5.1.10");
        add("exchange online in base64", exchangeOnline(true), Says::Failed, "5.1.10");
        add("exchange with its own id", replacedId("X-Microsoft-Original-Message-ID"), Says::Failed, "5.7.1");
        add("amazon with its own id", replacedId("X-Inkstone-Letter"), Says::Failed, "5.7.1");
        add("courier",
            standard({"failed", "5.0.0", smtp("550 User unknown.")}, Returned::Headers,
                     "\"Courier mail server at mx.example.net\" <@mx.example.net>"),
            Says::Failed, "5.0.0");
        add("communigate",
            standard({"failed", "5.1.1", smtp("500 5.1.1 account is full")}, Returned::Headers,
                     "<MAILER-DAEMON@mx.example.net>"),
            Says::Failed, "5.1.1");
        add("domino",
            standard({"failed", "5.1.1", "X-Notes; User ben (ben@x) not listed in Domino Directory"},
                     Returned::Message, "Postmaster@mx.example.net"),
            Says::Failed, "5.1.1");
        add("mdaemon",
            standard({"failed", "5.0.0", smtp("554 rejected")}, Returned::Message,
                     "MDaemon at mx.example.net <MDaemon@mx.example.net>"),
            Says::Failed, "5.0.0");
        add("barracuda spam",
            standard({"failed", "5.7.1", smtp("554 Service unavailable; blocked using zen.example.org")}),
            Says::Failed, "5.7.1");
        add("line ends without CR", lineFeeds(standard({"failed", "5.1.1", smtp("550 no")})), Says::Failed,
            "5.1.1");
        add("without report-type",
            replaced(standard({"failed", "5.1.1", smtp("550 no")}), " report-type=delivery-status;", ""),
            Says::Failed, "5.1.1");
        add("multipart/mixed",
            replaced(replaced(standard({"failed", "5.1.1", smtp("550 no")}), "multipart/report",
                              "multipart/mixed"),
                     " report-type=delivery-status;", ""),
            Says::Failed, "5.1.1");
        add("without an end", replaced(standard({"failed", "5.1.1", smtp("550 no")}), "--=_dsn--", ""),
            Says::Failed, "5.1.1");
        add("without an action",
            replaced(standard({"failed", "5.2.1", smtp("550 no")}), "Action: failed\n", ""), Says::Failed,
            "5.2.1");
        add("without an action, temporary",
            replaced(standard({"failed", "4.2.2", smtp("452 full")}), "Action: failed\n", ""), Says::Delayed,
            "4.2.2");
        add("comments and folded lines",
            replaced(replaced(standard({"failed", "5.1.1", smtp("550 no")}), "Action: failed",
                              "ACTION: failed (gave up)"),
                     "Status: 5.1.1", "status:\n 5.1.1 (bad destination mailbox address)"),
            Says::Failed, "5.1.1");
        add("address in angle brackets",
            replaced(standard({"failed", "5.1.1", smtp("550 no")}), "Final-Recipient: rfc822; " + m_to,
                     "Final-Recipient: RFC822;<" + m_to.toUpper() + '>'),
            Says::Failed, "5.1.1");
        add("forwarded, original named", forwarded(true), Says::Failed, "5.1.1");
        add("international",
            replaced(replaced(standard({"failed", "5.1.1", smtp("550 no")}), "message/delivery-status",
                              "message/global-delivery-status"),
                     "text/rfc822-headers", "message/global-headers"),
            Says::Failed, "5.1.1");
        add("quoted-printable status", quotedStatus(), Says::Failed, "5.1.1");
        add("report within a forward by the provider", nested(), Says::Failed, "5.1.1");
        // Plain text
        add("qmail", qmail(), Says::Failed, "5.1.1");
        add("yahoo", yahoo(), Says::Failed, "554");
        add("exim words", exim(), Says::Failed, "550");
        add("exim delay warning", eximWarning(), Says::Delayed);
        add("exchange 5.5", exchange55(), Says::Failed);
        add("sendmail 8.6", oldSendmail(true), Says::Failed, "5.1.1");
        add("sendmail 8.6 transient", oldSendmail(false), Says::Delayed);
        add("mailer-daemon with the original attached", attachedOriginal(), Says::Failed);
        add("groupwise", groupwise(), Says::Failed);
        add("smtp32", smtp32(), Says::Failed, "550");
        add("german words", german(), Says::Failed);
        // Messages that are not reports about our email
        add("answer of a person", answer(false), Says::Nothing);
        add("absence note", answer(true), Says::Nothing);
        add("read receipt",
            replaced(replaced(standard({"failed", "5.1.1", smtp("550 no")}), "report-type=delivery-status",
                              "report-type=disposition-notification"),
                     "message/delivery-status", "message/disposition-notification"),
            Says::Nothing);
        add("spam complaint",
            replaced(replaced(standard({"failed", "5.1.1", smtp("550 no")}), "report-type=delivery-status",
                              "report-type=feedback-report"),
                     "message/delivery-status", "message/feedback-report"),
            Says::Nothing);
        add("report about another message", other(standard({"failed", "5.1.1", smtp("550 no")})),
            Says::Nothing);
        add("words about another message", other(qmail()), Says::Nothing);
        add("challenge", challenge(), Says::Nothing);
        add("postmaster writes by hand", byHand(), Says::Nothing);
        add("empty", "", Says::Nothing);
        add("noise", QByteArray(5'000, '\xfe'), Says::Nothing);
        return shapes;
    }

    /** A standard report with a different final recipient; with or without the original one. */
    [[nodiscard]] QByteArray forwarded(bool namesOriginal) const
    {
        return replaced(standard({"failed", "5.1.1", smtp("550 no such user")}),
                        "Final-Recipient: rfc822; " + m_to,
                        "Final-Recipient: rfc822; elsewhere@forward.example" +
                            (namesOriginal ? "\nOriginal-Recipient: rfc822; " + m_to : QByteArray()));
    }
    [[nodiscard]] QByteArray failed() const
    {
        return crlf(standard({"failed", "5.1.1", smtp("550 5.1.1 User unknown")}));
    }
    [[nodiscard]] QByteArray delayed() const
    {
        return crlf(standard({"delayed", "4.4.1", smtp("421 4.4.1 Connection timed out")}));
    }

private:
    enum class Returned { Headers, Message };
    struct Fate
    {
        QByteArray action;
        QByteArray status;
        QByteArray diagnostic;
    };

    static QByteArray crlf(QByteArray text)
    {
        return text.contains('\r') || text.startsWith("LF") ? text : text.replace('\n', "\r\n");
    }
    static QByteArray lineFeeds(const QByteArray& text) { return text + "\r"; } // `crlf` leaves it
    static QByteArray replaced(QByteArray text, const QByteArray& from, const QByteArray& to)
    {
        Q_ASSERT(text.contains(from));
        return text.replace(from, to);
    }
    static QByteArray smtp(const QByteArray& words) { return "smtp; " + words; }
    [[nodiscard]] QByteArray other(QByteArray text) const
    {
        return text.replace(m_letter, "20261123081500.4F2A1@other.example")
            .replace("X-Inkstone-Letter", "X-Other");
    }

    [[nodiscard]] QByteArray original(const QByteArray& id = {}) const
    {
        return "Received: from sign.example.com (localhost [127.0.0.1])\n\tby mx.example.com with ESMTP id "
               "4F2A1\n"
               "From: Anna via Inkstone <" +
               m_from + ">\nTo: <" + m_to +
               ">\nSubject: =?UTF-8?Q?Anna_asks_you_to_sign?=\nDate: Mon, 23 Nov 2026 08:15:00 "
               "+0000\nMessage-ID: <" +
               (id.isEmpty() ? m_letter + "@example.com" : id) +
               ">\nMIME-Version: 1.0\nAuto-Submitted: auto-generated\nContent-Type: text/plain\n";
    }

    [[nodiscard]] QByteArray head(const QByteArray& from, const QByteArray& subject) const
    {
        return "Return-Path: <>\nReceived: by mx.example.com (Postfix)\n\tid 5B1C2; Mon, 23 Nov 2026 "
               "08:16:00 +0000\n"
               "Date: Mon, 23 Nov 2026 08:16:00 +0000\nFrom: " +
               from + "\nTo: <" + m_from + ">\nSubject: " + subject +
               "\nMessage-ID: <20261123081600.5B1C2@mx.example.com>\n";
    }

    [[nodiscard]] QByteArray
    standard(const Fate& fate, Returned returned = Returned::Headers,
             const QByteArray& from = "MAILER-DAEMON@mx.example.com (Mail Delivery System)") const
    {
        QByteArray text =
            head(from, "Undelivered Mail Returned to Sender") +
            "Auto-Submitted: auto-replied\nMIME-Version: 1.0\n"
            "Content-Type: multipart/report; report-type=delivery-status;\n\tboundary=\"=_dsn\"\n\n"
            "This is a MIME-encapsulated message.\n\n--=_dsn\nContent-Description: Notification\n"
            "Content-Type: text/plain; charset=us-ascii\n\nThis is the mail system at host "
            "mx.example.com.\n\n"
            "I'm sorry to have to inform you that your message could not be delivered.\n\n<" +
            m_to + ">: host mx." + m_domain +
            " said: no\n\n--=_dsn\nContent-Description: Delivery report\n"
            "Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example.com\n"
            "X-Postfix-Queue-ID: 5B1C2\nArrival-Date: Mon, 23 Nov 2026 08:15:01 +0000 (UTC)\n\n"
            "Final-Recipient: rfc822; " +
            m_to + "\nAction: " + fate.action + "\nStatus: " + fate.status + "\nRemote-MTA: dns; mx." +
            m_domain + '\n';
        if (!fate.diagnostic.isEmpty()) text += "Diagnostic-Code: " + fate.diagnostic + '\n';
        text += "\n--=_dsn\nContent-Description: Undelivered Message\nContent-Type: ";
        text += returned == Returned::Headers
                    ? "text/rfc822-headers\n\n" + original()
                    : "message/rfc822\n\n" + original() + "\nHello Ben,\nplease sign.\n";
        return text + "\n--=_dsn--\n";
    }

    [[nodiscard]] QByteArray gmail() const
    {
        const QByteArray text = standard(
            {"failed", "5.1.1", smtp("550-5.1.1 The email account that you tried to reach does not exist.")},
            Returned::Message, "Mail Delivery Subsystem <mailer-daemon@googlemail.com>");
        return replaced(replaced(text, "X-Postfix-Queue-ID: 5B1C2",
                                 "X-Original-Message-ID: <" + m_letter + "@example.com>"),
                        "Auto-Submitted: auto-replied",
                        "Auto-Submitted: auto-replied\nX-Failed-Recipients: " + m_to + "\nIn-Reply-To: <" +
                            m_letter + "@example.com>");
    }
    /** Only the id in the headers of the report is returned. */
    [[nodiscard]] QByteArray referencesOnly() const
    {
        QByteArray text = standard({"failed", "5.1.1", smtp("550 5.1.1 no")});
        const qsizetype part = text.indexOf("--=_dsn\nContent-Description: Undelivered");
        text = text.left(part) + "--=_dsn--\n";
        return replaced(text, "Auto-Submitted: auto-replied", "References: <" + m_letter + "@example.com>");
    }
    [[nodiscard]] QByteArray exchangeOnline(bool inBase64) const
    {
        QByteArray text = standard(
            {"failed", "5.1.10",
             smtp("550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup")},
            Returned::Headers, "<MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@example.onmicrosoft.com>");
        if (!inBase64) return text;
        const QByteArray type = "Content-Type: message/delivery-status\n\n";
        const qsizetype begin = text.indexOf(type) + type.size();
        const qsizetype end = text.indexOf("\n--=_dsn", begin);
        const QByteArray body = text.mid(begin, end - begin).replace('\n', "\r\n");
        return text.left(begin - 1) + "Content-Transfer-Encoding: base64\n\n" + body.toBase64() +
               text.mid(end);
    }
    /** The server replaced the message's id and kept ours in a header. */
    [[nodiscard]] QByteArray replacedId(const QByteArray& header) const
    {
        const bool isId = header.endsWith("ID");
        const QByteArray ours = isId ? '<' + m_letter + "@example.com>" : m_letter;
        return replaced(standard({"failed", "5.7.1", smtp("550 5.7.1 Message rejected")}),
                        "Message-ID: <" + m_letter + "@example.com>",
                        "Message-ID: <0102018f-1234@eu-west-1.example.net>\n" + header + ": " + ours);
    }
    [[nodiscard]] QByteArray quotedStatus() const
    {
        return replaced(replaced(standard({"failed", "5.1.1", smtp("550 no")}), "message/delivery-status\n\n",
                                 "message/delivery-status\nContent-Transfer-Encoding: quoted-printable\n\n"),
                        "Action: failed", "Act=\nion=3A failed");
    }
    [[nodiscard]] QByteArray nested() const
    {
        const QByteArray inner = standard({"failed", "5.1.1", smtp("550 no")});
        const qsizetype body = inner.indexOf("\n\n");
        return head("postmaster@mx.example.com", "Delivery failure") +
               "MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary=outer\n\n--outer\n"
               "Content-Type: text/plain\n\nSee below.\n--outer\n"
               "Content-Type: multipart/report; report-type=delivery-status; boundary=\"=_dsn\"\n" +
               inner.mid(body + 1) + "--outer--\n";
    }
    [[nodiscard]] QByteArray plain(const QByteArray& from, const QByteArray& subject,
                                   const QByteArray& text) const
    {
        return head(from, subject) + '\n' + text;
    }
    [[nodiscard]] QByteArray qmail() const
    {
        return plain(
            "MAILER-DAEMON@mx.example.com", "failure notice",
            "Hi. This is the qmail-send program at mx.example.com.\nI'm afraid I wasn't able to deliver your "
            "message to the following addresses.\nThis is a permanent error; I've given up. Sorry it didn't "
            "work out.\n\n<" +
                m_to +
                ">:\nSorry, no mailbox here by that name. (#5.1.1)\n\n"
                "--- Below this line is a copy of the message.\n\nReturn-Path: <" +
                m_from + ">\n" + original() + "\nHello Ben,\n");
    }
    [[nodiscard]] QByteArray yahoo() const
    {
        return plain("MAILER-DAEMON@yahoo.com", "Failure Notice",
                     "Sorry, we were unable to deliver your message to the following address.\n\n<" + m_to +
                         ">:\n554: delivery error: dd This user doesn't have a yahoo.com account\n\n"
                         "--- Below this line is a copy of the message.\n\n" +
                         original() + "\nHello\n");
    }
    [[nodiscard]] QByteArray exim() const
    {
        return replaced(
            plain("Mail Delivery System <Mailer-Daemon@mx.example.com>",
                  "Mail delivery failed: returning message to sender",
                  "This message was created automatically by mail delivery software.\n\nA message that you "
                  "sent could not be delivered to one or more of its\nrecipients. This is a permanent error. "
                  "The following address(es) failed:\n\n  " +
                      m_to + "\n    SMTP error from remote mail server after RCPT TO:<" + m_to +
                      ">:\n    host mx.example.net [192.0.2.9]: 550 Unrouteable address\n\n"
                      "------ This is a copy of the message, including all the headers. ------\n\n" +
                      original() + "\nHello\n"),
            "To: <" + m_from + ">\nSubject",
            "X-Failed-Recipients: " + m_to + "\nAuto-Submitted: auto-replied\nTo: " + m_from + "\nSubject");
    }
    [[nodiscard]] QByteArray eximWarning() const
    {
        return plain(
            "Mail Delivery System <Mailer-Daemon@mx.example.com>",
            "Warning: message 1abCDe-0001 delayed 24 hours",
            "This message was created automatically by mail delivery software.\nA message that you sent has "
            "not "
            "yet been delivered to one or more of its\nrecipients after more than 24 hours on the queue.\n\n"
            "The address to which the message has not yet been delivered is:\n\n  " +
                m_to +
                "\n    Delay reason: Connection timed out\n\nNo action is required on your part. Delivery "
                "attempts "
                "will continue for\nsome time.\n\n------ This is a copy of the message's headers. ------\n" +
                original());
    }
    [[nodiscard]] QByteArray withAttached(const QByteArray& from, const QByteArray& subject,
                                          const QByteArray& words) const
    {
        return head(from, subject) +
               "MIME-Version: 1.0\nContent-Type: multipart/mixed;\n boundary=\"----_=_x\"\n\n"
               "------_=_x\nContent-Type: text/plain; charset=\"iso-8859-1\"\n\n" +
               words + "\n------_=_x\nContent-Type: message/rfc822\n\n" + original() +
               "\nHello\n------_=_x--\n";
    }
    [[nodiscard]] QByteArray exchange55() const
    {
        return withAttached("System Administrator <postmaster@" + m_domain + '>',
                            "Undeliverable: Anna asks you to sign",
                            "Your message\n\n  To:      " + m_to +
                                "\n  Subject: Anna asks you to sign\n  Sent:    Mon, 23 Nov "
                                "2026 08:15:00 -0000\n\ndid not reach the following recipient(s):\n\n" +
                                m_to +
                                " on Mon, 23 Nov 2026 08:16:00 -0000\n    The recipient name is not "
                                "recognized\n\tThe MTS-ID of the "
                                "original message is: c=US;a= ;p=Example;l=MX\n    MSEXCH:IMS:Example:HQ:MX "
                                "0 (000C05A6) Unknown "
                                "Recipient\n");
    }
    [[nodiscard]] QByteArray oldSendmail(bool isFinal) const
    {
        return plain("Mail Delivery Subsystem <MAILER-DAEMON@mx.example.com>",
                     isFinal ? "Returned mail: User unknown"
                             : "Warning: could not send message for past 4 hours",
                     "The original message was received at Mon, 23 Nov 2026 08:15:00\n\n   ----- The "
                     "following addresses had " +
                         QByteArray(isFinal ? "permanent fatal errors" : "transient non-fatal errors") +
                         " -----\n<" + m_to + ">\n\n   ----- Transcript of session follows -----\n" +
                         QByteArray(isFinal ? "550 5.1.1 <" : "451 <") + m_to + ">... " +
                         (isFinal ? "User unknown\n"
                                  : "Host down\nWarning: message still undelivered, will keep trying\n") +
                         "\n   ----- Original message follows -----\n\n" + original() + "\nHello\n");
    }
    [[nodiscard]] QByteArray attachedOriginal() const
    {
        return withAttached("Mailer-Daemon <mailer-daemon@mx.example.com>", "Delivery failed",
                            "Your message could not be delivered to " + m_to + ".\nReason: user unknown\n");
    }
    [[nodiscard]] QByteArray groupwise() const
    {
        return withAttached(
            "Mailer-Daemon@" + m_domain, "Message status - undeliverable",
            "The message that you sent was undeliverable to the following:\n\tben (user not found)\n\n"
            "Possibly truncated original message follows:\n");
    }
    [[nodiscard]] QByteArray smtp32() const
    {
        return plain("Postmaster <postmaster@mx.example.com>", "Undeliverable Mail",
                     "User mailbox exceeds allowed size: " + m_to + "\nundeliverable to " + m_to +
                         "\n550 mailbox not available\n\nOriginal message follows.\n\n" + original() +
                         "\nHello\n");
    }
    [[nodiscard]] QByteArray german() const
    {
        return plain("Mail Delivery System <mailer-daemon@kundenserver.example>",
                     "Unzustellbar: Anna bittet um Unterschrift",
                     "Diese Nachricht wurde automatisch erzeugt.\n\nIhre E-Mail konnte nicht zugestellt "
                     "werden an:\n\n  " +
                         m_to + "\n\n--- Dies ist eine Kopie Ihrer Nachricht ---\n\n" + original() +
                         "\nHallo\n");
    }
    [[nodiscard]] QByteArray answer(bool isAutomatic) const
    {
        return "Return-Path: <" + m_to + ">\nFrom: Ben <" + m_to + ">\nTo: <" + m_from +
               ">\nSubject: Re: please sign\n"
               "In-Reply-To: <" +
               m_letter + "@example.com>\nReferences: <" + m_letter + "@example.com>\n" +
               (isAutomatic ? QByteArray("Auto-Submitted: auto-replied\n") : QByteArray()) +
               "Content-Type: text/plain\n\nDelivery failed? User unknown? 550 5.1.1\n\n> Message-ID: <" +
               m_letter + "@example.com>\n";
    }
    [[nodiscard]] QByteArray challenge() const
    {
        return plain("Ben <" + m_to + '>', "Please confirm that you are a person",
                     "Click the link below to have your message delivered.\n");
    }
    [[nodiscard]] QByteArray byHand() const
    {
        return plain("Postmaster <postmaster@" + m_domain + '>', "Re: your question",
                     "Hello,\nwe changed the settings as you asked. See " + m_letter + ".\n");
    }

    QByteArray m_letter;
    QByteArray m_to;
    QByteArray m_from;
    QByteArray m_domain;
};

} // namespace ink::test
