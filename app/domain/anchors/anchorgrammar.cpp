#include "app/domain/anchors/anchorgrammar.h"

#include "app/domain/anchors/anchordialects.h"
#include "app/domain/anchors/anchorgrammar_p.h"
#include "app/domain/anchors/reasons.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace ink::domain {

namespace anchors {

Tag makeAnchorTag(TagType type, const QString& name, bool isMandatory)
{
    Tag tag;
    tag.type = type;
    tag.name = name.simplified().left(255);
    tag.isMandatory = isMandatory && type != TagType::Note && type != TagType::SignDate;
    tag.style.readOnly = type == TagType::SignDate || type == TagType::Note;
    if (type == TagType::Date || type == TagType::SignDate)
        tag.style.dateFormat = QStringLiteral("yyyy-MM-dd");
    return tag;
}

Anchor makeMalformedAnchor(const Message& why)
{
    Anchor anchor;
    anchor.kind = Anchor::Kind::Malformed;
    anchor.findings.append({ImportFinding::Kind::MalformedAnchor, true, 0, {}, why});
    return anchor;
}

void addFinding(Anchor& anchor, ImportFinding::Kind kind, const Message& detail)
{
    anchor.findings.append({kind, false, 0, {}, detail});
}

QString mailPattern()
{
    return QStringLiteral("[^@\\s]+@[^@\\s]+\\.[^@\\s]+");
}

QString phonePattern()
{
    return QStringLiteral("[0-9+() ./-]{5,25}");
}

} // namespace anchors

namespace {

using anchors::makeAnchorTag;
using anchors::makeMalformedAnchor;

struct BackslashKind
{
    QLatin1StringView letters;
    TagType type;
};

constexpr std::array<BackslashKind, 9> backslashKinds{{{QLatin1StringView("s"), TagType::Signature},
                                                       {QLatin1StringView("i"), TagType::Initial},
                                                       {QLatin1StringView("d"), TagType::Date},
                                                       {QLatin1StringView("r"), TagType::Radio},
                                                       {QLatin1StringView("c"), TagType::Checkbox},
                                                       {QLatin1StringView("t"), TagType::Text},
                                                       {QLatin1StringView("mt"), TagType::MaskedText},
                                                       {QLatin1StringView("n"), TagType::Note},
                                                       {QLatin1StringView("a"), TagType::Attachment}}};

bool isWordCharacterAt(const QString& line, qsizetype at)
{
    if (at < 0 || at >= line.size()) return false;
    const QChar c = line.at(at);
    return c.isLetterOrNumber() || c == QLatin1Char('.');
}

/** Returns whether the text from `start` to `end` belongs to a path such as `C:\s1\` or `docs\s1\file`. */
bool isInPath(const QString& line, qsizetype start, qsizetype end)
{
    if (start >= 2 && line.at(start - 1) == QLatin1Char(':') && line.at(start - 2).isLetter() &&
        (start == 2 || !line.at(start - 3).isLetterOrNumber()))
        return true;
    return isWordCharacterAt(line, start - 1) && isWordCharacterAt(line, end);
}

/** Parses an anchor such as `\s1\`; `word` is the text between the backslashes. */
Anchor fromBackslash(const QString& word)
{
    static const QRegularExpression shape(QStringLiteral("^(o?)(mt|[sidrctna])([0-9]{1,4})(?:_(.+))?$"),
                                          QRegularExpression::CaseInsensitiveOption);
    const auto match = shape.match(word);
    if (!match.hasMatch()) {
        static const QRegularExpression bare(QStringLiteral("^o?(?:mt|[sidrctna])(?:_.*)?$"),
                                             QRegularExpression::CaseInsensitiveOption);
        return makeMalformedAnchor(bare.match(word).hasMatch() ? reasons::anchorNeedsRecipient()
                                                               : reasons::noSuchAnchorKind());
    }
    const QString letters = match.captured(2).toLower();
    const auto kind = std::find_if(backslashKinds.begin(), backslashKinds.end(),
                                   [&](const BackslashKind& k) { return k.letters == letters; });
    const int number = match.capturedView(3).toInt();
    if (number < 1 || number > 200) return makeMalformedAnchor(reasons::recipientNumberOutOfRange());
    const QString rest = match.captured(4);
    Anchor anchor;
    anchor.tag.recipient = number;
    anchor.tag.number = number;
    anchor.tag.tag = makeAnchorTag(kind->type, {}, match.capturedView(1).isEmpty());
    if (kind->type == TagType::Radio) {
        const qsizetype last = rest.lastIndexOf(QLatin1Char('_'));
        bool ok = false;
        const int option = last > 0 ? QStringView(rest).mid(last + 1).toInt(&ok) : 0;
        if (!ok || option < 1) return makeMalformedAnchor(reasons::radioAnchorNeedsGroup());
        anchor.tag.tag.groupName = rest.left(last).left(255);
        anchor.tag.tag.name = QString::number(option);
    } else if (!rest.isEmpty()) {
        return makeMalformedAnchor(reasons::onlyRadioButtonsHaveGroups());
    }
    return anchor;
}

} // namespace

