#include "app/service/mail/emailcontent.h"

#include "app/base/isolated.h"
#include "app/base/languages.h"
#include "app/domain/text/localecodes.h"
#include "app/service/mail/emailtext.h"
#include "app/service/mail/mailaddress.h"

#include <QDateTime>
#include <QFile>
#include <QHash>
#include <QLocale>
#include <QTimeZone>

#include <initializer_list>
#include <utility>

/** Must be outside every namespace for Q_INIT_RESOURCE. */
static void initMailResources()
{
    Q_INIT_RESOURCE(mail);
}

namespace ink::service::mail {

using domain::ActionType;
using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qsizetype maxName = 120;
constexpr qsizetype maxTitle = 255;
constexpr qsizetype maxWords = 20'000;
constexpr qsizetype maxPreview = 160; // more is not shown in any list of emails

QByteArray resource(const QString& path)
{
    initMailResources();
    QFile file(path);
    const bool open = file.open(QIODevice::ReadOnly);
    Q_ASSERT(open);
    return open ? file.readAll() : QByteArray();
}

const QString& skeleton()
{
    static const QString text = QString::fromUtf8(resource(u":/mail/letter.html"_s));
    return text;
}

/** Cleans multi-line user input: removes direction marks and all control characters except line ends. */
QString words(const QString& text)
{
    QStringList lines;
    QString normal = text.left(maxWords);
    normal.replace("\r\n"_L1, "\n"_L1).replace(u'\r', u'\n');
    for (const QString& line : normal.split(u'\n'))
        lines.append(oneLine(line));
    return lines.join(u'\n').trimmed();
}

QString escaped(const QString& text)
{
    QString out = text.toHtmlEscaped();
    out.replace(u'\'', "&#39;"_L1);
    return out;
}

using Values = QHash<QString, QString>;

/** Replaces `{name}` with its value in one pass, so that placeholders within values stay unchanged. */
QString filled(const QString& pattern, const Values& values, QStringView open = u"{",
               QStringView close = u"}")
{
    QString out;
    qsizetype at = 0;
    while (true) {
        const qsizetype begin = pattern.indexOf(open, at);
        const qsizetype end = begin < 0 ? -1 : pattern.indexOf(close, begin);
        if (end < 0) break;
        out += QStringView(pattern).mid(at, begin - at);
        out += values.value(pattern.mid(begin + open.size(), end - begin - open.size()));
        at = end + close.size();
    }
    out += QStringView(pattern).mid(at);
    return out;
}

QString actionWord(ActionType action)
{
    switch (action) {
    case ActionType::Reviewer:
        return u"approve"_s;
    case ActionType::Editor:
        return u"edit"_s;
    case ActionType::SigningHost:
        return u"host"_s;
    case ActionType::Viewer:
        return u"view"_s;
    case ActionType::Signer:
    case ActionType::OpenSigner:
        break;
    }
    return u"sign"_s;
}

QString invitationLetter(ActionType action)
{
    QString word = actionWord(action);
    word[0] = word.at(0).toUpper();
    return u"invitation"_s + word;
}

QString recipientLetter(const EmailFacts& facts)
{
    if (facts.kind == NoticeKind::Invitation) return invitationLetter(facts.action);
    if (facts.kind == NoticeKind::Completed)
        return facts.hasAttachment ? u"completedAttached"_s : u"completedLink"_s;
    return noticeName(facts.kind);
}

QString senderLetter(const EmailFacts& facts)
{
    QString name = noticeName(facts.kind);
    name[0] = name.at(0).toUpper();
    name.prepend("sender"_L1);
    if (facts.kind == NoticeKind::Completed && facts.hasAttachment) name += "Attached"_L1;
    if (facts.kind == NoticeKind::Rejected && facts.continuesAfterDecline) name += "On"_L1;
    return name;
}

/** Returns the colour of a document's state, as in the desktop app. */
QString colourOf(NoticeKind kind)
{
    switch (kind) {
    case NoticeKind::Completed:
    case NoticeKind::Signed:
    case NoticeKind::SignedCopy:
        return u"#2f855a"_s;
    case NoticeKind::Rejected:
    case NoticeKind::Bounced:
        return u"#c53030"_s;
    case NoticeKind::Expired:
    case NoticeKind::ExpiryWarning:
    case NoticeKind::CodesLocked:
        return u"#b7791f"_s;
    case NoticeKind::Cancelled:
        return u"#7a7390"_s;
    default:
        return u"#3451c6"_s;
    }
}

QString deadlineText(const EmailFacts& facts)
{
    if (!facts.deadline) return {};
    const bool isKnown = domain::isTimeZone(facts.timeZone);
    const QTimeZone zone = isKnown ? QTimeZone(facts.timeZone.toLatin1()) : QTimeZone::utc();
    const QDateTime time = QDateTime::fromMSecsSinceEpoch(facts.deadline->time_since_epoch().count(), zone);
    const QString name = zone == QTimeZone::utc() ? u"UTC"_s : facts.timeZone;
    // Uses ASCII digits in every language. QLocale would use the locale's digits.
    const QString date = filled(emailText(facts.language, u"date"_s),
                                {{u"day"_s, QString::number(time.date().day())},
                                 {u"month"_s, QLocale(facts.language).monthName(time.date().month())},
                                 {u"year"_s, QString::number(time.date().year())}});
    return "%1, %2 (%3)"_L1.arg(date, time.time().toString(u"HH:mm"_s), name);
}

/** Writes the plain text and the HTML together, so that both have the same content. */
class Writer final
{
public:
    Writer(QString label, const QString& language)
        : m_label(std::move(label)), m_isRightToLeft(isRightToLeft(language))
    {
    }
    void paragraph(const QString& text)
    {
        m_text += text + "\n\n"_L1;
        m_html += "<p class=\"ink\" dir=\""_L1 + direction() +
                  "\" style=\"margin:0 0 16px;color:#1b2430;\">"_L1 + broken(text) + "</p>\n"_L1;
    }
    void quote(const QString& label, const QString& text)
    {
        m_text += labelled(label) + u'\n';
        for (const QString& line : text.split(u'\n'))
            m_text += (line.isEmpty() ? u"|"_s : u"| "_s + line) + u'\n';
        m_text += u'\n';
        m_html +=
            "<div class=\"box\" style=\"margin:0 0 16px;padding:12px 16px;background:#f4f4f1;border-"_L1 +
            start() + ":3px solid #3451c6;border-radius:3px;\"><div class=\"quiet\" dir=\""_L1 + direction() +
            "\" style=\"color:#5b6573;font-size:13px;margin:0 0 4px;\">"_L1 + escaped(label) +
            "</div><div class=\"ink\" dir=\"auto\" style=\"color:#1b2430;overflow-wrap:anywhere;\">"_L1 +
            broken(text) + "</div></div>\n"_L1;
    }
    void rows(std::initializer_list<std::pair<QString, QString>> rows)
    {
        QString table;
        for (const auto& [label, value] : rows) {
            if (value.isEmpty()) continue;
            m_text += labelled(label) + u' ' + value + u'\n';
            table += "<tr><td class=\"quiet line\" valign=\"top\" style=\"padding:"_L1 +
                     (m_isRightToLeft ? "8px 0 8px 16px"_L1 : "8px 16px 8px 0"_L1) +
                     ";border-top:1px solid #dadcd7;color:#5b6573;white-space:nowrap;\">"_L1 +
                     escaped(label) + "</td><td class=\"ink line\" dir=\"auto\" align=\""_L1 + start() +
                     "\" style=\"padding:8px 0;border-top:1px solid #dadcd7;"
                     "text-align:"_L1 +
                     start() + ";color:#1b2430;overflow-wrap:anywhere;word-break:break-word;\">"_L1 +
                     escaped(value) + "</td></tr>\n"_L1;
        }
        if (table.isEmpty()) return;
        m_text += u'\n';
        m_html +=
            "<table role=\"presentation\" width=\"100%\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\" "
            "style=\"margin:0;font-size:14px;\">\n"_L1 +
            table + "</table>\n"_L1;
    }
    void code(const QString& label, const QString& value)
    {
        m_text += labelled(label) + u' ' + value + "\n\n"_L1;
        m_html +=
            "<p class=\"ink box\" style=\"margin:0 0 16px;padding:16px;background:#f4f4f1;color:#1b2430;"
            "border-radius:6px;text-align:center;font-family:ui-monospace,Consolas,'DejaVu Sans Mono',"
            "monospace;font-size:28px;letter-spacing:6px;\">"_L1 +
            escaped(value) + "</p>\n"_L1;
    }
    void button(const QString& label, const QString& address, const QString& copy)
    {
        m_text += labelled(label) + u'\n' + address + "\n\n"_L1;
        const QString link = escaped(address);
        m_html += "<table role=\"presentation\" cellpadding=\"0\" cellspacing=\"0\" border=\"0\" "
                  "style=\"margin:24px 0;\"><tr><td class=\"button\" "
                  "style=\"background:#3451c6;border-radius:6px;\"><a "
                  "class=\"wide\" "
                  "href=\""_L1 +
                  link +
                  "\" style=\"display:inline-block;padding:12px 24px;color:#ffffff;font-weight:600;"
                  "text-decoration:none;\">"_L1 +
                  escaped(label) + "</a></td></tr></table>\n"_L1;
        m_html += "<p class=\"quiet\" style=\"margin:0;color:#5b6573;font-size:13px;\">"_L1 + escaped(copy) +
                  "<br><a class=\"link\" href=\""_L1 + link +
                  "\" style=\"color:#3451c6;word-break:break-all;\">"_L1 + link + "</a></p>\n"_L1;
    }
    void foot(const QString& text)
    {
        m_footText += text + u'\n';
        m_footHtml +=
            "<p dir=\""_L1 + direction() + "\" style=\"margin:0 0 8px;\">"_L1 + escaped(text) + "</p>\n"_L1;
    }
    /** Returns a label formatted to precede a value. */
    [[nodiscard]] QString labelled(const QString& label) const
    {
        return filled(m_label, {{u"label"_s, label}});
    }
    [[nodiscard]] QString text(const QString& heading) const
    {
        return heading + "\n\n"_L1 + m_text + "-- \n"_L1 + m_footText;
    }
    [[nodiscard]] const QString& html() const { return m_html; }
    [[nodiscard]] const QString& footHtml() const { return m_footHtml; }

private:
    static QString broken(const QString& text)
    {
        QString out = escaped(text);
        return out.replace(u'\n', "<br>\n"_L1);
    }
    [[nodiscard]] QLatin1StringView direction() const { return m_isRightToLeft ? "rtl"_L1 : "ltr"_L1; }
    [[nodiscard]] QLatin1StringView start() const { return m_isRightToLeft ? "right"_L1 : "left"_L1; }
    const QString m_label; ///< the language's format of `{label}:`
    const bool m_isRightToLeft;
    QString m_text;
    QString m_html;
    QString m_footText;
    QString m_footHtml;
};

bool asksForAction(NoticeKind kind)
{
    return kind == NoticeKind::Invitation || kind == NoticeKind::Reminder ||
           kind == NoticeKind::ExpiryWarning;
}

} // namespace

