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

/** One way in which two versions of a template differ. */
struct TemplateChange
{
    enum class Kind {
        Renamed,
        Message,
        Defaults, ///< language, expiry, reminders, mail, callback
        Retyped,
        RolesAdded,
        RolesRemoved,
        RolesChanged,
        TagsAdded,
        TagsRemoved,
        TagsMoved,
        TagsChanged,
        FilesAdded,
        FilesRemoved,
    };
    Kind kind{};
    int count = 1;
    bool operator==(const TemplateChange&) const = default;
};
/** The changes in words; empty when there are none. */
[[nodiscard]] QList<TemplateChange> changesBetween(const domain::Document& before,
                                                   const domain::Document& after);

/**
 * Versions of templates, kept on this computer whatever the server is: one whenever a template is seen to
 * hold something else than the newest version does.
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
        Timestamp kept{};
        domain::Document document;
        QList<TemplateChange> changes; ///< against the version before; empty for the first
    };
    /** Newest first. */
    [[nodiscard]] QList<Version> versions(domain::DocumentId id) const;
    /** Keeps a version when this differs from the newest; fetches files that are not here yet. */
    void keep(const domain::Document& shown);
    /** The newest version with its files, as far as they are on this computer; nothing when one is missing.
     */
    [[nodiscard]] std::optional<DocumentContent> content(domain::DocumentId id) const;
    /** Makes the template what it was; what it is now is kept first, so this can be taken back the same way.
     */
    void restore(domain::DocumentId id, qint64 number, QObject* context,
                 std::function<void(Result<void>)> done);

Q_SIGNALS:
    void changed(ink::domain::DocumentId id);

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
