#include "app/pdf/verify/structurerules.h"

#include "app/base/xmlguard.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/verify/reasons.h"

#include <QByteArray>
#include <QXmlStreamReader>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <set>

namespace ink::pdf {

namespace {

bool isArrayOfStreams(QPDFObjectHandle array)
{
    if (!array.isArray()) return false;
    for (int i = 0; i < array.getArrayNItems(); ++i)
        if (QPDFObjectHandle item = array.getArrayItem(i); !item.isIndirect() || !item.isStream())
            return false;
    return true;
}

/** Returns whether an object is a dictionary with only these keys, where the values of `streams` are arrays
 * of indirect streams. */
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

namespace {

/** The content of the validation data: the bytes of its streams, wherever they are referenced. */
struct Evidence
{
    std::set<std::string> certificates;
    std::set<std::string> revocation; ///< lists and responses

    void collect(QPDFObjectHandle value, bool isCertificate, int depth)
    {
        std::set<std::string>& contents = isCertificate ? certificates : revocation;
        if (depth > 4 || contents.size() > 20'000) return;
        if (value.isStream()) {
            const auto data = value.getRawStreamData();
            contents.emplace(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
        } else if (value.isDictionary()) {
            for (const auto& [key, entry] : value.getDictAsMap())
                collect(entry, key == "/Certs" || key == "/Cert", depth + 1);
        } else if (value.isArray()) {
            for (int i = 0; i < value.getArrayNItems(); ++i)
                collect(value.getArrayItem(i), isCertificate, depth + 1);
        }
    }
    /** Returns whether data of `earlier` is missing. Revocation data may be renewed, so only its amount is
     * compared. */
    [[nodiscard]] bool lacks(const Evidence& earlier) const
    {
        return revocation.size() < earlier.revocation.size() ||
               !std::includes(certificates.begin(), certificates.end(), earlier.certificates.begin(),
                              earlier.certificates.end());
    }
};

} // namespace

ValidationDataChange compareValidationData(QPDFObjectHandle before, QPDFObjectHandle after)
{
    ValidationDataChange change;
    const bool had = before.isDictionary();
    if (!had && after.isNull() && !after.isIndirect()) return change;
    ValueComparison comparison;
    if (had && after.isDictionary() && comparison.areContentsEqual(before, after)) {
        change.hasChanged = comparison.hasRenumbered();
        return change;
    }
    change.hasChanged = true;
    Evidence kept;
    Evidence now;
    if (had) kept.collect(before, false, 0);
    if (after.isDictionary()) now.collect(after, false, 0);
    change.hasLostData = now.lacks(kept);
    if (after.isNull()) return change;

    static const std::set<std::string> storeStreams{"/Certs", "/CRLs", "/OCSPs"};
    static const std::set<std::string> storeOthers{"/Type", "/VRI"};
    static const std::set<std::string> entryStreams{"/Cert", "/CRL", "/OCSP"};
    static const std::set<std::string> entryOthers{"/Type", "/TU", "/TS"};
    change.isMalformed = !isStore(after, storeStreams, storeOthers);
    QPDFObjectHandle records = after.isDictionary() ? after.getKey("/VRI") : QPDFObjectHandle::newNull();
    if (records.isNull()) return change;
    change.isMalformed = change.isMalformed || !records.isDictionary();
    if (records.isDictionary())
        for (const auto& [key, record] : records.getDictAsMap())
            change.isMalformed =
                change.isMalformed || (key != "/Type" && !isStore(record, entryStreams, entryOthers));
    return change;
}

RevisionChange::Fault lostValidationDataFault()
{
    return {QStringLiteral("revision.validation-data-lost"), reasons::validationDataRemoved()};
}

namespace {

/** Checks an element that a tool may add for a field: it must contain nothing that is read aloud or shown. */
bool isPlainElement(QPDFObjectHandle element, const std::function<bool(const ObjectKey&)>& existed, int depth)
{
    static const std::set<std::string> plain{"/Type", "/S", "/P", "/Pg", "/K", "/Obj", "/ID", "/NS", "/A"};
    if (depth > 8) return false;
    if (element.isInteger()) return false; // would refer to content of the page
    if (element.isArray()) {
        for (int i = 0; i < element.getArrayNItems(); ++i)
            if (!isPlainElement(element.getArrayItem(i), existed, depth + 1)) return false;
        return true;
    }
    if (!element.isDictionary()) return false;
    if (element.isIndirect() && existed(keyOf(element))) return false;
    for (const auto& [key, value] : element.getDictAsMap())
        if (plain.count(key) == 0) return false;
    QPDFObjectHandle kids = element.getKey("/K");
    if (kids.isNull()) return true;
    return isPlainElement(kids, existed, depth + 1);
}

bool grew(ValueComparison& comparison, QPDFObjectHandle before, QPDFObjectHandle after,
          const std::function<bool(const ObjectKey&)>& existed, const std::string& key, int depth);

bool arrayGrew(ValueComparison& comparison, QPDFObjectHandle before, QPDFObjectHandle after,
               const std::function<bool(const ObjectKey&)>& existed, const std::string& key, int depth)
{
    // The earlier elements in order, possibly extended, with additions between them.
    int old = 0;
    for (int i = 0; i < after.getArrayNItems(); ++i) {
        QPDFObjectHandle item = after.getArrayItem(i);
        if (old < before.getArrayNItems() &&
            grew(comparison, before.getArrayItem(old), item, existed, key, depth + 1)) {
            ++old;
            continue;
        }
        const bool number = (key == "/Nums" || key == "/Limits") && item.isInteger();
        const bool branch =
            key == "/Kids" && item.isDictionary() && item.isIndirect() && !existed(keyOf(item));
        if (!number && !branch && !isPlainElement(item, existed, 0)) return false;
    }
    return old == before.getArrayNItems();
}

bool grew(ValueComparison& comparison, QPDFObjectHandle before, QPDFObjectHandle after,
          const std::function<bool(const ObjectKey&)>& existed, const std::string& key, int depth)
{
    if (depth > 16) return false;
    if (comparison.areValuesEqual(before, after)) return true;
    if (before.isIndirect() && after.isIndirect()) return false; // judged separately, by their numbers
    if (before.isArray() && after.isArray()) return arrayGrew(comparison, before, after, existed, key, depth);
    if (key == "/K" && !before.isArray() && after.isArray()) { // a single kid becomes an array
        bool kept = false;
        for (int i = 0; i < after.getArrayNItems(); ++i) {
            QPDFObjectHandle item = after.getArrayItem(i);
            if (!kept && comparison.areValuesEqual(before, item))
                kept = true;
            else if (!isPlainElement(item, existed, 0))
                return false;
        }
        return kept || before.isNull();
    }
    if (!before.isDictionary() || !after.isDictionary()) return false;
    static const std::set<std::string> lists{"/K", "/Nums", "/Kids", "/ParentTree", "/Limits"};
    for (const auto& [name, value] : before.getDictAsMap()) {
        if (name == "/ParentTreeNextKey" || name == "/Limits") continue;
        if (!grew(comparison, value, after.getKey(name), existed, name, depth + 1)) return false;
    }
    for (const auto& [name, value] : after.getDictAsMap()) {
        if (before.hasKey(name) || name == "/ParentTreeNextKey") continue;
        if (lists.count(name) == 0) return false;
        if (name == "/K" && !isPlainElement(value, existed, 0)) return false;
    }
    return true;
}

} // namespace

bool isStructureOnlyExtended(QPDFObjectHandle before, QPDFObjectHandle after,
                             const std::function<bool(const ObjectKey&)>& existed)
{
    if (before.isStream() || after.isStream()) return false;
    ValueComparison comparison;
    if (comparison.areContentsEqual(before, after)) return true;
    // Both are versions of the same object: their contents are compared.
    if (before.isArray() && after.isArray())
        return arrayGrew(comparison, before, after, existed, "/K", 0) ||
               arrayGrew(comparison, before, after, existed, "/Nums", 0);
    return grew(comparison, before.isIndirect() ? before.shallowCopy() : before,
                after.isIndirect() ? after.shallowCopy() : after, existed, {}, 0);
}

bool isWellFormedXml(QPDFObjectHandle stream)
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
    if (!XmlGuard().feed(xml)) return false;
    QXmlStreamReader reader(xml);
    reader.setEntityExpansionLimit(1000);
    while (!reader.atEnd())
        reader.readNext();
    return !reader.hasError();
}

} // namespace ink::pdf
