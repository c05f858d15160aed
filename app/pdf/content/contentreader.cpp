#include "app/pdf/content/contentreader.h"

#include "app/pdf/file/streamlimits.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {
constexpr size_t maxContent = 64U * 1024 * 1024; ///< maximum decoded bytes of a page's own content
constexpr size_t maxOperators = 8'000'000;       ///< executed on one page, including forms
constexpr size_t maxForms = 10'000;              ///< executed on one page
constexpr int maxFormDepth = 16;
constexpr size_t maxSaved = 2'000; ///< nested `q`
constexpr size_t maxOperands = 60'000;
constexpr size_t maxKeptForms = 8U * 1024 * 1024; ///< maximum bytes of decoded forms in the cache
constexpr double maxCoordinate = 1e7;

using TokenKind = ContentToken::Kind;

constexpr size_t maxLetters = 500'000; ///< per page
constexpr size_t maxMarked = 10'000;   ///< nested marked content
constexpr double white = 0.985;

QString withoutBlanks(const QString& text)
{
    QString out;
    const QString plain = text.normalized(QString::NormalizationForm_KC);
    for (const QChar c : plain)
        if (!c.isSpace() && c.unicode() != 0xAD) out += c;
    return out;
}

std::string decoded(QPDFObjectHandle stream)
{
    try {
        const auto data = stream.getStreamData(qpdf_dl_specialized);
        return {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()};
    } catch (const StreamTooLarge&) {
        throw;
    } catch (const std::runtime_error&) {
        return {}; // viewers show the rest of the page
    }
}

} // namespace

ContentReader::ContentReader(FontCache& fonts, const HiddenLayers& hiddenLayers,
                             const PageReader::Options& options, PageContent& out)
    : m_fonts(fonts), m_hiddenLayers(hiddenLayers), m_options(options), m_out(out), m_path(out),
      m_resources(QPDFObjectHandle::newDictionary())
{
    m_pageRect = QRectF(QPointF(0, 0), out.page.size);
}

void ContentReader::readPage(QPDFObjectHandle page, QPDFObjectHandle resources, const Matrix& toDisplay)
{
    PageContent::Stream joined;
    std::string content;
    const auto take = [&](QPDFObjectHandle stream, int index) {
        if (!stream.isStream()) return;
        PageContent::Stream::Part part;
        part.id = idOf(stream);
        part.contentsIndex = index;
        part.begin = static_cast<qsizetype>(content.size());
        content += decoded(stream);
        part.end = static_cast<qsizetype>(content.size());
        content += '\n';
        if (content.size() > maxContent) throw ContentTooLarge();
        joined.parts.push_back(part);
    };
    QPDFObjectHandle contents = page.getKey("/Contents");
    if (contents.isArray()) {
        const int count = contents.getArrayNItems();
        for (int i = 0; i < count; ++i)
            take(contents.getArrayItem(i), i);
    } else {
        take(contents, 0);
    }
    if (m_options.includesStreams)
        joined.data = QByteArray(content.data(), static_cast<qsizetype>(content.size()));
    m_out.streams.push_back(std::move(joined));
    m_g.ctm = toDisplay;
    m_g.clip = m_pageRect;
    run(content, resources, 0, 0);
}

void ContentReader::readForm(QPDFObjectHandle form, const Matrix& toDisplay)
{
    m_out.streams.emplace_back();
    m_g.ctm = toDisplay;
    m_g.clip = m_pageRect;
    showForm(form, 0, 0);
}

