#include "app/workflow/drafts/journaltext.h"

#include "app/domain/document/document.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"

#include <QJsonArray>

#include <array>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr std::array sides{"left", "top", "width", "height"};

QByteArray tagText(Tag tag)
{
    if (tag.id.isLocal()) tag.id = {};
    QJsonObject object = wire::toJson(tag);
    for (const char* side : sides)
        object.remove(QLatin1String(side));
    QByteArray text = wire::toBytes(object);
    text.chop(1);
    return text;
}

} // namespace

void JournalText::write(const Tag& tag, QByteArray& text)
{
    Written once;
    Written& written = tag.id.isNull() ? once : m_tags[tag.id];
    // Thousands of tags may be moved at once, so a move needs no new serialization.
    written.tag.rect = tag.rect;
    if (written.text.isEmpty() || !(written.tag == tag)) written = {tag, tagText(tag)};
    const std::array values{tag.rect.left, tag.rect.top, tag.rect.width, tag.rect.height};
    text += written.text;
    for (size_t i = 0; i < sides.size(); ++i) {
        text += ",\"";
        text += sides[i];
        text += "\":";
        text += QByteArray::number(values[i]);
    }
    text += '}';
}

QByteArray JournalText::serialize(const Document& document)
{
    Document rest = document;
    rest.tags.clear();
    for (File& file : rest.files) { // only their order and visibility are edits
        File edited;
        edited.id = file.id;
        edited.visibleTo = file.visibleTo;
        file = edited;
    }
    rest.histories.clear();
    QJsonObject object = wire::toJson(rest);
    object.remove(QStringLiteral("tags"));
    QJsonArray files = object.value(QStringLiteral("files")).toArray();
    for (QJsonValueRef each : files) { // even if empty: entries of earlier versions lack it
        QJsonObject file = each.toObject();
        if (!file.contains(QStringLiteral("visibleTo")))
            file.insert(QStringLiteral("visibleTo"), QJsonArray());
        each = file;
    }
    object.insert(QStringLiteral("files"), files);
    if (m_tags.size() > 2 * document.tags.size() + 100) m_tags.clear(); // most of them are outdated
    QByteArray text = wire::toBytes(object);
    text.chop(1);
    text += QByteArrayLiteral(",\"tags\":[");
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        if (i > 0) text += ',';
        write(document.tags.at(i), text);
    }
    text += QByteArrayLiteral("]}");
    return text;
}

} // namespace ink::workflow
