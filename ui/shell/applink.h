#pragma once

#include "app/domain/document.h"

#include <QString>

#include <optional>

namespace ink::ui {

/**
 * A place in the program that a link leads to: `inkstone:documents`, `inkstone:document/12`,
 * `inkstone:templates`, `inkstone:waiting`, `inkstone:verify` or `inkstone:help/topic`. Links show things and
 * do nothing else: any web page may have one.
 */
struct AppLink
{
    enum class Place { Documents, Document, Templates, Waiting, Verify, Help };
    Place place = Place::Documents;
    domain::DocumentId document; ///< for Document
    QString topic;               ///< for Help
    bool operator==(const AppLink&) const = default;
};

/** Nothing for what is not such a link. */
[[nodiscard]] std::optional<AppLink> parseAppLink(const QString& link);

} // namespace ink::ui
