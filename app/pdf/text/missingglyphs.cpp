#include "app/pdf/text/missingglyphs.h"

#include "app/base/reasons.h"
#include "app/pdf/text/bundledfonts.h"
#include "app/pdf/text/emoji.h"
#include "app/pdf/text/fontchoice.h"
#include "app/pdf/text/scriptfonts.h"
#include "app/pdf/text/systemfonts.h"
#include "app/pdf/text/writtentext.h"

#include <QFont>
#include <QGlyphRun>
#include <QHash>
#include <QMutex>
#include <QStringList>
#include <QTextLayout>

#include <algorithm>

namespace ink::pdf {

namespace {

constexpr qsizetype keptAnswers = 20'000;
constexpr qsizetype mostNamed = 3;

bool hasFont(const QString& character)
{
    QFont font;
    QStringList families{QStringLiteral("Noto Sans")};
    families << familiesFor(character) << QStringLiteral("DejaVu Sans");
    font.setFamilies(embeddableFamilies(withBundledFonts(families), character));
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(1000);
    QTextLayout layout(character, font);
    layout.beginLayout();
    layout.createLine().setLineWidth(1e6);
    layout.endLayout();
    const QList<QGlyphRun> runs = layout.glyphRuns();
    bool isWorthAnotherTry = false;
    for (const QGlyphRun& run : runs)
        if (isSystemFont(run.rawFont()) && !mayEmbed(run.rawFont()) && !run.glyphIndexes().contains(0))
            isWorthAnotherTry = noteRestricted(run.rawFont(), character) || isWorthAnotherTry;
    if (isWorthAnotherTry) return hasFont(character);
    const bool known = !runs.isEmpty() && std::all_of(runs.begin(), runs.end(), [](const QGlyphRun& run) {
        const QRawFont raw = run.rawFont();
        return isSystemFont(raw) && mayEmbed(raw) && !isEmojiFont(raw) && !run.glyphIndexes().contains(0);
    });
    return known || emojiPicture(character);
}

/** Whether a font of this system has a character; asked once of each for the process. */
bool canWrite(char32_t character)
{
    static QMutex mutex;
    static QHash<char32_t, bool> known;
    {
        const QMutexLocker lock(&mutex);
        if (const auto answer = known.constFind(character); answer != known.cend()) return *answer;
    }
    const bool answer = hasFont(QString::fromUcs4(&character, 1));
    const QMutexLocker lock(&mutex);
    if (known.size() >= keptAnswers) known.clear();
    known.insert(character, answer);
    return answer;
}

bool isMissing(char32_t c)
{
    if (c < 0x17F) return false; // what every font of ours has; controls are left out
    if (QChar::isSurrogate(c) || (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF) || c == 0xFFFC)
        return true;
    if (isInvisible(c) || QChar::isSpace(c)) return false;
    if (QChar::category(c) == QChar::Other_PrivateUse) return true;
    return !canWrite(c);
}

} // namespace

bool canWriteLetters()
{
    return canWrite(U'A');
}

QList<char32_t> missingGlyphs(const QString& text)
{
    QList<char32_t> missing;
    const auto ask = [&missing](char32_t c) {
        if (isMissing(c) && !missing.contains(c)) missing.append(c);
    };
    if (std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x17F; })) return missing;
    const QList<qsizetype> bounds = clusterBounds(text);
    for (qsizetype b = 0; b + 1 < bounds.size(); ++b) {
        const QString cluster = text.mid(bounds.at(b), bounds.at(b + 1) - bounds.at(b));
        if (isEmoji(cluster) && emojiPicture(cluster)) continue;
        for (qsizetype i = 0; i < cluster.size(); ++i) {
            const QChar c = cluster.at(i);
            if (c.isHighSurrogate() && i + 1 < cluster.size() && cluster.at(i + 1).isLowSurrogate())
                ask(QChar::surrogateToUcs4(c, cluster.at(++i)));
            else
                ask(c.unicode());
        }
    }
    return missing;
}

QString characterNames(const QList<char32_t>& characters)
{
    QStringList names;
    for (qsizetype i = 0; i < characters.size() && i < mostNamed; ++i)
        names << QStringLiteral("U+%1").arg(QString::number(characters.at(i), 16).toUpper(), 4,
                                            QLatin1Char('0'));
    QString text = names.join(QStringLiteral(", "));
    if (characters.size() > mostNamed) text += QStringLiteral(" …");
    return text;
}

Message missingGlyphsReason(const Message& field, const QList<char32_t>& missing)
{
    for (const char32_t c : missing)
        if (const QString font = restrictedFontOf(c); !font.isEmpty())
            return reasons::valueNeedsRestrictedFont(field, font, characterNames(missing));
    return reasons::valueHasMissingGlyphs(field, characterNames(missing));
}

QList<domain::Finding> missingGlyphFindings(const domain::Document& document)
{
    using domain::Finding;
    using domain::TagType;
    QList<Finding> findings;
    const auto report = [&findings](domain::Severity severity, QString field, Message detail, qsizetype tag,
                                    qsizetype invitation) {
        findings.append(
            {Finding::Kind::MissingGlyph, severity, std::move(field), std::move(detail), tag, invitation});
    };
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        const domain::Tag& tag = document.tags.at(i);
        const bool written = !isToggle(tag.type) && tag.type != TagType::MaskedText && tag.image.isEmpty();
        const QList<char32_t> missing = written ? missingGlyphs(tag.text) : QList<char32_t>();
        if (missing.isEmpty()) continue;
        report(domain::Severity::Error, QStringLiteral("tags[%1].text").arg(i),
               missingGlyphsReason(
                   tag.name.isEmpty() ? reasons::fieldNumbered(i + 1) : Message::literal(tag.name), missing),
               i, -1);
    }
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const QList<char32_t> missing = missingGlyphs(document.invitations.at(i).recipientName);
        if (missing.isEmpty()) continue;
        report(domain::Severity::Warning, QStringLiteral("invitations[%1].recipientName").arg(i),
               reasons::recipientNameHasMissingGlyphs(i + 1, characterNames(missing)), -1, i);
    }
    if (const QList<char32_t> missing = missingGlyphs(document.title); !missing.isEmpty())
        report(domain::Severity::Warning, QStringLiteral("title"),
               reasons::titleHasMissingGlyphs(characterNames(missing)), -1, -1);
    return findings;
}

} // namespace ink::pdf
