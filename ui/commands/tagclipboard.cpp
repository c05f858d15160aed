#include "ui/commands/tagclipboard.h"

#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/document/facts.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

#include <algorithm>
#include <cmath>
#include <optional>

namespace ink::ui::tagclipboard {

namespace {

constexpr qsizetype maxTags = 10000;

int wholeNumber(const QJsonValue& value, int minimum, int maximum)
{
    const double number = value.toDouble();
    return std::isfinite(number) ? static_cast<int>(std::clamp(number, double(minimum), double(maximum)))
                                 : minimum;
}

QJsonObject toJson(const domain::Tag& tag, const QString& email)
{
    const domain::TagStyle& style = tag.style;
    QJsonObject json{{QStringLiteral("type"), static_cast<int>(tag.type)},
                     {QStringLiteral("name"), tag.name},
                     {QStringLiteral("group"), tag.groupName},
                     {QStringLiteral("page"), tag.pageIndex},
                     {QStringLiteral("recipient"), tag.invitationIndex},
                     {QStringLiteral("left"), tag.rect.left},
                     {QStringLiteral("top"), tag.rect.top},
                     {QStringLiteral("width"), tag.rect.width},
                     {QStringLiteral("height"), tag.rect.height},
                     {QStringLiteral("mandatory"), tag.isMandatory},
                     {QStringLiteral("text"), tag.text},
                     {QStringLiteral("options"), QJsonArray::fromStringList(style.options)},
                     {QStringLiteral("checked"), style.checked},
                     {QStringLiteral("dateFormat"), style.dateFormat},
                     {QStringLiteral("fontFamily"), style.fontFamily},
                     {QStringLiteral("fontSize"), style.fontSize},
                     {QStringLiteral("colour"), style.colour},
                     {QStringLiteral("align"), domain::textAlignCode(style.align)},
                     {QStringLiteral("readOnly"), style.readOnly},
                     {QStringLiteral("placeholder"), style.placeholder},
                     {QStringLiteral("pattern"), style.pattern},
                     {QStringLiteral("formula"), style.formula},
                     {QStringLiteral("email"), email}};
    if (style.maxLength) json.insert(QStringLiteral("maxLength"), *style.maxLength);
    if (style.min) json.insert(QStringLiteral("min"), *style.min);
    if (style.max) json.insert(QStringLiteral("max"), *style.max);
    if (style.decimals) json.insert(QStringLiteral("decimals"), *style.decimals);
    if (style.condition) json.insert(QStringLiteral("condition"), domain::toJson(*style.condition));
    if (const QJsonObject more = domain::additionalMembers(style); !more.isEmpty())
        json.insert(QStringLiteral("more"), more);
    domain::Tag copied = tag;
    domain::copyServiceMembers(copied, domain::Tag());
    if (const QJsonObject facts = domain::additionalMembers(copied); !facts.isEmpty())
        json.insert(QStringLiteral("facts"), facts);
    return json;
}

std::optional<double> numberOf(const QJsonValue& value)
{
    return value.isDouble() && std::isfinite(value.toDouble()) ? std::optional(value.toDouble())
                                                               : std::nullopt;
}

std::optional<int> countOf(const QJsonValue& value, int maximum)
{
    return value.isDouble() ? std::optional(wholeNumber(value, 0, maximum)) : std::nullopt;
}

domain::Tag fromJson(const QJsonObject& json, domain::TagType type)
{
    domain::Tag tag;
    tag.type = type;
    tag.name = json[QStringLiteral("name")].toString();
    tag.groupName = json[QStringLiteral("group")].toString();
    tag.pageIndex = wholeNumber(json[QStringLiteral("page")], 1, 100000);
    tag.invitationIndex = wholeNumber(json[QStringLiteral("recipient")], 1, 100000);
    tag.rect = {wholeNumber(json[QStringLiteral("left")], 0, 20000),
                wholeNumber(json[QStringLiteral("top")], 0, 20000),
                wholeNumber(json[QStringLiteral("width")], 1, 20000),
                wholeNumber(json[QStringLiteral("height")], 1, 20000)};
    tag.isMandatory = json[QStringLiteral("mandatory")].toBool(true);
    tag.text = json[QStringLiteral("text")].toString();
    const QJsonArray options = json[QStringLiteral("options")].toArray();
    for (const QJsonValue& option : options)
        tag.style.options.append(option.toString());
    tag.style.checked = json[QStringLiteral("checked")].toBool();
    tag.style.dateFormat = json[QStringLiteral("dateFormat")].toString();
    tag.style.fontFamily = json[QStringLiteral("fontFamily")].toString();
    tag.style.fontSize = std::clamp(numberOf(json[QStringLiteral("fontSize")]).value_or(0), 0.0, 200.0);
    tag.style.colour = json[QStringLiteral("colour")].toString();
    tag.style.align = domain::textAlignFromCode(json[QStringLiteral("align")].toString())
                          .value_or(domain::TextAlign::Natural);
    tag.style.readOnly = json[QStringLiteral("readOnly")].toBool();
    tag.style.placeholder = json[QStringLiteral("placeholder")].toString();
    tag.style.pattern = json[QStringLiteral("pattern")].toString();
    tag.style.formula = json[QStringLiteral("formula")].toString();
    tag.style.maxLength = countOf(json[QStringLiteral("maxLength")], 100000);
    tag.style.min = numberOf(json[QStringLiteral("min")]);
    tag.style.max = numberOf(json[QStringLiteral("max")]);
    tag.style.decimals = countOf(json[QStringLiteral("decimals")], 10);
    const QJsonObject condition = json[QStringLiteral("condition")].toObject();
    if (!condition.isEmpty()) tag.style.condition = domain::conditionFromJson(condition);
    domain::setAdditionalMembers(tag.style, json[QStringLiteral("more")].toObject());
    domain::setAdditionalMembers(tag, json[QStringLiteral("facts")].toObject());
    return tag;
}

QByteArray written(const QList<domain::Tag>& tags, const QList<domain::Invitation>& invitations)
{
    QJsonArray array;
    for (const domain::Tag& tag : tags)
        array.append(toJson(tag, invitations.value(tag.invitationIndex - 1).recipientEmail.trimmed()));
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

QList<domain::Tag> read(const QByteArray& bytes, const QList<domain::Invitation>& invitations)
{
    QList<domain::Tag> tags;
    const QJsonArray array = QJsonDocument::fromJson(bytes).array();
    if (array.size() > maxTags) return tags;
    for (const QJsonValue& value : array) {
        const QJsonObject json = value.toObject();
        if (const auto type = domain::tryFromCode<domain::TagType>(json[QStringLiteral("type")].toInteger()))
            tags.append(fromJson(json, *type));
        else
            continue;
        const QString email = json[QStringLiteral("email")].toString();
        const auto same = std::find_if(invitations.begin(), invitations.end(), [&email](const auto& person) {
            return !email.isEmpty() && !person.recipientEmail.trimmed().compare(email, Qt::CaseInsensitive);
        });
        if (same != invitations.end())
            tags.last().invitationIndex = static_cast<int>(same - invitations.begin()) + 1;
    }
    return tags;
}

/** A hash that distinguishes documents without identifying them. */
QString identityOf(const domain::Document& document)
{
    const QString all = QStringLiteral("%1|%2|%3|%4")
                            .arg(document.guid)
                            .arg(document.accountId.value())
                            .arg(document.id.value())
                            .arg(document.createdTime.time_since_epoch().count());
    return QString::fromLatin1(
        QCryptographicHash::hash(all.toUtf8(), QCryptographicHash::Sha256).toHex().first(32));
}

const QString originType = QStringLiteral("application/x-inkstone-tags-origin");

} // namespace

const QString mimeType = QStringLiteral("application/x-inkstone-tags");

QMimeData* mimeData(const QList<domain::Tag>& tags, const domain::Document& source)
{
    QStringList names;
    for (const domain::Tag& tag : tags)
        names.append(tag.name);
    QJsonArray parts;
    const CopyOrigin origin = copyOrigin(source, tags);
    for (const RadioGroupKey& part : origin.partialGroups)
        parts.append(QJsonArray{part.first, part.second});
    auto* data = new QMimeData;
    data->setData(mimeType, written(tags, source.invitations));
    data->setText(names.join(QLatin1Char('\n')));
    data->setData(originType, QJsonDocument(QJsonObject{{QStringLiteral("document"), identityOf(source)},
                                                        {QStringLiteral("parts"), parts}})
                                  .toJson(QJsonDocument::Compact));
    return data;
}

CopyOrigin originOf(const QMimeData* data, const domain::Document& into)
{
    CopyOrigin origin{.isSameDocument = false, .partialGroups = {}};
    if (!data || !data->hasFormat(originType)) return origin;
    const QJsonObject json = QJsonDocument::fromJson(data->data(originType)).object();
    origin.isSameDocument = json[QStringLiteral("document")].toString() == identityOf(into);
    const QJsonArray parts = json[QStringLiteral("parts")].toArray();
    for (const QJsonValue& part : parts)
        origin.partialGroups.insert(
            {wholeNumber(part.toArray().at(0), 1, 100000), part.toArray().at(1).toString()});
    return origin;
}

QList<domain::Tag> tagsOf(const QMimeData* data, const QList<domain::Invitation>& invitations)
{
    return data && data->hasFormat(mimeType) ? read(data->data(mimeType), invitations) : QList<domain::Tag>();
}

QByteArray toBytes(const QList<domain::Tag>& tags)
{
    return written(tags, {});
}

QList<domain::Tag> fromBytes(const QByteArray& bytes)
{
    return read(bytes, {});
}

int firstPage(const QList<domain::Tag>& tags)
{
    const auto first = std::min_element(
        tags.begin(), tags.end(), [](const auto& a, const auto& b) { return a.pageIndex < b.pageIndex; });
    return first == tags.end() ? 1 : first->pageIndex;
}

} // namespace ink::ui::tagclipboard
