#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/workflow/documents/documentcopy.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::store {
class Database;
class DraftJournal;
} // namespace ink::store

namespace ink::workflow {

class Session;

/** A difference between two versions of a template. */
struct TemplateChange
{
    enum class Kind {
        Renamed,
        Message,
        Defaults, ///< sender, data, language, expiry, reminders, mail, callback
        TypeChanged,
        RolesAdded,
        RolesRemoved,
        RolesChanged,
        TagsAdded,
        TagsRemoved,
        TagsMoved,
        TagsChanged,
        FilesAdded,
        FilesRemoved,
        VisibilityChanged, ///< a file is visible to other roles than before
    };
    Kind kind{};
    int count = 1;
    bool operator==(const TemplateChange&) const = default;
};
/** Returns the changes from `before` to `after`; empty if there are none. */
[[nodiscard]] QList<TemplateChange> changesBetween(const domain::Document& before,
                                                   const domain::Document& after);

/**
 * Versions of templates, stored on this computer for any server: a new one whenever a template's
 * content differs from the newest version.
 */
class TemplateVersions final : public QObject
{
    Q_OBJECT
public:
    TemplateVersions(Session& session, store::Database& database, store::DraftJournal& journal,
                     const Clock& clock, QObject* parent = nullptr);
    ~TemplateVersions() override;

    struct Version
    {
        qint64 number = 0;
        Timestamp savedAt{};
        domain::Document document;
        QList<TemplateChange> changes; ///< changes from the previous version; empty for the first one
    };
    /** The stored versions of a template, newest first. */
    [[nodiscard]] QList<Version> versions(domain::DocumentId id) const;
    /** Stores a version if the template differs from the newest one; fetches missing files. */
    void save(const domain::Document& shown);
    /** The newest version with its files, if all are on this computer; nothing otherwise. */
    [[nodiscard]] std::optional<DocumentContent> content(domain::DocumentId id) const;
    /** Restores a version of the template; the current state is stored first, so that this can be undone. */
    void restore(domain::DocumentId id, qint64 number, QObject* context,
                 std::function<void(Result<void>)> done);

Q_SIGNALS:
    void changed(ink::domain::DocumentId id);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
