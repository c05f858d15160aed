#pragma once

/** Private to app/pdf: exposes qpdf's types. */

#include <QRegularExpression>
#include <QString>

#include <optional>

class QPDF;

namespace ink::pdf {

class Revision;

/** The XMP metadata of a file, decoded as Latin-1, which keeps every byte; empty if it is missing or too
 * large. */
[[nodiscard]] QString readMetadata(QPDF& qpdf);
/** Replaces the XMP metadata, which the file must have; `metadata` as from readMetadata(). */
void writeMetadata(Revision& revision, const QString& metadata);

/** The prefix of a namespace; empty if the metadata doesn't use it. */
[[nodiscard]] QString xmpPrefix(const QString& metadata, QLatin1StringView name);
/** Matches a property as an attribute (capture 1 is the text before its value, 2 the value) or as an element
 * (3, 4) whose value has no spaces. */
[[nodiscard]] QRegularExpression xmpProperty(const QString& prefix, QLatin1StringView name);

/** The title (dc:title, the default language) in the metadata; empty if there is none. Returns nothing if
 * the metadata isn't well-formed. */
[[nodiscard]] std::optional<QString> xmpTitle(const QString& metadata);
/** The metadata with another title. Returns nothing if the title can't be changed without changing anything
 * else. */
[[nodiscard]] std::optional<QString> withXmpTitle(const QString& metadata, const QString& title);

} // namespace ink::pdf
