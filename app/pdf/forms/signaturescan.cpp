#include "app/pdf/forms/signaturescan.h"

#include "app/base/bytes.h"
#include "app/pdf/file/plainobjects.h"
#include "app/pdf/file/rawpdf.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <map>
#include <set>
#include <vector>

namespace ink::pdf {

namespace {

constexpr int fieldLimit = 100'000;
constexpr int depthLimit = 64;
constexpr int signatureLimit = 1000;
constexpr qint64 looseWindow =
    4096; ///< bytes around a /ByteRange in which the rest of its dictionary is searched for

QString stringOf(QPDFObjectHandle object)
{
    return object.isString() ? QString::fromStdString(object.getUTF8Value()) : QString();
}

QString nameOf(QPDFObjectHandle object)
{
    return object.isName() ? QString::fromStdString(object.getName()).mid(1) : QString();
}

FieldLock lockOf(QPDFObjectHandle dictionary)
{
    FieldLock lock;
    if (!dictionary.isDictionary()) return lock;
    const QString action = nameOf(dictionary.getKey("/Action"));
    if (action == QLatin1String("All"))
        lock.action = FieldLock::Action::All;
    else if (action == QLatin1String("Include"))
        lock.action = FieldLock::Action::Include;
    else if (action == QLatin1String("Exclude"))
        lock.action = FieldLock::Action::Exclude;
    QPDFObjectHandle fields = dictionary.getKey("/Fields");
    if (fields.isArray())
        for (int i = 0; i < fields.getArrayNItems(); ++i)
            lock.fields.append(stringOf(fields.getArrayItem(i)));
    return lock;
}

int levelOf(QPDFObjectHandle value, int absent)
{
    if (!value.isInteger()) return absent;
    const long long level = value.getIntValue();
    return level >= 1 && level <= 3 ? static_cast<int>(level) : 1;
}

class Scanner final
{
public:
    Scanner(QPDF& pdf, QByteArrayView bytes) : m_pdf(pdf), m_bytes(bytes), m_shift(raw::headerOffset(bytes))
    {
    }

    QList<SignatureSite> run()
    {
        QPDFObjectHandle root = m_pdf.getRoot();
        QPDFObjectHandle form = root.getKey("/AcroForm");
        QPDFObjectHandle permissions = root.getKey("/Perms");
        QPDFObjectHandle certification =
            permissions.isDictionary() ? permissions.getKey("/DocMDP") : QPDFObjectHandle::newNull();
        if (certification.isIndirect()) m_certification = certification.getObjGen();
        if (form.isDictionary()) walkFields(form.getKey("/Fields"));
        if (certification.isDictionary()) add(certification, QPDFObjectHandle(), {});
        if (m_sites.isEmpty() && raw::find(m_bytes, "/ByteRange", 0) >= 0) walkWidgets();
        return std::move(m_sites);
    }

private:
    struct Node
    {
        QPDFObjectHandle field;
        QString parentName;
        QString type;
        int depth;
    };

    void walkFields(QPDFObjectHandle list)
    {
        std::vector<Node> stack;
        const auto push = [&](QPDFObjectHandle kids, const QString& name, const QString& type, int depth) {
            if (!kids.isArray() || depth > depthLimit) return;
            for (int i = kids.getArrayNItems() - 1; i >= 0; --i)
                stack.push_back({kids.getArrayItem(i), name, type, depth});
        };
        push(list, {}, {}, 0);
        int seen = 0;
        while (!stack.empty() && ++seen < fieldLimit) {
            const Node node = stack.back();
            stack.pop_back();
            QPDFObjectHandle field = node.field;
            if (!field.isDictionary()) continue;
            if (field.isIndirect() && !m_visited.insert(field.getObjGen()).second) continue;
            const QString own = stringOf(field.getKey("/T"));
            const QString name = own.isEmpty() || node.parentName.isEmpty()
                                     ? node.parentName + own
                                     : node.parentName + QLatin1Char('.') + own;
            const QString ownType = nameOf(field.getKey("/FT"));
            const QString type = ownType.isEmpty() ? node.type : ownType;
            if (type == QLatin1String("Sig")) addField(field, name);
            push(field.getKey("/Kids"), name, type, node.depth + 1);
        }
    }

    void walkWidgets()
    {
        for (QPDFObjectHandle page : m_pdf.getAllPages()) {
            QPDFObjectHandle annotations = page.getKey("/Annots");
            if (!annotations.isArray()) continue;
            for (int i = 0; i < annotations.getArrayNItems(); ++i) {
                QPDFObjectHandle widget = annotations.getArrayItem(i);
                if (widget.isDictionary() && nameOf(widget.getKey("/FT")) == QLatin1String("Sig"))
                    addField(widget, stringOf(widget.getKey("/T")));
            }
        }
    }

    void addField(QPDFObjectHandle field, const QString& name)
    {
        // An unreadable value is a signature that can't be verified, not an empty field.
        QPDFObjectHandle value = field.getKey("/V");
        const bool dangling = value.isIndirect() || !value.isNull();
        if (dangling) add(value, field, name);
    }

