#pragma once

#include "app/permission/permission.h"

#include <QDialog>
#include <QList>

#include <functional>

class QGridLayout;
class QLabel;
class QPushButton;

namespace ink::ui {

class ContentScroll;

// Index(PermissionDialog): Other programs (MCP): the question in the window
/** Asks a person whether another program may act: who asks, what would happen, to whom, with which files, and
 * what it costs. Accepted = granted. Nothing but the button grants it, and only after a moment: the dialog
 * may appear while the person types or clicks. */
class PermissionDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit PermissionDialog(permission::Question question, QWidget* parent);

    /** The time for which the button that grants stays disabled. */
    static constexpr int readingMs = 1500;

private:
    void retranslate();
    void fillRows();
    /** Both may contain foreign text only as it is shown: of one line, unless lines belong to it. */
    void addRow(const QString& label, const QString& text);

    permission::Question m_question;
    QLabel* m_title;
    QLabel* m_why;
    ContentScroll* m_scroll;
    QGridLayout* m_rows = nullptr;
    QPushButton* m_grant;
    QPushButton* m_refuse;
};

} // namespace ink::ui