QString emailLanguage(const QStringList& wanted)
{
    for (const QString& tag : wanted)
        if (!tag.isEmpty()) return languageCode(tag);
    return languageCode({});
}

EmailContent compose(const EmailFacts& facts)
{
    const auto plain = [&](const QString& key) { return emailText(facts.language, key); };
    const auto person = [&](const QString& name) {
        const QString clean = oneLine(name).left(maxName);
        return clean.isEmpty() ? plain(u"somebody"_s) : clean;
    };
    const bool toRecipient = facts.audience == Audience::Recipient;
    const QString title = oneLine(facts.title).left(maxTitle);
    const QString sender = oneLine(facts.senderName).isEmpty() ? oneLine(facts.senderEmail)
                                                               : oneLine(facts.senderName).left(maxName);
    const Values values{{u"sender"_s, sender},
                        {u"email"_s, oneLine(facts.senderEmail)},
                        {u"title"_s, title},
                        {u"recipient"_s, oneLine(facts.recipientName).left(maxName)},
                        {u"about"_s, person(facts.aboutName)},
                        {u"address"_s, oneLine(facts.aboutEmail)},
                        {u"absent"_s, oneLine(facts.onBehalfOf).left(maxName)},
                        {u"deadline"_s, deadlineText(facts)},
                        {u"brand"_s, oneLine(facts.brand)}};
    const bool turns = isRightToLeft(facts.language);
    Values inSentences = values;
    for (QString& value : inSentences)
        value = isolatedIn(facts.language, value);
    const auto fill = [&](const QString& pattern) { return filled(pattern, inSentences); };
    const QString letter =
        u"letters."_s + (toRecipient ? recipientLetter(facts) : senderLetter(facts)) + u'.';
    Q_ASSERT(!plain(letter + "line1"_L1).isEmpty());

    EmailContent out;
    out.language = facts.language;
    out.subject = filled(plain(letter + "subject"_L1), values);
    const QString own = oneLine(facts.customSubject);
    if (toRecipient && !own.isEmpty() && facts.kind == NoticeKind::Invitation) out.subject = own;
    if (toRecipient && !own.isEmpty() && facts.kind == NoticeKind::Reminder)
        out.subject = filled(plain(u"reminderSubject"_s), {{u"subject"_s, own}});

    Writer writer(plain(u"label"_s), facts.language);
    const QString reader = oneLine(facts.recipientName);
    writer.paragraph(reader.isEmpty() ? plain(u"greetingNobody"_s) : fill(plain(u"greeting"_s)));
    writer.paragraph(fill(plain(letter + "line1"_L1)));
    if (!facts.code.isEmpty()) writer.code(plain(u"code"_s), facts.code);
    if (const QString second = plain(letter + "line2"_L1); !second.isEmpty()) writer.paragraph(fill(second));
    if (!facts.onBehalfOf.isEmpty() && asksForAction(facts.kind))
        writer.paragraph(fill(plain(u"onBehalfOf"_s)));
    const QString body = words(facts.customBody);
    if (!body.isEmpty() && asksForAction(facts.kind) && toRecipient)
        writer.quote(fill(plain(u"messageFrom"_s)), body);
    const QString privately = words(facts.privateBody);
    if (!privately.isEmpty() && asksForAction(facts.kind) && toRecipient)
        writer.quote(fill(plain(u"privateMessageFrom"_s)), privately);
    const QString reason = words(facts.reason);
    if (!reason.isEmpty()) writer.quote(plain(u"reason"_s), reason);
    if (const QString question = words(facts.question); !question.isEmpty())
        writer.quote(facts.questionPage > 0 ? filled(plain(u"questionOnPage"_s),
                                                     {{u"page"_s, QString::number(facts.questionPage)}})
                                            : plain(u"question"_s),
                     question);
    if (const QString answer = words(facts.answer); !answer.isEmpty())
        writer.quote(plain(u"answer"_s), answer);
    const QString from =
        oneLine(facts.senderEmail) == sender ? sender : "%1 <%2>"_L1.arg(sender, oneLine(facts.senderEmail));
    writer.rows({{plain(u"labels.document"_s), title},
                 {plain(u"labels.from"_s), facts.audience == Audience::Sender ? QString() : from},
                 {plain(u"labels.deadline"_s), asksForAction(facts.kind) ? deadlineText(facts) : QString()}});
    if (!facts.link.isEmpty()) {
        const QString button = facts.kind == NoticeKind::Completed ? u"download"_s : actionWord(facts.action);
        writer.button(plain(u"buttons."_s + button), facts.link, plain(u"copyAddress"_s));
    }
    if (!facts.documentUrl.isEmpty())
        writer.button(plain(u"buttons.window"_s), facts.documentUrl, plain(u"copyAddress"_s));

    const QLatin1StringView group(toRecipient                          ? "recipient"
                                  : facts.audience == Audience::Sender ? "sender"
                                                                       : "copy");
    const bool isCopy = facts.kind == NoticeKind::SignedCopy; // sent by a person, to any address
    writer.foot(fill(plain(u"foot."_s + (isCopy ? QLatin1StringView("recipient") : group))));
    if (!facts.link.isEmpty())
        writer.foot(plain(facts.kind == NoticeKind::Completed ? u"personalRead"_s : u"personal"_s));
    if (toRecipient || isCopy) writer.foot(fill(plain(u"replies"_s)));

    // Mail programs show the beginning of an email next to its subject. The subject names the sender and the
    // request, so the deadline and the sender's own words are more useful than a greeting.
    QString preview = fill(plain(letter + "line1"_L1));
    if (asksForAction(facts.kind) && toRecipient) {
        QStringList parts;
        if (facts.deadline)
            parts.append(writer.labelled(plain(u"labels.deadline"_s)) + u' ' +
                         isolatedIn(facts.language, deadlineText(facts)) + u'.');
        if (!body.isEmpty()) parts.append(oneLine(body).left(maxPreview));
        if (!parts.isEmpty()) preview = parts.join(u' ');
    }

    const QString heading = fill(plain(letter + "heading"_L1));
    out.text = writer.text(heading);
    out.html = filled(skeleton(),
                      {{u"lang"_s, facts.language},
                       {u"dir"_s, turns ? u"rtl"_s : u"ltr"_s},
                       {u"start"_s, turns ? u"right"_s : u"left"_s},
                       {u"subject"_s, escaped(out.subject)},
                       {u"brand"_s, escaped(oneLine(facts.brand))},
                       {u"colour"_s, colourOf(facts.kind)},
                       {u"preview"_s, escaped(preview)},
                       {u"heading"_s, escaped(heading)},
                       {u"content"_s, writer.html()},
                       {u"foot"_s, writer.footHtml()}},
                      u"{{", u"}}");
    return out;
}

} // namespace ink::service::mail
