#pragma once

#include "app/domain/document/codes.h"

#include <QDialog>
#include <QList>
#include <QSize>

#include <functional>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;
class QVBoxLayout;

namespace ink::ui {

/** Base of the dialogs: a title, a preview of the result, and two buttons. */
class EditorPlacementDialog : public QDialog
{
    Q_OBJECT
protected:
    EditorPlacementDialog(const QString& name, QWidget* parent);

    /** Adds the buttons below the inputs. */
    void addButtons();
    void setTitle(const QString& title);

    QVBoxLayout* m_column;
    QLabel* m_summary;
    QPushButton* m_accept = nullptr;

private:
    QLabel* m_title;
};

/** Asks for the pages that the selected tags are copied to. */
class EditorDuplicateDialog final : public EditorPlacementDialog
{
    Q_OBJECT
public:
    /** `ownPages` are the pages of the selected tags, 1-based, one per tag. */
    EditorDuplicateDialog(int pageCount, const QList<int>& ownPages, QWidget* parent = nullptr);
    [[nodiscard]] QList<int> pages() const; ///< empty while the input is invalid

private:
    void refresh();

    int m_pageCount;
    QList<int> m_ownPages;
    QRadioButton* m_all;
    QRadioButton* m_odd;
    QRadioButton* m_even;
    QRadioButton* m_some;
    QLineEdit* m_range;
};

/** Asks for rows and columns of check boxes or radio buttons. */
class EditorGridDialog final : public EditorPlacementDialog
{
    Q_OBJECT
public:
    /** `guess`: initial columns and rows. */
    EditorGridDialog(domain::TagType type, QSize guess, QWidget* parent = nullptr);
    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;

Q_SIGNALS:
    void gridChanged();

private:
    void refresh();

    domain::TagType m_type;
    QLabel* m_rowsLabel;
    QSpinBox* m_rows;
    QLabel* m_columnsLabel;
    QSpinBox* m_columns;
};

/** Asks for rows, columns and gaps of the copies of the selected tags. */
class EditorArrayDialog final : public EditorPlacementDialog
{
    Q_OBJECT
public:
    /** Returns how many tags would be added; those that aren't on the page are omitted. */
    using Counter = std::function<int(int rows, int columns, QSize gap)>;
    explicit EditorArrayDialog(Counter countCopies, QWidget* parent = nullptr);
    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;
    [[nodiscard]] QSize gap() const; ///< in points

Q_SIGNALS:
    void arrayChanged();

private:
    void refresh();

    Counter m_countCopies;
    QSpinBox* m_rows;
    QSpinBox* m_columns;
    QSpinBox* m_across;
    QSpinBox* m_down;
};

} // namespace ink::ui
