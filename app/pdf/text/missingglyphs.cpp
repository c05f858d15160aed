#include "app/pdf/text/missingglyphs.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/pdf/text/bundledfonts.h"
#include "app/pdf/text/emoji.h"
#include "app/pdf/text/fontchoice.h"
#include "app/pdf/text/fontcoverage.h"
#include "app/pdf/text/fontthreads.h"
#include "app/pdf/text/reasons.h"
#include "app/pdf/text/systemfonts.h"
#include "app/pdf/text/writtentext.h"

#include <QFont>
#include <QGlyphRun>
#include <QSet>
#include <QStringList>
#include <QTextLayout>

#include <algorithm>
#include <optional>

namespace ink::pdf {

namespace {

constexpr qsizetype maxNamed = 3;

/** Returns whether the text font composes a character that no font has, such as a deprecated accent. */
bool isComposed(char32_t character)
{
    if (QChar::decompositionTag(character) != QChar::Canonical) return false;
    for (const char32_t part : QChar::decomposition(character).toUcs4())
        if (!fontWith(part)) return false;
    const QString text = QString::fromUcs4(&character, 1);
    bool isKnown = false;
    runOnFontThread([&] {
        QFont font;
        font.setFamilies(withBundledFonts({QStringLiteral("Noto Sans")}));
        font.setStyleStrategy(QFont::NoFontMerging); // disables fallback fonts
        font.setHintingPreference(QFont::PreferNoHinting);
        font.setPixelSize(1000);
        QTextLayout layout(text, font);
        layout.beginLayout();
        layout.createLine().setLineWidth(1e6);
        layout.endLayout();
        const QList<QGlyphRun> runs = layout.glyphRuns();
        isKnown = !runs.isEmpty() && std::all_of(runs.begin(), runs.end(), [](const QGlyphRun& run) {
            const QRawFont raw = run.rawFont();
            return isSystemFont(raw) && mayEmbed(raw) && !run.glyphIndexes().contains(0);
        });
    });
    return isKnown;
}

bool hasFont(char32_t character)
{
    if (const auto font = fontWith(character)) return !font->isRestricted;
    return isInEmojiFont(character) || isComposed(character);
}

/** Returns whether a character can be written, if that can be decided without a font. */
std::optional<bool> isWrittenAnyway(char32_t c)
{
    if (c < 0x17F) return true; // every bundled font has them; control characters are dropped
    if (QChar::isSurrogate(c) || (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF) || c == 0xFFFC)
        return false;
    if (isInvisible(c) || QChar::isSpace(c)) return true;
    if (QChar::category(c) == QChar::Other_PrivateUse) return false;
    return std::nullopt;
}

} // namespace

bool hasAnyFont()
{
    return hasFont(U'A');
}

QList<char32_t> missingGlyphs(const QString& text)
{
    if (std::all_of(text.begin(), text.end(), [](QChar c) { return c.unicode() < 0x17F; })) return {};
    QList<char32_t> characters; ///< each once, in text order
    QSet<char32_t> seen;
    const auto note = [&](char32_t c) {
        if (seen.contains(c)) return;
        seen.insert(c);
        characters.append(c);
    };
    const QList<qsizetype> bounds = clusterBounds(text);
    for (qsizetype b = 0; b + 1 < bounds.size(); ++b) {
        const QString cluster = text.mid(bounds.at(b), bounds.at(b + 1) - bounds.at(b));
        if (isEmoji(cluster) && isDrawable(cluster)) continue;
        for (qsizetype i = 0; i < cluster.size(); ++i) {
            const QChar c = cluster.at(i);
            if (c.isHighSurrogate() && i + 1 < cluster.size() && cluster.at(i + 1).isLowSurrogate())
                note(QChar::surrogateToUcs4(c, cluster.at(++i)));
            else
                note(c.unicode());
        }
    }
    characters.removeIf([](char32_t c) {
        const std::optional<bool> written = isWrittenAnyway(c);
        return written ? *written : hasFont(c);
    });
    return characters;
}

QString characterNames(const QList<char32_t>& characters)
{
    QStringList names;
    for (qsizetype i = 0; i < characters.size() && i < maxNamed; ++i)
        names << QStringLiteral("U+%1").arg(QString::number(characters.at(i), 16).toUpper(), 4,
                                            QLatin1Char('0'));
    QString text = names.join(QStringLiteral(", "));
    if (characters.size() > maxNamed) text += QStringLiteral(" …");
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