    void add(QPDFObjectHandle value, QPDFObjectHandle field, const QString& name)
    {
        if (value.isIndirect() && !m_values.insert(value.getObjGen()).second) return;
        if (m_sites.size() >= signatureLimit) return;
        SignatureSite site;
        site.fieldName = name;
        site.isCertification =
            value.isIndirect() ? m_certification == value.getObjGen() : !field.isInitialized();
        const auto plain = plainValue(value);
        if (QPDFObjectHandle read = plain ? withoutContents(value, *plain) : value; read.isDictionary())
            describe(site, read);
        if (field.isInitialized()) {
            QPDFObjectHandle lock = field.getKey("/Lock");
            site.fieldLock = lockOf(lock);
            if (lock.isDictionary() && lock.hasKey("/P")) {
                const int level = levelOf(lock.getKey("/P"), 0);
                site.docMdpLevel = site.docMdpLevel == 0 ? level : std::min(site.docMdpLevel, level);
            }
        }
        if (plain)
            locate(site, plain->entries());
        else
            locate(site, value, field);
        m_sites.append(site);
    }

    /** A plainly written value, whose long /Contents need not be parsed. */
    std::optional<PlainDict> plainValue(QPDFObjectHandle value)
    {
        if (!value.isIndirect() || m_shift != 0 || m_pdf.isEncrypted() || m_pdf.anyWarnings())
            return std::nullopt;
        const auto offset = offsetOf(value);
        const QPDFObjGen id = value.getObjGen();
        return offset ? PlainDict::parseAt(m_bytes, *offset, {id.getObj(), id.getGen()}) : std::nullopt;
    }

    QPDFObjectHandle withoutContents(QPDFObjectHandle value, const PlainDict& plain)
    {
        std::string text = "<<";
        for (const raw::Entry& entry : plain.entries()) {
            if (entry.key == QByteArrayView("/Contents")) continue;
            text.append(entry.key.data(), static_cast<size_t>(entry.key.size()));
            text += ' ';
            text.append(m_bytes.data() + entry.start, static_cast<size_t>(entry.end - entry.start));
            text += '\n';
        }
        try {
            return QPDFObjectHandle::parse(&m_pdf, text + ">>");
        } catch (const std::exception&) {
            return value; // not plainly written: the parser reads the object
        }
    }

    static void describe(SignatureSite& site, QPDFObjectHandle value)
    {
        site.subFilter = nameOf(value.getKey("/SubFilter"));
        site.name = stringOf(value.getKey("/Name"));
        site.reason = stringOf(value.getKey("/Reason"));
        site.location = stringOf(value.getKey("/Location"));
        site.date = stringOf(value.getKey("/M"));
        QPDFObjectHandle certificates = value.getKey("/Cert");
        const auto der = [](QPDFObjectHandle string) {
            return QByteArray::fromStdString(string.getStringValue());
        };
        if (certificates.isString()) site.certEntry.append(der(certificates));
        if (certificates.isArray())
            for (int i = 0; i < std::min(certificates.getArrayNItems(), 50); ++i)
                if (certificates.getArrayItem(i).isString())
                    site.certEntry.append(der(certificates.getArrayItem(i)));

        QPDFObjectHandle references = value.getKey("/Reference");
        if (!references.isArray()) return;
        for (int i = 0; i < std::min(references.getArrayNItems(), 100); ++i) {
            QPDFObjectHandle reference = references.getArrayItem(i);
            if (!reference.isDictionary()) continue;
            const QString method = nameOf(reference.getKey("/TransformMethod"));
            QPDFObjectHandle parameters = reference.getKey("/TransformParams");
            if (method == QLatin1String("DocMDP"))
                site.docMdpLevel = parameters.isDictionary() ? levelOf(parameters.getKey("/P"), 2) : 2;
            else if (method == QLatin1String("FieldMDP"))
                site.lock = lockOf(parameters);
        }
    }

    /** The offset of an object according to the cross-reference table. */
    std::optional<qint64> offsetOf(QPDFObjectHandle object)
    {
        if (!m_tableRead) {
            m_table = m_pdf.getXRefTable();
            m_tableRead = true;
        }
        const auto found = m_table.find(object.getObjGen());
        if (found == m_table.end() || found->second.getType() != 1) return std::nullopt;
        return found->second.getOffset();
    }

    /** The offset of an object's value in the bytes, according to the cross-reference table. */
    std::optional<qint64> positionOf(QPDFObjectHandle object)
    {
        const auto offset = offsetOf(object);
        if (!offset) return std::nullopt;
        const QPDFObjGen id = object.getObjGen();
        const auto plain = raw::objectValue(m_bytes, *offset, id.getObj(), id.getGen());
        return plain ? plain : raw::objectValue(m_bytes, *offset + m_shift, id.getObj(), id.getGen());
    }

