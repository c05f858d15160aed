#include "tests/unit/pdf/rawpdf.h"

namespace ink::test {

QByteArray rawStream(const QByteArray& data, const QByteArray& entries)
{
    return "<</Length " + QByteArray::number(data.size()) + entries + ">>\nstream\n" + data + "\nendstream";
}

QByteArray rawPdf(const QList<QByteArray>& objects, XRefStyle style, const QByteArray& trailer,
                  const QByteArray& lead)
{
    QByteArray out = lead + "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";
    QList<qsizetype> offsets;
    for (qsizetype i = 0; i < objects.size(); ++i) {
        offsets.append(out.size() - lead.size());
        out += QByteArray::number(i + 1) + " 0 obj\n" + objects.at(i) + "\nendobj\n";
    }
    const auto xref = out.size() - lead.size();
    const auto count = objects.size();
    if (style == XRefStyle::Table) {
        out += "xref\n0 " + QByteArray::number(count + 1) + "\n0000000000 65535 f \n";
        for (const auto offset : offsets)
            out += QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
        out += "trailer\n<</Size " + QByteArray::number(count + 1) + " /Root 1 0 R " + trailer + ">>\n";
    } else {
        QByteArray rows = QByteArray("\0\0\0\0\xFF", 5);
        offsets.append(xref);
        for (const auto offset : offsets) {
            rows += '\1';
            for (int shift = 16; shift >= 0; shift -= 8)
                rows += static_cast<char>((offset >> shift) & 0xFF);
            rows += '\0';
        }
        out += QByteArray::number(count + 1) + " 0 obj\n" +
               rawStream(rows, " /Type /XRef /W [1 3 1] /Root 1 0 R /Size " + QByteArray::number(count + 2) +
                                   ' ' + trailer) +
               "\nendobj\n";
    }
    return out + "startxref\n" + QByteArray::number(xref) + "\n%%EOF"; // no end of line on purpose
}

} // namespace ink::test