void ContentReader::run(std::string_view content, QPDFObjectHandle resources, int stream, int depth)
{
    std::swap(m_resources, resources);
    decltype(m_names) names;
    std::swap(m_names, names);
    const size_t savedBefore = m_saved.size();
    const size_t markedBefore = m_marked.size();
    std::vector<Operand> outerOperands;
    std::string outerArena;
    std::swap(outerOperands, m_operands);
    std::swap(outerArena, m_arena);

    ContentLexer lexer(content);
    for (ContentToken token = lexer.next(); token.kind != TokenKind::End; token = lexer.next()) {
        if (token.kind == TokenKind::Keyword) {
            if (++m_operators > maxOperators) throw ContentTooLarge();
            const std::string_view op = token.text;
            if (op == "BI" || op == "true" || op == "false" || op == "null") {
                if (op == "BI") m_operands.clear();
                continue;
            }
            if (op == "ID") {
                lexer.skipInlineImage();
                m_out.pictures.push_back(
                    m_g.clip.intersected(QRectF(m_g.ctm.map(0, 0), m_g.ctm.map(1, 1)).normalized()));
            } else if (op == "Q") {
                if (m_saved.size() > savedBefore) {
                    m_g = std::move(m_saved.back());
                    m_saved.pop_back();
                }
            } else {
                execute(op, token.end, stream, depth);
            }
            m_operands.clear();
            m_arena.clear();
        } else if (m_operands.size() < maxOperands) {
            m_operands.push_back({token.kind, token.number, token.begin, m_arena.size(), token.text.size()});
            m_arena.append(token.text);
        }
    }

    while (m_marked.size() > markedBefore)
        endMarked();
    if (m_saved.size() > savedBefore) {
        m_g = std::move(m_saved[savedBefore]);
        m_saved.resize(savedBefore);
    }
    std::swap(m_resources, resources);
    std::swap(m_names, names);
    std::swap(outerOperands, m_operands);
    std::swap(outerArena, m_arena);
}

double ContentReader::number(size_t index) const
{
    if (index >= m_operands.size() || m_operands[index].kind != TokenKind::Number) return 0;
    const double value = m_operands[index].number;
    return std::isfinite(value) ? std::clamp(value, -maxCoordinate, maxCoordinate) : 0;
}

std::string_view ContentReader::text(const Operand& operand) const
{
    Q_ASSERT(operand.textBegin + operand.textSize <= m_arena.size());
    return std::string_view(m_arena).substr(operand.textBegin, operand.textSize);
}

QPDFObjectHandle ContentReader::resource(const char* category, std::string_view name)
{
    QPDFObjectHandle dictionary = m_resources.getKey(category);
    if (!dictionary.isDictionary()) return QPDFObjectHandle::newNull();
    return dictionary.getKey("/" + std::string(name));
}

Matrix ContentReader::parseMatrix(QPDFObjectHandle array)
{
    Matrix m;
    if (!array.isArray() || array.getArrayNItems() < 6) return m;
    double n[6];
    for (int i = 0; i < 6; ++i) {
        QPDFObjectHandle item = array.getArrayItem(i);
        n[i] = item.isNumber() ? item.getNumericValue() : 0;
        if (!std::isfinite(n[i])) n[i] = 0;
    }
    return {n[0], n[1], n[2], n[3], n[4], n[5]};
}

void ContentReader::execute(std::string_view op, size_t opEnd, int stream, int depth)
{
    if (executeText(op, opEnd, stream) || executePath(op) || executeState(op) || executeMarked(op)) return;
    if (op == "Do" && !m_operands.empty() && m_operands.back().kind == TokenKind::Name)
        showXObject(std::string(text(m_operands.back())), stream, depth);
}