    void locate(SignatureSite& site, QPDFObjectHandle value, QPDFObjectHandle field)
    {
        std::optional<qint64> at;
        if (value.isIndirect()) {
            at = positionOf(value);
        } else if (field.isInitialized() && field.isIndirect()) {
            if (const auto outer = positionOf(field))
                if (const auto entries = raw::parseDictionary(m_bytes, *outer))
                    for (const raw::Entry& entry : *entries)
                        if (entry.key == QByteArrayView("/V")) at = entry.start;
        }
        if (const auto entries = at ? raw::parseDictionary(m_bytes, *at) : std::nullopt)
            locate(site, *entries);
    }

    void locate(SignatureSite& site, const QList<raw::Entry>& entries) const
    {
        int ranges = 0;
        int contents = 0;
        for (const raw::Entry& entry : entries) {
            if (entry.key == QByteArrayView("/ByteRange")) {
                ++ranges;
                site.byteRange = raw::parseIntegerArray(m_bytes.sliced(entry.start, entry.end - entry.start))
                                     .value_or(QList<qint64>());
            } else if (entry.key == QByteArrayView("/Contents")) {
                ++contents;
                site.contentsStart = entry.start;
                site.contentsEnd = entry.end;
            }
        }
        site.isAmbiguous = ranges > 1 || contents > 1;
    }

    QPDF& m_pdf;
    QByteArrayView m_bytes;
    qint64 m_shift;
    bool m_tableRead = false;
    std::map<QPDFObjGen, QPDFXRefEntry> m_table;
    std::set<QPDFObjGen> m_visited;
    std::set<QPDFObjGen> m_values;
    QPDFObjGen m_certification;
    QList<SignatureSite> m_sites;
};

} // namespace

bool FieldLock::locks(const QString& field) const
{
    const auto named = [&] {
        for (const QString& name : fields)
            if (field == name || field.startsWith(name + QLatin1Char('.'))) return true;
        return false;
    };
    switch (action) {
    case Action::None:
        return false;
    case Action::All:
        return true;
    case Action::Include:
        return named();
    case Action::Exclude:
        return !named();
    }
    return false;
}

QList<SignatureSite> findSignatures(QPDF& pdf, QByteArrayView bytes)
{
    return Scanner(pdf, bytes).run();
}

QList<SignatureSite> findUnreferencedSignatures(QByteArrayView bytes, const QList<SignatureSite>& known)
{
    QList<SignatureSite> found;
    const auto isKnown = [&](const QList<qint64>& range) {
        const auto same = [&](const SignatureSite& site) {
            return site.byteRange == range || site.contentsStart == range.at(1);
        };
        return std::any_of(known.begin(), known.end(), same) || std::any_of(found.begin(), found.end(), same);
    };
    static constexpr QByteArrayView key = "/ByteRange";
    int seen = 0;
    for (qint64 at = raw::find(bytes, key, 0); at >= 0 && found.size() < signatureLimit && ++seen < 20'000;
         at = raw::find(bytes, key, at + key.size())) {
        const qint64 start = raw::skipSpace(bytes, at + key.size());
        const qint64 close = bytes.indexOf(']', start);
        if (close < 0 || close - start > 200) continue;
        const auto range = raw::parseIntegerArray(bytes.sliced(start, close + 1 - start));
        if (!range || range->size() != 4 || isKnown(*range)) continue;
        const qint64 gapStart = range->at(1);
        const qint64 gapEnd = range->at(2);
        if (gapStart <= 0 || gapEnd > bytes.size() || gapEnd - gapStart < 4) continue;
        if (bytes[gapStart] != '<' || bytes[gapEnd - 1] != '>') continue;

        // The dictionary without the long value.
        const qint64 from = std::max<qint64>(0, std::min(at, gapStart) - looseWindow);
        QByteArray surroundings = bytes.sliced(from, std::min(at, gapStart) - from).toByteArray();
        const qint64 behind = std::max(close, gapEnd);
        if (at > gapEnd)
            surroundings += bytes.sliced(gapEnd, std::min(at - gapEnd, looseWindow)).toByteArray();
        else if (at < gapStart)
            surroundings += bytes.sliced(at, std::min(gapStart - at, looseWindow)).toByteArray();
        const QByteArray after =
            bytes.sliced(behind, std::min(looseWindow, bytes.size() - behind)).toByteArray();
        if (surroundings.contains("/UR3") || after.left(after.indexOf("endobj")).contains("/UR3")) continue;

        SignatureSite site;
        site.isUnreferenced = true;
        site.byteRange = *range;
        site.contentsStart = gapStart;
        site.contentsEnd = gapEnd;
        for (const char* filter :
             {"ETSI.RFC3161", "adbe.pkcs7.sha1", "adbe.pkcs7.detached", "ETSI.CAdES.detached"})
            if (surroundings.mid(lastIndexOf(surroundings, " obj")).contains(filter) ||
                after.left(after.indexOf("endobj")).contains(filter))
                site.subFilter = QString::fromLatin1(filter);
        found.append(site);
    }
    return found;
}

} // namespace ink::pdf
