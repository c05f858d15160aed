#pragma once

#include "app/base/result.h"

#include <QMap>
#include <QString>
#include <QStringView>

#include <optional>

namespace ink::domain {

// Index(DocumentData): Data of documents: names, limits, changes
/** Data that integrators and people attach to a document or template, such as a case number: texts by name.
 * Names are compared exactly. Recipients don't see it, and the history doesn't record it. */
using DocumentData = QMap<QString, QString>;

/** A change of data: names with a text are set, names without one are removed, and all others stay
 * unchanged. */
using DataPatch = QMap<QString, std::optional<QString>>;

// Number(maxDataNames, names): Data: names of a document
inline constexpr qsizetype maxDataNames = 50;
// Number(maxDataNameLength, characters): Data: length of a name
inline constexpr qsizetype maxDataNameLength = 64;
// Number(maxDataBytes, bytes): Data: names and values of a document together
inline constexpr qsizetype maxDataBytes = 4096;

/** The prefix of a data name where other names are also possible: `data.caseNumber` in queries, patterns of
 * exported files and column headings. */
inline constexpr QLatin1StringView dataPrefix{"data."};
/** Returns the name after the prefix, which is matched ignoring case; nothing if the text doesn't begin with
 * the prefix. */
[[nodiscard]] std::optional<QString> dataNameAfterPrefix(QStringView text);

/** Returns whether a name is valid: an ASCII letter, then ASCII letters, digits, hyphens and underscores, at
 * most maxDataNameLength characters. */
[[nodiscard]] bool isDataName(QStringView name);
/** Returns whether a value is valid: at most maxDataBytes in UTF-8, without control characters other than
 * tabs and line breaks. */
[[nodiscard]] bool isDataValue(const QString& value);

/** The total size of names and values in bytes, in UTF-8. */
[[nodiscard]] qsizetype bytesOf(const DocumentData& data);
/** Returns Validation, with the field `data` or `data.NAME`, if a name or a value is invalid or a limit is
 * exceeded. */
[[nodiscard]] Result<void> checkData(const DocumentData& data);

void applyData(const DataPatch& patch, DocumentData& data);
/** Returns the change that turns `from` into `to`. */
[[nodiscard]] DataPatch dataChange(const DocumentData& from, const DocumentData& to);
/** Returns a change that sets all of these values. */
[[nodiscard]] DataPatch dataPatchOf(const DocumentData& data);

} // namespace ink::domain