bool ContentReader::executeState(std::string_view op)
{
    if (op == "q") {
        if (m_saved.size() < maxSaved) m_saved.push_back(m_g);
    } else if (op == "cm") {
        m_g.ctm = Matrix{number(0), number(1), number(2), number(3), number(4), number(5)} * m_g.ctm;
    } else if (op == "w") {
        m_g.lineWidth = std::abs(number(0));
    } else if (op == "d") {
        // array and phase of the dash pattern
        bool any = false;
        for (size_t i = 1; i < m_operands.size() && m_operands[i].kind == TokenKind::Number; ++i)
            any = any || m_operands[i].number > 0;
        m_g.isDashed = any;
    } else if (op == "gs") {
        if (!m_operands.empty()) setGraphicsState(resource("/ExtGState", text(m_operands.back())));
    } else if (op == "g" || op == "G") {
        setColour(op == "G", ColourKind::Gray);
    } else if (op == "rg" || op == "RG") {
        setColour(op == "RG", ColourKind::Rgb);
    } else if (op == "k" || op == "K") {
        setColour(op == "K", ColourKind::Cmyk);
    } else if (op == "cs" || op == "CS") {
        if (!m_operands.empty()) setColourSpace(text(m_operands.back()), op == "CS");
    } else if (op == "sc" || op == "scn") {
        setColour(false, m_g.fillKind);
    } else if (op == "SC" || op == "SCN") {
        setColour(true, m_g.strokeKind);
    } else {
        return false;
    }
    return true;
}

void ContentReader::setGraphicsState(QPDFObjectHandle state)
{
    if (!state.isDictionary()) return;
    const auto value = [&state](const char* key, double fallback) {
        QPDFObjectHandle item = state.getKey(key);
        return item.isNumber() && std::isfinite(item.getNumericValue()) ? item.getNumericValue() : fallback;
    };
    m_g.lineWidth = std::abs(value("/LW", m_g.lineWidth));
    m_g.fillAlpha = value("/ca", m_g.fillAlpha);
    m_g.strokeAlpha = value("/CA", m_g.strokeAlpha);
    if (QPDFObjectHandle font = state.getKey("/Font"); font.isArray() && font.getArrayNItems() >= 2) {
        m_g.font = m_fonts.get(font.getArrayItem(0));
        if (font.getArrayItem(1).isNumber()) m_g.fontSize = font.getArrayItem(1).getNumericValue();
    }
    if (QPDFObjectHandle dash = state.getKey("/D"); dash.isArray() && dash.getArrayNItems() >= 1)
        m_g.isDashed = dash.getArrayItem(0).isArray() && dash.getArrayItem(0).getArrayNItems() > 0;
}

void ContentReader::setColourSpace(std::string_view name, bool stroke)
{
    ColourKind kind = ColourKind::Other;
    if (name == "DeviceGray" || name == "G" || name == "CalGray") {
        kind = ColourKind::Gray;
    } else if (name == "DeviceRGB" || name == "RGB") {
        kind = ColourKind::Rgb;
    } else if (name == "DeviceCMYK" || name == "CMYK") {
        kind = ColourKind::Cmyk;
    } else if (QPDFObjectHandle space = resource("/ColorSpace", name);
               space.isArray() && space.getArrayNItems() > 0 && space.getArrayItem(0).isName()) {
        const std::string family = space.getArrayItem(0).getName();
        if (family == "/CalGray")
            kind = ColourKind::Gray;
        else if (family == "/CalRGB")
            kind = ColourKind::Rgb;
        else if (family == "/Lab")
            kind = ColourKind::Lab;
        else if (family == "/Separation" || family == "/DeviceN")
            kind = ColourKind::Tint;
        else if (family == "/ICCBased" && space.getArrayNItems() > 1 && space.getArrayItem(1).isStream()) {
            QPDFObjectHandle n = space.getArrayItem(1).getDict().getKey("/N");
            const auto count = n.isInteger() ? n.getIntValue() : 0;
            kind = count == 1   ? ColourKind::Gray
                   : count == 3 ? ColourKind::Rgb
                   : count == 4 ? ColourKind::Cmyk
                                : ColourKind::Other;
        }
    }
    (stroke ? m_g.strokeKind : m_g.fillKind) = kind;
    (stroke ? m_g.strokeLightness : m_g.fillLightness) = 0;
}

