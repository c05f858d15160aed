#include "app/pdf/stamp/xmpmetadata.h"

#include "app/base/xmlguard.h"
#include "app/pdf/file/revision.h"

#include <QXmlStreamReader>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace ink::pdf {

namespace {

constexpr size_t maxMetadata = 4 * 1024 * 1024;
constexpr auto coreNamespace = QLatin1StringView("http://purl.org/dc/elements/1.1/");
constexpr auto rdfNamespace = QLatin1StringView("http://www.w3.org/1999/02/22-rdf-syntax-ns#");

/** Escapes a text for XML in ASCII, so that the metadata's encoding doesn't matter. */
QString escaped(const QString& text)
{
    QString out;
    for (const char32_t c : text.toUcs4())
        if (c < 0x20 || c == '<' || c == '>' || c == '&' || c == '"' || c == '\'' || c > 0x7E)
            out += QStringLiteral("&#x%1;").arg(static_cast<quint32>(c), 0, 16);
        else
            out += QChar(static_cast<char16_t>(c));
    return out;
}

/** Reads the alternatives of a title up to its end: the default one, otherwise the first. */
QString readAlternatives(QXmlStreamReader& reader)
{
    QString first;
    QString preferred;
    QString loose; // not in a list, which some programs write
    bool isFirst = true;
    while (!reader.atEnd() && reader.readNext() != QXmlStreamReader::EndElement) {
        if (reader.isCharacters()) loose += reader.text();
        if (!reader.isStartElement()) continue;
        if (reader.name() != QLatin1StringView("li")) { // rdf:Alt
            const QString inner = readAlternatives(reader);
            if (preferred.isEmpty()) preferred = inner;
            continue;
        }
        const bool isDefault =
            reader.attributes().value(QLatin1StringView("xml:lang")) == QLatin1StringView("x-default");
        const QString text = reader.readElementText(QXmlStreamReader::IncludeChildElements);
        if (isFirst) first = text;
        if (isDefault) preferred = text;
        isFirst = false;
    }
    if (!preferred.isEmpty()) return preferred;
    return first.isEmpty() ? loose.trimmed() : first;
}

} // namespace

QString readMetadata(QPDF& qpdf)
{
    QPDFObjectHandle metadata = qpdf.getRoot().getKey("/Metadata");
    if (!metadata.isStream()) return {};
    const auto data = metadata.getStreamData(qpdf_dl_generalized);
    if (data->getSize() > maxMetadata) return {};
    return QString::fromLatin1(reinterpret_cast<const char*>(data->getBuffer()),
                               static_cast<qsizetype>(data->getSize()));
}

void writeMetadata(Revision& revision, const QString& metadata)
{
    QPDFObjectHandle stream = revision.source().getRoot().getKey("/Metadata");
    DictText dict = dictOf(stream);
    for (const char* key : {"/Filter", "/DecodeParms", "/Length", "/DL"})
        dict.erase(key);
    const QByteArray bytes = metadata.toLatin1();
    const std::string body =
        streamText(std::move(dict), {bytes.constData(), static_cast<size_t>(bytes.size())});
    if (stream.isIndirect()) revision.set(idOf(stream), body);
}

QString xmpPrefix(const QString& metadata, QLatin1StringView name)
{
    const QRegularExpression declaration(QStringLiteral("xmlns:([\\w.-]+)\\s*=\\s*[\"']%1[\"']")
                                             .arg(QRegularExpression::escape(QString(name))));
    return declaration.match(metadata).captured(1);
}

QRegularExpression xmpProperty(const QString& prefix, QLatin1StringView name)
{
    const QString whole = QRegularExpression::escape(prefix) + QLatin1Char(':') + name;
    return QRegularExpression(
        QStringLiteral(
            "(\\b%1\\s*=\\s*[\"'])([^\"']*)(?=[\"'])|(<%1(?:\\s[^>]*)?>\\s*)([^<]*?)(?=\\s*</%1\\s*>)")
            .arg(whole));
}

std::optional<QString> xmpTitle(const QString& metadata)
{
    if (metadata.isEmpty()) return QString();
    const QByteArray bytes = metadata.toLatin1();
    if (!XmlGuard().feed(bytes)) return std::nullopt;
    QXmlStreamReader reader(bytes);
    reader.setEntityExpansionLimit(1000);
    QString title;
    bool isFound = false;
    while (!reader.atEnd()) {
        reader.readNext();
        if (!reader.isStartElement()) continue;
        if (const auto attributes = reader.attributes();
            attributes.hasAttribute(QString(coreNamespace), QStringLiteral("title")) && !isFound) {
            title = attributes.value(QString(coreNamespace), QStringLiteral("title")).toString();
            isFound = true;
        }
        if (isFound || reader.namespaceUri() != coreNamespace || reader.name() != QLatin1StringView("title"))
            continue;
        title = readAlternatives(reader);
        isFound = true;
    }
    if (reader.hasError()) return std::nullopt;
    return title;
}

std::optional<QString> withXmpTitle(const QString& metadata, const QString& title)
{
    const QString rdf = xmpPrefix(metadata, rdfNamespace);
    if (rdf.isEmpty()) return std::nullopt;
    QString prefix = xmpPrefix(metadata, coreNamespace);
    const QString declaration =
        prefix.isEmpty() ? QStringLiteral(" xmlns:dc=\"%1\"").arg(QString(coreNamespace)) : QString();
    if (prefix.isEmpty()) prefix = QStringLiteral("dc");
    const QString element =
        QStringLiteral("<%1:title><%2:Alt><%2:li xml:lang=\"x-default\">%3</%2:li></%2:Alt></%1:title>")
            .arg(prefix, rdf, escaped(title));

    QString changed = metadata;
    const QString name = QRegularExpression::escape(prefix) + QStringLiteral(":title");
    const QRegularExpression present(QStringLiteral("<%1(?:\\s[^>]*)?(?:/>|>.*?</%1\\s*>)").arg(name),
                                     QRegularExpression::DotMatchesEverythingOption);
    if (const auto match = present.match(changed); match.hasMatch()) {
        changed.replace(match.capturedStart(), match.capturedLength(), element);
    } else {
        changed.remove(QRegularExpression(QStringLiteral("\\s%1\\s*=\\s*(?:\"[^\"]*\"|'[^']*')").arg(name)));
        const QRegularExpression end(QStringLiteral("</%1:RDF\\s*>").arg(QRegularExpression::escape(rdf)));
        const QRegularExpression about(QStringLiteral("\\b%1:about\\s*=\\s*(\"[^\"<]*\"|'[^'<]*')")
                                           .arg(QRegularExpression::escape(rdf)));
        const auto last = end.match(changed);
        if (!last.hasMatch()) return std::nullopt;
        QString subject = about.match(changed).captured(1);
        if (subject.isEmpty()) subject = QStringLiteral("\"\"");
        // A prefix may be declared only on another element, so this one declares it again.
        const QString own = declaration.isEmpty()
                                ? QStringLiteral(" xmlns:%1=\"%2\"").arg(prefix, QString(coreNamespace))
                                : declaration;
        changed.insert(last.capturedStart(),
                       QStringLiteral("<%1:Description %1:about=%2%3>%4</%1:Description>\n")
                           .arg(rdf, subject, own, element));
    }
    if (xmpTitle(changed) != title) return std::nullopt;
    return changed;
}

} // namespace ink::pdf
