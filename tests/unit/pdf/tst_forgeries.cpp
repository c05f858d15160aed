#include "app/pdf/forms/renderedform.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "app/render/qtpagerenderer.h"
#include "handwrittenpdf.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/verifytext.h"

#include <QDir>
#include <QHash>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <array>
#include <functional>

namespace tst_forgeries {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

namespace {

using Objects = QMap<int, QByteArray>;

QByteArray number(qint64 value)
{
    return QByteArray::number(value);
}

QByteArray ref(int object)
{
    return number(object) + " 0 R";
}

QByteArray look(const QByteArray& content, const QByteArray& extra = {},
                const QByteArray& box = "[0 0 200 40]")
{
    return HandwrittenPdf::stream(content, "/Type /XObject /Subtype /Form /BBox " + box + " " + extra);
}

/** Appends revisions to any file with a plain cross-reference table. */
class Forger final
{
public:
    explicit Forger(const QByteArray& bytes) : m_bytes(bytes)
    {
        m_pdf.setSuppressWarnings(true);
        m_pdf.processMemoryFile("file", m_bytes.constData(), static_cast<size_t>(m_bytes.size()));
        m_next = static_cast<int>(m_pdf.getTrailer().getKey("/Size").getIntValue());
    }

    [[nodiscard]] int next() const { return m_next; }
    [[nodiscard]] int pageNumber() { return m_pdf.getAllPages().at(0).getObjectID(); }
    [[nodiscard]] int formNumber() { return form().getObjectID(); }
    [[nodiscard]] QByteArray object(int number)
    {
        return QByteArray::fromStdString(m_pdf.getObjectByID(number, 0).unparseResolved());
    }
    [[nodiscard]] QByteArray page(const QByteArray& annotations, const QByteArray& entries = {})
    {
        QPDFObjectHandle page = m_pdf.getAllPages().at(0);
        QPDFObjectHandle copy = page.shallowCopy();
        QPDFObjectHandle list = copy.getKey("/Annots");
        return withArray(copy, "/Annots", list, annotations, entries);
    }
    [[nodiscard]] QByteArray formWith(const QByteArray& fields, const QByteArray& entries = {})
    {
        QPDFObjectHandle copy = form().shallowCopy();
        return withArray(copy, "/Fields", copy.getKey("/Fields"), fields, entries);
    }
    [[nodiscard]] QByteArray catalog(const QByteArray& entries)
    {
        return withEntries(QByteArray::fromStdString(m_pdf.getRoot().unparseResolved()), entries);
    }
    /** A dictionary with further entries, which replace existing ones. */
    [[nodiscard]] QByteArray withEntries(QByteArray dictionary, const QByteArray& entries)
    {
        // As text, because qpdf would drop references to objects that don't exist yet.
        QPDFObjectHandle base = QPDFObjectHandle::parse(&m_pdf, dictionary.toStdString());
        int depth = 0;
        bool isKey = true;
        for (qsizetype at = 0; at < entries.size(); ++at) {
            const char c = entries.at(at);
            if (c == '<' || c == '[' || c == '(') ++depth;
            if (c == '>' || c == ']' || c == ')') --depth;
            if (c != '/' || depth > 0) continue;
            qsizetype end = at + 1;
            while (end < entries.size() && !QByteArray(" /<[(").contains(entries.at(end)))
                ++end;
            if (isKey) base.removeKey(entries.mid(at, end - at).toStdString());
            // A name may be the value of the preceding key.
            isKey = !isKey || QByteArray("<[(/").indexOf(entries.mid(end).trimmed().left(1)) < 0 ||
                    entries.mid(end).trimmed().front() != '/';
            at = end - 1;
        }
        QByteArray text = QByteArray::fromStdString(base.unparse());
        text.chop(2);
        return text + " " + entries + " >>";
    }

