#pragma once

// Private to app/pdf: executes content streams for PageReader.

#include "app/pdf/content/contentlexer.h"
#include "app/pdf/content/fontcache.h"
#include "app/pdf/content/hiddenlayers.h"
#include "app/pdf/content/pagecontent.h"
#include "app/pdf/content/pathcollector.h"
#include "app/pdf/file/matrix.h"

#include <QPointF>
#include <QRectF>
#include <qpdf/QPDFObjectHandle.hh>

#include <cmath>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace ink::pdf {

/** Thrown when a page exceeds the reader's limits. */
class ContentTooLarge final : public std::runtime_error
{
public:
    ContentTooLarge() : std::runtime_error("content too large") {}
};

/** The kind of a colour space, which determines how its components are converted to lightness. */
enum class ColourKind { Gray, Rgb, Cmyk, Tint, Lab, Other };

/** Executes the content of one page. Throws ContentTooLarge, StreamTooLarge and qpdf's exceptions. */
class ContentReader final
{
public:
    ContentReader(FontCache& fonts, const HiddenLayers& hiddenLayers, const PageReader::Options& options,
                  PageContent& out);
    void readPage(QPDFObjectHandle page, QPDFObjectHandle resources, const Matrix& toDisplay);
    /** Reads a form XObject alone, as if on a page of the size of `out`. */
    void readForm(QPDFObjectHandle form, const Matrix& toDisplay);
    /** The /Matrix of a form; the identity if it is missing or invalid. */
    [[nodiscard]] static Matrix parseMatrix(QPDFObjectHandle array);

private:
    struct GraphicsState
    {
        Matrix ctm;
        QRectF clip;
        double lineWidth = 1;
        bool isDashed = false;
        double strokeLightness = 0;
        double fillLightness = 0;
        double strokeAlpha = 1;
        double fillAlpha = 1;
        ColourKind strokeKind = ColourKind::Gray;
        ColourKind fillKind = ColourKind::Gray;
        std::shared_ptr<FontDecoder> font;
        double fontSize = 0;
        double charSpacing = 0;
        double wordSpacing = 0;
        double scaling = 1;
        double leading = 0;
        double rise = 0;
        int renderMode = 0;
    };
    struct Operand
    {
        ContentToken::Kind kind;
        double number;
        size_t begin;
        size_t textBegin;
        size_t textSize;
    };
    struct MarkedContent
    {
        bool isHidden = false;
        bool hasText = false;
        QString text;
        size_t firstLetter = 0;
    };

    void run(std::string_view content, QPDFObjectHandle resources, int stream, int depth);
    void execute(std::string_view op, size_t opEnd, int stream, int depth);
    bool executeText(std::string_view op, size_t opEnd, int stream);
    bool executePath(std::string_view op);
    bool executeState(std::string_view op);
    bool executeMarked(std::string_view op);
    void paintPath(bool stroke, bool fill);
    void setFont(std::string_view name, double size);
    void setGraphicsState(QPDFObjectHandle state);
    void setColourSpace(std::string_view name, bool stroke);
    void setColour(bool stroke, ColourKind kind);
    void moveText(double x, double y);
    void beginShow(char kind, size_t opEnd, int stream);
    void showString(std::string_view string, int element);
    void showXObject(std::string_view name, int stream, int depth);
    void showForm(QPDFObjectHandle form, int stream, int depth);
    /** Counts a text that the page shows or that replaces what it shows. Throws ContentTooLarge when it has
     * too much: each letter can stand for a long text. */
    const QString& counted(const QString& text)
    {
        constexpr qsizetype maxText = 5'000'000; // characters of a page
        if ((m_textLength += text.size()) > maxText) throw ContentTooLarge();
        return text;
    }
    void beginMarked(bool hasProperties);
    void endMarked();
    [[nodiscard]] QPDFObjectHandle resource(const char* category, std::string_view name);
    [[nodiscard]] double number(size_t index) const;
    [[nodiscard]] std::string_view text(const Operand& operand) const;

    FontCache& m_fonts;
    const HiddenLayers& m_hiddenLayers;
    const PageReader::Options& m_options;
    PageContent& m_out;
    QRectF m_pageRect;
    GraphicsState m_g;
    std::vector<GraphicsState> m_saved;
    Matrix m_textMatrix;
    Matrix m_lineMatrix;
    PathCollector m_path;
    bool m_clipPending = false;
    std::vector<Operand> m_operands;
    std::string m_arena; ///< the text of the operands
    std::vector<MarkedContent> m_marked;
    qsizetype m_textLength = 0; ///< of the letters and of what replaces them
    int m_hidden = 0;           ///< number of hidden entries in m_marked
    QPDFObjectHandle m_resources;
    std::map<std::string, std::shared_ptr<FontDecoder>, std::less<>> m_names; ///< the fonts of m_resources
    std::map<ObjectId, std::shared_ptr<const std::string>> m_forms;
    size_t m_formBytes = 0;
    size_t m_operators = 0;
    size_t m_executions = 0;
};

} // namespace ink::pdf
