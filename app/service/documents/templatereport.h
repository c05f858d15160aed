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

    /** Newest first; values are masked unless requested otherwise. */
    [[nodiscard]] Result<wire::ReportPage> page(const Actor& actor, domain::DocumentId id,
                                                const wire::PageRequest& page, bool showMasked) const;
    using Sink = std::function<Result<void>(const QByteArray&)>;
    /** Writes the report as CSV in chunks; all rows if no page is given. */
    [[nodiscard]] Result<void> writeCsv(const Actor& actor, domain::DocumentId id,
                                        const std::optional<wire::PageRequest>& page, bool showMasked,
                                        const Sink& write) const;

private:
    Stores& m_stores;
    const DocumentPresenter& m_presenter;
};

} // namespace ink::service

namespace ink::service::report {

// Lines and cells of the report.

/** The placeholder of a masked value. */
[[nodiscard]] QString mask();
/** One document as a line; masked values are replaced by `mask()` unless they are to be shown. */
[[nodiscard]] wire::ReportRow rowOf(domain::DocumentSummary document, QList<domain::Tag> tags,
                                    bool showMasked);

/**
 * A cell of RFC 4180, quoted if necessary. Text that a spreadsheet would interpret as a formula (a
 * leading `=`, `+`, `-`, `@`, their full-width forms, tab or carriage return) gets a leading apostrophe;
 * plain numbers such as -12.5 stay unchanged.
 */
[[nodiscard]] QByteArray csvCell(const QString& text);

/** The report as CSV: UTF-8, CRLF, one column for each tag name after the document's own columns. */
class CsvTable final
{
public:
    /** `names`: the names of the template's tags in order, then further names that occur in documents created
     * from it. Masked values are replaced with `mask()` unless they may be shown. */
    CsvTable(const QStringList& names, bool showMasked);
    [[nodiscard]] QByteArray header() const;
    [[nodiscard]] QByteArray line(const store::TemplateStore::Line& line);

private:
    QStringList m_names;
    QHash<QString, qsizetype> m_columns; ///< by name
    QStringList m_cells;                 ///< of the line being written
    bool m_showMasked;
};

} // namespace ink::service::report