    void append(const Objects& objects, const QByteArray& trailer = {}, int entryBytes = 20)
    {
        QByteArray bytes = m_bytes;
        if (!bytes.endsWith('\n')) bytes += '\n';
        QMap<int, qint64> offsets;
        int size = m_next;
        for (auto it = objects.begin(); it != objects.end(); ++it) {
            offsets[it.key()] = bytes.size();
            bytes += number(it.key()) + " 0 obj\n" + it.value() + "\nendobj\n";
            size = std::max(size, it.key() + 1);
        }
        const QByteArray blank = entryBytes == 20 ? " \n" : "\n";
        const qint64 xref = bytes.size();
        bytes += "xref\n0 1\n0000000000 65535 f" + blank;
        for (auto it = offsets.begin(); it != offsets.end(); ++it)
            bytes +=
                number(it.key()) + " 1\n" + number(it.value()).rightJustified(10, '0') + " 00000 n" + blank;
        const QByteArray root = trailer.contains("/Root") ? QByteArray() : " /Root " + ref(rootNumber());
        bytes += "trailer\n<< /Size " + number(size) + root + " /Prev " + number(lastSection()) + " " +
                 trailer + " >>\nstartxref\n" + number(xref) + "\n%%EOF\n";
        m_result = bytes;
    }
    [[nodiscard]] int rootNumber() { return m_pdf.getRoot().getObjectID(); }
    [[nodiscard]] qint64 lastSection() const
    {
        const QByteArray tail = m_bytes.mid(m_bytes.lastIndexOf("startxref") + 9).trimmed();
        return tail.left(tail.indexOf('\n')).trimmed().toLongLong();
    }
    void setResult(const QByteArray& bytes) { m_result = bytes; }
    [[nodiscard]] const QByteArray& original() const { return m_bytes; }
    [[nodiscard]] const QByteArray& result() const { return m_result; }

private:
    QPDFObjectHandle form() { return m_pdf.getRoot().getKey("/AcroForm"); }
    QByteArray withArray(QPDFObjectHandle owner, const std::string& key, QPDFObjectHandle list,
                         const QByteArray& more, const QByteArray& entries)
    {
        QByteArray items;
        for (int i = 0; list.isArray() && i < list.getArrayNItems(); ++i)
            items += QByteArray::fromStdString(list.getArrayItem(i).unparse()) + " ";
        return withEntries(QByteArray::fromStdString(owner.unparseResolved()),
                           QByteArray::fromStdString(key) + " [" + items + more + "] " + entries);
    }

