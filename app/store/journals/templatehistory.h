#pragma once

#include "app/base/clock.h"
#include "app/domain/document/ids.h"
#include "app/store/database/database.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::store {

/** The workstation's history of templates. Stores versions, and each file once. */
class TemplateHistory final
{
public:
    static constexpr int maxVersions = 50; ///< per template; older ones are removed

    explicit TemplateHistory(Database& database) : m_db(database) {}

    struct Version
    {
        qint64 id = 0;
        Timestamp saved{};
        QByteArray body; ///< the template as wire JSON
        bool operator==(const Version&) const = default;
    };
    /** Returns the versions of a template, newest first. */
    [[nodiscard]] Result<QList<Version>> versions(const QString& profile, domain::DocumentId id) const;
    [[nodiscard]] Result<std::optional<Version>> version(qint64 id) const;
    /** Adds a version and returns its id. `hashes` are those of its files, which must already be stored. */
    [[nodiscard]] Result<qint64> add(const QString& profile, domain::DocumentId id, Timestamp kept,
                                     const QByteArray& body, const QStringList& hashes);
    [[nodiscard]] Result<bool> hasFile(const QString& sha256) const;
    [[nodiscard]] Result<void> addFile(const QString& sha256, const QByteArray& bytes);
    [[nodiscard]] Result<std::optional<QByteArray>> file(const QString& sha256) const;

private:
    Database& m_db;
};

} // namespace ink::store
