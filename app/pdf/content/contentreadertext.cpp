#include "app/pdf/content/contentreader.h"

#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

constexpr size_t mostLetters = 500'000; ///< of one page
constexpr size_t mostMarked = 10'000;   ///< marked contents inside one another
constexpr double white = 0.985;

using TokenKind = ContentToken::Kind;

QString withoutBlanks(const QString& text)
{
    QString out;
    const QString plain = text.normalized(QString::NormalizationForm_KC);
    for (const QChar c : plain)
        if (!c.isSpace() && c.unicode() != 0xAD) out += c;
    return out;
}

} // namespace

bool ContentReader::executeText(std::string_view op, size_t opEnd, int stream)
{
    if (op == "Tj") {
        if (m_operands.empty()) return true;
        beginShow('j', opEnd, stream);
        showString(text(m_operands.back()), 0);
    } else if (op == "TJ") {
        beginShow('J', opEnd, stream);
        int element = -1;
        for (const Operand& operand : m_operands) {
            if (operand.kind == TokenKind::ArrayOpen || operand.kind == TokenKind::ArrayClose) continue;
            ++element;
            if (operand.kind == TokenKind::String) {
                showString(text(operand), element);
            } else if (operand.kind == TokenKind::Number && std::abs(operand.number) < 1e6) {
                const double move = -operand.number / 1000 * m_g.fontSize;
                if (m_g.font && m_g.font->isVertical())
                    m_textMatrix = Matrix{1, 0, 0, 1, 0, move} * m_textMatrix;
                else
                    m_textMatrix = Matrix{1, 0, 0, 1, move * m_g.scaling, 0} * m_textMatrix;
            }
        }
    } else if (op == "'" || op == "\"") {
        if (op == "\"" && m_operands.size() >= 3) {
            m_g.wordSpacing = number(0);
            m_g.charSpacing = number(1);
        }
        moveText(0, -m_g.leading);
        if (m_operands.empty()) return true;
        beginShow(op[0], opEnd, stream);
        showString(text(m_operands.back()), 0);
    } else if (op == "BT") {
        m_textMatrix = m_lineMatrix = Matrix();
    } else if (op == "Td" || op == "TD") {
        if (op == "TD") m_g.leading = -number(1);
        moveText(number(0), number(1));
    } else if (op == "Tm") {
        m_textMatrix = m_lineMatrix = {number(0), number(1), number(2), number(3), number(4), number(5)};
    } else if (op == "T*") {
        moveText(0, -m_g.leading);
    } else if (op == "Tf") {
        if (m_operands.size() >= 2 && m_operands[0].kind == TokenKind::Name)
            setFont(text(m_operands[0]), number(1));
    } else if (op == "Tc") {
        m_g.charSpacing = number(0);
    } else if (op == "Tw") {
        m_g.wordSpacing = number(0);
    } else if (op == "Tz") {
        m_g.scaling = number(0) / 100;
    } else if (op == "TL") {
        m_g.leading = number(0);
    } else if (op == "Ts") {
        m_g.rise = number(0);
    } else if (op == "Tr") {
        m_g.renderMode = static_cast<int>(number(0));
    } else {
        return op == "ET";
    }
    return true;
}

void ContentReader::moveText(double x, double y)
{
    m_lineMatrix = Matrix{1, 0, 0, 1, x, y} * m_lineMatrix;
    m_textMatrix = m_lineMatrix;
}

void ContentReader::setFont(std::string_view name, double size)
{
    m_g.fontSize = size;
    if (const auto known = m_names.find(name); known != m_names.end()) {
        m_g.font = known->second;
        return;
    }
    m_g.font = m_fonts.get(resource("/Font", name));
    if (m_names.size() < 1000) m_names.emplace(name, m_g.font);
}

void ContentReader::beginShow(char kind, size_t opEnd, int stream)
{
    PageContent::Show show;
    show.stream = stream;
    show.begin = static_cast<qsizetype>(m_operands.empty() ? opEnd : m_operands.front().begin);
    show.end = static_cast<qsizetype>(opEnd);
    show.kind = kind;
    show.fontSize = m_g.fontSize;
    show.charSpacing = m_g.charSpacing;
    show.wordSpacing = m_g.wordSpacing;
    show.scaling = m_g.scaling;
    show.vertical = m_g.font && m_g.font->isVertical();
    show.font = m_g.font;
    m_out.shows.push_back(show);
}

