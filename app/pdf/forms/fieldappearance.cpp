#include "app/pdf/forms/fieldappearance.h"

#include "app/pdf/file/pagespace.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/forms/fieldstyle.h"
#include "app/pdf/forms/valuelayout.h"
#include "app/pdf/text/textpainter.h"

#include <QRectF>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <cmath>
#include <vector>

namespace ink::pdf {

namespace {

constexpr int maxShownOptions = 1000;
constexpr qsizetype maxFieldText = 10'000;
constexpr double listSize = 12; ///< font size in a list without a specified size
constexpr double widestEdge = 20;
constexpr double maxCoordinate = 1e6; ///< larger than any page

QString chosenText(const FormWidget& widget)
{
    QPDFObjectHandle value = widget.inherited("/V");
    if (value.isArray() && value.getArrayNItems() > 0) value = value.getArrayItem(0);
    const QString chosen = fieldText(value);
    QPDFObjectHandle options = widget.inherited("/Opt");
    const int count = options.isArray() ? std::min(options.getArrayNItems(), maxShownOptions) : 0;
    for (int i = 0; i < count; ++i)
        if (QPDFObjectHandle option = options.getArrayItem(i);
            option.isArray() && option.getArrayNItems() > 1 && fieldText(option.getArrayItem(0)) == chosen)
            return fieldText(option.getArrayItem(1));
    return chosen;
}

std::string boxText(const QRectF& box)
{
    return numberText(box.left()) + ' ' + numberText(box.top()) + ' ' + numberText(box.width()) + ' ' +
           numberText(box.height()) + " re ";
}

domain::TagStyle tagStyleOf(const FieldStyle& field, QPDFObjectHandle form)
{
    domain::TagStyle style;
    style.fontSize = field.fontSize;
    style.colour = field.colour.isEmpty() ? QStringLiteral("#000000") : field.colour;
    style.align = field.align;
    QString name = field.font;
    if (form.isDictionary() && !name.isEmpty())
        if (QPDFObjectHandle shared = form.getKey("/DR"); shared.isDictionary())
            if (QPDFObjectHandle fonts = shared.getKey("/Font"); fonts.isDictionary())
                if (QPDFObjectHandle font = fonts.getKey('/' + name.toStdString()); font.isDictionary())
                    name = fieldText(font.getKey("/BaseFont"));
    const auto has = [&](const char* part) {
        return name.contains(QLatin1String(part), Qt::CaseInsensitive);
    };
    style.fontFamily = has("cour") || has("mono")                  ? QStringLiteral("Liberation Mono")
                       : has("tim") || has("tiro") || has("serif") ? QStringLiteral("Liberation Serif")
                                                                   : QStringLiteral("Liberation Sans");
    return style;
}

} // namespace

std::vector<double> numbersOf(QPDFObjectHandle array, int count)
{
    std::vector<double> numbers;
    if (!array.isArray() || array.getArrayNItems() != count) return {};
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle item = array.getArrayItem(i);
        if (!item.isNumber()) return {};
        const double value = item.getNumericValue();
        if (!std::isfinite(value) || std::abs(value) > maxCoordinate) return {};
        numbers.push_back(value);
    }
    return numbers;
}

std::string colourOperator(QPDFObjectHandle colour, bool fills)
{
    const int count = colour.isArray() ? colour.getArrayNItems() : 0;
    const char* operation = count == 1   ? (fills ? "g " : "G ")
                            : count == 3 ? (fills ? "rg " : "RG ")
                            : count == 4 ? (fills ? "k " : "K ")
                                         : nullptr;
    if (!operation) return {};
    std::string out;
    for (int i = 0; i < count; ++i) {
        QPDFObjectHandle part = colour.getArrayItem(i);
        out += numberText(part.isNumber() ? std::clamp(part.getNumericValue(), 0.0, 1.0) : 0) + ' ';
    }
    return out + operation;
}

QRectF parseRect(QPDFObjectHandle rectangle)
{
    const std::vector<double> n = numbersOf(rectangle, 4);
    return n.empty() ? QRectF() : QRectF(QPointF(n[0], n[1]), QPointF(n[2], n[3])).normalized();
}

