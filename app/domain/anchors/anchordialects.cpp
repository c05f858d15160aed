#include "app/domain/anchors/anchordialects.h"

#include "app/domain/anchors/anchorgrammar_p.h"
#include "app/domain/anchors/reasons.h"
#include "app/domain/text/datetext.h"

#include <QRegularExpression>
#include <QSet>

#include <cmath>
#include <utility>

namespace ink::domain::anchors {

using ImportKind = ImportFinding::Kind;
using namespace Qt::Literals::StringLiterals;

namespace {

std::optional<double> numberFrom(const QString& text)
{
    bool ok = false;
    const double value = text.toDouble(&ok);
    return ok && std::isfinite(value) ? std::optional(value) : std::nullopt;
}

int pointsFrom(const QString& text)
{
    const double value = numberFrom(text).value_or(0);
    return value >= 1 && value <= 2000 ? static_cast<int>(std::lround(value)) : 0;
}

bool isTrue(const QString& text)
{
    const QString lower = text.toLower();
    return lower == "true"_L1 || lower == "t"_L1 || lower == "1"_L1 || lower == "yes"_L1;
}

QStringList optionsFrom(const QString& text)
{
    QStringList options;
    for (const QString& part : text.split(QLatin1Char(','))) {
        const QString option = part.simplified().left(1000);
        if (!option.isEmpty() && !options.contains(option) && options.size() < 1000) options.append(option);
    }
    return options;
}

void setColour(Tag& tag, const QString& text)
{
    static const QRegularExpression hex(QStringLiteral("^#[0-9a-fA-F]{6}$"));
    if (text == "blue"_L1) tag.style.colour = QStringLiteral("#0000ff");
    if (text == "red"_L1) tag.style.colour = QStringLiteral("#ff0000");
    if (hex.match(text).hasMatch()) tag.style.colour = text.toLower();
}

void setAlign(Tag& tag, const QString& text)
{
    const QString lower = text.toLower();
    if (lower == "center"_L1 || lower == "c"_L1) tag.style.align = TextAlign::Center;
    if (lower == "right"_L1 || lower == "r"_L1) tag.style.align = TextAlign::Right;
}

/** Sets the autofill source of a text field that another service fills with the recipient's data. */
void setFill(Tag& tag, const QString& type)
{
    static const QHash<QString, QString> fills{{QStringLiteral("name"), QStringLiteral("name")},
                                               {QStringLiteral("fullname"), QStringLiteral("name")},
                                               {QStringLiteral("signername"), QStringLiteral("name")},
                                               {QStringLiteral("email"), QStringLiteral("email")},
                                               {QStringLiteral("company"), QStringLiteral("company")},
                                               {QStringLiteral("title"), QStringLiteral("title")}};
    if (tag.type == TagType::Text && tag.text.isEmpty()) tag.style.fill = fills.value(type);
}

void setFontSize(Tag& tag, const QString& text)
{
    if (const auto size = numberFrom(text); size && *size >= 4 && *size <= 144) tag.style.fontSize = *size;
}

/** `key=value` or `key:value`; keys in lower case. */
using Attributes = QHash<QString, QString>;

// DocuSeal

const QHash<QString, TagType>& docusealTypes()
{
    static const QHash<QString, TagType> types{
        {QStringLiteral("text"), TagType::Text},         {QStringLiteral("signature"), TagType::Signature},
        {QStringLiteral("initials"), TagType::Initial},  {QStringLiteral("date"), TagType::Date},
        {QStringLiteral("datenow"), TagType::SignDate},  {QStringLiteral("number"), TagType::Number},
        {QStringLiteral("image"), TagType::Attachment},  {QStringLiteral("file"), TagType::Attachment},
        {QStringLiteral("select"), TagType::Dropdown},   {QStringLiteral("multiple"), TagType::Dropdown},
        {QStringLiteral("checkbox"), TagType::Checkbox}, {QStringLiteral("radio"), TagType::Radio},
        {QStringLiteral("phone"), TagType::Text},        {QStringLiteral("cells"), TagType::Text}};
    return types;
}

void applyDocusealFormat(Tag& tag, const Attributes& attributes)
{
    const QString format = attributes.value(QStringLiteral("format"));
    if (tag.type == TagType::Date || tag.type == TagType::SignDate) {
        const auto known = toDateFormat(format.isEmpty() ? QStringLiteral("MM/DD/YYYY") : format);
        if (known) tag.style.dateFormat = *known;
    } else if (tag.type == TagType::Number) {
        if (!format.isEmpty()) tag.style.decimals = 2; // usd, eur, gbp …
        tag.style.min = numberFrom(attributes.value(QStringLiteral("min")));
        tag.style.max = numberFrom(attributes.value(QStringLiteral("max")));
    }
}

void applyDocuseal(Anchor& anchor, const QString& type, const Attributes& attributes)
{
    Tag& tag = anchor.tag.tag;
    anchor.tag.role = attributes.value(QStringLiteral("role")).left(255);
    tag.style.readOnly = tag.style.readOnly || isTrue(attributes.value(QStringLiteral("readonly")));
    if (tag.style.readOnly) tag.isMandatory = false;
    const QString title =
        attributes.value(QStringLiteral("title"), attributes.value(QStringLiteral("description")));
    tag.style.placeholder = title.left(255);
    setColour(tag, attributes.value(QStringLiteral("color")));
    setAlign(tag, attributes.value(QStringLiteral("align")));
    setFontSize(tag, attributes.value(QStringLiteral("font_size")));
    tag.style.fontFamily = attributes.value(QStringLiteral("font")).left(100);
    if (tag.type == TagType::Text && isTrue(attributes.value(QStringLiteral("mask"))))
        tag.type = TagType::MaskedText;
    if (type == "phone"_L1) tag.style.pattern = phonePattern();
    if (type == "image"_L1) tag.style.format = QStringLiteral("image");
    applyDocusealFormat(tag, attributes);
    anchor.size = {pointsFrom(attributes.value(QStringLiteral("width"))),
                   pointsFrom(attributes.value(QStringLiteral("height")))};
    if (const QString condition = attributes.value(QStringLiteral("condition")); !condition.isEmpty()) {
        const qsizetype colon = condition.indexOf(QLatin1Char(':'));
        if (colon > 0)
            tag.style.condition = {condition.left(colon).trimmed(), condition.mid(colon + 1).trimmed()};
        else
            tag.style.condition.emplace(condition.trimmed(), QString()).terms.first().comparison =
                Comparison::Filled;
    }
    const QString initial = attributes.value(QStringLiteral("default")).left(10'000);
    if (tag.type == TagType::Checkbox)
        tag.style.checked = isTrue(initial);
    else if (!isSignatureLike(tag.type) && tag.type != TagType::SignDate && tag.type != TagType::Radio)
        tag.text = initial;
    if (tag.type == TagType::Dropdown || tag.type == TagType::Radio) {
        QStringList options = optionsFrom(attributes.value(QStringLiteral("options")));
        const QString option = attributes.value(QStringLiteral("option")).simplified();
        if (type == "multiple"_L1)
            addFinding(anchor, ImportKind::OptionsLost, reasons::multipleChoiceDropped());
        if (tag.type == TagType::Radio && !option.isEmpty()) {
            tag.groupName = tag.name;
            tag.name = option.left(255);
            tag.style.checked = initial == option;
        } else if (options.isEmpty()) {
            anchor = makeMalformedAnchor(reasons::choiceNeedsOptions());
        } else { // one tag for all options
            tag.type = TagType::Dropdown;
            if (!tag.text.isEmpty() && !options.contains(tag.text)) options.append(tag.text);
            tag.style.options = std::move(options);
        }
    }
}

Anchor fromDocuseal(const QString& content)
{
    QString name;
    Attributes attributes;
    const QStringList parts = content.split(QLatin1Char(';'));
    for (qsizetype i = 0; i < parts.size(); ++i) {
        const qsizetype equals = parts.at(i).indexOf(QLatin1Char('='));
        if (equals < 0) {
            if (i == 0) name = parts.at(i).trimmed();
            continue;
        }
        attributes.insert(parts.at(i).left(equals).trimmed().toLower(),
                          parts.at(i).mid(equals + 1).trimmed());
    }
    if (name.isEmpty()) name = attributes.value(QStringLiteral("name"));
    QString type = attributes.value(QStringLiteral("type")).toLower();
    if (type.isEmpty()) {
        // An anchor without a type is a text field, unless it consists only of the name `signature` or
        // `initials`.
        const QString lower = name.toLower();
        const bool alone = parts.size() == 1;
        type = alone && (lower == "signature"_L1 || lower == "initials"_L1) ? lower : QStringLiteral("text");
    }
    Anchor anchor;
    static const QSet<QString> nothing{QStringLiteral("payment"),      QStringLiteral("stamp"),
                                       QStringLiteral("verification"), QStringLiteral("kba"),
                                       QStringLiteral("heading"),      QStringLiteral("strikethrough")};
    if (nothing.contains(type)) {
        anchor.kind = Anchor::Kind::Silent;
        addFinding(anchor, ImportKind::NothingToFill, reasons::fieldTypeNotImported(type));
        return anchor;
    }
    const auto known = docusealTypes().constFind(type);
    if (known == docusealTypes().constEnd())
        return makeMalformedAnchor(reasons::noSuchAnchorType(type.left(40)));
    if (name.isEmpty()) name = type.left(1).toUpper() + type.mid(1);
    const QString required = attributes.value(QStringLiteral("required"), QStringLiteral("true"));
    anchor.tag.tag = makeAnchorTag(*known, name, required.toLower() != "false"_L1);
    applyDocuseal(anchor, type, attributes);
    return anchor;
}

// Documenso

Anchor fromDocumenso(const QStringList& parts, int recipient)
{
    static const QHash<QString, QString> shortTypes{{QStringLiteral("s"), QStringLiteral("signature")},
                                                    {QStringLiteral("fs"), QStringLiteral("free_signature")},
                                                    {QStringLiteral("i"), QStringLiteral("initials")},
                                                    {QStringLiteral("n"), QStringLiteral("name")},
                                                    {QStringLiteral("e"), QStringLiteral("email")},
                                                    {QStringLiteral("d"), QStringLiteral("date")},
                                                    {QStringLiteral("t"), QStringLiteral("text")},
                                                    {QStringLiteral("num"), QStringLiteral("number")},
                                                    {QStringLiteral("r"), QStringLiteral("radio")},
                                                    {QStringLiteral("cb"), QStringLiteral("checkbox")},
                                                    {QStringLiteral("dd"), QStringLiteral("dropdown")}};
    static const QHash<QString, TagType> types{{QStringLiteral("signature"), TagType::Signature},
                                               {QStringLiteral("free_signature"), TagType::Signature},
                                               {QStringLiteral("initials"), TagType::Initial},
                                               {QStringLiteral("name"), TagType::Text},
                                               {QStringLiteral("email"), TagType::Text},
                                               {QStringLiteral("date"), TagType::SignDate},
                                               {QStringLiteral("text"), TagType::Text},
                                               {QStringLiteral("number"), TagType::Number},
                                               {QStringLiteral("radio"), TagType::Radio},
                                               {QStringLiteral("checkbox"), TagType::Checkbox},
                                               {QStringLiteral("dropdown"), TagType::Dropdown}};
    static const QHash<QString, QString> shortKeys{{QStringLiteral("r"), QStringLiteral("required")},
                                                   {QStringLiteral("ro"), QStringLiteral("readonly")},
                                                   {QStringLiteral("f"), QStringLiteral("fontsize")},
                                                   {QStringLiteral("l"), QStringLiteral("label")},
                                                   {QStringLiteral("p"), QStringLiteral("placeholder")},
                                                   {QStringLiteral("ta"), QStringLiteral("textalign")},
                                                   {QStringLiteral("t"), QStringLiteral("text")},
                                                   {QStringLiteral("cl"), QStringLiteral("characterlimit")},
                                                   {QStringLiteral("v"), QStringLiteral("value")},
                                                   {QStringLiteral("min"), QStringLiteral("minvalue")},
                                                   {QStringLiteral("max"), QStringLiteral("maxvalue")},
                                                   {QStringLiteral("dv"), QStringLiteral("defaultvalue")}};
    QString type = parts.at(0).trimmed().toLower();
    type = shortTypes.value(type, type);
    const auto known = types.constFind(type);
    if (known == types.constEnd()) return makeMalformedAnchor(reasons::noSuchAnchorType(type.left(40)));
    if (recipient < 1 || recipient > 200) return makeMalformedAnchor(reasons::recipientNumberOutOfRange());
    Attributes attributes;
    static const QRegularExpression separator(QStringLiteral("[=:]"));
    for (qsizetype i = 2; i < parts.size(); ++i) {
        const qsizetype at = parts.at(i).indexOf(separator);
        if (at < 1) continue;
        const QString key = parts.at(i).left(at).trimmed().toLower();
        attributes.insert(shortKeys.value(key, key), parts.at(i).mid(at + 1).trimmed());
    }
    static const QSet<QString> optional{QStringLiteral("text"), QStringLiteral("number"),
                                        QStringLiteral("radio"), QStringLiteral("checkbox"),
                                        QStringLiteral("dropdown")};
    const QString required = attributes.value(QStringLiteral("required"));
    const bool mandatory = required.isEmpty() ? !optional.contains(type) : isTrue(required);
    QString label = attributes.value(QStringLiteral("label"));
    label.replace(QLatin1Char('_'), QLatin1Char(' '));
    const QString kind = type == "free_signature"_L1 ? QStringLiteral("signature") : type;
    const QString name = label.isEmpty() ? kind.left(1).toUpper() + kind.mid(1) : label;

    Anchor anchor;
    anchor.tag.recipient = recipient;
    anchor.tag.tag = makeAnchorTag(*known, name, mandatory);
    Tag& tag = anchor.tag.tag;
    anchor.size = {pointsFrom(attributes.value(QStringLiteral("width"))),
                   pointsFrom(attributes.value(QStringLiteral("height")))};
    if (isSignatureLike(tag.type)) return anchor;
    tag.style.placeholder =
        attributes.value(QStringLiteral("placeholder")).replace(QLatin1Char('_'), QLatin1Char(' '));
    tag.style.readOnly = tag.style.readOnly || isTrue(attributes.value(QStringLiteral("readonly")));
    if (tag.style.readOnly) tag.isMandatory = false;
    setFontSize(tag, attributes.value(QStringLiteral("fontsize")));
    setAlign(tag, attributes.value(QStringLiteral("textalign")));
    if (type == "email"_L1) tag.style.pattern = mailPattern();
    if (tag.type == TagType::Number) {
        tag.style.min = numberFrom(attributes.value(QStringLiteral("minvalue")));
        tag.style.max = numberFrom(attributes.value(QStringLiteral("maxvalue")));
        tag.text = attributes.value(QStringLiteral("value"));
    } else if (tag.type == TagType::Text) {
        tag.text = attributes.value(QStringLiteral("text"));
        if (const int maximum = pointsFrom(attributes.value(QStringLiteral("characterlimit"))); maximum > 0)
            tag.style.maxLength = maximum;
    } else if (tag.type == TagType::Radio) {
        tag.groupName = name;
        tag.name = attributes.value(QStringLiteral("value"), name).left(255);
    } else if (tag.type == TagType::Dropdown) {
        tag.text = attributes.value(QStringLiteral("defaultvalue"));
        tag.style.options = optionsFrom(
            attributes.value(QStringLiteral("options")).replace(QLatin1Char('|'), QLatin1Char(',')));
        if (tag.style.options.isEmpty()) {
            tag.type = TagType::Text;
            addFinding(anchor, ImportKind::OptionsLost, reasons::choiceWithoutOptions());
        }
    }
    setFill(tag, type);
    return anchor;
}

// Acrobat Sign

/** A part of a text tag after `_es_`, such as `signer1` or `dropdown(options="Red,Green")`. */
struct AcrobatPart
{
    QString name;     ///< in lower case
    QString argument; ///< the text in parentheses
};

/** Splits at colons that aren't in parentheses or quotation marks. */
QList<AcrobatPart> acrobatParts(const QString& text)
{
    QList<AcrobatPart> parts;
    AcrobatPart part;
    int depth = 0;
    bool isQuoted = false;
    for (const QChar c : text) {
        if (c == QLatin1Char('"') || c == QChar(0x201C) || c == QChar(0x201D)) isQuoted = !isQuoted;
        if (!isQuoted && c == QLatin1Char('(') && ++depth == 1) continue;
        if (!isQuoted && c == QLatin1Char(')') && depth > 0 && --depth == 0) continue;
        if (depth > 0) {
            part.argument += c;
        } else if (c == QLatin1Char(':') && !isQuoted) {
            parts.append(std::exchange(part, {}));
        } else {
            part.name += c.toLower();
        }
    }
    parts.append(part);
    for (AcrobatPart& each : parts)
        each.name = each.name.trimmed();
    parts.removeIf([](const AcrobatPart& each) { return each.name.isEmpty(); });
    return parts;
}

QString withoutQuotes(const QString& text)
{
    QString bare = text.trimmed();
    bare.remove(QLatin1Char('"')).remove(QChar(0x201C)).remove(QChar(0x201D));
    return bare.trimmed();
}

/** `name=value` pairs; a value in quotation marks may contain commas. */
Attributes acrobatArguments(const QString& text)
{
    static const QRegularExpression pair(
        QStringLiteral("([A-Za-z]+)\\s*=\\s*(?:[\"\\x{201C}\\x{201D}]([^\"\\x{201C}\\x{201D}]*)"
                       "[\"\\x{201C}\\x{201D}]|([^,]*))"));
    Attributes found;
    for (auto all = pair.globalMatch(text); all.hasNext();) {
        const auto match = all.next();
        found.insert(match.captured(1).toLower(), (match.captured(2) + match.captured(3)).trimmed());
    }
    return found;
}

const QHash<QString, TagType>& acrobatTypes()
{
    static const QHash<QString, TagType> types{{QStringLiteral("signature"), TagType::Signature},
                                               {QStringLiteral("signatureblock"), TagType::Signature},
                                               {QStringLiteral("optsignature"), TagType::Signature},
                                               {QStringLiteral("digitalsignature"), TagType::Signature},
                                               {QStringLiteral("initials"), TagType::Initial},
                                               {QStringLiteral("optinitials"), TagType::Initial},
                                               {QStringLiteral("date"), TagType::SignDate},
                                               {QStringLiteral("checkbox"), TagType::Checkbox},
                                               {QStringLiteral("radio"), TagType::Radio},
                                               {QStringLiteral("dropdown"), TagType::Dropdown},
                                               {QStringLiteral("attachment"), TagType::Attachment},
                                               {QStringLiteral("stampimage"), TagType::Attachment},
                                               {QStringLiteral("imagefield"), TagType::Attachment},
                                               {QStringLiteral("image"), TagType::Attachment},
                                               {QStringLiteral("isdate"), TagType::Date},
                                               {QStringLiteral("isnumber"), TagType::Number},
                                               {QStringLiteral("iscurrency"), TagType::Number},
                                               {QStringLiteral("masked"), TagType::MaskedText},
                                               {QStringLiteral("mask"), TagType::MaskedText}};
    return types;
}

void applyAcrobatPart(Anchor& anchor, const AcrobatPart& part)
{
    Tag& tag = anchor.tag.tag;
    const Attributes arguments = acrobatArguments(part.argument);
    const QString value = withoutQuotes(part.argument);
    const bool isText = tag.type == TagType::Text || tag.type == TagType::MaskedText;
    if (part.name == "default"_L1 && !isSignatureLike(tag.type) && tag.type != TagType::SignDate) {
        if (tag.type == TagType::Checkbox || tag.type == TagType::Radio)
            tag.style.checked = true;
        else
            tag.text = value.left(10'000);
    } else if (part.name == "checkbox"_L1) {
        tag.style.checked = tag.style.checked || value.toLower() == "checked"_L1;
    } else if (part.name == "tooltip"_L1) {
        tag.style.placeholder = value.left(255);
    } else if (part.name == "label"_L1) {
        if (!value.isEmpty() && tag.type != TagType::Radio) tag.name = value.simplified().left(255);
    } else if (part.name == "multiline"_L1 && isText) {
        tag.style.multiline = true;
    } else if (part.name == "maxlen"_L1 && isText) {
        if (const int maximum = pointsFrom(value); maximum > 0) tag.style.maxLength = maximum;
    } else if (part.name == "align"_L1) {
        setAlign(tag, value);
    } else if (part.name == "font"_L1) {
        setFontSize(tag, arguments.value(QStringLiteral("size")));
        setColour(tag, arguments.value(QStringLiteral("color")));
    } else if (part.name == "email"_L1 || part.name == "isemail"_L1) {
        tag.style.pattern = mailPattern();
    } else if (part.name == "isphone"_L1) {
        tag.style.pattern = phonePattern();
    } else if (part.name == "iszip"_L1) {
        tag.style.pattern = QStringLiteral("[0-9]{5}(-[0-9]{4})?");
    } else if (part.name == "isssn"_L1) {
        tag.style.pattern = QStringLiteral("[0-9]{3}-?[0-9]{2}-?[0-9]{4}");
    } else if (part.name == "isdate"_L1) {
        const QString format = withoutQuotes(arguments.value(QStringLiteral("format"))).toUpper();
        if (const auto known = toDateFormat(format.isEmpty() ? QStringLiteral("MM/DD/YYYY") : format))
            tag.style.dateFormat = *known;
    } else if (part.name == "isnumber"_L1 || part.name == "iscurrency"_L1) {
        if (part.name == "iscurrency"_L1) tag.style.decimals = 2;
        tag.style.min = numberFrom(arguments.value(QStringLiteral("min")));
        tag.style.max = numberFrom(arguments.value(QStringLiteral("max")));
    } else if (part.name == "stampimage"_L1 || part.name == "imagefield"_L1 || part.name == "image"_L1) {
        tag.style.format = QStringLiteral("image");
    } else if (part.name == "readonly"_L1) {
        tag.style.readOnly = true;
        tag.isMandatory = false;
    } else if (part.name == "calc"_L1 || part.name == "showif"_L1 || part.name == "hideif"_L1 ||
               part.name == "enableif"_L1 || part.name == "disableif"_L1) {
        addFinding(anchor, ImportKind::OptionsLost, reasons::rulePartNotImported(part.name));
    }
}

/** Returns nothing if the text isn't a text tag of Acrobat Sign. */
std::optional<Anchor> fromAcrobat(const QString& content)
{
    static const QRegularExpression shape(QStringLiteral("^([*!]?)(.*?)_es_(?=$|[:(\\s])(.*)$"),
                                          QRegularExpression::CaseInsensitiveOption);
    const auto match = shape.match(content);
    if (!match.hasMatch()) return std::nullopt;
    Anchor anchor;
    QString name = match.captured(2).trimmed();
    QList<AcrobatPart> parts = acrobatParts(match.captured(3));
    static const QRegularExpression who(
        QStringLiteral("^(signer|approver|acceptor|formfiller|certifiedrecipient|delegator|sender|prefill|"
                       "everyone)?([0-9]{0,3})$"));
    bool isPrefilled = false;
    if (!parts.isEmpty())
        if (const auto role = who.match(parts.constFirst().name); role.hasMatch()) {
            anchor.tag.recipient = role.capturedView(2).toInt();
            isPrefilled = role.captured(1) == "prefill"_L1;
            parts.removeFirst();
        }
    if (anchor.tag.recipient > 200) return makeMalformedAnchor(reasons::recipientNumberOutOfRange());
    // `[]Name` and `[x]Name` are check boxes, `(Value)Name` are radio buttons.
    static const QRegularExpression marked(QStringLiteral("^(?:\\[\\s*(x?)\\s*\\]|\\(([^()]*)\\))\\s*(.*)$"),
                                           QRegularExpression::CaseInsensitiveOption);
    TagType type = TagType::Text;
    QString word;  // names a tag without a name
    QString value; // of a radio button
    bool isChecked = false;
    if (const auto box = marked.match(name); box.hasMatch()) {
        type = name.startsWith(QLatin1Char('[')) ? TagType::Checkbox : TagType::Radio;
        isChecked = !box.capturedView(1).isEmpty();
        value = box.captured(2).trimmed();
        name = box.captured(3).trimmed();
        word = QStringLiteral("checkbox");
    }
    static const QSet<QString> nothing{QStringLiteral("transactionid"), QStringLiteral("participantstamp"),
                                       QStringLiteral("hyperlink"),     QStringLiteral("link"),
                                       QStringLiteral("payment"),       QStringLiteral("inlineimage")};
    for (const AcrobatPart& part : std::as_const(parts)) {
        if (nothing.contains(part.name)) {
            anchor.kind = Anchor::Kind::Silent;
            addFinding(anchor, ImportKind::NothingToFill, reasons::fieldTypeNotImported(part.name));
            return anchor;
        }
        if (word.isEmpty()) word = part.name;
        if (type != TagType::Text) continue;
        type = acrobatTypes().value(part.name, TagType::Text);
        if (part.name == "radio"_L1) value = withoutQuotes(part.argument);
    }
    if (isPrefilled && type == TagType::Text) type = TagType::PrefillableText;
    if (name.isEmpty()) name = word.left(1).toUpper() + word.mid(1);
    const bool isOptional = word.startsWith("opt"_L1);
    const QString mark = match.captured(1);
    Tag& tag = anchor.tag.tag;
    tag = makeAnchorTag(type, name, !isOptional && (mark == "*"_L1 || isSignatureLike(type)));
    if (mark == "!"_L1) tag.style.readOnly = true;
    tag.style.checked = isChecked;
    for (const AcrobatPart& part : std::as_const(parts)) {
        applyAcrobatPart(anchor, part);
        if (part.name != "dropdown"_L1) continue;
        tag.style.options = optionsFrom(acrobatArguments(part.argument).value(QStringLiteral("options")));
        if (tag.style.options.isEmpty()) return makeMalformedAnchor(reasons::acrobatChoiceNeedsOptions());
    }
    if (type == TagType::Radio) {
        tag.groupName = tag.name;
        tag.name = value.isEmpty() ? tag.name : value.left(255);
    }
    if (type == TagType::Dropdown && !tag.text.isEmpty() && !tag.style.options.contains(tag.text))
        tag.style.options.append(tag.text);
    setFill(tag, word);
    return anchor;
}

// Dropbox Sign

const QHash<QString, TagType>& dropboxTypes()
{
    static const QHash<QString, TagType> types{{QStringLiteral("sig"), TagType::Signature},
                                               {QStringLiteral("signature"), TagType::Signature},
                                               {QStringLiteral("initial"), TagType::Initial},
                                               {QStringLiteral("initials"), TagType::Initial},
                                               {QStringLiteral("text"), TagType::Text},
                                               {QStringLiteral("check"), TagType::Checkbox},
                                               {QStringLiteral("checkbox"), TagType::Checkbox},
                                               {QStringLiteral("date"), TagType::SignDate},
                                               {QStringLiteral("text-merge"), TagType::PrefillableText},
                                               {QStringLiteral("checkbox-merge"), TagType::Checkbox}};
    return types;
}

QString dropboxPattern(const QString& validation)
{
    static const QHash<QString, QString> patterns{
        {QStringLiteral("numbers_only"), QStringLiteral("[0-9]+")},
        {QStringLiteral("letters_only"), QStringLiteral("\\p{L}+")},
        {QStringLiteral("phone_number"), phonePattern()},
        {QStringLiteral("bank_routing_number"), QStringLiteral("[0-9]{9}")},
        {QStringLiteral("bank_account_number"), QStringLiteral("[0-9]{4,17}")},
        {QStringLiteral("email_address"), mailPattern()},
        {QStringLiteral("zip_code"), QStringLiteral("[0-9]{5}(-[0-9]{4})?")},
        {QStringLiteral("social_security_number"), QStringLiteral("[0-9]{3}-?[0-9]{2}-?[0-9]{4}")},
        {QStringLiteral("employer_identification_number"), QStringLiteral("[0-9]{2}-?[0-9]{7}")}};
    return patterns.value(validation.toLower());
}

const QRegularExpression& dropboxRequired()
{
    static const QRegularExpression shape(QStringLiteral("^(no)?req([0-9]{0,3})(?:-([0-9]{1,3}|ls))?$"),
                                          QRegularExpression::CaseInsensitiveOption);
    return shape;
}

} // namespace

bool isBracketTag(const QStringList& parts)
{
    if (parts.size() < 3) return false;
    return dropboxTypes().contains(parts.at(0).toLower()) || dropboxRequired().match(parts.at(1)).hasMatch();
}

Anchor parseBrackets(const QStringList& parts, const QString& group)
{
    Anchor anchor;
    const QString type = parts.value(0).toLower();
    if (type == "hyperlink"_L1) {
        anchor.kind = Anchor::Kind::Silent;
        addFinding(anchor, ImportKind::NothingToFill, reasons::linkNotFillable());
        return anchor;
    }
    if (type == "dropdown"_L1 || type == "radio"_L1)
        return makeMalformedAnchor(reasons::bracketsWithoutOptions(type));
    const auto known = dropboxTypes().constFind(type);
    if (known == dropboxTypes().constEnd())
        return makeMalformedAnchor(reasons::noSuchTextTagType(type.left(40)));
    const bool isMerge = type.endsWith("-merge"_L1);
    const QString who = parts.value(2);
    static const QRegularExpression signer(QStringLiteral("^signer ?([0-9]{1,4})$"),
                                           QRegularExpression::CaseInsensitiveOption);
    if (const auto match = signer.match(who); match.hasMatch()) {
        anchor.tag.recipient = match.capturedView(1).toInt();
        if (anchor.tag.recipient < 1 || anchor.tag.recipient > 200)
            return makeMalformedAnchor(reasons::signerNumberOutOfRange());
    } else if (who.isEmpty()) {
        return makeMalformedAnchor(reasons::textTagWithoutSigner());
    } else if (who.compare("sender"_L1, Qt::CaseInsensitive) != 0) {
        anchor.tag.role = who.left(255);
    }
    const auto rule = dropboxRequired().match(parts.value(1));
    const bool mandatory =
        !rule.hasMatch() || rule.capturedView(1).isEmpty(); // required if the rule is unknown
    const QString label = parts.value(3);
    const QString id = parts.value(4);
    anchor.tag.tag = makeAnchorTag(*known, label.isEmpty() ? id : label, mandatory);
    Tag& tag = anchor.tag.tag;
    tag.facts.externalId = id.left(255);
    if (isMerge && who.compare("sender"_L1, Qt::CaseInsensitive) == 0) {
        tag.style.readOnly = true; // filled in by the sender before sending
        tag.isMandatory = false;
    }
    if (tag.type == TagType::Text) tag.style.pattern = dropboxPattern(parts.value(5));
    if (tag.type == TagType::Checkbox && !group.isEmpty()) {
        const int minimum = rule.capturedView(2).toInt();
        const bool bounded = !rule.capturedView(3).isEmpty();
        if (minimum == 1 && !bounded) { // exactly one of the group
            tag.type = TagType::Radio;
            tag.groupName = group.left(255);
        } else {
            tag.isMandatory = false;
            if (!rule.capturedView(2).isEmpty() || bounded)
                addFinding(anchor, ImportKind::OptionsLost, reasons::groupCountDropped());
        }
    }
    return anchor;
}

Anchor parseBraces(const QString& content)
{
    if (const auto anchor = fromAcrobat(content)) return *anchor;
    const QStringList commas = content.split(QLatin1Char(','));
    static const QRegularExpression recipient(QStringLiteral("^r(?:ecipient)?\\s*([0-9]{1,4})$"),
                                              QRegularExpression::CaseInsensitiveOption);
    if (commas.size() > 1 && !content.contains(QLatin1Char(';')))
        if (const auto match = recipient.match(commas.at(1).trimmed()); match.hasMatch())
            return fromDocumenso(commas, match.capturedView(1).toInt());
    static const QRegularExpression letter(QStringLiteral("\\p{L}"));
    if (!letter.match(content).hasMatch()) return makeMalformedAnchor(reasons::anchorWithoutNameAndType());
    return fromDocuseal(content);
}

} // namespace ink::domain::anchors
