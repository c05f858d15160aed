#pragma once

#include "app/domain/codes.h"

#include <QDialog>
#include <QList>
#include <QSize>

class QLabel;
class QLineEdit;
class QPushButton;
class QRadioButton;
class QSpinBox;

namespace ink::ui {

/** Asks on which pages the selected tags shall stand as well. */
class EditorDuplicateDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `ownPages` are those of the selected tags, 1-based, one for each tag. */
    EditorDuplicateDialog(int pageCount, const QList<int>& ownPages, QWidget* parent = nullptr);
    [[nodiscard]] QList<int> pages() const; ///< empty while what is written can't be read

private:
    void refresh();

    int m_pageCount;
    QList<int> m_ownPages;
    QRadioButton* m_all;
    QRadioButton* m_odd;
    QRadioButton* m_even;
    QRadioButton* m_some;
    QLineEdit* m_range;
    QLabel* m_sum;
    QPushButton* m_accept = nullptr;
};

/** Asks for rows and columns of check boxes or radio buttons. */
class EditorGridDialog final : public QDialog
{
    Q_OBJECT
public:
    /** `guess`: columns and rows to begin with. */
    EditorGridDialog(domain::TagType type, QSize guess, QWidget* parent = nullptr);
    [[nodiscard]] int rows() const;
    [[nodiscard]] int columns() const;

private:
    void refresh();

    domain::TagType m_type;
    QSpinBox* m_rows;
    QSpinBox* m_columns;
    QLabel* m_sum;
    QPushButton* m_accept = nullptr;
};

} // namespace ink::ui
