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
/** Asks whether another program may act, and shows the program, the action, the recipients, the files and the
 * cost. Accepted = granted. Only the button grants permission, and only after readingMs, because the dialog
 * may appear while the person is typing or clicking. */
class PermissionDialog final : public QDialog
{
    Q_OBJECT
public:
    explicit PermissionDialog(permission::Question question, QWidget* parent);

    /** The time in milliseconds for which the button that grants permission stays disabled. */
    static constexpr int readingMs = 1500;

private:
    void retranslate();
    void fillRows();
    /** Foreign text in both must be in its shown form: as returned by shownLine(), or by shownLines() if it
     * may have several lines. */
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
