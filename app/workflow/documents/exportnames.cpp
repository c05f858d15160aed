#include "app/workflow/documents/exportnames.h"

#include <QDateTime>
#include <QRegularExpression>

#include <algorithm>

namespace ink::workflow {

namespace {

const QRegularExpression& placeholderPattern()
{
    static const QRegularExpression pattern(QStringLiteral("\\{([^{}]*)\\}"));
    return pattern;
}

QString dateOf(const DocumentRef& document)
{
    const Timestamp time =
        document.completed ? *document.completed : document.sent.value_or(document.created);
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).date().toString(Qt::ISODate);
}

QString valueOf(const QString& placeholder, const DocumentRef& document, const QString& folderName,
                const ExportWords& words)
{
    if (placeholder == QLatin1StringView("title")) return document.title;
    if (placeholder == QLatin1StringView("id")) return QString::number(document.id.value());
    if (placeholder == QLatin1StringView("recipient")) return document.recipient;
    if (placeholder == QLatin1StringView("date")) return dateOf(document);
    if (placeholder == QLatin1StringView("status")) return words.status(document.status);
    if (placeholder == QLatin1StringView("folder")) return folderName;
    if (const auto name = domain::dataNameAfterPrefix(placeholder)) return document.data.value(*name);
    return {};
}

/** Returns whether Windows reserves a name for a device, regardless of a suffix. */
bool isReserved(const QString& name)
{
    static const QRegularExpression devices(
        QStringLiteral("^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\\$|conout\\$)$"),
        QRegularExpression::CaseInsensitiveOption);
    return devices.match(name.section(QLatin1Char('.'), 0, 0).trimmed()).hasMatch();
}

} // namespace

QString ExportWords::plainStatus(domain::SigningStatus status)
{
    return domain::signingStatusName(status).toLower().replace(QLatin1Char('_'), QLatin1Char(' '));
}

const QStringList& exportPlaceholders()
{
    static const QStringList placeholders{QStringLiteral("title"),     QStringLiteral("id"),
                                          QStringLiteral("recipient"), QStringLiteral("date"),
                                          QStringLiteral("status"),    QStringLiteral("folder")};
    return placeholders;
}

QStringList unknownPlaceholders(const QString& pattern)
{
    QStringList unknown;
    for (auto match = placeholderPattern().globalMatch(pattern); match.hasNext();) {
        const QString placeholder = match.next().captured(1);
        const auto name = domain::dataNameAfterPrefix(placeholder);
        if (!exportPlaceholders().contains(placeholder) && !(name && domain::isDataName(*name)))
            unknown.append(placeholder);
    }
    return unknown;
}

QString safeName(const QString& name, int maxBytes)
{
    QString out;
    for (const QChar c : name.normalized(QString::NormalizationForm_C)) {
        // Direction marks could disguise a name as another one.
        const bool hidden = c.category() == QChar::Other_Format && c != QChar(0x200C) && c != QChar(0x200D);
        if (c < QLatin1Char(' ') || c == QChar(0x7F) || hidden) continue;
        out.append(QStringLiteral("/\\:*?\"<>|").contains(c) ? QLatin1Char('_') : c);
    }
    out = out.simplified();
    const auto trimEnd = [&out] {
        while (out.endsWith(QLatin1Char('.')) || out.endsWith(QLatin1Char(' ')))
            out.chop(1);
    };
    trimEnd();
    while (out.toUtf8().size() > maxBytes) {
        out.chop(1);
        if (!out.isEmpty() && out.back().isHighSurrogate()) out.chop(1);
    }
    trimEnd();
    while (out.startsWith(QLatin1Char('.')))
        out.remove(0, 1); // prevents hidden files and `..`
    if (out.isEmpty()) return QStringLiteral("_");
    return isReserved(out) ? QLatin1Char('_') + out : out;
}

QString exportPath(const QString& pattern, const DocumentRef& document, const QString& folderName,
                   const ExportWords& words)
{
    QStringList parts;
    for (const QString& part : pattern.split(QLatin1Char('/'), Qt::SkipEmptyParts)) {
        QString filled;
        qsizetype end = 0;
        for (auto match = placeholderPattern().globalMatch(part); match.hasNext();) {
            const auto one = match.next();
            filled += part.mid(end, one.capturedStart() - end);
            filled += valueOf(one.captured(1), document, folderName, words);
            end = one.capturedEnd();
        }
        filled += part.mid(end);
        if (filled.trimmed().isEmpty() && parts.size() + 1 < pattern.count(QLatin1Char('/')) + 1) continue;
        parts.append(safeName(filled, 150));
    }
    return parts.isEmpty() ? QString::number(document.id.value()) : parts.join(QLatin1Char('/'));
}

} // namespace ink::workflow
