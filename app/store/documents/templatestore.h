#pragma once

#include "app/base/clock.h"
#include "app/domain/document/accessscope.h"
#include "app/domain/document/document.h"
#include "app/domain/document/tag.h"
#include "app/store/database/database.h"

#include <QHash>
#include <QStringList>

#include <optional>

namespace ink::store {

/** Queries for templates that cover many documents: bulk inserts, and reports about the documents made from a
 * template. */
class TemplateStore final
{
public:
    explicit TemplateStore(Database& database) : m_db(database) {}

    /**
     * Stores new documents of one account in few statements. Like DocumentStore::insert for each, but ids are
     * assigned only to documents, files (with their pages) and invitations. GUIDs must be set. If
     * `callbackBase` is set, each document's postBackURL is derived from it; see callbackAddress.
     */
    [[nodiscard]] Result<void> insertAll(Transaction& transaction, QList<domain::Document>& documents,
                                         const QString& callbackBase);
    /** Schedules the first check of new documents in progress (see AgendaStore::set), all for the same
     * time. */
    [[nodiscard]] Result<void> setAgenda(Transaction& transaction, const QList<domain::Document>& documents,
                                         std::optional<Timestamp> due);
    /**
     * Returns the version of a document that is not in the trash, as seen by this transaction; nullopt if it
     * is not found.
     */
    [[nodiscard]] Result<std::optional<qint64>> liveVersion(Transaction& transaction,
                                                            domain::DocumentId id) const;

    /** The text that represents a tag with an image in a report. */
    static constexpr QLatin1StringView signedText{"signed"};
    /** A document made from a template, as a line of the template's report. */
    struct ReportLine
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
        QString recipientName; ///< name of the first signer, or of the first recipient if there is no signer
        QString recipientEmail;
        domain::DocumentData data;
        QList<Value> values; ///< values of tags with a name, in the order of the tags
    };
    /** Returns up to `count` children with ids below `before` (null = from the newest), newest first;
     * with `modifiedFrom` only those that changed since then. */
    [[nodiscard]] Result<QList<domain::DocumentId>>
    childIds(const domain::AccessScope& reach, domain::DocumentId templateId, domain::DocumentId before,
             int count, std::optional<Timestamp> modifiedFrom = {}) const;
    /** Returns the lines of these documents in this order, without documents in the trash. */
    [[nodiscard]] Result<QList<ReportLine>> reportLines(const QList<domain::DocumentId>& documents) const;
    /** Returns the tags of these documents, without images. A tag with an image but no text has the text
     * `signedText`. */
    [[nodiscard]] Result<QHash<domain::DocumentId, QList<domain::Tag>>>
    tagsOf(const QList<domain::DocumentId>& documents) const;
    /** Returns the names in the data of the documents made from a template, sorted. */
    [[nodiscard]] Result<QStringList> dataNames(const domain::AccessScope& reach,
                                                domain::DocumentId templateId) const;
    /** Returns the names of all tags of the documents made from a template, sorted. */
    [[nodiscard]] Result<QStringList> tagNames(const domain::AccessScope& reach,
                                               domain::DocumentId templateId) const;

private:
    Database& m_db;
};

} // namespace ink::store
