#include "app/pdf/suggest/suggestlabels.h"

#include "app/pdf/suggest/labelwords.h"
#include "app/pdf/suggest/partywords.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>

namespace ink::pdf {

using domain::TagType;

namespace {

using Table = QHash<QString, TagType>;

Table tableOf(std::span<const LabelWords> list)
{
    Table table;
    for (const LabelWords& entry : list)
        table.insert(QString::fromUtf16(entry.words), entry.type);
    return table;
}

constexpr int maxEntryWords = 4; ///< maximum words of an entry
constexpr qsizetype maxName = 80;

constexpr const char* officeWords[] = {
    "use only",    "nicht vom antragsteller", "nicht ausfullen", "amtliche vermerke",
    "reserve a l", "cadre reserve",           "uso oficial",     "uso interno"};

/** The longest matching entry, the leftmost first: its type, first word and length. */
struct Found
{
    std::optional<TagType> type;
    qsizetype at = 0;
    qsizetype length = 0;
};

Found findIn(const Table& table, const QStringList& words, qsizetype from = 0)
{
    Found best;
    for (qsizetype at = from; at < words.size(); ++at) {
        QString run;
        for (qsizetype length = 1; length <= maxEntryWords && at + length <= words.size(); ++length) {
            if (length > 1) run += QLatin1Char(' ');
            run += words.at(at + length - 1);
            if (const auto known = table.constFind(run); known != table.constEnd() && length > best.length)
                best = {known.value(), at, length};
        }
    }
    return best;
}

QString cleanLabel(QString text)
{
    text = text.simplified();
    while (!text.isEmpty() && !text.back().isLetterOrNumber() && text.back() != QLatin1Char(')'))
        text.chop(1);
    while (!text.isEmpty() && !text.front().isLetterOrNumber() && text.front() != QLatin1Char('('))
        text.remove(0, 1);
    if (text.startsWith(QLatin1Char('(')) && text.endsWith(QLatin1Char(')')))
        text = text.mid(1, text.size() - 2);
    return text.left(maxName);
}

} // namespace

QString makeTagName(const QString& label, const QString& heading)
{
    const QString name = cleanLabel(label);
    const QString head = cleanLabel(heading);
    return name.isEmpty() || head.isEmpty() ? name : (name + QStringLiteral(" – ") + head).left(maxName);
}

QString lastWords(const QString& text, qsizetype maximum)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return words.mid(std::max<qsizetype>(0, words.size() - maximum)).join(QLatin1Char(' '));
}

bool startsWithSignature(const QString& plain)
{
    for (const char* word :
         {"signature", "unterschrift", "firma", "sign here", "signed by", "lu et approuve"})
        if (plain.startsWith(QLatin1String(word))) return true;
    return false;
}

bool isOfficeText(const QString& plain)
{
    return std::any_of(std::begin(officeWords), std::end(officeWords),
                       [&plain](const char* words) { return plain.contains(QLatin1String(words)); });
}

QString plainWords(const QString& text)
{
    const QString apart = text.normalized(QString::NormalizationForm_KD).toLower();
    QString plain;
    for (const QChar c : apart) {
        if (c.category() == QChar::Mark_NonSpacing) continue;
        if (c == QChar(0xDF))
            plain += QLatin1String("ss");
        else if (c.isLetterOrNumber())
            plain += c;
        else if (!plain.endsWith(QLatin1Char(' ')) && !plain.isEmpty())
            plain += QLatin1Char(' ');
    }
    return plain.trimmed();
}

