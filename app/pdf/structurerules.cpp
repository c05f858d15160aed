#include "app/pdf/structurerules.h"

#include "app/pdf/rawpdf.h"
#include "app/pdf/streamlimits.h"

#include <QXmlStreamReader>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

#include <set>

namespace ink::pdf {

namespace {

constexpr int definitionLimit = 200'000;

bool isArrayOfStreams(QPDFObjectHandle array)
{
    if (!array.isArray()) return false;
    for (int i = 0; i < array.getArrayNItems(); ++i)
        if (QPDFObjectHandle item = array.getArrayItem(i); !item.isIndirect() || !item.isStream())
            return false;
    return true;
}

/** Whether a dictionary has only these keys, and streams in those of `streams`. */
bool isStore(QPDFObjectHandle dictionary, const std::set<std::string>& streams,
             const std::set<std::string>& others)
{
    if (!dictionary.isDictionary()) return false;
    for (const std::string& key : dictionary.getKeys()) {
        if (streams.count(key) != 0) {
            if (!isArrayOfStreams(dictionary.getKey(key))) return false;
        } else if (others.count(key) == 0) {
            return false;
        }
    }
    return true;
}

} // namespace

QList<RevisionChange::Fault> validationDataFaults(QPDFObjectHandle before, QPDFObjectHandle after)
{
    QList<RevisionChange::Fault> faults;
    if (after.isNull() && !after.isIndirect() && !before.isDictionary()) return faults;
    QPDFObjectHandle kept = before.isDictionary() ? before.getKey("/VRI") : QPDFObjectHandle::newNull();
    QPDFObjectHandle now = after.isDictionary() ? after.getKey("/VRI") : QPDFObjectHandle::newNull();
    bool lost =
        before.isDictionary() && (!after.isDictionary() || (kept.isDictionary() && !now.isDictionary()));
    if (!lost && kept.isDictionary())
        for (const std::string& key : kept.getKeys())
            lost = lost || !now.hasKey(key) || !sameContent(kept.getKey(key), now.getKey(key));
    if (lost)
        faults.append(
            {QStringLiteral("revision.dss"),
             QStringLiteral("Validation data of a signature was removed or replaced after signing.")});
    if (before.isDictionary() && after.isDictionary() && sameContent(before, after)) return faults;

    static const std::set<std::string> storeStreams{"/Certs", "/CRLs", "/OCSPs"};
    static const std::set<std::string> storeOthers{"/Type", "/VRI"};
    static const std::set<std::string> entryStreams{"/Cert", "/CRL", "/OCSP"};
    static const std::set<std::string> entryOthers{"/Type", "/TU", "/TS"};
    bool sound = lost || isStore(after, storeStreams, storeOthers);
    if (sound && after.isDictionary() && after.hasKey("/VRI")) {
        sound = now.isDictionary();
        if (sound)
            for (const std::string& key : now.getKeys()) {
                const bool old = kept.isDictionary() && kept.hasKey(key);
                sound = sound && (old || isStore(now.getKey(key), entryStreams, entryOthers));
            }
    }
    if (!sound)
        faults.append({QStringLiteral("revision.dss"),
                       QStringLiteral("What was added as validation data after signing is something else.")});
    return faults;
}

bool isMetadata(QPDFObjectHandle stream)
{
    if (!stream.isStream()) return false;
    QByteArray xml;
    try {
        const StreamBudget budget;
        const auto data = stream.getStreamData(qpdf_dl_generalized);
        xml = QByteArray(reinterpret_cast<const char*>(data->getBuffer()),
                         static_cast<qsizetype>(data->getSize()));
    } catch (const std::exception&) {
        return true;
    }
    QXmlStreamReader reader(xml);
    reader.setEntityExpansionLimit(1000);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

bool hidesDefinition(QByteArrayView bytes, qint64 from, qint64 to,
                     const std::function<bool(const ObjectKey&)>& existed,
                     const std::function<qint64(const ObjectKey&)>& placeOf,
                     const std::function<qint64(const ObjectKey&)>& lengthOf)
{
    const qint64 shift = raw::headerOffset(bytes);
    const QByteArrayView part = bytes.first(std::min<qint64>(to, bytes.size()));
    qint64 at = from;
    for (int seen = 0; seen < definitionLimit; ++seen) {
        const raw::Definition found = raw::nextDefinition(part, at);
        if (found.start < 0) return false;
        const ObjectKey key(found.number, found.generation);
        const qint64 place = placeOf(key);
        const bool named = place >= 0 && (raw::skipSpace(part, place) == found.start ||
                                          raw::skipSpace(part, place + shift) == found.start);
        if (!named && existed(key)) return true;
        const qint64 end = raw::valueEnd(part, found.value);
        at = std::max(found.value, end);
        if (end < 0) continue;
        const qint64 next = raw::skipSpace(part, end);
        if (!part.sliced(next).startsWith("stream")) continue;
        // What stands in a stream is no definition.
        const qint64 length = named ? lengthOf(key) : -1;
        const qint64 close = raw::find(part, "endstream", length >= 0 ? next + length : next);
        at = close < 0 ? part.size() : close + 9;
    }
    return true; // more than any honest revision has
}

} // namespace ink::pdf