    QByteArray m_bytes;
    QByteArray m_result;
    QPDF m_pdf;
    int m_next = 1;
};

using Forge = std::function<void(Forger&)>;

/** Over "Hello", which is at 72 700 in 24 points. */
const QByteArray overText = "/Rect [70 690 200 730] ";
const QByteArray overBlank = "/Rect [300 300 420 340] ";
const QByteArray cover = "0 g 0 0 200 40 re f";

/** An unsigned signature field that is also an annotation of another type, directly or as a kid. */
Forge unsignedField(const QByteArray& entries, bool kid, const QByteArray& appearance)
{
    return [=](Forger& f) {
        const int field = f.next();
        Objects objects;
        const QByteArray ap = appearance.isEmpty() ? QByteArray() : " /AP << /N " + ref(field + 2) + " >>";
        const int annotation = kid ? field + 1 : field;
        objects[f.pageNumber()] = f.page(ref(annotation));
        objects[f.formNumber()] = f.formWith(ref(field));
        const QByteArray place = "/Type /Annot " + entries + ap + " /P " + ref(f.pageNumber()) + " /F 4 ";
        if (kid) {
            objects[field] = "<< /FT /Sig /T (later) /Kids [" + ref(annotation) + "] >>";
            objects[annotation] = "<< /Parent " + ref(field) + " " + place + ">>";
        } else {
            objects[field] = "<< /FT /Sig /T (later) " + place + ">>";
        }
        if (!appearance.isEmpty()) objects[field + 2] = appearance;
        f.append(objects);
    };
}

Forge rewritten(const std::function<Objects(Forger&)>& objects, const QByteArray& trailer = {})
{
    return [=](Forger& f) { f.append(objects(f), trailer); };
}

/** The text field filled with a value and an appearance. */
Forge filled(const QByteArray& value, const QByteArray& appearance, const QByteArray& entries = {})
{
    return [=](Forger& f) {
        const int form = f.next();
        f.append({{HandwrittenPdf::textObject,
                   f.withEntries(f.object(HandwrittenPdf::textObject),
                                 "/V (" + value + ") /AP << /N " + ref(form) + " >> " + entries)},
                  {form, appearance}});
    };
}

QByteArray shown(const QByteArray& content, const QByteArray& font = "5 0 R")
{
    return look(content, "/Resources << /Font << /F1 " + font + " >> >>", "[0 0 200 20]");
}

struct Named
{
    QByteArray name;
    Forge forge;
};

/** One stray byte or reference, for which parsers don't agree where a dictionary goes on and what it names.
 */
void appendParserDifferences(QList<Named>& all)
{
    const auto otherPage = [](Forger& f, const QByteArray& catalog) {
        const int tree = f.next();
        return Objects{{f.rootNumber(), catalog},
                       {tree, "<< /Type /Pages /Kids [" + ref(tree + 1) + "] /Count 1 >>"},
                       {tree + 1, "<< /Type /Page /Parent " + ref(tree) +
                                      " /MediaBox [0 0 612 792] /Contents " + ref(tree + 2) +
                                      " /Resources << /Font << /F1 5 0 R >> >> >>"},
                       {tree + 2, HandwrittenPdf::stream("BT /F1 24 Tf 72 600 Td (Other) Tj ET")}};
    };
    for (const QByteArray& stray :
         {QByteArray(")"), QByteArray("{"), QByteArray("}"), QByteArray(">"), QByteArray("]"),
          QByteArray("<4g>"), QByteArray("1..2"), QByteArray("+-")}) {
        all.append({"catalog with " + stray, rewritten([=](Forger& f) {
                        return otherPage(
                            f, f.catalog("/Extensions << /X " + stray + " /Pages " + ref(f.next()) + " >>"));
                    })});
        all.append({"page with " + stray, rewritten([=](Forger& f) {
                        return Objects{
                            {f.pageNumber(),
                             f.page({}, "/PieceInfo << /X " + stray + " /Contents " + ref(f.next()) + " >>")},
                            {f.next(), HandwrittenPdf::stream("BT /F1 24 Tf 72 600 Td (Bye) Tj ET")}};
                    })});
        all.append({"trailer with " + stray,
                    [=](Forger& f) { f.append(otherPage(f, f.catalog({})), "/X " + stray + " "); }});
    }
    for (const QByteArray& last :
         {QByteArray("//"), QByteArray("/X\0Y 1", 7), QByteArray("%x\r"), QByteArray("<4>"), QByteArray("~>"),
          QByteArray("{}"), QByteArray("/#00 1"), QByteArray("99999999999")})
        all.append({"page that ends with " + last.toPercentEncoding("/<>{}~%"), rewritten([=](Forger& f) {
                        QByteArray page = f.page({});
                        page.chop(2); // the end of the dictionary
                        return Objects{{f.pageNumber(), page + "/PieceInfo " + last + " >>"}};
                    })});
    const auto byReference = [&all](const QByteArray& name, const std::function<QByteArray(int)>& reference) {
        all.append({"look by " + name, [=](Forger& f) {
                        const int field = f.next();
                        f.append({{f.pageNumber(), f.page(ref(field))},
                                  {f.formNumber(), f.formWith(ref(field))},
                                  {field, "<< /Type /Annot /Subtype /Widget /FT /Sig /T (later) /F 4 " +
                                              overText + "/P " + ref(f.pageNumber()) + " /AP << /N " +
                                              reference(field + 1) + " >> >>"},
                                  {field + 1, look(cover)}});
                    }});
        all.append({"value by " + name, [=](Forger& f) {
                        const int form = f.next();
                        f.append({{HandwrittenPdf::textObject,
                                   f.withEntries(f.object(HandwrittenPdf::textObject),
                                                 "/V (100) /AP << /N " + reference(form) + " >>")},
                                  {form, shown("BT /F1 12 Tf 2 5 Td (900) Tj ET")}});
                    }});
    };
    byReference("another generation", [](int number) { return QByteArray::number(number) + " 1 R"; });
    byReference("a generation too large", [](int number) { return QByteArray::number(number) + " 65536 R"; });
    byReference("a number too large",
                [](int number) { return QByteArray::number((qint64{1} << 32) + number) + " 0 R"; });
    byReference("a number with zeros",
                [](int number) { return "000" + QByteArray::number(number) + " 0 R"; });
    all.append({"look without a box", [](Forger& f) {
                    const int field = f.next();
                    f.append(
                        {{f.pageNumber(), f.page(ref(field))},
                         {f.formNumber(), f.formWith(ref(field))},
                         {field, "<< /Type /Annot /Subtype /Widget /FT /Sig /T (later) /F 4 " + overBlank +
                                     "/P " + ref(f.pageNumber()) + " /AP << /N " + ref(field + 1) + " >> >>"},
                         {field + 1, HandwrittenPdf::stream("0 g -300 -300 900 900 re f",
                                                            "/Type /XObject /Subtype /Form")}});
                }});
    all.append({"signature field named by another page", [](Forger& f) {
                    const int field = f.next();
                    f.append({{f.pageNumber(), f.page(ref(field))},
                              {f.formNumber(), f.formWith(ref(field))},
                              {field, "<< /Type /Annot /Subtype /Widget /FT /Sig /T (later) /F 4 " +
                                          overText + "/P 2 0 R /AP << /N " + ref(field + 1) + " >> >>"},
                              {field + 1, look(cover)}});
                }});
}

/** Forbidden changes of a signed file, by class. */
QList<Named> forgeries()
{
    QList<Named> all;
    const QByteArray quads = "/QuadPoints [70 730 200 730 70 690 200 690] ";
    const QByteArray ink = "/InkList [[70 690 200 730] [70 730 200 690]] /L [70 690 200 730] "
                           "/Vertices [70 690 200 730 200 690] ";
    for (const char* kind : {"Square",    "Circle",         "Ink",      "Highlight", "Underline",
                             "StrikeOut", "Squiggly",       "FreeText", "Stamp",     "Line",
                             "Polygon",   "PolyLine",       "Caret",    "Redact",    "Link",
                             "Watermark", "FileAttachment", "Text",     "Popup",     "Screen"})
        for (const bool kid : {false, true})
            for (const bool drawn : {false, true})
                all.append({QByteArray(kind) + (kid ? " kid" : " field") + (drawn ? " drawn" : ""),
                            unsignedField("/Subtype /" + QByteArray(kind) + " " + overText + quads + ink +
                                              "/IC [0 0 0] /C [0 0 0] /Contents (NOT) /DA (/F1 30 Tf 0 g) "
                                              "/Border [0 0 20] /BS << /W 20 >>",
                                          kid, drawn ? look(cover) : QByteArray())});
    all.append({"states without a name", unsignedField("/Subtype /Widget " + overText, false, {})});
    all.last().forge = [](Forger& f) {
        const int field = f.next();
        f.append({{f.pageNumber(), f.page(ref(field))},
                  {f.formNumber(), f.formWith(ref(field))},
                  {field, "<< /Type /Annot /Subtype /Widget /FT /Sig /T (x) /F 4 " + overText + "/P " +
                              ref(f.pageNumber()) + " /AP << /N << /On " + ref(field + 1) + " >> >> >>"},
                  {field + 1, look(cover)}});
    };
    all.append({"rectangle of five numbers",
                unsignedField("/Subtype /Widget /Rect [70 690 200 730 0] ", false, look(cover))});
    all.append({"background of a field",
                unsignedField("/Subtype /Widget /MK << /BG [0] >> " + overText, false, {})});
    all.append(
        {"looks anew", rewritten([](Forger& f) {
             return Objects{{f.formNumber(), f.formWith({}, "/NeedAppearances true /DA (/F1 12 Tf 1 g)")}};
         })});
    all.append({"font of the form", rewritten([](Forger& f) {
                    return Objects{
                        {f.formNumber(), f.formWith({}, "/NeedAppearances true /DR << /Font << /F1 " +
                                                            ref(f.next()) + " >> >>")},
                        {f.next(), "<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>"}};
                })});
    all.append({"another value shown", filled("100", shown("BT /F1 12 Tf 2 5 Td (900) Tj ET"))});
    all.append({"no text shown", filled("100", shown("4 w 10 2 m 10 18 l 40 18 l 40 2 l S"))});
    all.append({"text and a drawing",
                filled("100", shown("BT /F1 4 Tf 2 5 Td (100) Tj ET 2 w 30 4 m 30 16 l 50 16 l S"))});
    all.append({"a font that draws something else",
                filled("100", shown("BT /F1 12 Tf 2 5 Td (100) Tj ET",
                                    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << "
                                    "/Differences [49 /nine] >> >>"))});
    all.append({"invisible value", filled("100", shown("BT /F1 12 Tf 3 Tr 2 5 Td (100) Tj ET"))});
    all.append({"hidden field", filled("100", shown("BT /F1 12 Tf 2 5 Td (100) Tj ET"), "/F 2")});
    all.append({"password", filled("100", shown("BT /F1 12 Tf 2 5 Td (900) Tj ET"), "/Ff 8192")});
    all.append({"button with looks exchanged", rewritten([](Forger& f) {
                    return Objects{{8, f.withEntries(f.object(8), "/V /Yes /AS /Yes /AP << /N << /Yes 11 0 R "
                                                                  "/Off 10 0 R >> >>")}};
                })});
    all.append({"content of the page", rewritten([](Forger& f) {
                    return Objects{{4, HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Other) Tj ET")},
                                   {f.next(), "null"}};
                })});
    all.append({"page turned", rewritten([](Forger& f) {
                    return Objects{{f.pageNumber(), f.page({}, "/Rotate 90")}};
                })});
    all.append({"page cut", rewritten([](Forger& f) {
                    return Objects{{f.pageNumber(), f.page({}, "/CropBox [0 0 300 300]")}};
                })});
    all.append({"tree turned", rewritten([](Forger& f) {
                    return Objects{{2, f.withEntries(f.object(2), "/Rotate 180")}};
                })});
    all.append({"page added", rewritten([](Forger& f) {
                    return Objects{
                        {2, f.withEntries(f.object(2), "/Kids [3 0 R " + ref(f.next()) + "] /Count 2")},
                        {f.next(), f.page({})}};
                })});
    all.append({"font of the page", rewritten([](Forger&) {
                    return Objects{{5, "<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>"}};
                })});
    all.append(
        {"field removed", rewritten([](Forger& f) {
             return Objects{{f.formNumber(), f.withEntries(f.object(f.formNumber()), "/Fields [8 0 R]")}};
         })});
    all.append(
        {"annotation removed", rewritten([](Forger& f) {
             return Objects{{f.pageNumber(), f.withEntries(f.object(f.pageNumber()), "/Annots [8 0 R]")}};
         })});
    all.append({"short entries", [](Forger& f) {
                    f.append({{f.next(), HandwrittenPdf::stream("BT ET")},
                              {4, HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Other) Tj ET")}},
                             {}, 19);
                }});
    for (const QByteArray& between :
         {QByteArray(" "), QByteArray("%c\n"), QByteArray("\n"), QByteArray("\f")})
        all.append({"definition without an entry" + between.toHex(), [between](Forger& f) {
                        f.append({{f.next(), "<< >>"}});
                        QByteArray bytes = f.result();
                        const QByteArray hidden =
                            "4 " + between + "0 " + between + "obj\n" +
                            HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Other) Tj ET") + "\nendobj\n";
                        const qsizetype xref = bytes.lastIndexOf("\nxref\n") + 1;
                        bytes.insert(xref, hidden);
                        const qsizetype end = bytes.lastIndexOf("startxref");
                        bytes = bytes.left(end) + "startxref\n" + number(xref + hidden.size()) + "\n%%EOF\n" +
                                QByteArray(2000, ' ');
                        f.setResult(bytes);
                    }});
    all.append(
        {"trailer with two catalogs", [](Forger& f) {
             const int root = f.next();
             f.append({{root, f.catalog("/Pages " + ref(root + 1))},
                       {root + 1, "<< /Type /Pages /Kids [" + ref(root + 2) + "] /Count 1 >>"},
                       {root + 2, "<< /Type /Page /Parent " + ref(root + 1) + " /MediaBox [0 0 612 792] >>"}},
                      "/Root " + ref(f.rootNumber()) + " /Root " + ref(root));
         }});
    appendParserDifferences(all);
    return all;
}

/** Changes by regular programs. */
QList<Named> allowedChanges()
{
    QList<Named> all;
    all.append({"text filled", filled("100", shown("/Tx BMC q BT /F1 12 Tf 0 g 2 5 Td (100) Tj ET Q EMC"))});
    all.append({"text filled on paper with a border",
                filled("Ada Lovelace",
                       shown("1 g 0 0 200 20 re f 0.5 G 0.5 0.5 199 19 re S /Tx BMC q 1 1 198 18 re W n "
                             "BT /F1 12 Tf 0 g 2 5 Td (Ada ) Tj (Lovelace) Tj ET Q EMC"))});
    all.append(
        {"text filled letter by letter",
         filled("A1B2",
                shown("50 0 m 50 20 l 100 0 m 100 20 l 150 0 m 150 20 l S BT /F1 12 Tf 20 5 Td (A) Tj 50 0 "
                      "Td (1) Tj 50 0 Td (B) Tj 50 0 Td (2) Tj ET"))});
    all.append(
        {"text filled and read-only", filled("100", shown("BT /F1 12 Tf 2 5 Td (100) Tj ET"), "/Ff 1")});
    all.append({"box ticked", rewritten([](Forger& f) {
                    return Objects{{8, f.withEntries(f.object(8), "/V /Yes /AS /Yes")}};
                })});
    all.append({"font added to the form", rewritten([](Forger& f) {
                    return Objects{{f.formNumber(), f.formWith({}, "/DR << /Font << /F1 5 0 R /New " +
                                                                       ref(f.next()) + " >> >>")},
                                   {f.next(), "<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>"}};
                })});
    all.append({"validation data", rewritten([](Forger& f) {
                    const int n = f.next();
                    return Objects{{f.rootNumber(), f.catalog("/DSS " + ref(n))},
                                   {n, "<< /Type /DSS /Certs [" + ref(n + 1) +
                                           "] /VRI << /Type /VRI /AB << /Type /VRI "
                                           "/Cert [" +
                                           ref(n + 1) + "] >> >> >>"},
                                   {n + 1, HandwrittenPdf::stream("der")}};
                })});
    all.append(
        {"numbers written otherwise", rewritten([](Forger& f) {
             return Objects{{f.pageNumber(), f.page({}).replace("612", "612.0").replace("792", "+792.00")}};
         })});
    all.append({"catalog under another number", [](Forger& f) {
                    const int root = f.next();
                    f.append({{root, f.object(f.rootNumber())}}, "/Root " + ref(root));
                }});
    all.append({"key of a producer", rewritten([](Forger& f) {
                    return Objects{{2, f.withEntries(f.object(2), "/ITXT (5.5)")}};
                })});
    all.append({"order of the Tab key", rewritten([](Forger& f) {
                    return Objects{{f.pageNumber(), f.page({}, "/Tabs /S /StructParents 0")}};
                })});
    all.append({"metadata", rewritten([](Forger& f) {
                    return Objects{
                        {f.rootNumber(), f.catalog("/Metadata " + ref(f.next()))},
                        {f.next(), HandwrittenPdf::stream("<x/>", "/Type /Metadata /Subtype /XML")}};
                })});
    all.append({"description", [](Forger& f) {
                    f.append({{f.next(), "<< /Title (New) >>"}}, "/Info " + ref(f.next()));
                }});
    all.append({"objects written again", rewritten([](Forger& f) {
                    return Objects{{f.pageNumber(), f.page({})}, {5, f.object(5)}, {2, f.object(2)}};
                })});
    all.append({"empty field on blank paper", unsignedField("/Subtype /Widget " + overBlank, false, {})});
    all.append({"invisible field", unsignedField("/Subtype /Widget /Rect [0 0 0 0] ", false, look(cover))});
    all.append(
        {"blanks behind the end", [](Forger& f) { f.setResult(f.original() + QByteArray(2000, ' ')); }});
    return all;
}

/** Signed files: approved with two types of key, certified at each level, and sealed. */
struct Base
{
    QByteArray name;
    QByteArray bytes;
    int level; ///< of the certification; 0 none
};

QList<Base> bases()
{
    QList<Base> all;
    for (const int level : {0, 1, 2, 3}) {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1", {}, {}, level > 0 ? test::docMdp(level) : QByteArray());
        all.append({"level " + number(level), file.bytes(), level});
    }
    HandwrittenPdf other = HandwrittenPdf::form();
    other.sign(ink::test::ecKey(), "Sig1");
    all.append({"P-256", other.bytes(), 0});
    auto writer = IncrementalWriter::open(HandwrittenPdf::form().bytes());
    SignatureRequest request;
    request.isFinal = true;
    auto prepared = std::move(*writer).finishForSigning(request);
    all.append({"sealed", seal(std::move(*prepared), ink::test::ecKey()).value(), 1});
    return all;
}

} // namespace

/**
 * Forgeries by class, made from every type of signed file, and the changes that regular programs make. Three
 * readers render each file before and after: a file that one of them renders differently may not be called
 * intact.
 */
class TestForgeries final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_dir;
    render::QtPageRenderer m_renderer;

