#include "app/pdf/intake/formimport.h"

#include "app/domain/document/tag.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/values/values.h"
#include "app/pdf/file/pagespace.h"
#include "app/pdf/file/pagetree.h"
#include "app/pdf/file/sourcefile.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/forms/fieldstyle.h"
#include "app/pdf/forms/formfields.h"
#include "app/pdf/intake/formscripts.h"
#include "app/pdf/intake/reasons.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <qpdf/QPDF.hh>

#include <cmath>
#include <map>

namespace ink::pdf {

namespace {

using domain::ImportedTag;
using domain::ImportFinding;
using domain::Tag;
using domain::TagImport;
using domain::TagType;
using ImportFindingKind = ImportFinding::Kind;

constexpr qsizetype maxImportedTags = 10'000;
constexpr qsizetype maximumText = 10'000;
constexpr int maximumOptions = 1000;

std::optional<QRectF> readRect(QPDFObjectHandle value)
{
    if (!value.isArray() || value.getArrayNItems() < 4) return std::nullopt;
    double n[4];
    for (int i = 0; i < 4; ++i) {
        QPDFObjectHandle item = value.getArrayItem(i);
        if (!item.isNumber()) return std::nullopt;
        n[i] = item.getNumericValue();
        if (!std::isfinite(n[i]) || std::abs(n[i]) > 1e6) return std::nullopt;
    }
    const QRectF rect(QPointF(std::min(n[0], n[2]), std::min(n[1], n[3])),
                      QPointF(std::max(n[0], n[2]), std::max(n[1], n[3])));
    return rect.width() >= 1 && rect.height() >= 1 ? std::optional(rect) : std::nullopt;
}

int integerOf(QPDFObjectHandle value, int fallback = 0)
{
    return value.isInteger() ? value.getIntValueAsInt() : fallback;
}

/** The format, keystroke and validation scripts, concatenated. */
QString scriptsOf(const FormWidget& field)
{
    QPDFObjectHandle actions = field.inherited("/AA");
    if (!actions.isDictionary()) return {};
    QString all;
    for (const char* key : {"/F", "/K", "/V"}) {
        QPDFObjectHandle action = actions.getKey(key);
        if (action.isDictionary()) all += fieldText(action.getKey("/JS")) + QLatin1Char('\n');
    }
    return all;
}

/** Applies the field's font size, colour and alignment. */
void applyStyle(Tag& tag, const FormWidget& field, QPDFObjectHandle form)
{
    const FieldStyle style = fieldStyleOf(field, form);
    tag.style.fontSize = style.fontSize >= 4 && style.fontSize <= 144 ? style.fontSize : 0;
    tag.style.colour = style.colour;
    tag.style.align = style.align;
}

class FormReader final
{
public:
    FormReader(QPDF& qpdf, const PageTree& tree) : m_qpdf(qpdf), m_tree(tree) {}

    TagImport read()
    {
        QPDFObjectHandle root = m_qpdf.getRoot();
        m_form = root.getKey("/AcroForm");
        bool cut = false;
        const std::vector<FormWidget> widgets = formWidgets(m_qpdf, m_tree, cut);
        for (const FormWidget& widget : widgets)
            if (isButton(widget) && !widget.hasFlag(fieldbit::pushButton))
                m_states[groupKey(widget)].insert(widget.onState());
        for (const FormWidget& widget : widgets) {
            if (m_import.tags.size() >= maxImportedTags) {
                cut = true;
                break;
            }
            take(widget);
        }
        shortenPathNames();
        if (cut) note(ImportFindingKind::TooMany, 0, {}, reasons::tooManyFormFields());
        const bool hasXfa = m_form.isDictionary() && m_form.hasKey("/XFA");
        QPDFObjectHandle rendering = root.getKey("/NeedsRendering");
        if (hasXfa && (m_import.tags.isEmpty() || (rendering.isBool() && rendering.getBoolValue())))
            note(ImportFindingKind::XfaForm, 0, {}, reasons::xfaForm());
        return std::move(m_import);
    }

private:
    static bool isButton(const FormWidget& widget) { return widget.type == QLatin1StringView("Btn"); }
    static std::pair<ObjectId, QString> groupKey(const FormWidget& widget)
    {
        return {widget.fieldId, widget.name};
    }