void ContentReader::setColour(bool stroke, ColourKind kind)
{
    const auto part = [this](size_t i) { return std::clamp(number(i), 0.0, 1.0); };
    double light = 0.3;
    switch (kind) {
    case ColourKind::Gray:
        light = part(0);
        break;
    case ColourKind::Rgb:
        light = 0.3 * part(0) + 0.59 * part(1) + 0.11 * part(2);
        break;
    case ColourKind::Cmyk:
        light = (1 - part(3)) * (1 - 0.3 * part(0) - 0.59 * part(1) - 0.11 * part(2));
        break;
    case ColourKind::Tint: {
        double maximum = 0;
        for (size_t i = 0; i < m_operands.size(); ++i)
            maximum = std::max(maximum, part(i));
        light = 1 - maximum;
        break;
    }
    case ColourKind::Lab:
        light = std::clamp(number(0) / 100, 0.0, 1.0);
        break;
    case ColourKind::Other:
        break;
    }
    (stroke ? m_g.strokeLightness : m_g.fillLightness) = light;
    (stroke ? m_g.strokeKind : m_g.fillKind) = kind;
}

bool ContentReader::executePath(std::string_view op)
{
    const auto at = [this](size_t i) { return m_g.ctm.map(number(i), number(i + 1)); };
    if (op.size() > 2) return false;
    const char c = op[0];
    const bool star = op.size() == 2 && op[1] == '*';
    if (op.size() == 2 && !star) {
        if (op != "re") return false;
        const double x = number(0);
        const double y = number(1);
        const double w = number(2);
        const double h = number(3);
        m_path.rectangle(m_g.ctm.map(x, y), m_g.ctm.map(x + w, y), m_g.ctm.map(x + w, y + h),
                         m_g.ctm.map(x, y + h));
        return true;
    }
    switch (c) {
    case 'm':
        m_path.moveTo(at(0));
        return true;
    case 'l':
        m_path.lineTo(at(0));
        return true;
    case 'c':
        m_path.curveTo(at(0), at(2), at(4));
        return true;
    case 'v':
        m_path.curveTo(m_path.currentPoint(), at(0), at(2));
        return true;
    case 'y':
        m_path.curveTo(at(0), at(2), at(2));
        return true;
    case 'h':
        m_path.close();
        return true;
    case 'W':
        m_clipPending = true;
        return true;
    case 'n':
        paintPath(false, false);
        return true;
    case 'S':
        paintPath(true, false);
        return true;
    case 's':
        m_path.close();
        paintPath(true, false);
        return true;
    case 'f':
    case 'F':
        paintPath(false, true);
        return true;
    case 'b':
        m_path.close();
        [[fallthrough]];
    case 'B':
        paintPath(true, true);
        return true;
    default:
        return false;
    }
}

void ContentReader::paintPath(bool stroke, bool fill)
{
    if ((stroke || fill) && m_options.includesVectors && m_hidden == 0) {
        PathCollector::Paint paint;
        paint.stroke = stroke && m_g.strokeAlpha > 0.02;
        paint.fill = fill && m_g.fillAlpha > 0.02;
        paint.width = m_g.lineWidth * m_g.ctm.scale();
        paint.isDashed = m_g.isDashed;
        paint.strokeLightness = m_g.strokeLightness;
        paint.fillLightness = m_g.fillLightness;
        paint.clip = m_g.clip;
        m_path.paint(paint);
    }
    if (m_clipPending) {
        m_g.clip = m_g.clip.intersected(m_path.bounds());
        m_clipPending = false;
    }
    m_path.clear();
}

