#include "ui/viewer/tagclipboard.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMimeData>

#include <cmath>

namespace ink::ui::tagclipboard {

namespace {

constexpr qsizetype mostTags = 10000;

int wholeNumber(const QJsonValue& value, int least, int most)
{
    const double number = value.toDouble();
    return std::isfinite(number) ? static_cast<int>(std::clamp(number, double(least), double(most))) : least;
}

QJsonObject toJson(const domain::Tag& tag)
{
    const domain::TagStyle& style = tag.style;
    return {{QStringLiteral("type"), static_cast<int>(tag.type)},
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
            {QStringLiteral("align"), style.align},
            {QStringLiteral("readOnly"), style.readOnly},
            {QStringLiteral("placeholder"), style.placeholder}};
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
    tag.style.fontSize = wholeNumber(json[QStringLiteral("fontSize")], 0, 200);
    tag.style.colour = json[QStringLiteral("colour")].toString();
    tag.style.align = json[QStringLiteral("align")].toString();
    tag.style.readOnly = json[QStringLiteral("readOnly")].toBool();
    tag.style.placeholder = json[QStringLiteral("placeholder")].toString();
    return tag;
}

} // namespace

const QString mimeType = QStringLiteral("application/x-inkstone-tags");

QMimeData* mimeData(const QList<domain::Tag>& tags)
{
    QJsonArray array;
    QStringList names;
    for (const domain::Tag& tag : tags) {
        array.append(toJson(tag));
        names.append(tag.name);
    }
    auto* data = new QMimeData;
    data->setData(mimeType, QJsonDocument(array).toJson(QJsonDocument::Compact));
    data->setText(names.join(QLatin1Char('\n')));
    return data;
}

QList<domain::Tag> tagsOf(const QMimeData* data)
{
    QList<domain::Tag> tags;
    if (!data || !data->hasFormat(mimeType)) return tags;
    const QJsonArray array = QJsonDocument::fromJson(data->data(mimeType)).array();
    if (array.size() > mostTags) return tags;
    for (const QJsonValue& value : array) {
        const QJsonObject json = value.toObject();
        if (const auto type = domain::tryFromCode<domain::TagType>(json[QStringLiteral("type")].toInteger()))
            tags.append(fromJson(json, *type));
    }
    return tags;
}

} // namespace ink::ui::tagclipboard
