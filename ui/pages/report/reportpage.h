#pragma once

#include "app/domain/ids.h"

#include <QWidget>

#include <functional>

class QLabel;

namespace ink::ui {

class EmptyState;
struct PageContext;

/** All answers of all documents of a template in one grid, with charts. */
class ReportPage final : public QWidget
{
    Q_OBJECT
public:
    explicit ReportPage(const PageContext& context, QWidget* parent = nullptr);
    ~ReportPage() override;

    void open(domain::DocumentId templateId);

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
