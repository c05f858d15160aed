#include "app/pdf/pdfinspector.h"

#include "app/pdf/pagetree.h"
#include "app/pdf/repair.h"
#include "app/pdf/sourcefile.h"
#include "app/pdf/streamlimits.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <set>

namespace ink::pdf {

namespace {

constexpr size_t maximumFields = 50'000;

/** Whether a field below `field` holds a signature; `isSignature` = an ancestor says /FT /Sig. */
bool hasSignature(QPDFObjectHandle field, bool isSignature, std::set<ObjectId>& seen, int depth)
{
    if (!field.isDictionary() || depth > 50 || seen.size() > maximumFields) return false;
    if (const ObjectId id = idOf(field); !id.isNull() && !seen.insert(id).second) return false;
    if (QPDFObjectHandle type = field.getKey("/FT"); type.isName()) isSignature = type.getName() == "/Sig";
    if (isSignature && field.getKey("/V").isDictionary()) return true;
    QPDFObjectHandle kids = field.getKey("/Kids");
    if (!kids.isArray()) return false;
    const int count = kids.getArrayNItems();
    for (int i = 0; i < count; ++i)
        if (hasSignature(kids.getArrayItem(i), isSignature, seen, depth + 1)) return true;
    return false;
}

int docMdpLevel(QPDFObjectHandle root)
{
    QPDFObjectHandle perms = root.getKey("/Perms");
    if (!perms.isDictionary()) return 0;
    QPDFObjectHandle signature = perms.getKey("/DocMDP");
    if (!signature.isDictionary()) return 0;
    QPDFObjectHandle references = signature.getKey("/Reference");
    const int count = references.isArray() ? std::min(references.getArrayNItems(), 100) : 0;
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle reference = references.getArrayItem(i);
        if (!reference.isDictionary()) continue;
        QPDFObjectHandle method = reference.getKey("/TransformMethod");
        if (!method.isName() || method.getName() != "/DocMDP") continue;
        QPDFObjectHandle parameters = reference.getKey("/TransformParams");
        QPDFObjectHandle level =
            parameters.isDictionary() ? parameters.getKey("/P") : QPDFObjectHandle::newNull();
        const auto value = level.isInteger() ? level.getIntValue() : 2;
        return value >= 1 && value <= 3 ? static_cast<int>(value) : 2;
    }
    return 0;
}

} // namespace

Result<PdfInfo> inspectPdf(const QByteArray& bytes)
{
    INK_ASSIGN(intake, takeIn(bytes));
    return std::move(intake.info);
}

Result<Intake> takeIn(const QByteArray& bytes)
{
    const StreamBudget budget;
    INK_ASSIGN(file, SourceFile::open(bytes));
    Intake intake;
    PdfInfo& info = intake.info;
    try {
        QPDF& qpdf = file->qpdf();
        INK_ASSIGN(tree, readPageTree(qpdf));
        for (const PageInfo& page : tree.infos)
            if (page.size.width() < 1 || page.size.height() < 1)
                return fail(ErrorCode::UnreadablePdf,
                            QStringLiteral("This PDF has a page without a usable size."));
        info.pages = tree.infos;
        QPDFObjectHandle root = qpdf.getRoot();
        info.docMdpLevel = docMdpLevel(root);
        if (QPDFObjectHandle form = root.getKey("/AcroForm"); form.isDictionary()) {
            info.hasXfa = form.hasKey("/XFA");
            QPDFObjectHandle fields = form.getKey("/Fields");
            const int count = fields.isArray() ? fields.getArrayNItems() : 0;
            info.hasForm = count > 0;
            std::set<ObjectId> seen;
            for (int i = 0; i < count && !info.isSigned; ++i)
                info.isSigned = hasSignature(fields.getArrayItem(i), false, seen, 0);
        }
    } catch (const std::exception& e) {
        return fail(unreadable(e));
    }
    if (info.docMdpLevel == 1)
        return fail(
            ErrorCode::UnreadablePdf,
            QStringLiteral("This PDF is certified by its author so that nothing in it may be changed."));
    // An object written again is a change to a signed one, even if it says the same; so what can be read
    // stays.
    if (!info.isSigned || file->needsRepair()) {
        INK_ASSIGN(repair, repairOf(*file));
        intake.repair = std::move(repair);
        info.damaged = !intake.repair.isEmpty();
    }
    return intake;
}

} // namespace ink::pdf
