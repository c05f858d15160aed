#pragma once

#include "app/domain/document/document.h"
#include "app/wire/documentlink.h"

#include <QString>

#include <optional>

namespace ink::ui {

/**
 * The target of a link: `inkstone:open?…` (see wire::DocumentLink), `inkstone:documents`,
 * `inkstone:templates`, `inkstone:waiting`, `inkstone:verify` or `inkstone:help/topic`, or the former
 * `inkstone:document/12`, which doesn't name its service. Links only navigate, because any web page may
 * contain one.
 */
struct AppLink
{
    enum class Target { Documents, Document, Templates, Waiting, Verify, Help };
    Target target = Target::Documents;
    wire::DocumentLink document; ///< for Document; without a service in the former form
    QString topic;               ///< for Help
    bool operator==(const AppLink&) const = default;
};

/** Returns nothing if the link is invalid. */
[[nodiscard]] std::optional<AppLink> parseAppLink(const QString& link);

} // namespace ink::ui
