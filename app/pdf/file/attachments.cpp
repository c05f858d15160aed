#include "app/pdf/file/attachments.h"

#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/streamlimits.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFXRefEntry.hh>

#include <algorithm>
#include <map>
#include <set>

namespace ink::pdf {

namespace {

constexpr int maxNameTreeDepth = 30;
constexpr size_t maxNodes = 10'000;
constexpr int maxKids = 10'000;
constexpr int maxNames = 100'000;

/** Walks the name tree and collects the file specifications with matching names. */
struct NameWalk
{
    const QString& prefix;
    std::map<QString, QPDFObjectHandle> found;
    std::set<ObjectId> seen;

    void visit(QPDFObjectHandle node, int depth)
    {
        if (!node.isDictionary() || depth > maxNameTreeDepth || seen.size() > maxNodes) return;
        if (const ObjectId id = idOf(node); !id.isNull() && !seen.insert(id).second) return;
        QPDFObjectHandle names = node.getKey("/Names");
        const int count = names.isArray() ? std::min(names.getArrayNItems(), maxNames) : 0;
        for (int i = 0; i + 1 < count; i += 2) {
            QPDFObjectHandle key = names.getArrayItem(i);
            if (!key.isString()) continue;
            const QString name = QString::fromStdString(key.getUTF8Value());
            if (name.startsWith(prefix)) found.insert_or_assign(name, names.getArrayItem(i + 1));
        }
        QPDFObjectHandle kids = node.getKey("/Kids");
        const int inner = kids.isArray() ? std::min(kids.getArrayNItems(), maxKids) : 0;
        for (int i = 0; i < inner; ++i)
            visit(kids.getArrayItem(i), depth + 1);
    }
};

QPDFObjectHandle streamOf(QPDFObjectHandle specification)
{
    QPDFObjectHandle files =
        specification.isDictionary() ? specification.getKey("/EF") : QPDFObjectHandle::newNull();
    if (!files.isDictionary()) return QPDFObjectHandle::newNull();
    QPDFObjectHandle stream = files.getKey("/UF");
    return stream.isStream() ? stream : files.getKey("/F");
}

} // namespace

Result<QList<Attachment>> readAttachments(const QByteArray& pdf, const QString& prefix, int maxFiles,
                                          qsizetype maxBytes)
{
    INK_ASSIGN(file, SourceFile::open(pdf));
    return readAttachments(file->qpdf(), prefix, maxFiles, maxBytes);
}

Result<QList<Attachment>> readAttachments(QPDF& pdf, const QString& prefix, int maxFiles, qsizetype maxBytes)
{
    const StreamBudget budget;
    try {
        NameWalk walk{prefix, {}, {}};
        if (QPDFObjectHandle names = pdf.getRoot().getKey("/Names"); names.isDictionary())
            walk.visit(names.getKey("/EmbeddedFiles"), 0);
        QList<Attachment> attachments;
        const std::map<QPDFObjGen, QPDFXRefEntry> table =
            walk.found.empty() ? std::map<QPDFObjGen, QPDFXRefEntry>() : pdf.getXRefTable();
        for (auto& [name, specification] : walk.found) {
            if (attachments.size() >= maxFiles) break;
            QPDFObjectHandle stream = streamOf(specification);
            if (!stream.isStream()) continue;
            try {
                const auto data = stream.getStreamData(qpdf_dl_generalized);
                if (data->getSize() > static_cast<size_t>(maxBytes)) continue;
                const auto place = table.find(stream.getObjGen());
                attachments.append({name,
                                    QByteArray(reinterpret_cast<const char*>(data->getBuffer()),
                                               static_cast<qsizetype>(data->getSize())),
                                    place != table.end() && place->second.getType() == 1
                                        ? static_cast<qint64>(place->second.getOffset())
                                        : -1});
            } catch (const StreamTooLarge&) {
                throw;
            } catch (const std::exception&) {
                continue; // an unreadable attachment doesn't hide the others
            }
        }
        return attachments;
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
}

} // namespace ink::pdf