    void note(ImportFindingKind kind, int page, const QString& text, const Message& detail)
    {
        m_import.findings.append({kind, false, page, text, detail});
    }

    void take(const FormWidget& widget)
    {
        if (widget.type.isEmpty() || (isButton(widget) && widget.hasFlag(fieldbit::pushButton))) return;
        const bool isSignature = widget.type == QLatin1StringView("Sig");
        if (isSignature && !widget.inherited("/V").isNull()) return;
        constexpr int hidden = 2;
        constexpr int noView = 32;
        QPDFObjectHandle dict = widget.widget;
        if ((integerOf(dict.getKey("/F")) & (hidden | noView)) != 0) return;
        const auto rect = readRect(dict.getKey("/Rect"));
        if (widget.page < 0 || !rect) return; // no viewer shows it
        const PageInfo& page = m_tree.infos.at(widget.page);
        const QRectF shown = PageSpace(page).mapToDisplay(*rect).intersected(QRectF({0, 0}, page.size));
        if (shown.width() < 1 || shown.height() < 1) return;

        ImportedTag imported;
        Tag& tag = imported.tag;
        tag.pageIndex = widget.page + 1;
        tag.rect.left = static_cast<int>(std::lround(shown.left()));
        tag.rect.top = static_cast<int>(std::lround(shown.top()));
        tag.rect.width = static_cast<int>(std::lround(shown.right())) - tag.rect.left;
        tag.rect.height = static_cast<int>(std::lround(shown.bottom())) - tag.rect.top;
        tag.rect = domain::clampedTo(tag.rect, page.size);
        tag.name = widget.name.left(255);
        tag.style.readOnly = widget.hasFlag(fieldbit::readOnly);
        tag.isMandatory = (widget.hasFlag(fieldbit::required) || isSignature) && !tag.style.readOnly;
        tag.style.placeholder = fieldText(widget.inherited("/TU")).simplified().left(255);
        tag.facts.origin = {domain::TagOrigin::Source::FormField, widget.name, {}};
        imported.source = widget.name.isEmpty() ? QStringLiteral("form field") : widget.name;
        applyStyle(tag, widget, m_form);

        bool good = false;
        if (isSignature) {
            static const QRegularExpression initials(QStringLiteral("initial|paraphe|paraaf"),
                                                     QRegularExpression::CaseInsensitiveOption);
            const bool initial =
                initials.match(widget.name).hasMatch() || initials.match(tag.style.placeholder).hasMatch();
            tag.type = initial ? TagType::Initial : TagType::Signature;
            tag.style.readOnly = false;
            good = true;
        } else if (widget.type == QLatin1StringView("Tx")) {
            good = takeText(tag, widget);
        } else if (isButton(widget)) {
            good = takeButton(tag, widget);
        } else if (widget.type == QLatin1StringView("Ch")) {
            good = takeChoice(tag, widget);
        }
        if (!good) return;
        applySigner(imported);
        if (!domain::valueFault(tag).isEmpty()) tag.text.clear(); // the displayed text is not a valid value
        m_import.tags.append(std::move(imported));
    }

    [[nodiscard]] static QString valueOf(const FormWidget& widget)
    {
        const QString value = fieldText(widget.inherited("/V"));
        return (value.isEmpty() ? fieldText(widget.inherited("/DV")) : value).left(maximumText);
    }

