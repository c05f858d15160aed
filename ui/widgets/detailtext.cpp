#include "ui/widgets/detailtext.h"

#include "app/domain/codes.h"
#include "ui/models/words.h"

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QRegularExpression>

namespace ink::ui {

namespace {

/** A longer one is no sentence of ours. */
constexpr qsizetype longestDetail = 1000;

struct Gapped
{
    QRegularExpression pattern;
    const char* sentence = nullptr;
};

struct Known
{
    QHash<QString, const char*> whole;
    QList<Gapped> gapped;
};

Known readSentences()
{
    Known known;
    const QString gap = QRegularExpression::escape(QStringLiteral("%"));
    for (const char* sentence : detailSentences()) {
        const QString text = QString::fromUtf8(sentence);
        known.whole.insert(text, sentence);
        if (!text.contains(QLatin1String("%1"))) continue;
        QString pattern = QRegularExpression::escape(text);
        for (int i = 1; i <= 3; ++i)
            pattern.replace(gap + QString::number(i), QStringLiteral("(?<g%1>.+?)").arg(i));
        known.gapped.append({QRegularExpression(QRegularExpression::anchoredPattern(pattern),
                                                QRegularExpression::DotMatchesEverythingOption |
                                                    QRegularExpression::UseUnicodePropertiesOption),
                             sentence});
    }
    return known;
}

QString translated(const char* sentence)
{
    return QCoreApplication::translate("ink::ui::DetailText", sentence);
}

/** The word for a document's status that stands in a sentence by its code's name, in quotation marks. */
QString statusIn(const QString& piece)
{
    using S = domain::SigningStatus;
    for (const S status :
         {S::Draft, S::InProgress, S::Completed, S::Rejected, S::ReachDeadline, S::Cancelled})
        if (piece == domain::signingStatusName(status))
            return QCoreApplication::translate("ink::ui::DetailText", "“%1”").arg(statusWord(status));
    return {};
}

/** A piece may be a sentence of its own, such as the reason why another one failed. */
QString pieceText(const Known& known, const QString& piece)
{
    if (const QString status = statusIn(piece); !status.isEmpty()) return status;
    const char* sentence = known.whole.value(piece);
    return sentence ? translated(sentence) : piece;
}

/** Puts the captured pieces into the gaps in one pass: a piece that looks like a gap stays a piece. */
QString filled(const Known& known, const QString& text, const QRegularExpressionMatch& match)
{
    QString out;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isGap = text.at(i) == QLatin1Char('%') && i + 1 < text.size() && text.at(i + 1).isDigit();
        if (isGap)
            out += pieceText(known, match.captured(QLatin1Char('g') + text.mid(++i, 1)));
        else
            out += text.at(i);
    }
    return out;
}

} // namespace

QString detailText(const QString& detail)
{
    static const Known known = readSentences();
    if (detail.size() > longestDetail) return detail;
    if (const char* sentence = known.whole.value(detail)) return translated(sentence);
    for (const Gapped& gapped : known.gapped)
        if (const auto match = gapped.pattern.match(detail); match.hasMatch())
            return filled(known, translated(gapped.sentence), match);
    return detail;
}

} // namespace ink::ui