LabelMeaning meaningOf(const QString& plain, Language language)
{
    static const Table table = tableOf(labelWords());
    static const Table brief = tableOf(shortLabelWords());
    if (plain.isEmpty()) return {};
    if (const auto known = brief.constFind(plain); known != brief.constEnd()) return {known.value(), true};
    const QStringList words = plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (words.size() > 14) return {};
    // "Firma" is a signature only in Spanish; otherwise a company.
    const auto isFirm = [&](const Found& found) {
        return language != Language::Spanish && found.length == 1 &&
               words.at(found.at) == QStringLiteral("firma");
    };
    // "Date of signature" is a date, "Name and signature" a signature, "Name of the signatory" a text.
    Found first;
    for (qsizetype at = 0; at < words.size() && !first.type; ++at) {
        for (qsizetype length = maxEntryWords; length >= 1 && !first.type; --length) {
            if (at + length > words.size()) continue;
            const auto known = table.constFind(words.mid(at, length).join(QLatin1Char(' ')));
            if (known != table.constEnd()) first = {known.value(), at, length};
        }
    }
    if (!first.type) return {};
    if (isFirm(first)) first.type = TagType::Text;
    if (first.type == TagType::Text || first.type == TagType::Date) {
        const Found later = findIn(table, words, first.at + first.length);
        static const QSet<QString> joins{QStringLiteral("and"), QStringLiteral("et"), QStringLiteral("und"),
                                         QStringLiteral("y"),   QStringLiteral("or"), QStringLiteral("ou"),
                                         QStringLiteral("u"),   QStringLiteral("e")};
        if (later.type && (later.type == TagType::Signature || later.type == TagType::Initial) &&
            !isFirm(later) &&
            (later.at == first.at + first.length || joins.contains(words.at(later.at - 1))) &&
            first.at + first.length + 2 >= later.at)
            return {later.type, false};
    }
    // A known word far into a sentence isn't a label.
    if (first.at > 5) return {};
    return {first.type, false};
}

LabelMeaning meaningOfTail(const QString& plain, Language language)
{
    static const Table table = tableOf(labelTails());
    Q_UNUSED(language)
    const QStringList words = plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype length = std::min<qsizetype>(3, words.size()); length >= 1; --length)
        if (const auto known = table.constFind(words.mid(words.size() - length).join(QLatin1Char(' ')));
            known != table.constEnd())
            return {known.value(), false};
    return {};
}

Party findParty(const QString& plain)
{
    static const QHash<QString, QString> table = [] {
        QHash<QString, QString> made;
        for (const PartyWords& entry : partyWords())
            made.insert(QString::fromUtf16(entry.words), QString::fromUtf16(entry.key));
        return made;
    }();
    const QStringList words = plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (qsizetype length = 3; length >= 1; --length)
        for (qsizetype at = 0; at + length <= words.size(); ++at) {
            const QString run = words.mid(at, length).join(QLatin1Char(' '));
            if (const auto known = table.constFind(run); known != table.constEnd())
                return {known.value(), run};
        }
    return {};
}

Language detectLanguage(const QStringList& words)
{
    static const std::array<QSet<QString>, 4> small{
        QSet<QString>{QStringLiteral("the"), QStringLiteral("and"), QStringLiteral("of"),
                      QStringLiteral("to"), QStringLiteral("this"), QStringLiteral("by"),
                      QStringLiteral("shall"), QStringLiteral("name"), QStringLiteral("is"),
                      QStringLiteral("for"), QStringLiteral("address"), QStringLiteral("phone")},
        QSet<QString>{QStringLiteral("le"), QStringLiteral("la"), QStringLiteral("les"), QStringLiteral("et"),
                      QStringLiteral("du"), QStringLiteral("des"), QStringLiteral("une"),
                      QStringLiteral("nom"), QStringLiteral("est"), QStringLiteral("par"),
                      QStringLiteral("adresse"), QStringLiteral("prenom")},
        QSet<QString>{QStringLiteral("der"), QStringLiteral("die"), QStringLiteral("das"),
                      QStringLiteral("und"), QStringLiteral("datum"), QStringLiteral("unterschrift"),
                      QStringLiteral("zu"), QStringLiteral("den"), QStringLiteral("ist"),
                      QStringLiteral("ort"), QStringLiteral("anschrift"), QStringLiteral("vorname")},
        QSet<QString>{QStringLiteral("el"), QStringLiteral("los"), QStringLiteral("las"), QStringLiteral("y"),
                      QStringLiteral("fecha"), QStringLiteral("del"), QStringLiteral("nombre"),
                      QStringLiteral("una"), QStringLiteral("por"), QStringLiteral("con"),
                      QStringLiteral("direccion"), QStringLiteral("apellidos")}};
    std::array<int, 4> counts{};
    for (const QString& word : words)
        for (size_t i = 0; i < small.size(); ++i)
            counts[i] += small[i].contains(word) ? 1 : 0;
    return static_cast<Language>(std::max_element(counts.begin(), counts.end()) - counts.begin());
}

} // namespace ink::pdf
