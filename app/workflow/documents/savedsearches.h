#pragma once

#include "app/domain/document/documentquery.h"

#include <QDate>
#include <QJsonObject>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

namespace ink::settings {
class Settings;
}

namespace ink::workflow {

/** The filters of a listing in addition to its view; all of them apply. */
struct DocumentFilter
{
    QString text;         ///< words of titles, names and email addresses
    QString person;       ///< a recipient's name or email address
    QString content = {}; ///< words in the pages and answers of completed documents
    std::optional<domain::SigningStatus> status;
    std::optional<domain::FolderId> folder;
    std::optional<domain::DocumentType> type; ///< nothing = the type of the view
    std::optional<QDate> createdFrom;         ///< in local time, inclusive
    std::optional<QDate> createdTo;           ///< in local time, inclusive
    std::optional<QDate> completedFrom;       ///< in local time, inclusive; only completed documents
    std::optional<QDate> completedTo;         ///< in local time, inclusive; only completed documents
    std::optional<int> expiresWithin;         ///< documents in progress that expire within this many days; 0
                                              ///< = today
    std::optional<int> activeWithin;          ///< the last activity was within this many days; 1 = today
    std::optional<int> quietFor;              ///< no activity within this many days; 1 = today
    domain::DocumentData data;                ///< only documents with exactly these values

    [[nodiscard]] bool isEmpty() const { return *this == DocumentFilter(); }
    /** Adds the filters to the query. */
    void applyTo(domain::DocumentQuery& query) const;
    bool operator==(const DocumentFilter&) const = default;
};
[[nodiscard]] QJsonObject toJson(const DocumentFilter& filter);
[[nodiscard]] DocumentFilter documentFilterFromJson(const QJsonObject& object);

/** A named search. */
struct SavedSearch
{
    QString id; ///< UUID
    QString name;
    DocumentFilter filter;
    bool operator==(const SavedSearch&) const = default;
};

/** The saved searches of the open account, in the user's order; stored in the settings. */
class SavedSearches final : public QObject
{
    Q_OBJECT
public:
    explicit SavedSearches(settings::Settings& settings, QObject* parent = nullptr);

    /** Sets the profile that owns the searches. */
    void setProfile(const QString& profile);
    [[nodiscard]] QList<SavedSearch> all() const;
    [[nodiscard]] std::optional<SavedSearch> find(const QString& id) const;
    /** Appends a search, or replaces the one with this name; returns its id. */
    QString add(const QString& name, const DocumentFilter& filter);
    void rename(const QString& id, const QString& name);
    void remove(const QString& id);
    /** Moves a search up or down by `by` positions. */
    void shift(const QString& id, int by);
    /** Restores a removed search at its former position, for Undo. */
    void restore(const SavedSearch& search, qsizetype at);

Q_SIGNALS:
    void changed();

private:
    void write(const QList<SavedSearch>& searches);

    settings::Settings& m_settings;
    QString m_profile;
};

} // namespace ink::workflow
