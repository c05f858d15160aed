#include "tests/unit/pdf/labelledsheet.h"

#include "app/pdf/content/fontdecodernames.h"
#include "app/pdf/content/fontdecodertables.h"

#include <cmath>

namespace ink::test {

namespace {

QByteArray num(double value)
{
    return QByteArray::number(value, 'f', 3) + ' ';
}

QByteArray escaped(const QByteArray& latin)
{
    QByteArray out = "(";
    for (const char c : latin) {
        if (c == '(' || c == ')' || c == '\\') out += '\\';
        out += c;
    }
    return out + ')';
}

QByteArray winAnsi(const QString& text)
{
    QByteArray out;
    for (const QChar c : text) {
        char code = c.unicode() < 256 ? char(c.unicode()) : '?';
        for (int i = 0x80; i < 0xA0; ++i)
            if (pdf::characterOf(pdf::BaseEncoding::WinAnsi, static_cast<unsigned char>(i)) == c.unicode() &&
                c.unicode() > 255)
                code = char(i);
        out += code;
    }
    return out;
}

} // namespace

void LabelledSheet::newPage()
{
    m_pages.append("0 G 0 g\n");
}

double LabelledSheet::widthOf(const QString& text, bool bold, double size) const
{
    const QByteArray family = m_style.family;
    const pdf::StandardFont font =
        family == "Times"     ? (bold ? pdf::StandardFont::SerifBold : pdf::StandardFont::Serif)
        : family == "Courier" ? pdf::StandardFont::Mono
                              : (bold ? pdf::StandardFont::SansBold : pdf::StandardFont::Sans);
    double width = 0;
    for (const QChar c : text)
        width += pdf::standardWidth(font, c.unicode(), 0);
    return width / 1000 * (size > 0 ? size : m_style.size);
}

QByteArray LabelledSheet::place(double x, double y) const
{
    // The page's own space is upright; the matrix at the page's start compensates for /Rotate.
    return num(x) + num(m_style.height - y);
}

void LabelledSheet::show(double x, double base, const QString& text, bool bold, double size)
{
    content() += "BT " + QByteArray(bold ? "/F2 " : "/F1 ") + num(size) + "Tf " + place(x, base) + "Td " +
                 escaped(winAnsi(text)) + " Tj ET\n";
}

void LabelledSheet::upwards(double x, double base, const QString& text)
{
    content() += "BT /F1 " + num(m_style.size) + "Tf 0 1 -1 0 " + place(x, base) + "Tm " +
                 escaped(winAnsi(text)) + " Tj ET\n";
}

double LabelledSheet::text(double x, double base, const QString& text, bool bold, double size)
{
    if (size <= 0) size = m_style.size;
    switch (m_style.shows) {
    case SheetStyle::Shows::Whole:
        show(x, base, text, bold, size);
        break;
    case SheetStyle::Shows::Kerned: {
        // Pieces with a little kerning that the next one reverses.
        QByteArray array = "[";
        int move = 12;
        for (qsizetype i = 0; i < text.size(); i += 3) {
            array += escaped(winAnsi(text.mid(i, 3))) + ' ' + QByteArray::number(move) + ' ';
            move = -move;
        }
        content() += "BT " + QByteArray(bold ? "/F2 " : "/F1 ") + num(size) + "Tf " + place(x, base) + "Td " +
                     array + "] TJ ET\n";
        break;
    }
    case SheetStyle::Shows::Words: {
        double at = x;
        const QStringList words = text.split(QLatin1Char(' '));
        for (const QString& word : words) {
            show(at, base, word, bold, size);
            at += widthOf(word + QLatin1Char(' '), bold, size);
        }
        break;
    }
    case SheetStyle::Shows::Letters: {
        double at = x;
        for (const QChar c : text) {
            if (c != QLatin1Char(' ')) show(at, base, QString(c), bold, size);
            at += widthOf(QString(c), bold, size);
        }
        break;
    }
    }
    return x + widthOf(text, bold, size);
}

double LabelledSheet::paragraph(double x, double base, double width, const QString& words, double size)
{
    if (size <= 0) size = m_style.size;
    QString line;
    const QStringList all = words.split(QLatin1Char(' '));
    for (const QString& word : all) {
        const QString longer = line.isEmpty() ? word : line + QLatin1Char(' ') + word;
        if (widthOf(longer, false, size) > width) {
            text(x, base, line, false, size);
            base += size * 1.3;
            line = word;
        } else {
            line = longer;
        }
    }
    text(x, base, line, false, size);
    return base + size * 1.3;
}

QRectF LabelledSheet::blank(double left, double right, double base)
{
    return blankAs(m_style.blanks, left, right, base);
}

QRectF LabelledSheet::blankAs(SheetStyle::Blanks kind, double left, double right, double base)
{
    using Blanks = SheetStyle::Blanks;
    const double y = base + 1.5;
    switch (kind) {
    case Blanks::Underscores:
    case Blanks::Dots: {
        const QString one(QLatin1Char(kind == Blanks::Dots ? '.' : '_'));
        const int count = static_cast<int>((right - left) / widthOf(one));
        show(left, base, one.repeated(count), false, m_style.size);
        right = left + count * widthOf(one);
        break;
    }
    case Blanks::Stroke:
        rule(left, right, y);
        break;
    case Blanks::FilledRule:
        content() += place(left, y + 0.4) + num(right - left) + "0.8 re f\n";
        break;
    case Blanks::Dashed:
        content() += "[2 2] 0 d ";
        rule(left, right, y);
        content() += "[] 0 d\n";
        break;
    case Blanks::TinyDots:
        for (double x = left; x < right; x += 3)
            content() += place(x, y) + "0.8 0.8 re f\n";
        break;
    }
    return QRectF(left, base - 13, right - left, 15);
}

void LabelledSheet::rule(double left, double right, double y, double width)
{
    content() += num(width) + "w " + place(left, y) + "m " + place(right, y) + "l S\n";
}

void LabelledSheet::plumb(double x, double top, double bottom, double width)
{
    content() += num(width) + "w " + place(x, top) + "m " + place(x, bottom) + "l S\n";
}

void LabelledSheet::frame(const QRectF& rect, double width)
{
    content() += num(width) + "w " + place(rect.left(), rect.bottom()) + num(rect.width()) +
                 num(rect.height()) + "re S\n";
}

void LabelledSheet::fill(const QRectF& rect, double gray)
{
    content() += "q " + num(gray) + "g " + place(rect.left(), rect.bottom()) + num(rect.width()) +
                 num(rect.height()) + "re f Q\n";
}

void LabelledSheet::circle(QPointF c, double r, bool filled)
{
    const double k = 0.5523 * r;
    content() += "0.7 w " + place(c.x() + r, c.y()) + "m " + place(c.x() + r, c.y() - k) +
                 place(c.x() + k, c.y() - r) + place(c.x(), c.y() - r) + "c " + place(c.x() - k, c.y() - r) +
                 place(c.x() - r, c.y() - k) + place(c.x() - r, c.y()) + "c " + place(c.x() - r, c.y() + k) +
                 place(c.x() - k, c.y() + r) + place(c.x(), c.y() + r) + "c " + place(c.x() + k, c.y() + r) +
                 place(c.x() + r, c.y() + k) + place(c.x() + r, c.y()) + "c h " + (filled ? "f\n" : "S\n");
}

QRectF LabelledSheet::dingbat(double x, double base, char code, double size)
{
    content() +=
        "BT /F3 " + num(size) + "Tf " + place(x, base) + "Td " + escaped(QByteArray(1, code)) + " Tj ET\n";
    const double width =
        pdf::standardWidth(pdf::StandardFont::Dingbats, 0, static_cast<unsigned char>(code)) / 1000.0 * size;
    return QRectF(x, base - 0.72 * size, width, 0.86 * size);
}

void LabelledSheet::truth(domain::TagType type, const QRectF& rect, int recipient)
{
    m_truths.append({type, static_cast<int>(m_pages.size()) - 1, rect, recipient});
}

QByteArray LabelledSheet::bytes() const
{
    QByteArray out = "%PDF-1.7\n%\xE2\xE3\xCF\xD3\n";
    QList<qint64> offsets{0};
    const auto add = [&](const QByteArray& body) {
        offsets.append(out.size());
        out += QByteArray::number(offsets.size() - 1) + " 0 obj\n" + body + "\nendobj\n";
    };
    const QByteArray family = m_style.family;
    const bool times = family == "Times";
    add("<< /Type /Catalog /Pages 2 0 R >>");
    QByteArray kids;
    for (int i = 0; i < m_pages.size(); ++i)
        kids += QByteArray::number(6 + 2 * i) + " 0 R ";
    add("<< /Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(m_pages.size()) + " >>");
    add("<< /Type /Font /Subtype /Type1 /BaseFont /" + family + (times ? "-Roman" : "") +
        " /Encoding /WinAnsiEncoding >>");
    add("<< /Type /Font /Subtype /Type1 /BaseFont /" + family + "-Bold /Encoding /WinAnsiEncoding >>");
    add("<< /Type /Font /Subtype /Type1 /BaseFont /ZapfDingbats >>");
    const double w = m_style.width;
    const double h = m_style.height;
    const double dx = m_style.cropMargin.x();
    const double dy = m_style.cropMargin.y();
    for (const QByteArray& page : m_pages) {
        const bool turned = m_style.rotation % 180 != 0;
        const double boxW = turned ? h : w;
        const double boxH = turned ? w : h;
        QByteArray matrix;
        switch (m_style.rotation) {
        case 90: // displayed clockwise: up was left
            matrix = "0 1 -1 0 " + num(boxW + dx) + num(dy);
            break;
        case 180:
            matrix = "-1 0 0 -1 " + num(boxW + dx) + num(boxH + dy);
            break;
        case 270:
            matrix = "0 -1 1 0 " + num(dx) + num(boxH + dy);
            break;
        default:
            matrix = "1 0 0 1 " + num(dx) + num(dy);
        }
        const QByteArray number = QByteArray::number(offsets.size() + 1);
        add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + num(boxW + dx) + num(boxH + dy) +
            "] /CropBox [" + num(dx) + num(dy) + num(boxW + dx) + num(boxH + dy) + "] /Rotate " +
            QByteArray::number(m_style.rotation) +
            " /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> /Contents " + number + " 0 R >>");
        const QByteArray all = "q " + matrix + " cm\n" + page + "Q\n";
        add("<< /Length " + QByteArray::number(all.size()) + " >>\nstream\n" + all + "\nendstream");
    }
    const qint64 xref = out.size();
    out += "xref\n0 " + QByteArray::number(offsets.size()) + "\n0000000000 65535 f \n";
    for (int i = 1; i < offsets.size(); ++i)
        out += QByteArray::number(offsets[i]).rightJustified(10, '0') + " 00000 n \n";
    out += "trailer\n<< /Size " + QByteArray::number(offsets.size()) + " /Root 1 0 R >>\nstartxref\n" +
           QByteArray::number(xref) + "\n%%EOF\n";
    return out;
}

} // namespace ink::test