    static bool takeText(Tag& tag, const FormWidget& widget)
    {
        tag.type = widget.hasFlag(fieldbit::fileSelect) ? TagType::Attachment
                   : widget.hasFlag(fieldbit::password) ? TagType::MaskedText
                                                        : TagType::Text;
        if (tag.type == TagType::Attachment) return true;
        if (const int maximum = integerOf(widget.inherited("/MaxLen")); maximum > 0 && maximum <= maximumText)
            tag.style.maxLength = maximum;
        if (tag.type == TagType::MaskedText) return true; // passwords are not imported
        if (widget.hasFlag(fieldbit::multiline)) tag.style.multiline = true;
        tag.style.comb = widget.hasFlag(fieldbit::comb) && !tag.style.multiline && tag.style.maxLength;
        tag.text = valueOf(widget);
        tag.text.replace(QLatin1StringView("\r\n"), QLatin1StringView("\n"));
        tag.text.replace(QLatin1Char('\r'), QLatin1Char('\n'));
        applyScripts(tag, scriptsOf(widget));
        static const QRegularExpression mail(QStringLiteral("(?:^|[^\\p{L}])e-?mail(?:[^\\p{L}]|$)|courriel"),
                                             QRegularExpression::CaseInsensitiveOption);
        const bool isEmail =
            mail.match(widget.name).hasMatch() || mail.match(tag.style.placeholder).hasMatch();
        if (isEmail && tag.type == TagType::Text && tag.style.pattern.isEmpty())
            tag.style.pattern = QStringLiteral("[^@\\s]+@[^@\\s]+\\.[^@\\s]+");
        return true;
    }

    bool takeButton(Tag& tag, const FormWidget& widget)
    {
        const QString state = widget.onState();
        QPDFObjectHandle dict = widget.widget;
        QPDFObjectHandle shown = dict.getKey("/AS");
        const QString value = fieldText(widget.inherited("/V"));
        const bool isOn = shown.isName() ? !state.isEmpty() && fieldText(shown) == state
                                         : !value.isEmpty() && value == state;
        const bool oneOfMany = m_states[groupKey(widget)].size() > 1;
        if (!widget.hasFlag(fieldbit::radio) && !oneOfMany) {
            tag.type = TagType::Checkbox;
            tag.style.checked = isOn;
            tag.facts.origin.formValue = state.isEmpty() ? QStringLiteral("Yes") : state;
            return true;
        }
        tag.type = TagType::Radio;
        tag.style.checked = isOn;
        tag.groupName = tag.name;
        tag.name = widget.exportValue().left(255);
        if (tag.name.isEmpty()) tag.name = QString::number(widget.kidIndex + 1);
        tag.facts.origin.formValue = state.isEmpty() ? QString::number(widget.kidIndex) : state;
        return true;
    }

    bool takeChoice(Tag& tag, const FormWidget& widget)
    {
        tag.type = TagType::Dropdown;
        QPDFObjectHandle options = widget.inherited("/Opt");
        const int count = options.isArray() ? std::min(options.getArrayNItems(), maximumOptions) : 0;
        QString value = valueOf(widget);
        if (QPDFObjectHandle many = widget.inherited("/V"); many.isArray() && many.getArrayNItems() > 0)
            value = fieldText(many.getArrayItem(0));
        QSet<QString> known;
        for (int i = 0; i < count; ++i) {
            QPDFObjectHandle option = options.getArrayItem(i);
            QString shown = fieldText(option);
            if (option.isArray() && option.getArrayNItems() > 1) {
                shown = fieldText(option.getArrayItem(1));
                if (value == fieldText(option.getArrayItem(0))) tag.text = shown;
            }
            if (value == shown) tag.text = shown;
            if (shown.trimmed().isEmpty() || known.contains(shown)) continue;
            known.insert(shown);
            tag.style.options.append(shown.left(1000));
        }
        if (tag.style.options.isEmpty()) { // no options to choose from: free text is allowed
            tag.type = TagType::Text;
            tag.text = value;
            return true;
        }
        if (widget.hasFlag(fieldbit::edit) && tag.text.isEmpty() && !value.isEmpty()) {
            tag.style.options.append(value);
            tag.text = value;
        }
        if (widget.hasFlag(fieldbit::multiSelect))
            note(ImportFindingKind::OptionsLost, widget.page + 1, widget.name,
                 reasons::formFieldAllowsSeveral());
        return true;
    }

