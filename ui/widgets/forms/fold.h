#pragma once

#include <QString>
#include <QWidget>

class QToolButton;

namespace ink::ui {

class QuietLabel;

/** Makes a button the header of something that opens and closes: its arrow is aligned with the texts of the
 * column in which it stands. */
void setUpFoldHeader(QToolButton& header);

/** Rarely used controls under a header that opens and closes them. While closed, a summary shows the
 * settings. */
class Fold final : public QWidget
{
    Q_OBJECT
public:
    /** Initially closed. `name` is the object name of the header. Takes ownership of `content`. */
    Fold(const QString& name, QWidget* content, QWidget* parent = nullptr);

    void setTitle(const QString& title);
    void setSummary(const QString& summary);
    void setOpen(bool open);
    [[nodiscard]] bool isOpen() const { return m_isOpen; }

private:
    void update();

    QToolButton* m_header;
    QuietLabel* m_summary;
    QWidget* m_content;
    bool m_isOpen = false;
};

} // namespace ink::ui
