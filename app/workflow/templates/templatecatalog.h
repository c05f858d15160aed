#pragma once

#include "app/base/result.h"
#include "app/domain/document/documentsetting.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/invitation.h"

#include <QHash>
#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

class Session;

/** All templates of the current account: regular, bulk and link, also those in the trash. */
class TemplateCatalog final : public QObject
{
    Q_OBJECT
public:
    explicit TemplateCatalog(Session& session, QObject* parent = nullptr);
    ~TemplateCatalog() override;

    /** Reads the templates cached on this computer and calls `done` asynchronously. */
    using CacheReader = std::function<void(QObject* context,
                                           std::function<void(Result<QList<domain::DocumentSummary>>)> done)>;
    /** Sets the source of the templates to show while offline. */
    void setCacheReader(CacheReader read);
    void refresh();
    [[nodiscard]] const QList<domain::DocumentSummary>& rows() const; ///< most recently changed first
    [[nodiscard]] bool isLoading() const;
    [[nodiscard]] bool hasLoaded() const;                    ///< returns true after the first response for
                                                             ///< this account
    [[nodiscard]] const std::optional<Error>& error() const; ///< error of the last refresh; old rows stay
    /** Makes refresh() also fetch the use counts of the listed rows, at most once a minute for each row.
     * Initially off. */
    void setCountingEnabled(bool on);
    /** The number of documents created from this template; nothing if unknown. */
    [[nodiscard]] std::optional<qint64> useCount(domain::DocumentId id) const;

    // Operations that only templates have; each refreshes the rows.
    using ActionCallback = std::function<void(Result<void>)>;
    /** Converts a template to another type, which is only allowed while it is a draft; see canChangeType. For
     * a link, the recipient without a person, or else the first signer, becomes the open signer. */
    void changeType(const domain::Document& known, domain::DocumentType type, QObject* context,
                    ActionCallback done);
    void setDefaults(domain::DocumentId id, const domain::DocumentSetting& setting, const QString& message,
                     QObject* context, ActionCallback done);
    /** Opens a template link: everyone who has its URL can open their own copy. */
    void openLink(domain::DocumentId id, QObject* context, ActionCallback done);
    /** Closes a link permanently. */
    void closeLink(domain::DocumentId id, QObject* context, ActionCallback done);

Q_SIGNALS:
    void rowsChanged();
    void countsChanged();
    void stateChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

[[nodiscard]] bool isTemplate(domain::DocumentType type);
/** Returns true if a template may be converted to another type: while it is a draft. */
[[nodiscard]] bool canChangeType(domain::SigningStatus status, domain::DocumentType from,
                                 domain::DocumentType to);
/** Adapts the recipients to a template of this type: a link gets an open signer. */
[[nodiscard]] QList<domain::Invitation> rolesFor(domain::DocumentType type,
                                                 QList<domain::Invitation> invitations);
/** Returns the URL of a template link for visitors; empty if there is none. */
[[nodiscard]] QString linkAddress(const QList<domain::Invitation>& invitations);

} // namespace ink::workflow