void ContentReader::showString(std::string_view string, int element)
{
    if (!m_g.font) m_g.font = FontDecoder::read(QPDFObjectHandle::newNull());
    FontDecoder& font = *m_g.font;
    const bool vertical = font.isVertical();
    const double size = m_g.fontSize;
    const Matrix all = m_textMatrix * m_g.ctm;
    // One em along and across, as displayed.
    const QPointF along(all.a * size * m_g.scaling, all.b * size * m_g.scaling);
    const QPointF across(all.c * size, all.d * size);
    const QPointF tall = across * font.em();
    const double em = std::hypot(tall.x(), tall.y());
    double angle = std::atan2(along.y(), along.x()) * 180 / M_PI;
    if (vertical) angle = std::atan2(-across.y(), -across.x()) * 180 / M_PI;
    if (angle < 0) angle += 360;
    if (angle >= 359.999) angle = 0;
    const bool sane = std::isfinite(em) && em < 1e5 && std::hypot(along.x(), along.y()) < 1e6;
    const int mode = m_g.renderMode & 7;
    const bool strokes = mode == 1 || mode == 5;
    const bool shown = m_hidden == 0 && mode != 3 && mode != 7 &&
                       (strokes ? m_g.strokeAlpha : m_g.fillAlpha) > 0.02 && em > 0.2;

    double x = 0; // in text space
    double y = 0;
    size_t at = 0;
    while (at < string.size()) {
        if (m_out.letters.size() >= mostLetters) throw ContentTooLarge();
        const CMap::Code code = font.next(string, at);
        const FontDecoder::Glyph& glyph = font.glyph(code.value);
        const double spacing = m_g.charSpacing + (code.bytes == 1 && code.value == 32 ? m_g.wordSpacing : 0);
        double moved = 0;
        PageContent::Letter letter;
        letter.text = glyph.text;
        if (vertical) {
            moved = -font.verticalAdvance() * size + spacing;
            // The origin is in the middle of the top edge, about.
            letter.from = all.map(x, y + m_g.rise);
            letter.to = all.map(x, y + m_g.rise - font.verticalAdvance() * size);
            letter.up = along * 0.5;
            letter.down = along * -0.5;
            letter.advance = size != 0 ? -moved / size * 1000 : 0;
            y += moved;
        } else {
            moved = (glyph.width * size + spacing) * m_g.scaling;
            letter.from = all.map(x, y + m_g.rise);
            letter.to = all.map(x + glyph.width * size * m_g.scaling, y + m_g.rise);
            letter.up = tall * font.ascent();
            letter.down = tall * font.descent();
            letter.advance = size != 0 ? (glyph.width + spacing / size) * 1000 : 0;
            x += moved;
        }
        letter.size = em;
        letter.angle = angle;
        const QPointF middle = (letter.from + letter.to + letter.up) / 2;
        letter.visible = shown && m_g.clip.contains(middle);
        letter.light = static_cast<float>(strokes ? m_g.strokeLight : m_g.fillLight);
        letter.white = letter.light >= white;
        letter.bold = font.isBold() || mode == 2;
        letter.show = static_cast<int>(m_out.shows.size()) - 1;
        letter.element = element;
        letter.byte = static_cast<int>(at);
        letter.bytes = code.bytes;
        letter.code = 0;
        for (const char byte : string.substr(at, static_cast<size_t>(code.bytes)))
            letter.code = (letter.code << 8U) | static_cast<unsigned char>(byte);
        if (sane && std::isfinite(letter.from.x() + letter.from.y() + letter.to.x() + letter.to.y()))
            m_out.letters.push_back(std::move(letter));
        at += static_cast<size_t>(code.bytes);
    }
    m_textMatrix = Matrix{1, 0, 0, 1, x, y} * m_textMatrix;
}

bool ContentReader::executeMarked(std::string_view op)
{
    if (op == "BDC")
        beginMarked(true);
    else if (op == "BMC")
        beginMarked(false);
    else if (op == "EMC")
        endMarked();
    else
        return false;
    return true;
}

void ContentReader::beginMarked(bool hasProperties)
{
    if (m_marked.size() >= mostMarked) throw ContentTooLarge();
    Marked marked;
    marked.firstLetter = m_out.letters.size();
    if (hasProperties && m_operands.size() >= 2 && m_operands[0].kind == TokenKind::Name) {
        const bool layer = text(m_operands[0]) == "OC";
        if (m_operands[1].kind == TokenKind::Name) {
            QPDFObjectHandle properties = resource("/Properties", text(m_operands[1]));
            if (layer) marked.hidden = m_hiddenLayers.isHidden(properties);
            if (properties.isDictionary())
                if (QPDFObjectHandle said = properties.getKey("/ActualText"); said.isString()) {
                    marked.hasText = true;
                    marked.text = QString::fromStdString(said.getUTF8Value());
                }
        } else {
            for (size_t i = 1; i + 1 < m_operands.size(); ++i) {
                if (m_operands[i].kind != TokenKind::Name || text(m_operands[i]) != "ActualText") continue;
                if (m_operands[i + 1].kind != TokenKind::String) continue;
                marked.hasText = true;
                marked.text = QString::fromStdString(
                    QPDFObjectHandle::newString(std::string(text(m_operands[i + 1]))).getUTF8Value());
            }
        }
    }
    if (marked.hidden) ++m_hidden;
    m_marked.push_back(std::move(marked));
}

void ContentReader::endMarked()
{
    if (m_marked.empty()) return;
    const Marked marked = std::move(m_marked.back());
    m_marked.pop_back();
    if (marked.hidden) --m_hidden;
    if (!m_options.actualText || !marked.hasText || marked.firstLetter >= m_out.letters.size()) return;
    const auto begin = m_out.letters.begin() + static_cast<std::ptrdiff_t>(marked.firstLetter);
    const auto end = m_out.letters.end();
    QString own;
    for (auto letter = begin; letter != end; ++letter)
        own += letter->text;
    const QString wanted = withoutBlanks(marked.text);
    if (withoutBlanks(own) == wanted) return; // tells nothing new
    const QList<uint> points = wanted.toUcs4();
    std::vector<PageContent::Letter*> shown;
    for (auto letter = begin; letter != end; ++letter)
        if (letter->text.isEmpty() || !letter->text.front().isSpace()) shown.push_back(&*letter);
    if (shown.empty()) return;
    const bool oneEach = static_cast<size_t>(points.size()) == shown.size();
    for (size_t i = 0; i < shown.size(); ++i) {
        const char32_t point = oneEach ? points[static_cast<qsizetype>(i)] : 0;
        if (oneEach)
            shown[i]->text = QString::fromUcs4(&point, 1);
        else
            shown[i]->text = i == 0 ? marked.text.simplified() : QStringLiteral("");
    }
}

} // namespace ink::pdf