void AnchorReader::collectDefinitions(const QString& line)
{
    static const QRegularExpression define(
        QStringLiteral("\\[\\s*def:\\$([^|\\[\\]]{1,100})\\|([^\\[\\]]{1,500})\\]"),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression use(QStringLiteral("\\[\\s*\\$([^|\\[\\]]{1,100})\\]"));
    constexpr qsizetype maximum = 10'000;
    for (auto all = define.globalMatch(line); all.hasNext() && m_definitions.size() < maximum;) {
        const auto match = all.next();
        QStringList parts = match.captured(2).split(QLatin1Char('|'));
        m_definitions[match.captured(1).trimmed()].parts = std::move(parts);
    }
    for (auto all = use.globalMatch(line); all.hasNext() && m_definitions.size() < maximum;)
        m_definitions[all.next().captured(1).trimmed()].isUsed = true;
}

bool AnchorReader::mayContain(const QString& line)
{
    return line.contains(QLatin1Char('\\')) || line.contains(QLatin1StringView("{{")) ||
           (line.contains(QLatin1Char('[')) &&
            (line.contains(QLatin1Char('|')) || line.contains(QLatin1Char('$'))));
}

QList<Anchor> AnchorReader::read(const QString& line) const
{
    QList<Anchor> found;
    readBackslashes(line, found);
    readBraces(line, found);
    readBrackets(line, found);
    std::stable_sort(found.begin(), found.end(),
                     [](const Anchor& a, const Anchor& b) { return a.start < b.start; });
    // A nested anchor is part of the outer one.
    qsizetype end = 0;
    QList<Anchor> apart;
    for (Anchor& anchor : found) {
        if (anchor.start < end) continue;
        end = anchor.start + anchor.length;
        anchor.tag.source = line.mid(anchor.start, anchor.length).simplified();
        for (ImportFinding& finding : anchor.findings)
            finding.text = anchor.tag.source;
        anchor.tag.tag.facts.origin.source = TagOrigin::Source::Anchor;
        apart.append(std::move(anchor));
    }
    return apart;
}

void AnchorReader::readBackslashes(const QString& line, QList<Anchor>& found) const
{
    // A word between two backslashes that has the form of an anchor. A malformed one is reported only if it
    // was probably intended: it begins with a kind, or has a number after at most three letters.
    static const QRegularExpression word(
        QStringLiteral(
            "\\\\((?:o?(?:mt|[sidrctna])[0-9]{0,4}(?:_[^\\\\\\s]{0,120})?)|(?:[a-z]{1,3}[0-9]{1,3}))\\\\"),
        QRegularExpression::CaseInsensitiveOption);
    qsizetype at = 0;
    while ((at = line.indexOf(QLatin1Char('\\'), at)) >= 0) {
        const auto match = word.match(line, at, QRegularExpression::NormalMatch,
                                      QRegularExpression::AnchorAtOffsetMatchOption);
        if (!match.hasMatch() || isInPath(line, at, match.capturedEnd())) {
            ++at;
            continue;
        }
        Anchor anchor = fromBackslash(match.captured(1));
        anchor.start = at;
        anchor.length = match.capturedLength();
        at = match.capturedEnd();
        const bool apart = !isWordCharacterAt(line, anchor.start - 1) && !isWordCharacterAt(line, at);
        if (anchor.kind == Anchor::Kind::Malformed && !apart) continue; // more likely a path or a formula
        found.append(std::move(anchor));
    }
    // An unterminated anchor.
    static const QRegularExpression open(QStringLiteral("\\\\o?(?:mt|[sidrctna])[0-9]{1,3}(?=\\s|$)"),
                                         QRegularExpression::CaseInsensitiveOption);
    for (auto all = open.globalMatch(line); all.hasNext();) {
        const auto match = all.next();
        if (isWordCharacterAt(line, match.capturedStart() - 1)) continue;
        const bool known = std::any_of(found.begin(), found.end(), [&](const Anchor& a) {
            return match.capturedStart() >= a.start && match.capturedStart() < a.start + a.length;
        });
        if (known) continue;
        Anchor anchor = makeMalformedAnchor(reasons::anchorWithoutEnd());
        anchor.start = match.capturedStart();
        anchor.length = match.capturedLength();
        found.append(std::move(anchor));
    }
}

void AnchorReader::readBraces(const QString& line, QList<Anchor>& found) const
{
    static const QRegularExpression braces(QStringLiteral("\\{\\{([^{}]{1,600})\\}\\}"));
    for (auto all = braces.globalMatch(line); all.hasNext();) {
        const auto match = all.next();
        Anchor anchor = anchors::parseBraces(match.captured(1).simplified());
        anchor.start = match.capturedStart();
        anchor.length = match.capturedLength();
        found.append(std::move(anchor));
    }
}

void AnchorReader::readBrackets(const QString& line, QList<Anchor>& found) const
{
    static const QRegularExpression brackets(QStringLiteral("\\[([^\\[\\]]{1,600})\\]"));
    for (auto all = brackets.globalMatch(line); all.hasNext();) {
        const auto match = all.next();
        QStringList parts = match.captured(1).split(QLatin1Char('|'));
        for (QString& part : parts)
            part = part.simplified();
        Anchor anchor;
        QString name = parts.constFirst();
        if (name.startsWith(QLatin1StringView("def:$"), Qt::CaseInsensitive)) {
            name = name.mid(5).trimmed();
            const auto known = m_definitions.constFind(name);
            if (parts.size() < 2 || (known != m_definitions.constEnd() && known->isUsed))
                anchor.kind = Anchor::Kind::Silent;
            else // not referenced: it is a tag itself
                anchor = anchors::parseBrackets(parts.mid(1), name);
        } else if (parts.size() == 1 && name.startsWith(QLatin1Char('$'))) {
            const auto known = m_definitions.constFind(name.mid(1).trimmed());
            if (known == m_definitions.constEnd() || known->parts.isEmpty()) {
                if (name.size() < 2 || !name.at(1).isLetter()) continue; // an amount of money
                anchor = makeMalformedAnchor(reasons::anchorNameUndefined());
            } else {
                QStringList defined = known->parts;
                for (QString& part : defined)
                    part = part.simplified();
                anchor = anchors::parseBrackets(defined, name.mid(1).trimmed());
            }
        } else if (anchors::isBracketTag(parts)) {
            anchor = anchors::parseBrackets(parts, {});
        } else {
            continue; // an ordinary bracket
        }
        anchor.start = match.capturedStart();
        anchor.length = match.capturedLength();
        found.append(std::move(anchor));
    }
}

} // namespace ink::domain
