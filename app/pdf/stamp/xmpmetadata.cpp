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

/** Reads the alternatives of a title up to its end: the default one, otherwise the first. Without recursion,
 * because elements may be nested to any depth. */
QString readAlternatives(QXmlStreamReader& reader)
{
    QString first;
    QString preferred;
    QString loose; // not in a list, which some programs write
    QString text;  // of the open alternative
    bool isFirst = true;
    bool isDefault = false;
    int openElements = 1;
    int alternative = 0; // number of open elements from the title to the open alternative; 0 = none is open
    while (openElements > 0 && !reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::StartElement:
            ++openElements;
            if (alternative > 0 || reader.name() != QLatin1StringView("li")) break;
            alternative = openElements;
            isDefault =
                reader.attributes().value(QLatin1StringView("xml:lang")) == QLatin1StringView("x-default");
            text.clear();
            break;
        case QXmlStreamReader::EndElement:
            if (openElements-- != alternative) break;
            alternative = 0;
            if (isFirst) first = text;
            if (isDefault && preferred.isEmpty()) preferred = text;
            isFirst = false;
            break;
        case QXmlStreamReader::Characters:
        case QXmlStreamReader::EntityReference:
            (alternative > 0 ? text : loose) += reader.text();
            break;
        default:
            break;
        }
    }
    if (!preferred.isEmpty()) return preferred;
    return first.isEmpty() ? loose.trimmed() : first;
}

/** A part of a text; its length is 0 if there is none. */
struct TextRange
{
    qsizetype begin = 0;
    qsizetype length = 0;
};

/** Finds the first element with this name in time that is proportional to the text's length. */
TextRange findElement(const QString& xml, const QString& name)
{
    const auto isName = [&](qsizetype from) { // and not the beginning of a longer one
        const qsizetype after = from + name.size();
        return after < xml.size() &&
               (xml.at(after).isSpace() || xml.at(after) == u'>' || xml.at(after) == u'/');
    };
    const QString opening = u'<' + name;
    qsizetype begin = xml.indexOf(opening);
    while (begin >= 0 && !isName(begin + 1))
        begin = xml.indexOf(opening, begin + 1);
    const qsizetype tagEnd = begin < 0 ? -1 : xml.indexOf(u'>', begin);
    if (tagEnd < 0) return {};
    if (xml.at(tagEnd - 1) == u'/') return {begin, tagEnd + 1 - begin};
    const QString closing = QStringLiteral("</") + name;
    qsizetype end = xml.indexOf(closing, tagEnd);
    while (end >= 0 && !isName(end + 2))
        end = xml.indexOf(closing, end + 1);
    const qsizetype last = end < 0 ? -1 : xml.indexOf(u'>', end);
    return last < 0 ? TextRange() : TextRange{begin, last + 1 - begin};
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
            // Possessive, and never past the next tag: the time is proportional to the text's length.
            "(\\b%1\\s*=\\s*[\"'])([^\"']*)(?=[\"'])|(<%1(?:\\s[^<>]*+)?>\\s*+)([^<\\s]*+)(?=\\s*+</%1\\s*>)")
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
    if (const TextRange present = findElement(changed, prefix + QStringLiteral(":title"));
        present.length > 0) {
        changed.replace(present.begin, present.length, element);
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
