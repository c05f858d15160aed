#include "ui/pages/editor/blocks/tagblocks.h"

#include "ui/commands/tagclipboard.h"
#include "ui/viewer/tools/placeblocktool.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ink::ui {

const settings::Option<QJsonArray> TagBlocks::option{QStringLiteral("editor/blocks"), {}};

TagBlocks::TagBlocks(settings::Settings& settings, QObject* parent) : QObject(parent), m_settings(settings)
{
    connect(&settings, &settings::Settings::changed, this, [this](const QString& key) {
        if (key == option.key) Q_EMIT changed(); // also if another window changed it
    });
}

QList<TagBlock> TagBlocks::all() const
{
    QList<TagBlock> blocks;
    const QJsonArray kept = m_settings.value(option);
    for (const QJsonValue& value : kept) {
        const QJsonObject json = value.toObject();
        const QByteArray tags =
            QJsonDocument(json[QStringLiteral("tags")].toArray()).toJson(QJsonDocument::Compact);
        const TagBlock block{json[QStringLiteral("name")].toString().left(maxNameLength),
                             tagclipboard::fromBytes(tags)};
        if (!block.name.isEmpty() && !block.tags.isEmpty() && blocks.size() < maxBlocks) blocks.append(block);
    }
    return blocks;
}

void TagBlocks::save(const QList<TagBlock>& blocks)
{
    QJsonArray array;
    for (const TagBlock& block : blocks)
        array.append(QJsonObject{
            {QStringLiteral("name"), block.name},
            {QStringLiteral("tags"), QJsonDocument::fromJson(tagclipboard::toBytes(block.tags)).array()}});
    m_settings.set(option, array);
}

QString TagBlocks::uniqueName(const QList<TagBlock>& blocks, const QString& wanted)
{
    const QString base = wanted.simplified().left(maxNameLength - 4);
    const auto isTaken = [&blocks](const QString& name) {
        return std::any_of(blocks.begin(), blocks.end(), [&name](const TagBlock& block) {
            return block.name.compare(name, Qt::CaseInsensitive) == 0;
        });
    };
    QString name = base;
    for (int number = 2; isTaken(name); ++number)
        name = QStringLiteral("%1 %2").arg(base).arg(number);
    return name;
}

QString TagBlocks::add(const QString& name, const QList<domain::Tag>& tags)
{
    QList<TagBlock> blocks = all();
    if (name.simplified().isEmpty() || tags.isEmpty() || blocks.size() >= maxBlocks) return {};
    const QString free = uniqueName(blocks, name);
    blocks.append({free, makeBlock(tags)});
    std::sort(blocks.begin(), blocks.end(),
              [](const TagBlock& a, const TagBlock& b) { return a.name.localeAwareCompare(b.name) < 0; });
    save(blocks);
    return free;
}

void TagBlocks::rename(qsizetype at, const QString& name)
{
    QList<TagBlock> blocks = all();
    if (at < 0 || at >= blocks.size() || name.simplified().isEmpty()) return;
    TagBlock block = blocks.takeAt(at);
    block.name = uniqueName(blocks, name);
    blocks.insert(at, block);
    save(blocks);
}

void TagBlocks::remove(qsizetype at)
{
    QList<TagBlock> blocks = all();
    if (at < 0 || at >= blocks.size()) return;
    blocks.removeAt(at);
    save(blocks);
}

} // namespace ink::ui

#include "moc_tagblocks.cpp"