int annotationFlags(QPDFObjectHandle annotation)
{
    QPDFObjectHandle flags = annotation.getKey("/F");
    return flags.isInteger() ? flags.getIntValueAsInt() : 0;
}

QPDFObjectHandle normalAppearance(QPDFObjectHandle annotation)
{
    const QPDFObjectHandle nothing = QPDFObjectHandle::newNull();
    QPDFObjectHandle appearances = annotation.getKey("/AP");
    if (!appearances.isDictionary()) return nothing;
    QPDFObjectHandle normal = appearances.getKey("/N");
    if (normal.isDictionary()) { // excludes streams
        QPDFObjectHandle state = annotation.getKey("/AS");
        normal = state.isName() ? normal.getKey(state.getName()) : nothing;
    }
    return normal.isStream() && normal.isIndirect() ? normal : nothing;
}

struct FieldAppearance::Private
{
    explicit Private(Revision& into) : revision(into)
    {
        form = revision.source().getRoot().getKey("/AcroForm");
        QPDFObjectHandle said = form.isDictionary() ? form.getKey("/NeedAppearances") : form;
        needed = said.isBool() && said.getBoolValue();
    }

    struct Drawing
    {
        ObjectId form;
        QSizeF size;
        int turn = 0; ///< degrees counterclockwise
        std::string content;
    };

    void write(std::string& content, const QRectF& room, const QString& text, domain::TagType type,
               const domain::TagStyle& style);
    void comb(std::string& content, const QRectF& room, const QString& text, int cells,
              const domain::TagStyle& style);
    void list(std::string& content, const FormWidget& widget, const QRectF& room, domain::TagStyle style);
    void mark(std::string& content, const FormWidget& widget, const QRectF& room,
              const domain::TagStyle& style);

    Revision& revision;
    QPDFObjectHandle form;
    bool needed = false;
    TextPainter painter;
    std::vector<Drawing> drawings;
};

FieldAppearance::FieldAppearance(Revision& revision) : d(new Private(revision)) {}
FieldAppearance::~FieldAppearance() = default;

bool FieldAppearance::isGenerated(const FormWidget& widget, QPDFObjectHandle appearance) const
{
    QPDFObjectHandle own = widget.widget;
    const bool isButton = widget.type == QLatin1StringView("Btn");
    const bool isText = widget.type == QLatin1StringView("Tx") || widget.type == QLatin1StringView("Ch");
    if (!isButton && !isText) return false;
    QPDFObjectHandle all = own.getKey("/AP");
    const bool hasNone = !all.isDictionary() || all.getKey("/N").isNull();
    if (hasNone) return true;
    // States of buttons, and text written by a script, are shown unchanged, because scripts don't run here.
    if (!d->needed || isButton) return false;
    QPDFObjectHandle actions = widget.inherited("/AA");
    return appearance.isNull() || !actions.isDictionary() || actions.getKey("/F").isNull();
}

void FieldAppearance::Private::write(std::string& content, const QRectF& room, const QString& text,
                                     domain::TagType type, const domain::TagStyle& style)
{
    if (text.trimmed().isEmpty() || room.width() < 1 || room.height() < 1) return;
    const PlacedText lines = layOutValue(painter, text.left(maxFieldText), room.size(), type, style);
    for (const PlacedLine& each : lines.lines) // y points downwards in the layout, upwards in the content
        painter.write(content, each.line, room.left() + each.x, room.bottom() - each.y, QColor(style.colour));
}

/** Centres each letter in its cell. */
void FieldAppearance::Private::comb(std::string& content, const QRectF& room, const QString& text, int cells,
                                    const domain::TagStyle& style)
{
    const double width = room.width() / cells;
    domain::TagStyle each = style;
    each.align = domain::TextAlign::Center;
    if (!(each.fontSize > 0)) each.fontSize = std::min(room.height() * 0.68, listSize);
    const QList<uint> letters = text.toUcs4();
    for (int i = 0; i < std::min<qsizetype>(cells, letters.size()); ++i) {
        const char32_t letter = letters.at(i);
        write(content, QRectF(room.left() + i * width, room.top(), width, room.height()),
              QString::fromUcs4(&letter, 1), domain::TagType::Text, each);
    }
}

