#pragma once

#include "app/domain/document/document.h"

#include <QString>

#include <optional>

namespace ink::ui {

/**
 * The target of a link: `inkstone:documents`, `inkstone:document/12`, `inkstone:templates`,
 * `inkstone:waiting`, `inkstone:verify` or `inkstone:help/topic`. Links only navigate, because any web page
 * may contain one.
 */
struct AppLink
{
    enum class Target { Documents, Document, Templates, Waiting, Verify, Help };
    Target target = Target::Documents;
    domain::DocumentId document; ///< for Document
    QString topic;               ///< for Help
    bool operator==(const AppLink&) const = default;
};

/** Returns nothing if the link is invalid. */
[[nodiscard]] std::optional<AppLink> parseAppLink(const QString& link);

} // namespace ink::ui