    VerifyReport verify(const QByteArray& bytes) const
    {
        VerifyOptions options;
        options.now = SystemClock().now();
        options.renderer = &m_renderer;
        return verifyPdf(bytes, options);
    }
    static QByteArray said(const VerifyReport& report)
    {
        QStringList lines{integrityName(report.integrity)};
        for (const VerifyFinding& finding : report.findings)
            lines.append(finding.id + QStringLiteral(": ") + finding.detail.english());
        return lines.join(QLatin1Char('\n')).toUtf8();
    }

    QImage byProgram(const QString& program, QStringList arguments, const QString& picture)
    {
        QFile::remove(picture);
        QProcess process;
        process.start(program, arguments);
        (void)process.waitForFinished(20'000);
        return QImage(picture).convertToFormat(QImage::Format_Grayscale8);
    }
    /** Readers of the first page, the quickest first: one that shows a forgery is enough. */
    enum Reader { Pdfium, MuPdf, Poppler };
    /** The first page as the reader shows it; null where it shows none. */
    QImage picture(const QByteArray& bytes, Reader reader)
    {
        if (reader == Pdfium) {
            const auto opened = m_renderer.open(withRenderedForm(bytes));
            return opened ? opened->render(0, 0.6).convertToFormat(QImage::Format_Grayscale8) : QImage();
        }
        const QString path = m_dir.filePath(QStringLiteral("file.pdf"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(bytes);
        file.close();
        const QString out = m_dir.filePath(QStringLiteral("page"));
        if (reader == MuPdf)
            return byProgram(QStringLiteral("mutool"),
                             {QStringLiteral("draw"), QStringLiteral("-q"), QStringLiteral("-r"),
                              QStringLiteral("40"), QStringLiteral("-c"), QStringLiteral("gray"),
                              QStringLiteral("-o"), out + QStringLiteral(".png"), path, QStringLiteral("1")},
                             out + QStringLiteral(".png"));
        return byProgram(QStringLiteral("pdftoppm"),
                         {QStringLiteral("-r"), QStringLiteral("40"), QStringLiteral("-gray"),
                          QStringLiteral("-f"), QStringLiteral("1"), QStringLiteral("-singlefile"), path,
                          out},
                         out + QStringLiteral(".pgm"));
    }
    static bool looksDifferent(const QImage& a, const QImage& b)
    {
        if (a.size() != b.size()) return true;
        int different = 0;
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                if (std::abs(qGray(a.pixel(x, y)) - qGray(b.pixel(x, y))) > 60) ++different;
        return different > 2;
    }

private Q_SLOTS:
    void initTestCase()
    {
        if (!test::requirePrograms({"pdftoppm", "mutool"})) return;
    }

    void noForgeryIsIntact_data()
    {
        QTest::addColumn<int>("base");
        const QList<Base> all = bases();
        for (int i = 0; i < all.size(); ++i)
            QTest::newRow(all.at(i).name) << i;
    }
    void noForgeryIsIntact()
    {
        QFETCH(int, base);
        const Base signedFile = bases().at(base);
        QVERIFY2(verify(signedFile.bytes).integrity == Integrity::Intact, said(verify(signedFile.bytes)));
        constexpr std::array readers{Pdfium, MuPdf, Poppler};
        QHash<Reader, QImage> before;
        for (const Reader reader : readers)
            before.insert(reader, picture(signedFile.bytes, reader));
        const QList<Named> all = forgeries();
        QVERIFY(all.size() * bases().size() >= 300);
        int visible = 0;
        QByteArrayList missed;
        for (const Named& one : all) {
            Forger forger(signedFile.bytes);
            one.forge(forger);
            const VerifyReport report = verify(forger.result());
            const bool intact = report.integrity == Integrity::Intact;
            const auto shows = [&](Reader reader) {
                return looksDifferent(before.value(reader), picture(forger.result(), reader));
            };
            const bool seen = std::any_of(readers.begin(), readers.end(), shows);
            visible += seen ? 1 : 0;
            if (seen && intact) missed.append(one.name + ": " + said(report));
        }
        QVERIFY2(missed.isEmpty(), missed.join('\n').constData());
        QVERIFY2(visible * 3 > all.size(), qPrintable(QString::number(visible)));
    }

    void honestChangesStayIntact_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("change");
        for (const Base& base : bases())
            for (int i = 0; base.level != 1 && i < allowedChanges().size(); ++i) {
                const bool field = allowedChanges().at(i).name == "empty field on blank paper";
                if (base.level != 0 && field) continue; // a certified file gets no visible field
                QTest::newRow((base.name + ", " + allowedChanges().at(i).name).constData())
                    << base.bytes << i;
            }
        // Only validation data and time-stamps may follow a seal.
        for (const char* name :
             {"validation data", "numbers written otherwise", "key of a producer", "metadata"})
            for (int i = 0; i < allowedChanges().size(); ++i)
                if (allowedChanges().at(i).name == name)
                    QTest::newRow((QByteArray("sealed, ") + name).constData()) << bases().last().bytes << i;
    }
    void honestChangesStayIntact()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, change);
        Forger forger(bytes);
        allowedChanges().at(change).forge(forger);
        const VerifyReport report = verify(forger.result());
        QVERIFY2(report.integrity == Integrity::Intact, said(report).constData());
    }

