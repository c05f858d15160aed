#pragma once

#include "app/base/result.h"
#include "app/domain/bulk/columnmapping.h"

#include <QDate>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::domain {

/** The values of placeholders that are the same in all rows. */
struct RowConstants
{
    QString templateTitle; ///< `{template}`
    QDate date;            ///< `{date}`, written as ISO 8601
};

/**
 * A text with columns of the file in braces, such as `Contract {Department}`; `{{` and `}}` stand for braces.
 * Where no column has that name, `{template}`, `{date}`, `{name}` (of the first recipient) and `{n}` (the
 * row's number from 1) mean the same as in the title of a single document.
 */
class RowPattern final
{
public:
    RowPattern() = default;
    /** Finds placeholders by name, ignoring case. Validation when a brace is unmatched or there is no such
     * column. */
    [[nodiscard]] static Result<RowPattern> parse(const QString& text, const QStringList& header,
                                                  const RowConstants& constants = {});
    [[nodiscard]] bool isEmpty() const { return m_parts.isEmpty(); }
    /** The text for a row; `name` is its first recipient's. Cells are trimmed. */
    [[nodiscard]] QString resolve(const BulkRows& rows, int row, const QString& name) const;

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

/** The placeholder for a column; empty for a name that is empty or has braces. */
[[nodiscard]] QString placeholderFor(const QString& column);

/** The texts that each document of a bulk run gets; empty = those of the template. */
struct RowTexts
{
    RowPattern title;
    RowPattern message;
};

/** Parses both patterns. Validation with the field `title` or `message`. */
[[nodiscard]] Result<RowTexts> parseRowTexts(const QString& title, const QString& message,
                                             const QStringList& header, const RowConstants& constants);

/** The maximum number of characters of a document's message. */
inline constexpr qsizetype maxMessageLength = 20'000;

} // namespace ink::domain
