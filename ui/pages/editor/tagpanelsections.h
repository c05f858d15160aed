// Private to ui/pages: the parts of the tag panel.
#pragma once

#include "app/settings/settings.h"
#include "ui/pages/editor/tagpanelsection.h"

#include <QSet>

#include <array>

class QDateEdit;
class QDoubleSpinBox;
class QPlainTextEdit;
class QSpinBox;

namespace ink::ui {

class ConditionTermRow;
class FormulaEdit;
class ToneLabel;

/** One of a rectangle's numbers. */
using RectField = int domain::PageRect::*;

/** Kind, recipient, name, group, mandatory, read-only. */
class TagBasicsSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagBasicsSection(QWidget* parent);
    void retranslate() override;

Q_SIGNALS:
    void assigned(int invitationIndex);
    void renamed(const QString& name);
    void groupRenamed(const QString& name); ///< while it is being written
    void groupChosen(const QString& name);  ///< another group that there is
    void groupLeft();                       ///< the buttons are to be a group of their own

protected:
    bool take(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    QLabel* m_sign;
    QComboBox* m_kind;
    QComboBox* m_for;
    QLabel* m_forLabel;
    QLineEdit* m_name;
    QLabel* m_nameLabel;
    QComboBox* m_group;
    QLabel* m_groupLabel;
    QToolButton* m_leaveGroup;
    QCheckBox* m_mandatory;
    QCheckBox* m_readOnly;
};

/** Left, top, width and height in the chosen unit. */
class TagPlaceSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagPlaceSection(QWidget* parent);
    void retranslate() override;
    void setUnits(settings::Units units);

Q_SIGNALS:
    /** In points. */
    void placed(ink::ui::RectField field, int points);
    void unitsChosen(ink::settings::Units units);

protected:
    bool take(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    struct Field
    {
        QDoubleSpinBox* box = nullptr;
        RectField field = nullptr;
    };
    void showValues();

    std::array<Field, 4> m_fields{};
    QComboBox* m_units;
    settings::Units m_chosen = settings::Units::Points;
    QList<domain::Tag> m_tags;
};

/** What a tag holds at first, its choices, and the hint in it. */
class TagValueSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagValueSection(QWidget* parent);
    void retranslate() override;

Q_SIGNALS:
    /** Of a radio button: this one is chosen at first, the others of its group are not. */
    void chosenAtFirst(bool on);
    /** The lines of a list's options as they were and as they are now, empty ones too. */
    void optionsWritten(const QStringList& before, const QStringList& now);

protected:
    bool take(const domain::Document& document, const QList<domain::Tag>& tags) override;

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
    QStringList m_optionLines; ///< as they were before the latest change
    QLabel* m_optionsLabel;
    QLineEdit* m_answer;
    QLabel* m_answerLabel;
    QLineEdit* m_placeholder;
    QLabel* m_placeholderLabel;
    ToneLabel* m_fault;
};

/** What may be entered: forms and lengths of texts, limits of numbers, how dates are written. */
class TagRulesSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagRulesSection(QWidget* parent);
    void retranslate() override;

protected:
    bool take(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
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
    QLineEdit* m_max;
    QLabel* m_maxLabel;
    QSpinBox* m_decimals;
    QLabel* m_decimalsLabel;
    QComboBox* m_dateFormat;
    QLabel* m_dateFormatLabel;
    domain::Tag m_probe; ///< the first of the tags, for the example
    std::optional<QString> m_shownPattern;
};

/** Font, size, colour, alignment. */
class TagLookSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagLookSection(QWidget* parent);
    void retranslate() override;

protected:
    bool take(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    void setColour(const QString& colour);

    QComboBox* m_family;
    QLabel* m_familyLabel;
    QSpinBox* m_size;
    QLabel* m_sizeLabel;
    QComboBox* m_align;
    QLabel* m_alignLabel;
    QList<QToolButton*> m_swatches;
    QLineEdit* m_colour;
    QLabel* m_colourLabel;
};

/** When a tag is shown. */
class TagConditionSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagConditionSection(QWidget* parent);
    void retranslate() override;
    /** Depends on this tag from now on, or on its group of buttons. */
    void dependOn(const domain::Tag& tag);

Q_SIGNALS:
    void pickRequested(); ///< the tag is to be named with a click on the page

protected:
    bool take(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    void addRow();
    /** A row for each term, and an empty one when there is none or one is being added. */
    void showRows();
    void apply();
    void remove(qsizetype row);
    void store(QList<domain::ConditionTerm> terms);

    domain::Document m_document;
    QList<domain::Tag> m_tags;
    QSet<domain::TagId> m_mine; ///< those of m_tags
    QStringList m_names;
    std::optional<std::optional<domain::TagCondition>> m_condition; ///< empty when the tags differ
    bool m_isAdding = false;
    QLabel* m_label;
    QVBoxLayout* m_rowLayout;
    QList<ConditionTermRow*> m_rows;
    QToolButton* m_add = nullptr;
    QToolButton* m_pick = nullptr;
    ToneLabel* m_fault;
};

/** How a tag is computed. */
class TagFormulaSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagFormulaSection(QWidget* parent);
    void retranslate() override;

protected:
    bool take(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    void apply();
    void tell();

    domain::Document m_document;
    domain::Tag m_tag;
    FormulaEdit* m_formula;
    QLabel* m_formulaLabel;
    QSpinBox* m_decimals;
    QLabel* m_decimalsLabel;
    QLabel* m_result;
    ToneLabel* m_fault;
};

} // namespace ink::ui
