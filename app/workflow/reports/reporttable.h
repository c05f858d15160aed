#pragma once

#include "app/base/clock.h"
#include "app/domain/document/tag.h"
#include "app/wire/templatecodec.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>

#include <array>
#include <chrono>
#include <optional>
#include <vector>

namespace ink::domain {
struct Document;
}

namespace ink::workflow {

/** A column of a report: a tag name, a group of radio buttons or a data name that occurs in the documents of
 * a template. */
struct ReportColumn
{
    enum class Kind { Text, Number, Date, Check };
    QString name;
    Kind kind = Kind::Text;
    bool isMasked = false; ///< the values are hidden until requested
    bool operator==(const ReportColumn&) const = default;
};

/** A document made from the template, with its entered values by column. */
struct ReportLine
{
    domain::DocumentId id;
    QString title;
    domain::SigningStatus status = domain::SigningStatus::Draft;
    QString recipientName;
    QString recipientEmail;
    Timestamp created{};
    std::optional<Timestamp> sent;
    std::optional<Timestamp> completed;
    QString link;       ///< the document's URL; empty if the service has none or it works only on this
                        ///< computer
    QStringList values; ///< may be shorter than the columns: the rest is empty
    /** The time from sending to completion. */
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeToSign() const;
    [[nodiscard]] QString value(qsizetype column) const { return values.value(column); }
};

/** Statistics about documents: the number in each status, and the distribution of signing times. */
struct ReportFigures
{
    static constexpr std::size_t spanCount = 6; ///< ranges of signing times: under an hour, a day, three
                                                ///< days, a week, a month, longer
    qint64 documents = 0;
    std::array<qint64, 6> byStatus{}; ///< number of documents in each status, 51 … 56 in that order
    std::array<qint64, spanCount> bySpan{};
    qint64 signedCount = 0; ///< number of completed documents with a signing time
    std::optional<std::chrono::milliseconds> median;
    std::optional<std::chrono::milliseconds> longest;
    bool operator==(const ReportFigures&) const = default;
};

/** The table of a template report. Lines are added page by page, and columns as lines need them. */
class ReportTable final
{
public:
    /** The sort column: one of the document's own columns, or a value. */
    enum class Field { Title, Status, Recipient, Sent, Completed, TimeToSign };
    struct Sort
    {
        std::optional<Field> field; ///< nothing = `column`
        qsizetype column = 0;
        bool isAscending = true;
        bool operator==(const Sort&) const = default;
    };
    struct Filter
    {
        QString text; ///< contained in the title, the recipient or a visible value
        std::optional<domain::SigningStatus> status;
        bool operator==(const Filter&) const = default;
    };

    /** Clears the table and adds a column for each tag name of the template, in the order of pages. */
    void begin(const domain::Document& source);
    /** Adds a page of documents; replaces existing ones. Returns the number of new lines. */
    qsizetype add(const QList<wire::ReportRow>& rows);

    /** Removes the lines of all other documents; returns false if there were none. */
    bool retainOnly(const QSet<qint64>& ids);

    [[nodiscard]] const QList<ReportColumn>& columns() const { return m_columns; }
    [[nodiscard]] const std::vector<ReportLine>& lines() const { return m_lines; }
    [[nodiscard]] const ReportLine& line(qsizetype index) const
    {
        return m_lines[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] qsizetype lineOf(domain::DocumentId id) const { return m_places.value(id, -1); }

    /** Returns true if a line matches the filter; values of `hidden` columns are not searched. */
    [[nodiscard]] bool matches(const ReportLine& line, const Filter& filter,
                               const QSet<qsizetype>& hidden) const;
    /** Returns the indexes of the matching lines, sorted. Numbers sort as numbers, dates as dates; empty
     * values come last. */
    [[nodiscard]] QList<qsizetype> sortedLines(const Filter& filter, const Sort& sort,
                                               const QSet<qsizetype>& hidden) const;
    [[nodiscard]] ReportFigures figures(const QList<qsizetype>& lines) const;

private:
    qsizetype columnOf(const domain::Tag& tag);
    qsizetype columnOf(const QString& key, const ReportColumn& wanted);
    static void setValue(ReportLine& line, qsizetype column, const QString& value);

    QList<ReportColumn> m_columns;
    QHash<QString, qsizetype> m_names; ///< column by name, which is case-folded except for data
    std::vector<ReportLine> m_lines;
    QHash<domain::DocumentId, qsizetype> m_places;
};

} // namespace ink::workflow