/** Draws the lines of a list box from its top index on; selected ones have a background. */
void FieldAppearance::Private::list(std::string& content, const FormWidget& widget, const QRectF& room,
                                    domain::TagStyle style)
{
    QPDFObjectHandle options = widget.inherited("/Opt");
    const int count = options.isArray() ? std::min(options.getArrayNItems(), maxShownOptions) : 0;
    QStringList chosen;
    if (QPDFObjectHandle value = widget.inherited("/V"); value.isArray())
        for (int i = 0; i < std::min(value.getArrayNItems(), maxShownOptions); ++i)
            chosen.append(fieldText(value.getArrayItem(i)));
    else
        chosen.append(fieldText(value));
    QPDFObjectHandle top = widget.inherited("/TI");
    if (!(style.fontSize > 0)) style.fontSize = listSize;
    const double line = style.fontSize * 1.2;
    double y = room.bottom();
    for (int i = top.isInteger() ? std::max(0, top.getIntValueAsInt()) : 0;
         i < count && y - line >= room.top(); ++i) {
        QPDFObjectHandle option = options.getArrayItem(i);
        const bool isPair = option.isArray() && option.getArrayNItems() > 1;
        const QRectF place(room.left(), y - line, room.width(), line);
        if (chosen.contains(fieldText(isPair ? option.getArrayItem(0) : option)))
            content += "q 0.6 0.75686 0.8549 rg " + boxText(place) + "f Q\n";
        write(content, place, fieldText(isPair ? option.getArrayItem(1) : option), domain::TagType::Text,
              style);
        y -= line;
    }
}

/** Draws a check mark, a dot, or the caption of a push button. */
void FieldAppearance::Private::mark(std::string& content, const FormWidget& widget, const QRectF& room,
                                    const domain::TagStyle& style)
{
    QPDFObjectHandle own = widget.widget;
    if (widget.hasFlag(fieldbit::pushButton)) {
        QPDFObjectHandle look = own.getKey("/MK");
        domain::TagStyle centred = style;
        centred.align = domain::TextAlign::Center;
        if (look.isDictionary())
            write(content, room, fieldText(look.getKey("/CA")), domain::TagType::Text, centred);
        return;
    }
    QPDFObjectHandle state = own.getKey("/AS");
    if (!state.isName()) state = widget.inherited("/V");
    if (!state.isName() || state.getName() == "/Off") return;
    const QColor colour(style.colour);
    const std::string rgb = numberText(colour.redF()) + ' ' + numberText(colour.greenF()) + ' ' +
                            numberText(colour.blueF()) + ' ';
    const double side = std::min(room.width(), room.height());
    const auto point = [&](double x, double y) {
        return numberText(room.center().x() + (x - 0.5) * side) + ' ' +
               numberText(room.center().y() + (y - 0.5) * side) + ' ';
    };
    if (widget.hasFlag(fieldbit::radio)) // a zero-length line with round caps
        content += "q " + rgb + "RG 1 J " + numberText(side * 0.5) + " w " + point(0.5, 0.5) + "m " +
                   point(0.5, 0.5) + "l S Q\n";
    else
        content += "q " + rgb + "RG 1 J 1 j " + numberText(side * 0.12) + " w " + point(0.16, 0.48) + "m " +
                   point(0.40, 0.22) + "l " + point(0.84, 0.78) + "l S Q\n";
}

