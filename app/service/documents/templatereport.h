#pragma once

#include "app/domain/document/documentsummary.h"
#include "app/domain/document/tag.h"
#include "app/store/documents/templatestore.h"
#include "app/wire/listcodec.h"
#include "app/wire/templatecodec.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace ink::service {

class DocumentPresenter;
class ServiceCore;
struct Actor;
struct Stores;

/** Reports the values entered in the documents created from a template (contract §5). */
class TemplateReport final
{
public:
    TemplateReport(const ServiceCore& core, const DocumentPresenter& presenter);

    /** Returns a page of the report, newest first. Values of masked tags are replaced by `report::mask()`
     * unless `showMasked` is set. */
    [[nodiscard]] Result<wire::ReportPage> page(const Actor& actor, domain::DocumentId id,
                                                const wire::PageRequest& page, bool showMasked) const;
    using Sink = std::function<Result<void>(const QByteArray&)>;
    /** Writes the report as CSV in chunks. Without a page, it contains all rows, or those that changed
     * since `modifiedFrom`; otherwise `next` is set to the position of the next page. */
    [[nodiscard]] Result<void> writeCsv(const Actor& actor, domain::DocumentId id,
                                        const std::optional<wire::PageRequest>& page, bool showMasked,
                                        const Sink& write,
                                        std::optional<domain::ListPosition>* next = nullptr,
                                        std::optional<Timestamp> modifiedFrom = {}) const;

private:
    const ServiceCore& m_core;
    Stores& m_stores;
    const DocumentPresenter& m_presenter;
};

} // namespace ink::service

namespace ink::service::report {

// Lines and cells of the report.

/** Returns the placeholder of a masked value. */
[[nodiscard]] QString mask();
/** Returns one document as a line. Masked values are replaced by `mask()` unless `showMasked` is set. */
[[nodiscard]] wire::ReportRow rowOf(domain::DocumentSummary document, QList<domain::Tag> tags,
                                    bool showMasked);

/**
 * Formats a cell according to RFC 4180, quoted if necessary. Text that a spreadsheet would interpret as a
 * formula (a leading `=`, `+`, `-`, `@`, their full-width forms, tab or carriage return) gets a leading
 * apostrophe. Plain numbers such as -12.5 stay unchanged.
 */
[[nodiscard]] QByteArray csvCell(const QString& text);
/** Formats cells as a line of CSV, with its line break. */
[[nodiscard]] QByteArray csvLine(const QStringList& cells);
/** Formats a time in UTC; empty for none. */
[[nodiscard]] QString csvTime(const std::optional<Timestamp>& time);

/** The report as CSV: UTF-8, CRLF, one column for each tag name after the document's own columns. */
class CsvTable final
{
public:
    /** `names` are the names of the template's tags in order, followed by other names that occur in documents
     * created from it. `dataNames` are the names of the documents' data fields, whose columns come last.
     * Masked values are replaced by `mask()` unless `showMasked` is set. */
    CsvTable(const QStringList& names, const QStringList& dataNames, bool showMasked);
    [[nodiscard]] QByteArray header() const;
    [[nodiscard]] QByteArray line(const store::TemplateStore::ReportLine& line, const QString& documentUrl);

private:
    QStringList m_names;
    QStringList m_dataNames;
    QHash<QString, qsizetype> m_columns; ///< index of each tag's column, by tag name
    QStringList m_cells;                 ///< cells of the line being written
    bool m_showMasked;
};

} // namespace ink::service::report
