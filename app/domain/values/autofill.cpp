#include "app/domain/values/autofill.h"

#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/characters.h"
#include "app/domain/text/datetext.h"

namespace ink::domain {

namespace {

bool canBeFilled(const Tag& tag)
{
    const bool isText = tag.type == TagType::Text || tag.type == TagType::PrefillableText ||
                        (tag.type == TagType::Date && tag.style.fill == QLatin1StringView("date"));
    return isText && !tag.style.fill.isEmpty() && !isComputed(tag);
}

QString personText(const Document& document, const Tag& tag, const Invitation& person)
{
    const QString& fill = tag.style.fill;
    if (fill == QLatin1StringView("name")) {
        if (person.hostedSigners.isEmpty())
            return person.hasPlaceholderName ? QString() : person.recipientName;
        const QList<int> owners = hostedOwners(document, tag.invitationIndex);
        for (qsizetype i = 0; i < owners.size(); ++i)
            if (&document.tags.at(i) == &tag) return person.hostedSigners.value(owners.at(i) - 1);
        return {};
    }
    if (!person.hostedSigners.isEmpty()) return {}; // nobody knows more of them
    if (fill == QLatin1StringView("email")) return person.recipientEmail;
    if (fill == QLatin1StringView("company")) return person.company;
    if (fill == QLatin1StringView("title")) return person.jobTitle;
    return {};
}

} // namespace

const QStringList& fillKeys()
{
    static const QStringList keys{QStringLiteral("name"),           QStringLiteral("email"),
                                  QStringLiteral("company"),        QStringLiteral("title"),
                                  QStringLiteral("documentNumber"), QStringLiteral("date")};
    return keys;
}

QString fillText(const Document& document, const Tag& tag, QDate sent)
{
    if (!canBeFilled(tag)) return {};
    if (tag.style.fill == QLatin1StringView("documentNumber"))
        return document.id.isNull() ? QString() : QString::number(document.id.value());
    if (tag.style.fill == QLatin1StringView("date")) return sent.toString(Qt::ISODate);
    if (tag.invitationIndex < 1 || tag.invitationIndex > document.invitations.size()) return {};
    return personText(document, tag, document.invitations.at(tag.invitationIndex - 1));
}

void fillIn(Document& document, QDate sent)
{
    for (Tag& tag : document.tags) {
        if (isSenderField(tag))
            tag.text = senderText(document, tag, sent);
        else if (canBeFilled(tag) && isBlankText(tag.text))
            tag.text = fillText(document, tag, sent);
    }
}

void fillOnOpen(Document& document, int invitationIndex, QDate sent)
{
    for (Tag& tag : document.tags) {
        if (isSenderField(tag))
            tag.text = senderText(document, tag, sent);
        else if (tag.invitationIndex == invitationIndex && canBeFilled(tag) && isBlankText(tag.text))
            tag.text = fillText(document, tag, sent);
    }
}

void refill(Document& document, int invitationIndex, const Invitation& before, QDate sent)
{
    for (Tag& tag : document.tags) {
        if (tag.invitationIndex != invitationIndex || !canBeFilled(tag)) continue;
        const QString was = personText(document, tag, before);
        if (isBlankText(tag.text) || tag.text == was) tag.text = fillText(document, tag, sent);
    }
}

bool isSenderField(const Tag& tag)
{
    return isSenderField(tag.type, tag.style);
}

bool isSenderField(TagType type, const TagStyle& style)
{
    return type == TagType::Note &&
           (style.format == QLatin1StringView("page") || style.format == QLatin1StringView("stamp"));
}

QString senderText(const Document& document, const Tag& tag, QDate sent)
{
    QString text;
    QStringView rest = tag.text;
    while (!rest.isEmpty()) { // inserted text is not scanned again
        const qsizetype open = rest.indexOf(QLatin1Char('{'));
        const qsizetype close = open < 0 ? -1 : rest.indexOf(QLatin1Char('}'), open);
        if (close < 0) break;
        text += rest.left(open);
        const QStringView name = rest.mid(open + 1, close - open - 1);
        if (name == QLatin1StringView("page"))
            text += QString::number(tag.pageIndex);
        else if (name == QLatin1StringView("pages"))
            text += QString::number(document.pageCount());
        else if (name == QLatin1StringView("title"))
            text += document.title;
        else if (name == QLatin1StringView("number") && !document.id.isNull())
            text += QString::number(document.id.value());
        else if (name == QLatin1StringView("date"))
            text += DateForm(tag.style.dateFormat).write(sent);
        else
            text += rest.mid(open, close - open + 1);
        rest = rest.mid(close + 1);
    }
    text += rest;
    return text;
}

} // namespace ink::domain