ObjectId FieldAppearance::make(const FormWidget& widget, QSizeF size)
{
    QPDFObjectHandle own = widget.widget;
    QPDFObjectHandle look = own.getKey("/MK");
    const auto said = [&](const char* key) {
        return look.isDictionary() ? look.getKey(key) : QPDFObjectHandle::newNull();
    };
    Private::Drawing drawing;
    if (QPDFObjectHandle turn = said("/R"); turn.isInteger())
        drawing.turn = ((turn.getIntValueAsInt() % 360) + 360) % 360 / 90 * 90;
    drawing.size = drawing.turn % 180 == 90 ? size.transposed() : size;

    const QRectF whole({0, 0}, drawing.size);
    double edge = 1;
    if (QPDFObjectHandle border = own.getKey("/BS"); border.isDictionary()) {
        if (QPDFObjectHandle width = border.getKey("/W"); width.isNumber()) edge = width.getNumericValue();
    } else if (QPDFObjectHandle old = own.getKey("/Border"); old.isArray() && old.getArrayNItems() > 2) {
        if (QPDFObjectHandle width = old.getArrayItem(2); width.isNumber()) edge = width.getNumericValue();
    }
    edge = std::isfinite(edge) ? std::clamp(edge, 0.0, widestEdge) : 1;
    if (const std::string ground = colourOperator(said("/BG"), true); !ground.empty())
        drawing.content += "q " + ground + boxText(whole) + "f Q\n";
    const std::string line = colourOperator(said("/BC"), false);
    if (!line.empty() && edge > 0)
        drawing.content += "q " + line + numberText(edge) + " w " +
                           boxText(whole.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)) + "S Q\n";

    const domain::TagStyle style = tagStyleOf(fieldStyleOf(widget, d->form), d->form);
    const QRectF room = whole.adjusted(edge, edge, -edge, -edge);
    if (widget.type == QLatin1StringView("Btn")) {
        d->mark(drawing.content, widget, room, style);
    } else if (widget.type == QLatin1StringView("Ch")) {
        if (widget.hasFlag(fieldbit::combo))
            d->write(drawing.content, room, chosenText(widget), domain::TagType::Text, style);
        else
            d->list(drawing.content, widget, room, style);
    } else {
        QString text = fieldText(widget.inherited("/V"));
        text.replace(QLatin1StringView("\r\n"), QLatin1StringView("\n"));
        text.replace(QLatin1Char('\r'), QLatin1Char('\n'));
        if (widget.hasFlag(fieldbit::password)) text.fill(QLatin1Char('*'));
        QPDFObjectHandle maximum = widget.inherited("/MaxLen");
        const int cells = maximum.isInteger() ? maximum.getIntValueAsInt() : 0;
        const bool lines = widget.hasFlag(fieldbit::multiline);
        if (widget.hasFlag(fieldbit::comb) && !lines && cells > 0 && cells <= maxShownOptions)
            d->comb(drawing.content, room, text, cells, style);
        else if (lines)
            d->write(drawing.content, room, text, domain::TagType::Note, style);
        else
            d->write(drawing.content, room, text.replace(QLatin1Char('\n'), QLatin1Char(' ')),
                     domain::TagType::Text, style);
    }
    if (drawing.content.empty()) return {};
    drawing.form = d->revision.reserve();
    d->drawings.push_back(std::move(drawing));
    return d->drawings.back().form;
}

void FieldAppearance::finish()
{
    if (d->drawings.empty()) return;
    const std::string resources = textOf(d->painter.writeResources(
        [this](std::string body) { return refText(d->revision.add(std::move(body))); }));
    for (const Private::Drawing& each : d->drawings) {
        const std::string width = numberText(each.size.width());
        const std::string height = numberText(each.size.height());
        DictText form;
        form["/Type"] = "/XObject";
        form["/Subtype"] = "/Form";
        form["/BBox"] = "[0 0 " + width + ' ' + height + "]";
        form["/Resources"] = resources;
        if (each.turn != 0) {
            const QSizeF turned = each.turn == 180 ? each.size : each.size.transposed();
            const PageSpace space(QRectF(QPointF(), turned), each.turn);
            form["/Matrix"] = "[" + matrixText(space.uprightToUser()) + "]";
        }
        d->revision.set(each.form, streamText(std::move(form), each.content));
    }
}

} // namespace ink::pdf
