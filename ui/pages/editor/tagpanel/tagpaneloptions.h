// Private to ui/pages: a part of the tag panel.
#pragma once

#include "ui/pages/editor/tagpanel/tagpanelsection.h"

class QPlainTextEdit;
class QSpinBox;

namespace ink::ui {

class ToneLabel;

/** Help for the signer, automatic values, formats of texts and numbers, limits of dates and of groups of
 * check boxes. */
class TagOptionsSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagOptionsSection(QWidget* parent);
    void retranslate() override;

Q_SIGNALS:
    /** Emitted when the user has edited the limit that the selected check boxes share with others. */
    void groupEdited(const QString& property, const QString& text, const ink::ui::TagEdit& edit);

protected:
    bool loadTags(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    QLabel* addLimit(QSpinBox*& box, const char* name, const char* words,
                     std::optional<int> domain::TagStyle::*value);
    QLabel* addDateLimit(QLineEdit*& field, ToneLabel*& fault, const char* name, const char* words,
                         QString domain::TagStyle::*value);
    void showFaults();
    void loadBoxes(const domain::Document& document, const QList<domain::Tag>& tags);

    QComboBox* m_fill;
    QLabel* m_fillLabel;
    QCheckBox* m_multiline;
    QCheckBox* m_comb;
    QComboBox* m_format;
    QLabel* m_formatLabel;
    ToneLabel* m_formatFault;
    QLineEdit* m_earliest = nullptr;
    QLabel* m_earliestLabel;
    ToneLabel* m_earliestFault = nullptr;
    QLineEdit* m_latest = nullptr;
    QLabel* m_latestLabel;
    ToneLabel* m_latestFault = nullptr;
    QLineEdit* m_boxes;
    QLabel* m_boxesLabel;
    QSpinBox* m_minChosen = nullptr;
    QLabel* m_minChosenLabel;
    QSpinBox* m_maxChosen = nullptr;
    QLabel* m_maxChosenLabel;
    QCheckBox* m_picture;
    QComboBox* m_note;
    QLabel* m_noteLabel;
    QLabel* m_noteHint;
    QPlainTextEdit* m_help;
    QLabel* m_helpLabel;
};

} // namespace ink::ui
