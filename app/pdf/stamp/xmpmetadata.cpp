#include "app/pdf/stamp/xmpmetadata.h"

#include "app/pdf/file/revision.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace ink::pdf {

namespace {

constexpr size_t maxMetadata = 4 * 1024 * 1024;

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

} // namespace ink::pdf