void ContentReader::showXObject(std::string_view name, int stream, int depth)
{
    QPDFObjectHandle object = resource("/XObject", name);
    if (!object.isStream()) return;
    QPDFObjectHandle dict = object.getDict();
    if (m_hiddenLayers.isHidden(dict.getKey("/OC"))) return;
    QPDFObjectHandle subtype = dict.getKey("/Subtype");
    if (subtype.isName() && subtype.getName() == "/Image") {
        if (m_hidden == 0 && m_out.pictures.size() < 10'000)
            m_out.pictures.push_back(
                m_g.clip.intersected(QRectF(m_g.ctm.map(0, 0), m_g.ctm.map(1, 1)).normalized()));
    } else if (subtype.isName() && subtype.getName() == "/Form") {
        showForm(object, stream, depth);
    }
}

void ContentReader::showForm(QPDFObjectHandle form, int stream, int depth)
{
    if (depth >= maxFormDepth) return;
    Q_ASSERT(stream >= 0 && static_cast<size_t>(stream) < m_out.streams.size());
    const ObjectId id = idOf(form);
    const std::vector<ObjectId>& above = m_out.streams[static_cast<size_t>(stream)].path;
    if (std::find(above.begin(), above.end(), id) != above.end()) return; // the form is recursive
    if (++m_executions > maxForms) throw ContentTooLarge();

    std::shared_ptr<const std::string> content;
    if (const auto known = m_forms.find(id); known != m_forms.end()) {
        content = known->second;
    } else {
        content = std::make_shared<const std::string>(decoded(form));
        if (m_formBytes + content->size() <= maxKeptForms) {
            m_formBytes += content->size();
            m_forms.emplace(id, content);
        }
    }
    PageContent::Stream entry;
    entry.form = id;
    entry.path = above;
    entry.path.push_back(id);
    if (m_options.includesStreams)
        entry.data = QByteArray(content->data(), static_cast<qsizetype>(content->size()));
    m_out.streams.push_back(std::move(entry));
    const int index = static_cast<int>(m_out.streams.size()) - 1;

    const GraphicsState before = m_g;
    const Matrix textBefore = m_textMatrix;
    const Matrix lineBefore = m_lineMatrix;
    QPDFObjectHandle dict = form.getDict();
    m_g.ctm = parseMatrix(dict.getKey("/Matrix")) * m_g.ctm;
    if (QPDFObjectHandle box = dict.getKey("/BBox"); box.isArray() && box.getArrayNItems() >= 4) {
        double n[4];
        for (int i = 0; i < 4; ++i)
            n[i] = box.getArrayItem(i).isNumber() ? box.getArrayItem(i).getNumericValue() : 0;
        PathCollector shape(m_out);
        shape.rectangle(m_g.ctm.map(n[0], n[1]), m_g.ctm.map(n[2], n[1]), m_g.ctm.map(n[2], n[3]),
                        m_g.ctm.map(n[0], n[3]));
        m_g.clip = m_g.clip.intersected(shape.bounds());
    }
    QPDFObjectHandle resources = dict.getKey("/Resources");
    run(*content, resources.isDictionary() ? resources : m_resources, index, depth + 1);
    m_g = before;
    m_textMatrix = textBefore;
    m_lineMatrix = lineBefore;
}

// Text.

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
    PageContent::TextRun show;
    show.stream = stream;
    show.begin = static_cast<qsizetype>(m_operands.empty() ? opEnd : m_operands.front().begin);
    show.end = static_cast<qsizetype>(opEnd);
    show.kind = kind;
    show.fontSize = m_g.fontSize;
    show.charSpacing = m_g.charSpacing;
    show.wordSpacing = m_g.wordSpacing;
    show.scaling = m_g.scaling;
    show.isVertical = m_g.font && m_g.font->isVertical();
    show.font = m_g.font;
    m_out.textRuns.push_back(show);
}

