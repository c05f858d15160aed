#pragma once

#include "app/domain/ids.h"

#include <QWidget>

#include <functional>

class QLabel;

namespace ink::ui {

class EmptyState;
struct PageContext;

/** Runs of many documents from one template: file and columns, rows with their faults, the run itself. */
class BulkPage final : public QWidget
{
    Q_OBJECT
public:
    explicit BulkPage(const PageContext& context, QWidget* parent = nullptr);
    ~BulkPage() override;

    /** Begins a new run from this template. */
    void begin(domain::DocumentId templateId);
    /** Begins a new run with this CSV or XLSX file; the template is still to be chosen. */
    void openTable(const QString& path);

Q_SIGNALS:
    void documentRequested(ink::domain::DocumentId id); ///< show it in the listing
    void said(const QString& text, const std::function<void()>& undo);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_title;
    EmptyState* m_empty;
};

} // namespace ink::ui
