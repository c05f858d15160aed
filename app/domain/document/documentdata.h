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

/** A change of data: names with a text are set, names without one are removed, all others stay. */
using DataPatch = QMap<QString, std::optional<QString>>;

// Number(maxDataNames, names): Data: names of a document
inline constexpr qsizetype maxDataNames = 50;
// Number(maxDataNameLength, characters): Data: length of a name
inline constexpr qsizetype maxDataNameLength = 64;
// Number(maxDataBytes, bytes): Data: names and values of a document together
inline constexpr qsizetype maxDataBytes = 4096;

/** Before a name of data where other names can be as well: `data.caseNumber` in queries, patterns of exported
 * files and headings of columns. */
inline constexpr QLatin1StringView dataPrefix{"data."};
/** The name after the prefix, in any case; nothing without the prefix. */
[[nodiscard]] std::optional<QString> dataNameAfterPrefix(QStringView text);

/** A letter, then letters, digits, hyphens and underscores of ASCII, at most maxDataNameLength. */
[[nodiscard]] bool isDataName(QStringView name);
/** A text of at most maxDataBytes without control characters other than tabs and line breaks. */
[[nodiscard]] bool isDataValue(const QString& value);

/** The bytes of names and values together, in UTF-8. */
[[nodiscard]] qsizetype bytesOf(const DocumentData& data);
/** Validation with the field `data` or `data.NAME` when a name or a value is invalid, or a limit is
 * exceeded. */
[[nodiscard]] Result<void> checkData(const DocumentData& data);

void applyData(const DataPatch& patch, DocumentData& data);
/** The change that makes `to` of `from`. */
[[nodiscard]] DataPatch dataChange(const DocumentData& from, const DocumentData& to);
/** A change that sets all of these names. */
[[nodiscard]] DataPatch dataPatchOf(const DocumentData& data);

} // namespace ink::domain
