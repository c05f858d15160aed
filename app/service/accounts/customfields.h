#pragma once

#include "app/base/result.h"
#include "app/domain/document/customfield.h"

#include <functional>

namespace ink::service {

class ServiceCore;
struct Actor;
struct Stores;

/** The custom fields of an account. */
class CustomFieldDefinitions final
{
public:
    explicit CustomFieldDefinitions(const ServiceCore& core);

    [[nodiscard]] Result<domain::CustomFieldList> list(const Actor& actor) const;
    /** The definitions with the documents that use each. Forbidden for a key that is limited to a folder. */
    [[nodiscard]] Result<domain::CustomFieldList> listWithUses(const Actor& actor) const;
    /** Checks the current definitions before they are replaced; an error cancels the replacement. */
    using Precondition = std::function<Result<void>(const domain::CustomFieldList&)>;
    /**
     * * Replaces all definitions, and reports those in use that have changed or were removed. Validation
     * error if a definition is invalid. State error if one in use would be removed, or changed so that values
     * of its tags may become invalid, unless its name is among the confirmed ones. Tags keep the properties
     * copied from a removed definition.
     */
    [[nodiscard]] Result<domain::CustomFieldList>
    replace(const Actor& actor, const domain::CustomFieldsWish& wish, const Precondition& precondition = {});

private:
    [[nodiscard]] Result<domain::CustomFieldList>
    replaceOnce(const Actor& actor, const domain::CustomFieldsWish& wish, const Precondition& precondition);

    Stores& m_stores;
};

} // namespace ink::service
