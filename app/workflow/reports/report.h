#pragma once

#include "app/base/result.h"
#include "app/workflow/reports/reporttable.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::workflow {

class Session;

/** Fetches the report of one template page by page; late answers are dropped. */
class Report final : public QObject
{
    Q_OBJECT
public:
    explicit Report(Session& session, QObject* parent = nullptr);
    ~Report() override;

    /** Another template; a null id shows none. */
    void open(domain::DocumentId id);
    void refresh();
    /** Goes on after a failure where it stopped. */
    void resume();
    [[nodiscard]] domain::DocumentId id() const;
    [[nodiscard]] const QString& title() const; ///< of the template
    [[nodiscard]] const ReportTable& table() const;
    [[nodiscard]] qint64 total() const; ///< as the service counts; lines may still be on their way
    [[nodiscard]] bool isLoading() const;
    [[nodiscard]] const std::optional<Error>& error() const;
    void fetchMasked();

    /** A value's place: the document, the tag, and the bytes of the file that it stands on (signed when the
     * document is finalized). */
    struct Place
    {
        domain::Document document; ///< with that file only
        domain::TagId tag;
        QByteArray bytes;
        bool isSigned = false;
    };
    void locate(domain::DocumentId document, const QString& column, QObject* context,
                std::function<void(Result<Place>)> done);

Q_SIGNALS:
    void restarted();                 ///< nothing is known any more
    void linesAdded(qsizetype first); ///< to the end of table().lines()
    void linesChanged();              ///< values of lines that are here
    void linesRemoved();              ///< any of them; the others have moved up
    void columnsChanged();
    void stateChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
