#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/pdf/suggest/preflight.h"

#include <QToolButton>

namespace ink::ui {

class EditorFindingsPanel;
class FindingChecker;

/** The number of a draft's findings, updated in the background. A click opens the panel that lists them. */
class EditorFindings final : public QToolButton
{
    Q_OBJECT
public:
    explicit EditorFindings(QWidget* parent = nullptr);
    ~EditorFindings() override;
    void setDocument(const domain::Document& document);
    /** Sets whether the service can send codes by SMS; if not, required codes are findings. */
    void setCanSendSms(bool canSend);
    /** Sets the content of a file, whose pages are read in the background. */
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    /** The findings about the current document; computed synchronously if they are not available yet. */
    [[nodiscard]] const QList<domain::Finding>& findings();
    [[nodiscard]] int errorCount();
    /** Returns whether the displayed findings are about the current document. */
    [[nodiscard]] bool isUpToDate() const { return m_received == m_requested; }
    /** Returns whether all pages have been read and checked. */
    [[nodiscard]] bool isComplete() const { return m_isComplete && isUpToDate(); }
    [[nodiscard]] const domain::Document& document() const { return m_document; }
    [[nodiscard]] pdf::TextAreasByFile textAreas() const;
    /** Opens the panel, focuses it and selects the first finding. */
    void openList();
    /** Sets the panel that lists the findings; not owned. */
    void setPanel(EditorFindingsPanel* panel);
    /** With little room, the text is elided. */
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const ink::domain::Finding& finding);
    void changed(); ///< there are new results

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setResults(quint64 question, const QList<domain::Finding>& findings, bool whole);
    void refresh();
    domain::Document m_document;
    QList<domain::Finding> m_findings;
    FindingChecker* m_checker;
    EditorFindingsPanel* m_panel = nullptr;
    quint64 m_requested = 0;
    quint64 m_received = 0;
    bool m_isComplete = false;
    bool m_canSendSms = false;
};

} // namespace ink::ui
