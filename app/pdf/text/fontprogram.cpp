#include "app/pdf/text/fontprogram.h"

#ifdef INKSTONE_HAS_HB_SUBSET

#include <QPainterPath>
#include <QRawFont>

#include <algorithm>
#include <array>
#include <cmath>
#include <hb-ot.h>
#include <hb-subset.h>
#include <map>
#include <memory>

namespace ink::pdf {

namespace {

constexpr double boxTolerance = 3; ///< thousandths of an em: differences caused by rounding alone

template <auto destroy> struct HarfBuzzDeleter
{
    template <typename Handle> void operator()(Handle* handle) const { destroy(handle); }
};
using Face = std::unique_ptr<hb_face_t, HarfBuzzDeleter<hb_face_destroy>>;
using FaceFont = std::unique_ptr<hb_font_t, HarfBuzzDeleter<hb_font_destroy>>;
using Input = std::unique_ptr<hb_subset_input_t, HarfBuzzDeleter<hb_subset_input_destroy>>;
using Plan = std::unique_ptr<hb_subset_plan_t, HarfBuzzDeleter<hb_subset_plan_destroy>>;
using Blob = std::unique_ptr<hb_blob_t, HarfBuzzDeleter<hb_blob_destroy>>;

/** A font and the tables read from it, which must stay alive: subsetting uses tables whose blobs it has
 * released. */
struct Tables
{
    const QRawFont& font;
    std::map<hb_tag_t, QByteArray> read;
};

/** The tables needed for a program in a PDF; others are neither read nor written. */
hb_blob_t* tableOf(hb_face_t*, hb_tag_t tag, void* data)
{
    static constexpr std::array wanted{HB_TAG('g', 'l', 'y', 'f'), HB_TAG('h', 'e', 'a', 'd'),
                                       HB_TAG('h', 'h', 'e', 'a'), HB_TAG('h', 'm', 't', 'x'),
                                       HB_TAG('l', 'o', 'c', 'a'), HB_TAG('m', 'a', 'x', 'p')};
    if (std::find(wanted.begin(), wanted.end(), tag) == wanted.end()) return hb_blob_get_empty();
    auto* tables = static_cast<Tables*>(data);
    auto found = tables->read.find(tag);
    if (found == tables->read.end()) {
        std::array<char, 4> name{};
        hb_tag_to_string(tag, name.data());
        found = tables->read.emplace(tag, tables->font.fontTable(QByteArray(name.data(), 4))).first;
    }
    const QByteArray& table = found->second;
    return hb_blob_create(table.constData(), static_cast<unsigned>(table.size()), HB_MEMORY_MODE_READONLY,
                          nullptr, nullptr);
}

/** Returns whether a glyph in the file has the same bounds as the one that the font draws. */
bool isDrawnAsInFile(const QRawFont& font, hb_font_t* file, quint32 glyph)
{
    hb_glyph_extents_t extents{};
    if (!hb_font_get_glyph_extents(file, glyph, &extents)) return false;
    const QRectF inFile(extents.x_bearing, -extents.y_bearing, extents.width, -extents.height);
    const QRectF drawn = font.pathForGlyph(glyph).boundingRect();
    const auto near = [](double a, double b) { return std::abs(a - b) <= boxTolerance; };
    if (drawn.isEmpty() || inFile.isEmpty()) return drawn.isEmpty() == inFile.isEmpty();
    return near(drawn.left(), inFile.left()) && near(drawn.right(), inFile.right()) &&
           near(drawn.top(), inFile.top()) && near(drawn.bottom(), inFile.bottom());
}

} // namespace

std::optional<FontProgram> subsetProgram(const QRawFont& font, const std::vector<quint32>& glyphs)
{
    if (font.fontTable("glyf").isEmpty() || !font.fontTable("fvar").isEmpty()) return std::nullopt;
    Tables tables{font, {}}; // must outlive the following objects
    const Face face(hb_face_create_for_tables(tableOf, &tables, nullptr));
    const FaceFont file(hb_font_create(face.get()));
    const auto em = static_cast<int>(std::lround(font.pixelSize()));
    hb_font_set_scale(file.get(), em, em);
    const Input input(hb_subset_input_create_or_fail());
    if (!input) return std::nullopt;
    // Hinting instructions are half of a program, and viewers render pages without them.
    hb_subset_input_set_flags(input.get(), HB_SUBSET_FLAGS_NO_HINTING);
    for (const quint32 glyph : glyphs) {
        if (glyph != 0 && !isDrawnAsInFile(font, file.get(), glyph)) return std::nullopt;
        hb_set_add(hb_subset_input_glyph_set(input.get()), glyph);
    }
    const Plan plan(hb_subset_plan_create_or_fail(face.get(), input.get()));
    if (!plan) return std::nullopt;
    const Face made(hb_subset_plan_execute_or_fail(plan.get()));
    if (!made) return std::nullopt;
    const Blob blob(hb_face_reference_blob(made.get()));
    unsigned length = 0;
    const char* data = hb_blob_get_data(blob.get(), &length);
    FontProgram program{QByteArray(data, static_cast<qsizetype>(length)), {}};
    const hb_map_t* numbers = hb_subset_plan_old_to_new_glyph_mapping(plan.get());
    for (const quint32 glyph : glyphs) {
        const hb_codepoint_t number = hb_map_get(numbers, glyph);
        if (number == HB_MAP_VALUE_INVALID || number > UINT16_MAX) return std::nullopt;
        program.numbers.emplace(glyph, number);
    }
    if (program.bytes.isEmpty()) return std::nullopt;
    return program;
}

} // namespace ink::pdf

#else

namespace ink::pdf {

std::optional<FontProgram> subsetProgram(const QRawFont&, const std::vector<quint32>&)
{
    return std::nullopt;
}

} // namespace ink::pdf

#endif
