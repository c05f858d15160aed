#include "app/pdf/seal/dss.h"

#include <QSet>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

constexpr int maxKnown = 1000;

QSet<QByteArray> knownIn(QPDFObjectHandle list)
{
    QSet<QByteArray> known;
    const int count = list.isArray() ? std::min(list.getArrayNItems(), maxKnown) : 0;
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle stream = list.getArrayItem(i);
        if (!stream.isStream()) continue;
        const auto data = stream.getStreamData(qpdf_dl_generalized);
        known.insert(QByteArray(reinterpret_cast<const char*>(data->getBuffer()),
                                static_cast<qsizetype>(data->getSize())));
    }
    return known;
}

} // namespace

void declareExtensions(Revision& revision)
{
    QPDFObjectHandle before = revision.source().getRoot().getKey("/Extensions");
    DictText extensions = dictOf(before); // must be a direct value in the catalog
    if (extensions.count("/ESIC") > 0) return;
    extensions["/ESIC"] = "<</BaseVersion /1.7 /ExtensionLevel 5>>";
    revision.edit(revision.root())["/Extensions"] = textOf(extensions);
}

void addToDss(Revision& revision, const QList<QByteArray>& certificates,
              const QList<QByteArray>& ocspResponses, const QList<QByteArray>& crls)
{
    QPDFObjectHandle before = revision.source().getRoot().getKey("/DSS");
    const ObjectId store = revision.catalogDict("/DSS");
    revision.edit(store)["/Type"] = "/DSS";
    declareExtensions(revision);
    const auto add = [&](const char* key, const QList<QByteArray>& values) {
        QPDFObjectHandle list = before.isDictionary() ? before.getKey(key) : QPDFObjectHandle::newNull();
        QSet<QByteArray> known = knownIn(list);
        for (const QByteArray& value : values) {
            if (value.isEmpty() || known.contains(value)) continue;
            known.insert(value);
            const std::string_view data(value.constData(), static_cast<size_t>(value.size()));
            const ObjectId stream = revision.addStream({{"/Filter", "/FlateDecode"}}, compressData(data));
            revision.editArray(store, key, list).push_back(refText(stream));
        }
    };
    add("/Certs", certificates);
    add("/OCSPs", ocspResponses);
    add("/CRLs", crls);
}

} // namespace ink::pdf
