#include "app/pdf/stamp/archiveclaims.h"

#include "app/pdf/stamp/xmpmetadata.h"

namespace ink::pdf {

namespace {

constexpr auto archiveNamespace = QLatin1StringView("http://www.aiim.org/pdfa/ns/id/");
constexpr auto universalNamespace = QLatin1StringView("http://www.aiim.org/pdfua/ns/id/");

QString valueOf(const QString& metadata, const QString& prefix, QLatin1StringView name)
{
    if (prefix.isEmpty()) return {};
    const auto match = xmpProperty(prefix, name).match(metadata);
    return match.captured(2).isEmpty() ? match.captured(4) : match.captured(2);
}

} // namespace

ArchiveClaims claimsOf(const QString& metadata)
{
    ArchiveClaims claims;
    const QString prefix = xmpPrefix(metadata, archiveNamespace);
    claims.part = valueOf(metadata, prefix, QLatin1StringView("part")).trimmed().toInt();
    const QString conformance = valueOf(metadata, prefix, QLatin1StringView("conformance")).trimmed();
    if (!conformance.isEmpty()) claims.conformance = conformance.at(0).toUpper().toLatin1();
    claims.isPdfUa =
        !valueOf(metadata, xmpPrefix(metadata, universalNamespace), QLatin1StringView("part")).isEmpty();
    return claims;
}

ArchiveClaims readArchiveClaims(QPDF& qpdf)
{
    return claimsOf(readMetadata(qpdf));
}

QString withLoweredClaims(QString metadata, bool isTagged)
{
    const ArchiveClaims claims = claimsOf(metadata);
    // PDF/A-1 has requirements for embedded fonts and images that ours don't meet.
    if (claims.conformance == 'A' && (!isTagged || claims.part == 1)) {
        const auto pattern =
            xmpProperty(xmpPrefix(metadata, archiveNamespace), QLatin1StringView("conformance"));
        const auto match = pattern.match(metadata);
        const int group = match.capturedStart(2) >= 0 ? 2 : 4;
        metadata.replace(match.capturedStart(group), match.capturedLength(group), QStringLiteral("B"));
    }
    if (claims.isPdfUa) {
        const QString whole =
            QRegularExpression::escape(xmpPrefix(metadata, universalNamespace)) + QStringLiteral(":\\w+");
        metadata.remove(QRegularExpression(
            QStringLiteral("\\s%1\\s*=\\s*(?:\"[^\"]*\"|'[^']*')|<(%1)(?:\\s[^<>]*+)?>[^<]*</\\1\\s*>")
                .arg(whole)));
    }
    return metadata;
}

} // namespace ink::pdf
