#pragma once

#include "app/domain/document/tag.h"
#include "app/settings/settings.h"

#include <QObject>

namespace ink::ui {

/** A named set of tags, for example a signature block. */
struct TagBlock
{
    QString name;
    QList<domain::Tag> tags; ///< as made by makeBlock()
    QString details = {};    ///< shown instead of the number of tags
    bool operator==(const TagBlock&) const = default;
};

/** The saved blocks. They are stored in the settings and shared by all documents and windows. */
class TagBlocks final : public QObject
{
    Q_OBJECT
public:
    static const settings::Option<QJsonArray> option;

    explicit TagBlocks(settings::Settings& settings, QObject* parent = nullptr);

    [[nodiscard]] QList<TagBlock> all() const;
    /** Saves tags as a block with a unique name, and returns the name; empty on failure. */
    QString add(const QString& name, const QList<domain::Tag>& tags);
    /** Renames a block; a number makes the name unique. */
    void rename(qsizetype at, const QString& name);
    void remove(qsizetype at);

    static constexpr qsizetype maxBlocks = 100;
    static constexpr int maxNameLength = 60;

Q_SIGNALS:
    void changed();

private:
    void save(const QList<TagBlock>& blocks);
    [[nodiscard]] static QString uniqueName(const QList<TagBlock>& blocks, const QString& wanted);

    settings::Settings& m_settings;
};

} // namespace ink::ui
