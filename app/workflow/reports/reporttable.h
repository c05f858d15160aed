#pragma once

#include "app/base/clock.h"
#include "app/domain/document/document.h"
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

namespace ink::workflow {

/** A tag's name, or a group of radio buttons, over all documents of a template. */
struct ReportColumn
{
    enum class Kind { Text, Number, Date, Check };
    QString name;
    Kind kind = Kind::Text;
    bool isMasked = false; ///< its values are hidden until requested
    bool operator==(const ReportColumn&) const = default;
};

/** A document made from the template, and what was entered, by column. */
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
    QStringList values; ///< may be shorter than the columns: then the rest is empty
    /** From sending to the end. */
    [[nodiscard]] std::optional<std::chrono::milliseconds> timeToSign() const;
    [[nodiscard]] QString value(qsizetype column) const { return values.value(column); }
};

/** Figures about all documents: the number of each status, and how long signing takes. */
struct ReportFigures
{
    static constexpr std::size_t spans = 6; ///< under an hour, a day, three days, a week, a month, longer
    qint64 documents = 0;
    std::array<qint64, 6> byStatus{}; ///< 51 … 56 in that order
    std::array<qint64, spans> bySpan{};
    qint64 signedCount = 0; ///< with a time to sign
    std::optional<std::chrono::milliseconds> median;
    std::optional<std::chrono::milliseconds> longest;
    bool operator==(const ReportFigures&) const = default;
};

/** The grid of a template report: pure; lines come in as pages do, columns as lines need them. */
class ReportTable final
{
public:
    /** The sort column: one of the document's own, or a value. */
    enum class Field { Title, Status, Recipient, Sent, Completed, TimeToSign };
    struct Sort
    {
        std::optional<Field> field; ///< nothing = `column`
        qsizetype column = 0;
        bool ascending = true;
        bool operator==(const Sort&) const = default;
    };
    struct Filter
    {
        QString text; ///< in title, recipient or any value that is shown
        std::optional<domain::SigningStatus> status;
        bool operator==(const Filter&) const = default;
    };

    /** The template's own tags come first, in their order. */
    void begin(const domain::Document& source);
    /** Adds a page of documents; replaces those that are there already. Returns how many lines are new. */
    qsizetype add(const QList<wire::ReportRow>& rows);

    /** Forgets the lines of other documents; false when there are none. */
    bool keepOnly(const QSet<domain::DocumentId>& ids);

    [[nodiscard]] const QList<ReportColumn>& columns() const { return m_columns; }
    [[nodiscard]] const std::vector<ReportLine>& lines() const { return m_lines; }
    [[nodiscard]] const ReportLine& line(qsizetype index) const
    {
        return m_lines[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] qsizetype lineOf(domain::DocumentId id) const { return m_places.value(id, -1); }

    /** Returns whether a line is shown; values of `hidden` columns are not searched. */
    [[nodiscard]] bool matches(const ReportLine& line, const Filter& filter,
                               const QSet<qsizetype>& hidden) const;
    /** The lines that match, in order. Numbers are sorted as numbers, days as days, what is empty comes last.
     */
    [[nodiscard]] QList<qsizetype> arranged(const Filter& filter, const Sort& sort,
                                            const QSet<qsizetype>& hidden) const;
    [[nodiscard]] ReportFigures figures(const QList<qsizetype>& lines) const;

private:
    qsizetype columnOf(const domain::Tag& tag);

    QList<ReportColumn> m_columns;
    QHash<QString, qsizetype> m_names; ///< lower-case
    std::vector<ReportLine> m_lines;
    QHash<domain::DocumentId, qsizetype> m_places;
};

} // namespace ink::workflow