    void corpus_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("integrity");
        for (const char* folder : {"/attacks/", "/attacks2/", "/signed/"}) {
            QFile manifest(ink::test::corpusPath() + QLatin1String(folder) + QStringLiteral("MANIFEST.tsv"));
            if (!manifest.open(QIODevice::ReadOnly)) continue;
            const QByteArrayList heads = manifest.readLine().trimmed().split('\t');
            const qsizetype column = heads.indexOf("integrity");
            while (!manifest.atEnd()) {
                const QByteArrayList cells = manifest.readLine().trimmed().split('\t');
                // Not about integrity: tst_verifyproofs and tst_verifylevels have such certificates.
                if (cells.at(column) == "see report") continue;
                QTest::newRow(cells.at(0).constData())
                    << ink::test::corpusPath() + QLatin1String(folder) + QString::fromUtf8(cells.at(0))
                    << QString::fromUtf8(cells.at(column));
            }
        }
        if (!QFile::exists(ink::test::corpusPath(QStringLiteral("attacks"))))
            QTest::newRow("absent") << QString() << QString();
    }
    void corpus()
    {
        QFETCH(QString, path);
        QFETCH(QString, integrity);
        if (!test::requireCorpus(!path.isEmpty())) return;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const VerifyReport report = verify(file.readAll());
        QVERIFY2(integrityName(report.integrity) == integrity, said(report).constData());
    }
};

INK_TEST(TestForgeries, "tst_forgeries")

} // namespace tst_forgeries

#include "tst_forgeries.moc"
