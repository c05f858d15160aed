#pragma once

#include "app/domain/document.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QUndoStack;

namespace ink::ui {

class DraftTarget;

/** What the selected tags are and may be: one tag's properties, or what several have in common. */
class EditorTagPanel final : public QWidget
{
    Q_OBJECT
public:
    explicit EditorTagPanel(QWidget* parent = nullptr);

    /** Null target: only looking. */
    void setEditing(DraftTarget* target, QUndoStack* stack);
    void setDocument(const domain::Document& document);
    void setSelection(const QList<domain::TagId>& selection);

Q_SIGNALS:
    void removeRequested();
    void duplicateRequested();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void retranslate();
    void refresh();
    void refreshRecipients(const QList<domain::Tag>& tags);
    [[nodiscard]] QList<domain::Tag> selectedTags() const;
    void change(const QString& property, const QString& text, const std::function<void(domain::Tag&)>& edit);
    void changePlace(const std::function<void(domain::PageRect&)>& edit);

    DraftTarget* m_target = nullptr;
    QUndoStack* m_stack = nullptr;
    domain::Document m_document;
    QList<domain::TagId> m_selection;
    bool m_refreshing = false;

    QLabel* m_heading;
    QLabel* m_empty;
    QWidget* m_form;
    QGridLayout* m_grid;
    QLabel* m_sign;
    QLabel* m_kind;
    QLabel* m_forLabel;
    QComboBox* m_for;
    QLabel* m_nameLabel;
    QLineEdit* m_name;
    QLabel* m_placeLabel;
    QSpinBox* m_x;
    QSpinBox* m_y;
    QSpinBox* m_width;
    QSpinBox* m_height;
    QCheckBox* m_mandatory;
    QCheckBox* m_readOnly;
    QCheckBox* m_checked;
    QLabel* m_valueLabel;
    QLineEdit* m_value;
    QLabel* m_placeholderLabel;
    QLineEdit* m_placeholder;
    QLabel* m_optionsLabel;
    QPlainTextEdit* m_options;
    QLabel* m_formatLabel;
    QComboBox* m_format;
    QLabel* m_sizeLabel;
    QSpinBox* m_size;
    QPushButton* m_duplicate;
    QPushButton* m_remove;
};

} // namespace ink::ui
