#include "app/pdf/content/contentreader.h"

#include "app/pdf/file/streamlimits.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

#include <algorithm>

namespace ink::pdf {

namespace {

constexpr size_t mostContent = 64U * 1024 * 1024; ///< decoded bytes of a page's own content
constexpr size_t mostOperators = 8'000'000;       ///< carried out on one page, forms included
constexpr size_t mostForms = 10'000;              ///< carried out on one page
constexpr int deepestForm = 16;
constexpr size_t mostSaved = 2'000; ///< `q` inside one another
constexpr size_t mostOperands = 60'000;
constexpr size_t mostKeptForms = 8U * 1024 * 1024; ///< bytes of decoded forms that are kept
constexpr double maxCoordinate = 1e7;

using TokenKind = ContentToken::Kind;

std::string decoded(QPDFObjectHandle stream)
{
    try {
        const auto data = stream.getStreamData(qpdf_dl_specialized);
        return {reinterpret_cast<const char*>(data->getBuffer()), data->getSize()};
    } catch (const StreamTooLarge&) {
        throw;
    } catch (const std::runtime_error&) {
        return {}; // a viewer shows the rest of the page
    }
}

} // namespace

std::shared_ptr<FontDecoder> FontCache::get(QPDFObjectHandle font)
{
    const ObjectId id = idOf(font);
    if (id.isNull()) return read(font);
    if (const auto known = m_fonts.find(id); known != m_fonts.end()) return known->second;
    if (m_fonts.size() > 500) m_fonts.clear();
    return m_fonts[id] = read(font);
}

std::shared_ptr<FontDecoder> FontCache::read(QPDFObjectHandle font) const
{
    auto decoder = FontDecoder::read(font);
    if (m_mappings == Mappings::All || !font.isDictionary() || !font.hasKey("/ToUnicode") ||
        decoder->isEmbedded())
        return decoder;
    QPDFObjectHandle plain = font.shallowCopy();
    plain.removeKey("/ToUnicode");
    return FontDecoder::read(plain);
}

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
        if (content.size() > mostContent) throw ContentTooLarge();
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
    if (m_options.keepStreams)
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
        if (token.kind == TokenKind::Word) {
            if (++m_operators > mostOperators) throw ContentTooLarge();
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
        } else if (m_operands.size() < mostOperands) {
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
    return std::string_view(m_arena).substr(operand.textBegin, operand.textSize);
}

QPDFObjectHandle ContentReader::resource(const char* category, std::string_view name)
{
    QPDFObjectHandle dictionary = m_resources.getKey(category);
    if (!dictionary.isDictionary()) return QPDFObjectHandle::newNull();
    return dictionary.getKey("/" + std::string(name));
}

Matrix ContentReader::matrixOf(QPDFObjectHandle array)
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
        if (m_saved.size() < mostSaved) m_saved.push_back(m_g);
    } else if (op == "cm") {
        m_g.ctm = Matrix{number(0), number(1), number(2), number(3), number(4), number(5)} * m_g.ctm;
    } else if (op == "w") {
        m_g.lineWidth = std::abs(number(0));
    } else if (op == "d") {
        // [on off …] phase
        bool any = false;
        for (size_t i = 1; i < m_operands.size() && m_operands[i].kind == TokenKind::Number; ++i)
            any = any || m_operands[i].number > 0;
        m_g.dashed = any;
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
        m_g.dashed = dash.getArrayItem(0).isArray() && dash.getArrayItem(0).getArrayNItems() > 0;
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
    (stroke ? m_g.strokeLight : m_g.fillLight) = 0;
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
        double most = 0;
        for (size_t i = 0; i < m_operands.size(); ++i)
            most = std::max(most, part(i));
        light = 1 - most;
        break;
    }
    case ColourKind::Lab:
        light = std::clamp(number(0) / 100, 0.0, 1.0);
        break;
    case ColourKind::Other:
        break;
    }
    (stroke ? m_g.strokeLight : m_g.fillLight) = light;
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
        m_path.curveTo(m_path.current(), at(0), at(2));
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
    if ((stroke || fill) && m_options.vectors && m_hidden == 0) {
        PathCollector::Paint paint;
        paint.stroke = stroke && m_g.strokeAlpha > 0.02;
        paint.fill = fill && m_g.fillAlpha > 0.02;
        paint.width = m_g.lineWidth * m_g.ctm.scale();
        paint.dashed = m_g.dashed;
        paint.strokeLight = m_g.strokeLight;
        paint.fillLight = m_g.fillLight;
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
    if (depth >= deepestForm) return;
    const ObjectId id = idOf(form);
    const std::vector<ObjectId>& above = m_out.streams[static_cast<size_t>(stream)].path;
    if (std::find(above.begin(), above.end(), id) != above.end()) return; // shows itself
    if (++m_executions > mostForms) throw ContentTooLarge();

    std::shared_ptr<const std::string> content;
    if (const auto known = m_forms.find(id); known != m_forms.end()) {
        content = known->second;
    } else {
        content = std::make_shared<const std::string>(decoded(form));
        if (m_formBytes + content->size() <= mostKeptForms) {
            m_formBytes += content->size();
            m_forms.emplace(id, content);
        }
    }
    PageContent::Stream entry;
    entry.form = id;
    entry.path = above;
    entry.path.push_back(id);
    if (m_options.keepStreams)
        entry.data = QByteArray(content->data(), static_cast<qsizetype>(content->size()));
    m_out.streams.push_back(std::move(entry));
    const int index = static_cast<int>(m_out.streams.size()) - 1;

    const Graphics before = m_g;
    const Matrix textBefore = m_textMatrix;
    const Matrix lineBefore = m_lineMatrix;
    QPDFObjectHandle dict = form.getDict();
    m_g.ctm = matrixOf(dict.getKey("/Matrix")) * m_g.ctm;
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

} // namespace ink::pdf
