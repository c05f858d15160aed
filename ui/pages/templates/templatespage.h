#pragma once

#include "app/domain/ids.h"

#include <QWidget>

#include <functional>

class QLabel;

namespace ink::ui {

class EmptyState;
struct PageContext;

/** The templates of the account in their folders, and every act on them. */
class TemplatesPage final : public QWidget
{
    Q_OBJECT
public:
    explicit TemplatesPage(const PageContext& context, QWidget* parent = nullptr);
    ~TemplatesPage() override;

    void refresh();

Q_SIGNALS:
    void editRequested(ink::domain::DocumentId id);
    void bulkRequested(ink::domain::DocumentId templateId);
    void reportRequested(ink::domain::DocumentId templateId);
    void documentMade(ink::domain::DocumentId id, bool sent); ///< from a template
    void said(const QString& text, const std::function<void()>& undo);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QLabel* m_title;
    EmptyState* m_empty;
};

} // namespace ink::ui
