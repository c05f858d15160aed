#pragma once

#include "app/domain/document.h"
#include "app/domain/rules.h"
#include "app/pdf/suggest/preflight.h"

#include <QToolButton>

namespace ink::ui {

class EditorFindingsPanel;
class FindingChecker;

/**
 * The remaining faults of a draft, in one line, kept up to date away from the event loop. A click opens the
 * panel with all of it.
 */
class EditorFindings final : public QToolButton
{
    Q_OBJECT
public:
    explicit EditorFindings(QWidget* parent = nullptr);
    ~EditorFindings() override;
    void setDocument(const domain::Document& document);
    /** Without it codes by SMS are findings. */
    void setCanSendSms(bool canSend);
    /** Reads the content of the pages in the background. */
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    /** The findings about the document as it is now: looked for at once when the answer is not there yet. */
    [[nodiscard]] const QList<domain::Finding>& findings();
    [[nodiscard]] int errorCount();
    /** Returns whether what is shown is about the document as it is. */
    [[nodiscard]] bool isUpToDate() const { return m_answered == m_asked; }
    /** All pages have been read and judged. */
    [[nodiscard]] bool isWhole() const { return m_whole && isUpToDate(); }
    [[nodiscard]] const domain::Document& document() const { return m_document; }
    [[nodiscard]] pdf::PageInks inks() const;
    /** Shows the panel with the keyboard in it and leads to the first finding. */
    void openList();
    /** Sets the button that opens the findings; not owned. */
    void setPanel(EditorFindingsPanel* panel);

Q_SIGNALS:
    void chosen(const ink::domain::Finding& finding);
    void changed(); ///< there is a new answer

protected:
    void changeEvent(QEvent* event) override;

private:
    void take(quint64 question, const QList<domain::Finding>& findings, bool whole);
    void refresh();
    domain::Document m_document;
    QList<domain::Finding> m_findings;
    FindingChecker* m_checker;
    EditorFindingsPanel* m_panel = nullptr;
    quint64 m_asked = 0;
    quint64 m_answered = 0;
    bool m_whole = false;
    bool m_canSendSms = false;
};

} // namespace ink::ui
