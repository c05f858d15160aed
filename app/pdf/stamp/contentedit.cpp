#include "app/pdf/stamp/contentedit.h"

#include "app/pdf/content/anchors.h"
#include "app/pdf/content/contentlexer.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/forms/fieldappearance.h"

#include <QHash>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <map>

namespace ink::pdf {

namespace {

/** A character code to remove from a text-showing operator. */
struct Code
{
    int bytes = 1;
    double advance = 0;
};
using Codes = std::map<std::pair<int, int>, Code>; ///< the codes to remove from one operator, by element and
                                                   ///< byte index

struct ShowKey
{
    qsizetype begin = 0;
    qsizetype end = 0;
    char kind = 'j';
    auto operator<=>(const ShowKey&) const = default;
};

/** A range of a stream to be replaced. */
struct Edit
{
    qsizetype end = 0;
    std::string text;
};

void appendHexBytes(std::string& out, std::string_view bytes)
{
    constexpr char digits[] = "0123456789ABCDEF";
    out += '<';
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        out += digits[byte >> 4];
        out += digits[byte & 15];
    }
    out += '>';
}

/** Appends a string of a TJ array without the removed codes. */
void appendString(std::string& out, std::string_view bytes, int element, const Codes& codes)
{
    double moved = 0;
    std::string kept;
    const auto flush = [&] {
        if (!kept.empty()) {
            appendHexBytes(out, kept);
            kept.clear();
        }
        if (moved != 0) {
            out += ' ' + numberText(moved) + ' ';
            moved = 0;
        }
    };
    for (size_t at = 0; at < bytes.size();) {
        const auto code = codes.find({element, static_cast<int>(at)});
        if (code == codes.end()) {
            if (moved != 0) flush();
            kept += bytes[at++];
            continue;
        }
        if (!kept.empty()) flush();
        moved -= code->second.advance;
        at += static_cast<size_t>(std::max(code->second.bytes, 1));
    }
    flush();
}

/** The rewritten text-showing operator; empty if it can't be parsed. */
std::string withoutCodes(std::string_view content, const ShowKey& show, const Codes& codes)
{
    ContentLexer lexer(content.substr(0, static_cast<size_t>(show.end)), static_cast<size_t>(show.begin));
    std::string before;
    std::string array = "[";
    std::vector<std::string> numbers; // operands of the " operator
    int element = -1;
    for (;;) {
        const ContentToken token = lexer.next();
        if (token.kind == ContentToken::Kind::End) return {};
        if (token.kind == ContentToken::Kind::Keyword) break;
        if (token.kind == ContentToken::Kind::ArrayOpen || token.kind == ContentToken::Kind::ArrayClose)
            continue;
        ++element;
        if (token.kind == ContentToken::Kind::String) {
            appendString(array, token.text, show.kind == 'J' ? element : 0, codes);
        } else if (token.kind == ContentToken::Kind::Number) {
            const std::string raw(content.substr(token.begin, token.end - token.begin));
            if (show.kind == 'J')
                array += ' ' + raw + ' ';
            else
                numbers.push_back(raw);
        }
    }
    array += "] TJ";
    if (show.kind == '"' && numbers.size() >= 2) before = numbers[0] + " Tw " + numbers[1] + " Tc T* ";
    if (show.kind == '\'' || (show.kind == '"' && before.empty())) before = "T* ";
    return before + array;
}

/** A stream object and its edits. */
struct Target
{
    QByteArray data; ///< decoded
    std::map<qsizetype, Edit> edits;
};

class Eraser final
{
public:
    explicit Eraser(Revision& revision) : m_revision(revision) {}

    Result<void> run()
    {
        const std::vector<AnchorPage> pages = findAnchors(m_revision.source(), m_revision.tree());
        // A form used repeatedly may lose different letters each time: it loses all of them.
        std::map<ObjectId, std::map<ShowKey, Codes>> forms;
        std::map<ObjectId, QByteArray> formData;
        for (const AnchorPage& page : pages) {
            std::map<ShowKey, Codes> own;
            for (const AnchorLetter& letter : page.letters) {
                const auto& stream = page.streams[static_cast<size_t>(letter.stream)];
                const ShowKey key{letter.textRun.begin, letter.textRun.end, letter.textRun.kind};
                auto& shows = stream.form.isNull() ? own : forms[stream.form];
                if (!stream.form.isNull()) formData[stream.form] = stream.data;
                shows[key][{letter.element, letter.byteIndex}] = {letter.byteCount, letter.advance};
            }
            if (!own.empty()) collect(page.streams.front(), own);
        }
        for (const auto& [form, shows] : forms) {
            Target& target = m_targets[form];
            target.data = formData[form];
            for (const auto& [show, codes] : shows)
                replace(target, show.begin, show.end, withoutCodes(view(target.data), show, codes));
        }
        for (const auto& [id, target] : m_targets)
            write(id, target);
        return {};
    }

private:
    static std::string_view view(const QByteArray& bytes)
    {
        return {bytes.constData(), static_cast<size_t>(bytes.size())};
    }

    static void replace(Target& target, qsizetype begin, qsizetype end, std::string text)
    {
        if (end > begin) target.edits[begin] = {end, std::move(text)};
    }

