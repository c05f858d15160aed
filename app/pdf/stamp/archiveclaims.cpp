#include "app/pdf/stamp/archiveclaims.h"

#include "app/pdf/file/revision.h"

#include <QRegularExpression>
#include <QString>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace ink::pdf {

namespace {

constexpr size_t maxMetadata = 4 * 1024 * 1024;
constexpr auto archiveNamespace = QLatin1StringView("http://www.aiim.org/pdfa/ns/id/");
constexpr auto universalNamespace = QLatin1StringView("http://www.aiim.org/pdfua/ns/id/");

/** The metadata decoded as Latin-1, which keeps every byte; empty if it is missing or too large. */
QString metadataOf(QPDF& qpdf)
{
    QPDFObjectHandle metadata = qpdf.getRoot().getKey("/Metadata");
    if (!metadata.isStream()) return {};
    const auto data = metadata.getStreamData(qpdf_dl_generalized);
    if (data->getSize() > maxMetadata) return {};
    return QString::fromLatin1(reinterpret_cast<const char*>(data->getBuffer()),
                               static_cast<qsizetype>(data->getSize()));
}

/** The prefix of a namespace; empty if the metadata doesn't use it. */
QString prefixOf(const QString& metadata, QLatin1StringView name)
{
    const QRegularExpression declaration(QStringLiteral("xmlns:([\\w.-]+)\\s*=\\s*[\"']%1[\"']")
                                             .arg(QRegularExpression::escape(QString(name))));
    return declaration.match(metadata).captured(1);
}

/** Matches a property as an attribute (capture 1 is the text before its value, 2 the value) or as an element
 * (3, 4). */
QRegularExpression propertyPattern(const QString& prefix, QLatin1StringView name)
{
    const QString whole = QRegularExpression::escape(prefix) + QLatin1Char(':') + name;
    return QRegularExpression(
        QStringLiteral(
            "(\\b%1\\s*=\\s*[\"'])([^\"']*)(?=[\"'])|(<%1(?:\\s[^>]*)?>\\s*)([^<]*?)(?=\\s*</%1\\s*>)")
            .arg(whole));
}

QString valueOf(const QString& metadata, const QString& prefix, QLatin1StringView name)
{
    if (prefix.isEmpty()) return {};
    const auto match = propertyPattern(prefix, name).match(metadata);
    return match.captured(2).isEmpty() ? match.captured(4) : match.captured(2);
}

} // namespace

ArchiveClaims readArchiveClaims(QPDF& qpdf)
{
    const QString metadata = metadataOf(qpdf);
    ArchiveClaims claims;
    const QString prefix = prefixOf(metadata, archiveNamespace);
    claims.part = valueOf(metadata, prefix, QLatin1StringView("part")).trimmed().toInt();
    const QString conformance = valueOf(metadata, prefix, QLatin1StringView("conformance")).trimmed();
    if (!conformance.isEmpty()) claims.conformance = conformance.at(0).toUpper().toLatin1();
    claims.isPdfUa =
        !valueOf(metadata, prefixOf(metadata, universalNamespace), QLatin1StringView("part")).isEmpty();
    return claims;
}

void lowerClaims(Revision& revision)
{
    const ArchiveClaims claims = readArchiveClaims(revision.source());
    if (claims.conformance != 'A' && !claims.isPdfUa) return;
    QString metadata = metadataOf(revision.source());
    if (claims.conformance == 'A') {
        const auto pattern =
            propertyPattern(prefixOf(metadata, archiveNamespace), QLatin1StringView("conformance"));
        const auto match = pattern.match(metadata);
        const int group = match.capturedStart(2) >= 0 ? 2 : 4;
        metadata.replace(match.capturedStart(group), match.capturedLength(group), QStringLiteral("B"));
    }
    if (claims.isPdfUa) {
        const QString whole =
            QRegularExpression::escape(prefixOf(metadata, universalNamespace)) + QStringLiteral(":\\w+");
        metadata.remove(QRegularExpression(
            QStringLiteral("\\s%1\\s*=\\s*(?:\"[^\"]*\"|'[^']*')|<(%1)(?:\\s[^>]*)?>[^<]*</\\1\\s*>")
                .arg(whole)));
    }
    QPDFObjectHandle stream = revision.source().getRoot().getKey("/Metadata");
    DictText dict = dictOf(stream);
    for (const char* key : {"/Filter", "/DecodeParms", "/Length", "/DL"})
        dict.erase(key);
    const QByteArray bytes = metadata.toLatin1();
    const std::string body =
        streamText(std::move(dict), {bytes.constData(), static_cast<size_t>(bytes.size())});
    if (stream.isIndirect()) revision.set(idOf(stream), body);
}

} // namespace ink::pdf
