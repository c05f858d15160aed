#include "app/pdf/file/repair.h"

#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/reasons.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/xrefsection.h"

#include <QCryptographicHash>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFXRefEntry.hh>

namespace ink::pdf {

namespace {

constexpr long long maxObjectNumber = 4'000'000;

std::string written(const SourceFile& file, const std::vector<ObjectId>& faulty)
{
    QPDF& qpdf = file.qpdf();
    // A reconstruction replaces everything before it, so every object is listed again.
    const bool whole = file.isDamaged() || file.lastXRef() < 0;
    XRefEntries places;
    int last = 0;
    bool hasCompressed = false;
    for (const auto& [id, entry] : qpdf.getXRefTable()) {
        last = std::max(last, id.getObj());
        if (!whole) continue;
        if (entry.getType() == 1 && entry.getOffset() > 0) {
            places[id.getObj()] = XRefEntry::at(static_cast<qsizetype>(entry.getOffset()), id.getGen());
        } else if (entry.getType() == 2) {
            places[id.getObj()] = {2, static_cast<quint64>(entry.getObjStreamNumber()),
                                   entry.getObjStreamIndex()};
            hasCompressed = true;
        }
    }
    if (whole) places[0] = XRefEntry::free();
    for (const ObjectId id : file.phantoms())
        places[id.number] = XRefEntry::free();

    std::string out;
    const QByteArray& end = file.tail().isEmpty() ? file.bytes() : file.tail();
    if (!end.endsWith('\n') && !end.endsWith('\r')) out += '\n';
    const auto here = [&] { return file.size() + static_cast<qsizetype>(out.size()) - file.base(); };
    for (const ObjectId id : faulty) {
        QPDFObjectHandle object = qpdf.getObjectByID(id.number, id.generation);
        places[id.number] = XRefEntry::at(here(), id.generation);
        out += std::to_string(id.number) + ' ' + std::to_string(id.generation) + " obj\n" + bodyOf(object) +
               "\nendobj\n";
    }

    DictText trailer = file.trailer();
    trailer["/Root"] = refText(idOf(qpdf.getRoot()));
    if (!whole) trailer["/Prev"] = std::to_string(file.lastXRef());
    if (qpdf.getTrailer().hasKey("/ID")) {
        // The same file must give the same bytes, so the second id is derived from them.
        const auto hash = QCryptographicHash::hash(
            QByteArray(out.data(), static_cast<qsizetype>(out.size())) + QByteArray::number(file.size()),
            QCryptographicHash::Md5);
        QPDFObjectHandle ids = qpdf.getTrailer().getKey("/ID");
        const std::string second = bytesText({hash.constData(), static_cast<size_t>(hash.size())});
        std::string first = second;
        if (ids.isArray() && ids.getArrayNItems() > 0 && ids.getArrayItem(0).isString())
            first = bytesText(ids.getArrayItem(0).getStringValue());
        trailer["/ID"] = "[" + first + " " + second + "]";
    }
    // Unlisted numbers below /Size may still be referenced, so they must not be reused.
    if (QPDFObjectHandle size = qpdf.getTrailer().getKey("/Size"); size.isInteger())
        if (const auto value = size.getIntValue(); value > last && value <= maxObjectNumber)
            last = static_cast<int>(value) - 1;
    if (whole ? hasCompressed : file.lastXRefIsStream()) {
        const ObjectId self{last + 1, 0};
        trailer["/Size"] = std::to_string(last + 2);
        out += xrefStream(std::move(places), std::move(trailer), self, here());
    } else {
        trailer["/Size"] = std::to_string(last + 1);
        out += xrefTable(places, trailer, here());
    }
    return out;
}

} // namespace

Result<QByteArray> makeRepair(const SourceFile& file)
{
    INK_ASSIGN(faulty, file.faultyObjects());
    if (faulty.empty() && !file.needsRepair()) return QByteArray();
    try {
        const std::string text = written(file, faulty);
        QByteArray tail = file.tail() + QByteArray(text.data(), static_cast<qsizetype>(text.size()));
        INK_ASSIGN(before, readPageTree(file.qpdf()));
        INK_ASSIGN(repaired, SourceFile::open(file.bytes(), tail));
        INK_ASSIGN(after, readPageTree(repaired->qpdf()));
        INK_ASSIGN(left, repaired->faultyObjects());
        if (!repaired->needsRepair() && left.empty() && before.infos == after.infos) return tail;
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
    return fail(ErrorCode::UnreadablePdf, reasons::pdfBroken());
}

} // namespace ink::pdf
