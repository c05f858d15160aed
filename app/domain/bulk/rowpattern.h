#pragma once

#include "app/base/result.h"
#include "app/domain/bulk/columnmapping.h"
#include "app/domain/text/placeholders.h" // exposed to callers

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

/** The values of placeholders that are the same in all rows. */
struct RowConstants
{
    QString templateTitle;
    QDate date; ///< written as ISO 8601
};

// Index(RowPattern): Bulk runs: titles and messages with columns in braces
/**
 * A text with columns of the file in braces, such as `Contract {Department}`; `{{` and `}}` represent braces.
 * If no column has that name, `{template}`, `{date}` and `{name}` mean the same as in the title of a
 * single document, and `{n}` is the row's number (see placeholders.h).
 */
class RowPattern final
{
public:
    RowPattern() = default;
    /** Parses a text. Placeholders refer to columns by name, ignoring case. Returns Validation if a brace is
     * unmatched or a column doesn't exist. */
    [[nodiscard]] static Result<RowPattern> parse(const QString& text, const QStringList& header,
                                                  const RowConstants& constants = {});
    [[nodiscard]] bool isEmpty() const { return m_parts.isEmpty(); }
    /** The columns of the file that the text refers to. */
    [[nodiscard]] QList<int> columns() const;
    /** The text for a row; `name` is its first recipient's. Cells are trimmed. */
    [[nodiscard]] QString resolve(const CellSource& cells, int row, const QString& name) const;

private:
    struct Part
    {
        enum class Kind { Text, Column, Name, Number };
        Kind kind = Kind::Text;
        QString text = {};
        int column = -1;
    };
    [[nodiscard]] static std::optional<Part> partNamed(const QString& name, const QStringList& header,
                                                       const RowConstants& constants);
    QList<Part> m_parts;
};

/** The placeholder for a column; empty if the name is empty or contains braces. */
[[nodiscard]] QString placeholderFor(const QString& column);

/** The parsed texts of each document of a bulk run; empty = those of the template. */
struct RowTexts
{
    RowPattern title;
    RowPattern message;
    QList<QPair<QString, int>> data = {}; ///< data names with the indexes of their columns
};

/** The names and indexes of the file's columns that set data and aren't mapped to something else. */
[[nodiscard]] QList<QPair<QString, int>> dataColumnsOf(const QStringList& header,
                                                       const ColumnMapping& mapping);

/** RowPattern texts for the title and the message of each document; empty = the template's. */
struct RowTextPatterns
{
    QString title = {};
    QString message = {};
    [[nodiscard]] bool isEmpty() const { return title.isEmpty() && message.isEmpty(); }
    bool operator==(const RowTextPatterns&) const = default;
};

/** Patterns for the file's own columns with a title and a message, if it has any that aren't mapped to
 * something else. */
[[nodiscard]] RowTextPatterns patternsOfFile(const QStringList& header, const ColumnMapping& mapping);

/** Parses both patterns. Returns Validation with the field `title` or `message` on failure. */
[[nodiscard]] Result<RowTexts> parseRowTexts(const RowTextPatterns& patterns, const QStringList& header,
                                             const RowConstants& constants);

/** The maximum number of characters of a document's message. */
inline constexpr qsizetype maxMessageLength = 20'000;

} // namespace ink::domain
