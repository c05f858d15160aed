#include "app/pdf/file/signedfields.h"

#include "app/pdf/file/objecttext.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <set>

namespace ink::pdf {

namespace {

constexpr int maxSignedFields = 50'000;
constexpr int maxSignedFieldDepth = 50;

bool hasSignature(QPDFObjectHandle field, bool isSignature, std::set<ObjectId>& seen, int depth)
{
    if (!field.isDictionary() || depth > maxSignedFieldDepth || seen.size() > maxSignedFields) return false;
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

} // namespace

bool hasSignedFields(QPDF& qpdf)
{
    QPDFObjectHandle form = qpdf.getRoot().getKey("/AcroForm");
    QPDFObjectHandle fields = form.isDictionary() ? form.getKey("/Fields") : QPDFObjectHandle::newNull();
    const int count = fields.isArray() ? fields.getArrayNItems() : 0;
    std::set<ObjectId> seen;
    for (int i = 0; i < count; ++i)
        if (hasSignature(fields.getArrayItem(i), false, seen, 0)) return true;
    return false;
}

} // namespace ink::pdf
