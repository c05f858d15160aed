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
    enum class Place { Documents, Document, Templates, Waiting, Verify, Help };
    Place place = Place::Documents;
    domain::DocumentId document; ///< for Document
    QString topic;               ///< for Help
    bool operator==(const AppLink&) const = default;
};

/** Nothing when it isn't a valid link. */
[[nodiscard]] std::optional<AppLink> parseAppLink(const QString& link);

} // namespace ink::ui
