#include "handwrittenpdf.h"

#include <QTest>

namespace ink::test {

HandwrittenPdf HandwrittenPdf::form()
{
    HandwrittenPdf file;
    file.m_bytes = "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";
    file.append({
        {1, file.catalog()},
        {2, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"},
        {3, file.page()},
        {4, stream("BT /F1 24 Tf 72 700 Td (Hello) Tj ET")},
        {5, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"},
        {6, file.acroForm()},
        {7, textField("old", 9)},
        {8, "<< /Type /Annot /Subtype /Widget /FT /Btn /T (agree) /V /Off /AS /Off /Rect [72 500 90 518] /P "
            "3 0 R "
            "/AP << /N << /Yes 10 0 R /Off 11 0 R >> >> >>"},
        {9, stream("/Tx BMC EMC", "/Type /XObject /Subtype /Form /BBox [0 0 200 20]")},
        {10, stream("0 0 18 18 re f", "/Type /XObject /Subtype /Form /BBox [0 0 18 18]")},
        {11, stream("", "/Type /XObject /Subtype /Form /BBox [0 0 18 18]")},
    });
    return file;
}

void HandwrittenPdf::append(const Objects& objects)
{
    QMap<int, qint64> offsets;
    if (!m_bytes.endsWith('\n')) m_bytes += '\n';
    for (auto it = objects.begin(); it != objects.end(); ++it) {
        offsets[it.key()] = m_bytes.size();
        m_bytes += QByteArray::number(it.key()) + " 0 obj\n" + it.value() + "\nendobj\n";
        m_next = std::max(m_next, it.key() + 1);
    }
    const qint64 xref = m_bytes.size();
    m_bytes += "xref\n0 1\n0000000000 65535 f \n";
    for (auto it = offsets.begin(); it != offsets.end(); ++it)
        m_bytes += QByteArray::number(it.key()) + " 1\n" +
                   QByteArray::number(it.value()).rightJustified(10, '0') + " 00000 n \n";
    m_bytes += "trailer\n<< /Size " + QByteArray::number(m_next) + " /Root 1 0 R";
    if (m_lastXref > 0) m_bytes += " /Prev " + QByteArray::number(m_lastXref);
    m_bytes += " >>\nstartxref\n" + QByteArray::number(xref) + "\n%%EOF\n";
    m_lastXref = xref;
}

QByteArray HandwrittenPdf::catalog(const QByteArray& extra) const
{
    return "<< /Type /Catalog /Pages 2 0 R /AcroForm 6 0 R " + extra + " >>";
}

QByteArray HandwrittenPdf::page(const QByteArray& extraAnnots, const QByteArray& extra) const
{
    return "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 "
           "5 0 R >> >> "
           "/Annots [7 0 R 8 0 R" +
           m_signatureFields + extraAnnots + "] " + extra + " >>";
}

QByteArray HandwrittenPdf::acroForm(const QByteArray& extraFields) const
{
    return "<< /Fields [7 0 R 8 0 R" + m_signatureFields + extraFields +
           "] /SigFlags 3 /DA (/F1 12 Tf) /DR << /Font << /F1 5 0 R >> >> >>";
}

QByteArray HandwrittenPdf::textField(const QByteArray& value, int appearance, const QByteArray& extra)
{
    return "<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (" + value +
           ") /DA (/F1 12 Tf) /Rect [72 600 272 620] /P 3 0 R /AP << /N " + QByteArray::number(appearance) +
           " 0 R >> " + extra + " >>";
}

QByteArray HandwrittenPdf::stream(const QByteArray& content, const QByteArray& extra)
{
    return "<< " + extra + " /Length " + QByteArray::number(content.size()) + " >>\nstream\n" + content +
           "\nendstream";
}

pdf::PreparedSignature HandwrittenPdf::prepare(const QByteArray& name, const Objects& extra,
                                               const QByteArray& fieldExtra, const QByteArray& dictExtra,
                                               int contentsBytes)
{
    const int field = m_next;
    const int value = m_next + 1;
    m_signatureFields += " " + QByteArray::number(field) + " 0 R";

    const QByteArray rangePlace = "[0 0000000000 0000000000 0000000000]";
    Objects objects{
        {pageObject, page()},
        {acroFormObject, acroForm()},
        {field, "<< /Type /Annot /Subtype /Widget /FT /Sig /T (" + name + ") /V " +
                    QByteArray::number(value) + " 0 R " +
                    (fieldExtra.contains("/Rect") ? "" : "/Rect [0 0 0 0] ") +
                    (fieldExtra.contains("/F ") ? "" : "/F 132 ") + "/P 3 0 R " + fieldExtra + " >>"},
        {value, "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (D:20260102030405Z) "
                "/Reason (Approved) /Location (Lyon) " +
                    dictExtra + " /ByteRange " + rangePlace + " /Contents <" +
                    QByteArray(contentsBytes * 2, '0') + "> >>"},
    };
    for (auto it = extra.begin(); it != extra.end(); ++it)
        objects[it.key()] = it.value();
    append(objects);

    pdf::PreparedSignature prepared;
    const qsizetype rangeAt = m_bytes.lastIndexOf(rangePlace);
    prepared.contentsStart = m_bytes.indexOf('<', rangeAt);
    prepared.contentsEnd = m_bytes.indexOf('>', prepared.contentsStart) + 1;
    const auto ten = [](qint64 number) { return QByteArray::number(number).rightJustified(10, ' '); };
    m_bytes.replace(rangeAt, rangePlace.size(),
                    "[0 " + ten(prepared.contentsStart) + " " + ten(prepared.contentsEnd) + " " +
                        ten(m_bytes.size() - prepared.contentsEnd) + "]");
    prepared.bytes = m_bytes;
    return prepared;
}

void HandwrittenPdf::sign(const pdf::SealKey& key, const QByteArray& name, const Objects& extra,
                          const QByteArray& fieldExtra, const QByteArray& dictExtra)
{
    auto sealed = pdf::seal(prepare(name, extra, fieldExtra, dictExtra), key);
    if (sealed)
        m_bytes = *sealed;
    else
        qFatal("seal: %s", qPrintable(sealed.error().detail.english()));
}

const pdf::SealKey& rsaKey()
{
    static const pdf::SealKey key =
        pdf::SealKey::generate(pdf::KeyKind::Rsa2048, QStringLiteral("Ada Lovelace"),
                               QStringLiteral("Engines"), SystemClock().now() - std::chrono::hours(24))
            .value();
    return key;
}

const pdf::SealKey& ecKey()
{
    static const pdf::SealKey key =
        pdf::SealKey::generate(pdf::KeyKind::P256, QStringLiteral("Grace Hopper"),
                               QStringLiteral("Compilers"), SystemClock().now() - std::chrono::hours(24))
            .value();
    return key;
}

} // namespace ink::test