    /** Applies the recipient and the type in a field's name, such as `City_es_:signer2:text` (Acrobat Sign's
     * syntax). */
    static void applySigner(ImportedTag& imported)
    {
        static const QRegularExpression signerSuffix(QStringLiteral("_es_:signer([0-9]{1,3})(?::([a-z]+))?"),
                                                     QRegularExpression::CaseInsensitiveOption);
        Tag& tag = imported.tag;
        const auto match = signerSuffix.match(imported.source);
        if (!match.hasMatch()) return;
        imported.recipient = match.capturedView(1).toInt();
        const QString type = match.captured(2).toLower();
        if (tag.type == TagType::Text) {
            if (type == QLatin1StringView("signature")) tag.type = TagType::Signature;
            if (type == QLatin1StringView("initials")) tag.type = TagType::Initial;
            if (type == QLatin1StringView("date")) {
                tag.type = TagType::SignDate;
                tag.style.readOnly = true;
            }
            if (tag.type != TagType::Text) {
                tag.text.clear();
                tag.isMandatory = tag.type != TagType::SignDate;
            }
        }
        const QString plain = imported.source.left(match.capturedStart());
        if (!plain.isEmpty() && tag.name == imported.source) tag.name = plain;
    }

    /** XFA forms name a field by its path, such as `topmostSubform[0].Page1[0].f1_04[0]`. The tag is named
     * after the field's description or the last part of the path; its origin keeps the whole path. */
    void shortenPathNames()
    {
        constexpr qsizetype maxDescription = 60;
        static const QRegularExpression path(
            QStringLiteral("^(?:[^.\\[\\]]+\\[\\d+\\]\\.)*([^.\\[\\]]+)\\[\\d+\\]$"));
        QSet<QString> taken;
        for (const ImportedTag& each : std::as_const(m_import.tags))
            taken.insert(each.tag.groupName.isEmpty() ? each.tag.name : each.tag.groupName);
        QHash<QString, QString> shortNames; // by field: all its widgets have the same name
        for (ImportedTag& each : m_import.tags) {
            Tag& tag = each.tag;
            QString& name = tag.groupName.isEmpty() ? tag.name : tag.groupName;
            const auto match = path.match(each.source);
            if (!match.hasMatch() || name != each.source.left(255)) continue;
            QString& chosen = shortNames[each.source];
            if (chosen.isEmpty()) {
                const QString& description = tag.style.placeholder;
                const bool describes =
                    tag.groupName.isEmpty() && !description.isEmpty() && description.size() <= maxDescription;
                const QString base = describes ? description : match.captured(1);
                chosen = base;
                for (int n = 2; taken.contains(chosen); ++n)
                    chosen = QStringLiteral("%1 %2").arg(base).arg(n);
                taken.insert(chosen);
            }
            name = chosen;
        }
    }

    QPDF& m_qpdf;
    const PageTree& m_tree;
    QPDFObjectHandle m_form;
    TagImport m_import;
    std::map<std::pair<ObjectId, QString>, QSet<QString>> m_states; ///< the states of a field's buttons
};

} // namespace

TagImport importForm(QPDF& qpdf, const PageTree& tree)
{
    return FormReader(qpdf, tree).read();
}

Result<TagImport> importForm(const QByteArray& bytes)
{
    const StreamBudget budget;
    INK_ASSIGN(file, SourceFile::open(bytes));
    try {
        INK_ASSIGN(tree, readPageTree(file->qpdf()));
        return importForm(file->qpdf(), tree);
    } catch (const std::exception& e) {
        return fail(unreadableError(e));
    }
}

} // namespace ink::pdf
