#pragma once

#include <QByteArray>
#include <QList>

namespace ink::test {

/**
 * A page of 200 x 200 points with the text field `name`: "Ada" on blue from 40,40 to 160,80 (from the top).
 * `another`: and with the field `place`, the same from 40,120 to 160,160.
 */
[[nodiscard]] inline QByteArray filledForm(bool another = false)
{
    const QByteArray look = "0 0 1 rg 0 0 120 40 re f BT 1 g /F1 18 Tf 70 12 Td (Ada) Tj ET";
    const QList<QByteArray> objects{
        another ? "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [4 0 R 7 0 R]>>>>"
                : "<</Type /Catalog /Pages 2 0 R /AcroForm <</Fields [4 0 R]>>>>",
        "<</Type /Pages /Kids [3 0 R] /Count 1>>",
        "<</Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Resources <<>> /Annots [4 0 R 7 0 R]>>",
        "<</Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada) /F 4 /Rect [40 120 160 160] /AP <</N 5 0 "
        "R>>>>",
        "<</Type /XObject /Subtype /Form /BBox [0 0 120 40] /Resources <</Font <</F1 6 0 R>>>> /Length " +
            QByteArray::number(look.size()) + ">>\nstream\n" + look + "\nendstream",
        "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
        another ? "<</Type /Annot /Subtype /Widget /FT /Tx /T (place) /V (Ada) /F 4 /Rect [40 40 160 80] /AP "
                  "<</N "
                  "5 0 R>>>>"
                : "null",
    };
    QByteArray out = "%PDF-1.7\n";
    QByteArray table = "xref\n0 " + QByteArray::number(objects.size() + 1) + "\n0000000000 65535 f \n";
    for (qsizetype i = 0; i < objects.size(); ++i) {
        table += QByteArray::number(out.size()).rightJustified(10, '0') + " 00000 n \n";
        out += QByteArray::number(i + 1) + " 0 obj\n" + objects.at(i) + "\nendobj\n";
    }
    const QByteArray start = QByteArray::number(out.size());
    return out + table + "trailer\n<</Size " + QByteArray::number(objects.size() + 1) +
           " /Root 1 0 R>>\nstartxref\n" + start + "\n%%EOF\n";
}

} // namespace ink::test
