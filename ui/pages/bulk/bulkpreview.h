#pragma once

#include "app/domain/bulk/bulkplan.h"
#include "app/domain/document/document.h"

#include <QFrame>
#include <QSet>

class QLabel;
class QToolButton;

namespace ink::workflow {
class Session;
}

namespace ink::ui {

class ErrorBanner;
class PageView;

/** Previews the document of one row before it is sent. */
class BulkPreview final : public QFrame
{
    Q_OBJECT
public:
    explicit BulkPreview(workflow::Session& session, QWidget* parent = nullptr);

    /** Sets the template. Its pages are fetched from the service once. */
    void setTemplate(const domain::Document& source, const domain::BulkForm& form);
    void showRow(const domain::BulkRow& row, const QString& line);
    [[nodiscard]] PageView* view() const { return m_view; }
    [[nodiscard]] const domain::Document& document() const { return m_document; }

Q_SIGNALS:
    void closeRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void fetch();

    workflow::Session& m_session;
    domain::Document m_source;
    domain::BulkForm m_form;
    domain::Document m_document;
    QString m_line;
    QSet<qint64> m_requestedFiles; ///< requested files of the template
    QLabel* m_title;
    QLabel* m_recipient;
    QToolButton* m_close;
    ErrorBanner* m_error;
    PageView* m_view;
};

/** The document that a row creates from the template. */
[[nodiscard]] domain::Document rowDocument(const domain::Document& source, const domain::BulkForm& form,
                                           const domain::BulkRow& row);

} // namespace ink::ui