    /** Collects the edits of a page's own content, which may consist of several streams that are read as
     * one. */
    void collect(const PageContent::Stream& content, const std::map<ShowKey, Codes>& shows)
    {
        for (const auto& [show, codes] : shows) {
            const std::string text = withoutCodes(view(content.data), show, codes);
            if (text.empty()) continue;
            bool isFirst = true;
            for (const PageContent::Stream::Part& part : content.parts) {
                const qsizetype begin = std::max(show.begin, part.begin);
                const qsizetype end = std::min(show.end, part.end);
                if (begin >= end || part.id.isNull()) continue;
                Target& target = m_targets[part.id];
                target.data = content.data.mid(part.begin, part.end - part.begin);
                replace(target, begin - part.begin, end - part.begin, isFirst ? text : std::string());
                isFirst = false;
            }
        }
    }

    void write(ObjectId id, const Target& target)
    {
        const std::string_view data = view(target.data);
        std::string out;
        out.reserve(data.size());
        size_t at = 0;
        for (const auto& [begin, edit] : target.edits) {
            const auto start = static_cast<size_t>(begin);
            if (start < at) continue;
            out += data.substr(at, start - at);
            out += ' ' + edit.text + ' ';
            at = static_cast<size_t>(edit.end);
        }
        out += data.substr(std::min(at, data.size()));
        DictText dict = dictOf(m_revision.source().getObjectByID(id.number, id.generation));
        for (const char* key :
             {"/Filter", "/DecodeParms", "/DL", "/Length", "/F", "/FFilter", "/FDecodeParms"})
            dict.erase(key);
        dict["/Filter"] = "/FlateDecode";
        m_revision.set(id, streamText(std::move(dict), compressData(out)));
        m_revision.recordContent(id, std::move(out));
    }

    Revision& m_revision;
    std::map<ObjectId, Target> m_targets;
};

struct Filled
{
    QString text;
    QString state; ///< the "on" state; empty = none
    bool isButton = false;
};

} // namespace

Result<void> eraseAnchors(Revision& revision)
{
    if (revision.isSigned()) return {}; // signed content stays unchanged
    return Eraser(revision).run();
}

namespace {

/** Sets the value of a hidden field in a file with signatures. Visible fields are filled in by the values
 * stamped on them, but fields hidden before the first signature still have no value. */
void fillSettled(Revision& revision, const FormWidget& widget, const Filled& filled)
{
    const bool settled =
        widget.hasFlag(fieldbit::readOnly) && (annotationFlags(widget.widget) & annotationflag::hidden) != 0;
    const QString value = filled.isButton ? filled.state : filled.text;
    if (!settled || value.isEmpty() || widget.type == QLatin1StringView("Sig")) return;
    if (widget.type == QLatin1StringView("Btn")) {
        const std::string state = nameText('/' + filled.state.toStdString());
        revision.edit(widget.fieldId)["/V"] = state;
        if (widget.onState() == filled.state) revision.edit(widget.widgetId)["/AS"] = state;
        return;
    }
    const QString text = widget.type == QLatin1StringView("Ch") ? widget.exportValueOf(value) : value;
    revision.edit(widget.fieldId)["/V"] = stringText(text);
}

} // namespace

Result<void> applyFormValues(Revision& revision, const QList<FormValue>& values)
{
    QHash<QString, Filled> fields;
    for (const FormValue& value : values) {
        Filled& filled = fields[value.field];
        filled.isButton = filled.isButton || !value.onState.isEmpty();
        if (value.isOn) filled.state = value.onState;
        if (!value.text.isEmpty()) filled.text = value.text;
    }
    bool cut = false;
    bool any = false;
    for (const FormWidget& widget : formWidgets(revision.source(), revision.tree(), cut)) {
        const auto found = fields.constFind(widget.name);
        if (found == fields.constEnd() || widget.widgetId.isNull() || widget.fieldId.isNull()) continue;
        const bool isSignature = widget.type == QLatin1StringView("Sig");
        if (isSignature && !widget.inherited("/V").isNull()) continue; // signed by others
        if (revision.isSigned()) {
            fillSettled(revision, widget, *found);
            continue;
        }
        any = true;
        revision.edit(widget.widgetId)["/F"] =
            std::to_string(annotationFlags(widget.widget) | annotationflag::hidden);
        revision.edit(widget.fieldId)["/Ff"] = std::to_string(widget.flags | 1);
        if (isSignature) continue;
        if (widget.type == QLatin1StringView("Btn")) {
            const std::string state = nameText('/' + found->state.toStdString());
            revision.edit(widget.fieldId)["/V"] = found->state.isEmpty() ? "/Off" : state;
            const bool isOn = !found->state.isEmpty() && widget.onState() == found->state;
            revision.edit(widget.widgetId)["/AS"] = isOn ? state : "/Off";
        } else {
            const QString text =
                widget.type == QLatin1StringView("Ch") ? widget.exportValueOf(found->text) : found->text;
            revision.edit(widget.fieldId)["/V"] = stringText(text);
            revision.edit(widget.fieldId).erase("/RV"); // rich text would contradict it
            revision.edit(widget.fieldId).erase("/I");
            revision.edit(widget.widgetId).erase("/AP"); // shows the old value
        }
    }
    if (!any) return {};
    QPDFObjectHandle form = revision.source().getRoot().getKey("/AcroForm");
    if (!form.isDictionary() || !form.hasKey("/XFA")) return {};
    revision.edit(revision.catalogDict("/AcroForm")).erase("/XFA");
    return {};
}

} // namespace ink::pdf