void ContentReader::showString(std::string_view string, int element)
{
    if (!m_g.font) m_g.font = FontDecoder::read(QPDFObjectHandle::newNull());
    FontDecoder& font = *m_g.font;
    const bool vertical = font.isVertical();
    const double size = m_g.fontSize;
    const Matrix all = m_textMatrix * m_g.ctm;
    // One em along and perpendicular to the baseline, as displayed.
    const QPointF along(all.a * size * m_g.scaling, all.b * size * m_g.scaling);
    const QPointF across(all.c * size, all.d * size);
    m_out.textRuns.back().along = along;
    m_out.textRuns.back().across = across;
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
        if (m_out.letters.size() >= maxLetters) throw ContentTooLarge();
        const CMap::Code code = font.codeAt(string, at);
        const FontDecoder::Glyph& glyph = font.glyph(code.value);
        const double spacing =
            m_g.charSpacing + (code.byteCount == 1 && code.value == 32 ? m_g.wordSpacing : 0);
        double moved = 0;
        PageContent::Letter letter;
        letter.text = counted(glyph.text);
        if (vertical) {
            moved = -font.verticalAdvance() * size + spacing;
            // In vertical writing, a glyph's origin is approximately in the middle of its top edge.
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
        letter.isVisible = shown && m_g.clip.contains(middle);
        letter.lightness = static_cast<float>(strokes ? m_g.strokeLightness : m_g.fillLightness);
        letter.isWhite = letter.lightness >= white;
        letter.isBold = font.isBold() || mode == 2;
        letter.textRun = static_cast<int>(m_out.textRuns.size()) - 1;
        letter.element = element;
        letter.byteIndex = static_cast<int>(at);
        letter.byteCount = code.byteCount;
        letter.code = 0;
        for (const char byte : string.substr(at, static_cast<size_t>(code.byteCount)))
            letter.code = (letter.code << 8U) | static_cast<unsigned char>(byte);
        if (sane && std::isfinite(letter.from.x() + letter.from.y() + letter.to.x() + letter.to.y()))
            m_out.letters.push_back(std::move(letter));
        at += static_cast<size_t>(code.byteCount);
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
    if (m_marked.size() >= maxMarked) throw ContentTooLarge();
    MarkedContent marked;
    marked.firstLetter = m_out.letters.size();
    if (hasProperties && m_operands.size() >= 2 && m_operands[0].kind == TokenKind::Name) {
        const bool layer = text(m_operands[0]) == "OC";
        if (m_operands[1].kind == TokenKind::Name) {
            QPDFObjectHandle properties = resource("/Properties", text(m_operands[1]));
            if (layer) marked.isHidden = m_hiddenLayers.isHidden(properties);
            if (properties.isDictionary())
                if (QPDFObjectHandle said = properties.getKey("/ActualText"); said.isString()) {
                    marked.hasText = true;
                    marked.text = counted(QString::fromStdString(said.getUTF8Value()));
                }
        } else {
            for (size_t i = 1; i + 1 < m_operands.size(); ++i) {
                if (m_operands[i].kind != TokenKind::Name || text(m_operands[i]) != "ActualText") continue;
                if (m_operands[i + 1].kind != TokenKind::String) continue;
                marked.hasText = true;
                marked.text = counted(QString::fromStdString(
                    QPDFObjectHandle::newString(std::string(text(m_operands[i + 1]))).getUTF8Value()));
            }
        }
    }
    if (marked.isHidden) ++m_hidden;
    m_marked.push_back(std::move(marked));
}

void ContentReader::endMarked()
{
    if (m_marked.empty()) return;
    const MarkedContent marked = std::move(m_marked.back());
    m_marked.pop_back();
    if (marked.isHidden) --m_hidden;
    Q_ASSERT(m_hidden >= 0);
    if (!m_options.usesActualText || !marked.hasText || marked.firstLetter >= m_out.letters.size()) return;
    const auto begin = m_out.letters.begin() + static_cast<std::ptrdiff_t>(marked.firstLetter);
    const auto end = m_out.letters.end();
    QString own;
    for (auto letter = begin; letter != end; ++letter)
        own += letter->text;
    const QString wanted = withoutBlanks(marked.text);
    if (withoutBlanks(own) == wanted) return; // the replacement text adds no information
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
