#pragma once

#include "app/base/clock.h"
#include "app/domain/document/document.h"
#include "app/domain/document/reach.h"
#include "app/domain/document/tag.h"
#include "app/store/database/database.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace ink::store {

/** Queries for templates that cover many documents: bulk inserts, and reports over their children. */
class TemplateStore final
{
public:
    explicit TemplateStore(Database& database) : m_db(database) {}

    /**
     * Stores new documents of one account in few statements: like DocumentStore::insert for each, but only
     * documents, files and invitations get their ids back (and pages through their files). GUIDs must be set.
     * With a `callbackBase`, each document's postBackURL is made of it (see callbackAddress).
     */
    [[nodiscard]] Result<void> insertAll(Transaction& transaction, QList<domain::Document>& documents,
                                         const QString& callbackBase);
    /** Puts new documents in progress on the agenda (see AgendaStore::set), all for the same time. */
    [[nodiscard]] Result<void> setAgenda(Transaction& transaction, const QList<domain::Document>& documents,
                                         std::optional<Timestamp> due);
    /**
     * The version of a document that is not in the trash, as seen by this transaction; nothing = not found.
     */
    [[nodiscard]] Result<std::optional<qint64>> liveVersion(Transaction& transaction,
                                                            domain::DocumentId id) const;

    /** The text of a tag with a picture in a report. */
    static constexpr QLatin1StringView signedText{"signed"};
    /** A document made from a template as a line of its report. */
    struct Line
    {
        struct Value
        {
            QString name;
            QString text; ///< `true` or `false` for check boxes and radio buttons
            bool isMasked = false;
        };
        domain::DocumentId id;
        QString guid;
        QString title;
        domain::SigningStatus status = domain::SigningStatus::Draft;
        Timestamp createdTime{};
        std::optional<Timestamp> sentTime;
        std::optional<Timestamp> completedTime;
        QString recipientName; ///< of the first signer, else of the first recipient
        QString recipientEmail;
        QList<Value> values; ///< of tags with a name, in their order
    };
    /** Reads up to `count` children with ids below `before` (null = from the newest), newest first. */
    [[nodiscard]] Result<QList<domain::DocumentId>> childIds(const domain::Reach& reach,
                                                             domain::DocumentId templateId,
                                                             domain::DocumentId before, int count) const;
    /** These documents in this order, without those in the trash. */
    [[nodiscard]] Result<QList<Line>> lines(const QList<domain::DocumentId>& documents) const;
    /** The tags of these documents, without images; one that has an image holds `signedText`. */
    [[nodiscard]] Result<QHash<domain::DocumentId, QList<domain::Tag>>>
    tagsOf(const QList<domain::DocumentId>& documents) const;
    /** Every name that a tag of a child has, sorted. */
    [[nodiscard]] Result<QStringList> tagNames(const domain::Reach& reach,
                                               domain::DocumentId templateId) const;

private:
    Database& m_db;
};

} // namespace ink::store
