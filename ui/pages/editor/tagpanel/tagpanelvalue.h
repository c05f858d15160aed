// Private to ui/pages: a part of the tag panel.
#pragma once

#include "ui/pages/editor/tagpanel/tagpanelsection.h"

class QDateEdit;
class QPlainTextEdit;
class QSpinBox;

namespace ink::ui {

class ToneLabel;

/** The initial value of a tag, its choices, and its placeholder. */
class TagValueSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagValueSection(QWidget* parent);
    void retranslate() override;

Q_SIGNALS:
    /** Emitted when the user sets or clears this radio button as the default of its group. */
    void defaultChoiceChanged(bool on);
    /** Emitted with the lines of a list's options before and after editing, including empty ones. */
    void optionsEdited(const QStringList& before, const QStringList& now);

protected:
    bool loadTags(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    void setText(const QString& text);
    void showFault(const QList<domain::Tag>& tags);

    QLineEdit* m_text;
    QLabel* m_textLabel;
    QPlainTextEdit* m_note;
    QLabel* m_noteLabel;
    QComboBox* m_choice;
    QLabel* m_choiceLabel;
    QDateEdit* m_date;
    QLabel* m_dateLabel;
    QCheckBox* m_checked;
    QPlainTextEdit* m_options;
    QStringList m_optionLines; ///< before the latest change
    QLabel* m_optionsLabel;
    QLineEdit* m_answer;
    QLabel* m_answerLabel;
    QLineEdit* m_placeholder;
    QLabel* m_placeholderLabel;
    ToneLabel* m_fault;
};

/** The rules for values: patterns and lengths of texts, limits of numbers, date formats. */
class TagRulesSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagRulesSection(QWidget* parent);
    void retranslate() override;

protected:
    bool loadTags(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    void addLimit(QLineEdit*& field, QLabel*& label, ToneLabel*& fault, const char* name, const char* words,
                  std::optional<double> domain::TagStyle::*value);
    void showLimitFaults();
    void tryExample();
    [[nodiscard]] QString summary(const QList<domain::Tag>& tags) const;

    QComboBox* m_form;
    QLabel* m_formLabel;
    QLineEdit* m_pattern;
    QLabel* m_patternLabel;
    ToneLabel* m_patternFault;
    QLineEdit* m_example;
    QLabel* m_exampleLabel;
    ToneLabel* m_verdict;
    QSpinBox* m_minLength;
    QLabel* m_minLengthLabel;
    QSpinBox* m_maxLength;
    QLabel* m_maxLengthLabel;
    QLineEdit* m_min;
    QLabel* m_minLabel;
    ToneLabel* m_minFault;
    QLineEdit* m_max;
    QLabel* m_maxLabel;
    ToneLabel* m_maxFault;
    QSpinBox* m_decimals;
    QLabel* m_decimalsLabel;
    QComboBox* m_dateFormat;
    QLabel* m_dateFormatLabel;
    domain::Tag m_probe; ///< the first tag, for the example
    std::optional<QString> m_shownPattern;
};

} // namespace ink::ui
