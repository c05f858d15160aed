#pragma once

#include "app/domain/document.h"
#include "app/domain/rules.h"

#include <QToolButton>

namespace ink::ui {

/** What is still wrong with a draft, in one line; choosing a finding leads to its place. */
class EditorFindings final : public QToolButton
{
    Q_OBJECT
public:
    explicit EditorFindings(QWidget* parent = nullptr);
    void setDocument(const domain::Document& document);
    [[nodiscard]] const QList<domain::Finding>& findings() const { return m_findings; }
    [[nodiscard]] int errorCount() const;
    /** Opens the list of findings, or follows the only one. */
    void openList();

Q_SIGNALS:
    void chosen(const ink::domain::Finding& finding);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    domain::Document m_document;
    QList<domain::Finding> m_findings;
};

} // namespace ink::ui
