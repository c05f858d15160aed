#include "app/domain/values/autofill.h"

#include "app/domain/document/document.h"
#include "app/domain/document/facts.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/characters.h"
#include "app/domain/text/datetext.h"
#include "app/domain/values/signdate.h"

#include <algorithm>

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
    if (!person.hostedSigners.isEmpty()) return {}; // hosted signers have no such data
    if (fill == QLatin1StringView("email")) return person.recipientEmail;
    if (fill == QLatin1StringView("company")) return person.company;
    if (fill == QLatin1StringView("title")) return person.jobTitle;
    return {};
}

/** Fills in an empty tag that has an autofill source. */
void fill(const Document& document, Tag& tag, QDate sent)
{
    if (!canBeFilled(tag) || !isBlankText(tag.text)) return;
    tag.text = fillText(document, tag, sent);
    if (!tag.text.isEmpty()) setSourcePattern(tag, QString());
}

void writeSenderText(const Document& document, Tag& tag, QString pattern, QDate sent)
{
    tag.text = pattern;
    tag.text = senderText(document, tag, sent);
    setSourcePattern(tag, std::move(pattern));
    setComputationDate(tag, sent);
}

/** Guesses the pattern of a tag's computed text in a document sent by an earlier version, which doesn't store
 * it. */
std::optional<QString> guessedPattern(const Document& sent, const Tag& tag)
{
    if (canBeFilled(tag)) {
        const bool isOfDocument = tag.style.fill == QLatin1StringView("documentNumber") ||
                                  tag.style.fill == QLatin1StringView("date");
        if (isOfDocument || tag.text == fillText(sent, tag, {})) return QString();
    }
    if (!isSenderField(tag)) return std::nullopt;
    Tag written = tag;
    for (const QString& usual : {QStringLiteral("{page} / {pages}"), QStringLiteral("{page}")}) {
        written.text = usual;
        if (senderText(sent, written, {}) == tag.text) return usual;
    }
    if (!sent.sentTime) return std::nullopt;
    const QDate day = dayIn({}, *sent.sentTime);
    for (const int offset : {0, -1, 1}) { // the day in another time zone
        const QString date = DateFormat(tag.style.dateFormat).format(day.addDays(offset));
        if (!tag.text.endsWith(QLatin1Char('\n') + date)) continue;
        return tag.text.chopped(date.size()) + QStringLiteral("{date}");
    }
    return std::nullopt;
}

std::optional<QString> senderPatternOf(const Document& sent, const Tag& tag)
{
    const auto pattern = sourcePattern(tag);
    return pattern ? pattern : guessedPattern(sent, tag);
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

void autofillDocument(Document& document, QDate sent)
{
    for (Tag& tag : document.tags) {
        if (isSenderField(tag))
            writeSenderText(document, tag, tag.text, sent);
        else
            fill(document, tag, sent);
    }
}

void fillOnOpen(Document& document, int invitationIndex, QDate sent)
{
    recomputeSenderTexts(document, sent);
    for (Tag& tag : document.tags)
        if (tag.invitationIndex == invitationIndex && !isSenderField(tag)) fill(document, tag, sent);
}

void recomputeSenderTexts(Document& document, QDate sent)
{
    for (Tag& tag : document.tags) {
        if (!isSenderField(tag)) continue;
        const auto pattern = sourcePattern(tag);
        // Without a pattern, the document was sent by an earlier version: the text is computed, or still
        // contains placeholders.
        if (!pattern && senderText(document, tag, sent) == tag.text) continue;
        // The day remains that of sending even if the account's time zone has changed.
        const QDate day = computationDate(tag);
        writeSenderText(document, tag, pattern.value_or(tag.text), day.isValid() ? day : sent);
    }
}

void storeSenderSources(Document& document)
{
    for (Tag& tag : document.tags)
        if (isSenderField(tag)) setSourcePattern(tag, tag.text);
}

void updateAutofill(Document& document, int invitationIndex, const Invitation& before)
{
    for (Tag& tag : document.tags) {
        if (tag.invitationIndex != invitationIndex || !canBeFilled(tag)) continue;
        const QString was = personText(document, tag, before);
        const QString is = personText(document, tag, document.invitations.at(invitationIndex - 1));
        if (was == is || !(isBlankText(tag.text) || tag.text == was)) continue;
        tag.text = is;
        setSourcePattern(tag, QString());
    }
}

void restoreSources(QList<Tag>& copies, const Document& sent)
{
    for (qsizetype i = 0; i < copies.size() && i < sent.tags.size(); ++i) {
        Tag& copy = copies[i];
        if (const auto pattern = senderPatternOf(sent, sent.tags.at(i))) copy.text = *pattern;
        setSourcePattern(copy, std::nullopt);
    }
}

QStringList fieldsWithUnknownSource(const Document& sent)
{
    QStringList names;
    for (const Tag& tag : sent.tags) {
        if (!isSenderField(tag) || senderPatternOf(sent, tag)) continue;
        const bool hasNumber =
            std::any_of(tag.text.begin(), tag.text.end(), [](QChar c) { return c.isDigit(); });
        if (hasNumber || (!sent.title.isEmpty() && tag.text.contains(sent.title)))
            names.append(tag.name.isEmpty() ? tag.text.simplified() : tag.name);
    }
    return names;
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
            text += DateFormat(tag.style.dateFormat).format(sent);
        else
            text += rest.mid(open, close - open + 1);
        rest = rest.mid(close + 1);
    }
    text += rest;
    return text;
}

} // namespace ink::domain
