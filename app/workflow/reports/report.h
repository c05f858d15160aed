#pragma once

#include "app/base/result.h"
#include "app/workflow/reports/reporttable.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** Fetches the report of one template page by page; late responses are dropped. */
class Report final : public QObject
{
    Q_OBJECT
public:
    explicit Report(Session& session, QObject* parent = nullptr);
    ~Report() override;

    /** Opens another template; a null id shows none. */
    void open(domain::DocumentId id);
    void refresh();
    /** Continues loading after a failure. */
    void resume();
    [[nodiscard]] domain::DocumentId id() const;
    [[nodiscard]] const QString& title() const; ///< title of the template
    [[nodiscard]] const ReportTable& table() const;
    [[nodiscard]] qint64 total() const; ///< number of documents as counted by the service; lines may still be
                                        ///< loading
    [[nodiscard]] bool isLoading() const;
    [[nodiscard]] const std::optional<Error>& error() const;
    void fetchMasked();

    /** The location of a value: the document, the tag, and the bytes of the file that contains it (the signed
     * file if the document is completed). */
    struct ValueLocation
    {
        domain::Document document; ///< with only that file and that tag
        domain::TagId tag;
        QByteArray bytes;
        bool isSigned = false;
    };
    void locate(domain::DocumentId document, const QString& column, QObject* context,
                std::function<void(Result<ValueLocation>)> done);

Q_SIGNALS:
    void restarted();                 ///< emitted when all lines were dropped
    void linesAdded(qsizetype first); ///< emitted when lines were appended to table().lines()
    void linesChanged();              ///< emitted when values of loaded lines have changed
    void linesRemoved();              ///< emitted when lines were removed; the others moved up
    void columnsChanged();
    void stateChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
