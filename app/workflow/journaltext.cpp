#include "app/workflow/journaltext.h"

#include "app/wire/documentcodec.h"
#include "app/wire/json.h"

namespace ink::workflow {

using namespace domain;

namespace {

QByteArray writtenOut(Tag tag)
{
    if (tag.id.value() < 0) tag.id = {}; // ids of the workstation are nobody else's
    return wire::toBytes(wire::toJson(tag));
}

} // namespace

const QByteArray& JournalText::textOf(const Tag& tag)
{
    Written& written = m_tags[tag.id];
    if (written.text.isEmpty() || !(written.tag == tag)) written = {tag, writtenOut(tag)};
    return written.text;
}

QByteArray JournalText::of(const Document& document)
{
    Document rest = document;
    rest.tags.clear();
    for (File& file : rest.files) { // only their order
        const FileId id = file.id;
        file = {};
        file.id = id;
    }
    rest.histories.clear();
    QJsonObject object = wire::toJson(rest);
    object.remove(QStringLiteral("tags"));
    if (m_tags.size() > 2 * document.tags.size() + 100) m_tags.clear(); // most are gone
    QByteArray text = wire::toBytes(object);
    text.chop(1);
    text += QByteArrayLiteral(",\"tags\":[");
    for (qsizetype i = 0; i < document.tags.size(); ++i) {
        if (i > 0) text += ',';
        const Tag& tag = document.tags.at(i);
        text += tag.id.isNull() ? writtenOut(tag) : textOf(tag);
    }
    text += QByteArrayLiteral("]}");
    return text;
}

} // namespace ink::workflow
