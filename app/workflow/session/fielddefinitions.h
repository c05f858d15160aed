#pragma once

#include "app/api/apiclient.h"
#include "app/domain/document/customfield.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** The custom fields of the open account, if its service has them. */
class FieldDefinitions final : public QObject
{
    Q_OBJECT
public:
    /** `withUses`: also fetches the documents that use each field. */
    FieldDefinitions(Session& session, bool withUses, QObject* parent = nullptr);
    ~FieldDefinitions() override;

    /** Fetches the list; the known list stays until the response arrives. */
    void refresh();
    /** Empty until the response arrives, and for a service without custom fields. */
    [[nodiscard]] const domain::CustomFieldList& list() const;
    /** Returns true if the service has custom fields; nothing until the response arrives. */
    [[nodiscard]] std::optional<bool> isSupported() const;
    /** The error of the last refresh; nothing if it succeeded. */
    [[nodiscard]] const std::optional<Error>& error() const;

    /** Replaces all definitions if nobody has changed them since `list()` was read, which `wish` must be
     * based on; then reloads the list. */
    void replace(const domain::CustomFieldsWish& wish, QObject* context,
                 api::Done<domain::CustomFieldList> done);

Q_SIGNALS:
    void changed(); ///< emitted when list(), isSupported() or error() has changed

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
